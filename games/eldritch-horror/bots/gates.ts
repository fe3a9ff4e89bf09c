import { type Effect, effectIn } from '@miskatonic/effects'
import type { Json } from '@miskatonic/kernel'
import { spaces } from '../content/map.ts'
import { OMENS, type Skill } from '../rules/shape.ts'
import { testTable } from './dice.ts'
import { progressOf } from './mystery.ts'
import { POINTS } from './points.ts'
import type { Position, Someone } from './position.ts'

/* Doom, the Omen, and the Gates that tie them together. */

export const GATE_COLOURS: ReadonlyMap<string, string> = new Map(
  spaces.flatMap(({ id, gate }) => (gate ? [[`gate:${id}`, gate] as const] : [])),
)

const HABITS = {
  /** Rounds a Mystery takes, and Doom a round costs, as a rule. */
  roundsPerMystery: 4,
  doomPerRound: 0.9,
  /** How often a round advances the Omen, and how much a later round counts beside an earlier one. */
  omenPerRound: 0.85,
  later: 0.92,
  horizon: 8,
  surge: 1.5,
} as const

/** A point of Doom is worth the more, the less of it will be left when the Mysteries could be solved. */
export function doomWorth(p: Position): number {
  if (p.awakened) return POINTS.doom * 1.5
  const { need, have } = progressOf(p)
  const left = Math.max(0.3, (p.sheet?.mysteries ?? 3) - p.solved - have / need)
  const tight = (left * HABITS.roundsPerMystery * HABITS.doomPerRound + 1 - p.doom) / 6
  return POINTS.doom * (1 + Math.max(-0.1, Math.min(0.7, tight)))
}

const doomOfOmen = (p: Position, omen: number): number => p.gates.filter(({ face }) => GATE_COLOURS.get(face) === OMENS[omen]).length

/** The Doom a Gate of that colour will cost if it stays open: soon matched is worse. */
export function doomOfGate(p: Position, colour: string | undefined): number {
  let doom = 0
  const last = Math.min(HABITS.horizon, p.mythosLeft)
  for (let k = 1; k <= last; k++) if (OMENS[(p.omen + k) % OMENS.length] === colour) doom += HABITS.omenPerRound * HABITS.later ** (k - 1)
  return doom
}

export const gateWorth = (p: Position, face: string): number => doomWorth(p) * doomOfGate(p, GATE_COLOURS.get(face)) + HABITS.surge

/** A Gate of any colour: the mean of those there are. */
export function anyGateWorth(p: Position): number {
  const colours = [...GATE_COLOURS.keys()]
  return colours.reduce((sum, face) => sum + gateWorth(p, face), 0) / colours.length
}

type Node = { readonly [field: string]: Json | undefined }
/** How likely a text ends with the Gate closed, when so many Clues are spent on its tests. */
export function closes(who: Someone, effect: Effect | undefined, kind: string, spare = 0): number {
  if (!effect) return 0
  const node = effect
  if (effect.do === 'closeGate') return 1
  if (effect.do === 'test') {
    const failed = testTable(who, node.skill as Skill, kind, Number(node.modifier ?? 0), spare)[0] ?? 0
    const after = (one: Json | undefined): number => closes(who, effectIn(one), kind, 0)
    return (1 - failed) * after(node.pass) + failed * after(node.fail)
  }
  if (effect.do === 'may' && node.cost) return who.clues >= 2 ? 0.6 : 0
  const parts = [node.effects, node.options, node.effect, node.then, node.otherwise]
    .flat()
    .filter((one) => typeof one === 'object' && one !== null)
  return Math.max(0, ...parts.map((one) => closes(who, effectIn(one), kind, spare)))
}

/** Entering a colour advances Doom for each Gate of it. */
export function omenWorth(p: Position, node: Node): number {
  if (node.move) return 0.5
  return -doomOfOmen(p, (p.omen + 1) % OMENS.length) * doomWorth(p) - 1
}

/** Whether the Omen should stand there: what it costs now to be passed, and what comes after. */
export const omenPlace = (p: Position, omen: number): number => {
  let sum = 0
  for (let k = 1; k <= 3; k++) sum -= doomOfOmen(p, (omen + k) % OMENS.length) * 0.6 ** k
  return sum
}
