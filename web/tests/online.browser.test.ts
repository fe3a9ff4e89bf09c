import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchChromium } from '@miskatonic/testing/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerByMouse, question } from './playing.ts'
import { DESK, expectAccessible, movedFrom, seqOf, visit } from './visit.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let browser: Browser
let address: string
let stop: () => Promise<void>

/** The whole house as `npm start` starts it, with its data in a folder of its own. */
beforeAll(async () => {
  const data = mkdtempSync(join(tmpdir(), 'miskatonic-online-'))
  const house = spawn(process.execPath, ['scripts/start.ts', '--port', '0', '--data', data], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((ended) => house.once('exit', () => ended()))
  stop = async () => {
    house.kill('SIGTERM')
    await gone
    rmSync(data, { recursive: true, force: true })
  }
  address = await new Promise((found, failed) => {
    let said = ''
    house.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
    house.stdout.on('data', (text) => {
      said += text
      const line = /Miskatonic: (http\S+)/.exec(said)?.[1]
      if (line) found(line)
    })
  })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await stop()
})

const guest = (lang: 'es' | 'en') => visit({ browser, served: { address, close: async () => {} }, close: async () => {} }, lang, DESK)

test('two browsers in two languages play at one table; one closes its lid and finds its seat and its question again', async () => {
  const host = await guest('es')
  await host.page.goto('/')
  await host.page.locator('[data-game=lighthouse]').click()
  await host.page.getByRole('button', { name: /^En línea/ }).click()
  await host.page.getByLabel('Tu nombre').fill('Ada')
  await host.page.getByLabel('Quién se sienta en el asiento 3').selectOption('random')
  await host.page.locator('[data-open-table]').click()
  await host.page.locator('[data-seq]').waitFor()
  await host.page.keyboard.press('s')
  const code = await host.page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  await expectAccessible(host.page, 'invitation')
  await host.page.keyboard.press('Escape')

  const other = await guest('en')
  await other.page.goto(`/join/${code}`)
  await other.page.getByLabel('Your name').fill('Bob')
  await other.page.getByRole('button', { name: 'Enter' }).click()
  await other.page.getByRole('dialog', { name: 'Seats' }).waitFor()
  await other.page.getByRole('button', { name: 'Sit down' }).click()
  await other.page.getByText('yours').waitFor()
  await other.page.keyboard.press('Escape')
  expect(await other.page.locator('#question').textContent()).toContain('choose your shift in secret')
  expect(await host.page.locator('#question').textContent()).toContain('elige en secreto tu turno')

  let seq = await seqOf(host.page)
  await host.page.locator('button[data-option]').first().click()
  await movedFrom(host.page, seq)
  await movedFrom(other.page, seq)
  const asked = await other.page.locator('#question').textContent()
  const where = other.page.url()
  await other.page.close()
  await host.page.keyboard.press('s')
  await host.page.getByText('ausente').waitFor()
  await host.page.keyboard.press('Escape')

  const back = await other.context.newPage()
  await back.goto(where)
  await back.locator('[data-seq]').waitFor()
  expect(await back.locator('#question').textContent()).toBe(asked)
  seq = await seqOf(back)
  await back.locator('button[data-option]').first().click()
  await movedFrom(back, seq)
  await movedFrom(host.page, seq)

  await back.keyboard.press('c')
  await back.getByPlaceholder('Write to the table…').fill('Who goes to the tower?')
  await back.keyboard.press('Enter')
  await host.page.getByRole('tab', { name: 'Charla' }).click()
  await host.page.getByText('Who goes to the tower?').waitFor()

  await host.page.goto('/')
  await host.page.getByText('en línea', { exact: true }).first().waitFor()
  expect([...host.errors, ...other.errors]).toEqual([])
  await host.context.close()
  await other.context.close()
})

test('at a table of Eldritch Horror one of two languages goes away in mid-question and finds the same question', async () => {
  const host = await guest('es')
  await host.page.goto('/')
  await host.page.locator('[data-game=eldritch-horror]').click()
  await host.page.getByRole('button', { name: /^En línea/ }).click()
  await host.page.getByLabel('Tu nombre').fill('Ada')
  await host.page.locator('[data-open-table]').click()
  await host.page.locator('[data-seq]').waitFor()
  await host.page.keyboard.press('s')
  const code = await host.page.locator('b', { hasText: /^[A-Z0-9]{6}$/ }).textContent()
  await host.page.keyboard.press('Escape')

  const other = await guest('en')
  await other.page.goto(`/join/${code}`)
  await other.page.getByLabel('Your name').fill('Bob')
  await other.page.getByRole('button', { name: 'Enter' }).click()
  await other.page.getByRole('dialog', { name: 'Seats' }).waitFor()
  await other.page.getByRole('button', { name: 'Sit down' }).click()
  await other.page.getByText('yours').waitFor()
  await other.page.keyboard.press('Escape')

  const ready = 'button[data-option], button[data-confirm]'
  const begun = other.page.locator('header small', { hasText: 'Round 1' })
  // Whoever is asked answers, until the first round has begun and the question is the guest's.
  for (let i = 0; i < 30 && !((await begun.count()) && (await other.page.locator(ready).count())); i++) {
    await Promise.race([host.page, other.page].map((page) => page.locator(ready).first().waitFor()))
    const page = (await host.page.locator(ready).count()) ? host.page : other.page
    await answerByMouse(page)
    const seq = await seqOf(page)
    await Promise.all([host.page, other.page].map((one) => one.locator(`[data-seq="${seq}"]`).waitFor()))
  }
  const told = async (page: Page) => ({
    asked: await question(page),
    seq: await seqOf(page),
    options: await page.locator('button[data-option]').allTextContents(),
  })
  const before = await told(other.page)
  expect(before.options.length).toBeGreaterThan(1)
  const where = other.page.url()
  await other.page.close()
  await host.page.keyboard.press('s')
  await host.page.getByText('ausente').waitFor()
  await host.page.keyboard.press('Escape')

  const back = await other.context.newPage()
  await back.goto(where)
  await back.locator(ready).first().waitFor()
  expect(await told(back)).toEqual(before)
  await answerByMouse(back)
  const seq = await seqOf(back)
  await host.page.locator(`[data-seq="${seq}"]`).waitFor()
  expect([...host.errors, ...other.errors]).toEqual([])
  await host.context.close()
  await other.context.close()
})
