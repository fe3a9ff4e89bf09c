import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import type { Influence } from '../content/kinds.ts'
import { discardOf } from '../rules/people.ts'
import { first, inRound, scene } from './scene.ts'

/* The Influence Market, and what Ether buys there. */

const priced = (price: number): string =>
  first('influence', (card) => card.kind === 'influence' && card.of === undefined && !(card as Influence).secret && card.price === price)
const gamblers = first('influence', (card) => card.kind === 'influence' && card.of === 'gambler')
const market = { step: 'placeEffect', args: { place: 'chandlery', i: 0 } }
type At = ReturnType<typeof inRound>
/** In the chandlery, with these cards on top of the Market. */
function buying(ether: number, top: readonly string[], rest = true): At {
  const at = scene({ dreamers: { ana: { ether } } })
  return at.arrange(
    (w, t) => {
      w.make('saltmere-quay', 'districts')
      if (!rest) w.put(t.inZone('market'), 'removed')
      for (const card of top.toReversed()) {
        const known = t.inZone('market').find((piece) => t.def(piece).id === card)
        w.put(known ?? w.make(card, 'box'), 'market', { at: 'top', face: 'back' })
      }
    },
    [market, { step: 'curtain' }],
  )
}

rule(
  ['EF-EX-49', 'EF-MKT-03', 'EF-MKT-05', 'EF-MKT-07'],
  '5 Ether, prices 2, 3 and 4: two are bought, the third goes under the Market',
  () => {
    const [two, three, four] = [priced(2), priced(3), priced(4)]
    const at = buying(5, [two, three, four]).expectAsk('ana', 'buy-influence', [two, three, four])
    expect(() => at.choose('ana', [three, four])).toThrow()
    at.choose('ana', [two, three])
    expect(at.zone(discardOf('ana')).sort()).toEqual([two, three].sort())
    expect(at.get('ana', 'ether')).toBe(0)
    expect(at.zone('market').at(-1)).toBe(four)
  },
)
rule('EF-RULING-57', 'unbought cards go under in the order drawn', () => {
  const top = [priced(2), priced(3), priced(4)]
  expect(buying(0, top).choose('ana', []).zone('market').slice(-3)).toEqual(top)
})
rule('EF-RULING-57', 'with fewer than three left those are shown', () => {
  buying(5, [priced(2), priced(3)], false).expectAsk('ana', 'buy-influence', [priced(2), priced(3)])
})
rule('EF-MKT-01', 'nobody sees what is in the Market', () => {
  const at = inRound({})
  for (const who of ['ana', 'bea']) expect(at.table.view(who).zones.market?.pieces ?? []).toEqual([])
})
rule('EF-MKT-02', 'it begins with 81 cards', () => {
  expect(inRound({}).zone('market')).toHaveLength(81)
})
rule('EF-MKT-09', 'a starting card of the Gambler that lies there is bought by anybody', () => {
  const at = buying(0, [priced(2), priced(3), priced(4), gamblers]).arrange((w) => w.set('bea', 'ether', 5), [market, { step: 'curtain' }])
  at.choose('ana', []).expectAsk('bea', 'buy-influence')
  expect(at.get('bea', 'dreamer')).toBe('specialist')
  at.choose('bea', [gamblers])
  expect(at.zone(discardOf('bea'))).toEqual([gamblers])
})
