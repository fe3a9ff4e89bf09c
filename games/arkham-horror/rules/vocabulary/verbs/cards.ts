import { could, run } from '@miskatonic/effects'
import { seq, type Tree } from '@miskatonic/effects/text'
import { choose, onPiece, order, type Script } from '@miskatonic/kernel'
import { DECKS, type Deck } from '../../../content/kinds.ts'
import { cardRef, cardsRef } from '../../../text/names.ts'
import { anyCard, cardOf, deckZone } from '../../cards.ts'
import { allyInDeck, buy, draw, drawFirst, offerAlly, salable, search, sell, type Wanted } from '../../drawing.ts'
import { boxCard, discardCards, exhaust, giveUp, goodsOf } from '../../holdings.ts'
import { isExhausted, possessions } from '../../people.ts'
import { receive } from '../../receiving.ts'
import type { PieceId } from '../../shape.ts'
import { canCast, castAndResolve } from '../../spells.ts'
import { g, plain, plays, verb, type X, you } from './frame.ts'

/* Cards: drawn, looked for, bought, sold, given up. */

const { clause, some, bare, a, the, top, them, self, whole, half } = g

const DECK = { one: DECKS } as const
const GOODS = { one: ['item', 'common', 'unique', 'spell', 'weapon', 'tome', 'ally', 'skill', 'weaponOrSpell'] } as const
const WANTED = { 'type?': { one: ['weapon', 'tome'] }, 'named?': { list: 'string' } } as const
const isLeft = (x: X, deck: Deck): boolean => plays(x) && x.t.size(deckZone(deck)) > 0

const drawVerb = verb({
  fields: { deck: DECK, n: 'integer', 'keep?': 'integer' },
  *run(x, { deck, n, keep }) {
    return (yield* draw(x.t, you(x), deck, n, keep)).length > 0
  },
  could: (x, { deck }) => isLeft(x, deck),
  say: ({ deck, n, keep }) =>
    keep === undefined || keep >= n
      ? clause('draw', { objects: [some(deck, n)] })
      : seq(clause('draw', { objects: [some(deck, n)] }), clause('keep', { objects: [some(deck, keep)] })),
})

/** «1 Objeto Común», «1 arma», «Whisky». */
const wantedRef = (deck: Deck, { type, named }: Wanted) => (named ? cardsRef(named) : some(type ?? deck, 1))
const deckRef = (deck: Deck): ReturnType<typeof the> => the('deck', { of: deck })

const searchVerb = verb({
  fields: { deck: DECK, ...WANTED },
  run: (x, { deck, ...wanted }) => search(x.t, you(x), deck, wanted),
  could: (x, { deck }) => isLeft(x, deck),
  say: ({ deck, ...wanted }) =>
    seq(clause('search', { objects: [wantedRef(deck, wanted)], place: deckRef(deck) }), clause('take', { objects: [g.it(deck)] })),
})
const drawFirstVerb = verb({
  fields: { deck: DECK, ...WANTED },
  run: (x, { deck, ...wanted }) => drawFirst(x.t, you(x), deck, wanted),
  could: (x, { deck }) => isLeft(x, deck),
  say: ({ deck, ...wanted }) =>
    clause('take', {
      objects: [wanted.named ? cardsRef(wanted.named) : the(wanted.type ?? deck, { adjectives: ['first'], from: deckRef(deck) })],
    }),
})

const money = (n: number) => some('money', Math.abs(n), n > 0 ? { more: true } : { discount: true })
const buyVerb = verb({
  fields: { deck: DECK, n: 'integer', 'change?': 'integer', 'most?': 'integer', 'must?': 'boolean' },
  run: (x, { deck, n, ...how }) => buy(x.t, you(x), deck, n, how),
  could: (x, { deck }) => isLeft(x, deck) && x.t.get(you(x), 'money') > 0, // AH-LOC-08
  say: ({ deck, n, change = 0, most = 1, must }) => {
    const buying = clause('buy', {
      objects: [most >= n ? bare('anyOfThem') : some(deck, most)],
      ...(change === 0 ? {} : { price: money(change) }),
    })
    return { kind: 'aside', first: clause('draw', { objects: [some(deck, n)] }), second: must ? buying : { kind: 'may', effect: buying } }
  },
})

const sellVerb = verb({
  fields: { 'deck?': { one: ['common', 'unique'] }, 'most?': 'integer', 'change?': 'integer', 'price?': 'integer', 'times?': 'integer' },
  run: (x, sale) => sell(x.t, you(x), sale),
  could: (x, sale) => plays(x) && salable(x.t, you(x), sale).length > 0,
  say: ({ deck, most = 1, change = 0, price, times = 1 }) =>
    ({
      kind: 'may',
      effect: clause('sell', {
        objects: [most > 4 ? g.anyNumber(deck ?? 'item') : some(deck ?? 'item', most)],
        price: price !== undefined ? some('money', price) : change !== 0 ? money(change) : times > 1 ? bare('twicePrice') : the('list'),
      }),
    }) as Tree,
})

const discardVerb = verb({
  fields: { what: GOODS, n: { either: ['integer', { one: ['all', 'half'] }] }, 'random?': 'boolean' },
  *run(x, { what, n, random }) {
    const own = goodsOf(x.t, you(x), what).length
    const count = n === 'all' ? own : n === 'half' ? Math.floor(own / 2) : n
    return (yield* giveUp(x.t, you(x), what, count, random)).length > 0
  },
  could: (x, { what }) => plays(x) && goodsOf(x.t, you(x), what).length > 0,
  say: ({ what, n, random }) =>
    clause('discard', {
      objects: [
        n === 'all'
          ? whole(what, { owner: 'own' })
          : n === 'half'
            ? half(what, { owner: 'own', rounded: 'down' })
            : some(what, n, random ? { random: true } : {}),
      ],
    }),
})

function* takeNamed(x: X, id: string): Script<boolean> {
  for (const deck of DECKS) {
    const card = x.t.inZone(deckZone(deck)).find((piece) => anyCard(x.t, piece).id === id)
    if (card === undefined) continue
    yield* receive(x.t, you(x), card, 'search')
    yield* x.t.change((w) => w.mix(deckZone(deck)))
    return true
  }
  return false
}
const isSomewhere = (x: X, id: string): boolean =>
  DECKS.some((deck) => x.t.inZone(deckZone(deck)).some((piece) => anyCard(x.t, piece).id === id))

const joinAlly = verb({
  fields: { ally: 'string', otherwise: 'effect' },
  *run(x, { ally, otherwise }) {
    if (allyInDeck(x.t, ally) === null) return yield* run(x, otherwise)
    return yield* offerAlly(x.t, you(x), ally)
  },
  could: (x, { ally, otherwise }) => plays(x) && (allyInDeck(x.t, ally) !== null || could(x, otherwise)),
  say: ({ ally, otherwise }, speak) => ({
    kind: 'sentences',
    parts: [
      { kind: 'may', effect: clause('take', { objects: [cardRef(ally)], as: 'ally' }) },
      {
        kind: 'if',
        condition: { ...clause('stay', { subject: cardRef(ally), place: 'deckOfAllies' }), negated: true },
        then: speak.effect(otherwise),
      },
    ],
  }),
})

function* chooseAlly(x: X): Script<boolean> {
  const options = x.t
    .inZone(deckZone('ally'))
    .sort()
    .map((one) => onPiece(one))
  if (!options.length) return false
  yield* x.t.happens('deck:look', { who: you(x), cards: options.map(({ key }) => key) }, (w, e) => w.look(x.t.watchers, e.cards))
  const card: PieceId = yield* choose(x.t, you(x), { about: { key: 'choose-from-deck', args: { deck: 'ally' } }, options })
  yield* receive(x.t, you(x), card, 'search')
  yield* x.t.change((w) => w.mix(deckZone('ally')))
  return true
}

/** A card that goes by its own text. */
function* discardThis(x: X): Script<boolean> {
  const { piece } = x.self
  if (piece === null || !x.t.exists(piece) || !x.t.isActive(piece)) return false
  yield* discardCards(x.t, x.self.controller, [piece])
  return true
}
function* boxThis(x: X): Script<boolean> {
  const { piece } = x.self
  if (piece === null || !x.t.exists(piece)) return false
  yield* boxCard(x.t, piece)
  return true
}
function* refreshOne(x: X): Script<boolean> {
  const options = possessions(x.t, you(x))
    .filter((piece) => isExhausted(x.t, piece))
    .map((one) => onPiece(one))
  if (!options.length) return false
  const card: PieceId = yield* choose(x.t, you(x), { about: 'choose-card', options })
  yield* x.t.happens('card:refresh', { who: you(x), cards: [card] }, (w, e) => w.set(e.cards[0] as PieceId, 'exhausted', false))
  return true
}

const lookAtTop = verb({
  fields: { deck: { one: [...DECKS, 'mythos'] }, n: 'integer' },
  *run(x, { deck, n }) {
    const cards = x.t.top(deckZone(deck), n)
    if (!cards.length) return false
    yield* x.t.happens('deck:look', { who: you(x), cards }, (w, e) => w.look(x.t.watchers, e.cards))
    const sorted = yield* order(x.t, you(x), { about: 'order-cards', options: cards.map((one) => onPiece(one)) })
    yield* x.t.change((w) => w.put(sorted, deckZone(deck), { at: 'top' }))
    return true
  },
  could: (x, { deck }) => x.t.size(deckZone(deck)) > 0,
  say: ({ deck, n }) =>
    seq(
      clause('look', { objects: [top(deck === 'mythos' ? 'mythosCard' : deck, n)] }),
      ...(n > 1 ? [clause('reorder', { objects: [them(deck === 'mythos' ? 'mythosCard' : deck)] })] : []),
    ),
})

/** Nobody casts what can have no effect. */
function spellCould(x: X, spell: PieceId): boolean {
  const { effect } = cardOf(x.t, spell, 'spell')
  return effect === undefined || could({ ...x, names: { ...x.names, successes: 1 } }, effect)
}

export const cardVerbs = {
  draw: drawVerb,
  search: searchVerb,
  drawFirst: drawFirstVerb,
  buy: buyVerb,
  sell: sellVerb,
  discard: discardVerb,
  take: verb({
    fields: { card: 'string' },
    run: (x, { card }) => takeNamed(x, card),
    could: (x, { card }) => plays(x) && isSomewhere(x, card),
    say: ({ card }) => clause('take', { objects: [cardRef(card)] }),
  }),
  joinAlly,
  chooseAlly: plain(chooseAlly, clause('take', { objects: [a('ally', { choice: true, from: 'deckOfAllies' })] }), (x) => isLeft(x, 'ally')),
  exhaustSelf: plain(
    (x) => exhaust(x.t, you(x), x.self.piece ?? ''),
    clause('exhaust', { objects: [self('card')] }),
    (x) => x.self.piece !== null && !isExhausted(x.t, x.self.piece),
  ),
  discardSelf: plain(discardThis, clause('discard', { objects: [self('card')] })),
  boxSelf: plain(boxThis, clause('giveBack', { objects: [self('card')], to: 'box' })),
  refreshCard: plain(refreshOne, clause('refresh', { objects: [some('card', 1, { adjectives: ['exhausted'] })] }), (x) =>
    possessions(x.t, you(x)).some((piece) => isExhausted(x.t, piece)),
  ),
  lookAtTop,
  /** Never written: every Spell has it. */
  cast: plain(
    (x) => castAndResolve(x, x.self.piece ?? ''),
    clause('cast', { objects: [self('card')] }),
    (x) => x.self.piece !== null && canCast(x.t, you(x), x.self.piece) && spellCould(x, x.self.piece),
  ),
}
