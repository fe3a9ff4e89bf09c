import { choose, chooseSome, oneOfEach, onPiece, type Script } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import type { PieceId, Rock, Seat } from './shape.ts'

export const kitOf = (seat: Seat) => `kit:${seat}` as const
export const kit = (t: Rock, seat: Seat): PieceId[] => t.inZone(kitOf(seat))

/** Drawn from the deck; when it has run out, what was discarded is shuffled to a new one. */
function* topFinds(t: Rock, n: number): Script<PieceId[]> {
  if (t.size('finds') < n && t.size('find-discard')) {
    yield* t.change((w) => {
      w.put(t.inZone('find-discard'), 'finds', { at: 'bottom', mixed: true }) // LH-KIT-03
    })
  }
  return t.top('finds', n)
}

export function* takeFind(t: Rock, who: Seat, find: PieceId): Script {
  yield* t.happens('find:take', { who, find }, (w, e) => w.put(e.find, kitOf(e.who)))
}

export function* drawFinds(t: Rock, who: Seat, n: number): Script<boolean> {
  let drawn = 0
  for (; drawn < n; drawn++) {
    const [find] = yield* topFinds(t, 1)
    if (!find) break
    yield* takeFind(t, who, find)
  }
  return drawn > 0
}

export function* discardFind(t: Rock, who: Seat, find: PieceId): Script {
  yield* t.happens('find:discard', { who, find }, (w, e) => w.put(e.find, 'find-discard'))
}

/** The owner chooses what goes. */
export function* discardFinds(t: Rock, who: Seat, n: number): Script {
  for (let i = 0; i < n && kit(t, who).length; i++) {
    const find = yield* choose(t, who, { about: 'choose-discard', options: oneOfEach(t, kit(t, who)).map((piece) => onPiece(piece)) })
    yield* discardFind(t, who, find)
  }
}

const SEEN = 3
const ARMFUL = 3

/** Looks at three and carries away what two arms can hold, one of each title. */
export function* rummage(t: Rock, who: Seat): Script {
  const finds = yield* topFinds(t, SEEN)
  yield* t.happens('find:look', { who, finds }, (w, e) => w.look([e.who], e.finds)) // LH-STORES-02
  const taken = yield* chooseSome(t, who, {
    about: { key: 'choose-finds', args: { max: ARMFUL } },
    options: finds.map((find) => ({ ...onPiece(find), weights: { weight: weightOf(t, find) }, group: t.def(find).id })), // LH-STORES-04
    limits: { count: [0, SEEN], weigh: { weight: { max: ARMFUL } } }, // LH-STORES-03
  })
  yield* t.change((w) =>
    w.put(
      finds.filter((find) => !taken.includes(find)),
      'finds',
      { at: 'bottom' },
    ),
  )
  for (const find of taken) yield* takeFind(t, who, find)
}

const weightOf = (t: Rock, find: PieceId): number => cardOf(t, find, 'find').weight
