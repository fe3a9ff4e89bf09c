import { type Caller, callsIn, problemsOfBook } from '@miskatonic/commons/book'
import { type CardData, effectsOf } from '@miskatonic/effects'
import { expect, test } from 'vitest'
import { book, calledByRules } from '../content/book.ts'
import { cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import { action, kinds } from '../content/fields.ts'
import { reader } from '../rules/book.ts'
import { language } from '../rules/vocabulary/language.ts'

/** Who calls scripts from outside the book: cards, map actions, set moments, the rules. */
const callers: readonly Caller[] = [
  ...cards.flatMap((card) => callsIn(language, kinds, card as unknown as CardData)),
  ...dreams.flatMap((dream) => {
    const written = { actions: [...Object.values(dream.mapActions), ...(dream.floating ?? [])], moments: dream.moments, trap: dream.trap }
    const fields = { actions: { list: action }, moments: { list: { fields: { effect: 'effect' } } }, 'trap?': 'effect' } as const
    return [...effectsOf(language, fields, written as never)]
      .filter((effect) => effect.do === 'read')
      .map((effect) => ({ by: dream.id, entry: effect.entry as number }))
  }),
  ...calledByRules.map((entry) => ({ by: 'the rules', entry })),
]

test('the book of scripts is whole: every number is reached, nothing leads nowhere, every loop costs something', () => {
  const problems = problemsOfBook(book, {
    language,
    callers,
    dice: reader.dice,
    flags: ['campaign/room'],
    costs: ({ do: verb }) => ['suffer', 'seal', 'discard', 'lose'].includes(verb),
  })
  expect(problems).toEqual([])
})

test('each dream has its introduction, goal, re-entry, out of Turns, a win and a partial end', () => {
  for (const { id, gate, scripts } of dreams) {
    expect(gate.goal.es && gate.goal.en, id).toBeTruthy()
    for (const entry of [scripts.intro, scripts.reentry, scripts.outOfTurns, ...scripts.win, ...scripts.partial])
      expect(book.entry(entry), `${id}: g.${entry}`).not.toBeNull()
    expect(Math.min(scripts.win.length, scripts.partial.length), id).toBeGreaterThan(0)
  }
})
