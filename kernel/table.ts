import { type Answer, type Ask, askedSeats, canBeAnswered, forced, isLegal, type Reply } from './ask.ts'
import { Chance, type Drawn, type ScriptedChance } from './chance.ts'
import { ContractError, type DecisionError, type Refused, ReplayError } from './errors.ts'
import type { SeatEvent } from './events.ts'
import type { Game, Script, Shape } from './game.ts'
import type { Key, Seat } from './ids.ts'
import type { Json } from './json.ts'
import { Kernel } from './kernel.ts'
import { type Drop, isDrop } from './records.ts'
import { copyState, emptyState, hashState, type State, type StepRef } from './state.ts'
import { type AskView, askView, realAnswer, type View, viewOf, type Waiting } from './views.ts'

export type DecidedBy = 'human' | 'bot' | 'auto'

/** An answer, as the log keeps it: what was asked by number, what was chosen by key, and the chance it led to. */
export type Decision = {
  readonly seq: number
  readonly seat: Seat
  readonly answer: Answer
  readonly by: DecidedBy
  readonly chance: Drawn[]
  learned?: true
}
/** Undo is a decision too: everything from `to` on no longer counts. */
export type Undone = { readonly seq: number; readonly undo: number; readonly seats: readonly Seat[] }
export type Entry = Decision | Undone

export type Setup = { readonly seats: readonly Seat[]; readonly options?: Json; readonly seed: string }
export type Host = {
  /** No events are told: simulations. */
  readonly quiet?: boolean
  /** Objects of the state die at each ask: the conformance suite. */
  readonly strict?: boolean
  /** Without undo nothing older than the last edge is kept. */
  readonly undo?: boolean
  readonly scripted?: ScriptedChance
}

/** The moment before a step begins: everything after it can be run again from the log. */
export type Edge = { readonly at: number; readonly offset: number; readonly mark: number; readonly events: number }

export type Decided = { readonly ok: true } | { readonly ok: false; readonly error: DecisionError }

const refuse = (reason: Refused, detail: string): Decided => ({ ok: false, error: { reason, detail } })
const DONE: Decided = { ok: true }
/** From this length on a journal that is not needed for undo is cut. */
const LONG_JOURNAL = 4096

/** A running game: takes decisions, tells each seat what it may know, keeps the log. */
export class Table<S extends Shape> {
  readonly game: Game<S>
  readonly setup: Required<Setup>
  readonly kernel: Kernel<S>
  /** The open question, with real ids: for hosts and tests. Seats are shown `askFor`. */
  ask: Ask | null = null
  log: Entry[] = []
  opening: Drawn[] = []
  /** The decisions that count, in order. */
  line: Decision[] = []
  edges: Edge[] = []
  private readonly undoable: boolean
  private body: Script<readonly StepRef[] | void> | null = null
  private answers: Record<Seat, Key> = {}

  constructor(game: Game<S>, setup: Setup, host: Host, state: State, chance: Chance) {
    this.game = game
    this.setup = { options: null, ...setup }
    this.undoable = host.undo !== false
    this.kernel = new Kernel(game, setup.seats, this.setup.options, state, chance, {
      quiet: host.quiet === true,
      strict: host.strict === true,
    })
  }

  static start<S extends Shape>(game: Game<S>, setup: Setup, host: Host = {}): Table<S> {
    if (setup.seats.length < game.seats.min || setup.seats.length > game.seats.max) {
      throw new ContractError(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${setup.seats.length}`)
    }
    if (new Set(setup.seats).size !== setup.seats.length) throw new ContractError('two seats have the same name')
    const table = new Table(game, setup, host, emptyState(), new Chance(setup.seed, {}, host.scripted))
    table.begin()
    return table
  }

  private begin(): void {
    const { kernel, game } = this
    const specs = game.table as unknown as Record<string, { start: Json }>
    for (const attribute in specs) kernel.raw.table[attribute] = specs[attribute]?.start ?? null
    kernel.journal.setFlow([...game.opening(this.setup.seats, this.setup.options)].reverse())
    kernel.chance.drawn = this.opening
    this.run(undefined)
  }

  get seq(): number {
    return this.log.length
  }

  get result(): Json {
    return this.kernel.raw.result
  }

  get over(): boolean {
    return this.kernel.raw.result !== null
  }

  get hash(): string {
    return hashState(this.kernel.raw)
  }

  /** The seats that may answer now. */
  asked(): Seat[] {
    return this.ask ? askedSeats(this.ask, this.kernel.seats) : []
  }

  view(watcher: Seat): View {
    return viewOf(this.kernel, watcher)
  }

  askFor(watcher: Seat): AskView | Waiting | null {
    return this.ask ? askView(this.kernel, this.ask, watcher) : null
  }

  /** What a watcher was told, from event `after` on. */
  eventsFor(watcher: Seat, after = 0): SeatEvent[] {
    return this.kernel.events.flatMap(({ told, name: _, ...event }) => {
      const message = told[watcher]
      return message && event.id > after ? [{ ...event, message }] : []
    })
  }

  /** The log as a watcher may read it: everybody's moves by number, the words of one's own. */
  logFor(watcher: Seat): object[] {
    return this.log.map((entry) => {
      if ('undo' in entry) return entry
      const { seq, seat, by, answer } = entry
      return seat === watcher ? { seq, seat, by, answer } : { seq, seat, by }
    })
  }

  /** Takes a decision, or refuses it and changes nothing. `keys: 'real'` is for hosts and tests that know the pieces. */
  decide(seat: Seat, answer: unknown, how: { readonly seq?: number; readonly by?: DecidedBy; readonly keys?: 'real' } = {}): Decided {
    const { ask } = this
    if (!ask)
      return this.over ? refuse('over', 'the game is over') : refuse('broken', 'this table stands still after an error of the rules')
    const real = how.keys === 'real' ? answer : realAnswer(this.kernel, ask, seat, answer)
    const illegal = isLegal(ask, seat, real)
    // On a floor a late statement still counts when the same thing is still offered.
    if (how.seq !== undefined && how.seq !== this.seq && (ask.kind !== 'floor' || illegal))
      return refuse('stale', `that answers question ${how.seq}; the table is at ${this.seq}`)
    if (illegal) return refuse(illegal.reason, illegal.detail)
    const decision: Decision = { seq: this.seq, seat, answer: real as Answer, by: how.by ?? 'human', chance: [] }
    return this.take(decision)
  }

  private take(decision: Decision): Decided {
    const before = this.line.length
    if (!this.undoable) this.forgetPast()
    this.log.push(decision)
    try {
      this.feed(decision)
    } catch (error) {
      this.log.pop()
      this.rewind(before)
      return refuse('broken', error instanceof Error ? error.message : String(error))
    }
    return DONE
  }

  /** Goes on with one decision, live or in a replay. */
  private feed(decision: Decision): void {
    const { kernel, ask } = this
    this.line.push(decision)
    kernel.chance.drawn = decision.chance
    kernel.learned = false
    kernel.seq = this.seq
    if (ask?.kind === 'all') {
      this.answers = { ...this.answers, [decision.seat]: decision.answer as Key }
      if (Object.keys(ask.offers).some((seat) => this.answers[seat] === undefined)) return
      this.run(this.answers)
    } else this.run(ask?.kind === 'floor' ? { seat: decision.seat, key: decision.answer as Key } : decision.answer)
    if (kernel.learned) decision.learned = true
  }

  /** Runs the script until it asks, or the game is over. */
  private run(reply: Reply | undefined): void {
    const { kernel } = this
    let input = reply
    this.ask = null
    kernel.answered()
    for (;;) {
      if (!this.body) {
        if (this.over) return
        this.beginStep()
        input = undefined
      }
      const next = this.advance(input)
      if (next === null) continue
      if (!canBeAnswered(next)) throw new ContractError(`an ask («${next.about.key}») has no legal answer`)
      const only = forced(next)
      if (only === undefined) return this.wait(next)
      input = only
    }
  }

  private wait(ask: Ask): void {
    this.ask = ask
    this.answers = {}
    if (ask.kind !== 'all' || ask.secret || ask.cover) return
    // Who has but one answer has given it, unless that would tell something.
    for (const seat in ask.offers) if (ask.offers[seat]?.length === 1) this.answers[seat] = ask.offers[seat]?.[0]?.key as Key
  }

  private beginStep(): void {
    const { kernel } = this
    const { flow } = kernel.raw
    const next = flow[flow.length - 1]
    if (!next) throw new ContractError('the flow ran out before the game was over')
    this.markEdge()
    const step = this.game.steps[next.step]
    if (!step) throw new ContractError(`there is no step «${next.step}»`)
    kernel.spend(next.step)
    kernel.journal.setFlow(flow.slice(0, -1))
    this.body = step(kernel, next.args as never)
  }

  private markEdge(): void {
    const { kernel, edges } = this
    const edge: Edge = { at: this.line.length, offset: kernel.chance.drawn.length, mark: kernel.journal.mark, events: kernel.events.length }
    if (edges.length && (edges[edges.length - 1] as Edge).at === edge.at) edges[edges.length - 1] = edge
    else edges.push(edge)
  }

  /** One leg of the script: null when a step came to its end. */
  private advance(input: Reply | undefined): Ask | null {
    const { kernel } = this
    const { done, value } = (this.body as Script<readonly StepRef[] | void>).next(input as Reply)
    if (!done) {
      if (!isDrop(value as Ask | Drop)) return value as Ask
      this.dropScript(value as unknown as Drop)
      return null
    }
    if (kernel.raw.records.length) throw new ContractError(`a step ended with a record («${kernel.raw.records.at(-1)?.kind}») still open`)
    const follow = value as readonly StepRef[] | void
    if (follow?.length)
      kernel.journal.setFlow(
        follow.length === 1 ? [...kernel.raw.flow, follow[0] as StepRef] : [...kernel.raw.flow, ...[...follow].reverse()],
      )
    this.body = null
    return null
  }

  private dropScript(signal: Drop): void {
    const { kernel } = this
    this.body = null
    kernel.dropAll()
    kernel.atEdge(kernel.events.length)
    if (signal.kind === '@over') kernel.journal.setResult(signal.result)
    kernel.journal.setFlow(signal.kind === '@over' ? [] : [...signal.flow].reverse())
  }

  // ── undo ──

  /** The earliest number this seat may go back to without asking anybody: nothing learned, nobody else's decision. */
  freeUndo(seat: Seat): number {
    let i = this.line.length
    while (i > 0) {
      const decision = this.line[i - 1] as Decision
      if (decision.seat !== seat || decision.learned) break
      i--
    }
    return this.line[i]?.seq ?? this.seq
  }

  /** Takes back everything from decision `seq` on. The host sees to consent; `seats` are those who agreed. */
  undoTo(seq: number, seats: readonly Seat[]): Decided {
    const kept = this.line.findIndex((decision) => decision.seq >= seq)
    if (kept < 0) return refuse('out-of-range', 'there is nothing to take back')
    this.rewind(kept)
    this.log.push({ seq: this.seq, undo: seq, seats: [...seats] })
    this.kernel.seq = this.seq
    return DONE
  }

  /** Puts the table back to where `kept` decisions count: back to an edge by the journal, forward again by the log. */
  private rewind(kept: number): void {
    const { kernel } = this
    let last = this.edges.length - 1
    while (last >= 0 && (this.edges[last] as Edge).at > kept) last--
    const edge = this.edges[last]
    const again = this.line.slice(edge?.at ?? 0, kept)
    const before = edge && edge.at > 0 ? (this.line[edge.at - 1] as Decision).chance : this.opening
    const drawn = before.slice(edge?.offset ?? 0)
    before.length = edge?.offset ?? 0
    this.body = null
    this.line.length = edge?.at ?? 0
    this.edges.length = Math.max(0, last)
    if (edge) kernel.journal.rollBack(edge.mark)
    else this.startOver()
    kernel.atEdge(edge?.events ?? 0)
    kernel.chance.drawn = before
    this.runAgain(drawn, again)
  }

  private startOver(): void {
    const { kernel } = this
    kernel.journal.forgetBefore(kernel.journal.mark)
    kernel.journal.state = emptyState()
    const specs = this.game.table as unknown as Record<string, { start: Json }>
    for (const attribute in specs) kernel.raw.table[attribute] = specs[attribute]?.start ?? null
    kernel.journal.setFlow([...this.game.opening(this.setup.seats, this.setup.options)].reverse())
  }

  /** Runs from an edge with the chance and the answers of the log. */
  runAgain(drawn: readonly Drawn[], decisions: readonly Decision[]): void {
    const { chance } = this.kernel
    chance.replay(drawn)
    this.run(undefined)
    for (const decision of decisions) {
      if (!this.ask) throw new ReplayError(`the log has a decision (${decision.seq}) where nothing is asked`)
      const illegal = isLegal(this.ask, decision.seat, decision.answer)
      if (illegal) throw new ReplayError(`decision ${decision.seq} no longer answers its question: ${illegal.detail}`)
      chance.replay(decision.chance)
      decision.chance.length = 0
      this.feed(decision)
    }
    if (!chance.live()) throw new ReplayError('the log has more chance than the rules now draw')
  }

  private forgetPast(): void {
    const edge = this.edges.at(-1)
    if (!edge) return
    if (edge.mark < LONG_JOURNAL) this.edges = [edge]
    else {
      this.kernel.journal.forgetBefore(edge.mark)
      this.edges = [{ ...edge, mark: 0 }]
    }
  }

  // ── copies ──

  /** The state at an edge; a copy. */
  stateAt(edge: Edge): State {
    return this.kernel.journal.putBackIn(copyState(this.kernel.raw), edge.mark)
  }

  /** A table of its own that goes on from here; the two never meet again. */
  fork(host: Host = {}): Table<S> {
    const edge = this.edges.at(-1) as Edge
    const chance = new Chance(this.setup.seed, this.kernel.chance.counters())
    const copy = new Table(this.game, this.setup, host, this.stateAt(edge), chance)
    return copy.resume(this.log, this.line, this.opening, edge)
  }

  /** Goes on from an edge with chance of its own: the rules have changed, what came after must be made again. */
  resumeLive(log: readonly Entry[], line: readonly Decision[], opening: readonly Drawn[]): this {
    this.opening = [...opening]
    this.log = [...log]
    this.line = [...line]
    this.kernel.chance.drawn = this.line.at(-1)?.chance ?? this.opening
    this.kernel.seq = this.seq
    this.run(undefined)
    return this
  }

  /** Goes on from an edge with a log: restoring and forking. */
  resume(log: readonly Entry[], line: readonly Decision[], opening: readonly Drawn[], edge: Omit<Edge, 'mark'>): this {
    const own = (decision: Decision): Decision => ({ ...decision, chance: [...decision.chance] })
    this.opening = [...opening]
    this.log = [...log]
    const tail = line.slice(edge.at).map(own)
    this.line = line.slice(0, edge.at)
    const last = this.line.length - 1
    if (last >= 0) this.line[last] = own(this.line[last] as Decision)
    const before = last >= 0 ? (this.line[last] as Decision).chance : this.opening
    const drawn = before.slice(edge.offset)
    before.length = edge.offset
    for (const decision of [...(last >= 0 ? [this.line[last] as Decision] : []), ...tail]) this.log[decision.seq] = decision
    this.kernel.chance.drawn = before
    this.kernel.seq = this.seq
    this.runAgain(drawn, tail)
    return this
  }
}
