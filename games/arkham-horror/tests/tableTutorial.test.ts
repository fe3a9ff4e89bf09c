import { Table } from '@miskatonic/kernel'
import { stepsHaveWords } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { game } from '../index.ts'
import { readOptions } from '../rules/options.ts'
import { tutorial } from '../table/tutorial.ts'
import { tutorialWords } from '../table/tutorialWords.ts'

const { seats, options, seed } = tutorial.setup
const [first = '', second = ''] = seats

test('the options of the tutorial can be played with', () => {
  expect(readOptions(options, seats)).toMatchObject(options as object)
})

test('the seed of the tutorial brings what its words speak of: Clues within reach of both, an encounter with dice, a gate by night', () => {
  const table = Table.start(game, { seats: [...seats], options, seed })
  const view = () => table.view(first)
  const answer = (seat: string, about: string, given: unknown) => {
    expect(table.askFor(seat)).toMatchObject({ about: { key: about } })
    table.decide(seat, given)
  }
  expect(view().table.firstPlayer).toBe(first)
  for (const seat of seats) answer(seat, 'choose-first-sliders', [])
  for (const seat of seats) answer(seat, 'choose-sliders', [])
  const clued = (seat: string): string => {
    const ask = table.askFor(seat)
    const options = ask && 'options' in ask ? ask.options : []
    return options.find(({ place }) => Number(view().of[`area:${place}`]?.cluesThere ?? 0) > 0)?.key ?? ''
  }
  for (const seat of [first, second]) {
    answer(seat, 'move', clued(seat))
    // Who has no step left is not asked again.
    if (Number(view().of[seat]?.points ?? 0) > 0) answer(seat, 'move', 'stay')
    expect(Number(view().of[seat]?.clues), seat).toBeGreaterThan(0)
  }
  // Where nothing but an encounter can be had, nobody is asked; it comes to dice.
  answer(first, 'spend-clue', 'done')
  expect(view().table).toMatchObject({ turn: 2, phase: 'upkeep' })
  const told = table.eventsFor(first).map(({ message }) => message.key)
  expect(told.slice(told.indexOf('turn-begins'))).toEqual(expect.arrayContaining(['gate-opened', 'monster-appeared']))
})

stepsHaveWords(tutorial, tutorialWords)
