/** A picture for each way the storm ends, by what the result calls it. */
import { type Scene, show } from '@miskatonic/web/art'
import type { Ending } from '../../rules/shape.ts'

export const endings: { readonly [way in `end:${Ending}`]: Scene } = {
  'end:sealed': show('gold', 'sunrise', { shape: 'banner', size: 0.52, at: [0.5, 0.5], rays: true, ground: 'roofs' }),
  'end:madness': show('violet', 'brain-leak', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'none', stars: true }),
  'end:crossed': show('blood', 'vortex', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'columns' }),
  'end:overrun': show('rust', 'cultist', {
    shape: 'banner',
    size: 0.52,
    at: [0.5, 0.5],
    ground: 'roofs',
    behind: [
      ['cultist', 0.2, 0.6, 0.6, 0.6],
      ['cultist', 0.8, 0.6, 0.6, 0.6],
    ],
  }),
  'end:countdown': show('night', 'empty-hourglass', {
    shape: 'banner',
    size: 0.52,
    at: [0.5, 0.5],
    ground: 'hills',
    moon: [0.85, 0.25, 0.12],
  }),
  'end:swallowed': show('sea', 'kraken-tentacle', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'waves' }),
  'end:accomplished': show('eld', 'laurels', { shape: 'banner', size: 0.52, at: [0.5, 0.5], rays: true, ground: 'hills' }),
  'end:fallen': show('ash', 'broken-skull', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'dunes' }),
}
