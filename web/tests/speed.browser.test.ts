import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dist } from '../build.ts'
import { DESK, type House, KEEPING, openHouse, openTable, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Answers forty questions from inside the page; for each, what had to be changed in the page until it showed the result, and how long it took. */
const ANSWER = `(async () => {
  const decisions = []
  const frame = () => document.querySelector('[data-seq]')
  for (let i = 0; i < 40; i++) {
    const confirm = document.querySelector('button[data-confirm]')
    while (confirm?.disabled) {
      document.querySelector('button[data-option]:not(:disabled)').click()
      await new Promise((then) => setTimeout(then, 20))
    }
    const button = confirm ?? document.querySelector('button[data-option]')
    if (!button) break
    const seq = frame().dataset.seq
    const start = performance.now()
    let changes = 0
    let ms = 0
    const watch = new MutationObserver((records) => {
      changes += records.length
      if (frame()?.dataset.seq !== seq) ms ||= performance.now() - start
    })
    watch.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true })
    button.click()
    while (!ms) await new Promise((then) => setTimeout(then, 5))
    await new Promise((then) => setTimeout(then, 30))
    watch.disconnect()
    decisions.push({ changes, ms, nodes: document.body.querySelectorAll('*').length })
  }
  return decisions
})()`
type Decision = { readonly changes: number; readonly ms: number; readonly nodes: number }

const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.POSITIVE_INFINITY

test('a decision at a local table changes little of the page: how long that takes is told, how much it is is judged', async () => {
  // Keeping pictures for later has nothing to do with a decision.
  const visited = await visit(house, 'en', { ...DESK, serviceWorkers: 'block' })
  const line = await visited.context.newCDPSession(visited.page)
  await line.send('Performance.enable')
  const layouts = async (): Promise<number> =>
    (await line.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
  const all: Decision[] = []
  let laidOut = 0
  // A game in which always the first thing is done is soon over: several are played.
  for (let i = 0; i < 3; i++) {
    await openTable(visited)
    const before = await layouts()
    all.push(...((await visited.page.evaluate(ANSWER)) as Decision[]))
    laidOut += (await layouts()) - before
  }
  expect(all.length).toBeGreaterThan(20)
  const share = middle(all.map(({ changes, nodes }) => changes / nodes))
  const each = laidOut / all.length
  console.log(
    `${all.length} decisions: ${middle(all.map(({ changes }) => changes))} changes in ${middle(all.map(({ nodes }) => nodes))} nodes, ` +
      `${each.toFixed(1)} layouts each; median ${middle(all.map(({ ms }) => ms)).toFixed(1)} ms`,
  )
  expect(share).toBeLessThan(0.25)
  expect(each).toBeLessThan(6)
  await visited.context.close()
})

test('the first load stays within 300 KB, a table within 250 KB', async () => {
  const { page, context } = await visit(house, 'en', KEEPING)
  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname))
  await page.goto('/')
  await page.locator('[data-open-table]').waitFor()
  await page.evaluate('document.fonts.ready.then(() => 1)')
  const sizeOf = (path: string): number => {
    const bytes = readFileSync(join(dist, path))
    return path.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length
  }
  const first = [...loaded].filter((path) => /^\/assets\//.test(path))
  const before = first.reduce((sum, path) => sum + sizeOf(path), 0)
  expect(before / 1024).toBeLessThan(300)
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  const engine = new Set(globSync('assets/{worker,effects,*horror,lighthouse}-*.js', { cwd: dist }).map((path) => `/${path}`))
  const table = [...loaded].filter((path) => /^\/assets\//.test(path) && !first.includes(path) && !engine.has(path))
  const after = table.reduce((sum, path) => sum + sizeOf(path), 0)
  console.log(`first load ${(before / 1024).toFixed(0)} KB, table ${(after / 1024).toFixed(0)} KB`)
  expect(after / 1024).toBeLessThan(250)
  await context.close()
})
