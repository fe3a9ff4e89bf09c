import type { Check } from '@miskatonic/kernel'
import { ancientAt, ancientsInPlay, isSealed } from './board.ts'
import { displaceMarker } from './cultists.ts'
import { endStorm } from './endings.ts'
import { declared } from './expansions/declared.ts'
import { expansionChecks } from './expansions/index.ts'
import { beginFinale, END_ACTIVATION } from './finale.ts'
import { DEADLY, tokens } from './madness.ts'
import { type Cultistorm, type Slot, type Storm, SYMBOLS } from './shape.ts'
import { lostTargets } from './targets.ts'
import { detectives } from './team.ts'
import { crystalsOn, endPlaces } from './terror.ts'

type Watch = Check<Cultistorm>

const madness: Watch = {
  name: 'madness',
  rule: 'CS-MAD-02',
  reads: ['madness', 'developing'],
  when: (t) => detectives(t).filter((seat) => tokens(t, seat) >= DEADLY),
  *then(t) {
    yield* endStorm(t, 'madness') // CS-MAD-03, CS-WIN-03
  },
}

/** Enough locations sealed, no Ancient One in play, and nothing that forbids it. */
const isWon = (t: Storm): boolean =>
  SYMBOLS.filter((slot) => isSealed(t, slot)).length >= t.number('sealsToWin', {}) &&
  ancientsInPlay(t).length === 0 &&
  t.allowed('storm:win', {}).length === 0 // CS-WIN-02, CS-ENDG-10

const sealed: Watch = {
  name: 'sealed',
  rule: 'CS-WIN-01',
  reads: ['sealed', 'lair', ...declared.victory],
  when: (t) => (isWon(t) ? ['table'] : []),
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
  when: (t) => detectives(t).filter((seat) => lostTargets(t, seat).length),
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
  when: (t) => endPlaces(t).filter((place) => crystalsOn(t, place) >= END_ACTIVATION),
  *then(t, [place]) {
    yield* beginFinale(t, place as Slot)
  },
}

/** In this order: a loss comes before a win. Once the storm has ended nothing is judged any more. */
const own: readonly Watch[] = [madness, sealed, marker, targets, finale]
export const checks: readonly Watch[] = [...expansionChecks, ...own].map((check) => ({
  ...check,
  when: (t: Storm) => (t.state.ending === null ? check.when(t) : []),
})) // CS-WIN-07, CS-RULING-79
