import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coach, type Guide, learn } from './coach.ts'
import { DESK, expectAccessible, expectNoOverflow, type House, movedFrom, openHouse, PHONE, seqOf, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Does what is spoken of: the answer, the card and then what is done with it, or, at the end of a Round, puts cards away. */
async function followGuide(page: Page, { marks }: Guide): Promise<void> {
  const seq = await seqOf(page)
  const named = (kind: string): string | undefined => marks.find((mark) => mark.startsWith(kind))?.slice(kind.length)
  const [option, piece] = [named('option:'), named('piece:')]
  const confirm = page.locator('button[data-confirm]')
  if (option) {
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
    const looking = async (id: string): Promise<void> => {
      said.push((await coach(page).locator('[role=status]').textContent()) ?? '')
      if (['welcome', 'defend'].includes(id)) await expectAccessible(page, `tutorial ${id} ${lang}`)
      if (['place', 'trim'].includes(id)) await expectNoOverflow(page, `tutorial ${id} ${lang}`)
    }
    const heard = await learn(page, looking, followGuide)
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
