import type { AbilityData, Both, Condition, Effect, Fields, Kinds } from '@miskatonic/effects'

/** What meets a ship's needs, and what some cards speak of. */
export type Trait = 'rope' | 'lamp' | 'boat' | 'weapon' | 'book'
export const TRAITS: readonly Trait[] = ['rope', 'lamp', 'boat', 'weapon', 'book']

type Printed = { readonly id: string; readonly title: Both; readonly story: Both }
type Abilities = { readonly abilities?: readonly AbilityData[] }

export type NightCard = Printed &
  Abilities & { readonly kind: 'night'; readonly stage: 1 | 2 | 3; readonly effect?: Effect; readonly weather?: true }
export type Find = Printed & {
  readonly kind: 'find'
  readonly weight: number
  readonly traits: readonly Trait[]
  readonly copies?: number
  readonly abilities: readonly AbilityData[]
}
export type Ship = Printed &
  Abilities & {
    readonly kind: 'ship'
    readonly light: number
    readonly needs: readonly Trait[]
    readonly loss: number
    readonly copies?: number
  }
export type Thing = Printed &
  Abilities & { readonly kind: 'thing'; readonly strength: number; readonly bite: number; readonly copies?: number }
export type Purpose = Printed & { readonly kind: 'purpose'; readonly goal?: Condition; readonly claims?: number }
/** Its front is the same for all; what is on the back nobody knows until it is turned. */
export type Mark = Printed & { readonly kind: 'mark'; readonly back: readonly AbilityData[] }
export type MarkFront = Printed & { readonly kind: 'mark-front'; readonly abilities: readonly AbilityData[] }
export type Token = Printed & { readonly kind: 'token'; readonly abilities: readonly AbilityData[] }

export type Card = NightCard | Find | Ship | Thing | Purpose | Mark | MarkFront | Token
export type CardOf<K extends Card['kind']> = Extract<Card, { readonly kind: K }>

const printed: Fields = { title: 'both', story: 'both' }
const abilities: Fields = { 'abilities?': { list: 'ability' } }
const traits: Fields[string] = { list: { one: TRAITS } }

/** The fields of each kind, for packs and their schema. */
export const kinds: Kinds = {
  night: { ...printed, ...abilities, stage: { one: [1, 2, 3] }, 'effect?': 'effect', 'weather?': 'boolean' },
  find: { ...printed, weight: 'integer', traits, 'copies?': 'integer', abilities: { list: 'ability' } },
  ship: { ...printed, ...abilities, light: 'integer', needs: traits, loss: 'integer', 'copies?': 'integer' },
  thing: { ...printed, ...abilities, strength: 'integer', bite: 'integer', 'copies?': 'integer' },
  purpose: { ...printed, 'goal?': 'condition', 'claims?': 'integer' },
  mark: { ...printed, back: { list: 'ability' } },
  'mark-front': { ...printed, abilities: { list: 'ability' } },
  token: { ...printed, abilities: { list: 'ability' } },
}
