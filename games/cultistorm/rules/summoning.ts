import { resolveText } from '@miskatonic/effects'
import type { Script } from '@miskatonic/kernel'
import { ancientAt, ancientsInPlay, columnOf, from, isSealed, lairOf } from './board.ts'
import { allOf, cardOf } from './cards.ts'
import { gainMadness } from './madness.ts'
import { readStoryOf } from './narrative.ts'
import type { PieceId, Slot, Storm } from './shape.ts'
import { detectives, players } from './team.ts'
import { advanceTerror } from './terror.ts'

/* How Ancient Ones come, and what happens when they cannot. */

/** As many are in play as may be. */
const isFull = (t: Storm): boolean => ancientsInPlay(t).length >= t.number('ancientLimit', {}) // CS-SUMMON-09

/** Behind the fourth cultist comes the Ancient One of its sect. */
export function* summonBy(t: Storm, cultist: PieceId, at: Slot): Script {
  const { ancient } = allOf('sect').find(({ id }) => id === cardOf(t, cultist, 'cultist').sect) ?? {}
  const card = waiting(t).find((piece) => t.def(piece).id === ancient)
  if (isFull(t) || card === undefined) return yield* failSummoning(t, at) // CS-SUMMON-09, CS-SUMMON-10
  yield* arrive(t, card, at) // CS-LIMIT-08, CS-SUMMON-04, CS-RULING-70
}

/** All Ancient Ones beside the board. */
const waiting = (t: Storm): PieceId[] => ['ancients-first', 'ancients-second', 'ancients-sect'].flatMap((zone) => t.inZone(zone))

/** Where an Ancient One comes to that nobody sent anywhere: by the marker, or the next location that can have it. */
const opening = (t: Storm): Slot | undefined => from(t.state.marker).find((slot) => !isSealed(t, slot) && ancientAt(t, slot) === null) // CS-SUMMON-05, CS-SUMMON-07, CS-RULING-68

/** By any other cause: the special sect's own, otherwise any of the first wave. */
export function* summon(t: Storm): Script {
  if (t.allowed('ancient:summon', {}).length) return
  const at = opening(t)
  if (isFull(t) || at === undefined) return yield* failSummoning(t, t.state.marker)
  const card = drawn(t, t.size('ancients-sect') ? 'ancients-sect' : 'ancients-first') // CS-SECT-07, CS-SUMMON-06, CS-RULING-86
  if (card) yield* arrive(t, card, at)
}

/** That one and no other, where an Ancient One nobody sent anywhere comes to. */
export function* summonNamed(t: Storm, id: string): Script {
  const at = opening(t)
  const card = waiting(t).find((piece) => t.def(piece).id === id)
  if (isFull(t) || at === undefined || card === undefined) return yield* failSummoning(t, t.state.marker) // CS-SUMMON-10
  yield* arrive(t, card, at)
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
  yield* t.resolving({ kind: 'summoning', ancient, at }, function* () {
    yield* t.happens('ancient:arrive', { ancient, at }, (w, e) => {
      w.put(e.ancient, lairOf(e.at)) // CS-RULING-67
      if (late && t.size(columnOf(e.at)) === 0) w.set('table', 'holds', [...t.state.holds, { ancient: e.ancient, card: null }]) // CS-RULING-71
    })
    yield* readStoryOf(t, ancient) // CS-RULING-82
    yield* gainMadness(t, detectives(t), { cause: 'arrival' }) // CS-SUMMON-08
    const { effect } = cardOf(t, ancient, 'ancient')
    const self = { source: { piece: ancient }, piece: ancient, controller: null, bound: {} }
    if (effect) yield* resolveText(t, effect, { self }) // CS-SUMMON-13
  })
}

function* failSummoning(t: Storm, at: Slot): Script {
  yield* t.happens('summon:fail', { at })
  yield* gainMadness(t, detectives(t), { cause: 'arrival' }) // CS-RULING-69
  yield* advanceTerror(t, players(t), 'arrival') // CS-SUMMON-11
}
