import { type TextJudgement, textWorth } from '@miskatonic/bots'
import type { AbilityData, Effect } from '@miskatonic/effects'
import type { Payment } from '@miskatonic/kernel'
import type { MagicSymbol } from '../content/kinds.ts'
import { horrorOf } from './horror.ts'
import { siegeCost } from './mission.ts'
import { callCost, dread, floodCost, iconCost } from './outcome.ts'
import type { Detective, Held, Position } from './position.ts'

/* What a card's text is worth to a detective now. A fight more or less that is won is worth about twelve points. */

/** Whom it concerns, and how many cultists the team's plan leaves at each location. */
type Whom = {
  readonly p: Position
  readonly who: Detective
  readonly left?: ReadonlyMap<MagicSymbol, number>
  /** An Ancient One is about to cross, and the plan does not stop it. */
  readonly doomed?: boolean
}
const numberOf = (effect: Effect): number => Number(effect.n ?? 1)

/** What it is worth to be rid of so many tokens. */
const relief = ({ who }: Whom, n: number): number => {
  const gone = Math.min(n, who.madness)
  return dread({ ...who, tokens: who.tokens - gone }, gone)
}

const leftAt = ({ p, left }: Whom, slot: MagicSymbol): number => left?.get(slot) ?? p.siteOf(slot).cultists
/** A location that is about to have its fourth cultist. */
const isCrowded = (whom: Whom): boolean => {
  const { p, who } = whom
  return p.arrivals.includes(who.at) && !p.siteOf(who.at).sealed && leftAt(whom, who.at) >= 3
}
/** One cultist fewer arrives, here. */
function blockWorth(whom: Whom): number {
  const { p, who } = whom
  if (!p.arrivals.includes(who.at) || p.blocked.includes(who.at) || p.siteOf(who.at).ancient) return 0
  const all = p.sites.reduce((sum, { slot }) => sum + leftAt(whom, slot), 0)
  return 9 + floodCost(p, all) - floodCost(p, all - 1) + (isCrowded(whom) ? callCost(p) : 0) + reliefOfSiege(whom)
}
/** Nobody comes to the besieged location. */
function reliefOfSiege(whom: Whom): number {
  const { p, who } = whom
  const left = new Map(p.sites.map(({ slot }) => [slot, leftAt(whom, slot)]))
  return siegeCost(p, left, p.blocked) - siegeCost(p, left, [...p.blocked, who.at])
}
/** Whatever may still bring the champion a symbol is worth more than anybody's nerves. */
const lastHope = ({ p, who, doomed }: Whom, worth: number, hope: number): number =>
  doomed && horrorOf(p).horror?.champion.seat === who.seat ? hope : worth
const inPlay = ({ p }: Whom): boolean => p.sites.some(({ ancient }) => ancient !== null)

const DEEDS: { readonly [verb: string]: (effect: Effect, whom: Whom) => number } = {
  heal: (effect, whom) => relief(whom, numberOf(effect)),
  madden: (effect, { who }) => -3 - dread(who, numberOf(effect)),
  convert: () => 3,
  passMadness: (_effect, whom) => (whom.who.tokens >= 3 ? 5 : -1),
  draw: (effect, whom) => lastHope(whom, 2.5, 30) * numberOf(effect),
  discard: (effect) => -2 * numberOf(effect),
  replaceHand: (_effect, whom) => lastHope(whom, 3, 20),
  recoverCard: (_effect, whom) => lastHope(whom, 1.5, 60),
  rerollDice: (_effect, whom) => lastHope(whom, 0.5, 25),
  rerollPool: () => 0.5,
  setDie: (_effect, whom) => lastHope(whom, 2, 60),
  addDie: (_effect, whom) => lastHope(whom, 4, 50),
  block: (_effect, whom) => blockWorth(whom),
  hold: (_effect, whom) => (whom.doomed ? 300 : inPlay(whom) ? 4 : 0),
  calm: () => 5,
  driveOff: (_effect, whom) => (isCrowded(whom) ? 5 : -1),
  advance: (effect) => -4 * numberOf(effect),
  removeCrystal: () => 3,
  appear: () => -9,
  investigate: () => 3,
  drawItems: () => 3,
  lookAtItems: () => 0.5,
  lookAtCultists: () => 0.5,
  gainTrophy: () => 5,
  loseTrophy: () => -5,
  shareTrophies: () => 0,
  shiftMadness: (_effect, { p }) => (p.team.some(({ tokens }) => tokens >= 3) && p.team.some(({ tokens }) => tokens <= 1) ? 8 : 0),
  banish: (_effect, { p }) => 8 + floodCost(p, p.cultists) - floodCost(p, p.cultists - 1),
  removeCrystals: (effect) => 3 * numberOf(effect),
  rescue: () => 12,
  cure: () => 9,
}

const JUDGEMENT: TextJudgement<Whom> = {
  deed: (effect, whom) => DEEDS[effect.do]?.(effect, whom) ?? 0,
  own: { somebody: (_effect: never, whom: Whom) => Math.max(...whom.p.team.map((who) => relief({ ...whom, who }, 1))) },
  payment: ({ pay, n }: Payment) => (PRICES[pay] ?? 2) * Number(n),
  each: (_of, whom, one) => whom.p.team.reduce((sum, who) => sum + (who.at === whom.who.at ? one({ ...whom, who }) : 0), 0),
}
const PRICES: { readonly [resource: string]: number } = { card: 3, item: 5, trophy: 5, madness: 4, self: 3 }

export const effectWorth = (p: Position, who: Detective, effect: Effect | undefined, doomed = false): number =>
  textWorth(JUDGEMENT, effect, { p, who, doomed })

/** What it is worth to use one of these abilities here. */
export function actionWorth(
  p: Position,
  who: Detective,
  abilities: readonly AbilityData[],
  on: readonly string[],
  doomed: boolean,
): number {
  const worths = abilities.flatMap((ability) => {
    if (ability.ability !== 'action' || !on.includes(ability.on)) return []
    const effect = { do: 'may', effect: ability.effect, ...(ability.cost ? { cost: ability.cost } : {}) }
    const worth = effectWorth(p, who, effect, doomed)
    return [worth > 0 ? worth : -1]
  })
  return Math.max(-1, ...worths)
}

/** What it is worth to help somebody with a card: what it does there, what comes with it, and a new card, which counts where somebody has no fight. */
export function supportWorth(whom: Whom, helper: Detective, isIdle: boolean, held: Held): number {
  const { card } = held
  const { who } = whom
  if (card.kind !== 'action') return 0
  const general = card.of === undefined
  const then = general ? { ...who, tokens: who.tokens + 1, madness: who.madness + 1 } : who
  const redraw = card.icons.includes('noRedraw') ? -1 : isIdle ? 2 : 0.8
  const price = general ? 2 + dread(helper, 1) + dread(who, 1) : 0
  const lends = card.lends || card.abilities ? -0.5 : 0
  return textWorth(JUDGEMENT, card.support, { ...whom, who: then }) + redraw + lends - iconCost(held) - price
}
