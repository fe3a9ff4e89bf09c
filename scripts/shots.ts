/** `npm run shots [-- <part of a name>]`: pictures of every screen there is, in both languages, for a desk and for a phone, into docs/img/. */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@miskatonic/games'
import { startServer } from '@miskatonic/server'
import { launchChromium } from '@miskatonic/testing/browser'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { buildIfNeeded, dist } from '../web/build.ts'
import { type Lang, nameOf, type Photographed, played, shotsOf } from '../web/tests/playedMoments.ts'
import { root } from './house.ts'

const SIZES = [
  { suffix: '', viewport: { width: 1440, height: 900 }, phone: false },
  { suffix: '-phone', viewport: { width: 390, height: 844 }, phone: true },
] as const
type Size = (typeof SIZES)[number]

/** All pictures together stay small enough to be kept with the sources. */
const MOST = 12 * 1024 * 1024
const TRIES = 2

const folder = join(root, 'docs', 'img')
const aside = `${folder}.new`
const only = process.argv[2] ?? ''
const isWanted = (...names: readonly string[]): boolean => names.some((name) => name.includes(only))

/** Every letter and picture is there, and what moves has come to rest; what never rests is not waited for. */
const DRAWN = `Promise.race([
  document.fonts.ready
    .then(() => Promise.all([...document.images].map((one) => one.decode().catch(() => {}))))
    .then(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))),
  new Promise((then) => setTimeout(then, 1500)),
]).then(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then(1)))))`

// ── the pictures ──

type Visit = { readonly page: Page; readonly lang: Lang; readonly size: Size; shot(name: string): Promise<void> }

/** What is decoded may still be half painted: the picture is taken when two in a row are the same. */
async function atRest(page: Page): Promise<Buffer> {
  let before = await page.screenshot()
  for (let n = 0; n < 8; n++) {
    await page.evaluate('new Promise((then) => setTimeout(then, 120))')
    const now = await page.screenshot()
    if (now.equals(before)) return now
    before = now
  }
  throw new Error(`${page.url()} does not come to rest.`)
}

async function visitor(browser: Browser, address: string, lang: Lang, size: Size): Promise<Visit & { close(): Promise<void> }> {
  const { viewport, phone, suffix } = size
  const context = await browser.newContext({
    viewport,
    isMobile: phone,
    hasTouch: phone,
    deviceScaleFactor: phone ? 2 : 1,
    locale: lang,
    reducedMotion: 'reduce',
    baseURL: address,
  })
  // Moments are looked for between questions: what leads there is passed over.
  await context.addInitScript(`localStorage.setItem('miskatonic.settings', '{"pace":{"own":"off","others":"skip"}}')`)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const shot = async (name: string): Promise<void> => {
    if (!isWanted(name)) return
    await page.evaluate(DRAWN)
    const file = `${name}-${lang}${suffix}.webp`
    await sharp(await atRest(page))
      .webp({ quality: 80 })
      .toFile(join(aside, file))
    console.log(file)
  }
  return { page, lang, size, shot, close: () => context.close() }
}

/** Brings a table from its file, as anybody can, and waits until it is drawn. */
async function bring({ page, lang }: Visit, file: { readonly [L in Lang]: string }): Promise<void> {
  // Until the page knows that there is a server, a file opens without asking where.
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('input[data-import]').setInputFiles({ name: 'table.txt', mimeType: 'text/plain', buffer: Buffer.from(file[lang]) })
  await page.locator('dialog[open] [data-first-focus]').click()
  await page.locator('[data-seq]').waitFor()
  // The pointer still stands where the press was, perhaps on a card, which would be held up.
  await page.mouse.move(1, 1)
}

/** A client without its pictures would be photographed all the same. */
async function expectPictures(address: string): Promise<void> {
  const answer = await fetch(`${address}/art/house.json`)
  if (!answer.ok || !Object.keys((await answer.json()) as object).length) throw new Error('The client was built without its pictures.')
}

async function ofStart(visit: Visit, photographed: readonly Photographed[]): Promise<void> {
  if (!isWanted('start', 'set-up')) return
  // There is something to go on with: a table of each game.
  const { page, shot } = visit
  for (const { files } of photographed.toReversed()) {
    await bring(visit, [...files.values()].at(-2) as never)
    // Where the game stands is noted for the list once the table is drawn.
    await page.evaluate('new Promise((then) => setTimeout(then, 800))')
  }
  const first = games[0]?.id
  await page.goto('/')
  await page.locator(`[data-game=${first}]`).click()
  // The usual name is the day's: pictures bear none.
  const name = page.locator('form input[maxlength="80"]')
  await name.fill(nameOf(0, visit.lang))
  await page.evaluate('document.activeElement?.blur(), scrollTo(0, 0)')
  await shot('start')
  await page.locator('form [aria-pressed]').last().click()
  await page
    .locator('form [aria-pressed]')
    .last()
    .evaluate((one) => one.scrollIntoView({ block: 'start' }))
  await page.evaluate('scrollBy(0, -90)')
  await shot('set-up')
}

async function ofGame(visit: Visit, { game, files }: Photographed): Promise<void> {
  const { page, shot } = visit
  const prefix = game === games[0] ? '' : `${game.id}-`
  if (game.decks && isWanted(`${prefix}decks`)) {
    await page.goto(`/decks/${game.id}`)
    await page.locator('[data-decks]').waitFor({ state: 'attached' })
    if (visit.size.phone) await page.locator('[data-deck-tab]').click()
    await page.locator('[data-decks]').selectOption({ index: 2 })
    await shot(`${prefix}decks`)
  }
  for (const [name, file] of files) {
    const opensRules = !prefix && name === [...files.keys()][0]
    if (!isWanted(`${prefix}${name}`, ...(opensRules ? ['rules'] : []))) continue
    await bring(visit, file)
    if (name === 'end') await page.locator('dialog[open] dl dd').first().waitFor()
    await shot(`${prefix}${name}`)
    if (!opensRules) continue
    // A refused answer opens the rule that forbids it; without one the book is opened.
    const refused = page.locator('li > button[data-refused]').first()
    if (await refused.count()) await refused.click({ force: true })
    else await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('article').waitFor()
    await shot('rules')
  }
}

/** A screen that did not come the first time gets another chance in a browser of its own; then it is an error. */
async function tried(what: string, work: () => Promise<void>): Promise<void> {
  for (let n = 1; ; n++)
    try {
      return await work()
    } catch (error) {
      if (n === TRIES) throw new Error(`${what}: ${error instanceof Error ? error.message : error}`)
      console.error(`${what}: once more (${error instanceof Error ? error.message.split('\n')[0] : error})`)
    }
}

async function photograph(browser: Browser, address: string, photographed: readonly Photographed[], lang: Lang, size: Size): Promise<void> {
  const parts: (readonly [string, (visit: Visit) => Promise<void>])[] = [
    ['start', (visit) => ofStart(visit, photographed)],
    ...photographed.map((one) => [one.game.id, (visit: Visit) => ofGame(visit, one)] as const),
  ]
  for (const [name, work] of parts) {
    await tried(`${name}, ${lang}${size.suffix}`, async () => {
      const visit = await visitor(browser, address, lang, size)
      try {
        await work(visit)
      } finally {
        await visit.close()
      }
    })
  }
}

rmSync(aside, { recursive: true, force: true })
mkdirSync(aside, { recursive: true })
const photographed: Photographed[] = []
for (const game of games) {
  const shots = await shotsOf(game)
  if (shots) photographed.push(await played(game, photographed.length, shots))
}
await buildIfNeeded()
const data = mkdtempSync(join(tmpdir(), 'miskatonic-shots-'))
const served = await startServer({ host: '127.0.0.1', port: 0, data, client: dist, log: 'error', limits: { requestsPerMinute: 1e6 } })
await expectPictures(served.address)
const browser = await launchChromium()
try {
  for (const lang of ['es', 'en'] as const) for (const size of SIZES) await photograph(browser, served.address, photographed, lang, size)
} finally {
  await browser.close()
  await served.close()
  rmSync(data, { recursive: true, force: true })
}
if (only) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(aside)) renameSync(join(aside, file), join(folder, file))
  rmSync(aside, { recursive: true })
} else {
  // Only a whole run replaces what was there.
  rmSync(folder, { recursive: true, force: true })
  renameSync(aside, folder)
}
const total = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
console.log(`${readdirSync(folder).length} pictures, ${(total / 1024 / 1024).toFixed(1)} MB together`)
if (total > MOST) throw new Error(`The pictures weigh ${total} bytes; ${MOST} are allowed.`)
