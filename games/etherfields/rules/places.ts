import { resolveText } from '@miskatonic/effects'
import { choose, confirm, onPiece, type Script } from '@miskatonic/kernel'
import { cure } from './anguish.ts'
import { cardOf } from './cards.ts'
import { open, seal } from './deck.ts'
import { gainItem } from './items.ts'
import { inOrder, lead } from './people.ts'
import type { Ether, PieceId } from './shape.ts'
import { selfOf } from './source.ts'

/* Signs of Places that take more than a line (EF-RULING-21). */

const BAZAAR_PRICE = 3

/** Each may buy one of two Items. */
export function* bazaar(t: Ether): Script {
  for (const who of inOrder(t)) {
    if (t.size('item-market') === 0 || t.canPay(who, [{ pay: 'ether', n: BAZAAR_PRICE }]).length) continue
    if (!(yield* confirm(t, who, { about: { key: 'buy-item', args: { who, n: BAZAAR_PRICE } } }))) continue
    yield* t.pay(who, [{ pay: 'ether', n: BAZAAR_PRICE }])
    const drawn = t.top('item-market', Math.min(2, t.size('item-market')))
    yield* t.change((w) => w.put(drawn, `offer:${who}`, { face: 'front' }))
    const item: PieceId = yield* choose(t, who, { about: 'choose-item', options: drawn.map((piece) => onPiece(piece)) })
    yield* t.change((w) =>
      w.put(
        drawn.filter((one) => one !== item),
        'item-market',
        { at: 'bottom', face: 'back' },
      ),
    )
    yield* gainItem(t, item)
  }
}
export function* rest(t: Ether): Script {
  for (const who of inOrder(t)) {
    const key = yield* choose(t, who, { about: { key: 'rest', args: { who } }, options: [{ key: 'cure' }, { key: 'open' }] })
    if (key === 'cure') yield* cure(t, who, 1)
    else yield* open(t, who, 2)
  }
}
export function* toll(t: Ether): Script {
  for (const who of inOrder(t)) yield* seal(t, who, 1)
}
/** What the Season says of Places of the tide. */
export function* tide(t: Ether): Script {
  const [season] = t.inZone('season')
  const effect = season === undefined ? undefined : cardOf(t, season, 'season').tide
  if (effect && season !== undefined) yield* resolveText(t, effect, { self: selfOf(season, lead(t)), you: lead(t) })
}
