import type { Kinds } from '@miskatonic/effects'
import { generalCards } from './actions/general.ts'
import { specialCards } from './actions/special.ts'
import { ancientOnes } from './ancients.ts'
import { narrativeCards, tales } from './book.ts'
import { generalCultists } from './cultists.ts'
import { detectives } from './detectives.ts'
import { endCards } from './ends.ts'
import { expansionCards, expansionKinds, extraCards } from './expansions/index.ts'
import { events, items } from './items.ts'
import { type BaseCard, baseKinds, type Card } from './kinds.ts'
import { locations } from './locations.ts'
import { dice, seals } from './pieces.ts'
import { sects } from './sects.ts'
import { sectMonsters, specialAncients, specialCultists, specialSects, strangeLocations } from './specialSects.ts'
import { terrorCards } from './terror.ts'

/** Every card and piece of the base game, as plain data. */
export const baseCards: readonly BaseCard[] = [
  ...generalCards,
  ...specialCards,
  ...detectives,
  ...generalCultists,
  ...specialCultists,
  ...sectMonsters,
  ...sects,
  ...specialSects,
  ...ancientOnes,
  ...specialAncients,
  ...locations,
  ...strangeLocations,
  ...items,
  ...events,
  ...terrorCards,
  ...endCards,
  ...seals,
  ...dice,
  ...narrativeCards,
  ...tales,
]

/** With those of the expansions. */
export const cards: readonly Card[] = [...baseCards, ...expansionCards, ...extraCards]

/** The fields of each kind, for packs and their schema. */
export const kinds: Kinds = { ...baseKinds, ...expansionKinds }
