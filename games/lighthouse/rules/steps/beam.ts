import { allocate, chooseNumber, confirm, type Script } from '@miskatonic/kernel'
import { keepersAt, loseNerve } from '../keepers.ts'
import type { Rock, Seat } from '../shape.ts'
import { saveShips } from '../ships.ts'
import { advanceDark, retreatDark } from '../tracks.ts'

const MOST_OIL = 3
/** So much on the open sea drives the Dark back. */
const SEA_LIGHT = 2

/** The first keeper in the tower throws the beam. What was begun is finished, also by one whose nerve fails meanwhile. */
export function* beam(t: Rock): Script {
  const [who] = keepersAt(t, 'tower') // LH-BEAM-01
  if (who === undefined) return yield* advanceDark(t, 1) // LH-BEAM-02
  yield* t.hold(['fall'], function* () {
    yield* burnOil(t, who)
    yield* dareLight(t, who)
    yield* throwBeam(t, who)
  }) // LH-BEAM-05
}

function* burnOil(t: Rock, who: Seat): Script {
  let max = MOST_OIL
  while (max > 0 && t.canPay(who, [{ pay: 'oil', n: max }]).length) max--
  const n = yield* chooseNumber(t, who, { about: { key: 'burn-oil', args: { n: t.state.oil } }, min: 0, max })
  if (n > 0 && (yield* t.pay(who, [{ pay: 'oil', n }]))) yield* t.change((w) => w.set('table', 'burned', n)) // LH-BEAM-03
}

/** Leaning into the lens: not a price but a loss, so it may be the last. */
function* dareLight(t: Rock, who: Seat): Script {
  if (!t.size('channel') || !(yield* confirm(t, who, { about: 'dare-light' }))) return
  if (yield* loseNerve(t, who, 1)) yield* t.change((w) => w.add('table', 'burned', 2)) // LH-BEAM-04
}

function* throwBeam(t: Rock, who: Seat): Script {
  const total = t.number('light', {})
  const slots = t.inZone('channel').map((ship) => ({ key: ship, piece: ship, min: 0, max: t.number('need', { ship }) }))
  const sea = { key: 'sea', min: 0, max: total, label: { key: 'sea' } }
  const about = { key: 'spread-light', args: { n: total } } as const
  const inVain = total < SEA_LIGHT && slots.every(({ max }) => max > total)
  const light = inVain ? { sea: total } : yield* allocate(t, who, { about, total, slots: [...slots, sea] }) // LH-BEAM-06
  yield* t.happens('beam:throw', { who, n: total })
  const lit = slots.flatMap(({ key: ship }) => (light[ship] ? [{ ship, n: light[ship] }] : []))
  yield* t.together('ship:light', lit, (w, e) => w.set(e.ship, 'lit', e.n))
  const safe = slots.filter(({ key, max }) => (light[key] ?? 0) >= max).map(({ key }) => key)
  yield* saveShips(t, safe, who) // LH-BEAM-07
  if ((light.sea ?? 0) >= SEA_LIGHT) yield* retreatDark(t, 1) // LH-BEAM-08
}
