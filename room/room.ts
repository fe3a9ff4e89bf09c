import type { GameText, Language } from '@miskatonic/contract'
import type { Playable } from '@miskatonic/games/levels'
import {
  type AnyShape,
  CONCEDE,
  canonical,
  type Decision,
  goOnWithSeed,
  keyed,
  type Message,
  passageSince,
  type Saved,
  type Seat,
  SPECTATOR,
  save,
  type Table,
} from '@miskatonic/kernel'
import { BotSeats, letBotPlay } from './botSeats.ts'
import { handOver } from './concession.ts'
import { distinctName } from './distinctName.ts'
import { chatLine, infoFor } from './info.ts'
import { isForAll, Journal, type Keep } from './journal.ts'
import { type Beginning, type House, type JournalLine, type Mark, personIn, type Sitting, type WishState } from './journalLine.ts'
import { isBarred, mayTalk, moderationRequest } from './moderation.ts'
import type { FacePictures } from './pictures.ts'
import { type Pointed, pointedAt, showPointed } from './pointer.ts'
import type { FromTable, ToTable } from './protocol.ts'
import { query } from './queries.ts'
import { Remake } from './remake.ts'
import { RequestRefused, SILENT } from './requestRefused.ts'
import { seatRequest } from './seatRequests.ts'
import { Silence, standIn } from './silence.ts'
import { reasons, refusals, UNNAMED } from './strings.ts'
import { type Taker, takeHome } from './tableExport.ts'
import { rulesLine, tableFrom } from './tableFromJournal.ts'
import { undoRequest } from './undoRequests.ts'
import { type Listener, ViewUpdates } from './viewUpdates.ts'

/** A game with all a room needs of it; `pictures`: of its faces, where whoever keeps the room has any. */
export type Playing = Playable & { readonly text: GameText; readonly pictures?: FacePictures | undefined }

/** Somebody at the table: one connection of one person. */
export type Guest = {
  readonly id: string
  /** Public name of the person: never the secret. */
  readonly person: string
  readonly name: string
  readonly lang: Language
  /** Whether this guest may sit down on a free seat. */
  readonly mayClaim: boolean
}
export type Somebody = Pick<Guest, 'person' | 'name'>
export type Present = Guest & Listener & { lang: Language }

export type Letter = { readonly to: string; readonly message: FromTable }

/** What came of it. `botsIn`: a bot wants to decide in so many milliseconds. */
export type Outcome = {
  readonly keep: Keep | null
  readonly letters: readonly Letter[]
  readonly botsIn: number | null
  /** It has begun to, and wants to go on at once. */
  readonly thinking?: true
  /** Guests who may no longer be at the table. */
  readonly away?: readonly string[]
  /** For those who are at this table through other processes. */
  readonly aloud?: Pointed
}

/** Somebody who asked for it, or was asked, sits there no more: what was wished is to be wished again, of those who sit there now. */
const concerns = ({ told }: WishState, seat: Seat): boolean => told.by === seat || told.waiting.includes(seat)
const holderOf = (sitting: Sitting | undefined): string | null => (sitting?.kind === 'person' ? sitting.person : null)

/**
 * One table with the people and bots around it. It runs wherever it is put: in a worker of the server, in a worker of the
 * browser. It does nothing by itself: whoever holds it hands in messages, keeps what must be kept, and only then sends the letters.
 */
export class Room {
  readonly begun: Beginning
  readonly playing: Playing
  readonly table: Table<AnyShape>
  house: House
  readonly sittings = new Map<Seat, Sitting>()
  /** Everybody who ever held a seat here: they have seen what it saw, and may come back. */
  readonly everSat = new Set<string>()
  readonly guests = new Map<string, Present>()
  readonly silence: Silence
  /** When something happened here last. */
  touched: number
  /** So long after that the table is put away, where whoever keeps the room says so. */
  lifetime: number | null = null
  wish: WishState | null = null
  /** What was found when the table was opened: damaged parts, decisions that must be made again. */
  readonly problems: readonly string[]
  /** Answers taken back last, the next to be given again at the end. */
  readonly undone: { readonly seat: Seat; readonly answer: unknown }[] = []
  readonly telling: ViewUpdates
  private readonly journal: Journal
  readonly bots = new BotSeats(this)
  readonly remake = new Remake()
  private moved: 'no' | 'on' | 'anew' = 'no'
  private letters: Letter[] = []
  private infoChanged = false
  private wasOver = false
  private aloud: Pointed | null = null
  /** Who is at this table through other processes, by process. */
  readonly elsewhere = new Map<string, readonly Somebody[]>()

  private constructor(playing: Playing, begun: Beginning, lines: readonly JournalLine[], marks: readonly Mark[], now: number) {
    this.playing = playing
    this.begun = begun
    this.house = begun.house
    this.silence = new Silence(begun.created)
    this.touched = begun.created
    for (const seat of begun.seats) this.seat(seat, begun.sittings[seat] ?? { kind: 'open' })
    const opened = tableFrom(playing.game, begun, lines, marks)
    this.table = opened.table
    this.problems = opened.problems
    this.journal = new Journal(opened.start, opened.markSoon)
    lines.forEach((line, n) => {
      this.take(line, n)
    })
    this.journal.count = lines.length
    if (opened.renewed) this.write(rulesLine(opened, lines.length, now, (seat) => this.nameOf(seat)))
    this.telling = new ViewUpdates(this.table, playing.text, playing.pictures)
  }

  /** A new table; the first outcome's keep holds its first mark. */
  static begin(playing: Playing, begun: Beginning): Room {
    return new Room(playing, begun, [], [], begun.created)
  }

  /** A table out of its journal; `marks`: the newest first. What other rules make of it is written down with its first outcome. */
  static open(playing: Playing, begun: Beginning, lines: readonly JournalLine[], marks: readonly Mark[], now: number): Room {
    return new Room(playing, begun, lines, marks, now)
  }

  // ── coming and going ──

  enter(guest: Guest): Outcome {
    if (!this.mayStay(guest)) throw new RequestRefused('not-allowed')
    const name = distinctName(this, guest.person, guest.name)
    this.guests.set(guest.id, { ...guest, name, turns: new Map(), faces: new Set(), beats: false })
    this.infoChanged = true
    this.letter(guest.id, { is: 'chat', lines: this.journal.chatLines(guest.lang) })
    if (this.wish) this.letter(guest.id, { is: 'wish', wish: this.wish.told })
    return this.outcome()
  }

  /** Whether somebody may be at the table: where nobody watches, only its host, who plays, and who can still sit down. */
  private mayStay({ person, mayClaim }: Guest): boolean {
    if (isBarred(this.house, person, 'table')) return false
    if (this.house.spectators !== 'off' || this.house.hostPerson === person) return true
    return [...this.sittings.values()].some((sitting) => {
      if (sitting.kind === 'open') return mayClaim
      return personIn(sitting)?.person === person
    })
  }

  leave(id: string): Outcome {
    this.guests.delete(id)
    this.infoChanged = true
    return this.outcome()
  }

  /** Nothing happened: what is still to be kept or told. */
  standing(): Outcome {
    return this.outcome()
  }

  /**
   * The same guests go on here: somebody else wrote to the table's journal, and this room was opened from it.
   * What the old room said last may never have been sent, so everything is told anew.
   */
  succeed(old: Room): Outcome {
    for (const guest of old.guests.values()) {
      guest.turns.clear()
      guest.faces.clear()
      this.guests.set(guest.id, guest)
      this.letter(guest.id, { is: 'chat', lines: this.journal.chatLines(guest.lang) })
      this.letter(guest.id, { is: 'wish', wish: this.wish?.told ?? null })
    }
    for (const [process, persons] of old.elsewhere) this.elsewhere.set(process, persons)
    this.infoChanged = true
    return this.outcome()
  }

  /**
   * Somebody else wrote these lines, from number `from` on: the table goes the same way. Chance is the same because the seed and its
   * counters are; if not, or if lines are missing, it throws, and the table must be opened again.
   */
  follow(from: number, lines: readonly JournalLine[]): Outcome {
    const { journal } = this
    if (from > journal.count) throw new Error(`lines ${journal.count} to ${from} are missing`)
    for (const line of lines.slice(journal.count - from)) {
      if (line.is === 'decision') this.again(line.decision)
      else if (line.is === 'undo') this.againUndone(line)
      else if (line.is === 'rules') throw new Error('other rules took over')
      this.heed(line, journal.count)
      journal.count++
    }
    return this.outcome()
  }

  private again({ seq, seat, answer, by, chance }: Decision): void {
    const decided = this.telling.decide([seat, answer, { seq, by, keys: 'real' }], this.beatsFor())
    const last = this.table.log.at(-1)
    if (!decided.ok || !last || 'undo' in last || canonical(last.chance) !== canonical(chance))
      throw new Error(`decision ${seq} does not come out as it was kept`)
    this.moved = this.moved === 'anew' ? 'anew' : 'on'
  }

  private againUndone({ undone: { undo, seats }, seed }: Extract<JournalLine, { is: 'undo' }>): void {
    if (!this.table.undoTo(undo, seats).ok) throw new Error(`what was taken back to ${undo} cannot be taken back here`)
    if (seed !== undefined) goOnWithSeed(this.table, seed)
    this.tookBack()
  }

  /** Who is at this table through another process, and pointing there: of the moment, never kept. */
  hearElsewhere(process: string, persons: readonly Somebody[]): Outcome {
    const called = persons.map(({ person, name }) => ({ person, name: distinctName(this, person, name) }))
    if (persons.length) this.elsewhere.set(process, called)
    else this.elsewhere.delete(process)
    this.infoChanged = true
    return this.outcome()
  }

  // ── messages ──

  handle(id: string, message: ToTable, now: number): Outcome {
    const guest = this.guests.get(id)
    if (!guest) return this.outcome()
    try {
      const data = this.obey(guest, message, now)
      if (data !== SILENT) this.letter(id, { is: 'done', id: message.id })
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error
      this.letter(id, { is: 'refused', id: message.id, reason: error.reason, text: error.words[guest.lang] })
    }
    return this.outcome()
  }

  private obey(guest: Present, message: ToTable, now: number): typeof SILENT | undefined {
    switch (message.do) {
      case 'decide':
        this.mine(guest, message.seat)
        this.undone.length = 0
        this.decide(message.seat, message.answer, message.seq, 'human', now)
        if (message.answer === CONCEDE) handOver(this, guest, message.seat, now)
        return
      case 'undo':
      case 'redo':
      case 'agree':
      case 'restart':
        return undoRequest(this, guest, message, now)
      case 'chat':
        mayTalk(this, guest)
        this.write({
          is: 'chat',
          at: now,
          who: guest.name,
          text: message.text,
          ...(this.seatsOf(guest.person).length ? {} : { looksOn: true }),
        })
        return
      case 'point': {
        this.mine(guest, message.seat)
        const pointed = pointedAt(this.table, message.seat, message.at)
        showPointed(this, pointed)
        this.aloud = pointed
        return
      }
      case 'read':
        guest.lang = message.lang
        this.anew(guest)
        return
      case 'again':
        this.anew(guest)
        return
      case 'beats':
        guest.beats = message.on
        return
      case 'older':
      case 'moment':
      case 'sum':
      case 'decisions':
        for (const _ of query(this, guest, message));
        return SILENT
      case 'standIn':
        return standIn(this, guest, message.seat, now)
      case 'bar':
      case 'host':
      case 'keep':
        return moderationRequest(this, guest, message, now)
      default:
        return seatRequest(this, guest, message, now)
    }
  }

  /** Answers the open question for a seat. */
  decide(seat: Seat, answer: unknown, seq: number, by: 'human' | 'bot', now: number, why?: Message, keys?: 'real'): void {
    const { table } = this
    const { chance, events } = table.kernel
    const told = events.length
    const edge = table.edges.at(-1)
    const decided = this.telling.decide([seat, answer, { seq, by, ...(keys ? { keys } : {}) }], this.beatsFor())
    if (!decided.ok) {
      if (decided.error.reason === 'broken') this.sayBroken()
      throw new RequestRefused(decided.error.reason)
    }
    const decision = table.log.at(-1)
    if (!decision || 'undo' in decision) throw new Error('a decision was taken and not logged')
    const counts: Record<string, number> = keyed()
    if (decision.chance.length) {
      const counters = chance.counters()
      for (const { label } of decision.chance) counts[label] = counters[label] ?? 0
    }
    const passage = edge ? passageSince(table, edge) : null
    const more = { ...(passage ? { passage } : {}), ...(why ? { why } : {}) }
    this.write({ is: 'decision', at: now, decision, events: events.slice(told), counts, ...more })
    this.moved = this.moved === 'anew' ? 'anew' : 'on'
  }

  /** The rules failed before this room was opened, from what was kept of the table. */
  tellBroken(): Outcome {
    this.sayBroken()
    return this.outcome()
  }

  private sayBroken(): void {
    for (const guest of this.guests.values()) this.letter(guest.id, { is: 'broken', text: reasons.broken[guest.lang], to: this.table.seq })
  }

  /** One decision of a bot, if the table waits for one; or a part of the thinking it takes. */
  playBot(now: number): Outcome {
    letBotPlay(this, now)
    return this.outcome()
  }

  // ── looking ──

  /** A table of its own that stands where this one stood before decision `seq`. */
  fork(seq: number): Table<AnyShape> {
    if (seq > this.table.seq) throw new RequestRefused('nothing', refusals.noMoment)
    const copy = this.table.fork()
    const undone = seq < this.table.seq ? copy.undoTo(seq, []) : null
    if (undone?.ok === false)
      throw undone.error.reason === 'other-rules' ? new RequestRefused('other-rules') : new RequestRefused('nothing', refusals.noMoment)
    return copy
  }

  /** The table as a file, or from an earlier moment; with another seed what is still unknown becomes unknown again. */
  saved(seq: number | null, seed: string | null): Saved {
    const saved = save(seq === null ? this.table : this.fork(seq))
    return seed === null ? saved : { ...saved, seed, counters: {} }
  }

  /** Somebody takes the table as a file, or goes on from it elsewhere. */
  takeHome(taker: Taker): { readonly saved: Saved; readonly outcome: Outcome } {
    return { saved: takeHome(this, taker), outcome: this.outcome() }
  }

  // ── seats ──

  seatsOf(person: string): Seat[] {
    return this.begun.seats.filter((seat) => {
      const sitting = this.sittings.get(seat)
      return sitting?.kind === 'person' && sitting.person === person
    })
  }

  mine(guest: Guest, seat: Seat): void {
    if (!this.sittings.has(seat)) throw new RequestRefused('no-such-seat')
    if (!this.seatsOf(guest.person).includes(seat)) throw new RequestRefused('not-your-seat')
  }

  private nameOf(seat: Seat): string {
    const sitting = this.sittings.get(seat)
    return sitting?.kind === 'person' && sitting.name ? sitting.name : seat
  }

  hostOnly(guest: Guest): void {
    if (this.house.hostPerson !== guest.person) throw new RequestRefused('not-host')
  }

  sit(seat: Seat, sitting: Sitting, now: number, traced?: NonNullable<Extract<JournalLine, { is: 'seat' }>['trace']>): void {
    this.write({ is: 'seat', at: now, seat, sitting, ...(traced ? { trace: traced } : {}) })
  }

  /** Somebody holds the secret link of a seat, and sits down there: if who made it (`by`) may still give it away. */
  hand(seat: Seat, { person, name, by }: { readonly person: string; readonly name: string; readonly by: string }, now: number): Outcome {
    const sitting = this.sittings.get(seat)
    if (!sitting) throw new RequestRefused('no-such-seat')
    if (personIn(sitting)?.person !== by && this.house.hostPerson !== by) throw new RequestRefused('not-your-seat')
    if (isBarred(this.house, person, 'seats')) throw new RequestRefused('not-allowed', refusals.barred)
    const called = distinctName(this, person, name)
    this.sit(seat, { kind: 'person', person, name: called }, now, { what: 'claimed', a: called, b: seat })
    return this.outcome()
  }

  /** The code that led here leads nowhere from now on. */
  recode(code: string, person: string, now: number): Outcome {
    const name = this.people().find((one) => one.person === person)?.name ?? UNNAMED
    this.write({ is: 'house', at: now, change: { code }, trace: { what: 'recoded', a: name, b: '' } })
    return this.outcome()
  }

  /** Who is at the table, through whichever process, each person once. */
  people(): Somebody[] {
    const all = [...[...this.elsewhere.values()].flat(), ...this.guests.values()]
    return [...new Map(all.map(({ person, name }) => [person, { person, name }])).values()]
  }

  watchedBy(guest: Guest): Seat[] {
    const own = this.seatsOf(guest.person)
    if (own.length) return own
    if (!this.mayStay(guest)) return []
    if (this.house.spectators === 'open') return [...this.begun.seats]
    return [SPECTATOR]
  }

  /** For whom somebody here wants to see what happens beat by beat. */
  private beatsFor(): ReadonlySet<Seat> {
    return new Set([...this.guests.values()].flatMap((guest) => (guest.beats ? this.watchedBy(guest) : [])))
  }

  // ── the journal ──

  /** Writes a line and does what it says. */
  write(line: JournalLine): void {
    this.heed(line, this.journal.add(line))
  }

  private heed(line: JournalLine, n: number): void {
    const { wish } = this
    this.take(line, n)
    if (this.wish !== wish) this.post({ is: 'wish', wish: this.wish?.told ?? null })
    if (!isForAll(line)) return
    for (const guest of this.guests.values()) {
      const spoken = chatLine(line, n, guest.lang)
      if (spoken) this.letter(guest.id, { is: 'chat', lines: [spoken] })
    }
  }

  /** What a line of the journal changes about people and house; the table's own log is the table's. */
  private take(line: JournalLine, n: number): void {
    if (line.is === 'seat') {
      if (this.wish && concerns(this.wish, line.seat) && holderOf(this.sittings.get(line.seat)) !== holderOf(line.sitting)) this.wish = null
      this.seat(line.seat, line.sitting)
      this.bots.forget(line.seat)
      this.infoChanged = true
    } else if (line.is === 'house') {
      this.house = { ...this.house, ...line.change }
      this.infoChanged = true
    } else if (line.is === 'wish') this.wish = line.wish
    else if (line.is === 'decision' || line.is === 'undo' || line.is === 'rules') this.wish = null
    if (this.remake.take(line)) this.infoChanged = true
    this.silence.note(line)
    this.touched = line.at
    this.journal.remember(line, n)
  }

  private seat(seat: Seat, sitting: Sitting): void {
    this.sittings.set(seat, sitting)
    const holder = personIn(sitting)
    if (holder) this.everSat.add(holder.person)
  }

  /** What lies behind the last mark now would be run again from the beginning: a new mark is made at once. */
  tookBack(): void {
    this.moved = 'anew'
    this.journal.markSoon()
  }

  // ── letters ──

  letter(to: string, message: FromTable): void {
    this.letters.push({ to, message })
  }

  post(message: FromTable): void {
    for (const guest of this.guests.values()) this.letter(guest.id, message)
  }

  /** Somebody pointed through another process. */
  hearPoint(pointed: Pointed): Outcome {
    showPointed(this, pointed)
    return this.outcome()
  }

  private anew(guest: Present): void {
    guest.turns.clear()
    guest.faces.clear()
    this.letter(guest.id, infoFor(this, guest))
    this.letter(guest.id, { is: 'chat', lines: this.journal.chatLines(guest.lang) })
  }

  /** Gathers what must be kept and told, and begins a new leaf. */
  private outcome(): Outcome {
    const { table } = this
    if (this.moved !== 'no')
      this.telling.refresh(
        [...this.guests.values()].flatMap((guest) => this.watchedBy(guest)),
        this.moved === 'anew',
      )
    // Ended, or an end taken back.
    if (table.over !== this.wasOver) this.infoChanged = true
    this.wasOver = table.over
    const away: string[] = []
    for (const guest of this.guests.values()) {
      if (!this.mayStay(guest)) {
        away.push(guest.id)
        continue
      }
      if (this.infoChanged) this.letter(guest.id, infoFor(this, guest))
      const watched = this.watchedBy(guest)
      // Whoever comes back to a seat has forgotten what it saw there.
      for (const watcher of guest.turns.keys()) if (!watched.includes(watcher)) guest.turns.delete(watcher)
      for (const watcher of watched) {
        const told = this.telling.tell(watcher, guest)
        if (told) this.letter(guest.id, told)
      }
    }
    for (const id of away) this.guests.delete(id)
    const outcome: Outcome = {
      keep: this.journal.keep(table),
      letters: away.length ? this.letters.filter(({ to }) => !away.includes(to)) : this.letters,
      botsIn: this.bots.wanted(),
      ...(this.bots.isThinking ? { thinking: true } : {}),
      ...(away.length ? { away } : {}),
      ...(this.aloud ? { aloud: this.aloud } : {}),
    }
    this.letters = []
    this.aloud = null
    this.moved = 'no'
    this.infoChanged = false
    return outcome
  }
}
