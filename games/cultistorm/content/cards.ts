import { generalCards } from './actions/general.ts'
import { specialCards } from './actions/special.ts'
import { ancientOnes } from './ancients.ts'
import { generalCultists } from './cultists.ts'
import { detectives } from './detectives.ts'
import { endCards } from './ends.ts'
import { events, items } from './items.ts'
import type { Card } from './kinds.ts'
import { locations } from './locations.ts'
import { dice, seals } from './pieces.ts'
import { choristers, sects, silentAbbey, unmouthed } from './sects.ts'
import { terrorCards } from './terror.ts'

/** Every card and piece of the game, as plain data. */
export const cards: readonly Card[] = [
  ...generalCards,
  ...specialCards,
  ...detectives,
  ...generalCultists,
  ...choristers,
  ...sects,
  ...ancientOnes,
  unmouthed,
  ...locations,
  silentAbbey,
  ...items,
  ...events,
  ...terrorCards,
  ...endCards,
  ...seals,
  ...dice,
]
