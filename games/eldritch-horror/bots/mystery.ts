import type { AbilityData, Amount } from '@miskatonic/effects'
import type { MonsterCard } from '../content/nodes.ts'
import { POINTS } from './points.ts'
import { cardOfFace, type Position, type Someone } from './position.ts'

/* What the active Mystery asks for, and what a step towards it is worth. */

export const hears = (ability: AbilityData, happening: string): boolean => 'on' in ability && ability.on === happening

/** "Players", "half the players" and the like. */
function wanted(p: Position, given: Amount): number {
  if (typeof given === 'number') return given
  const { of, plus, amount } = given as unknown as { of?: string; plus?: number; amount?: Amount }
  if (of === 'players') return p.players + (plus ?? 0)
  return of === 'half' ? Math.ceil(wanted(p, amount ?? 1) / 2) : 1
}

/** How many steps the active Mystery takes in all, and how many are done. */
export function progressOf(p: Position): { need: number; have: number } {
  const { mystery } = p
  const solved = mystery?.card.solved
  if (!mystery || !solved) return { need: 1, have: 0 }
  if (solved.is === 'compare') return { need: 2 * p.players, have: keptToughness(p, mystery.alias) }
  const need = Math.max(1, wanted(p, (solved.atLeast ?? 1) as unknown as Amount))
  return { need, have: solved.is === 'tokens' ? mystery.eldritch : mystery.kept }
}

const keptToughness = (p: Position, alias: string): number =>
  p.facesIn(`kept:${alias}`).reduce((sum, face) => {
    const { toughness } = (cardOfFace(face) ?? {}) as Partial<MonsterCard>
    return sum + (typeof toughness === 'number' ? toughness : 1)
  }, 0)

/** Once the Ancient One is awake and enough are solved, only its Final Mystery counts. */
export const isFinal = (p: Position): boolean => p.awakened && p.solved >= (p.sheet?.mysteries ?? 3)

/** The nearer to the end, the more a Mystery is worth. */
const mysteryWorth = (p: Position): number => (isFinal(p) ? 0 : POINTS.mystery * (1 + 0.5 * Math.min(2, p.solved)))

/** What one step towards solving it is worth; nothing when it is as good as solved. */
export function stepWorth(p: Position): number {
  const { need, have } = progressOf(p)
  return have >= need ? 0 : mysteryWorth(p) / need
}

/** A Mystery that is solved with Clues won by research. */
export const isResearched = (p: Position): boolean =>
  p.mystery?.card.abilities?.some((ability) => hears(ability, 'clue:gain')) === true && stepWorth(p) > 0

/** Spells are what some Mysteries are solved with. */
export const spellsAsked = (p: Position): boolean =>
  stepWorth(p) > 0 && /"kind":"spell"/.test(JSON.stringify(p.mystery?.card.abilities ?? []))

/** Clues one investigator pays for a step of it; 0: none. */
export function cluesEach(p: Position): number {
  if (stepWorth(p) <= 0) return 0
  const { mystery } = p
  const price = /"pay":"clue","n":(\d)/.exec(mystery ? JSON.stringify([mystery.card.encounter, mystery.card.abilities]) : '')
  return price ? Number(price[1]) : 0
}

/** Payments the Mystery still takes. Monsters are kept by their weight, two or three at a time. */
function paymentsLeft(p: Position): number {
  const { need, have } = progressOf(p)
  const left = Math.max(0, need - have)
  return p.mystery?.card.solved?.is === 'compare' ? Math.ceil(left / 2) : left
}

/** What a Clue that will be paid into the Mystery is worth: its share of the step, and the rest is still to be done. */
const neededClue = (p: Position): number => {
  const steps = Math.max(1, paymentsLeft(p))
  const { need, have } = progressOf(p)
  return (0.6 * stepWorth(p) * Math.max(1, need - have)) / steps / Math.max(1, cluesEach(p))
}

/** Clues are good for rerolls and for the Mysteries to come: the fewer the team has, the more so. */
function spareClue(p: Position): number {
  const each = p.team.reduce((sum, one) => sum + one.clues, 0) / Math.max(1, p.team.length)
  return POINTS.clue * (each < 1 ? 1.2 : each < 2 ? 0.9 : 0.5)
}

/** Sets that can be paid already, and those that are wanted. */
function setsHeld(p: Position, each: number): number {
  return p.team.reduce((sum, one) => sum + Math.floor(one.clues / each), 0)
}

/** What one more Clue is worth to somebody: more while the Mystery asks for them, most when it makes a payment complete. */
export function clueWorth(p: Position, who: Someone | null): number {
  const each = cluesEach(p)
  if (!each || setsHeld(p, each) >= paymentsLeft(p)) return spareClue(p)
  const completes = who && who.clues % each === each - 1
  return Math.max(spareClue(p), neededClue(p) * (completes ? 1.5 : 0.75))
}

/** What somebody gives away who spends so many: those beyond the Mystery's need go first. */
export function cluePrice(p: Position, who: Someone, n: number): number {
  const reserved = reservedClues(p, who)
  const spare = Math.min(n, Math.max(0, who.clues - reserved))
  return spare * spareClue(p) + (n - spare) * Math.max(spareClue(p), neededClue(p))
}

/** Of somebody's Clues, those that wait to be paid into the Mystery. */
export function reservedClues(p: Position, who: Someone): number {
  const each = cluesEach(p)
  if (!each) return 0
  const others = p.team.filter((one) => one.seat !== who.seat).reduce((sum, one) => sum + Math.floor(one.clues / each), 0)
  return Math.min(who.clues, each * Math.max(0, paymentsLeft(p) - others))
}

/** Clues that may be spent on a test without a second thought. */
export const spareClues = (p: Position, who: Someone): number => Math.max(0, who.clues - reservedClues(p, who))
