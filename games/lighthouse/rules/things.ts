import { choose, oneOfEach, onPiece, type Script } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import type { PieceId, Rock, Seat } from './shape.ts'
import { test } from './test.ts'

/** In the order in which they came ashore. */
export const thingsAshore = (t: Rock): PieceId[] => t.inZone('shore').sort((a, b) => t.since(a) - t.since(b)) // LH-THING-01

export function* summonThing(t: Rock): Script<boolean> {
  const [thing] = t.top('deep')
  if (!thing) return false
  return (yield* t.happens('thing:appear', { thing }, (w, e) => w.put(e.thing, 'shore'))) !== null
}

/** Back to the deep, where nobody can tell it from the others. */
export function* driveOff(t: Rock, thing: PieceId, who: Seat): Script {
  yield* t.happens('thing:drive', { thing, who }, (w, e) => w.put(e.thing, 'deep', { at: 'bottom', mixed: true })) // LH-THING-05
}

export function* fightThing(t: Rock, who: Seat): Script {
  const thing = yield* choose(t, who, { about: 'choose-thing', options: oneOfEach(t, thingsAshore(t)).map((piece) => onPiece(piece)) })
  const { strength } = cardOf(t, thing, 'thing')
  const successes = yield* test(t, who, { skill: 'knack', against: 'thing', enough: strength })
  if (successes >= strength && t.where(thing) === 'shore') yield* driveOff(t, thing, who) // LH-ROCKS-02
}
