import type { Key, Message, PieceId, Refusal, Seat } from './ids.ts'
import { keyed } from './outside.ts'

/** One possible answer. What it names lights up on the board; the key says what is chosen. */
export type Option = {
  readonly key: Key
  readonly piece?: PieceId
  readonly place?: string
  readonly seat?: Seat
  readonly label?: Message
  /** For `chooseSome`: how much it weighs in each of the ask's limits. */
  readonly weights?: { readonly [limit: string]: number }
  /** For `chooseSome`: at most one option of a group. */
  readonly group?: string
  /** Its price takes the last of what keeps the one who answers in the game: who asks people makes sure that they mean it. */
  readonly fatal?: true
}

/** What a player would expect to do here and may not, with every rule that forbids it. */
export type RefusedOption = Omit<Option, 'weights' | 'group' | 'fatal'> & { readonly reasons: readonly Refusal[] }

/** How many, and how heavy together. */
export type Limits = {
  readonly count: readonly [min: number, max: number]
  readonly weigh?: { readonly [limit: string]: { readonly min?: number; readonly max?: number } }
}

export type Slot = {
  readonly key: Key
  readonly min: number
  readonly max: number
  readonly label?: Message
  readonly piece?: PieceId
  readonly place?: string
}

type Asked = {
  readonly about: Message
  readonly seat: Seat
  readonly group?: true
  readonly cover?: true
  readonly refused?: readonly RefusedOption[]
}

/** A question to one seat (or to a group that answers as one). */
export type OneAsk =
  | (Asked & { readonly kind: 'choose'; readonly options: readonly Option[] })
  | (Asked & { readonly kind: 'some'; readonly options: readonly Option[]; readonly limits: Limits })
  | (Asked & { readonly kind: 'number'; readonly min: number; readonly max: number })
  | (Asked & { readonly kind: 'allocate'; readonly total: number; readonly slots: readonly Slot[] })
  | (Asked & { readonly kind: 'order'; readonly options: readonly Option[] })

/** A question to one or more seats, complete as data: what is legal can be told from it alone. */
export type Ask =
  | OneAsk
  | EachAsk
  | { readonly kind: 'all'; readonly about: Message; readonly offers: Offers; readonly secret?: true; readonly cover?: true }
  | {
      readonly kind: 'floor'
      readonly about: Message
      readonly offers: Offers
      readonly refused?: { readonly [seat: Seat]: readonly RefusedOption[] }
      readonly lead?: Seat
      /** May speak, but are not waited for. */
      readonly silent?: readonly Seat[]
      readonly cover?: true
    }

/**
 * A question of any kind to each of several seats. Either all answer before the script goes on, or, with `since`, it goes on with whoever
 * answers first: then `since` says from which decision on each seat has been asked this.
 */
export type EachAsk = {
  readonly kind: 'each'
  readonly about: Message
  readonly asks: { readonly [seat: Seat]: OneAsk }
  readonly since?: { readonly [seat: Seat]: number }
  readonly secret?: true
  readonly cover?: true
}

export type Offers = { readonly [seat: Seat]: readonly Option[] }

/** Whoever speaks first answers: a group whose rules name no spokesman. */
export const ANYBODY: Seat = '*'

/** Gives the game up: may be said whatever is asked, where the game has a rule for it. */
export const CONCEDE: Key = '@concede'

export type Answer = Key | readonly Key[] | number | { readonly [slot: Key]: number }
/** What a script goes on with: the answer; on a floor who gave it; of all, everybody's. */
export type Reply =
  | Answer
  | { readonly seat: Seat; readonly key: Key }
  | { readonly seat: Seat; readonly answer: Answer }
  | { readonly [seat: Seat]: Answer }

export type Illegal = {
  readonly reason: 'not-asked' | 'malformed' | 'unknown-key' | 'wrong-count' | 'out-of-range' | 'not-allowed'
  readonly detail: string
}

/** What this seat is asked: of several questions its own; null: nothing. */
export const partFor = (ask: Ask, seat: Seat): Exclude<Ask, EachAsk> | null => (ask.kind === 'each' ? (ask.asks[seat] ?? null) : ask)

/** The options a seat chooses among, or null where the ask is not about options or not for that seat. */
export function optionsFor(ask: Ask, seat: Seat): readonly Option[] | null {
  if (ask.kind === 'each') return ask.asks[seat] ? optionsFor(ask.asks[seat], seat) : null
  if (ask.kind === 'all' || ask.kind === 'floor') return ask.offers[seat] ?? null
  if (ask.kind === 'number' || ask.kind === 'allocate') return null
  return ask.seat === seat || ask.seat === ANYBODY ? ask.options : null
}

export function isAsked(ask: Ask, seat: Seat): boolean {
  if (ask.kind === 'each') return ask.asks[seat] !== undefined
  if (ask.kind === 'all' || ask.kind === 'floor') return (ask.offers[seat]?.length ?? 0) > 0
  return ask.seat === seat || ask.seat === ANYBODY
}

/** Every seat that may answer; with a lead, only the lead is waited for. */
export function askedSeats(ask: Ask, seats: readonly Seat[]): Seat[] {
  if (ask.kind === 'all' || ask.kind === 'floor' || ask.kind === 'each' || ask.seat === ANYBODY)
    return seats.filter((seat) => isAsked(ask, seat))
  return seats.includes(ask.seat) ? [ask.seat] : []
}

const isText = (value: unknown): value is string => typeof value === 'string'
const hasKey = (options: readonly { readonly key: Key }[], key: Key): boolean => {
  for (let i = 0; i < options.length; i++) if (options[i]?.key === key) return true
  return false
}
const no = (reason: Illegal['reason'], detail: string): Illegal => ({ reason, detail })

/** Null when `answer` is legal, else why it is not. Trusts nothing about `answer`. */
export function isLegal(ask: Ask, seat: Seat, answer: unknown): Illegal | null {
  if (!isAsked(ask, seat)) return no('not-asked', `this question is not for ${seat}`)
  switch (ask.kind) {
    case 'each':
      return isLegal(ask.asks[seat] as OneAsk, seat, answer)
    case 'choose':
    case 'all':
    case 'floor': {
      if (!isText(answer)) return no('malformed', 'expected one key')
      return hasKey(optionsFor(ask, seat) ?? [], answer) ? null : no('unknown-key', 'that is not offered here')
    }
    case 'number':
      if (typeof answer !== 'number' || !Number.isInteger(answer)) return no('malformed', 'expected a whole number')
      return answer >= ask.min && answer <= ask.max ? null : no('out-of-range', `expected ${ask.min} to ${ask.max}`)
    case 'order': {
      const wrong = keysIn(ask.options, answer)
      return (
        wrong ?? ((answer as Key[]).length === ask.options.length ? null : no('wrong-count', `expected all ${ask.options.length} keys`))
      )
    }
    case 'some': {
      const wrong = keysIn(ask.options, answer)
      return wrong ?? breaksLimits(ask.options, ask.limits, answer as Key[])
    }
    case 'allocate':
      return wrongAllocation(ask.total, ask.slots, answer)
  }
}

/** The option chosen by a legal answer to a plain question; null where the answer is something else, or illegal. */
export function chosenIn(ask: Ask, seat: Seat, answer: unknown): Option | null {
  if (ask.kind !== 'choose' || ask.seat !== seat || seat === ANYBODY) return null
  for (let i = 0; i < ask.options.length; i++) {
    const option = ask.options[i] as Option
    if (option.key === answer) return option
  }
  return null
}

function keysIn(options: readonly Option[], answer: unknown): Illegal | null {
  if (!Array.isArray(answer) || !answer.every(isText)) return no('malformed', 'expected a list of keys')
  if (new Set(answer).size !== answer.length) return no('wrong-count', 'a key stands twice')
  return answer.every((key) => hasKey(options, key)) ? null : no('unknown-key', 'one of the keys is not offered here')
}

function breaksLimits(options: readonly Option[], limits: Limits, keys: readonly Key[]): Illegal | null {
  const [least, most] = limits.count
  if (keys.length < least || keys.length > most) return no('wrong-count', `expected ${least === most ? least : `${least} to ${most}`} keys`)
  const chosen = options.filter((option) => keys.includes(option.key))
  const groups = chosen.flatMap((option) => (option.group === undefined ? [] : [option.group]))
  if (new Set(groups).size !== groups.length) return no('not-allowed', 'only one of each group')
  for (const [name, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }] of Object.entries(limits.weigh ?? {})) {
    const sum = weight(chosen, name)
    if (sum < min || sum > max) return no('not-allowed', `${name} is ${sum}, expected ${min} to ${max}`)
  }
  return null
}

const weight = (options: readonly Option[], limit: string): number =>
  options.reduce((sum, option) => sum + (option.weights?.[limit] ?? 0), 0)

function wrongAllocation(total: number, slots: readonly Slot[], answer: unknown): Illegal | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return no('malformed', 'expected numbers by slot')
  let sum = 0
  for (const [key, n] of Object.entries(answer)) {
    if (typeof n !== 'number' || !Number.isInteger(n)) return no('malformed', 'expected whole numbers')
    if (!hasKey(slots, key)) return no('unknown-key', 'one of the slots does not exist')
    sum += n
  }
  for (const slot of slots) {
    const n = (answer as Record<Key, number>)[slot.key] ?? 0
    if (n < slot.min || n > slot.max) return no('out-of-range', `expected ${slot.min} to ${slot.max} in each slot`)
  }
  return sum === total ? null : no('wrong-count', `expected ${total} in all`)
}

/** A uniform number below `n`. */
export type Random = (n: number) => number

/** A legal answer, taken at random from the ask's data alone. */
export function sample(ask: Ask, seat: Seat, random: Random): Answer {
  switch (ask.kind) {
    case 'each':
      return sample(ask.asks[seat] as OneAsk, seat, random)
    case 'choose':
    case 'all':
    case 'floor': {
      const options = optionsFor(ask, seat) ?? []
      return options[random(options.length)]?.key ?? ''
    }
    case 'number':
      return ask.min + random(ask.max - ask.min + 1)
    case 'order':
      return shuffled(ask.options, random).map((option) => option.key)
    case 'some':
      return (solve(shuffled(ask.options, random), ask.limits, random) ?? []).map((option) => option.key)
    case 'allocate':
      return sampleAllocation(ask.total, ask.slots, random)
  }
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const kept = copy[i] as T
    copy[i] = copy[j] as T
    copy[j] = kept
  }
  return copy
}

function sampleAllocation(total: number, slots: readonly Slot[], random: Random): Record<Key, number> {
  const answer: Record<Key, number> = {}
  let left = total
  for (const slot of slots) {
    answer[slot.key] = slot.min
    left -= slot.min
  }
  while (left > 0) {
    const open = slots.filter((slot) => (answer[slot.key] ?? 0) < slot.max)
    const slot = open[random(open.length)]
    if (!slot) break
    answer[slot.key] = (answer[slot.key] ?? 0) + 1
    left--
  }
  return answer
}

/** A set of options within the limits, or null: takes or leaves each option in the order given, going back where it must. */
function solve(options: readonly Option[], limits: Limits, random: Random): Option[] | null {
  const [least, most] = limits.count
  const weighed = Object.entries(limits.weigh ?? {})
  const aim = least + random(Math.min(most, options.length) - least + 1)
  if (!weighed.length && !options.some((option) => option.group !== undefined)) return aim > options.length ? null : options.slice(0, aim)
  let tries = 20_000
  const search = (i: number, chosen: Option[], size: number): Option[] | null => {
    if (--tries < 0) return null
    if (chosen.length === size)
      return breaksLimits(
        chosen,
        limits,
        chosen.map((option) => option.key),
      )
        ? null
        : chosen
    const option = options[i]
    if (!option || options.length - i < size - chosen.length) return null
    const taken = [...chosen, option]
    const clash = option.group !== undefined && chosen.some((other) => other.group === option.group)
    const heavy = weighed.some(([name, { max }]) => max !== undefined && allPositive(options, name) && weight(taken, name) > max)
    // What is left cannot make it heavy enough any more.
    const light = weighed.some(
      ([name, { min }]) => min !== undefined && weight(chosen, name) + heaviest(options, name, i, size - chosen.length) < min,
    )
    if (light) return null
    return (clash || heavy ? null : search(i + 1, taken, size)) ?? search(i + 1, chosen, size)
  }
  const sizes = [
    aim,
    ...Array.from({ length: most - least + 1 }, (_, k) => least + k).filter((size) => size !== aim && size <= options.length),
  ]
  for (const size of sizes) {
    const found = search(0, [], size)
    if (found) return found
  }
  return null
}

/** The most that `n` of the options from the `from`-th on can weigh. */
function heaviest(options: readonly Option[], name: string, from: number, n: number): number {
  const weights = options.slice(from).map((option) => option.weights?.[name] ?? 0)
  return weights
    .sort((a, b) => b - a)
    .slice(0, n)
    .reduce((sum, weight) => sum + weight, 0)
}

const allPositive = (options: readonly Option[], name: string): boolean => options.every((option) => (option.weights?.[name] ?? 0) >= 0)

/** Whether any answer would be legal: an ask without one is an error of the rules that made it. */
export function canBeAnswered(ask: Ask): boolean {
  switch (ask.kind) {
    case 'each': {
      const asks = Object.values(ask.asks)
      return asks.length > 0 && asks.every(canBeAnswered)
    }
    case 'choose':
      return ask.options.length > 0
    case 'order':
      return true
    case 'number':
      return ask.min <= ask.max
    case 'allocate':
      return ask.slots.every((slot) => slot.min <= slot.max) && sum(ask.slots, 'min') <= ask.total && ask.total <= sum(ask.slots, 'max')
    case 'some':
      return solve(ask.options, ask.limits, () => 0) !== null
    case 'floor':
      return Object.values(ask.offers).some((options) => options.length > 0)
    case 'all': {
      const offers = Object.values(ask.offers)
      return offers.length > 0 && offers.every((options) => options.length > 0)
    }
  }
}

const sum = (slots: readonly Slot[], end: 'min' | 'max'): number => slots.reduce((total, slot) => total + slot[end], 0)

/** The one answer there is, or undefined where there is a choice or being forced must stay a secret. */
export function forced(ask: Ask): Reply | undefined {
  switch (ask.kind) {
    case 'each':
      return ask.since || ask.cover || ask.secret ? undefined : forcedEach(ask)
    case 'choose':
      return ask.options.length === 1 && !ask.cover ? ask.options[0]?.key : undefined
    case 'order':
      return ask.options.length <= 1 && !ask.cover ? ask.options.map((option) => option.key) : undefined
    case 'number':
      return ask.min === ask.max && !ask.cover ? ask.min : undefined
    case 'some':
      return forcedSome(ask)
    case 'allocate':
      return ask.cover ? undefined : forcedAllocation(ask.total, ask.slots)
    case 'floor': {
      const seats = Object.keys(ask.offers).filter((seat) => ask.offers[seat]?.length)
      const [seat] = seats
      const only = seat === undefined ? undefined : ask.offers[seat]
      return seats.length === 1 && only?.length === 1 && !ask.cover ? { seat: seat as Seat, key: only[0]?.key as Key } : undefined
    }
    case 'all': {
      if (ask.cover || ask.secret || !Object.values(ask.offers).every((options) => options.length === 1)) return undefined
      return Object.fromEntries(Object.entries(ask.offers).map(([seat, options]) => [seat, options[0]?.key as Key]))
    }
  }
}

function forcedEach({ asks }: EachAsk): Reply | undefined {
  const answers = Object.entries(asks).map(([seat, one]) => [seat, forced(one)] as const)
  return answers.every(([, answer]) => answer !== undefined) ? (Object.fromEntries(answers) as { [seat: Seat]: Answer }) : undefined
}

function forcedSome(ask: Ask & { kind: 'some' }): Answer | undefined {
  const [least, most] = ask.limits.count
  if (ask.cover) return undefined
  if (most === 0 || ask.options.length === 0) return []
  return least === ask.options.length && !ask.limits.weigh ? ask.options.map((option) => option.key) : undefined
}

function forcedAllocation(total: number, slots: readonly Slot[]): Answer | undefined {
  const spare = total - sum(slots, 'min')
  const open = slots.filter((slot) => slot.min < slot.max)
  if (spare !== 0 && open.length > 1 && total !== sum(slots, 'max')) return undefined
  return Object.fromEntries(slots.map((slot) => [slot.key, Math.min(slot.max, slot.min + spare)]))
}

/** Of a question to several, what those have said who have but one answer. */
export function givenAlready(ask: EachAsk | Extract<Ask, { kind: 'all' }>): Record<Seat, Answer> {
  const given: Record<Seat, Answer> = keyed()
  if (ask.kind === 'all') for (const seat in ask.offers) if (ask.offers[seat]?.length === 1) given[seat] = ask.offers[seat]?.[0]?.key as Key
  if (ask.kind === 'each')
    for (const seat in ask.asks) {
      const only = forced(ask.asks[seat] as OneAsk)
      if (only !== undefined) given[seat] = only as Answer
    }
  return given
}
