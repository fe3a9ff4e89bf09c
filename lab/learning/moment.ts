import { type Network, openOptions, sigmoid } from '@miskatonic/bots'
import type { Perception, Sparse } from '@miskatonic/contract'
import {
  type Answer,
  type AnyShape,
  type Ask,
  isLegal,
  type Key,
  type Option,
  type Random,
  type Seat,
  sample,
  type Table,
} from '@miskatonic/kernel'
import { type Choice, likelihoods, logLikelihood } from './choice.ts'
import { unit } from './untaught.ts'

/** A question a seat had to answer, as the network saw it, and what it chose. Without a choice it teaches only what became of it. */
export type Moment = {
  readonly state: Sparse
  /** How good it looked. */
  readonly prospects: number
  readonly chosen: Chosen | null
}
export type Chosen = { readonly options: readonly Sparse[]; readonly choice: Choice; readonly logLikelihood: number }

/** In less room: many are kept for a while. */
const kept = ({ at, value }: Sparse): Sparse => ({ at: Uint16Array.from(at), value: Float32Array.from(value) })

const blind = (state: Sparse, prospects: number): Moment => ({ state: kept(state), prospects, chosen: null })

/** What is chosen among, where such questions are practised. */
const practised = ({ knows }: Perception, ask: Ask, seat: Seat): readonly Option[] => (knows(ask) ? (openOptions(ask, seat) ?? []) : [])

/** A moment of somebody else, who said this. */
export function shown(perception: Perception, table: Table<AnyShape>, seat: Seat, answer: Answer): Moment {
  const ask = table.ask as Ask
  const { state, option } = perception.see(table.kernel, seat)
  const options = practised(perception, ask, seat)
  const one = options.findIndex(({ key }) => key === answer)
  if (options.length < 2 || (one < 0 && !Array.isArray(answer))) return blind(state, 0)
  const choice = Array.isArray(answer) ? { taken: options.map(({ key }) => answer.includes(key)) } : { one }
  return { state: kept(state), prospects: 0, chosen: { options: options.map((of) => kept(option(ask, of))), choice, logLikelihood: 0 } }
}

type Tried = { readonly answer: Answer; readonly moment: Moment }

/** Answers as likely as the network wants it, so that everything is tried now and then. */
export function tryOut(network: Network, perception: Perception, table: Table<AnyShape>, seat: Seat, random: Random): Tried {
  const ask = table.ask as Ask
  const { state, option } = perception.see(table.kernel, seat)
  const prospects = network.prospects(state)
  const options = practised(perception, ask, seat)
  if (!options.length) return { answer: sample(ask, seat, random), moment: blind(state, prospects) }
  const seen = options.map((one) => kept(option(ask, one)))
  const logits = network.wanted(seen)
  const choice = drawn(ask, logits, random)
  const answer = answerOf(ask, options, choice, logits)
  if (isLegal(ask, seat, answer) !== null) return { answer: sample(ask, seat, random), moment: blind(state, prospects) }
  if (options.length < 2) return { answer, moment: blind(state, prospects) }
  const likely = logLikelihood(likelihoods(logits, choice), choice)
  return { answer, moment: { state: kept(state), prospects, chosen: { options: seen, choice, logLikelihood: likely } } }
}

function drawn(ask: Ask, logits: Float32Array, random: Random): Choice {
  if (ask.kind === 'some') return { taken: Array.from(logits, (logit) => unit(random) < sigmoid(logit)) }
  const likely = likelihoods(logits, { one: 0 })
  let left = unit(random)
  const one = likely.findIndex((p) => {
    left -= p
    return left < 0
  })
  return { one: one < 0 ? likely.length - 1 : one }
}

/** Of too many or too few, those that are wanted least or most are left out or taken too. */
function answerOf(ask: Ask, options: readonly Option[], choice: Choice, logits: Float32Array): Answer {
  if ('one' in choice) return (options[choice.one] as Option).key
  const [least, most] = ask.kind === 'some' ? ask.limits.count : [0, options.length]
  const taken = choice.taken.filter((yes) => yes).length
  const order = [...options.keys()].sort(
    (a, b) => Number(choice.taken[b]) - Number(choice.taken[a]) || (logits[b] as number) - (logits[a] as number),
  )
  const kept = new Set(order.slice(0, Math.min(most, Math.max(least, taken))))
  return options.filter((_, i) => kept.has(i)).map(({ key }): Key => key)
}
