import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { slumberTiles } from '../content/slumbers/tiles.ts'
import { inSlumber, stepOf } from './inSlumber.ts'
import { inRound, sizes } from './scene.ts'

/* Whims: Fate cards that stay on the Slumber Scape. */

const STOVE = 'stove-left-lit'
const WATER = 'water-under-the-rug'
type At = ReturnType<typeof inRound>
/** On the quay, with this card on top of the Fate deck and the Slumber Scape laid with these tiles besides its two. */
function onQuay(whim: string, tiles: readonly string[] = [], finds?: string): At {
  const at = inRound({ hours: 3 }).arrange((w) => w.set('table', 'hidden', []))
  at.choose('ana', 'use:floating:gate-i01/corridor').untilAsk('ana', 'travel', { 'wear-mask': 'no' })
  at.arrange((w, t) => {
    const piece = t.inZone('fate').find((one) => t.def(one).id === whim) ?? ''
    w.put(piece, 'fate', { at: 'top', face: 'back' })
    for (const one of t.inZone('slumber-tiles')) if (tiles.includes(t.def(one).id)) w.put(one, 'scape', { at: 'bottom', face: 'front' })
  })
  return finds ? at.chance({ 'find:slumber-tiles': [finds] }) : at
}
const drawn = (at: At) => at.choose('ana', 'go:rope-walk')
const all = slumberTiles.map(({ id }) => id).filter((id) => id !== 'slumber-landing' && id !== 'slumber-kitchen')

rule(
  ['EF-FATE-03', 'EF-FATE-04', 'EF-FATE-05', 'EF-FATE-06', 'EF-RULING-47'],
  'a Whim first brings a tile, then lies in an empty slot, on the new tile too',
  () => {
    const at = drawn(onQuay(STOVE, [], 'slumber-stairs'))
    expect(at.zone('scape')).toContain('slumber-stairs')
    at.expectAsk('ana', 'choose-whim-slot', ['4,4', '3,1']).choose('ana', '3,1')
    expect([at.zone('whims'), at.get(at.piece(STOVE), 'slot')]).toEqual([[STOVE], '3,1'])
  },
)
rule(['EF-FATE-09', 'EF-FATE-05'], 'slots are drawn on Slumber tiles, and hold one Whim each', () => {
  const at = drawn(onQuay(STOVE, [], 'slumber-yard'))
  expect([at.zone('whims'), at.get(at.piece(STOVE), 'slot')]).toEqual([[STOVE], '4,4'])
})
rule(['EF-FATE-07', 'EF-EX-38'], 'without a free slot it goes under the Fate deck; the tile stays', () => {
  const at = onQuay(WATER, [], 'slumber-yard').arrange((w, t) => {
    const stove = t.inZone('fate').find((one) => t.def(one).id === STOVE) ?? ''
    w.put(stove, 'whims')
    w.set(stove, 'slot', '4,4')
  })
  drawn(at.chance({ 'find:slumber-tiles': ['slumber-yard'] }))
  expect(at.zone('whims')).toEqual([STOVE])
  expect(at.zone('fate').at(-1)).toBe(WATER)
  expect(at.zone('scape')).toContain('slumber-yard')
})
rule('EF-FATE-08', 'when no tile is left the Whim is laid all the same', () => {
  const at = drawn(onQuay(STOVE, all))
  expect(at.zone('slumber-tiles')).toEqual([])
  at.expectAsk('ana', 'choose-whim-slot')
  expect(at.offered('ana')).toHaveLength(7)
})
rule(['EF-FATE-10', 'EF-RULING-78'], 'it works in its step of every Slumber there', () => {
  const at = inSlumber('polite-stranger', { dreamers: { ana: { at: '3,3' }, bea: { at: '3,3', anguish: 3 } } })
  at.arrange((w) => w.set(w.make(STOVE, 'whims'), 'slot', '4,4'))
  stepOf(at, { turnCard: 'turn-spades-1', anguish: 2 }).untilAsk('ana', 'pick-some')
  expect([at.get('ana', 'anguish'), at.get('bea', 'anguish')]).toEqual([1, 2])
})
rule('EF-FATE-10', 'and not in Dreams', () => {
  const at = inRound({ turnCards: ['turn-spades-2', 'turn-hearts-1'] }).arrange((w) => w.set(w.make(WATER, 'whims'), 'slot', '4,4'))
  at.arrange(() => {}, [{ step: 'scapeStep', args: { i: 1 } }, { step: 'curtain' }])
  expect(sizes(at, 'ana').sealed).toBe(0)
})
rule(['EF-FATE-11', 'EF-RULING-47'], 'when the Scape is cleared it goes under the Fate deck', () => {
  const at = drawn(onQuay(STOVE, [], 'slumber-yard'))
  expect(at.zone('whims')).toEqual([STOVE])
  at.untilAsk('ana', 'travel').arrange((w) => w.set('table', 'keys', 1))
  at.arrange(() => {}, [{ step: 'enterGate', args: { gate: at.piece('gate-i02') } }])
  expect(at.zone('whims')).toEqual([])
  expect(at.zone('fate').at(-1)).toBe(STOVE)
})
