import { describe, expect, test } from 'vitest'
import { aSeat, type Declaration, formOf, OptionsError, readOptions } from '../options.ts'

const both = (text: string) => ({ es: text, en: text })
const choices = (...ids: string[]) => ids.map((id) => ({ id, label: both(id) }))

type Options = { level: string; storm?: boolean; calm?: boolean; heroes?: readonly (string | null)[]; lead?: string }
const declaration: Declaration<Options> = {
  options: {
    level: { kind: 'choice', label: both('Level'), start: 'usual', choices: choices('usual', 'hard') },
    storm: { kind: 'yes-no', label: both('Storm'), start: false },
    calm: { kind: 'yes-no', label: both('Calm'), start: false },
    heroes: { kind: 'each-seat', once: true, label: both('Heroes'), choices: choices('ash', 'bee') },
    lead: { kind: 'unlisted', judge: aSeat },
  },
  exclude: [{ both: ['storm', 'calm'], why: both('there is one weather') }],
}
const read = (given: unknown, seats = ['ana', 'ben']): Options => readOptions(declaration, given as never, seats)
const problems = (given: unknown): readonly string[] => {
  try {
    read(given)
  } catch (error) {
    if (error instanceof OptionsError) return error.problems
    throw error
  }
  return []
}

describe('one declaration', () => {
  test('gives the form: what is unlisted is asked for nowhere, what excludes what is said on both sides', () => {
    const form = formOf(declaration)
    expect(form.map(({ id, kind }) => [id, kind])).toEqual([
      ['level', 'choice'],
      ['storm', 'yes-no'],
      ['calm', 'yes-no'],
      ['heroes', 'each-seat'],
    ])
    expect(form[1]?.excludes).toEqual([{ id: 'calm', why: both('there is one weather') }])
    expect(form[2]?.excludes).toEqual([{ id: 'storm', why: both('there is one weather') }])
  })

  test('gives the defaults, and keeps what was chosen', () => {
    expect(read(null)).toEqual({ level: 'usual' })
    expect(read({ storm: true, heroes: [null, 'bee'], lead: 'ben' })).toEqual({
      level: 'usual',
      storm: true,
      heroes: [null, 'bee'],
      lead: 'ben',
    })
  })

  test.each([
    [{ level: 'easy' }, '«level» wants one of usual, hard, not "easy"'],
    [{ storm: 'yes' }, '«storm» wants true or false, not "yes"'],
    [{ heroes: 'ash' }, '«heroes» wants a list, not "ash"'],
    [{ heroes: ['ash', 'bee', null] }, '«heroes» names 3 for 2 seats'],
    [{ heroes: ['ash', 'ash'] }, '«heroes» names one of them twice'],
    [{ heroes: ['cat'] }, '«heroes» wants one of ash, bee, not "cat"'],
    [{ lead: 'zoe' }, '«lead» wants one of ana, ben, not "zoe"'],
    [{ constructor: 1 }, 'there is no option «constructor»; there is level, storm, calm, heroes, lead'],
    [JSON.parse('{"__proto__": 1}'), 'there is no option «__proto__»; there is level, storm, calm, heroes, lead'],
    [{ storm: true, calm: true }, '«storm» and «calm» exclude each other: there is one weather'],
    [[], 'options are an object, not []'],
  ])('%j: %s', (given, problem) => {
    expect(problems(given)).toEqual([problem])
  })

  test('everything that is wrong is said at once; what is switched off excludes nothing', () => {
    expect(problems({ level: 'easy', storm: 1 })).toHaveLength(2)
    expect(problems({ storm: true, calm: false })).toEqual([])
  })

  test('the rules may judge what the declaration cannot', () => {
    const judged = () => readOptions(declaration, { heroes: ['zed'] } as never, ['ana'], { heroes: () => null })
    expect(judged()).toEqual({ level: 'usual', heroes: ['zed'] })
  })
})
