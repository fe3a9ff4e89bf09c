import { expect, test } from 'vitest'
import { type Challenge, challengeFrom, challengeLink } from './rematch.ts'

const challenge: Challenge = { game: 'rock', chairs: ['me', 'careful'], options: { foe: 'ñ', team: ['a', null] }, seed: 'abc' }
const codeIn = (link: string): string => link.split('#')[1] ?? ''

test('a challenge travels as a link', () => {
  const link = challengeLink(challenge)
  expect(link).toMatch(/^\/challenge#[\w-]+$/)
  expect(challengeFrom(codeIn(link))).toEqual(challenge)
})

test.each([
  ['nothing', ''],
  ['no code', 'no code at all'],
  ['no list', btoa('{}')],
  ['no seats', codeIn(challengeLink({ ...challenge, chairs: [] }))],
  ['nobody to take it up', codeIn(challengeLink({ ...challenge, chairs: ['careful', 'careful'] }))],
  ['a stranger', codeIn(challengeLink({ ...challenge, chairs: ['me', '__proto__' as never] }))],
  ['a crowd', codeIn(challengeLink({ ...challenge, chairs: Array(900).fill('me') }))],
  ['no seed', codeIn(challengeLink({ ...challenge, seed: '' }))],
  ['a seed without end', codeIn(challengeLink({ ...challenge, seed: 'x'.repeat(300) }))],
  ['options without end', codeIn(challengeLink({ ...challenge, options: [[[[[[[[[1]]]]]]]]] }))],
])('a link with %s is no challenge', (_, code) => {
  expect(challengeFrom(code)).toBeNull()
})
