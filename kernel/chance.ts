import { ReplayError } from './errors.ts'
import { hashText, type Json } from './json.ts'
import { keyed } from './outside.ts'

/** One outcome, as the log keeps it: faces of dice, or the piece that was drawn. */
export type Drawn = { readonly label: string; readonly got: Json }

/** Outcomes laid down for a test: by label, used in order before the seed's own. */
export type ScriptedChance = { readonly [label: string]: readonly Json[] }

const mix = (n: number): number => {
  let x = n | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/** One labelled stream of the seed: its n-th number depends on seed, label and n alone. */
class Stream {
  readonly low: number
  readonly high: number
  count: number
  /** How far it was when the decision of that number began. */
  before = 0
  decision = -1
  constructor(seed: string, label: string, count: number) {
    const hash = hashText(`${seed}\n${label}`)
    this.low = Number.parseInt(hash.slice(0, 8), 16)
    this.high = Number.parseInt(hash.slice(8), 16)
    this.count = count
  }
  next(): number {
    const n = this.count++
    return mix(mix(n + this.low) ^ Math.imul(n, 0x9e3779b1) ^ this.high)
  }
  below(bound: number): number {
    const fair = 0x100000000 - (0x100000000 % bound)
    for (;;) {
      const n = this.next()
      if (n < fair) return n % bound
    }
  }
}

/** Dice and shuffles of one table. Live from the seed's streams, in a replay from the log; counters are never rewound. */
export class Chance {
  readonly seed: string
  private streams: Map<string, Stream> | null = null
  private scripted: Map<string, Json[]> | null
  private queue: Drawn[] = []
  private replaying = false
  /** Decisions are counted, so that each stream can note how far it was before the one that goes on. */
  private decision = 0
  /** What tests had laid down and this decision has used. */
  private used: [Json[], Json][] = []
  drawn: Drawn[] = []

  constructor(seed: string, counters: Readonly<Record<string, number>> = {}, scripted: ScriptedChance | null = null) {
    this.seed = seed
    for (const label in counters) this.known().set(label, new Stream(seed, label, counters[label] ?? 0))
    this.scripted = scripted && new Map(Object.entries(scripted).map(([label, list]) => [label, [...list]]))
  }

  counters(): Record<string, number> {
    const counters: Record<string, number> = keyed()
    for (const label of [...this.known().keys()].sort()) counters[label] = this.known().get(label)?.count ?? 0
    return counters
  }

  /** Lays down more outcomes for a test, to be used after those laid down before. */
  script(more: ScriptedChance): void {
    this.scripted ??= new Map()
    for (const [label, list] of Object.entries(more)) this.scripted.set(label, [...(this.scripted.get(label) ?? []), ...list])
  }

  /** What was laid down and not used yet. */
  unused(): Record<string, readonly Json[]> {
    return Object.fromEntries([...(this.scripted ?? [])].filter(([, list]) => list.length).map(([label, list]) => [label, [...list]]))
  }

  roll(label: string, dice: number, sides: number): number[] {
    const logged = this.logged(label)
    if (logged !== undefined) return this.faces(label, logged, dice, sides)
    const scripted = this.takeScripted(label)
    if (scripted !== undefined) return this.faces(label, scripted, dice, sides)
    const stream = this.stream(label)
    const faces = new Array<number>(dice)
    for (let i = 0; i < dice; i++) faces[i] = 1 + stream.below(sides)
    return this.faces(label, faces, dice, sides)
  }

  /** A copy for the script, which may sort it: the log keeps the dice as they fell. */
  private faces(label: string, got: Json, dice: number, sides: number): number[] {
    const fits = Array.isArray(got) && got.length === dice && got.every((face) => face >= 1 && face <= sides)
    if (!fits) throw new ReplayError(`«${label}» should have given ${JSON.stringify(got)}, but the rules now roll ${dice}d${sides}`)
    return [...this.note(label, got as number[])]
  }

  pick<Id extends string>(label: string, ids: readonly Id[]): Id {
    const logged = this.logged(label) ?? this.takeScripted(label)
    if (logged !== undefined) {
      const id = ids.find((one) => one === logged) ?? ids.find((one) => one.startsWith(`${logged}#`))
      if (id === undefined)
        throw new ReplayError(`«${label}» should have given ${JSON.stringify(logged)}, which is not among ${ids.length} that can be drawn`)
      return this.note(label, id)
    }
    const id = ids[this.stream(label).below(ids.length)]
    if (id === undefined) throw new ReplayError(`«${label}» was drawn from nothing`)
    return this.note(label, id)
  }

  /** A decision begins. */
  mark(): void {
    this.decision++
    if (this.used.length) this.used = []
  }

  /** The decision was not taken: it has drawn nothing. */
  takeBack(): void {
    for (const stream of this.known().values()) if (stream.decision === this.decision) stream.count = stream.before
    for (const [list, outcome] of this.used.toReversed()) list.unshift(outcome)
    this.mark()
  }

  /** From here on outcomes come from the log, until it is used up. */
  replay(outcomes: readonly Drawn[]): void {
    for (const outcome of outcomes) this.queue.push(outcome)
    this.replaying = true
  }

  /** The log is used up: new outcomes come from the seed again. Says whether everything was used. */
  live(): boolean {
    const used = this.queue.length === 0
    this.queue = []
    this.replaying = false
    return used
  }

  private logged(label: string): Json | undefined {
    if (!this.replaying) return undefined
    const next = this.queue.shift()
    if (!next) throw new ReplayError(`the log has no outcome left for «${label}»`)
    if (next.label !== label) throw new ReplayError(`the log has «${next.label}» where the rules now draw «${label}»`)
    return next.got
  }

  private takeScripted(label: string): Json | undefined {
    const list = this.scripted?.get(label)
    const outcome = list?.shift()
    if (list && outcome !== undefined) this.used.push([list, outcome])
    return outcome
  }

  private stream(label: string): Stream {
    let stream = this.known().get(label)
    if (!stream) {
      stream = new Stream(this.seed, label, 0)
      this.known().set(label, stream)
    }
    if (stream.decision !== this.decision) {
      stream.decision = this.decision
      stream.before = stream.count
    }
    return stream
  }

  private known(): Map<string, Stream> {
    this.streams ??= new Map()
    return this.streams
  }

  private note<T extends Json>(label: string, got: T): T {
    this.drawn.push({ label, got })
    return got
  }
}

/** Uniform numbers for bots and samplers: a small seeded generator apart from the table's chance. */
export function randomFrom(seed: string): (below: number) => number {
  const stream = new Stream(seed, 'random', 0)
  return (below) => stream.below(below)
}
