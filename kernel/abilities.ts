import type { Script } from './game.ts'
import type { Message, PieceId, Refusal, RuleId, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Kernel } from './kernel.ts'
import type { Shape } from './shape.ts'
import type { By, Source } from './state.ts'

/** How often: once per occurrence unless it says otherwise. `on: 'user'` counts each user apart, else the piece is used up. */
export type Limit = { readonly per: string; readonly on?: 'piece' | 'user'; readonly times?: number }

/** An ability at work: whose it is, who controls it, what was bound when it began to last. */
export type Self = {
  readonly source: Source
  readonly piece: PieceId | null
  readonly controller: Seat | null
  readonly bound: { readonly [name: string]: Json }
}

type Base<S extends Shape> = {
  /** Distinguishes the abilities of one definition; part of the limit's key. */
  readonly id: string
  readonly rule?: RuleId
  /** Of a happening or quantity: does this one concern the ability? */
  readonly when?: (t: Kernel<S>, self: Self, what: never, by: By) => boolean
  readonly limit?: Limit
}

export type Cannot<S extends Shape> = Base<S> & {
  readonly family: 'cannot'
  readonly on: string
  readonly refusal: (t: Kernel<S>, self: Self) => Refusal
}
export type Allow<S extends Shape> = Base<S> & { readonly family: 'allow'; readonly on: string }
/** Replaces, prevents or alters: gives back what happens now, or null when it does not happen at all. */
export type Instead<S extends Shape> = Base<S> & {
  readonly family: 'instead'
  readonly on: string
  readonly may?: true
  readonly could?: (t: Kernel<S>, self: Self, what: never) => boolean
  readonly run: (t: Kernel<S>, self: Self, what: never, by: By) => Script<object | null>
}
export type Trigger<S extends Shape> = Base<S> & {
  readonly family: 'before' | 'after'
  readonly on: string
  readonly may?: true
  readonly could?: (t: Kernel<S>, self: Self, what: never) => boolean
  readonly run: (t: Kernel<S>, self: Self, what: never, by: By) => Script
}
export type Modify<S extends Shape> = Base<S> & {
  readonly family: 'modify'
  readonly on: string
  readonly phase: string
  readonly amount: (t: Kernel<S>, self: Self, of: never) => number
}
/** Something a seat may do where the game offers actions. */
export type Action<S extends Shape> = Base<S> & {
  readonly family: 'action'
  readonly on: string
  readonly label?: Message
  readonly refusals: (t: Kernel<S>, self: Self, user: Seat) => Refusal[]
  readonly run: (t: Kernel<S>, self: Self, user: Seat) => Script
}
/** Lets one resource stand in for another in a cost. */
export type Pays<S extends Shape> = Base<S> & {
  readonly family: 'pays'
  readonly on: string
  readonly with: string
  readonly rate: number
  readonly most: number
}

export type Ability<S extends Shape> = Cannot<S> | Allow<S> | Instead<S> | Trigger<S> | Modify<S> | Action<S> | Pays<S>
export type Family = Ability<never>['family']
export type OfFamily<S extends Shape, F extends Family> = F extends 'before' | 'after'
  ? Trigger<S>
  : Extract<Ability<S>, { readonly family: F }>
/** Where they are known already: `key` is `abilityKey`, `limit` what its use is counted under, or null. */
export type Active<A> = { readonly ability: A; readonly self: Self; readonly key?: string; readonly limit?: string | null }

const sourceKey = (source: Source): string =>
  source.lasting === undefined ? (source.piece ?? `rule:${source.rule}`) : `lasting:${source.lasting}`

/** Names one ability of one source: what two copies with the same text do not share. */
export const abilityKey = <S extends Shape>(active: Active<Ability<S>>): string =>
  active.key ?? `${sourceKey(active.self.source)}/${active.ability.id}`

export function limitKey<S extends Shape>(active: Active<Ability<S>>, user: Seat | null): string | null {
  const base = active.limit === undefined ? limitOf(active) : active.limit
  return base !== null && active.ability.limit?.on === 'user' ? `${base}|${user}` : base
}

/** What its use is counted under; of one that counts each user apart, the part all have in common. */
export function limitOf<S extends Shape>(active: Active<Ability<S>>): string | null {
  const { limit } = active.ability
  return !limit || limit.per === 'occurrence' ? null : `${limit.per}|${abilityKey(active)}`
}

export function limitReached<S extends Shape>(t: Kernel<S>, active: Active<Ability<S>>, user: Seat | null): boolean {
  const key = limitKey(active, user)
  return key !== null && (t.raw.used[key] ?? 0) >= (active.ability.limit?.times ?? 1)
}

export const concerns = <S extends Shape>(t: Kernel<S>, { ability, self }: Active<Ability<S>>, what: unknown, by: By): boolean =>
  ability.when === undefined || ability.when(t, self, what as never, by)
