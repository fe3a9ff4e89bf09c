import type { Effect, Kinds } from '@miskatonic/effects'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  callsIn,
  cases,
  choice,
  decide,
  defineBook,
  dieTable,
  type Entry,
  endReading,
  goBack,
  guard,
  hasFlag,
  problemsOfBook,
  read,
  riddle,
  setFlag,
  story,
  toll,
  turnTo,
} from '../book/index.ts'
import { both, dice, gain, languageWith, lose, opened, readerOf, seq } from './library.ts'

const tells = (words: string) => story(words, words)
const entry = (number: number, ...effects: readonly Effect[]): Entry => ({ number, effect: seq(...effects) })
const clues = (n: number) => [{ pay: 'clue', n }]

/** The problems of a book of which card «lamp» calls entry 1. Losing health is a cost: it runs out. */
const problems = (entries: readonly Entry[], more: { callers?: readonly number[]; flags?: readonly string[] } = {}): string[] => {
  const book = defineBook(entries)
  return problemsOfBook(book, {
    language: languageWith(readerOf(book)),
    costs: (effect) => effect.do === 'lose',
    callers: (more.callers ?? [1]).map((number) => ({ by: 'lamp', entry: number })),
    dice,
    ...(more.flags ? { flags: more.flags } : {}),
  })
}

test('a book in which everything is right', () => {
  const good: Entry[] = [
    entry(1, tells('one'), decide([choice('on', both('On'), turnTo(2)), choice('pay', both('Pay'), turnTo(3), { cost: clues(1) })])),
    entry(2, dieTable('fortune', { fail: lose(1), two: read(4) }), goBack),
    entry(3, riddle(99, { 7: turnTo(4) }, goBack)),
    { number: 4, once: true, effect: seq(setFlag('campaign', 'seen'), read(1)), again: tells('again') },
    { ...entry(5, tells('a dead letter')), decoy: true },
  ]
  expect(problems(good)).toEqual([])
})

describe('numbers', () => {
  test('one of them twice', () => {
    expect(problems([entry(1, tells('a')), entry(1, tells('b'))])).toEqual(['two entries have the number 1'])
  })

  test('a target that does not exist, wherever it hides', () => {
    const missing = 'entry 1 leads to 9, which does not exist'
    expect(problems([entry(1, turnTo(9))])).toEqual([missing])
    expect(problems([entry(1, { do: 'choose', options: [read(9), lose(1)] })])).toEqual([missing])
    expect(problems([entry(1, { do: 'forEach', of: { the: 'seats' }, order: 'inOrder', effect: read(9) })])).toEqual([missing])
    expect(problems([entry(1, { do: 'later', on: 'round:end', effect: read(9) })])).toEqual([missing])
    expect(
      problems([entry(1, { do: 'lasting', ability: { ability: 'after', on: 'health:lose', effect: read(9) }, until: { scope: 'round' } })]),
    ).toEqual([missing])
    expect(problems([entry(1, riddle(9, { 3: turnTo(9) }, goBack))])).toEqual([missing])
    expect(problems([{ number: 1, once: true, effect: tells('x'), again: turnTo(9) }])).toEqual([missing])
    expect(problems([entry(1, endReading(read(9)))])).toEqual([missing])
    expect(problems([entry(1, tells('x'))], { callers: [1, 8] })).toEqual(['lamp calls entry 8, which does not exist'])
  })

  test('one that nothing leads to, unless it is a decoy; a decoy that something leads to', () => {
    expect(problems([entry(1, tells('a')), entry(2, tells('b'))])).toEqual(['nothing leads to entry 2'])
    expect(problems([entry(1, tells('a')), { ...entry(2, tells('b')), decoy: true }])).toEqual([])
    expect(problems([entry(1, turnTo(2)), { ...entry(2, tells('b')), decoy: true }])).toEqual([
      'entry 2 is a decoy, but something leads there',
    ])
    // Two that only lead to each other are reached by nobody.
    expect(problems([entry(1, tells('a')), entry(2, lose(1), turnTo(3)), entry(3, turnTo(2))])).toEqual([
      'nothing leads to entry 2',
      'nothing leads to entry 3',
    ])
  })

  test('what a card calls', () => {
    const kinds: Kinds = { item: { effect: 'effect' } }
    const card = { id: 'lamp', kind: 'item', effect: seq(lose(1), { do: 'may', effect: read(12) }) as never }
    expect(callsIn(languageWith(readerOf(defineBook([]))), kinds, card)).toEqual([{ by: 'lamp', entry: 12 }])
  })
})

describe('loops', () => {
  const free = ['1 → 2 → 1 can go on for ever at no cost']

  test('one that is free is found: turning, calling, choosing, rolling', () => {
    expect(problems([entry(1, turnTo(1))])).toEqual(['1 → 1 can go on for ever at no cost'])
    expect(problems([entry(1, turnTo(2)), entry(2, turnTo(1))])).toEqual(free)
    expect(problems([entry(1, read(2)), entry(2, read(1))])).toEqual(free)
    expect(problems([entry(1, decide([choice('a', both('A'), turnTo(2)), choice('b', both('B'), goBack)])), entry(2, turnTo(1))])).toEqual(
      free,
    )
    expect(problems([entry(1, dieTable('fortune', { fail: turnTo(2) })), entry(2, turnTo(1))])).toEqual(free)
    // A gain costs nothing.
    expect(problems([entry(1, gain(1), turnTo(2)), entry(2, turnTo(1))])).toEqual(free)
  })

  test('one that costs something is not: an effect, a choice, a toll, a price', () => {
    expect(problems([entry(1, lose(1), turnTo(2)), entry(2, turnTo(1))])).toEqual([])
    expect(
      problems([
        entry(1, decide([choice('a', both('A'), turnTo(2), { cost: clues(1) }), choice('b', both('B'), goBack)])),
        entry(2, turnTo(1)),
      ]),
    ).toEqual([])
    expect(problems([entry(1, toll(clues(1), turnTo(2), goBack)), entry(2, turnTo(1))])).toEqual([])
    expect(problems([entry(1, { do: 'pay', cost: clues(1), effect: turnTo(2) }), entry(2, turnTo(1))])).toEqual([])
    expect(problems([entry(1, { do: 'may', cost: clues(1), effect: turnTo(1) })])).toEqual([])
  })

  test('what is paid on one of several ways is not paid on the others', () => {
    const onlyOne = (after: Effect) => [entry(1, cases([guard(hasFlag('x', 'y'), lose(1))], after), turnTo(2)), entry(2, turnTo(1))]
    expect(problems(onlyOne(tells('free')), { flags: ['x/y'] })).toEqual(free)
    expect(problems(onlyOne(lose(2)), { flags: ['x/y'] })).toEqual([])
    expect(problems(onlyOne(goBack), { flags: ['x/y'] })).toEqual([])
    expect(problems([entry(1, toll(clues(1), goBack, turnTo(2))), entry(2, turnTo(1))])).toEqual(free)
    expect(problems([entry(1, turnTo(2)), entry(2, cases([guard(hasFlag('x', 'y'), turnTo(1))], lose(1)))], { flags: ['x/y'] })).toEqual(
      free,
    )
    // Who may not pay goes on for nothing.
    expect(problems([entry(1, { do: 'may', cost: clues(1), effect: gain(1) }, turnTo(1))])).toEqual(['1 → 1 can go on for ever at no cost'])
  })

  test('an entry that is read once ends a loop, unless it leads on the second time as well', () => {
    expect(problems([{ ...entry(1, turnTo(2)), once: true }, entry(2, turnTo(1))])).toEqual([])
    expect(problems([{ ...entry(1, lose(1)), once: true, again: turnTo(2) }, entry(2, turnTo(1))])).toEqual(free)
  })
})

describe('dead ends', () => {
  test.each<[string, Effect, string]>([
    ['nothing at all', { do: 'nothing' }, 'it is empty'],
    ['an empty list', seq(), 'it is empty'],
    [
      'a choice nobody may have',
      decide([choice('a', both('A'), lose(1), { cost: clues(1) })]),
      'all of «a» can be out of reach, and nothing is said for that',
    ],
    ['no choice at all', decide([]), 'all of  can be out of reach, and nothing is said for that'],
    ['a choice that does nothing', decide([choice('a', both('A'), seq())]), 'the choice «a» leads nowhere'],
    ['two choices of one name', decide([choice('a', both('A'), lose(1)), choice('a', both('B'), lose(2))]), 'two choices are called «a»'],
    ['a choice without words', decide([choice('a', { es: 'A', en: '' }, lose(1))]), 'the choice «a» has no words in one of the languages'],
    ['a story without words', story(' ', 'x'), 'a story has no words in one of the languages'],
    ['what comes after leaving', seq(goBack, lose(1)), 'what follows after the reading has moved on is never reached: «lose»'],
    [
      'what comes after all ways left',
      seq(decide([choice('a', both('A'), goBack), choice('b', both('B'), endReading())]), lose(1)),
      'what follows after the reading has moved on is never reached: «lose»',
    ],
    ['a die nobody has', dieTable('coin', { heads: lose(1) }), 'there is no die «coin»'],
    ['a face no die has', dieTable('fortune', { edge: lose(1) }), 'the die «fortune» has no face «edge»'],
    ['an answer nobody can give', riddle(9, { 12: lose(1) }, goBack), 'nobody can answer «12»: expected a number from 0 to 9'],
  ])('%s', (_, effect, problem) => {
    expect(problems([{ number: 1, effect }])).toEqual([`entry 1: ${problem}`])
  })

  test('they are found inside other effects too, and in what is read the second time', () => {
    const nested: Effect = { do: 'forEach', of: { the: 'seats' }, order: 'inOrder', effect: decide([choice('a', both('A'), seq())]) }
    expect(problems([entry(1, nested)])).toEqual(['entry 1: the choice «a» leads nowhere'])
    expect(problems([{ number: 1, once: true, effect: tells('x'), again: seq(goBack, lose(1)) }])).toHaveLength(1)
    expect(problems([{ number: 1, effect: tells('x'), again: tells('y') }])).toEqual([
      'entry 1: it says what comes the second time, but is not read once',
    ])
  })

  test('a way past an unpaid choice is a way on', () => {
    const fine = seq(decide([choice('a', both('A'), goBack, { cost: clues(1) })], { otherwise: tells('poor') }), lose(1))
    expect(problems([{ number: 1, effect: fine }])).toEqual([])
  })
})

test('flags that are asked for and never set', () => {
  const asks = entry(1, cases([guard({ is: 'not', condition: hasFlag('campaign', 'bell') }, lose(1))]))
  expect(problems([asks])).toEqual(['the flag campaign/bell is asked for and never set'])
  expect(problems([asks], { flags: ['campaign/bell'] })).toEqual([])
  expect(problems([entry(1, setFlag('campaign', 'bell'), asks.effect)])).toEqual([])
  expect(problems([entry(1, setFlag('encounter', 'bell'), asks.effect)])).toHaveLength(1)
})

test('words the language does not have', () => {
  expect(problems([entry(1, { do: 'teleport' })])).toEqual(['entry-1: seq: there is no verb «teleport»'])
  expect(problems([entry(1, { do: 'lose' })])).toEqual(['entry-1: seq: lose: «n» is missing'])
})

describe('what the check promises', () => {
  const anyEffect = (size: number) =>
    fc.letrec<{ effect: Effect }>((tie) => ({
      effect: fc.oneof(
        { maxDepth: 3 },
        fc.integer({ min: 1, max: size }).map(turnTo),
        fc.integer({ min: 1, max: size }).map(read),
        fc.constant<Effect>(goBack),
        fc.constant<Effect>(endReading()),
        fc.constant<Effect>(lose(1)),
        fc.constant<Effect>(tells('x')),
        fc.array(tie('effect'), { minLength: 1, maxLength: 3 }).map((list) => seq(...list)),
        fc
          .tuple(tie('effect'), tie('effect'))
          .map(([a, b]) => decide([choice('a', both('A'), a, { cost: clues(1) }), choice('b', both('B'), b)])),
        fc.tuple(tie('effect'), tie('effect')).map(([a, b]) => dieTable('fortune', { fail: a, two: b })),
        tie('effect').map((a) => toll(clues(1), a, goBack)),
      ),
    })).effect
  const anyBook = fc
    .array(fc.record({ effect: anyEffect(4), once: fc.boolean() }), { minLength: 4, maxLength: 4 })
    .map((list) => list.map(({ effect, once }, i): Entry => ({ number: i + 1, effect, ...(once ? { once } : {}) })))

  /** Reads a book with these answers, over and over; false if that comes to no end. */
  const ends = (entries: readonly Entry[], answers: readonly number[]): boolean => {
    const lectern = opened(entries, { ana: { health: 4, clues: 3 } })
    for (let i = 0; i < 200; i++) {
      const { ask } = lectern.table
      if (!ask) return true
      const keys = ask.kind === 'choose' ? ask.options.map(({ key }) => key) : []
      lectern.answer(keys[(answers[i % answers.length] as number) % keys.length] as string)
    }
    return false
  }

  test('a book without free loops, in which only prices are paid, is read to its end whatever is answered', () => {
    let played = 0
    fc.assert(
      fc.property(anyBook, fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }), (entries, answers) => {
        const book = defineBook(entries)
        const found = problemsOfBook(book, {
          language: languageWith(readerOf(book)),
          // Clues run out here, health does not: it may fall below nothing.
          costs: () => false,
          callers: [{ by: 'lamp', entry: 1 }],
          dice,
        })
        if (found.some((problem) => problem.includes('for ever'))) return
        played++
        expect(ends(entries, answers)).toBe(true)
      }),
      { numRuns: 300 },
    )
    expect(played).toBeGreaterThan(50)
  })

  test('a free loop goes on until the table gives up, naming it', () => {
    expect(() => opened([entry(1, turnTo(2)), entry(2, turnTo(1))])).toThrow(/going round: entry 2, entry 1/)
  })
})
