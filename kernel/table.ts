import { type Answer, type Ask, askedSeats, CONCEDE, canBeAnswered, chosenIn, forced, givenAlready, isLegal, type Reply } from './ask.ts'
import type { BeatAt } from './beats.ts'
import { Chance, type Drawn } from './chance.ts'
import type { DecidedBy, Decision, Entry } from './decision.ts'
import type { Checkpoint, Edge, Moment, Place } from './edge.ts'
import { Engine } from './engine.ts'
import { ContractError, type DecisionError, type Refused, ReplayError } from './errors.ts'
import { heardBy, type SeatEvent } from './events.ts'
import { declaredBy, type Game, type Script } from './game.ts'
import { incoming, keepsake } from './guard.ts'
import type { Key, Seat } from './ids.ts'
import { copyJson, type Json } from './json.ts'
import { interned } from './names.ts'
import { isSeatName, keyed } from './outside.ts'
import { finished } from './parts.ts'
import { type Drop, isDrop } from './records.ts'
import type { Setup, TableSettings } from './setup.ts'
import type { Shape } from './shape.ts'
import { copyState, emptyState, hashState, NO_FLOW, onTop, type State, type StepRef } from './state.ts'
import { type AskView, askView, realAnswer, shownAnswer, type View, viewOf, type Waiting } from './views.ts'

export type { DecidedBy, Decision, Entry, Undone } from './decision.ts'
export type { Edge } from './edge.ts'
export type { Setup, TableSettings } from './setup.ts'

export type Decided = { readonly ok: true } | { readonly ok: false; readonly error: DecisionError }

/**
 * The number of the question it answers, who decides for the seat, whether pieces are named by their real ids, and who looks at the table
 * whenever a beat ends. It looks and changes nothing; what is run again later is not looked at.
 */
type How = { readonly seq?: number; readonly by?: DecidedBy; readonly keys?: 'real'; readonly onBeat?: ((at: BeatAt) => void) | undefined }
const NO_HOW: How = {}

const refuse = (reason: Refused, detail: string): Decided => ({ ok: false, error: { reason, detail } })
const DONE: Decided = { ok: true }
const BEGINNING: Place = { at: 0, offset: 0, events: 0, serial: 0 }
const NO_ANSWERS: Readonly<Record<Seat, Answer>> = keyed()
/** From this length on a journal that is not needed for undo is cut. */
const LONG_JOURNAL = 4096

/** A running game: takes decisions, tells each seat what it may know, keeps the log. */
export class Table<S extends Shape> {
  readonly game: Game<S>
  setup: Required<Setup>
  readonly kernel: Engine<S>
  /** The open question, with real ids: for hosts and tests. Seats are shown `askFor`. */
  ask: Ask | null = null
  log: Entry[] = []
  opening: Drawn[] = []
  /** The decisions that count, in order. */
  line: Decision[] = []
  edges: Edge[] = []
  /** Other rules played up to here: nothing before it is run again. Null: everything may be, from the first step on. */
  origin: Checkpoint | null = null
  private readonly undoable: boolean
  private body: Script<readonly StepRef[] | void> | null = null
  private answers: Readonly<Record<Seat, Answer>> = NO_ANSWERS
  /** Who has given up since the last edge: at the next they are seen off. */
  private leaving: Seat[] = []
  /** The number of the open question; where all answer, it stays open for several decisions. */
  askedAt = 0

  constructor(game: Game<S>, setup: Setup, host: TableSettings, state: State, chance: Chance) {
    this.game = game
    this.setup = { seats: setup.seats.map(interned), options: setup.options ?? null, seed: setup.seed }
    this.undoable = host.undo !== false
    this.kernel = new Engine(game, this.setup.seats, this.setup.options, state, chance, {
      quiet: host.quiet === true,
      strict: host.strict === true,
      trace: host.trace ?? null,
    })
  }

  static start<S extends Shape>(game: Game<S>, setup: Setup, host: TableSettings = {}): Table<S> {
    if (setup.seats.length < game.seats.min || setup.seats.length > game.seats.max) {
      throw new ContractError(`${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${setup.seats.length}`)
    }
    if (!setup.seats.every(isSeatName)) throw new ContractError('a seat has a name that no seat can have')
    if (setup.seats.some((seat, i) => setup.seats.indexOf(seat) !== i)) throw new ContractError('two seats have the same name')
    const table = new Table(game, setup, host, emptyState(), new Chance(setup.seed, {}, host.scripted))
    table.begin()
    return table
  }

  private begin(): void {
    const { kernel, game } = this
    const specs = game.table as unknown as Record<string, { start: Json }>
    for (const attribute in specs) kernel.raw.table[attribute] = specs[attribute]?.start ?? null
    kernel.journal.setFlow(onTop(NO_FLOW, game.opening(this.setup.seats, this.setup.options)))
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

  /** The seats the table waits for: with a lead only that one, nobody who may be silent, of all only those who have not answered yet. */
  awaited(): Seat[] {
    const { ask, answers } = this
    if (ask?.kind === 'floor' && ask.lead !== undefined) return [ask.lead]
    if (ask?.kind === 'floor' && ask.silent) return this.asked().filter((seat) => !ask.silent?.includes(seat))
    return ask?.kind === 'all' || ask?.kind === 'each' ? this.asked().filter((seat) => answers[seat] === undefined) : this.asked()
  }

  view(watcher: Seat): View {
    return viewOf(this.kernel, watcher)
  }

  askFor(watcher: Seat): AskView | Waiting | null {
    return this.ask ? askView(this.kernel, this.ask, watcher, this.awaited()) : null
  }

  eventsFor(watcher: Seat, after = 0): SeatEvent[] {
    return heardBy(this.kernel.events, watcher, after)
  }

  /** The log as a watcher may read it: everybody's moves by number, the words of one's own. */
  logFor(watcher: Seat): object[] {
    return this.log.map((entry) => {
      if ('undo' in entry) return entry
      const { seq, seat, by, answer, said } = entry
      return seat === watcher ? { seq, seat, by, answer: said ?? answer } : { seq, seat, by }
    })
  }

  /** Takes a decision, or refuses it and changes nothing. `keys: 'real'` is for hosts and tests that know the pieces. */
  decide(seat: Seat, answer: unknown, how: How = NO_HOW): Decided {
    const { ask } = this
    if (!ask)
      return this.over ? refuse('over', 'the game is over') : refuse('broken', 'this table stands still after an error of the rules')
    const chosen = (how.seq ?? this.seq) === this.seq ? chosenIn(ask, seat, answer) : null
    // Most answers are a key that reads the same for everybody, or that nobody reads.
    if (chosen && (chosen.piece === undefined || (how.keys === 'real' && this.kernel.quiet)))
      return this.take({ seq: this.seq, seat, answer: chosen.key, by: how.by ?? 'human', chance: [] }, how.onBeat)
    if (!this.kernel.seats.includes(seat)) return refuse('not-asked', `${seat} does not sit at this table`)
    if (answer === CONCEDE) return this.concede(seat, how)
    const real = how.keys === 'real' ? answer : realAnswer(this.kernel, ask, seat, answer)
    const illegal = isLegal(ask, seat, real)
    if (how.seq !== undefined && how.seq !== this.seq && (illegal || !this.stillCounts(ask, seat, how.seq)))
      return refuse('stale', `that answers question ${how.seq}; the table is at ${this.seq}`)
    if (illegal) return refuse(illegal.reason, illegal.detail)
    const own = typeof real === 'object' ? copyJson(real) : real
    const decision: Decision = { seq: this.seq, seat, answer: own as Answer, by: how.by ?? 'human', chance: [] }
    // Where nothing is told, nobody reads what was said.
    const shown = how.keys === 'real' && !this.kernel.quiet ? shownAnswer(this.kernel, ask, seat, decision.answer) : decision.answer
    const said = how.keys === 'real' ? shown : answer
    if (said !== (how.keys === 'real' ? decision.answer : real)) decision.said = copyJson(said) as Answer
    return this.take(decision, how.onBeat)
  }

  /** Whatever is asked, of whomever: the question stays open, and what is under way comes to its end. */
  private concede(seat: Seat, { by = 'human', onBeat }: How): Decided {
    if (!this.mayConcede(seat)) return refuse('not-allowed', `${seat} cannot give the game up now`)
    return this.take({ seq: this.seq, seat, answer: CONCEDE, by, chance: [] }, onBeat)
  }

  mayConcede(seat: Seat): boolean {
    if (this.ask === null || this.leaving.includes(seat) || !this.kernel.seats.includes(seat)) return false
    return this.game.concession?.may(this.kernel, seat) === true
  }

  /** On a floor a late statement counts while the same thing is offered; where all answer, while it is the same question. */
  private stillCounts(ask: Ask, seat: Seat, seq: number): boolean {
    if (ask.kind === 'each' && ask.since) return seq < this.seq && seq >= (ask.since[seat] ?? this.seq)
    return seq < this.seq && (ask.kind === 'floor' || ((ask.kind === 'all' || ask.kind === 'each') && seq >= this.askedAt))
  }

  private take(decision: Decision, onBeat: How['onBeat']): Decided {
    const before = this.line.length
    if (!this.undoable) this.forgetPast()
    this.log.push(decision)
    this.kernel.chance.mark()
    this.kernel.onBeat = onBeat ?? null
    try {
      this.feed(decision)
      this.kernel.onBeat = null
    } catch (error) {
      this.kernel.onBeat = null
      this.log.pop()
      this.kernel.chance.takeBack()
      finished(this.rewind(before))
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
    kernel.seq = decision.seq + 1
    if (decision.answer === CONCEDE) return this.giveUp(decision.seat)
    const { seat, answer } = decision
    if (ask?.kind === 'all' || (ask?.kind === 'each' && !ask.since)) {
      this.answers = keyed({ ...this.answers, [seat]: answer })
      if (this.awaited().length) return
      this.run(this.answers)
    } else this.run(ask?.kind === 'floor' ? { seat, key: answer as Key } : ask?.kind === 'each' ? { seat, answer } : answer)
    if (kernel.learned) decision.learned = true
  }

  private giveUp(seat: Seat): void {
    const { kernel, game } = this
    if (!game.concession) throw new ReplayError(`${seat} gave up where nobody can`)
    this.leaving.push(seat)
    kernel.alter(seat, game.concession.mark, true)
    const result = game.concession.over(kernel)
    if (result === null) return
    this.ask = null
    this.dropScript({ kind: '@over', result })
    this.markEdge()
  }

  /** Runs the script until it asks, or the game is over. */
  private run(reply: Reply | undefined): void {
    const { kernel } = this
    let input = reply
    this.ask = null
    kernel.answered()
    for (;;) {
      if (!this.body) {
        // What has ended stays ended, whatever becomes of the rules: its end is an edge.
        if (this.over) return this.markEdge()
        this.beginStep()
        input = undefined
      }
      const next = this.advance(input)
      if (next === null) continue
      if (next.kind === 'choose' && next.options.length > 1) return this.wait(next)
      if (!canBeAnswered(next)) throw new ContractError(`an ask («${next.about.key}») has no legal answer`)
      const only = forced(next)
      if (only === undefined) return this.wait(next)
      input = only
    }
  }

  private wait(ask: Ask): void {
    this.ask = ask
    this.askedAt = this.kernel.seq
    this.answers = NO_ANSWERS
    if ((ask.kind !== 'all' && ask.kind !== 'each') || ask.secret || ask.cover) return
    // Who has but one answer has given it, unless that would tell something.
    this.answers = givenAlready(ask)
  }

  private beginStep(): void {
    const { kernel } = this
    if (this.leaving.length) this.seeOff()
    const { flow } = kernel.raw
    const next = flow[flow.length - 1]
    if (!next) throw new ContractError('the flow ran out before the game was over')
    this.markEdge()
    const step = declaredBy(this.game).steps[next.step]
    if (!step) throw new ContractError(`there is no step «${next.step}»`)
    kernel.spend(next.step)
    kernel.journal.setFlow(flow.length === 1 ? NO_FLOW : flow.slice(0, -1))
    this.body = step(kernel, keepsake(kernel.guard, next.args) as never)
  }

  private seeOff(): void {
    const steps = this.leaving.map((seat): StepRef => ({ step: this.game.concession?.step ?? '', args: { seat } }))
    this.kernel.journal.setFlow(onTop(this.kernel.raw.flow, steps))
    this.leaving = []
  }

  private markEdge(): void {
    const { kernel, edges } = this
    if (edges.length && (edges[edges.length - 1] as Edge).at === this.line.length) edges.pop()
    // Nothing goes back beyond the first edge: what setting up altered piece by piece need not be kept.
    if (!edges.length) kernel.journal.forgetBefore(kernel.journal.mark)
    edges.push({
      at: this.line.length,
      offset: kernel.chance.drawn.length,
      mark: kernel.journal.mark,
      flow: kernel.raw.flow,
      events: kernel.events.length,
      serial: kernel.eventSerial,
    })
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
    const follow = incoming(kernel.guard, value as readonly StepRef[] | void)
    if (follow?.length) kernel.journal.setFlow(onTop(kernel.raw.flow, follow))
    this.body = null
    return null
  }

  private dropScript(signal: Drop): void {
    const { kernel } = this
    this.body = null
    kernel.dropAll()
    if (signal.kind === '@over') {
      kernel.journal.setResult(incoming(kernel.guard, signal.result))
      kernel.journal.setFlow(NO_FLOW)
      return
    }
    kernel.journal.setFlow(onTop(NO_FLOW, incoming(kernel.guard, signal.flow)))
    // What the records did on leaving is looked at before the new flow begins.
    this.body = kernel.runChecks()
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
    return finished(this.undoInParts(seq, seats))
  }

  /** The same, a decision at a time: for a copy that nobody looks at in between. */
  *undoInParts(seq: number, seats: readonly Seat[]): Generator<void, Decided> {
    const kept = this.line.findIndex((decision) => decision.seq >= seq)
    if (kept < 0) return refuse('out-of-range', 'there is nothing to take back')
    if (kept < (this.origin?.at ?? 0)) return refuse('other-rules', 'that was decided under other rules')
    const now = this.moment()
    try {
      yield* this.rewind(kept)
    } catch (error) {
      this.comeBack(now)
      return refuse('broken', error instanceof Error ? error.message : String(error))
    }
    this.log.push({ seq: this.seq, undo: seq, seats: [...seats] })
    this.kernel.seq = this.seq
    this.askedAt = this.seq
    return DONE
  }

  /** Enough to come back here, should going further back fail: older decisions may no longer run under newer rules. */
  private moment(): Moment {
    const edge = this.edges.at(-1) as Edge
    const { log, line, opening, kernel } = this
    return { edge, state: this.stateAt(edge), log: [...log], line: [...line], opening, events: kernel.events.slice(0, edge.events) }
  }

  private comeBack({ edge, state, log, line, opening, events }: Moment): void {
    const { kernel } = this
    kernel.chance.live()
    kernel.journal.forgetBefore(kernel.journal.mark)
    kernel.journal.state = state
    kernel.events.length = 0
    kernel.events.push(...events)
    kernel.atEdge(edge.events, edge.serial)
    this.edges = []
    this.body = null
    this.resume(log, line, opening, edge)
  }

  /** Puts the table back to where `kept` decisions count: back to an edge by the journal, forward again by the log. */
  private *rewind(kept: number): Generator<void> {
    const { kernel } = this
    const last = this.edges.findLastIndex((edge) => edge.at <= kept)
    const edge = this.edges[last]
    const { at, offset, events, serial }: Place = edge ?? this.origin ?? BEGINNING
    const again = this.line.slice(at, kept)
    this.body = null
    this.line.length = at
    const drawn = this.reopen(offset)
    this.edges.length = Math.max(0, last)
    if (edge) kernel.journal.rollBack(edge.mark, edge.flow)
    else this.startOver()
    kernel.atEdge(events, serial)
    yield* this.runAgain(drawn, again)
  }

  /** What was drawn since the edge, which is drawn again. The log's entries are never altered: other tables and saves share them. */
  private reopen(offset: number): Drawn[] {
    const last = this.line.at(-1)
    const before = last?.chance ?? this.opening
    const kept = before.slice(0, offset)
    if (last) {
      const own: Decision = { ...last, chance: kept }
      this.line[this.line.length - 1] = own
      this.log[own.seq] = own
    } else this.opening = kept
    this.kernel.chance.drawn = kept
    return before.slice(offset)
  }

  /** Forgets everything but the log: the table stands before its first step, or where these rules took over. */
  startOver(): void {
    const { kernel, origin } = this
    kernel.journal.forgetBefore(kernel.journal.mark)
    kernel.journal.state = origin ? copyState(origin.state) : emptyState()
    if (origin) return
    const specs = this.game.table as unknown as Record<string, { start: Json }>
    for (const attribute in specs) kernel.raw.table[attribute] = specs[attribute]?.start ?? null
    kernel.journal.setFlow(onTop(NO_FLOW, this.game.opening(this.setup.seats, this.setup.options)))
  }

  /** Runs from an edge with the chance and the answers of the log. */
  private *runAgain(drawn: readonly Drawn[], decisions: readonly Decision[]): Generator<void> {
    const { chance } = this.kernel
    this.leaving = []
    this.kernel.seq = (this.line.at(-1)?.seq ?? -1) + 1
    chance.replay(drawn)
    this.run(undefined)
    for (const decision of decisions) {
      if (!this.ask) throw new ReplayError(`the log has a decision (${decision.seq}) where nothing is asked`)
      const illegal = decision.answer === CONCEDE ? null : isLegal(this.ask, decision.seat, decision.answer)
      if (illegal) throw new ReplayError(`decision ${decision.seq} no longer answers its question: ${illegal.detail}`)
      chance.replay(decision.chance)
      const again: Decision = { ...decision, chance: [] }
      this.log[again.seq] = again
      this.feed(again)
      yield
    }
    if (!chance.live()) throw new ReplayError('the log has more chance than the rules now draw')
    this.kernel.seq = this.seq
  }

  private forgetPast(): void {
    const { edges } = this
    const edge = edges[edges.length - 1]
    if (!edge) return
    if (edge.mark >= LONG_JOURNAL) {
      this.kernel.journal.forgetBefore(edge.mark)
      this.edges = [{ ...edge, mark: 0 }]
    } else if (edges.length > 1) edges.splice(0, edges.length - 1)
  }

  // ── copies ──

  /** The state at an edge; a copy. */
  stateAt(edge: Edge): State {
    return this.kernel.journal.putBackIn(copyState(this.kernel.raw), edge.mark, edge.flow)
  }

  /** A table of its own that goes on from here; the two never meet again. */
  fork(host: TableSettings = {}): Table<S> {
    const edge = this.edges.at(-1) as Edge
    const chance = new Chance(this.setup.seed, this.kernel.chance.counters())
    const copy = new Table(this.game, this.setup, host, this.stateAt(edge), chance)
    copy.kernel.journal.exchanged = this.kernel.journal.exchanged
    if (!host.quiet) copy.kernel.events.push(...this.kernel.events.slice(0, edge.events))
    copy.kernel.eventSerial = edge.serial
    copy.origin = this.origin
    return copy.resume(this.log, this.line, this.opening, edge)
  }

  /** Goes on from an edge with chance of its own: the rules have changed, what came after must be made again. */
  resumeLive(log: readonly Entry[], line: readonly Decision[], opening: Drawn[], edge: Place): this {
    this.opening = opening
    this.log = [...log]
    this.line = line.slice(0, edge.at)
    this.reopen(edge.offset)
    this.kernel.seq = this.seq
    this.run(undefined)
    return this
  }

  /** Goes on from an edge with a log: restoring and forking. */
  resume(log: readonly Entry[], line: readonly Decision[], opening: Drawn[], edge: Place): this {
    this.opening = opening
    this.log = [...log]
    this.line = line.slice(0, edge.at)
    finished(this.runAgain(this.reopen(edge.offset), line.slice(edge.at)))
    return this
  }
}
