import { adversities } from './eventsAdversity.ts'
import { afflictions } from './eventsAffliction.ts'
import { fortunes } from './eventsFortune.ts'
import { skies } from './eventsSky.ts'
import type { EventCard } from './nodes.ts'

export const events: readonly EventCard[] = [...skies, ...afflictions, ...adversities, ...fortunes]
