import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withSeed } from './playing.ts'
import { expectAccessible, expectNoOverflow, type House, openHouse, openTable, PHONE, type Visit, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** What was on the screen at one beat. */
type Seen = {
  readonly hold: string
  readonly text: string
  readonly stage: string
  readonly dice: number
  readonly result: string
  readonly doom: string
  readonly options: number
  /** A rival's card that is held up, and the one that was played last. */
  readonly held: string
  readonly slot: string
}

/** Notes what is on the screen whenever another beat is on, or a question. */
const RECORDER = `(() => {
  window.seen = []
  let last = ''
  const look = () => {
    const beat = document.querySelector('[data-beat]')
    const now = {
      hold: beat ? beat.dataset.beat : 'question',
      text: document.querySelector('#question')?.textContent ?? '',
      stage: document.querySelector('[data-stage]')?.dataset.stage ?? '',
      dice: document.querySelectorAll('[data-mark~=dice] li').length,
      result: document.querySelector('[data-mark~=dice] p')?.textContent ?? '',
      doom: document.querySelector('[data-mark~=doom]')?.getAttribute('aria-label') ?? document.querySelector('[data-mark~=doom]')?.textContent ?? '',
      options: document.querySelectorAll('button[data-option]').length,
      held: document.querySelector('[data-held-up]')?.dataset.heldUp ?? '',
      slot: document.querySelector('[data-last-played]')?.dataset.lastPlayed ?? '',
    }
    const key = JSON.stringify([now.hold, now.text, now.stage])
    if (key !== last) window.seen.push(now)
    last = key
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  look()
})()`

const seenOn = (page: Page): Promise<Seen[]> => page.evaluate('window.seen') as Promise<Seen[]>

/** Goes on through what is shown with the space bar, and answers what is asked with what is offered first or, by turns, last. */
const PLAY = `(async (found, most) => {
  const frame = () => new Promise(requestAnimationFrame)
  const seq = () => document.querySelector('[data-seq]')?.dataset.seq
  for (let n = 0; n < most; n++) {
    if (found(window.seen)) return true
    const beat = document.querySelector('[data-beat]')
    if (beat) {
      document.querySelector('[data-go-on]')?.click()
      await frame()
      continue
    }
    const confirm = document.querySelector('button[data-confirm]')
    const options = [...document.querySelectorAll('button[data-option]:not(:disabled):not([aria-disabled=true]):not([aria-checked=true])')]
    const asked = document.querySelector('section[data-asks], [data-stage=investigators]')
    const button = !asked ? null : confirm && !confirm.disabled ? confirm : options[n % options.length]
    const before = seq()
    button?.click()
    for (let i = 0; i < 200 && seq() === before && !document.querySelector('[data-beat]'); i++) await frame()
    await frame()
  }
  return false
})`
const playUntilSeen = (page: Page, found: string, most = 4000): Promise<unknown> => page.evaluate(`${PLAY}((seen) => ${found}, ${most})`)

async function sitDown(lang: 'es' | 'en', how?: Parameters<typeof visit>[2], seed = 1): Promise<Visit> {
  const visited = await visit(house, lang, how, { own: 'mine', others: 'watch' })
  await withSeed(visited.context, seed)
  await openTable(visited, 'eldritch-horror')
  await visited.page.evaluate(RECORDER)
  return visited
}

/** Where one beat follows the other in what was seen. */
const after = (seen: readonly Seen[], i: number, fits: (one: Seen) => boolean): number => seen.findIndex((one, n) => n > i && fits(one))
const doomOf = ({ doom }: Seen): number => Number(/\d{1,2}/.exec(doom)?.[0].slice(0, 2))

test('an encounter is read, then the dice are in the hand, then they fall, then what follows; Doom moves with its own beat', async () => {
  const { page, context, errors } = await sitDown('en')
  const found = await playUntilSeen(
    page,
    `seen.some((one, i) => one.hold === 'read' && one.stage === 'encounter' && seen[i + 1]?.hold === 'roll') && seen.some(({ text }) => text.startsWith('Doom advanced')) && seen.at(-1).hold === 'question'`,
  )
  const seen = await seenOn(page)
  expect(found, JSON.stringify(seen.slice(-40))).toBe(true)
  const read = seen.findIndex((one, i) => one.hold === 'read' && one.stage === 'encounter' && seen[i + 1]?.hold === 'roll')
  expect(seen[read]).toMatchObject({ dice: 0, options: 0 })
  const roll = after(seen, read, ({ hold }) => hold === 'roll')
  expect(seen[roll]).toMatchObject({ stage: 'test', dice: 0, result: '', options: 0 })
  const dice = after(seen, roll, ({ hold }) => hold === 'dice')
  expect(dice).toBe(roll + 1)
  expect(seen[dice]?.dice).toBeGreaterThan(0)
  const result = after(seen, dice, ({ text }) => text.includes('test.'))
  expect(result).toBeGreaterThan(dice)
  // The Mythos card is read before its icons are seen on the map, one by one.
  const mythos = seen.findIndex(({ hold, stage }) => hold === 'read' && stage === 'mythos')
  expect(mythos).toBeGreaterThan(0)
  expect(seen[mythos + 1]?.stage).toBe('')
  const advanced = seen.findIndex(({ text }) => text.startsWith('Doom advanced'))
  const [, from, to] = /from (\d+) to (\d+)/.exec(seen[advanced]?.text ?? '') ?? []
  expect(doomOf(seen[advanced - 1] as Seen)).toBe(Number(from))
  expect(doomOf(seen[advanced] as Seen)).toBe(Number(to))
  // Nothing is asked while something is shown.
  expect(seen.filter(({ hold, options }) => hold !== 'question' && options > 0)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('what is to be read waits for a press, the keys lead through it and back, and the question comes last', async () => {
  const { page, context, errors } = await sitDown('es')
  const waits = page.locator('[data-beat=read][data-waits]')
  await playUntilSeen(page, `document.querySelector('[data-beat=read][data-waits]') && seen.length > 6`)
  await waits.waitFor()
  await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('question')
  await expect.poll(() => page.locator('button[data-option]').count()).toBe(0)
  const text = await page.locator('#question').textContent()
  await expectAccessible(page, 'a beat that waits')
  await expectNoOverflow(page, 'a beat that waits')
  await page.keyboard.press('Space')
  await waits.waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowLeft')
  await waits.waitFor()
  await expect.poll(() => page.locator('#question').textContent()).toBe(text)
  await page.keyboard.press('Escape')
  await page.locator('button[data-option]').first().waitFor()
  await expect.poll(() => page.locator('[data-beat]').count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})

test('on a phone the story is what one sees first', async () => {
  const { page, context, errors } = await sitDown('es', PHONE)
  await playUntilSeen(page, `document.querySelector('[data-stage=encounter] [data-beat=read][data-waits]')`)
  const go = page.locator('[data-go-on]')
  await go.waitFor()
  const box = await go.boundingBox()
  expect(box && box.y + box.height <= 844 && box.y >= 0).toBe(true)
  await expectNoOverflow(page, 'an encounter on a phone')
  await page.locator('[data-stage] h2, [data-stage] header').first().tap()
  await page.locator('[data-beat=read][data-waits]').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await context.close()
})

test('Mythos: a rival’s card is held up while it is played, then lies in its slot; Combat is seen as it is fought', async () => {
  const { page, context, errors } = await visit(house, 'es', undefined, { own: 'mine', others: 'watch' })
  await withSeed(context, 8)
  await page.goto('/')
  await page.locator('[data-game=mythos]').click()
  await page.getByLabel('Quién se sienta en el asiento 2').selectOption('careful')
  await page.locator('[data-open-table]').click()
  await page.locator('[data-option=physicians-of-providence]').click()
  await page.evaluate(RECORDER)
  const found = await playUntilSeen(
    page,
    `seen.some(({ held }) => held) && seen.some(({ hold, stage }) => hold !== 'question' && stage === 'combat')`,
  )
  const seen = await seenOn(page)
  expect(found, JSON.stringify(seen.slice(-20))).toBe(true)
  const held = seen.findIndex((one) => one.held)
  expect(seen[held]).toMatchObject({ hold: 'great', options: 0 })
  expect(seen[held]?.slot).toBe(seen[held]?.held)
  const next = after(seen, held, (one) => one.held === '')
  expect(seen[next]?.slot).toBe(seen[held]?.held)
  expect(seen.filter(({ hold, options }) => hold !== 'question' && options > 0)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})
