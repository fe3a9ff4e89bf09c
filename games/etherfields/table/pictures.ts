/** Every picture of the game, as parameters, keyed by face (`web/art/README.md`). The build draws them. */
import { type Pictures, show } from '@miskatonic/web/art'
import { dreamers } from './pictures/dreamers.ts'
import { sorts } from './pictures/sorts.ts'

export const pictures: Pictures = {
  'cover:etherfields': { kind: 'cover', motif: 'dream' },
  ...dreamers,
  'entity/caretaker': show('rose', 'candle-light', { ground: 'columns', moon: [0.8, 0.2, 0.1] }),
  'figure/caretaker-figure': show('rose', 'candle-light', { shape: 'token' }),
  'gate/gate-i01': show('violet', 'bed', { ground: 'columns', moon: [0.75, 0.25, 0.14], stars: true }),
  'gate-back/gate-i01': show('violet', 'bed', { ground: 'columns', moon: [0.75, 0.25, 0.14], stars: true }),
}

/** What the table shows besides faces: backs, and a picture for each sort of thing, so that no picture names what is still to come. */
export const openPictures: Pictures = {
  back: { kind: 'back', icon: 'night-sleep', leather: '#2a1f63' },
  ...sorts,
  'end:saved': show('violet', 'night-sleep', { shape: 'banner', stars: true, moon: [0.2, 0.3, 0.2], ground: 'roofs' }),
  'end:finished': show('gold', 'sunrise', { shape: 'banner', rays: true, ground: 'waves' }),
}
