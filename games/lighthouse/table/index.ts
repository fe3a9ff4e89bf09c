/** The rock as zones and cards, in its own words. */
import type { GameTable } from '@miskatonic/web/kit'
import { numberIn } from '@miskatonic/web/kit/figures'
import { plainTable } from '@miskatonic/web/plain'
import { DARKEST } from '../rules/tracks.ts'
import { curtainCall } from './curtainCall.ts'
import { names } from './names.ts'

export const table: GameTable = {
  ...plainTable(names),
  ...curtainCall,
  ambience: ({ view }) => ({ place: 'sea', danger: numberIn(view.table, 'dark') / DARKEST }),
}
