import type { Ask, Reply } from './ask.ts'
import type { Engine } from './engine.ts'
import type { Script } from './game.ts'
import type { RuleId } from './ids.ts'
import type { Json } from './json.ts'
import type { Kernel } from './kernel.ts'
import { effectOfRule } from './provenance.ts'
import { NOTHING_MORE } from './scripts.ts'
import type { Readable, Shape } from './shape.ts'
import type { By } from './state.ts'

/** A rule that watches the state: `then` must make `when` false, leave, or end the game. */
export type Check<S extends Shape, Subject extends string = string> = {
  readonly name: string
  readonly rule: RuleId
  /** Attributes and kinds of zones whose alteration wakes it; `lasting`: what begins or ends to last. */
  readonly reads: readonly Readable<S>[]
  readonly when: (t: Kernel<S>) => readonly Subject[]
  /** Taken before `then` begins. */
  readonly note?: (t: Kernel<S>) => Json
  /** With what `when` has found. */
  then(t: Kernel<S>, subjects: readonly Subject[], noted: Json): Script
}

/** Runs the game's checks after each change, in the game's order. */
export class Watch<S extends Shape> {
  private readonly t: Engine<S>
  private readonly checks: readonly Check<S>[]
  private readonly readers: ReadonlyMap<string, readonly number[]>
  private awake: boolean[] = []
  private someAwake = false
  private held: Map<string, number> | null = null
  /** Checks under way, the innermost last, each with the subjects it handles. */
  private handling: { readonly check: number; readonly subjects: readonly string[] }[] = []
  depth = 0

  constructor(t: Engine<S>, checks: readonly Check<S>[]) {
    this.t = t
    this.checks = checks
    this.readers = readersOf(checks)
  }

  /** Everything under way was dropped. What has changed is still to be looked at. */
  drop(): void {
    this.depth = 0
    this.held = null
    if (this.handling.length) this.handling = []
  }

  /** The table stands at an edge: what a broken-off script left behind is forgotten. */
  reset(): void {
    this.drop()
    if (this.someAwake) this.awake = []
    this.someAwake = false
  }

  /** On a copy of the table, in the middle of what the other has under way. */
  goOnAs({ awake, someAwake, held, handling, depth }: Watch<S>): void {
    this.awake = [...awake]
    this.someAwake = someAwake
    this.held = held && new Map(held)
    this.handling = [...handling]
    this.depth = depth
  }

  wake(name: string): void {
    const readers = this.readers.get(name)
    if (!readers) return
    for (let i = 0; i < readers.length; i++) this.awake[readers[i] as number] = true
    this.someAwake = true
  }

  *hold<R>(names: readonly string[], body: () => Script<R>): Script<R> {
    this.held ??= new Map()
    const held = this.held
    for (const name of names) held.set(name, (held.get(name) ?? 0) + 1)
    let result: R
    try {
      result = yield* body()
    } finally {
      for (const name of names) held.set(name, (held.get(name) ?? 1) - 1)
    }
    yield* this.run()
    return result
  }

  /** The first check with subjects fires, then again from the top until none does. */
  run(): Script {
    const first = this.due()
    return first < 0 ? NOTHING_MORE : (new Firing(this, this.t, first, this.found) as unknown as Script)
  }

  begin(i: number, subjects: readonly string[]): Script {
    const check = this.checks[i] as Check<S>
    this.t.spend(check.name)
    const noted = check.note?.(this.t) ?? null
    this.handling.push({ check: i, subjects })
    this.t.backTo(effectOfRule(check.rule, this.t.provenance()))
    return check.then(this.t, subjects, noted)
  }

  finish(i: number): void {
    this.handling.pop()
    this.awake[i] = true
    this.someAwake = true
  }

  /** Whom the check that is due was found to be about. */
  found: readonly string[] = NOBODY

  /** The first check with something to do now, or -1. */
  due(): number {
    if (!this.someAwake) return -1
    let waiting = false
    for (let i = 0; i < this.checks.length; i++) {
      if (!this.awake[i]) continue
      this.found = this.subjects(i)
      if (this.found.length) return i
      waiting ||= this.awake[i] as boolean
    }
    this.someAwake = waiting
    return -1
  }

  private subjects(i: number): readonly string[] {
    const check = this.checks[i] as Check<S>
    if (this.held?.get(check.name)) return NOBODY
    const found = check.when(this.t)
    if (this.handling.length && this.handling.some((under) => under.check === i))
      return found.filter((subject) => !this.isHandling(i, subject))
    // Asleep until something it reads is altered again.
    if (!found.length) this.awake[i] = false
    return found
  }

  private isHandling(check: number, subject: string): boolean {
    return this.handling.some((under) => under.check === check && under.subjects.includes(subject))
  }
}

const NOBODY: readonly string[] = []

/** The script of checks that fire, one after the other. A signal that passes ends everything: nothing here has to be tidied up. */
class Firing<S extends Shape> {
  private readonly watch: Watch<S>
  private readonly t: Engine<S>
  private readonly by: By
  private check: number
  private script: Script

  constructor(watch: Watch<S>, t: Engine<S>, check: number, subjects: readonly string[]) {
    this.watch = watch
    this.t = t
    this.by = t.provenance()
    this.check = check
    watch.depth++
    this.script = watch.begin(check, subjects)
  }

  next(reply: Reply): IteratorResult<Ask, void> {
    for (let step = this.script.next(reply); ; step = this.script.next(reply)) {
      if (!step.done) return step
      this.watch.finish(this.check)
      this.t.backTo(this.by)
      this.check = this.watch.due()
      if (this.check < 0) break
      this.script = this.watch.begin(this.check, this.watch.found)
    }
    this.watch.depth--
    this.t.leaveNow()
    return { done: true, value: undefined }
  }

  [Symbol.iterator](): this {
    return this
  }
}

/** Which checks an attribute or a kind of zone wakes: the same for all tables of a game. */
function readersOf(checks: readonly { readonly reads: readonly string[] }[]): ReadonlyMap<string, readonly number[]> {
  let readers = known.get(checks)
  if (!readers) {
    readers = new Map<string, number[]>()
    for (const [i, check] of checks.entries()) for (const name of check.reads) readers.set(name, [...(readers.get(name) ?? []), i])
    known.set(checks, readers)
  }
  return readers
}
const known = new WeakMap<object, Map<string, number[]>>()
