import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { figureId } from '../content/cards.ts'
import { handOf } from '../rules/people.ts'
import { inRound, scene, sizes, worth } from './scene.ts'

const her = figureId('caretaker')
const [a2, c3] = [worth('awareness', 2), worth('cunning', 3)]
const basic = { step: 'scapeStep', args: { i: 0 } }

rule(['EF-ENT-02', 'EF-AC-02', 'EF-AC-04', 'EF-RANGE-04', 'EF-RANGE-07'], 'one Contacts what is at range 1 or nearer', () => {
  const near = inRound({ caretaker: ['2,1'], dreamers: { ana: { at: '1,1', hand: [a2] } } })
  expect(near.offered('ana')).toContain('use:entity:caretaker/contact')
  const far = inRound({ caretaker: ['3,1'], dreamers: { ana: { at: '1,1', hand: [a2] } } })
  expect(far.refused('ana')['use:entity:caretaker/contact']).toEqual(['EF-MACT-01'])
})
rule(['EF-WALL-02', 'EF-RANGE-01'], 'range goes around Walls', () => {
  const at = inRound({ walls: ['1,1|2,1'], caretaker: ['2,1'], dreamers: { ana: { at: '1,1', hand: [a2] } } })
  expect(at.refused('ana')['use:entity:caretaker/contact']).toEqual(['EF-MACT-01'])
})
rule(['EF-AC-06', 'EF-AC-09', 'EF-PAY-09', 'EF-RULING-28'], 'what is paid twice over happens twice, as one Dream action', () => {
  const at = inRound({ caretaker: ['1,1'], dreamers: { ana: { at: '1,1', hand: [a2, a2], anguish: 3 } } })
  at.choose('ana', 'use:entity:caretaker/contact').choose('ana', [...at.table.kernel.inZone(handOf('ana'))])
  at.choose('ana', 'no').choose('ana', 'take')
  expect(at.told('ana').filter(({ key }) => key === 'story-told')).toHaveLength(1)
  expect(at.get('ana', 'anguish')).toBe(1)
  expect(at.refused('ana')['use:entity:caretaker/contact']).toContain('EF-ROUND-02')
})
rule(
  ['EF-SCAPE-01', 'EF-ENT-04', 'EF-ENT-05', 'EF-ENT-06'],
  'the Basic effect of an Entity befalls whoever is in range, once for all its pieces',
  () => {
    const at = scene(
      {
        turnCards: ['turn-spades-1'],
        caretaker: ['3,3', '4,3'],
        dreamers: { ana: { at: '3,3', hand: [c3, c3], anguish: 2 }, bea: { at: '1,4', hand: [c3], anguish: 2 } },
      },
      basic,
    )
    at.untilAsk('ana', 'pick-some')
    expect(at.get('ana', 'anguish')).toBe(1)
    expect(sizes(at, 'ana')).toMatchObject({ hand: 1 })
    expect(at.get('bea', 'anguish')).toBe(2)
  },
)
rule(['EF-BLOCK-02', 'EF-SCAPE-02', 'EF-SCAPE-04'], 'a Blocked step is skipped; one that nothing answers does nothing', () => {
  const picture = { turnCards: ['turn-spades-1'], caretaker: ['3,3'], dreamers: { ana: { at: '3,3', hand: [c3], anguish: 2 } } }
  const at = scene(picture).arrange((w) => w.set('table', 'blockedSteps', [0]), [basic, { step: 'curtain' }])
  expect(at.expectAsk('ana', 'pick-some').get('ana', 'anguish')).toBe(2)
  const none = scene({ turnCards: ['turn-spades-1'], dreamers: { ana: { anguish: 2 } } }, basic)
  expect(none.get('ana', 'anguish')).toBe(2)
})
rule(
  ['EF-EMOVE-01', 'EF-EMOVE-07', 'EF-EMOVE-11', 'EF-RULING-14'],
  'an Entity without a die moves its value towards the nearest Dreamer',
  () => {
    const at = scene({ turnCards: ['turn-hearts-1'], caretaker: ['4,1'], dreamers: { ana: { at: '1,1' }, bea: { at: '1,4' } } }, basic)
    expect(at.get(at.piece(her), 'at')).toBe('3,1')
  },
)
rule(['EF-EMOVE-09', 'EF-EX-28'], 'one that shares a square with a Dreamer stays', () => {
  const at = scene({ turnCards: ['turn-hearts-1'], caretaker: ['1,1'], dreamers: { ana: { at: '1,1' }, bea: { at: '2,1' } } }, basic)
  expect(at.get(at.piece(her), 'at')).toBe('1,1')
})
rule(['EF-EMOVE-14', 'EF-GEN-02', 'EF-GEN-03', 'EF-GEN-04'], 'equal ways are for the Team to choose; the start player speaks', () => {
  const at = scene({ turnCards: ['turn-hearts-1'], caretaker: ['2,2'], dreamers: { ana: { at: '1,1' }, bea: { at: '1,1' } } }, basic)
  at.expectAsk('ana', 'choose-course', ['2,1', '1,2']).choose('ana', '1,2')
  expect(at.get(at.piece(her), 'at')).toBe('1,2')
})
rule(['EF-META-05', 'EF-EMOVE-02'], 'a Movement Metamorphosis adds two', () => {
  const at = scene(
    { turnCards: ['turn-hearts-1'], caretaker: ['4,1'], metamorphoses: ['movement'], dreamers: { ana: { at: '1,1' }, bea: { at: '1,1' } } },
    basic,
  )
  expect(at.get(at.piece(her), 'at')).toBe('1,1')
})
rule('EF-META-07', 'a Range Metamorphosis reaches one farther', () => {
  const at = scene(
    {
      turnCards: ['turn-spades-1'],
      caretaker: ['3,3'],
      metamorphoses: ['range'],
      dreamers: { ana: { at: '1,3', hand: [c3], anguish: 2 }, bea: { at: '1,1' } },
    },
    basic,
  )
  at.untilAsk('ana', 'pick-some')
  expect(at.get('ana', 'anguish')).toBe(1)
})
rule(['EF-META-11', 'EF-META-12'], 'under these tokens no Gem rerolls', () => {
  for (const type of ['reroll', 'gem']) {
    const at = inRound({
      chance: { fortune: [[2]] },
      caretaker: ['4,4'],
      metamorphoses: [type],
      dreamers: { ana: { at: '1,1', hand: [c3], gems: 1 } },
    })
    at.choose('ana', 'move').choose('ana', [c3]).choose('ana', 'yes').expectAsk('ana', 'choose-destination')
  }
})
rule(['EF-BASIC-07', 'EF-RULING-10', 'EF-REROLL-02', 'EF-REROLL-03'], 'a Gem throws any die again; the last face counts', () => {
  const at = inRound({ chance: { fortune: [[1], [6]] }, dreamers: { ana: { at: '1,1', hand: [c3], gems: 1 } } })
  at.choose('ana', 'move').choose('ana', [c3]).choose('ana', 'yes').choose('ana', 'gem-reroll')
  at.expectAsk('ana', 'choose-destination')
  expect(at.get('ana', 'gems')).toBe(0)
  expect(at.offered('ana')).toContain('4,4')
})
rule(['EF-BASIC-08', 'EF-RULING-11', 'EF-RULING-60'], 'a Key or an Ether takes a Metamorphosis away', () => {
  const at = inRound({ keys: 1, caretaker: ['2,1'], metamorphoses: ['seal'], dreamers: { ana: { at: '1,1' } } })
  at.choose('ana', 'unmorph').untilAsk('ana', 'your-round')
  expect(at.state.keys).toBe(0)
  expect(at.zone(`meta:${at.piece('caretaker')}`)).toEqual([])
})
