import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { discardOf, handOf } from '../rules/people.ts'
import { onMap } from './onMap.ts'
import { first, sizes, worth } from './scene.ts'

/* The way across the Dreamworld Map: Places and their signs, Shortcuts, cards on the way. */

const c3 = worth('cunning', 3)

rule(['EF-MAP-01', 'EF-MAP-02', 'EF-MAPC-01'], 'the Team goes from Place to Place as one, without Turns and without drawing', () => {
  const at = onMap({ fate: ['two-streets-same-name'], hours: 3, slumbers: [], dreamers: { ana: { hand: [c3] }, bea: { hand: [c3, c3] } } })
  const before = [sizes(at, 'ana').hand, sizes(at, 'bea').hand]
  at.choose('ana', 'go:rope-walk').choose('ana', 'lose-hours').expectAsk('ana', 'travel')
  expect(at.offered('bea').filter((key) => key.startsWith('go:'))).toEqual([])
  at.choose('ana', 'go:net-lofts').expectAsk('ana', 'travel')
  expect(at.state).toMatchObject({ place: 'net-lofts', mode: 'map', encounter: null })
  expect([sizes(at, 'ana').hand, sizes(at, 'bea').hand]).toEqual(before)
})
rule('EF-MAP-07', 'a Place with two signs: first the Market, then the Key', () => {
  const at = onMap({ place: 'net-lofts', dreamers: { ana: { ether: 5 } } })
    .choose('ana', 'go:chandlery')
    .expectAsk('ana', 'buy-influence')
  expect(at.state.keys).toBe(0)
  at.choose('ana', []).untilAsk('ana', 'travel', { 'buy-influence': [] })
  expect(at.state.keys).toBe(1)
})
rule('EF-MAP-14', 'right after a Place the Team may stop for the night', () => {
  const at = onMap({ fate: ['two-streets-same-name'], hours: 3 }).choose('ana', 'go:rope-walk')
  expect(at.offered('ana')).not.toContain('save')
  at.choose('ana', 'lose-hours').expectAsk('ana', 'travel').choose('ana', 'save')
  while (!at.over) at.choose(at.table.asked()[0] as string, [])
  expect(at.result).toMatchObject({ outcome: 'saved' })
})
const FLATS = { districts: ['tidal-flats'] }
const UNDER = { districts: ['under-market', 'threshold'] }
rule(['EF-MAP-08', 'EF-RULING-21'], 'what the signs of Places mean is told by Wisdom from the first night on: an Hour', () => {
  const at = onMap({ ...FLATS, place: 'the-slip', hours: 2 })
  expect(at.zone('wisdom')).toContain('places')
  expect(at.choose('ana', 'go:mussel-stakes').expectAsk('ana', 'travel').state.hours).toBe(3)
})
rule('EF-RULING-21', 'a Place of the tide does what the Season says', () => {
  const at = onMap({ ...FLATS, place: 'sand-road', dreamers: { ana: { sealed: 2 }, bea: { sealed: 3 } } })
  at.choose('ana', 'go:tide-pole').expectAsk('ana', 'travel')
  expect([sizes(at, 'ana').sealed, sizes(at, 'bea').sealed]).toEqual([1, 2])
})
rule('EF-RULING-21', 'at a Place of rest each cures 1 or Opens 2', () => {
  const at = onMap({ ...UNDER, place: 'cellar-head', dreamers: { ana: { anguish: 3 }, bea: { sealed: 3 } } }).choose('ana', 'go:warm-pipe')
  at.expectAsk('ana', 'rest', ['cure', 'open']).choose('ana', 'cure').choose('bea', 'open').expectAsk('ana', 'travel')
  expect([at.get('ana', 'anguish'), sizes(at, 'bea').sealed]).toEqual([2, 1])
})
rule('EF-RULING-21', 'a toll: each Seals 1', () => {
  const at = onMap({ ...UNDER, place: 'coal-chute' })
  const before = [sizes(at, 'ana').sealed, sizes(at, 'bea').sealed]
  at.choose('ana', 'go:boot-scraper').expectAsk('ana', 'travel')
  expect([sizes(at, 'ana').sealed, sizes(at, 'bea').sealed]).toEqual(before.map((n) => n + 1))
})
rule('EF-RULING-21', 'in the Bazaar three Ether buy one of two Items; the other goes under the Item Market', () => {
  const at = onMap({ ...UNDER, place: 'weighing-house', dreamers: { ana: { ether: 4 }, bea: { ether: 2 } } })
  const before = at.zone('item-market').length
  at.choose('ana', 'go:pawn-window').expectAsk('ana', 'buy-item').choose('ana', 'yes').expectAsk('ana', 'choose-item')
  const [one = '', other = ''] = at.offered('ana')
  at.choose('ana', one).untilAsk('ana', 'travel')
  expect(at.get('ana', 'ether')).toBe(1)
  expect(at.get('bea', 'ether')).toBe(2)
  expect([...at.zone('items'), ...at.zone('storage')]).toContain(one)
  expect(at.zone('item-market')).toHaveLength(before - 1)
  expect(at.zone('item-market').at(-1)).toBe(other)
})

rule(['EF-SHORT-05', 'EF-SHORT-01'], 'whoever has nothing to Seal keeps the Team off the Shortcut', () => {
  const at = onMap({ dreamers: { ana: {}, bea: { deck: 0, discard: 9 } } })
  expect(at.offered('ana')).toContain('go:rope-walk')
  expect(at.offered('ana')).not.toContain('shortcut:chandlery')
})
rule(['EF-SHORT-04', 'EF-SHORT-02'], 'from one tile to another: the price of the tile one leaves', () => {
  const at = onMap({ ...UNDER, place: 'pawn-window', fate: [], dreamers: { ana: { hand: [c3, c3] }, bea: { hand: [c3] } } })
  const sealed = [sizes(at, 'ana').sealed, sizes(at, 'bea').sealed]
  at.choose('ana', 'shortcut:rope-walk').untilAsk('ana', 'travel', { 'discard-some': [c3] })
  expect(at.state.place).toBe('rope-walk')
  expect([sizes(at, 'ana').hand, sizes(at, 'bea').hand]).toEqual([1, 0])
  expect([sizes(at, 'ana').sealed, sizes(at, 'bea').sealed]).toEqual(sealed)
})

const bench = 'bench-on-the-front'
rule(['EF-MAPC-02', 'EF-MAPC-03'], 'a card of the Map works from the hand, not from the deck or the discard', () => {
  const at = onMap({ dreamers: { ana: { hand: [bench], anguish: 2 }, bea: { deck: [bench, ...Array.from({ length: 9 }, () => c3)] } } })
  at.arrange((w) => void w.make(bench, discardOf('bea')))
  expect(at.offered('bea').filter((key) => key.includes(bench))).toEqual([])
  at.choose('ana', `use:hand:${bench}/play`).untilAsk('ana', 'travel', { 'choose-effect': 'cure' })
  expect(at.get('ana', 'anguish')).toBe(1)
  expect(at.zone(handOf('ana'))).toEqual([])
})
rule('EF-MAPC-04', 'an Item that throws a die again does so for a Fate card, too', () => {
  const again = first('item', (card) => card.kind === 'item' && (card.actions ?? []).some(({ moment }) => moment === 'reroll'))
  const at = onMap({ items: [again], fate: ['kit-waves'], dreamers: { ana: { hand: [c3] } }, chance: { fortune: [[1], [6]] } })
  at.choose('ana', 'go:rope-walk').expectAsk('ana', 'reroll-with-gem').choose('ana', `use:item:${again}/again`)
  at.untilAsk('ana', 'travel', { 'reroll-with-gem': 'keep' })
  expect(at.state.keys).toBe(1)
})
rule(['EF-MAPC-05', 'EF-EX-60'], 'what works once a Turn works once between two encounters', () => {
  const mask = 'face-of-the-card-player'
  const at = onMap({
    dreamers: { ana: { hand: [c3, c3, c3, c3], mask }, bea: {} },
    fate: ['kit-waves', 'whose-umbrella', 'kit-waves', 'whose-umbrella', 'kit-waves'],
    slumbers: ['tallyman'],
    chance: { fortune: [[2], [2], [2], [2], [2], [2]] },
  })
  const toRopeWalk = () => at.arrange((w) => w.set('table', 'place', 'slipway'), [{ step: 'onward' }]).choose('ana', 'go:rope-walk')
  toRopeWalk().expectAsk('ana', 'reroll-with-gem').choose('ana', `use:mask:${mask}/again`).untilAsk('ana', 'travel')
  for (let i = 0; i < 3; i++) toRopeWalk().expectAsk('ana', 'travel')
  at.choose('ana', 'go:net-lofts').choose('ana', 'yes').untilAsk('ana', 'travel')
  toRopeWalk().expectAsk('ana', 'reroll-with-gem')
})
const gloves = 'second-pair-of-gloves'
rule('EF-MAPC-02', 'a Progress card that was placed works on the Map, one laid down does not', () => {
  const drawing = (progress: { readonly progress?: readonly string[]; readonly laidDown?: readonly string[] }) =>
    onMap({ fate: ['kit-waves'], dreamers: { ana: { hand: [c3], ...progress }, bea: {} }, chance: { fortune: [[2]] } }).choose(
      'ana',
      'go:rope-walk',
    )
  expect(
    drawing({ progress: [gloves] })
      .expectAsk('ana', 'reroll-with-gem')
      .offered('ana'),
  ).toContain(`use:progress:${gloves}/again`)
  drawing({ laidDown: [gloves] }).expectAsk('ana', 'travel')
})
