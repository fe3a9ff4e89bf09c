/** A picture for each way the game ends, by what the result calls it. */
import { type Scene, show } from '@miskatonic/web/art'
import type { Outcome } from '../../rules/shape.ts'

export const endings: { readonly [way in `end:${Outcome['outcome']}`]: Scene } = {
  'end:adventure': show('gold', 'open-book', { shape: 'banner', size: 0.52, at: [0.5, 0.5], rays: true, ground: 'hills' }),
  'end:campaign': show('sepia', 'book-pile', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'columns' }),
  'end:sanity': show('violet', 'screaming', { shape: 'banner', size: 0.52, at: [0.5, 0.5], stars: true, ground: 'none' }),
  'end:alone': show('night', 'lantern', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'trees', moon: [0.85, 0.25, 0.12] }),
  'end:conceded': show('ash', 'exit-door', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'none' }),
}
