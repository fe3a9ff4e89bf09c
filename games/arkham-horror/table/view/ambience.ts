/** What is heard: the town, or what lies behind a gate; and how far doom has come. */
import type { GameTable } from '@miskatonic/web/kit'
import { doomSize, numberIn, textOf } from './figures.ts'
import { personOfSeat } from './people.ts'
import { worldOf } from './places.ts'

export const ambience: NonNullable<GameTable['ambience']> = ({ view, seat, face }) => {
  const sheet = view.zones.ancient?.pieces[0]
  const most = sheet ? doomSize(textOf(sheet, face)) : 0
  const isAway = worldOf(personOfSeat(view, seat, face)?.place ?? '') !== null
  return { place: isAway ? 'beyond' : 'town', danger: most > 0 ? numberIn(view.table, 'doom') / most : 0 }
}
