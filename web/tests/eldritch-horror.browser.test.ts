import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerByKeys, answerByMouse, answerByTouch, onToAnotherScene, question, withSeed } from './playing.ts'
import {
  expectAccessible,
  expectNoOverflow,
  type House,
  isKept,
  KEEPING,
  movedFrom,
  openHouse,
  openTable,
  PHONE,
  seqOf,
  underServiceWorker,
  type Visit,
  visit,
} from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const GAME = 'eldritch-horror'
/** Longer than any first round two people ever played by taking the first thing offered. */
const A_ROUND = 120

async function arrive(lang: 'es' | 'en', how?: Parameters<typeof visit>[2], seed = 1): Promise<Visit> {
  const visited = await visit(house, lang, how)
  await withSeed(visited.context, seed)
  return visited
}

/** Plays until the second round, and looks at every scene it meets for what would keep somebody out. Returns which there were. */
async function playARound(page: Page, answer: (page: Page) => Promise<void>, second: string): Promise<Set<string>> {
  const scenes = new Set<string>()
  const round = page.locator('header small', { hasText: second })
  const stage = page.locator('[data-stage]')
  for (let i = 0; i < A_ROUND; i++) {
    if (await round.count()) return scenes
    const scene = (await stage.count()) ? await stage.getAttribute('data-stage') : null
    if (scene !== null && !scenes.has(scene)) {
      scenes.add(scene)
      await expectAccessible(page, `scene ${scene}`)
      await expectNoOverflow(page, `scene ${scene}`)
    }
    await answer(page)
  }
  throw new Error(`There was no second round after ${A_ROUND} answers.`)
}

test('a full round alone by mouse, through its scenes', async () => {
  const visited = await arrive('es')
  const { page, context, errors } = visited
  await openTable(visited, GAME)
  const scenes = await playARound(page, answerByMouse, 'Ronda 2')
  expect(scenes.has('investigators') && scenes.size > 1).toBe(true)
  await expectAccessible(page, 'table in the second round')
  await expectNoOverflow(page, 'table in the second round')
  expect(errors).toEqual([])
  await context.close()
})

test('every scene that comes up in some rounds keeps nobody out', async () => {
  const visited = await arrive('en', undefined, 11)
  const { page, context, errors } = visited
  await openTable(visited, GAME)
  const seen: string[] = []
  const wanted = ['investigators', 'encounter', 'test', 'combat', 'purchase', 'mythos']
  while (!wanted.every((one) => seen.includes(one))) {
    const scene = await onToAnotherScene(page, seen)
    if (scene === null) break
    seen.push(scene)
    await expectAccessible(page, `scene ${scene}`)
    await expectNoOverflow(page, `scene ${scene}`)
  }
  expect(seen).toEqual(expect.arrayContaining(wanted))
  expect(errors).toEqual([])
  await context.close()
})

test('a full round by keyboard alone, from the start page on', async () => {
  const { page, context, errors } = await arrive('en', undefined, 2)
  await page.goto('/')
  await page.locator(`[data-game=${GAME}]`).focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-open-table]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-seq]').waitFor()
  await playARound(page, answerByKeys, 'Round 2')
  await page.keyboard.press('b')
  const here = await page.evaluate('document.activeElement?.closest("[data-place]")?.dataset.place ?? null')
  await page.keyboard.press('ArrowRight')
  const there = await page.evaluate('document.activeElement?.closest("[data-place]")?.dataset.place ?? null')
  expect(here).not.toBeNull()
  expect(there).not.toBe(here)
  expect(errors).toEqual([])
  await context.close()
})

test('a full round on a phone by touch', async () => {
  const visited = await arrive('en', PHONE, 3)
  const { page, context, errors } = visited
  await openTable(visited, GAME)
  await playARound(page, answerByTouch, 'Round 2')
  for (const tab of ['cards', 'team', 'log', 'board']) {
    await page.locator(`[data-mark=tab-${tab}]`).tap()
    await page.locator(`[data-mark=tab-${tab}][aria-current]`).waitFor()
    await expectAccessible(page, `phone ${tab}`)
    await expectNoOverflow(page, `phone ${tab}`)
  }
  expect(errors).toEqual([])
  await context.close()
})

test('a whole game with the careful bot in the other seat, which at last takes one’s own too', async () => {
  const { page, context, errors } = await arrive('es', undefined, 4)
  await page.goto('/')
  await page.locator(`[data-game=${GAME}]`).click()
  await page.getByLabel('Quién se sienta en el asiento 2').selectOption('careful')
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  await page.keyboard.press('s')
  await page.getByLabel('Ritmo de los bots').selectOption('instant')
  await page.keyboard.press('Escape')
  await playARound(page, answerByMouse, 'Ronda 2')
  await page.keyboard.press('s')
  await page.locator('[data-bot]').click()
  await page.locator('[data-bot]').waitFor({ state: 'detached' })
  // The ending takes the place of the sheet by itself, and may have done so already.
  await page.getByRole('dialog').getByText('Semilla', { exact: true }).waitFor({ timeout: 300_000 })
  await expectAccessible(page, 'ending')
  await expectNoOverflow(page, 'ending')
  expect(errors).toEqual([])
  await context.close()
})

test('an action is taken back, dice and all, and its question waits again', async () => {
  const visited = await arrive('en', undefined, 5)
  const { page, context } = visited
  await openTable(visited, GAME)
  while (!(await page.locator('header small', { hasText: 'Round 1' }).count())) await answerByMouse(page)
  const [asked, place] = [await question(page), await seqOf(page)]
  for (let i = 0; i < 4; i++) await answerByMouse(page)
  await expect.poll(() => question(page)).not.toBe(asked)
  const seq = await seqOf(page)
  await page.keyboard.press('u')
  await page.locator(`button[data-undo="${place}"]`).click()
  await page.getByRole('button', { name: 'Take back', exact: true }).click()
  await movedFrom(page, seq)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => question(page)).toBe(asked)
  await answerByMouse(page)
  await context.close()
})

test('what may not be done says why and opens its rule', async () => {
  const visited = await arrive('en', undefined, 6)
  const { page, context } = visited
  await openTable(visited, GAME)
  const refused = page.locator('[data-refused]').first()
  const more = page.getByRole('button', { expanded: false }).filter({ hasText: /not possible|cannot|may not/i })
  for (let i = 0; i < 30 && !(await refused.count()); i++) {
    if (await more.count()) await more.first().click()
    else await answerByMouse(page)
  }
  expect((await refused.locator('small').last().textContent())?.length).toBeGreaterThan(5)
  await refused.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Rules' }).waitFor()
  await expect.poll(() => page.locator('li[data-here]').textContent()).toMatch(/^[A-Z]+-\d+/)
  await expectAccessible(page, 'rules drawer')
  await context.close()
})

test('a table is saved as a file and opened from it by another browser in another language', async () => {
  const visited = await arrive('es', undefined, 7)
  await openTable(visited, GAME)
  for (let i = 0; i < 6; i++) await answerByMouse(visited.page)
  const seq = await seqOf(visited.page)
  await visited.page.getByRole('button', { name: 'Menú' }).click()
  const downloading = visited.page.waitForEvent('download')
  await visited.page.locator('[data-menu=export]').click()
  const file = await (await downloading).path()
  expect(readFileSync(file, 'utf8')).toContain('"header"')
  const other = await arrive('en', undefined, 8)
  await other.page.goto('/')
  await other.page.locator('input[data-import]').setInputFiles(file)
  await other.page.locator('[data-seq]').waitFor()
  await expect.poll(() => seqOf(other.page)).toBe(seq)
  const options = (page: Page) =>
    page.locator('button[data-option]').evaluateAll((all) => all.map((one) => one.getAttribute('data-option')))
  await expect.poll(() => options(other.page)).toEqual(await options(visited.page))
  await answerByMouse(other.page)
  await visited.context.close()
  await other.context.close()
})

test('with the network cut a table is opened, played, reloaded and played on', async () => {
  const visited = await arrive('en', KEEPING, 9)
  const { page, context } = visited
  // Once with the network: only what was opened is kept.
  await openTable(visited, GAME)
  await underServiceWorker(page)
  await isKept(page, GAME)
  await context.setOffline(true)
  await openTable(visited, GAME)
  for (let i = 0; i < 4; i++) await answerByMouse(page)
  const [asked, seq] = [await question(page), await seqOf(page)]
  await page.reload()
  await page.locator('[data-seq]').waitFor()
  expect([await question(page), await seqOf(page)]).toEqual([asked, seq])
  await answerByMouse(page)
  await context.close()
})
