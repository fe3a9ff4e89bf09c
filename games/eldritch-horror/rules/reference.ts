import { reference } from '../content/reference.ts'
import type { Eldritch } from './shape.ts'

/** The Reference card for the number of players at set-up; it never changes (EH-REF-01, -07). */
export const referenceFor = (t: Eldritch) => reference[t.state.players as keyof typeof reference]
