/** The end of a game is drawn, tells how it went, what each did and where it turned; each point opens its moment. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allMoments, bring } from './brought.ts'
import type { Photographed } from './playedMoments.ts'
import { DESK, expectAccessible, type House, openHouse, PHONE, visit } from './visit.ts'

let house: House
let moments: readonly Photographed[]
beforeAll(async () => {
  house = await openHouse()
  moments = await allMoments()
})
afterAll(() => house.close())

const endOf = (game: string): string => moments.find((one) => one.game.id === game)?.files.get('end')?.en ?? ''

/** How what decides the game went, in words for whoever hears it; Mythos has no such figure. */
const COURSES: { readonly [game: string]: RegExp } = {
  'eldritch-horror': /^Doom went from \d+ to \d+$/,
  'arkham-horror': /^Doom came to \d+/,
  cultistorm: /^Madness went from 0 to \d+$/,
  lighthouse: /^The Dark went from \d+ to \d+$/,
}

test.each([
  ['eldritch-horror', DESK],
  ['eldritch-horror', PHONE],
  ['arkham-horror', DESK],
  ['cultistorm', PHONE],
  ['lighthouse', DESK],
  ['mythos', DESK],
] as const)('%s: the end is drawn and told, and a turning point opens its moment', async (game, how) => {
  const { page, context, errors } = await visit(house, 'en', how)
  await bring(page, endOf(game))
  const ending = page.getByRole('dialog')
  const points = ending.locator('[data-turning]')
  await points.first().waitFor()
  expect(await points.count()).toBeGreaterThan(0)
  await expect
    .poll(() => ending.locator('[data-drawn]').evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(100)
  expect(await ending.locator('[data-deeds]').count()).toBeGreaterThan(0)
  const course = COURSES[game]
  if (course) expect(await ending.locator('[data-curve] svg').getAttribute('aria-label')).toMatch(course)
  for (const part of ['[data-prove]', '[data-rematch]']) expect(await ending.locator(part).count(), part).toBe(1)
  await expectAccessible(page, `the end of ${game}`)
  const text = (await points.first().textContent()) ?? ''
  await points.first().click()
  await ending.waitFor({ state: 'detached' })
  await page.locator('[data-moment]').first().waitFor()
  await page.getByRole('heading', { name: 'You are looking at an earlier moment' }).waitFor()
  await expect.poll(() => page.locator('section[data-asks]').textContent()).toContain(text)
  expect(errors).toEqual([])
  await context.close()
})
