import { adversities } from './events-adversity.ts'
import { afflictions } from './events-affliction.ts'
import { fortunes } from './events-fortune.ts'
import { skies } from './events-sky.ts'
import type { EventCard } from './nodes.ts'

export const events: readonly EventCard[] = [...skies, ...afflictions, ...adversities, ...fortunes]
