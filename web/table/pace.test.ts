import { describe, expect, test } from 'vitest'
import { isWatched, pauseFor } from './pace.ts'

const at = (watching: number, ...kinds: string[]) =>
  ({ watching, seats: kinds.map((kind, i) => ({ seat: `${i}`, holder: { kind } })) }) as unknown as Parameters<typeof isWatched>[0]

describe('the pace of answers that must not betray anything', () => {
  test('grows with chance, is never at once and never tiresome', () => {
    const pauses = Array.from({ length: 101 }, (_, i) => pauseFor(i / 100))
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(pauses[0]).toBeGreaterThan(1000)
    expect(pauses[100]).toBeLessThan(6000)
    // Most are short; some are as long as somebody who thinks.
    expect(pauses.filter((ms) => ms < 2500).length).toBeGreaterThan(70)
    expect(pauses.filter((ms) => ms > 3500).length).toBeGreaterThan(3)
  })

  test('is kept where somebody else may look at the clock', () => {
    expect(isWatched(at(0, 'person', 'bot', 'bot'))).toBe(false)
    expect(isWatched(at(0, 'person', 'person'))).toBe(true)
    expect(isWatched(at(0, 'person', 'open'))).toBe(true)
    expect(isWatched(at(1, 'person', 'bot'))).toBe(true)
  })
})
