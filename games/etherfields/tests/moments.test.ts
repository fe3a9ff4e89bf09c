import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import type { Item } from '../content/kinds.ts'
import { first, inRound, scene, sizes, worth } from './scene.ts'

/* What comes at set moments, what runs out, and what else pays. */

const c3 = worth('cunning', 3)
const WALLED = ['3,1|4,1', '4,1|4,2']
const third = (caretaker: readonly string[], more: object = {}) =>
  scene({ turn: 2, turnCards: ['turn-spades-1', 'turn-hearts-1'], caretaker, ...more }, 'turnStart').untilAsk('ana', 'your-round')

rule(
  ['EF-DREAM-05', 'EF-SPAWN-06'],
  'at the start of the third Turn one more comes, whatever the Turn card says, while there is a piece for it',
  () => {
    expect(third(['1,4', '2,4', '3,4']).zone('figures')).toHaveLength(4)
    expect(third(['1,4', '2,4', '3,4', '4,4']).zone('figures')).toHaveLength(4)
  },
)
rule('EF-CAP-06', 'nothing comes onto a square cut off by Walls where four Dreamers stand', () => {
  const at = { at: '4,1' }
  const four = { seats: 4, dreamers: { ana: at, bea: at, carl: at, dot: at } }
  expect(third(['1,4'], { ...four, walls: WALLED }).zone('figures')).toHaveLength(1)
})
rule(['EF-RULING-35', 'EF-CLOCK-04'], 'before the last Turn card goes is the last moment to spend Hours', () => {
  const at = scene({ hours: 2, turnCards: ['turn-spades-1'] }, 'turnDiscard')
    .expectAsk('ana', 'last-hours')
    .choose('ana', 1)
  expect(at.state.hours).toBe(1)
  expect(at.state.encounter).toMatchObject({ id: 'i01', turn: 2 })
})
rule('EF-CLOCK-06', 'without Hours there is nothing to spend, and nothing else happens', () => {
  const at = scene({ hours: 0, turnCards: ['turn-spades-1', 'turn-hearts-1'] }, 'turnDiscard').untilAsk('ana', 'your-round')
  expect(at.refused('ana')).toMatchObject({ 'push-on': ['EF-CLOCK-03'], hours: ['EF-CLOCK-04'] })
})
const tool = first('item', (card) => card.kind === 'item' && ((card as Item).motive.cunning ?? 0) > 0)
rule(
  ['EF-PAY-06', 'EF-PAY-13', 'EF-ITEM-01', 'EF-ITEM-11', 'EF-ITEM-02'],
  'any Dreamer pays with an Item of the Team, together with cards: it goes to Storage',
  () => {
    const at = inRound({ items: [tool], dreamers: { ana: { at: '1,1' }, bea: { at: '1,1', hand: [c3] } } }, 'bea')
    at.choose('bea', 'move').choose('bea', [c3, tool]).choose('bea', 'no')
    expect(at.zone('storage')).toContain(tool)
    expect(sizes(at, 'bea')).toMatchObject({ hand: 0, discard: 1 })
  },
)
const placed = first('influence', (card) => card.kind === 'influence' && card.type === 'progress' && (card.motive.cunning ?? 0) > 0)
rule('EF-PROG-07', 'a placed Progress card pays nothing', () => {
  const at = inRound({ dreamers: { ana: { at: '1,1', hand: [c3], progress: [placed] } } }).choose('ana', 'move')
  at.expectAsk('ana', 'pay-motive', [c3])
})
const gamblers = first('influence', (card) => card.kind === 'influence' && card.of === 'gambler')
const markets = first('influence', (card) => card.kind === 'influence' && card.of === undefined)
const backs = (top: string): readonly string[] => {
  const at = inRound({ dreamers: { ana: {}, bea: { deck: [top, ...Array.from({ length: 8 }, () => markets)] } } }, 'bea')
  return [...at.offered('bea'), ...Object.keys(at.refused('bea'))].filter((key) => key.startsWith('use:back'))
}
rule(
  ['EF-INF-09', 'EF-INF-10', 'EF-INF-11', 'EF-EX-63'],
  "a Gambler's card on top of anybody's deck gives the Gambler's action; a Market card gives none",
  () => {
    expect(backs(gamblers)).toEqual(['use:back:gambler'])
    expect(backs(markets)).toEqual([])
  },
)
