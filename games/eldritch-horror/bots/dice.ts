import type { AbilityData } from '@miskatonic/effects'
import type { Skill } from '../rules/shape.ts'
import { chances } from './odds.ts'
import type { Someone } from './position.ts'

/* How many dice somebody rolls, and how lucky they are. */

/** The dice somebody rolls: skill, the highest bonus, what is added. A reroll counts as half a die. */
export function diceOf(who: Someone, skill: Skill, kind: string, modifier: number): number {
  let bonus = 0
  let more = 0
  for (const ability of abilitiesOf(who)) {
    if (ability.ability === 'after' && ability.on === 'test:roll' && fits(ability.where, skill, kind)) more += 0.5
    const standing = lent(ability) ?? ability
    if (standing.ability !== 'modify' || standing.on !== 'dice' || standing.while || typeof standing.amount !== 'number') continue
    if (!fits(standing.where, skill, kind)) continue
    if (standing.phase === 'add:bonus') bonus = Math.max(bonus, standing.amount)
    else more += standing.amount
  }
  return Math.max(1, Math.round(who.skills[skill] + modifier + bonus + more))
}

/** A weapon that may be drawn in every fight for nothing is as good as drawn. */
function lent(ability: AbilityData): AbilityData | null {
  if (ability.ability !== 'before' || ability.on !== 'test:begin' || ability.cost) return null
  const { effect } = ability as { effect?: { do: string; ability?: AbilityData } }
  return effect?.do === 'lasting' ? (effect.ability ?? null) : null
}

function fits(where: AbilityData['where'], skill: Skill, kind: string): boolean {
  const { skill: wanted, kind: of } = where ?? {}
  return (wanted === undefined || [wanted].flat().includes(skill)) && (of === undefined || [of].flat().includes(kind))
}

function* abilitiesOf(who: Someone): Generator<AbilityData> {
  yield* who.card.abilities
  for (const { card } of who.cards) if (card.kind !== 'spell') yield* card.abilities ?? []
}

/** The lowest face that is a success. */
export const leastFace = (who: Someone): number => (who.conditions.includes('blessed') ? 4 : who.conditions.includes('cursed') ? 6 : 5)
/** The chance of one die: a 5, Blessed a 4, Cursed a 6. */
export const luckOf = (who: Someone): number => (7 - leastFace(who)) / 6
export const successesIn = (who: Someone, faces: readonly number[]): number => faces.filter((face) => face >= leastFace(who)).length

/** `more` dice stand for Clues that would be spent on it. */
export const testTable = (who: Someone, skill: Skill, kind: string, modifier: number, more = 0): readonly number[] =>
  chances(diceOf(who, skill, kind, modifier) + more, luckOf(who))
