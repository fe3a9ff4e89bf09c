import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { cards } from '../content/cards.ts'
import { deckOf, discardOf, handOf, maskOf, progressOf, unusedOf } from '../rules/people.ts'
import { keptWorld } from '../rules/world.ts'
import { onQuay } from './onMap.ts'
import { first, inRound, nextNight, sizes, worth } from './scene.ts'

const a2 = worth('awareness', 2)

rule(['EF-ICON-08', 'EF-ICON-09', 'EF-RULING-61'], 'what floats over the map is used from anywhere, as the Dream action of a round', () => {
  const corridor = 'use:floating:gate-i01/corridor'
  const standing = (at: string, dreamActed: boolean) => {
    const round = inRound({ hours: 3, dreamers: { ana: { at, hand: [a2] } } }).arrange((w) => {
      w.set('table', 'hidden', [])
      w.set('table', 'active', 'ana')
      w.set('ana', 'dreamActed', dreamActed)
    })
    return round.offered('ana').includes(corridor)
  }
  expect(['1,1', '4,4', '2,3'].map((at) => standing(at, false))).toEqual([true, true, true])
  expect(standing('1,1', true)).toBe(false)
  const at = onQuay()
  expect(at.state).toMatchObject({ mode: 'map', place: 'slipway', encounter: null })
})
rule(
  ['EF-AFTER-01', 'EF-AFTER-02', 'EF-AFTER-04', 'EF-AFTER-06', 'EF-AFTER-07', 'EF-SLUM-02'],
  'after a Dream hands and Progress stay; the Slumber Scape is laid',
  () => {
    const progress = first('influence', (card) => card.kind === 'influence' && card.type === 'progress')
    const at = onQuay({ dreamers: { ana: { at: '1,1', hand: [a2], progress: [progress], deck: 9, discard: 2 } } })
    expect(at.zone(handOf('ana'))).toEqual([a2])
    expect(at.zone(progressOf('ana'))).toEqual([progress])
    expect(sizes(at, 'ana')).toMatchObject({ deck: 9, discard: 2 })
    expect(at.zone('scape').sort()).toEqual(['slumber-kitchen', 'slumber-landing'])
    expect(at.get('ana', 'at')).not.toBe('')
  },
)
rule(['EF-SECRET-09', 'EF-BOARD-02', 'EF-SEASON-01', 'EF-SEASON-03'], 'what was gained is there: Wisdom, a district, the Season', () => {
  const at = onQuay()
  expect(at.zone('wisdom')).toContain('awakening')
  expect(at.zone('districts')).toContain('saltmere-quay')
  expect(at.zone('season')).toEqual(['slack-tide'])
})
rule(['EF-MAP-03', 'EF-MAP-04', 'EF-MAP-05', 'EF-EX-55'], 'ways lead one way only, and cost nothing', () => {
  const at = onQuay()
  const ways = () => at.offered('ana').filter((key) => key.startsWith('go:'))
  expect(ways()).toContain('go:rope-walk')
  expect(ways()).not.toContain('go:pierhead')
  const before = [sizes(at, 'ana'), sizes(at, 'bea'), at.state.hours]
  at.choose('ana', 'go:rope-walk')
  expect([sizes(at, 'ana'), sizes(at, 'bea'), at.state.hours]).toEqual(before)
  expect(at.untilAsk('ana', 'travel').state.place).toBe('rope-walk')
  expect(ways()).toContain('go:net-lofts')
  expect(ways()).not.toContain('go:slipway')
})
rule(
  ['EF-MAP-06', 'EF-MAP-09', 'EF-FATE-01', 'EF-FATE-02', 'EF-BOARD-15'],
  'a Place does what it shows: a Fate card, which goes under its deck',
  () => {
    const at = onQuay()
    const before = at.zone('fate').length
    at.choose('ana', 'go:rope-walk').untilAsk('ana', 'travel')
    expect(at.state.place).toBe('rope-walk')
    expect(at.zone('fate').length + at.zone('whims').length).toBe(before)
  },
)
rule(['EF-SHORT-01', 'EF-SHORT-02', 'EF-SHORT-03'], 'a Shortcut costs what its tile says, and leads one way only', () => {
  const at = onQuay()
  const deck = [sizes(at, 'ana'), sizes(at, 'bea')]
  at.choose('ana', 'shortcut:chandlery')
  expect([sizes(at, 'ana'), sizes(at, 'bea')]).toMatchObject(deck.map((one) => ({ sealed: one.sealed + 1, deck: one.deck - 1 })))
  at.untilAsk('ana', 'travel', { 'buy-influence': [] })
  expect(at.offered('ana').filter((key) => key.startsWith('shortcut:'))).not.toContain('shortcut:slipway')
})
rule(
  ['EF-MKT-03', 'EF-MKT-04', 'EF-MKT-05', 'EF-MKT-06', 'EF-MKT-07', 'EF-START-07'],
  'in the Market each sees three cards in turn, and buys what the Ether pays for',
  () => {
    const at = onQuay({ dreamers: { ana: { at: '1,1', ether: 5 } } }).choose('ana', 'shortcut:chandlery')
    const shown = at.expectAsk('ana', 'buy-influence').offered('ana')
    expect(shown).toHaveLength(3)
    const [card = ''] = shown
    at.choose('ana', [card])
    expect(at.zone(discardOf('ana'))[0]).toBe(card)
    const printed = cards.find(({ id }) => id === card)
    expect(at.get('ana', 'ether')).toBe(5 - (printed?.kind === 'influence' ? printed.price : 0))
    at.expectAsk('bea', 'buy-influence').choose('bea', [])
    expect(at.zone('market')).toEqual(expect.arrayContaining(shown.slice(1)))
  },
)
rule(
  ['EF-MAP-13', 'EF-AWAKE-01', 'EF-AWAKE-04', 'EF-AWAKE-05', 'EF-RULING-20', 'EF-SETUP-21'],
  'Awakening gathers everything, cures, and begins another night',
  () => {
    const progress = first('influence', (card) => card.kind === 'influence' && card.type === 'progress')
    const at = onQuay({ keys: 2, dreamers: { ana: { at: '1,1', anguish: 5, gems: 1, sealed: 4, progress: [progress], ether: 3 } } }).choose(
      'ana',
      'wake',
    )
    at.untilAsk('ana', 'build-deck')
    const own = at.offered('ana')
    expect(own).toContain(progress)
    at.untilAsk('ana', 'travel')
    expect(at.get('ana', 'anguish')).toBe(0)
    expect([at.get('ana', 'gems'), at.get('ana', 'ether'), at.state.keys]).toEqual([0, 3, 0])
    expect(at.state).toMatchObject({ night: 2, place: 'slipway', hours: 4 })
  },
)
rule(['EF-DECK-01', 'EF-DECK-02', 'EF-DECK-05'], 'a deck has twenty cards at least; what is left out lies aside', () => {
  const at = onQuay().choose('ana', 'wake').untilAsk('ana', 'build-deck')
  const own = at.table.kernel.inZone(unusedOf('ana'))
  expect(() => at.choose('ana', own.slice(0, 19))).toThrow()
  at.choose('ana', own.slice(0, 20)).untilAsk('ana', 'travel')
  expect(at.zone(unusedOf('ana'))).toHaveLength(own.length - 20)
  expect(at.zone(deckOf('ana'))).toHaveLength(20)
})
/** The Team goes to bed: nobody buys anything. */
const toBed = (at: ReturnType<typeof onQuay>) => {
  at.choose('ana', 'save')
  while (!at.over) at.choose(at.table.asked()[0] as string, [])
  return at
}
rule(
  ['EF-SAVE-01', 'EF-SAVE-02', 'EF-SAVE-03', 'EF-SAVE-05', 'EF-SAVE-06'],
  'a night that ends is kept, and nobody is told what is kept',
  () => {
    const at = toBed(onQuay({ dreamers: { ana: { at: '1,1', ether: 3 } } }))
    const world = keptWorld(at.table.kernel)
    expect(world).toMatchObject({ begun: true, season: 'slack-tide', districts: ['chimney-rows', 'saltmere-quay'] })
    expect(world.dreamers.gambler).toMatchObject({ voucher: true })
    expect(world.dreamers.gambler?.masks).toHaveLength(1)
    expect(world.taken).toContain('gate-i01')
    expect(at.result).toEqual({ outcome: 'saved', winners: ['ana', 'bea'], ending: null })
  },
)
rule(
  [
    'EF-SAVE-08',
    'EF-SETUP-07',
    'EF-SETUP-08',
    'EF-SETUP-09',
    'EF-SETUP-12',
    'EF-SETUP-16',
    'EF-RULING-24',
    'EF-SEASON-07',
    'EF-CLOCK-02',
    'EF-BOARD-03',
  ],
  'the next one begins with it: map, Season, Wisdom, cards, and one Ether for what was left',
  () => {
    const at = nextNight(toBed(onQuay({ dreamers: { ana: { at: '1,1', ether: 3 } } })))
    expect(at.get('ana', 'ether')).toBe(1)
    expect(at.get('bea', 'ether')).toBe(0)
    at.untilAsk('ana', 'travel')
    expect(at.state).toMatchObject({ night: 2, mode: 'map', place: 'slipway', hours: 4, keys: 0 })
    expect(at.zone('districts').sort()).toEqual(['chimney-rows', 'saltmere-quay'])
    expect(at.zone('season')).toEqual(['slack-tide'])
    expect(at.zone('wisdom')).toEqual(expect.arrayContaining(['awakening', 'places']))
    expect(at.zone(deckOf('ana')).length).toBeGreaterThanOrEqual(20)
    expect([at.get('ana', 'dreamer'), at.get('bea', 'dreamer')]).toEqual(['gambler', 'specialist'])
  },
)
rule(['EF-MASK-01', 'EF-MASK-08'], 'a Mask that is gained may be put on at once', () => {
  const at = inRound({ hours: 3, dreamers: { ana: { at: '1,1' } } })
  at.arrange((w) => w.set('table', 'hidden', []))
  at.choose('ana', 'use:floating:gate-i01/corridor').untilAsk('ana', 'wear-mask').choose('ana', 'yes')
  expect(at.zone(maskOf('ana'))).toHaveLength(1)
})
rule(['EF-START-04', 'EF-START-06', 'EF-RULING-70'], 'the marker goes to the left if all agree', () => {
  const yes = inRound({}).choose('ana', 'marker').choose('bea', 'yes')
  expect(yes.state.start).toBe('bea')
  yes.expectAsk('bea', 'your-round')
  const no = inRound({}).choose('ana', 'marker').choose('bea', 'no')
  expect(no.state.start).toBe('ana')
})
