import { momentsOf } from '@miskatonic/testing/moments'
import { LANGUAGES, plainLines, readAt } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { game, text } from '../index.ts'
import { enemiesAt } from '../rules/board.ts'
import { missing } from '../rules/cover.ts'
import { cultistLimit as limitOfRules } from '../rules/cultists.ts'
import type { Storm } from '../rules/shape.ts'
import { enemySymbols, unitsOf as unitsOfRules } from '../rules/symbols.ts'
import { pictures } from '../table/pictures.ts'
import { abilitiesOf } from '../table/view/abilities.ts'
import { asText } from '../table/view/asText.ts'
import { lacksAgainst } from '../table/view/cover.ts'
import { cultistLimit, SYMBOLS, siteAt, team, textOf } from '../table/view/storm.ts'

type Read = Parameters<typeof asText>[0]
const SEATS = ['Ana', 'Ben', 'Eva']
const moments = (seed: string, most: number, seats = SEATS) => momentsOf(game, { seats, options: null, seed }, most)

describe('the table as text', () => {
  test('names every card in hand and every enemy, in both languages, and nothing raw', () => {
    let checked = 0
    let n = 0
    for (const moment of moments('table as text', 160)) {
      if (n++ % 12 !== 0) continue
      for (const lang of LANGUAGES) {
        const read = readAt<Read>(text, moment, lang)
        const whole = plainLines(asText(read)).join('\n')
        for (const { hand, items } of team(read))
          for (const card of [...hand, ...items]) {
            expect(whole).toContain(textOf(card, read.face)?.name)
            checked += 1
          }
        for (const { name } of SYMBOLS.flatMap((slot) => siteAt(read, slot).enemies)) {
          expect(whole).toContain(name)
          checked += 1
        }
      }
    }
    expect(checked).toBeGreaterThan(80)
  })
})

describe('what is read from the view', () => {
  test('the limit of cultists is the one the rules have', () => {
    for (const seats of [SEATS, [...SEATS, 'Iris'], [...SEATS, 'Iris', 'Odo']])
      expect(cultistLimit({ seats, of: {} } as never)).toBe(limitOfRules({ seats, get: () => false } as never))
  })

  test('who could beat whom, and what they lack, is what the rules say', () => {
    const seen = { beats: 0, lacks: 0 }
    for (const seed of ['cover one', 'cover two', 'cover three'])
      for (const moment of moments(seed, 120)) {
        const t = moment.table.kernel as unknown as Storm
        const read = readAt<Read>(text, moment, 'en')
        for (const { seat, at, hand } of team(read)) {
          if (!at || !hand.length) continue
          const site = siteAt(read, at)
          for (const [i, enemy] of enemiesAt(t, at).entries()) {
            const lacks = lacksAgainst(read, seat, site.enemies[i] as never, site)
            expect(lacks).toEqual(missing(enemySymbols(t, enemy), unitsOfRules(t, seat)))
            seen[lacks?.length ? 'lacks' : 'beats'] += 1
          }
        }
      }
    expect(Math.min(seen.beats, seen.lacks)).toBeGreaterThan(20)
  })

  test('each detective has three abilities with a name and a text, in both languages', () => {
    for (const lang of LANGUAGES)
      for (const { id } of cards.filter(({ kind }) => kind === 'detective')) {
        const piece = { alias: id, up: 'front', faces: { front: `detective/${id}` }, attributes: {} }
        const abilities = abilitiesOf(piece as never, (key) => text.face(key, lang))
        expect(abilities.map(({ level }) => level)).toEqual([1, 2, 3])
        for (const { name, rules } of abilities) expect([name, rules].every(Boolean)).toBe(true)
      }
  })
})

describe('pictures', () => {
  /** Stories, and the cards that lead to them, share one each. */
  const keys = cards.flatMap(({ kind, id }) => (kind === 'tale' || kind === 'narrative' ? [] : [`${kind}/${id}`]))

  test('every card has one, and every one is of a card', () => {
    expect(keys.filter((key) => !(key in pictures))).toEqual([])
    const others = ['cover:cultistorm', 'tale', 'narrative', 'terror-back', 'end-back']
    expect(Object.keys(pictures).filter((key) => !keys.includes(key) && !others.includes(key))).toEqual([])
  })

  test('no two cards look the same', () => {
    const drawn = keys.map((key) => JSON.stringify(pictures[key]))
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})
