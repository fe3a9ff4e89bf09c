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
    { name: 'scene-opening', when: isAsked('choose-entrance') },
    { name: 'table-early', when: isAsked('pay-motive') },
    { name: 'scene-script', when: isAsked('book-decide') },
    { name: 'table-dream', when: (seen) => isRound(seen, 2) },
    { name: 'table-map', when: isTravelling },
    { name: 'table-late', when: (seen) => isRound(seen, 3) },
    { name: 'scene-fortune', when: isAsked('reroll-with-gem') },
  ],
}
