import type { Seat, View } from '@miskatonic/kernel'
import type { TableInfo } from '@miskatonic/room/protocol'
import type { GameTable } from '../kit/table.ts'
import type { TableState, Watched } from '../link/tableState.ts'
import type { Settings } from '../settings/settings.ts'
import type { OpenTable } from './useTable.ts'

/** Seats of this client that the table waits for. */
export function awaitedHere({ you, watched }: TableState): Seat[] {
  return (you?.seats ?? []).filter((seat) => watched.get(seat)?.ask?.awaited)
}

/** Whose eyes to look through: where the question is; else where one was; else the first there is. */
export function eyesFor(state: TableState, before: Seat | null): Seat | null {
  const awaited = awaitedHere(state)
  if (before !== null && awaited.includes(before)) return before
  if (awaited[0] !== undefined) return awaited[0]
  if (before !== null && state.watched.has(before)) return before
  const asked = (state.you?.seats ?? []).find((seat) => state.watched.get(seat)?.ask)
  return asked ?? [...state.watched.keys()][0] ?? null
}

/** Whose sheet lies in the dock: that of the seat one looks through or at; who plays no seat sees whoever the table waits for. */
export function dockSeat({ state, props, looked, watched }: Pick<OpenTable, 'state' | 'props' | 'looked' | 'watched'>): Seat {
  if (looked !== null || state.you?.seats.length) return props.seat
  return watched.awaited[0] ?? props.info.seats[0]?.seat ?? props.seat
}

/** The last decision made at any of one's seats, and at which. */
export function ownLastOf({ you, watched }: TableState): { readonly seq: number; readonly seat: Seat } | null {
  const lasts = (you?.seats ?? []).flatMap((seat) => {
    const seq = watched.get(seat)?.ownLast ?? null
    return seq === null ? [] : [{ seq, seat }]
  })
  return lasts.reduce<(typeof lasts)[number] | null>((last, one) => (last && last.seq > one.seq ? last : one), null)
}

/** Whether people around one screen cover it from each other. */
export const areApart = (
  { curtain }: Pick<Settings, 'curtain'>,
  place: 'here' | 'online',
  game: Pick<GameTable, 'together'> | null,
): boolean => curtain && place === 'here' && !game?.together

/** One's own seats; where people around one screen cover it from each other (`apart`), those of whoever is looking now. */
export function seatsInHand({ you, info }: TableState, eyes: Seat, apart: boolean): readonly Seat[] {
  const own = you?.seats ?? []
  return apart && info ? own.filter((seat) => personAt(info, seat) === personAt(info, eyes)) : own
}

/** What is seen when looking at a seat: through its eyes where they are one's own, else through one's own. */
export function watchedAt(state: TableState, eyes: Seat, looked: Seat | null, apart: boolean): Watched | undefined {
  const covered = looked !== null && state.you?.seats.includes(looked) && !seatsInHand(state, eyes, apart).includes(looked)
  return (looked === null || covered ? undefined : state.watched.get(looked)) ?? state.watched.get(eyes)
}

/** Zones of pieces bear names that each watcher knows them by: of these all of one kind are taken together. */
function visibleIn({ zones, seats }: View): Map<string, string> {
  const seen = new Map<string, string[]>()
  for (const zone in zones) {
    const [kind = '', of] = zone.split(':', 2)
    const name = of === undefined || seats.includes(of) ? zone : kind
    const faces = (zones[zone]?.pieces ?? []).flatMap((piece) => Object.values(piece.faces)).sort()
    seen.set(name, [...(seen.get(name) ?? []), faces.join(' ')])
  }
  return new Map([...seen].map(([name, all]) => [name, all.sort().join('|')]))
}

/** Whether one of two sees what the other may not: then the screen is covered while it changes hands. */
export function keepSecrets(a: View, b: View): boolean {
  const [left, right] = [visibleIn(a), visibleIn(b)]
  for (const [zone, faces] of left) if (faces !== (right.get(zone) ?? '')) return true
  return false
}

/** The name of whoever sits there, or null for bots and empty seats. */
export function personAt(info: TableInfo, seat: Seat): string | null {
  const holder = info.seats.find((one) => one.seat === seat)?.holder
  return holder?.kind === 'person' ? holder.name : null
}
