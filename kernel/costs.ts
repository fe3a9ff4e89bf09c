import { type Active, concerns, limitKey, limitReached, type Pays } from './abilities.ts'
import { choose, chooseNumber } from './asking.ts'
import { ContractError } from './errors.ts'
import type { Happening, Script, Shape, What } from './game.ts'
import type { Refusal, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Kernel } from './kernel.ts'
import type { Write } from './write.ts'

/** What is to be paid: all parts, one of several, or one cost several times. */
export type Cost = readonly Payment[] | { readonly or: readonly Cost[] } | { readonly times: number; readonly cost: Cost }
export type Payment = { readonly pay: string; readonly n: number | 'any'; readonly filter?: Json }

/** What was really paid, by resource: what "as much as spent" refers to. */
export type Paid = { readonly [resource: string]: number }

/** Something costs can be paid with. */
export type Resource<S extends Shape> = {
  /** The happening of paying it, `clue:spend`: never the one of losing it. */
  readonly happening: string
  readonly has: (t: Kernel<S>, seat: Seat, filter: Json) => number
  /** Why `n` of it may not be paid although they are there (the last point of Sanity). */
  readonly refusals?: (t: Kernel<S>, seat: Seat, n: number, filter: Json) => Refusal[]
  readonly lacking: (t: Kernel<S>, seat: Seat, n: number, filter: Json) => Refusal
  /** Settles what is paid (which cards?) and gives the happening's fields. */
  readonly gather: (t: Kernel<S>, seat: Seat, n: number, filter: Json) => Script<object>
  readonly spend: (w: Write<S>, what: never) => void
}

const resourceOf = <S extends Shape>(t: Kernel<S>, name: string): Resource<S> => {
  const resource = t.game.resources[name]
  if (!resource) throw new ContractError(`there is no resource «${name}»`)
  return resource
}

const isParts = (cost: Cost): cost is readonly Payment[] => Array.isArray(cost)

/** All parts of a cost, same resources added up; null where there is still a choice to make. */
export function parts(cost: Cost): Payment[] | null {
  if (isParts(cost)) return merged(cost)
  if ('or' in cost) return cost.or.length === 1 ? parts(cost.or[0] as Cost) : null
  const once = parts(cost.cost)
  return once && merged(once.map((part) => (part.n === 'any' ? part : { ...part, n: part.n * cost.times })))
}

function merged(list: readonly Payment[]): Payment[] {
  const out: Payment[] = []
  for (const part of list) {
    const i = out.findIndex((other) => other.pay === part.pay && JSON.stringify(other.filter) === JSON.stringify(part.filter))
    const other = out[i]
    if (!other || other.n === 'any' || part.n === 'any') out.push(part)
    else out[i] = { ...other, n: other.n + part.n }
  }
  return out
}

/** The price after what makes things dearer or cheaper. */
function price<S extends Shape>(t: Kernel<S>, seat: Seat, part: Payment): number {
  const n = part.n === 'any' ? 1 : part.n
  return t.game.quantities.cost ? Math.max(0, t.number('cost', { seat, resource: part.pay, n, filter: part.filter ?? null })) : n
}

/** Empty: it can be paid. */
export function canPay<S extends Shape>(t: Kernel<S>, seat: Seat, cost: Cost): Refusal[] {
  if (!isParts(cost) && 'or' in cost) {
    const each = cost.or.map((one) => canPay(t, seat, one))
    return each.some((refusals) => !refusals.length) ? [] : each.flat()
  }
  if (!isParts(cost) && !parts(cost)) return canPay(t, seat, cost.cost)
  return (parts(cost) ?? []).flatMap((part) => cannotPay(t, seat, part))
}

function cannotPay<S extends Shape>(t: Kernel<S>, seat: Seat, part: Payment): Refusal[] {
  const n = price(t, seat, part)
  const resource = resourceOf(t, part.pay)
  const filter = part.filter ?? null
  const own = payable(t, seat, part.pay, n, filter)
  const short = n - own - substitutes(t, seat, part.pay).reduce((sum, pays) => sum + standIn(t, seat, pays), 0)
  if (short <= 0) return t.allowed(resource.happening as Happening<S>, { who: seat, n } as What<S, Happening<S>>)
  return own < Math.min(n, resource.has(t, seat, filter))
    ? (resource.refusals?.(t, seat, n, filter) ?? [])
    : [resource.lacking(t, seat, n, filter)]
}

/** How much of it may be paid, up to `n`. */
function payable<S extends Shape>(t: Kernel<S>, seat: Seat, name: string, n: number, filter: Json): number {
  const resource = resourceOf(t, name)
  let own = Math.min(n, resource.has(t, seat, filter))
  while (own > 0 && resource.refusals?.(t, seat, own, filter).length) own--
  return own
}

const substitutes = <S extends Shape>(t: Kernel<S>, seat: Seat, resource: string): Active<Pays<S>>[] =>
  t
    .abilities('pays', resource)
    .filter((pays) => (pays.self.controller ?? seat) === seat && !limitReached(t, pays, seat) && concerns(t, pays, { who: seat }, {}))

const standIn = <S extends Shape>(t: Kernel<S>, seat: Seat, { ability }: Active<Pays<S>>): number =>
  Math.floor(payable(t, seat, ability.with, ability.most * ability.rate, null) / ability.rate)

/** Pays it all in one change, or nothing and null. */
export function* pay<S extends Shape>(t: Kernel<S>, seat: Seat, cost: Cost): Script<Paid | null> {
  if (canPay(t, seat, cost).length) return null
  const settled = yield* settle(t, seat, cost)
  const bill: { name: string; what: object }[] = []
  const paid: Record<string, number> = {}
  for (const part of settled) {
    for (const due of yield* substituted(t, seat, part)) {
      if (due.n <= 0) continue
      bill.push({ name: due.pay, what: yield* resourceOf(t, due.pay).gather(t, seat, due.n, due.filter) })
      paid[due.pay] = (paid[due.pay] ?? 0) + due.n
    }
  }
  yield* t.paying(bill.map(({ name, what }) => ({ resource: resourceOf(t, name), what })))
  return paid
}

/** Settles every choice of a cost: which alternative, how many of "any number". */
function* settle<S extends Shape>(t: Kernel<S>, seat: Seat, cost: Cost): Script<{ pay: string; n: number; filter: Json }[]> {
  if (!isParts(cost) && 'or' in cost) {
    const open = cost.or.map((one, i) => ({ one, key: `${i}` })).filter(({ one }) => !canPay(t, seat, one).length)
    const key = yield* choose(t, seat, { about: t.game.prompts.payWith, options: open.map((alternative) => ({ key: alternative.key })) })
    return yield* settle(t, seat, open.find((alternative) => alternative.key === key)?.one ?? [])
  }
  if (!isParts(cost) && !parts(cost)) {
    const once = yield* settle(t, seat, cost.cost)
    return once.map((part) => ({ ...part, n: part.n * cost.times }))
  }
  const settled: { pay: string; n: number; filter: Json }[] = []
  for (const part of parts(cost) ?? []) {
    const filter = part.filter ?? null
    const most = part.n === 'any' ? payable(t, seat, part.pay, resourceOf(t, part.pay).has(t, seat, filter), filter) : 0
    const n = part.n === 'any' ? yield* chooseNumber(t, seat, { about: t.game.prompts.payWith, min: 1, max: most }) : price(t, seat, part)
    settled.push({ pay: part.pay, n, filter })
  }
  return settled
}

/** Lets the payer put one resource in another's place, as far as abilities allow. */
function* substituted<S extends Shape>(
  t: Kernel<S>,
  seat: Seat,
  part: { pay: string; n: number; filter: Json },
): Script<{ pay: string; n: number; filter: Json }[]> {
  const due = [part]
  let left = part.n
  for (const pays of substitutes(t, seat, part.pay)) {
    const own = payable(t, seat, part.pay, left, part.filter)
    const most = Math.min(left, standIn(t, seat, pays))
    if (most <= 0) continue
    const n = yield* chooseNumber(t, seat, { about: t.game.prompts.payWith, min: Math.min(most, Math.max(0, left - own)), max: most })
    if (n === 0) continue
    const key = limitKey(pays, seat)
    if (key !== null) t.applying((w) => w.use(key, 1))
    due.push({ pay: pays.ability.with, n: n * pays.ability.rate, filter: null })
    left -= n
  }
  due[0] = { ...part, n: left }
  return due
}
