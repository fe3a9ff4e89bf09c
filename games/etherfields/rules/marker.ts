import { askAll, choose, onSeat, type Script } from '@miskatonic/kernel'
import { lead } from './people.ts'
import type { Ether, Seat } from './shape.ts'

/* The start player's marker. */

/** Whom the players like, each night anew (EF-START-01, EF-SETUP-17). */
export function* chooseStart(t: Ether): Script {
  if (t.seats.length < 2) return
  const start = yield* choose(t, lead(t), { about: 'choose-start', options: t.seats.map(onSeat), group: true })
  yield* t.change((w) => w.set('table', 'start', start))
}

/** Before anybody has done anything in the Turn, or after a Place (EF-START-04, EF-START-05). */
export const mayPassMarker = (t: Ether, who: Seat): boolean =>
  t.seats.length > 1 && who === lead(t) && (t.state.mode === 'map' || !t.state.stirred)

/** Whoever has it may also stop the encounter for all, at the same moment (EF-SAVE-07). */
export const mayGiveUp = (t: Ether, who: Seat): boolean => t.state.encounter !== null && who === lead(t) && !t.state.stirred

/** To the left, if whoever has it offers it and everybody agrees; else it stays (EF-START-04, EF-START-06, EF-RULING-70). */
export function* passMarker(t: Ether): Script {
  const next = t.left(lead(t))
  const others = t.seats.filter((seat) => seat !== lead(t))
  const answers = yield* askAll(t, Object.fromEntries(others.map((seat) => [seat, [{ key: 'yes' }, { key: 'no' }]])), {
    about: { key: 'pass-marker', args: { who: next } },
  })
  if (others.every((seat) => answers[seat] === 'yes'))
    yield* t.happens('start:pass', { who: next }, (w, e) => w.set('table', 'start', e.who))
}
