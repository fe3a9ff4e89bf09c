/** A table for any game: its zones as panels, its pieces as cards. A game says what its zones and counters are called, or nothing at all. */
import type { GameTable } from '../../kit/table.ts'
import { type PlainNames, unnamed } from './names.ts'
import { plainParts } from './parts.tsx'

export type { PlainNames } from './names.ts'
export const plainTable = (names: PlainNames): GameTable => plainParts(names)
export const table: GameTable = plainTable(unnamed)
