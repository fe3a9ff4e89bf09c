import type { LogOf } from '@miskatonic/commons/lines'
import type { Effect } from '@miskatonic/effects'
import type { MessagesOf } from '@miskatonic/effects/text'
import type { Cost, PieceId, Seat } from '@miskatonic/kernel'
import type { lines } from '../text/lines.ts'
import type { options, prompts, refusals } from '../text/messages.ts'
import type { Place } from './shape.ts'

export type Piece = { readonly piece: PieceId }
export type Who = { readonly who: Seat }
export type Other = { readonly other: Seat }
export type Counted = { readonly n: number }

/** Prompts, options and refusals that take arguments; the others are known by their words. */
interface Arguments {
  'choose-shift': Counted
  'take-shift': Who & { place: Place }
  'burn-oil': Counted
  'spread-light': Counted
  'choose-prey': { thing: Piece }
  'choose-item': { need: string }
  'choose-finds': { max: number }
  'may-do': { effect: Effect; cost?: Cost }
  'or-else': { effect: Effect; cost?: Cost; act?: Effect }
  'pay-much': { resource: string }
  'pay-instead': { resource: string; instead: string }
  effect: { effect: Effect }
  cost: { cost: Cost }
  deed: { deed: string; oil: number }
  die: { face: number }
  'trade-option': { other: Seat }
  'forbidden-by': { card: Piece }
  'lacks-oil': { n: number; has: number }
  'lacks-nerve': { n: number; has: number }
  'lacks-finds': { n: number; has: number }
}

type Spoken = MessagesOf<Arguments, typeof prompts & typeof options & typeof refusals>
/** Everything the table says, by key, with its arguments. `text/lines.ts` declares what the log tells; `text/messages.ts` has the words. */
export interface Messages extends LogOf<typeof lines>, Spoken {}
