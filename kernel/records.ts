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
