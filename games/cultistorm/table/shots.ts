/** The seed was searched for: a game of bots in which somebody helps, somebody is after an enemy, and a fight can be won. */
import type { Shots } from '@miskatonic/web/kit/shots'
import { countIn } from './view/storm.ts'

const seats = ['Seat 1', 'Seat 2', 'Seat 3']

export const shots: Shots = {
  setup: { seats, options: null, seed: 'look-1' },
  bots: [],
  moments: [
    { name: 'table-early', when: ({ ask, seat }) => ask.about.key === 'prepare' && seat === seats[0] },
    {
      name: 'table-mid',
      when: ({ ask, view }) => ask.about.key === 'prepare' && seats.some((seat) => countIn(view, `support:${seat}`) > 0),
    },
    { name: 'scene-fight', when: ({ ask }) => ask.about.key === 'fight' },
  ],
}
