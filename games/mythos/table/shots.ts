/** The seed was searched for: four rounds with a fight in each, won by the seat the pictures look through. */
import type { Shots } from '@miskatonic/web/kit/shots'
import { numberIn } from './view/figures.ts'

const seats = ['Seat 1', 'Seat 2']
const isTurn =
  (round: number): Shots['moments'][number]['when'] =>
  ({ view, ask }) =>
    numberIn(view.table, 'round') >= round && view.table.phase === 'play' && 'options' in ask && ask.options.length > 3

export const shots: Shots = {
  setup: { seats, options: { decks: ['the-arkham-faculty', 'the-order-of-the-reef'] }, seed: 'shots-4' },
  bots: [seats[1] ?? ''],
  moments: [
    { name: 'table-early', when: isTurn(1) },
    {
      name: 'scene-combat',
      when: ({ view, ask }) =>
        numberIn(view.table, 'round') > 1 && ask.about.key === 'prompt.defend' && 'options' in ask && ask.options.length > 3,
    },
    { name: 'table-mid', when: isTurn(3) },
  ],
}
