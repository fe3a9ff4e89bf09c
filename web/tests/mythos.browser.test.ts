import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playToTheEnd, playUntil } from './cardPlaying.ts'
import { withSeed } from './playing.ts'
import {
  expectAccessible,
  expectNoOverflow,
  type House,
  movedFrom,
  openHouse,
  openTable,
  PHONE,
  seqOf,
  type Visit,
  visit,
} from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** A table against a bot, the first deck chosen. */
async function sitDown(visitor: Visit): Promise<void> {
  await withSeed(visitor.context, 3)
  await openTable(visitor, 'mythos')
  await visitor.page.locator('button[data-option]').first().click()
  await visitor.page.locator('[data-lit]').first().waitFor()
}

/** Waits for one's turn. */
const myTurn = (page: Page) => page.locator('button[data-option=pass]').waitFor()

test('by mouse: a dim card says why not, with its rule; a lit one is played, and the felt changes', async () => {
  const visitor = await visit(house, 'es')
  const { page, context, errors } = visitor
  await sitDown(visitor)
  await myTurn(page)
  await expectAccessible(page, 'felt')
  await expectNoOverflow(page, 'felt')
  const seq = await seqOf(page)
  await page.locator('[data-dim] button').first().click({ force: true })
  await page.getByRole('dialog').locator('li button').first().click()
  await page.getByRole('article').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('li [data-lit]').first().click({ force: true })
  await page.locator('[data-deed]').first().click()
  await movedFrom(page, seq)
  expect(errors).toEqual([])
  await context.close()
})

test('by keyboard alone: to the hand, along it, play; and the stops are set', async () => {
  const visitor = await visit(house, 'en')
  const { page, context } = visitor
  await sitDown(visitor)
  await myTurn(page)
  const seq = await seqOf(page)
  await page.locator('li [data-lit]').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await movedFrom(page, seq)
  await page.getByRole('button', { name: 'Stops' }).click()
  await page.getByRole('group', { name: 'On my turn' }).getByRole('button', { name: 'Always stop' }).click()
  await expectAccessible(page, 'stops')
  await page.keyboard.press('Escape')
  await context.close()
})

/** A game against the careful bot that has come to a Combat: the first seed in which one does before the game is over. */
async function comeToCombat(): Promise<Visit> {
  for (let seed = 8; ; seed++) {
    const visitor = await visit(house, 'es')
    const { page, context } = visitor
    await withSeed(context, seed)
    await page.goto('/')
    await page.locator('[data-game=mythos]').click()
    await page.getByLabel('Quién se sienta en el asiento 2').selectOption('careful')
    await page.locator('[data-open-table]').click()
    await page.locator('[data-option=physicians-of-providence]').click()
    await page.keyboard.press('s')
    await page.getByLabel('Ritmo de los bots').selectOption('instant')
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await playUntil(page, '[data-stage=combat], dialog[open]:not(:has([data-sure]))')
    if (await page.locator('[data-stage=combat]').count()) return visitor
    await context.close()
  }
}

test('a whole game against a bot: through Combat and its steps to the end', async () => {
  const { page, context, errors } = await comeToCombat()
  await expectAccessible(page, 'combat')
  await expectNoOverflow(page, 'combat')
  await playToTheEnd(page)
  const ending = page.locator('dialog[open]')
  await expect.poll(() => ending.textContent()).toMatch(/Victoria|Derrota/)
  await expect.poll(() => ending.textContent()).toContain('Puntuación')
  await expectAccessible(page, 'ending')
  await expectNoOverflow(page, 'ending')
  expect(errors).toEqual([])
  await context.close()
})

/** Sides that lie over each other, and what of a side sticks out of it. */
const OVERLAPS = `(() => {
  const sides = [...document.querySelectorAll('main section[aria-label^="Lado de"]')]
  const boxes = sides.map((one) => one.getBoundingClientRect())
  const over = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => a.bottom > b.top + 1 && b.bottom > a.top + 1 && a.right > b.left + 1 && b.right > a.left + 1).map(() => 'side ' + i))
  const out = sides.flatMap((side, i) => [...side.children].flatMap((part) => {
    const box = part.getBoundingClientRect()
    return box.bottom > boxes[i].bottom + 2 || box.right > boxes[i].right + 2 ? ['part of ' + i + ': ' + part.textContent] : []
  }))
  const board = document.querySelector('main').getBoundingClientRect()
  const wide = [...document.querySelectorAll('main section')].filter((one) => one.getBoundingClientRect().right > board.right + 1).map((one) => 'wide: ' + one.ariaLabel)
  return [sides.length, ...over, ...out, ...wide]
})()`

test('six at one table: every opponent’s side lies for itself, at a desk and on a tablet', async () => {
  const { page, context, errors } = await visit(house, 'es')
  await withSeed(context, 3)
  await page.goto('/')
  await page.locator('[data-game=mythos]').click()
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Un asiento más' }).click()
  await page.locator('[data-open-table]').click()
  await page.locator('button[data-option]').first().click()
  await page.keyboard.press('s')
  await page.getByLabel('Ritmo de los bots').selectOption('instant')
  await page.keyboard.press('Escape')
  // Cards in play are what takes the room.
  await playUntil(page, 'main section[aria-label^="Lado de"] + section[aria-label^="Lado de"] li')
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(viewport)
    await page.evaluate('new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))')
    await expect.poll(() => page.evaluate(OVERLAPS), { message: `${viewport.width} × ${viewport.height}` }).toEqual([5])
    await expectNoOverflow(page, `six at ${viewport.width}`)
  }
  expect(errors).toEqual([])
  await context.close()
})

test('a whole Round is played on a phone: passing leads through Combat to the next', async () => {
  const visitor = await visit(house, 'en', PHONE)
  const { page, context, errors } = visitor
  await sitDown(visitor)
  const said = (): Promise<string | null> => page.locator('body').textContent()
  const press = (selector: string): Promise<void> =>
    page
      .locator(selector)
      .first()
      .tap({ timeout: 1500 })
      .catch(() => {})
  const ANSWERS = ['pass', 'decline', 'done', 'no'].map((key) => `button[data-option=${key}]`).join(', ')
  while (!(await said())?.includes('Round 2')) {
    for (const selector of [ANSWERS, 'button[data-confirm]:not(:disabled)', 'li [data-lit][aria-pressed=false]'])
      if (await page.locator(selector).count()) {
        await press(selector)
        break
      }
    await page.evaluate('new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))')
  }
  await expect.poll(() => said()).toContain('Round 2')
  await expectAccessible(page, 'round two')
  await expectNoOverflow(page, 'round two')
  expect(errors).toEqual([])
  await context.close()
})
