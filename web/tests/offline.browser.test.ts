import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, movedFrom, openHouse, openTable, seqOf, underServiceWorker, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('after the first visit a local table is opened, played and reloaded with the network cut', async () => {
  const visited = await visit(house, 'es')
  const { page, context } = visited
  await page.goto('/')
  await underServiceWorker(page)
  await context.setOffline(true)
  await openTable(visited)
  let seq = await seqOf(page)
  await page.locator('button[data-option]').first().click()
  await movedFrom(page, seq)
  seq = await seqOf(page)
  await page.reload()
  await page.locator('[data-seq]').waitFor()
  expect(await seqOf(page)).toBe(seq)
  await page.locator('button[data-option]').first().click()
  await movedFrom(page, seq)
  await context.close()
})
