import { action, addMotive, draw, influence, motive, pay, play, words } from '../builders.ts'
import type { Dreamer, Influence } from '../kinds.ts'

/* Bruno Hale, the Tough Guy: the deck is still to be written (22 cards; see docs/content.md). Until then one plain card stands for all of them. */

export const toughGuy: Dreamer = {
  id: 'toughGuy',
  kind: 'dreamer',
  title: words('Bruno Hale, el Tipo Duro', 'Bruno Hale, the Tough Guy'),
  flavour: words('Carretero de sal; el remo más fuerte.', 'Salt carter; the strongest oar.'),
  gender: 'm',
  tally: 5,
  back: action('back', { plus: pay.seal(1) }, addMotive(2, 'R'), { moment: 'payment' }),
}

export const toughGuyCards: readonly Influence[] = [
  influence('toughguy-plain-day', 'Un día corriente', 'A Plain Day', {
    of: 'toughGuy',
    type: 'action',
    motive: motive('3R 2C'),
    price: 1,
    copies: 22,
    actions: [play(draw(1))],
  }),
]
