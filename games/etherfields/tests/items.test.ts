import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { inRound, scene, sizes, worth } from './scene.ts'

/* Items: three at work, the others in Storage; where they come from and where they go. */

const [r3, c3] = [worth('rage', 3), worth('cunning', 3)]
const THREE = ['hot-brick', 'candle-end', 'tide-clock-hand']
const PARTS = 'spare-parts'
/** The Specialist's card that restores an Item. */
const restoring = (items: readonly string[], stored: readonly string[], drawn: string) => {
  const at = inRound({ items, stored, chance: { item: [drawn] }, dreamers: { ana: { at: '1,1', hand: [PARTS] } } })
  return at.choose('ana', `use:hand:${PARTS}/play`).choose('ana', at.offered('ana')[0] ?? '')
}
const facesIn = (at: ReturnType<typeof inRound>, zone: 'storage' | 'item-market' | 'items', who = 'ana') =>
  (at.table.view(who).zones[zone]?.pieces ?? []).flatMap(({ faces }) => Object.values(faces))

rule('EF-ITEM-03', 'an Item that is used stays where it is', () => {
  const at = inRound({ items: ['hot-brick'], dreamers: { ana: { at: '1,1', hand: [r3], anguish: 2 } } })
  at.choose('ana', 'use:item:hot-brick/warm').untilAsk('ana', 'your-round', { 'pay-motive': [r3], boost: 'no' })
  expect(at.get('ana', 'anguish')).toBe(1)
  expect(at.zone('items')).toEqual(['hot-brick'])
})
rule(['EF-ITEM-03', 'EF-ITEM-10'], 'unless it says so: then it goes face down to Storage', () => {
  const at = inRound({ items: ['flask'], dreamers: { ana: { at: '1,1', anguish: 2 } } }).choose('ana', 'use:item:flask/swig')
  expect([at.zone('items'), at.zone('storage')]).toEqual([[], ['flask']])
  expect(at.table.kernel.up(at.piece('flask'))).toBe('back')
})
rule(['EF-ITEM-05', 'EF-ITEM-06'], 'what lies in Storage is neither used nor paid with', () => {
  const at = inRound({ stored: ['brass-dividers'], dreamers: { ana: { at: '1,1', hand: [c3] } } })
  expect([...at.offered('ana'), ...Object.keys(at.refused('ana'))].filter((key) => key.startsWith('use:item'))).toEqual([])
  at.choose('ana', 'move').expectAsk('ana', 'pay-motive', [c3])
})
rule(['EF-ITEM-07', 'EF-ITEM-06'], 'restored, one at random goes to a free slot', () => {
  const at = restoring(['hot-brick'], ['flask', 'candle-end'], 'candle-end')
  expect([at.zone('items').sort(), at.zone('storage')]).toEqual([['candle-end', 'hot-brick'], ['flask']])
})
rule(['EF-ITEM-04', 'EF-ITEM-07', 'EF-ITEM-08', 'EF-EX-50'], 'with three at work one of them goes first', () => {
  const at = restoring(THREE, ['flask'], 'flask')
  at.expectAsk('ana', 'free-item-slot', [...THREE, 'none']).choose('ana', 'candle-end')
  expect(at.zone('items').sort()).toEqual(['flask', 'hot-brick', 'tide-clock-hand'])
  expect(at.zone('storage')).toEqual(['candle-end'])
})
rule(['EF-ITEM-09', 'EF-EX-50'], 'or the drawn one goes back', () => {
  const at = restoring(THREE, ['flask'], 'flask').choose('ana', 'none')
  expect([at.zone('items').sort(), at.zone('storage')]).toEqual([[...THREE].sort(), ['flask']])
})
rule(['EF-ITEM-04', 'EF-BOARD-13'], 'a card may give a fourth slot', () => {
  const at = restoring(['oilskin-pocket', 'hot-brick', 'candle-end'], ['flask'], 'flask')
  expect(at.zone('items')).toHaveLength(4)
})
rule('EF-ITEM-10', 'a Flaw makes the Team drop one: it goes to Storage', () => {
  const at = scene(
    { items: ['flask'], dreamers: { ana: { deck: ['dropped-it', c3, c3, c3, c3, c3, c3] } } },
    { step: 'draw', args: { who: 'ana' } },
  )
  expect([at.zone('items'), at.zone('storage')]).toEqual([[], ['flask']])
})

// ── the Bazaar ──

const bazaar = (items: readonly string[] = []) =>
  scene(
    { items, dreamers: { ana: { ether: 4 }, bea: { ether: 2 } }, chance: { 'draw:item-market': ['ear-trumpet', 'key-blank'] } },
    { step: 'placeEffect', args: { place: 'attic-exchange', i: 0 } },
  ).arrange(
    (w) => void w.make('chimney-rows', 'districts'),
    [{ step: 'placeEffect', args: { place: 'attic-exchange', i: 0 } }, { step: 'curtain' }],
  )
rule(
  ['EF-ITEM-15', 'EF-ITEM-13', 'EF-ITEM-05'],
  'for 3 Ether one of two Items, the other goes under the Item Market; whoever has less is not asked',
  () => {
    const at = bazaar().expectAsk('ana', 'buy-item').choose('ana', 'yes')
    at.expectAsk('ana', 'choose-item', ['ear-trumpet', 'key-blank']).choose('ana', 'key-blank')
    at.expectAsk('ana', 'use-item-now').choose('ana', 'no')
    expect([at.get('ana', 'ether'), at.zone('storage'), at.zone('items')]).toEqual([1, ['key-blank'], []])
    expect(at.zone('item-market').at(-1)).toBe('ear-trumpet')
    expect(at.table.ask?.about.key).not.toContain('buy-item')
  },
)
rule(['EF-ITEM-13', 'EF-ITEM-08'], 'a new one may be put to work at once; where all slots are taken another goes first', () => {
  const at = bazaar(THREE).choose('ana', 'yes').choose('ana', 'key-blank').choose('ana', 'yes')
  at.expectAsk('ana', 'free-item-slot', [...THREE, 'none']).choose('ana', 'hot-brick')
  expect(at.zone('items').sort()).toEqual(['candle-end', 'key-blank', 'tide-clock-hand'])
  expect(at.zone('storage')).toEqual(['hot-brick'])
})
rule('EF-ITEM-14', 'nobody sees what is in the Item Market', () => {
  const at = bazaar()
  expect(at.zone('item-market').length).toBeGreaterThan(5)
  for (const who of ['ana', 'bea']) expect(facesIn(at, 'item-market', who)).toEqual([])
  expect(sizes(at, 'ana').hand).toBe(0)
})
