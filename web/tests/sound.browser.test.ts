/** What is heard: the place one is in, as loud as it is wanted, and nothing where it is not. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerByMouse } from './playing.ts'
import { type House, openHouse, openTable, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Counts what is made to sound, in the page itself. */
const LISTEN = `(() => {
  window.heard = { voices: 0, noises: 0 }
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...at) { window.heard.voices++; return start.apply(this, at) }
  const noise = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...at) { window.heard.noises++; return noise.apply(this, at) }
})()`

test('every kind of sound has a volume of its own; ambience begins with a touch, tells the place, and goes where it is not wanted', async () => {
  const visited = await visit(house, 'en')
  const { page, context, errors } = visited
  await context.addInitScript(LISTEN)
  await openTable(visited)
  const ambience = (): Promise<unknown> => page.evaluate('document.documentElement.dataset.ambience ?? null')
  const heard = (): Promise<{ voices: number; noises: number }> => page.evaluate('window.heard') as never
  await answerByMouse(page)
  expect([await ambience(), (await heard()).noises]).toEqual([null, 0])
  await page.keyboard.press('o')
  const volumes = page.locator('[data-volume]')
  expect(await volumes.count()).toBe(6)
  const before = (await heard()).voices
  await page.locator('[data-volume=dice]').fill('9')
  await expect.poll(async () => (await heard()).voices).toBeGreaterThan(before)
  await page.locator('[data-volume=ambience]').fill('4')
  await page.keyboard.press('Escape')
  await expect.poll(ambience).toBe('sea')
  expect((await heard()).noises).toBe(1)
  // It is remembered, and waits for the first touch of the next visit.
  await page.reload()
  await page.locator('[data-seq]').waitFor()
  await answerByMouse(page)
  await expect.poll(ambience).toBe('sea')
  await page.goto('/')
  expect(await ambience()).toBeNull()
  expect(errors).toEqual([])
  await context.close()
})
