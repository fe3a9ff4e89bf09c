/** The rock as zones and cards, in its own words. */
import type { GameTable } from '@miskatonic/web/kit'
import { plainTable } from '@miskatonic/web/plain'
import { curtainCall } from './curtainCall.ts'
import { names } from './names.ts'

export const table: GameTable = { ...plainTable(names), ...curtainCall }
