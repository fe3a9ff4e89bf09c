import { resolveText } from '@miskatonic/effects'
import type { Script } from '@miskatonic/kernel'
import { ringRef } from './board.ts'
import { cardOf } from './cards.ts'
import { readStoryOf } from './narrative.ts'
import type { Slot, Storm } from './shape.ts'
import { summonSecondWave } from './summoning.ts'
import { endPlaces, ringCard } from './terror.ts'

/** With so many crystals the End-of-Game card is carried out. */
export const END_ACTIVATION = 6 // CS-TERR-09, CS-ENDG-01

/** An End-of-Game card, once: its text, an Ancient One of the second wave, its rule for the rest of the game. */
export function* beginFinale(t: Storm, place: Slot | undefined = endPlaces(t)[0]): Script {
  const card = place && ringCard(t, place)
  if (!card) return // CS-ENDG-09
  yield* t.happens('finale:begin', { card }, (w, e) => {
    w.set('table', 'finale', true)
    w.set(ringRef(place), 'crystals', 0)
    w.put(e.card, 'finale', { face: 'front' }) // CS-ENDG-03, CS-RULING-78
  })
  yield* readStoryOf(t, card) // CS-NARR-05
  const self = { source: { piece: card }, piece: card, controller: null, bound: {} }
  yield* resolveText(t, cardOf(t, card, 'end').effect, { self }) // CS-ENDG-04
  yield* summonSecondWave(t) // CS-ENDG-05
}
