/** Playing a card game from inside the page: cards of one's Hand, answers in the list, the steps of a Combat. */
import type { Page } from 'playwright-core'

const PLAY_ON = `(async (until) => {
  let chance = 7
  const next = (n) => (chance = (chance * 48271) % 2147483647) % n
  const rest = (ms) => new Promise((then) => setTimeout(then, ms))
  const seq = () => document.querySelector('[data-seq]')?.dataset.seq
  const isPass = (button) => /^(pass|decline|done|no)$/.test(button.dataset.option ?? '')
  const priceOf = (card) => Number(/(?:COR|SAN) −(\\d+)/.exec(card.textContent)?.[1] ?? 0)
  const choice = () => {
    const review = document.querySelector('button[data-sure]')
    const confirm = document.querySelector('button[data-confirm]:not(:disabled)')
    if (review ?? confirm) return review ?? confirm
    const deeds = [...document.querySelectorAll('[data-deed]')]
    if (deeds.length) return deeds[0]
    const listed = [...document.querySelectorAll('button[data-option]:not(:disabled):not([aria-disabled=true]):not([aria-checked=true])')]
    const held = [...document.querySelectorAll('[aria-describedby=hand-how] [data-lit]:not([aria-pressed=true])')]
    const dear = held.filter((one) => priceOf(one) > 0).sort((a, b) => priceOf(b) - priceOf(a))
    if (dear.length) return dear[0]
    const acts = [...listed.filter((one) => !isPass(one)), ...held]
    return acts.length ? acts[next(acts.length)] : listed[0]
  }
  for (let still = 0; still < 3000; still++) {
    if (document.querySelector(until)) return Number(seq())
    if (document.querySelector('dialog[open]') && !document.querySelector('button[data-sure]')) break
    const before = seq()
    choice()?.click()
    await rest(15)
    for (let i = 0; i < 8 && seq() === before; i++) await rest(8)
    if (seq() !== before) still = 0
  }
  throw new Error('It does not come to ' + until + ': ' + document.querySelector('#question')?.textContent)
})`

/** Answers whatever is asked, what costs most first and rather anything than a pass, so that games end soon; until something shows; at which decision it was. */
export const playUntil = async (page: Page, shows: string): Promise<number> =>
  (await page.evaluate(`${PLAY_ON}(${JSON.stringify(shows)})`)) as number

export const playToTheEnd = (page: Page): Promise<number> => playUntil(page, 'dialog[open]:not(:has([data-sure]))')
