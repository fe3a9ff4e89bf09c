/** What was decided from this browser at a table, so that any of it can be taken back by its name. */
import type { Seat } from '@miskatonic/kernel'

export type OwnDecision = { readonly seq: number; readonly seat: Seat; readonly question: string; readonly answer: string }

const KEPT = 40
const keyOf = (table: string): string => `miskatonic.decisions.${table}`

export function ownDecisions(table: string): readonly OwnDecision[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]') as OwnDecision[]
  } catch {
    return []
  }
}

function write(table: string, list: readonly OwnDecision[]): readonly OwnDecision[] {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(list))
  } catch {
    // Without storage the list lasts as long as the page.
  }
  return list
}

export const withDecision = (table: string, list: readonly OwnDecision[], decision: OwnDecision): readonly OwnDecision[] =>
  write(table, [...list.filter(({ seq }) => seq < decision.seq), decision].slice(-KEPT))

/** What is left after everything from `to` on was taken back. */
export const withoutFrom = (table: string, list: readonly OwnDecision[], to: number): readonly OwnDecision[] =>
  write(
    table,
    list.filter(({ seq }) => seq < to),
  )
