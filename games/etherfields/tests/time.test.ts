import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { progressOf } from '../rules/people.ts'
import { first, inRound, scene, sizes, worth } from './scene.ts'

const c3 = worth('cunning', 3)
const progress = first('influence', (card) => card.kind === 'influence' && card.type === 'progress')

rule(
  ['EF-CLOCK-04', 'EF-BLOCK-04', 'EF-BLOCK-05', 'EF-CLOCK-01'],
  'Hours buy Turns: cards from under the discard go under the Turn deck',
  () => {
    const at = inRound({ hours: 3, turnCards: ['turn-spades-1', 'turn-hearts-1'] })
    const under = at.zone('turn-discard').slice(-2)
    at.choose('ana', 'hours').choose('ana', 2)
    expect(at.state.hours).toBe(1)
    expect(at.zone('turn-deck')).toEqual(['turn-spades-1', 'turn-hearts-1', ...under.reverse()])
  },
)
rule(
  ['EF-SCAPE-08', 'EF-SCAPE-10', 'EF-TCARD-02', 'EF-BOARD-10'],
  'the Turn card is discarded, and the next one is the current one',
  () => {
    const at = scene({ turnCards: ['turn-spades-1', 'turn-hearts-1'], dreamers: { ana: { hand: [] } } }, 'turnDiscard')
    expect(at.zone('turn-deck')).toEqual(['turn-hearts-1'])
    expect(at.zone('turn-discard')[0]).toBe('turn-spades-1')
    expect(at.state.encounter?.turn).toBe(2)
  },
)
rule(
  ['EF-SCAPE-11', 'EF-DREAM-06', 'EF-RULING-65', 'EF-BOARD-11'],
  'with the last of them the dream is out of Turns, and its script decides',
  () => {
    const at = scene({ turnCards: ['turn-spades-1'] }, 'turnDiscard').untilAsk('ana', 'travel')
    expect(at.state).toMatchObject({ mode: 'map', encounter: null })
    expect(at.state.flags).toMatchObject({ carried: 1 })
    expect(at.zone('turn-discard')).toHaveLength(12)
  },
)
rule(
  ['EF-PROG-01', 'EF-PROG-02', 'EF-PROG-03', 'EF-PROG-04'],
  'a Progress card is placed for its price, and lies open from then on',
  () => {
    const paid = worth('awareness', 2)
    const at = inRound({ dreamers: { ana: { hand: [progress, paid, paid] } } })
    at.choose('ana', `place:${progress}`).untilAsk('ana', 'your-round', { 'pay-motive': [paid] })
    expect(at.zone(progressOf('ana'))).toEqual([progress])
  },
)
rule(['EF-PROG-05', 'EF-PROG-10', 'EF-PROG-11'], 'a fifth takes the place of one of the four, a laid-down one if one likes', () => {
  const paid = worth('awareness', 2)
  const at = inRound({
    dreamers: { ana: { hand: [progress, paid, paid], progress: [progress, progress, progress], laidDown: [progress] } },
  })
  at.choose('ana', `place:${progress}`).untilAsk('ana', 'replace-progress', { 'pay-motive': [paid] })
  expect(at.offered('ana')).toHaveLength(4)
  at.choose('ana', at.offered('ana')[3] ?? '')
  expect(at.zone(progressOf('ana'))).toHaveLength(4)
})
rule(['EF-BASIC-06', 'EF-RULING-09'], 'three cards make a Gem', () => {
  const at = inRound({ dreamers: { ana: { hand: [c3, c3, c3] } } }).choose('ana', 'gem')
  if (at.table.ask?.about.key === 'discard-some') at.choose('ana', at.table.kernel.inZone('hand:ana' as never))
  expect(at.get('ana', 'gems')).toBe(1)
  expect(sizes(at, 'ana')).toMatchObject({ hand: 0, discard: 3 })
})
rule(['EF-SUP-01', 'EF-EX-53'], 'when all six are held, none is offered', () => {
  const at = inRound({ dreamers: { ana: { hand: [c3, c3, c3], gems: 6 } } })
  expect(at.refused('ana').gem).toEqual(['EF-SUP-01'])
})
rule(['EF-BASIC-04', 'EF-RULING-07', 'EF-CLOCK-03'], 'Hours carry one on, once a Turn, without Motive', () => {
  const at = inRound({ hours: 2, dreamers: { ana: { at: '1,1' } } })
    .choose('ana', 'push-on')
    .choose('ana', 1)
  at.expectAsk('ana', 'choose-destination').choose('ana', '1,2')
  expect(at.get('ana', 'at')).toBe('1,2')
  expect(at.refused('ana')['push-on']).toEqual(['EF-RULING-07'])
})
