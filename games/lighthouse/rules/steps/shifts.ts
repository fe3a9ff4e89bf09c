import { askAll, type Script } from '@miskatonic/kernel'
import { inOrder, standing } from '../keepers.ts'
import { type Next, PLACES, type Place, type Rock } from '../shape.ts'

/** Everybody chooses at once and in secret; all shifts are shown together. */
export function* shifts(t: Rock): Script {
  const offers = Object.fromEntries(standing(t).map((seat) => [seat, PLACES.map((place) => ({ key: place, place }))]))
  const chosen = yield* askAll(t, offers, { about: { key: 'choose-shift', args: { n: t.state.night } }, secret: true }) // LH-SHIFT-01
  yield* t.together(
    'shift:take',
    inOrder(t).map((who) => ({ who, place: chosen[who] as Place })),
    (w, e) => w.set(e.who, 'shift', e.place), // LH-SHIFT-02
  )
}

/** One shift after the other, beginning with the keeper of the log. */
export function* watches(t: Rock): Script<Next> {
  return inOrder(t).map((who) => ({ step: 'watch', args: { who } })) // LH-SHIFT-03
}
