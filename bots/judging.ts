import type { Bot, Said, Seen } from '@miskatonic/contract'
import {
  type Answer,
  type Ask,
  isLegal,
  type Key,
  type Message,
  type Option,
  optionsFor,
  type Random,
  type Slot,
  sample,
} from '@miskatonic/kernel'

/** What something is worth to the one who is asked, in the game's own points, and perhaps why. */
export type Worth = number | { readonly worth: number; readonly why: Message }

/** Judges the answers to one question. */
export type Judge = {
  /** An option or a slot on its own: higher is better, above nothing it is wanted. */
  readonly option: (option: Option | Slot) => Worth
  /** A number that may be chosen; missing: the lower the better. */
  readonly amount?: (n: number) => Worth
}

/**
 * A bot that takes what its game's judgement holds for the best. The judgement speaks of single options; that the answer is
 * legal (how many, how heavy, one of a group) is seen to here, for every game alike.
 */
export function judgingBot(name: string, judging: (seen: Seen) => Judge): Bot {
  return {
    name,
    decide: (seen, random) => {
      const said = best(seen, judging(seen), random)
      const answer = typeof said === 'object' && 'answer' in said ? (said as { answer: Answer }).answer : (said as Answer)
      return isLegal(seen.ask, seen.seat, answer) === null ? said : sample(seen.ask, seen.seat, random)
    },
  }
}

const worthOf = (judged: Worth): number => (typeof judged === 'number' ? judged : judged.worth)
const because = (answer: Answer, judged: Worth | undefined): Said =>
  typeof judged === 'object' ? { answer, why: judged.why } : (answer as Said)

function best({ ask, seat }: Seen, judge: Judge, random: Random): Said {
  switch (ask.kind) {
    case 'choose':
    case 'all':
    case 'floor':
      return bestOption(optionsFor(ask, seat) ?? [], judge)
    case 'number':
      return bestNumber(ask.min, ask.max, judge)
    case 'order':
      return ranked(ask.options, judge).map(({ key }) => key)
    case 'some':
      return someOf(ask, judge) ?? sample(ask, seat, random)
    case 'allocate':
      return allocated(ask.total, ask.slots, judge)
  }
}

/** The first of the best: equal worth is decided by the order of the offer, so that a game can be played again. */
function bestOption(options: readonly Option[], judge: Judge): Said {
  let found: { key: Key; judged: Worth } | null = null
  for (const option of options) {
    const judged = judge.option(option)
    if (!found || worthOf(judged) > worthOf(found.judged)) found = { key: option.key, judged }
  }
  return found ? because(found.key, found.judged) : ''
}

function bestNumber(min: number, max: number, judge: Judge): Said {
  let found: { n: number; judged: Worth } = { n: min, judged: judge.amount?.(min) ?? 0 }
  for (let n = min + 1; judge.amount && n <= max; n++) {
    const judged = judge.amount(n)
    if (worthOf(judged) > worthOf(found.judged)) found = { n, judged }
  }
  return because(found.n, found.judged)
}

const ranked = <O extends Option | Slot>(options: readonly O[], judge: Judge): O[] =>
  options
    .map((option, i) => ({ option, i, worth: worthOf(judge.option(option)) }))
    .sort((a, b) => b.worth - a.worth || a.i - b.i)
    .map(({ option }) => option)

type Some = Ask & { readonly kind: 'some' }
/** Up to so many options every set of them is looked at; beyond, the best are taken one by one. */
const FEW = 6

function someOf(ask: Some, judge: Judge): Key[] | null {
  const options = ranked(ask.options, judge)
  const worth = new Map(options.map((option) => [option.key, worthOf(judge.option(option))]))
  return options.length <= FEW ? bestSet(ask, options, worth) : oneByOne(ask, options, worth)
}

function bestSet(ask: Some, options: readonly Option[], worth: ReadonlyMap<Key, number>): Key[] | null {
  let found: { keys: Key[]; sum: number } | null = null
  for (let set = 0; set < 1 << options.length; set++) {
    const keys = options.filter((_, i) => set & (1 << i)).map(({ key }) => key)
    const sum = keys.reduce((total, key) => total + (worth.get(key) ?? 0), 0)
    if ((!found || sum > found.sum) && isLegal(ask, ask.seat, keys) === null) found = { keys, sum }
  }
  return found?.keys ?? null
}

function oneByOne(ask: Some, options: readonly Option[], worth: ReadonlyMap<Key, number>): Key[] | null {
  const [least] = ask.limits.count
  const keys: Key[] = []
  for (const { key } of options) {
    if (keys.length >= least && (worth.get(key) ?? 0) <= 0) break
    const more = [...keys, key]
    if (more.length < least || isLegal(ask, ask.seat, more) === null) keys.push(key)
  }
  // Where they have to weigh enough together: on with the least bad until they do.
  for (const { key } of options) {
    if (isLegal(ask, ask.seat, keys) === null) break
    if (!keys.includes(key)) keys.push(key)
  }
  return isLegal(ask, ask.seat, keys) === null ? keys : null
}

/** The best slot to the brim, then the next. */
function allocated(total: number, slots: readonly Slot[], judge: Judge): Answer {
  const answer: Record<Key, number> = {}
  let left = total
  for (const { key, min } of slots) {
    answer[key] = min
    left -= min
  }
  for (const { key, min, max } of ranked(slots, judge)) {
    const more = Math.max(0, Math.min(left, max - min))
    answer[key] = min + more
    left -= more
  }
  return answer
}
