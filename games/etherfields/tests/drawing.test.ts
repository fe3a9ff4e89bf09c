import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { handOf } from '../rules/people.ts'
import { scene, sizes, worth } from './scene.ts'

const card = worth('cunning', 3)
const cards = (n: number): string[] => Array.from({ length: n }, () => card)
const drawing = { step: 'draw', args: { who: 'ana' } }

rule(['EF-DRAW-01', 'EF-DRAW-02', 'EF-EX-02'], 'with two in hand, four are drawn', () => {
  const at = scene({ dreamers: { ana: { hand: cards(2), deck: 10 } } }, drawing).choose('ana', [])
  expect(sizes(at, 'ana')).toMatchObject({ hand: 6, deck: 6 })
})
rule(['EF-DRAW-01', 'EF-HAND-03', 'EF-EX-03'], 'drawing stops at six', () => {
  const at = scene({ dreamers: { ana: { hand: cards(4) } } }, drawing).choose('ana', [])
  expect(sizes(at, 'ana')).toMatchObject({ hand: 6, deck: 8 })
})
rule(['EF-DRAW-03', 'EF-DRAW-05', 'EF-EX-04'], 'with six in hand nothing is drawn, unless some are discarded first', () => {
  const full = { dreamers: { ana: { hand: cards(6) } } }
  expect(sizes(scene(full, drawing).choose('ana', []), 'ana')).toMatchObject({ hand: 6, deck: 10 })
  const less = scene(full, drawing)
  const hand = less.table.kernel.inZone(handOf('ana'))
  less.choose('ana', hand.slice(0, 3))
  expect(sizes(less, 'ana')).toMatchObject({ hand: 6, deck: 7, discard: 3 })
})
rule(['EF-DRAW-07', 'EF-DRAW-08', 'EF-ICON-11'], 'a draw-bonus square gives more cards and no higher limit', () => {
  const at = scene({ dreamers: { ana: { at: '2,4', hand: cards(1) } } }, drawing).choose('ana', [])
  expect(sizes(at, 'ana')).toMatchObject({ hand: 6, deck: 5 })
  const empty = scene({ dreamers: { ana: { at: '2,4' } } }, drawing)
  expect(sizes(empty, 'ana')).toMatchObject({ hand: 5, deck: 5 })
})
rule(
  ['EF-DRAW-06', 'EF-SHUF-01', 'EF-SHUF-02', 'EF-SHUF-03', 'EF-SHUF-06', 'EF-RULING-25', 'EF-EX-06'],
  'a reshuffle costs three Sealed cards, off the new deck',
  () => {
    const at = scene({ dreamers: { ana: { deck: 1, discard: 12 } } }, drawing)
    at.expectAsk('ana', 'reshuffle-price', ['anguish', 'seal']).choose('ana', 'seal')
    expect(sizes(at, 'ana')).toEqual({ hand: 4, deck: 6, discard: 0, sealed: 3 })
    expect(at.get('ana', 'anguish')).toBe(0)
  },
)
rule(['EF-SHUF-02', 'EF-EX-07'], 'or one Anguish', () => {
  const at = scene({ dreamers: { ana: { deck: 1, discard: 12 } } }, drawing).choose('ana', 'anguish')
  expect(sizes(at, 'ana')).toEqual({ hand: 4, deck: 9, discard: 0, sealed: 0 })
  expect(at.get('ana', 'anguish')).toBe(1)
})
rule('EF-RULING-25', 'with nothing to shuffle the draw ends, and nothing is paid', () => {
  const at = scene({ dreamers: { ana: { hand: cards(3), deck: 3, progress: ['tide-leaf'] } } }, drawing).choose('ana', [])
  at.expectAsk('ana', 'pick-some')
  expect([sizes(at, 'ana'), at.get('ana', 'anguish')]).toEqual([{ hand: 6, deck: 0, discard: 0, sealed: 0 }, 0])
})
