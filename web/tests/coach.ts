/** The coach of a first game, as a test follows it. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const coach = (page: Page) => page.locator('aside[data-step]')

/** What the coach says and what lies on the table, both of one moment. */
export type Guide = {
  readonly step: string
  /** Something is to be done, not only read. */
  readonly task: boolean
  /** What the step speaks of, a mark's alternatives one by one (`option:travel`, `place:rome`), and which of them the page has. */
  readonly marks: readonly string[]
  readonly there: readonly string[]
  /** Something has happened that waits to be read first: shown on the table, known to the coach. */
  readonly beat: boolean
  readonly waits: boolean
  /** The coach's rings are around what this step speaks of. */
  readonly lit: boolean
}

/** Null: the coach has gone. Rings follow the table a frame later, so they are compared with the step instead of being believed. */
const guideOf = (page: Page): Promise<Guide | null> =>
  page.evaluate(`(() => {
    const aside = document.querySelector('aside[data-step]')
    if (!aside) return null
    const wanted = document.querySelector('[data-marks]').dataset.marks.split('\\n')
    const marks = wanted.flatMap((mark) => mark.split('|'))
    const rings = [...document.querySelectorAll('[data-light]')].map(({ dataset }) => dataset.light)
    const isThere = (mark) => {
      const [, kind, key] = /^(option|place|piece):(.*)$/.exec(mark) ?? []
      return !kind || [kind, ...(kind === 'option' ? ['deed'] : [])].some((name) => document.querySelector('[data-' + name + '="' + CSS.escape(key) + '"]'))
    }
    return {
      step: aside.dataset.step,
      task: aside.dataset.task !== undefined,
      marks,
      there: marks.filter(isThere),
      beat: document.querySelector('[data-beat][data-waits]') !== null,
      waits: aside.dataset.waits !== undefined,
      lit: rings.length > 0 && rings.every((ring) => wanted.includes(ring)),
    }
  })()`) as Promise<Guide | null>

/** The coach looks at the table once a frame. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))))')

/** The guide once it is in step with the table; whatever lies on top of it is read meanwhile. */
async function guideInStep(page: Page): Promise<Guide | null> {
  let guide: Guide | null = null
  const isInStep = async (): Promise<boolean> => {
    await drawn(page)
    guide = await guideOf(page)
    if (guide?.waits && guide.beat) await page.evaluate(`document.querySelector('[data-go-on]')?.click()`)
    return !guide || (guide.lit && !guide.waits)
  }
  await expect.poll(isInStep, { message: 'the coach lights what it speaks of', interval: 0 }).toBe(true)
  return guide
}

/** Whatever is lit and cannot be seen, or lies under the coach. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const bubble = document.querySelector('aside[data-step]').getBoundingClientRect()
    return [...document.querySelectorAll('[data-light]')].flatMap((ring) => {
      const box = ring.getBoundingClientRect()
      const across = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left)
      const down = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top)
      const outside = box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight
      // Rings reach a few pixels beyond what they are around.
      return outside || (across > 6 && down > 6) ? [ring.dataset.light] : []
    })
  })()`) as Promise<string[]>

/** What the coach says and lights up must lie side by side; the table may still be making room. */
export const expectNothingHidden = (page: Page, step: string): Promise<void> =>
  expect.poll(() => hidden(page), { message: `${step}: the coach hides what it speaks of` }).toEqual([])

/** Follows the coach to the end, doing what each step asks for; the steps as they came. */
export async function learn(
  page: Page,
  looking: (step: string) => Promise<void>,
  follow: (page: Page, guide: Guide) => Promise<void>,
): Promise<string[]> {
  const heard: string[] = []
  for (let guide = await guideInStep(page); guide; guide = await guideInStep(page)) {
    const { step, task } = guide
    if (heard.at(-1) !== step) {
      await expectNothingHidden(page, step)
      heard.push(step)
      await looking(step)
    }
    if (task) await follow(page, guide)
    else {
      await coach(page).locator('[data-next-step]').click()
      await page.locator(`aside[data-step="${step}"]`).waitFor({ state: 'detached' })
    }
  }
  return heard
}
