/** What is meant to be read can be read: no letter on any table is smaller than the floor of the look-book. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allMoments, bring } from './brought.ts'
import type { Photographed } from './playedMoments.ts'
import { DESK, type House, openHouse, PHONE, visit } from './visit.ts'

const LEAST = 12.5
/** Its board has letters of its own, in parts of its width. */
const NOT_YET = ['cultistorm']

let house: House
let moments: readonly Photographed[]
beforeAll(async () => {
  house = await openHouse()
  moments = await allMoments(({ id }) => !NOT_YET.includes(id))
})
afterAll(() => house.close())

/** Every text that can be seen and is smaller than that, with its size. In a drawing letters are as high as they are drawn. */
const SMALL = `((least) => {
  const small = new Set()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node.textContent.trim()
    const around = node.parentElement
    if (!text || around.closest('.unseen') || !around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { width, height, left, right, top, bottom } = range.getBoundingClientRect()
    if (width < 2 || height < 2 || bottom < 0 || right < 0 || top > innerHeight || left > innerWidth) continue
    const px = around.closest('svg') ? around.getBoundingClientRect().height * 0.8 : parseFloat(getComputedStyle(around).fontSize)
    if (px < least - 0.05) small.add(px.toFixed(1) + ' px: ' + text.slice(0, 50))
  }
  return [...small]
})`
const smallOn = (page: Page): Promise<readonly string[]> => page.evaluate(`${SMALL}(${LEAST})`) as Promise<readonly string[]>

test.each([
  ['a desk', DESK, 'es'],
  ['a wide desk', { viewport: { width: 1920, height: 1080 } }, 'en'],
  ['a phone', PHONE, 'es'],
] as const)('on %s every letter of every scene has at least 12.5 px', async (_, how, lang) => {
  const { page, context } = await visit(house, lang, how)
  const found: string[] = []
  let read = 0
  for (const { game, files } of moments)
    for (const [name, file] of files) {
      await bring(page, file[lang])
      read += await page.locator('#question').count()
      for (const one of await smallOn(page)) found.push(`${game.id}, ${name}: ${one}`)
    }
  expect(read).toBeGreaterThan(8)
  expect(found).toEqual([])
  await context.close()
})
