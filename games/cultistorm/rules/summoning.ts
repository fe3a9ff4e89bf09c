import { resolveText } from '@miskatonic/effects'
import type { Script } from '@miskatonic/kernel'
import { ancientAt, ancientsInPlay, columnOf, from, isSealed, lairOf } from './board.ts'
import { allOf, cardOf } from './cards.ts'
import { gainMadness } from './madness.ts'
import type { PieceId, Slot, Storm } from './shape.ts'
import { advanceTerror } from './terror.ts'

/* How Ancient Ones come, and what happens when they cannot. */

/** Behind the fourth cultist comes the Ancient One of its sect. */
export function* summonBy(t: Storm, cultist: PieceId, at: Slot): Script {
  const { ancient } = allOf('sect').find(({ id }) => id === cardOf(t, cultist, 'cultist').sect) ?? {}
  const card = waiting(t).find((piece) => t.def(piece).id === ancient)
  if (ancientsInPlay(t).length || card === undefined) return yield* failSummoning(t, at) // CS-SUMMON-09, CS-SUMMON-10
  yield* arrive(t, card, at) // CS-LIMIT-08, CS-SUMMON-04, CS-RULING-70
}

/** All Ancient Ones beside the board. */
const waiting = (t: Storm): PieceId[] => ['ancients-first', 'ancients-second', 'ancients-sect'].flatMap((zone) => t.inZone(zone))

/** Where an Ancient One comes to that nobody sent anywhere: by the marker, or the next location that can have it. */
const opening = (t: Storm): Slot | undefined => from(t.state.marker).find((slot) => !isSealed(t, slot) && ancientAt(t, slot) === null) // CS-SUMMON-05, CS-SUMMON-07, CS-RULING-68

/** By any other cause: the special sect's own, otherwise any of the first wave. */
export function* summon(t: Storm): Script {
  const at = opening(t)
  if (ancientsInPlay(t).length || at === undefined) return yield* failSummoning(t, t.state.marker)
  const card = drawn(t, t.size('ancients-sect') ? 'ancients-sect' : 'ancients-first') // CS-SECT-07, CS-SUMMON-06, CS-RULING-86
  if (card) yield* arrive(t, card, at)
}

/** Also beside another that is in play. */
export function* summonSecondWave(t: Storm): Script {
  const at = opening(t)
  const card = drawn(t, 'ancients-second')
  if (at === undefined || !card) return yield* failSummoning(t, t.state.marker) // CS-RULING-77
  yield* arrive(t, card, at) // CS-ENDG-06, CS-SUMMON-14
}

const drawn = (t: Storm, zone: string): PieceId | undefined => t.top(zone)[0]

function* arrive(t: Storm, ancient: PieceId, at: Slot): Script {
  const late = t.state.phase === 'combat' || t.state.phase === 'sealing'
  yield* t.happens('ancient:arrive', { ancient, at }, (w, e) => {
    w.put(e.ancient, lairOf(e.at)) // CS-RULING-67
    if (late && t.size(columnOf(e.at)) === 0) w.set('table', 'holds', [...t.state.holds, { ancient: e.ancient, card: null }]) // CS-RULING-71
  })
  yield* gainMadness(t, t.seats, { cause: 'arrival' }) // CS-SUMMON-08
  const { effect } = cardOf(t, ancient, 'ancient')
  const self = { source: { piece: ancient }, piece: ancient, controller: null, bound: {} }
  if (effect) yield* resolveText(t, effect, { self }) // CS-SUMMON-13
}

function* failSummoning(t: Storm, at: Slot): Script {
  yield* t.happens('summon:fail', { at })
  yield* gainMadness(t, t.seats, { cause: 'arrival' }) // CS-RULING-69
  yield* advanceTerror(t, t.seats.length, 'arrival') // CS-SUMMON-11
}
