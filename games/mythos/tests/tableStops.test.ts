import { describe, expect, test } from 'vitest'
import { isPass, momentOf, passFor, pauseBefore, readStops, type Stops, usualStops } from '../table/view/stops.ts'
import { itemsOf, missingOf, storyOf } from '../table/view/stories.ts'

const ask = (about: string, ...keys: string[]) => ({
  about: { key: about },
  options: keys.map((key) => ({ key, text: key })),
  awaited: true,
})
const stops = (change: Partial<Stops>): Stops => ({ ...usualStops, ...change })

describe('passing with stops', () => {
  test('as usual a turn is passed where nothing can be done, and only there', () => {
    expect(passFor(ask('prompt.turn', 'pass'), usualStops, false)).toBe('pass')
    expect(passFor(ask('prompt.turn', 'play:x', 'pass'), usualStops, false)).toBeNull()
    expect(passFor(ask('prompt.casting', 'cast:x', 'decline'), usualStops, false)).toBeNull()
  })

  test('where a stop is wanted the table waits, where none is it goes on', () => {
    expect(passFor(ask('prompt.turn', 'pass'), stops({ turn: 'always' }), false)).toBeNull()
    expect(passFor(ask('prompt.casting', 'cast:x', 'decline'), stops({ casting: 'never' }), false)).toBe('decline')
    expect(passFor(ask('prompt.defend', 'defend:Ben:x', 'done'), stops({ defend: 'never' }), false)).toBe('done')
    expect(passFor(ask('prompt.recompose', 'yes', 'no'), stops({ recompose: 'never' }), false)).toBe('no')
  })

  test('until Combat every turn is passed, and nothing else', () => {
    expect(passFor(ask('prompt.turn', 'play:x', 'pass'), stops({ turn: 'always' }), true)).toBe('pass')
    expect(passFor(ask('prompt.casting', 'cast:x', 'decline'), usualStops, true)).toBeNull()
  })

  test('no other question is ever answered, nor one that waits for somebody else', () => {
    expect(passFor(ask('prompt.target', 'pass'), stops({ turn: 'never' }), true)).toBeNull()
    expect(passFor({ ...ask('prompt.turn', 'pass'), awaited: false }, usualStops, true)).toBeNull()
    expect(passFor(null, usualStops, true)).toBeNull()
    expect(momentOf('prompt.trim')).toBeNull()
  })

  test('a pass is sent at one pace, whoever passes and whatever else could be done', () => {
    expect(pauseBefore(5000, 2000)).toBe(3000)
    expect(pauseBefore(5000, 9000)).toBe(0)
    for (const options of [['pass'], ['play:x', 'pass']]) {
      expect(isPass(ask('prompt.turn', ...options), 'pass')).toBe(true)
      expect(isPass(ask('prompt.turn', ...options), 'play:x')).toBe(false)
    }
    expect(isPass(ask('prompt.casting', 'decline'), 'decline')).toBe(true)
    expect(isPass(ask('prompt.target', 'pass'), 'pass')).toBe(false)
  })

  test('what was kept is read, and what is damaged is as usual', () => {
    expect(readStops(JSON.stringify(stops({ turn: 'never' })))).toEqual(stops({ turn: 'never' }))
    expect(readStops('{"turn":"sometimes"}')).toEqual(usualStops)
    for (const damaged of [null, '', 'nonsense', '7', 'null']) expect(readStops(damaged)).toEqual(usualStops)
  })
})

describe('an Adventure', () => {
  test('lacks what its sum says', () => {
    const lines = [
      { label: 'A', value: '1 / 4', counts: true },
      { label: 'B', value: '2 / 2', counts: true },
      { label: 'rules', value: '+3', counts: true },
    ]
    expect(itemsOf({ lines })).toEqual([
      { text: 'A', has: 1, n: 4 },
      { text: 'B', has: 2, n: 2 },
    ])
    expect(missingOf(itemsOf({ lines }))).toBe(3)
  })
})

describe('an Adventure that lacks nothing', () => {
  const piece = { alias: 'p1', up: 'front', faces: { front: 'adventure:x' }, attributes: {} }
  const whole = [{ text: '1 Tome', has: 1, n: 1 }]
  const refusal = { key: 'play:x', reasons: [{ rule: 'MY-COPY-03', text: 'Told already.' }] }
  const of = (items: typeof whole, options: object[], refused: object[]) =>
    storyOf(piece, items, {
      lit: { pieces: new Map([['p1', options]]), refusedPieces: new Map([['p1', refused]]) } as never,
      face: () => null,
    })

  test('says why it cannot be told all the same, and nothing where it can be or lacks a card', () => {
    expect(of(whole, [], [refusal]).hindered).toBe('Told already.')
    expect(of(whole, [{ key: 'play:x' }], []).hindered).toBe('')
    expect(of([{ text: '1 Tome', has: 0, n: 1 }], [], [refusal]).hindered).toBe('')
  })
})
