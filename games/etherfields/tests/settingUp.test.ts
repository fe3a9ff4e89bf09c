import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { startingDecks } from '../content/startingDecks.ts'
import { SUPPLY, startHours } from '../rules/goods.ts'
import { maskOf, masksOf } from '../rules/people.ts'
import { onMap } from './onMap.ts'
import { nextNight, type Picture } from './scene.ts'

/* How a night begins, out of what the last one left. */

/** The Team has gone to bed; the next night is being set up. */
const after = (picture: Picture = {}) => {
  const at = onMap(picture).choose('ana', 'save')
  while (!at.over) at.choose(at.table.asked()[0] as string, [])
  return nextNight(at)
}
const awake = (picture: Picture = {}) => after(picture).untilAsk('ana', 'travel')

rule(
  ['EF-SETUP-18', 'EF-SETUP-20', 'EF-SETUP-19'],
  'a night begins with deck, Mask, Items and Scape, as Awakening does from its fourth step on',
  () => {
    const at = after().choose('ana', 'ana').expectAsk('ana', 'build-deck').untilAsk('ana', 'choose-mask')
    const [mask = ''] = at.table.kernel.inZone(masksOf('ana')).map((piece) => at.table.kernel.def(piece).id)
    at.expectAsk('ana', 'choose-mask', [mask, 'none']).choose('ana', mask)
    expect(at.zone(maskOf('ana'))).toEqual([mask])
    at.untilAsk('ana', 'choose-entrance').choose('ana', '3,4').untilAsk('ana', 'travel')
    expect(at.get('ana', 'at')).toBe('3,4')
    expect(at.zone('scape').sort()).toEqual(['slumber-kitchen', 'slumber-landing'])
  },
)
rule('EF-SETUP-01', 'Items and Notes lie in Storage; three Items are drawn later', () => {
  const items = ['oilcan', 'toll-whistle', 'storm-lantern', 'ear-trumpet']
  const begun = after({ items: items.slice(0, 3), stored: items.slice(3) })
  expect(begun.zone('items')).toEqual([])
  expect(begun.zone('storage').sort()).toEqual([...items].sort())
  begun.untilAsk('ana', 'travel')
  expect([begun.zone('items').length, begun.zone('storage').length]).toEqual([3, 1])
})
rule(
  ['EF-SETUP-02', 'EF-SETUP-03', 'EF-SETUP-04', 'EF-SETUP-05', 'EF-SETUP-06', 'EF-SETUP-13'],
  'Slumbers, Slumber Map tiles, Turn cards, Fate, Flaws and both Markets lie there whole and shuffled',
  () => {
    const at = after()
    const shuffled = (zone: string) => (at.table.kernel.raw.zones[zone] ?? []).every(({ mixed }) => mixed)
    for (const zone of ['slumbers', 'slumber-tiles', 'turn-discard', 'fate', 'flaws', 'market', 'item-market']) {
      expect(at.zone(zone as 'fate').length, zone).toBeGreaterThan(1)
      expect(shuffled(zone), zone).toBe(true)
    }
    expect(at.zone('turn-discard')).toHaveLength(12)
    expect(at.zone('slumber-tiles')).toHaveLength(10)
    expect(at.zone('slumbers').sort()).toEqual(['delta-phase', 'ebb', 'polite-stranger', 'tallyman'])
    expect(at.zone('fate').sort()).toEqual([...startingDecks.fate].sort())
    expect(at.zone('flaws').sort()).toEqual([...startingDecks.flaws, 'the-wrong-coat'].sort())
  },
)
rule('EF-SETUP-10', 'the supply is whole again', () => {
  const at = awake({ dreamers: { ana: { gems: 3, ether: 4 } }, keys: 2 })
  expect(at.state).toMatchObject({ gemsLeft: SUPPLY.gems, keysLeft: SUPPLY.keys, blocksLeft: SUPPLY.blocks })
  expect(at.state.etherLeft).toBe(SUPPLY.ether - at.get('ana', 'ether') - at.get('bea', 'ether'))
})
rule(['EF-SETUP-11', 'EF-GATE-01'], 'the Gates the Team owns lie there, their backs for all to see', () => {
  const at = awake()
  expect(at.zone('gates').sort()).toEqual(['gate-i01', 'gate-i02', 'gate-i03'])
  const told = JSON.stringify(at.table.view('bea'))
  for (const id of ['gate-i02', 'gate-i03']) expect(told).toContain(`"gate-back/${id}"`)
  expect(told).not.toContain('"gate/gate-i03"')
})
rule('EF-SETUP-15', 'Masks that are nobody’s stay in the pool', () => {
  const at = awake()
  const owned = (['ana', 'bea'] as const).flatMap((who) => [...at.zone(maskOf(who)), ...at.zone(masksOf(who))])
  expect(owned).toHaveLength(2)
  expect([...at.zone('mask-pool'), ...owned].sort()).toEqual([...startingDecks['mask-pool']].sort())
})
rule(['EF-SETUP-09', 'EF-EX-01'], 'the Clock by the number of Dreamers', () => {
  expect([1, 2, 3, 4].map((seats) => awake({ seats }).state.hours)).toEqual([5, 4, 3, 2])
  expect(startHours(5)).toBe(1)
})

rule(['EF-SETUP-17', 'EF-START-01'], 'each night the players choose who begins; alone, nobody is asked', () => {
  const at = after().expectAsk('ana', 'choose-start', ['ana', 'bea']).choose('ana', 'bea')
  at.expectAsk('bea', 'build-deck').untilAsk('bea', 'travel')
  expect(at.state.start).toBe('bea')
  after({ seats: 1 }).expectAsk('ana', 'build-deck')
})
