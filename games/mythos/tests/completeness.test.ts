import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cards } from '../content/index.ts'

/* What the catalogue promises and no single test can see: that nothing of it was left out. */

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const tests = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.ts') && name !== 'completeness.test.ts')
  .map((name) => read(name))
  .join('\n')

test('every worked example of section 10 is a test that bears its number', () => {
  const examples = [...read('../rules.md').matchAll(/^\| (MY-EX-\d+) \|/gm)].map(([, id]) => id as string)
  const named = new Set([...tests.matchAll(/['"`](?:MY-EX-\d+[ ,:]+)+/g)].flatMap(([title]) => title.match(/MY-EX-\d+/g) ?? []))
  expect(examples).toHaveLength(61)
  expect(examples.filter((id) => !named.has(id))).toEqual([])
})

/** Where a card says something of its own: what all of a kind have is tried of all of them. */
const SAYS = ['onPlay', 'abilities', 'use', 'harm', 'reveal', 'calls', 'effect', 'target', 'travels', 'slots']

test('every card that says something is named by a test', () => {
  const telling = cards.filter((card) => SAYS.some((part) => part in card))
  expect([cards.length, telling.length > 0]).toEqual([353, true])
  expect(telling.map(({ id }) => id).filter((id) => !tests.includes(`'${id}'`))).toEqual([])
})
