import { describe, expect, test } from 'vitest'
import { stories } from '../content/stories/index.ts'

describe('the story book', () => {
  test('holds stories 1 to 190, each once and in its order', () => {
    expect(stories.map(({ number }) => number)).toEqual(Array.from({ length: 190 }, (_, i) => i + 1))
  })

  test('tells each in both languages, long enough to be a story and short enough to be read aloud', () => {
    for (const { number, title, text } of stories)
      for (const lang of ['es', 'en'] as const) {
        expect(title[lang].trim(), `${number}`).not.toBe('')
        expect(text[lang].length, `${number} ${lang}`).toBeGreaterThanOrEqual(200)
        expect(text[lang].length, `${number} ${lang}`).toBeLessThanOrEqual(900)
      }
  })

  test('has no two stories of one title, and Spanish signs in Spanish only', () => {
    for (const lang of ['es', 'en'] as const) expect(new Set(stories.map(({ title }) => title[lang])).size).toBe(stories.length)
    for (const { number, text } of stories) {
      expect(text.en, `${number}`).not.toMatch(/[«»¿¡]/)
      expect(text.es, `${number}`).not.toMatch(/[“”]/)
    }
  })
})
