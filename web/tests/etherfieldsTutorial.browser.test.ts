import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coach, type Guide, learn } from './coach.ts'
import { DESK, expectAccessible, expectNoOverflow, type House, movedFrom, openHouse, PHONE, seqOf, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Does what is spoken of: the answer or the square, the cards that pay, or, when one goes on one's own way, passes. */
async function followGuide(page: Page, { there, step }: Guide): Promise<void> {
  const seq = await seqOf(page)
  const named = (kind: string): string | undefined => there.find((mark) => mark.startsWith(kind))?.slice(kind.length)
  const [option, place] = [named('option:'), named('place:')]
  const confirm = page.locator('button[data-confirm]')
  const button = page.locator(`button[data-option="${option}"]`)
  if (option && (await button.count())) await button.click()
  else if (place) await page.locator(`[data-place="${place}"]`).click()
  else if (await confirm.count()) {
    if (step === 'pay') await page.locator('[data-hand] [data-lit], button[data-option]').first().click({ force: true })
    await confirm.click()
  } else if (step === 'onward') await page.locator('button[data-option=done], button[data-option=pass]').last().click()
  else await page.locator('button[data-option]').first().click()
  await movedFrom(page, seq)
}

const STEPS = [
  ...['welcome', 'enter', 'goal', 'cards', 'health', 'move', 'pay', 'die', 'where', 'bed', 'script'],
  ...['journal', 'turn', 'clock', 'onward', 'draw', 'farewell'],
]

for (const { lang, how, words, other } of [
  { lang: 'es', how: DESK, words: /Motivo|Turno|Angustia|guion/, other: /\b(the|you|choose)\b/i },
  { lang: 'en', how: PHONE, words: /Motive|Turn|Anguish|script/, other: /\b(Elige|los|una)\b/ },
] as const)
  test(`who follows the guide in ${lang} dreams the first Turn, and the dream goes on`, async () => {
    const { page, context, errors } = await visit(house, lang, how)
    await page.goto('/')
    await page.locator('[data-game=etherfields]').click()
    await page.locator('[data-learn]').click()
    await page.locator('aside[data-step=welcome]').waitFor()
    const said: string[] = []
    const looking = async (id: string): Promise<void> => {
      said.push((await coach(page).locator('[role=status]').textContent()) ?? '')
      if (['goal', 'script'].includes(id)) await expectAccessible(page, `tutorial ${id} ${lang}`)
      if (['pay', 'draw'].includes(id)) await expectNoOverflow(page, `tutorial ${id} ${lang}`)
    }
    expect(await learn(page, looking, followGuide)).toEqual(STEPS)
    expect(said.join(' ')).toMatch(words)
    expect(said.join(' ')).not.toMatch(other)
    await page.locator('button[data-option=pass]').waitFor({ state: 'attached' })
    expect(errors).toEqual([])
    await context.close()
  })
