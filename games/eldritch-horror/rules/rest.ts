import type { Script } from '@miskatonic/kernel'
import { recover } from './harm.ts'
import { hereOf, monstersOn } from './pieces.ts'
import type { Eldritch, InvestigatorId } from './shape.ts'

export const canRestHere = (t: Eldritch, who: InvestigatorId): boolean => !monstersOn(t, hereOf(t, who)).length

/** One point of each; legal at full values too (EH-REST-01, -03). What resting triggers hears `action:perform` (EH-REST-04). */
export function* rest(t: Eldritch, who: InvestigatorId): Script {
  yield* recover(t, who, 'health', 1)
  yield* recover(t, who, 'sanity', 1)
}
