import { heard, lookingAhead } from '@miskatonic/bots'
import type { Bot, Level, Said, Seen } from '@miskatonic/contract'
import { botsOf, NoSuchBot } from '@miskatonic/games/levels'
import { type Answer, type Message, randomFrom, type Seat } from '@miskatonic/kernel'
import type { Letter } from './outcome.ts'
import { RequestRefused } from './requestRefused.ts'
import type { Playing, RoomFacts } from './roomState.ts'
import { withSeatsIn } from './seatWords.ts'

export type BotAnswer = { readonly seat: Seat; readonly answer: Answer; readonly why?: Message }
/** What a bot thinks about which question, since when (in milliseconds), and what it will say once it is time. */
type Thought = {
  readonly seat: Seat
  readonly seq: number
  readonly seen: Seen
  readonly on: Generator<void, Said>
  readonly since: number
  said: BotAnswer | null
}

/** Milliseconds a bot thinks in one go: then whoever holds the room serves others, and lets it think on. */
const SLICE = 10

/** The seats of a room that bots play. */
export class BotSeats {
  private readonly room: RoomFacts
  private readonly bots = new Map<Seat, Bot>()
  private thought: Thought | null = null

  constructor(room: RoomFacts) {
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
    if (!this.canThink(seat)) return pace
    const thought = this.isThinking ? this.thought : null
    return thought?.said ? Math.max(0, Math.ceil(thought.since + pace - performance.now())) : 0
  }

  /** What the bot the table waits for answers; null: it waits for none, or the bot is still thinking. */
  nextAnswer(): BotAnswer | null {
    const { table, playing } = this.room
    const seat = this.awaited()
    if (seat !== null && this.thought && this.isThinking) return this.think(this.thought)
    this.thought = null
    const seen = seat === null ? null : lookingAhead(table, seat, playing.unknown)
    const bot = seat === null ? null : this.botOf(seat)
    if (seat === null || !seen || !bot) return null
    // By the number of the question: every process that lets it play gets the same answer.
    const random = randomFrom(`${table.setup.seed}/bot/${table.seq}`)
    if (!bot.think) return { seat, ...heard(seen.ask, bot.decide(seen, random)) }
    this.thought = { seat, seq: table.seq, seen, on: bot.think(seen, random), since: performance.now(), said: null }
    return this.think(this.thought)
  }

  /** What a bot of that level would answer for a seat that somebody else holds, at once. */
  answerFor(seat: Seat, level: Level): BotAnswer | null {
    const { table, playing, begun } = this.room
    const seen = lookingAhead(table, seat, playing.unknown)
    if (!seen) return null
    const bot = botMaker(this.room.playing, level)({ seat, seats: begun.seats, options: begun.options })
    return { seat, ...heard(seen.ask, bot.decide(seen, randomFrom(`${table.setup.seed}/bot/${table.seq}`))) }
  }

  private think(thought: Thought): BotAnswer | null {
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
  private canThink(seat: Seat): boolean {
    try {
      return this.botOf(seat)?.think !== undefined
    } catch (error) {
      if (error instanceof RequestRefused) return false
      throw error
    }
  }

  private botOf(seat: Seat): Bot | null {
    const { begun, sittings } = this.room
    const sitting = sittings.get(seat)
    if (sitting?.kind !== 'bot') return null
    let bot = this.bots.get(seat)
    if (!bot) {
      bot = botMaker(this.room.playing, sitting.level)({ seat, seats: begun.seats, options: begun.options })
      this.bots.set(seat, bot)
    }
    return bot
  }

  /** Somebody else sits there now. */
  forget(seat: Seat): void {
    this.bots.delete(seat)
    if (this.thought?.seat === seat) this.thought = null
  }
}

/** Who makes a game's bots of that level. */
export function botMaker(playing: Playing, level: Level): ReturnType<typeof botsOf> {
  try {
    return botsOf(playing, level)
  } catch (error) {
    throw error instanceof NoSuchBot ? new RequestRefused('no-such-bot') : error
  }
}

/** How a bot plays that steps in for somebody: with sense, where the game has such bots. */
export function standInLevel(playing: Playing): Level {
  try {
    botsOf(playing, 'careful')
    return 'careful'
  } catch (error) {
    if (error instanceof NoSuchBot) return 'random'
    throw error
  }
}

/** Why a bot answered as it did at question `seq`, to those who may know it. */
export function reasonLetters(room: RoomFacts, { seat, why }: BotAnswer, seq: number): Letter[] {
  if (!why) return []
  return [...room.guests.values()].flatMap((guest): Letter[] => {
    // A reason that names something may name what only this seat can see.
    if (why.args && !room.watchedBy(guest).includes(seat)) return []
    const text = withSeatsIn(guest.lang, room.playing.text.say(why, { lang: guest.lang, reader: null }))
    return [{ to: guest.id, message: { is: 'why', seat, seq, text } }]
  })
}
