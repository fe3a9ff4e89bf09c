import type { Refusal, Script } from '@miskatonic/kernel'
import { drawFinds, rummage } from './finds.ts'
import { NERVE, recoverNerve } from './keepers.ts'
import type { Messages } from './messages.ts'
import { canRead, lookAhead } from './nightDeck.ts'
import type { Place, Rock, Seat } from './shape.ts'
import { rescuable, rescueShip } from './ships.ts'
import { fightThing, thingsAshore } from './things.ts'
import { cracks, gainOil, mendCracks } from './tracks.ts'

/** What can be done on a shift: once, and instead of anything else. */
export type Deed = {
  readonly key: string
  readonly refusals: (t: Rock, who: Seat) => Refusal[]
  /** Cans of oil it costs now. */
  readonly oil?: (t: Rock, who: Seat) => number
  readonly run: (t: Rock, who: Seat) => Script
}

type Bare = { [K in keyof Messages]: Record<never, never> extends Messages[K] ? K : never }[keyof Messages]
const no = (unmet: boolean, rule: string, key: Bare): Refusal[] => (unmet ? [{ rule, message: { key } }] : [])
const anyTime = (): Refusal[] => []

const MENDED = { n: 1, filter: 'mend' }
const MENDING = [{ pay: 'oil', ...MENDED }] // LH-TOWER-02

/** Until the night ends the lamp gives one light more. */
function* tendLamp(t: Rock): Script {
  const ability = { ability: 'modify', on: 'light', phase: 'add', amount: 1, rule: 'LH-TOWER-01' }
  yield* t.change((w) => w.last({ ability, source: { rule: 'LH-TOWER-01' }, bound: {}, until: { scope: 'night' } }))
}

function* mendCrack(t: Rock, who: Seat): Script {
  if (yield* t.pay(who, MENDING)) yield* mendCracks(t, 1)
}

function* sleep(t: Rock, who: Seat): Script {
  if (yield* t.happens('keeper:sleep', { who })) yield* recoverNerve(t, who, 2) // LH-BED-01
}

const sleepless = (t: Rock, who: Seat): Refusal[] => [
  ...no(t.get(who, 'nerve') >= NERVE, 'LH-BED-03', 'nothing-to-recover'),
  ...no(thingsAshore(t).length > 0 && !t.permits('keeper:sleep', { who }), 'LH-BED-02', 'things-ashore'),
  ...t.allowed('keeper:sleep', { who }),
]

const unrescued = (t: Rock, who: Seat): Refusal[] =>
  t.size('aground') === 0 ? no(true, 'LH-RESCUE-03', 'no-ships-aground') : no(rescuable(t, who).length === 0, 'LH-RESCUE-01', 'needs-unmet')

export const deeds: { readonly [P in Place]: readonly Deed[] } = {
  tower: [
    { key: 'tend', refusals: anyTime, run: (t) => tendLamp(t) },
    {
      key: 'mend',
      refusals: (t, who) => [...no(cracks(t).length === 0, 'LH-TOWER-03', 'no-cracks'), ...t.canPay(who, MENDING)],
      oil: (t, seat) => t.number('cost', { seat, ...MENDED, resource: 'oil' }),
      run: mendCrack,
    },
  ],
  stores: [
    { key: 'fetch', refusals: anyTime, run: (t) => gainOil(t, 2) }, // LH-STORES-01
    {
      key: 'rummage',
      refusals: (t) => no(t.size('finds') + t.size('find-discard') === 0, 'LH-STORES-05', 'no-finds-left'),
      run: rummage,
    },
  ],
  rocks: [
    {
      key: 'comb',
      refusals: (t) => no(t.size('finds') + t.size('find-discard') === 0, 'LH-STORES-05', 'no-finds-left'),
      *run(t, who) {
        yield* drawFinds(t, who, 1) // LH-ROCKS-01
      },
    },
    { key: 'fight', refusals: (t) => no(thingsAshore(t).length === 0, 'LH-ROCKS-03', 'no-things'), run: fightThing },
    { key: 'rescue', refusals: unrescued, run: rescueShip },
  ],
  bed: [
    { key: 'sleep', refusals: sleepless, run: sleep },
    {
      key: 'read',
      refusals: (t, who) => no(!canRead(t, who), 'LH-BED-04', 'no-night-left'),
      *run(t, who) {
        yield* lookAhead(t, who, 1) // LH-BED-04
      },
    },
  ],
}
