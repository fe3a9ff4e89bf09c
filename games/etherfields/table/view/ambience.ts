/** What is heard: the harbour on the map, the wild in a Slumber, and beyond them the dream; nearer the end the fewer cards and the more Anguish there is. */
import type { GameTable } from '@miskatonic/web/kit'
import { ANGUISH, cardsLeft, type Dreamer, LEAST_CARDS, modeOf, team } from './team.ts'

const PLACES = { map: 'sea', slumber: 'wild' } as const
/** With so many cards nobody thinks of the end. */
const ENOUGH = 20

const dangerOf = (one: Dreamer): number => Math.min(1, Math.max(one.anguish / ANGUISH, (ENOUGH - cardsLeft(one)) / (ENOUGH - LEAST_CARDS)))

export const ambience: NonNullable<GameTable['ambience']> = ({ view, face }) => ({
  place: PLACES[modeOf(view) as keyof typeof PLACES] ?? 'beyond',
  danger: Math.max(0, ...team({ view, face }).map(dangerOf)),
})
