import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allMoments, bring } from './brought.ts'
import { coach, type Guide, learn } from './coach.ts'
import { answerByKeys, answerByMouse, answerByTouch, withSeed } from './playing.ts'
import { startServer } from './started.ts'
import {
  DESK,
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

const GAME = 'arkham-horror'
/** Longer than a turn of two investigators, whatever happens to them. */
const A_TURN = 80

let house: House
beforeAll(async () => {
  house = await openHouse(startServer)
})
afterAll(() => house.close())

/** Every table is dealt from the same seed in every run. */
async function arrive(lang: 'es' | 'en', how?: Parameters<typeof visit>[2]): Promise<Visit> {
  const visited = await visit(house, lang, how)
  await withSeed(visited.context, 3)
  return visited
}

async function playATurn(page: Page, answer: (page: Page) => Promise<void>, second: string): Promise<void> {
  const turn = page.locator('header small', { hasText: second })
  for (let i = 0; i < A_TURN; i++) {
    if (await turn.count()) return
    await answer(page)
  }
  throw new Error(`There was no second turn after ${A_TURN} answers.`)
}

const STEPS = [
  'welcome',
  'firstSliders',
  'doom',
  'terror',
  'gate',
  'clue',
  'upkeep',
  'move',
  'stop',
  'second',
  'encounter',
  'opened',
  'farewell',
]

/** Does what is spoken of: goes to the place, presses the answer, confirms, or takes the last answer there is. */
async function followGuide(page: Page, { there }: Guide): Promise<void> {
  const seq = await seqOf(page)
  const named = (kind: string): string | undefined => there.find((mark) => mark.startsWith(kind))?.slice(kind.length)
  const [option, place] = [named('option:'), named('place:')]
  const confirm = page.locator('button[data-confirm]')
  if (option) await page.locator(`button[data-option="${option}"]`).click()
  else if (place) await page.locator(`[data-place="${place}"]`).click()
  else if (await confirm.count()) await confirm.click()
  else await page.locator('button[data-option]').last().click()
  await movedFrom(page, seq)
}

test('two investigators by mouse: who follows the guide plays the first turn, and the game goes on', async () => {
  const { page, context, errors } = await visit(house, 'es', DESK)
  await page.goto('/')
  await page.locator(`[data-game=${GAME}]`).click()
  await page.locator('[data-learn]').click()
  await page.locator('aside[data-step=welcome]').waitFor()
  // One touch sets a slider; the next takes it back.
  const stop = page.locator('[data-stop="speedStop:2"]')
  await stop.click()
  await expect.poll(() => stop.getAttribute('aria-pressed')).toBe('true')
  await page.locator('[data-stop="speedStop:0"]').click()
  await expect.poll(() => stop.getAttribute('aria-pressed')).toBe('false')
  const looking = async (id: string): Promise<void> => {
    if (['doom', 'move'].includes(id)) await expectAccessible(page, `tutorial ${id}`)
  }
  expect(await learn(page, looking, followGuide)).toEqual(STEPS)
  await expect.poll(() => coach(page).count()).toBe(0)
  await answerByMouse(page)
  expect(errors).toEqual([])
  await context.close()
})

test('two investigators, a whole turn by keyboard alone', async () => {
  const { page, context, errors } = await arrive('en')
  await page.goto('/')
  await page.locator(`[data-game=${GAME}]`).focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-open-table]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-seq]').waitFor()
  await playATurn(page, answerByKeys, 'Turn 2')
  expect(errors).toEqual([])
  await context.close()
})

test('two investigators, a whole turn on a phone by touch', async () => {
  const visited = await arrive('es', PHONE)
  const { page, context, errors } = visited
  await openTable(visited, GAME)
  await playATurn(page, answerByTouch, 'Turno 2')
  await expectAccessible(page, 'phone in the second turn')
  await expectNoOverflow(page, 'phone in the second turn')
  expect(errors).toEqual([])
  await context.close()
})

test('a game that bots have played up to the final battle is fought to its end', async () => {
  const [moments] = await allMoments(({ id }) => id === GAME)
  const { page, context, errors } = await visit(house, 'en', DESK)
  await bring(page, moments?.files.get('scene-battle')?.en ?? '')
  await page.locator('[data-stage=combat]').waitFor()
  const over = page.locator('dialog[open] [data-rematch], dialog[open] dl')
  for (let i = 0; i < 400 && !(await over.count()); i++) await answerByMouse(page)
  await over.first().waitFor()
  expect(errors).toEqual([])
  await context.close()
})

const READY = 'button[data-option], button[data-confirm]'

test('online two browsers in two languages play a turn together', async () => {
  const host = await visit(house, 'es', DESK)
  await host.page.goto('/')
  await host.page.locator(`[data-game=${GAME}]`).click()
  await host.page.getByRole('button', { name: /^En línea/ }).click()
  await host.page.getByLabel('Tu nombre').fill('Ada')
  for (const n of [3, 4]) await host.page.getByLabel(`Quién se sienta en el asiento ${n}`).selectOption('careful')
  await host.page.locator('[data-open-table]').click()
  await host.page.locator('[data-seq]').waitFor()
  await host.page.keyboard.press('s')
  const code = await host.page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  await host.page.keyboard.press('Escape')
  const other = await visit(house, 'en', DESK)
  await other.page.goto(`/join/${code}`)
  await other.page.getByLabel('Your name').fill('Bob')
  await other.page.getByRole('button', { name: 'Enter' }).click()
  await other.page.getByRole('dialog', { name: 'Seats' }).waitFor()
  await other.page.getByRole('button', { name: 'Sit down' }).click()
  await other.page.getByText('yours').waitFor()
  await other.page.keyboard.press('Escape')
  const begun = other.page.locator('header small', { hasText: 'Turn 2' })
  for (let i = 0; i < A_TURN && !(await begun.count()); i++) {
    await Promise.race([host.page, other.page].map((page) => page.locator(READY).first().waitFor()))
    await answerByMouse((await host.page.locator(READY).count()) ? host.page : other.page)
  }
  await begun.waitFor()
  await host.page.locator('header small', { hasText: 'Turno 2' }).waitFor()
  expect([...host.errors, ...other.errors]).toEqual([])
  await host.context.close()
  await other.context.close()
})
