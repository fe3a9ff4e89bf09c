import { seq, upTo } from '@miskatonic/effects/text'
import { choose, onPiece, order, type Script } from '@miskatonic/kernel'
import { isKind } from '../../cards.ts'
import { discardItem, drawItems, investigate, isSecondCopy, items, keepItem, reshuffleItems } from '../../items.ts'
import type { PieceId } from '../../shape.ts'
import { onlookers } from '../../team.ts'
import { counted, g, plain, verb, type X, you } from './frame.ts'

/* Items, and what lies on top of decks. */

const { clause, some, the, top, them } = g

/** The first cards of a deck, seen by all. */
function* lookAt(x: X, deck: string, n: number): Script<PieceId[]> {
  const cards = x.t.top(deck, n)
  if (cards.length) yield* x.t.happens('cards:look', { who: you(x), cards }, (w, e) => w.look(onlookers(x.t), e.cards))
  return cards
}

/** Seen by all, and put back in an order of choice; cultists may also be sent to the bottom. */
function* arrange(x: X, deck: string, n: number): Script<PieceId[]> {
  const cards = yield* lookAt(x, deck, n)
  if (!cards.length) return []
  const ordered = yield* order(x.t, you(x), { about: 'order-cards', options: cards.map((card) => onPiece(card)) })
  yield* x.t.change((w) => w.put(ordered, deck, { at: 'top' }))
  return ordered
}

const lookAtCultists = verb({
  fields: { n: 'integer', 'bottom?': 'boolean', 'only?': 'boolean' },
  *run(x, { n, bottom, only }) {
    if (only) return (yield* lookAt(x, 'cultist-deck', n)).length > 0
    const cards = yield* arrange(x, 'cultist-deck', n)
    if (!cards.length || !bottom) return cards.length > 0
    const options = [...cards.map((card) => onPiece(card)), { key: 'none' }]
    const sunk = yield* choose(x.t, you(x), { about: 'sink-card', options })
    if (sunk !== 'none') yield* x.t.change((w) => w.put(sunk, 'cultist-deck', { at: 'bottom' }))
    return true
  },
  could: (x) => x.t.size('cultist-deck') > 0,
  say: ({ n, bottom, only }) =>
    seq(
      clause('look', { objects: [top('cultistCard', n)] }),
      ...(n > 1 && !only ? [clause('reorder', { objects: [them('cultistCard')] })] : []),
      ...(bottom
        ? [
            {
              kind: 'may' as const,
              effect: clause('lay', { objects: [some('cultistCard', 1)], place: the('bottom', { owner: the('deck') }) }),
            },
          ]
        : []),
    ),
})

function* recoverItem(x: X): Script<boolean> {
  const options = lostItems(x).map((item) => onPiece(item))
  if (!options.length) return false
  const item: PieceId = yield* choose(x.t, you(x), { about: 'choose-item', options })
  yield* x.t.happens('item:recover', { who: you(x), item })
  yield* keepItem(x.t, you(x), item)
  return true
}
const lostItems = (x: X): PieceId[] =>
  x.t.inZone('item-discard').filter((piece) => isKind(x.t, piece, 'item') && !isSecondCopy(x.t, you(x), piece))

function* loseItem(x: X): Script<boolean> {
  const options = items(x.t, you(x)).map((item) => onPiece(item))
  if (!options.length) return false
  yield* discardItem(x.t, you(x), yield* choose(x.t, you(x), { about: 'choose-item-to-discard', options }))
  return true
}

export const itemVerbs = {
  investigate: counted(
    (x, n) => investigate(x.t, you(x), n),
    (n) => clause('investigate', { with: some('investigationIcon', n) }),
    (x) => x.t.size('item-deck') > 0 && x.t.allowed('investigation:begin', { who: you(x), n: 1 }).length === 0,
  ),
  drawItems: counted(
    (x, n) => drawItems(x.t, you(x), n),
    (n) => seq(clause('draw', { objects: [some('itemCard', n)] }), clause('keep', { objects: [some('itemCard', upTo(1))] })),
    (x) => x.t.size('item-deck') > 0,
  ),
  lookAtItems: verb({
    fields: { n: 'integer' },
    *run(x, { n }) {
      return (yield* arrange(x, 'item-deck', n)).length > 0
    },
    could: (x) => x.t.size('item-deck') > 0,
    say: ({ n }) => seq(clause('look', { objects: [top('itemCard', n)] }), clause('reorder', { objects: [them('itemCard')] })),
  }),
  lookAtCultists,
  recoverItem: plain(
    recoverItem,
    clause('take', { objects: [some('item', 1, { from: the('discardPile') })] }),
    (x) => lostItems(x).length > 0,
  ),
  shuffleItems: plain(
    (x) => reshuffleItems(x.t),
    clause('shuffle', { objects: [g.all('itemCard', { adjectives: ['discarded'] })], to: the('deck') }),
    (x) => x.t.size('item-discard') > 0,
  ),
  loseItem: plain(loseItem, clause('discard', { objects: [some('item', 1)] }), (x) => items(x.t, you(x)).length > 0),
}
