import type { DefId, Face, Key, LastingId, PieceId, RecordId, Ref, Seat, ZoneId } from './ids.ts'
import { copyJson, hashJson, type Json } from './json.ts'
import { keyed } from './outside.ts'

export type StepRef = { readonly step: string; readonly args?: Json }

export const NO_FLOW: readonly StepRef[] = []

/** A flow with these steps to come first. */
export const onTop = (flow: readonly StepRef[], steps: readonly StepRef[]): readonly StepRef[] => {
  if (steps.length > 1) return [...flow, ...steps.toReversed()]
  return flow.length ? [...flow, steps[0] as StepRef] : steps
}

export type PieceState = {
  readonly zone: ZoneId
  /** When it came to its zone, on the table's clock of moves. */
  readonly since: number
  /** Which face is up; absent: the front. */
  readonly face?: Face
  /** Only where the id does not say it. */
  readonly def?: DefId
  readonly seen?: { readonly [face: Face]: readonly Seat[] }
  /** When a seat last lost sight of it; a number: all seats. */
  readonly lost?: number | { readonly [seat: Seat]: number }
}

/** Part of a zone: in order, or mixed, where a card is decided only when it is drawn. */
export type Segment = { readonly ids: readonly PieceId[]; readonly mixed?: true }

/** Something being resolved: a test, a combat, a purchase. */
export type Rec = { readonly id: RecordId; readonly kind: string; readonly [field: string]: Json }

/** Where an ability comes from. */
export type Source = { readonly piece?: PieceId; readonly lasting?: LastingId; readonly rule?: string }

/** Where a happening comes from: whose effect, under whose control, who picked it among several, and what led to it. */
export type By = {
  readonly source?: Source | undefined
  readonly controller?: Seat | undefined
  readonly chosen?: Seat | undefined
  readonly cost?: true | undefined
  readonly cause?: number | undefined
}

export type Until =
  | { readonly scope: string }
  | { readonly record: RecordId }
  | { readonly after: string }
  | { readonly uses: number }
  /** Until its source leaves the zones where pieces are active; without a piece as its source, for ever. */
  | 'gone'

/** An ability with an end. `bound` holds the ids fixed when it was made. */
export type Lasting = {
  readonly id: LastingId
  readonly ability: Json
  readonly source: Source
  readonly controller?: Seat
  readonly bound: { readonly [name: string]: Json }
  readonly until: Until
  readonly since: number
}

/** The whole of a table between two moments, as plain data. Only the journal alters it. */
export interface State {
  table: Record<string, Json>
  of: Record<Ref, Record<string, Json>>
  pieces: Record<PieceId, PieceState>
  zones: Record<ZoneId, readonly Segment[]>
  records: readonly Rec[]
  lasting: readonly Lasting[]
  used: Record<Key, number>
  flow: readonly StepRef[]
  clock: number
  serial: number
  result: Json
}

/** The same for reading alone. */
export type ReadState = { readonly [part in keyof State]: Readonly<State[part]> }

export const emptyState = (): State => ({
  table: keyed(),
  of: keyed(),
  pieces: keyed(),
  zones: keyed(),
  records: [],
  lasting: [],
  used: keyed(),
  flow: [],
  clock: 0,
  serial: 0,
  result: null,
})

/**
 * A copy that no later change of the original can reach. The maps are copied, what lies in them is shared: a change replaces
 * a piece, a segment or an attribute, it never alters one in place.
 */
export function copyState(state: State): State {
  const of: State['of'] = keyed()
  for (const ref in state.of) of[ref] = { ...state.of[ref] }
  return {
    table: keyed(state.table),
    of,
    pieces: keyed(state.pieces),
    zones: keyed(state.zones),
    records: state.records,
    lasting: state.lasting,
    used: keyed(state.used),
    flow: state.flow,
    clock: state.clock,
    serial: state.serial,
    result: state.result,
  }
}

export const deepCopyState = (state: State): State => copyState(copyJson(state))
export const hashState = (state: State): string => hashJson(state)

/** The definition a piece was made from: `torch#2` is a `torch` unless the state says otherwise. */
export function definitionOf(state: State, piece: PieceId): DefId {
  return state.pieces[piece]?.def ?? piece.slice(0, piece.lastIndexOf('#'))
}
