import type { Ask, Reply } from './ask.ts'
import type { Engine } from './engine.ts'
import type { Script } from './game.ts'
import type { RecordId } from './ids.ts'
import type { Json } from './json.ts'
import { engineOf, type Kernel } from './kernel.ts'
import { NOTHING_MORE } from './scripts.ts'
import type { Shape } from './shape.ts'
import type { By, Rec, StepRef } from './state.ts'
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

  goOnAs({ opened, waiting }: OpenRecords<S>): void {
    this.opened = opened && new Map(opened)
    this.waiting = [...waiting]
  }

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
export const resolving = <S extends Shape, R>(
  t: Engine<S>,
  fields: { readonly kind: string },
  body: (id: RecordId) => Script<R>,
  leaving?: (w: Write<S>) => void,
): Script<Resolved<R>> => new Resolving(t, t.openRecord(fields, leaving), body, leaving) as unknown as Script<Resolved<R>>

/** The script of a record: the body's own, then the checks. */
class Resolving<S extends Shape, R> {
  private readonly t: Engine<S>
  private readonly id: RecordId
  private readonly by: By
  private readonly leaving: ((w: Write<S>) => void) | undefined
  private body: ((id: RecordId) => Script<R>) | null
  private script: Script<R> | Script | null = null
  private out: Resolved<R> | null = null

  constructor(t: Engine<S>, id: RecordId, body: (id: RecordId) => Script<R>, leaving: ((w: Write<S>) => void) | undefined) {
    this.t = t
    this.id = id
    this.by = t.provenance()
    this.body = body
    this.leaving = leaving
  }

  next(reply: Reply): IteratorResult<Ask, Resolved<R>> {
    if (this.out === null) {
      const asked = this.resolve(reply)
      if (asked) return asked
      this.script = this.t.runChecks()
    }
    if (this.script !== NOTHING_MORE) {
      const checked = (this.script as Script).next(reply)
      if (!checked.done) return checked
    }
    return { done: true, value: this.out as unknown as Resolved<R> }
  }

  /** One leg of the body: what it asks, or null when the record is closed. */
  private resolve(reply: Reply): IteratorYieldResult<Ask> | null {
    try {
      if (this.body) {
        this.script = this.body(this.id)
        this.body = null
      }
      const step = (this.script as Script<R>).next(reply)
      if (!step.done) return step
      this.t.closeRecord(this.id)
      this.out = { done: step.value }
    } catch (signal) {
      this.leave(signal)
    }
    return null
  }

  private leave(signal: unknown): void {
    const { t, id, leaving } = this
    t.backTo(this.by)
    if (leaving && signal instanceof LeaveSignal) t.applying(leaving)
    t.closeRecord(id)
    if (!(signal instanceof LeaveSignal) || signal.record !== id) throw signal
    this.out = { left: signal.why }
  }

  [Symbol.iterator](): this {
    return this
  }
}

/** The innermost open record of that kind. */
export function lastOfKind(records: readonly Rec[], kind: string): Rec | null {
  let i = records.length - 1
  while (i >= 0 && records[i]?.kind !== kind) i--
  return records[i] ?? null
}

/** The innermost open record that matches. */
export function innermost(records: readonly Rec[], match: (record: Rec) => boolean): Rec | null {
  for (let i = records.length - 1; i >= 0; i--) {
    const record = records[i] as Rec
    if (match(record)) return record
  }
  return null
}

/**
 * Runs the clean-up when the body is done, and also when a signal to leave passes through it: what is left still goes its way
 * afterwards. `restart` and `over` drop everything, the clean-up too. A leave said in the clean-up itself ends it; the outermost counts.
 */
export function* cleanly<S extends Shape, R>(t: Kernel<S>, body: () => Script<R>, cleanUp: () => Script<unknown>): Script<R> {
  const by = t.provenance()
  let result: R | undefined
  let left: LeaveSignal | null = null
  try {
    result = yield* body()
  } catch (signal) {
    if (!(signal instanceof LeaveSignal)) throw signal
    engineOf(t).backTo(by)
    left = signal
  }
  try {
    yield* cleanUp()
  } catch (signal) {
    throw left && signal instanceof LeaveSignal && left.record < signal.record ? left : signal
  }
  if (left) throw left
  return result as R
}
