import { choose, comesToTheSame, defined, onPiece, order, type Script } from '@miskatonic/kernel'
import { bury } from '../burial.ts'
import { cardOf } from '../pieces.ts'
import type { Mythos, PieceId, Seat } from '../shape.ts'
import { currentValue } from '../value.ts'

/* Points that strike, and those who stand in their way. */

/** What strikes: a card with so many points, or points from outside (no piece). */
export type Striker = {
  readonly piece: PieceId | null
  readonly n: number
  readonly invisible: boolean
  readonly side: Seat
  /** An Ally in an assault, and whether it sees. */
  readonly ally?: { readonly sees: boolean }
}
/** What absorbs: an Ally (buried for it), or a Monster in an assault. */
export type Absorber = {
  readonly piece: PieceId
  readonly n: number
  readonly ally: boolean
  readonly sees: boolean
  readonly invisible: boolean
  /** Points of what is invisible that it absorbs besides, seen or not. */
  readonly unseen: number
}

/** Who does not see an Invisible Monster neither absorbs it nor is absorbed by it (MY-INVIS-01, MY-RULING-31). */
function takes(absorber: Absorber, striker: Striker): number {
  if (absorber.invisible && striker.ally && !striker.ally.sees) return 0
  if (!striker.invisible || !absorber.ally || absorber.sees) return absorber.n
  return 0
}

/** The attacker's points in order, less what this one takes of them, as much as it can (MY-ALLYDEF-04). */
function stopped(absorber: Absorber, strikers: readonly Striker[]): { left: Striker[]; n: number } {
  let [room, besides] = [absorber.n, absorber.unseen]
  const left = strikers.map((striker) => {
    const unseen = striker.invisible ? Math.min(striker.n, besides) : 0
    const n = Math.min(striker.n - unseen, room, takes(absorber, striker))
    besides -= unseen
    room -= n
    return { ...striker, n: striker.n - unseen - n }
  })
  return { left, n: absorber.n - room + absorber.unseen - besides }
}

const sum = (list: readonly { readonly n: number }[]): number => list.reduce((total, one) => total + one.n, 0)

const meets = (absorber: Absorber, striker: Striker): boolean =>
  takes(absorber, striker) > 0 || (striker.invisible && absorber.n > 0 && absorber.unseen > 0)
/** Each of them takes of whatever strikes, and of all of it alike: then it is all the same who takes whose points. */
const allAlike = (absorbers: readonly Absorber[], strikers: readonly Striker[]): boolean =>
  absorbers.every((one) => strikers.every((striker) => meets(one, striker))) &&
  (new Set(strikers.map(({ invisible }) => invisible)).size < 2 || absorbers.every(({ unseen }) => unseen === 0))
/** How much they could stop between them, what they absorb unseen included. */
const roomOf = (absorbers: readonly Absorber[], strikers: readonly Striker[]): number =>
  absorbers.reduce((total, one) => total + stopped(one, strikers).n, 0)

/** Which Monsters get through is the attacker's order; not asked where they all are stopped, what can be stopped is one alone, or it makes no difference (MY-RULING-29). */
function* ordered(t: Mythos, who: Seat, strikers: readonly Striker[], absorbers: readonly Absorber[]): Script<Striker[]> {
  const outside = strikers.filter(({ piece }) => piece === null)
  const monsters = strikers.filter(({ piece, n }) => piece !== null && n > 0)
  const stoppable = strikers.filter((striker) => striker.n > 0 && absorbers.some((one) => meets(one, striker)))
  const allStopped = allAlike(absorbers, stoppable) && roomOf(absorbers, stoppable) >= sum(stoppable)
  const [first] = monsters
  if (!first || allStopped || stoppable.filter(({ piece }) => piece !== null).length < 2) return [...outside, ...monsters]
  const turned = monsters.map((_, i) => [...monsters.slice(i), ...monsters.slice(0, i)])
  const orders = [...turned, ...turned.map((one) => one.toReversed())]
  const struck = (one: readonly Striker[]) => (at: Mythos) => felt(at, absorbing(at, who, absorbers, [...outside, ...one]))
  if (comesToTheSame(t, orders.map(struck))) return [...outside, ...monsters]
  const keys = yield* order(t, first.side, {
    about: 'prompt.strike-order',
    options: monsters.map(({ piece }) => onPiece(defined(piece))),
  })
  return [...outside, ...keys.map((key) => defined(monsters.find(({ piece }) => piece === key)))]
}

/** What a card that gets through does besides: of those that do nothing, and of two copies, it is all the same which. */
export function harmOf(t: Mythos, piece: PieceId | null): string {
  const card = piece === null ? null : cardOf(t, piece)
  return card && 'harm' in card && card.harm ? card.id : ''
}

/** What is felt of what gets through: all its points, and those of cards that harm. */
function* felt(t: Mythos, strike: Script<readonly Striker[]>): Script<readonly string[]> {
  const left = yield* strike
  return [`${sum(left)}`, ...left.flatMap(({ piece, n }) => (harmOf(t, piece) ? `${harmOf(t, piece)} ${n}` : [])).sort()]
}

/** They must absorb what they can; in which order is their player's choice, where some could be spared (MY-ALLYDEF-01..05). Gives what is not absorbed. */
export function* absorb(t: Mythos, who: Seat, absorbers: readonly Absorber[], strikers: readonly Striker[]): Script<readonly Striker[]> {
  const free = absorbers.filter(({ n }) => n > 0) // MY-ALLYDEF-08
  return yield* absorbing(t, who, free, yield* ordered(t, who, strikers, free))
}

/** One after the other. An Ally falls at once (MY-RULING-75). */
function* absorbing(
  t: Mythos,
  who: Seat,
  free: readonly Absorber[],
  strikers: readonly Striker[],
  first?: Absorber,
): Script<readonly Striker[]> {
  const next = first ?? (yield* nextAbsorber(t, who, free, strikers))
  if (!next) return strikers
  const { left, n } = stopped(next, strikers)
  if (next.ally) {
    yield* t.happens('ally:absorb', { who, ally: next.piece, n })
    yield* bury(t, next.piece)
  }
  const others = free.filter((one) => one !== next)
  return yield* absorbing(
    t,
    who,
    others,
    left.filter((striker) => striker.n > 0),
  )
}

function* nextAbsorber(t: Mythos, who: Seat, free: readonly Absorber[], left: readonly Striker[]): Script<Absorber | undefined> {
  const able = free.filter((one) => stopped(one, left).n > 0)
  const [only] = able
  const forced = able.length < 2 || (allAlike(able, left) && roomOf(able, left) <= sum(left))
  const inStead = able.map((one) => (at: Mythos) => felt(at, absorbing(at, who, free, left, one)))
  if (forced || comesToTheSame(t, inStead)) return only
  const key = yield* choose(t, who, {
    about: { key: 'prompt.absorb', args: { n: sum(left) } },
    options: able.map(({ piece }) => onPiece(piece)),
  })
  return able.find(({ piece }) => piece === key)
}

/** Whether one more in their way could stop anything that these do not. */
export const couldStop = (t: Mythos, who: Seat, ally: PieceId, chosen: readonly PieceId[], strikers: readonly Striker[]): boolean => {
  const standing = chosen.map((one) => asAbsorber(t, who, one))
  const alike = allAlike(standing, strikers)
  return stopped(asAbsorber(t, who, ally), strikers).n > 0 && !(alike && roomOf(standing, strikers) >= sum(strikers))
}

export const asAbsorber = (t: Mythos, who: Seat, piece: PieceId): Absorber => ({
  piece,
  n: currentValue(t, piece, who),
  ally: true,
  sees: t.number('sees', { piece, who }) > 0,
  invisible: false,
  unseen: t.number('unseen', { piece, who }),
})

/** Allies against a Threat's surplus or a summoned Monster (MY-SUMMON-10, MY-ALLYDEF-02). */
export const defendersAbsorb = (
  t: Mythos,
  who: Seat,
  allies: readonly PieceId[],
  strikers: readonly Striker[],
): Script<readonly Striker[]> =>
  absorb(
    t,
    who,
    allies.map((ally) => asAbsorber(t, who, ally)),
    strikers,
  )
