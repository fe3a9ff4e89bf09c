import { type Bot, botsOf, heard, type Level, lookingAhead, NoSuchBot, type Said, type Seen } from '@miskatonic/bots'
import { type Answer, type Message, randomFrom, type Seat } from '@miskatonic/kernel'
import { No } from './no.ts'
import type { Room } from './room.ts'

type Decides = { readonly seat: Seat; readonly answer: Answer; readonly why?: Message }
/** What a bot thinks about which question, since when (in milliseconds), and what it will say once it is time. */
type Thought = {
  readonly seat: Seat
  readonly seq: number
  readonly seen: Seen
  readonly on: Generator<void, Said>
  readonly since: number
  said: Decides | null
}

/** Milliseconds a bot thinks in one go: then whoever holds the room serves others, and lets it think on. */
const SLICE = 10

/** The seats of a room that bots play. */
export class BotSeats {
  private readonly room: Room
  private readonly bots = new Map<Seat, Bot>()
  private thought: Thought | null = null

  constructor(room: Room) {
    this.room = room
  }

  /** A seat the table waits for and a bot plays. */
  awaited(): Seat | null {
    const { table, sittings } = this.room
    return table.awaited().find((seat) => sittings.get(seat)?.kind === 'bot') ?? null
  }

  /** Whether a bot has begun to think about the open question. */
  get isThinking(): boolean {
    return this.thought !== null && this.thought.seq === this.room.table.seq && this.thought.seat === this.awaited()
  }

  /**
   * In how many milliseconds the bot the table waits for should be let on; null: it waits for none. One that thinks begins at once and
   * answers at the table's pace all the same: how long it thought would tell how much there was to choose from.
   */
  wanted(): number | null {
    const seat = this.awaited()
    if (seat === null) return null
    const { pace } = this.room.house
    if (!this.thinks(seat)) return pace
    const thought = this.isThinking ? this.thought : null
    return thought?.said ? Math.max(0, Math.ceil(thought.since + pace - performance.now())) : 0
  }

  /** What the bot the table waits for answers; null: it waits for none, or the bot is still thinking. */
  decides(): Decides | null {
    const { table, playing } = this.room
    const seat = this.awaited()
    if (seat !== null && this.thought && this.isThinking) return this.thinksOn(this.thought)
    this.thought = null
    const seen = seat === null ? null : lookingAhead(table, seat, playing.unknown)
    const bot = seat === null ? null : this.botOf(seat)
    if (seat === null || !seen || !bot) return null
    // By the number of the question: every process that lets it play gets the same answer.
    const random = randomFrom(`${this.room.begun.seed}/bot/${table.seq}`)
    if (!bot.think) return { seat, ...heard(seen.ask, bot.decide(seen, random)) }
    this.thought = { seat, seq: table.seq, seen, on: bot.think(seen, random), since: performance.now(), said: null }
    return this.thinksOn(this.thought)
  }

  private thinksOn(thought: Thought): Decides | null {
    const { seat, seen, on, since } = thought
    const began = performance.now()
    while (!thought.said && performance.now() - began < SLICE) {
      const { done, value } = on.next()
      if (done) thought.said = { seat, ...heard(seen.ask, value) }
    }
    if (!thought.said || performance.now() < since + this.room.house.pace) return null
    this.thought = null
    return thought.said
  }

  /** A bot the game no longer has does not: it is found out when it should play. */
  private thinks(seat: Seat): boolean {
    try {
      return this.botOf(seat)?.think !== undefined
    } catch (error) {
      if (error instanceof No) return false
      throw error
    }
  }

  private botOf(seat: Seat): Bot | null {
    const { begun, sittings } = this.room
    const sitting = sittings.get(seat)
    if (sitting?.kind !== 'bot') return null
    let bot = this.bots.get(seat)
    if (!bot) {
      bot = this.makerOf(sitting.level)({ seat, seats: begun.seats, options: begun.options })
      this.bots.set(seat, bot)
    }
    return bot
  }

  makerOf(level: Level): ReturnType<typeof botsOf> {
    try {
      return botsOf(this.room.playing, level)
    } catch (error) {
      throw error instanceof NoSuchBot ? new No('no-such-bot') : error
    }
  }

  /** Somebody else sits there now. */
  forget(seat: Seat): void {
    this.bots.delete(seat)
    if (this.thought?.seat === seat) this.thought = null
  }
}
