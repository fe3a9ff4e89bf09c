import { choose, defined, type Script } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { inOrder } from './keepers.ts'
import type { PieceId, Rock, Seat } from './shape.ts'
import { advanceDark } from './tracks.ts'

export const purposeOf = (t: Rock, seat: Seat): PieceId => defined(t.inZone(`purpose:${seat}`)[0])

/** How many answers the sea asks of this keeper; null for those it does not know. */
export const claimOn = (t: Rock, seat: Seat): number | null => cardOf(t, purposeOf(t, seat), 'purpose').claims ?? null

/** Everybody is asked, also who has nothing to choose: being asked must tell nothing. */
export function* soundCall(t: Rock): Script {
  let answers = 0
  for (const seat of inOrder(t)) {
    const options = [{ key: 'stay' }, ...(claimOn(t, seat) === null ? [] : [{ key: 'answer' }])]
    const key = yield* choose(t, seat, { about: 'hear-call', options, cover: true }) // LH-CALL-01
    if (key !== 'answer') continue
    answers++
    yield* t.change((w) => w.add(seat, 'offerings', 1))
  }
  yield* t.happens('call:sound', { answers })
  if (answers) yield* advanceDark(t, answers) // LH-CALL-02
}

export function* lookAtPurpose(t: Rock, who: Seat): Script<boolean> {
  const others = inOrder(t).filter((seat) => seat !== who)
  if (!others.length) return false
  const other = yield* choose(t, who, { about: 'choose-keeper', options: others.map((seat) => ({ key: seat, seat })) })
  const purpose = purposeOf(t, other)
  yield* t.happens('purpose:look', { who, other, purpose }, (w, e) => w.look([e.who], [e.purpose], 'front'))
  return true
}
