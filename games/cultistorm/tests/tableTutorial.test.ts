import { optionsFor, Table } from '@miskatonic/kernel'
import { stepsHaveWords } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { enemiesAt, placeOf } from '../rules/board.ts'
import { couldBeat } from '../rules/fight.ts'
import { cultistorm } from '../rules/game.ts'
import { readOptions } from '../rules/options.ts'
import { tutorial } from '../table/tutorial.ts'
import { tutorialWords } from '../table/tutorialWords.ts'

const { seats, options, seed } = tutorial.setup
const [own = ''] = seats

/** Everybody takes the first item and keeps the hand, as the coach says. */
function prepared() {
  const table = Table.start(cultistorm, { seats: [...seats], options, seed }, { quiet: true })
  while (table.ask && table.ask.about.key !== 'prepare') {
    const seat = table.awaited()[0] ?? ''
    const first = optionsFor(table.ask, seat)?.[0]?.key ?? ''
    const decided = table.decide(seat, table.ask.about.key === 'revise-hand' ? [] : first, { keys: 'real' })
    if (!decided.ok) throw new Error(decided.error.detail)
  }
  return table
}

test('the options of the tutorial can be played with', () => {
  expect(readOptions(options, seats)).toMatchObject(options as object)
})

test('the seed of the tutorial brings what its words speak of: a cultist that falls to one of the common dice, and not without', () => {
  const table = prepared()
  const [foe = ''] = enemiesAt(table.kernel, placeOf(table.kernel, own))
  expect([foe !== '', couldBeat(table.kernel, own, foe)]).toEqual([true, false])
  const dice = ((table.ask && optionsFor(table.ask, own)) ?? []).filter(({ key }) => key.startsWith('take:'))
  const wins = dice.filter(({ key }) => {
    const again = prepared()
    again.decide(own, key, { keys: 'real' })
    return couldBeat(again.kernel, own, foe)
  })
  expect(wins.length).toBeGreaterThan(0)
})

stepsHaveWords(tutorial, tutorialWords)
