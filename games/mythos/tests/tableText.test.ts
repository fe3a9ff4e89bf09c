import { LANGUAGES, plainLines } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { cards } from '../content/index.ts'
import { deckChoices } from '../setup.ts'
import { openPictures, pictures } from '../table/pictures.ts'
import { asText } from '../table/view/asText.ts'
import { figuresOf, isHidden, textOf } from '../table/view/figures.ts'
import { playedOn } from '../table/view/naming.ts'
import { othersOf, sideOf, sortedHand, threatTotal } from '../table/view/sides.ts'
import { moments, readOf } from './tableViews.ts'

describe('the table as text', () => {
  for (const seed of ['text one', 'text two'])
    test(`names every card one may know, in both languages, and nothing raw (${seed})`, () => {
      let checked = 0
      let n = 0
      for (const moment of moments(seed, 150)) {
        if (n++ % 15 !== 0 || moment.ask.about.key === 'prompt.deck') continue
        for (const lang of LANGUAGES) {
          const read = readOf(moment, lang)
          const whole = plainLines(asText(read)).join('\n')
          const own = sideOf(read.view, moment.seat, read.face)
          for (const piece of [...own.hand, ...own.allies, ...own.threat, ...own.tomes]) {
            expect(whole).toContain(textOf(piece, read.face)?.name)
            checked += 1
          }
        }
      }
      expect(checked).toBeGreaterThan(80)
    })
})

describe('the sides', () => {
  test('show the others’ hands as numbers only, and one’s own whole', () => {
    let seen = 0
    for (const moment of moments('sides', 60, ['Ana', 'Ben', 'Eva'])) {
      if (moment.ask.about.key !== 'prompt.turn') continue
      const read = readOf(moment, 'en')
      const own = sideOf(read.view, moment.seat, read.face)
      expect(own.hand.every((piece) => !isHidden(piece))).toBe(true)
      expect(own.hand.length).toBe(own.handCount)
      for (const seat of othersOf(read)) {
        const other = sideOf(read.view, seat, read.face)
        expect(other.hand.every(isHidden)).toBe(true)
        expect(other.handCount).toBeGreaterThan(0)
        seen += 1
      }
      expect(new Set([moment.seat, ...othersOf(read)])).toEqual(new Set(read.view.seats))
    }
    expect(seen).toBeGreaterThan(10)
  })

  test('a hand lies sorted: nothing is lost, places come first and Adventures last', () => {
    for (const moment of moments('sorted', 12)) {
      if (moment.ask.about.key !== 'prompt.turn') continue
      const read = readOf(moment, 'es')
      const { hand } = sideOf(read.view, moment.seat, read.face)
      const sorted = sortedHand(hand, read.face, 'es')
      expect(new Set(sorted.map(({ alias }) => alias))).toEqual(new Set(hand.map(({ alias }) => alias)))
      const kinds = sorted.map(({ faces }) => faces.front?.split(':')[0])
      expect(kinds.lastIndexOf('location')).toBe(kinds.filter((kind) => kind === 'location').length - 1)
      const first = kinds.indexOf('adventure')
      expect(first < 0 || kinds.slice(first).every((kind) => kind === 'adventure')).toBe(true)
    }
  })

  test('of a Threat one counts what one knows and says how much one does not', () => {
    const face = (key: string) => (key === 'monster:a' ? { kind: 'monster', name: 'A', sort: '', parts: [], figures: { value: 4 } } : null)
    const piece = (alias: string, faces: Record<string, string>) => ({ alias, up: 'back', faces, attributes: {} })
    expect(threatTotal([piece('1', { front: 'monster:a', back: 'back' }), piece('2', { back: 'back' })], face)).toEqual({
      known: 4,
      unknown: 1,
    })
  })
})

describe('pictures', () => {
  test('every ready deck has one that everybody may see', () => {
    expect(deckChoices.filter(({ id }) => !(`deck:${id}` in openPictures))).toEqual([])
  })

  test('every card has one, and every one is of a card', () => {
    const keys = new Set(cards.map(({ kind, id }) => `${kind}:${id}`))
    expect([...keys].filter((key) => !(key in pictures))).toEqual([])
    expect(Object.keys(pictures).filter((key) => !keys.has(key) && !key.startsWith('cover:'))).toEqual([])
  })

  test('women and men among the Investigators are drawn as such', () => {
    for (const card of cards) {
      const picture = pictures[`${card.kind}:${card.id}`]
      if (card.kind === 'investigator' && picture?.kind === 'portrait')
        expect([card.id, picture.woman ?? false]).toEqual([card.id, card.g === 'f'])
    }
  })
})

test('a card without figures has none', () => {
  expect(figuresOf(null)).toMatchObject({ value: null, sanity: null, gate: false, icons: [] })
})

test('an Event that lies with another says on whom it is', () => {
  const event = { alias: 'e1', up: 'front', faces: {}, attributes: { target: 'Ben' } }
  const seen = (watcher: string, lies: string) =>
    playedOn(event, { lang: 'es', view: { seats: ['Ana', 'Ben'], watcher, zones: { [`events:${lies}`]: { pieces: [event] } } } as never })
  expect([seen('Ben', 'Ana'), seen('Ana', 'Ana'), seen('Ben', 'Ben')]).toEqual(['sobre ti', 'sobre Ben', ''])
})
