import type { Player } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { figureId } from '../content/cards.ts'
import { discardOf, handOf } from '../rules/people.ts'
import type { Etherfields, Laid, Square } from '../rules/shape.ts'
import { inDream, standing } from './inDream.ts'
import { sizes, worth } from './scene.ts'

const c3 = worth('cunning', 3)
const MOTHER: readonly Square[] = ['3,1', '4,1', '3,2', '4,2']
const frosted = (n: number): Laid[] => Array.from({ length: n }, () => ({ token: 'threat', at: MOTHER }))
const on = (at: Player<Etherfields>, square: Square, token = 'threat'): number =>
  at.state.tokens.filter((one) => one.token === token && one.at.includes(square)).length
const special = { step: 'scapeStep', args: { i: 1 } }
/** The Special effect of that Turn card. */
const frostOf = (card: string, tokens: readonly Laid[]): Player<Etherfields> =>
  inDream('i04').arrange(
    (w, t) => {
      for (const who of t.seats) w.put(t.inZone(handOf(who)), discardOf(who), { face: 'front' })
      w.put(t.inZone('turn-deck'), 'turn-discard', { face: 'back' })
      w.put(w.make(card, 'turn-deck'), 'turn-deck', { face: 'front' })
      w.set('table', 'tokens', [...t.state.tokens, ...tokens])
    },
    [special, { step: 'curtain' }],
  )

test('the orchard lies open, frost by the shed, the Grafter among the trees', () => {
  const at = inDream('i04')
  expect(at.zone('scape')).toHaveLength(9)
  expect(on(at, '1,1')).toBe(1)
  expect(at.get(at.piece(figureId('grafter')), 'at')).toBe('4,4')
  expect(at.zone('situations').sort()).toEqual(['hard-frost', 'plan-of-the-wires'])
  expect(at.state.keys).toBe(1)
})
test('in a Turn of diamonds the frost takes the mother; her second Threat makes Swamp, her third ends it', () => {
  expect(on(frostOf('turn-diamonds-2', []), '3,1')).toBe(1)
  const hard = frostOf('turn-diamonds-2', frosted(1))
  expect([on(hard, '3,1'), on(hard, '3,1', 'swamp')]).toEqual([2, 1])
  const last = frostOf('turn-diamonds-2', frosted(2)).untilAsk('ana', 'travel')
  expect(last.zone('gates')).toContain('gate-i04')
  expect(last.state.encounter).toBeNull()
})
test('in another suit the Team says where, next to frost', () => {
  const at = frostOf('turn-spades-2', [{ token: 'threat', at: ['1,3', '2,3', '1,4', '2,4'] }])
  expect(at.offered('ana').sort()).toEqual(['a1', 'a2', 'a3', 'b2'])
  at.choose('ana', 'b2')
  expect(on(at, '3,3')).toBe(1)
})
test.each([2731, 3127])('the twine runs from one tree of three wires to the other: %d', (answer) => {
  const at = standing(inDream('i04'), '3,4').choose('ana', 'use:map:g').choose('ana', answer).untilAsk('ana', 'your-round')
  expect(at.state.marks).toMatchObject({ threaded: 1 })
  expect(at.state.hidden).not.toContain('v')
  standing(at, '4,1', c3, c3).choose('ana', 'use:map:v')
  at.choose('ana', [...at.offered('ana')])
    .choose('ana', 'no')
    .choose('ana', 'tie')
  at.untilAsk('ana', 'travel')
  expect(at.state.flags).toMatchObject({ grafted: 1, room: 1 })
  expect(at.zone('season')).toEqual(['neap'])
  expect(at.zone('notes')).toContain('n-06')
  expect(at.state.taken).toEqual(expect.arrayContaining(['scion', 'windfall', 'a-line-to-follow', 'grafting-wax']))
})
test('a tree of four wires leaves one bare and brings frost; anything else Seals 1; with the Grafter’s leave neither costs', () => {
  const bare = standing(inDream('i04'), '3,4').choose('ana', 'use:map:g').choose('ana', 2830)
  expect(on(bare, '3,3')).toBe(1)
  const none = standing(inDream('i04'), '3,4').choose('ana', 'use:map:g')
  const before = sizes(none, 'ana').sealed
  none.choose('ana', 1)
  expect(sizes(none, 'ana').sealed).toBe(before + 1)
  const eased = inDream('i04').arrange((w) => w.set('table', 'marks', { patient: 1 }))
  standing(eased, '3,4').choose('ana', 'use:map:g').choose('ana', 2830)
  expect(on(eased, '3,3')).toBe(0)
})
test('out of Turns the Grafter ends it badly, and leaves two cards', () => {
  const at = inDream('i04').arrange(() => {}, [{ step: 'outOfTurns' }])
  at.untilAsk('ana', 'travel')
  expect(at.state.flags).toMatchObject({ grafted: 1, rough: 1 })
  expect(at.state.taken).toEqual(expect.arrayContaining(['scion', 'windfall']))
  expect(at.state.taken).not.toContain('grafting-wax')
})
