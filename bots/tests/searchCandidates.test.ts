import { type AskView, canonical, isLegal, randomFrom } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { candidates, legal } from '../searchCandidates.ts'

const about = { key: 'what' }
const options = ['a', 'b', 'c', 'd'].map((key) => ({ key }))
const asks: { readonly [kind: string]: { readonly ask: AskView; readonly favourite: never; readonly least: number } } = {
  choose: { ask: { kind: 'choose', seat: 'ana', about, options }, favourite: 'c' as never, least: 4 },
  all: { ask: { kind: 'all', about, offers: { ana: options } }, favourite: 'c' as never, least: 4 },
  floor: { ask: { kind: 'floor', about, offers: { ana: options } }, favourite: 'c' as never, least: 4 },
  number: { ask: { kind: 'number', seat: 'ana', about, min: 2, max: 9 }, favourite: 5 as never, least: 6 },
  some: { ask: { kind: 'some', seat: 'ana', about, options, limits: { count: [1, 2] } }, favourite: ['b'] as never, least: 5 },
  order: { ask: { kind: 'order', seat: 'ana', about, options }, favourite: ['b', 'a', 'c', 'd'] as never, least: 4 },
  allocate: {
    ask: {
      kind: 'allocate',
      seat: 'ana',
      about,
      total: 4,
      slots: [
        { key: 'x', min: 0, max: 4 },
        { key: 'y', min: 0, max: 4 },
      ],
    },
    favourite: { x: 4, y: 0 } as never,
    least: 3,
  },
}

describe.each(Object.entries(asks))('answers to try: %s', (_, { ask, favourite, least }) => {
  test('the favourite first, all legal, none twice, no more than wanted', () => {
    const found = candidates(ask, 'ana', favourite, 6, randomFrom('x'))
    expect(found[0]).toEqual(favourite)
    expect(found.length).toBeGreaterThanOrEqual(least)
    expect(found.length).toBeLessThanOrEqual(6)
    for (const answer of found) expect(isLegal(ask, 'ana', answer)).toBeNull()
    expect(new Set(found.map((answer) => canonical(answer))).size).toBe(found.length)
  })
})

test('of answers that are given, the legal ones, each once', () => {
  expect(legal((asks.choose as { ask: AskView }).ask, 'ana', ['b', 'z', 'b', 'a', 'd'], 2)).toEqual(['b', 'a'])
})
