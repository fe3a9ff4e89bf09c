import { defined } from '@miskatonic/kernel'
import { facesArePrinted, randomGamesAreTold, Voice } from '@miskatonic/testing/suites'
import { describe, expect, it } from 'vitest'
import { cards } from '../content/index.ts'
import { content, game, text } from '../index.ts'
import type { Outcome } from '../rules/shape.ts'
import { setup } from '../setup.ts'
import { messages } from '../text/say.ts'

const SEATS = ['Ana', 'Bea', 'Carl', 'Dan']
const decks = content.decks.map(({ id }) => id)
/** Some creatures are called like their ids. */
const ids = cards.map(({ id }) => id).filter((id) => id.split('-').length > 2)
const voice = new Voice({ text, rules: 'MY', ids, proper: ['Aklo', ...SEATS, ...cards.map(({ title }) => title.en)] })
const both = voice.both.bind(voice)

randomGamesAreTold(voice, {
  game,
  tables: Array.from({ length: 36 }, (_, n) => {
    const seats = SEATS.slice(0, [2, 2, 3][n % 3])
    const chosen = { decks: seats.map((_, i) => defined(decks[(n + i) % decks.length])), campaign: n % 4 === 3 }
    return { seats, seed: `voice-${n}`, options: n % 6 === 5 ? null : chosen }
  }),
  keys: 100,
  all: { messages: Object.keys(messages.definitions).filter((key) => /^(prompt|log|refused)/.test(key)), unsaid: 0.25 },
  won: ({ winners }: Outcome, reader) => (reader === null ? winners.length > 0 : winners.includes(reader)),
})

describe('what is said', () => {
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
    const keys = 'assigned defends joins harmed returned hand-looked-at threat-looked-at controlled control-failed drew'.split(' ')
    for (const reader of ['Ana', 'Bea'])
      for (const key of keys.filter((one) => reader === 'Bea' || !one.endsWith('looked-at'))) {
        const [es, en] = both({ key: `log.${key}`, args }, reader)
        expect(es).not.toMatch(/ (?:de|contra|a|con) tú/)
        expect(es).toMatch(/^[«A-ZÁÉÍÓÚ]/)
        expect(en).toMatch(/^[“A-Z]/)
        expect(en).not.toMatch(/\b(?:of|in|from) you\b|you['’]s/)
      }
    expect(both({ key: 'log.assigned', args }, 'Bea')).toEqual(['Ana asigna 1 carta contra ti.', 'Ana assigns 1 card against you.'])
    expect(both({ key: 'log.controlled', args }, 'Bea')[0]).toBe('Ana controla «Gul» de tu Amenaza.')
  })
  it('agrees with the card it speaks of, and walks as people do', () => {
    const of = (key: string, card: string): string | undefined => both({ key, args: { who: { seat: 'Ana' }, card: { card } } })[0]
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
  facesArePrinted(voice, {
    faces: cards.map(({ kind, id }) => `${kind}:${id}`),
    unknown: ['location:nothing', 'spell:sentinel-hill'],
  })
  it.each(['es', 'en'] as const)('bear their titles in %s', (lang) => {
    for (const { kind, id, title } of cards) expect(text.face(`${kind}:${id}`, lang)?.name).toBe(title[lang])
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
