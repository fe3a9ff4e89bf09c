import { describe, expect, it } from 'vitest'
import { grammar, person } from '../grammar.ts'
import { lint } from '../lint.ts'
import { defineMessages, message, printMessage } from '../message.ts'
import type { Ref } from '../tree.ts'
import { logLines, refusals } from './fixtures/lines.ts'
import { eldritch } from './lexicons/eldritch.ts'
import { type Case, logCases, messages, refusalCases } from './messages.ts'

const say = (lang: 'es' | 'en', cases: readonly Case[]): string =>
  cases.map(({ lexicon, message: line, options }) => printMessage(lexicon, messages, line, { ...options, lang })).join(' / ')

describe('log and prompts', () => {
  it.each(logLines.map((line, index) => ({ es: line[0], en: line[1], cases: logCases[index] as readonly Case[] })))(
    '$es',
    ({ es, en, cases }) => {
      expect(say('es', cases)).toBe(es)
      expect(say('en', cases)).toBe(en)
      expect([...lint(es, 'es'), ...lint(en, 'en')]).toEqual([])
    },
  )
})

describe('refusals', () => {
  it.each(refusals.map((line, index) => ({ rule: line[0], es: line[1], en: line[2], refusal: refusalCases[index] as Case })))(
    '$rule: $es',
    ({ es, en, refusal }) => {
      expect(say('es', [refusal])).toBe(es)
      expect(say('en', [refusal])).toBe(en)
      expect([...lint(es, 'es'), ...lint(en, 'en')]).toEqual([])
    },
  )
})

describe('messages', () => {
  const { some, points } = grammar(eldritch)

  it('travel as plain data', () => {
    const line = messages.make.lostTo({ who: person('Lily', 'f', 'a'), what: points('sanity', 2), cause: some('horror', 1) })
    expect(JSON.parse(JSON.stringify(line))).toEqual(line)
  })

  it('speak to the viewer and of the others', () => {
    const line = messages.make.becameDelayed({ who: person('Lily', 'f', 'a') })
    expect(printMessage(eldritch, messages, line, { lang: 'es', viewer: 'a' })).toBe('Has quedado Retrasada.')
    expect(printMessage(eldritch, messages, line, { lang: 'es', viewer: 'b' })).toBe('Lily ha quedado Retrasada.')
    expect(printMessage(eldritch, messages, line, { lang: 'en', viewer: 'a' })).toBe('You became Delayed.')
  })

  it('agree in number', () => {
    expect(printMessage(eldritch, messages, messages.make.chooseAction({ left: 1 }), { lang: 'es' })).toBe('Elige 1 acción (te queda 1).')
  })

  it('do not compile without a language, and say which message or argument is missing', () => {
    // @ts-expect-error English is missing.
    const half = message<{ who: Ref }>({ es: 'Hola, {who}.' })
    const broken = defineMessages({ half })
    expect(() => printMessage(eldritch, broken, { key: 'other', args: {} }, { lang: 'es' })).toThrow('other')
    expect(() => printMessage(eldritch, broken, { key: 'half', args: {} }, { lang: 'es' })).toThrow('who')
    // @ts-expect-error The argument has another name.
    messages.make.becameDelayed({ whom: person('Lily', 'f') })
  })
})
