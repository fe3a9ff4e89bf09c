import type { Cost, Limit, RuleId } from '@miskatonic/kernel'
import type { AbilityData, Amount, Condition, Effect, Filter, Lasts, Selector } from './nodes.ts'

/*
 * What cards of every game are written with: the control nodes and the families of abilities. A game adds builders of its own verbs.
 * Each makes plain data; the nesting of the expression is the nesting of the sentence.
 */

/** What may follow an ability's effect: whether it is offered, its price, how often, and while what holds. */
export type AbilityOptions<C> = {
  readonly may?: true
  readonly cost?: Cost
  readonly limit?: Limit
  readonly while?: C
  readonly rule?: RuleId
}
type Bands<E> = readonly (readonly [from: number, to: number, effect: E])[]

/** The common builders, typed by a game's own effects, conditions and selectors. */
export function builders<E extends Effect = Effect, C extends object = Condition, W extends object = Selector>() {
  // A game's union of effects holds the control nodes too; that each of these is one of them is what this cast says.
  const node = (effect: object): E => effect as E
  const ability = (family: AbilityData['ability'], rest: object): AbilityData => ({ ability: family, ...rest }) as AbilityData
  const doing =
    (family: 'before' | 'after' | 'instead') =>
    (on: string, where: Filter, effect: E, more: AbilityOptions<C> = {}) =>
      ability(family, { on, where, effect, ...more })

  return {
    seq: (...effects: readonly E[]): E => node({ do: 'seq', effects }),
    /** At the same time: nobody is judged before all of it has happened. */
    together: (...effects: readonly E[]): E => node({ do: 'seq', effects, together: true }),
    /** Two sentences: what follows the full stop is independent. */
    also: (...effects: readonly E[]): E => node({ do: 'seq', effects, apart: true }),
    /** A. Then B. (Not called `then`: a module that exports that name cannot be awaited, and hangs every test.) */
    inOrder: (...effects: readonly E[]): E => node({ do: 'then', effects }),
    choose: (...options: readonly E[]): E => node({ do: 'choose', options }),
    may: (effect: E, cost?: Cost): E => node({ do: 'may', effect, ...(cost ? { cost } : {}) }),
    /** "E unless you pay C". */
    unless: (cost: Cost, otherwise: E): E => node({ do: 'unless', cost, otherwise }),
    unlessYou: (act: E, otherwise: E): E => node({ do: 'unless', act, otherwise }),
    ifYouDo: (first: E, next: E, otherwise?: E): E => node({ do: 'ifYouDo', first, then: next, ...(otherwise ? { otherwise } : {}) }),
    when: (condition: C, yes: E, no?: E): E => node({ do: 'when', if: condition, then: yes, ...(no ? { otherwise: no } : {}) }),
    repeat: (times: Amount, effect: E): E => node({ do: 'repeat', times, effect }),
    each: (of: W, effect: E, order: 'together' | 'inOrder' = 'inOrder'): E => node({ do: 'forEach', of, effect, order }),
    roll: (dice: number, bands: Bands<E>): E =>
      node({ do: 'roll', dice, bands: bands.map(([from, to, effect]) => ({ on: [from, to], effect })) }),
    later: (on: string, effect: E): E => node({ do: 'later', on, effect }),
    lasting: (lasts: AbilityData, until: Lasts): E => node({ do: 'lasting', ability: lasts, until }),
    native: (id: string): E => node({ do: 'native', id }),
    nothing: node({ do: 'nothing' }),

    not: (condition: C): C => ({ is: 'not', condition }) as unknown as C,
    /** All of them hold. */
    both: (...conditions: readonly C[]): C => ({ is: 'all', conditions }) as unknown as C,

    before: doing('before'),
    after: doing('after'),
    instead: doing('instead'),
    prevent: (on: string, where: Filter, amount: Amount | 'all', more: AbilityOptions<C> = {}): AbilityData =>
      ability('prevent', { on, where, amount, ...more }),
    alter: (on: string, where: Filter, set: Filter): AbilityData => ability('alter', { on, where, set }),
    cannot: (on: string, where: Filter = {}, more: AbilityOptions<C> = {}): AbilityData => ability('cannot', { on, where, ...more }),
    allow: (on: string, where: Filter = {}, more: AbilityOptions<C> = {}): AbilityData => ability('allow', { on, where, ...more }),
    modify: (on: string, phase: string, amount: Amount, where: Filter = {}, more: AbilityOptions<C> = {}): AbilityData =>
      ability('modify', { on, phase, amount, where, ...more }),
    action: (on: string, effect: E, more: AbilityOptions<C> = {}): AbilityData => ability('action', { on, effect, ...more }),
    pays: (on: string, instead: string, more: AbilityOptions<C> & { readonly rate?: number; readonly most?: number } = {}): AbilityData =>
      ability('pays', { on, with: instead, ...more }),
    suppress: (which: W): AbilityData => ability('suppress', { which }),
  }
}
