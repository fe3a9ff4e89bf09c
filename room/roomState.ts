import type { GameText, Language } from '@miskatonic/contract'
import type { Playable } from '@miskatonic/games/levels'
import { type AnyShape, type Seat, SPECTATOR, type Table } from '@miskatonic/kernel'
import { type Barred, type Beginning, type House, type JournalLine, personIn, type Sitting, type WishState } from './journalLine.ts'
import { isBarred } from './moderation.ts'
import type { FacePictures } from './pictures.ts'
import { Remake } from './remake.ts'
import { Silence } from './silence.ts'
import type { Listener } from './viewUpdates.ts'

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

/** What a room knows. Whoever answers a request reads it and returns what is to be written or said: the room alone changes it. */
export interface RoomFacts {
  readonly begun: Beginning
  readonly playing: Playing
  readonly table: Table<AnyShape>
  readonly house: House
  readonly sittings: ReadonlyMap<Seat, Sitting>
  /** Everybody who ever held a seat here: they have seen what it saw, and may come back. */
  readonly everSat: ReadonlySet<string>
  readonly guests: ReadonlyMap<string, Present>
  readonly silence: Silence
  readonly remake: Remake
  /** What somebody wants taken back, while others have not agreed. */
  readonly wish: WishState | null
  /** Answers taken back last; the last of them is the next to be given again. */
  readonly undone: readonly { readonly seat: Seat; readonly answer: unknown }[]
  /** When something happened here last. */
  readonly touched: number
  /** So long after that the table is put away, where whoever keeps the room says so. */
  readonly lifetime: number | null
  seatsOf(person: string): Seat[]
  watchedBy(guest: Guest): Seat[]
  people(): Somebody[]
}

/** A wish is void when somebody who made it or was asked no longer holds that seat: who sits there now was not asked. */
const concerns = ({ told }: WishState, seat: Seat): boolean => told.by === seat || told.waiting.includes(seat)
const holderOf = (sitting: Sitting | undefined): string | null => (sitting?.kind === 'person' ? sitting.person : null)

/** The people around a table, and what the journal says of them. */
export class RoomState implements RoomFacts {
  readonly begun: Beginning
  readonly playing: Playing
  readonly table: Table<AnyShape>
  house: House
  readonly sittings = new Map<Seat, Sitting>()
  readonly everSat = new Set<string>()
  readonly guests = new Map<string, Present>()
  /** Who is at this table through other processes, by process. */
  readonly elsewhere = new Map<string, readonly Somebody[]>()
  readonly silence: Silence
  readonly remake = new Remake()
  wish: WishState | null = null
  readonly undone: { readonly seat: Seat; readonly answer: unknown }[] = []
  touched: number
  lifetime: number | null = null
  /** Somebody was sent away who knows the code that leads here. Who makes up another secret is another person to us. */
  needsCode = false

  constructor(playing: Playing, begun: Beginning, table: Table<AnyShape>) {
    this.playing = playing
    this.begun = begun
    this.table = table
    this.house = begun.house
    this.silence = new Silence(begun.created)
    this.touched = begun.created
    for (const seat of begun.seats) this.sit(seat, begun.sittings[seat] ?? { kind: 'open' })
  }

  private sit(seat: Seat, sitting: Sitting): void {
    this.sittings.set(seat, sitting)
    const holder = personIn(sitting)
    if (holder) this.everSat.add(holder.person)
  }

  /**
   * Does what a line of the journal says about people and house; the table's own log is the table's. Says whether everybody has to be told
   * who sits here and how the house is kept.
   */
  apply(line: JournalLine): boolean {
    if (line.is === 'seat') {
      if (this.wish && concerns(this.wish, line.seat) && holderOf(this.sittings.get(line.seat)) !== holderOf(line.sitting)) this.wish = null
      this.sit(line.seat, line.sitting)
    } else if (line.is === 'house') this.keepHouse(line.change)
    else if (line.is === 'wish') this.wish = line.wish
    else if (line.is !== 'chat') this.wish = null
    this.silence.note(line)
    this.touched = line.at
    return this.remake.note(line) || line.is === 'seat' || line.is === 'house'
  }

  private keepHouse(change: Partial<House>): void {
    const { barred = [] } = this.house
    const isNew = ({ person, from }: Barred): boolean => !barred.some((one) => one.person === person && one.from === from)
    if (change.barred?.some((one) => one.from !== 'talk' && isNew(one))) this.needsCode = true
    if (change.code !== undefined) this.needsCode = false
    this.house = { ...this.house, ...change }
  }

  // ── who may do what ──

  seatsOf(person: string): Seat[] {
    return this.begun.seats.filter((seat) => holderOf(this.sittings.get(seat)) === person)
  }

  /** Whether somebody may be at the table: where nobody watches, only its host, who plays, and who can still sit down. */
  mayStay({ person, mayClaim }: Guest): boolean {
    if (isBarred(this.house, person, 'table')) return false
    if (this.house.spectators !== 'off' || this.house.hostPerson === person) return true
    return [...this.sittings.values()].some((sitting) => {
      if (sitting.kind === 'open') return mayClaim
      return personIn(sitting)?.person === person
    })
  }

  /** The seats through whose eyes a guest sees the table. */
  watchedBy(guest: Guest): Seat[] {
    const own = this.seatsOf(guest.person)
    if (own.length) return own
    if (!this.mayStay(guest)) return []
    return this.house.spectators === 'open' ? [...this.begun.seats] : [SPECTATOR]
  }

  /** Who is at the table, through whichever process, each person once. */
  people(): Somebody[] {
    const all = [...[...this.elsewhere.values()].flat(), ...this.guests.values()]
    return [...new Map(all.map(({ person, name }) => [person, { person, name }])).values()]
  }

  nameOf(seat: Seat): string {
    const sitting = this.sittings.get(seat)
    return sitting?.kind === 'person' && sitting.name ? sitting.name : seat
  }
}
