import type { Check } from '@miskatonic/kernel'
import { ancientAt, ancientsInPlay, isSealed, ringRef } from './board.ts'
import { displaceMarker } from './cultists.ts'
import { endStorm } from './endings.ts'
import { beginFinale, END_ACTIVATION } from './finale.ts'
import { DEADLY, tokens } from './madness.ts'
import { type Cultistorm, type Storm, SYMBOLS } from './shape.ts'
import { lostTargets } from './targets.ts'
import { END_PLACE } from './terror.ts'

type Watch = Check<Cultistorm>

const madness: Watch = {
  name: 'madness',
  rule: 'CS-MAD-02',
  reads: ['madness', 'developing'],
  when: (t) => t.seats.filter((seat) => tokens(t, seat) >= DEADLY),
  *then(t) {
    yield* endStorm(t, 'madness') // CS-MAD-03, CS-WIN-03
  },
}

const sealed: Watch = {
  name: 'sealed',
  rule: 'CS-WIN-01',
  reads: ['sealed', 'lair'],
  when: (t) => (SYMBOLS.every((slot) => isSealed(t, slot)) && !ancientsInPlay(t).length ? ['table'] : []), // CS-WIN-02, CS-ENDG-10
  *then(t) {
    yield* endStorm(t, 'sealed')
  },
}

const marker: Watch = {
  name: 'marker',
  rule: 'CS-CULT-08',
  reads: ['lair', 'marker'],
  when: (t) => (ancientAt(t, t.state.marker) === null ? [] : ['table']),
  *then(t) {
    yield* displaceMarker(t) // CS-RULING-11
  },
}

/** Markers come off when the detective leaves, or the enemy does. */
const targets: Watch = {
  name: 'targets',
  rule: 'CS-RULING-50',
  reads: ['at', 'targets', 'column', 'lair'],
  when: (t) => t.seats.filter((seat) => lostTargets(t, seat).length),
  *then(t, seats) {
    yield* t.change((w) => {
      for (const seat of seats) {
        const lost = lostTargets(t, seat)
        const left = t.get(seat, 'targets').filter((enemy) => !lost.includes(enemy))
        w.set(seat, 'targets', left)
      }
    })
  },
}

const finale: Watch = {
  name: 'finale',
  rule: 'CS-ENDG-01',
  reads: ['crystals'],
  when: (t) => (!t.state.finale && t.get(ringRef(END_PLACE), 'crystals') >= END_ACTIVATION ? ['table'] : []),
  *then(t) {
    yield* beginFinale(t)
  },
}

/** In this order: a loss comes before a win. Once the storm has ended nothing is judged any more. */
export const checks: readonly Watch[] = [madness, sealed, marker, targets, finale].map((check) => ({
  ...check,
  when: (t: Storm) => (t.state.ending === null ? check.when(t) : []),
})) // CS-WIN-07, CS-RULING-79
