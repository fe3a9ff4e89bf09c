import { type TextJudgement, textWorth } from '@miskatonic/bots'
import type { AbilityData, Effect } from '@miskatonic/effects'
import type { Payment } from '@miskatonic/kernel'
import { dread, iconCost } from './plan.ts'
import type { Detective, Held, Position } from './position.ts'

/* What a card's text is worth to a detective now. A fight more or less that is won is worth about twelve points. */

type Whom = { readonly p: Position; readonly who: Detective }
const numberOf = (effect: Effect): number => Number((effect as { n?: unknown }).n ?? 1)

/** What it is worth to be rid of so many tokens. */
function relief({ who }: Whom, n: number): number {
  let worth = 0
  for (let i = 0; i < Math.min(n, who.madness); i++) worth += who.tokens - i >= 4 ? 14 : who.tokens - i === 3 ? 6 : 2.5
  return worth
}

/** A location that is about to have its fourth cultist. */
const isCrowded = ({ p, who }: Whom): boolean => {
  const { cultists, sealed } = p.siteOf(who.at)
  return p.arrivals.includes(who.at) && cultists >= 2 && !sealed
}
const isFlooded = ({ p }: Whom): boolean => p.cultists >= p.limit - 1
const atPortal = ({ p }: Whom): boolean => p.sites.some(({ ancient, cultists }) => ancient !== null && cultists === 0)
const inPlay = ({ p }: Whom): boolean => p.sites.some(({ ancient }) => ancient !== null)

const DEEDS: { readonly [verb: string]: (effect: Effect, whom: Whom) => number } = {
  heal: (effect, whom) => relief(whom, numberOf(effect)),
  madden: (effect, { who }) => -3 - dread(who, numberOf(effect)),
  convert: () => 3,
  passMadness: (_effect, whom) => (whom.who.tokens >= 3 ? 5 : -1),
  draw: (effect) => 2.5 * numberOf(effect),
  discard: (effect) => -2 * numberOf(effect),
  replaceHand: () => 3,
  recoverCard: () => 1.5,
  rerollDice: () => 0.5,
  rerollPool: () => 0.5,
  setDie: () => 2,
  addDie: () => 4,
  block: (_effect, whom) => (whom.p.arrivals.includes(whom.who.at) ? (isCrowded(whom) ? 18 : 10) + (isFlooded(whom) ? 8 : 0) : 0),
  hold: (_effect, whom) => (atPortal(whom) ? 150 : inPlay(whom) ? 8 : 0),
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
}

const JUDGEMENT: TextJudgement<Whom> = {
  deed: (effect, whom) => DEEDS[effect.do]?.(effect, whom) ?? 0,
  own: { somebody: (_effect: never, whom: Whom) => Math.max(...whom.p.team.map((who) => relief({ ...whom, who }, 1))) },
  payment: ({ pay, n }: Payment) => (PRICES[pay] ?? 2) * Number(n),
  each: (_of, whom, one) => whom.p.team.reduce((sum, who) => sum + (who.at === whom.who.at ? one({ ...whom, who }) : 0), 0),
}
const PRICES: { readonly [resource: string]: number } = { card: 3, item: 5, trophy: 5, madness: 4, self: 3 }

export const effectWorth = (p: Position, who: Detective, effect: Effect | undefined): number => textWorth(JUDGEMENT, effect, { p, who })

/** What it is worth to use one of these abilities here. */
export function actionWorth(p: Position, who: Detective, abilities: readonly AbilityData[], on: readonly string[]): number {
  const worths = abilities.flatMap((ability) => {
    if (ability.ability !== 'action' || !on.includes(ability.on)) return []
    const effect = { do: 'may', effect: ability.effect, ...(ability.cost ? { cost: ability.cost } : {}) } as unknown as Effect
    const worth = effectWorth(p, who, effect)
    return [worth > 0 ? worth : -1]
  })
  return Math.max(-1, ...worths)
}

/** What it is worth to help somebody with a card: what it does there, what comes with it, and a new card, which counts where somebody has no fight. */
export function supportWorth(p: Position, isIdle: boolean, held: Held, other: Detective): number {
  const { card } = held
  if (card.kind !== 'action') return 0
  const general = card.of === undefined
  const then = general ? { ...other, tokens: other.tokens + 1, madness: other.madness + 1 } : other
  const redraw = card.icons.includes('noRedraw') ? -1 : isIdle ? 2 : 0.5
  const price = general ? 6 + dread(p.me, 1) + dread(other, 1) : 0
  return effectWorth(p, then, card.support) + redraw - iconCost(held) - price
}
