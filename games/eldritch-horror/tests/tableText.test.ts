import { LANGUAGES, plainLines } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { asText } from '../table/view/asText.ts'
import { thingName } from '../table/view/naming.ts'
import { team } from '../table/view/people.ts'
import { placeIds, placeName } from '../table/view/places.ts'
import { things } from '../table/view/things.ts'
import { moments, readOf } from './tableViews.ts'

const games = [
  { seed: 'text one', ancientOne: 'azathoth' },
  { seed: 'text two', ancientOne: 'yog-sothoth' },
  { seed: 'text three', ancientOne: 'shub-niggurath' },
]

describe('the table as text', () => {
  for (const { seed, ancientOne } of games)
    test(`names everybody and everything on the board, in both languages, and nothing raw (${ancientOne})`, () => {
      let checked = 0
      let n = 0
      for (const moment of moments(seed, { ancientOne }, 160)) {
        if (n++ % 20 !== 0) continue
        for (const lang of LANGUAGES) {
          const read = readOf(moment, lang)
          const all = plainLines(asText(read))
          const whole = all.join('\n')
          for (const one of team(read.view, read.face)) {
            expect(one.name).not.toBe('')
            expect(whole).toContain(one.name)
          }
          for (const thing of things(read.view, read.face)) {
            const name = thingName(thing, read)
            const line = all.find((text) => text.startsWith(placeName(thing.place, lang)) && text.includes(name))
            expect(line, `${name} on ${thing.place}`).toBeDefined()
            checked++
          }
        }
      }
      expect(checked).toBeGreaterThan(100)
    })

  test('has every space once, with its ways, and no sentence in the other language', () => {
    const [moment] = [...moments('text four', { ancientOne: 'cthulhu' }, 12)].slice(-1)
    if (!moment) throw new Error('the game ended before it began')
    const [es, en] = LANGUAGES.map((lang) => asText(readOf(moment, lang)))
    const board = es?.at(-1)
    expect(board?.lines).toHaveLength(placeIds.length)
    for (const id of placeIds) expect(board?.lines.filter((line) => line.startsWith(`${placeName(id, 'es')},`))).toHaveLength(1)
    const spanish = new Set(es?.flatMap(({ lines }) => lines))
    const shared = en?.flatMap(({ lines }) => lines).filter((line) => spanish.has(line))
    expect(shared).toEqual([])
  })
})
