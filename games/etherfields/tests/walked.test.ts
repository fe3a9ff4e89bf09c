import { type Seat, sample } from '@miskatonic/kernel'
import { expect, test } from 'vitest'
import type { Script } from '../content/book.ts'
import { scripts as i03 } from '../content/dreams/i03/scripts.ts'
import { scripts as i04 } from '../content/dreams/i04/scripts.ts'
import { dreams } from '../content/dreams/index.ts'
import { g } from '../content/scriptNumbers.ts'
import type { Laid } from '../rules/shape.ts'
import { inDream } from './inDream.ts'

/* Every script is read in its dream, with every turn its choices can take, to its end: nothing in it may fail, and the Team is back in the dream or out of it. */

const token = (kind: Laid['token'], ...squares: readonly string[]): Laid[] => squares.map((square) => ({ token: kind, at: [square] }))
/** As the dream begins, and well into it. */
const POSITIONS = {
  i03: [[], token('universal', '4,1', '4,5', '4,5')],
  i04: [[], token('threat', '1,1', '1,3', '3,1', '3,3', '3,3')],
} as const
const BENT = [0, 0.3, 0.6, 0.99]

function readThrough(dream: 'i03' | 'i04', name: string, tokens: readonly Laid[], bent: number): 'dream' | 'map' | 'stuck' {
  const at = inDream(dream, { hours: 4 })
  at.arrange((w) => w.set('table', 'tokens', tokens), [{ step: 'reading', args: { entry: g(name) } } as never, { step: 'curtain' }])
  for (let i = 0; i < 60; i++) {
    const { ask } = at.table
    if (!ask) return 'stuck'
    if (at.state.encounter === null) return 'map'
    if (at.offered(at.table.asked()[0] as Seat).includes('curtain')) return 'dream'
    const [next] = at.table.awaited() as [Seat]
    const decided = at.table.decide(
      next,
      sample(ask, next, (n) => Math.floor(bent * n)),
      { keys: 'real' },
    )
    expect(decided.ok, `${name}: ${ask.about.key}`).toBe(true)
  }
  return 'stuck'
}

/** What ends a dream whichever way it is read. */
const ENDS = new Set([...dreams.flatMap(({ scripts: { outOfTurns, win, partial } }) => [outOfTurns, ...win, ...partial])])
const rows = (dream: 'i03' | 'i04', scripts: readonly Script[]) => scripts.map(({ name }) => [name, dream] as const)
test.each([...rows('i03', i03), ...rows('i04', i04)])('%s of %s is read to its end whichever way', (name, dream) => {
  const left = POSITIONS[dream].flatMap((tokens) => BENT.map((bent) => readThrough(dream, name, tokens, bent)))
  expect(left).not.toContain('stuck')
  if (ENDS.has(g(name))) expect(new Set(left)).toEqual(new Set(['map']))
})
