import { type Effect, effectsOf, type Language } from '@miskatonic/effects'
import type { Json, Shape } from '@miskatonic/kernel'
import type { Cases, Decide, DieTable, EndReading, Read, Riddle, Toll, TurnTo } from './nodes.ts'

/* Where an effect can lead, without running it. */

/** A way from one entry to another. `paid`: whoever goes it has given something up that runs out. */
export type Exit = { readonly to: number; readonly paid: boolean }
export type Flow = { readonly exits: readonly Exit[]; readonly faults: readonly string[] }

/** What comes after an effect: nothing, because it never gets there; or something, and on every way there something was paid. */
type After = { readonly falls: boolean; readonly paid: boolean }

export type Weighing<S extends Shape> = {
  readonly language: Language<S>
  /** Whether an effect of the game's own takes something that runs out, so that it cannot be repeated for ever. */
  readonly costs: (effect: Effect) => boolean
}

/** Everything an effect can lead to, and what in it can never be reached. */
export function flowOf<S extends Shape>(weighing: Weighing<S>, effect: Effect, paid = false): Flow {
  const walk = new Walk(weighing)
  walk.through(effect, paid)
  return { exits: walk.exits, faults: walk.faults }
}

type Branch = { readonly effect: Effect | undefined; readonly paid: boolean }

class Walk<S extends Shape> {
  readonly exits: Exit[] = []
  readonly faults: string[] = []
  private readonly weighing: Weighing<S>

  constructor(weighing: Weighing<S>) {
    this.weighing = weighing
  }

  through(effect: Effect, before: boolean): After {
    const paid = before || this.weighing.costs(effect)
    switch (effect.do) {
      case 'read':
        this.exits.push({ to: (effect as Read).entry, paid })
        return { falls: true, paid }
      case 'turnTo':
        this.exits.push({ to: (effect as TurnTo).entry, paid })
        return { falls: false, paid }
      case 'goBack':
        return { falls: false, paid }
      case 'endReading': {
        const { then } = effect as EndReading
        if (then) this.through(then, paid)
        return { falls: false, paid }
      }
      case 'seq':
      case 'then':
        return this.inOrder(effect.effects as unknown as readonly Effect[], paid)
      case 'pay':
        return this.through(effect.effect as unknown as Effect, true)
      default:
        return this.branching(effect, paid)
    }
  }

  private inOrder(effects: readonly Effect[], before: boolean): After {
    let after: After = { falls: true, paid: before }
    for (const effect of effects) {
      if (!after.falls) {
        this.faults.push(`what follows after the reading has moved on is never reached: «${effect.do}»`)
        break
      }
      after = this.through(effect, after.paid)
    }
    return after
  }

  private branching(effect: Effect, paid: boolean): After {
    const branches = branchesOf(effect, paid)
    if (branches) return this.oneOf(branches)
    // An effect of the game's own: whatever it holds can happen, or not.
    for (const inner of nestedIn(this.weighing.language, effect))
      if (inner.do === 'read' || inner.do === 'turnTo') this.exits.push({ to: (inner as Read).entry, paid })
    return { falls: true, paid }
  }

  private oneOf(branches: readonly Branch[]): After {
    const ends = branches.map(({ effect, paid }) => (effect ? this.through(effect, paid) : { falls: true, paid }))
    const falling = ends.filter(({ falls }) => falls)
    return { falls: falling.length > 0, paid: falling.every(({ paid }) => paid) }
  }
}

const nestedIn = <S extends Shape>(language: Language<S>, effect: Effect): Generator<Effect> =>
  effectsOf(language, language.verbs[effect.do]?.fields ?? {}, effect)

/** The ways through an effect of which exactly one is taken; null: it has none of these. */
function branchesOf(effect: Effect, paid: boolean): readonly Branch[] | null {
  const field = (name: string): Effect | undefined => effect[name] as unknown as Effect | undefined
  switch (effect.do) {
    case 'decide': {
      const { choices, otherwise, by } = effect as unknown as Decide
      const chosen = choices.map((choice) => ({ effect: choice.then, paid: paid || choice.cost !== undefined }))
      const always = choices.some(({ needs, cost }) => !needs && !cost) && by !== 'each'
      return always ? chosen : [...chosen, { effect: otherwise, paid }]
    }
    case 'cases': {
      const { cases, otherwise } = effect as unknown as Cases
      return [...cases.map(({ then }) => ({ effect: then, paid })), { effect: otherwise, paid }]
    }
    case 'when':
      return [
        { effect: field('then'), paid },
        { effect: field('otherwise'), paid },
      ]
    case 'dieTable':
      return [...Object.values((effect as unknown as DieTable).faces).map((then) => ({ effect: then, paid })), { effect: undefined, paid }]
    case 'riddle': {
      const { answers, wrong } = effect as unknown as Riddle
      return [...Object.values(answers), wrong].map((then) => ({ effect: then, paid }))
    }
    case 'toll': {
      const { paid: then, unpaid } = effect as unknown as Toll
      return [
        { effect: then, paid: true },
        { effect: unpaid, paid },
      ]
    }
    case 'choose':
      return (effect.options as unknown as readonly Effect[]).map((then) => ({ effect: then, paid }))
    case 'may':
      return [
        { effect: field('effect'), paid: paid || effect.cost !== undefined },
        { effect: undefined, paid },
      ]
    default:
      return null
  }
}

/** Whether it is an effect that does nothing at all. */
export const isEmpty = (effect: Effect): boolean =>
  effect.do === 'nothing' || ((effect.do === 'seq' || effect.do === 'then') && (effect.effects as readonly Json[]).length === 0)
