import { ContractError, type Cost, type Script, type Seat, type Self, type Shape } from '@miskatonic/kernel'
import type { ConditionSpec, Context, Language, Named, SelectorSpec, VerbSpec } from './language.ts'
import type { Amount, Condition, Effect, Filter, Selector } from './nodes.ts'

type From = { readonly self: Self; readonly you?: string; readonly names?: Record<string, Named>; readonly what?: Filter }

/** Resolves an effect of that source, addressed to `you`. */
export function resolve<S extends Shape>(language: Language<S>, t: Context<S>['t'], effect: Effect, from: From): Script<boolean> {
  const x: Context<S> = contextOf(language, t, from)
  return t.asSource(from.self, () => whole(x, () => run(x, effect)))
}

/** One text, as the game wants texts to be resolved. */
export const whole = <S extends Shape, R>(x: Context<S>, text: () => Script<R>): Script<R> =>
  x.language.whole ? x.language.whole(x.t, text) : text()

/** The language the table's game is written in. Rules come to it this way, since its verbs are made of those rules. */
export function languageOf<S extends Shape>(t: Context<S>['t']): Language<S> {
  if (!t.game.language) throw new ContractError(`the game «${t.game.id}» has no card language`)
  return t.game.language as Language<S>
}

/** Resolves what a piece says, in the language of its game. */
export const resolveText = <S extends Shape>(t: Context<S>['t'], effect: Effect, from: From): Script<boolean> =>
  resolve(languageOf(t), t, effect, from)

export const contextOf = <S extends Shape>(language: Language<S>, t: Context<S>['t'], from: From): Context<S> => ({
  t,
  language,
  self: from.self,
  you: from.you ?? language.you(t, from.self),
  names: namesFor(from.self, from.names),
  what: from.what ?? NOTHING,
})

const NOTHING: Filter = {}

/** Only to look: nothing is resolved, so nothing is named on the way. */
export const looking = <S extends Shape>(language: Language<S>, t: Context<S>['t'], self: Self, what: Filter): Context<S> => {
  const you = self.bound['@you']
  return {
    t,
    language,
    self,
    you: typeof you === 'string' ? you : language.you(t, self),
    names: self.bound as Record<string, Named>,
    what,
  }
}

/** Names of its own: what is resolved adds to them. */
function namesFor({ bound }: Self, more: Record<string, Named> | undefined): Record<string, Named> {
  const names: Record<string, Named> = {}
  for (const name in bound) names[name] = bound[name] as Named
  for (const name in more) names[name] = more[name] as Named
  return names
}

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
  return x.t.asIfChosenBy(seat, () => how(x, effect))
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
