import { expect, test } from 'vitest'
import { factsOf, type LinesOf } from '../lines.ts'

type Log = {
  readonly round: { readonly n: number }
  readonly rolled: { readonly who: { readonly seat: string } }
  readonly hurt: { readonly who: { readonly seat: string }; readonly by: 'dog' | 'fire' }
  readonly moved: { readonly who: { readonly seat: string } }
}

const lines: LinesOf<Log> = {
  round: { rule: 'R-01', tone: 'head' },
  rolled: { rule: 'R-02', cue: 'dice' },
  hurt: { rule: ({ by }) => (by === 'fire' ? 'R-03' : null), tone: 'harm', cue: 'harm' },
  moved: {},
}
const facts = factsOf(lines)
const ana = { seat: 'ana' }

test('a line brings its rule, its tone and its cue', () => {
  expect(facts({ key: 'round', args: { n: 1 } }, 'ana')).toEqual({ rule: 'R-01', tone: 'head' })
  expect(facts({ key: 'hurt', args: { who: ana, by: 'fire' } }, 'luis')).toEqual({ rule: 'R-03', tone: 'harm', cue: 'harm' })
  expect(facts({ key: 'hurt', args: { who: ana, by: 'dog' } }, 'luis')).toEqual({ tone: 'harm', cue: 'harm' })
})

test('what has no tone of its own is the deed of whoever did it, and of nobody else', () => {
  expect(facts({ key: 'rolled', args: { who: ana } }, 'ana')).toEqual({ rule: 'R-02', tone: 'own', cue: 'dice' })
  expect(facts({ key: 'rolled', args: { who: ana } }, 'luis')).toEqual({ rule: 'R-02', cue: 'dice' })
  expect(facts({ key: 'moved', args: { who: ana } }, null)).toEqual({})
  // Harm stays harm, whoever it befalls.
  expect(facts({ key: 'hurt', args: { who: ana, by: 'fire' } }, 'ana').tone).toBe('harm')
})

test('a line that nobody declared has nothing, whatever its key', () => {
  expect([facts({ key: 'unheard-of' }, null), facts({ key: 'constructor' }, null)]).toEqual([{}, {}])
})

test('a key that the game does not have, and one it leaves out, do not compile', () => {
  // @ts-expect-error: `rowed` is no message of this game.
  const unknown: LinesOf<Log> = { ...lines, rowed: {} }
  // @ts-expect-error: the other lines are missing.
  const missing: LinesOf<Log> = { round: {} }
  expect([unknown, missing]).toHaveLength(2)
})
