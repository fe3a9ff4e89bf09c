/** What is heard: the harbour on the map, and beyond it the dream; nearer the end the fewer cards and the more Anguish there is. */
import type { GameTable } from '@miskatonic/web/kit'
import { ANGUISH, modeOf, team } from './team.ts'

export const ambience: NonNullable<GameTable['ambience']> = ({ view, face }) => ({
  place: modeOf(view) === 'map' ? 'sea' : 'beyond',
  danger: Math.max(0, ...team({ view, face }).map(({ anguish }) => anguish / ANGUISH)),
})
