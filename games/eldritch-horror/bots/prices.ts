import { type Effect, effectIn } from '@miskatonic/effects'
import type { Cost, Json } from '@miskatonic/kernel'
import { cards } from '../content/index.ts'

/* A question says what would happen, not what it costs: the price is read from the card that asks. */

export type Price = { readonly cost: Cost | null; readonly act: Effect | null }
const MAY = new Map<string, Price[]>()
const UNLESS = new Map<string, Price[]>()

/** The same data in the same order, whoever wrote it down. */
const keyOf = (effect: unknown): string => JSON.stringify(effect)

function gather(node: Json | undefined): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) for (const one of node) gather(one)
  else {
    const { do: verb, effect, otherwise, cost, act } = node as { [field: string]: Json | undefined }
    const price: Price = { cost: (cost ?? null) as Cost | null, act: effectIn(act) ?? null }
    if (verb === 'may') MAY.set(keyOf(effect), [...(MAY.get(keyOf(effect)) ?? []), price])
    if (verb === 'unless') UNLESS.set(keyOf(otherwise), [...(UNLESS.get(keyOf(otherwise)) ?? []), price])
    for (const inner of Object.values(node)) gather(inner)
  }
}
gather(cards)

/** Several cards may ask the same at different prices: all of them. */
export const pricesOfMay = (effect: unknown): readonly Price[] => MAY.get(keyOf(effect)) ?? []
export const pricesOfUnless = (otherwise: unknown): readonly Price[] => UNLESS.get(keyOf(otherwise)) ?? []
