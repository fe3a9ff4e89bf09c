import { choose, chooseSome, confirm, oneOfEach, onPiece, pieceArgument, type Script } from '@miskatonic/kernel'
import type { Deck } from '../content/kinds.ts'
import { anyCard, cardOf, deckZone } from './cards.ts'
import { discardCards, gainMoney, goodsOf } from './holdings.ts'
import { drawnZone, isInPlay, isTome, isWeapon } from './people.ts'
import { receive } from './receiving.ts'
import type { Arkham, PieceId, Seat } from './shape.ts'

/* Cards of the decks: drawn, looked for, bought and sold. */

/** Somebody may take cards from the bottom too. */
function* fromWhere(t: Arkham, who: Seat, deck: Deck): Script<'top' | 'bottom'> {
  if (t.size(deckZone(deck)) < 2 || !t.permits('draw:bottom', { who, deck })) return 'top'
  return (yield* choose(t, who, { about: { key: 'top-or-bottom', args: { deck } }, options: [{ key: 'top' }, { key: 'bottom' }] })) as
    | 'top'
    | 'bottom'
}

/** Lays cards of a deck open before somebody; an empty deck gives nothing. */
export function* lay(t: Arkham, who: Seat, deck: Deck, n: number): Script<PieceId[]> {
  const end = yield* fromWhere(t, who, deck)
  const zone = deckZone(deck)
  const cards = end === 'top' ? t.top(zone, n) : t.inZone(zone).slice(-n).reverse()
  if (!cards.length) return [] // AH-CARD-05
  yield* t.happens('card:draw', { who, deck, cards }, (w, e) => w.put(e.cards, drawnZone(e.who)))
  return cards
}

/** Draws and keeps; with more drawn than kept, who draws chooses. */
export function* draw(t: Arkham, who: Seat, deck: Deck, n: number, keep = n): Script<PieceId[]> {
  if (!isInPlay(t, who) || n <= 0) return []
  const cards = yield* lay(t, who, deck, n + t.number('drawMore', { who, deck }))
  const count = Math.min(keep, cards.length)
  const kept =
    count < cards.length
      ? yield* chooseSome(t, who, {
          about: { key: 'keep-cards', args: { n: count } },
          options: cards.map((one) => onPiece(one)),
          limits: { count: [count, count] },
        })
      : cards
  for (const card of kept) yield* receive(t, who, card, 'draw')
  yield* putBack(t, who)
  return kept
}

/** What was laid open and not taken goes to the bottom. */
export function* putBack(t: Arkham, who: Seat): Script {
  const left = t.inZone(drawnZone(who))
  if (left.length) yield* discardCards(t, who, left)
}

// ── looking through a deck ──

export type Wanted = { readonly type?: 'weapon' | 'tome'; readonly named?: readonly string[] }
const fits = (t: Arkham, piece: PieceId, { type, named }: Wanted): boolean =>
  (type === undefined || (type === 'weapon' ? isWeapon(t, piece) : isTome(t, piece))) &&
  (named === undefined || named.includes(anyCard(t, piece).id))

/** A card of choice; the deck is shuffled after it. */
export function* search(t: Arkham, who: Seat, deck: Deck, wanted: Wanted): Script<boolean> {
  const zone = deckZone(deck)
  const found = t.inZone(zone).filter((piece) => fits(t, piece, wanted))
  if (!found.length || !isInPlay(t, who)) return false
  const firsts = [...new Map(found.map((piece) => [anyCard(t, piece).id, piece])).values()].sort()
  yield* t.happens('deck:look', { who, cards: firsts }, (w, e) => w.look(t.watchers, e.cards))
  const card: PieceId = yield* choose(t, who, {
    about: { key: 'choose-from-deck', args: { deck } },
    options: firsts.map((one) => onPiece(one)),
  })
  yield* receive(t, who, card, 'search')
  yield* t.change((w) => w.mix(zone))
  return true
}

/** The first card of that sort from the top on. */
export function* drawFirst(t: Arkham, who: Seat, deck: Deck, wanted: Wanted): Script<boolean> {
  const card = t.find(deckZone(deck), (piece) => fits(t, piece, wanted))
  if (card === null || !isInPlay(t, who)) return false
  yield* receive(t, who, card, 'search')
  return true
}

// ── buying and selling ──

export const priceOf = (t: Arkham, who: Seat, card: PieceId, change = 0): number => {
  const printed = anyCard(t, card)
  const price = 'price' in printed ? printed.price : 0
  return t.number('price', { who, card, price: Math.max(0, price + change) }) // AH-ITEM-03
}
type Purchase = { readonly change?: number; readonly most?: number; readonly must?: boolean }

/** Lays cards open; buys what can be paid. In a shop one of them must be bought, if any can. */
export function* buy(t: Arkham, who: Seat, deck: Deck, n: number, { change = 0, most = 1, must = false }: Purchase): Script<boolean> {
  yield* lay(t, who, deck, n)
  let bought = 0
  while (bought < most) {
    const open = t.inZone(drawnZone(who)).filter((card) => priceOf(t, who, card, change) <= t.get(who, 'money'))
    if (!open.length) break // AH-LOC-08
    const options = [
      ...oneOfEach(t, open).map((card) => ({ ...onPiece(card), label: { key: 'for-price', args: { n: priceOf(t, who, card, change) } } })),
      ...(must && bought === 0 ? [] : [{ key: 'none' }]),
    ]
    const card = yield* choose(t, who, { about: { key: 'buy-card', args: { n: t.get(who, 'money') } }, options })
    if (card === 'none') break
    yield* purchase(t, who, card, priceOf(t, who, card, change))
    bought++
  }
  yield* putBack(t, who)
  return bought > 0
}

function* purchase(t: Arkham, who: Seat, card: PieceId, price: number): Script {
  yield* t.happens('card:buy', { who, card, price }, (w, e) => w.add(e.who, 'money', -e.price, { min: 0 }))
  yield* receive(t, who, card, 'buy')
}

type Sale = {
  readonly deck?: 'common' | 'unique'
  readonly most?: number
  readonly change?: number
  readonly price?: number
  readonly times?: number
}
export const salePrice = (t: Arkham, card: PieceId, { change = 0, price, times = 1 }: Sale): number => {
  const printed = anyCard(t, card)
  return price ?? Math.max(0, ('price' in printed ? printed.price : 0) * times + change)
}
export const salable = (t: Arkham, who: Seat, { deck }: Sale): PieceId[] =>
  deck ? goodsOf(t, who, deck) : [...goodsOf(t, who, 'common'), ...goodsOf(t, who, 'unique')]

export function* sell(t: Arkham, who: Seat, sale: Sale): Script<boolean> {
  const { most = 1 } = sale
  let sold = 0
  while (sold < most) {
    const open = salable(t, who, sale)
    if (!open.length) break
    const options = [
      ...oneOfEach(t, open).map((card) => ({ ...onPiece(card), label: { key: 'for-price', args: { n: salePrice(t, card, sale) } } })),
      { key: 'none' },
    ]
    const card = yield* choose(t, who, { about: 'sell-card', options })
    if (card === 'none') break
    const price = salePrice(t, card, sale)
    yield* t.happens('card:sell', { who, card, price })
    yield* discardCards(t, who, [card])
    yield* gainMoney(t, who, price)
    sold++
  }
  return sold > 0
}

// ── Allies ──

/** An Ally by name, or null: it is with somebody, or gone. */
export const allyInDeck = (t: Arkham, id: string): PieceId | null =>
  t.inZone(deckZone('ally')).find((piece) => cardOf(t, piece, 'ally').id === id) ?? null // AH-ALLY-02

/** Offered: one may do without company. */
export function* offerAlly(t: Arkham, who: Seat, id: string): Script<boolean> {
  const card = allyInDeck(t, id)
  if (card === null) return false
  // Who it is has been said aloud; where it lies is forgotten again when the deck is shuffled.
  yield* t.change((w) => w.look(t.watchers, [card]))
  const joins = yield* confirm(t, who, { about: { key: 'may-join', args: { card: pieceArgument(card) } } })
  if (joins) yield* receive(t, who, card, 'search')
  yield* t.change((w) => w.mix(deckZone('ally')))
  return joins
}
