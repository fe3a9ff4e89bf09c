import {
  type AbilityData,
  type AbilityOptions,
  type Amount,
  builders,
  type Condition,
  type Effect,
  type Filter,
  type Selector,
} from '@miskatonic/effects'
import type { Cost, Limit } from '@miskatonic/kernel'
import type { Trait } from './kinds.ts'

/* The words cards are written with. Each makes plain data; what it means is in `vocabulary.ts`. */

const common = builders()
export const { seq, choose, may, unless, when, each, later, lasting, after, before, instead, prevent, alter, allow, suppress } = common
export const roll = (bands: Parameters<typeof common.roll>[1]): Effect => common.roll(1, bands)

// what the rock has of its own
export const test = (skill: 'knack' | 'will', out: { modifier?: number; pass?: Effect; fail?: Effect }): Effect => ({
  do: 'test',
  skill,
  ...out,
})
export const lose = {
  nerve: (n: number): Effect => ({ do: 'loseNerve', n }),
  oil: (n: number): Effect => ({ do: 'loseOil', n }),
}
export const recover = (n: number): Effect => ({ do: 'recover', n })
export const gainOil = (n: number): Effect => ({ do: 'gainOil', n })
export const advance = (n: number): Effect => ({ do: 'advanceDark', n })
export const crack = (n: number): Effect => ({ do: 'crack', n })
export const summon: Effect = { do: 'summon' }
export const drive = (thing: Selector): Effect => ({ do: 'drive', thing })
export const sight: Effect = { do: 'sight' }
export const draw = (n: number): Effect => ({ do: 'draw', n })
export const search = (trait: Trait): Effect => ({ do: 'search', trait })
export const mark: Effect = { do: 'mark' }
export const turnSelf: Effect = { do: 'turn' }
export const discardSelf: Effect = { do: 'discardSelf' }
export const reroll: Effect = { do: 'reroll' }
export const move: Effect = { do: 'move' }
export const reorder = (n: number): Effect => ({ do: 'reorder', n })
export const lookAtPurpose: Effect = { do: 'lookAtPurpose' }
export const call: Effect = { do: 'call' }
/** The effect befalls a keeper whom you choose. */
export const chosenKeeper = (effect: Effect): Effect => ({ do: 'keeperOfChoice', effect })

// whom and what
export const keepers: Selector = { the: 'keepers' }
export const keepersOn = (place: string): Selector => ({ the: 'keepers', place })
export const thatThing: Selector = { the: 'that', name: 'thing' }
export const findsWith = (trait: Trait): Selector => ({ the: 'finds', trait })

// conditions
export const youAreIn = (place: string): Condition => ({ is: 'in', place })
export const saved = (atLeast: number): Condition => ({ is: 'saved', atLeast })
export const oilLeft = (atLeast: number): Condition => ({ is: 'oil', atLeast })
export const nerveLeft = (atLeast: number): Condition => ({ is: 'nerve', atLeast })
export const marked: Condition = { is: 'marked' }
export const carrying = (atLeast: number): Condition => ({ is: 'carrying', atLeast })
export const thingsAshore = (atLeast: number): Condition => ({ is: 'things', atLeast })

// costs and limits
export const nerve = (n: number): Cost => [{ pay: 'nerve', n }]
export const finds = (n: number): Cost => [{ pay: 'find', n }]
export const thisCard: Cost = [{ pay: 'self', n: 1 }]
export const oncePerNight: Limit = { per: 'night', on: 'piece' }

// abilities
export const cannot = (on: string, where: Filter = {}): AbilityData => common.cannot(on, where, { rule: 'LH-NIGHT-04' })
export const modify = (on: string, phase: string, amount: Amount, more: { where?: Filter; while?: Condition } = {}): AbilityData => ({
  ability: 'modify',
  on,
  phase,
  amount,
  ...more,
})
export const action: (on: 'shift' | 'help' | 'council', effect: Effect, more?: AbilityOptions<Condition>) => AbilityData = common.action
export const pays = (on: string, instead: string, limit: Limit): AbilityData => common.pays(on, instead, { limit })
export const whenSaved = (effect: Effect): AbilityData => after('ship:save', { ship: 'self' }, effect)
export const whenLost = (effect: Effect): AbilityData => after('ship:lose', { ship: 'self' }, effect)
export const whenDriven = (effect: Effect): AbilityData => after('thing:drive', { thing: 'self' }, effect)
