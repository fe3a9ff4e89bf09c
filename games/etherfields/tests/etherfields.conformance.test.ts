import type { Json } from '@miskatonic/kernel'
import { examine, told } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { etherfields } from '../rules/game.ts'
import { playRandomNight, SEATS } from './randomGames.ts'

/** What does not hold yet (docs/unsupported.md): a dream's things come out of the box in play, and a night's result tells what lies in decks. */
const OPEN = ['pieces', 'secrecy']

/** Nights after the first: whoever answers at random soon ends them, and meets Slumbers, Fate and the Market before that. */
test.each([1, 2, 4])('nights of %i conform, but for what is listed', (seats) => {
  const { result } = playRandomNight(`first night of ${seats}`, seats)
  const memory = JSON.stringify(result?.world)
  const { violations, report } = examine(etherfields, {
    seats: SEATS.slice(0, seats),
    options: { world: result?.world ?? null } as unknown as Json,
    games: 2,
    seed: `conformance-${seats}`,
    moments: 6,
    decisions: 6000,
    // What earlier nights brought to light stands in what the night leaves behind.
    spoken: ({ id }) => memory.includes(`"${id}"`),
  })
  expect(report.games).toBe(2)
  expect(violations.filter(({ property }) => !OPEN.includes(property)).map(told)).toEqual([])
})
