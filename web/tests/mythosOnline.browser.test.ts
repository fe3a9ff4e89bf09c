import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pauseFor } from '../table/pace.ts'
import { playToTheEnd } from './cardPlaying.ts'
import { type Card, cardsOnlyIn, listenTo, openedAt, searchable, traceOf } from './secrets.ts'
import { startServer } from './started.ts'
import { DESK, expectAccessible, type House, openHouse, type Visit, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse(startServer)
})
afterAll(() => house.close())
const guest = (lang: 'es' | 'en') => visit(house, lang, DESK)

/** Far less than the shortest pause, far more than it takes to press a button: what the socket is told may be noted late. */
const SHORTEST_PAUSE = pauseFor(0) / 2
const DECKS = { host: 'the-order-of-the-reef', other: 'whispers-in-the-hills' } as const

async function openOnline({ page }: Visit): Promise<string> {
  await page.goto('/')
  await page.locator('[data-game=mythos]').click()
  await page.getByRole('button', { name: /^En línea/ }).click()
  await page.getByLabel('Tu nombre').fill('Ada')
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  await page.keyboard.press('s')
  const code = await page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  await page.keyboard.press('Escape')
  return code ?? ''
}
async function join({ page }: Visit, code: string): Promise<void> {
  await page.goto(`/join/${code}`)
  await page.getByLabel('Your name').fill('Bob')
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByText('yours').waitFor()
  await page.keyboard.press('Escape')
}

/** Looks into a page again and again while it is played on. */
async function looking(page: Page, over: () => boolean): Promise<{ readonly seq: number; readonly text: string }[]> {
  const seen = []
  while (!over()) {
    seen.push(await searchable(page))
    await page.waitForTimeout(1500)
  }
  return seen
}

test('two browsers in two languages play to the end, and neither finds the other’s hidden cards', async () => {
  const [host, other] = [await guest('es'), await guest('en')]
  // Every pass waits as little as any may.
  for (const { context } of [host, other]) await context.addInitScript('Math.random = () => 0')
  const heard = { host: listenTo(host.page), other: listenTo(other.page) }
  await join(other, await openOnline(host))
  // What stands for a deck where decks are chosen is a picture everybody has seen.
  const emblems = (await searchable(other.page)).text
  await host.page.locator(`[data-option=${DECKS.host}]`).click()
  await other.page.locator(`[data-option=${DECKS.other}]`).click()
  await host.page.locator('[aria-describedby=hand-how] [data-piece]').first().waitFor()

  let over = false
  const [seenByHost, seenByOther] = [looking(host.page, () => over), looking(other.page, () => over)]
  const ends = await Promise.all([playToTheEnd(host.page), playToTheEnd(other.page)]).finally(() => {
    over = true
  })
  expect(ends[0]).toBe(ends[1])
  const [es, en] = await Promise.all([host, other].map(({ page }) => page.locator('dialog[open]').textContent()))
  // Each is told how it ended for them, in their language.
  const ended = [/Victoria/.test(es ?? ''), /Derrota/.test(es ?? ''), /Victory/.test(en ?? ''), /Defeat/.test(en ?? '')]
  expect(/Empate/.test(es ?? '') ? [true, false, true, false] : [ended[0], !ended[0], !ended[0], ended[0]]).toEqual(ended)
  await expectAccessible(other.page, 'the end')

  const sides = [
    {
      cards: await cardsOnlyIn(DECKS.host, DECKS.other, emblems),
      own: heard.host.frames,
      others: heard.other.frames,
      pages: await seenByOther,
    },
    {
      cards: await cardsOnlyIn(DECKS.other, DECKS.host, emblems),
      own: heard.other.frames,
      others: heard.host.frames,
      pages: await seenByHost,
    },
  ]
  for (const { cards, own, others, pages } of sides) {
    const opened = openedAt(own, own[0]?.told.seat ?? '')
    const [last, shown] = [others.at(-1)?.seq ?? 0, cards.filter(({ id }) => opened.has(id))]
    // Otherwise nothing would be proved: many cards are hidden for many messages, and what was shown is found by the same signs.
    const hiddenFor = (card: Card): number => others.filter(({ seq }) => seq < (opened.get(card.id) ?? last + 1)).length
    expect(cards.filter((card) => hiddenFor(card) > 10).length).toBeGreaterThan(10)
    expect(pages.length).toBeGreaterThan(2)
    expect(shown.filter((card) => others.some(({ text }) => traceOf(card, text) !== null)).length).toBeGreaterThan(2)
    for (const card of cards) {
      const from = opened.get(card.id) ?? last + 1
      const told = others.flatMap(({ seq, text }) => (seq < from ? (traceOf(card, text) ?? []) : []))
      const found = pages.flatMap(({ seq, text }) => (seq < from ? (traceOf(card, text) ?? []) : []))
      expect([card.id, told, found]).toEqual([card.id, [], []])
    }
  }
  // Whether anything else could have been done or not, a pass takes its time; other answers need not, and some take less.
  const answers = [...heard.host.sent, ...heard.other.sent]
  const passes = answers.filter(({ answer }) => answer === 'pass')
  expect(passes.length).toBeGreaterThan(1)
  expect(passes.filter(({ ms }) => ms < SHORTEST_PAUSE)).toEqual([])
  const quickest = (some: typeof answers): number => Math.min(...some.map(({ ms }) => ms))
  expect(quickest(answers.filter(({ answer }) => answer !== 'pass'))).toBeLessThan(quickest(passes))
  expect([...host.errors, ...other.errors]).toEqual([])
  await host.context.close()
  await other.context.close()
})
