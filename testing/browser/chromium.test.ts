import { expect, test } from 'vitest'
import { launchChromium } from './chromium.ts'

test('letters have a width: the browser has found its fonts', async () => {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.setContent('<span style="font-size: 40px">Ph’nglui ñandú</span>')
    expect((await page.locator('span').boundingBox())?.width).toBeGreaterThan(100)
  } finally {
    await browser.close()
  }
})
