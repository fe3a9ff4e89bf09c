import {
  type Json,
  type Message,
  type Option,
  type RefusedOption,
  randomFrom,
  type Seat,
  type Slot,
  SPECTATOR,
  sample,
  Table,
} from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { cards } from '../content/cards.ts'
import { game, text } from '../index.ts'
import { setup } from '../setup.ts'

const LANGUAGES = ['es', 'en'] as const
type Lang = (typeof LANGUAGES)[number]
const SEATS = ['Ana', 'Bea', 'Carl', 'Dan']
const ids = new Set(cards.map(({ id }) => id).filter((id) => id.includes('-')))
const RAW = /^(?:Opción|Option) |undefined|\[object|NaN|[{}_]|\b[a-z]+:[a-z#0-9]|LH-[A-Z]/

function problemIn(said: string): string | null {
  if (said.trim() === '') return 'says nothing'
  if (RAW.test(said)) return 'has a key in it'
  return (said.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []).find((word) => ids.has(word)) ?? null
}

type Sent = {
  about: Message
  options?: readonly Option[]
  slots?: readonly Slot[]
  offers?: Record<Seat, readonly Option[]>
  refused?: readonly RefusedOption[] | Record<Seat, readonly RefusedOption[]>
}
const refusedTo = ({ refused }: Sent, seat: Seat): readonly RefusedOption[] =>
  Array.isArray(refused) ? refused : ((refused as Record<Seat, readonly RefusedOption[]> | undefined)?.[seat] ?? [])

describe('random games', () => {
  const wrong = new Set<string>()
  const keys = new Set<string>()
  const hear = (key: string, say: (lang: Lang) => string): void => {
    keys.add(key)
    const [es = '', en = ''] = LANGUAGES.map(say)
    for (const said of [es, en]) if (problemIn(said)) wrong.add(`${key}: «${said}» ${problemIn(said)}`)
    if (es === en && !['No', ...SEATS].includes(es)) wrong.add(`${key}: «${es}» is the same in both languages`)
  }

  test('are told in both languages, to everybody', () => {
    for (let n = 0; n < 24; n++) {
      const random = randomFrom(`voice-${n}`)
      const seats = SEATS.slice(0, 2 + (n % 3))
      const table = Table.start(game, { seats, seed: `voice-${n}` })
      while (table.ask) {
        for (const seat of table.asked()) {
          const sent = table.askFor(seat) as unknown as Sent
          const how = (lang: Lang) => ({ lang, reader: seat })
          const faces = new Map(
            Object.values(table.view(seat).zones).flatMap(({ pieces }) => pieces.map((piece) => [piece.alias, piece.faces] as const)),
          )
          hear(sent.about.key, (lang) => text.say(sent.about, how(lang)))
          const shown = [...(sent.options ?? sent.slots ?? sent.offers?.[seat] ?? []), ...refusedTo(sent, seat)]
          for (const { piece, ...option } of shown)
            hear(`${sent.about.key} option`, (lang) =>
              text.option(sent.about, { ...option, ...(piece === undefined ? {} : { faces: faces.get(piece) ?? {} }) } as never, how(lang)),
            )
          for (const { reasons } of refusedTo(sent, seat))
            for (const { message } of reasons) hear(message.key, (lang) => text.say(message, how(lang)))
        }
        const [seat] = table.awaited() as [Seat]
        table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
      }
      for (const reader of [SEATS[0] as Seat, SPECTATOR])
        for (const { message } of table.eventsFor(reader)) hear(message.key, (lang) => text.say(message, { lang, reader }))
      for (const lang of LANGUAGES)
        for (const reader of [...seats, null]) {
          const { headline, lines, won } = text.ending(table.result, { lang, reader })
          for (const said of [headline, ...lines]) expect(problemIn(said), said).toBe(null)
          const { winners } = table.result as { winners: Seat[] }
          expect(won).toBe(reader === null ? winners.length > 0 : winners.includes(reader))
        }
    }
    expect([...wrong]).toEqual([])
    expect(keys.size).toBeGreaterThan(60)
  })
})

describe('what is asked', () => {
  const both = (message: Message): string[] => LANGUAGES.map((lang) => text.say(message, { lang, reader: 'Ana' }))
  const option = (about: string, shown: object): string[] =>
    LANGUAGES.map((lang) => text.option({ key: about }, shown as never, { lang, reader: 'Ana' }))

  test('names its price', () => {
    const cost = [{ pay: 'nerve', n: 1 }]
    expect(both({ key: 'or-else', args: { effect: { do: 'advanceDark', n: 1 }, cost } })).toEqual([
      'La Oscuridad avanza 1 casilla a menos que gastes 1 punto de Ánimo. ¿Lo evitas?',
      'The Dark advances by 1 unless you spend 1 Nerve. Avert it?',
    ])
    expect(both({ key: 'cost', args: { cost } })).toEqual(['Gasta 1 punto de Ánimo.', 'Spend 1 Nerve.'])
  })

  test('can be answered without looking at the board', () => {
    expect(option('council', { key: 'use:a1/0', faces: { front: 'find/flask' } })[0]).toMatch(/^Petaca: Descarta esta carta para /)
    expect(option('deal', { key: 'offer:a1', faces: { front: 'find/dory' } })[1]).toMatch(/^Offer “/)
    expect(option('deal', { key: 'consent:3' })).toEqual(['Aceptar el intercambio', 'Accept the trade'])
    expect(option('choose-prey', { key: 'Ana', seat: 'Ana' })).toEqual(['Tú', 'You'])
    // Nothing is called so: this is what the random games listen for.
    for (const unnamed of option('council', { key: 'fly' })) expect(problemIn(unnamed)).not.toBe(null)
  })
})

describe('faces', () => {
  const keys = [...game.definitions.values()].flatMap(({ faces }) => Object.values(faces))

  test('are printed in both languages, a Mark without its other side', () => {
    for (const key of keys)
      for (const lang of LANGUAGES) {
        const face = text.face(key, lang)
        if (!face) throw new Error(`nothing is printed on «${key}»`)
        for (const { story, rules = '-' } of face.parts)
          for (const said of [face.name, face.sort, story, rules]) expect(problemIn(said ?? ''), key).toBe(null)
      }
    const front = JSON.stringify(text.face('mark-front/salt-mark', 'en'))
    for (const card of cards) if (card.kind === 'mark') expect(front).not.toContain(card.title.en)
    expect(text.face('find/nothing', 'en')).toBe(null)
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
    { source: { piece: { piece: 'a1', faces: { front: 'find/harpoon' } } } as Json, phase: 'add:bonus', amount: 2, counts: false },
    { source: { piece: 'a2', faces: {} } as Json, phase: 'add', amount: 1, counts: true },
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
