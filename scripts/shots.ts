/** `npm run shots`: pictures of every screen there is, in both languages, for a desk and for a phone, into docs/img/. */
import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { games } from '@miskatonic/games'
import { launchChromium } from '@miskatonic/testing/browser'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { serveClient } from '../web/tests/served.ts'
import { root } from './house.ts'

const SIZES = [
  { suffix: '', viewport: { width: 1440, height: 900 }, phone: false },
  { suffix: '-phone', viewport: { width: 390, height: 844 }, phone: true },
] as const
type Size = (typeof SIZES)[number]

/** So many decisions are about the middle of a game. */
const MIDDLE = 110

const folder = join(root, 'docs', 'img')
const [first] = games
if (!first) throw new Error('There is no game to photograph.')

/** Answers what is asked, whichever way it is asked. */
async function answer(page: Page): Promise<void> {
  const seq = await page.locator('[data-seq]').getAttribute('data-seq')
  const confirm = page.locator('button[data-confirm]:not(:disabled)').first()
  const option = page.locator('button[data-option]:not(:disabled)').first()
  const other = page.locator('[data-scene] button[class*=go]:not(:disabled)').first()
  for (const button of [confirm, option, other]) {
    if (!(await button.count())) continue
    await button.click()
    await page
      .locator(`[data-seq]:not([data-seq="${seq}"])`)
      .waitFor({ timeout: 3000 })
      .catch(() => {})
    return
  }
  await page.waitForTimeout(300)
}

async function photograph(browser: Browser, address: string, lang: 'es' | 'en', { suffix, viewport, phone }: Size): Promise<void> {
  const context = await browser.newContext({
    viewport,
    isMobile: phone,
    hasTouch: phone,
    deviceScaleFactor: phone ? 2 : 1,
    locale: lang,
    reducedMotion: 'reduce',
    baseURL: address,
  })
  const page = await context.newPage()
  const shot = async (name: string): Promise<void> => {
    await page.waitForTimeout(900)
    const file = join(folder, `${name}-${lang}${suffix}.webp`)
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(file)
    console.log(relative(root, file))
  }
  await page.goto('/')
  await page.locator(`[data-game=${first?.id}]`).click()
  await shot('start')
  await page.locator('form [aria-pressed]').last().click()
  // Everything that can be chosen, however long it is.
  await page.setViewportSize({ ...viewport, height: viewport.height * 2 })
  await shot('set-up')
  await page.setViewportSize(viewport)
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  await shot('choosing')
  for (let i = 0; i < 12 && (await page.locator('[data-scene]').count()); i++) await answer(page)
  await shot('table-early')
  await page.keyboard.press('/')
  await shot('rules')
  await page.keyboard.press('Escape')
  for (let i = 0; i < 60 && !(await page.locator('[data-scene]').count()); i++) await answer(page)
  await shot('scene')
  // Bots play on, as fast as they can: some rounds, then to the end.
  await page.keyboard.press('s')
  await page.locator('dialog select').last().selectOption('instant')
  for (let left = await page.locator('[data-bot]').count(); left > 0; left--) {
    await page.locator('[data-bot]').first().click()
    await page
      .locator('[data-bot]')
      .nth(left - 1)
      .waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Escape')
  while (!(await page.locator('dialog').count()) && Number(await page.locator('[data-seq]').getAttribute('data-seq')) < MIDDLE)
    await page.waitForTimeout(50)
  await page.keyboard.press('p')
  await shot('table-mid')
  await page.keyboard.press('p')
  await page.locator('dialog dl dd').first().waitFor({ timeout: 180_000 })
  await shot('end')
  await context.close()
}

mkdirSync(folder, { recursive: true })
const served = await serveClient()
const browser = await launchChromium()
try {
  for (const lang of ['es', 'en'] as const) for (const size of SIZES) await photograph(browser, served.address, lang, size)
} finally {
  await browser.close()
  await served.close()
}
