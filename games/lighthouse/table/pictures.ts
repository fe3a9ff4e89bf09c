import { type Pictures, type Scene, show } from '@miskatonic/web/art'
import type { Ending } from '../rules/shape.ts'

export const pictures: Pictures = { 'cover:lighthouse': { kind: 'cover', motif: 'lamp', icon: 'lighthouse' } }

/** A picture for each way the watch ends, by what the result calls it. */
export const openPictures: { readonly [way in `end:${Ending}`]: Scene } = {
  'end:saved': show('gold', 'boat-horizon', { shape: 'banner', size: 0.52, at: [0.5, 0.5], rays: true, ground: 'waves' }),
  'end:held': show('eld', 'lighthouse', { shape: 'banner', size: 0.52, at: [0.5, 0.5], rays: true, stars: true, ground: 'waves' }),
  'end:sea': show('sea', 'big-wave', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'waves' }),
  'end:dark': show('night', 'candle-holder', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'peaks' }),
  'end:abandoned': show('ash', 'exit-door', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'waves' }),
  'end:claimed': show('violet', 'kraken-tentacle', { shape: 'banner', size: 0.52, at: [0.5, 0.5], stars: true, ground: 'waves' }),
}
