import { LANGUAGES, plainLines } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { asText } from '../table/view/asText.ts'
import { thingName } from '../table/view/naming.ts'
import { team } from '../table/view/people.ts'
import { things } from '../table/view/things.ts'
import { moments, readOf } from './tableViews.ts'

const games = [
  { seed: 'text one', ancientOne: 'azathoth' },
  { seed: 'text two', ancientOne: 'nyarlathotep' },
]

describe('the table as text', () => {
  for (const { seed, ancientOne } of games)
    test(`names everybody and everything on the board, in both languages, and nothing raw (${ancientOne})`, () => {
      let checked = 0
      let n = 0
      for (const moment of moments(seed, ancientOne, 160)) {
        if (n++ % 20 !== 0 || moment.table.view(moment.seat).table.awakened === true) continue
        for (const lang of LANGUAGES) {
          const read = readOf(moment, lang)
          const whole = plainLines(asText(read)).join('\n')
          for (const one of team(read.view, read.face)) {
            expect(one.name).not.toBe('')
            expect(whole).toContain(one.name)
          }
          for (const thing of things(read.view, read.face)) {
            expect(whole, thing.place).toContain(thingName(thing, read))
            checked++
          }
        }
      }
      expect(checked).toBeGreaterThan(100)
    })
})
