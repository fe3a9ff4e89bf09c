import type { Seat } from '@miskatonic/kernel'
import type { MagicSymbol } from '../content/kinds.ts'
import { covers, missing, type Unit } from '../rules/cover.ts'
import { DEADLY } from '../rules/madness.ts'
import { type Detective, type Enemy, type Held, type Position, type Site, shownBy } from './position.ts'
import { sealable, spareTrophies } from './trophies.ts'

/*
 * Who goes where, fights whom, takes which die and is lent what: for the whole team. All cards lie open, so that every bot comes to the same plan
 * and does its own part of it; after each deed it is made anew.
 */

/** A card of somebody's hand that another is to be lent. */
export type Loan = { readonly card: Held; readonly from: Seat }
/** What one detective is to do. */
export type Part = {
  readonly who: Detective
  readonly slot: MagicSymbol
  readonly enemies: readonly Enemy[]
  readonly die: Held | null
  readonly loans: readonly Loan[]
  /** The own cards and dice it takes. */
  readonly uses: readonly string[]
}
export type Plan = { readonly parts: readonly Part[]; readonly worth: number }

/** So many of the best beginnings are followed. */
const BREADTH = 24
/** At most so many symbols are borrowed for a cultist, and for an Ancient One. */
const LOANS = 2
const GREAT_LOANS = 5

export function planOf(p: Position): Plan {
  let plans: Plan[] = [{ parts: [], worth: 0 }]
  // Whoever has moved is bound; whoever is close to madness chooses first.
  const order = [...p.team].sort((a, b) => b.moves - a.moves || b.tokens - a.tokens)
  for (const who of order) {
    const hunts = huntsOf(p, who)
    plans = plans
      .flatMap((plan) => hunts.flatMap((hunt) => partsFor(p, plan, who, hunt)).map((part) => extended(p, plan, part)))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, BREADTH)
  }
  return plans[0] ?? { parts: [], worth: 0 }
}

type Hunt = { readonly site: Site; readonly enemies: readonly Enemy[]; readonly lacks: readonly MagicSymbol[] }

/** Everything a detective could go for: nobody, somebody, or two at one location. */
function huntsOf(p: Position, who: Detective): Hunt[] {
  const sites = p.sites.filter(({ slot }) => slot === who.at || who.moves === 0)
  return sites.flatMap((site) => {
    const pairs = site.enemies.flatMap((one, i) => site.enemies.slice(i + 1).map((other) => [one, other]))
    return [[], ...site.enemies.map((one) => [one]), ...pairs].flatMap((enemies) => {
      const needs = enemies.flatMap((enemy) => enemy.needs)
      const lacks = missing(needs, who.units)
      const most = enemies.some((enemy) => enemy === site.ancient) ? GREAT_LOANS : LOANS
      return lacks.length <= most + 1 + who.jokers ? [{ site, enemies, lacks }] : []
    })
  })
}

/** The ways to do it with what the plan has left. */
function partsFor(p: Position, plan: Plan, who: Detective, { site, enemies, lacks }: Hunt): Part[] {
  if (enemies.some((enemy) => plan.parts.some((part) => part.enemies.includes(enemy)))) return []
  if (!inReach(plan, who, site, enemies)) return []
  const lent = plan.parts.flatMap(({ loans }) => loans.filter(({ from }) => from === who.seat).map(({ card }) => card.alias))
  const units = who.units.filter(({ piece }) => !lent.includes(piece))
  const needs = enemies.flatMap((enemy) => enemy.needs)
  const short = lent.length ? missing(needs, units) : lacks
  const dice = who.takes === 0 ? freeDice(p, plan).filter((die) => shownBy(die).some((symbol) => short.includes(symbol))) : []
  return [null, ...(short.length ? dice : [])].flatMap((die) => {
    const own = die ? [...units, { piece: die.alias, gives: shownBy(die) }] : units
    const lacking = die ? missing(needs, own) : short
    const left = lacking.slice(0, Math.max(0, lacking.length - who.jokers))
    const loans = borrowed(p, plan, who, left)
    if (!loans) return []
    const borrowedUnits = loans.flatMap(({ card }) => unitsLentBy(card))
    return [
      { who, slot: site.slot, enemies, die, loans, uses: leastOf(metBy(needs, [...own, ...borrowedUnits]), [...own, ...borrowedUnits]) },
    ]
  })
}

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
  card.kind === 'action' ? (card.lends ?? []).map((gives) => ({ piece: alias, gives })) : []

/** What the others can lend for these symbols, what costs nobody madness first; null: not enough. */
function borrowed(p: Position, plan: Plan, who: Detective, symbols: readonly MagicSymbol[]): Loan[] | null {
  const loans: Loan[] = []
  for (const symbol of symbols) {
    const open = p.team
      .filter((other) => other !== who)
      .flatMap((other) => other.hand.filter((card) => isFree(plan, loans, card)).map((card) => ({ card, from: other.seat })))
      .filter(({ card }) => card.card.lends?.some((gives) => gives.includes(symbol)))
      .sort((a, b) => Number(a.card.card.of === undefined) - Number(b.card.card.of === undefined))
    const [loan] = open
    if (!loan) return null
    loans.push(loan)
  }
  return loans
}
const isFree = (plan: Plan, loans: readonly Loan[], { alias }: Held): boolean =>
  !loans.some(({ card }) => card.alias === alias) &&
  !plan.parts.some((part) => part.uses.includes(alias) || part.loans.some(({ card }) => card.alias === alias))

/** The needs that these can meet. */
export function metBy(needs: readonly MagicSymbol[], units: readonly Unit[]): MagicSymbol[] {
  const met = [...needs]
  for (const symbol of missing(needs, units)) met.splice(met.indexOf(symbol), 1)
  return met
}

/** The sources that are enough, as few as can be: dice and help rather than cards, cards rather than items. */
export function leastOf(needs: readonly MagicSymbol[], units: readonly Unit[]): string[] {
  let kept = [...units]
  for (const unit of [...units].reverse()) {
    const without = kept.filter((one) => one !== unit)
    if (covers(needs, without)) kept = without
  }
  return needs.length ? kept.map(({ piece }) => piece) : []
}

// --- what a part is worth

const KILL = 12
const IDLE = -14
const GENERAL = -4
const NEVER = -1000

function extended(p: Position, { parts, worth }: Plan, part: Part): Plan {
  return { parts: [...parts, part], worth: worth + worthOf(p, parts, part) }
}

function worthOf(p: Position, parts: readonly Part[], part: Part): number {
  const site = p.siteOf(part.slot)
  const falls = part.enemies.reduce((sum, enemy) => sum + fallWorth(p, parts, site, enemy, part.enemies), 0)
  const idle = part.enemies.length ? 0 : IDLE - dread(part.who, 1)
  const fallenHere = [...parts, part].filter(({ slot }) => slot === part.slot).reduce((n, one) => n + one.enemies.length, 0)
  const after = site.cultists - fallenHere
  return (
    falls + idle + loanWorth(p, parts, part) + placeWorth(p, part.who, site, Math.max(0, after), part.enemies.length) - (part.die ? 0.5 : 0)
  )
}

/** The nearer the end of the mind, the dearer a token. */
export const dread = ({ tokens }: Detective, n: number): number => {
  const then = tokens + n
  return then >= DEADLY ? 500 : then === DEADLY - 1 ? 20 : then === DEADLY - 2 ? 7 : 1
}

function loanWorth(p: Position, parts: readonly Part[], { who, loans, enemies }: Part): number {
  const general = loans.filter(({ card }) => card.card.kind === 'action' && card.card.of === undefined)
  const attack = enemies.reduce((sum, { card }) => sum + (card.kind === 'ancient' ? card.attackMadness : 0), 0)
  const own = general.length + attack
  if (who.tokens + own >= DEADLY) return NEVER
  const lenders = general.reduce((sum, { from }) => {
    const lender = p.detectiveOf(from) as Detective
    const before = parts.flatMap((part) => part.loans).filter((loan) => loan.from === from).length
    return sum + dread(lender, 1 + before)
  }, 0)
  const icons = loans.reduce((sum, { card }) => sum + iconCost(card), 0)
  return general.length * GENERAL - lenders - (own ? dread(who, own) : 0) - icons - loans.length
}

/** What comes with a card that is played: a cultist, a step of terror. */
export const iconCost = ({ card }: Held): number =>
  card.kind === 'action' ? (card.icons.includes('cultist') ? 9 : 0) + (card.icons.includes('terror') ? 4 : 0) : 0

/** Next turn as many arrive as there are detectives: what it is worth that one falls of so many on the whole board. */
export function floodWorth(p: Position, cultists: number): number {
  const over = cultists + p.players - p.limit
  return over > 0 ? 40 : over === 0 ? 12 : over === -1 ? 7 : over === -2 ? 4 : 1
}

/** What it is worth that one falls of so many where another arrives: the fourth calls an Ancient One. */
const CROWDED: readonly number[] = [0, 0, 2, 25, 8]

function fallWorth(p: Position, parts: readonly Part[], site: Site, enemy: Enemy, enemies: readonly Enemy[]): number {
  if (enemy === site.ancient) return 120
  // Each cultist before it is a turn before it crosses: the last one is left, unless it falls too.
  if (site.ancient && !enemies.includes(site.ancient)) {
    const fallen = parts.filter(({ slot }) => slot === site.slot).reduce((n, part) => n + part.enemies.length, 0)
    if (site.cultists - fallen <= 1) return -30
  }
  const fallen = parts.filter(({ slot }) => slot === site.slot).reduce((n, part) => n + part.enemies.length, 0) + enemies.indexOf(enemy)
  const crowded = !site.sealed && !site.ancient && p.arrivals.includes(site.slot) ? (CROWDED[site.cultists - fallen] ?? 0) : 0
  const left = p.cultists - parts.reduce((n, part) => n + part.enemies.length, 0) - enemies.indexOf(enemy)
  const flood = floodWorth(p, left)
  const trophy = enemy.card.kind === 'cultist' && enemy.card.sectSymbol ? 2 : 0
  return KILL + crowded + flood + trophy - 0.1 * enemy.needs.length
}

/** What else can be done there: sealing, or bringing trophies. */
function placeWorth(p: Position, who: Detective, site: Site, cultists: number, won: number): number {
  const spare = spareTrophies(p, who).length + won
  const room = site.sealed ? 0 : p.players - site.offered
  const brings = Math.max(0, Math.min(room, spare))
  const seals = sealable(p, who, site, brings, cultists) ? 40 - 6 * cultists : 0
  const needed = who.seals.includes(site.slot) && !site.sealed ? 1 : 0
  const closer = p.team.some(({ seals: held }) => held.includes(site.slot)) ? 1.5 : 0.3
  return seals + closer * brings * (1 + (site.offered + brings) / p.players) + needed + (site.slot === who.at ? 0.2 : 0)
}
