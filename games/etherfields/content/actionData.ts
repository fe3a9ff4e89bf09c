import type { Both, Condition, Effect } from '@miskatonic/effects'
import type { Cost } from '@miskatonic/kernel'
import type { Colour } from './kinds.ts'

/** When an action may be used, besides the own round (`round`). */
export const MOMENTS = ['round', 'rapid', 'payment', 'reroll', 'map', 'any'] as const
export type ActionMoment = (typeof MOMENTS)[number]

/**
 * What an action costs. `motive`: alternatives, one of which is paid in full, in one colour (EF-PAY-14). `perPlayer`: times the number of
 * players, at once; `gradual`: as many stages as players, in instalments (EF-RULING-15). `plus`: everything that is no Motive.
 */
export type Price = {
  readonly motive?: readonly { readonly colour: Colour; readonly n: number }[]
  readonly perPlayer?: true
  readonly gradual?: true
  readonly plus?: Cost
}

/** Something a Dreamer can do: on a card, a tile of a map, an Entity, an Item, a Mask (EF-ACT-01, EF-ACT-02). */
export type Action = {
  /** Tells it from others of the same bearer. */
  readonly key: string
  readonly label?: Both
  readonly keyword?: 'attack' | 'contact' | 'move' // EF-AC-01
  readonly price: Price
  /** To its square or to the Entity; an Attack or Contact without one has 1 (EF-RANGE-07). */
  readonly range?: number | 'any' | 'everywhere'
  readonly when?: Condition
  readonly limit?: 'turn' | 'encounter' | 'night' | 'campaign'
  readonly moment?: ActionMoment
  /** Marked with a Block token after use (EF-MACT-04). */
  readonly single?: true
  /** A card in hand is discarded in any case; an Item or a placed card only where it says so. */
  readonly discards?: true
  readonly effect: Effect
  /** After a Boost that failed. */
  readonly failed?: Effect
}
