import { expect, test } from 'vitest'
import { facesIn, type SumWords, sumLines } from '../sums.ts'

const words: SumWords = {
  bases: { dice: { es: 'Dados', en: 'Dice' } },
  parts: { modifier: { es: 'Modificador', en: 'Modifier' } },
  card: (faces) => (faces.front === 'lamp' ? { es: 'Farol', en: 'Lantern' } : null),
  own: ({ phase }) => (phase === 'luck' ? { label: 'Luck', value: '?' } : null),
}
const part = (phase: string, amount: number, source: object = {}, counts = true) => ({ phase, amount, source: source as never, counts })

test('what a sum starts from stands plain, what is added with its sign, what is set after an equals sign', () => {
  const parts = [
    part('base', 3),
    part('add:bonus', 2, { piece: { faces: { front: 'lamp' } } }),
    part('add', -1, { faces: { front: 'other' } }, false),
    part('modifier', -2),
    part('lower', 1),
    part('set', 4),
    part('scale', 2),
    part('floor', 1),
    part('luck', 7),
  ]
  const shown = sumLines({ quantity: 'dice', value: 4, parts }, 'en', words).map(({ label, value, counts }) => [label, value, counts])
  expect(shown).toEqual([
    ['Dice', '3', true],
    ['Lantern', '+2', true],
    ['1 card', '−1', false],
    ['Modifier', '−2', true],
    ['Rules', '−1', true],
    ['Rules', '= 4', true],
    ['Rules', '× 2', true],
    ['At least', '1', true],
    ['Luck', '?', true],
  ])
})

test('a source without a piece has no faces', () => {
  expect([facesIn(null), facesIn([]), facesIn({ piece: 'x' }), facesIn({ piece: { faces: { front: 'a' } } })]).toEqual([
    null,
    null,
    null,
    { front: 'a' },
  ])
})
