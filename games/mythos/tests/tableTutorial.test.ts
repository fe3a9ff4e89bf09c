import { type AnyShape, type Game, Table } from '@miskatonic/kernel'
import { stepsHaveWords } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { decks } from '../content/decks.ts'
import { cardById } from '../content/index.ts'
import { game } from '../index.ts'
import { tutorial } from '../table/tutorial.ts'
import { tutorialWords } from '../table/tutorialWords.ts'

const { seats, bots = {}, options, seed } = tutorial.setup
const [me = '', other = ''] = seats

test('the tutorial is a duel against a bot, with two ready decks', () => {
  expect(seats).toHaveLength(2)
  expect(Object.keys(bots)).toEqual([other])
  const chosen = (options as { decks: string[] }).decks
  expect(chosen.filter((id) => decks.some((deck) => deck.id === id))).toHaveLength(2)
})

test('the seed of the tutorial brings what its words speak of', () => {
  const { zones, of } = Table.start(game as unknown as Game<AnyShape>, { seats: [...seats], options, seed }).view(me)
  const hand = (zones[`hand:${me}`]?.pieces ?? []).map(({ faces }) => faces.front)
  expect(hand).toHaveLength(13)
  for (const face of [
    'location:devil-reef',
    'ally:joe-sargent',
    'monster:deep-one',
    'artifact:innsmouth-tiara',
    'adventure:shadows-over-the-reef',
  ])
    expect(hand).toContain(face)
  expect(of[me]).toMatchObject({ sanity: expect.any(Number) })
  // «refuerza a tus Aliados HÍBRIDOS. El tuyo lo es.»
  expect(JSON.stringify(cardById('joe-sargent'))).toContain('hybrid')
  expect(JSON.stringify(cardById('innsmouth-tiara'))).toContain('hybrid')
  expect(zones[`hand:${other}`]?.pieces.every(({ faces }) => faces.front === undefined)).toBe(true)
})

stepsHaveWords(tutorial, tutorialWords)
