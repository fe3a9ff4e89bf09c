import type { Check } from '@miskatonic/kernel'
import { endWatch, losingTo } from './endings.ts'
import { discardFinds, kit, kitOf } from './finds.ts'
import { isStanding, nextStanding, standing } from './keepers.ts'
import { claimOn } from './purposes.ts'
import type { Lighthouse, Rock, Seat } from './shape.ts'
import { breakStorm } from './steps/greatStorm.ts'
import { DARKEST } from './tracks.ts'

type Watch = Check<Lighthouse>

/** As many ships as this must come home; as many as this the sea must not get. */
const enoughShips = (t: Rock): number => t.seats.length + 2

const claimed: Watch = {
  name: 'claimed',
  rule: 'LH-END-04',
  reads: ['offerings'],
  when: (t) => standing(t).filter((seat) => t.get(seat, 'offerings') >= (claimOn(t, seat) ?? Number.POSITIVE_INFINITY)),
  *then(t, seats) {
    yield* endWatch(t, 'claimed', seats)
  },
}

const saved: Watch = {
  name: 'saved',
  rule: 'LH-END-01',
  reads: ['harbour'],
  when: (t) => (t.size('harbour') >= enoughShips(t) ? ['table'] : []),
  *then(t) {
    yield* endWatch(t, 'saved')
  },
}

const sea: Watch = {
  name: 'sea',
  rule: 'LH-END-02',
  reads: ['seabed'],
  when: (t) => (t.size('seabed') >= enoughShips(t) ? ['table'] : []),
  *then(t) {
    yield* losingTo(t, 'sea')
  },
}

/** A keeper without nerve walks into the sea, leaves behind what was carried, and leaves what was being done. */
const fall: Watch = {
  name: 'fall',
  rule: 'LH-FALL-01',
  reads: ['nerve'],
  when: (t) => standing(t).filter((seat) => t.get(seat, 'nerve') <= 0),
  *then(t, fallen) {
    for (const who of fallen) {
      yield* t.happens('keeper:fall', { who }, (w, e) => {
        w.set(e.who, 'lost', true)
        w.set(e.who, 'shift', null)
        w.put(t.inZone(kitOf(e.who)), 'find-discard') // LH-FALL-01
      })
      if (t.state.log === who) yield* t.change((w) => w.set('table', 'log', nextStanding(t, who))) // LH-FALL-03
      for (const kind of ['watch', 'aid', 'test'] as const) t.leave((record) => record.kind === kind && record.who === who, 'fallen') // LH-FALL-02
    }
  },
}

const abandoned: Watch = {
  name: 'abandoned',
  rule: 'LH-END-03',
  reads: ['lost'],
  when: (t) => (standing(t).length ? [] : ['table']),
  *then(t) {
    yield* losingTo(t, 'abandoned')
  },
}

const greatStorm: Watch = {
  name: 'great-storm',
  rule: 'LH-STORM-01',
  reads: ['dark'],
  when: (t) => (t.state.dark >= DARKEST && !t.state.stormy ? ['table'] : []),
  *then(t) {
    yield* breakStorm(t)
  },
}

const overloaded = (t: Rock): Seat[] => t.seats.filter((who) => isStanding(t, who) && kit(t, who).length > t.number('kit', { who }))
const kitLimit: Watch = {
  name: 'kit',
  rule: 'LH-KIT-01',
  reads: ['kit'],
  when: overloaded,
  *then(t, seats) {
    for (const who of seats) yield* discardFinds(t, who, kit(t, who).length - t.number('kit', { who }))
  },
}

/** In this order: it decides ties. Once the watch has ended nothing is judged any more. */
export const checks: readonly Watch[] = [claimed, saved, sea, fall, abandoned, greatStorm, kitLimit].map((check) => ({
  ...check,
  when: (t: Rock) => (t.state.ending === null ? check.when(t) : []),
})) // LH-END-08
