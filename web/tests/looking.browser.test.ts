/** Looking round at a table of Eldritch Horror: behind a scene, back in the log, into the rules. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerByTouch, onToAnotherScene, playUntil, question, withSeed } from './playing.ts'
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

async function arrive(lang: 'es' | 'en', how?: Parameters<typeof visit>[2]): Promise<Visit> {
  const visited = await visit(house, lang, how)
  await withSeed(visited.context, 11)
  await openTable(visited, 'eldritch-horror')
  return visited
}

test('a scene is put aside to look at the board, answered from the dock, and the next one comes by itself', async () => {
  const { page, context, errors } = await arrive('es')
  expect(await onToAnotherScene(page, ['investigators', 'encounter', 'purchase', 'mythos', 'reckoning'])).not.toBeNull()
  const stage = page.locator('[data-stage]')
  const asked = await question(page)
  const answers = await page.locator('button[data-option]').count()
  await page.locator('button[data-aside=shown]').click()
  await stage.waitFor({ state: 'detached' })
  await expect.poll(() => question(page)).toBe(asked)
  await expect.poll(() => page.locator('button[data-option]').count()).toBe(answers)
  await expectAccessible(page, 'a scene put aside')
  await page.keyboard.press('v')
  await stage.waitFor()
  await page.keyboard.press('v')
  await stage.waitFor({ state: 'detached' })
  const seq = await seqOf(page)
  await page.locator('button[data-option]').last().click()
  await movedFrom(page, seq)
  await playUntil(page, "document.querySelector('[data-stage]') !== null")
  await expect.poll(() => stage.count()).toBe(1)
  expect(errors).toEqual([])
  await context.close()
})

test('a line of the log on a phone shows the table as it was, and its rule', async () => {
  const { page, context, errors } = await arrive('es', PHONE)
  await page.getByRole('button', { name: /^Jugar con/ }).tap()
  await page.getByRole('button', { name: /^Jugar con/ }).tap()
  for (let i = 0; i < 3; i++) await answerByTouch(page)
  const seq = await seqOf(page)
  await page.locator('[data-mark=tab-log]').tap()
  await page.getByRole('button', { name: /^Nuevo Misterio/ }).tap()
  await page.getByRole('heading', { name: 'Miras un momento anterior' }).waitFor()
  await expect.poll(() => page.locator('[data-moment] [data-place]').first().isVisible()).toBe(true)
  await expect.poll(() => page.locator('button[data-option]').count()).toBe(0)
  await expectAccessible(page, 'an earlier moment on a phone')
  await page.locator('button[data-rule=EH-MYST-04]').tap()
  await page.locator('li[data-here]#rule-EH-MYST-04').waitFor()
  // The rule has the page to itself; the contents are a press away.
  const contents = page.getByRole('navigation', { name: 'Índice' })
  await expect.poll(() => contents.isVisible()).toBe(false)
  await expectAccessible(page, 'a rule on a phone')
  await page.getByRole('button', { name: 'Índice' }).tap()
  await contents.getByRole('button', { name: 'Preparación', exact: true }).tap()
  await contents.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Preparación', exact: true }).waitFor()
  await expectNoOverflow(page, 'the rules on a phone')
  await page.getByRole('button', { name: 'Cerrar' }).tap()
  await page.getByRole('button', { name: 'Volver al presente' }).tap()
  await page.locator('[data-moment]').waitFor({ state: 'detached' })
  // The present may have come a little further than it was when it was looked at first.
  await expect.poll(() => seqOf(page)).toBeGreaterThanOrEqual(seq)
  expect(errors).toEqual([])
  await context.close()
})

test('a drawer with the log makes room for the moment that is looked at', async () => {
  const { page, context } = await arrive('en', { viewport: { width: 1100, height: 800 } })
  await playUntil(page, "document.querySelector('[data-option=rest]')")
  await page.keyboard.press('l')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^New Mystery/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'You are looking at an earlier moment' }).waitFor()
  await context.close()
})

test('a key reads one’s own sheet, or that of whoever is looked at, and nothing else', async () => {
  const { page, context } = await arrive('en')
  await playUntil(page, "document.querySelector('[data-option=rest]')")
  const text = page.getByRole('dialog', { name: 'The table as text' })
  const who = await page.locator('#question b').textContent()
  await page.keyboard.press('m')
  await text.getByRole('heading', { name: new RegExp(`^${who},`) }).waitFor()
  await expect.poll(() => text.locator('section').count()).toBe(1)
  await expect.poll(() => text.textContent()).toContain('Sanity')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Digit1')
  await page.keyboard.press('m')
  await text.waitFor()
  await expect.poll(() => text.locator('section').count()).toBe(1)
  await expect.poll(() => text.locator('section h3').textContent()).not.toContain(who)
  await context.close()
})

test('the whole table stands on 1366×768 without scrolling: what threatens, who is there, one’s own cards', async () => {
  const { page, context } = await arrive('es', { viewport: { width: 1366, height: 768 } })
  // Two cards in play, and an action to choose.
  await playUntil(page, "document.querySelectorAll('[data-ongoing] button').length > 1 && document.querySelector('[data-option=rest]')")
  const cut = await page.evaluate(`['aside > *', 'footer ul'].flatMap((part) =>
    [...document.querySelectorAll(part)].filter((one) => one.scrollHeight > one.clientHeight + 1 && !one.querySelector('[role=tablist]'))
      .map((one) => part + ': ' + one.textContent.slice(0, 60)))`)
  expect(cut).toEqual([])
  // However long the name of a card, it stays in its box.
  const wide = await page.evaluate(`(() => {
    const box = document.querySelector('[data-mark=reserve]')
    for (const name of box.querySelectorAll('em + span')) name.textContent = 'El ritual de la orden del Crepúsculo de Plata'
    return [...box.querySelectorAll('button')].filter((one) => one.getBoundingClientRect().right > box.getBoundingClientRect().right).length
  })()`)
  expect(wide).toBe(0)
  await context.close()
})
