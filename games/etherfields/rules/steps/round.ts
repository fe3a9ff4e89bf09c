import { confirm, type Offer, type Offers, openFloor, type Script } from '@miskatonic/kernel'
import { doActivity, offersFor } from '../activities.ts'
import { passMarker } from '../marker.ts'
import { lead } from '../people.ts'
import type { Ether, Next, Options, Seat } from '../shape.ts'

/* The Card and Action step: round after round, or freely. */

/** Groups that ignore order and rounds (EF-ROUND-09). */
const isFree = (t: Ether): boolean => (t.options as Options | null)?.freeOrder === true
/** Nothing to do but to pass. */
const isIdle = ({ options }: Offer): boolean => options.every(({ key }) => key === 'pass' || key === 'marker' || key === 'give-up')

/** One deed of the Dreamer whose round it is; the others may answer with what is rapid (EF-ROUND-01, EF-INF-04). */
export function* round(t: Ether, { who }: { who: Seat }): Script<Next> {
  if (!isFree(t) && t.state.active !== who) yield* beginRound(t, who)
  const offers = new Map(t.seats.map((seat) => [seat, offersFor(t, seat, isFree(t) || seat === who ? 'round' : 'rapid')] as const))
  if (isFree(t)) for (const [seat, offer] of offers) if (t.get(seat, 'passed') || isIdle(offer)) offers.delete(seat)
  if (isFree(t) ? !offers.size : isIdle(offers.get(who) as Offer)) return yield* roundEnds(t, who, true) // EF-RULING-27
  const { seat, key } = yield* askFloor(t, who, offers)
  if (key === 'marker') {
    yield* passMarker(t)
    return [{ step: 'round', args: { who: lead(t) } }]
  }
  if (key === 'give-up') return yield* givingUp(t, who)
  if (key === 'pass' || key === 'done') return yield* roundEnds(t, seat, key === 'pass')
  yield* doActivity(t, seat, key)
  yield* t.change((w) => {
    for (const one of t.seats) w.set(one, 'passed', false)
    w.set(seat, 'acted', true)
    w.set('table', 'stirred', true)
  })
  return t.state.encounter ? [{ step: 'round', args: { who } }] : []
}
function* beginRound(t: Ether, who: Seat): Script {
  yield* t.change((w) => {
    w.set('table', 'active', who)
    w.set(who, 'dreamActed', false) // EF-ROUND-02
    w.set(who, 'acted', false)
  })
  yield* t.happens('round:begin', { who })
}
function askFloor(t: Ether, who: Seat, offers: ReadonlyMap<Seat, Offer>) {
  const open: Offers = Object.fromEntries([...offers].flatMap(([seat, { options }]) => (options.length ? [[seat, options]] : [])))
  const refused = Object.fromEntries([...offers].flatMap(([seat, { refused: not }]) => (not.length ? [[seat, not]] : [])))
  const first = offers.has(who) ? who : ([...offers.keys()][0] as Seat)
  return openFloor(t, { about: { key: 'your-round', args: { who: first } }, offers: open, lead: first, refused })
}

/** All pass one after the other: the step is over (EF-ROUND-06, EF-ROUND-08). */
function* roundEnds(t: Ether, who: Seat, passed: boolean): Script<Next> {
  yield* t.change((w) => {
    w.set(who, 'passed', passed)
    w.set(who, 'dreamActed', false)
    w.set(who, 'acted', false)
    w.set('table', 'stirred', true)
    w.set('table', 'active', null)
  })
  if (passed) yield* t.happens('round:pass', { who })
  if (isOver(t)) return [{ step: 'scapePhase' }]
  return [{ step: 'round', args: { who: t.left(who) } }]
}
/** In free order whoever has nothing to do need not say so. */
const isOver = (t: Ether): boolean => t.seats.every((one) => t.get(one, 'passed') || (isFree(t) && isIdle(offersFor(t, one, 'round'))))

/** To stop in the middle of it counts as a death (EF-SAVE-07). */
function* givingUp(t: Ether, who: Seat): Script<Next> {
  if (!(yield* confirm(t, who, { about: 'give-up', group: true }))) return [{ step: 'round', args: { who } }]
  yield* t.happens('team:lose', { who: null, why: 'left' }, (w) => w.set('table', 'phase', 'out'))
  return yield* t.restart([{ step: 'death', args: { who: null } }])
}
