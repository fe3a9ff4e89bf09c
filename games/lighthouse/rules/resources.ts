import { chooseSome, onPiece, type Resource } from '@miskatonic/kernel'
import { kit } from './finds.ts'
import type { Lighthouse, Rock, Seat } from './shape.ts'

type Spent = { readonly who: Seat; readonly n: number }

const nerve: Resource<Lighthouse> = {
  happening: 'nerve:spend',
  has: (t, seat) => t.get(seat, 'nerve'),
  refusals: (t, seat, n) => (n >= t.get(seat, 'nerve') ? [{ rule: 'LH-NERVE-03', message: { key: 'last-nerve' } }] : []), // LH-NERVE-03
  lacking: (t, seat, n) => ({ rule: 'LH-COST-01', message: { key: 'lacks-nerve', args: { n, has: t.get(seat, 'nerve') } } }),
  // biome-ignore lint/correctness/useYield: there is nothing to choose.
  *gather(_t, who, n) {
    return { who, n }
  },
  spend: (w, { who, n }: Spent) => void w.add(who, 'nerve', -n),
}

/** The oil is everybody's. */
const oil: Resource<Lighthouse> = {
  happening: 'oil:spend',
  has: (t) => t.state.oil,
  lacking: (t, _seat, n) => ({ rule: 'LH-COST-01', message: { key: 'lacks-oil', args: { n, has: t.state.oil } } }),
  // biome-ignore lint/correctness/useYield: there is nothing to choose.
  *gather(_t, who, n) {
    return { who, n }
  },
  spend: (w, { n }: Spent) => void w.add('table', 'oil', -n),
}

const find: Resource<Lighthouse> = {
  happening: 'find:spend',
  has: (t, seat) => kit(t, seat).length,
  lacking: (t, seat, n) => ({ rule: 'LH-COST-01', message: { key: 'lacks-finds', args: { n, has: kit(t, seat).length } } }),
  *gather(t, who, n) {
    const options = kit(t, who).map((piece) => onPiece(piece))
    return { who, finds: yield* chooseSome(t, who, { about: 'choose-discard', options, limits: { count: [n, n] } }) }
  },
  spend: (w, { finds }: { finds: readonly string[] }) => w.put(finds, 'find-discard'),
}

/** The card that asks the price is the price. */
const self: Resource<Lighthouse> = {
  happening: 'find:spend',
  has: () => 1,
  lacking: () => ({ rule: 'LH-COST-01', message: { key: 'no-use' } }),
  // biome-ignore lint/correctness/useYield: there is nothing to choose.
  *gather(t: Rock, who) {
    const { piece } = t.provenance().source ?? {}
    return { who, finds: piece === undefined ? [] : [piece] }
  },
  spend: find.spend,
}

export const resources = { nerve, oil, find, self }
