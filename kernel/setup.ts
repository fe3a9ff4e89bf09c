import type { ScriptedChance } from './chance.ts'
import type { Happened } from './events.ts'
import type { Seat } from './ids.ts'
import type { Json } from './json.ts'

export type Setup = { readonly seats: readonly Seat[]; readonly options?: Json; readonly seed: string }
export type TableSettings = {
  /** No events are told: simulations. */
  readonly quiet?: boolean
  /** Objects of the state die at each ask: the conformance suite. */
  readonly strict?: boolean
  /** Without undo nothing older than the last edge is kept. */
  readonly undo?: boolean
  readonly scripted?: ScriptedChance
  /** Hears of every happening, told or not: tests. */
  readonly trace?: (happened: Happened) => void
}
