import type { Language } from '@miskatonic/contract'
import { games } from '@miskatonic/games'
import { type AnyShape, type Json, randomFrom, type Seat, sample, type Table, type View } from '@miskatonic/kernel'
import {
  applyChange,
  type Beginning,
  type FromTable,
  type Guest,
  type JournalLine,
  type Keep,
  type Letter,
  type Mark,
  type Outcome,
  type Playing,
  Room,
  type Told,
  type ToTable,
} from '../index.ts'

export async function playingOf(id: string): Promise<Playing> {
  const entry = games.find((game) => game.id === id)
  if (!entry) throw new Error(`no game ${id}`)
  return (await entry.load()).module
}

export const beginning = (more: Partial<Beginning> = {}): Beginning => ({
  id: 'ab12cd34',
  code: 'QWERTY',
  created: 1000,
  game: 'lighthouse',
  seats: ['north', 'south', 'east'],
  options: null,
  seed: 'party',
  house: { name: 'prueba', undo: 'consent', spectators: 'closed', public: false, hostPerson: 'ana', pace: 0 },
  sittings: {
    north: { kind: 'person', person: 'ana', name: 'Ana' },
    south: { kind: 'person', person: 'luis', name: 'Luis' },
    east: { kind: 'bot', level: 'random' },
  },
  ...more,
})

/** What one guest has of the table: built from letters alone, as a client does. */
export class Reader {
  readonly views = new Map<Seat, View>()
  readonly told = new Map<Seat, Told>()
  readonly letters: FromTable[] = []
  info: Extract<FromTable, { is: 'table' }> | null = null

  read(message: FromTable): void {
    this.letters.push(message)
    if (message.is === 'table') this.info = message
    if (message.is !== 'told') return
    const before = this.views.get(message.seat)
    if (message.view) this.views.set(message.seat, message.view)
    else if (message.change && before) this.views.set(message.seat, applyChange(before, message.change))
    else throw new Error('a change to a view that was never sent')
    const last = this.told.get(message.seat)
    if (!message.view && last && message.turn !== last.turn + 1) throw new Error(`turn ${message.turn} after ${last.turn}`)
    this.told.set(message.seat, message)
  }

  last<K extends FromTable['is']>(is: K): Extract<FromTable, { is: K }> | undefined {
    return this.letters.findLast((letter): letter is Extract<FromTable, { is: K }> => letter.is === is)
  }
}

/** A room with its guests and its store: what must be kept is kept before letters are read. */
export class Party {
  readonly playing: Playing
  readonly begun: Beginning
  room: Room
  readonly lines: string[] = []
  mark: string | null = null
  readonly readers = new Map<string, Reader>()
  botsIn: number | null = null
  private next = 1
  now = 5000

  constructor(playing: Playing, begun: Beginning = beginning()) {
    this.playing = playing
    this.begun = begun
    this.room = Room.begin(playing, begun)
    this.settle(this.room.outcome())
  }

  settle({ keep, letters, botsIn }: Outcome): readonly Letter[] {
    if (keep) this.store(keep)
    for (const { to, message } of letters) this.readers.get(to)?.read(JSON.parse(JSON.stringify(message)) as FromTable)
    this.botsIn = botsIn
    return letters
  }

  private store(keep: Keep): void {
    if (keep.from !== this.lines.length) throw new Error(`lines from ${keep.from} after ${this.lines.length}`)
    for (const line of keep.lines) this.lines.push(JSON.stringify(line))
    if (keep.mark) this.mark = JSON.stringify(keep.mark)
  }

  enter(person: string, lang: Language = 'en', mayClaim = true, id = person): Reader {
    const guest: Guest = { id, person, name: person[0]?.toUpperCase() + person.slice(1), lang, mayClaim }
    const reader = new Reader()
    this.readers.set(id, reader)
    this.settle(this.room.enter(guest))
    return reader
  }

  /** Says something for a guest and tells what the table answered: `done`, or the reason it was refused. */
  say(guest: string, message: ToTable extends infer M ? (M extends ToTable ? Omit<M, 'id'> : never) : never): string {
    const id = this.next++
    const letters = this.settle(this.room.handle(guest, { ...message, id } as ToTable, this.now++))
    for (const { to, message: said } of letters) {
      if (to !== guest) continue
      if (said.is === 'done' && said.id === id) return 'done'
      if (said.is === 'refused' && said.id === id) return said.reason
    }
    return 'letter'
  }

  bots(): void {
    while (this.botsIn !== null) this.settle(this.room.playBot(this.now++))
  }

  /** The table as a new process would open it. */
  reopened(): Room {
    const lines = this.lines.map((line) => JSON.parse(line) as JournalLine)
    return Room.open(this.playing, this.begun, lines, this.mark === null ? [] : [JSON.parse(this.mark) as Mark], 0)
  }

  get table(): Table<AnyShape> {
    return this.room.table
  }

  /** Everybody answers at random, through their letters, until `most` decisions were made or the game is over. */
  playOn(most: number, seed = 'x'): void {
    const random = randomFrom(seed)
    for (let n = 0; n < most && this.table.ask; n++) {
      this.bots()
      const seat = this.table.awaited()[0]
      if (seat === undefined) return
      const sitting = this.room.sittings.get(seat)
      const ask = this.table.askFor(seat)
      if (sitting?.kind !== 'person' || !ask || ask.kind === 'waiting') throw new Error(`nobody answers for ${seat}`)
      const answer = sample(ask, seat, random) as Extract<ToTable, { do: 'decide' }>['answer']
      const said = this.say(sitting.person, { do: 'decide', seat, seq: this.table.seq, answer })
      if (said !== 'done') throw new Error(`${seat} was refused: ${said}`)
    }
  }
}

export type { Json }
