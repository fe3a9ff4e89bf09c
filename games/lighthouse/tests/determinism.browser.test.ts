import { launchChromium, runInWorker } from '@miskatonic/testing/browser'
import { expect, test } from 'vitest'
import playGames from './randomGames.ts'

const GAMES = 200

test('two hundred random games come out the same in a Web Worker of a real Chromium', async () => {
  const browser = await launchChromium()
  try {
    const there = await runInWorker<string[]>(browser, new URL('./randomGames.ts', import.meta.url), { games: GAMES })
    expect(there).toHaveLength(GAMES)
    expect(there).toEqual(playGames({ games: GAMES }))
  } finally {
    await browser.close()
  }
})
