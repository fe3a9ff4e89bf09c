/** `npm run shots`: pictures of every screen there is, in both languages, for a desk and for a phone, into docs/img/. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '@miskatonic/testing/browser'
import { root } from './house.ts'
import { serveStatusPage } from './status-page.ts'

const SIZES = [
  { suffix: '', viewport: { width: 1366, height: 768 }, phone: false },
  { suffix: '-phone', viewport: { width: 390, height: 844 }, phone: true },
]

const folder = join(root, 'docs', 'img')
mkdirSync(folder, { recursive: true })
const { address, server } = await serveStatusPage(0)
const browser = await launchChromium()
try {
  for (const language of ['es', 'en']) {
    for (const { suffix, viewport, phone } of SIZES) {
      const page = await browser.newPage({ viewport, isMobile: phone, hasTouch: phone, deviceScaleFactor: phone ? 2 : 1 })
      const answer = await page.goto(`${address}?lang=${language}`)
      if (answer?.status() !== 200) throw new Error(`The start page answered ${answer?.status()} instead of 200.`)
      const file = `start-${language}${suffix}.png`
      await page.screenshot({ path: join(folder, file), fullPage: phone })
      await page.close()
      console.log(`docs/img/${file}`)
    }
  }
  console.log('These are the start page only: there are no tables to photograph yet.')
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
}
