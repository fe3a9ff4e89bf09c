import type { AbilityData } from '@miskatonic/effects'
import type { Json } from '@miskatonic/kernel'
import type { Combat } from '../content/nodes.ts'
import { testTable } from './dice.ts'
import { gateWorth } from './gates.ts'
import { cluesEach, hears, isFinal, stepWorth } from './mystery.ts'
import { expected } from './odds.ts'
import { lossOf, POINTS, STEP_PRICE } from './points.ts'
import { cardOfFace, type Foe, type Position, type Someone } from './position.ts'
import { rumorWorth } from './rumors.ts'

/* What a fight promises. */

export type Fought = { readonly value: number; readonly wins: number; readonly falls: number }

/** What a fall costs: after the awakening nobody comes back. */
export const fallOf = (p: Position): number => (p.awakened ? POINTS.elimination : POINTS.defeat)

/** What a fight is worth on average, how likely the foe is beaten, and how likely it beats. `more` dice come from something to be used up. */
export function fight(p: Position, who: Someone, foe: Foe, more = 0): Fought {
  const table = (part: Combat): readonly number[] => (part ? testTable(who, part.skill, 'combat', part.modifier, more) : [1])
  const [will, strength] = [table(foe.horror), table(foe.damage)]
  const horror = Math.min(foe.horror?.value ?? 0, fear(who))
  const damage = foe.damage?.value ?? 0
  const maddened = expected(will, (n) => (horror - n >= who.sanity ? 1 : 0))
  const felled = expected(strength, (n) => (damage - n >= who.health ? 1 : 0))
  const wins = (1 - maddened) * (foe.damage ? expected(strength, (n) => (n >= foe.left ? 1 : 0)) : harmless(foe, will))
  const fall = fallOf(p)
  const hurt =
    expected(will, (n) => lossOf(who.sanity, Math.max(0, horror - n), fall)) +
    (1 - maddened) * expected(strength, (n) => lossOf(who.health, Math.max(0, damage - n), fall))
  const progress = foe.left > 0 ? expected(strength, (n) => Math.min(1, n / foe.left)) * (1 - maddened) : 1
  const prize = prizeOf(p, who, foe)
  // Wounds stay on a Monster, so hitting it is something: of an Epic one nobody fells it at a blow.
  return {
    value: prize * (foe.card.epic ? progress : 0.75 * wins + 0.25 * progress) - hurt,
    wins,
    falls: 1 - (1 - maddened) * (1 - felled),
  }
}

/** Some are never frightened by more than so much. */
function fear(who: Someone): number {
  const cap = who.card.abilities.find((one) => one.ability === 'modify' && one.on === 'horror' && one.phase === 'cap')
  return cap && 'amount' in cap && typeof cap.amount === 'number' ? cap.amount : 99
}

/** What has no Strength test is overcome otherwise: some at once, some by the Will, some by chance. */
function harmless(foe: Foe, will: readonly number[]): number {
  const text = JSON.stringify(foe.card.abilities ?? [])
  if (foe.card.cultist) return 1
  return text.includes('"result"') ? expected(will, (n) => (n >= foe.left ? 1 : 0)) : 1 / 3
}

const names = (ability: AbilityData, id: string): boolean => ability.where?.name === id
const speaksOf = (abilities: readonly AbilityData[] | undefined, id: string): boolean =>
  (abilities ?? []).some((ability) => hears(ability, 'monster:defeat') && names(ability, id))

/** What it is worth to be rid of a foe: more where the Mystery, a Rumor or the end of the game speaks of it. */
export function prizeOf(p: Position, who: Someone, foe: Foe): number {
  const { id } = foe.card
  if (p.awakened && speaksOf(p.sheet?.back.abilities, id)) return isFinal(p) ? POINTS.win : 0
  if (speaksOf(p.mystery?.card.abilities, id)) return stepWorth(p)
  const rumor = p.ongoing.find(({ card }) => JSON.stringify(card.effect ?? '').includes(`"${id}"`) || speaksOf(card.abilities, id))
  if (rumor && foe.card.epic) return rumorWorth(p, rumor)
  return POINTS.monster + 0.3 * foe.left + threatOf(p, foe) + wayFreed(p, foe) + huntWorth(p, who, foe) + trophyWorth(p, who, foe)
}

/** What it does while it lives: Reckonings, Doom, and the crowd it is part of. */
function threatOf(p: Position, foe: Foe): number {
  const text = JSON.stringify(foe.card.reckoning ?? null)
  const crowd = crowded(p)
  return (text.includes('"doom"') ? 12 : foe.card.reckoning ? 0.8 : 0) + (foe.card.epic ? 3 : 0) + crowd
}

/** Where the sheet's Reckoning counts Monsters, a crowd of them costs Doom. */
function crowded(p: Position): number {
  const counts = !p.awakened && JSON.stringify(p.sheet?.front.reckoning ?? null).includes('"the":"monsters"')
  return counts ? (p.foes.length >= 9 ? 10 : p.foes.length >= 6 ? 5 : 1.5) : 0
}

/** What it stands before: the last of them leaves a Gate or a Clue free for everybody. */
function wayFreed(p: Position, foe: Foe): number {
  const gate = p.gates.find(({ at }) => at === foe.at)
  const behind = (gate ? 0.4 * gateWorth(p, gate.face) : 0) + (p.clues.some(({ at }) => at === foe.at) ? 2 : 0)
  return behind / Math.max(1, p.foesAt(foe.at).length)
}

/** Monsters laid on the Mystery by their weight. */
function huntWorth(p: Position, who: Someone, foe: Foe): number {
  const hunted = p.mystery?.card.abilities?.some((one) => hears(one, 'monster:defeat') && one.where?.epic === false)
  const each = cluesEach(p)
  if (!hunted || foe.card.epic || who.clues < each) return 0
  const weight = typeof foe.card.toughness === 'number' ? foe.card.toughness : 1
  return Math.max(0, stepWorth(p) * weight - STEP_PRICE)
}

/** Monsters laid on a Rumor where they fell. */
function trophyWorth(p: Position, who: Someone, foe: Foe): number {
  const rumor = p.ongoing.find(({ card }) => card.abilities?.some((one) => hears(one, 'monster:defeat') && one.where?.on === foe.at))
  return rumor ? rumorWorth(p, rumor) * (who.clues > 0 ? 0.5 : 0.25) : 0
}

/** Somebody who jumps out: a named one can be reckoned with, any other only feared. */
export function ambushed(p: Position, who: Someone, name: Json | undefined): Fought | null {
  const card = typeof name === 'string' && name !== 'cultist' ? cardOfFace(`monster:${name}`) : null
  if (card?.kind !== 'monster') return null
  const left = typeof card.toughness === 'number' ? card.toughness : 2
  return fight(p, who, { alias: '', card, at: who.at, left, horror: card.horror, damage: card.damage })
}
