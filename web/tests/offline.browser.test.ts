import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, isKept, KEEPING, movedFrom, openHouse, openTable, seqOf, underServiceWorker, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('a game that was opened once is opened anew, played and reloaded with the network cut', async () => {
  const visited = await visit(house, 'es', KEEPING)
  const { page, context } = visited
  // The very first visit: nobody keeps anything yet while this table is fetched.
  await openTable(visited)
  await underServiceWorker(page)
  await isKept(page, 'lighthouse')
  await context.setOffline(true)
  await openTable(visited)
  let seq = await seqOf(page)
  await page.locator('button[data-option]').first().click()
  await movedFrom(page, seq)
  seq = await seqOf(page)
  await page.reload()
  await page.locator('[data-seq]').waitFor()
  await expect.poll(() => seqOf(page)).toBe(seq)
  await page.locator('button[data-option]').first().click()
  await movedFrom(page, seq)
  await context.close()
})

test('pictures that were shown are there with the network cut', async () => {
  const visited = await visit(house, 'en', KEEPING)
  const { page, context } = visited
  const missed: string[] = []
  page.on('requestfailed', (request) => missed.push(new URL(request.url()).pathname))
  await openTable(visited, 'eldritch-horror')
  await underServiceWorker(page)
  await isKept(page, 'eldritch-horror')
  const portraits = page.locator('[data-seq] img')
  await portraits.first().waitFor()
  // Loaded once more by whoever keeps them now.
  await page.reload()
  await portraits.first().waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.reload()
  await portraits.first().waitFor()
  const shown = await page.evaluate(
    `Promise.all([...document.querySelectorAll('[data-seq] img')].map((img) => img.decode().then(() => img.naturalWidth)))`,
  )
  expect(shown).not.toContain(0)
  expect((shown as number[]).length).toBeGreaterThan(5)
  expect(missed.filter((path) => !path.startsWith('/api/'))).toEqual([])
  await context.close()
})

test.each([
  ['es', 'la primera vez hace falta conexión'],
  ['en', 'the first time it needs the network'],
] as const)('a game that was never opened says so with the network cut (%s)', async (lang, words) => {
  const { page, context } = await visit(house, lang, KEEPING)
  await page.goto('/?game=lighthouse')
  await underServiceWorker(page)
  await context.setOffline(true)
  await page.locator('[data-game=mythos]').click()
  await page.getByText(words).waitFor()
  await context.close()
})
