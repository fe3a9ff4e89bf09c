/**
 * Every scene of every game on every size of window: nothing sticks out, nothing that may be pressed is hidden, what is asked is seen, and
 * what is meant to be read can be read.
 * `npm run endurance -- --only sizes` looks at every question that comes up in those games, and not only at every kind of scene.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allMoments, bring } from './brought.ts'
import type { Photographed } from './playedMoments.ts'
import { type House, movedFrom, openHouse, PHONE, seqOf, visit } from './visit.ts'

let house: House
let moments: readonly Photographed[]
beforeAll(async () => {
  house = await openHouse()
  moments = await allMoments(undefined, process.env.MISKATONIC_SIZES === 'questions' ? 'questions' : 'scenes')
})
afterAll(() => house.close())

const DESKS = ['1366×768', '1440×900', '1920×1080', '2560×1080']
const FINGERS = ['768×1024', '844×390', '390×844', '360×640']

/** What is wrong with what is on the screen, in words. */
const WRONG = `(async () => {
  const wrong = []
  const root = document.documentElement
  if (root.scrollWidth > innerWidth) wrong.push('the page is ' + root.scrollWidth + ' px wide')
  if (root.scrollHeight > innerHeight + 1) wrong.push('the page is ' + root.scrollHeight + ' px high')
  const name = (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)
  /** The scroller that cuts an element off; null: nothing does. */
  const cutBy = (one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const box = around.getBoundingClientRect()
      if (top < box.top - 2 || bottom > box.bottom + 2 || left < box.left - 2 || right > box.right + 2) return around
    }
    return top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1 ? document.body : null
  }
  /** It scrolls, and says so. */
  const isMarked = (box) => {
    for (let at = box; at && at !== document.body; at = at.parentElement) if (at.dataset.more) return true
    return false
  }
  // The table has drawn itself anew for this window.
  await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))
  const question = document.querySelector('#question')
  const head = question?.getBoundingClientRect()
  if (!head || head.top < 0 || head.bottom > innerHeight || head.height < 4) wrong.push('the question is not in sight')
  // What lies over the table, an ending for instance, is seen whole or scrolls, and the way out of it is in sight.
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push('a dialog sticks out: ' + name(dialog))
    for (const one of dialog.querySelectorAll('footer button')) if (cutBy(one)) wrong.push('a way out is hidden: ' + name(one))
  }
  if (!document.querySelector('dialog[open]')) {
    // What may be chosen where it lies can be scrolled to, and is not cut off for good.
    for (const one of document.querySelectorAll('[data-piece][data-lit]')) {
      const box = cutBy(one)
      if (!box || box.scrollWidth > box.clientWidth + 2 || box.scrollHeight > box.clientHeight + 2) continue
      wrong.push('a card is cut off: ' + name(one))
    }
    for (const one of document.querySelectorAll('button[data-option], button[data-confirm]')) {
      const box = cutBy(one)
      if (box && !isMarked(box)) wrong.push('an answer is hidden: ' + name(one))
    }
    // Every place that may be chosen is hit by a press at its middle, after the window was led to it as the table does.
    for (const one of document.querySelectorAll('[data-place]:is([data-state=lit], [data-state=priced])')) {
      const { left, top, width, height } = one.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (hit?.closest('[data-place]') !== one) wrong.push('a place is not hit: ' + name(one) + ' but ' + (hit ? name(hit) : 'nothing'))
    }
  }
  return wrong
})()`

/** The floor of the look-book, for every letter on any table. */
const LEAST_LETTER = 12.5
/** Letters are measured on a desk, on a wide one and on a phone: they grow with the window. */
const READ_ON = ['1366×768', '1920×1080', '390×844']

/** Every text that can be seen and is smaller than that, with its size. In a drawing letters are as high as they are drawn, also on a card that lies sideways. */
const SMALL = `((least) => {
  const small = new Set()
  const sizeOf = (one) => parseFloat(getComputedStyle(one).fontSize)
  const drawn = (one) => {
    const { a, b } = one.getScreenCTM()
    return Math.abs(b) > Math.abs(a) ? sizeOf(one) * Math.abs(b) : one.getBoundingClientRect().height * 0.8
  }
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
    const px = around.closest('svg') ? drawn(around) : sizeOf(around)
    if (px < least - 0.05) small.add('letters of ' + px.toFixed(1) + ' px: ' + text.slice(0, 50))
  }
  return [...small]
})(${LEAST_LETTER})`

const TRIES = 50

/** The same on each of these sizes. */
async function wrongOn(page: Page, sizes: readonly string[], game: string, scene: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const size of sizes) {
    const isRead = READ_ON.includes(size)
    const [width = 0, height = 0] = size.split('×').map(Number)
    await page.setViewportSize({ width, height })
    let wrong: readonly string[] = []
    // A busy machine draws late, and a map takes a while to come to rest: only what stays wrong is.
    for (let n = 0; n < TRIES; n++) {
      wrong = (await page.evaluate(WRONG)) as readonly string[]
      if (isRead) wrong = [...wrong, ...((await page.evaluate(SMALL)) as readonly string[])]
      if (!wrong.length) break
    }
    found.push(...wrong.map((one) => `${size}, ${game}, ${scene}: ${one}`))
  }
  return found
}

test.each([
  ['a mouse', 'es', DESKS, {}],
  ['a finger', 'en', FINGERS, { isMobile: true, hasTouch: true }],
] as const)('for %s', async (_, lang, sizes, how) => {
  const { page, context, errors } = await visit(house, lang, { viewport: { width: 1000, height: 800 }, ...how })
  const found: string[] = []
  let looked = 0
  for (const { game, files } of moments)
    for (const [name, file] of files) {
      await bring(page, file[lang], looked++ > 0)
      found.push(...(await wrongOn(page, sizes, game.id, name)))
      // Travelling lights places up.
      const travel = page.locator('button[data-option=travel]')
      if (name !== 'table-late' || !(await travel.count())) continue
      await travel.evaluate((one) => one.click())
      await page.locator('[data-place][data-state=lit]').first().waitFor()
      found.push(...(await wrongOn(page, sizes, game.id, 'travelling')))
    }
  expect(found).toEqual([])
  expect(looked).toBeGreaterThan(40)
  expect(errors).toEqual([])
  await context.close()
})

test('on a phone a new question is in sight, however far one had scrolled to one’s hand, and no tab is blank', async () => {
  const { page, context, errors } = await visit(house, 'es', PHONE)
  await bring(page, moments.find(({ game }) => game.id === 'mythos')?.files.get('table-early')?.es ?? '')
  const seq = await seqOf(page)
  const card = page.locator('[data-mark=hand] [data-lit]').first()
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(`document.querySelector('[data-more], section[data-height] > div:last-child').scrollTo(0, 9999)`)
  await card.tap()
  await page.locator('[data-deed]').first().tap()
  await movedFrom(page, seq)
  await page.locator('section[data-asks]').waitFor()
  await expect
    .poll(() =>
      page.evaluate(
        `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector('#question').getBoundingClientRect())`,
      ),
    )
    .toBe(true)
  for (const tab of ['cards', 'team', 'log']) {
    await page.locator(`[data-mark=tab-${tab}]`).tap()
    await page.locator(`[data-mark=tab-${tab}][aria-current]`).waitFor()
    expect(((await page.locator('main').innerText()) ?? '').length, tab).toBeGreaterThan(30)
  }
  expect(errors).toEqual([])
  await context.close()
})
