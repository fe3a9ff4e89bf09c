import { type Caller, callsIn, defineBook, type Entry, problemsOfBook } from '@miskatonic/commons/book'
import { type CardData, type Effect, effectsOf } from '@miskatonic/effects'
import { expect, test } from 'vitest'
import { book, calledByRules } from '../content/book.ts'
import { cases, choice, decide, guard, hasFlag, nothing, pay, seq, story, turnTo, words } from '../content/builders.ts'
import { cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import { action, kinds } from '../content/fields.ts'
import type { Dream } from '../content/kinds.ts'
import { g } from '../content/scriptNumbers.ts'
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

const problems = (entries: readonly Entry[]): string[] =>
  problemsOfBook(defineBook(entries), {
    language,
    callers,
    dice: reader.dice,
    flags: ['campaign/room'],
    costs: ({ do: verb }) => ['suffer', 'seal', 'discard', 'lose'].includes(verb),
  })

test('the book of scripts is whole: every number is reached, nothing leads nowhere, every loop costs something', () => {
  expect(problems(book.entries)).toEqual([])
})

/** The book with one entry written otherwise. */
const withOther = (name: string, effect: Effect): readonly Entry[] =>
  book.entries.map((entry) => (entry.number === g(name) ? { number: entry.number, effect } : entry))
const tell = story('Una puerta.', 'A door.')
const spare = 5000
test.each([
  ['an entry nobody calls', [...book.entries, { number: spare, effect: tell }], `nothing leads to entry ${spare}`],
  ['a way to a number that is none', withOther('1.03', turnTo(spare)), `entry ${g('1.03')} leads to ${spare}, which does not exist`],
  [
    'a map action whose script is gone',
    book.entries.filter(({ number }) => number !== g('2.18')),
    `i02 calls entry ${g('2.18')}, which does not exist`,
  ],
  ['two entries of one number', [...book.entries, { number: g('1.03'), effect: tell }], `two entries have the number ${g('1.03')}`],
  ['an empty entry', withOther('3.03', nothing), `entry ${g('3.03')}: it is empty`],
  ['a loop that costs nothing', withOther('1.03', turnTo(g('1.03'))), `${g('1.03')} → ${g('1.03')} can go on for ever at no cost`],
  [
    'a choice that can be out of reach altogether',
    withOther('4.03', decide([choice('pay', words('Pagar', 'Pay'), tell, { cost: pay.ether(9) })])),
    `entry ${g('4.03')}: all of «pay» can be out of reach, and nothing is said for that`,
  ],
  [
    'a choice that leads nowhere',
    withOther('4.03', decide([choice('go', words('Ir', 'Go'), nothing)])),
    `entry ${g('4.03')}: the choice «go» leads nowhere`,
  ],
  [
    'words in one language only',
    withOther('1.03', story('Cinco golpes.', '')),
    `entry ${g('1.03')}: a story has no words in one of the languages`,
  ],
  [
    'something after the page was turned',
    withOther('1.03', seq(turnTo(g('1.04')), tell)),
    `entry ${g('1.03')}: what follows after the reading has moved on is never reached: «story»`,
  ],
  [
    'a flag that nobody sets',
    withOther('1.03', cases([guard(hasFlag('campaign', 'never-set'), tell)])),
    'the flag campaign/never-set is asked for and never set',
  ],
] as const)('a planted fault is found: %s', (_what, entries, problem) => {
  expect(problems(entries)).toContain(problem)
})

/** What a dream lacks: a script of each kind, or words for its goal. */
function lacks({ gate, scripts }: Dream): string[] {
  const one = ['intro', 'reentry', 'outOfTurns'] as const
  const several = ['win', 'partial'] as const
  const isThere = (entry: number): boolean => book.entry(entry) !== null
  return [
    ...(gate.goal.es && gate.goal.en ? [] : ['goal']),
    ...one.filter((kind) => !isThere(scripts[kind])),
    ...several.filter((kind) => !scripts[kind].length || !scripts[kind].every(isThere)),
  ]
}
test('each dream has its introduction, goal, re-entry, out of Turns, a win and a partial end', () => {
  expect(dreams.map(({ id }) => id)).toEqual(['i01', 'i02', 'i03', 'i04'])
  expect(dreams.flatMap((dream) => lacks(dream).map((what) => `${dream.id}: ${what}`))).toEqual([])
})
test('and what is taken from one is missed', () => {
  const [dream] = dreams as readonly [Dream]
  const { scripts, gate } = dream
  const without = (more: Partial<Dream['scripts']>): string[] => lacks({ ...dream, scripts: { ...scripts, ...more } })
  for (const kind of ['intro', 'reentry', 'outOfTurns'] as const) expect(without({ [kind]: spare })).toEqual([kind])
  expect(without({ win: [] })).toEqual(['win'])
  expect(without({ partial: [spare] })).toEqual(['partial'])
  expect(lacks({ ...dream, gate: { ...gate, goal: { es: 'Ver la mañana.', en: '' } } })).toEqual(['goal'])
})
