import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, type House, movedFrom, openHouse, openTable, seqOf, type Visit, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const withoutServiceWorker = (lang: 'es' | 'en'): Promise<Visit> => visit(house, lang, { ...DESK, serviceWorkers: 'block' })

/** From now on another build is served, under other names; the files of the one that is open are gone. */
async function release(context: BrowserContext, whole = true): Promise<void> {
  await context.route(/\/assets\/[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
  await context.route(/\/new\/[^/]+\.js$/, async (route) => {
    const url = route.request().url()
    if (!whole && !url.includes('/new/index-')) return route.fulfill({ status: 404 })
    const response = await route.fetch({ url: url.replace('/new/', '/assets/') })
    return route.fulfill({ response, body: (await response.text()).replaceAll('/assets/worker-', '/new/worker-') })
  })
  await context.route(
    ({ pathname }) => pathname === '/index.html' || !/\.[a-z0-9]+$/.test(pathname),
    async (route) => {
      const response = await route.fetch()
      return route.fulfill({ response, body: (await response.text()).replace('src="/assets/index-', 'src="/new/index-') })
    },
  )
}

describe('a new build under an open page', () => {
  test.each(['es', 'en'] as const)('is loaded when a page needs it, and one arrives where one was going (%s)', async (lang) => {
    const visited = await withoutServiceWorker(lang)
    const { page, context } = visited
    await page.goto('/')
    await page.locator('[data-game=lighthouse]').waitFor()
    await release(context)
    await page.locator('a[href="/about"]').first().click()
    await page.locator('nav a[href="/about"][aria-current=page]').waitFor()
    await expect.poll(() => page.locator('script[src^="/new/"]').count()).toBe(1)
    await context.close()
  })

  test('leads back to the same question of the same table', async () => {
    const visited = await withoutServiceWorker('en')
    const { page, context } = visited
    await openTable(visited)
    for (let n = 0; n < 2; n++) {
      const before = await seqOf(page)
      await page.locator('button[data-option]').first().click()
      await movedFrom(page, before)
    }
    const [seq, address] = [await seqOf(page), page.url()]
    const question = await page.locator('button[data-option]').allTextContents()
    await release(context)
    // Away and back again, within the page: the table's worker has to be fetched once more.
    await page.goBack()
    await page.locator('[data-game=lighthouse]').waitFor()
    await page.goForward()
    await page.locator('script[src^="/new/"]').waitFor({ state: 'attached' })
    await page.locator('[data-seq]').waitFor()
    expect([await seqOf(page), page.url()]).toEqual([seq, address])
    await expect.poll(() => page.locator('button[data-option]').allTextContents()).toEqual(question)
    await context.close()
  })

  test('that is broken itself is loaded once, and then said to be', async () => {
    const visited = await withoutServiceWorker('en')
    const { page, context } = visited
    await page.goto('/')
    await page.locator('[data-game=lighthouse]').waitFor()
    let loads = 0
    page.on('load', () => {
      loads++
    })
    await release(context, false)
    await page.locator('a[href="/about"]').first().click()
    await page.getByRole('heading', { name: 'The page has failed' }).waitFor()
    expect(loads).toBe(1)
    await context.close()
  })

  test('is not looked for where there is none: what cannot be fetched is said to have failed', async () => {
    const visited = await withoutServiceWorker('es')
    const { page, context } = visited
    await page.goto('/')
    await page.locator('[data-game=lighthouse]').waitFor()
    await context.setOffline(true)
    await page.locator('a[href="/about"]').first().click()
    await page.getByRole('heading', { name: 'La página ha fallado' }).waitFor()
    await context.close()
  })
})

test.each([
  ['es', 'Las mesas en línea se guardan en su servidor.', /ocupan [\d,]+ MB\..*(ha prometido|podría borrarlas)/],
  ['en', 'Online tables are kept by their server.', /they take [\d.]+ MB\..*(has promised|may clear them away)/],
] as const)('the settings say how much is kept where (%s)', async (lang, online, here) => {
  const visited = await withoutServiceWorker(lang)
  const { page, context, errors } = visited
  await page.addInitScript('navigator.storage.persist = () => { window.wasAsked = true; return Promise.resolve(true) }')
  await openTable(visited)
  await expect.poll(() => page.evaluate('window.wasAsked')).toBe(true)
  await page.goto('/')
  await page.getByRole('button', { name: lang === 'es' ? 'Ajustes' : 'Settings' }).click()
  const kept = page.locator('[data-kept]:not([data-kept=unknown])')
  await kept.waitFor()
  const text = (await kept.textContent()) ?? ''
  expect(text).toContain(online)
  expect(text.replaceAll('\n', ' ')).toMatch(here)
  expect(errors).toEqual([])
  await context.close()
})
