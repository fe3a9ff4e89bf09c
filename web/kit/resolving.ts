/* What is being resolved just now, read from the records of the view. */
import type { View } from '@miskatonic/kernel'
import { fields, listIn } from './figures.ts'

export const innermost = (view: View, kind: string): View['records'][number] | null =>
  view.records.findLast((record) => record.kind === kind) ?? null

/** A trade: both seats, what lies on the table from each, who agrees. */
export type Deal = {
  readonly seats: readonly [string, string]
  readonly offers: { readonly [seat: string]: readonly string[] }
  readonly consents: readonly string[]
}
export function openDeal(view: View): Deal | null {
  const record = innermost(view, 'deal')
  if (!record) return null
  const seats = [String(record.a), String(record.b)] as const
  const offers = fields(record.offers)
  return {
    seats,
    offers: Object.fromEntries(seats.map((seat) => [seat, listIn(offers, seat).map(String)])),
    consents: listIn(record, 'consents').map(String),
  }
}
