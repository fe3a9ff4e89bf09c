import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { figureId } from '../content/cards.ts'
import { standing } from './inDream.ts'
import { inSlumber } from './inSlumber.ts'
import { inRound, worth } from './scene.ts'

/* What the Basic Actions card gives everybody, and Secrets and Ether that come from elsewhere. */

const [a2, c3, r4] = [worth('awareness', 2), worth('cunning', 3), worth('rage', 4)]

rule('EF-BASIC-01', 'every Dreamer may use all of it', () => {
  for (const who of ['ana', 'bea', 'carl', 'dot']) {
    const own = { at: '1,1', hand: [c3, c3, c3], ether: 1 }
    const dreamers = { ana: own, bea: own, carl: own, dot: own }
    const at = inRound({ seats: 4, hours: 2, caretaker: ['2,1'], metamorphoses: ['seal'], dreamers }, who)
    expect(at.offered(who), who).toEqual(expect.arrayContaining(['move', 'push-on', 'gem', 'unmorph', 'hours']))
  }
})
rule('EF-BASIC-03', 'Attack and Contact reach one square, and are nothing without an action that says so', () => {
  const strikes = (caretaker: readonly string[]) => {
    const at = inRound({ caretaker, dreamers: { ana: { at: '1,1', hand: [a2, r4] } } })
    return at.offered('ana').filter((key) => /attack|contact/.test(key))
  }
  expect(strikes(['2,1'])).toEqual(['use:entity:caretaker/contact', 'use:entity:caretaker/attack'])
  expect(strikes(['3,1'])).toEqual([])
  expect(strikes([])).toEqual([])
})
rule('EF-BASIC-09', 'whoever pays Motive may Boost it', () => {
  for (const who of ['ana', 'bea']) {
    const at = inRound({ dreamers: { ana: { at: '1,1', hand: [c3] }, bea: { at: '1,1', hand: [c3] } } }, who)
    at.choose(who, 'move').choose(who, [c3]).expectAsk(who, 'boost', ['yes', 'no'])
  }
})
rule(['EF-MKT-10', 'EF-LOOT-01'], 'Ether comes as Loot: the Tallyman is driven off, and the Turn card pays', () => {
  const at = inSlumber('tallyman', { begins: 'turn-hearts-1', dreamers: { ana: { at: '3,3' }, bea: { at: '3,3', sealed: 3 } } })
  at.arrange((w) => w.set(at.piece(figureId('tallyman'), 'figures'), 'at', '4,3'))
  standing(at, '3,3', r4).choose('ana', 'use:entity:tallyman/attack').choose('ana', [r4]).choose('ana', 'no').untilAsk('ana', 'travel')
  expect(at.get('ana', 'ether')).toBe(1)
  expect(at.state.encounter).toBeNull()
})
rule('EF-SECRET-17', 'there are Secrets outside Dreams: the first Death brings its card', () => {
  const at = inRound({}).choose('ana', 'give-up').choose('ana', 'yes')
  expect(at.zone('secrets')).toEqual([])
  expect([at.state.encounter, at.zone('wisdom')]).toEqual([null, ['death']])
})
