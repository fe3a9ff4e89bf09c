/** What is sent to whom: nobody is sent anything of a game they have not opened, nor the picture of a card they have not seen. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@miskatonic/games'
import type { Told } from '@miskatonic/room'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dist } from '../build.ts'
import { facePictures, found, openPictures, type Sign, sealedOf, sentFor, signsOf } from './looked.ts'
import { serveClient } from './served.ts'
import { startServer } from './started.ts'
import { type House, isKept, KEEPING, openHouse, underServiceWorker, visit } from './visit.ts'

const OPENED = 'eldritch-horror'
const ids = games.map(({ id }) => id)
const others = ids.filter((id) => id !== OPENED)

/** Everything that was asked for since the last look. */
let asked: string[] = []
let house: House
const signs = new Map<string, readonly Sign[]>()
beforeAll(async () => {
  house = await openHouse(() => serveClient((path) => asked.push(path)))
  for (const id of ids) signs.set(id, await signsOf(id))
})
afterAll(() => house.close())

const signsFor = (game: string): readonly Sign[] => signs.get(game) ?? []
const pictures = (paths: readonly string[]): string[] => paths.flatMap((path) => /^\/art\/(.*\.webp)$/.exec(path)?.[1] ?? [])
/** Files that are of one game, by their names. */
const filesOf = (game: string, paths: readonly string[]): string[] =>
  paths.filter((path) => path.startsWith(`/assets/${game}.`) || path === `/art/${game}.json` || path.startsWith(`/rules/${game}.`))

/** What is offered where the table of a chosen box is set up: its names are read on the page itself. */
async function offered(game: string): Promise<ReadonlySet<string>> {
  const setup = await games.find(({ id }) => id === game)?.setup()
  const choices = (setup?.setup.fields ?? []).flatMap((field) => (field.kind === 'yes-no' ? [] : field.choices))
  return new Set(choices.flatMap(({ id, label }) => [id, label.es, label.en]))
}

/** What a page's worker tells it, where it plays by itself. */
async function hearWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(`window.told = []
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how)
    this.addEventListener('message', ({ data }) => data.hear?.is === 'told' && window.told.push(data.hear))
  }
}`)
}
const toldPictures = (told: readonly Pick<Told, 'pictures'>[]): string[] => told.flatMap((one) => Object.values(one.pictures ?? {}))
const quiet = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

describe('the search itself', () => {
  test('finds every kind of sign where it is: in what is sent to whoever plays the game here', async () => {
    const here = globSync(`assets/${OPENED}.here.*.js`, { cwd: dist })
    const kinds = found(here.map((path) => sentFor(`/${path}`)).join('\n'), signsFor(OPENED)).map((one) => one.split(' ')[0])
    for (const kind of ['id', 'name', 'story', 'picture'])
      expect([kind, kinds.filter((one) => one === kind).length > 50]).toEqual([kind, true])
  })

  test.each(['{"monster:ghost":{"file":"x.webp"}}', '"holy-cross"', "'monster:ghost'"])('finds a planted list: %s', (planted) =>
    expect(found(planted, signsFor(OPENED))).not.toEqual([]),
  )
})

test('what is sealed is in no file that is served, in no words anybody could search for', async () => {
  const files = globSync('**/*.{js,html,json,css}', { cwd: dist }).map((path) => ({ path, text: readFileSync(join(dist, path), 'utf8') }))
  let counted = 0
  for (const game of ids) {
    const words = await sealedOf(game)
    counted += words.length
    // As a program holds them, and as a list does.
    const held = words.flatMap((one) => [one, JSON.stringify(one).slice(1, -1), one.replaceAll("'", "\\'")])
    for (const { path, text } of files) expect([path, held.filter((one) => text.includes(one))]).toEqual([path, []])
  }
  expect(counted).toBeGreaterThan(500)
})

test('the start page asks for nothing of a game that nobody opened, nor does what works behind it', async () => {
  asked = []
  const { page, context, errors } = await visit(house, 'es', KEEPING)
  await page.goto('/')
  await page.locator('[data-open-table]').waitFor()
  await underServiceWorker(page)
  await quiet(page)
  const paths = [...new Set(asked)]
  // The box that is chosen is set up on this very page.
  const chosen = games[0]?.id ?? ''
  expect(filesOf(chosen, paths).filter((path) => !path.startsWith(`/assets/${chosen}.table.setup-`))).toEqual([])
  for (const game of ids.filter((id) => id !== chosen)) expect(filesOf(game, paths)).toEqual([])
  expect(pictures(paths).filter((file) => !openPictures('house').includes(file))).toEqual([])
  expect(paths).toContain('/sw.js')
  const sent = paths.map(sentFor).join('\n')
  const shown = await offered(chosen)
  for (const game of ids)
    expect([
      game,
      found(
        sent,
        signsFor(game).filter(({ text }) => !shown.has(text)),
      ),
    ]).toEqual([game, []])
  // There is no list of everything, under the name it had or any other that comes to mind.
  for (const path of ['/art/manifest.json', '/.pictures/mythos.json', '/pictures/mythos.json', '/art/', '/art/index.json'])
    expect([path, sentFor(path), paths.includes(path)]).toEqual([path, '', false])
  expect(errors).toEqual([])
  await context.close()
})

test('a table played here asks for its own game, and for pictures of what it shows', async () => {
  asked = []
  const { page, context, errors } = await visit(house, 'en', KEEPING)
  await hearWorkers(context)
  await page.goto(`/?game=${OPENED}`)
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq] img').first().waitFor()
  await underServiceWorker(page)
  await isKept(page, OPENED)
  await quiet(page)
  const paths = [...new Set(asked)]
  const sent = paths.map(sentFor).join('\n')
  for (const game of others) {
    expect(filesOf(game, paths)).toEqual([])
    // Two games may have a ghost, and the one that was opened names its own.
    const own = new Set(signsFor(OPENED).map(({ text }) => text))
    expect([
      game,
      found(
        sent,
        signsFor(game).filter(({ text }) => !own.has(text)),
      ),
    ]).toEqual([game, []])
  }
  const told = toldPictures((await page.evaluate('window.told')) as Told[])
  const open = [...openPictures('house'), ...openPictures(OPENED)]
  const seen = pictures(paths)
  expect(seen.filter((file) => !told.includes(file) && !open.includes(file))).toEqual([])
  // Otherwise nothing would be proved: pictures of faces were asked for, and most there are were not.
  expect(seen.filter((file) => !open.includes(file)).length).toBeGreaterThan(5)
  expect(new Set(told).size).toBeLessThan(new Set(Object.values(facePictures(OPENED))).size / 2)
  expect(errors).toEqual([])
  await context.close()
})

test('an online table asks for no rules, no text and no picture of what it has not told', async () => {
  const online = await openHouse(startServer)
  const { page, context, errors } = await visit(online, 'es', KEEPING)
  const [paths, bodies, told]: [string[], Promise<string>[], Told[]] = [[], [], []]
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    paths.push(pathname)
    if (/\.(js|json|html)$|^\/$/.test(pathname)) bodies.push(response.text().catch(() => ''))
  })
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const letter = JSON.parse(String(payload)) as Told
      if (letter.is === 'told') told.push(letter)
    }),
  )
  await page.goto(`/?game=${OPENED}`)
  await page.getByRole('button', { name: /^En línea/ }).click()
  await page.getByLabel('Tu nombre').fill('Ada')
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq] img').first().waitFor()
  await quiet(page)
  for (const game of others) expect(filesOf(game, paths)).toEqual([])
  expect(paths.filter((path) => path.includes(`/${OPENED}.here.`) || path.includes(`/${OPENED}.aside.`))).toEqual([])
  const open = [...openPictures('house'), ...openPictures(OPENED)]
  const known = toldPictures(told)
  expect(known.length).toBeGreaterThan(5)
  expect(pictures(paths).filter((file) => !known.includes(file) && !open.includes(file))).toEqual([])
  // What draws the table speaks of kinds of things, but no card is in it: neither its story nor its picture.
  const sent = (await Promise.all(bodies)).join('\n')
  expect(sent.length).toBeGreaterThan(100_000)
  expect(
    found(
      sent,
      signsFor(OPENED).filter(({ kind }) => kind === 'story' || kind === 'picture'),
    ),
  ).toEqual([])
  const own = new Set(signsFor(OPENED).map(({ text }) => text))
  for (const game of others)
    expect([
      game,
      found(
        sent,
        signsFor(game).filter(({ text }) => !own.has(text)),
      ),
    ]).toEqual([game, []])
  expect(errors).toEqual([])
  await context.close()
  await online.close()
})
