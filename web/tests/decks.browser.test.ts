import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectNoOverflow, type House, openHouse, PHONE, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const BUILDER = '/decks/mythos'

async function openBuilder(page: Page): Promise<void> {
  await page.goto(BUILDER)
  await page.locator('[data-card]').first().waitFor()
}
const verdict = (page: Page) => page.locator('[data-verdict]')

test('a deck is built until it is legal, told why it is not before, and played against a bot at once', async () => {
  const { page, context, errors } = await visit(house, 'en')
  await openBuilder(page)
  await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('illegal')
  await expect.poll(() => verdict(page).textContent()).toContain('The deck has 0 cards and needs at least 60.')
  await page.locator('[data-play]').click({ force: true })
  expect(new URL(page.url()).pathname).toBe(BUILDER)

  // Fifteen Titles, four of each.
  await page.getByRole('searchbox').fill('')
  await page.locator('[data-filter=location]').click()
  const adds = page.locator('[data-card]:has(output:text("of 4")) [data-add]')
  for (let i = 0; i < 15; i++) for (let n = 0; n < 4; n++) await adds.nth(i).click()
  await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('legal')
  await expectAccessible(page, 'deck builder')
  await expectNoOverflow(page, 'deck builder')

  await page.locator('[data-play]').click()
  await page.locator('[data-seq]').waitFor()
  // The deck has no Investigator: one is chosen at the table.
  await page.locator('button[data-option]').first().click()
  await page.locator('li [data-piece]').first().waitFor()
  await expect.poll(() => page.locator('li [data-piece]').count()).toBeGreaterThanOrEqual(13)
  expect(errors).toEqual([])
  await context.close()
})

test('a deck with too many copies is refused, with its rules, also on a phone and in Spanish', async () => {
  const { page, context, errors } = await visit(house, 'es', PHONE)
  await openBuilder(page)
  await page.locator('[data-deck-tab]').click()
  await page.locator('[data-decks]').selectOption('ready:the-order-of-the-reef')
  await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('legal')
  await page.getByRole('tab', { name: 'Colección' }).click()
  await page.getByRole('searchbox').fill('llave de plata')
  const add = page.locator('[data-add=the-silver-key]')
  await add.click()
  await add.click()
  await page.locator('[data-deck-tab]').click()
  await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('illegal')
  await expect.poll(() => verdict(page).textContent()).toContain('«La llave de plata» es única')
  await expect.poll(() => verdict(page).textContent()).toContain('MY-DECK-02')
  await expectAccessible(page, 'illegal deck')
  await expectNoOverflow(page, 'illegal deck')
  expect(errors).toEqual([])
  await context.close()
})

test('a deck goes out as a link and as text, and comes back the same', async () => {
  const { page, context } = await visit(house, 'en')
  await openBuilder(page)
  await page.locator('[data-decks]').selectOption('ready:whispers-in-the-hills')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.locator('[data-link]').inputValue()
  await page.locator('button[data-text]').click()
  const text = await page.locator('textarea').inputValue()
  expect(text).toContain('Whispers in the Hills')
  await page.locator('textarea').fill('3 Nothing of the kind')
  await page.locator('[data-open-text]').click()
  await page.getByText('No card: Nothing of the kind').waitFor()
  await context.close()

  const other = await visit(house, 'es')
  await other.page.goto(link)
  await other.page.locator('[data-verdict=legal]').waitFor()
  await other.page.locator('button[data-text]').click()
  await expect.poll(() => other.page.locator('textarea').inputValue()).toContain('Henry Akeley')
  await other.context.close()
})

test('a deck of one’s own can be chosen when a table is opened', async () => {
  const { page, context } = await visit(house, 'en')
  await openBuilder(page)
  await page.locator('[data-decks]').selectOption('ready:the-arkham-faculty')
  await page.locator('[data-verdict=legal]').waitFor()
  await page.goto('/?game=mythos')
  await page.getByRole('button', { name: 'Custom' }).click()
  const first = page.locator('fieldset:has(legend:text("Decks")) select').first()
  await first.selectOption({ label: 'The Arkham Faculty (copy)' })
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  await page.locator('li [data-piece]').first().waitFor()
  await context.close()
})
