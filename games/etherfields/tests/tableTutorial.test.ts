import { optionsFor, Table } from '@miskatonic/kernel'
import { stepsHaveWords } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { etherfields } from '../rules/game.ts'
import { readOptions } from '../rules/options.ts'
import { tutorial } from '../table/tutorial.ts'
import { tutorialWords } from '../table/tutorialWords.ts'

const { seats, options, seed } = tutorial.setup
const [own = ''] = seats

/** Whoever follows the coach: in by the door, paid with one card, to the bed, and answers it. */
function followed(answers: readonly (string | readonly string[])[]) {
  const table = Table.start(etherfields, { seats: [...seats], options, seed }, { quiet: true })
  for (const answer of answers) {
    const decided = table.decide(own, answer as never, { keys: 'real' })
    if (!decided.ok) throw new Error(`${table.ask?.about.key}: ${decided.error.detail}`)
  }
  return table
}
const keysOf = (table: Table<never>): readonly string[] => (table.ask && optionsFor(table.ask, own)?.map(({ key }) => key)) || []

test('the options of the tutorial can be played with', () => {
  expect(readOptions(options, seats)).toMatchObject(options as object)
})

test('the seed of the tutorial brings what its words speak of: a card of Cunning that reaches the bed without the die, and cards left over', () => {
  const paying = followed(['1,1', 'move'])
  expect(paying.ask?.about.key).toBe('pay-motive')
  for (const card of keysOf(paying as never)) {
    const boosting = followed(['1,1', 'move', [card]])
    expect([card, boosting.ask?.about.key]).toEqual([card, 'boost'])
    const walking = followed(['1,1', 'move', [card], 'no'])
    expect(keysOf(walking as never)).toContain('1,2')
    const there = followed(['1,1', 'move', [card], 'no', '1,2'])
    expect(keysOf(there as never)).toContain('use:map:a')
    expect(followed(['1,1', 'move', [card], 'no', '1,2', 'use:map:a']).ask?.about.key).toBe('book-decide')
  }
})

test('after the bed there is a hand left to go on with, and passing leads to the draw of the second Turn', () => {
  const after = followed(['1,1', 'move', [keysOf(followed(['1,1', 'move']) as never)[0] ?? ''], 'no', '1,2', 'use:map:a', 'no'])
  expect(keysOf(after as never).filter((key) => key.startsWith('use:hand:')).length).toBeGreaterThan(0)
  after.decide(own, 'done', { keys: 'real' })
  after.decide(own, 'pass', { keys: 'real' })
  if (after.ask?.about.key === 'answer-rapidly') after.decide(own, 'pass', { keys: 'real' })
  expect(after.ask?.about.key).toBe('discard-before-drawing')
})

stepsHaveWords(tutorial, tutorialWords)
