import type { Json, Seat, View } from '@miskatonic/kernel'
import type { IconName } from '../../kit/Icon.tsx'
import type { Phase } from '../../kit/index.ts'
import type { Both } from '../../strings/say.ts'

export type Counter = { readonly label: Both; readonly icon?: IconName; readonly of?: number; readonly tone?: 'harm' | 'gain' }

/** What a game calls its parts. What it does not name is not shown, unless it names nothing. */
export type PlainNames = {
  /** Zones in the middle of the table, in this order. */
  readonly board: { readonly [zone: string]: Both }
  /** Piles at its side. */
  readonly piles: { readonly [zone: string]: Both }
  /** Zones each seat has. */
  readonly seats: { readonly [kind: string]: Both }
  readonly counters: { readonly [attribute: string]: Counter }
  readonly seatCounters: { readonly [attribute: string]: Counter }
  /** Places options may name, and the seat's attribute that says where it is. */
  readonly places?: { readonly names: { readonly [place: string]: Both & { readonly icon?: IconName } }; readonly of: string }
  /** Figures printed on faces, in this order. */
  readonly figures?: { readonly [figure: string]: Pick<Counter, 'label' | 'icon'> }
  readonly round?: (view: View) => Both
  readonly phases?: (view: View) => readonly (Pick<Phase, 'id' | 'state'> & { readonly text: Both })[]
  /** Words for values that are neither numbers nor seats. */
  readonly value?: (attribute: string, value: Json) => Both | null
  /** Numbers printed on faces of a kind that the rules change, and under which name the piece is given to them. */
  readonly sums?: { readonly [kind: string]: { readonly label: Both; readonly quantity: string; readonly of: string } }
  readonly everything?: boolean
}

export const unnamed: PlainNames = { board: {}, piles: {}, seats: {}, counters: {}, seatCounters: {}, everything: true }

const plain = (id: string): Both => {
  const words = id.replace(/[-_]/g, ' ')
  const text = words.charAt(0).toUpperCase() + words.slice(1)
  return { es: text, en: text }
}

export type NamedZone = { readonly zone: string; readonly name: Both }

export function boardZones(names: PlainNames, view: View): NamedZone[] {
  if (!names.everything) return Object.entries(names.board).flatMap(([zone, name]) => (view.zones[zone] ? [{ zone, name }] : []))
  return Object.keys(view.zones)
    .filter((zone) => !zone.includes(':') && (view.zones[zone]?.pieces.length ?? 0) > 0)
    .map((zone) => ({ zone, name: plain(zone) }))
}

export function pileZones(names: PlainNames, view: View): NamedZone[] {
  if (!names.everything) return Object.entries(names.piles).flatMap(([zone, name]) => (view.zones[zone] ? [{ zone, name }] : []))
  return Object.keys(view.zones)
    .filter((zone) => !zone.includes(':') && !view.zones[zone]?.pieces.length && (view.zones[zone]?.count ?? 0) > 0)
    .map((zone) => ({ zone, name: plain(zone) }))
}

export function seatZones(names: PlainNames, view: View, seat: Seat): NamedZone[] {
  const own = Object.keys(view.zones).filter((zone) => zone.endsWith(`:${seat}`))
  return own.flatMap((zone) => {
    const kind = zone.slice(0, zone.indexOf(':'))
    const name = names.everything ? plain(kind) : names.seats[kind]
    return name ? [{ zone, name }] : []
  })
}

export type Counted = { readonly id: string; readonly label: Both; readonly value: Json; readonly counter: Counter | null }

const shown = (value: Json): boolean => value !== null && value !== false && typeof value !== 'object'

export function counted(
  names: PlainNames,
  values: { readonly [attribute: string]: Json } | undefined,
  which: 'counters' | 'seatCounters',
): Counted[] {
  if (!values) return []
  const known = names[which]
  const ids = names.everything ? Object.keys(values) : Object.keys(known).filter((id) => id in values)
  return ids.flatMap((id) => {
    const value = values[id] as Json
    return shown(value) ? [{ id, label: known[id]?.label ?? plain(id), value, counter: known[id] ?? null }] : []
  })
}
