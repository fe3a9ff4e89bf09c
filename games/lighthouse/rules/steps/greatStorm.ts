import { askAll, type Script } from '@miskatonic/kernel'
import { endWatch, losingTo } from '../endings.ts'
import { inOrder, loseNerve, standing } from '../keepers.ts'
import { claimOn } from '../purposes.ts'
import type { Next, Rock, Seat } from '../shape.ts'
import { test } from '../test.ts'
import { cracks } from '../tracks.ts'

/** Whatever was under way is dropped; what is left is to hold the light. */
export function* breakStorm(t: Rock): Script<never> {
  yield* t.happens('great-storm:break', { n: t.state.dark }, (w) => {
    w.set('table', 'stormy', true)
    w.put(t.inZone('sky'), 'night-discard')
    for (const seat of standing(t)) w.set(seat, 'shift', 'tower') // LH-STORM-02
  })
  const stands: Next = inOrder(t).map((who) => ({ step: 'lastStand', args: { who } }))
  return yield* t.restart([...stands, { step: 'lastLight' }]) // LH-STORM-01
}

/** Every keeper stands to the lamp once. */
export function* lastStand(t: Rock, { who }: { who: Seat }): Script {
  if (t.get(who, 'lost')) return
  const successes = yield* test(t, who, { skill: 'will', enough: null })
  yield* t.change((w) => w.add('table', 'beacon', successes)) // LH-STORM-03
  if (successes === 0) yield* loseNerve(t, who, 1)
}

const SMOTHERED = 3

/** In secret, each feeds the lamp; who is promised to the tide may smother it instead. */
export function* lastLight(t: Rock): Script {
  const hands = standing(t).map((seat) => [seat, [{ key: 'feed' }, ...(claimOn(t, seat) === null ? [] : [{ key: 'smother' }])]] as const)
  const did = yield* askAll(t, Object.fromEntries(hands), { about: 'last-light', secret: true }) // LH-STORM-04
  const traitors = standing(t).filter((seat) => did[seat] === 'smother')
  const beacon = t.state.beacon + Math.floor(t.state.oil / 2) - SMOTHERED * traitors.length
  const needed = 2 * t.seats.length + cracks(t).length // LH-STORM-05
  yield* t.happens('lamp:settle', { beacon, needed })
  if (beacon >= needed)
    yield* endWatch(t, 'held') // LH-END-06
  else yield* traitors.length ? endWatch(t, 'claimed', traitors) : losingTo(t, 'dark') // LH-END-05, LH-END-07
}
