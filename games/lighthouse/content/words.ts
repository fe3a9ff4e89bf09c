import type { AbilityData, Amount, Condition, Effect, Filter, Lasts, Selector } from '@miskatonic/effects'
import type { Cost, Limit } from '@miskatonic/kernel'
import type { Trait } from './kinds.ts'

/* The words cards are written with. Each makes plain data; what it means is in `vocabulary.ts`. */

// what the common language has
export const seq = (...effects: readonly Effect[]): Effect => ({ do: 'seq', effects })
export const choose = (...options: readonly Effect[]): Effect => ({ do: 'choose', options })
export const may = (effect: Effect): Effect => ({ do: 'may', effect })
export const unless = (cost: Cost, otherwise: Effect): Effect => ({ do: 'unless', cost, otherwise })
export const when = (condition: Condition, effect: Effect, otherwise?: Effect): Effect => ({
  do: 'when',
  if: condition,
  then: effect,
  ...(otherwise ? { otherwise } : {}),
})
export const each = (of: Selector, effect: Effect, order: 'together' | 'inOrder' = 'inOrder'): Effect => ({
  do: 'forEach',
  of,
  effect,
  order,
})
export const roll = (bands: readonly (readonly [from: number, to: number, effect: Effect])[]): Effect => ({
  do: 'roll',
  dice: 1,
  bands: bands.map(([from, to, effect]) => ({ on: [from, to], effect })),
})
export const later = (on: string, effect: Effect): Effect => ({ do: 'later', on, effect })
export const lasting = (ability: AbilityData, until: Lasts): Effect => ({ do: 'lasting', ability, until })

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
type More = { readonly limit?: Limit; readonly cost?: Cost; readonly may?: true; readonly while?: Condition }
export const after = (on: string, where: Filter, effect: Effect, more: More = {}): AbilityData => ({
  ability: 'after',
  on,
  where,
  effect,
  ...more,
})
export const before = (on: string, where: Filter, effect: Effect, more: More = {}): AbilityData => ({
  ability: 'before',
  on,
  where,
  effect,
  ...more,
})
export const instead = (on: string, where: Filter, effect: Effect, more: More = {}): AbilityData => ({
  ability: 'instead',
  on,
  where,
  effect,
  ...more,
})
export const prevent = (on: string, where: Filter, amount: Amount | 'all', more: More = {}): AbilityData => ({
  ability: 'prevent',
  on,
  where,
  amount,
  ...more,
})
export const alter = (on: string, where: Filter, set: Filter): AbilityData => ({ ability: 'alter', on, where, set })
export const cannot = (on: string, where: Filter = {}): AbilityData => ({ ability: 'cannot', on, where, rule: 'LH-NIGHT-04' })
export const allow = (on: string, where: Filter): AbilityData => ({ ability: 'allow', on, where })
export const modify = (on: string, phase: string, amount: Amount, more: { where?: Filter; while?: Condition } = {}): AbilityData => ({
  ability: 'modify',
  on,
  phase,
  amount,
  ...more,
})
export const action = (on: 'shift' | 'help' | 'council', effect: Effect, more: More = {}): AbilityData => ({
  ability: 'action',
  on,
  effect,
  ...more,
})
export const pays = (on: string, instead: string, limit: Limit): AbilityData => ({ ability: 'pays', on, with: instead, limit })
export const suppress = (which: Selector): AbilityData => ({ ability: 'suppress', which })
export const whenSaved = (effect: Effect): AbilityData => after('ship:save', { ship: 'self' }, effect)
export const whenLost = (effect: Effect): AbilityData => after('ship:lose', { ship: 'self' }, effect)
export const whenDriven = (effect: Effect): AbilityData => after('thing:drive', { thing: 'self' }, effect)
