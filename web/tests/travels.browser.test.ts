/** Cards and pieces are seen to go from where they were to where they are, for both sides; and for whom they are not. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playUntil, withSeed } from './playing.ts'
import { DESK, type House, movedFrom, openHouse, openTable, seqOf, type Visit, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
/** A picture of a piece on its way: what it shows, where it set out and where it goes. */
type Flown = { readonly text: string; readonly ms: number; readonly from: Box; readonly to: Box; readonly turns: boolean }

/** Notes every picture of a piece that sets out, and every figure that changes. */
const NOTE_FLIGHTS = `
  window.flown = []
  window.changed = []
  window.sounded = 0
  const voice = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    window.sounded++
    return voice.call(this)
  }
  const boxOf = (one) => (({ x, y, width, height }) => ({ x, y, width, height }))(one.getBoundingClientRect())
  new MutationObserver((all) => {
    for (const node of all.filter(({ target }) => target.dataset?.travels !== undefined).flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.dataset.by) { window.changed.push(node.textContent); continue }
      const [flight] = node.getAnimations()
      const { duration, delay } = flight.effect.getTiming()
      flight.currentTime = delay
      const from = boxOf(node)
      flight.currentTime = delay + duration - 1
      const to = boxOf(node)
      flight.currentTime = 0
      window.flown.push({ text: node.textContent, ms: duration, from, to, turns: node.children.length > 1 })
    }
  }).observe(document, { subtree: true, childList: true })
`
const flownOn = (page: Page): Promise<Flown[]> => page.evaluate('window.flown') as Promise<Flown[]>

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2]
const apart = (a: Box, b: Box): number => Math.hypot(middle(a)[0] - middle(b)[0], middle(a)[1] - middle(b)[1])

type How = Parameters<typeof visit>[2]

/** A game against a bot that has dealt its hands. */
async function sitDown(own: string, reducedMotion: 'reduce' | 'no-preference'): Promise<Visit> {
  const how: How = { ...DESK, reducedMotion }
  const visited = await visit(house, 'es', how, { own, others: 'watch' })
  const { page, context } = visited
  await withSeed(context, 8)
  await context.addInitScript(NOTE_FLIGHTS)
  await page.goto('/')
  await page.locator('[data-game=mythos]').click()
  await page.getByLabel('Quién se sienta en el asiento 2').selectOption('careful')
  await page.locator('[data-open-table]').click()
  await page.locator('[data-option=physicians-of-providence]').click()
  await page.locator('[data-mark=hand] [data-lit]').first().waitFor()
  return visited
}

async function playFirst(page: Page): Promise<{ readonly alias: string; readonly name: string; readonly from: Box }> {
  const card = page.locator('[data-mark=hand] [data-lit]').first()
  const alias = (await card.getAttribute('data-piece')) ?? ''
  const name = (await card.locator('[data-size] span').first().textContent()) ?? ''
  await card.click()
  const from = (await card.boundingBox()) as Box
  await page.locator('[data-deed]').first().click()
  await page.locator(`[data-piece="${alias}"]`).and(page.locator(':not([data-mark=hand] *)')).first().waitFor()
  return { alias, name, from }
}

test('a card one plays goes from the hand to the felt, a rival’s comes out of their hand and turns over', async () => {
  const { page, context, errors } = await sitDown('mine', 'no-preference')
  const dealt = await flownOn(page)
  expect(dealt.filter(({ turns }) => turns).length).toBeGreaterThan(5)
  await page.evaluate('window.flown = []; window.sounded = 0')
  const { name, from } = await playFirst(page)
  const played = (await flownOn(page)).find(({ text }) => text.includes(name))
  expect(played, `${name} did not travel`).toBeDefined()
  expect(played?.ms).toBe(420)
  expect(apart(played?.from as Box, from)).toBeLessThan(90)
  expect(apart(played?.from as Box, played?.to as Box)).toBeGreaterThan(60)
  expect(await page.evaluate('window.sounded')).toBeGreaterThan(0)
  // The rival plays: their card comes out of the hand of which one sees only backs, is held up, and lies in its slot.
  await page.locator('[data-held-up]').waitFor()
  const hand = (await page.locator('[data-mark=other] [data-zone^="hand:"]').boundingBox()) as Box
  const theirs = (await flownOn(page)).filter(({ turns }) => turns)
  expect(theirs.length).toBeGreaterThan(0)
  expect(apart(theirs[0]?.from as Box, hand)).toBeLessThan(140)
  await expect.poll(() => page.evaluate('window.changed.length')).toBeGreaterThan(0)
  // Nothing is left of what flew.
  await expect.poll(() => page.locator('[data-travels] > *').count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})

test.each([
  ['mine', 'reduce'],
  ['fast', 'no-preference'],
] as const)('nothing travels at the pace «%s» with motion «%s»', async (own, motion) => {
  const { page, context, errors } = await sitDown(own, motion)
  await playFirst(page)
  await page.locator('[data-last-played]').waitFor()
  expect(await flownOn(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('in Eldritch Horror too pieces travel and figures beat, and a card somebody gets is held up, face up', async () => {
  const visited = await visit(house, 'en', { ...DESK, reducedMotion: 'no-preference' }, { own: 'mine', others: 'watch' })
  const { page, context, errors } = visited
  await withSeed(context, 11)
  await context.addInitScript(NOTE_FLIGHTS)
  await context.addInitScript(`new MutationObserver(() => {
    window.held ||= document.querySelector('[data-held-up] [data-size=large]')?.textContent
  }).observe(document, { subtree: true, childList: true })`)
  await openTable(visited, 'eldritch-horror')
  while (await page.locator('[data-stage=investigators]').count()) {
    const seq = await seqOf(page)
    await page.locator('button[data-option]').first().click()
    await movedFrom(page, seq)
  }
  await playUntil(page, 'window.held && window.flown.length > 0 && window.changed.length > 0')
  expect(await page.evaluate('window.held')).toBeTruthy()
  expect((await flownOn(page)).every(({ ms }) => ms === 420)).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})
