import type { PieceId, Script } from '@miskatonic/kernel'
import { allOf, cardOf } from '../../cards.ts'
import type { Seat, Storm } from '../../shape.ts'
import { summonNamed } from '../../summoning.ts'

/* Ink blots: nothing by themselves, until three of one dream lie there. */

/** So many of one Ancient One wake it. */
const DREAM = 3 // CS-RULING-132

export function* buildDeck(t: Storm): Script {
  yield* t.change((w) => {
    for (const { id } of allOf('blot')) w.make(id, 'blot-deck')
    w.mix('blot-deck')
  })
}

/** One more in each terror phase. */
export function* reveal(t: Storm): Script {
  if (t.size('blot-deck') === 0) yield* t.change((w) => w.put(t.inZone('blot-discard'), 'blot-deck', { mixed: true }))
  const [blot] = t.top('blot-deck')
  if (blot === undefined) return
  yield* t.happens('blot:reveal', { blot }, (w, e) => w.put(e.blot, 'blots')) // CS-EXP-17, CS-RULING-132
  const { ancient } = cardOf(t, blot, 'blot')
  const dream = t.inZone('blots').filter((one) => cardOf(t, one, 'blot').ancient === ancient)
  if (dream.length >= DREAM) yield* awaken(t, dream, ancient)
}

/** Its blots go, and it comes: by its own name, as Ancient Ones come. */
function* awaken(t: Storm, blots: readonly PieceId[], ancient: string): Script {
  yield* t.happens('blot:awaken', { blots }, (w, e) => w.put(e.blots, 'blot-discard'))
  yield* summonNamed(t, ancient) // CS-EXP-18, CS-RULING-132
}

export function* resolve(t: Storm, who: Seat, blot: PieceId): Script {
  yield* t.happens('blot:resolve', { who, blot }, (w, e) => w.put(e.blot, 'blot-discard')) // CS-RULING-132
}
