/**
 * What one press brings about, moment by moment, as whoever pressed it sees it and as the other player online does. Both browsers have a clock
 * that stands still until it is turned on, so that a busy machine skips nothing.
 */
import type { Json, SeatEvent } from '@miskatonic/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from './started.ts'
import { findStretch, type Stretch } from './stretches.ts'
import { DESK, type House, movedFrom, openHouse, seqOf, type Visit, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse(startServer)
})
afterAll(() => house.close())

const SEATS = ['Seat 1', 'Seat 2']
const ELDRITCH: { readonly game: string; readonly seats: readonly string[]; readonly options: Json } = {
  game: 'eldritch-horror',
  seats: SEATS,
  options: { ancientOne: 'azathoth', difficulty: 'easy', investigators: ['norman-withers', 'lily-chen'], lead: 'Seat 1' },
}
const MYTHOS = { game: 'mythos', seats: SEATS, options: { decks: ['the-arkham-faculty', 'the-order-of-the-reef'] } }

const keysOf = (told: readonly SeatEvent[]): readonly string[] => told.map(({ message }) => message.key)
const countOf = (told: readonly SeatEvent[], key: string, seat: string): number =>
  told.filter(({ message }) => message.key === key && JSON.stringify(message.args ?? null).includes(`"seat":"${seat}"`)).length

/** Ada brings the table and keeps the seat that decides; Bob has come by its code and was given the other. */
async function sitDown({ file, seat }: Stretch): Promise<{ readonly ada: Visit; readonly bob: Visit }> {
  const pace = { own: 'mine', others: 'watch' }
  const [ada, bob] = [await visit(house, 'en', DESK, pace), await visit(house, 'en', DESK, pace)]
  await ada.page.goto('/', { waitUntil: 'networkidle' })
  await ada.page.locator('input[data-import]').setInputFiles({ name: 'table.txt', mimeType: 'text/plain', buffer: Buffer.from(file) })
  const where = ada.page.getByRole('dialog')
  await where.getByLabel('Your name').fill('Ada')
  await where.getByRole('button', { name: /^Online/ }).click()
  await ada.page.locator('[data-seq]').waitFor()
  await ada.page.keyboard.press('s')
  const code = await ada.page
    .getByRole('dialog')
    .locator('b', { hasText: /^[A-Z0-9]{6}$/ })
    .textContent()
  await bob.page.goto(`/join/${code}`)
  await bob.page.getByLabel('Your name').fill('Bob')
  await bob.page.getByRole('button', { name: 'Enter' }).click()
  await bob.page.locator('[data-seq]').waitFor()
  const other = SEATS.find((one) => one !== seat)
  await ada.page.locator(`[data-give="${other}"]`).click()
  await ada.page.locator(`[data-give="${other}"]`).waitFor({ state: 'detached' })
  for (const { page } of [ada, bob]) await page.keyboard.press('Escape')
  return { ada, bob }
}

/** What was on the screen at one beat. */
type Seen = {
  readonly hold: string
  readonly waits: boolean
  readonly text: string
  readonly stage: string
  readonly scene: string
  readonly dice: number
  readonly doom: string
  readonly options: number
  readonly clash: string
}

/** Notes what is on the screen whenever another beat is on. */
const RECORDER = `(() => {
  window.seen = []
  let last = ''
  const look = () => {
    const beat = document.querySelector('[data-beat]')
    if (!beat) return
    const stage = document.querySelector('[data-stage]')
    const now = {
      hold: beat.dataset.beat,
      waits: 'waits' in beat.dataset,
      text: document.querySelector('#question')?.textContent ?? '',
      stage: stage?.dataset.stage ?? '',
      scene: stage?.textContent ?? '',
      dice: document.querySelectorAll('[data-mark~=dice] li').length,
      doom: document.querySelector('[data-mark~=doom]')?.getAttribute('aria-label') ?? document.querySelector('[data-mark~=doom]')?.textContent ?? '',
      options: document.querySelectorAll('button[data-option]').length,
      clash: document.querySelector('[data-clash]')?.textContent ?? '',
    }
    const key = JSON.stringify([now.hold, now.text, now.stage])
    if (key === last) window.seen[window.seen.length - 1] = now
    else window.seen.push(now)
    last = key
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
})()`

/** Shorter than any beat is on. */
const TICK = 50

/** Turns the clock on, and goes on where something waits, until nothing more is shown. */
async function watched(page: Page): Promise<readonly Seen[]> {
  const shows = page.locator('[data-beat]')
  for (;;) {
    await page.clock.runFor(TICK)
    await page.evaluate(`document.querySelector('[data-go-on]')?.click()`)
    // Nothing of it is drawn later than by what is under way in the page now.
    await page.evaluate(
      'new Promise((then) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = then; port2.postMessage(0) })',
    )
    if (!(await shows.count())) return (await page.evaluate('window.seen')) as readonly Seen[]
  }
}

/** The answer is given; what both of them see of what it brings. */
async function seenBy({ ada, bob }: { readonly ada: Visit; readonly bob: Visit }, answer: string): Promise<readonly (readonly Seen[])[]> {
  for (const { page } of [ada, bob]) {
    await page.evaluate(RECORDER)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
  }
  await ada.page.locator(`button[data-option="${answer}"]`).click()
  const found = []
  for (const { page } of [ada, bob]) {
    await page.locator('[data-beat]').waitFor()
    found.push(await watched(page))
  }
  return found
}

/** The beats that fit, one after the other, each later than the one before. */
function inOrder(seen: readonly Seen[], ...wanted: readonly ((one: Seen) => boolean)[]): readonly Seen[] {
  let at = -1
  return wanted.map((fits, n) => {
    at = seen.findIndex((one, i) => i > at && fits(one))
    if (at < 0)
      throw new Error(`beat ${n} is not there: ${JSON.stringify(seen.map(({ hold, stage, text, dice }) => [hold, stage, text, dice]))}`)
    return seen[at] as Seen
  })
}

async function close({ ada, bob }: { readonly ada: Visit; readonly bob: Visit }): Promise<void> {
  expect([...ada.errors, ...bob.errors]).toEqual([])
  for (const { context } of [ada, bob]) await context.close()
}

const isRead = (stage: string) => (one: Seen) => one.hold === 'read' && one.stage === stage
const isRoll = ({ hold, dice }: Seen): boolean => hold === 'roll' && dice === 0
const isDice = ({ hold, dice }: Seen): boolean => hold === 'dice' && dice > 0
const isResult = ({ hold, text }: Seen): boolean => hold === 'result' && text.includes('test')

test('an encounter with two tests: read, rolled, told, and rolled again', async () => {
  const stretch = await findStretch({
    ...ELDRITCH,
    seed: 'two-tests',
    when: (told, seat, next) => {
      const keys = keysOf(told)
      return (
        keys[0] === 'log.encounter' &&
        countOf(told, 'log.tested', seat) === 2 &&
        !keys.includes('log.phase') &&
        !next.some((one) => one !== seat)
      )
    },
  })
  const table = await sitDown(stretch)
  for (const [n, seen] of (await seenBy(table, stretch.answer)).entries()) {
    const way = inOrder(seen, isRead('encounter'), isRoll, isDice, isResult, isRoll, isDice, isResult)
    // Whoever acts goes on by a press; whoever looks on has nothing to press.
    expect(way.map(({ waits }) => waits)).toEqual(way.map(({ hold }) => n === 0 && (hold === 'read' || hold === 'roll')))
    expect(way[0]?.dice).toBe(0)
    expect(seen.filter(({ options }) => options > 0)).toEqual([])
  }
  await close(table)
})

test('a fight with two Monsters: one is over before the other begins', async () => {
  const stretch = await findStretch({
    ...ELDRITCH,
    seed: 'two-monsters',
    when: (told, seat, next) =>
      countOf(told, 'log.combat', seat) === 2 && keysOf(told).includes('log.monster-defeated-by') && !next.some((one) => one !== seat),
  })
  const table = await sitDown(stretch)
  for (const seen of await seenBy(table, stretch.answer)) {
    const [first, , , , fallen, second] = inOrder(
      seen,
      ({ hold, stage }) => hold === 'read' && stage !== '',
      isRoll,
      isDice,
      isResult,
      ({ text }) => /defeat/i.test(text),
      ({ hold, stage }) => hold === 'read' && stage !== '',
    ) as [Seen, Seen, Seen, Seen, Seen, Seen]
    // Another Monster stands there, and no dice of the fight before lie before it.
    expect(second.text).not.toBe(first.text)
    expect(second.dice).toBe(0)
    expect(second.scene).not.toBe(fallen.scene)
  }
  await close(table)
})

const doomOf = ({ doom }: Seen): number => Number(/\d{1,2}/.exec(doom)?.[0])

test('the way of a Mythos card: it is read, then each of its icons is seen on the map, and Doom moves with its own', async () => {
  const stretch = await findStretch({
    ...ELDRITCH,
    seed: 'mythos',
    when: (told) => {
      const keys = keysOf(told)
      const wanted = ['log.mythos-drawn', 'log.omen-advanced', 'log.doom-advanced', 'log.gate-spawned', 'log.monster-spawned']
      const at = wanted.map((key) => keys.indexOf(key))
      return at.every((one, n) => one > (at[n - 1] ?? -1)) && !keys.slice(0, at[0]).includes('log.encounter')
    },
  })
  const table = await sitDown(stretch)
  for (const seen of await seenBy(table, stretch.answer)) {
    const way = inOrder(
      seen,
      isRead('mythos'),
      ({ text, stage }) => /Omen/.test(text) && stage === '',
      ({ text }) => /^Doom advanced/.test(text),
      ({ text, stage }) => /Gate/.test(text) && stage === '',
      ({ stage }) => stage === '',
    )
    const [, from, to] = /from (\d+) to (\d+)/.exec(way[2]?.text ?? '') ?? []
    expect([doomOf(way[1] as Seen), doomOf(way[2] as Seen)]).toEqual([Number(from), Number(to)])
    // It concerns everybody: each reads it in their own time.
    expect(way[0]?.waits).toBe(true)
  }
  await close(table)
})

test('a Combat in Mythos: Threats are turned up, sums meet, what is lost is told, for both sides', async () => {
  const stretch = await findStretch({
    ...MYTHOS,
    seed: 'combat',
    when: (told) => {
      const keys = keysOf(told)
      return (
        ['log.revealed', 'log.battle', 'log.buried'].every((key) => keys.includes(key)) && keys[0] !== 'log.used' && keys[0] !== 'log.cast'
      )
    },
  })
  const table = await sitDown(stretch)
  const seq = await seqOf(table.ada.page)
  for (const seen of await seenBy(table, stretch.answer)) {
    const [, battle] = inOrder(
      seen,
      ({ hold, stage, clash }) => hold === 'great' && stage === 'combat' && clash === '',
      ({ hold, stage, clash }) => hold === 'great' && stage === 'combat' && /\d/.test(clash),
      ({ clash }) => clash === '',
    ) as [Seen, Seen, Seen]
    for (const figure of battle.text.match(/\d+/g) ?? []) expect(battle.clash).toContain(figure)
    expect(seen.filter(({ options }) => options > 0)).toEqual([])
  }
  await movedFrom(table.bob.page, seq)
  await close(table)
})
