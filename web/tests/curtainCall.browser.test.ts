/** The end of a game tells where it turned, and each point opens its moment. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allMoments, bring } from './brought.ts'
import type { Photographed } from './playedMoments.ts'
import { DESK, expectAccessible, type House, openHouse, PHONE, visit } from './visit.ts'

let house: House
let moments: readonly Photographed[]
beforeAll(async () => {
  house = await openHouse()
  moments = await allMoments(({ id }) => id === 'eldritch-horror' || id === 'mythos')
})
afterAll(() => house.close())

const endOf = (game: string): string => moments.find((one) => one.game.id === game)?.files.get('end')?.en ?? ''

test.each([
  ['eldritch-horror', DESK],
  ['eldritch-horror', PHONE],
  ['mythos', DESK],
] as const)('%s: a turning point of the ended game opens its moment', async (game, how) => {
  const { page, context, errors } = await visit(house, 'en', how)
  await bring(page, endOf(game))
  const ending = page.getByRole('dialog')
  const points = ending.locator('[data-turning]')
  await points.first().waitFor()
  expect(await points.count()).toBeGreaterThan(0)
  // Doom as it went, with the words for whoever hears it.
  if (game === 'eldritch-horror')
    expect(await ending.locator('[data-curve] svg').getAttribute('aria-label')).toMatch(/^Doom went from \d+ to \d+$/)
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
