import { describe, expect, test } from 'vitest'
import { choose } from '../asking.ts'
import { deal } from '../deal.ts'
import type { Script } from '../game.ts'
import { answer, diary, type Given, refusal, say, start, type T, write } from './tinyGame.ts'

const go = (t: T) => choose(t, 'ana', { about: 'go', options: [{ key: 'a' }, { key: 'b' }] })
const strict = (play: (t: T) => Script<unknown>, given: Given = {}) => start({ play, ...given }, {}, { strict: true })

describe('a strict table', () => {
  test('catches an object of the state that is kept across an ask', () => {
    for (const keep of [
      (t: T) => t.state.diary,
      (t: T) => t.get('ana', 'friends'),
      (t: T) => Object.values(t.record('fight') ?? {})[1] as unknown as string[],
      (t: T) => t.recordById(1).list as string[],
    ]) {
      const table = strict(function* (t) {
        yield* t.resolving({ kind: 'fight', list: ['x'] }, function* () {
          const kept = keep(t)
          yield* go(t)
          yield* write(t, `${kept.length}`)
        })
      })
      const decided = table.decide('ana', 'a')
      expect(refusal(decided)).toBe('broken')
      expect(decided.ok ? '' : decided.error.detail).toContain('kept across an ask')
    }
  })

  test('lets numbers, texts and what is read again pass', () => {
    const table = strict(function* (t) {
      const { length } = t.state.diary
      yield* go(t)
      yield* write(t, `${length} ${t.state.diary.length}`)
    })
    answer(table, 'a')
    expect(diary(table)).toEqual(['0 0'])
  })

  test('catches writing to the state outside a change', () => {
    for (const spoil of [
      (t: T) => {
        ;(t.state as { doom: number }).doom = 3
      },
      (t: T) => void (t.state.diary as string[]).push('x'),
      (t: T) => void (t.get('ana', 'friends') as string[]).push('x'),
      (t: T) => void delete (t.state as { doom?: number }).doom,
    ])
      expect(() =>
        strict(function* (t) {
          yield* write(t, 'x')
          spoil(t)
        }),
      ).toThrow(/written outside a change/)
  })

  test('lets what was read be written back in the same breath', () => {
    const table = strict(function* (t) {
      yield* t.change((w) => w.set('table', 'things', [{ deep: ['x'] }]))
      yield* t.change((w) => w.set('table', 'things', [...t.state.things, { deep: ['y'] }]))
      yield* t.change((w) => w.set('ana', 'mark', t.state.things[0] ?? null))
      yield* go(t)
      yield* write(t, JSON.stringify([t.state.things, t.get('ana', 'mark')]))
    })
    answer(table, 'a')
    expect(diary(table)).toEqual(['[[{"deep":["x"]},{"deep":["y"]}],{"deep":["x"]}]'])
    expect(table.hash).toMatch(/^[0-9a-f]{16}$/)
  })

  test('a writer is dead after its change, in every table', () => {
    expect(() =>
      start({
        *play(t) {
          let kept: { set(of: 'table', attribute: 'doom', value: number): void } | null = null
          yield* t.change((w) => {
            kept = w
          })
          ;(kept as unknown as { set(of: 'table', attribute: 'doom', value: number): void }).set('table', 'doom', 1)
        },
      }),
    ).toThrow(/outside its change/)
  })

  test('a change does not begin inside another', () => {
    expect(() =>
      start({
        *play(t) {
          yield* t.change(() => void t.change((w) => w.set('table', 'doom', 1)))
        },
      }),
    ).toThrow(/indivisible/)
  })

  test('chance is drawn before the change that uses it', () => {
    expect(() =>
      start({
        *play(t) {
          yield* t.change((w) => w.set('table', 'doom', t.roll('d', 1, 6)[0] ?? 0))
        },
      }),
    ).toThrow(/draw first/)
  })

  test("the kernel's own scripts keep the contract", () => {
    const table = strict(function* (t) {
      yield* deal(t, ['ana', 'ben'], { may: { ana: [{ key: 'rope' }], ben: [{ key: 'coin' }] } })
      yield* write(t, 'dealt')
    })
    say(table, 'ana', 'offer:rope')
    say(table, 'ben', 'offer:coin')
    say(table, 'ben', 'consent:2')
    say(table, 'ana', 'consent:2')
    expect(diary(table)).toEqual(['dealt'])
  })
})
