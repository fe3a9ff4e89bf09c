import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** With how many quotes each has at least. */
const PAGES = [
  ['docs/write-a-game.md', 11],
  ['docs/write-a-card.md', 11],
  ['docs/write-a-campaign.md', 6],
  ['docs/write-a-house-bot.md', 9],
  ['docs/write-a-table.md', 13],
] as const

/** Fenced blocks that say which file they quote. */
const quotesIn = (page: string): { path: string; block: string }[] =>
  [...page.matchAll(/^```\w+ (\S+)\n([\s\S]*?)\n```$/gm)].map(([, path = '', block = '']) => ({ path, block }))

test.each(PAGES)('%s quotes the code as it is', (page, least) => {
  const quotes = quotesIn(read(page))
  expect(quotes.length).toBeGreaterThanOrEqual(least)
  for (const { path, block } of quotes) {
    expect(existsSync(new URL(path, root)), `${page} quotes ${path}`).toBe(true)
    expect(read(path).includes(block), `${page} quotes what ${path} does not say:\n${block}`).toBe(true)
  }
})

test.each(PAGES)('%s has no code that is not quoted', (page) => {
  const fences = [...read(page).matchAll(/^```(\w.*)$/gm)].map(([, info = '']) => info)
  expect(fences.filter((info) => !/^\w+ \S+$/.test(info))).toEqual([])
})
