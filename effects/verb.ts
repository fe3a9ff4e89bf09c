import type { Cost, Json, Script, Shape } from '@miskatonic/kernel'
import type { Field, Fields } from './fields.ts'
import type { ConditionSpec, Context, SelectorSpec, VerbSpec } from './language.ts'
import type { AbilityData, Amount, Both, Condition, Effect, Filter, Selector } from './nodes.ts'
import type { Tree } from './text/tree.ts'

declare const held: unique symbol
/** A field whose values are more exactly known than its sort tells. */
type Exactly<T> = { readonly [held]: T }

/** A field of that sort that holds just this: `exactly<Place>()('json')`. */
export const exactly =
  <T>() =>
  <const F extends Field>(field: F): F & Exactly<T> =>
    field as F & Exactly<T>

/** What a field of that sort holds, as a type. */
type Value<F extends Field> = F extends Exactly<infer T> ? T : BySort<F>
type BySort<F extends Field> = F extends 'effect'
  ? Effect
  : F extends 'condition'
    ? Condition
    : F extends 'selector'
      ? Selector
      : F extends 'amount'
        ? Amount
        : F extends 'cost'
          ? Cost
          : F extends 'ability'
            ? AbilityData
            : F extends 'filter'
              ? Filter
              : F extends 'both'
                ? Both
                : F extends 'string'
                  ? string
                  : F extends 'integer'
                    ? number
                    : F extends 'boolean'
                      ? boolean
                      : F extends 'json'
                        ? Json
                        : Structure<F>
type Structure<F> = F extends { readonly one: readonly (infer V)[] }
  ? V
  : F extends { readonly list: infer L extends Field }
    ? readonly Value<L>[]
    : F extends { readonly map: infer M extends Field }
      ? { readonly [key: string]: Value<M> }
      : F extends { readonly fields: infer N extends Fields }
        ? NodeFields<N>
        : F extends { readonly either: readonly (infer E extends Field)[] }
          ? Value<E>
          : never

/** The fields of a node, as its verb declares them: a key that ends in `?` may be missing. */
export type NodeFields<F extends Fields> = {
  readonly [K in keyof F as K extends `${string}?` ? never : K]: Value<F[K]>
} & { readonly [K in keyof F as K extends `${infer Name}?` ? Name : never]?: Value<F[K]> }

/** What a verb is defined by. Its node's type follows from its fields. */
type Definition<S extends Shape, F extends Fields> = { readonly fields: F } & Omit<VerbSpec<S, Effect & NodeFields<F>>, 'fields'>

/** A verb that knows its fields by type; `Vocabulary.verbs` takes it as it is. */
export type Verb<S extends Shape, F extends Fields = Fields> = Omit<VerbSpec<S, never>, 'fields'> & { readonly fields: F }

/**
 * The one place where a verb is defined: what fields it has, what it does, whether it could do anything, what it says. A game gives its
 * shape once: `const verb = verbsOf<MyShape>()`.
 */
export const verbsOf =
  <S extends Shape>() =>
  <const F extends Fields>(definition: Definition<S, F>): Verb<S, F> =>
    definition as unknown as Verb<S, F>

/** Verbs of the two simplest kinds: one with a number and nothing else, and one that is said alone. */
export const simpleVerbsOf = <S extends Shape>() => {
  type X = Context<S>
  const verb = verbsOf<S>()
  return {
    counted: (script: (x: X, n: number) => Script<boolean | void>, say: (n: number) => Tree, could?: (x: X, n: number) => boolean) =>
      verb({
        fields: { n: 'integer' },
        run: (x, { n }) => script(x, n),
        ...(could ? { could: (x: X, { n }: { readonly n: number }) => could(x, n) } : {}),
        say: ({ n }) => say(n),
      }),
    plain: (script: (x: X) => Script<boolean | void>, say: Tree, could?: (x: X) => boolean) =>
      verb({ fields: {}, run: script, ...(could ? { could } : {}), say: () => say }),
  }
}

/** As `verbsOf`, for conditions: what fields it has, whether it holds, what it says. */
export const conditionsOf =
  <S extends Shape>() =>
  <const F extends Fields>(definition: { readonly fields: F } & Omit<ConditionSpec<S, Condition & NodeFields<F>>, 'fields'>) =>
    definition as unknown as Omit<ConditionSpec<S, never>, 'fields'> & { readonly fields: F }

/** As `verbsOf`, for selectors: what fields it has, whom or what it finds, how it is called. */
export const selectorsOf =
  <S extends Shape>() =>
  <const F extends Fields>(definition: { readonly fields: F } & Omit<SelectorSpec<S, Selector & NodeFields<F>>, 'fields'>) =>
    definition as unknown as Omit<SelectorSpec<S, never>, 'fields'> & { readonly fields: F }

/** The nodes of these verbs: the part of a game's effects that is its own. */
export type NodesOf<V> = {
  [K in keyof V & string]: V[K] extends { readonly fields: infer F extends Fields } ? { readonly do: K } & NodeFields<F> : never
}[keyof V & string]

/** What is handed to the builder of a verb: its fields, or nothing where all of them may be missing. */
type Given<F extends Fields> = keyof NodeFields<F> extends never
  ? []
  : Record<never, never> extends NodeFields<F>
    ? [fields?: NodeFields<F>]
    : [fields: NodeFields<F>]
type Makers<V> = {
  readonly [K in keyof V]: V[K] extends { readonly fields: infer F extends Fields } ? (...given: Given<F>) => Effect : never
}

/** A builder for each verb, named after it: `make.loseNerve({ n: 1 })`. */
export function makersOf<V extends { readonly [verb: string]: { readonly fields: Fields } }>(verbs: V): Makers<V> {
  const makers = Object.keys(verbs).map((name) => [name, (fields: object = {}): Effect => ({ do: name, ...fields })])
  return Object.fromEntries(makers) as Makers<V>
}
