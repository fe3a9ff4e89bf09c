import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('commons/README.md', root), 'utf8')

test('every block of the page quotes a file as it is', () => {
  const fences = [...page.matchAll(/^```(\w.*)$/gm)].map(([, info = '']) => info)
  const quotes = [...page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)\n```$/gm)]
  expect(quotes.length).toBe(fences.length)
  expect(quotes.length).toBeGreaterThan(3)
  for (const [, path = '', block = ''] of quotes)
    expect(readFileSync(new URL(path, root), 'utf8').includes(block), `the page quotes what ${path} does not say:\n${block}`).toBe(true)
})
