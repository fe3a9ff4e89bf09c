import type { Ability, By, Json, Kernel, Lasting, Message, Refusal, Seat, Self, Shape } from '@miskatonic/kernel'
import { passesLooking, passesPlain, sieve } from './filters.ts'
import type { Context, Language } from './language.ts'
import type { AbilityData, Amount, Effect, Filter } from './nodes.ts'
import { addressing, amountOf, asIfPaid, contextOf, could, find, holds, looking, run, whole } from './resolve.ts'

export const asAbilityJson = (ability: AbilityData): Json => ability as unknown as Json

/** Makes data an ability the kernel can work with. `id` tells the abilities of one card apart. */
export function compile<S extends Shape>(language: Language<S>, data: AbilityData, id: string): Ability<S> {
  const at = (t: Kernel<S>, self: Self, what: Filter = {}): Context<S> => {
    const you = self.bound['@you']
    return contextOf(language, t, typeof you === 'string' ? { self, what, you } : { self, what })
  }
  const when = concerning(language, data)
  const base = {
    id,
    ...(when ? { when: when as never } : {}),
    ...(data.rule ? { rule: data.rule } : {}),
    ...(data.limit ? { limit: data.limit } : {}),
  }
  switch (data.ability) {
    case 'cannot':
      return { ...base, family: 'cannot', on: data.on, refusal: (t, self) => language.refusal(t, self, data.on) }
    case 'allow':
      return { ...base, family: 'allow', on: data.on }
    case 'modify':
      return {
        ...base,
        family: 'modify',
        on: data.on,
        phase: data.phase,
        amount:
          typeof data.amount === 'number'
            ? constant(data.amount)
            : (t, self, of) => amountOf(looking(language, t, self, of as Filter), data.amount),
      }
    case 'pays':
      return { ...base, family: 'pays', on: data.on, with: data.with, rate: data.rate ?? 1, most: data.most ?? 1 }
    case 'alter':
      return {
        ...base,
        family: 'instead',
        on: data.on,
        // biome-ignore lint/correctness/useYield: it only alters what happens.
        *run(_t, _self, what) {
          return { ...(what as object), ...data.set }
        },
      }
    case 'suppress':
      return { ...base, family: 'allow', on: SUPPRESS }
    default:
      return doing(language, data, base, at)
  }
}

const constant = (n: number) => (): number => n

type When<S extends Shape> = (t: Kernel<S>, self: Self, what: Filter, by: By) => boolean

/** Whether something concerns the ability; what costs nothing to tell is looked at first. Null: everything does. */
function concerning<S extends Shape>(language: Language<S>, { where, while: condition }: AbilityData): When<S> | null {
  if (condition === undefined && where === undefined) return null
  const asked = sieve(language, where ?? {})
  const looks = condition !== undefined || asked.looking.length > 0
  return (t, self, what, by) => {
    if (!passesPlain(asked, what, by, self)) return false
    if (!looks) return true
    const x = looking(language, t, self, what)
    return (condition === undefined || holds(x, condition)) && passesLooking(asked, x, what, by)
  }
}

/** Never asked for by name: what is suppressed is read by `suppressedBy`. */
const SUPPRESS = '@suppress'

/** Pieces switched off by these abilities of pieces in play. Reads raw state: what suppresses cannot itself be suppressed. */
export function suppressedBy<S extends Shape>(
  language: Language<S>,
  t: Kernel<S>,
  abilities: Iterable<{ readonly data: AbilityData; readonly self: Self }>,
): Set<string> {
  const off = new Set<string>()
  for (const { data, self } of abilities) {
    if (data.ability !== 'suppress') continue
    const x = contextOf(language, t, { self })
    if (data.while === undefined || holds(x, data.while)) for (const piece of find(x, data.which)) off.add(piece)
  }
  return off
}

type At<S extends Shape> = (t: Kernel<S>, self: Self, what?: Filter) => Context<S>
type Doing = Extract<AbilityData, { ability: 'instead' | 'prevent' | 'before' | 'after' | 'action' }>
type Base = { id: string; when?: never; rule?: string; limit?: NonNullable<AbilityData['limit']> }

function doing<S extends Shape>(language: Language<S>, data: Doing, base: Base, at: At<S>): Ability<S> {
  const { cost } = data
  const seatAt = (x: Context<S>): Seat => language.seatOf(x.t, x.you)
  const affordable = (x: Context<S>): boolean => cost === undefined || x.t.canPay(seatAt(x), cost).length === 0
  const may = data.may || (cost !== undefined && data.ability !== 'action') ? ({ may: true } as const) : {}
  if (data.ability === 'prevent') {
    return {
      ...base,
      ...may,
      family: 'instead',
      on: data.on,
      could: (t, self, what) => affordable(affected(at(t, self, what as Filter), what as Filter)),
      *run(t, self, what) {
        const x = affected(at(t, self, what as Filter), what as Filter)
        if (cost && !(yield* t.pay(seatAt(x), cost))) return what
        return lessened(x, what as Filter, data.amount)
      },
    }
  }
  const { effect } = data
  const possible = (t: Kernel<S>, self: Self, what: Filter): boolean => {
    const x = affected(at(t, self, what), what)
    return affordable(x) && (!data.may || could(x, effect))
  }
  if (data.ability === 'action') return action(language, data, base, at)
  if (data.ability === 'instead') {
    return {
      ...base,
      ...may,
      family: 'instead',
      on: data.on,
      could: (t, self, what) => possible(t, self, what as Filter),
      *run(t, self, what) {
        const x = affected(at(t, self, what as Filter), what as Filter)
        if (cost && !(yield* t.pay(seatAt(x), cost))) return what
        yield* whole(x, () => run(x, effect))
        return null
      },
    }
  }
  return {
    ...base,
    ...may,
    family: data.ability,
    on: data.on,
    could: (t, self, what) => possible(t, self, what as Filter),
    *run(t, self, what) {
      const x = affected(at(t, self, what as Filter), what as Filter)
      if (cost && !(yield* t.pay(seatAt(x), cost))) return
      yield* whole(x, () => run(x, effect))
    },
  }
}

/** A card nobody controls speaks to whomever it befalls. */
const affected = <S extends Shape>(x: Context<S>, what: Filter): Context<S> =>
  x.self.controller === null && x.self.bound['@you'] === undefined && typeof what.who === 'string' ? addressing(x, what.who) : x

/** The amount of what happens, less what is prevented; null when nothing is left. */
function lessened<S extends Shape>(x: Context<S>, what: Filter, amount: Amount | 'all'): object | null {
  const n = typeof what.n === 'number' ? what.n : 1
  const left = amount === 'all' ? 0 : Math.max(0, n - amountOf(x, amount))
  return left === 0 ? null : { ...what, n: left }
}

function action<S extends Shape>(language: Language<S>, data: Doing & { ability: 'action' }, base: Base, at: At<S>): Ability<S> {
  const { cost, effect } = data
  const forUser = (t: Kernel<S>, self: Self, user: Seat): Context<S> => at(t, { ...self, controller: user })
  return {
    ...base,
    family: 'action',
    on: data.on,
    label: language.prompts.effect(effect as Effect) as Message,
    refusals: (t, self, user): Refusal[] => {
      const x = forUser(t, self, user)
      const unmet = data.while !== undefined && !holds(x, data.while)
      const poor = cost ? t.canPay(user, cost) : []
      return [...poor, ...(unmet || !could(asIfPaid(x, cost), effect) ? [language.refusal(t, self, data.on)] : [])]
    },
    *run(t, self, user) {
      const x = forUser(t, self, user)
      if (cost) {
        const paid = yield* t.pay(user, cost)
        if (!paid) return
        for (const resource in paid) x.names[`paid:${resource}`] = paid[resource] as number
      }
      yield* whole(x, () => run(x, effect))
    },
  }
}

/** The kernel's way to a lasting effect's ability. */
export const lastingAbility =
  <S extends Shape>(language: Language<S>) =>
  (_t: Kernel<S>, lasting: Lasting): Ability<S> =>
    compile(language, lasting.ability as unknown as AbilityData, `lasting-${lasting.id}`)
