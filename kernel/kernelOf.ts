import { Chance } from './chance.ts'
import { Engine } from './engine.ts'
import type { Kernel } from './kernel.ts'
import type { Shape } from './shape.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** Reads a state of a table, the one at an edge say, as rules do. */
export function kernelOf<S extends Shape>({ game, setup }: Table<S>, state: State): Kernel<S> {
  return new Engine(game, setup.seats, setup.options, state, new Chance(setup.seed), { quiet: true, strict: false })
}
