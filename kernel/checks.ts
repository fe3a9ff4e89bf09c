import type { Script, Shape } from './game.ts'
import type { RuleId } from './ids.ts'
import type { Json } from './json.ts'
import type { Kernel } from './kernel.ts'

/** A rule that watches the state: `then` must make `when` false, leave, or end the game. */
export type Check<S extends Shape> = {
  readonly name: string
  readonly rule: RuleId
  /** Attributes and kinds of zones whose alteration wakes it. */
  readonly reads: readonly string[]
  readonly when: (t: Kernel<S>) => readonly string[]
  /** Taken before `then` begins. */
  readonly note?: (t: Kernel<S>) => Json
  readonly then: (t: Kernel<S>, subjects: readonly string[], noted: Json) => Script
}

/** Runs the game's checks after each change, in the game's order. */
export class Watch<S extends Shape> {
  private readonly t: Kernel<S>
  private readonly checks: readonly Check<S>[]
  private readonly readers: ReadonlyMap<string, readonly number[]>
  private readonly awake: boolean[]
  private someAwake = false
  private held: Map<string, number> | null = null
  private handling: Map<string, Set<string>> | null = null
  private depth = 0

  constructor(t: Kernel<S>, checks: readonly Check<S>[]) {
    this.t = t
    this.checks = checks
    this.awake = new Array<boolean>(checks.length).fill(false)
    this.readers = readersOf(checks)
  }

  get inside(): boolean {
    return this.depth > 0
  }

  /** Nothing is being resolved: what a broken-off script left behind is forgotten. */
  reset(): void {
    this.depth = 0
    this.held = null
    this.handling = null
    this.awake.fill(false)
    this.someAwake = false
  }

  wake(name: string): void {
    const readers = this.readers.get(name)
    if (!readers) return
    for (let i = 0; i < readers.length; i++) this.awake[readers[i] as number] = true
    this.someAwake = true
  }

  *hold(names: readonly string[], body: () => Script): Script {
    this.held ??= new Map()
    const held = this.held
    for (const name of names) held.set(name, (held.get(name) ?? 0) + 1)
    try {
      yield* body()
    } finally {
      for (const name of names) held.set(name, (held.get(name) ?? 1) - 1)
    }
    this.someAwake = true
    yield* this.run()
  }

  /** Whether a check has something to do now. Most changes end here, without a generator. */
  get ready(): boolean {
    if (!this.someAwake) return false
    for (let i = 0; i < this.checks.length; i++) if (this.awake[i] && this.subjects(i).length) return true
    return false
  }

  /** The first check with subjects fires, then again from the top until none does. */
  *run(): Script {
    if (!this.ready) return
    const by = this.t.provenance()
    this.depth++
    for (let i = 0; i < this.checks.length; ) {
      const subjects = this.awake[i] ? this.subjects(i) : NOBODY
      if (subjects.length) {
        // No `finally`: a signal that passes ends everything, and the table then stands at an edge, where `reset` is called.
        yield* this.begin(i, subjects)
        this.finish(i, subjects)
        this.t.backTo(by)
      }
      i = subjects.length ? 0 : i + 1
    }
    this.depth--
    if (this.depth === 0) this.t.leaveNow()
  }

  private begin(i: number, subjects: readonly string[]): Script {
    const check = this.checks[i] as Check<S>
    const { cause } = this.t.provenance()
    this.t.spend(check.name)
    const noted = check.note?.(this.t) ?? null
    this.handling ??= new Map()
    const handled = this.handling.get(check.name) ?? new Set<string>()
    this.handling.set(check.name, handled)
    for (const subject of subjects) handled.add(subject)
    this.t.backTo(cause === undefined ? { source: { rule: check.rule } } : { source: { rule: check.rule }, cause })
    return check.then(this.t, subjects, noted)
  }

  private finish(i: number, subjects: readonly string[]): void {
    const handled = this.handling?.get((this.checks[i] as Check<S>).name)
    for (const subject of subjects) handled?.delete(subject)
    this.awake[i] = true
    this.someAwake = true
  }

  private subjects(i: number): readonly string[] {
    const check = this.checks[i] as Check<S>
    if (this.held?.get(check.name)) return NOBODY
    const found = check.when(this.t)
    const busy = this.handling?.get(check.name)
    if (busy?.size) return found.filter((subject) => !busy.has(subject))
    // Asleep until something it reads is altered again.
    if (!found.length) this.awake[i] = false
    return found
  }
}

const NOBODY: readonly string[] = []

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
