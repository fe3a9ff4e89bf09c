import { launchChromium, runInWorker } from '@miskatonic/testing/browser'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
})

test('no name in a file alters what all objects share in the worker of the browser', async () => {
  const entry = new URL('./evilFiles.ts', import.meta.url)
  const { tried, opened, poisoned } = await runInWorker<{ tried: number; opened: number; poisoned: string[] }>(browser, entry, 'lighthouse')
  expect(poisoned).toEqual([])
  expect([tried > 60, opened > 0]).toEqual([true, true])
})
