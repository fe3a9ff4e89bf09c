import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerByMouse, playUntil, question } from './playing.ts'
import { expectAccessible, expectNoOverflow, type House, movedFrom, openHouse, openTable, PHONE, seqOf, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('a round is played by mouse, and the log tells it', async () => {
  const visited = await visit(house, 'es')
  const { page, context, errors } = visited
  await openTable(visited)
  await expect.poll(() => question(page)).toContain('elige en secreto tu turno')
  for (let i = 0; i < 8; i++) await answerByMouse(page)
  await expect.poll(() => page.getByText('Cae la noche 1.').count()).toBeGreaterThan(0)
  await expectAccessible(page, 'table')
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
  await page.getByRole('button', { name: 'Registro' }).tap()
  await page.getByText('Cae la noche 1.').first().waitFor()
  await expectAccessible(page, 'phone log')
  expect(errors).toEqual([])
  await context.close()
})

test('a double click and a key that is held down answer one question', async () => {
  const visitor = await visit(house, 'es')
  await openTable(visitor)
  const { page, context } = visitor
  // The second press comes as soon as the next question is there.
  await page.evaluate(`new Promise((done) => {
    const press = (detail) => document.querySelector('button[data-option]').dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    const table = document.querySelector('[data-seq]')
    new MutationObserver((_, watch) => {
      watch.disconnect()
      press(2)
      requestAnimationFrame(() => requestAnimationFrame(done))
    }).observe(table, { attributes: true, attributeFilter: ['data-seq'] })
    press(1)
  })`)
  await expect.poll(() => page.getByText('Respondido').count()).toBe(0)
  await expect.poll(() => seqOf(page)).toBe(1)
  await page.keyboard.down('1')
  await movedFrom(page, 1)
  await page.keyboard.down('1')
  await expect.poll(() => page.getByText('Respondido').count()).toBe(0)
  await expect.poll(() => seqOf(page)).toBe(2)
  await page.keyboard.up('1')
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
  await expect.poll(() => question(page)).toBe(asked)
  await expect.poll(() => seqOf(page)).toBe(seq)
  await answerByMouse(page)
  await page.goto('/')
  await page
    .getByRole('link', { name: /^Continuar/ })
    .first()
    .click()
  await page.locator('[data-seq]').waitFor()
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
  await expect.poll(() => question(page)).toBe(now)
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

test('a file that is no table is refused with a reason', async () => {
  const { page, context } = await visit(house, 'en')
  await page.goto('/')
  await page
    .locator('input[data-import]')
    .setInputFiles({ name: 'x.table', mimeType: 'text/plain', buffer: Buffer.from('nothing of the kind') })
  await page.getByRole('alert').getByText('it is not a table, or it is damaged').waitFor()
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
  await expect.poll(() => question(page)).toBe(asked)
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
  await expect.poll(() => page.getByRole('link', { name: /Lighthouse/ }).count()).toBe(2)
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
  await page.getByRole('button', { name: 'Soy Ada' }).click()
  const purpose = (await page.getByRole('contentinfo').locator('button b').last().textContent()) ?? ''
  await page.locator('button[data-option]').first().click()
  await page.getByRole('heading', { name: 'La mesa pasa a Berta' }).waitFor()
  await expect.poll(() => page.locator('[data-seq]').count()).toBe(0)
  await expectAccessible(page, 'curtain')
  // Neither keys nor loading the page again lead round it.
  await page.keyboard.press('Shift+Digit2')
  await page.reload()
  await page.getByRole('button', { name: 'Soy Berta' }).click()
  await page.locator('[data-seq]').waitFor()
  // Berta looks at Ada with her own eyes, and does not read what Ada answered.
  await page.keyboard.press('Shift+Digit1')
  await page.getByText('Miras a Ada').waitFor()
  await expect.poll(() => page.locator('button[data-option]').count()).toBe(0)
  await expect.poll(() => page.locator('body').textContent()).not.toContain(purpose)
  await page.keyboard.press('u')
  await page.getByText('Aún no hay decisiones que deshacer.').waitFor()
  await context.close()
})

test('two bots play a whole game to its end, and every panel keeps nobody out', async () => {
  const { page, context, errors } = await visit(house, 'es')
  await page.goto('/')
  await page.locator('[data-game=lighthouse]').click()
  const chairs = page.getByLabel(/^Quién se sienta/)
  // The form comes once the box's set-up is fetched.
  await chairs.first().waitFor()
  for (const chair of await chairs.all()) await chair.selectOption('random')
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
  await page.getByRole('dialog').getByText('Semilla', { exact: true }).waitFor()
  await expectAccessible(page, 'ending')
  expect(errors).toEqual([])
  await context.close()
})

test('at the end the dice are proved in the browser, the same seed is a challenge to others, and there is a rematch', async () => {
  const visited = await visit(house, 'en', { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page, context, errors } = visited
  await openTable(visited)
  const first = page.url()
  const opening = await page.locator('[data-figures], aside').first().textContent()
  await playUntil(page, 'false')
  await page.locator('[data-prove]').click()
  await page.locator('[data-proof=fair]').waitFor()
  await expectAccessible(page, 'the end')
  await page.getByRole('button', { name: /^Copy as a challenge/ }).click()
  await page.getByRole('button', { name: /^Link copied/ }).waitFor()
  const link = (await page.evaluate('navigator.clipboard.readText()')) as string
  await page.locator('[data-rematch]').click()
  await page.locator('[data-seq="0"]').waitFor()
  expect(page.url()).not.toBe(first)

  const other = await visit(house, 'en')
  await other.page.goto(new URL(link).pathname + new URL(link).hash)
  await expectAccessible(other.page, 'a challenge')
  await other.page.locator('[data-accept]').click()
  await other.page.locator('[data-seq="0"]').waitFor()
  await expect.poll(() => other.page.locator('[data-figures], aside').first().textContent()).toBe(opening)
  await other.page.goto('/challenge#nothing')
  await other.page.getByText('This link leads to no challenge that can be played here.').waitFor()
  expect([...errors, ...other.errors]).toEqual([])
  await context.close()
  await other.context.close()
})
