import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectNoOverflow, type House, movedFrom, openHouse, openTable, PHONE, seqOf, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const question = (page: Page): Promise<string | null> => page.locator('#question').textContent()

/** Answers whatever is asked with the mouse: the first option, or all of what is to be given out to the first. */
async function answerByMouse(page: Page): Promise<void> {
  const seq = await seqOf(page)
  const confirm = page.locator('button[data-confirm]')
  if (await confirm.count()) {
    while (await confirm.isDisabled()) await page.locator('button[data-option]:not(:disabled)').first().click()
    await confirm.click()
  } else await page.locator('button[data-option]').first().click()
  await movedFrom(page, seq)
}

/** The same with keys alone. */
async function answerByKeys(page: Page): Promise<void> {
  const seq = await seqOf(page)
  const confirm = page.locator('button[data-confirm]')
  if (await confirm.count()) {
    for (let i = 0; await confirm.isDisabled(); i++) await page.keyboard.press(String((i % 4) + 1))
    await page.keyboard.press('Enter')
  } else await page.keyboard.press('1')
  await movedFrom(page, seq)
}

test('a round is played by mouse, and the log tells it', async () => {
  const visited = await visit(house, 'es')
  const { page, context, errors } = visited
  await openTable(visited)
  expect(await question(page)).toContain('elige en secreto tu turno')
  for (let i = 0; i < 8; i++) await answerByMouse(page)
  expect(await page.getByText('Cae la noche 1.').count()).toBeGreaterThan(0)
  await expectAccessible(page, 'table')
  expect(errors).toEqual([])
  await context.close()
})

test('a round is played by keyboard alone, from the start page on', async () => {
  const { page, context, errors } = await visit(house, 'en')
  await page.goto('/')
  await page.locator('[data-game=lighthouse]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-open-table]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-seq]').waitFor()
  for (let i = 0; i < 8; i++) await answerByKeys(page)
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('take back the last choice').waitFor()
  await page.keyboard.press('Escape')
  const asked = await page.locator('#question b').textContent()
  await page.keyboard.press(asked === 'I' ? 'Shift+Digit2' : 'Shift+Digit1')
  await page.getByText(`Looking at ${asked === 'I' ? 'II' : 'I'}`).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Looking at').waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})

test('a phone plays by touch, in the bottom sheet', async () => {
  const visited = await visit(house, 'es', PHONE)
  const { page, context, errors } = visited
  await openTable(visited)
  for (let i = 0; i < 4; i++) await answerByMouse(page)
  await expectNoOverflow(page, 'phone table')
  await expectAccessible(page, 'phone table')
  await page.getByRole('button', { name: 'Crónica' }).tap()
  await page.getByText('Cae la noche 1.').first().waitFor()
  await expectAccessible(page, 'phone log')
  expect(errors).toEqual([])
  await context.close()
})

test('after a reload in the middle the same question waits', async () => {
  const visited = await visit(house, 'es')
  const { page, context } = visited
  await openTable(visited)
  for (let i = 0; i < 3; i++) await answerByMouse(page)
  const [asked, seq] = [await question(page), await seqOf(page)]
  await page.reload()
  await page.locator('[data-seq]').waitFor()
  expect(await question(page)).toBe(asked)
  expect(await seqOf(page)).toBe(seq)
  await answerByMouse(page)
  await page.goto('/')
  await page
    .getByRole('link', { name: /^Continuar/ })
    .first()
    .click()
  await page.locator('[data-seq]').waitFor()
  await context.close()
})

test('a choice is taken back by a key, an action from the menu, and given again', async () => {
  const visited = await visit(house, 'es')
  const { page, context } = visited
  await openTable(visited)
  const first = await question(page)
  for (let i = 0; i < 3; i++) await answerByMouse(page)
  const third = await question(page)
  let seq = await seqOf(page)
  await answerByMouse(page)
  seq = await seqOf(page)
  await page.keyboard.press('z')
  await movedFrom(page, seq)
  expect(await question(page)).toBe(third)
  seq = await seqOf(page)
  await page.keyboard.press('u')
  await page.locator('button[data-undo="0"]').click()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).last().click()
  await movedFrom(page, seq)
  expect(await question(page)).toBe(first)
  seq = await seqOf(page)
  await page.keyboard.press('y')
  await movedFrom(page, seq)
  await context.close()
})

test('a line of the log leads to its moment and back', async () => {
  const visited = await visit(house, 'en')
  const { page, context } = visited
  await openTable(visited)
  for (let i = 0; i < 5; i++) await answerByMouse(page)
  const now = await question(page)
  await page.getByRole('button', { name: 'Night 1 falls.' }).click()
  await page.getByText('You are looking at an earlier moment').waitFor()
  await expectAccessible(page, 'moment')
  await page.keyboard.press('Escape')
  expect(await question(page)).toBe(now)
  await context.close()
})

test('what may not be done says why and opens its rule', async () => {
  const visited = await visit(house, 'es')
  const { page, context } = visited
  await openTable(visited)
  for (let i = 0; i < 20 && !(await page.locator('[data-refused]').count()); i++) await answerByMouse(page)
  const refused = page.locator('[data-refused]').first()
  expect((await refused.locator('small').textContent())?.length).toBeGreaterThan(5)
  await refused.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Reglas' }).waitFor()
  await page.locator('li[data-here]').waitFor()
  await expectAccessible(page, 'rules drawer')
  await context.close()
})

test('a table is saved as a file and opened from it by another browser', async () => {
  const visited = await visit(house, 'es')
  await openTable(visited)
  for (let i = 0; i < 4; i++) await answerByMouse(visited.page)
  const asked = await question(visited.page)
  await visited.page.getByRole('button', { name: 'Menú' }).click()
  await expectAccessible(visited.page, 'menu')
  const downloading = visited.page.waitForEvent('download')
  await visited.page.locator('[data-menu=export]').click()
  const file = await (await downloading).path()
  expect(readFileSync(file, 'utf8')).toContain('"header"')
  const other = await visit(house, 'es')
  await other.page.goto('/')
  await other.page.locator('input[data-import]').setInputFiles(file)
  await other.page.locator('[data-seq]').waitFor()
  expect(await question(other.page)).toBe(asked)
  await answerByMouse(other.page)
  await visited.context.close()
  await other.context.close()
})

test('a file that is no table is refused with a reason', async () => {
  const { page, context } = await visit(house, 'en')
  await page.goto('/')
  await page
    .locator('input[data-import]')
    .setInputFiles({ name: 'x.table', mimeType: 'text/plain', buffer: Buffer.from('nothing of the kind') })
  await page.getByRole('alert').getByText('That file is not a table').waitFor()
  await context.close()
})

test('another table goes on from here, and the first stays as it was', async () => {
  const visited = await visit(house, 'en')
  const { page, context } = visited
  await openTable(visited)
  for (let i = 0; i < 3; i++) await answerByMouse(page)
  const asked = await question(page)
  const first = page.url()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('[data-menu=fork]').click()
  await page.waitForURL((url) => url.href !== first)
  await page.locator('[data-seq]').waitFor()
  expect(await question(page)).toBe(asked)
  await page.goto('/tables')
  await page
    .getByRole('link', { name: /Lighthouse/ })
    .nth(1)
    .waitFor()
  await page
    .getByRole('button', { name: /^Throw away/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Throw away', exact: true }).last().click()
  await page.getByText('waits here for 30 days').waitFor()
  await expectAccessible(page, 'bin')
  await page.getByRole('button', { name: 'Bring back' }).click()
  await page.getByRole('heading', { name: 'Bin' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('link', { name: /Lighthouse/ }).count()).toBe(2)
  await context.close()
})

test('the table changes hands behind a curtain when somebody has something to hide', async () => {
  const { page, context } = await visit(house, 'es')
  await page.goto('/')
  await page.locator('[data-game=lighthouse]').click()
  await page.getByRole('button', { name: /^En una pantalla/ }).click()
  const names = page.getByPlaceholder('Nombre', { exact: true })
  await names.nth(0).fill('Ada')
  await names.nth(1).fill('Berta')
  await names.nth(2).fill('Carla')
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  await page.locator('button[data-option]').first().click()
  await page.getByRole('heading', { name: 'La mesa pasa a Berta' }).waitFor()
  expect(await page.locator('[data-seq]').count()).toBe(0)
  await expectAccessible(page, 'curtain')
  await page.getByRole('button', { name: 'Soy Berta' }).click()
  await page.locator('[data-seq]').waitFor()
  await context.close()
})

test('two bots play a whole game to its end, and every panel keeps nobody out', async () => {
  const { page, context, errors } = await visit(house, 'es')
  await page.goto('/')
  await page.locator('[data-game=lighthouse]').click()
  for (const chair of await page.getByLabel(/^Quién se sienta/).all()) await chair.selectOption('random')
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  for (const key of ['u', 's', 'o', 't', '?', 'l']) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, `panel ${key}`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.keyboard.press('s')
  await page.getByLabel('Ritmo de los bots').selectOption('instant')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByText('Semilla', { exact: true }).waitFor({ timeout: 40_000 })
  await expectAccessible(page, 'ending')
  expect(errors).toEqual([])
  await context.close()
})
