import { type Active, concerns, limitKey, limitReached, type Pays } from './abilities.ts'
import { choose, chooseNumber } from './asking.ts'
import type { Engine } from './engine.ts'
import { ContractError } from './errors.ts'
import { declaredBy, type Prompts, type Script } from './game.ts'
import { forbidden, spendAll } from './happenings.ts'
import type { Key, Refusal, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Kernel } from './kernel.ts'
import { namedApart } from './namedApart.ts'
import { numberOf } from './numbers.ts'
import { asCost, NO_BY, pickedBy } from './provenance.ts'
import type { Happening, Shape, What } from './shape.ts'
import type { Write } from './write.ts'

/** What is to be paid: all parts, one of several, or one cost several times. */
export type Cost = readonly Payment[] | { readonly or: readonly Cost[] } | { readonly times: number; readonly cost: Cost }
export type Payment = { readonly pay: string; readonly n: number | 'any'; readonly filter?: Json }

/** What was really paid, by resource: what "as much as spent" refers to. */
export type Paid = { readonly [resource: string]: number }

/** Something costs can be paid with. */
export type Resource<S extends Shape> = {
  /** The happening of paying it, `clue:spend`: never the one of losing it. */
  readonly happening: Happening<S>
  readonly has: (t: Kernel<S>, seat: Seat, filter: Json) => number
  /** Why `n` of it may not be paid although they are there (the last point of Sanity). */
  readonly refusals?: (t: Kernel<S>, seat: Seat, n: number, filter: Json) => Refusal[]
  readonly lacking: (t: Kernel<S>, seat: Seat, n: number, filter: Json) => Refusal
  /** Settles what is paid (which cards?) and gives the happening's fields. */
  readonly gather: (t: Kernel<S>, seat: Seat, n: number, filter: Json) => Script<object>
  /** Of what comes in lots of different worth (a token that counts two): which are paid as "any number", and what they come to. */
  readonly lots?: (t: Kernel<S>, seat: Seat, filter: Json) => Script<{ n: number; what: object }>
  readonly spend: (w: Write<S>, what: never) => void
}

const resourceOf = <S extends Shape>(t: Engine<S>, name: string): Resource<S> => {
  const resource = t.game.resources[name]
  if (!resource) throw new ContractError(`there is no resource «${name}»`)
  return resource
}

const isParts = (cost: Cost): cost is readonly Payment[] => Array.isArray(cost)

/** All parts of a cost, same resources added up; null where there is still a choice to make. */
export function parts(cost: Cost): readonly Payment[] | null {
  if (isParts(cost)) return merged(cost)
  if ('or' in cost) return cost.or.length === 1 ? parts(cost.or[0] as Cost) : null
  const once = parts(cost.cost)
  return once && merged(once.map((part) => (part.n === 'any' ? part : { ...part, n: part.n * cost.times })))
}

function merged(list: readonly Payment[]): readonly Payment[] {
  if (list.length < 2) return list
  const out: Payment[] = []
  for (const part of list) {
    const i = out.findIndex((other) => other.pay === part.pay && JSON.stringify(other.filter) === JSON.stringify(part.filter))
    const other = out[i]
    if (!other || other.n === 'any' || part.n === 'any') out.push(part)
    else out[i] = { ...other, n: other.n + part.n }
  }
  return out
}

/** Where there is a choice to make, what among; a choice so many times is a choice among so many of each. */
function alternatives(cost: Cost): readonly Cost[] | null {
  if (isParts(cost)) return null
  if ('or' in cost) return cost.or
  return alternatives(cost.cost)?.map((one) => ({ times: cost.times, cost: one })) ?? null
}

const resourcesIn = (cost: Cost): readonly string[] =>
  isParts(cost) ? cost.map(({ pay }) => pay) : 'or' in cost ? cost.or.flatMap(resourcesIn) : resourcesIn(cost.cost)
/** What the ways to pay are answered by: what is paid, and where that is the same, how much or which. */
export const waysToPay = (among: readonly Cost[]): readonly Key[] => namedApart(among, (one) => resourcesIn(one).join('-'))

type Due = { readonly pay: string; readonly n: number; readonly filter: Json; readonly what?: object }

/** The price after what makes things dearer or cheaper. */
function priced<S extends Shape>(t: Engine<S>, seat: Seat, part: Payment): Due {
  const n = part.n === 'any' ? 1 : part.n
  const filter = part.filter ?? null
  if (!declaredBy(t.game).quantities.cost) return { pay: part.pay, n, filter }
  return { pay: part.pay, n: Math.max(0, numberOf(t, 'cost', { seat, resource: part.pay, n, filter })), filter }
}

/** Empty: it can be paid. */
export function canPay<S extends Shape>(t: Engine<S>, seat: Seat, cost: Cost): Refusal[] {
  const choice = alternatives(cost)
  if (choice) {
    const each = choice.map((one) => canPay(t, seat, one))
    return each.some((refusals) => !refusals.length) ? [] : each.flat()
  }
  const due = (parts(cost) ?? []).map((part) => priced(t, seat, part))
  const purse = new Purse(t, seat, due)
  const [only] = due
  return only && due.length === 1 ? cannotPay(t, seat, only, purse) : due.flatMap((part) => cannotPay(t, seat, part, purse))
}

function cannotPay<S extends Shape>(t: Engine<S>, seat: Seat, { pay, n, filter }: Due, purse: Purse<S>): Refusal[] {
  const resource = resourceOf(t, pay)
  let short = n - purse.own(pay, n, filter)
  for (const pays of substitutes(t, seat, pay)) {
    const used = Math.min(short, purse.standIn(pays))
    purse.take(pays, used)
    short -= used
  }
  const what = { who: seat, n } as What<S, Happening<S>>
  if (short <= 0) return forbidden(t, resource.happening, what, asCost(pickedBy(t.provenance(), seat)))
  const refusals = resource.has(t, seat, filter) < n ? [] : (resource.refusals?.(t, seat, n, filter) ?? [])
  return refusals.length ? refusals : [resource.lacking(t, seat, n, filter)]
}

/** What a seat can still pay while a bill is made up: no point is counted twice. */
class Purse<S extends Shape> {
  private readonly t: Engine<S>
  private readonly seat: Seat
  /** Owed as itself, and already put in another's place. */
  private readonly owed: Record<string, number> = {}
  private readonly taken: Record<string, number> = {}

  constructor(t: Engine<S>, seat: Seat, due: readonly Due[]) {
    this.t = t
    this.seat = seat
    for (const { pay, n } of due) this.owed[pay] = (this.owed[pay] ?? 0) + n
  }

  /** How much of a resource itself may be paid, up to `n`. */
  own(pay: string, n: number, filter: Json): number {
    return this.beyond(this.taken[pay] ?? 0, pay, n, filter)
  }

  /** How much of its resource this ability can stand in for. */
  standIn({ ability }: Active<Pays<S>>): number {
    const reserved = (this.owed[ability.with] ?? 0) + (this.taken[ability.with] ?? 0)
    return Math.floor(this.beyond(reserved, ability.with, ability.most * ability.rate, null) / ability.rate)
  }

  take({ ability }: Active<Pays<S>>, n: number): void {
    this.taken[ability.with] = (this.taken[ability.with] ?? 0) + n * ability.rate
  }

  private beyond(reserved: number, pay: string, n: number, filter: Json): number {
    return Math.max(0, payable(this.t, this.seat, pay, reserved + n, filter) - reserved)
  }
}

/** How much of it may be paid, up to `n`. */
function payable<S extends Shape>(t: Engine<S>, seat: Seat, name: string, n: number, filter: Json): number {
  const resource = resourceOf(t, name)
  let own = Math.min(n, resource.has(t, seat, filter))
  while (own > 0 && resource.refusals?.(t, seat, own, filter).length) own--
  return own
}

const substitutes = <S extends Shape>(t: Engine<S>, seat: Seat, resource: string): readonly Active<Pays<S>>[] =>
  t
    .abilities('pays', resource)
    .filter((pays) => (pays.self.controller ?? seat) === seat && !limitReached(t, pays, seat) && concerns(t, pays, { who: seat }, NO_BY))

/** Pays it all in one change, or nothing and null. */
export function* pay<S extends Shape>(t: Engine<S>, seat: Seat, cost: Cost): Script<Paid | null> {
  if (canPay(t, seat, cost).length) return null
  const settled = yield* settle(t, seat, cost)
  const purse = new Purse(t, seat, settled)
  const bill: { resource: Resource<S>; what: object }[] = []
  const uses: string[] = []
  const paid: Record<string, number> = {}
  for (const part of settled) {
    for (const due of yield* substituted(t, seat, part, purse, uses)) {
      if (due.n <= 0) continue
      const resource = resourceOf(t, due.pay)
      bill.push({ resource, what: due.what ?? (yield* resource.gather(t, seat, due.n, due.filter)) })
      paid[due.pay] = (paid[due.pay] ?? 0) + due.n
    }
  }
  yield* t.chosenBy(seat, () => spendAll(t, bill, uses))
  return paid
}

/** Settles every choice of a cost: which alternative, how many of "any number". */
function* settle<S extends Shape>(t: Engine<S>, seat: Seat, cost: Cost): Script<Due[]> {
  const choice = alternatives(cost)
  if (choice) {
    const keys = waysToPay(choice)
    const open = choice.map((one, i) => ({ one, key: keys[i] as Key })).filter(({ one }) => !canPay(t, seat, one).length)
    const { payWith, payOption } = t.game.prompts
    const options = open.map((way) => ({ key: way.key, ...(payOption ? { label: payOption(way.one) } : {}) }))
    const key = yield* choose(t, seat, { about: payWith, options })
    return yield* settle(t, seat, open.find((alternative) => alternative.key === key)?.one ?? [])
  }
  const settled: Due[] = []
  const all = parts(cost) ?? []
  for (const part of all) {
    const due = priced(t, seat, part)
    settled.push(part.n === 'any' ? yield* anyNumber(t, seat, due, all) : due)
  }
  return settled
}

function* anyNumber<S extends Shape>(t: Engine<S>, seat: Seat, due: Due, all: readonly Payment[]): Script<Due> {
  const { lots } = resourceOf(t, due.pay)
  return lots ? { ...due, ...(yield* lots(t, seat, due.filter)) } : { ...due, n: yield* howMany(t, seat, due, all) }
}

const payMuch = <S extends Shape>(t: Engine<S>, resource: string, instead?: string): Prompts<S>['payWith'] =>
  t.game.prompts.payMuch?.(resource, instead) ?? t.game.prompts.payWith

function* howMany<S extends Shape>(t: Engine<S>, seat: Seat, { pay, filter }: Due, all: readonly Payment[]): Script<number> {
  const others = all.filter((part) => part.pay !== pay).map((part) => priced(t, seat, part))
  const purse = new Purse(t, seat, others)
  let most = purse.own(pay, resourceOf(t, pay).has(t, seat, filter), filter)
  for (const pays of substitutes(t, seat, pay)) {
    const more = purse.standIn(pays)
    purse.take(pays, more)
    most += more
  }
  return yield* chooseNumber(t, seat, { about: payMuch(t, pay), min: 1, max: most })
}

/** Lets the payer put one resource in another's place, as far as abilities allow. */
function* substituted<S extends Shape>(t: Engine<S>, seat: Seat, part: Due, purse: Purse<S>, uses: string[]): Script<Due[]> {
  const due: Due[] = []
  let left = part.n
  const may = substitutes(t, seat, part.pay)
  for (const [i, pays] of may.entries()) {
    const most = Math.min(left, purse.standIn(pays))
    if (most <= 0) continue
    const others = may.slice(i + 1).reduce((sum, other) => sum + purse.standIn(other), 0)
    const least = Math.min(most, Math.max(0, left - purse.own(part.pay, left, part.filter) - others))
    const n = yield* chooseNumber(t, seat, { about: payMuch(t, pays.ability.with, part.pay), min: least, max: most })
    if (n === 0) continue
    const key = limitKey(pays, seat)
    if (key !== null) uses.push(key)
    purse.take(pays, n)
    due.push({ pay: pays.ability.with, n: n * pays.ability.rate, filter: null })
    left -= n
  }
  return [{ ...part, n: left }, ...due]
}
