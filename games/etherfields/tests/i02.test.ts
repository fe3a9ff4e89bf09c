import type { Player } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { figureId } from '../content/cards.ts'
import { HIGH, LOW, TELESCOPE } from '../content/dreams/i02/lamps.ts'
import type { Etherfields, PieceId } from '../rules/shape.ts'
import { inDream, standing } from './inDream.ts'
import { sizes, worth } from './scene.ts'

type At = Player<Etherfields>
const a2 = worth('awareness', 2)
const threats = (at: At): number => at.state.tokens.filter(({ token, at: on }) => token === 'threat' && on.includes(TELESCOPE)).length
const lit = (at: At): string[] => ['low', 'bar', 'high'].filter((lamp) => (at.state.marks[lamp] ?? 0) > 0)
const set = (at: At, marks: { readonly [flag: string]: number }): At =>
  at.arrange((w, t) => w.set('table', 'marks', { ...t.state.marks, ...marks }))
const withGem = (at: At, square: string): At => {
  at.arrange((w) => w.set('ana', 'gems', 1))
  return standing(at, square).choose('ana', 'fill-slot')
}
const answer = (at: At, n: number): At => standing(at, '6,3').choose('ana', 'use:map:h').choose('ana', n)

test('the jetty is entered on its entrance squares, with three lamps out', () => {
  const at = inDream('i02')
  expect(['1,3', '1,4']).toContain(at.get('ana', 'at'))
  expect(at.zone('scape')).toHaveLength(8)
  expect(lit(at)).toEqual([])
})
test('a Gem in its slot lights Low: Light on its tile; taken out again, the lamp is out', () => {
  const at = withGem(inDream('i02'), LOW)
  expect(lit(at)).toEqual(['low'])
  expect(at.state.tokens).toContainEqual({ token: 'light', at: expect.arrayContaining(['3,1', LOW]) })
  at.choose('ana', 'take-gem')
  expect(lit(at)).toEqual([])
  expect(at.state.tokens).toEqual([])
  expect(at.get('ana', 'gems')).toBe(1)
})
test('Low and Bar without High draw a sail in: a Threat, and at three the wreck', () => {
  const at = withGem(set(inDream('i02'), { bar: 2 }), LOW)
  expect(threats(at)).toBe(1)
  expect(at.zone('situations')).toContain('two-in-line')
  at.arrange((w, t) => w.set('table', 'tokens', [...t.state.tokens, { token: 'threat', at: [TELESCOPE] }]))
  answer(at, 12)
  expect(at.state.flags.wreck).toBe(1)
  expect(threats(at)).toBe(0)
})
for (const [n, opens] of [
  [60, true],
  [240, true],
  [12, false],
  [20, false],
  [30, false],
  [7, false],
] as const)
  test(`the stair door, asked ${n}, ${opens ? 'opens' : 'stays shut'}`, () => {
    const at = answer(standing(inDream('i02', { hours: 2 }), '6,3', a2, a2), n)
    at.untilAsk('ana', 'your-round')
    expect((at.state.marks.door ?? 0) > 0).toBe(opens)
    expect((at.state.marks.misses ?? 0) > 0).toBe(!opens)
  })
test('after three misses the hinges show', () => {
  const at = set(inDream('i02'), { misses: 2 })
  expect(at.state.hidden).toContain('x')
  answer(at, 20).untilAsk('ana', 'your-round')
  expect(at.state.hidden).not.toContain('x')
})
test('the High lamp waits for the door, and gives the Gem back', () => {
  const at = withGem(inDream('i02'), HIGH)
  expect(lit(at)).toEqual([])
  expect(at.get('ana', 'gems')).toBe(1)
  expect(at.state.filled).toEqual([])
})
for (const [way, flag] of [
  ['leave', 'high-lit'],
  ['carry', 'high-carried'],
] as const)
  test(`three lamps: the flame can be left or carried (${way})`, () => {
    const at = withGem(set(inDream('i02'), { low: 2, bar: 2, door: 1 }), HIGH)
    at.choose('ana', way).untilAsk('ana', 'travel')
    expect(at.state.flags[flag]).toBe(1)
    expect(at.zone('season')).toEqual(['spring-tide'])
    expect(at.zone('gates')).not.toContain('gate-i02')
    const items = [...at.zone('items'), ...at.zone('storage')]
    expect(items).toEqual(expect.arrayContaining(['oilcan', 'toll-whistle']))
    expect(items.includes('storm-lantern')).toBe(way === 'carry')
  })
test('once the log was read, its last leaf can be worked loose; with nobody playing her, Lia’s hand is seen', () => {
  const at = standing(inDream('i02'), '5,6', a2)
    .choose('ana', 'use:map:f')
    .choose('ana', [a2])
    .untilAsk('ana', 'your-round', { boost: 'no' })
  expect(at.state.hidden).not.toContain('m')
  standing(at, '5,6', a2).choose('ana', 'use:map:m').choose('ana', [a2]).untilAsk('ana', 'book-decide', { boost: 'no' })
  expect(at.zone('notes')).toContain('n-02')
  expect(at.offered('ana').sort()).toEqual(['open', 'turn'])
  at.choose('ana', 'open')
  expect(at.state.flags['mended-lia']).toBe(1)
})
test('the bunk holds a tally', () => {
  const c3 = worth('cunning', 3)
  const at = standing(inDream('i02'), '5,5', c3)
    .choose('ana', 'use:map:g')
    .choose('ana', [c3])
    .untilAsk('ana', 'your-round', { boost: 'no' })
  expect(at.zone('notes')).toContain('n-03')
})

/** The Lamp-Eater stands there when a step of the Turn card comes: that card has this step alone. */
function eaterAt(at: At, square: string, card: string): At {
  return at.arrange(
    (w, t) => {
      w.put(t.inZone('turn-deck'), 'turn-discard', { face: 'back' })
      w.put(w.make(card, 'box'), 'turn-deck', { face: 'front' })
      const tile = w.make('lamp-eater', 'entity', { face: 'front' })
      const figure = w.make(figureId('lamp-eater'), 'figures')
      w.set(figure, 'at', square)
      w.set(figure, 'entity', tile)
    },
    [{ step: 'scapeStep', args: { i: 0 } }, { step: 'curtain' }],
  )
}
test('a lamp it stands on is eaten, and the Gem with it; it grows', () => {
  const at = eaterAt(withGem(inDream('i02'), LOW), LOW, 'turn-spades-1').untilAsk('ana')
  expect(lit(at)).toEqual([])
  expect(at.state.filled).toEqual([])
  expect(at.get('ana', 'gems')).toBe(0)
  const [tile] = at.table.kernel.inZone('entity') as [PieceId]
  expect(at.zone(`meta:${tile}`)).toHaveLength(1)
})
test('elsewhere it Seals two within three squares, in Light only within one', () => {
  const far = eaterAt(standing(inDream('i02'), '3,3'), '3,1', 'turn-spades-1').untilAsk('ana')
  expect(sizes(far, 'ana').sealed).toBe(2)
  const lamp = standing(withGem(inDream('i02'), LOW), '3,3')
  expect(sizes(eaterAt(lamp, '3,1', 'turn-spades-1').untilAsk('ana'), 'ana').sealed).toBe(0)
})
test('it goes to the nearest lamp that burns, not to whoever is near', () => {
  const at = standing(withGem(inDream('i02'), LOW), '3,5')
  at.arrange((w) => w.set('bea', 'at', '3,5'))
  const moved = eaterAt(at, '3,4', 'turn-hearts-1').untilAsk('ana')
  expect(['3,3', '3,2', '4,2', '3,1', LOW]).toContain(moved.get(moved.piece(figureId('lamp-eater')), 'at'))
})

const outOfTurns = (at: At): At => at.arrange(() => {}, [{ step: 'outOfTurns' }]).untilAsk('ana', 'travel')
test('out of Turns after two lamps: a partial end, with Fog; the Gate is kept', () => {
  const at = outOfTurns(set(inDream('i02'), { 'lamps-ever': 2, low: 2 }))
  expect(at.zone('season')).toEqual(['fog'])
  expect(at.zone('wisdom')).toContain('bright-ideas')
  expect(at.zone('gates')).toContain('gate-i02')
  expect([...at.zone('items'), ...at.zone('storage')]).not.toContain('oilcan')
  expect(at.state.flags['i02-low-left']).toBe(1)
})
test('out of Turns with less: the toll-box gives the Key back', () => {
  const before = inDream('i02')
  const { keys } = before.state
  const at = outOfTurns(before)
  expect(at.state.keys).toBe(keys + 1)
  expect(at.zone('season')).not.toContain('fog')
})
test('the flame of another lamp can be brought up: that one goes out', () => {
  const at = withGem(set(inDream('i02'), { door: 1 }), LOW)
  standing(at, HIGH).choose('ana', 'use:map:k').choose('ana', 'low')
  expect(lit(at)).toEqual(['high'])
  expect(at.state.filled).toEqual([])
})
test('oil lights the lamp one stands at, once', () => {
  const at = set(inDream('i02'), { oil: 1 })
  at.arrange((w) => w.set('table', 'hidden', []))
  standing(at, '5,1').choose('ana', 'use:floating:gate-i02/oil')
  expect(lit(at)).toEqual(['bar'])
  expect(at.state.hidden).toContain('oil')
})
for (const [marks, below] of [
  [{}, 1],
  [{ receipts: 1 }, 0],
] as const)
  test(`the Lamp-Eater ${'receipts' in marks ? 'reads its receipts' : 'is driven off'}`, () => {
    const strike = 'receipts' in marks ? 'contact' : 'attack'
    const cards = Array.from({ length: 3 }, () => worth(strike === 'contact' ? 'awareness' : 'rage', 2))
    const at = standing(set(eaterAt(inDream('i02'), '3,5', 'turn-hearts-1').untilAsk('ana'), marks), '3,4', ...cards)
    at.arrange((w, t) => {
      for (const figure of t.inZone('figures')) w.set(figure, 'at', '3,4')
    })
    const [tile] = at.table.kernel.inZone('entity') as [PieceId]
    at.choose('ana', `use:entity:${tile}/${strike}`)
    at.choose('ana', at.offered('ana').slice(0, 2)).untilAsk('ana', 'your-round', { boost: 'no' })
    expect(at.zone('figures')).toEqual([])
    expect(at.state.marks.below ?? 0).toBe(below)
  })
test('those who left Low burning find it burning for a Gem', () => {
  const at = inDream('i02')
  at.arrange(
    (w, t) => {
      w.set('table', 'flags', { ...t.state.flags, 'i02-low-left': 1 })
      w.set('ana', 'gems', 1)
    },
    [{ step: 'intro' }, { step: 'curtain' }],
  )
  at.untilAsk('ana', 'book-decide').choose('ana', 'gem')
  expect(lit(at)).toEqual(['low'])
})
