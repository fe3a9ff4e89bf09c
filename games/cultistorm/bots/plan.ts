import type { MagicSymbol } from '../content/kinds.ts'
import type { Unit } from '../rules/cover.ts'
import { type Aid, aided, aidsOfCard, type Contest, lent } from './aids.ts'
import { keepsake } from './horror.ts'
import { lacking } from './lacking.ts'
import { outcomeWorth } from './outcome.ts'
import type { Loan, Part } from './part.ts'
import type { Detective, Enemy, Held, Position, Site } from './position.ts'
import { leastOf, metBy } from './sources.ts'

/*
 * Who goes where, fights whom, takes which die and is lent what: for the whole team. All cards lie open, so that every bot comes to the same plan
 * and does its own part of it; after each deed it is made anew.
 */

export type Plan = { readonly parts: readonly Part[]; readonly worth: number }

/** So many of the best beginnings are followed. */
const BREADTH = 20
/** So few that each is tried as the last. */
const FEW = 3
/** At most so many cards are borrowed for a cultist, and for an Ancient One. */
const LOANS = 2
const GREAT_LOANS = 6

export function planOf(p: Position): Plan {
  // Whoever has moved is bound; whoever is close to madness chooses first. Whoever fights an Ancient One comes after those who clear the way,
  // and where few can borrow from each other it matters who is left the last choice.
  const order = [...p.team].sort((a, b) => b.moves - a.moves || b.tokens - a.tokens)
  const isTried = p.players <= FEW || p.sites.some(({ ancient }) => ancient)
  const orders = isTried ? order.map((last) => [...order.filter((one) => one !== last), last]) : [order]
  const plans = orders.map((one) => planIn(p, one))
  return plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best))
}

function planIn(p: Position, order: readonly Detective[]): Plan {
  let plans: Plan[] = [{ parts: [], worth: 0 }]
  for (const who of order) {
    const hunts = huntsOf(p, who)
    plans = plans
      .flatMap((plan) => {
        const left = leftFor(p, plan, who)
        return hunts.flatMap((hunt) => partsFor(p, plan, left, hunt)).map((part) => extended(p, plan, part))
      })
      .sort((a, b) => b.worth - a.worth)
      .slice(0, BREADTH)
  }
  return plans[0] ?? { parts: [], worth: Number.NEGATIVE_INFINITY }
}

function extended(p: Position, plan: Plan, part: Part): Plan {
  const parts = [...plan.parts, part]
  return { parts, worth: outcomeWorth(p, parts) }
}

type Hunt = { readonly site: Site; readonly enemies: readonly Enemy[]; readonly lacks: readonly MagicSymbol[] }

/** Everything a detective could go for: nobody, somebody, or two at one location. A move that costs a token is for those who can bear it. */
function huntsOf(p: Position, who: Detective): Hunt[] {
  const mayMove = who.trapped === null && !isSettled(p, who) && (who.moveCost === 0 || who.tokens <= 1)
  return p.sites
    .filter(({ slot }) => slot === who.at || mayMove)
    .flatMap((site) => {
      const pairs = site.enemies.flatMap((one, i) => site.enemies.slice(i + 1).map((other) => [one, other]))
      if (who.trapped !== null) return [{ site, enemies: [], lacks: [] }]
      return [[], ...site.enemies.map((one) => [one]), ...pairs].flatMap((enemies) => {
        const lacks = lacking(needsOf(enemies), who.units)
        const most = enemies.some((enemy) => enemy === site.ancient) ? GREAT_LOANS : LOANS
        return lacks.length <= most + 1 + who.aids.length ? [{ site, enemies, lacks }] : []
      })
    })
}
/** Has said to be ready: goes nowhere any more, and thinks again only when helped. */
const isSettled = (p: Position, who: Detective): boolean => who.ready && who !== p.me
const needsOf = (enemies: readonly Enemy[]): MagicSymbol[] => enemies.flatMap(({ needs }) => needs)

/** What a plan has left for one more detective. */
type Left = {
  readonly who: Detective
  readonly units: readonly Unit[]
  readonly isWhole: boolean
  readonly dice: readonly Held[]
  readonly offers: readonly Loan[]
}
function leftFor(p: Position, plan: Plan, who: Detective): Left {
  const gone = plan.parts.flatMap(({ loans }) => loans.filter(({ from }) => from === who.seat).map(({ card }) => card.alias))
  return {
    who,
    units: who.units.filter(({ piece }) => !gone.includes(piece)),
    isWhole: gone.length === 0,
    dice: who.takes === 0 && !isSettled(p, who) ? freeDice(p, plan) : [],
    offers: offersFor(p, plan, who),
  }
}

/** The ways to do it with that. */
function partsFor(p: Position, plan: Plan, { who, units, isWhole, dice, offers }: Left, { site, enemies, lacks }: Hunt): Part[] {
  if (enemies.some((enemy) => plan.parts.some((part) => part.enemies.includes(enemy)))) return []
  if (!inReach(plan, who, site, enemies)) return []
  const short = isWhole ? lacks : lacking(needsOf(enemies), units)
  const fitting = short.length ? dice.filter((die) => p.shownBy(die).some((one) => short.includes(one))) : []
  return [null, ...fitting].flatMap((die) => {
    const own = die ? [...units, { piece: die.alias, gives: p.shownBy(die) }] : units
    const won = helped(who, offers, contestOf(who, site, enemies, own, die))
    if (!won) return []
    if (isSettled(p, who) && !won.loans.length && !enemies.every(({ alias }) => who.targets.includes(alias))) return []
    const uses = [...leastOf(metBy(won.contest.needs, won.contest.units), won.contest.units), ...won.aids]
    const attack = enemies.reduce((sum, { card }) => sum + (card.kind === 'ancient' ? card.attackMadness : 0), 0)
    const spends = won.contest.isAncient ? 0 : priceOf(p, who, uses) + won.loans.reduce((sum, { card }) => sum + keepsake(p, card.alias), 0)
    return [{ who, slot: site.slot, enemies, die, loans: won.loans, uses, spends, attack }]
  })
}

/** A charge is little, an item that goes is more, a card can be drawn again. */
function priceOf(p: Position, who: Detective, uses: readonly string[]): number {
  return uses.reduce((sum, alias) => {
    const card = p.piece(alias)?.card
    const kept = keepsake(p, alias)
    if (card?.kind === 'item') return sum + kept + ((card.charges ?? 1) > 1 ? 1 : 3)
    return sum + kept + (who.hand.some((held) => held.alias === alias) ? 0.2 : 0)
  }, 0)
}

const contestOf = (who: Detective, site: Site, enemies: readonly Enemy[], units: readonly Unit[], die: Held | null): Contest => ({
  needs: needsOf(enemies),
  units,
  hand: new Set(who.hand.map(({ alias }) => alias)),
  dice: new Set([...who.dice.map(({ alias }) => alias), ...(die ? [die.alias] : [])]),
  sect: enemies.some(({ card }) => card.kind === 'cultist' && card.sectSymbol === site.slot) ? site.slot : null,
  cultistDie: site.die,
  devoured: site.devoured,
  isAncient: enemies.some((enemy) => enemy === site.ancient),
})

/** From afar anybody but the Ancient One; else from the front, where others may have cleared the way. */
function inReach(plan: Plan, who: Detective, { enemies: line, ancient }: Site, enemies: readonly Enemy[]): boolean {
  const falls = (enemy: Enemy): boolean => enemies.includes(enemy) || plan.parts.some((part) => part.enemies.includes(enemy))
  return enemies.every((enemy) => (who.isRanged && enemy !== ancient) || line.slice(0, line.indexOf(enemy)).every(falls))
}

const freeDice = (p: Position, plan: Plan): Held[] => {
  const free = p.pool.filter((die) => !plan.parts.some((part) => part.die === die))
  return free.filter((die, i) => free.findIndex((one) => one.marks.face === die.marks.face) === i)
}

const unitsLentBy = ({ alias, card }: Held): Unit[] =>
  card.kind === 'action' || card.kind === 'help' ? (card.lends ?? []).map((gives) => ({ piece: alias, gives })) : []

/** Whether somebody, as things stand, wins against this one. */
export const isBeatable = (p: Position, who: Detective, enemy: Enemy): boolean => {
  const site = p.sites.find(({ enemies }) => enemies.includes(enemy)) as Site
  return ownHelp(who, contestOf(who, site, [enemy], who.units, null)).lacks.length === 0
}

type Helped = { readonly contest: Contest; readonly aids: readonly string[]; readonly loans: readonly Loan[] }

type Aided = { readonly contest: Contest; readonly lacks: readonly MagicSymbol[]; readonly aids: readonly string[] }

/** The fight with what one's own abilities, items and the help received can do. */
function ownHelp(who: Detective, start: Contest): Aided {
  let contest = start
  let lacks = lacking(contest.needs, contest.units)
  const aids: string[] = []
  for (const aid of who.aids) {
    const next = lacks.length ? aided(contest, aid, lacks) : null
    if (!next) continue
    contest = next
    lacks = lacking(contest.needs, contest.units)
    aids.push(aid.alias)
  }
  return { contest, lacks, aids }
}

/** The fight won, with what the others can lend too; null: it is not enough. */
function helped(who: Detective, offers: readonly Loan[], start: Contest): Helped | null {
  let { contest, lacks, aids } = ownHelp(who, start)
  const loans: Loan[] = []
  const most = contest.isAncient ? GREAT_LOANS : LOANS
  if (lacks.length > 2 * most) return null
  for (const loan of offers) {
    if (!lacks.length || loans.length === most) break
    const next = withLoan(contest, loan, lacks)
    if (!next) continue
    contest = next
    lacks = lacking(contest.needs, contest.units)
    loans.push(loan)
  }
  return lacks.length ? null : { contest, aids, loans }
}

/** The cards of the others that nobody needs, what costs nobody madness first. */
function offersFor(p: Position, plan: Plan, who: Detective): Loan[] {
  const isFree = ({ alias }: Held): boolean =>
    !plan.parts.some((part) => part.uses.includes(alias) || part.loans.some(({ card }) => card.alias === alias))
  const own = p.team
    .filter((other) => other !== who)
    .flatMap((other) => other.hand.filter(isFree).map((card) => ({ card, from: other.seat, cost: lendingCost(card, other) })))
  return [...p.afar.filter(isFree).map((card) => ({ card, from: FAR, cost: 1 })), ...own].sort((a, b) => a.cost - b.cost)
}
/** Help from afar is nobody's of the team. */
const FAR = ''
const lendingCost = ({ card }: Held, { tokens }: Detective): number =>
  card.kind !== 'action'
    ? 99
    : (card.of === undefined ? 4 + tokens : 0) + (card.icons.includes('cultist') ? 3 : 0) + (card.icons.includes('terror') ? 1 : 0)

function withLoan(contest: Contest, { card }: Loan, lacks: readonly MagicSymbol[]): Contest | null {
  const units = unitsLentBy(card)
  if (units.some(({ gives }) => gives.some((one) => lacks.includes(one)))) return lent(contest, units)
  const [aid] = aidsOfCard(card.alias, card.card) as [Aid?]
  return aid ? aided(contest, aid, lacks) : null
}
