import { Table } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { defaultOptions, game, OptionsError, readOptions } from '../index.ts'

const SEATS = ['ana', 'ben']
const problemsOf = (given: Parameters<typeof readOptions>[0]): readonly string[] => {
  try {
    readOptions(given, SEATS)
  } catch (error) {
    if (error instanceof OptionsError) return error.problems
    throw error
  }
  return []
}

test('without options the usual table is laid', () => {
  expect(readOptions(null, SEATS)).toEqual(defaultOptions)
  expect(Table.start(game, { seats: SEATS, seed: 'a' }).ask?.about.key).toBe('prompt.new-investigator')
})

test('an option left out keeps its usual value', () => {
  expect(readOptions({ ancientOne: 'cthulhu' }, SEATS)).toEqual({ ancientOne: 'cthulhu', difficulty: 'normal' })
})

test('every wrong option is named, with what was expected', () => {
  const problems = problemsOf({ ancientOne: 'hastur', difficulty: 'nightmare', investigators: ['lily-chen', 'nobody'], pace: 3 })
  expect(problems).toHaveLength(4)
  expect(problems[0]).toMatch(/^«ancientOne» wants one of .*cthulhu.*random, not "hastur"$/)
  expect(problems[1]).toBe('«difficulty» wants one of easy, normal, hard, not "nightmare"')
  expect(problems[2]).toMatch(/^«investigators» does not know "nobody"; there is /)
  expect(problems[3]).toMatch(/^there is no option «pace»; there is ancientOne, /)
})

test('a team has one investigator for each seat at most, and nobody twice', () => {
  expect(problemsOf({ investigators: ['lily-chen', 'lily-chen'] })).toEqual(['«investigators» names an investigator twice'])
  expect(problemsOf({ investigators: ['a', 'b', 'c'] })).toEqual(['«investigators» names 3 investigators for 2 seats'])
  expect(problemsOf({ lead: 'zoe' })).toEqual(['«lead» wants one of ana, ben, not "zoe"'])
})

test('a table with wrong options is not opened', () => {
  expect(() => Table.start(game, { seats: SEATS, options: { ancientOne: 3 }, seed: 'a' })).toThrow(OptionsError)
  expect(() => Table.start(game, { seats: SEATS, options: ['cthulhu'], seed: 'a' })).toThrow(OptionsError)
})
