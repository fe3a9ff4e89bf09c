import type { Perception } from '@miskatonic/contract'
import {
  type Answer,
  type AnyShape,
  type Ask,
  isLegal,
  type Option,
  optionsFor,
  type Random,
  type Seat,
  sample,
  type Table,
} from '@miskatonic/kernel'
import type { Foresight } from '../search.ts'
import type { Network } from './network.ts'

/* Playing as a network would: what it wants most, what else it might want, and how it judges a state. */

/** The options of a question that are chosen among, one or some; null: another kind of question, which the network does not answer. */
export function openOptions(ask: Ask, seat: Seat): readonly Option[] | null {
  if (ask.kind === 'some') return ask.options
  return ask.kind === 'choose' || ask.kind === 'floor' || ask.kind === 'all' ? optionsFor(ask, seat) : null
}

export function learnedPlay(network: Network, perception: Perception): Pick<Foresight, 'policy' | 'prospects' | 'ranked'> {
  const wanted = (table: Table<AnyShape>, seat: Seat): Wanted | null => {
    const { ask, kernel } = table
    const options = ask ? openOptions(ask, seat) : null
    if (!ask || !options?.length || !perception.knows(ask)) return null
    const seen = perception.see(kernel, seat)
    network.prospects(seen.state)
    const logits = network.wanted(options.map((option) => seen.option(ask, option)))
    return { ask, seat, options, logits }
  }
  return {
    prospects: (table, seat) => network.prospects(perception.see(table.kernel, seat).state),
    policy: (table, seat, random) => {
      const only = table.ask ? onlyAnswer(table.ask, seat) : null
      if (only !== null) return only
      const judged = wanted(table, seat)
      return (judged && favourite(judged)) ?? anything(table, seat, random)
    },
    ranked: (table, seat) => {
      const judged = wanted(table, seat)
      const best = judged && favourite(judged)
      return judged && best !== null ? [best, ...besides(judged)] : []
    },
  }
}

/** Where there is no choice, nothing is looked at. */
function onlyAnswer(ask: Ask, seat: Seat): Answer | null {
  const options = ask.kind === 'some' ? null : openOptions(ask, seat)
  return options?.length === 1 ? (options[0] as Option).key : null
}

type Wanted = { readonly ask: Ask; readonly seat: Seat; readonly options: readonly Option[]; readonly logits: Float32Array }

const anything = ({ ask }: Table<AnyShape>, seat: Seat, random: Random): Answer => (ask ? sample(ask, seat, random) : '')

/** The best option; of several to be taken, all that are wanted. Null where these do not go together. */
function favourite({ ask, seat, options, logits }: Wanted): Answer | null {
  if (ask.kind !== 'some') return (options[indexOfMost(logits)] as Option).key
  const [least, most] = ask.limits.count
  const order = [...options.keys()].sort((a, b) => (logits[b] as number) - (logits[a] as number))
  const n = Math.min(most, Math.max(least, order.filter((i) => (logits[i] as number) > 0).length))
  const taken = new Set(order.slice(0, n))
  const keys = options.filter((_, i) => taken.has(i)).map(({ key }) => key)
  return isLegal(ask, seat, keys) === null ? keys : null
}

function indexOfMost(logits: Float32Array): number {
  let best = 0
  for (let i = 1; i < logits.length; i++) if ((logits[i] as number) > (logits[best] as number)) best = i
  return best
}

/** Other options, the likeliest first. Of sets there is only the one: its neighbours turned out no better. */
function besides({ ask, options, logits }: Wanted): Answer[] {
  if (ask.kind === 'some') return []
  const order = [...options.keys()].sort((a, b) => (logits[b] as number) - (logits[a] as number))
  return order.map((i) => (options[i] as Option).key)
}
