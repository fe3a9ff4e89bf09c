import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerByKeys, answerByMouse, answerByTouch, playUntil, threeSeats, withSeed } from './playing.ts'
import { expectAccessible, expectNoOverflow, type House, openHouse, openTable, PHONE, seqOf, type Visit, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const GAME = 'cultistorm'
/** Longer than the first turn of anybody who takes the first thing offered: being ready stands first. */
const A_TURN = 60

/** Every table is dealt from the same seed in every run. */
async function arrive(lang: 'es' | 'en', seed: number, how?: Parameters<typeof visit>[2]): Promise<Visit> {
  const visited = await visit(house, lang, how)
  await withSeed(visited.context, seed)
  return visited
}

/** From the first question of a turn until the second turn. */
async function playATurn(page: Page, answer: (page: Page) => Promise<void>, second: string): Promise<void> {
  const turn = page.locator('header small', { hasText: second })
  for (let i = 0; i < A_TURN; i++) {
    if (await turn.count()) return
    await answer(page)
  }
  throw new Error(`There was no second turn after ${A_TURN} answers.`)
}

test('a whole turn by keyboard alone, from the start page on', async () => {
  const { page, context, errors } = await arrive('en', 2)
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

test('a whole turn on a phone by touch', async () => {
  const visited = await arrive('es', 2, PHONE)
  const { page, context, errors } = visited
  await openTable(visited, GAME)
  await playATurn(page, answerByTouch, 'Turno 2')
  await expectAccessible(page, 'phone in the second turn')
  await expectNoOverflow(page, 'phone in the second turn')
  expect(errors).toEqual([])
  await context.close()
})

test('alone with three detectives: a turn in one hand, then bots bring the game to its end', async () => {
  const { page, context, errors } = await arrive('es', 2)
  await page.goto('/')
  await page.locator(`[data-game=${GAME}]`).click()
  await threeSeats(page)
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  await playATurn(page, answerByMouse, 'Turno 2')
  await page.keyboard.press('s')
  await page.getByLabel('Ritmo de los bots').selectOption('instant')
  for (let left = await page.locator('[data-bot]').count(); left > 0; left--) {
    await page.locator('[data-bot]').first().click()
    await expect.poll(() => page.locator('[data-bot]').count()).toBe(left - 1)
  }
  // The ending takes the place of the sheet by itself, and may have done so already.
  await page.getByRole('dialog').getByText('Semilla', { exact: true }).waitFor({ timeout: 300_000 })
  await expectAccessible(page, 'the end')
  await expectNoOverflow(page, 'the end')
  expect(errors).toEqual([])
  await context.close()
})

const OVER = `document.querySelector('[data-to-campaign]') && 'over'`

test('the campaign: a night closed in its middle and opened again, lost, told, and begun once more', async () => {
  // Every night has a seed and a name of its own: nothing is dealt here.
  const { page: first, context, errors } = await visit(house, 'es')
  await first.goto('/')
  await first.locator(`[data-game=${GAME}]`).click()
  await first.getByRole('button', { name: 'Campaña', exact: true }).click()
  await first.locator('[data-open-table]').click()
  const headline = (page: Page): Promise<string | null> => page.locator('[data-headline]').textContent()
  await expect.poll(() => headline(first)).toBe('Misión 1 de 7: Primeras gotas')
  const address = first.url()
  await first.locator('[data-play-tonight]').click()
  await first.locator('[data-seq]').waitFor()
  await playUntil(first, `Number(document.querySelector('[data-seq]')?.dataset.seq) > 8 && 'some'`)
  await first.getByText('Misión: Primeras gotas').first().waitFor()
  const seq = await seqOf(first)
  await first.close()
  // Whoever comes back finds the night where it was left.
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(address)
  await page.locator('[data-go-on]').click()
  await page.locator('[data-seq]').waitFor()
  expect(await seqOf(page)).toBeGreaterThanOrEqual(seq)
  await playUntil(page, OVER)
  await page.locator('[data-to-campaign]').click()
  await expect.poll(() => headline(page)).toBe('Misión 1 de 7: Primeras gotas (se perdió)')
  expect(await page.locator('[data-lines] li').first().textContent()).toMatch(/^1\. Primeras gotas: perdida, \d punto/)
  await expectAccessible(page, 'the campaign after a night')
  // The next night asks whether it is played once more.
  await page.locator('[data-play-tonight]').click()
  await page.locator('button[data-option=replay]').waitFor()
  await page.locator('button[data-option=go-on]').click()
  await page.getByText('Misión: La testigo').first().waitFor()
  expect(errors).toEqual([])
  await context.close()
})
