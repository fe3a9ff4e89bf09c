import { chooseSome, onPiece, type Script } from '@miskatonic/kernel'
import { cure, suffer, sufferTogether } from '../../anguish.ts'
import { cardOf, isKind } from '../../cards.ts'
import { discard, drawCards, open, reshuffle, seal } from '../../deck.ts'
import { gainFlaw, removeFlaw } from '../../flaws.ts'
import { gainHours, gainKeys, gainOwn, gainTogether, loseHours, loseOwn } from '../../goods.ts'
import { metaCount } from '../../metamorphoses.ts'
import { deckOf, discardOf, handOf, isLaidDown, placed, progressOf, sealedOf, standing } from '../../people.ts'
import { layDown, standUp } from '../../progress.ts'
import type { Ether, PieceId, Seat } from '../../shape.ts'
import { counted, entityOf, g, numberIn, plain, printed, verb, type X, you } from './frame.ts'

/* What Dreamers have: cards, Anguish, Ether, Gems; and what the Team has. */

const { clause, some, your } = g

/** An Entity's Metamorphoses add to what it does (EF-META-03, EF-META-04). */
const sharper = (x: X, type: 'anguish' | 'seal', by: number): number => {
  const tile = entityOf(x)
  return tile === null || !x.t.record('step') ? 0 : by * metaCount(x.t, tile, type)
}

const GOODS = ['ether', 'gems', 'keys', 'hours'] as const
type Goods = (typeof GOODS)[number]
const TERM = { ether: 'ether', gems: 'gem', keys: 'key', hours: 'hour' } as const
function* gained(t: Ether, who: Seat, what: Goods, n: number): Script<boolean> {
  if (what === 'keys') return yield* gainKeys(t, n)
  return what === 'hours' ? yield* gainHours(t, n) : yield* gainOwn(t, who, what, n)
}
const has = (x: X, what: Goods): number => (what === 'keys' || what === 'hours' ? x.t.state[what] : x.t.get(you(x), what))

const gain = verb({
  fields: { what: { one: GOODS }, n: 'amount' },
  run: (x, { what, n }) => gained(x.t, you(x), what, numberIn(x, n)),
  *together(x, { what, n }, whom) {
    const due = (who: Seat): number => numberIn({ ...x, you: who }, n)
    if (what === 'ether' || what === 'gems') return yield* gainTogether(x.t, whom, what, due)
    for (const who of whom) yield* gained(x.t, who, what, due(who))
  },
  say: ({ what, n }) => clause('gain', { objects: [some(TERM[what], printed(n))] }),
})
const lose = verb({
  fields: { what: { one: GOODS }, n: { either: ['amount', { one: ['all'] }] } },
  *run(x, { what, n }) {
    const most = n === 'all' ? has(x, what) : numberIn(x, n)
    if (what === 'hours') return yield* loseHours(x.t, most)
    if (what === 'keys') return (yield* x.t.pay(you(x), [{ pay: 'key', n: Math.min(most, x.t.state.keys) }])) !== null
    return yield* loseOwn(x.t, you(x), what, most)
  },
  could: (x, { what }) => has(x, what) > 0,
  say: ({ what, n }) => clause('lose', { objects: [n === 'all' ? g.yourAll(TERM[what]) : some(TERM[what], printed(n))] }),
})

const sufferVerb = verb({
  fields: { n: 'amount' },
  run: (x, { n }) => suffer(x.t, you(x), numberIn(x, n) + sharper(x, 'anguish', 1)),
  *together(x, { n }, whom) {
    yield* sufferTogether(x.t, whom, numberIn(x, n) + sharper(x, 'anguish', 1))
  },
  say: ({ n }) => clause('suffer', { objects: [some('anguish', printed(n))] }),
})
const cureVerb = counted(
  (x, n) => cure(x.t, you(x), n),
  (n) => clause('cure', { objects: [some('anguish', n)] }),
  (x) => x.t.get(you(x), 'anguish') > 0,
)
const sealVerb = counted(
  (x, n) => seal(x.t, you(x), n + sharper(x, 'seal', 2)),
  (n) => clause('seal', { objects: [some('influenceCard', n)] }),
  (x) => x.t.size(deckOf(you(x))) > 0,
)
const openVerb = counted(
  (x, n) => open(x.t, you(x), n),
  (n) => clause('unseal', { objects: [some('sealedCard', n)] }),
  (x) => x.t.size(sealedOf(you(x))) > 0,
)
const draw = counted(
  (x, n) => drawCards(x.t, you(x), n),
  (n) => clause('draw', { objects: [some('influenceCard', n)] }),
)

/** By choice, unless it is left to chance; fewer where there are not so many. */
const discardVerb = verb({
  fields: { n: { either: ['amount', { one: ['all'] }] }, 'random?': 'boolean' },
  *run(x, { n, random }) {
    const hand = x.t.inZone(handOf(you(x)))
    const most = Math.min(hand.length, n === 'all' ? hand.length : numberIn(x, n))
    if (most === 0) return false
    yield* discard(x.t, you(x), random ? taken(x, hand, most) : yield* chosen(x, hand, most))
    return true
  },
  could: (x) => x.t.size(handOf(you(x))) > 0,
  say: ({ n, random }) =>
    clause('discard', { objects: [n === 'all' ? your('hand') : some('influenceCard', printed(n), random ? { random: true } : {})] }),
})
function taken(x: X, hand: readonly PieceId[], n: number): readonly PieceId[] {
  const left = [...hand]
  return Array.from({ length: n }, () => left.splice(left.indexOf(x.t.pick('discard', left)), 1)[0] as PieceId)
}
type About = 'discard-some' | 'take-back-some' | 'return-some'
function* chosen(x: X, hand: readonly PieceId[], n: number, key: About = 'discard-some'): Script<readonly PieceId[]> {
  if (hand.length === n) return hand
  const options = hand.map((piece) => onPiece(piece))
  return yield* chooseSome(x.t, you(x), { about: { key, args: { who: you(x), n } }, options, limits: { count: [n, n] } })
}

const reshuffleVerb = plain((x) => reshuffle(x.t, you(x)), clause('reshuffle', { objects: [your('deck')] }))
const gainFlawVerb = plain(
  (x) => gainFlaw(x.t, you(x)),
  clause('gain', { objects: [some('flaw', 1)] }),
  (x) => x.t.size('flaws') > 0,
)
/** This Flaw, out of the Progress zone or wherever it lies. */
const removeThisFlaw = plain((x) => removeFlaw(x.t, you(x), x.self.piece ?? ''), clause('remove', { objects: [g.self('flaw')] }))

function* someProgress(x: X, among: readonly PieceId[], n: number, act: (t: Ether, who: Seat, card: PieceId) => Script): Script<boolean> {
  const most = Math.min(n, among.length)
  if (most === 0) return false
  const options = among.map((piece) => onPiece(piece))
  const limits = { count: [most, most] as const }
  const cards =
    most === among.length
      ? among
      : yield* chooseSome(x.t, you(x), { about: { key: 'lay-down-some', args: { who: you(x), n: most } }, options, limits })
  for (const card of cards) yield* act(x.t, you(x), card)
  return true
}
const layDownVerb = counted(
  (x, n) => someProgress(x, standing(x.t, you(x)), n, layDown),
  (n) => clause('layDown', { objects: [some('progressCard', n)] }),
  (x) => standing(x.t, you(x)).length > 0,
)
const laid = (x: X): readonly PieceId[] => placed(x.t, you(x)).filter((piece) => isLaidDown(x.t, piece))
const standUpVerb = verb({
  fields: { n: { either: ['amount', { one: ['all'] }] } },
  run: (x, { n }) => someProgress(x, laid(x), n === 'all' ? laid(x).length : numberIn(x, n), standUp),
  could: (x) => laid(x).length > 0,
  say: ({ n }) => clause('standUp', { objects: [n === 'all' ? g.yourAll('progressCard') : some('progressCard', printed(n))] }),
})

/** Lost to the Market, by choice out of the hand (EF-MKT-08). */
const returnCard = plain(
  function* (x) {
    const hand = x.t.inZone(handOf(you(x))).filter((piece) => isKind(x.t, piece, 'influence'))
    const [card] = yield* chosen(x, hand, Math.min(1, hand.length), 'return-some')
    if (card === undefined) return false
    yield* x.t.happens('card:return', { who: you(x), card }, (w, e) => w.put(e.card, 'market', { at: 'bottom', face: 'back' }))
    return true
  },
  clause('return', { objects: [some('influenceCard', 1)], to: 'influenceMarket' }),
  (x) => x.t.size(handOf(you(x))) > 0,
)
/** Influence cards of the own discard pile, but for the one that says so: it would come back for ever. */
const lost = (x: X): PieceId[] => x.t.inZone(discardOf(you(x))).filter((piece) => isKind(x.t, piece, 'influence') && piece !== x.self.piece)
/** A card back out of the own discard pile. */
const takeBack = counted(
  function* (x, n) {
    const pile = lost(x)
    const cards = yield* chosen(x, pile, Math.min(n, pile.length), 'take-back-some')
    if (!cards.length) return false
    yield* x.t.happens('card:draw', { who: you(x), cards }, (w, e) => w.put(e.cards, handOf(you(x))))
    return true
  },
  (n) => clause('recover', { objects: [some('influenceCard', n, { from: your('discardPile'), except: g.self('card') })] }),
  (x) => lost(x).length > 0,
)
/** This card, from wherever it lies in front of its owner. */
const discardThis = plain(
  function* (x) {
    const { piece } = x.self
    if (piece === null) return false
    const into = cardOf(x.t, piece, x.t.def(piece).kind as 'influence').kind === 'influence' ? discardOf(you(x)) : progressOf(you(x))
    yield* x.t.change((w) => w.put(piece, into, { at: 'top', face: 'front' }))
    return true
  },
  clause('discard', { objects: [g.self('card')] }),
)

export const havingVerbs = {
  gain,
  lose,
  suffer: sufferVerb,
  cure: cureVerb,
  seal: sealVerb,
  open: openVerb,
  draw,
  discard: discardVerb,
  reshuffle: reshuffleVerb,
  gainFlaw: gainFlawVerb,
  removeThisFlaw,
  layDown: layDownVerb,
  standUp: standUpVerb,
  returnCard,
  takeBack,
  discardThis,
}
