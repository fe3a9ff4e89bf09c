/** A visitor of the built client in a real Chromium. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { launchChromium } from '@miskatonic/testing/browser'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Served, serveClient } from './served.ts'

export type House = { readonly browser: Browser; readonly served: Served; close(): Promise<void> }

/** The client alone, or as somebody else serves it. */
export async function openHouse(serve: () => Promise<Served> = () => serveClient()): Promise<House> {
  const served = await serve()
  const browser = await launchChromium()
  return {
    browser,
    served,
    close: async () => {
      await browser.close()
      await served.close()
    },
  }
}

export const DESK = { viewport: { width: 1366, height: 768 } }
/** As everybody's browser: what was opened is kept for the day without a network. */
export const KEEPING = { ...DESK, serviceWorkers: 'allow' } as const
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const SETTINGS = 'miskatonic.settings'

export type Visit = { readonly page: Page; readonly context: BrowserContext; readonly errors: string[] }

/** A new browser with nothing in it. Whatever the page complains about is an error of the test. */
export async function visit(
  { browser, served }: House,
  lang: 'es' | 'en',
  how: Parameters<Browser['newContext']>[0] = DESK,
  pace: { readonly own: string; readonly others: string } = { own: 'off', others: 'watch' },
): Promise<Visit> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // It keeps every file of a game for the day without a network, in every new browser: only for tests about that.
    serviceWorkers: 'block',
    ...how,
    locale: lang,
    baseURL: served.address,
    acceptDownloads: true,
  })
  // What happens is shown all at once, unless a test is about the way there: it would take its time in each of them.
  await context.addInitScript(
    `localStorage.getItem('${SETTINGS}') ?? localStorage.setItem('${SETTINGS}', '${JSON.stringify({ pace, volumes: { ambience: 0 } })}')`,
  )
  const page = await context.newPage()
  // Nothing is wrong because the machine is busy.
  page.setDefaultTimeout(60_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    // Nothing lies under /api here; the client asks all the same, and the browser notes that it was not found.
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text())
  })
  return { page, context, errors }
}

/** Opens a table of the tutorial game alone, from the start page. */
export async function openTable({ page }: Visit, game = 'lighthouse'): Promise<void> {
  await page.goto('/')
  await page.locator(`[data-game=${game}]`).click()
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
}

export const seqOf = async (page: Page): Promise<number> => Number(await page.locator('[data-seq]').getAttribute('data-seq'))

/** Waits until what is loaded from here on can be had without the network. The page's policy forbids a predicate given as text. */
export const underServiceWorker = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((then) => {
  const look = () => navigator.serviceWorker.controller && then(true)
  navigator.serviceWorker.addEventListener('controllerchange', look)
  look()
})`)

/** Waits until everything is kept that a table of this game needs to be played here without the network, as the service worker's own list has it. */
export const isKept = (page: Page, game: string): Promise<unknown> =>
  page.evaluate(`(async () => {
  const { games } = JSON.parse(/^const BUILT = (.*)$/m.exec(await (await fetch('/sw.js')).text())[1])
  const wanted = [...games['${game}'].table, ...games['${game}'].here]
  for (;;) {
    const kept = await Promise.all(wanted.map((path) => caches.match(path)))
    if (kept.every(Boolean)) return
    await new Promise((then) => setTimeout(then, 50))
  }
})()`)

/** Waits until the table has moved on from `seq`. */
export const movedFrom = (page: Page, seq: number): Promise<unknown> => page.locator(`[data-seq]:not([data-seq="${seq}"])`).waitFor()

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type Found = {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/**
 * Marks of a map lie where the map has them, and pieces lie on them: WCAG 2.5.8 excepts what is essential, and what can be
 * reached by another control (the answer's button, the list of places) of full size.
 */
const isOnMap = (html: string): boolean => /^<[^>]* data-place="/.test(html)

type Rule = { readonly id: string; readonly impact: string }

/** Every rule of accessibility there is for the page: those it keeps, each by its heaviest check, and those it breaks. */
export async function runAxe(page: Page): Promise<{ readonly passes: readonly Rule[]; readonly violations: readonly Rule[] }> {
  await page.evaluate(axe)
  return (await page.evaluate(`axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ passes, violations }) => {
    const heaviest = ({ nodes }) => ['critical', 'serious', 'moderate', 'minor'].find((impact) =>
      nodes.some(({ any, all, none }) => [...any, ...all, ...none].some((check) => check.impact === impact)))
    return {
      passes: passes.map((one) => ({ id: one.id, impact: heaviest(one) ?? 'minor' })),
      violations: violations.map(({ id, impact }) => ({ id, impact })),
    }
  })`)) as { readonly passes: readonly Rule[]; readonly violations: readonly Rule[] }
}

/** No screen may keep anybody out. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(axe)
  const found = (await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) => violations)`,
  )) as Found[]
  const serious = found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map((one) => ({ ...one, nodes: one.nodes.filter((node) => !(one.id === 'target-size' && isOnMap(node.html))) }))
    .filter(({ nodes }) => nodes.length)
  const told = serious.map(
    ({ id, nodes }) => `${screen}: ${id}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  )
  expect(told).toEqual([])
}

/** Nothing may stick out of the window sideways. */
export async function expectNoOverflow(page: Page, screen: string): Promise<void> {
  const wide = (await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')) as [number, number]
  expect(wide[0], `${screen}: the page is wider than the window`).toBeLessThanOrEqual(wide[1])
}
