import { lint } from '@miskatonic/effects/text'
import { defined, type Json } from '@miskatonic/kernel'
import { facesArePrinted, LANGUAGES, quantitiesHaveWords, randomGamesAreTold, Voice, wordsOn } from '@miskatonic/testing/suites'
import { describe, expect, it } from 'vitest'
import { cards, components } from '../content/index.ts'
import { spaces } from '../content/map.ts'
import type { Card } from '../content/nodes.ts'
import { game, text } from '../index.ts'
import type { TestKind } from '../rules/shape.ts'
import { position } from './position.ts'

const ANCIENT_ONES = ['azathoth', 'cthulhu', 'shub-niggurath', 'yog-sothoth']
const SEATS = ['Ana', 'Bea', 'Carl', 'Dan']
const names = [...spaces.map(({ name }) => name.en), ...cards.flatMap((card) => ('name' in card ? [card.name.en] : []))]
/** The mi-go are called so. */
const ids = [...cards, ...spaces].map(({ id }) => id).filter((id) => id.includes('-') && id !== 'mi-go')
const voice = new Voice({ text, rules: 'EH', ids, proper: [...SEATS, ...names] })
const both = voice.both.bind(voice)

randomGamesAreTold(voice, {
  game,
  tables: Array.from({ length: 30 }, (_, n) => ({
    seats: SEATS.slice(0, [1, 2, 4][n % 3]),
    seed: `voice-${n}`,
    options: { ancientOne: defined(ANCIENT_ONES[n % 4]), randomInvestigators: n % 2 === 0, startingRumor: n % 5 === 0 },
  })),
  most: 900,
  keys: 130,
  endings: { of: ({ outcome }: { outcome: string }) => outcome, least: 3 },
  // Nobody wins by chance.
  won: () => false,
})

describe('what is asked', () => {
  const detained = { piece: 'x', faces: { front: 'condition:detained' } }

  it('names the card and the price', () => {
    const effect = { do: 'recover', what: 'sanity', n: 2 }
    expect(both({ key: 'prompt.may', args: { effect, cost: [{ pay: 'clue', n: 1 }], card: detained } })).toEqual([
      'Detenido: Puedes gastar 1 Pista para recuperar 2 puntos de Cordura. ¿Quieres?',
      'Detained: You may spend 1 Clue to recover 2 Sanity. Do you want to?',
    ])
    expect(both({ key: 'prompt.unless', args: { effect: { do: 'doom', n: 1 }, cost: [{ pay: 'clue', n: 1 }] } })).toEqual([
      'La Perdición avanza 1 casilla a menos que gastes 1 Pista. ¿Lo evitas?',
      'Doom advances by 1 unless you spend 1 Clue. Avert it?',
    ])
  })

  it('agrees with the one who reads', () => {
    const args = { effect: { do: 'delay' }, who: { investigator: 'lily-chen', seat: 'Ana' } }
    expect(both({ key: 'prompt.may', args }, 'Ana')[0]).toBe('Puedes quedar Retrasada. ¿Quieres?')
    expect(both({ key: 'log.delayed', args: { who: args.who } }, 'Ana')).toEqual(['Has quedado Retrasada.', 'You became Delayed.'])
    expect(both({ key: 'log.delayed', args: { who: args.who } }, 'Bea')).toEqual(['Lily ha quedado Retrasada.', 'Lily became Delayed.'])
  })

  it('can be answered without looking at the board', () => {
    const option = voice.option.bind(voice)
    const dice = { key: 'prompt.reroll', args: { faces: [2, 5], clues: 1, dice: 1, instead: 'clue' } }
    expect(option(dice, { key: 'die:1' })).toEqual(['Volver a tirar el 5', 'Reroll the 5'])
    expect(option(dice, { key: 'done' })).toEqual(['Dejar los dados como están', 'Keep the dice as they are'])
    expect(option('prompt.deal', { key: 'offer:a1', faces: { front: 'asset:axe' } })).toEqual(['Ofrecer «Hacha»', 'Offer “Axe”'])
    expect(option('prompt.deal', { key: 'withdraw:ship-0' })).toEqual(['Retirar 1 billete de barco', 'Withdraw 1 ship ticket'])
    expect(option('prompt.order-triggers', { key: 'rule:EH-REST-01/recovery' })).toEqual([
      'Descansar: Recupera 1 punto de Salud y 1 punto de Cordura.',
      'Rest: Recover 1 Health and 1 Sanity.',
    ])
    expect(option('prompt.end-of-mythos', { key: 'replace:Ana', seat: 'Ana' })).toEqual(['Tu nuevo investigador', 'Your new investigator'])
    expect(option('prompt.pay-with', { key: '0', label: { key: 'cost', args: { cost: [{ pay: 'health', n: 1 }] } } })).toEqual([
      'Gasta 1 punto de Salud.',
      'Spend 1 Health.',
    ])
    // Nothing is called so: this is what the random games listen for.
    for (const unnamed of option('prompt.action', { key: 'fly' })) expect(voice.problemIn(unnamed)).not.toBe(null)
  })

  it('has the reasons of bots', () => {
    expect(both({ key: 'why.research' })).toEqual(['Necesitamos Pistas.', 'We need Clues.'])
  })
})

describe('faces', () => {
  const keys = [...new Set(components.flatMap(({ faces }) => Object.values(faces)))]
  const said = (key: string, lang: 'es' | 'en') => wordsOn(text, key, lang)
  facesArePrinted(voice, {
    faces: keys,
    wordless: /^(back|gate|clue|ancientOne)|\/|^monster:cultist|^shade:cultist/,
    unknown: ['asset:nothing', 'spell:axe'],
  })

  it('say nothing of the other side', () => {
    const sides = new Map<string, string[]>()
    for (const key of keys.filter((one) => one.includes('/'))) {
      const front = defined(key.split('/')[0])
      sides.set(front, [...(sides.get(front) ?? []), key])
    }
    expect(sides.size).toBeGreaterThan(30)
    for (const [front, backs] of sides)
      for (const lang of LANGUAGES)
        for (const one of [front, ...backs]) {
          const others = [front, ...backs].filter((other) => other !== one)
          const own = said(one, lang).join('\n')
          for (const words of others
            .flatMap((other) => said(other, lang))
            .filter((words) => words.length > 40 && !said(one, lang).includes(words)))
            expect(own, `${one} tells of another side: ${words}`).not.toContain(words)
          // The texts of two backs are never together: each has the one that is its own.
          if (/^(spell|condition):/.test(one) && one.includes('/'))
            expect(text.face(one, lang)?.parts.map(({ id }) => id)).toEqual(['back'])
        }
    expect(said('investigator:lily-chen', 'en').join()).not.toContain('Lily Chen')
    expect(text.face('ancientOne:azathoth', 'en')?.parts.map(({ id }) => id)).toEqual(['story', 'setup', 'front', 'front cultist'])
    expect(text.face('ancientOne:azathoth/back', 'en')?.parts.map(({ id }) => id)).toEqual(['back'])
  })

  it('carry the figures a table draws', () => {
    const figures = (key: string): object => text.face(key, 'en')?.figures as object
    const card = <K extends Card['kind']>(kind: K, id: string): Extract<Card, { kind: K | 'artifact' }> =>
      cards.find((one) => one.kind === kind && one.id === id) as never
    const axe = card('asset', 'axe')
    expect(figures('asset:axe')).toMatchObject({ value: axe.value, traits: axe.traits.map((id) => ({ id, text: id.toUpperCase() })) })
    const lily = card('investigator', 'lily-chen')
    expect(figures('investigator:lily-chen')).toMatchObject({
      health: lily.health,
      sanity: lily.sanity,
      skills: lily.skills,
      role: lily.occupation.en,
    })
    expect(figures('monster:ghoul')).toMatchObject({ horror: card('monster', 'ghoul').horror, damage: card('monster', 'ghoul').damage })
    for (const epic of cards.filter((one) => one.kind === 'monster' && typeof one.toughness === 'object'))
      expect(String((figures(`monster:${epic.id}`) as { toughness: Json }).toughness), epic.id).toMatch(/players/)
    expect(figures('gate:arkham')).toEqual({ space: { id: 'arkham', text: 'Arkham' }, colour: 'red' })
    expect(figures('clue:7')).toEqual({ space: { id: '7', text: 'Space 7' } })
    expect(figures('back:expedition:antarctica')).toEqual({ of: 'expedition', space: 'antarctica' })
  })

  it('draw the labels of texts written by hand like all others', () => {
    const rules = text.face('ancientOne:shub-niggurath/back', 'es')?.parts[0]?.rules ?? ''
    expect(rules).toMatch(/^\*\*Al despertar:\*\* Genera/)
    expect(rules).toContain('\n**Retribución:** Cada investigador')
  })
})

describe('sums', () => {
  const lines = ({ table: { kernel } }: ReturnType<typeof position>, kind: TestKind): string[] => {
    const explained = kernel.explain('dice', { who: 'jim-culver#1', skill: 'strength', kind, modifier: -1, source: null })
    const parts = explained.parts.map((part) => {
      const piece = part.source?.piece
      const faces = piece ? { front: kernel.def(piece).faces.front } : null
      return { ...part, source: faces ? { piece, faces } : part.source }
    })
    const sum = { quantity: 'dice', value: explained.value, parts }
    // The parts that count come to the number itself.
    expect(explained.value).toBe(parts.filter(({ counts }) => counts).reduce((total, { amount }) => total + amount, 0))
    return text.sum(sum, { lang: 'en', reader: null }).map(({ label, value, counts }) => `${label} ${value}${counts ? '' : ' (no)'}`)
  }

  it('tell skill, improvement, modifier, and which bonus counts', () => {
    const t = position('ana jim-culver rome, has axe 38-revolver, up strength 1')
    expect(lines(t, 'combat')).toEqual([
      'Strength 2',
      'Improvement +1',
      'Modifier −1',
      '.38 Revolver +2',
      'Axe +2 (no)',
      'Jim Culver (additional die) +1',
    ])
    expect(lines(t, 'encounter')).toEqual(['Strength 2', 'Improvement +1', 'Modifier −1'])
  })

  quantitiesHaveWords(voice, game.quantities, ['base', 'set', 'add', 'cap', 'floor:1'])

  it('name no card to one who cannot see it', () => {
    const part = { source: { piece: 'a1', faces: {} }, phase: 'add:bonus', amount: -1, counts: false }
    expect(text.sum({ quantity: 'dice', value: 1, parts: [part] }, { lang: 'es', reader: null })).toEqual([
      { label: '1 carta', value: '−1', counts: false },
    ])
  })
})

describe('the last page', () => {
  const outcomes = ['mysteries', 'finalMystery', 'eliminated', 'mythosExhausted', 'devouredWorld', 'ancientOne', 'rumor'] as const

  it('says why it ended, in both languages', () => {
    const lost = { won: false, score: null, parts: null, round: 1, ancientOne: 'azathoth', difficulty: 'hard', startingRumor: true }
    for (const outcome of outcomes)
      for (const lang of LANGUAGES) {
        const { headline, lines } = text.ending({ ...lost, outcome }, { lang, reader: null })
        for (const one of [headline, ...lines]) {
          expect(voice.problemIn(one), one).toBe(null)
          expect(lint(one, lang)).toEqual([])
        }
        expect(lines).toHaveLength(3)
      }
  })

  it('has the score by its parts, which add up to it', () => {
    const parts = { gates: 2, monsters: 3, banes: 1, rumors: 3, clues: -2, blessed: -1, doom: -3 }
    const game = { round: 14, ancientOne: 'cthulhu', difficulty: 'normal', startingRumor: false }
    expect(text.ending({ outcome: 'mysteries', won: true, score: 3, parts, ...game }, { lang: 'en', reader: 'Ana' })).toEqual({
      won: true,
      headline: 'The world is safe from Cthulhu.',
      lines: [
        'The investigators solved the Mysteries and win the game.',
        'The game lasted 14 rounds.',
        'Difficulty: normal.',
        'Score: 3 (the lower, the better).',
        'Gates on the board: +2.',
        'Monsters on the board, by threes: +3.',
        'Cursed and Dark Pact Conditions: +1.',
        'Rumors in play: +3.',
        'Unspent Clues, by threes: −2.',
        'Blessed Conditions: −1.',
        'Doom left: −3.',
      ],
    })
  })
})
