import { action, cure, item, motive, price, words } from '../builders.ts'
import type { Item } from '../kinds.ts'

export const items: readonly Item[] = [
  item('hot-brick', 'Ladrillo caliente', 'Hot Brick', {
    flavour: words(
      'Envuelto en una media. Alguien lo ha tenido en las manos hace poco.',
      'Wrapped in a stocking. Somebody has been holding it.',
    ),
    starting: true,
    motive: motive('2R'),
    actions: [action('warm', price('1R'), cure(1), { limit: 'turn' })],
  }),
]
