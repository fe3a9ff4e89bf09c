/** Any card is shown large wherever it is: pointed at, by keys, by a finger that rests on it. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allMoments, bring } from './brought.ts'
import type { Photographed } from './playedMoments.ts'
import { DESK, type House, openHouse, PHONE, visit } from './visit.ts'

let house: House
let moments: readonly Photographed[]
beforeAll(async () => {
  house = await openHouse()
  moments = await allMoments(({ id }) => id === 'eldritch-horror' || id === 'mythos')
})
afterAll(() => house.close())

const fileOf = (game: string, name: string): string => moments.find((one) => one.game.id === game)?.files.get(name)?.en ?? ''

/** What is held up while the mouse rests there; it must be seen whole. */
async function heldUpAt(page: Page, what: Locator, at = { x: 12, y: 12 }): Promise<string> {
  await page.mouse.move(2, 300)
  await page.locator('[data-peek]').waitFor({ state: 'detached' })
  await what.hover({ position: at })
  const peek = page.locator('[data-peek]')
  await peek.waitFor()
  const box = (await peek.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box)).toBe(true)
  expect(box.width).toBeGreaterThan(200)
  return (await peek.textContent()) ?? ''
}

test('in Mythos: hand, felt, the opponent, discards, the last card, a line of the log', async () => {
  const { page, context, errors } = await visit(house, 'en', DESK)
  await bring(page, fileOf('mythos', 'table-mid'))
  // A card of the hand leans to the side.
  expect((await heldUpAt(page, page.locator('[data-mark=hand] [data-piece]').first(), { x: 40, y: 40 })).length).toBeGreaterThan(10)
  for (const where of [
    '[data-zone^="allies:"] [data-piece]',
    '[data-mark=other] [data-zone^="chronicle:"] [data-piece]',
    '[data-mark=other] [data-zone^="discard:"] [data-piece]',
    '[data-mark=other] [data-card]',
    '[data-last-played] [data-face]',
  ])
    expect((await heldUpAt(page, page.locator(where).first())).length, where).toBeGreaterThan(10)
  // A line of the log shows the card it speaks of.
  const line = page.locator('aside li [data-face]').last()
  await line.scrollIntoViewIfNeeded()
  const name = /“(.+?)”/.exec((await line.textContent()) ?? '')?.[1] ?? ''
  expect(await heldUpAt(page, line)).toContain(name)
  // By keys: what has the focus is held up, and goes with it.
  await page.mouse.move(2, 300)
  await page.locator('[data-mark=hand] [data-piece]').first().focus()
  await page.keyboard.press('ArrowRight')
  const focused = await page.evaluate('document.activeElement.dataset.piece')
  await page.locator(`[data-peek="${focused}"]`).waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('in Eldritch Horror: a Monster with all its numbers, a Gate with what it is, the reserve, an answer, the team', async () => {
  const { page, context, errors } = await visit(house, 'en', DESK)
  await bring(page, fileOf('eldritch-horror', 'table-late'))
  const monster = await heldUpAt(page, page.locator('[data-kind=monster]').first())
  for (const word of ['Horror', 'Damage', 'Toughness']) expect(monster).toContain(word)
  expect(await heldUpAt(page, page.locator('[data-kind=gate]').first())).toContain('Other World Encounter')
  for (const where of [
    '[data-zone=reserve] [data-piece]',
    'footer [data-zone] [data-piece]',
    'aside [data-card]',
    'button[data-option][data-card]',
  ])
    expect((await heldUpAt(page, page.locator(where).first())).length, where).toBeGreaterThan(10)
  // Opened from the board it says the same.
  await page.locator('[data-kind=monster]').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  for (const word of ['Horror', 'Damage', 'Toughness']) expect(await sheet.textContent()).toContain(word)
  expect(errors).toEqual([])
  await context.close()
})

test('on a phone a finger that rests on a card opens it, and does not choose it', async () => {
  const { page, context, errors } = await visit(house, 'en', PHONE)
  await bring(page, fileOf('mythos', 'table-mid'))
  const card = page.locator('[data-zone^="hand:"] [data-piece]').first()
  await card.scrollIntoViewIfNeeded()
  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 }
  const touch = await context.newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] })
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await sheet.locator('[data-size=large]').count()).toBe(1)
  expect(errors).toEqual([])
  await context.close()
})
