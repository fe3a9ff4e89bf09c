import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** Fenced blocks that say which file they quote. */
const quotesIn = (page: string): { path: string; block: string }[] =>
  [...page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)\n```$/gm)].map(([, path = '', block = '']) => ({ path, block }))

test.each(['docs/write-a-game.md', 'docs/write-a-card.md'])('%s quotes the code as it is', (page) => {
  const quotes = quotesIn(read(page))
  expect(quotes.length).toBeGreaterThan(10)
  for (const { path, block } of quotes) {
    expect(existsSync(new URL(path, root)), `${page} quotes ${path}`).toBe(true)
    expect(read(path).includes(block), `${page} quotes what ${path} does not say:\n${block}`).toBe(true)
  }
})

test.each(['docs/write-a-game.md', 'docs/write-a-card.md'])('%s has no code that is not quoted', (page) => {
  const fences = [...read(page).matchAll(/^```(\w.*)$/gm)].map(([, info = '']) => info)
  expect(fences.filter((info) => !/^\w+ \S+$/.test(info))).toEqual([])
})
