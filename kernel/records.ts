import type { Script, Shape } from './game.ts'
import type { RecordId } from './ids.ts'
import type { Json } from './json.ts'
import type { Kernel } from './kernel.ts'
import type { Rec, StepRef } from './state.ts'
import type { Write } from './write.ts'

/** Thrown by `leave`, stopped only by `resolving`. */
export class LeaveSignal {
  readonly record: RecordId
  readonly why: Json
  constructor(record: RecordId, why: Json) {
    this.record = record
    this.why = why
  }
}
/**
 * Yielded by `restart` and `over`: the runner drops the script where it stands, and nothing has to be unwound. (Thrown
 * through the generators of a deep script, such a signal cost fifteen moves of a small game.)
 */
export type Drop = { readonly kind: '@restart'; readonly flow: readonly StepRef[] } | { readonly kind: '@over'; readonly result: Json }
export const isDrop = (yielded: { readonly kind: string }): yielded is Drop => yielded.kind === '@over' || yielded.kind === '@restart'

/** How deep in checks each open record was opened, what it does on leaving, and which ones wait to be left. */
export class OpenRecords<S extends Shape> {
  private opened: Map<RecordId, { readonly depth: number; readonly leaving: ((w: Write<S>) => void) | undefined }> | null = null
  private waiting: LeaveSignal[] = []

  add(id: RecordId, depth: number, leaving: ((w: Write<S>) => void) | undefined): void {
    this.opened ??= new Map()
    this.opened.set(id, { depth, leaving })
  }

  remove(id: RecordId): void {
    this.opened?.delete(id)
  }

  leaving(id: RecordId): ((w: Write<S>) => void) | undefined {
    return this.opened?.get(id)?.leaving
  }

  /** At once, or, where checks have begun since the record was opened, when they are done: no check is cut in half. */
  leave(signal: LeaveSignal, depth: number): void {
    if (this.depthOf(signal) >= depth) throw signal
    this.waiting.push(signal)
  }

  /** Of those that have waited long enough, the outermost takes the others with it. */
  leaveNow(depth: number): void {
    if (!this.waiting.length) return
    const open = this.waiting.filter((signal) => this.opened?.has(signal.record))
    const now = open.filter((signal) => this.depthOf(signal) >= depth)
    this.waiting = open.filter((signal) => !now.includes(signal))
    const [outermost] = now.sort((a, b) => a.record - b.record)
    if (outermost) throw outermost
  }

  forget(): void {
    this.opened = null
    if (this.waiting.length) this.waiting = []
  }

  private depthOf(signal: LeaveSignal): number {
    return this.opened?.get(signal.record)?.depth ?? 0
  }
}

export type Resolved<R> = { readonly done: R; readonly left?: never } | { readonly left: Json; readonly done?: never }

/** Opens a record, runs the body, and closes it on every way out: the only place where a signal to leave stops. */
export function* resolving<S extends Shape, R>(
  t: Kernel<S>,
  fields: { readonly kind: string; readonly [field: string]: Json },
  body: (id: RecordId) => Script<R>,
  leaving?: (w: Write<S>) => void,
): Script<Resolved<R>> {
  const id = t.openRecord(fields, leaving)
  const by = t.provenance()
  let out: Resolved<R>
  try {
    out = { done: yield* body(id) }
    t.closeRecord(id)
  } catch (signal) {
    t.backTo(by)
    if (leaving && signal instanceof LeaveSignal) t.applying(leaving)
    t.closeRecord(id)
    if (!(signal instanceof LeaveSignal) || signal.record !== id) throw signal
    out = { left: signal.why }
  }
  yield* t.runChecks()
  return out
}

/** The innermost open record that matches. */
export function innermost(records: readonly Rec[], match: (record: Rec) => boolean): Rec | null {
  for (let i = records.length - 1; i >= 0; i--) {
    const record = records[i] as Rec
    if (match(record)) return record
  }
  return null
}
