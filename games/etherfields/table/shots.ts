/** A night of bots that begins in the first dream, gets to the Map and into another dream, reads much and throws a die again. */

import type { AskView, View } from '@miskatonic/kernel'
import type { Shots } from '@miskatonic/web/kit/shots'
import { countIn, modeOf, turnOf } from './view/team.ts'

const seats = ['Seat 1', 'Seat 2']
type Seen = { readonly view: View; readonly ask: AskView }

const isAsked =
  (about: string) =>
  ({ ask }: Seen): boolean =>
    ask.about.key === about
const isRound = (seen: Seen, turn: number): boolean =>
  isAsked('your-round')(seen) && turnOf(seen.view) >= turn && countIn(seen.view, 'entity') > 0
const isTravelling = (seen: Seen): boolean => isAsked('travel')(seen) && modeOf(seen.view) === 'map'

export const shots: Shots = {
  setup: { seats, options: { dreamers: ['gambler', 'toughGuy'] }, seed: 'saltmere-1' },
  bots: [],
  moments: [
    { name: 'scene-script', when: isAsked('book-decide') },
    { name: 'table-early', when: (seen) => isRound(seen, 2) },
    { name: 'table-mid', when: isTravelling },
  ],
}
