/** The moments of every game's `table/shots.ts`, brought to a table from their files as anybody can bring one. */
import type { RegisteredGame } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import type { Page } from 'playwright-core'
import { type Photographed, played, shotsOf } from './playedMoments.ts'

/** Every game that has such moments, played by bots until all of them came. */
export async function allMoments(isWanted: (game: RegisteredGame) => boolean = () => true): Promise<readonly Photographed[]> {
  const found: Photographed[] = []
  for (const game of games.filter(isWanted)) {
    const shots = await shotsOf(game)
    if (shots) found.push(await played(game, found.length, shots))
  }
  return found
}

/** Brings a table from its file, and waits until it is drawn. */
export async function bring(page: Page, file: string): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('input[data-import]').setInputFiles({ name: 'table.txt', mimeType: 'text/plain', buffer: Buffer.from(file) })
  await page.locator('[data-seq], dialog[open] [data-first-focus]').first().waitFor()
  const sure = page.locator('dialog[open]:not(:has([data-mark])) [data-first-focus]')
  if ((await page.locator('[data-seq]').count()) === 0) await sure.click()
  await page.locator('[data-seq]').waitFor()
  await page.evaluate('document.fonts.ready.then(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))))')
}
