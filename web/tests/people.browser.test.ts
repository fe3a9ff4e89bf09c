import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerByMouse } from './playing.ts'
import { startServer } from './started.ts'
import { DESK, expectAccessible, expectNoOverflow, type House, openHouse, seqOf, visit } from './visit.ts'

let house: House
beforeAll(async () => {
  house = await openHouse(startServer)
})
afterAll(() => house.close())
const guest = (lang: 'es' | 'en') => visit(house, lang, DESK)

/** Opens a table of the small game online, as its host wants it; gives its code. */
async function open(page: Page, { name = 'Noche', prepare = async () => {} }: { name?: string; prepare?: () => Promise<void> }) {
  await page.goto('/')
  await page.locator('[data-game=lighthouse]').click()
  await page.getByRole('button', { name: /^En línea/ }).click()
  await page.getByLabel('Tu nombre').fill('Ada')
  await page.getByLabel('Nombre de la mesa').fill(name)
  await prepare()
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  // While seats are free the way in stands in the bar.
  const invite = page.getByRole('button', { name: /^Invitar: / })
  return (await invite.count()) ? ((await invite.textContent())?.slice(-6) ?? '') : ''
}

async function join(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/join/${code}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByRole('dialog', { name: 'Seats' }).waitFor()
}

test('who gives no name is asked for it in the language of the page', async () => {
  const { page, context } = await guest('en')
  await page.goto('/')
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('button', { name: /^En línea/ }).click()
  await page.locator('[data-open-table]').click()
  const field = page.getByLabel('Tu nombre')
  const said = (): Promise<string> => field.evaluate((one) => (one as unknown as { readonly validationMessage: string }).validationMessage)
  await expect.poll(() => said()).toBe('Escribe tu nombre: así te verán los demás.')
  await field.fill('Ada')
  await expect.poll(() => said()).toBe('')
  await page.locator('[data-open-table]').click()
  await page.locator('[data-seq]').waitFor()
  await context.close()
})

test('a public table is found in the list; its guest watches with closed hands, then open ones, and may be kept out', async () => {
  const host = await guest('es')
  await open(host.page, {
    name: 'Abierta a todos',
    prepare: async () => {
      await host.page.getByLabel('Mesa pública').check()
      await host.page.getByLabel('Deshacer').selectOption('own')
    },
  })
  const other = await guest('en')
  await other.page.goto('/')
  await other.page.getByRole('heading', { name: 'Public tables' }).waitFor()
  await expectAccessible(other.page, 'start with public tables')
  await other.page.getByRole('link', { name: /Abierta a todos/ }).click()
  await other.page.getByLabel('Your name').fill('Bob')
  await other.page.getByRole('button', { name: 'Enter' }).click()
  await other.page.getByRole('dialog', { name: 'Seats' }).waitFor()
  await expectAccessible(other.page, 'seats with an invitation')
  await other.page.keyboard.press('Escape')
  const purpose = other.page.getByRole('contentinfo').locator('[role=img]')
  await purpose.waitFor()

  await host.page.keyboard.press('s')
  await expect.poll(() => host.page.getByRole('combobox', { name: 'Deshacer' }).inputValue()).toBe('own')
  await host.page.getByLabel('Espectadores').selectOption('open')
  // The hand is open now, without loading anything anew, and stays up to date.
  await purpose.waitFor({ state: 'detached' })
  await host.page.getByLabel('Espectadores').selectOption('closed')
  await purpose.waitFor()
  // Where nobody watches, nobody does when there is no seat left to take.
  await host.page.locator('[data-bot="Asiento 2"]').click()
  await host.page.locator('[data-bot="Asiento 2"]').waitFor({ state: 'detached' })
  await host.page.locator('[data-bot="Asiento 3"]').click()
  await host.page.locator('[data-bot="Asiento 3"]').waitFor({ state: 'detached' })
  await host.page.getByLabel('Espectadores').selectOption('off')
  await other.page.getByRole('heading', { name: 'This table is not open to you.' }).waitFor()
  await expectAccessible(other.page, 'a table that is not open')
  expect([...host.errors, ...other.errors]).toEqual([])
  await host.context.close()
  await other.context.close()
})

test('who takes a seat back from a bot sees the table go on; the host restarts it; the chat says that something was said', async () => {
  const host = await guest('es')
  const code = await open(host.page, {
    prepare: async () => {
      await host.page.getByLabel('Quién se sienta en el asiento 3').selectOption('random')
    },
  })
  const other = await guest('en')
  await join(other.page, code, 'Bob')
  await other.page.getByRole('button', { name: 'Sit down' }).click()
  await other.page.getByText('yours').waitFor()
  await other.page.locator('[data-bot]').first().click()
  await other.page.getByRole('button', { name: 'Take back' }).click()
  await other.page.getByText('yours').waitFor()
  await other.page.keyboard.press('Escape')
  await answerByMouse(host.page)
  await expect.poll(async () => (await seqOf(other.page)) >= (await seqOf(host.page))).toBe(true)

  await other.page.keyboard.press('c')
  await other.page.getByPlaceholder('Write to the table…').last().fill('¿Otra vez?')
  await other.page.keyboard.press('Enter')
  await host.page.locator('[data-unread="1"]').waitFor()
  await host.page.getByRole('tab', { name: /Charla/ }).click()
  await host.page.getByText('¿Otra vez?').waitFor()
  await host.page.locator('[data-unread]').waitFor({ state: 'detached' })
  await other.page.keyboard.press('Escape')

  await host.page.getByRole('tab', { name: 'Registro' }).click()
  await host.page.getByTitle('Ver la mesa en este momento').first().click()
  await host.page.locator('[data-restart]').click()
  await host.page.locator('[data-restart]').click()
  await host.page.getByText('elige en secreto tu turno').first().waitFor()
  await other.page.getByRole('tab', { name: /Chat/ }).click()
  await other.page.getByText('Ada restarts the table').waitFor()
  expect([...host.errors, ...other.errors]).toEqual([])
  await host.context.close()
  await other.context.close()
})

test('a person goes on on another device, and a seat moves by a link that works once', async () => {
  const first = await guest('es')
  await open(first.page, { name: 'W'.repeat(80) })
  const where = first.page.url()
  const linkIn = async (page: Page, path: string): Promise<string> =>
    (await page.locator('[data-link]', { hasText: path }).textContent()) ?? ''
  await first.page.keyboard.press('o')
  await first.page.locator('[data-device]').click()
  await first.page.getByRole('img', { name: 'Código QR del enlace' }).waitFor()
  await expectAccessible(first.page, 'another device')
  const me = await linkIn(first.page, '/me#')
  await first.page.keyboard.press('Escape')

  const second = await guest('en')
  await second.page.goto(me)
  await second.page.getByRole('heading', { name: 'Go on here, Ada?' }).waitFor()
  await expectAccessible(second.page, 'going on here')
  await second.page.getByRole('button', { name: 'Go on here' }).click()
  await second.page.getByRole('link', { name: /W{80}/ }).waitFor()
  expect(second.page.url()).not.toContain('#')
  await expectNoOverflow(second.page, 'a very long name')
  await second.page.goto(where)
  await second.page.locator('button[data-option]').first().waitFor()

  await first.page.keyboard.press('s')
  await first.page
    .getByRole('button', { name: /^Enlace a este asiento/ })
    .first()
    .click()
  const seat = await linkIn(first.page, '/seat#')
  const third = await guest('en')
  await third.page.goto(seat)
  await third.page.getByLabel('Your name').fill('Cleo')
  await third.page.getByRole('button', { name: 'Enter' }).click()
  await third.page.locator('button[data-option]').first().waitFor()
  await third.page.goto(seat)
  await third.page.getByRole('button', { name: 'Enter' }).click()
  await third.page.getByText('it works only once').waitFor()
  expect([...first.errors, ...second.errors, ...third.errors]).toEqual([])
  for (const { context } of [first, second, third]) await context.close()
})

test('a table goes from a file to the server', async () => {
  const { page, context, errors } = await guest('es')
  // As long as somebody could still sit down, the file would hold their hand.
  await open(page, { name: 'Con sitio' })
  await page.getByRole('button', { name: 'Menú' }).click()
  await expect.poll(() => page.locator('[data-menu=export]').isDisabled()).toBe(true)
  await open(page, {
    name: 'De viaje',
    prepare: async () => {
      for (const n of [2, 3]) await page.getByLabel(`Quién se sienta en el asiento ${n}`).selectOption('random')
    },
  })
  await answerByMouse(page)
  await page.getByRole('button', { name: 'Menú' }).click()
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-menu=export]').click()])
  await page.goto('/')
  await page
    .getByRole('link', { name: /De viaje/ })
    .first()
    .waitFor()
  await page.locator('input[data-import]').setInputFiles(await saved.path())
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page, 'where a file is opened')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^En línea/ })
    .click()
  await page.waitForURL(/\/t\//)
  // The table goes on where its file was written: bots may have answered since.
  await expect.poll(() => seqOf(page)).toBeGreaterThan(0)
  expect(errors).toEqual([])
  await context.close()
})

test('the host keeps order: a bot answers for a silent seat, a voice is muted, the code is changed, somebody is put out and let back, the chair is handed on', async () => {
  const host = await guest('es')
  const code = await open(host.page, {
    prepare: async () => {
      await host.page.getByLabel('Quién se sienta en el asiento 3').selectOption('random')
    },
  })
  const other = await guest('en')
  await join(other.page, code, 'Bob')
  await other.page.getByRole('button', { name: 'Sit down' }).click()
  await other.page.getByText('yours').waitFor()
  await other.page.keyboard.press('Escape')
  // Bob says nothing; the host, who has answered, need not wait.
  await answerByMouse(host.page)
  const before = await seqOf(host.page)
  await host.page.locator('[data-stand-in]').first().click()
  await expect.poll(() => seqOf(host.page)).toBeGreaterThan(before)
  await expect.poll(() => other.page.locator('[data-stand-in]').count()).toBe(0)

  await host.page.keyboard.press('s')
  const bob = host.page.locator('[data-person=Bob]')
  await bob.waitFor()
  await expectAccessible(host.page, 'the host among people')
  await host.page.locator('[data-order=patience]').selectOption('hour')
  await bob.locator('[data-order=mute]').click()
  await bob.getByText('en silencio').waitFor()
  await host.page.locator('[data-order=code]').click()
  await expect.poll(() => host.page.getByRole('dialog').getByText(code, { exact: true }).count()).toBe(0)
  await bob.locator('[data-order=out]').click()
  await bob.locator('[data-order=out]').click()
  await other.page.getByRole('heading', { name: 'This table is not open to you.' }).waitFor()
  await bob.getByText('fuera de la mesa').waitFor()
  await bob.locator('[data-order=back]').click()
  await bob.waitFor({ state: 'detached' })
  await other.page.reload()
  await bob.waitFor()
  await bob.locator('[data-order=host]').click()
  await bob.locator('[data-order=host]').click()
  await bob.waitFor({ state: 'detached' })
  await other.page.keyboard.press('s')
  await other.page.locator('[data-person=Ada]').waitFor()
  expect([...host.errors, ...other.errors]).toEqual([])
  await host.context.close()
  await other.context.close()
})
