import { planned } from '@miskatonic/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectNoOverflow, type House, openHouse, PHONE, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const screens = [
  { lang: 'es', how: DESK, title: 'Elige tu pesadilla', open: 'Abrir la mesa', soon: 'En preparación' },
  { lang: 'en', how: PHONE, title: 'Choose your nightmare', open: 'Open the table', soon: 'In preparation' },
] as const

for (const { lang, how, title, open, soon } of screens)
  test(`the start page speaks ${lang} to a browser that does`, async () => {
    const { page, context, errors } = await visit(house, lang, how)
    await page.goto('/')
    await expect.poll(() => page.locator('h1').textContent()).toBe(title)
    await expect.poll(() => page.locator('[data-open-table]').textContent()).toContain(open)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang)
    await expect.poll(() => page.getByText(soon).count()).toBe(planned.length)
    await expectAccessible(page, `start ${lang}`)
    await expectNoOverflow(page, `start ${lang}`)
    expect(errors).toEqual([])
    await context.close()
  })

/** How many covers stand in each row, whether a title is broken inside a word, and how far the button sticks out of its form. */
const START = `(() => {
  const covers = [...document.querySelectorAll('[data-game], [data-planned]')]
  const rows = Object.values(Object.groupBy(covers, (one) => Math.round(one.parentElement.getBoundingClientRect().top / 40)))
  const range = document.createRange()
  const broken = covers.flatMap((one) => {
    const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode()
    return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1
    }).map(([word]) => word)
  })
  const [form, button] = ['form:has([data-open-table])', '[data-open-table]'].map((one) => document.querySelector(one).getBoundingClientRect())
  return { alone: rows.filter((row) => row.length === 1).length, broken, out: Math.max(0, Math.ceil(button.right - form.right - 20)) }
})()`

for (const [width, height] of [
  [1440, 900],
  [1180, 820],
  [1024, 768],
  [820, 1180],
])
  test(`at ${width}×${height} no cover stands alone, no title is broken, and nothing sticks out`, async () => {
    const { page, context } = await visit(house, 'en', { viewport: { width: width as number, height: height as number } })
    await page.goto('/')
    await page.locator('[data-open-table]').waitFor()
    await page.evaluate('document.fonts.ready')
    await expect.poll(() => page.evaluate(START)).toEqual({ alone: 0, broken: [], out: 0 })
    await expectNoOverflow(page, `start at ${width}`)
    await context.close()
  })

test('the language is switched by a click and remembered', async () => {
  const { page, context } = await visit(house, 'es')
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Choose your nightmare')
  await page.reload()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Choose your nightmare')
  await context.close()
})

for (const path of ['/tables', '/about', '/rules/lighthouse', '/rules/eldritch-horror', '/join/ABC234', '/nowhere-at-all'])
  test(`${path} opens in both languages and keeps nobody out`, async () => {
    for (const lang of ['es', 'en'] as const) {
      const { page, context, errors } = await visit(house, lang, lang === 'es' ? PHONE : DESK)
      await page.goto(path)
      await page.locator('h1').waitFor()
      if (path.startsWith('/rules')) await page.getByRole('article').waitFor()
      await expectAccessible(page, `${path} ${lang}`)
      await expectNoOverflow(page, `${path} ${lang}`)
      expect(errors).toEqual([])
      await context.close()
    }
  })
