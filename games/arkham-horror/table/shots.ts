/** Moments of a game that bots play: the town early and late, a check, a fight, an encounter, a gate that is closed, the final battle. The seed was searched for. */
import type { Shots } from '@miskatonic/web/kit/shots'
import { numberIn } from './view/figures.ts'
import { openCheck, openEncounter, openFight } from './view/resolving.ts'

const seats = ['Seat 1', 'Seat 2', 'Seat 3']
const isMoving =
  (turn: number): Shots['moments'][number]['when'] =>
  ({ view, ask }) =>
    numberIn(view.table, 'turn') >= turn && ask.about.key === 'move' && 'options' in ask && ask.options.length > 6

export const shots: Shots = {
  setup: {
    seats,
    options: { ancientOne: 'ithaqua', investigators: ['joe-diamond', 'jenny-barnes', 'harvey-walters'] },
    seed: 'arkham-3',
  },
  bots: [],
  moments: [
    { name: 'table-early', when: isMoving(1) },
    {
      name: 'scene-encounter',
      when: ({ view, ask }) => openEncounter(view)?.card != null && !openCheck(view) && 'options' in ask && ask.options.length > 1,
    },
    { name: 'scene-fight', when: ({ view, ask }) => openFight(view) !== null && ask.about.key === 'fight-monster' },
    { name: 'table-mid', when: isMoving(4) },
    { name: 'scene-check', when: ({ view, ask }) => ask.about.key === 'spend-clue' && openCheck(view)?.rolled === true },
    { name: 'scene-closing', when: ({ ask }) => ask.about.key === 'close-here' },
    { name: 'table-late', when: isMoving(9) },
    { name: 'scene-battle', when: ({ ask }) => ask.about.key === 'fight-ancient-one' },
  ],
}
