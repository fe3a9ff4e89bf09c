import { Chance } from './chance.ts'
import type { Shape } from './shape.ts'
import type { Table } from './table.ts'

/** From here on chance comes from another seed, for what the old one would have given is known. What was drawn stays drawn. */
export function goOnWithSeed<S extends Shape>(table: Table<S>, seed: string): void {
  const { kernel } = table
  const { drawn } = kernel.chance
  table.setup = { ...table.setup, seed }
  kernel.chance = new Chance(seed)
  kernel.chance.drawn = drawn
}
