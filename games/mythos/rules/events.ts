import { choose, Derivation, type Option, onPiece, onSeat, type Refusal, type Script } from '@miskatonic/kernel'
import type { EventCard, Target } from '../content/nodes.ts'
import { bury } from './burial.ts'
import { sameTitle } from './filters.ts'
import { alliesOf, cardOf, clockwiseFrom, eventsOf, isIn, opponentsOf, playersOf } from './pieces.ts'
import { hasAny, isTravelling, isWalking } from './place.ts'
import { commonRefusals, enters, payFor } from './playing.ts'
import { type Asking, refused } from './refusals.ts'
import { priceOf } from './sanity.ts'
import type { Mythos, MythosShape, PieceId, Seat } from './shape.ts'
import { fitsInPlay } from './standing.ts'
import { couldRun, runText } from './texts.ts'
import { at } from './zones.ts'

/* Events: whom they are aimed at, how long they last. */

type People = Extract<Target, { readonly who: string }>

const lasting = new Derivation<MythosShape, readonly PieceId[]>(['events', 'out'], (t) => playersOf(t).flatMap((seat) => eventsOf(t, seat)))
export const eventsInPlay = (t: Mythos): readonly PieceId[] => t.derive(lasting)

/** An Event on all Investigators is one on each (MY-RULING-34). */
export function affects(t: Mythos, event: PieceId, who: Seat): boolean {
  const { target } = cardOf(t, event, 'event')
  return 'who' in target && (target.who === 'all' || t.get(event, 'target') === who)
}
/** Only one Event of a Title on an Investigator (MY-EVENT-11, -12). */
const isUnder = (t: Mythos, who: Seat, card: EventCard): boolean =>
  eventsInPlay(t).some((event) => sameTitle(cardOf(t, event), card) && affects(t, event, who))

function isThere(t: Mythos, who: Seat, at: People['at']): boolean {
  if (at === undefined) return true
  return at === 'travel' ? isTravelling(t, who) : hasAny(t, who, at)
}

/** People it can befall (MY-EVENT-03, -04). */
function peopleFor(t: Mythos, who: Seat, card: EventCard, target: People): Seat[] {
  const all = target.who === 'you' ? [who] : target.who === 'opponent' || target.who === 'opponents' ? opponentsOf(t, who) : playersOf(t)
  return all.filter((seat) => isThere(t, seat, target.at) && !isUnder(t, seat, card))
}

/** What it could be aimed at: seats, Allies or Events. */
function targetsFor(t: Mythos, who: Seat, piece: PieceId): readonly string[] {
  const card = cardOf(t, piece, 'event')
  const { target } = card
  if ('who' in target) return peopleFor(t, who, card, target)
  if ('ally' in target) return playersOf(t).flatMap((seat) => alliesOf(t, seat).filter((ally) => fitsInPlay(t, seat, ally, target.ally)))
  return eventsInPlay(t)
}
const isOne = (target: Target): boolean => !('who' in target) || ['opponent', 'investigator', 'threat'].includes(target.who)

export function eventRefusals(t: Mythos, who: Seat, piece: PieceId, how: Asking = {}): Refusal[] {
  const card = cardOf(t, piece, 'event')
  const reasons = commonRefusals(t, who, piece, 'event', how)
  if (card.notWhileWalking && isWalking(t, who)) reasons.push(refused('MY-GEN-01', 'refused.walking'))
  if (how.enough && reasons.length) return reasons
  const targets = targetsFor(t, who, piece)
  if (!targets.length) reasons.push(refused('MY-EVENT-03', NOBODY[targetKind(card.target)]))
  else if (!reasons.length && !useful(t, who, piece, card, targets)) reasons.push(...noUse(card))
  return reasons
}

/** Who or what there is none of. */
const targetKind = (target: Target): 'who' | 'ally' | 'event' => ('who' in target ? 'who' : 'ally' in target ? 'ally' : 'event')
const NOBODY = { who: 'refused.no-person', ally: 'refused.no-ally', event: 'refused.no-event' } as const

const noUse = ({ effect }: EventCard): Refusal[] => (effect ? [refused('MY-RULING-73', 'refused.no-effect', { effect })] : [])

/** An immediate Event that would do nothing, nor give SAN, is not played for nothing (MY-RULING-73). */
function useful(t: Mythos, who: Seat, piece: PieceId, { effect, sanity = 0, lasts }: EventCard, targets: readonly string[]): boolean {
  if (lasts !== 'immediate' || sanity > 0 || !effect) return true
  return targets.some((target) => couldRun(t, effect, { card: piece, controller: who, names: { target } }))
}

function* aimed(t: Mythos, who: Seat, piece: PieceId, { target }: EventCard): Script<string | null> {
  const targets = targetsFor(t, who, piece)
  if (!isOne(target)) return 'who' in target && target.who === 'you' ? who : null
  const options: Option[] = targets.map((one) => (t.exists(one) ? onPiece(one) : onSeat(one)))
  return yield* choose(t, who, { about: { key: 'prompt.target', args: { card: { piece } } }, options })
}

/** Takes effect at once; an immediate one is buried when done, others stay (MY-EVENT-01, -06, -07, -09). */
export function* playEvent(t: Mythos, who: Seat, piece: PieceId): Script {
  const card = cardOf(t, piece, 'event')
  const target = yield* aimed(t, who, piece, card)
  if (!(yield* payFor(t, who, priceOf(t, who, piece), piece))) return // MY-EVENT-14
  yield* enters(t, { who, card: piece, as: 'event' }, (w) => {
    w.put(piece, at.events(who))
    w.set(piece, 'target', target)
  })
  yield* runText(t, card.effect, { card: piece, controller: who, names: target === null ? {} : { target } })
  if (card.lasts === 'immediate' && t.where(piece) === at.events(who)) yield* bury(t, piece)
}

/** Its own ending, another card's, or the end of the Round: buried with its owner (MY-EVENT-08). */
export function* endEvent(t: Mythos, card: PieceId): Script {
  yield* t.happens('event:end', { card })
  yield* bury(t, card)
}

/** What lasts until the end of the Round is over. */
export function* roundEventsEnd(t: Mythos): Script {
  for (const seat of clockwiseFrom(t, t.state.first))
    for (const card of eventsOf(t, seat)) if (cardOf(t, card, 'event').lasts === 'round') yield* endEvent(t, card)
}

/** An Event on somebody who has dropped out, or on a card that is gone, has nothing left to do. */
export function* orphanedEventsEnd(t: Mythos): Script {
  for (const card of eventsInPlay(t)) {
    const target = t.get(card, 'target')
    if (target !== null && t.seats.includes(target) && !isIn(t, target)) yield* endEvent(t, card)
  }
}
