/** `npm run shots`: pictures of every screen there is, in both languages, for a desk and for a phone, into docs/img/. */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { games } from '@miskatonic/games'
import { launchChromium } from '@miskatonic/testing/browser'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { onToAnotherScene, withSeed } from '../web/tests/playing.ts'
import { serveClient } from '../web/tests/served.ts'
import { root } from './house.ts'

const SIZES = [
  { suffix: '', viewport: { width: 1440, height: 900 }, phone: false },
  { suffix: '-phone', viewport: { width: 390, height: 844 }, phone: true },
] as const
type Size = (typeof SIZES)[number]

/** So many decisions are about the middle of this game, and near its end. */
const MIDDLE = 60
const LATE = 105
/** All pictures together stay small enough to be kept with the sources. */
const MOST = 6 * 1024 * 1024
const SEED = 11

const folder = join(root, 'docs', 'img')
const [first] = games
if (!first) throw new Error('There is no game to photograph.')

/** Every letter and picture is there, and what moves has come to rest; what never rests is not waited for. */
const DRAWN = `Promise.race([
  document.fonts.ready
    .then(() => Promise.all([...document.images].map((one) => one.decode().catch(() => {}))))
    .then(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))),
  new Promise((then) => setTimeout(then, 1200)),
]).then(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then(1)))))`

const seqOf = async (page: Page): Promise<number> => Number(await page.locator('[data-seq]').getAttribute('data-seq'))

/** The bots play on until so many decisions have been made; then the table is held. */
async function playOnTo(page: Page, seq: number): Promise<void> {
  const until = Date.now() + 90_000
  while ((await seqOf(page)) < seq) {
    if (await page.locator('dialog[open]').count()) throw new Error(`The game was over before decision ${seq}.`)
    if (Date.now() > until) throw new Error(`The bots did not come to decision ${seq}: ${await page.locator('#question').textContent()}`)
    await page.evaluate('new Promise((then) => requestAnimationFrame(then))')
  }
  await page.keyboard.press('p')
  // What happened lies over the board, page by page: it is put away.
  const pages = page.locator('[data-mark~=page] footer button').first()
  if (await pages.count()) await pages.click()
}

/** Bots take every seat. */
async function handOver(page: Page): Promise<void> {
  await page.keyboard.press('s')
  // Slow enough to be held where it is wanted.
  await page.locator('dialog select').last().selectOption('fast')
  for (let left = await page.locator('[data-bot]').count(); left > 0; left--) {
    await page.locator('[data-bot]').first().click()
    await page
      .locator('[data-bot]')
      .nth(left - 1)
      .waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
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
  await withSeed(context, SEED)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const shot = async (name: string, fullPage = false): Promise<void> => {
    await page.evaluate(DRAWN)
    const file = join(folder, `${name}-${lang}${suffix}.webp`)
    await sharp(await page.screenshot({ fullPage }))
      .webp({ quality: 78 })
      .toFile(file)
    console.log(relative(root, file))
  }
  await page.goto('/')
  await page.locator(`[data-game=${first?.id}]`).click()
  await shot('start')
  await page.locator('form [aria-pressed]').last().click()
  // Everything that can be chosen, however long it is.
  await shot('set-up', true)
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  await shot('choosing')
  while (await page.locator('[data-stage=investigators]').count()) {
    const seq = await seqOf(page)
    await page.locator('button[data-option]').first().click()
    await page.locator(`[data-seq]:not([data-seq="${seq}"])`).waitFor()
  }
  await shot('table-early')
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('article').waitFor()
  await shot('rules')
  await page.keyboard.press('Escape')
  const seen: string[] = []
  while (!seen.includes('encounter') || !seen.includes('test')) {
    const scene = await onToAnotherScene(page, seen)
    if (scene === null) throw new Error('The game was over before every scene was seen.')
    seen.push(scene)
    if (scene === 'encounter' || scene === 'test') await shot(`scene-${scene}`)
  }
  await handOver(page)
  await playOnTo(page, MIDDLE)
  await shot('table-mid')
  await page.keyboard.press('p')
  await playOnTo(page, LATE)
  await shot('table-late')
  await page.keyboard.press('p')
  await page.keyboard.press('s')
  await page.locator('dialog select').last().selectOption('instant')
  await page.keyboard.press('Escape')
  await page.locator('dialog dl dd').first().waitFor({ timeout: 180_000 })
  await shot('end')
  await context.close()
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const served = await serveClient()
const browser = await launchChromium()
try {
  for (const lang of ['es', 'en'] as const) await Promise.all(SIZES.map((size) => photograph(browser, served.address, lang, size)))
} finally {
  await browser.close()
  await served.close()
}
const total = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
console.log(`${(total / 1024 / 1024).toFixed(1)} MB together`)
if (total > MOST) throw new Error(`The pictures weigh ${total} bytes; ${MOST} are allowed.`)
