import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { figureId } from '../content/cards.ts'
import { inRound, scene, sizes, worth } from './scene.ts'

/* Attack and Contact: whom, how often; and what is paid in stages. */

const her = figureId('caretaker')
const [a2, r3] = [worth('awareness', 2), worth('rage', 3)]
const r4 = worth('rage', 4)

rule(
  ['EF-ACT-08', 'EF-AC-07', 'EF-AC-08', 'EF-RULING-36'],
  'targets are named before anything is paid, one of them twice if one likes',
  () => {
    const at = inRound({ caretaker: ['1,1', '2,1'], dreamers: { ana: { at: '1,1', hand: [a2, a2], anguish: 3 } } })
    at.choose('ana', 'use:entity:caretaker/contact').expectAsk('ana', 'choose-target', [her, her])
    expect(sizes(at, 'ana')).toMatchObject({ hand: 2, discard: 0 })
    const [one, other] = at.table.kernel.inZone('figures') as [string, string]
    at.choose('ana', one).expectAsk('ana', 'choose-target', [her, her, 'enough']).choose('ana', one).choose('ana', other)
    at.expectAsk('ana', 'pay-motive')
    expect(at.table.kernel.record('action')?.targets).toEqual([one, one, other])
  },
)
rule('EF-RULING-36', 'more repetitions than were named go to those that were named', () => {
  const at = inRound({ caretaker: ['1,1', '2,1'], dreamers: { ana: { at: '1,1', hand: [a2, a2], anguish: 3 } } })
  at.choose('ana', 'use:entity:caretaker/contact')
  const [one, other] = at.table.kernel.inZone('figures') as [string, string]
  at.choose('ana', one)
    .choose('ana', 'enough')
    .choose('ana', [...at.table.kernel.inZone('hand:ana' as never)])
    .choose('ana', 'no')
  expect(at.table.kernel.record('action')).toMatchObject({ targets: [one], times: 2 })
  expect(at.table.ask?.about.key).not.toBe('choose-target')
  expect(other).not.toBe(one)
})
rule(['EF-GRAD-05', 'EF-GRAD-06', 'EF-RULING-37'], 'who pays all stages at once uses the action at once, without a token', () => {
  const at = inRound({ dreamers: { ana: { at: '4,1', hand: [r4] } } })
  at.choose('ana', 'use:map:e').choose('ana', [r4]).choose('ana', 'no')
  expect(at.zone('scape')).toContain('i01-c1')
  expect(at.state.stages).toEqual({})
})
const lent = { 'map:x': { colour: 'rage', n: 3 } } as const
const borrowing = () => {
  const at = inRound({ seats: 4, dreamers: { ana: { at: '4,1', hand: [r4] } } }).arrange((w) => w.set('table', 'stages', lent))
  return at.choose('ana', 'use:map:e').choose('ana', [r4]).choose('ana', 'no').expectAsk('ana', 'borrow-token', ['map:x', 'none'])
}
rule(
  ['EF-GRAD-09', 'EF-GRAD-10', 'EF-SUP-02'],
  'of four Rage tokens three lie elsewhere: the second is taken from there, which loses a stage',
  () => {
    expect(borrowing().choose('ana', 'map:x').state.stages).toEqual({
      'map:x': { colour: 'rage', n: 2 },
      'map:e': { colour: 'rage', n: 2 },
    })
  },
)
rule(['EF-GRAD-09', 'EF-GRAD-10'], 'or it is left there, and the stage is not marked', () => {
  expect(borrowing().choose('ana', 'none').state.stages).toEqual({ ...lent, 'map:e': { colour: 'rage', n: 1 } })
})
rule('EF-GRAD-09', 'as long as the supply has one, nobody asks', () => {
  const at = inRound({ seats: 4, dreamers: { ana: { at: '4,1', hand: [r3] } } }).arrange((w) => w.set('table', 'stages', lent))
  at.choose('ana', 'use:map:e').choose('ana', [r3]).choose('ana', 'no').expectAsk('ana', 'your-round')
  expect(at.state.stages).toEqual({ ...lent, 'map:e': { colour: 'rage', n: 1 } })
})
rule(['EF-GRAD-02', 'EF-RULING-37', 'EF-ROUND-02'], 'an instalment is the Dream action of its round', () => {
  const at = inRound({ dreamers: { ana: { at: '4,1', hand: [r3, r3] } } })
  at.choose('ana', 'use:map:e').choose('ana', [r3]).choose('ana', 'no')
  expect(at.refused('ana')['use:map:e']).toContain('EF-ROUND-02')
})
rule(['EF-BOOST-03', 'EF-RULING-37'], 'a failed Boost loses the instalment and not what was paid before', () => {
  const at = inRound({ seats: 4, chance: { fortune: [[1]] }, dreamers: { ana: { at: '4,1', hand: [r3] } } })
  at.arrange((w) => w.set('table', 'stages', { 'map:e': { colour: 'rage', n: 1 } }))
  at.choose('ana', 'use:map:e').choose('ana', [r3]).choose('ana', 'yes').choose('ana', 'seal')
  expect(at.state.stages).toEqual({ 'map:e': { colour: 'rage', n: 1 } })
  expect(at.zone('scape')).not.toContain('i01-c1')
})
rule(['EF-ACT-06', 'EF-EX-12'], 'two on one square cannot pay together', () => {
  const little = worth('awareness', 1)
  const at = inRound({
    options: { noBoost: true },
    caretaker: ['1,1'],
    dreamers: { ana: { at: '1,1', hand: [little] }, bea: { at: '1,1', hand: [little] } },
  })
  expect(at.refused('ana')['use:entity:caretaker/contact']).toEqual(['EF-PAY-04'])
})
rule('EF-BOOST-11', 'a group that plays without boosting is not asked', () => {
  const c3 = worth('cunning', 3)
  const at = inRound({ options: { noBoost: true }, dreamers: { ana: { at: '1,1', hand: [c3] } } })
  at.choose('ana', 'move').choose('ana', [c3]).expectAsk('ana', 'choose-destination')
})
rule(['EF-ACT-07', 'EF-GRAD-03'], 'Gradual actions are the exception: each pays a part', () => {
  const at = inRound({ dreamers: { ana: { at: '4,1', hand: [r3] }, bea: { at: '4,1', hand: [r3] } } })
  at.choose('ana', 'use:map:e').choose('ana', [r3]).choose('ana', 'no').choose('ana', 'done')
  expect(at.offered('bea')).toContain('use:map:e')
})

// ── Entities: pieces, movement ──

const movement = { step: 'scapeStep', args: { i: 0 } }
rule(['EF-EMOVE-12', 'EF-EMOVE-03', 'EF-RULING-43'], 'the Team orders the pieces that move', () => {
  const at = scene(
    { turnCards: ['turn-hearts-1'], caretaker: ['4,1', '4,2'], dreamers: { ana: { at: '1,1' }, bea: { at: '1,1' } } },
    movement,
  )
  at.expectAsk('ana', 'order-figures', [her, her])
})
rule('EF-CAP-01', 'four fill a square: nobody else stops there', () => {
  const c3 = worth('cunning', 3)
  const at = inRound({ caretaker: ['2,1', '2,1', '2,1', '2,1'], dreamers: { ana: { at: '1,1', hand: [c3] }, bea: { at: '1,4' } } })
  at.choose('ana', 'move').choose('ana', [c3]).choose('ana', 'no')
  expect(at.offered('ana')).not.toContain('2,1')
  expect(at.offered('ana')).toContain('3,1')
})
rule(['EF-CAP-02', 'EF-CAP-03', 'EF-RULING-71'], 'a full square is crossed, not stopped on', () => {
  const c3 = worth('cunning', 3)
  const at = inRound({
    walls: ['1,1|1,2'],
    caretaker: ['2,1', '2,1', '2,1', '2,1'],
    dreamers: { ana: { at: '1,1', hand: [c3] }, bea: { at: '1,4' } },
  })
  at.choose('ana', 'move').choose('ana', [c3]).choose('ana', 'no').choose('ana', '3,1')
  expect(at.get('ana', 'at')).toBe('3,1')
})
rule(['EF-CAP-05', 'EF-EX-32'], 'the only Dreamer of a full square is not pushed: the Entity stops beside it', () => {
  const at = scene(
    {
      turnCards: ['turn-hearts-1'],
      caretaker: ['1,1', '1,1', '1,1', '3,1'],
      metamorphoses: ['movement'],
      dreamers: { ana: { at: '1,1' }, bea: { at: '1,1' } },
    },
    movement,
  )
  at.arrange((w) => w.set('bea', 'at', ''), [movement, { step: 'curtain' }])
  at.untilAsk('ana', 'pick-some')
  expect(at.table.kernel.inZone('figures').map((figure) => at.get(figure, 'at'))).toContain('2,1')
  expect(at.get('ana', 'at')).toBe('1,1')
})
rule(
  ['EF-CAP-04', 'EF-CAP-07', 'EF-RULING-30', 'EF-EX-31'],
  'with two Dreamers there one makes room, whom and whither the Team says',
  () => {
    const at = scene(
      { turnCards: ['turn-hearts-1'], caretaker: ['1,1', '1,1', '2,1'], dreamers: { ana: { at: '1,1' }, bea: { at: '1,1' } } },
      movement,
    )
    at.untilAsk('ana', 'choose-pushed').choose('ana', 'bea').expectAsk('ana', 'push-where', ['2,1', '1,2']).choose('ana', '1,2')
    expect([at.get('ana', 'at'), at.get('bea', 'at')]).toEqual(['1,1', '1,2'])
    expect(at.table.kernel.inZone('figures').map((figure) => at.get(figure, 'at'))).toEqual(['1,1', '1,1', '1,1'])
  },
)
rule(['EF-EMOVE-10', 'EF-WALL-01'], 'without a way to anybody an Entity stays', () => {
  const at = scene({ turnCards: ['turn-hearts-1'], caretaker: ['4,4'], dreamers: { ana: { at: '1,1' }, bea: { at: '1,1' } } }, movement)
  at.arrange(
    (w) => w.set('table', 'changes', [{ squares: { '3,4': { blocked: true }, '4,3': { blocked: true } } }]),
    [movement, { step: 'curtain' }],
  )
  expect(at.get(at.piece(her), 'at')).toBe('4,4')
})
