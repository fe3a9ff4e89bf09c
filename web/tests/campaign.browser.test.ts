import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playUntil } from './playing.ts'
import type { Served } from './served.ts'
import { DESK, expectAccessible, type House, openHouse, PHONE, seqOf, type Visit, visit } from './visit.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The whole house, which can be killed and started again where it was. */
class Killable {
  private readonly data = mkdtempSync(join(tmpdir(), 'miskatonic-campaign-'))
  private house: ChildProcess | null = null
  private port = '0'
  address = ''

  async start(): Promise<Served> {
    const house = spawn(process.execPath, ['scripts/start.ts', '--port', this.port, '--data', this.data], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.house = house
    this.address = await new Promise<string>((found, failed) => {
      let said = ''
      house.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
      house.stdout.on('data', (text) => {
        said += text
        const line = /Miskatonic: (http\S+)/.exec(said)?.[1]
        if (line) found(line)
      })
    })
    this.port = new URL(this.address).port
    return { address: this.address, close: () => this.close() }
  }

  async kill(): Promise<void> {
    const { house } = this
    const gone = new Promise<void>((ended) => house?.once('exit', () => ended()))
    house?.kill('SIGKILL')
    await gone
  }

  private async close(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}

const server = new Killable()
let house: House
beforeAll(async () => {
  house = await openHouse(() => server.start())
})
afterAll(() => house.close())

const OVER = `document.querySelector('[data-to-campaign]') && 'over'`

/** Begins a campaign of the small game from the start page; its page is open then. */
async function begin({ page }: Visit, online: boolean): Promise<void> {
  await page.goto('/')
  await page.locator('[data-game=lighthouse]').click()
  if (online) {
    await page.getByRole('button', { name: /^En línea/ }).click()
    await page.getByLabel('Tu nombre').fill('Ada')
  }
  await page.getByRole('button', { name: 'Campaña', exact: true }).click()
  await page.getByText('Tres guardias en la misma roca').waitFor()
  await page.locator('[data-open-table]').click()
  await page.locator('[data-headline]').waitFor()
}

const headline = (page: Page): Promise<string | null> => page.locator('[data-headline]').textContent()
const lines = (page: Page): Promise<string[]> => page.locator('[data-lines] li').allTextContents()

/** Opens tonight's table with every seat in one's own hands. */
async function openNight(page: Page, online: boolean): Promise<void> {
  if (online) await page.getByLabel('Quién se sienta en el asiento 2').selectOption('me')
  await page.locator('[data-play-tonight]').click()
  await page.locator('[data-seq]').waitFor()
}

/** Some decisions of a night, not all. */
const playSome = (page: Page): Promise<unknown> =>
  playUntil(page, `Number(document.querySelector('[data-seq]')?.dataset.seq) > 8 && 'some'`)

async function playOn(page: Page): Promise<void> {
  await page.locator('[data-seq]').waitFor()
  await playUntil(page, OVER)
  await page.locator('[data-to-campaign]').click()
  await page.locator('[data-headline]').waitFor()
}

/** Saves the campaign, opens the file as another, and goes one night back there. */
async function homeAndBack(visitor: Visit, online: boolean): Promise<void> {
  const { page } = visitor
  const told = await lines(page)
  const saved = page.waitForEvent('download')
  await page.locator('[data-export]').click()
  const file = await (await saved).path()
  expect(readFileSync(file, 'utf8')).toContain('"game":"lighthouse"')
  await page.goto('/tables')
  await page.locator('[data-import]').setInputFiles(file)
  await page.getByRole('button', { name: online ? /^En línea/ : /^En este navegador/ }).click()
  await page.locator('[data-headline]').waitFor()
  await expect.poll(() => lines(page)).toEqual(told)
  await expect.poll(() => page.locator('[data-night]').count()).toBe(3)
  await page.locator('[data-night="3"]').getByRole('button', { name: 'Volver al comienzo de esta noche' }).click()
  await page.getByRole('button', { name: 'Volver atrás' }).click()
  await page.getByText('Guardia 3 de 3').waitFor()
  await expect.poll(() => lines(page)).toEqual(told.slice(0, 2))
  await openNight(page, online)
  await playOn(page)
  expect((await lines(page)).slice(0, 2)).toEqual(told.slice(0, 2))
  await expect.poll(() => lines(page)).toHaveLength(3)
}

/** The end of the first night is not taken back once the second has begun. */
async function firstEndStays(page: Page, address: string): Promise<void> {
  const tonight = page.url()
  await page.goto(address)
  await page.locator('[data-night="1"]').getByRole('link', { name: 'Ver la mesa' }).click()
  await page.locator('[data-to-campaign]').waitFor()
  await page.keyboard.press('Escape')
  const seq = await seqOf(page)
  await page.keyboard.press('u')
  await page.locator('button[data-undo]').first().click()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).last().click()
  await page.getByText('La noche siguiente de la campaña ya ha empezado').first().waitFor()
  await expect.poll(() => seqOf(page)).toBe(seq)
  await page.goto(address)
  await page.locator('[data-night="1"]').getByText('Terminada').waitFor()
  await page.goto(tonight)
  await page.locator('[data-seq]').waitFor()
}

test('three watches alone: closed in the middle of each, taken home, opened again, one night back', async () => {
  const visitor = await visit(house, 'es', DESK)
  await begin(visitor, false)
  await expectAccessible(visitor.page, 'campaign')
  const address = visitor.page.url()
  let { page } = visitor
  for (const watch of [1, 2, 3]) {
    expect([await headline(page), (await lines(page)).length]).toEqual([`Guardia ${watch} de 3`, watch - 1])
    await openNight(page, false)
    if (watch === 2) await firstEndStays(page, address)
    await playSome(page)
    // Whoever comes back finds tonight's table where it was left.
    await page.close()
    page = await visitor.context.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(address)
    await page.locator('[data-go-on]').click()
    await playOn(page)
    await expect.poll(() => page.locator('[data-night]').count()).toBe(watch)
  }
  await page.locator('[data-campaign-over]').waitFor()
  await expect.poll(() => headline(page)).toMatch(/^La luz/)
  await expectAccessible(page, 'campaign over')
  await homeAndBack({ ...visitor, page }, false)
  await page.goto('/tables')
  // Two campaigns and four nights, none of them twice.
  await page.getByText('Campaña · 3 noches').first().waitFor()
  await expect.poll(() => page.getByText('Campaña · 3 noches').count()).toBe(2)
  await expect.poll(() => page.locator('main li a').count()).toBe(6)
  expect(visitor.errors).toEqual([])
  await visitor.context.close()
})

test('three watches online: the server killed in the middle of each and between them', async () => {
  const visitor = await visit(house, 'es', DESK)
  const { page } = visitor
  await begin(visitor, true)
  const address = page.url()
  for (const watch of [1, 2, 3]) {
    expect([await headline(page), (await lines(page)).length]).toEqual([`Guardia ${watch} de 3`, watch - 1])
    await openNight(page, true)
    await playSome(page)
    await server.kill()
    await server.start()
    await page.goto(address)
    await page.locator('[data-go-on]').click()
    await playOn(page)
    await server.kill()
    await server.start()
    await page.goto(address)
    await page.locator('[data-headline]').waitFor()
    await expect.poll(() => page.locator('[data-night]').count()).toBe(watch)
  }
  await homeAndBack(visitor, true)
  // Somebody else comes by its code.
  const code = await page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  const other = await visit(house, 'en', PHONE)
  await other.page.goto(`/join/${code}`)
  await other.page.getByLabel('Your name').fill('Bob')
  await other.page.getByRole('button', { name: 'Enter' }).click()
  await other.page.locator('[data-headline]').waitFor()
  await expect.poll(() => headline(other.page)).toMatch(/^The light/)
  await expectAccessible(other.page, 'campaign on a phone')
  await other.context.close()
  await visitor.context.close()
}, 240_000)

test('a campaign looked at before somebody joined: one press opens the night', async () => {
  const visitor = await visit(house, 'es', DESK)
  const { page } = visitor
  await begin(visitor, true)
  const looks: string[] = []
  page.on('response', (one) => looks.push(`${one.request().method()} ${new URL(one.url()).pathname.split('/').at(-1)} ${one.status()}`))
  const code = await page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  const other = await visit(house, 'en', PHONE)
  await other.page.goto(`/join/${code}`)
  await other.page.getByLabel('Your name').fill('Bob')
  await other.page.getByRole('button', { name: 'Enter' }).click()
  await other.page.locator('[data-headline]').waitFor()
  expect(await page.getByText('Bob').count()).toBe(0)
  await openNight(page, true)
  expect(looks.filter((one) => one.startsWith('POST night'))).toEqual(['POST night 409', 'POST night 200'])
  await other.context.close()
  await visitor.context.close()
}, 60_000)

/** As the first release left it. */
const FIRST_SHELF = `new Promise((done, failed) => {
  const request = indexedDB.open('miskatonic', 1)
  request.onupgradeneeded = () => {
    for (const name of ['shelf', 'beginnings']) request.result.createObjectStore(name, { keyPath: 'id' })
    for (const name of ['lines', 'marks']) request.result.createObjectStore(name)
  }
  request.onerror = () => failed(request.error)
  request.onsuccess = () => {
    const writing = request.result.transaction('shelf', 'readwrite')
    const table = { id: 'old', game: 'lighthouse', name: 'La de antes', created: 1, touched: 1, over: false, seats: [], binned: null, note: '' }
    writing.objectStore('shelf').put(table)
    writing.oncomplete = () => {
      request.result.close()
      done(true)
    }
  }
})`

test('a browser that kept tables before there were campaigns keeps them, and takes campaigns too', async () => {
  const visitor = await visit(house, 'es', DESK)
  const { page } = visitor
  await page.goto('/about')
  await page.evaluate(FIRST_SHELF)
  await begin(visitor, false)
  await page.goto('/tables')
  await page.getByText('La de antes').waitFor()
  await page.getByText('Campaña · 0 noches').waitFor()
  // It is thrown away and brought back as a table is.
  await page.getByRole('button', { name: 'Tirar: Campaña de El faro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar' }).click()
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await page.getByText('Campaña · 0 noches').waitFor()
  expect(visitor.errors).toEqual([])
  await visitor.context.close()
}, 60_000)
