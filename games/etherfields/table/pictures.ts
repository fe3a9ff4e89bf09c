/** Every picture of the game, as parameters, keyed by face (`web/art/README.md`). The build draws them. */
import { type Pictures, show } from '@miskatonic/web/art'
import { flaws, items, masks, notes, wisdom } from './pictures/belongings.ts'
import { dreamers } from './pictures/dreamers.ts'
import { influence } from './pictures/influence.ts'
import { entities, gates, situations, slumbers } from './pictures/met.ts'
import { districts, fate, metamorphoses, seasons, turns } from './pictures/night.ts'
import { places } from './pictures/places.ts'
import { sorts } from './pictures/sorts.ts'

const belongings: Pictures = { ...influence, ...items, ...masks, ...flaws, ...notes, ...wisdom }
const nights: Pictures = { ...fate, ...seasons, ...turns, ...metamorphoses, ...districts }
const dreams: Pictures = { ...gates, ...entities, ...slumbers, ...situations, ...places }

/** A list of them names no face (`room/pictures.ts`): nobody can read there what is still to come. */
export const pictures: Pictures = {
  'cover:etherfields': { kind: 'cover', motif: 'dream' },
  ...dreamers,
  ...belongings,
  ...nights,
  ...dreams,
}

/** What the table shows besides faces: backs, and a picture for each sort of thing that has none of its own. */
export const openPictures: Pictures = {
  back: { kind: 'back', icon: 'night-sleep', leather: '#2a1f63' },
  ...sorts,
  'end:saved': show('violet', 'night-sleep', { shape: 'banner', stars: true, moon: [0.2, 0.3, 0.2], ground: 'roofs' }),
  'end:finished': show('gold', 'sunrise', { shape: 'banner', rays: true, ground: 'waves' }),
}
