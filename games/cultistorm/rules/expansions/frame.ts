import type { Ability, Check, Game, Script } from '@miskatonic/kernel'
import { type ExpansionId, isSwitchedOn } from '../../expansions.ts'
import { rulesOf } from '../options.ts'
import type { Cultistorm, Storm } from '../shape.ts'

/* What an expansion is to the base: rules that hang on what happens, and work where the table plays with it. */

type Happenings = Cultistorm['happenings']
/** What is done when something happens. */
type Answers = { readonly [N in keyof Happenings]?: (t: Storm, what: Happenings[N]) => Script }
type Own = Ability<Cultistorm>

export type Expansion = {
  readonly id: ExpansionId
  /** Before and after what happens at the base's table, as often as it happens. */
  readonly before?: Answers
  readonly after?: Answers
  /** What it forbids, allows, replaces, what numbers it changes, and what it lets everybody do (`action` on `preparation` or `fight`). */
  readonly abilities?: readonly Own[]
  readonly checks?: readonly Check<Cultistorm>[]
  /** What prices can be paid with, besides what the base knows. */
  readonly resources?: Game<Cultistorm>['resources']
  readonly steps?: Game<Cultistorm>['steps']
  readonly tell?: Game<Cultistorm>['tell']
}

/** Whether this table plays with it. */
export const isOn = (t: Storm, id: ExpansionId): boolean => isSwitchedOn(rulesOf(t), id)

/** An ability that works where its expansion is played with. */
const whileOn = (id: ExpansionId, ability: Own): Own => ({
  ...ability,
  when: (t, self, what, by) => isOn(t, id) && (ability.when === undefined || ability.when(t, self, what, by)),
})

/**
 * All answers to one happening as one ability of the rules: several expansions answer in the order in which they are listed, and
 * nobody is asked to put them in order.
 */
function answering(all: readonly Expansion[], family: 'before' | 'after', on: keyof Happenings): Own {
  const asked = all.filter((one) => one[family]?.[on])
  return {
    id: `${family}-${on}`,
    rule: 'CS-RULING-134',
    family,
    on,
    when: (t) => asked.some(({ id }) => isOn(t, id)),
    *run(t, _self, what) {
      for (const one of asked) if (isOn(t, one.id)) yield* one[family]?.[on]?.(t, what) as Script // CS-RULING-134, CS-RULING-88
    },
  }
}

/** Everything expansions add to the abilities of the rules. */
export function abilitiesOf(all: readonly Expansion[]): Own[] {
  const families = ['before', 'after'] as const
  const answers = families.flatMap((family) => {
    const happenings = new Set(all.flatMap((one) => Object.keys(one[family] ?? {}) as (keyof Happenings)[]))
    return [...happenings].map((on) => answering(all, family, on))
  })
  return [...answers, ...all.flatMap(({ id, abilities = [] }) => abilities.map((ability) => whileOn(id, ability)))]
}

export const checksOf = (all: readonly Expansion[]): Check<Cultistorm>[] =>
  all.flatMap(({ id, checks = [] }) => checks.map((check) => ({ ...check, when: (t: Storm) => (isOn(t, id) ? check.when(t) : []) })))
