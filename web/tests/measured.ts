/** What a first visit costs on a line and a processor that are held back, as Lighthouse holds them back. */
import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { type Frame, type Measured, speedIndex, THROTTLED } from './scores.ts'
import { type House, visit } from './visit.ts'

const WATCH = `
  window.audit = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, tasks: [], forbidden: [] }
  const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  watch('paint', (one) => { if (one.name === 'first-contentful-paint') audit.firstPaint = one.startTime })
  watch('largest-contentful-paint', (one) => {
    audit.largestPaint = one.startTime
    audit.largest = one.url ? new URL(one.url).pathname : (one.element?.textContent ?? '').trim()
  })
  watch('layout-shift', (one) => { if (!one.hadRecentInput) audit.shift += one.value })
  watch('longtask', (one) => audit.tasks.push([one.startTime, one.duration]))
  addEventListener('securitypolicyviolation', (event) => audit.forbidden.push(event.violatedDirective + ' ' + event.blockedURI))
`
type Watched = {
  readonly firstPaint: number
  readonly largestPaint: number
  /** What it was: the address of a picture, or a text. */
  readonly largest: string
  readonly shift: number
  readonly tasks: readonly (readonly [number, number])[]
  readonly forbidden: readonly string[]
}

const LEVELS = 16

/** How often each brightness occurs in red, green and blue. */
async function histogramOf(picture: Buffer): Promise<readonly number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = Array.from({ length: 3 * LEVELS }, () => 0)
  for (let i = 0; i < data.length; i++) {
    const at = (i % info.channels) * LEVELS + Math.floor(((data[i] ?? 0) * LEVELS) / 256)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

type Filmed = { readonly at: number; readonly picture: Buffer }

/** Films the page from now on; `end` says what was seen, by the time of the page. */
async function film(line: CDPSession): Promise<() => Promise<readonly Filmed[]>> {
  const seen: Filmed[] = []
  line.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    seen.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') })
    void line.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await line.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 400, maxHeight: 400, everyNthFrame: 1 })
  return async () => {
    await line.send('Page.stopScreencast')
    return seen
  }
}

async function framesSince(begun: number, seen: readonly Filmed[]): Promise<readonly Frame[]> {
  const after = seen.filter(({ at }) => at >= begun)
  const frames = await Promise.all(after.map(async ({ at, picture }) => ({ at: at - begun, histogram: await histogramOf(picture) })))
  const [first] = frames
  if (!first) return []
  // Until the first picture came there was nothing: black, as the page begins.
  const pixels = first.histogram.slice(0, LEVELS).reduce((sum, n) => sum + n, 0)
  return [{ at: 0, histogram: first.histogram.map((_, i) => (i % LEVELS === 0 ? pixels : 0)) }, ...frames]
}

/** Issues the browser itself reports: deprecated ways, mixed content, cookies. */
export type Issue = string
export type Visited = {
  readonly page: Page
  readonly measured: Measured
  /** What people wait for most: the address of a picture, or a text. */
  readonly largest: string
  readonly forbidden: readonly string[]
  readonly issues: readonly Issue[]
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** One first visit of the start page, in a browser with nothing in it. */
export async function firstVisit(
  house: House,
  lang: 'es' | 'en',
  how: keyof typeof THROTTLED,
  device: Parameters<typeof visit>[2],
): Promise<Visited> {
  const { page, context, errors } = await visit(house, lang, device)
  const line = await context.newCDPSession(page)
  const issues: Issue[] = []
  line.on('Audits.issueAdded', ({ issue }) => issues.push(`${issue.code} ${JSON.stringify(issue.details)}`))
  await line.send('Audits.enable')
  await line.send('Network.enable')
  const { latency, kbps, cpu } = THROTTLED[how]
  const rate = (kbps * 1024) / 8
  await line.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: rate, uploadThroughput: rate })
  await line.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await context.addInitScript(WATCH)
  const end = await film(line)
  await page.goto('/', { waitUntil: 'networkidle', timeout: 60_000 })
  await page.evaluate('document.fonts.ready.then(() => new Promise((then) => setTimeout(then, 1000)))')
  const seen = await end()
  const watched = (await page.evaluate('audit')) as Watched
  const begun = (await page.evaluate('performance.timeOrigin')) as number
  const blocking = watched.tasks.filter(([at]) => at >= watched.firstPaint).reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0)
  const { firstPaint, largestPaint, shift } = watched
  const measured = {
    firstPaint,
    largestPaint,
    shift,
    blocking,
    speedIndex: Math.max(firstPaint, speedIndex(await framesSince(begun, seen))),
  }
  return { page, measured, largest: watched.largest, forbidden: watched.forbidden, issues, errors, close: () => context.close() }
}
