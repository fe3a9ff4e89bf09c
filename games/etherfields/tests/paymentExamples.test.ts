import { rule } from '@miskatonic/testing'
import { expect, vi } from 'vitest'
import { handOf } from '../rules/people.ts'
import { type Ground, groundRound, pays } from './onGround.ts'
import { sizes } from './scene.ts'

/* Payment, Boost, Gradual actions, Attack and Contact: the worked examples with their numbers, on the proving ground. */

vi.mock('../content/dreams/index.ts', async (original) => {
  const { dreams, scriptsOfDreams } = await original<typeof import('../content/dreams/index.ts')>()
  const { ground, other, groundScripts } = await import('./provingGround.ts')
  return { dreams: [...dreams, ground, other], scriptsOfDreams: [...scriptsOfDreams, ...groundScripts] }
})

const e = 'use:floating:gate-t01'
const round = (hand: readonly string[], more: Ground & { readonly at?: string } = {}) =>
  groundRound({ ...more, dreamers: { ana: { at: more.at ?? '1,2', hand }, ...more.dreamers } })

rule(['EF-EX-09', 'EF-PAY-11'], 'a card worth 3 pays for 1: the rest is lost and waits for nothing', () => {
  const at = round(pays('3R')).choose('ana', `${e}/one-rage`).choose('ana', pays('3R')).untilAsk('ana', 'your-round', { boost: 'no' })
  expect(at.get('ana', 'ether')).toBe(1)
  expect(sizes(at, 'ana')).toMatchObject({ hand: 0, discard: 1 })
  expect(at.refused('ana')[`${e}/one-rage`]).toContain('EF-PAY-04')
})
rule(['EF-EX-10', 'EF-PAY-05', 'EF-PAY-10'], 'a card of two colours yields one of them, and not what it does besides', () => {
  const at = round(pays('1R 2C')).choose('ana', `${e}/one-rage`)
  at.expectAsk('ana', 'pay-motive', pays('1R 2C')).choose('ana', pays('1R 2C'))
  expect(at.told('ana').find(({ key }) => key === 'motive-paid')?.args).toMatchObject({ n: 1, colour: 'rage' })
  at.untilAsk('ana', 'your-round', { boost: 'no' })
  expect([at.get('ana', 'ether'), sizes(at, 'ana').discard]).toEqual([1, 1])
  const sigh = groundRound({ dreamers: { ana: { at: '1,2', hand: ['a-sigh', ...pays('1A')], anguish: 2 } } })
  sigh
    .choose('ana', `${e}/either`)
    .choose('ana', ['a-sigh', ...pays('1A')])
    .untilAsk('ana', 'your-round', { boost: 'no' })
  expect([sigh.get('ana', 'ether'), sigh.get('ana', 'anguish')]).toEqual([1, 2])
})
rule(['EF-EX-11', 'EF-PAY-06', 'EF-ITEM-11'], 'cards and an Item pay together: cards to the discard pile, the Item to Storage', () => {
  const at = round(pays('3C', '1C'), { items: ['thing-2c'] }).choose('ana', `${e}/six-cunning`)
  at.choose('ana', [...pays('3C', '1C'), 'thing-2c']).untilAsk('ana', 'your-round', { boost: 'no' })
  expect([at.get('ana', 'ether'), at.zone('items'), at.zone('storage'), sizes(at, 'ana').discard]).toEqual([1, [], ['thing-2c'], 2])
})
rule(['EF-PAY-14', 'EF-GEN-06', 'EF-RULING-04'], 'a cost with a stroke is paid in one of the two, never mixed, and is not nothing', () => {
  const one = round(pays('1A', '2C'), { options: { noBoost: true } })
  expect(one.refused('ana')[`${e}/either`]).toEqual(['EF-PAY-04'])
  const both = round(pays('2A', '3C')).choose('ana', `${e}/either`).expectAsk('ana', 'choose-colour', ['awareness', 'cunning'])
  both.choose('ana', 'cunning').expectAsk('ana', 'pay-motive', pays('3C')).choose('ana', pays('3C'))
  expect(both.untilAsk('ana', 'your-round', { boost: 'no' }).zone(handOf('ana'))).toEqual(pays('2A'))
})
rule(['EF-EX-13', 'EF-AC-11'], 'ten Rage for an Attack of three: three times, one lost, one Dream action', () => {
  const at = round(pays('3R', '4R', '3R'), { figures: { shape: ['2,2'] } }).choose('ana', 'use:entity:shape/attack')
  at.choose('ana', pays('3R', '4R', '3R')).untilAsk('ana', 'your-round', { boost: 'no' })
  expect([at.get('ana', 'ether'), sizes(at, 'ana').hand]).toEqual([3, 0])
  expect(at.refused('ana')['use:entity:shape/contact']).toContain('EF-ROUND-02')
})
rule('EF-EX-14', 'nine Awareness for a Contact of three: two of the repetitions to one piece, one to another', () => {
  const at = round(pays('9A'), { at: '3,2', figures: { shape: ['3,1', '4,2'] } }).choose('ana', 'use:entity:shape/contact')
  const [one = '', other = ''] = at.table.kernel.inZone('figures')
  for (const piece of [other, one, other]) at.choose('ana', piece)
  at.untilAsk('ana', 'choose-course', { 'choose-target': 'enough', boost: 'no', 'pay-motive': pays('9A') })
  at.choose('ana', '5,2').choose('ana', '2,1').choose('ana', '6,2').expectAsk('ana', 'your-round')
  expect([at.get(one, 'at'), at.get(other, 'at')]).toEqual(['2,1', '6,2'])
})
rule(['EF-EX-15', 'EF-GEN-19'], 'three Dreamers: two stages today, the third by another tomorrow', () => {
  const at = groundRound({ seats: 3, dreamers: { ana: { at: '5,2', hand: pays('6A') }, bea: { at: '5,2' }, carl: {} } })
  at.choose('ana', 'use:map:c').choose('ana', pays('6A')).choose('ana', 'no')
  expect(at.state.stages).toEqual({ 'map:c': { colour: 'awareness', n: 2 } })
  at.arrange(
    (w, t) => {
      w.put(t.inZone(handOf('bea')), 'box')
      w.make(pays('3A')[0] ?? '', handOf('bea'))
      w.set('table', 'encounter', { kind: 'dream', id: 't01', turn: 2 })
    },
    [{ step: 'round', args: { who: 'bea' } }, { step: 'curtain' }],
  )
  at.choose('bea', 'use:map:c').choose('bea', pays('3A')).choose('bea', 'no')
  expect([at.state.stages, at.get('bea', 'ether'), at.get('ana', 'ether')]).toEqual([{}, 1, 0])
})
rule(['EF-EX-16', 'EF-GRAD-11', 'EF-RULING-37'], 'of two colours one is chosen for all stages; who takes the other begins again', () => {
  const four = { seats: 4, at: '5,2' }
  const paid = (hand: readonly string[]) => {
    const at = round(hand, four).choose('ana', 'use:map:c').choose('ana', hand)
    return at.untilAsk('ana', 'your-round', { boost: 'no' })
  }
  expect(paid(pays('6A', '6A')).get('ana', 'ether')).toBe(1)
  const at = paid(pays('6A'))
  expect(at.state.stages).toEqual({ 'map:c': { colour: 'awareness', n: 2 } })
  at.arrange((w) => void w.make(pays('6R')[0] ?? '', handOf('ana')), [{ step: 'round', args: { who: 'ana' } }, { step: 'curtain' }])
  at.arrange((w) => w.set('ana', 'dreamActed', false))
    .choose('ana', 'use:map:c')
    .choose('ana', pays('6R'))
  at.untilAsk('ana', 'your-round', { boost: 'no' })
  expect([at.state.stages, at.get('ana', 'ether')]).toEqual([{ 'map:c': { colour: 'rage', n: 2 } }, 0])
})
rule(['EF-EX-17', 'EF-GRAD-13', 'EF-RULING-15'], 'without the Gradual sign a cost for each player is paid at once, by one', () => {
  const three = { seats: 3, at: '3,2', options: { noBoost: true } }
  expect(round(pays('4R'), three).refused('ana')['use:map:b']).toEqual(['EF-PAY-04'])
  const at = round(pays('6R'), three).choose('ana', 'use:map:b').choose('ana', pays('6R'))
  expect([at.get('ana', 'ether'), at.state.stages]).toEqual([1, {}])
})
rule('EF-EX-18', 'four paid and a two on the die are six', () => {
  const at = round(pays('4A'), { chance: { fortune: [[5]] } })
    .choose('ana', 'use:map:a')
    .choose('ana', pays('4A'))
  expect(at.expectAsk('ana', 'your-round').get('ana', 'ether')).toBe(1)
})
rule(['EF-BOOST-02', 'EF-BOOST-07'], 'three short one may still hope for the die, four short not', () => {
  expect(round(pays('3A')).offered('ana')).toContain('use:map:a')
  expect(round(pays('2A')).refused('ana')['use:map:a']).toEqual(['EF-PAY-04'])
})
rule('EF-EX-19', 'a one is too little: the cards are lost, no card is added, nothing else is due', () => {
  const at = round(pays('4A', '2A'), { chance: { fortune: [[3]] } })
    .choose('ana', 'use:map:a')
    .choose('ana', pays('4A'))
  at.expectAsk('ana', 'your-round')
  expect([at.get('ana', 'ether'), at.get('ana', 'anguish'), at.zone(handOf('ana')), sizes(at, 'ana').sealed]).toEqual([0, 0, pays('2A'), 0])
})
rule('EF-EX-20', 'who Boosts what was enough and fails does not Attack at all, and loses one of three things', () => {
  const at = round(pays('3R'), { chance: { fortune: [[1]] }, figures: { shape: ['2,2'] } }).arrange((w) => w.set('ana', 'ether', 1))
  at.choose('ana', 'use:entity:shape/attack').choose('ana', pays('3R')).choose('ana', 'yes')
  at.expectAsk('ana', 'boost-failed', ['ether', 'anguish', 'seal']).choose('ana', 'anguish').expectAsk('ana', 'your-round')
  expect([at.get('ana', 'ether'), at.get('ana', 'anguish')]).toEqual([1, 1])
})
rule('EF-EX-22', 'two Cunning and a two on the die are four squares; a failure is none', () => {
  const moving = (face: number) =>
    round(pays('2C'), { at: '1,1', chance: { fortune: [[face]] } })
      .choose('ana', 'move')
      .choose('ana', pays('2C'))
      .choose('ana', 'yes')
  expect(moving(5).offered('ana')).toEqual(expect.arrayContaining(['5,1', '3,3']))
  expect(moving(5).offered('ana')).not.toContain('6,1')
  const failed = moving(1).expectAsk('ana', 'boost-failed').choose('ana', 'seal').expectAsk('ana', 'your-round')
  expect([failed.get('ana', 'at'), sizes(failed, 'ana').sealed]).toEqual(['1,1', 3])
})
rule(
  ['EF-GRAD-12', 'EF-RULING-37'],
  'stages on an Entity’s tile are no piece’s until the action is used; what is too much stays for the next time',
  () => {
    const at = round(pays('2R'), { at: '3,2', figures: { 'two-stage': ['3,1', '4,2'] } }).choose('ana', 'use:entity:two-stage/attack')
    at.choose('ana', pays('2R')).choose('ana', 'no')
    expect(at.state.stages).toEqual({ 'entity:two-stage/attack': { colour: 'rage', n: 1 } })
    at.arrange(
      (w) => {
        w.set('ana', 'dreamActed', false)
        for (const id of pays('4R')) w.make(id, handOf('ana'))
      },
      [{ step: 'round', args: { who: 'ana' } }, { step: 'curtain' }],
    )
    const [, other = ''] = at.table.kernel.inZone('figures')
    at.choose('ana', 'use:entity:two-stage/attack').choose('ana', pays('4R')).untilAsk('ana', 'choose-target', { boost: 'no' })
    at.choose('ana', other).choose('ana', '5,2').expectAsk('ana', 'your-round')
    expect([at.get(other, 'at'), at.state.stages]).toEqual(['5,2', { 'entity:two-stage/attack': { colour: 'rage', n: 1 } }])
  },
)
rule(['EF-ACT-10', 'EF-RULING-68'], 'a price in Anguish is paid though it kills, and nothing comes of it then', () => {
  const at = groundRound({ dreamers: { ana: { at: '1,2', anguish: 2 } } }).choose('ana', `${e}/hurts`)
  expect([at.get('ana', 'anguish'), at.get('ana', 'ether')]).toEqual([3, 1])
  const dead = groundRound({ dreamers: { ana: { at: '1,2', anguish: 7 } } }).choose('ana', `${e}/hurts`)
  expect(dead.told('bea').map(({ key }) => key)).toContain('team-loses')
  expect(dead.get('ana', 'ether')).toBe(0)
})
rule(['EF-ACT-11', 'EF-INF-07'], 'a price in Gems is discarded, of a card too; without one it is refused', () => {
  const poor = groundRound({ dreamers: { ana: { at: '1,2', hand: ['dear'] } } })
  expect(poor.refused('ana')).toMatchObject({ [`${e}/shines`]: ['EF-ACT-11'], 'use:hand:dear/play': ['EF-ACT-11'] })
  const at = groundRound({ dreamers: { ana: { at: '1,2', hand: ['dear'], gems: 2 } } })
  at.choose('ana', 'use:hand:dear/play').choose('ana', `${e}/shines`)
  expect([at.get('ana', 'gems'), at.get('ana', 'ether'), sizes(at, 'ana').discard]).toEqual([0, 2, 1])
})
