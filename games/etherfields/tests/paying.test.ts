import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { inRound, sizes, worth } from './scene.ts'

const [a2, c3, r3] = [worth('awareness', 2), worth('cunning', 3), worth('rage', 3)]

rule(
  ['EF-PAY-02', 'EF-PAY-03', 'EF-PAY-08', 'EF-ACT-03', 'EF-MACT-01'],
  'an action is paid with cards of its colour; what is too much is lost',
  () => {
    const at = inRound({ dreamers: { ana: { at: '4,2', hand: [a2] } } }).choose('ana', 'use:map:b')
    at.expectAsk('ana', 'pay-motive', [a2]).choose('ana', [a2])
    expect(sizes(at, 'ana')).toMatchObject({ hand: 0, discard: 1 })
    expect(at.told('ana').map(({ key }) => key)).toContain('story-told')
  },
)
rule(['EF-MACT-01', 'EF-RANGE-03'], 'a map action is used on its own square', () => {
  const at = inRound({ dreamers: { ana: { at: '3,2', hand: [a2] } } })
  expect(at.refused('ana')['use:map:b']).toEqual(['EF-MACT-01'])
})
rule(['EF-PAY-04', 'EF-BOOST-02'], 'without any of the colour there is nothing to pay with, nor to boost', () => {
  const at = inRound({ dreamers: { ana: { at: '4,2', hand: [c3] } } })
  expect(c3).not.toBe(a2)
  expect(at.refused('ana')['use:map:b'] ?? at.offered('ana')).toEqual(['EF-PAY-04'])
})
rule(['EF-ACT-09', 'EF-MACT-03', 'EF-SCRIPT-01', 'EF-SCRIPT-04'], 'what costs nothing is free, and may send one to a script', () => {
  const at = inRound({ dreamers: { ana: { at: '1,2' } } }).choose('ana', 'use:map:a')
  at.expectAsk('ana', 'book-decide', ['yes', 'no', 'sleep'])
})
rule(['EF-ROUND-02', 'EF-ROUND-03'], 'one Dream action in a round', () => {
  const at = inRound({ dreamers: { ana: { at: '1,2' } } })
    .choose('ana', 'use:map:a')
    .choose('ana', 'sleep')
  expect(at.refused('ana')['use:map:a']).toContain('EF-ROUND-02')
})
rule(
  ['EF-ROUND-01', 'EF-ROUND-06', 'EF-ROUND-08', 'EF-RULING-27'],
  'rounds go to the left; when all pass one after another the step is over',
  () => {
    const at = inRound({ turnCards: ['turn-spades-1'] }).choose('ana', 'pass')
    at.expectAsk('bea', 'your-round').choose('bea', 'pass')
    expect(at.state.phase).not.toBe('dreamers')
  },
)
rule(['EF-MOVE-04', 'EF-BASIC-02', 'EF-MOVE-01', 'EF-EX-25'], 'the Basic Move goes as far as Cunning was paid, never diagonally', () => {
  const at = inRound({ dreamers: { ana: { at: '1,1', hand: [c3] } } })
    .choose('ana', 'move')
    .choose('ana', [c3])
    .choose('ana', 'no')
  expect(at.offered('ana')).toEqual(expect.arrayContaining(['2,2', '1,4', '3,2']))
  expect(at.offered('ana')).not.toContain('2,4')
  expect(at.choose('ana', '3,2').get('ana', 'at')).toBe('3,2')
})
rule(['EF-BOOST-01', 'EF-BOOST-10', 'EF-BOOST-07', 'EF-DIE-01'], 'a Boost adds squares to a Move', () => {
  const at = inRound({ chance: { fortune: [[5]] }, dreamers: { ana: { at: '1,1', hand: [c3] } } })
    .choose('ana', 'move')
    .choose('ana', [c3])
    .choose('ana', 'yes')
  expect(at.offered('ana')).toContain('3,4')
  expect(at.get('ana', 'boosted')).toBe(true)
})
rule(['EF-BOOST-03', 'EF-BOOST-04', 'EF-BOOST-05', 'EF-RULING-12', 'EF-RULING-01'], 'failure cancels what was paid for, and costs', () => {
  const at = inRound({ chance: { fortune: [[1]] }, dreamers: { ana: { at: '1,1', hand: [c3] } } })
    .choose('ana', 'move')
    .choose('ana', [c3])
    .choose('ana', 'yes')
  at.expectAsk('ana', 'boost-failed', ['anguish', 'seal']).choose('ana', 'seal')
  expect(at.get('ana', 'at')).toBe('1,1')
  expect(sizes(at, 'ana')).toMatchObject({ hand: 0, discard: 1, sealed: 3 })
})
rule(
  ['EF-BOOST-02', 'EF-BOOST-06', 'EF-BOOST-08', 'EF-BOOST-09'],
  'who pays too little boosts; if it still falls short all is lost, and nothing else',
  () => {
    const little = worth('awareness', 1)
    const at = inRound({ chance: { fortune: [[2]] }, caretaker: ['1,1'], dreamers: { ana: { at: '1,1', hand: [little] } } })
    at.choose('ana', 'use:entity:caretaker/contact').choose('ana', [little]).expectAsk('ana', 'your-round')
    expect(sizes(at, 'ana')).toMatchObject({ hand: 0, discard: 1, sealed: 0 })
    expect(at.get('ana', 'anguish')).toBe(0)
    expect(at.told('ana').map(({ key }) => key)).toContain('action-failed')
  },
)
rule(['EF-BOOST-02', 'EF-BOOST-07'], 'and what the die adds may be enough', () => {
  const little = worth('awareness', 1)
  const at = inRound({ chance: { fortune: [[3]] }, caretaker: ['1,1'], dreamers: { ana: { at: '1,1', hand: [little] } } })
  at.choose('ana', 'use:entity:caretaker/contact').choose('ana', [little]).expectAsk('ana', 'book-decide')
})
rule(['EF-BOOST-01', 'EF-EX-21', 'EF-RULING-49'], 'once in a Turn', () => {
  const at = inRound({ chance: { fortune: [[2]] }, dreamers: { ana: { at: '1,1', hand: [c3, c3] } } })
    .choose('ana', 'move')
    .choose('ana', [c3])
  at.choose('ana', 'yes').choose('ana', '1,2').choose('ana', 'move').choose('ana', [c3])
  at.expectAsk('ana', 'choose-destination')
})
rule(['EF-GRAD-01', 'EF-GRAD-04', 'EF-GRAD-02'], 'a stage of a Gradual action is kept', () => {
  const at = inRound({ dreamers: { ana: { at: '4,1', hand: [r3] } } })
    .choose('ana', 'use:map:e')
    .choose('ana', [r3])
    .choose('ana', 'no')
  expect(at.state.stages).toEqual({ 'map:e': { colour: 'rage', n: 1 } })
  expect(at.zone('scape')).not.toContain('i01-c1')
})
rule(['EF-GRAD-03', 'EF-GRAD-06', 'EF-GRAD-07', 'EF-GRAD-08'], 'another pays the last stage, and uses the action', () => {
  const at = inRound({ dreamers: { ana: { at: '4,1', hand: [r3] }, bea: { at: '4,1', hand: [r3] } } })
    .choose('ana', 'use:map:e')
    .choose('ana', [r3])
    .choose('ana', 'no')
    .choose('ana', 'done')
  at.choose('bea', 'use:map:e').choose('bea', [r3]).choose('bea', 'no')
  expect(at.state.stages).toEqual({})
  expect(at.zone('scape')).toContain('i01-c1')
})
rule(['EF-MACT-04', 'EF-MACT-05'], 'a single-use action is blocked once it was used', () => {
  const at = inRound({ dreamers: { ana: { at: '4,4', hand: [c3] }, bea: { at: '4,4', hand: [c3] } } })
    .choose('ana', 'use:map:f')
    .choose('ana', [c3])
  at.untilAsk('ana', 'your-round').choose('ana', 'done')
  expect(at.refused('bea')['use:map:f']).toContain('EF-MACT-05')
})
rule(['EF-SECRET-05', 'EF-SECRET-02', 'EF-MOVE-06'], 'a revealed tile lies where it belongs, and its squares join those it touches', () => {
  const at = inRound({ dreamers: { ana: { at: '4,4', hand: [c3, c3] } } })
    .choose('ana', 'use:map:f')
    .choose('ana', [c3])
  at.untilAsk('ana', 'your-round')
  expect(at.zone('scape')).toContain('i01-c2')
})
