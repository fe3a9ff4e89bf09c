import type { Script } from './book.ts'
import type { District, Fate, Flaw, Influence, Item, Mask, Season, Slumber, Wisdom } from './kinds.ts'
import { sealed } from './sealed.ts'
import type { SlumberTile } from './slumbers/tiles.ts'

/* Decks, Slumbers and districts as the rest of the game finds them: taken out of what was sealed. */

const { cards, nights } = sealed
export const fates: readonly Fate[] = cards.fates
export const flaws: readonly Flaw[] = cards.flaws
export const items: readonly Item[] = cards.items
export const market: readonly Influence[] = cards.market
export const masks: readonly Mask[] = cards.masks
export const seasons: readonly Season[] = cards.seasons
export const wisdoms: readonly Wisdom[] = cards.wisdoms
export const slumbers: readonly Slumber[] = nights.slumbers
export const slumberTiles: readonly SlumberTile[] = nights.slumberTiles
export const districts: readonly District[] = nights.districts
export const sharedScripts: readonly Script[] = nights.scripts
