import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerByMouse, question } from './playing.ts'
import { startServer } from './started.ts'
import { DESK, expectAccessible, type House, movedFrom, openHouse, seqOf, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse(startServer)
})
afterAll(() => house.close())
const guest = (lang: 'es' | 'en') => visit(house, lang, DESK)

test('two browsers in two languages play at one table; one closes its lid and finds its seat and its question again', async () => {
  const host = await guest('es')
  await host.page.goto('/')
  await host.page.locator('[data-game=lighthouse]').click()
  await host.page.getByRole('button', { name: /^En línea/ }).click()
  await host.page.getByLabel('Tu nombre').fill('Ada')
  await host.page.getByLabel('Quién se sienta en el asiento 3').selectOption('random')
  await host.page.locator('[data-open-table]').click()
  await host.page.locator('[data-seq]').waitFor()
  await host.page.keyboard.press('s')
  const code = await host.page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  await expectAccessible(host.page, 'invitation')
  await host.page.keyboard.press('Escape')

  const other = await guest('en')
  await other.page.goto(`/join/${code}`)
  await other.page.getByLabel('Your name').fill('Bob')
  await other.page.getByRole('button', { name: 'Enter' }).click()
  await other.page.getByRole('dialog', { name: 'Seats' }).waitFor()
  await other.page.getByRole('button', { name: 'Sit down' }).click()
  await other.page.getByText('yours').waitFor()
  await other.page.keyboard.press('Escape')
  await expect.poll(() => other.page.locator('#question').textContent()).toContain('choose your shift in secret')
  await expect.poll(() => host.page.locator('#question').textContent()).toContain('elige en secreto tu turno')

  let seq = await seqOf(host.page)
  await host.page.locator('button[data-option]').first().click()
  await movedFrom(host.page, seq)
  await movedFrom(other.page, seq)
  const asked = await other.page.locator('#question').textContent()
  const where = other.page.url()
  await other.page.close()
  await host.page.keyboard.press('s')
  await host.page.getByText('ausente').waitFor()
  await host.page.keyboard.press('Escape')

  const back = await other.context.newPage()
  await back.goto(where)
  await back.locator('[data-seq]').waitFor()
  await expect.poll(() => back.locator('#question').textContent()).toBe(asked)
  seq = await seqOf(back)
  await back.locator('button[data-option]').first().click()
  await movedFrom(back, seq)
  await movedFrom(host.page, seq)

  await back.keyboard.press('c')
  await back.getByPlaceholder('Write to the table…').fill('Who goes to the tower?')
  await back.keyboard.press('Enter')
  await host.page.getByRole('tab', { name: 'Charla' }).click()
  await host.page.getByText('Who goes to the tower?').waitFor()

  await host.page.goto('/')
  await host.page.getByText('en línea', { exact: true }).first().waitFor()
  expect([...host.errors, ...other.errors]).toEqual([])
  await host.context.close()
  await other.context.close()
})

const READY = 'button[data-option], button[data-confirm]'

/** Ada's table of Eldritch Horror in Spanish; Bob has come by its code and sat down, in English. */
async function twoAtATable() {
  const host = await guest('es')
  await host.page.goto('/')
  await host.page.locator('[data-game=eldritch-horror]').click()
  await host.page.getByRole('button', { name: /^En línea/ }).click()
  await host.page.getByLabel('Tu nombre').fill('Ada')
  await host.page.locator('[data-open-table]').click()
  await host.page.locator('[data-seq]').waitFor()
  await host.page.keyboard.press('s')
  const code = await host.page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  await host.page.keyboard.press('Escape')

  const other = await guest('en')
  await other.page.goto(`/join/${code}`)
  await other.page.getByLabel('Your name').fill('Bob')
  await other.page.getByRole('button', { name: 'Enter' }).click()
  await other.page.getByRole('dialog', { name: 'Seats' }).waitFor()
  await other.page.getByRole('button', { name: 'Sit down' }).click()
  await other.page.getByText('yours').waitFor()
  await other.page.keyboard.press('Escape')
  return { host, other }
}

/** Whoever is asked answers, until the first round has begun and the question is the guest's. */
async function untilAsked(host: Page, other: Page): Promise<void> {
  const begun = other.locator('header small', { hasText: 'Round 1' })
  for (let i = 0; i < 30 && !((await begun.count()) && (await other.locator(READY).count())); i++) {
    await Promise.race([host, other].map((page) => page.locator(READY).first().waitFor()))
    const page = (await host.locator(READY).count()) ? host : other
    await answerByMouse(page)
    const seq = await seqOf(page)
    await Promise.all([host, other].map((one) => one.locator(`[data-seq="${seq}"]`).waitFor()))
  }
}

test('at a table of Eldritch Horror one of two languages goes away in mid-question and finds the same question', async () => {
  const { host, other } = await twoAtATable()
  await untilAsked(host.page, other.page)
  const told = async (page: Page) => ({
    asked: await question(page),
    seq: await seqOf(page),
    // Odds are worked out by the table and come a moment later.
    options: (await page.locator('button[data-option]').allTextContents()).map((text) => text.replace(/ · success: \d+%/, '')),
  })
  const before = await told(other.page)
  expect(before.options.length).toBeGreaterThan(1)
  const where = other.page.url()
  await other.page.close()
  await host.page.keyboard.press('s')
  await host.page.getByText('ausente').waitFor()
  await host.page.keyboard.press('Escape')

  const back = await other.context.newPage()
  await back.goto(where)
  await back.locator(READY).first().waitFor()
  await expect.poll(() => told(back)).toEqual(before)
  await answerByMouse(back)
  const seq = await seqOf(back)
  await host.page.locator(`[data-seq="${seq}"]`).waitFor()
  expect([...host.errors, ...other.errors]).toEqual([])
  await host.context.close()
  await other.context.close()
})

/** The server deals: where the guest stands in no city, or beside a Monster, another table is put up. */
async function twoWhoCanBuy() {
  for (let tries = 0; tries < 12; tries++) {
    const { host, other } = await twoAtATable()
    await untilAsked(host.page, other.page)
    // What happened so far is read by now.
    await other.page.keyboard.press('Escape')
    await other.page.locator(READY).first().waitFor()
    if (await other.page.locator('button[data-option=acquire]:not([aria-disabled=true])').count()) return { host, other }
    await host.context.close()
    await other.context.close()
  }
  throw new Error('nobody could buy anything at any of the tables')
}

test('who looks on sees the scene of whoever decides, puts it away, and is handed the seat', async () => {
  const { host, other } = await twoWhoCanBuy()
  const asked = await other.page.locator('button[data-option=acquire] b').textContent()
  await other.page.locator('button[data-option=acquire]').click()
  const stage = host.page.locator('[data-stage=test]')
  await stage.waitFor()
  await expect.poll(() => host.page.locator(READY).count()).toBe(0)
  await expect.poll(() => stage.textContent()).toContain('Prueba de Influencia')
  await expect.poll(() => host.page.locator('#question').textContent()).toContain('(Bob)')
  await host.page.locator('[data-aside]').click()
  await stage.waitFor({ state: 'detached' })
  await host.page.locator('[data-aside]').click()
  await stage.waitFor()

  // After a reload the menu knows what was decided, from the table itself.
  await other.page.reload()
  await other.page.locator('[data-stage]').waitFor()
  await other.page.keyboard.press('u')
  const newest = other.page.locator('button[data-undo]:not([data-undo=last])').first()
  await newest.waitFor()
  await expect.poll(() => newest.locator('b').textContent()).toBe(asked)
  await newest.click()
  // Dice were thrown since: the others must agree.
  await host.page.getByRole('button', { name: 'De acuerdo' }).click()
  await other.page.locator('button[data-option=acquire]').waitFor()
  await stage.waitFor({ state: 'detached' })

  await other.page.keyboard.press('s')
  await other.page.locator('[data-give]').click()
  await host.page.locator('button[data-option=acquire]').waitFor()
  await host.page.keyboard.press('s')
  await expect.poll(() => host.page.getByText('tuyo').count()).toBe(2)
  expect([...host.errors, ...other.errors]).toEqual([])
  await host.context.close()
  await other.context.close()
})
