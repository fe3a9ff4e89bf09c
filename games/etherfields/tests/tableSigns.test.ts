import { optionsFor, Table } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import { etherfields } from '../rules/game.ts'
import { optionLook } from '../table/optionLook.ts'
import { curve, isTurningPoint } from '../table/view/curtainCall.ts'
import { dreamtIn } from '../table/view/dreamt.ts'
import { priceWords } from '../table/view/prices.ts'
import { isAboutMap, slotOf } from '../table/view/scape.ts'
import { signed, worded } from '../table/view/signed.ts'
import { text } from '../text/voice.ts'

/* Prices by their signs, what an answer costs, and the night told from its end. */

test('a price in a text is drawn as a sign with its word, and read as words, in both languages', () => {
  expect(signed('Contactar (2A, alcance 2): Resuelve g.12.', 'es')).toBe('Contactar (2 [[disc|Consciencia]], alcance 2): Resuelve g.12.')
  expect(signed('Attack (3C/3R): Relocate.', 'en')).toBe('Attack (3 [[triangle|Cunning]]/3 [[lozenge|Rage]]): Relocate.')
  expect(worded('Contactar (2A)', 'es')).toBe('Contactar (2 de Consciencia)')
  expect(worded('⚡ Rapid (1C): Move 1 square.', 'en')).toBe('Rapid (1 Cunning): Move 1 square.')
  expect(signed('Reveal A2 and B3.', 'en')).toBe('Reveal A2 and B3.')
})

test('what a price asks besides Motive is part of it', () => {
  expect(priceWords({ motive: [{ colour: 'rage', n: 2 }], plus: [{ pay: 'hour', n: 1 }] } as never, 'en')).toBe('costs 2 Rage, 1 Hour')
  expect(priceWords({}, 'es')).toBe('gratis')
})

/** One dreamer in the first dream, who is asked something. */
function asked(...answers: readonly string[]) {
  const seat = 'Seat 1'
  const table = Table.start(etherfields, { seats: [seat], options: { dreamers: ['gambler'] }, seed: 'bed-8' }, { quiet: true })
  for (const answer of answers) table.decide(seat, answer, { keys: 'real' })
  const view = table.view(seat)
  const ask = table.askFor(seat)
  const face = (key: string) => text.face(key, 'en')
  const props = { view, ask, seat, face, lang: 'en', narrow: true, picked: [], events: [] } as never
  const shown = (key: string, more: object = {}) => optionLook({ key, text: '', ...more } as never, props)
  return { table, seat, view, ask, shown }
}

test('answers say what they cost: a walk, an Hour, what is written on the map', () => {
  const { shown } = asked('1,1')
  expect(shown('move').note).toBe('1 Cunning a square')
  expect(shown('hours').note).toBe('1 Hour a Turn')
  expect(shown('use:map:b').note).toBe('costs 1 Awareness')
  expect(shown('gem', { text: 'Gain a Gem (discard 3)' })).toMatchObject({ title: 'Gain a Gem', note: 'discard 3' })
})

test('a card that pays says what it brings, where only its name has room', () => {
  const { table, seat, ask, shown } = asked('1,1', 'move')
  expect(ask?.kind).toBe('some')
  const options = 'options' in (ask ?? {}) ? (ask as { options: readonly { key: string; piece?: string; weights?: object }[] }).options : []
  expect(options.length).toBe(optionsFor(table.ask as never, seat)?.length)
  for (const option of options) expect(shown(option.key, option).note).toMatch(/^[1-4] Cunning$/)
})

test('the night is told as dreams one went into, with how each let one go', () => {
  const line = (id: number, key: string, args: object) => ({ id, message: { key, args }, text: '' })
  const gate = { card: { piece: 'x', faces: { front: 'gate/gate-i01' } } }
  const events = [
    line(1, 'encounter-begins', gate),
    line(2, 'encounter-ends', { how: 'partial' }),
    line(3, 'encounter-begins', gate),
    line(4, 'team-loses', { why: 'cards' }),
    line(5, 'encounter-ends', { how: 'left' }),
  ] as never
  const told = dreamtIn({ events, face: (key) => text.face(key, 'en'), picture: () => null })
  expect(told.map(({ name, how }) => [name, how])).toEqual([
    ['The Room With No Morning', 'partial'],
    ['The Room With No Morning', 'lost'],
  ])
})

test('the curve is the Anguish of the whole Team, and only what ends or begins is a turning point', () => {
  const line = (seq: number, key: string, args: object = {}) => ({ id: seq, seq, message: { key, args }, text: '' })
  const events = [line(0, 'turn-begins'), line(1, 'anguish-suffered', { n: 2 }), line(2, 'anguish-cured', { n: 1 })]
  expect(curve({ events, lang: 'en' } as never)?.points.map(({ n }) => n)).toEqual([0, 2, 1])
  expect(['encounter-begins', 'team-loses', 'secret-revealed', 'cards-drawn'].map((key) => isTurningPoint(line(1, key) as never))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a square knows its slot', () => {
  expect(['1,1', '2,2', '3,1', '8,5'].map(slotOf)).toEqual(['A1', 'A1', 'B1', 'D3'])
})

test('whoever is asked about squares sees them, also while the Team is on the Map', () => {
  const view = { table: { mode: 'map' } } as never
  const asks = (...keys: readonly string[]) => ({ view, ask: { options: keys.map((key) => ({ key })) } }) as never
  expect(isAboutMap(asks('go:pierhead', 'wake'))).toBe(true)
  expect(isAboutMap({ view, ask: null })).toBe(true)
  expect(isAboutMap(asks('2,1', '4,4'))).toBe(false)
})
