import { type Message, type Option, type RefusedOption, randomFrom, type Seat, SPECTATOR, sample, Table } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { cards } from '../content/index.ts'
import { content, game, text } from '../index.ts'
import { setup } from '../setup.ts'
import { messages } from '../text/say.ts'

const LANGUAGES = ['es', 'en'] as const
type Lang = (typeof LANGUAGES)[number]
const SEATS = ['Ana', 'Bea', 'Carl', 'Dan']

/** Ids of the collection that no sentence has in it; some creatures are called so. */
const ids = new Set(cards.map(({ id }) => id).filter((id) => id.split('-').length > 2))
const RAW = /undefined|\[object|NaN|[{}_]|\b[a-z]+:[a-z#0-9]|MY-[A-Z]/
/** What is wrong with a text a person reads, or null. */
function problemIn(said: string): string | null {
  if (said.trim() === '') return 'says nothing'
  if (RAW.test(said)) return 'has a key in it'
  return (said.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []).find((word) => ids.has(word)) ?? null
}
/** What is the same in both languages: proper names, and “No”. */
const proper = new Set(['No', 'Aklo', ...SEATS, ...cards.map(({ title }) => title.en)])

type Sent = { about: Message; options?: readonly Option[]; offers?: Record<Seat, readonly Option[]>; refused?: readonly RefusedOption[] }

/** Everything said at a table so far, in both languages, with what is wrong with it. */
class Listener {
  readonly wrong = new Set<string>()
  readonly keys = new Set<string>()
  private readonly heard = new Set<string>()

  hear(key: string, what: unknown, say: (lang: Lang) => string): void {
    this.keys.add(key)
    const same = `${key}${JSON.stringify(what)}`
    if (this.heard.has(same)) return
    this.heard.add(same)
    const [es = '', en = ''] = LANGUAGES.map(say)
    for (const said of [es, en]) if (problemIn(said)) this.wrong.add(`${key}: «${said}» ${problemIn(said)}`)
    if (es === en && !proper.has(es)) this.wrong.add(`${key}: «${es}» is the same in both languages`)
  }

  ask(table: Table<never>, seat: Seat): void {
    const sent = table.askFor(seat) as unknown as Sent
    const all = [...(sent.options ?? sent.offers?.[seat] ?? []), ...(sent.refused ?? [])]
    const faces = new Map(
      Object.values(table.view(seat).zones).flatMap(({ pieces }) => pieces.map((piece) => [piece.alias, piece.faces] as const)),
    )
    this.hear(sent.about.key, sent.about, (lang) => text.say(sent.about, { lang, reader: seat }))
    for (const one of all) {
      const { piece, ...rest } = one
      const shown = { ...rest, ...(piece === undefined ? {} : { faces: faces.get(piece) ?? {} }) }
      const known = piece === undefined ? one.key : one.key.replace(piece, JSON.stringify(shown.faces))
      this.hear(`${sent.about.key} option`, [known, one.label], (lang) => text.option(sent.about, shown, { lang, reader: seat }))
      for (const { message } of 'reasons' in one ? one.reasons : [])
        this.hear(message.key, message, (lang) => text.say(message, { lang, reader: seat }))
    }
  }
}

describe('random games', () => {
  const listener = new Listener()
  const decks = content.decks.map(({ id }) => id)

  it('are told in both languages, to everybody, from the first question to the last line', () => {
    for (let n = 0; n < 36; n++) {
      const seats = SEATS.slice(0, [2, 2, 3][n % 3])
      const random = randomFrom(`voice-${n}`)
      const options = n % 6 === 5 ? null : { decks: seats.map((_, i) => decks[(n + i) % decks.length] as string), campaign: n % 4 === 3 }
      const table = Table.start(game, { seats, seed: `voice-${n}`, options })
      while (table.ask && table.seq < 900) {
        for (const seat of table.asked()) listener.ask(table as never, seat)
        const [seat] = table.awaited() as [Seat]
        table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
      }
      const reader = n % 3 ? (seats[n % 2] as Seat) : SPECTATOR
      for (const { message } of table.eventsFor(reader))
        listener.hear(message.key, [message, reader], (lang) => text.say(message, { lang, reader }))
      expect(table.over).toBe(true)
      for (const lang of LANGUAGES) {
        const { headline, lines } = text.ending(table.result, { lang, reader: null })
        for (const said of [headline, ...lines]) expect(problemIn(said), said).toBe(null)
        expect(lines.length).toBeGreaterThan(seats.length)
      }
    }
    expect([...listener.wrong]).toEqual([])
  })

  it('leave hardly a message unsaid', () => {
    const all = Object.keys(messages.definitions).filter((key) => /^(prompt|log|refused)/.test(key))
    const unsaid = all.filter((key) => !listener.keys.has(key))
    expect(unsaid.length / all.length, unsaid.join(' ')).toBeLessThan(0.25)
  })
})

describe('what is said', () => {
  const both = (message: Message, reader: Seat | null = null): string[] => LANGUAGES.map((lang) => text.say(message, { lang, reader }))
  it('refuses in the words of the rulebook', () => {
    expect(both({ key: 'refused.unknown-language', args: { language: 'greek' } })).toEqual([
      'No puedes jugar este Libro: ningún personaje tuyo sabe griego.',
      'You cannot play this Tome: none of your characters knows Greek.',
    ])
    expect(both({ key: 'refused.gate-spent' })).toEqual([
      'No puedes jugar Monstruos: tu Portal ya está usado.',
      'You cannot play Monsters: your Gate is spent.',
    ])
    expect(both({ key: 'refused.too-dear', args: { n: 4, has: 3 } })).toEqual([
      'No puedes jugarla: cuesta 4 COR y te quedan 3.',
      'You cannot play it: it costs 4 SAN and you have 3.',
    ])
  })
  it('speaks to the one it concerns', () => {
    const args = { who: { seat: 'Ana' }, n: 2 }
    expect(both({ key: 'log.lost', args }, 'Ana')).toEqual(['Has perdido 2 COR.', 'You lost 2 SAN.'])
    expect(both({ key: 'log.lost', args }, 'Bea')).toEqual(['Ana ha perdido 2 COR.', 'Ana lost 2 SAN.'])
  })
  it('says by what card somebody loses or gains', () => {
    const args = { who: { seat: 'Ana' }, n: 3, card: { card: 'great-cthulhu' } }
    expect(both({ key: 'log.lost-to', args }, 'Ana')).toEqual([
      'Has perdido 3 COR por «El gran Cthulhu».',
      'You lost 3 SAN to “Great Cthulhu”.',
    ])
    expect(both({ key: 'log.gained-by', args }, 'Bea')).toEqual([
      'Ana ha ganado 3 COR por «El gran Cthulhu».',
      'Ana gained 3 SAN from “Great Cthulhu”.',
    ])
  })
  it('says on whom an Event is played', () => {
    const args = { who: { seat: 'Ana' }, other: { seat: 'Bea' }, card: { card: 'amnesia' } }
    expect(both({ key: 'log.played-on', args }, 'Bea')).toEqual(['Ana ha jugado «Amnesia» sobre ti.', 'Ana played “Amnesia” on you.'])
    expect(both({ key: 'log.played-on', args }, 'Ana')).toEqual(['Has jugado «Amnesia» sobre Bea.', 'You played “Amnesia” on Bea.'])
  })
  it('says «ti», «contigo» and “your” where they belong', () => {
    const args = { who: { seat: 'Ana' }, other: { seat: 'Bea' }, n: 1, card: { card: 'ghoul' }, cards: [{ card: 'ghoul' }] }
    const keys = [
      'assigned',
      'defends',
      'joins',
      'harmed',
      'returned',
      'hand-looked-at',
      'threat-looked-at',
      'controlled',
      'control-failed',
      'drew',
    ]
    for (const reader of ['Ana', 'Bea'])
      for (const key of keys.filter((one) => reader === 'Bea' || !one.endsWith('looked-at'))) {
        const [es, en] = both({ key: `log.${key}`, args } as Message, reader)
        expect(es).not.toMatch(/ (?:de|contra|a|con) tú/)
        expect(es).toMatch(/^[«A-ZÁÉÍÓÚ]/)
        expect(en).toMatch(/^[“A-Z]/)
        expect(en).not.toMatch(/\b(?:of|in|from) you\b|you['’]s/)
      }
    expect(both({ key: 'log.assigned', args }, 'Bea')).toEqual(['Ana asigna 1 carta contra ti.', 'Ana assigns 1 card against you.'])
    expect(both({ key: 'log.controlled', args }, 'Bea')[0]).toBe('Ana controla «Gul» de tu Amenaza.')
  })
  it('agrees with the card it speaks of, and walks as people do', () => {
    const of = (key: string, card: string): string | undefined =>
      both({ key, args: { who: { seat: 'Ana' }, card: { card } } } as Message)[0]
    expect(['nyarlathotep', 'shub-niggurath'].map((card) => of('log.great-old-one-stays', card))).toEqual([
      '«Nyarlathotep» queda invertido: actúa una Ronda más.',
      '«Shub-Niggurath» queda invertida: actúa una Ronda más.',
    ])
    expect(['devil-reef', 'the-witch-house'].map((card) => of('log.inverted', card))).toEqual([
      '«Arrecife del Diablo» queda invertido.',
      '«La casa de la bruja» queda invertida.',
    ])
    expect(of('log.walked', 'devil-reef')).toBe('Ana ha ido andando a «Arrecife del Diablo».')
  })
  it('tells a sum line by line', () => {
    const sum = {
      quantity: 'value',
      value: 3,
      parts: [
        { source: null, phase: 'base', amount: 2, counts: true },
        { source: { faces: { front: 'artifact:innsmouth-tiara' } }, phase: 'raise', amount: 1, counts: true },
      ],
    }
    expect(text.sum(sum, { lang: 'es', reader: null })).toEqual([
      { label: 'Valor impreso, con su Arma', value: '2', counts: true },
      { label: 'Tiara de Innsmouth', value: '+1', counts: true },
    ])
  })
})

describe('faces', () => {
  it.each(LANGUAGES)('are printed in %s, each of them', (lang) => {
    for (const card of cards) {
      const face = text.face(`${card.kind}:${card.id}`, lang)
      if (!face) throw new Error(`nothing is printed on «${card.id}»`)
      expect(face.name).toBe(card.title[lang])
      for (const words of [face.name, face.sort, ...face.parts.flatMap(({ story, rules }) => [story, rules].flatMap((one) => one ?? []))])
        expect(problemIn(words), `${card.id}: ${words}`).toBe(null)
      expect(JSON.stringify(face.figures), card.id).not.toMatch(/undefined|"text":""/)
    }
    expect(text.face('location:nothing', lang)).toBe(null)
    expect(text.face('spell:sentinel-hill', lang)).toBe(null)
    expect(text.face('back', lang)?.kind).toBe('back')
  })
})

describe('what the start page knows', () => {
  it('is what the collection has', () => {
    const field = setup.fields.find(({ id }) => id === 'decks')
    expect(field && 'choices' in field ? field.choices.map(({ id, label, help }) => ({ id, title: label, about: help })) : []).toEqual(
      content.decks.map(({ id, title, about }) => ({ id, title, about })),
    )
    expect(setup.seats).toMatchObject(game.seats)
  })
})
