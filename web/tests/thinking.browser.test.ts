/** An opponent that thinks for long must not be felt: what the page's own thread works is counted against what the worker beside it does. */
import type { CDPSession } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withSeed } from './playing.ts'
import { type House, movedFrom, openHouse, seqOf, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Processor time of the page's own thread and of its whole process, workers included, in seconds. How busy the machine is does not matter to either. */
async function worked(line: CDPSession): Promise<{ readonly own: number; readonly all: number }> {
  const { metrics } = await line.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { own: of('ThreadTime'), all: of('ProcessTime') }
}

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
  await page.locator('[data-lit]').first().waitFor()
  await page.locator('button[data-option=pass]').waitFor()
  const line = await context.newCDPSession(page)
  await line.send('Performance.enable')
  const seq = await seqOf(page)
  await page.locator('li [data-lit]').first().click({ force: true })
  const before = await worked(line)
  await page.locator('[data-deed]').first().click()
  await movedFrom(page, seq)
  await page.locator('button[data-option=pass]').waitFor()
  const after = await worked(line)
  const [own, all] = [after.own - before.own, after.all - before.all]
  console.log(`while it was thought, the page worked ${(own * 1000).toFixed(0)} ms of ${(all * 1000).toFixed(0)} ms`)
  // Also what the person's own move changes in the page is in it; a page that thinks itself works nearly all of it.
  expect(own / all).toBeLessThan(0.7)
  await expect.poll(() => page.getByRole('log').textContent()).toMatch(/Asiento 2 ha (jugado|pasado)/)
  expect(errors).toEqual([])
  await context.close()
})
