/** The cards of a game to leaf through: found, read, and sent to nobody who did not ask for them. */
import { games } from '@miskatonic/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { found, sentFor, signsOf } from './looked.ts'
import { serveClient } from './served.ts'
import { expectAccessible, expectNoOverflow, type House, openHouse, PHONE, visit } from './visit.ts'

const GAME = 'cultistorm'
let asked: string[] = []
let house: House
beforeAll(async () => {
  house = await openHouse(() => serveClient((path) => asked.push(path)))
})
afterAll(() => house.close())

const isGallery = (path: string): boolean => path.startsWith(`/assets/${GAME}.aside.`)
const shownCards = (page: Page) => page.locator('[data-card]')
const large = (page: Page) => page.locator('dialog[open] [data-large]')

async function openFromStart(page: Page): Promise<void> {
  await page.goto(`/?game=${GAME}`)
  await page.locator('[data-gallery]').click()
  await shownCards(page).first().waitFor()
  expect(new URL(page.url()).pathname).toBe(`/gallery/${GAME}`)
}

test('nothing of it is asked for before it is opened, and then nothing that the game tells in play', async () => {
  asked = []
  const { page, context, errors } = await visit(house, 'en')
  await page.goto(`/?game=${GAME}`)
  await page.locator('[data-gallery]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter(isGallery)).toEqual([])
  await page.locator('[data-gallery]').click()
  await shownCards(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  const sent = asked.filter(isGallery).map(sentFor).join('\n')
  const signs = (await signsOf(GAME)).filter(({ kind }) => kind === 'story')
  const isUntold = ({ face }: { readonly face: string }): boolean => /^(tale|narrative|mission|boon|scar)\//.test(face)
  // Otherwise nothing would be proved: what is shown is found in the same text.
  expect(
    found(
      sent,
      signs.filter((sign) => !isUntold(sign)),
    ).length,
  ).toBeGreaterThan(100)
  expect(signs.filter(isUntold).length).toBeGreaterThan(300)
  expect(found(sent, signs.filter(isUntold))).toEqual([])
  expect(asked.filter((path) => path.includes(`/${GAME}.here.`))).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('cards are found by words, kind and set, and read large, by keyboard alone', async () => {
  const { page, context, errors } = await visit(house, 'en')
  await openFromStart(page)
  const all = await shownCards(page).count()
  await page.getByRole('button', { name: 'Detective', exact: true }).press('Enter')
  await expect.poll(() => shownCards(page).count()).toBe(6)
  await page.getByRole('button', { name: 'Detective', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'More filters' }).press('Enter')
  await page.getByRole('combobox', { name: 'Set' }).selectOption({ label: 'Ancient Relics' })
  await expect.poll(() => shownCards(page).count()).toBe(8)
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect.poll(() => shownCards(page).count()).toBe(all)
  await page.getByRole('searchbox').fill('calm presence')
  await expect.poll(() => shownCards(page).count()).toBe(1)
  await page.getByRole('searchbox').fill('')
  await expectAccessible(page, 'gallery')
  await expectNoOverflow(page, 'gallery')

  const first = shownCards(page).first().getByRole('button')
  const ids = await shownCards(page).evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getAttribute('data-card')))
  await first.press('Enter')
  await expect.poll(() => large(page).getAttribute('data-large')).toBe(ids[0])
  await large(page).locator('img').waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => large(page).getAttribute('data-large')).toBe(ids[1])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => large(page).getAttribute('data-large')).toBe(ids[0])
  await expectAccessible(page, 'a card of the gallery')
  await page.keyboard.press('Escape')
  await expect.poll(() => large(page).count()).toBe(0)
  expect(await page.evaluate('document.activeElement.parentElement.dataset.card')).toBe(ids[0])
  expect(errors).toEqual([])
  await context.close()
})

test('in Spanish, on a phone, by touch', async () => {
  const { page, context, errors } = await visit(house, 'es', PHONE)
  await openFromStart(page)
  await expectNoOverflow(page, 'gallery on a phone')
  await page.locator('[data-filter=ancient]').tap()
  await expect.poll(() => shownCards(page).count()).toBe(13)
  await page.getByRole('searchbox').fill('no hay nada asi')
  await page.getByText('Ninguna carta es así.').waitFor()
  await page.getByRole('button', { name: 'Quitar filtros' }).tap()
  await shownCards(page).first().getByRole('button').tap()
  await large(page).waitFor()
  await expectNoOverflow(page, 'a card of the gallery on a phone')
  const before = await large(page).getAttribute('data-large')
  await page.getByRole('button', { name: 'Siguiente' }).tap()
  await expect.poll(() => large(page).getAttribute('data-large')).not.toBe(before)
  await expectAccessible(page, 'a card of the gallery on a phone')
  expect(errors).toEqual([])
  await context.close()
})

test.each(games.flatMap(({ id, gallery }) => (gallery && id !== GAME ? [id] : [])))(
  '%s: one card of each kind is read large',
  async (game) => {
    const { page, context, errors } = await visit(house, 'es')
    await page.goto(`/gallery/${game}`)
    await shownCards(page).first().waitFor()
    const kinds = await page.locator('[data-filter]').evaluateAll((all) => all.map((one) => one.getAttribute('data-filter')))
    expect(kinds.length).toBeGreaterThan(5)
    for (const kind of kinds) {
      await page.locator(`[data-filter=${kind}]`).click()
      await shownCards(page).first().getByRole('button').click()
      await large(page).locator('img').waitFor()
      await page.keyboard.press('Escape')
      await large(page).waitFor({ state: 'detached' })
    }
    await expectAccessible(page, `gallery of ${game}`)
    await expectNoOverflow(page, `gallery of ${game}`)
    expect(errors).toEqual([])
    await context.close()
  },
)

test('a game without one says so', async () => {
  const { page, context } = await visit(house, 'es')
  await page.goto('/gallery/lighthouse')
  await page.getByText('Este juego no tiene galería.').waitFor()
  await context.close()
})
