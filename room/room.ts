import {
  type AnyShape,
  CONCEDE,
  canonical,
  type Decision,
  finished,
  goOnWithSeed,
  type Saved,
  type Seat,
  type Table,
} from '@miskatonic/kernel'
import { type BotAnswer, BotSeats, reasonLetters, standInLevel } from './botSeats.ts'
import { concessionLine } from './concession.ts'
import { type Decide, decisionLine, type SeatAnswer } from './decision.ts'
import { distinctName } from './distinctName.ts'
import { chatLine, infoFor } from './info.ts'
import { isForAll, Journal } from './journal.ts'
import { type Beginning, type House, type JournalLine, type Mark, personIn, type Sitting } from './journalLine.ts'
import { isBarred, moderationLines, requireTalk } from './moderation.ts'
import type { Letter, Outcome } from './outcome.ts'
import { type Pointed, pointedAt, pointerLetters } from './pointer.ts'
import type { FromTable, ToTable } from './protocol.ts'
import { answerToQuery, type Query } from './queries.ts'
import { RequestRefused } from './requestRefused.ts'
import { requireOwnSeat } from './requirements.ts'
import { type Guest, type Playing, type Present, type RoomFacts, RoomState, type Somebody } from './roomState.ts'
import { houseLine, seatLines } from './seatRequests.ts'
import { requireSilent } from './silence.ts'
import { reasons, refusals, UNNAMED } from './strings.ts'
import { exported, savedAt, type Taker } from './tableExport.ts'
import { rulesLine, tableFrom } from './tableFromJournal.ts'
import { redoneAnswer, type TakingBack, takenBack, undoVerdict } from './undoRequests.ts'
import { ViewUpdates } from './viewUpdates.ts'

type Ordered = Exclude<ToTable, Query>

/**
 * One table with the people and bots around it. It runs wherever it is put: in a worker of the server, in a worker of the
 * browser. It does nothing by itself: whoever holds it hands in messages, stores what must be kept, and only then sends the letters.
 */
export class Room {
  private readonly state: RoomState
  private readonly journal: Journal
  private readonly bots: BotSeats
  private readonly updates: ViewUpdates
  /** What was found when the table was opened: damaged parts, decisions that must be made again. */
  readonly problems: readonly string[]
  /** Since the last outcome: whether the table went on, or was taken back and is to be shown as a whole. */
  private moved: 'no' | 'on' | 'back' = 'no'
  private letters: Letter[] = []
  private infoChanged = false
  private wasOver = false
  private pointed: Pointed | null = null

  private constructor(playing: Playing, begun: Beginning, lines: readonly JournalLine[], marks: readonly Mark[], now: number) {
    const opened = tableFrom(playing.game, begun, lines, marks)
    this.problems = opened.problems
    this.state = new RoomState(playing, begun, opened.table)
    this.bots = new BotSeats(this.state)
    this.journal = new Journal(opened.start, opened.markSoon)
    this.updates = new ViewUpdates(opened.table, playing.text, playing.pictures)
    for (const line of lines) this.apply(line, this.journal.count++)
    if (opened.renewed) this.write(rulesLine(opened, lines.length, now, (seat) => this.state.nameOf(seat)))
  }

  /** A new table; the first outcome's keep holds its first mark. */
  static begin(playing: Playing, begun: Beginning): Room {
    return new Room(playing, begun, [], [], begun.created)
  }

  /** A table out of its journal; `marks`: the newest first. What other rules make of it is written down with its first outcome. */
  static open(playing: Playing, begun: Beginning, lines: readonly JournalLine[], marks: readonly Mark[], now: number): Room {
    return new Room(playing, begun, lines, marks, now)
  }

  // ── what whoever holds it may look at ──

  get facts(): RoomFacts {
    return this.state
  }
  get table(): Table<AnyShape> {
    return this.state.table
  }
  get begun(): Beginning {
    return this.state.begun
  }
  get playing(): Playing {
    return this.state.playing
  }
  get house(): House {
    return this.state.house
  }
  get sittings(): ReadonlyMap<Seat, Sitting> {
    return this.state.sittings
  }
  get guests(): ReadonlyMap<string, Present> {
    return this.state.guests
  }
  /** Whether a bot has begun to think about the open question. */
  get isBotThinking(): boolean {
    return this.bots.isThinking
  }

  /** Nobody has touched it since `touched`, as far as its keeper knows; it is put away so long after that, if ever. */
  setLifetime(touched: number, lifetime: number | null): void {
    this.state.touched = Math.max(this.state.touched, touched)
    this.state.lifetime = lifetime
  }

  // ── one message ──

  /** Does what a guest asks, or says why not. */
  handle(id: string, message: ToTable, now: number): Outcome {
    return finished(this.handleInParts(id, message, now))
  }

  /** The same in parts, for whoever has others to serve in between: only what looks back at the game has more than one. */
  *handleInParts(id: string, message: ToTable, now: number): Generator<void, Outcome> {
    const guest = this.state.guests.get(id)
    if (!guest) return this.outcome()
    try {
      if (isQuery(message)) this.letter(id, yield* answerToQuery(this.state, this.updates, guest, message))
      else {
        this.perform(guest, message, now)
        this.letter(id, { is: 'done', id: message.id })
      }
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error
      this.letter(id, { is: 'refused', id: message.id, reason: error.reason, text: error.words[guest.lang] })
    }
    return this.outcome()
  }

  private perform(guest: Present, message: Ordered, now: number): void {
    const { state } = this
    switch (message.do) {
      case 'decide':
        requireOwnSeat(state, guest, message.seat)
        state.undone.length = 0
        this.decide({ seat: message.seat, answer: message.answer, seq: message.seq, by: 'human' }, now)
        if (message.answer === CONCEDE) this.writeAll([concessionLine(state, guest, message.seat, now) ?? []].flat())
        return
      case 'undo':
      case 'agree':
      case 'restart': {
        const verdict = undoVerdict(state, guest, message, now)
        if ('line' in verdict) this.write(verdict.line)
        else this.takeBack(verdict.takeBack, now)
        return
      }
      case 'redo': {
        const answer = redoneAnswer(state, guest, message.seat)
        state.undone.pop()
        this.decide({ seat: message.seat, answer, seq: this.table.seq, by: 'human', keys: 'real' }, now)
        return
      }
      case 'standIn':
        return this.letBotAnswerFor(guest, message.seat, now)
      case 'chat': {
        requireTalk(state, guest)
        const looksOn = state.seatsOf(guest.person).length ? {} : { looksOn: true as const }
        return this.write({ is: 'chat', at: now, who: guest.name, text: message.text, ...looksOn })
      }
      case 'point':
        requireOwnSeat(state, guest, message.seat)
        this.pointed = pointedAt(this.table, message.seat, message.at)
        this.letters.push(...pointerLetters(state, this.pointed))
        return
      case 'read':
        guest.lang = message.lang
        return this.tellAgain(guest)
      case 'again':
        return this.tellAgain(guest)
      case 'beats':
        guest.beats = message.on
        return
      case 'bar':
      case 'host':
      case 'keep':
        return this.writeAll(moderationLines(state, guest, message, now))
      case 'rename':
      case 'rules':
      case 'pace':
        return this.write(houseLine(state, guest, message, now))
      default:
        return this.writeAll(seatLines(state, guest, message, now))
    }
  }

  // ── what changes the table ──

  /** Answers the open question for a seat. */
  decide(answer: SeatAnswer, now: number): void {
    try {
      this.write(decisionLine(this.table, this.decideInBeats, answer, now))
    } catch (error) {
      if (error instanceof RequestRefused && error.reason === 'broken') this.sayBroken()
      throw error
    }
    if (this.moved === 'no') this.moved = 'on'
  }

  /** Those who wish it will be told beat by beat what the decision led to. */
  private readonly decideInBeats: Decide = (...decision) => {
    const { state } = this
    const watchers = [...state.guests.values()].flatMap((guest) => (guest.beats ? state.watchedBy(guest) : []))
    return this.updates.decide(decision, new Set(watchers))
  }

  private takeBack(back: TakingBack, now: number): void {
    const { line, gone } = takenBack(this.table, back, now)
    this.write(line)
    this.state.undone.push(...gone.toReversed().map(({ seat, answer }) => ({ seat, answer })))
    this.movedBack()
  }

  /** What lies behind the last mark now would be run again from the beginning: a new mark is made at once. */
  private movedBack(): void {
    this.moved = 'back'
    this.journal.markSoon()
  }

  /** One decision of a bot, if the table waits for one; or a part of the thinking it takes. */
  playBot(now: number): Outcome {
    const said = this.bots.nextAnswer()
    if (said) {
      // The table goes on: what was taken back before would answer other questions.
      this.state.undone.length = 0
      try {
        this.decideAsBot(said, now)
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error
        // The rules failed on a bot's answer: people must decide how to go on, so the seat waits for one of them.
        this.write({ is: 'seat', at: now, seat: said.seat, sitting: { kind: 'open' } })
      }
    }
    return this.outcome()
  }

  private decideAsBot(said: BotAnswer, now: number): void {
    const { seq } = this.table
    this.decide({ ...said, seq, by: 'bot' }, now)
    this.letters.push(...reasonLetters(this.state, said, this.table.seq - 1))
  }

  private letBotAnswerFor(guest: Guest, seat: Seat, now: number): void {
    requireSilent(this.state, guest, seat, now)
    const said = this.bots.answerFor(seat, standInLevel(this.playing))
    if (!said) throw new RequestRefused('not-asked', refusals.notSilent)
    this.state.undone.length = 0
    this.decideAsBot(said, now)
    this.write({ is: 'house', at: now, change: {}, trace: { what: 'stoodIn', a: guest.name, b: seat } })
  }

  // ── the journal ──

  /** Writes a line of this room's own, and does what it says. */
  private write(line: JournalLine): void {
    this.applyAloud(line, this.journal.add(line))
  }

  private writeAll(lines: readonly JournalLine[]): void {
    for (const line of lines) this.write(line)
  }

  /** Does what a line says, and tells those who are here. */
  private applyAloud(line: JournalLine, n: number): void {
    const { wish } = this.state
    this.apply(line, n)
    if (this.state.wish !== wish) this.letterToAll({ is: 'wish', wish: this.state.wish?.told ?? null })
    if (!isForAll(line)) return
    for (const guest of this.state.guests.values()) {
      const spoken = chatLine(line, n, guest.lang)
      if (spoken) this.letter(guest.id, { is: 'chat', lines: [spoken] })
    }
  }

  private apply(line: JournalLine, n: number): void {
    if (this.state.apply(line)) this.infoChanged = true
    if (line.is === 'seat') this.bots.forget(line.seat)
    this.journal.remember(line, n)
  }

  /**
   * Somebody else wrote these lines, from number `from` on: the table goes the same way. Chance is the same because the seed and its
   * counters are; if not, or if lines are missing, it throws, and the table must be opened again.
   */
  follow(from: number, lines: readonly JournalLine[]): Outcome {
    const { journal } = this
    if (from > journal.count) throw new Error(`lines ${journal.count} to ${from} are missing`)
    for (const line of lines.slice(journal.count - from)) {
      if (line.is === 'decision') this.replayDecision(line.decision)
      else if (line.is === 'undo') this.replayUndo(line)
      else if (line.is === 'rules') throw new Error('other rules took over')
      this.applyAloud(line, journal.count)
      journal.count++
    }
    return this.outcome()
  }

  private replayDecision({ seq, seat, answer, by, chance }: Decision): void {
    const decided = this.decideInBeats(seat, answer, { seq, by, keys: 'real' })
    const last = this.table.log.at(-1)
    if (!decided.ok || !last || 'undo' in last || canonical(last.chance) !== canonical(chance))
      throw new Error(`decision ${seq} does not come out as it was kept`)
    if (this.moved === 'no') this.moved = 'on'
  }

  private replayUndo({ undone: { undo, seats }, seed }: Extract<JournalLine, { is: 'undo' }>): void {
    if (!this.table.undoTo(undo, seats).ok) throw new Error(`what was taken back to ${undo} cannot be taken back here`)
    if (seed !== undefined) goOnWithSeed(this.table, seed)
    this.movedBack()
  }

  // ── what everybody is told ──

  private letter(to: string, message: FromTable): void {
    this.letters.push({ to, message })
  }

  private letterToAll(message: FromTable): void {
    for (const guest of this.state.guests.values()) this.letter(guest.id, message)
  }

  private tellAgain(guest: Present): void {
    guest.turns.clear()
    guest.faces.clear()
    this.letter(guest.id, infoFor(this.state, guest))
    this.letter(guest.id, { is: 'chat', lines: this.journal.chatLines(guest.lang) })
  }

  private sayBroken(): void {
    for (const { id, lang } of this.state.guests.values()) this.letter(id, { is: 'broken', text: reasons.broken[lang], to: this.table.seq })
  }

  /** What must be kept, and what is told once it is; the next message begins a new outcome. */
  outcome(): Outcome {
    const keep = this.journal.keep(this.table)
    const away = this.tellEverybody()
    const outcome: Outcome = {
      keep,
      letters: away.length ? this.letters.filter(({ to }) => !away.includes(to)) : this.letters,
      botsIn: this.bots.wanted(),
      ...(this.bots.isThinking ? { thinking: true } : {}),
      ...(away.length ? { away } : {}),
      ...(this.state.needsCode ? { needsCode: true } : {}),
      ...(this.pointed ? { pointed: this.pointed } : {}),
    }
    this.letters = []
    this.pointed = null
    this.moved = 'no'
    this.infoChanged = false
    return outcome
  }

  /** Writes to each guest what is new to them. Returns those who may no longer be here. */
  private tellEverybody(): string[] {
    const { state, updates } = this
    const guests = [...state.guests.values()]
    if (this.moved !== 'no')
      updates.refresh(
        guests.flatMap((guest) => state.watchedBy(guest)),
        this.moved === 'back',
      )
    // Ended, or an end taken back.
    if (this.table.over !== this.wasOver) this.infoChanged = true
    this.wasOver = this.table.over
    const away = guests.filter((guest) => !state.mayStay(guest)).map(({ id }) => id)
    for (const guest of guests) {
      if (away.includes(guest.id)) continue
      if (this.infoChanged) this.letter(guest.id, infoFor(state, guest))
      const watched = state.watchedBy(guest)
      // Whoever comes back to a seat has forgotten what it saw there.
      for (const watcher of guest.turns.keys()) if (!watched.includes(watcher)) guest.turns.delete(watcher)
      for (const watcher of watched) {
        const told = updates.tell(watcher, guest)
        if (told) this.letter(guest.id, told)
      }
    }
    for (const id of away) state.guests.delete(id)
    return away
  }

  // ── coming and going ──

  enter(guest: Guest): Outcome {
    const { state } = this
    if (!state.mayStay(guest)) throw new RequestRefused('not-allowed')
    const name = distinctName(state, guest.person, guest.name)
    state.guests.set(guest.id, { ...guest, name, turns: new Map(), faces: new Set(), beats: false })
    this.infoChanged = true
    this.letter(guest.id, { is: 'chat', lines: this.journal.chatLines(guest.lang) })
    if (state.wish) this.letter(guest.id, { is: 'wish', wish: state.wish.told })
    return this.outcome()
  }

  leave(id: string): Outcome {
    this.state.guests.delete(id)
    this.infoChanged = true
    return this.outcome()
  }

  /**
   * The guests of another room of this table go on here: somebody else wrote to the journal, and this room was opened from it. What the old
   * room said last may never have been sent, so everything is told again.
   */
  takeOver(old: Room): Outcome {
    const { state } = this
    for (const guest of old.state.guests.values()) {
      guest.turns.clear()
      guest.faces.clear()
      state.guests.set(guest.id, guest)
      this.letter(guest.id, { is: 'chat', lines: this.journal.chatLines(guest.lang) })
      this.letter(guest.id, { is: 'wish', wish: state.wish?.told ?? null })
    }
    for (const [process, persons] of old.state.elsewhere) state.elsewhere.set(process, persons)
    this.infoChanged = true
    return this.outcome()
  }

  // ── what the keeper of the room brings ──

  /** Who is at this table through another process: of the moment, never kept. */
  setElsewhere(process: string, persons: readonly Somebody[]): Outcome {
    const { elsewhere } = this.state
    const called = persons.map(({ person, name }) => ({ person, name: distinctName(this.state, person, name) }))
    if (persons.length) elsewhere.set(process, called)
    else elsewhere.delete(process)
    this.infoChanged = true
    return this.outcome()
  }

  /** Somebody pointed through another process. */
  showPointed(pointed: Pointed): Outcome {
    this.letters.push(...pointerLetters(this.state, pointed))
    return this.outcome()
  }

  /** The rules failed before this room was opened, from what was kept of the table. */
  tellBroken(): Outcome {
    this.sayBroken()
    return this.outcome()
  }

  /** Somebody opened the secret link of a seat, and sits down there: if who made it (`by`) may still give it away. */
  seatByLink(
    seat: Seat,
    { person, name, by }: { readonly person: string; readonly name: string; readonly by: string },
    now: number,
  ): Outcome {
    const { state } = this
    const sitting = state.sittings.get(seat)
    if (!sitting) throw new RequestRefused('no-such-seat')
    if (personIn(sitting)?.person !== by && state.house.hostPerson !== by) throw new RequestRefused('not-your-seat')
    if (isBarred(state.house, person, 'seats')) throw new RequestRefused('not-allowed', refusals.barred)
    const called = distinctName(state, person, name)
    const trace = { what: 'claimed', a: called, b: seat } as const
    this.write({ is: 'seat', at: now, seat, sitting: { kind: 'person', person, name: called }, trace })
    return this.outcome()
  }

  /** The table has another code from now on. */
  setCode(code: string, person: string, now: number): Outcome {
    const name = this.state.people().find((one) => one.person === person)?.name ?? UNNAMED
    this.write({ is: 'house', at: now, change: { code }, trace: { what: 'recoded', a: name, b: '' } })
    return this.outcome()
  }

  /** The table as a file, whoever asks: for who plays alone in a browser. */
  saved(seq: number | null, seed: string | null): Saved {
    return finished(savedAt(this.table, seq, seed))
  }

  /** Somebody takes the table as a file, or goes on from it elsewhere. In parts: to go back far is to play the game again. */
  *exportInParts(taker: Taker): Generator<void, { readonly saved: Saved; readonly outcome: Outcome }> {
    const { saved, line } = yield* exported(this.state, taker)
    if (line) this.write(line)
    return { saved, outcome: this.outcome() }
  }
}

const QUERIES: ReadonlySet<string> = new Set<Query['do']>(['older', 'moment', 'sum', 'decisions'])
const isQuery = (message: ToTable): message is Query => QUERIES.has(message.do)
