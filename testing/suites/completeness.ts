import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* What no single test can see: that nothing was left out. */

export type Whole = {
  /** The test's `import.meta.url`: the other tests of the game stand beside it and in folders below. */
  readonly at: string
  /** The cards that say something of their own: what all of a kind have is tried of all of them. */
  readonly cards: readonly { readonly id: string }[]
  readonly many: number
  /** Worked examples of the catalogue, by how their numbers look there and in titles: `MY-EX-\\d+`. */
  readonly examples?: { readonly number: RegExp; readonly many: number }
}

/** Every card is named by a test, every worked example of the catalogue is a test that bears its number. */
export function nothingIsLeftOut({ at, cards, many, examples }: Whole): void {
  const here = new URL('.', at)
  const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !at.endsWith(name))
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n')

  test('every card that says something is named by a test', () => {
    // An id is a word of its own: in quotes, or among others in the picture of a table.
    const words = new Set(tests.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g))
    expect(cards).toHaveLength(many)
    expect(cards.map(({ id }) => id).filter((id) => !words.has(id))).toEqual([])
  })

  if (examples)
    test('every worked example of the catalogue is a test that bears its number', () => {
      const number = examples.number.source
      const listed = [
        ...readFileSync(new URL('../rules.md', at), 'utf8').matchAll(new RegExp(`^(?:\\| |- \\*\\*)(${number})(?: \\||\\*\\*)`, 'gm')),
      ].map(([, id]) => id ?? '')
      // A title begins in quotes, or after the ids of a rule told in scenes.
      const titles = [...tests.matchAll(new RegExp(`(?:['"\`]|^ +[A-Z0-9 -]+: )(?:${number}['"\`]?[ ,:]+['"\`]?)+`, 'gm'))].flatMap(
        ([title]) => title.match(new RegExp(number, 'g')) ?? [],
      )
      expect(listed).toHaveLength(examples.many)
      expect(listed.filter((id) => !titles.includes(id))).toEqual([])
    })
}
