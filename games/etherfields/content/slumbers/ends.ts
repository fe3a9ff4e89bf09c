import { endSlumber, endWell, hasWisdom, loot, may, removeThis, seq, when } from '../builders.ts'

/* How a Slumber ends well: with Loot; and, once one knows how to let a thing go, for good. */

export const driven = seq(loot, endSlumber)
export const friendly = endWell(when(hasWisdom('release'), may(removeThis)))
