import type { Player } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { figureId } from '../content/cards.ts'
import type { Etherfields } from '../rules/shape.ts'
import { inDream, standing } from './inDream.ts'
import { sizes, worth } from './scene.ts'

const c3 = worth('cunning', 3)
const CLIFF = '4,5'
const cast = (at: Player<Etherfields>): number => at.state.tokens.filter(({ token }) => token === 'universal').length
const lay = (at: Player<Etherfields>, ...benches: readonly string[]): Player<Etherfields> =>
  at.arrange((w) =>
    w.set(
      'table',
      'tokens',
      benches.map((bench) => ({ token: 'universal' as const, at: [bench] })),
    ),
  )

test('the House sits: seven tiles, the Speaker on its square, the order of the day on the table', () => {
  const at = inDream('i03')
  expect(at.zone('scape')).toHaveLength(7)
  expect(at.get(at.piece(figureId('speaker-with-nine-beaks')), 'at')).toBe('6,3')
  expect(at.zone('situations')).toEqual(['order-of-the-day'])
  expect(at.state.keys).toBe(2)
})
test('a bench asks one for each Dreamer and one more, and gives a vote; twice as much gives two', () => {
  const once = standing(inDream('i03'), CLIFF, c3)
    .choose('ana', 'use:map:k')
    .choose('ana', [c3])
    .untilAsk('ana', 'your-round', { boost: 'no' })
  expect(cast(once)).toBe(1)
  const twice = standing(inDream('i03'), CLIFF, c3, c3).choose('ana', 'use:map:k')
  twice.choose('ana', [...twice.offered('ana')]).untilAsk('ana', 'your-round', { boost: 'no' })
  expect(cast(twice)).toBe(2)
})
test('a full bench is not asked again', () => {
  const at = lay(inDream('i03'), CLIFF, CLIFF, CLIFF)
  expect(standing(at, CLIFF, c3).refused('ana')['use:map:k']).toContain('EF-ACT-04')
})
test('the fifth vote wins: the Gate is gone and the House remembers how', () => {
  const at = standing(lay(inDream('i03'), CLIFF, CLIFF, '4,1', '4,1'), CLIFF, c3)
  at.choose('ana', 'use:map:k').choose('ana', [c3]).untilAsk('ana', 'travel', { boost: 'no' })
  expect(at.state.flags).toMatchObject({ voted: 1 })
  expect(at.zone('gates')).not.toContain('gate-i03')
})
test.each([
  [4, { voided: 1 }, 'travel'],
  [5, {}, 'your-round'],
] as const)('on the dais %d is answered', (answer, flags, then) => {
  const at = standing(inDream('i03'), '5,3').choose('ana', 'use:map:d').choose('ana', answer).untilAsk('ana', then)
  expect(at.state.flags).toMatchObject(flags)
  expect('voided' in at.state.flags).toBe(answer === 4)
})
test('a number that counts nothing costs a vote or two Sealed cards; the second time somebody shows the way', () => {
  const at = standing(lay(inDream('i03'), CLIFF), '5,3')
    .choose('ana', 'use:map:d')
    .choose('ana', 7)
  const before = sizes(at, 'ana').sealed
  at.choose('ana', 'seal')
  expect(sizes(at, 'ana').sealed).toBe(before + 2)
  at.arrange((w) => w.set('table', 'marks', { wrong: 1 }), [{ step: 'turnStart' }]).untilAsk('ana', 'your-round')
  standing(at, '5,3').choose('ana', 'use:map:d').choose('ana', 8)
  expect(at.zone('situations')).toContain('standing-order-seven')
})
test('who swaps the page with the Speaker near must eat it', () => {
  const at = inDream('i03')
  at.arrange((w, t) => {
    w.set('table', 'hidden', [])
    w.set(t.inZone('figures')[0] as string, 'at', '5,2')
  })
  standing(at, '5,1', c3, c3).choose('ana', 'use:map:g')
  at.choose('ana', [...at.offered('ana')])
    .choose('ana', 'no')
    .choose('ana', 'eat')
  at.untilAsk('ana', 'travel')
  expect(at.get('ana', 'anguish')).toBe(1)
  expect(at.state.flags).toMatchObject({ 'minutes-swapped': 1 })
})
test.each([
  [3, 'partial', {}],
  [2, 'out', { 'rent-owed': 1 }],
] as const)('out of Turns with %d votes it is %s; the Gate stays', (n, _how, flags) => {
  const at = lay(inDream('i03'), ...Array.from({ length: n }, () => '5,5'))
  at.arrange(() => {}, [{ step: 'outOfTurns' }]).untilAsk('ana', 'travel')
  expect(at.state.flags).toMatchObject(flags)
  expect('rent-owed' in at.state.flags).toBe(n < 3)
  expect(at.zone('gates')).toContain('gate-i03')
})
