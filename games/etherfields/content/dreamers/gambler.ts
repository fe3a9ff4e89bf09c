import { action, discard, draw, gain, ifYouDo, influence, motive, pay, play, price, raise, words } from '../builders.ts'
import type { Dreamer, Influence } from '../kinds.ts'

/* Vera Sall, tally 2: dice, luck, double or nothing. Three cards of twenty-two, one of each sort. */

export const gambler: Dreamer = {
  id: 'gambler',
  kind: 'dreamer',
  title: words('Vera Sall, la Jugadora', 'Vera Sall, the Gambler'),
  flavour: words(
    'Lleva el libro en el Descanso del Marinero y nunca ha perdido más de lo que quería.',
    'She keeps the book at the Sailors’ Rest and has never lost more than she meant to.',
  ),
  gender: 'f',
  tally: 2,
  back: action('back', { plus: pay.discard(1) }, gain.gems(1), { limit: 'turn' }),
}

export const gamblerCards: readonly Influence[] = [
  influence('loaded-coin', 'Moneda de dos caras', 'Two-headed Coin', {
    of: 'gambler',
    type: 'action',
    motive: motive('3C'),
    price: 2,
    copies: 9,
    flavour: words('Kit siempre pide cara.', 'Kit always calls heads.'),
    actions: [play(draw(2))],
  }),
  influence('the-long-odds', 'La apuesta larga', 'The Long Odds', {
    of: 'gambler',
    type: 'rapid',
    motive: motive('2R 1A'),
    price: 2,
    copies: 8,
    flavour: words('Nueve a uno. Hay quien se conforma con el uno.', 'Nine to one. Some people settle for the one.'),
    actions: [play(ifYouDo(discard(1), draw(2)), { moment: 'rapid' })],
  }),
  influence('the-book', 'El libro de apuestas', 'The Book', {
    of: 'gambler',
    type: 'progress',
    motive: motive('2A'),
    price: 3,
    copies: 5,
    colour: 'awareness',
    placement: price('2A'),
    flavour: words('Todo apuntado a lápiz, por si hay que discutirlo.', 'All of it in pencil, in case it has to be discussed.'),
    abilities: [raise.handLimit(1)],
  }),
]
