/** The seed was searched for: a game of fifteen rounds that is won, with a fight that hangs on one die. */

import type { AskView } from '@miskatonic/kernel'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import type { Shots } from '@miskatonic/web/kit/shots'
import { fields, numberIn } from './view/figures.ts'
import { openEncounter, openTest, successes } from './view/resolving.ts'

const seats = ['Seat 1', 'Seat 2', 'Seat 3']
const offers = (ask: AskView): number => ('options' in ask ? ask.options.length : 0)
const isAction =
  (round: number): Shots['moments'][number]['when'] =>
  ({ view, ask, seat }) =>
    numberIn(view.table, 'round') >= round && ask.about.key === 'prompt.action' && seat === seats[0]

export const shots: Shots = {
  setup: {
    seats,
    options: {
      ancientOne: 'azathoth',
      difficulty: 'easy',
      investigators: ['norman-withers', 'lily-chen', 'silas-marsh'],
      lead: seats[0] ?? '',
    },
    seed: 'azathoth-8',
  },
  bots: [],
  moments: [
    { name: 'table-early', when: isAction(1) },
    {
      name: 'scene-encounter',
      when: ({ view, ask }) => {
        const card = pieceByAlias(view, openEncounter(view)?.card ?? null)
        return card !== null && view.records.at(-1)?.kind === 'encounter' && offers(ask) > 1
      },
    },
    { name: 'table-mid', when: isAction(6) },
    {
      name: 'scene-test',
      when: ({ view, ask }) => {
        const test = openTest(view)
        const close = test?.rolled && test.stake?.of === 'damage' && successes(test) === test.stake.left - 1
        return Boolean(close) && numberIn(fields(ask.about.args), 'clues') > 0
      },
    },
    { name: 'table-late', when: isAction(13) },
  ],
}
