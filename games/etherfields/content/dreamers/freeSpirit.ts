import { action, draw, influence, motive, move, pay, play, words } from '../builders.ts'
import type { Dreamer, Influence } from '../kinds.ts'

/* Lia Marrow, the Free Spirit: the deck is still to be written (22 cards; see docs/content.md). Until then one plain card stands for all of them. */

export const freeSpirit: Dreamer = {
  id: 'freeSpirit',
  kind: 'dreamer',
  title: words('Lia Marrow, el Espíritu Libre', 'Lia Marrow, the Free Spirit'),
  flavour: words(
    'Cartera y farera suplente; tiene un billete de ida y no se lo ha dicho a nadie.',
    'Postwoman and relief lamp-keeper; has a single ticket and has told nobody.',
  ),
  gender: 'f',
  tally: 8,
  back: action('back', { plus: pay.seal(2) }, move(2, { throughWalls: true })),
}

export const freeSpiritCards: readonly Influence[] = [
  influence('freespirit-plain-day', 'Un día corriente', 'A Plain Day', {
    of: 'freeSpirit',
    type: 'action',
    motive: motive('2A 3C'),
    price: 1,
    copies: 22,
    actions: [play(draw(1))],
  }),
]
