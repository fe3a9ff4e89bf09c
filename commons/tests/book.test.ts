import type { Effect } from '@miskatonic/effects'
import { describe, expect, test } from 'vitest'
import {
  addToFlag,
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
  printEntry,
  read,
  riddle,
  setFlag,
  story,
  toll,
  turnTo,
} from '../book/index.ts'
import { both, gain, languageWith, lose, opened, readerOf, seq } from './library.ts'

const tells = (words: string) => story(`es ${words}`, words)
const entry = (number: number, ...effects: readonly Effect[]): Entry => ({ number, effect: seq(...effects) })
const clues = (n: number) => [{ pay: 'clue', n }]

/** The lamp, with which the whole begins. */
const lamp: readonly Entry[] = [
  {
    number: 212,
    once: true,
    effect: seq(
      story('La lámpara está tibia.', 'The lamp is warm.'),
      decide([
        choice('answer', { es: 'Responderle', en: 'Answer it' }, turnTo(347), { cost: clues(2) }),
        choice('blow', { es: 'Apagarla', en: 'Blow it out' }, turnTo(118)),
        choice('name', { es: 'Ponerle nombre', en: 'Give it a name' }, turnTo(451), { needs: hasFlag('campaign', 'name'), secret: true }),
      ]),
    ),
  },
  {
    number: 118,
    effect: seq(lose(1), addToFlag('encounter', 'lamps-out'), cases([guard(hasFlag('encounter', 'lamps-out', 3), turnTo(399))]), goBack),
  },
  entry(347, story('Te contesta.', 'It answers you.'), gain(1)),
  entry(399, story('Todo está oscuro.', 'All is dark.'), endReading({ do: 'native', id: 'tiny:doom' })),
  entry(451, story('Se acuerda.', 'It remembers.'), setFlag('campaign', 'named')),
]

describe('reading', () => {
  test('a story is told and the choice leads on', () => {
    const lectern = opened(lamp, { ana: { clues: 2 } })
    expect(lectern.diary).toEqual(['ana: The lamp is warm.'])
    expect(lectern.offered()).toEqual(['answer', 'blow'])
    lectern.answer('answer')
    expect(lectern.diary).toEqual(['ana: The lamp is warm.', 'ana: It answers you.', 'the end'])
    expect(lectern.clues()).toBe(1)
  })

  test('what is being read is on the table for all to see, and gone afterwards', () => {
    const lectern = opened(lamp, { ana: { clues: 2 } })
    expect(lectern.table.kernel.raw.records.map(({ kind, entry: number, who }) => [kind, number, who])).toEqual([['reading', 212, 'ana']])
    lectern.answer('blow')
    expect(lectern.table.kernel.raw.records).toEqual([])
  })

  test('the question names where it stands, never its words', () => {
    const { table } = opened(lamp, { ana: { clues: 2 } })
    const book = defineBook(lamp)
    expect(JSON.stringify(table.ask)).not.toMatch(/Blow|Apagar|347/)
    const asked = table.ask as unknown as { about: { args: { entry: number; part: number } } }
    expect(asked.about.args).toEqual({ entry: 212, part: 2 })
    expect(book.label(asked.about.args, 'blow')).toEqual({ es: 'Apagarla', en: 'Blow it out' })
    expect(() => book.label(asked.about.args, 'eat')).toThrow(/no choice «eat»/)
    expect(() => book.story({ entry: 212, part: 9 })).toThrow(/nothing to read at 212\/9/)
    expect(() => book.story(asked.about.args)).toThrow(/asks something/)
  })

  test('a choice that cannot be had is shown with its reason, a secret one is not shown', () => {
    const unknown = { needs: hasFlag('campaign', 'name') }
    const choices = [
      choice('cheap', both('Cheap'), lose(1), { cost: clues(1) }),
      choice('free', both('Free'), lose(1)),
      choice('dear', both('Dear'), lose(1), { cost: clues(2) }),
      choice('known', both('Known'), lose(1), unknown),
      choice('hidden', both('Hidden'), lose(1), { ...unknown, secret: true }),
    ]
    const lectern = opened([entry(1, decide(choices))], { ana: { clues: 1 } })
    expect([lectern.offered(), lectern.refused()]).toEqual([
      ['cheap', 'free'],
      ['dear', 'known'],
    ])
    const told = opened([entry(1, setFlag('campaign', 'name'), decide(choices))], { ana: { clues: 1 } })
    expect(told.offered()).toEqual(['cheap', 'free', 'known', 'hidden'])
  })

  test('nested calls come back; turning to another entry does not', () => {
    const nested = [entry(1, read(2), tells('after 2')), entry(2, turnTo(3)), entry(3, tells('three'), goBack)]
    expect(opened(nested).diary).toEqual(['ana: three', 'ana: after 2', 'the end'])
    const turned = [entry(1, read(2), tells('one')), entry(2, seq(turnTo(3)), tells('not read')), entry(3, tells('three'))]
    expect(opened(turned).diary).toEqual(['ana: three', 'ana: one', 'the end'])
  })

  test('going back ends one entry, ending ends all of them, and then happens what the end says', () => {
    const back = [entry(1, read(2), tells('on')), entry(2, seq(goBack), tells('not read'))]
    expect(opened(back).diary).toEqual(['ana: on', 'the end'])
    const ended = [entry(1, read(2), tells('not read')), entry(2, read(3)), entry(3, endReading({ do: 'native', id: 'tiny:doom' }))]
    const lectern = opened(ended)
    expect(lectern.diary).toEqual(['the end'])
    expect(lectern.table.kernel.state.doom).toBe(1)
    expect(opened([entry(1, endReading(), tells('not read'))]).diary).toEqual(['the end'])
  })

  test('an entry that is read once says the second time something else, or nothing', () => {
    const twice = (again?: Effect): Entry[] => [
      entry(1, read(2), read(2)),
      { number: 2, once: true, effect: tells('first'), ...(again ? { again } : {}) },
    ]
    expect(opened(twice(tells('later'))).diary).toEqual(['ana: first', 'ana: later', 'the end'])
    expect(opened(twice()).diary).toEqual(['ana: first', 'the end'])
  })

  test('an entry that was read and has nothing more to say is not offered', () => {
    const lectern = opened([
      entry(1, read(2), { do: 'choose', options: [read(2), lose(1)] }),
      { number: 2, once: true, effect: tells('x') },
    ])
    expect(lectern.health()).toBe(4)
  })

  test('what does not exist is an error that names it', () => {
    expect(() => opened([entry(1, read(9))])).toThrow(/no entry 9/)
    expect(() => opened([entry(1, tells('x'))], { call: goBack })).toThrow(/nothing is being read/)
    expect(() => opened([entry(1, tells('x'))], { call: tells('loose') })).toThrow(/stands in no book/)
    expect(() => opened([entry(1, dieTable('coin', {}))])).toThrow(/no die «coin»/)
  })
})

describe('choices', () => {
  const poor = decide(
    [choice('pay', both('Pay'), gain(1), { cost: clues(1) }), choice('know', both('Know'), gain(2), { needs: hasFlag('campaign', 'x') })],
    { otherwise: lose(2) },
  )

  test('where nobody can choose anything, the rest is done', () => {
    expect(opened([entry(1, poor)]).health()).toBe(3)
    const { otherwise: _, ...silent } = poor
    expect(opened([entry(1, silent)]).diary).toEqual(['the end'])
  })

  test('a choice is paid before it happens', () => {
    const lectern = opened([entry(1, poor)], { ana: { clues: 1 } })
    expect([lectern.clues(), lectern.health()]).toEqual([1, 5])
  })

  test('each chooses and is addressed in turn', () => {
    const each = decide([choice('a', both('A'), lose(1)), choice('b', both('B'), gain(1))], { by: 'each' })
    const lectern = opened([entry(1, each)], { answers: ['a', 'b'] })
    expect([lectern.health(), lectern.clues('ben'), lectern.health('ben')]).toEqual([4, 1, 5])
  })

  test('the group is asked as one', () => {
    const group = decide([choice('a', both('A'), lose(1)), choice('b', both('B'), gain(1))], { by: 'group' })
    const { table } = opened([entry(1, group)])
    expect(table.asked()).toEqual(['ana', 'ben'])
    expect(table.decide('ben', 'b', { keys: 'real' }).ok).toBe(true)
    expect(table.kernel.get('ana', 'clues')).toBe(1)
  })

  test('a toll is paid or not, and is not asked of those who cannot', () => {
    const gate = entry(1, toll(clues(1), gain(2), lose(1)))
    const paid = opened([gate], { ana: { clues: 1 }, answers: ['yes'] })
    expect([paid.clues(), paid.health()]).toEqual([2, 5])
    const refused = opened([gate], { ana: { clues: 1 }, answers: ['no'] })
    expect([refused.clues(), refused.health()]).toEqual([1, 4])
    expect(opened([gate]).health()).toBe(4)
  })
})

describe('guards, dice, riddles and flags', () => {
  test('the first guard that holds', () => {
    const guarded = (flag: number) =>
      opened([
        entry(
          1,
          setFlag('encounter', 'bells', flag),
          cases(
            [guard(hasFlag('encounter', 'bells', 3), tells('three')), guard(hasFlag('encounter', 'bells'), tells('some'))],
            tells('none'),
          ),
        ),
      ]).diary[0]
    expect([guarded(3), guarded(2), guarded(0)]).toEqual(['ana: three', 'ana: some', 'ana: none'])
  })

  test('a die table: the face decides, and a face not listed does nothing', () => {
    const table = entry(1, dieTable('fortune', { fail: lose(1), two: gain(2) }))
    expect(opened([table], { chance: { fortune: [[1]] } }).health()).toBe(4)
    expect(opened([table], { chance: { fortune: [[4]] } }).clues()).toBe(2)
    const blank = opened([table], { chance: { fortune: [[2]] } })
    expect([blank.health(), blank.clues()]).toEqual([5, 0])
  })

  test('a game that has more to do than to roll rolls itself', () => {
    const table = entry(1, dieTable('fortune', { two: gain(2) }))
    // biome-ignore lint/correctness/useYield: it is rolled already.
    const roll = function* () {
      return 'two'
    } as never
    expect(opened([table], { reader: { roll } }).clues()).toBe(2)
  })

  test('a riddle: known numbers, and all the others', () => {
    const asked = entry(1, riddle(999, { 652: tells('right'), 4: tells('close') }, tells('wrong')))
    expect(opened([asked], { answers: [652] }).diary[0]).toBe('ana: right')
    expect(opened([asked], { answers: [4] }).diary[0]).toBe('ana: close')
    expect(opened([asked], { answers: [5] }).diary[0]).toBe('ana: wrong')
    const { table } = opened([asked])
    expect(JSON.stringify(table.ask)).not.toContain('652')
  })

  test('flags are set, counted and cleared, each scope for itself', () => {
    const lectern = opened([
      entry(
        1,
        setFlag('campaign', 'seen'),
        addToFlag('encounter', 'seen', 2),
        addToFlag('encounter', 'seen'),
        setFlag('campaign', 'gone'),
        setFlag('campaign', 'gone', 0),
      ),
    ])
    expect(lectern.flags).toEqual({ 'campaign/seen': 1, 'encounter/seen': 3, 'campaign/gone': 0 })
  })
})

describe('saved in the middle', () => {
  test('a table that waits in a nested entry goes on from its log', () => {
    const nested = [
      entry(1, read(2), tells('after')),
      entry(2, decide([choice('a', both('A'), lose(1)), choice('b', both('B'), turnTo(3))])),
      entry(3, tells('three')),
    ]
    const lectern = opened(nested)
    for (const [key, told] of [
      ['a', ['ana: after', 'the end']],
      ['b', ['ana: three', 'ana: after', 'the end']],
    ] as const) {
      const again = lectern.reopened()
      expect(again.offered()).toEqual(['a', 'b'])
      again.answer(key)
      expect(again.diary).toEqual(told)
    }
  })
})

describe('as its author reads it', () => {
  const language = languageWith(readerOf(defineBook(lamp)))

  test('the lamp, in both languages', () => {
    const [first, second] = lamp as [Entry, Entry]
    expect(printEntry(language, first, 'en')).toBe(`212 (1)
“The lamp is warm.”
◇
  «Answer it» [Spend 2 Clues.] → 347
  «Blow it out» → 118
  «Give it a name» (✕) {campaign/name ≥ 1} → 451`)
    expect(printEntry(language, first, 'es')).toContain('«Responderle» [Gasta 2 Pistas.] → 347')
    expect(printEntry(language, second, 'en')).toBe(`118
Lose 1 Health.
⚑ encounter/lamps-out + 1
{encounter/lamps-out ≥ 3} → 399
←`)
  })

  test('everything else a book says', () => {
    const all: Entry = {
      number: 7,
      title: { es: 'Siete', en: 'Seven' },
      once: true,
      effect: seq(
        { do: 'when', if: { is: 'not', condition: { is: 'clues', atLeast: 1 } }, then: lose(1), otherwise: gain(1) },
        dieTable('fortune', { fail: seq(lose(1), read(8)) }),
        riddle(99, { 12: goBack }, lose(1), { about: { es: '¿Cuántas?', en: 'How many?' } }),
        toll(clues(1), gain(1), setFlag('campaign', 'poor')),
        decide([choice('a', both('A'), lose(1))], { by: 'group', about: { es: '¿Y bien?', en: 'Well?' }, otherwise: goBack }),
        endReading(lose(2)),
      ),
      again: lose(1),
    }
    expect(printEntry(language, all, 'en')).toMatchInlineSnapshot(`
      "7 (1) Seven
      {¬ If you have 1 Clue} Lose 1 Health.
      {–} Gain 1 Clue.
      ⚄ fortune
        fail:
          Lose 1 Health.
          ⇄ 8
      ? How many?
        12: ←
        *: Lose 1 Health.
      [Spend 1 Clue.] Gain 1 Clue.
      [–] ⚑ campaign/poor = 1
      ◇ group Well?
        «A» Lose 1 Health.
        «–» ←
      ■
        Lose 2 Healths.
      (2)
        Lose 1 Health."
    `)
  })
})
