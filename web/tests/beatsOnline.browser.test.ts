import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from './started.ts'
import { DESK, type House, openHouse, type Visit, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse(startServer)
})
afterAll(() => house.close())

async function openOnline({ page }: Visit): Promise<string> {
  await page.goto('/')
  await page.locator('[data-game=eldritch-horror]').click()
  await page.getByRole('button', { name: /^Online/ }).click()
  await page.getByLabel('Your name').fill('Ada')
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  await page.keyboard.press('s')
  const code = await page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  await page.keyboard.press('Escape')
  return code ?? ''
}

async function join({ page }: Visit, code: string): Promise<void> {
  await page.goto(`/join/${code}`)
  await page.getByLabel('Your name').fill('Bob')
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByText('yours').waitFor()
  await page.keyboard.press('Escape')
}

/** Notes each beat that is on, and whether it waits for a press. */
const RECORDER = `(() => {
  window.beats = []
  let last = ''
  const look = () => {
    const beat = document.querySelector('[data-beat]')
    const now = beat && { hold: beat.dataset.beat, waits: 'waits' in beat.dataset, text: document.querySelector('#question')?.textContent ?? '', stage: document.querySelector('[data-stage]')?.dataset.stage ?? '' }
    const key = JSON.stringify(now)
    if (now && key !== last) window.beats.push(now)
    last = key
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
})()`
type Beat = { readonly hold: string; readonly waits: boolean; readonly text: string; readonly stage: string }
const beatsOn = (page: Page): Promise<Beat[]> => page.evaluate('window.beats') as Promise<Beat[]>

/** Goes on, or takes the first thing offered, once. */
const step = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
  const confirm = document.querySelector('button[data-confirm]:not(:disabled)')
  const asked = document.querySelector('section[data-asks], [data-stage=investigators]')
  const button = document.querySelector('[data-go-on]') ?? (asked ? confirm ?? document.querySelector('button[data-option]:not(:disabled):not([aria-disabled=true]):not([aria-checked=true])') : null)
  button?.click()
})()`)

test('what one does the other sees as it happens, without a press, and is not held up by it', async () => {
  const pace = { own: 'mine', others: 'watch' }
  const [ada, bob] = [await visit(house, 'en', DESK, pace), await visit(house, 'en', DESK, pace)]
  await join(bob, await openOnline(ada))
  for (const { page } of [ada, bob]) await page.evaluate(RECORDER)
  const rolled = (beats: readonly Beat[], own: boolean): boolean => beats.some(({ hold, waits }) => hold === 'roll' && waits === own)
  for (let n = 0; n < 900; n++) {
    const [hers, his] = [await beatsOn(ada.page), await beatsOn(bob.page)]
    if ((rolled(hers, true) && rolled(his, false)) || (rolled(his, true) && rolled(hers, false))) break
    await step(ada.page)
    await step(bob.page)
    await ada.page.waitForTimeout(30)
  }
  const [hers, his] = [await beatsOn(ada.page), await beatsOn(bob.page)]
  const actor = rolled(hers, true) && rolled(his, false) ? [hers, his] : [his, hers]
  const [own, seen] = actor as [Beat[], Beat[]]
  expect(rolled(own, true), JSON.stringify(own.slice(-10))).toBe(true)
  const roll = seen.findIndex(({ hold, waits }) => hold === 'roll' && !waits)
  expect(roll, JSON.stringify(seen.slice(-10))).toBeGreaterThanOrEqual(0)
  expect(seen[roll]?.stage).toBe('test')
  expect(ada.errors.concat(bob.errors)).toEqual([])
  for (const { context } of [ada, bob]) await context.close()
})
