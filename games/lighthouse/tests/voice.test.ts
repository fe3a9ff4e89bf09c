import { facesArePrinted, LANGUAGES, randomGamesAreTold, Voice } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { game, text } from '../index.ts'
import type { Result } from '../rules/shape.ts'
import { setup } from '../setup.ts'

const SEATS = ['Ana', 'Bea', 'Carl', 'Dan']
const voice = new Voice({ text, rules: 'LH', ids: cards.map(({ id }) => id).filter((id) => id.includes('-')), proper: SEATS })
const option = voice.option.bind(voice)

randomGamesAreTold(voice, {
  game,
  tables: Array.from({ length: 24 }, (_, n) => ({ seats: SEATS.slice(0, 2 + (n % 3)), seed: `voice-${n}` })),
  keys: 60,
  won: ({ winners }: Result, reader) => (reader === null ? winners.length > 0 : winners.includes(reader)),
})

describe('what is asked', () => {
  test('names its price', () => {
    const cost = [{ pay: 'nerve', n: 1 }]
    expect(voice.both({ key: 'or-else', args: { effect: { do: 'advanceDark', n: 1 }, cost } })).toEqual([
      'La Oscuridad avanza 1 casilla a menos que gastes 1 punto de Ánimo. ¿Lo evitas?',
      'The Dark advances by 1 unless you spend 1 Nerve. Avert it?',
    ])
    expect(voice.both({ key: 'cost', args: { cost } })).toEqual(['Gasta 1 punto de Ánimo.', 'Spend 1 Nerve.'])
  })

  test('can be answered without looking at the board', () => {
    expect(option('council', { key: 'use:a1/0', faces: { front: 'find/flask' } })[0]).toMatch(/^Petaca: Descarta esta carta para /)
    expect(option('deal', { key: 'offer:a1', faces: { front: 'find/dory' } })[1]).toMatch(/^Offer “/)
    expect(option('deal', { key: 'consent:3' })).toEqual(['Aceptar el intercambio', 'Accept the trade'])
    expect(option('choose-prey', { key: 'Ana', seat: 'Ana' })).toEqual(['Tú', 'You'])
    // Nothing is called so: this is what the random games listen for.
    for (const unnamed of option('council', { key: 'fly' })) expect(voice.problemIn(unnamed)).not.toBe(null)
  })
})

describe('faces', () => {
  facesArePrinted(voice, {
    faces: [...game.definitions.values()].flatMap(({ faces }) => Object.values(faces)),
    unknown: ['find/nothing'],
  })

  test('of a Mark say nothing of the other side', () => {
    const front = JSON.stringify(text.face('mark-front/salt-mark', 'en'))
    for (const card of cards) if (card.kind === 'mark') expect(front).not.toContain(card.title.en)
  })

  test('carry the figures a table draws', () => {
    const lantern = cards.find(({ id }) => id === 'storm-lantern')
    expect(text.face('find/storm-lantern', 'es')?.figures).toMatchObject({ weight: lantern && 'weight' in lantern && lantern.weight })
    const ship = cards.find((card) => card.kind === 'ship' && card.needs.includes('rope'))
    expect(text.face(`ship/${ship?.id}`, 'es')?.figures?.needs).toContainEqual({ id: 'rope', text: 'CABO' })
  })
})

test('sums name what they are made of', () => {
  const parts = [
    { source: null, phase: 'will', amount: 3, counts: true },
    { source: null, phase: 'modifier', amount: -1, counts: true },
    { source: { piece: { piece: 'a1', faces: { front: 'find/harpoon' } } }, phase: 'add:bonus', amount: 2, counts: false },
    { source: { piece: 'a2', faces: {} }, phase: 'add', amount: 1, counts: true },
  ]
  expect(text.sum({ quantity: 'dice', value: 3, parts }, { lang: 'es', reader: null })).toEqual([
    { label: 'Voluntad', value: '3', counts: true },
    { label: 'Modificador', value: '−1', counts: true },
    { label: 'Arpón', value: '+2', counts: false },
    { label: '1 carta', value: '+1', counts: true },
  ])
  for (const quantity of Object.keys(game.quantities)) {
    const part = { source: null, phase: 'base', amount: 1, counts: true }
    const [es, en] = LANGUAGES.map((lang) => text.sum({ quantity, value: 1, parts: [part] }, { lang, reader: null })[0]?.label)
    expect(es, quantity).not.toBe(en)
    expect(es, quantity).not.toBe('Reglas')
  }
})

test('the start page offers as many seats as the rules', () => {
  const { min, max } = setup.seats
  expect({ min, max }).toEqual(game.seats)
})
