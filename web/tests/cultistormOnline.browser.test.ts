import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerByMouse, question, threeSeats } from './playing.ts'
import { startServer } from './started.ts'
import { DESK, expectAccessible, type House, movedFrom, openHouse, seqOf, type Visit, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse(startServer)
})
afterAll(() => house.close())

const WORDS = {
  es: { name: 'Tu nombre', enter: 'Entrar', sit: 'Sentarse', own: 'tuyo', second: 'Turno 2' },
  en: { name: 'Your name', enter: 'Enter', sit: 'Sit down', own: 'yours', second: 'Turn 2' },
} as const
type Lang = keyof typeof WORDS

/** Ada's table in Spanish: its code. */
async function openOnline({ page }: Visit): Promise<string> {
  await page.goto('/')
  await page.locator('[data-game=cultistorm]').click()
  await page.getByRole('button', { name: /^En línea/ }).click()
  await page.getByLabel('Tu nombre').fill('Ada')
  await threeSeats(page)
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  await page.keyboard.press('s')
  const code = await page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  await page.keyboard.press('Escape')
  return code ?? ''
}

async function join({ page }: Visit, lang: Lang, name: string, code: string): Promise<void> {
  const words = WORDS[lang]
  await page.goto(`/join/${code}`)
  await page.getByLabel(words.name).fill(name)
  await page.getByRole('button', { name: words.enter }).click()
  await page.getByRole('button', { name: words.sit }).first().click()
  await page.getByText(words.own).first().waitFor()
  await page.keyboard.press('Escape')
}

const OPEN = 'button[data-option]:not([data-option=unready]), button[data-confirm]'
const isOpen = async (page: Page): Promise<boolean> => (await page.locator('button[data-option=ready]').count()) > 0

/** Whoever is asked answers with the first that is offered, until it is over; `waits`: who does not answer now. */
async function playOn(
  pages: readonly (() => Page)[],
  over: () => Promise<boolean>,
  waits: (page: Page) => Promise<boolean> = async () => false,
): Promise<void> {
  for (let i = 0; i < 900; i++) {
    if (await over()) return
    // By turns: what all are asked together anybody may answer anew until the last one has.
    const page = pages[i % pages.length]?.() as Page
    if ((await page.locator(OPEN).count()) && !(await waits(page))) await answerByMouse(page)
    // An answer may be on its way to the others.
    else await page.waitForTimeout(50)
  }
  throw new Error('It was not over after 900 looks.')
}

test('three browsers in two languages play a whole turn; all act at once, one goes away in the middle and comes back', async () => {
  const [host, bob, eva] = [await visit(house, 'es', DESK), await visit(house, 'en', DESK), await visit(house, 'es', DESK)]
  const code = await openOnline(host)
  await join(bob, 'en', 'Bob', code)
  await join(eva, 'es', 'Eva', code)
  let bobs = bob.page
  const pages = [() => host.page, () => bobs, () => eva.page]

  // The open phase: everybody is asked at the same time, each in their own language.
  await playOn(pages, async () => (await Promise.all(pages.map((page) => isOpen(page())))).every(Boolean), isOpen)
  await expect.poll(() => question(host.page)).toContain('Preparaos')
  await expect.poll(() => question(bobs)).toContain('Prepare')

  // Two at the same instant: both deeds are done, nobody loses anything.
  const before = await seqOf(eva.page)
  const take = (page: Page): Promise<void> => page.locator('button[data-option^="take:"]').first().click()
  await Promise.all([take(host.page), take(bobs)])
  await expect.poll(() => seqOf(eva.page)).toBeGreaterThan(before)

  // Bob closes his lid with the question open, and finds it again.
  const where = bobs.url()
  await bobs.close()
  await host.page.keyboard.press('s')
  await host.page.getByText('ausente').waitFor()
  await host.page.keyboard.press('Escape')
  // Meanwhile somebody goes on.
  const seq = await seqOf(eva.page)
  await eva.page.locator('button[data-option=ready]').click()
  await movedFrom(eva.page, seq)
  bobs = await bob.context.newPage()
  bobs.setDefaultTimeout(60_000)
  await bobs.goto(where)
  await bobs.locator('button[data-option=ready]').waitFor()
  expect(await question(bobs)).toContain('Prepare')

  const second = async (page: Page, lang: Lang) => (await page.locator('header small', { hasText: WORDS[lang].second }).count()) > 0
  await playOn(pages, async () => (await second(host.page, 'es')) && (await second(bobs, 'en')) && (await second(eva.page, 'es')))
  await expectAccessible(bobs, 'the second turn')
  expect([...host.errors, ...bob.errors, ...eva.errors]).toEqual([])
  for (const { context } of [host, bob, eva]) await context.close()
})
