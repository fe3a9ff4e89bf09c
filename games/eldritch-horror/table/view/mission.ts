/** How far a Mystery has come: what lies on it, and how much of it solves it where that is a plain number. */
import type { PieceView, View } from '@miskatonic/kernel'
import { type FaceOf, fields, numberIn, textOf } from './figures.ts'
import { keptOn, tokensOn } from './threat.ts'

export type Mission = { readonly have: number; readonly need: number | null }

/** `goal` counts by players: so many times their number, or half of it rounded up, or a fixed number. */
export function goalFor(goal: unknown, players: number): number | null {
  const of = fields(goal)
  if (typeof of.n === 'number') return of.n
  if (of.players === 'half') return Math.ceil(players / 2)
  return typeof of.players === 'number' ? of.players * players : null
}

export function missionOf(view: View, card: PieceView, face: FaceOf): Mission {
  const goal = fields(fields(textOf(card, face)?.figures).goal)
  const need = goalFor(goal, numberIn(view.table, 'players'))
  const kept = keptOn(view, card).length
  const { eldritch } = tokensOn(card)
  return { have: goal.of === 'kept' ? kept : goal.of === 'eldritch' ? eldritch : eldritch + kept, need }
}
