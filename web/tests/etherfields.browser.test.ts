/** A campaign of dreams as people play it: alone, taken to another device as a file; with two in two languages, and by link. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@miskatonic/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedOf } from './looked.ts'
import { playUntil, withSeed } from './playing.ts'
import { startServer } from './started.ts'
import { DESK, expectAccessible, expectNoOverflow, type House, openHouse, PHONE, seqOf, type Visit, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse(startServer)
})
afterAll(() => house.close())

/** Nights are short for whoever passes and goes to bed as soon as they may. */
const SLEEPY = {
  liked: ['save', 'pass', 'done', 'no'],
  touched: ':is([data-place], body:has(button[data-confirm]) [data-piece])[data-lit]',
}
/** The same, but they stay up. */
const WAKING = { ...SLEEPY, liked: SLEEPY.liked.slice(1) }
const FIRST = fileURLToPath(new URL('../../games/etherfields/tests/campaigns/1.campaign', import.meta.url))

const headline = (page: Page): Promise<string | null> => page.locator('[data-headline]').textContent()
const lines = (page: Page): Promise<string[]> => page.locator('[data-lines] li').allTextContents()

/** Begins a campaign from the start page, in Spanish; its page is open then. */
async function begin({ page }: Visit, online: boolean): Promise<void> {
  await page.goto('/')
  await page.locator('[data-game=etherfields]').click()
  if (online) {
    await page.getByRole('button', { name: /^En línea/ }).click()
    await page.getByLabel('Tu nombre').fill('Ada')
  }
  await page.getByRole('button', { name: 'Campaña', exact: true }).click()
  await page.getByText('Noche tras noche en el mismo sueño').waitFor()
  await page.locator('[data-open-table]').click()
  await expect.poll(() => headline(page)).toBe('Noches soñadas: 0')
}
async function openNight(page: Page): Promise<void> {
  await page.locator('[data-play-tonight]').click()
  await page.locator('[data-seq]').waitFor()
}
async function toCampaign(page: Page): Promise<void> {
  await page.locator('[data-to-campaign]').click()
  await page.locator('[data-headline]').waitFor()
}
async function bringCampaign(page: Page, file: string): Promise<void> {
  await page.goto('/tables')
  await page.locator('[data-import]').setInputFiles(file)
  await page.getByRole('button', { name: /^In this browser/ }).click()
  await page.locator('[data-headline]').waitFor()
}

test('the first dream alone, from its opening to its end; the campaign goes on from its file on a phone, and back', async () => {
  const desk = await visit(house, 'es', DESK)
  const { page } = desk
  await withSeed(desk.context, 3)
  await begin(desk, false)
  await openNight(page)
  // It opens with its introduction, which stays readable.
  expect(await playUntil(page, `document.querySelector('[data-mark=journal]') && 'read'`, WAKING)).toBe('read')
  expect(await playUntil(page, `document.querySelector('button[data-option=save]') && 'the Map'`, WAKING)).toBe('the Map')
  await playUntil(page, 'false', SLEEPY)
  await toCampaign(page)
  await expect.poll(() => headline(page)).toBe('Noches soñadas: 1')
  const told = await lines(page)
  expect(told[1]).toMatch(/^Noche 1: .+\(sin Turnos\)\.$/)
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export]').click()])
  const file = await saved.path()
  expect(desk.errors).toEqual([])

  const phone = await visit(house, 'en', PHONE)
  await bringCampaign(phone.page, file)
  await expect.poll(() => headline(phone.page)).toBe('Nights dreamt: 1')
  expect((await lines(phone.page)).length).toBe(told.length)
  await expectNoOverflow(phone.page, 'campaign on a phone')
  await expectAccessible(phone.page, 'campaign on a phone')
  const address = phone.page.url()
  await openNight(phone.page)
  await playUntil(phone.page, `Number(document.querySelector('[data-seq]')?.dataset.seq) > 6 && 'some'`, WAKING)
  await expectNoOverflow(phone.page, 'second night on a phone')
  const seq = await seqOf(phone.page)
  // Whoever comes back finds the night where it was left; the start of it is one press away.
  await phone.page.goto(address)
  await phone.page.locator('[data-go-on]').click()
  await expect.poll(() => seqOf(phone.page)).toBe(seq)
  await phone.page.goto(address)
  await phone.page.locator('[data-night="2"]').getByRole('button', { name: 'Back to the start of this night' }).click()
  await phone.page.getByRole('button', { name: 'Go back' }).click()
  await expect.poll(() => phone.page.locator('[data-night]').count()).toBe(1)
  await openNight(phone.page)
  expect(await seqOf(phone.page)).toBeLessThan(seq)

  // A file of the first version goes on, too.
  await bringCampaign(phone.page, FIRST)
  await expect.poll(() => headline(phone.page)).toBe('Nights dreamt: 2')
  await openNight(phone.page)
  await phone.page.locator('button[data-option], button[data-confirm]').first().waitFor()
  expect([phone.errors, readFileSync(file, 'utf8').includes('"game":"etherfields"')]).toEqual([[], true])
  for (const { context } of [desk, phone]) await context.close()
})

test('two browsers in two languages dream the first dream online; neither is sent a word of later ones; another device has it by link', async () => {
  const [ada, bob] = [await visit(house, 'es', DESK), await visit(house, 'en', PHONE)]
  const frames: string[] = []
  for (const { page } of [ada, bob])
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))))
  await begin(ada, true)
  const address = ada.page.url()
  const code = await ada.page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  await bob.page.goto(`/join/${code}`)
  await bob.page.getByLabel('Your name').fill('Bob')
  await bob.page.getByRole('button', { name: 'Enter' }).click()
  await expect.poll(() => headline(bob.page)).toBe('Nights dreamt: 0')
  await ada.page.reload()
  await openNight(ada.page)
  await bob.page.reload()
  await bob.page.locator('[data-go-on]').click()
  await bob.page.getByRole('button', { name: 'Sit down' }).first().click()
  await bob.page.getByText('yours').first().waitFor()
  await bob.page.keyboard.press('Escape')
  await bob.page.locator('dialog[open]').waitFor({ state: 'detached' })
  await Promise.all([ada, bob].map(({ page }) => playUntil(page, 'false', SLEEPY)))
  for (const { page } of [ada, bob]) await toCampaign(page)
  await expect.poll(() => headline(ada.page)).toBe('Noches soñadas: 1')
  await expect.poll(() => headline(bob.page)).toBe('Nights dreamt: 1')
  expect((await lines(bob.page))[1]).toMatch(/^Night 1: /)

  // What the first dream tells was sent; of later ones nothing but the backs of Gates, which lie there for all to see.
  const sent = frames.join('\n')
  const sentOf = async (part: string): Promise<readonly string[]> =>
    (await sealedOf('etherfields', part)).filter((one) => sent.includes(JSON.stringify(one).slice(1, -1)))
  expect((await sentOf('i01')).length).toBeGreaterThan(3)
  const { text } = (await games.find(({ id }) => id === 'etherfields')?.load())?.module ?? {}
  const backs = ['i02', 'i03', 'i04'].flatMap((id) =>
    ['es', 'en'].map((lang) => JSON.stringify(text?.face(`gate-back/gate-${id}`, lang as 'es'))),
  )
  for (const later of ['i02', 'i03', 'i04'])
    expect([later, (await sentOf(later)).filter((one) => !backs.some((back) => back.includes(one)))]).toEqual([later, []])

  await ada.page.getByRole('button', { name: 'Ajustes' }).click()
  await ada.page.locator('[data-device]').click()
  const link = (await ada.page.locator('[data-link]', { hasText: '/me#' }).textContent()) ?? ''
  const phone = await visit(house, 'es', PHONE)
  await phone.page.goto(link)
  await phone.page.getByRole('button', { name: 'Seguir aquí' }).click()
  await phone.page.waitForURL((url) => !url.hash)
  await phone.page.goto(address)
  await expect.poll(() => headline(phone.page)).toBe('Noches soñadas: 1')
  await phone.page.locator('[data-play-tonight]').waitFor()
  expect([ada.errors, bob.errors, phone.errors]).toEqual([[], [], []])
  for (const { context } of [ada, bob, phone]) await context.close()
})
