import type { Cost, Json, Limit, RuleId } from '@miskatonic/kernel'

/** An effect is data: a verb and its fields. Each game narrows this to its own union. */
export type Effect = { readonly do: string; readonly [field: string]: Json | undefined }
/** The effect in plain data: an argument of a message, a field of another node; undefined where it is none. */
export const effectIn = (value: Json | undefined): Effect | undefined => (isEffect(value) ? value : undefined)
const isEffect = (value: Json | undefined): value is Effect =>
  typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string'

export type Condition = { readonly is: string; readonly [field: string]: Json | undefined }
/** Names pieces, places or people; the answer is a list of ids. */
export type Selector = { readonly the: string; readonly [field: string]: Json | undefined }
/** A number, or how to find it. */
export type Amount = number | { readonly count: Selector } | { readonly of: string; readonly [field: string]: Json | undefined }

/** Compares the fields of what happens: a value, one of several, or the source's own. */
export type Filter = { readonly [field: string]: Json | undefined }
export type Lasts =
  | { readonly scope: string }
  | { readonly record: string }
  | { readonly after: string }
  | { readonly uses: number }
  | 'gone'

type Common = { readonly where?: Filter; readonly while?: Condition; readonly rule?: RuleId; readonly limit?: Limit }
type Doing = Common & { readonly effect: Effect; readonly may?: true; readonly cost?: Cost }

/** The families of abilities, as data. */
export type AbilityData =
  | (Common & { readonly ability: 'cannot'; readonly on: string })
  | (Common & { readonly ability: 'allow'; readonly on: string })
  | (Doing & { readonly ability: 'instead'; readonly on: string })
  | (Common & {
      readonly ability: 'prevent'
      readonly on: string
      readonly amount: Amount | 'all'
      readonly may?: true
      readonly cost?: Cost
    })
  | (Common & { readonly ability: 'alter'; readonly on: string; readonly set: Filter })
  | (Doing & { readonly ability: 'before' | 'after'; readonly on: string })
  | (Common & { readonly ability: 'modify'; readonly on: string; readonly phase: string; readonly amount: Amount })
  | (Doing & { readonly ability: 'action'; readonly on: string })
  | (Common & { readonly ability: 'pays'; readonly on: string; readonly with: string; readonly rate?: number; readonly most?: number })
  | (Common & { readonly ability: 'suppress'; readonly which: Selector })

/** Something said in both languages by hand. */
export type Both = { readonly es: string; readonly en: string }
