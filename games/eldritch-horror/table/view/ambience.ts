/** What is heard: the kind of space one stands on, and how little Doom is left. */
import type { GameTable } from '@miskatonic/web/kit'
import { pieceByAlias } from './figures.ts'
import { personOfSeat } from './people.ts'
import { spaceOf } from './places.ts'
import { openEncounter } from './resolving.ts'
import { threat } from './threat.ts'

const SOUNDS = { city: 'town', sea: 'sea', wilderness: 'wild' } as const

export const ambience: NonNullable<GameTable['ambience']> = ({ view, seat, face }) => {
  const { doom, doomStart } = threat(view, face)
  const danger = doomStart > 0 ? 1 - doom / doomStart : 0
  const card = pieceByAlias(view, openEncounter(view)?.card ?? null)
  if (card?.faces.front?.startsWith('otherWorld:')) return { place: 'beyond', danger }
  const space = spaceOf(personOfSeat(view, seat, face)?.place ?? '')
  return { place: space ? SOUNDS[space.type] : 'town', danger }
}
