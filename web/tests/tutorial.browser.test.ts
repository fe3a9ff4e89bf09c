import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coach, expectNothingHidden, type Guide, learn } from './coach.ts'
import { DESK, expectAccessible, expectNoOverflow, type House, movedFrom, openHouse, PHONE, seqOf, type Visit, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const step = (page: Page): Promise<string | null> => coach(page).getAttribute('data-step')

async function beginLesson({ page }: Visit): Promise<void> {
  await page.goto('/')
  await page.locator('[data-game=eldritch-horror]').click()
  await page.locator('[data-learn]').click()
  await page.locator('aside[data-step=welcome]').waitFor()
}

/** Does what is spoken of: presses the answer or the place, or takes the last answer there is. */
async function followGuide(page: Page, { there }: Guide): Promise<void> {
  const seq = await seqOf(page)
  const named = (kind: string): string | undefined => there.find((mark) => mark.startsWith(kind))?.slice(kind.length)
  const [option, place] = [named('option:'), named('place:')]
  const confirm = page.locator('button[data-confirm]')
  if (option) await page.locator(`button[data-option="${option}"]`).click()
  else if (place) await page.locator(`[data-place="${place}"]`).click()
  else if (await confirm.count()) {
    await page.locator('button[data-option]').first().click()
    await confirm.click()
  } else await page.locator('button[data-option=done], button[data-option]').last().click()
  await movedFrom(page, seq)
}

const STEPS = [
  ...['welcome', 'doom', 'mystery', 'gate', 'clue', 'travel', 'where', 'ticket', 'acquire', 'dice', 'loan', 'buy', 'second'],
  ...['encounter', 'story', 'place', 'turn', 'mythos', 'omen', 'opened', 'lead', 'farewell'],
]

const lessons = [
  { lang: 'es', how: DESK, words: /Primigenio|Perdición|Pista|Fase|acción|investigador/i, other: /\b(the|you|choose)\b/i },
  { lang: 'en', how: PHONE, words: /Doom|Clue|Phase|action|investigator/i, other: /\b(Elige|los|una)\b/ },
] as const

for (const { lang, how, words, other } of lessons)
  test(`who follows the guide in ${lang} plays the first round, and the game goes on`, async () => {
    const visited = await visit(house, lang, how)
    const { page, context, errors } = visited
    await beginLesson(visited)
    const said: string[] = []
    const looking = async (id: string): Promise<void> => {
      said.push((await coach(page).locator('[role=status]').textContent()) ?? '')
      if (['welcome', 'dice', 'mythos'].includes(id)) await expectAccessible(page, `tutorial ${id} ${lang}`)
      if (['where', 'buy'].includes(id)) await expectNoOverflow(page, `tutorial ${id} ${lang}`)
    }
    const heard = await learn(page, looking, followGuide)
    expect(heard).toEqual(STEPS)
    expect(said.join(' ')).toMatch(words)
    expect(said.join(' ')).not.toMatch(other)
    // The guide has gone; the table is like any other and is kept.
    await expect.poll(() => coach(page).count()).toBe(0)
    await expect.poll(() => page.locator('[data-light]').count()).toBe(0)
    const seq = await seqOf(page)
    await page.locator('button[data-option]').first().click()
    await movedFrom(page, seq)
    await page.reload()
    await page.locator('[data-seq]').waitFor()
    await expect.poll(() => coach(page).count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })

test('the guide never takes the focus, is turned by a key, read again, left and opened again', async () => {
  const visited = await visit(house, 'en')
  const { page, context, errors } = visited
  await beginLesson(visited)
  await page.locator('[data-option=travel]').focus()
  await page.keyboard.press('n')
  await page.locator('aside[data-step=doom]').waitFor()
  await page.keyboard.press('n')
  await page.locator('aside[data-step=mystery]').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.dataset.option')).toBe('travel')

  await page.getByRole('button', { name: 'Previous' }).click()
  await coach(page).getByText('Azathoth sleeps').waitFor()
  await page.locator('[data-light]').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.locator('aside[data-step=mystery]').waitFor()

  await page.reload()
  await page.locator('aside[data-step=mystery]').waitFor()
  await page.getByRole('button', { name: 'Close the guide' }).click()
  await expect.poll(() => coach(page).count()).toBe(0)
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('question')
  await page.reload()
  await page.locator('[data-seq]').waitFor()
  await expect.poll(() => coach(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('[data-menu=guide]').click()
  await page.locator('aside[data-step=mystery]').waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('who does something else than what the guide asks is told that it is fine, and the guide adapts', async () => {
  const visited = await visit(house, 'es')
  const { page, context, errors } = visited
  await beginLesson(visited)
  for (const id of ['welcome', 'doom', 'mystery', 'gate', 'clue']) {
    await expect.poll(() => step(page)).toBe(id)
    await coach(page).locator('[data-next-step]').click()
    await page.locator(`aside[data-step="${id}"]`).waitFor({ state: 'detached' })
  }
  await expect.poll(() => step(page)).toBe('travel')
  await page.locator('[data-option=acquire]').click()
  // Norman buys before he travels: the dice are explained now, and the journey comes later.
  await page.locator('aside[data-step=dice]').waitFor()
  await expect.poll(() => coach(page).textContent()).toContain('Has hecho otra cosa, y también vale.')
  await page.locator('button[data-option=done]').click()
  await page.locator('aside[data-step=loan]').waitFor()
  await coach(page).getByRole('button', { name: 'Saltar' }).click()
  await page.locator('aside[data-step=""]').waitFor()
  await expect.poll(() => coach(page).textContent()).toContain('Sigue jugando')
  expect(errors).toEqual([])
  await context.close()
})

test('between desk and phone the guide has a place of its own below the table', async () => {
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ]) {
    const visited = await visit(house, 'es', { viewport })
    const { page, context } = visited
    await beginLesson(visited)
    await expectNothingHidden(page, `welcome ${viewport.width}`)
    await expectNoOverflow(page, `tutorial ${viewport.width}`)
    const [frame, bubble] = [await page.locator('[data-seq]').boundingBox(), await coach(page).boundingBox()]
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual((bubble?.y ?? 0) + 1)
    await context.close()
  }
})
