import type { Playable } from '@miskatonic/bots'
import type { GameText, Language } from '@miskatonic/games'
import {
  type AnyShape,
  CONCEDE,
  canonical,
  type Decision,
  type Message,
  type Saved,
  type Seat,
  SPECTATOR,
  save,
  type Table,
  type Undone,
} from '@miskatonic/kernel'
import { BotSeats } from './botSeats.ts'
import { handOver } from './conceding.ts'
import { chatLine, infoFor } from './info.ts'
import { type Beginning, type House, type Line, type Mark, type Sitting, tableFrom, type WishState } from './journal.ts'
import { isForAll, type Keep, Ledger } from './ledger.ts'
import { looking } from './looking.ts'
import { No, SILENT } from './no.ts'
import { type Pointed, pointedAt, pointedFor } from './pointing.ts'
import type { FromTable, ToTable } from './protocol.ts'
import { seating } from './seating.ts'
import { withSeatsIn } from './seatWords.ts'
import { type Listener, Telling } from './telling.ts'
import { undoing } from './undoing.ts'
import { reasons, refusals, UNNAMED } from './words.ts'

/** A game with all a room needs of it. */
export type Playing = Playable & { readonly text: GameText }

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
  readonly guests = new Map<string, Present>()
  wish: WishState | null = null
  /** What was found when the table was opened: damaged parts, decisions that must be made again. */
  readonly problems: readonly string[]
  /** Answers taken back last, the next to be given again at the end. */
  readonly undone: { readonly seat: Seat; readonly answer: unknown }[] = []
  readonly telling: Telling
  private readonly ledger: Ledger
  readonly bots = new BotSeats(this)
  private moved: 'no' | 'on' | 'anew' = 'no'
  private letters: Letter[] = []
  private infoChanged = false
  private wasOver = false
  private aloud: Pointed | null = null
  /** Who is at this table through other processes, by process. */
  readonly elsewhere = new Map<string, readonly Somebody[]>()

  private constructor(playing: Playing, begun: Beginning, lines: readonly Line[], mark: Mark | null) {
    this.playing = playing
    this.begun = begun
    this.house = begun.house
    for (const seat of begun.seats) this.sittings.set(seat, begun.sittings[seat] ?? { kind: 'open' })
    const { table, problems, start } = tableFrom(playing.game, begun, lines, mark)
    this.table = table
    this.problems = problems
    this.ledger = new Ledger(start, mark === null)
    lines.forEach((line, n) => {
      this.take(line, n)
    })
    this.ledger.count = lines.length
    this.telling = new Telling(this.table, playing.text)
  }

  /** A new table; the first outcome's keep holds its first mark. */
  static begin(playing: Playing, begun: Beginning): Room {
    return new Room(playing, begun, [], null)
  }

  static open(playing: Playing, begun: Beginning, lines: readonly Line[], mark: Mark | null): Room {
    return new Room(playing, begun, lines, mark)
  }

  // ── coming and going ──

  enter(guest: Guest): Outcome {
    if (!this.mayStay(guest)) throw new No('not-allowed')
    this.guests.set(guest.id, { ...guest, turns: new Map(), faces: new Set() })
    this.infoChanged = true
    this.letter(guest.id, { is: 'chat', lines: this.ledger.chatLines(guest.lang) })
    if (this.wish) this.letter(guest.id, { is: 'wish', wish: this.wish.told })
    return this.outcome()
  }

  /** Whether somebody may be at the table: where nobody watches, only its host, who plays, and who can still sit down. */
  private mayStay({ person, mayClaim }: Guest): boolean {
    if (this.house.spectators !== 'off' || this.house.hostPerson === person) return true
    return [...this.sittings.values()].some((sitting) => {
      if (sitting.kind === 'open') return mayClaim
      return (sitting.kind === 'bot' ? sitting.for?.person : sitting.person) === person
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
      this.letter(guest.id, { is: 'chat', lines: this.ledger.chatLines(guest.lang) })
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
  follow(from: number, lines: readonly Line[]): Outcome {
    const { ledger } = this
    if (from > ledger.count) throw new Error(`lines ${ledger.count} to ${from} are missing`)
    for (const line of lines.slice(ledger.count - from)) {
      if (line.is === 'decision') this.again(line.decision)
      else if (line.is === 'undo') this.againUndone(line.undone)
      this.heed(line, ledger.count)
      ledger.count++
    }
    return this.outcome()
  }

  private again({ seq, seat, answer, by, chance }: Decision): void {
    const decided = this.table.decide(seat, answer, { seq, by, keys: 'real' })
    const last = this.table.log.at(-1)
    if (!decided.ok || !last || 'undo' in last || canonical(last.chance) !== canonical(chance))
      throw new Error(`decision ${seq} does not come out as it was kept`)
    this.moved = this.moved === 'anew' ? 'anew' : 'on'
  }

  private againUndone({ undo, seats }: Undone): void {
    if (!this.table.undoTo(undo, seats).ok) throw new Error(`what was taken back to ${undo} cannot be taken back here`)
    this.tookBack()
  }

  /** Who is at this table through another process, and pointing there: of the moment, never kept. */
  hearElsewhere(process: string, persons: readonly Somebody[]): Outcome {
    if (persons.length) this.elsewhere.set(process, persons)
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
      if (!(error instanceof No)) throw error
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
        return undoing(this, guest, message, now)
      case 'chat':
        this.write({ is: 'chat', at: now, who: guest.name, text: message.text })
        return
      case 'point': {
        this.mine(guest, message.seat)
        const pointed = pointedAt(this.table, message.seat, message.at)
        this.point(pointed)
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
      case 'older':
      case 'moment':
      case 'sum':
      case 'decisions':
        looking(this, guest, message)
        return SILENT
      default:
        return seating(this, guest, message, now)
    }
  }

  /** Answers the open question for a seat. */
  decide(seat: Seat, answer: unknown, seq: number, by: 'human' | 'bot', now: number, why?: Message, keys?: 'real'): void {
    const { table } = this
    const { chance, events } = table.kernel
    const told = events.length
    const decided = table.decide(seat, answer, { seq, by, ...(keys ? { keys } : {}) })
    if (!decided.ok) {
      if (decided.error.reason === 'broken') this.sayBroken()
      throw new No(decided.error.reason)
    }
    const decision = table.log.at(-1)
    if (!decision || 'undo' in decision) throw new Error('a decision was taken and not logged')
    const counts: Record<string, number> = {}
    if (decision.chance.length) {
      const counters = chance.counters()
      for (const { label } of decision.chance) counts[label] = counters[label] ?? 0
    }
    this.write({ is: 'decision', at: now, decision, events: events.slice(told), counts, ...(why ? { why } : {}) })
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
    const said = this.bots.decides()
    if (!said) return this.outcome()
    const { seat, answer, why } = said
    // The table has gone on: what was taken back before would now answer other questions.
    this.undone.length = 0
    try {
      this.decide(seat, answer, this.table.seq, 'bot', now, why)
      if (why)
        for (const guest of this.guests.values()) {
          // A reason that names something may name what only this seat can see.
          if (why.args && !this.watchedBy(guest).includes(seat)) continue
          const text = withSeatsIn(guest.lang, this.playing.text.say(why, { lang: guest.lang, reader: null }))
          this.letter(guest.id, { is: 'why', seat, seq: this.table.seq - 1, text })
        }
    } catch (error) {
      if (!(error instanceof No)) throw error
      // The rules failed on a bot's answer: people must decide how to go on, so it waits like anybody else.
      this.sit(seat, { kind: 'open' }, now)
    }
    return this.outcome()
  }

  // ── looking ──

  /** A table of its own that stands where this one stood before decision `seq`. */
  fork(seq: number): Table<AnyShape> {
    if (seq > this.table.seq) throw new No('nothing', refusals.noMoment)
    const copy = this.table.fork()
    if (seq < this.table.seq && !copy.undoTo(seq, []).ok) throw new No('nothing', refusals.noMoment)
    return copy
  }

  /** The table as a file, or from an earlier moment; with another seed what is still unknown becomes unknown again. */
  saved(seq: number | null, seed: string | null): Saved {
    const saved = save(seq === null ? this.table : this.fork(seq))
    return seed === null ? saved : { ...saved, seed, counters: {} }
  }

  /** Somebody took the table as a file or goes on from it elsewhere. While the game runs that holds what is hidden: it is traced. */
  taken({ person, seq, now }: { readonly person: string; readonly seq: number | null; readonly now: number }): Outcome {
    const sitting = [...this.sittings.values()].find((one) => one.kind === 'person' && one.person === person)
    const present = [...this.guests.values()].find((guest) => guest.person === person)
    const a = sitting?.kind === 'person' ? sitting.name : (present?.name ?? UNNAMED)
    const traced = seq === null ? { what: 'exported' as const, a, b: '' } : { what: 'forked' as const, a, b: String(seq) }
    if (!this.table.over) this.write({ is: 'house', at: now, change: {}, trace: traced })
    return this.outcome()
  }

  // ── seats ──

  seatsOf(person: string): Seat[] {
    return this.begun.seats.filter((seat) => {
      const sitting = this.sittings.get(seat)
      return sitting?.kind === 'person' && sitting.person === person
    })
  }

  mine(guest: Guest, seat: Seat): void {
    if (!this.sittings.has(seat)) throw new No('no-such-seat')
    if (!this.seatsOf(guest.person).includes(seat)) throw new No('not-your-seat')
  }

  hostOnly(guest: Guest): void {
    if (this.house.hostPerson !== guest.person) throw new No('not-host')
  }

  sit(seat: Seat, sitting: Sitting, now: number, traced?: NonNullable<Extract<Line, { is: 'seat' }>['trace']>): void {
    this.write({ is: 'seat', at: now, seat, sitting, ...(traced ? { trace: traced } : {}) })
  }

  /** Somebody holds the secret link of a seat, and sits down there: if who made it (`by`) may still give it away. */
  hand(seat: Seat, { person, name, by }: { readonly person: string; readonly name: string; readonly by: string }, now: number): Outcome {
    const sitting = this.sittings.get(seat)
    if (!sitting) throw new No('no-such-seat')
    const holder = sitting.kind === 'bot' ? sitting.for?.person : sitting.kind === 'person' ? sitting.person : undefined
    if (holder !== by && this.house.hostPerson !== by) throw new No('not-your-seat')
    this.sit(seat, { kind: 'person', person, name }, now, { what: 'claimed', a: name, b: seat })
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

  // ── the journal ──

  /** Writes a line and does what it says. */
  write(line: Line): void {
    this.heed(line, this.ledger.add(line))
  }

  private heed(line: Line, n: number): void {
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
  private take(line: Line, n: number): void {
    if (line.is === 'seat') {
      if (this.wish && concerns(this.wish, line.seat) && holderOf(this.sittings.get(line.seat)) !== holderOf(line.sitting)) this.wish = null
      this.sittings.set(line.seat, line.sitting)
      this.bots.forget(line.seat)
      this.infoChanged = true
    } else if (line.is === 'house') {
      this.house = { ...this.house, ...line.change }
      this.infoChanged = true
    } else if (line.is === 'wish') this.wish = line.wish
    else if (line.is === 'decision' || line.is === 'undo') this.wish = null
    this.ledger.remember(line, n)
  }

  /** What lies behind the last mark now would be run again from the beginning: a new mark is made at once. */
  tookBack(): void {
    this.moved = 'anew'
    this.ledger.markSoon()
  }

  // ── letters ──

  letter(to: string, message: FromTable): void {
    this.letters.push({ to, message })
  }

  post(message: FromTable): void {
    for (const guest of this.guests.values()) this.letter(guest.id, message)
  }

  /** Shows everybody where somebody points: a piece under the name each of them knows it by. */
  point(pointed: Pointed): void {
    for (const guest of this.guests.values())
      for (const { watcher, at } of pointedFor(this.table, pointed, this.watchedBy(guest)))
        this.letter(guest.id, { is: 'point', by: pointed.by, at, ...(watcher === null ? {} : { seat: watcher }) })
  }

  /** Somebody pointed through another process. */
  hearPoint(pointed: Pointed): Outcome {
    this.point(pointed)
    return this.outcome()
  }

  private anew(guest: Present): void {
    guest.turns.clear()
    guest.faces.clear()
    this.letter(guest.id, infoFor(this, guest))
    this.letter(guest.id, { is: 'chat', lines: this.ledger.chatLines(guest.lang) })
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
      keep: this.ledger.keep(table),
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
