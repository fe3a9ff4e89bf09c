import type { Json } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { gain, language, lose } from '../../effects/tests/workshop.ts'
import { everyText, sameTextOtherEffect, unheardFields } from '../texts.ts'

type Blow = { readonly do: string; readonly n: number; readonly in?: string; readonly note?: string }
/** Prints a blow, and forgets where it counts unless it is told to listen. */
const print =
  (listens: boolean) =>
  (card: Json): string => {
    const { n, in: where } = (card as { effect: Blow }).effect
    return `Lose ${n}${listens && where ? ` in ${where}` : ''}.`
  }
const everywhere = { id: 'a', effect: { do: 'lose', n: 1 } }
const inCombat = { id: 'b', effect: { do: 'lose', n: 1, in: 'combat' } }
const told = (listens: boolean) =>
  [everywhere, inCombat].map((card) => ({ of: card.id, effect: card.effect as Json, text: print(listens)(card as unknown as Json) }))

describe('texts that say less than their effects', () => {
  test('two effects with one text are found, with whose they are', () => {
    expect(sameTextOtherEffect(told(false))).toEqual(['a, b: Lose 1.'])
    expect(sameTextOtherEffect(told(true))).toEqual([])
  })

  test('the same effect twice, however its fields are ordered, is none of them', () => {
    const same = [
      { of: 'a', effect: { do: 'lose', n: 1 }, text: 'Lose 1.' },
      { of: 'b', effect: { n: 1, do: 'lose' }, text: 'Lose 1.' },
    ]
    expect(sameTextOtherEffect(same)).toEqual([])
  })

  test('a field that can be taken away without the text changing is found, unless nothing is to be printed of it', () => {
    const silent = (path: readonly (string | number)[]): boolean => ['id', 'do'].includes(String(path.at(-1)))
    expect(unheardFields(inCombat as unknown as Json, print(false), silent)).toEqual(['effect.in'])
    expect(unheardFields(inCombat as unknown as Json, print(true), silent)).toEqual([])
    expect(unheardFields(inCombat as unknown as Json, print(true), () => false)).toEqual(['id', 'effect.do'])
  })
})

describe('every text of every card', () => {
  const name = { es: 'Farol', en: 'Lamp' }
  const kinds = { lamp: { name: 'both', 'effect?': 'effect', 'abilities?': { list: 'ability' }, 'text?': 'both' } } as const
  const cards = [
    { id: 'small', kind: 'lamp', name, effect: { do: 'may', effect: lose(1), cost: [{ pay: 'clue', n: 1 }] } },
    {
      id: 'large',
      kind: 'lamp',
      name,
      abilities: [{ ability: 'after', on: 'clue:gain', effect: lose(2), while: { is: 'clues', atLeast: 1 } }],
    },
    { id: 'told', kind: 'lamp', name, effect: gain(1), text: { es: 'Alumbra.', en: 'It gives light.' } },
  ] as never
  /** The same language with a verb that no longer says how much. */
  const forgetful = {
    ...language,
    verbs: { ...language.verbs, lose: { ...language.verbs.lose, say: () => ({ kind: 'verbatim', es: 'Pierde.', en: 'Lose.' }) } },
  }
  const found = (spoken: typeof language, lang: 'es' | 'en') => sameTextOtherEffect(everyText({ language: spoken, kinds, cards }, lang))

  test('is read by itself, however deep it stands, unless it is written by hand', () => {
    const told = everyText({ language, kinds, cards }, 'en').map(({ of, text }) => `${of} ${text.split(':')[0]}`)
    expect(told).toEqual(['small effect', 'small effect', 'small cost', 'large ability', 'large effect', 'large condition'])
  })

  test.each(['es', 'en'] as const)('that drops a filter is found in %s, though whole cards still read apart', (lang) => {
    expect(found(language, lang)).toEqual([])
    expect(found(forgetful as never, lang)).toEqual([`small, large: effect: ${lang === 'es' ? 'Pierde.' : 'Lose.'}`])
  })
})
