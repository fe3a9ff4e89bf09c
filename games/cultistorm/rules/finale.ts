import { resolveText } from '@miskatonic/effects'
import type { Script } from '@miskatonic/kernel'
import { ringOf, ringRef } from './board.ts'
import { cardOf } from './cards.ts'
import type { Storm } from './shape.ts'
import { summonSecondWave } from './summoning.ts'
import { END_PLACE } from './terror.ts'

/** With so many crystals the End-of-Game card is carried out. */
export const END_ACTIVATION = 6 // CS-TERR-09, CS-ENDG-01

/** The End-of-Game card, once: its text, an Ancient One of the second wave, its rule for the rest of the game. */
export function* beginFinale(t: Storm): Script {
  const card = t.inZone(ringOf(END_PLACE))[0]
  if (t.state.finale || !card) return // CS-ENDG-09
  yield* t.happens('finale:begin', { card }, (w, e) => {
    w.set('table', 'finale', true)
    w.set(ringRef(END_PLACE), 'crystals', 0)
    w.put(e.card, 'finale', { face: 'front' }) // CS-ENDG-03, CS-RULING-78
  })
  const self = { source: { piece: card }, piece: card, controller: null, bound: {} }
  yield* resolveText(t, cardOf(t, card, 'end').effect, { self }) // CS-ENDG-04
  yield* summonSecondWave(t) // CS-ENDG-05
}
