import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectNoOverflow, type House, movedFrom, openHouse, PHONE, seqOf, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const coach = (page: Page) => page.locator('aside[data-step]')
const lights = (page: Page): Promise<string[]> =>
  page.locator('[data-light]').evaluateAll((all) => all.map((one) => (one as unknown as { dataset: { light: string } }).dataset.light))

/** What is lit must be seen, and the coach must not lie over it. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const bubble = document.querySelector('aside[data-step]').getBoundingClientRect()
    const rings = [...document.querySelectorAll('[data-light]')]
    return rings.length ? rings.flatMap((ring) => {
      const box = ring.getBoundingClientRect()
      const across = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left)
      const down = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top)
      const outside = box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight
      return outside || (across > 6 && down > 6) ? [ring.dataset.light] : []
    }) : ['nothing']
  })()`) as Promise<string[]>

/** Does what is lit: the answer, the card and then what is done with it, or, at the end of a Round, puts cards away. */
async function followGuide(page: Page): Promise<void> {
  const seq = await seqOf(page)
  const mark = (await lights(page)).find((one) => one.startsWith('option:')) ?? ''
  const [option = '', piece = ''] = mark.split('|').map((one) => one.slice(one.indexOf(':') + 1))
  const confirm = page.locator('button[data-confirm]')
  if (mark) {
    const button = page.locator(`[data-option="${option}"], [data-deed="${option}"]`)
    if (!(await button.count())) await page.locator(`[data-mark=hand] [data-piece="${piece}"]`).first().click({ force: true })
    await button.first().click()
  } else if (await confirm.count()) {
    const cards = page.locator('[data-mark=hand] [data-lit][aria-pressed=false]')
    while (await confirm.isDisabled()) await cards.first().click({ force: true })
    await confirm.click()
  } else await page.locator('button[data-option]:not([aria-disabled=true])').last().click()
  await movedFrom(page, seq)
}

/** The coach looks at the table once a frame. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then, 20))))')

/** Follows the coach to the end; the steps as they came. */
async function learn(page: Page, looking: (id: string) => Promise<void>): Promise<string[]> {
  const heard: string[] = []
  for (let n = 0; n < 300 && (await coach(page).count()); n++) {
    await drawn(page)
    // While a bot is thinking nothing is lit.
    if (!(await page.locator('[data-light]').count())) continue
    const id = (await coach(page).getAttribute('data-step')) ?? ''
    if (heard.at(-1) !== id) {
      await expect.poll(() => hidden(page), { message: `${id}: the coach hides what it speaks of` }).toEqual([])
      heard.push(id)
      await looking(id)
    }
    if ((await coach(page).getAttribute('data-task')) === null) {
      await coach(page).locator('[data-next-step]').click()
      await page.locator(`aside[data-step="${id}"]`).waitFor({ state: 'detached' })
    } else await followGuide(page)
  }
  return heard
}

const STEPS = [
  ...['welcome', 'sanity', 'story', 'other', 'hand', 'place', 'here', 'ally', 'monster', 'threat', 'artifact', 'walk', 'arrive'],
  ...['chronicle', 'pass', 'defend', 'fight', 'lobotomy', 'trim', 'recompose', 'second', 'stops', 'alone', 'farewell'],
]

for (const { lang, how, other } of [
  { lang: 'es', how: DESK, other: /\b(the|you|choose)\b/i },
  { lang: 'en', how: PHONE, other: /\b(Elige|los|una)\b/ },
] as const)
  test(`who follows the guide in ${lang} plays two Rounds, and the game goes on`, async () => {
    const { page, context, errors } = await visit(house, lang, how)
    await page.goto('/')
    await page.locator('[data-game=mythos]').click()
    await page.locator('[data-learn]').click()
    await page.locator('aside[data-step=welcome]').waitFor()
    await page.keyboard.press('s')
    await page.getByLabel(lang === 'es' ? 'Ritmo de los bots' : 'Pace of the bots').selectOption('instant')
    await page.keyboard.press('Escape')
    const said: string[] = []
    const heard = await learn(page, async (id) => {
      said.push((await coach(page).locator('[role=status]').textContent()) ?? '')
      if (['welcome', 'defend'].includes(id)) await expectAccessible(page, `tutorial ${id} ${lang}`)
      if (['place', 'trim'].includes(id)) await expectNoOverflow(page, `tutorial ${id} ${lang}`)
    })
    expect(heard).toEqual(STEPS)
    expect(said.join(' ')).not.toMatch(other)
    await expect.poll(() => page.locator('[data-light]').count()).toBe(0)
    await page.locator('button[data-option=pass]').waitFor()
    const seq = await seqOf(page)
    await page.locator('button[data-option=pass]').click()
    await movedFrom(page, seq)
    expect(errors).toEqual([])
    await context.close()
  })
