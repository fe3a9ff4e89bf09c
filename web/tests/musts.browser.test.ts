/**
 * What players ask for before anything else: seventeen musts, each with one test that goes the way a player goes. Other files look closer at
 * many of them; here each is kept as a whole.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { games } from '@miskatonic/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allMoments, bring } from './brought.ts'
import type { Photographed } from './playedMoments.ts'
import { answerByKeys, answerByMouse, answerByTouch, playUntil, question } from './playing.ts'
import { cardsOnlyIn, listenTo, searchable, traceOf } from './secrets.ts'
import { startServer } from './started.ts'
import {
  DESK,
  expectAccessible,
  expectNoOverflow,
  type House,
  movedFrom,
  openHouse,
  openTable,
  PHONE,
  seqOf,
  type Visit,
  visit,
} from './visit.ts'

let house: House
let moments: readonly Photographed[]
beforeAll(async () => {
  house = await openHouse(startServer)
  moments = await allMoments()
})
afterAll(() => house.close())

/** Opens a table of the small game online as Ada, in Spanish; gives its code. */
async function openOnline({ page }: Visit, game = 'lighthouse'): Promise<string> {
  await page.goto('/')
  await page.locator(`[data-game=${game}]`).click()
  await page.getByRole('button', { name: /^En línea/ }).click()
  await page.getByLabel('Tu nombre').fill('Ada')
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  await page.keyboard.press('s')
  const code = await page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  await page.keyboard.press('Escape')
  return code ?? ''
}

/** Bob comes by the code, in English, and sits down. */
async function join({ page }: Visit, code: string): Promise<void> {
  await page.goto(`/join/${code}`)
  await page.getByLabel('Your name').fill('Bob')
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByRole('button', { name: 'Sit down' }).first().click()
  await page.getByText('yours').waitFor()
  await page.keyboard.press('Escape')
}

/** Saves the table as a file by the menu; gives its text. */
async function saved(page: Page, menu: string): Promise<string> {
  await page.getByRole('button', { name: menu }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-menu=export]').click()])
  return readFileSync(await file.path(), 'utf8')
}

test('1 · undo is exact: the last choice, the action, any line of the log', async () => {
  const visited = await visit(house, 'es')
  const { page, context, errors } = visited
  await openTable(visited)
  const asked: (string | null)[] = []
  for (let i = 0; i < 4; i++) {
    asked.push(await question(page))
    await answerByMouse(page)
  }
  const back = async (press: () => Promise<unknown>, to: string | null | undefined): Promise<void> => {
    const seq = await seqOf(page)
    await press()
    await movedFrom(page, seq)
    await expect.poll(() => question(page)).toBe(to)
  }
  await back(() => page.keyboard.press('z'), asked[3])
  await back(async () => {
    await page.keyboard.press('u')
    await page.locator('button[data-undo="1"]').click()
    await page.getByRole('button', { name: 'Deshacer', exact: true }).last().click()
  }, asked[1])
  for (let i = 0; i < 5; i++) await answerByMouse(page)
  expect(await question(page)).not.toContain('elige en secreto tu turno')
  await page.getByRole('button', { name: 'Cae la noche 1.' }).click()
  await page.getByRole('button', { name: 'Volver a jugar desde aquí' }).click()
  await page.locator('[data-moment]').waitFor({ state: 'detached' })
  await expect.poll(() => question(page)).toContain('elige en secreto tu turno')
  await answerByMouse(page)
  expect(errors).toEqual([])
  await context.close()
})

test('2 · reconnecting needs no ceremony: the lid is closed, the phone has the same seat and the same question', async () => {
  const desk = await visit(house, 'es', DESK)
  await openOnline(desk)
  await desk.page.locator('button[data-option]').first().waitFor()
  const [asked, where] = [await question(desk.page), desk.page.url()]
  await desk.page.keyboard.press('o')
  await desk.page.locator('[data-device]').click()
  const link = (await desk.page.locator('[data-link]', { hasText: '/me#' }).textContent()) ?? ''
  await desk.page.close()
  const phone = await visit(house, 'es', PHONE)
  await phone.page.goto(link)
  await phone.page.getByRole('button', { name: 'Seguir aquí' }).click()
  await phone.page.waitForURL((url) => !url.hash)
  await phone.page.goto(where)
  await phone.page.locator('button[data-option]').first().waitFor()
  await expect.poll(() => question(phone.page)).toBe(asked)
  await answerByTouch(phone.page)
  expect([...desk.errors, ...phone.errors]).toEqual([])
  for (const { context } of [desk, phone]) await context.close()
})

test('3 · never stuck: a damaged table says so and goes on from its last good moment, and there is always an answer until the end', async () => {
  const visited = await visit(house, 'en')
  const { page, context, errors } = visited
  await openTable(visited)
  for (let i = 0; i < 12; i++) await answerByMouse(page)
  const lines = (await saved(page, 'Menu')).split('\n')
  const at = lines.findIndex((line) => /"seq":7\b/.test(line))
  expect(at).toBeGreaterThan(0)
  const damaged = lines.map((line, i) => (i === at ? line.slice(0, -9) : line)).join('\n')
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('input[data-import]').setInputFiles({ name: 'x.table', mimeType: 'text/plain', buffer: Buffer.from(damaged) })
  await page.getByRole('dialog').locator('[data-first-focus]').click()
  await page.getByRole('alert').getByRole('button').click()
  await expect.poll(() => seqOf(page)).toBe(7)
  expect(await playUntil(page, 'false')).toBeNull()
  await page.getByRole('dialog').getByText('Seed', { exact: true }).waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('4 · a started game can be finished: “Continue” is the first button, and the bin keeps for thirty days what was thrown away', async () => {
  const visited = await visit(house, 'en')
  const { page, context, errors } = visited
  await openTable(visited)
  for (let i = 0; i < 3; i++) await answerByMouse(page)
  const asked = await question(page)
  await page.goto('/')
  const first = page.locator('main').locator('a, button').first()
  await expect.poll(() => first.textContent()).toMatch(/^Continue/)
  await first.click()
  await page.locator('[data-seq]').waitFor()
  await expect.poll(() => question(page)).toBe(asked)
  await page.goto('/tables')
  await page
    .getByRole('button', { name: /^Throw away/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Throw away', exact: true }).last().click()
  await page.getByText('waits here for 30 days').waitFor()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await page
    .getByRole('link', { name: /Lighthouse/ })
    .first()
    .click()
  await page.locator('[data-seq]').waitFor()
  expect(await playUntil(page, 'false')).toBeNull()
  expect(errors).toEqual([])
  await context.close()
})

test('5 · secrets are secret: nothing of a hand is sent to the other side, nor found in its page', async () => {
  const [deck, another] = ['the-order-of-the-reef', 'whispers-in-the-hills']
  const [host, other] = [await visit(house, 'es'), await visit(house, 'en')]
  const heard = { host: listenTo(host.page), other: listenTo(other.page) }
  await join(other, await openOnline(host, 'mythos'))
  const emblems = (await searchable(other.page)).text
  await host.page.locator(`[data-option=${deck}]`).click()
  await other.page.locator(`[data-option=${another}]`).click()
  for (const { page } of [host, other]) await page.locator('[data-mark=hand] [data-piece]').first().waitFor()
  const told = (frames: typeof heard.host.frames): string => frames.map(({ text }) => text).join('\n')
  const [cards, own] = [await cardsOnlyIn(deck, another, emblems), told(heard.host.frames)]
  // By the same signs its owner's page was told several of them: otherwise nothing would be proved.
  expect(cards.filter((card) => traceOf(card, own) !== null).length).toBeGreaterThan(2)
  const others = told(heard.other.frames) + (await searchable(other.page)).text
  expect(cards.flatMap((card) => traceOf(card, others) ?? [])).toEqual([])
  expect([...host.errors, ...other.errors]).toEqual([])
  for (const { context } of [host, other]) await context.close()
})

/** Plays on for so many questions, and notes every one that leaves nothing to choose. */
const FORCED = `(async (most) => {
  const frame = () => new Promise(requestAnimationFrame)
  const seq = () => document.querySelector('[data-seq]')?.dataset.seq
  const forced = []
  let [asked, chance] = [0, 3]
  for (let still = 0; still < 2000 && asked < most && !document.querySelector('dialog[open]:not(:has([data-sure]))'); still++) {
    document.querySelector('[data-sure]')?.click()
    const confirm = document.querySelector('button[data-confirm]')
    const options = [...document.querySelectorAll('button[data-option]:not(:disabled):not([aria-disabled=true])')]
    const lit = [...document.querySelectorAll('[data-lit], [data-place]:is([data-state=lit], [data-state=priced])')]
    if (!confirm && !options.length && !lit.length) { await frame(); continue }
    asked++
    // On an open floor one says oneself that one is ready: others may still speak.
    const ready = options[0]?.dataset.option === 'ready'
    if (!confirm && !ready && options.length + lit.length < 2) forced.push(document.querySelector('#question')?.textContent)
    const before = seq()
    chance = (chance * 48271) % 2147483647
    const free = options.filter((one) => one.getAttribute('aria-checked') !== 'true')
    const button = confirm && !confirm.disabled ? confirm : free[chance % free.length] ?? lit[0]
    button?.click()
    for (let i = 0; i < 200 && seq() === before && !(confirm && button !== confirm && i > 2); i++) {
      await frame()
      document.querySelector('[data-deed], [data-sure]')?.click()
    }
    still = 0
  }
  return { asked, forced }
})`

test('6 · asked is only what can matter: no question of any game has one answer, and what hurts is confirmed unless that is switched off', async () => {
  const visited = await visit(house, 'en')
  const { page, context } = visited
  for (const { game, files } of moments) {
    await bring(page, files.get('table-early')?.en ?? '')
    const { asked, forced } = (await page.evaluate(`${FORCED}(40)`)) as { asked: number; forced: string[] }
    expect(asked, game.id).toBeGreaterThan(10)
    expect([game.id, forced]).toEqual([game.id, []])
  }
  // Taking many decisions back is asked twice, until one does not want to be asked.
  await openTable(visited)
  for (let i = 0; i < 6; i++) await answerByMouse(page)
  await page.keyboard.press('u')
  await page.locator('button[data-undo="0"]').click()
  await page.getByRole('button', { name: 'Take back', exact: true }).waitFor()
  const asked = await question(page)
  await page.reload()
  await expect.poll(() => question(page)).toBe(asked)
  await page.keyboard.press('o')
  await page.getByLabel('Ask before what is not easily mended').uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('u')
  await page.locator('button[data-undo="0"]').click()
  await expect.poll(() => question(page)).toContain('choose your shift in secret')
  await context.close()
})

test('7 · one screen: at 1366×768 every table stands without scrolling, and the board is zoomed without the hand', async () => {
  const { page, context, errors } = await visit(house, 'es', DESK)
  for (const { game, files } of moments) {
    await bring(page, files.get('table-mid')?.es ?? '')
    const seen = (await page.evaluate(`({
      scrolls: document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth,
      parts: ['#board', '#question', '[data-mark=hand], [data-hand], footer'].map((part) => {
        const one = document.querySelector(part)?.getBoundingClientRect()
        return Boolean(one) && one.top >= -1 && one.bottom <= innerHeight + 1 && one.left >= -1 && one.right <= innerWidth + 1
      }),
    })`)) as { scrolls: boolean; parts: boolean[] }
    expect([game.id, seen.scrolls, ...seen.parts]).toEqual([game.id, false, true, true, true])
  }
  await bring(page, moments.find(({ game }) => game.id === 'eldritch-horror')?.files.get('table-mid')?.es ?? '')
  const sizes = (): Promise<number[]> =>
    page.evaluate(
      `['[data-place]', '[data-hand] [data-piece]'].map((one) => document.querySelector(one).getBoundingClientRect().width)`,
    ) as Promise<number[]>
  const before = await sizes()
  await page.keyboard.press('b')
  for (let i = 0; i < 3; i++) await page.keyboard.press('+')
  await expect.poll(async () => (await sizes())[0]).toBeGreaterThan((before[0] ?? 0) * 1.3)
  expect((await sizes())[1]).toBeCloseTo(before[1] ?? 0, 0)
  expect(errors).toEqual([])
  await context.close()
})

test('8 · one person, several seats: the table follows the question and says so; a key looks at any seat, another comes back', async () => {
  const { page, context, errors } = await visit(house, 'en')
  await bring(page, moments.find(({ game }) => game.id === 'eldritch-horror')?.files.get('table-early')?.en ?? '')
  const who = async (): Promise<string> => (await page.locator('#question b').textContent()) ?? ''
  const first = await who()
  for (let i = 0; i < 20 && (await who()) === first; i++) await answerByMouse(page)
  const second = await who()
  expect(second).not.toBe(first)
  const asked = await question(page)
  await page.keyboard.press('Shift+Digit1')
  await page.getByText(`Looking at ${first}`).waitFor()
  await page.getByText(`The question is for ${second}`).waitFor()
  await expect.poll(() => page.locator('button[data-option]').count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => question(page)).toBe(asked)
  await answerByMouse(page)
  expect(errors).toEqual([])
  await context.close()
})

test('9 · why? What is refused tells its reason and opens its rule, a number its sum, a line of the log its rule', async () => {
  const visited = await visit(house, 'en')
  const { page, context, errors } = visited
  await openTable(visited)
  const rules = page.getByRole('dialog', { name: 'Rules' })
  for (let i = 0; i < 20 && !(await page.locator('button[data-refused]').count()); i++) await answerByMouse(page)
  const refused = page.locator('button[data-refused]').first()
  expect(((await refused.locator('small').last().textContent()) ?? '').length).toBeGreaterThan(5)
  await refused.focus()
  await page.keyboard.press('Enter')
  await rules.locator('li[data-here]').waitFor()
  await page.keyboard.press('Escape')
  await rules.waitFor({ state: 'detached' })
  await bring(page, moments.find(({ game }) => game.id === 'eldritch-horror')?.files.get('table-late')?.en ?? '')
  await page.locator('button[data-sum=will]').click()
  await page.getByRole('dialog').getByText('In all').waitFor()
  await page.getByRole('button', { name: 'Its rule' }).click()
  await rules.locator('li[data-here]').waitFor()
  await page.keyboard.press('Escape')
  await rules.waitFor({ state: 'detached' })
  await page.locator('aside ol li button').last().click()
  const rule = page.locator('button[data-rule]')
  await rule.click()
  await rules.locator('li[data-here]').waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('10 · the log tells the story: grouped by what is resolved, since one’s last turn, and every line leads to its moment', async () => {
  const { page, context, errors } = await visit(house, 'en')
  await bring(page, moments.find(({ game }) => game.id === 'eldritch-horror')?.files.get('table-mid')?.en ?? '')
  const lines = page.locator('aside ol li button')
  await lines.first().waitFor()
  for (let i = 0; i < 12; i++) await answerByMouse(page)
  expect(await page.locator('aside ol[data-record]').count()).toBeGreaterThan(1)
  // Within a group the lines it led to stand below the first.
  expect(await page.locator('aside ol[data-record] li + li').count()).toBeGreaterThan(1)
  const all = await lines.count()
  await page.getByRole('button', { name: 'Since my last turn' }).click()
  await expect.poll(() => lines.count()).toBeLessThan(all)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  const line = lines.nth(Math.floor(all / 2))
  const text = (await line.textContent()) ?? ''
  await line.click()
  await page.getByRole('heading', { name: 'You are looking at an earlier moment' }).waitFor()
  await expect.poll(() => page.locator('section[data-asks]').textContent()).toContain(text)
  await page.keyboard.press('Escape')
  await page.locator('[data-moment]').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await context.close()
})

test('11 · everything in one’s language: two at one table, errors and rules too, found without accents', async () => {
  const [host, other] = [await visit(house, 'es'), await visit(house, 'en')]
  await join(other, await openOnline(host))
  await expect.poll(() => question(other.page)).toContain('choose your shift in secret')
  await expect.poll(() => question(host.page)).toContain('elige en secreto tu turno')
  expect([await host.page.locator('html').getAttribute('lang'), await other.page.locator('html').getAttribute('lang')]).toEqual([
    'es',
    'en',
  ])
  await host.page.keyboard.press('/')
  const rules = host.page.getByRole('dialog', { name: 'Reglas' })
  await rules.getByRole('searchbox').fill('proposito')
  await rules
    .getByRole('navigation')
    .getByRole('button')
    .filter({ hasText: /prop[óo]sito/i })
    .first()
    .waitFor()
  await host.page.goto('/')
  await host.page
    .locator('input[data-import]')
    .setInputFiles({ name: 'x.table', mimeType: 'text/plain', buffer: Buffer.from('nada que se parezca') })
  await host.page.getByRole('dialog').locator('[data-first-focus]').click()
  await host.page.getByRole('alert').getByText('no es una mesa').waitFor()
  expect([...host.errors, ...other.errors]).toEqual([])
  for (const { context } of [host, other]) await context.close()
})

test('12 · the keyboard does everything and lists its keys; the table is also text, and nobody is kept out', async () => {
  const { page, context, errors } = await visit(house, 'en')
  await page.goto('/')
  await page.locator('[data-game=lighthouse]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-open-table]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-seq]').waitFor()
  for (let i = 0; i < 8; i++) await answerByKeys(page)
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('take back the last choice').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('q')
  await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('question')
  await page.keyboard.press('t')
  const text = page.getByRole('dialog', { name: 'The table as text' })
  await text.waitFor()
  expect(await text.locator('section li').count()).toBeGreaterThan(5)
  await page.keyboard.press('Escape')
  await text.waitFor({ state: 'detached' })
  // What was told and what is asked is read out, politely.
  expect(((await page.locator('[aria-live=polite]').allTextContents()) ?? []).join(' ').length).toBeGreaterThan(20)
  await expectAccessible(page, 'a table played by keys')
  expect(errors).toEqual([])
  await context.close()
})

test('13 · phones can do everything: play, take back, read the log and the rules, change the language, save', async () => {
  const visited = await visit(house, 'es', PHONE)
  const { page, context, errors } = visited
  await openTable(visited)
  for (let i = 0; i < 4; i++) await answerByTouch(page)
  const seq = await seqOf(page)
  await page.getByRole('button', { name: 'Menú' }).tap()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).tap()
  await page.locator('button[data-undo=last]').tap()
  await movedFrom(page, seq)
  for (const tab of ['cards', 'team', 'log', 'rules']) {
    await page.locator(`[data-mark=tab-${tab}]`).tap()
    if (tab === 'rules') await page.getByRole('dialog').getByRole('navigation').first().waitFor({ state: 'attached' })
    else expect(((await page.locator('main').innerText()) ?? '').length, tab).toBeGreaterThan(20)
    await expectNoOverflow(page, tab)
  }
  await page.getByRole('button', { name: 'Cerrar' }).tap()
  await page.locator('[data-mark=tab-board]').tap()
  expect(await saved(page, 'Menú')).toContain('"header"')
  // A finger finds every answer.
  const small = (await page.evaluate(
    `[...document.querySelectorAll('button[data-option], button[data-confirm], nav button')].filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent)`,
  )) as string[]
  expect(small).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('14 · playing within a minute: two presses to the first question of any game, four ways to set up, and a code to share', async () => {
  const { page, context, errors } = await visit(house, 'en')
  for (const { id } of games) {
    await page.goto('/')
    await page.locator(`[data-game=${id}]`).click()
    await page.locator('[data-open-table]').click()
    await page.locator('[data-seq]').waitFor()
    await page.locator('button[data-option], button[data-confirm], [data-lit]').first().waitFor()
  }
  await page.goto('/')
  await page.locator('[data-game=eldritch-horror]').click()
  for (const way of ['Quick start', 'As last time', 'Random']) await page.getByRole('button', { name: way }).waitFor()
  await page.getByRole('button', { name: 'Custom' }).click()
  await page.getByRole('button', { name: 'Cthulhu' }).click()
  const code = await page.getByLabel('Set-up code').inputValue()
  await page.getByRole('button', { name: 'Azathoth' }).click()
  await page.getByLabel('Set-up code').fill('nonsense')
  await page.getByRole('button', { name: 'Use a code' }).click()
  await page.getByText('That code is not for this game.').waitFor()
  await page.getByLabel('Set-up code').fill(code)
  await page.getByRole('button', { name: 'Use a code' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Cthulhu' }).getAttribute('aria-pressed')).toBe('true')
  await expectAccessible(page, 'custom set-up')
  expect(errors).toEqual([])
  await context.close()
})

test('15 · fair dice: the hash of the seed is shown from the start, the seed at the end, and anybody can check every throw', async () => {
  const visited = await visit(house, 'en')
  const { page, context, errors } = visited
  await openTable(visited)
  await page.keyboard.press('s')
  const promised = await page.locator('[data-seed-hash]').textContent()
  await page.keyboard.press('Escape')
  expect(await playUntil(page, 'false')).toBeNull()
  const [seed = '', hash = ''] = await page
    .getByRole('dialog')
    .locator('dl')
    .filter({ hasText: 'Seed' })
    .last()
    .locator('dd')
    .allTextContents()
  expect(hash).toBe(promised)
  expect(createHash('sha256').update(seed).digest('hex')).toBe(promised)
  await page.locator('[data-prove]').click()
  await page.locator('[data-proof=fair]').waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('16 · the table is a file: saved, opened elsewhere, a moment of it shared, a fault reported with it in two presses', async () => {
  const visited = await visit(house, 'es')
  const { page } = visited
  await openTable(visited)
  const asked = [await question(page)]
  for (let i = 0; i < 4; i++) await answerByMouse(page)
  asked.push(await question(page))
  const whole = await saved(page, 'Menú')
  await page.getByRole('button', { name: 'Cae la noche 1.' }).click()
  const [moment] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-moment]').click()])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menú' }).click()
  const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Avisar de un fallo/ }).click()])
  const other = await visit(house, 'es')
  const files = [readFileSync(await moment.path(), 'utf8'), whole, readFileSync(await report.path(), 'utf8')]
  for (const [n, file] of files.entries()) {
    await bring(other.page, file)
    await expect.poll(() => question(other.page)).toBe(asked[Math.min(n, 1)])
  }
  await answerByMouse(other.page)
  expect([...visited.errors, ...other.errors]).toEqual([])
  await visited.context.close()
  await other.context.close()
})

/** How much of the page the next decisions change, each. */
const CHANGES = `(async (most) => {
  const frame = () => new Promise(requestAnimationFrame)
  const seq = () => document.querySelector('[data-seq]')?.dataset.seq
  let changes = 0
  new MutationObserver((all) => (changes += all.length)).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  const found = []
  for (let n = 0; n < most; n++) {
    const confirm = document.querySelector('button[data-confirm]:not(:disabled)')
    const [option] = document.querySelectorAll('button[data-option]:not(:disabled):not([aria-disabled=true]):not([aria-checked=true])')
    const before = seq()
    changes = 0
    ;(confirm ?? option)?.click()
    for (let i = 0; i < 200 && seq() === before; i++) await frame()
    await frame()
    if (seq() !== before) found.push(changes)
  }
  return { changes: found.sort((a, b) => a - b)[Math.floor(found.length / 2)], nodes: document.querySelectorAll('*').length }
})`

test('17 · fast, also late: after hundreds of decisions the page is not larger, and a decision changes no more of it', async () => {
  const { page, context } = await visit(house, 'en')
  const files = moments.find(({ game }) => game.id === 'eldritch-horror')?.files
  type Found = { readonly changes: number; readonly nodes: number }
  await bring(page, files?.get('table-early')?.en ?? '')
  const early = (await page.evaluate(`${CHANGES}(9)`)) as Found
  await bring(page, files?.get('table-late')?.en ?? '')
  const late = (await page.evaluate(`${CHANGES}(9)`)) as Found
  console.log(`early ${JSON.stringify(early)}, late ${JSON.stringify(late)}`)
  expect(early.changes).toBeGreaterThan(0)
  expect(late.changes).toBeLessThan(early.changes * 3 + 100)
  expect(late.nodes).toBeLessThan(early.nodes * 2 + 500)
  await context.close()
})
