/** Our own audit of the start page, with limits of our own: they follow what the well-known audits look at, but are not their scores. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectNoOverflow, type House, openHouse, PHONE, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** What Web Vitals call good. Measured on loopback: a slow line is stood for by the bytes, which the speed test counts. */
const LIMITS = { largestPaint: 2500, shift: 0.1, requests: 40, domNodes: 1500 }

const WATCH = `
  window.audit = { paint: 0, shift: 0, forbidden: [] }
  new PerformanceObserver((list) => { for (const one of list.getEntries()) audit.paint = one.startTime }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) audit.shift += one.value }).observe({ type: 'layout-shift', buffered: true })
  addEventListener('securitypolicyviolation', (event) => audit.forbidden.push(event.violatedDirective + ' ' + event.blockedURI))
`
type Found = {
  readonly paint: number
  readonly shift: number
  readonly forbidden: readonly string[]
  readonly doctype: string
  readonly lang: string
  readonly title: string
  readonly described: boolean
  readonly viewport: string
  readonly blocking: readonly string[]
  readonly elsewhere: readonly string[]
  readonly requests: number
  readonly nodes: number
  readonly pictures: readonly { readonly src: string; readonly stretched: boolean; readonly empty: boolean; readonly named: boolean }[]
}
const LOOK = `(() => {
  const loaded = performance.getEntriesByType('resource')
  const path = ({ name }) => new URL(name).pathname
  return {
    ...audit,
    doctype: document.doctype?.name ?? '',
    lang: document.documentElement.lang,
    title: document.title,
    described: Boolean(document.querySelector('meta[name=description]')?.content),
    viewport: document.querySelector('meta[name=viewport]')?.content ?? '',
    blocking: loaded.filter((one) => one.renderBlockingStatus === 'blocking').map(path),
    elsewhere: loaded.filter(({ name }) => new URL(name).origin !== location.origin && !name.startsWith('data:')).map(({ name }) => name),
    requests: loaded.length,
    nodes: document.querySelectorAll('*').length,
    pictures: [...document.images].filter((one) => one.complete).map((one) => {
      const box = one.getBoundingClientRect()
      const fitted = ['cover', 'contain'].includes(getComputedStyle(one).objectFit)
      return {
        src: one.currentSrc,
        named: one.hasAttribute('alt'),
        empty: one.naturalWidth === 0,
        stretched: !fitted && box.height > 0 && Math.abs(box.width / box.height - one.naturalWidth / one.naturalHeight) > 0.05,
      }
    }),
  }
})()`

for (const [lang, how, where] of [
  ['es', DESK, 'a desk'],
  ['en', PHONE, 'a phone'],
] as const)
  test(`the start page on ${where} passes our audit`, async () => {
    const { page, context, errors } = await visit(house, lang, how)
    await context.addInitScript(WATCH)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate('document.fonts.ready.then(() => 1)')
    const found = (await page.evaluate(LOOK)) as Found
    console.log(
      `${where}: largest paint ${found.paint.toFixed(0)} ms, shift ${found.shift.toFixed(3)}, ${found.requests} requests, ${found.nodes} nodes`,
    )

    expect(found.paint, 'a largest paint was seen').toBeGreaterThan(0)
    expect(found.paint).toBeLessThan(LIMITS.largestPaint)
    expect(found.shift).toBeLessThan(LIMITS.shift)
    expect(found.requests).toBeLessThan(LIMITS.requests)
    expect(found.nodes).toBeLessThan(LIMITS.domNodes)
    expect(
      found.blocking.filter((path) => !/^\/assets\/.*\.(css|js)$/.test(path)),
      'only our own style and script hold back the first paint',
    ).toEqual([])

    expect(errors, 'nothing in the console').toEqual([])
    expect(found.forbidden, 'the content security policy').toEqual([])
    expect(found.elsewhere, 'nothing from other addresses, so nothing that is not https behind https').toEqual([])
    expect(found.doctype).toBe('html')
    expect(found.lang).toBe(lang)
    expect(found.title).not.toBe('')
    expect(found.described, 'a description for those who search').toBe(true)
    expect(found.viewport).toContain('width=device-width')
    expect(found.viewport).not.toMatch(/user-scalable=no|maximum-scale=1(?!\d)/)
    expect(found.pictures.length).toBeGreaterThan(0)
    expect(found.pictures.filter(({ empty, stretched, named }) => empty || stretched || !named)).toEqual([])

    await expectAccessible(page, `start on ${where}`)
    await expectNoOverflow(page, `start on ${where}`)
    await context.close()
  })
