/** Answering what a table asks, by mouse, by keys or by touch. */
import type { BrowserContext, Page } from 'playwright-core'
import { movedFrom, seqOf } from './visit.ts'

export const question = (page: Page): Promise<string | null> => page.locator('#question').textContent()

/** What may be added to a choice that is not whole yet. */
const ADDABLE = 'button[data-option]:not(:disabled):not([aria-disabled=true]):not([aria-checked=true])'

async function answer(page: Page, press: (selector: string) => Promise<void>): Promise<void> {
  const seq = await seqOf(page)
  await page.locator('button[data-confirm], button[data-option]').first().waitFor()
  const confirm = page.locator('button[data-confirm]')
  if (await confirm.count()) {
    while (await confirm.isDisabled()) await press(ADDABLE)
    await press('button[data-confirm]')
  } else await press('button[data-option]')
  // What would cost the game is asked for twice.
  const sure = page.locator('dialog[open] button[data-sure]')
  await sure
    .or(page.locator(`[data-seq]:not([data-seq="${seq}"])`))
    .first()
    .waitFor()
  if (await sure.count()) await press('dialog[open] button[data-sure]')
  await movedFrom(page, seq)
}

/** Answers whatever is asked with the mouse: the first option, or all of what is to be given out to the first. */
export const answerByMouse = (page: Page): Promise<void> => answer(page, (selector) => page.locator(selector).first().click())

export const answerByTouch = (page: Page): Promise<void> => answer(page, (selector) => page.locator(selector).first().tap())

/** The same with keys alone. */
export const answerByKeys = (page: Page): Promise<void> =>
  answer(page, async (selector) => {
    if (selector === 'button[data-confirm]') return page.keyboard.press('Enter')
    if (selector.startsWith('dialog')) return page.locator(selector).press('Enter')
    const which = await page.locator('button[data-option]').evaluateAll((all, wanted) => {
      const at = all.findIndex((one) => one.matches(wanted))
      return all[at]?.getAttribute('data-digit') ?? String(at + 1)
    }, selector)
    await page.keyboard.press(which)
  })

/** Three seats at a table that is being opened in Spanish. */
export async function threeSeats(page: Page): Promise<void> {
  const seats = page.locator('form output', { hasText: 'asientos' })
  for (let n = Number.parseInt((await seats.textContent()) ?? '3', 10); n !== 3; n += n < 3 ? 1 : -1)
    await page.getByLabel(n < 3 ? 'Un asiento más' : 'Un asiento menos').click()
  await seats.filter({ hasText: '3 asientos' }).waitFor()
}

const PLAY_UNTIL = `(async (found, { liked = [], touched }) => {
  window.turn ??= 3
  const next = () => (window.turn = (window.turn * 48271) % 2147483647)
  const frame = () => new Promise(requestAnimationFrame)
  const seq = () => document.querySelector('[data-seq]')?.dataset.seq
  for (let still = 0; still < 600; still++) {
    if (document.querySelector('dialog[open]')) return null
    const what = found()
    if (what) return what
    const confirm = document.querySelector('button[data-confirm]')
    const listed = [...document.querySelectorAll('button[data-option]:not(:disabled):not([aria-disabled=true]):not([aria-checked=true])')]
    const options = listed.length || !touched ? listed : [...document.querySelectorAll(touched)]
    // What waits to be read is read.
    const goOn = document.querySelector('[data-go-on]')
    const wanted = liked.map((key) => options.find((one) => one.dataset.option === key)).find(Boolean)
    const button = goOn ?? (confirm && !confirm.disabled ? confirm : (wanted ?? options[next() % options.length]))
    const before = seq()
    button?.click()
    for (let i = 0; i < 3 || (button && !goOn && (button === confirm || !confirm) && seq() === before && i < 300); i++) await frame()
    if (seq() !== before) still = 0
  }
  throw new Error('The table stands still: ' + document.querySelector('#question')?.textContent)
})`

/**
 * Answers from inside the page, now this, now that, until the expression finds something. Gives that; null: the game is over. `liked`:
 * answers that are given wherever they are offered, the first before the others; `touched`: where answers are given that no list has.
 */
export const playUntil = async (
  page: Page,
  found: string,
  how: { readonly liked?: readonly string[]; readonly touched?: string } = {},
): Promise<unknown> => page.evaluate(`${PLAY_UNTIL}(() => ${found}, ${JSON.stringify(how)})`)

/** Until another scene than those known comes up. Says which; null: the game is over. */
export const onToAnotherScene = async (page: Page, known: readonly string[]): Promise<string | null> =>
  (await playUntil(
    page,
    `[...document.querySelectorAll('[data-stage]')].slice(0, 1).map((one) => one.dataset.stage).find((one) => !${JSON.stringify(known)}.includes(one))`,
  )) as string | null

/** The same seed for every table this visitor opens, so that the same things happen in every run. */
export const withSeed = (context: BrowserContext, number: number): Promise<unknown> =>
  context.addInitScript(`crypto.getRandomValues = (bytes) => bytes.map((_, i) => bytes[i] = (${number} * 31 + i * 7) % 251)`)
