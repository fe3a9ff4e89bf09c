import type { GameSetup } from '@miskatonic/contract'
import { expect, test } from 'vitest'
import { codeOf, fitting, optionsOf, randomSetUp, setUpFrom, usualSetUp } from './setupCode.ts'

const both = (text: string) => ({ es: text, en: text })
const choices = ['a', 'b', 'c'].map((id) => ({ id, label: both(id) }))
const setup: GameSetup = {
  seats: { min: 1, max: 4, usual: 2 },
  minutes: 60,
  weight: 2,
  manner: 'cooperative',
  motto: both(''),
  about: both(''),
  fields: [
    { id: 'foe', kind: 'choice', label: both(''), start: 'a', choices },
    { id: 'hard', kind: 'yes-no', label: both(''), start: false },
    { id: 'team', kind: 'each-seat', label: both(''), choices },
  ],
  bots: [],
}

test('a set-up travels as a code, and only to its own game', () => {
  const mine = { seats: 3, choices: { foe: 'c', hard: true, team: ['b', null, 'ñ'] } }
  const code = codeOf('rock', setup, mine)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{1,4}(-[0-9A-HJKMNP-TV-Z]{4})*$/)
  expect(setUpFrom(code, 'rock', setup)).toEqual({ seats: 3, choices: { foe: 'c', hard: true, team: ['b', null, null] } })
  expect(setUpFrom(code, 'other', setup)).toBeNull()
  for (const nonsense of ['not a code', '', '2', 'ñandú', '9'.repeat(500)]) expect(setUpFrom(nonsense, 'rock', setup)).toBeNull()
})

test('every set-up comes back as it was, with as few letters as it needs', () => {
  for (let seats = 1; seats <= 4; seats++)
    for (const foe of ['a', 'b', 'c'])
      for (const hard of [true, false])
        for (const team of [[], ['c', null, 'a', 'b'], [null, 'b']]) {
          const given = fitting(setup, { seats, choices: { foe, hard, team } })
          expect(setUpFrom(codeOf('rock', setup, given), 'rock', setup)).toEqual(given)
          expect(codeOf('rock', setup, given).length).toBeLessThan(9)
        }
  expect(codeOf('rock', setup, usualSetUp(setup))).toHaveLength(4)
})

test('a code is understood as it was heard: small letters, no dashes, O for nought; a slip is noticed', () => {
  const given = fitting(setup, { seats: 4, choices: { foe: 'b', hard: true, team: ['c', 'b', 'a'] } })
  const code = codeOf('rock', setup, given)
  expect(setUpFrom(code.toLowerCase().replaceAll('-', ' '), 'rock', setup)).toEqual(given)
  expect(setUpFrom(code.replaceAll('0', 'o').replaceAll('1', 'l'), 'rock', setup)).toEqual(given)
  const slips = [...code].flatMap((letter, i) =>
    letter === '-' ? [] : [`${code.slice(0, i)}${letter === '7' ? '8' : '7'}${code.slice(i + 1)}`],
  )
  expect(slips.filter((slip) => slip !== code && setUpFrom(slip, 'rock', setup) !== null)).toEqual([])
})

test('nobody is played twice, nothing unknown is kept', () => {
  expect(fitting(setup, { seats: 9, choices: { foe: 'z', team: ['a', 'a', 'b'] } })).toEqual({
    seats: 4,
    choices: { foe: 'a', hard: false, team: ['a', null, 'b', null] },
  })
})

test('what is left to the table is left out of the options', () => {
  expect(optionsOf(setup, usualSetUp(setup))).toEqual({ foe: 'a', hard: false })
  expect(optionsOf(setup, { seats: 2, choices: { team: [null, 'c'] } })).toEqual({ foe: 'a', hard: false, team: [null, 'c'] })
  expect(optionsOf({ ...setup, fields: [] }, { seats: 2, choices: {} })).toBeNull()
})

test('a random table fits', () => {
  const numbers = [0.9, 0.1, 0.5, 0.99]
  const drawn = randomSetUp(setup, 3, () => numbers.shift() ?? 0)
  expect(fitting(setup, drawn)).toEqual(drawn)
  expect(new Set(drawn.choices.team as string[]).size).toBe(3)
})
