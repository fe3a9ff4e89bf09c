/** An opponent that thinks for long must not be felt: measured with nobody else at work. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withSeed } from './playing.ts'
import { type House, movedFrom, openHouse, seqOf, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Milliseconds between two beats of the page, the longest in a second: a page that thinks itself stands still. */
const LONGEST_PAUSE = `new Promise((then) => {
  let [last, longest] = [performance.now(), 0]
  const end = last + 1000
  const beat = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (now < end) setTimeout(beat, 5)
    else then(longest)
  }
  beat()
})`

test('the searching bot thinks beside the page: it answers, and meanwhile the page is quick', async () => {
  const { page, context, errors } = await visit(house, 'es')
  await withSeed(context, 3)
  await page.goto('/')
  await page.locator('[data-game=mythos]').click()
  await page
    .locator('select', { has: page.locator('option[value=search]') })
    .last()
    .selectOption('search')
  await page.locator('[data-open-table]').click()
  await page.locator('button[data-option]').first().click()
  await page.locator('[data-lit]').first().waitFor({ timeout: 20_000 })
  await page.locator('button[data-option=pass]').waitFor({ timeout: 20_000 })
  const seq = await seqOf(page)
  await page.locator('li [data-lit]').first().click({ force: true })
  await page.locator('[data-deed]').first().click()
  await movedFrom(page, seq)
  expect(await page.evaluate(LONGEST_PAUSE)).toBeLessThan(250)
  await page.locator('button[data-option=pass]').waitFor({ timeout: 20_000 })
  expect(await page.getByRole('log').textContent()).toMatch(/Asiento 2 ha (jugado|pasado)/)
  expect(errors).toEqual([])
  await context.close()
})
