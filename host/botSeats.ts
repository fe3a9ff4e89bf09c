import { type Bot, botsOf, heard, type Level, NoSuchBot, seenBy } from '@miskatonic/bots'
import { type Answer, type Message, randomFrom, type Seat } from '@miskatonic/kernel'
import { No } from './no.ts'
import type { Room } from './room.ts'

/** The seats of a room that bots play. */
export class BotSeats {
  private readonly room: Room
  private readonly bots = new Map<Seat, Bot>()

  constructor(room: Room) {
    this.room = room
  }

  /** A seat the table waits for and a bot plays. */
  awaited(): Seat | null {
    const { table, sittings } = this.room
    return table.awaited().find((seat) => sittings.get(seat)?.kind === 'bot') ?? null
  }

  /** What the bot the table waits for answers; null: it waits for none. */
  decides(): { readonly seat: Seat; readonly answer: Answer; readonly why?: Message } | null {
    const { table, begun } = this.room
    const seat = this.awaited()
    const seen = seat === null ? null : seenBy(table, seat)
    const bot = seat === null ? null : this.botOf(seat)
    if (seat === null || !seen || !bot) return null
    // By the number of the question: every process that lets it play gets the same answer.
    return { seat, ...heard(seen.ask, bot.decide(seen, randomFrom(`${begun.seed}/bot/${table.seq}`))) }
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
  }
}
