/** A picture for each way the game ends, by what the result calls it. */
import { type Scene, show } from '@miskatonic/web/art'
import type { Ending } from '../../rules/shape.ts'

export const endings: { readonly [way in `end:${Ending}`]: Scene } = {
  'end:closed': show('gold', 'closed-doors', { shape: 'banner', size: 0.52, at: [0.5, 0.5], rays: true, ground: 'roofs' }),
  'end:sealed': show('eld', 'star-formation', { shape: 'banner', size: 0.52, at: [0.5, 0.5], stars: true, ground: 'roofs' }),
  'end:banished': show('storm', 'sunbeams', {
    shape: 'banner',
    size: 0.52,
    at: [0.5, 0.5],
    rays: true,
    ground: 'roofs',
    behind: [['tentacle-strike', 0.8, 0.55, 0.7, 0.5]],
  }),
  'end:eliminated': show('ash', 'tombstone', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'hills', moon: [0.85, 0.25, 0.12] }),
  'end:destroyed': show('blood', 'castle-ruins', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'roofs' }),
  'end:nobody': show('night', 'spooky-house', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'trees', moon: [0.15, 0.25, 0.1] }),
  'end:card': show('violet', 'burning-eye', { shape: 'banner', size: 0.52, at: [0.5, 0.5], stars: true, ground: 'roofs' }),
}
