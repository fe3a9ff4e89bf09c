import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { MOVEMENT } from '../rules/dice.ts'
import { figuresAt, inSlumber, meeting, stepOf } from './inSlumber.ts'

/* How Entities go: by the die, by the value of their tile, towards whom; large ones; where they come from. */

/** All that can be laid in a row: squares 1,3 to 8,4. */
const LONG = { tiles: ['coal-hole', 'box-room'] } as const
const moves = (id: string, from: string, faces: readonly number[], more: object = {}) => {
  const at = inSlumber(id, {
    ...LONG,
    chance: { movement: faces.map((face) => [face]) },
    dreamers: { ana: { at: '1,3' }, bea: { at: '1,3' } },
  })
  return figuresAt(stepOf(at, { turnCard: 'turn-hearts-1', figures: [from], ...more }).untilAsk('ana', 'pick-some'))
}
const [STEP, VALUE, AGAIN] = [1, 3, 6]

rule('EF-RULING-02', 'the Movement die: two «step», three «value», one «value and again»', () => {
  expect([...MOVEMENT].sort()).toEqual(['again', 'step', 'step', 'value', 'value', 'value'])
  expect(moves('salt-widow', '7,3', [1])).toEqual(moves('salt-widow', '7,3', [2]))
  for (const face of [3, 4, 5]) expect(moves('salt-widow', '7,3', [face])).toEqual(['5,3'])
})
rule(['EF-EMOVE-04', 'EF-EMOVE-05'], '«step» moves one square, «value» as many as the tile says', () => {
  expect(moves('salt-widow', '7,3', [STEP])).toEqual(['6,3'])
  expect(moves('salt-widow', '7,3', [VALUE])).toEqual(['5,3'])
})
rule(['EF-EMOVE-06', 'EF-EX-27'], 'value 2 at distance 5, «value and again», then «step»: it is at distance 2', () => {
  expect(moves('salt-widow', '6,3', [AGAIN, STEP])).toEqual(['3,3'])
})
rule(['EF-EMOVE-08', 'EF-EX-26'], 'value 3 at distance 2: it stops on the square of the Dreamer', () => {
  expect(moves('echo-that-arrived-first', '3,3', [VALUE])).toEqual(['1,3'])
})
rule(['EF-META-05', 'EF-META-06', 'EF-EX-29'], 'with a Movement token value 2 is 4, and a «step» still one square', () => {
  const metamorphoses = ['movement']
  expect(moves('salt-widow', '7,3', [VALUE], { metamorphoses })).toEqual(['3,3'])
  expect(moves('salt-widow', '7,3', [STEP], { metamorphoses })).toEqual(['6,3'])
})
rule('EF-RULING-51', 'two Movement tokens add four', () => {
  expect(moves('salt-widow', '7,3', [VALUE], { metamorphoses: ['movement', 'movement'] })).toEqual(['1,3'])
})
rule('EF-EMOVE-13', 'no Entity goes diagonally: one square away by the corner is two squares', () => {
  const at = inSlumber('salt-widow', { chance: { movement: [[STEP]] }, dreamers: { ana: { at: '3,3' }, bea: { at: '3,3' } } })
  stepOf(at, { turnCard: 'turn-hearts-1', figures: ['4,4'] })
    .expectAsk('ana', 'choose-course', ['3,4', '4,3'])
    .choose('ana', '4,3')
  expect(figuresAt(at)).toEqual(['4,3'])
})
rule('EF-EMOVE-03', 'each piece has its own throw', () => {
  const at = inSlumber('wet-choir', {
    ...LONG,
    chance: { movement: [[STEP], [VALUE]] },
    dreamers: { ana: { at: '1,3' }, bea: { at: '1,4' } },
  })
  stepOf(at, { turnCard: 'turn-hearts-1', figures: ['7,3', '7,4'] }).untilAsk('ana', 'pick-some', { 'one-roll': 'no' })
  expect(figuresAt(at).map((square) => square[0])).toEqual(expect.arrayContaining(['6', '5']))
})
rule('EF-EMOVE-12', 'or one throw moves them all', () => {
  const at = inSlumber('wet-choir', { ...LONG, chance: { movement: [[STEP]] }, dreamers: { ana: { at: '1,3' }, bea: { at: '1,4' } } })
  stepOf(at, { turnCard: 'turn-hearts-1', figures: ['7,3', '7,4'] }).untilAsk('ana', 'pick-some', { 'one-roll': 'yes' })
  expect(figuresAt(at)).toEqual(['6,3', '6,4'])
})

// ── large ones ──

const FOG = 'hundred-handed-fog'
const pair = { dreamers: { ana: { at: '3,3' }, bea: { at: '6,4' } } } as const
rule(['EF-BIG-01', 'EF-BIG-02', 'EF-RULING-32'], 'a large Entity fills its square alone: one passes, one does not stop there', () => {
  const at = inSlumber(FOG, { ...pair, hours: 3 }).arrange((w, t) => w.set(t.inZone('figures')[0] ?? '', 'at', '4,3'))
  at.choose('ana', 'push-on').choose('ana', 2)
  expect(at.offered('ana')).not.toContain('4,3')
  expect(at.offered('ana')).toContain('5,3')
})
rule(['EF-BIG-04', 'EF-RULING-32', 'EF-EX-33'], 'entering, it pushes everybody and everything aside, the only Dreamer too', () => {
  const at = inSlumber(FOG, pair)
  stepOf(at, { turnCard: 'turn-hearts-1', figures: ['4,3'] })
  at.expectAsk('ana', 'push-where', ['4,3', '3,4']).choose('ana', '3,4')
  expect(at.get('ana', 'at')).toBe('3,4')
  expect(figuresAt(at)).toEqual(['3,3'])
})
/** Somebody of ordinary size besides. */
const withCaretakers = (at: ReturnType<typeof inSlumber>, ...squares: readonly string[]) =>
  at.arrange((w, t) => {
    const tile = w.make('caretaker', 'entity')
    for (const square of squares) {
      const figure = w.make('caretaker-figure', 'figures')
      w.set(figure, 'at', square)
      w.set(figure, 'entity', tile)
    }
    const fog = t.inZone('figures')[0] ?? ''
    w.set(fog, 'at', '4,3')
  })
rule(['EF-BIG-04', 'EF-EX-33'], 'Entity tokens go as well, each where the players say', () => {
  const there = withCaretakers(inSlumber(FOG, pair), '3,3').arrange((w, t) => w.set(t.inZone('figures')[1] ?? '', 'states', ['paralysed']))
  const at = stepOf(there, { turnCard: 'turn-hearts-1' })
  at.untilAsk('ana', 'choose-pushed').expectAsk('ana', 'choose-pushed', ['ana', 'caretaker-figure']).choose('ana', 'caretaker-figure')
  at.choose('ana', '4,3').choose('ana', '3,4').untilAsk('ana', 'pick-some')
  expect(at.get('ana', 'at')).toBe('3,4')
  expect([at.get(at.piece(`${FOG}-figure`), 'at'), at.get(at.piece('caretaker-figure'), 'at')]).toEqual(['3,3', '4,3'])
})
rule(['EF-BIG-03', 'EF-RULING-32'], 'it is never pushed: nobody of ordinary size enters its square', () => {
  const at = withCaretakers(inSlumber(FOG, pair), '5,3').arrange((w, t) => {
    w.set(t.inZone('figures')[0] ?? '', 'states', ['paralysed'])
    w.set('bea', 'at', '3,3')
  })
  stepOf(at, { turnCard: 'turn-hearts-1' }).untilAsk('ana', 'pick-some')
  expect(figuresAt(at)).toEqual(['4,3', '5,3'])
})

// ── where they come from ──

const comes = (suit: string, tiles: readonly string[]) => meeting('wet-choir', { tiles, begins: `turn-${suit}-1` }).choose('ana', 'no')
rule('EF-SPAWN-01', 'they come on spawn squares', () => {
  expect(figuresAt(comes('hearts', []))).toEqual(['6,3', '6,3', '6,3'])
})
rule(
  ['EF-SPAWN-03', 'EF-SPAWN-04', 'EF-SPAWN-05', 'EF-RULING-44', 'EF-EX-30'],
  'the first must go where the suit is that of the Turn, the second to the other square, the third to either',
  () => {
    const at = comes('spades', ['stairs']).expectAsk('ana', 'choose-spawn', ['4,2', '6,3'])
    expect(figuresAt(at)).toEqual(['4,2', '6,3'])
    at.choose('ana', '6,3')
    expect(figuresAt(at)).toEqual(['4,2', '6,3', '6,3'])
  },
)
rule(['EF-SPAWN-02', 'EF-SPAWN-03'], 'where several are open the Team says which; each gets one before any gets two', () => {
  const at = comes('hearts', ['stairs'])
  at.expectAsk('ana', 'choose-spawn', ['4,2', '6,3']).choose('ana', '6,3')
  at.expectAsk('ana', 'choose-spawn', ['4,2', '6,3']).choose('ana', '4,2')
  expect(figuresAt(at)).toEqual(['6,3', '4,2', '4,2'])
})
rule(['EF-SPAWN-07', 'EF-RULING-44'], 'onto a full square one comes by pushing a Dreamer, if that can be done', () => {
  const crowd = { seats: 4, dreamers: { ana: { at: '6,3' }, bea: { at: '6,3' }, carl: { at: '6,3' }, dot: { at: '6,3' } } }
  const at = meeting('salt-widow', crowd)
  at.expectAsk('ana', 'choose-pushed').choose('ana', 'dot').expectAsk('ana', 'push-where', ['5,3', '6,4']).choose('ana', '6,4')
  expect(at.get('dot', 'at')).toBe('6,4')
  expect(figuresAt(at)).toEqual(['6,3'])
})
rule(['EF-BIG-04', 'EF-RULING-32', 'EF-RULING-44'], 'a large one does not come where those who stand there find no room aside', () => {
  const walls = ['6,3|5,3', '6,3|6,4']
  const there = (more: object) => meeting(FOG, { dreamers: { ana: { at: '6,3' }, bea: { at: '3,3' } }, ...more })
  expect(figuresAt(there({ walls }))).toEqual([])
  expect(figuresAt(there({}).choose('ana', '5,3'))).toEqual(['6,3'])
})
