import { action, draw, influence, motive, play, price, standUp, words } from '../builders.ts'
import type { Dreamer, Influence } from '../kinds.ts'

/* Anselm Rook, the Specialist: the deck is still to be written (22 cards; see docs/content.md). Until then one plain card stands for all of them. */

export const specialist: Dreamer = {
  id: 'specialist',
  kind: 'dreamer',
  title: words('Anselm Rook, el Especialista', 'Anselm Rook, the Specialist'),
  flavour: words(
    'Relojero; revisa el aparejo del bote, nueve comprobaciones al mes.',
    'Clockmaker; inspects the boat’s gear, nine checks a month.',
  ),
  gender: 'm',
  tally: 4,
  back: action('back', price('2A'), standUp(1)),
}

export const specialistCards: readonly Influence[] = [
  influence('specialist-plain-day', 'Un día corriente', 'A Plain Day', {
    of: 'specialist',
    type: 'action',
    motive: motive('2A 2C'),
    price: 1,
    copies: 22,
    actions: [play(draw(1))],
  }),
]
