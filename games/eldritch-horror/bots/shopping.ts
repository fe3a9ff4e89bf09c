import type { AbilityData } from '@miskatonic/effects'
import type { Json } from '@miskatonic/kernel'
import type { AssetCard, ConditionCard, SpellCard } from '../content/nodes.ts'
import type { Skill } from '../rules/shape.ts'
import { diceOf, testTable } from './dice.ts'
import { expected } from './odds.ts'
import { CONDITIONS, POINTS, recovery, TRAITS } from './points.ts'
import type { Position, Someone } from './position.ts'

/* What cards are worth to have, and what an Influence test will buy. */

/** How often a skill is tested, and how much hangs on it: what one more die of it is worth through the game. */
const DIE: Readonly<Record<Skill, number>> = { lore: 4, influence: 2, observation: 4, strength: 2, will: 4 }
const COMBAT_DIE: Readonly<Record<string, number>> = { strength: 2.5, will: 1.5 }

export function cardWorth(card: AssetCard | SpellCard | ConditionCard, who: Someone | null): number {
  if (card.kind === 'condition') return conditionWorth(card)
  if (card.kind === 'spell') return POINTS.spell + 0.4 * ((who?.skills.lore ?? 2) - 2)
  if (card.service) return serviceWorth(card, who)
  const gifts = (card.abilities ?? []).reduce((sum, ability) => sum + giftWorth(ability, who), 0)
  return POINTS.gear * Math.max(gifts, 1 + 0.8 * (card.value ?? 3)) + (card.kind === 'artifact' ? 3 : 0)
}

const conditionWorth = (card: ConditionCard): number => CONDITIONS[card.id] ?? TRAITS[card.traits[0] ?? ''] ?? -2

/** Resolved at once and gone. */
function serviceWorth(card: AssetCard, who: Someone | null): number {
  const effect = JSON.stringify(card.service)
  if (effect.includes('"n":-1')) return POINTS.doom
  if (effect.includes('"recover"') && who)
    return recovery(who.health, who.card.health, who.card.health) + recovery(who.sanity, who.card.sanity, who.card.sanity)
  if (effect.includes('"condition"') && who) return who.conditions.some((id) => id !== 'blessed') ? 5 : 0
  return 1
}

/** Bonuses do not add up: only what goes beyond what is held already counts. */
function giftWorth(ability: AbilityData, who: Someone | null): number {
  const { skill, kind } = (ability.where ?? {}) as { skill?: Json; kind?: Json }
  const skills = [skill ?? []].flat() as Skill[]
  if (ability.ability === 'modify' && ability.on === 'dice' && typeof ability.amount === 'number') {
    if (!skills.length) return 6 * ability.amount
    const amount = ability.amount
    return skills.reduce((sum, one) => {
      const held = who ? diceOf(who, one, String(kind ?? 'encounter'), 0) - who.skills[one] : 0
      return sum + Math.max(0, amount - Math.max(0, held)) * (kind === 'combat' ? (COMBAT_DIE[one] ?? 0) : kind === 'spell' ? 1 : DIE[one])
    }, 0)
  }
  if (ability.ability === 'after' && ability.on === 'test:roll')
    return kind === 'combat' ? 1.5 : skills.length ? DIE[skills[0] as Skill] * 0.7 : 4
  if (ability.ability === 'action') return 3
  return 1.5
}

/** The best that can be bought for so many successes. */
export function bestBuy(p: Position, me: Someone, most: number): number {
  const best = new Array<number>(most + 1).fill(0)
  for (const { card } of p.reserve) {
    const value = card.kind === 'asset' ? (card.value ?? 0) : 9
    for (let n = most; n >= value; n--) best[n] = Math.max(best[n] ?? 0, (best[n - value] ?? 0) + cardWorth(card, me))
  }
  return Math.max(...best)
}

/** What the successes of an Influence test will buy of the reserve. */
export function acquiring(p: Position, me: Someone): number {
  const table = testTable(me, 'influence', 'acquire', 0)
  const full = me.cards.length > 7 ? 0.5 : 1
  // Late in the game there is little time left to use what is bought.
  const late = Math.min(1, p.mythosLeft / 12)
  return full * late * 0.6 * expected(table, (n) => bestBuy(p, me, n))
}

/** A loan buys two successes for a Debt. */
export const borrowing = (p: Position, me: Someone, successes: number): number =>
  bestBuy(p, me, successes + LOAN) - bestBuy(p, me, successes) + (CONDITIONS.debt ?? 0) * 1.5
const LOAN = 2
