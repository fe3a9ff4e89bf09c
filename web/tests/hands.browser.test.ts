/** A hand is played from by carrying, by double click and by keys; what it costs is seen before, and one stays in it. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allMoments, bring } from './brought.ts'
import type { Photographed } from './playedMoments.ts'
import { DESK, type House, movedFrom, openHouse, seqOf, type Visit, visit } from './visit.ts'

let house: House
let moments: readonly Photographed[]
beforeAll(async () => {
  house = await openHouse()
  moments = await allMoments(({ id }) => id === 'mythos' || id === 'eldritch-horror')
})
afterAll(() => house.close())

async function sitDown(game: string, name: string): Promise<Visit> {
  const visited = await visit(house, 'en', DESK)
  await bring(visited.page, moments.find((one) => one.game.id === game)?.files.get(name)?.en ?? '')
  return visited
}

const HAND = '[data-mark=hand]'
const lit = (page: Page): Locator => page.locator(`${HAND} [data-piece][data-lit]`)
const aliasOf = async (card: Locator): Promise<string> => (await card.getAttribute('data-piece')) ?? ''

/** Takes hold of a card where no other lies over it, and carries it to a spot of the window. */
async function carry(page: Page, card: Locator, to: { readonly x: number; readonly y: number }): Promise<void> {
  const { x, y, width } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + width * 0.35, y + 50)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.35, y - 30, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 6 })
}

test('a card is carried onto the felt: where it may be put down is lit, its price is marked on the beads, and it is played', async () => {
  const { page, context, errors } = await sitDown('mythos', 'table-mid')
  const costly = lit(page)
    .filter({ has: page.locator('[data-of=cost]') })
    .first()
  const card = (await costly.count()) ? costly : lit(page).first()
  const alias = await aliasOf(card)
  const seq = await seqOf(page)
  await carry(page, card, { x: 500, y: 300 })
  await page.locator('[data-drop=open][data-inside]').waitFor()
  await page.locator('[data-mark=sanity] [data-change=lost]').first().waitFor()
  // Put down in the hand again, nothing has happened.
  await page.mouse.move(500, 740, { steps: 4 })
  await page.mouse.up()
  await page.locator('[data-drop]').waitFor({ state: 'detached' })
  expect(await seqOf(page)).toBe(seq)
  await carry(page, card, { x: 500, y: 300 })
  await page.mouse.up()
  await movedFrom(page, seq)
  await page.locator(`${HAND} [data-piece="${alias}"]`).waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await context.close()
})

test('a card that may not be played says why while it is carried, and stays', async () => {
  const { page, context, errors } = await sitDown('mythos', 'table-mid')
  const card = page.locator(`${HAND} [data-refused]`).first()
  const seq = await seqOf(page)
  await carry(page, card, { x: 500, y: 300 })
  const place = page.locator('[data-drop=closed]')
  await place.waitFor()
  expect(((await place.textContent()) ?? '').length).toBeGreaterThan(12)
  await page.mouse.up()
  await place.waitFor({ state: 'detached' })
  expect(await seqOf(page)).toBe(seq)
  expect(errors).toEqual([])
  await context.close()
})

test('a double click plays a card, and whoever plays by keys stays in the hand', async () => {
  const { page, context, errors } = await sitDown('mythos', 'table-early')
  let seq = await seqOf(page)
  const first = await aliasOf(lit(page).first())
  await lit(page)
    .first()
    .dblclick({ position: { x: 40, y: 40 } })
  await movedFrom(page, seq)
  await page.locator(`${HAND} [data-piece="${first}"]`).waitFor({ state: 'detached' })
  await lit(page).first().waitFor()
  await page.keyboard.press('q')
  await page.keyboard.press('h')
  await expect.poll(() => page.evaluate(`document.activeElement.closest('${HAND}') !== null`)).toBe(true)
  seq = await seqOf(page)
  const played = await page.evaluate('document.activeElement.dataset.piece')
  await page.keyboard.press('Enter')
  await page.locator('[data-deed]').first().waitFor()
  await page.keyboard.press('Enter')
  await movedFrom(page, seq)
  await page.locator(`${HAND} [data-piece="${played}"]`).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(`document.activeElement.closest('${HAND}') !== null`)).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})

test('the key goes to the cards of the dock, too', async () => {
  const { page, context } = await sitDown('eldritch-horror', 'table-late')
  await page.keyboard.press('h')
  await expect.poll(() => page.evaluate('document.activeElement.closest("[data-hand]") !== null')).toBe(true)
  await context.close()
})
