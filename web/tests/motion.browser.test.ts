/** What moves, and that nothing does for whoever does not want it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playUntil, withSeed } from './playing.ts'
import { DESK, type House, movedFrom, openHouse, openTable, seqOf, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

type Moved = { readonly what: string; readonly of: string; readonly ms: number }

/** Notes everything that begins to move; what breathes for ever is no motion of something that happened. */
const NOTE_MOTION = `
  window.moved = []
  new MutationObserver(() => {
    window.thrown ||= document.querySelector('[data-mark=dice]') !== null
    window.got ||= document.querySelector('[data-flips]') !== null
  }).observe(document, { subtree: true, childList: true, attributes: true })
  for (const type of ['animationstart', 'transitionrun'])
    addEventListener(type, ({ target, animationName, propertyName }) => {
      const name = animationName ?? propertyName
      const own = target.getAnimations().find((one) => (one.animationName ?? one.transitionProperty) === name)
      const { duration = 0, iterations = 1 } = own?.effect.getTiming() ?? {}
      if (iterations === 1) window.moved.push({ what: name, of: target.dataset?.kind ?? '', ms: duration })
    }, true)
`
/** What is to move is waited for; what is not to would have begun by the next frames. */
const TRAVELLED = `window.moved.some(({ what, of }) => what === 'left' && of === 'investigator')`
const TUMBLED_AND_FLIPPED = `['tumble', 'flip'].every((name) => window.moved.some(({ what }) => what.includes(name)))`
const TWO_FRAMES = 'new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))'

const movedSoFar = async (page: Page): Promise<readonly Moved[]> => (await page.evaluate('window.moved')) as readonly Moved[]

async function playOn(
  reducedMotion: 'reduce' | 'no-preference',
): Promise<{ readonly travelled: readonly Moved[]; readonly all: readonly Moved[] }> {
  const visited = await visit(house, 'en', { ...DESK, reducedMotion })
  const { page, context, errors } = visited
  await withSeed(context, 11)
  await context.addInitScript(NOTE_MOTION)
  await openTable(visited, 'eldritch-horror')
  while (await page.locator('[data-stage=investigators]').count()) {
    const seq = await seqOf(page)
    await page.locator('button[data-option]').first().click()
    await movedFrom(page, seq)
  }
  let seq = await seqOf(page)
  await page.locator('button[data-option=travel]').click()
  await movedFrom(page, seq)
  await page.evaluate('window.moved = []')
  seq = await seqOf(page)
  await page.locator('button[data-option]').first().click()
  await movedFrom(page, seq)
  if (reducedMotion === 'no-preference') await expect.poll(() => page.evaluate(TRAVELLED)).toBe(true)
  const travelled = await movedSoFar(page)
  // On until dice were thrown and somebody got a card, whatever it takes: both may move.
  if (!(await playUntil(page, 'window.thrown && window.got'))) throw new Error('The game was over before both had happened.')
  if (reducedMotion === 'no-preference') await expect.poll(() => page.evaluate(TUMBLED_AND_FLIPPED)).toBe(true)
  else await page.evaluate(TWO_FRAMES)
  const all = await movedSoFar(page)
  expect(errors).toEqual([])
  await context.close()
  return { travelled, all }
}

test('pieces travel, dice roll and cards come with a turn, each in less than half a second', async () => {
  const { travelled, all } = await playOn('no-preference')
  expect(travelled.some(({ what, of }) => what === 'left' && of === 'investigator')).toBe(true)
  expect(all.some(({ what }) => what.includes('tumble'))).toBe(true)
  expect(all.some(({ what }) => what.includes('flip'))).toBe(true)
  expect(all.filter(({ ms }) => ms > 400)).toEqual([])
})

test('nothing moves for whoever wants no motion', async () => {
  const { all } = await playOn('reduce')
  expect(all).toEqual([])
})
