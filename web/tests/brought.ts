/** The moments of every game's `table/shots.ts`, brought to a table from their files as anybody can bring one. */
import type { RegisteredGame } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import type { Page } from 'playwright-core'
import { type Kept, type Photographed, played, shotsOf } from './playedMoments.ts'

/** Every game that has such moments, played by bots until all of them came. */
export async function allMoments(isWanted: (game: RegisteredGame) => boolean = () => true, kept?: Kept): Promise<readonly Photographed[]> {
  const found: Photographed[] = []
  for (const game of games.filter(isWanted)) {
    const shots = await shotsOf(game)
    if (shots) found.push(await played(game, found.length, shots, kept))
  }
  return found
}

/** Brings a table from its file, and waits until it is drawn. `on`: the page is open already, and another table is left for this one. */
export async function bring(page: Page, file: string, on = false): Promise<void> {
  if (on) await page.evaluate(`history.pushState(null, '', '/'), dispatchEvent(new PopStateEvent('popstate'))`)
  else await page.goto('/')
  await page.locator('[data-seq]').waitFor({ state: 'detached' })
  await page.locator('[data-open-table]').waitFor()
  await page.locator('input[data-import]').setInputFiles({ name: 'table.txt', mimeType: 'text/plain', buffer: Buffer.from(file) })
  await page.locator('[data-seq], dialog[open] [data-first-focus], [role=alert]:not(:empty)').first().waitFor()
  const trouble = page.locator('[role=alert]:not(:empty)')
  if (await trouble.count()) throw new Error((await trouble.first().textContent()) ?? '')
  const sure = page.locator('dialog[open]:not(:has([data-mark])) [data-first-focus]')
  if ((await page.locator('[data-seq]').count()) === 0) await sure.click()
  await page.locator('[data-seq]').waitFor()
  await page.evaluate('document.fonts.ready.then(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))))')
}
