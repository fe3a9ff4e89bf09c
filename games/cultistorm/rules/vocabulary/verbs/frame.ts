import { type Context, simpleVerbsOf, verbsOf } from '@miskatonic/effects'
import { grammar } from '@miskatonic/effects/text'
import { lexicon } from '../../../text/lexicon.ts'
import { placeOf } from '../../board.ts'
import type { Cultistorm, Seat, Slot } from '../../shape.ts'

/* What all verbs are made with. */

export const verb = verbsOf<Cultistorm>()
export const g = grammar(lexicon)
export type X = Context<Cultistorm>
export const you = (x: X): Seat => x.you
/** The location of the one addressed. */
export const here = (x: X): Slot => placeOf(x.t, x.you)

export const { counted, plain } = simpleVerbsOf<Cultistorm>()
