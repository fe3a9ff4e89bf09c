import { ContractError, type Cost, type Script, type Seat, type Self, type Shape } from '@miskatonic/kernel'
import type { ConditionSpec, Context, Language, Named, SelectorSpec, VerbSpec } from './language.ts'
import type { Amount, Condition, Effect, Filter, Selector } from './nodes.ts'

/** Resolves an effect of that source, addressed to `you`. */
export function* resolve<S extends Shape>(
  language: Language<S>,
  t: Context<S>['t'],
  effect: Effect,
  from: { readonly self: Self; readonly you?: string; readonly names?: Record<string, Named>; readonly what?: Filter },
): Script<boolean> {
  const x: Context<S> = contextOf(language, t, from)
  return yield* t.asSource(from.self, () => run(x, effect))
}

export const contextOf = <S extends Shape>(
  language: Language<S>,
  t: Context<S>['t'],
  from: { readonly self: Self; readonly you?: string; readonly names?: Record<string, Named>; readonly what?: Filter },
): Context<S> => ({
  t,
  language,
  self: from.self,
  you: from.you ?? language.you(t, from.self),
  names: { ...(from.self.bound as Record<string, Named>), ...from.names },
  what: from.what ?? {},
})

const missing = (sort: string, name: string): never => {
  throw new ContractError(`the card language has no ${sort} «${name}»`)
}

export function* run<S extends Shape>(x: Context<S>, effect: Effect): Script<boolean> {
  const verb = (x.language.verbs[effect.do] ?? missing('verb', effect.do)) as VerbSpec<S, Effect>
  return (yield* verb.run(x, effect)) !== false
}

/** Whether it could do anything: the same data, read hopefully. */
export function could<S extends Shape>(x: Context<S>, effect: Effect): boolean {
  const verb = (x.language.verbs[effect.do] ?? missing('verb', effect.do)) as VerbSpec<S, Effect>
  return verb.could === undefined || verb.could(x, effect)
}

/** Whether it could be done to its end. */
export function wholly<S extends Shape>(x: Context<S>, effect: Effect): boolean {
  const verb = (x.language.verbs[effect.do] ?? missing('verb', effect.do)) as VerbSpec<S, Effect>
  return verb.wholly === undefined ? could(x, effect) : verb.wholly(x, effect)
}

/** Whether it could do anything (or all it says) if this seat picked it: some prohibitions spare what one chooses oneself. */
export function couldIfChosen<S extends Shape>(x: Context<S>, effect: Effect, seat: Seat, how: typeof could = could): boolean {
  const by = x.t.provenance()
  x.t.backTo({ ...by, chosen: seat })
  const possible = how(x, effect)
  x.t.backTo(by)
  return possible
}

export function holds<S extends Shape>(x: Context<S>, condition: Condition): boolean {
  const spec = (x.language.conditions[condition.is] ?? missing('condition', condition.is)) as ConditionSpec<S, Condition>
  return spec.holds(x, condition)
}

export function find<S extends Shape>(x: Context<S>, selector: Selector): readonly string[] {
  const spec = (x.language.selectors[selector.the] ?? missing('selector', selector.the)) as SelectorSpec<S, Selector>
  return spec.find(x, selector)
}

/** Whether a phrase fits this one. */
export function covers<S extends Shape>(x: Context<S>, selector: Selector, id: string): boolean {
  const spec = (x.language.selectors[selector.the] ?? missing('selector', selector.the)) as SelectorSpec<S, Selector>
  return spec.includes ? spec.includes(x, selector, id) : spec.find(x, selector).includes(id)
}

export function amountOf<S extends Shape>(x: Context<S>, amount: Amount): number {
  if (typeof amount === 'number') return amount
  if ('count' in amount) return find(x, amount.count as Selector).length
  const spec = x.language.amounts[amount.of] ?? missing('number', amount.of)
  return spec.value(x, amount as never)
}

/** Before a price is paid: the least that «as much as spent» can come to. */
export const asIfPaid = <S extends Shape>(x: Context<S>, cost: Cost | undefined): Context<S> =>
  cost === undefined ? x : { ...x, names: { ...leastOf(cost), ...x.names } }

function leastOf(cost: Cost): Record<string, number> {
  if ('or' in cost) return Object.assign({}, ...cost.or.map(leastOf)) as Record<string, number>
  if ('times' in cost) return leastOf(cost.cost)
  return Object.fromEntries(cost.map(({ pay, n }) => [`paid:${pay}`, n === 'any' ? 1 : n]))
}

/** The same effect for somebody else. */
export const addressing = <S extends Shape>(x: Context<S>, you: string): Context<S> => ({ ...x, you })
export const naming = <S extends Shape>(x: Context<S>, name: string, value: Named): Context<S> => ({
  ...x,
  names: { ...x.names, [name]: value },
})

/** Does what happens fit the filter: each field a value, one of a list, `you`, `self`, a named id, or not something. */
export function fits<S extends Shape>(x: Context<S>, filter: Filter, what: Filter): boolean {
  for (const field in filter) {
    const wanted = filter[field]
    if (wanted === undefined) continue
    if (field === 'not') {
      if (fits(x, wanted as Filter, what)) return false
    } else if (field === 'if') {
      if (!holds({ ...x, what }, wanted as Condition)) return false
    } else if (x.language.filters[field]) {
      if (!x.language.filters[field]?.(x, wanted, what)) return false
    } else if (!matches(x, wanted, what[field])) return false
  }
  return true
}

function matches<S extends Shape>(x: Context<S>, wanted: Filter[string], found: Filter[string]): boolean {
  if (wanted === 'you') return found === x.you
  if (wanted === 'self') return found === x.self.piece
  if (Array.isArray(wanted)) return wanted.some((one) => matches(x, one, found))
  if (typeof wanted !== 'object' || wanted === null) return wanted === found
  if ('the' in wanted) return typeof found === 'string' && covers(x, wanted as Selector, found)
  if ('not' in wanted) return !matches(x, (wanted as Filter).not, found)
  if ('min' in wanted || 'max' in wanted) {
    const { min, max } = wanted as { min?: number; max?: number }
    return typeof found === 'number' && (min === undefined || found >= min) && (max === undefined || found <= max)
  }
  return false
}
