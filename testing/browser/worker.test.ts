import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from './chromium.ts'
import { runInWorker } from './worker.ts'

let browser: Browser
const sum = new URL('./sum.ts', import.meta.url)

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
})

test('one and one are two in a Web Worker of a real Chromium', async () => {
  expect(await runInWorker(browser, sum, [1, 1])).toEqual({ sum: 2, where: 'DedicatedWorkerGlobalScope' })
})

test('what goes wrong in the worker is told outside', async () => {
  await expect(runInWorker(browser, sum, [])).rejects.toThrow('There is nothing to add.')
})
