import type { Context, Selector } from '@miskatonic/effects'
import { choose, chooseSome, oneOfEach, onPiece, onSeat, type Script } from '@miskatonic/kernel'
import type { Cards, OneInvestigator, TheTarget } from '../../content/nodes.ts'
import { chronicleOf, handOf, inPlayOf, opponentsOf, ownerOf, playersOf, spellsUnder, threatOf } from '../pieces.ts'
import { has, hasAny, isTravelling } from '../place.ts'
import type { Mythos, MythosShape, PieceId, Seat } from '../shape.ts'
import { fitsInPlay } from '../standing.ts'

export type X = Context<MythosShape>

/** The target of the Event: as named when it was played, or as it lies on the table. */
export function targetOf(x: X): string | null {
  const { target } = x.names
  if (typeof target === 'string') return target
  const { piece } = x.self
  return piece !== null && x.t.exists(piece) ? x.t.get(piece, 'target') : null
}

/** People one of whom is meant. */
export function candidates(x: X, { who, at }: Omit<OneInvestigator, 'the'>): Seat[] {
  const all = who === 'opponent' ? opponentsOf(x.t, x.you) : playersOf(x.t)
  if (at === undefined) return all
  return all.filter((seat) => (at === 'travel' ? isTravelling(x.t, seat) : hasAny(x.t, seat, at)))
}

/** The one meant, chosen by whoever acts (MY-SPELL-17). */
export function* settlePerson(x: X, which: OneInvestigator | TheTarget, among?: readonly Seat[]): Script<Seat | null> {
  if (which.the === 'target') return targetOf(x)
  const seats = among ?? candidates(x, which)
  return seats.length ? yield* choose(x.t, x.you, { about: 'prompt.opponent', options: seats.map(onSeat) }) : null
}

function sidesOf(x: X, of: Cards['of']): Seat[] {
  if (of === 'you') return [x.you]
  if (of === 'opponents') return opponentsOf(x.t, x.you)
  if (of === 'all') return playersOf(x.t)
  const target = targetOf(x)
  return target !== null && x.t.seats.includes(target) ? [target] : []
}

function lying(t: Mythos, seat: Seat, where: Cards['in']): readonly PieceId[] {
  if (where === 'play') return inPlayOf(t, seat)
  if (where === 'chronicle') return chronicleOf(t, seat)
  return where === 'hand' ? handOf(t, seat) : threatOf(t, seat)
}

/** The cards a phrase covers. */
export function cardsFor(x: X, which: Omit<Cards, 'the'>): PieceId[] {
  const { t } = x
  return sidesOf(x, which.of).flatMap((seat) => {
    if (which.whereOwner !== undefined && !has(t, seat, which.whereOwner)) return []
    return lying(t, seat, which.in).filter(
      (piece) =>
        (!which.facingYou || t.get(piece, 'facing') === x.you) &&
        (!which.bare || !spellsUnder(t, piece).length) &&
        !t.get(piece, 'removed') &&
        (which.filter === undefined || fitsInPlay(t, seat, piece, which.filter)),
    )
  })
}

/** What is meant, of several so many as the one addressed chooses. */
export function* settleCards(x: X, which: Cards | TheTarget | Selector, n: number | 'all'): Script<PieceId[]> {
  if (which.the === 'self') return x.self.piece === null ? [] : [x.self.piece]
  if (which.the === 'target') {
    const target = targetOf(x)
    return target !== null && x.t.exists(target) ? [target] : []
  }
  const found = cardsFor(x, which as Cards)
  if (n === 'all' || found.length <= n) return found
  const options = (n === 1 ? oneOfEach(x.t, found) : found).map((piece) => onPiece(piece))
  if (n === 1) return [yield* choose(x.t, x.you, { about: 'prompt.pick', options })]
  return yield* chooseSome(x.t, x.you, { about: 'prompt.pick', options, limits: { count: [n, n] } })
}

/** Whether the phrase means anything now: before the Reveal, that something faces you is all one knows. */
export function couldFind(x: X, which: Cards | TheTarget | Selector): boolean {
  if (which.the === 'self') return true
  if (which.the === 'target') return targetOf(x) !== null
  const cards = which as Cards
  if (cards.in !== 'threat') return cardsFor(x, cards).length > 0
  const { filter: _, ...rest } = cards
  return cardsFor(x, rest).length > 0
}

/** Whose card it is that speaks, whoever has it for the moment (MY-GEN-10, MY-RULING-36). */
export const ownerFor = (x: X): Seat => {
  const { piece } = x.self
  return piece !== null && x.t.exists(piece) ? ownerOf(x.t, piece) : x.you
}
