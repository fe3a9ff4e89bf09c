import type { Effect } from '@miskatonic/effects'
import { choose, cure, each, everyone, gain, restoreItem, unseal } from '../builders.ts'
import type { ScapeStep, Suit, TurnCard } from '../kinds.ts'

/* Twelve Turn cards, three of each suit; the more steps, the better the Loot. */

const [m, b, s, v]: readonly ScapeStep[] = ['metamorphosis', 'basic', 'special', 'movement']
const card = (suit: Suit, n: number, steps: readonly (ScapeStep | undefined)[], loot: Effect): TurnCard => ({
  id: `turn-${suit}-${n}`,
  kind: 'turn',
  suit,
  steps: steps.filter((step) => step !== undefined),
  loot,
})
const small = choose(gain.ether(1), unseal(2))
const fair = choose(gain.ether(2), gain.gems(1), each(everyone, cure(1)))
const good = choose(each(everyone, gain.ether(1), 'together'), gain.keys(1), restoreItem, gain.hours(1))
const best = choose(each(everyone, gain.ether(2), 'together'), each(everyone, cure(2)), each(everyone, unseal(4)))

export const turnCards: readonly TurnCard[] = [
  card('hearts', 1, [v], small),
  card('hearts', 2, [b, v], fair),
  card('hearts', 3, [v, b, s], good),
  card('spades', 1, [b], small),
  card('spades', 2, [v, s], fair),
  card('spades', 3, [m, v, b], good),
  card('diamonds', 1, [m, v], fair),
  card('diamonds', 2, [b, s, v], good),
  card('diamonds', 3, [m, v, b, s], best),
  card('clubs', 1, [v, b], fair),
  card('clubs', 2, [m, s, v], good),
  card('clubs', 3, [s, m, v, b], best),
]
