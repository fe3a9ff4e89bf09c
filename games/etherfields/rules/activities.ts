import { contextOf, holds, languageOf, resolveText } from '@miskatonic/effects'
import { choose, chooseNumber, confirm, Offer, type Option, onPiece, type Refusal, type Script } from '@miskatonic/kernel'
import { refusalsOf, useAction } from './actions.ts'
import { cardOf, isKind } from './cards.ts'
import { mayTryLuck, tryLuck } from './classic.ts'
import { drawCards } from './deck.ts'
import { removeMetamorphosis } from './entities.ts'
import { gainOwn } from './goods.ts'
import { mayGiveUp, mayPassMarker } from './marker.ts'
import { entityTiles } from './metamorphoses.ts'
import { destinations, move } from './moving.ts'
import { hasUseOnTheWay } from './onTheWay.ts'
import { BEST, canBoost, canReach, mostMotive, payMotive } from './payment.ts'
import { handOf, lead, players } from './people.ts'
import { canPlace, placeProgress } from './progress.ts'
import { removeFromGame } from './revealing.ts'
import { figuresOf, isInRange, scapeOf } from './scape.ts'
import type { Ether, Etherfields, PieceId, Seat } from './shape.ts'
import { selfOf } from './source.ts'
import { buyTurns } from './turnCards.ts'
import { actionsFor, nameIn, type Usable } from './usable.ts'

/* Everything a Dreamer can do when asked: actions, and what the Basic Actions card offers besides (EF-BASIC-01). */

/** The own round, an answer to somebody else's, or the way across the Dreamworld Map. */
export type Floor = 'round' | 'rapid' | 'map'

const no = (unless: boolean, rule: string, key: string, args: { readonly [name: string]: number | string } = {}): Refusal[] =>
  unless ? [{ rule, message: { key, args } }] : []

/** Which actions belong to which moment (EF-INF-03, EF-INF-04, EF-MAPC-02). */
function isOffered(t: Ether, who: Seat, usable: Usable, floor: Floor): boolean {
  const { bearer, action } = usable
  const { moment = 'round' } = action
  if (moment === 'payment' || moment === 'reroll') return false
  if (moment === 'any' || moment === floor) return true
  if (floor === 'map') return hasUseOnTheWay(t, who, usable) // EF-MAPC-04
  if (bearer === 'mask' && floor === 'rapid') return t.state.phase === 'dreamers' // EF-MASK-04, EF-SCAPE-06
  return floor === 'round' && moment === 'rapid'
}
const optionOf = (t: Ether, { id, name, piece, square, action }: Usable): Option => ({
  key: `use:${id}`,
  ...(piece === null ? {} : { piece }),
  ...(square === null ? {} : { place: square }),
  label: { key: 'action-option', args: { action: nameIn(t.state.encounter, name), key: action.key } },
})

export function offersFor(t: Ether, who: Seat, floor: Floor): Offer {
  const offer = new Offer()
  for (const usable of actionsFor(t, who)) if (isOffered(t, who, usable, floor)) offer.add(optionOf(t, usable), refusalsOf(t, who, usable))
  for (const piece of t.inZone(handOf(who))) if (isProgress(t, piece)) offer.add(onPiece(piece, 'place'), canPlace(t, who, piece)) // EF-PROG-03
  if (floor === 'round') basics(t, who, offer)
  for (const note of t.inZone('notes')) {
    const not = no(!canUseNote(t, who, note), 'EF-NOTE-04', 'condition-unmet')
    if (floor === 'round' || (!not.length && mayAnswerWithNote(t, who, floor, note))) offer.add(onPiece(note, 'note'), not)
  }
  return offer
}
const isProgress = (t: Ether, piece: PieceId): boolean => isKind(t, piece, 'influence') && cardOf(t, piece, 'influence').type === 'progress'

function basics(t: Ether, who: Seat, offer: Offer): void {
  const hand = t.size(handOf(who))
  offer.add({ key: 'move' }, [
    ...no(!canReach(t, who, { colour: 'cunning', n: 1 }, null), 'EF-MOVE-04', 'lacks-motive', { price: '1C' }),
    ...no(t.get(who, 'states').includes('paralysed') || !destinations(t, who, farthest(t, who)).length, 'EF-MOVE-01', 'nowhere-to-go'),
  ])
  offer.add({ key: 'push-on' }, [
    ...no(t.get(who, 'pushedOn'), 'EF-RULING-07', 'used-up'),
    ...no(t.state.hours === 0, 'EF-CLOCK-03', 'no-hours'),
  ])
  offer.add({ key: 'gem' }, [
    ...no(hand < 3, 'EF-RULING-09', 'lacks-cards', { n: 3 }),
    ...no(t.state.gemsLeft === 0, 'EF-SUP-01', 'no-gems-left'),
  ])
  if (t.state.mode === 'dream')
    offer.add({ key: 'peek' }, [
      ...no(hand < 1, 'EF-RULING-08', 'lacks-cards', { n: 1 }),
      ...no(!peekable(t).length, 'EF-BASIC-05', 'nothing-to-peek'),
    ])
  if (near(t, who).length)
    offer.add({ key: 'unmorph' }, no(t.state.keys === 0 && t.get(who, 'ether') === 0, 'EF-RULING-11', 'lacks-key-or-ether'))
  offer.add({ key: 'hours' }, [
    ...no(t.state.hours === 0, 'EF-CLOCK-04', 'no-hours'),
    ...no(t.size('turn-discard') === 0, 'EF-RULING-35', 'no-turns-left'),
  ])
  if (mayTryLuck(t)) offer.add({ key: 'luck' })
  slots(t, who, offer)
  if (players(t) === 1) for (const piece of t.get(who, 'fresh')) if (t.where(piece) === handOf(who)) offer.add(onPiece(piece, 'replace')) // EF-INF-13
  if (mayPassMarker(t, who)) offer.add({ key: 'marker' })
  if (mayGiveUp(t, who)) offer.add({ key: 'give-up' })
  offer.add({ key: t.get(who, 'acted') ? 'done' : 'pass' })
}
/** As far as Cunning and the die could carry one: the next square may be full. */
const farthest = (t: Ether, who: Seat): number => mostMotive(t, who, 'cunning', null) + (canBoost(t, who) ? BEST : 0)
/** A gem slot under one's feet (EF-ICON-03, EF-ICON-04). */
function slots(t: Ether, who: Seat, offer: Offer): void {
  const at = t.get(who, 'at')
  if (at === '' || !scapeOf(t).has(at) || !scapeOf(t).data(at).gemSlot) return
  if (t.state.filled.includes(at)) offer.add({ key: 'take-gem', place: at })
  else offer.add({ key: 'fill-slot', place: at }, t.canPay(who, [{ pay: 'gem', n: 1 }]))
}

/** Secrets whose backs tell that they are of a deck (EF-RULING-08). */
const PEEKABLE = ['influence', 'item', 'flaw', 'fate', 'slumber'] as const
const peekable = (t: Ether): readonly PieceId[] => t.inZone('secrets').filter((piece) => PEEKABLE.some((kind) => isKind(t, piece, kind)))
/** Tiles with a Metamorphosis and a figure at hand. */
const near = (t: Ether, who: Seat): readonly PieceId[] =>
  entityTiles(t).filter(
    (tile) => t.size(`meta:${tile}`) > 0 && figuresOf(t, tile).some((figure) => isInRange(t, t.get(who, 'at'), t.get(figure, 'at'), 1)),
  )
const canUseNote = (t: Ether, who: Seat, note: PieceId): boolean =>
  holds(contextOf<Etherfields>(languageOf(t), t, { self: selfOf(note, who), you: who }), cardOf(t, note, 'note').when)

/** On the Map and in the Dreamscape phase too; what stays after its use is not offered before every step (EF-RULING-60). */
const mayAnswerWithNote = (t: Ether, who: Seat, floor: Floor, note: PieceId): boolean =>
  who === lead(t) && (floor === 'map' || (t.state.phase === 'scape' && cardOf(t, note, 'note').kept !== true))

/** Does what was chosen. */
export function* doActivity(t: Ether, who: Seat, key: string): Script {
  const [verb = '', ...rest] = key.split(':')
  const what = rest.join(':')
  if (verb === 'use') {
    const usable = actionsFor(t, who).find(({ id }) => id === what)
    return usable ? yield* useAction(t, who, usable) : undefined
  }
  if (verb === 'place') return yield* placeProgress(t, who, what)
  if (verb === 'note') return yield* useNote(t, who, what)
  if (verb === 'replace') return yield* replaceCard(t, who, what)
  const basic = BASICS[verb]
  if (basic) yield* basic(t, who)
}

const BASICS: { readonly [key: string]: (t: Ether, who: Seat) => Script } = {
  move: basicMove,
  'push-on': pushOn,
  gem: gainGem,
  peek,
  unmorph,
  hours: (t, who) => buyTurns(t, who),
  luck: tryLuck,
  'take-gem': takeGem,
  'fill-slot': fillSlot,
}
/** As many squares as Cunning was paid; the die may add to it (EF-MOVE-04, EF-BOOST-10). */
function* basicMove(t: Ether, who: Seat): Script {
  const record = { kind: 'action', who, bearer: null, action: 'move', targets: [], due: 1, colour: null, paid: 0, times: 0 } as const
  yield* t.resolving(record, function* (id): Script {
    const paid = yield* payMotive(t, who, { alternatives: [{ colour: 'cunning', n: 1 }], id, more: true }, null)
    if (paid) yield* move(t, who, paid.paid)
  })
}
function* pushOn(t: Ether, who: Seat): Script {
  const n = yield* chooseNumber(t, who, { about: 'push-on-hours', min: 1, max: t.state.hours })
  yield* t.change((w) => w.set(who, 'pushedOn', true)) // EF-BASIC-04, EF-RULING-07
  if (yield* t.pay(who, [{ pay: 'hour', n }])) yield* move(t, who, n)
}
function* gainGem(t: Ether, who: Seat): Script {
  if (yield* t.pay(who, [{ pay: 'discard', n: 3 }])) yield* gainOwn(t, who, 'gems', 1) // EF-BASIC-06, EF-RULING-09
}
function* peek(t: Ether, who: Seat): Script {
  if (!(yield* t.pay(who, [{ pay: 'discard', n: 1 }]))) return
  const card = yield* choose(t, who, { about: 'choose-peek', options: peekable(t).map((piece) => onPiece(piece)) })
  yield* t.happens('secret:peek', { who, card }, (w, e) => w.look(t.watchers, [e.card], 'front')) // EF-BASIC-05
}
function* unmorph(t: Ether, who: Seat): Script {
  const tokens = near(t, who).flatMap((tile) => t.inZone(`meta:${tile}`).map((token) => ({ tile, token })))
  const key = yield* choose(t, who, { about: 'choose-metamorphosis', options: tokens.map(({ token }) => onPiece(token)) })
  const chosen = tokens.find(({ token }) => token === key)
  if (chosen && (yield* t.pay(who, { or: [[{ pay: 'key', n: 1 }], [{ pay: 'ether', n: 1 }]] })))
    yield* removeMetamorphosis(t, chosen.tile, chosen.token) // EF-BASIC-08, EF-RULING-11
}
/** Alone, a card of little use makes way for another: it is gone for good (EF-RULING-56). */
function* replaceCard(t: Ether, who: Seat, card: PieceId): Script {
  if (!(yield* confirm(t, who, { about: { key: 'replace-card', args: { card: { piece: card } } } }))) return
  yield* removeFromGame(t, card)
  yield* drawCards(t, who, 1)
}
function* takeGem(t: Ether, who: Seat): Script {
  const at = t.get(who, 'at')
  yield* t.happens('slot:empty', { who, at }, (w, e) => {
    w.set(
      'table',
      'filled',
      t.state.filled.filter((square) => square !== e.at),
    )
    w.add(e.who, 'gems', 1)
  })
}
function* fillSlot(t: Ether, who: Seat): Script {
  const at = t.get(who, 'at')
  yield* t.happens('slot:fill', { who, at }, (w, e) => {
    w.set('table', 'filled', [...t.state.filled, e.at])
    w.add(e.who, 'gems', -1)
  })
}
/** Its front is read when its back says so (EF-NOTE-04). */
export function* useNote(t: Ether, who: Seat, note: PieceId): Script {
  const { effect, kept } = cardOf(t, note, 'note')
  yield* t.happens('note:use', { who, card: note }, (w, e) => {
    w.look(t.watchers, [e.card], 'front')
    if (!kept) w.put(e.card, 'removed')
  })
  yield* resolveText(t, effect, { self: selfOf(note, who), you: who })
}
