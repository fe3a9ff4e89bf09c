import type {
  Answer,
  AnyShape,
  AskView,
  DefId,
  Definition,
  Json,
  Kernel,
  Message,
  PieceId,
  Random,
  Ref,
  Seat,
  SeatEvent,
  Table,
  View,
} from '@miskatonic/kernel'

/** How a bot plays: anything, by the game's own judgement, or by looking ahead. */
export const LEVELS = ['random', 'careful', 'search'] as const
export type Level = (typeof LEVELS)[number]
/** Levels a game may provide itself; anything can be played at random. */
export type OwnLevel = Exclude<Level, 'random'>

/** What a seat is sent, and all a bot may know. */
export interface Seen {
  readonly seat: Seat
  readonly ask: AskView
  readonly view: View
  /** Everything the seat was told so far. */
  readonly events: readonly SeatEvent[]
  /** Makes worlds the seat could be in, for bots that look ahead. Missing where nobody can imagine for the seat. */
  readonly imagine?: Imagine
}

/** What a bot says: an answer in the seat's own keys, and perhaps why, for people to read. */
export type Said = Answer | { readonly answer: Answer; readonly why?: Message }

/** Plays a seat. `random` is its only source of chance, so that a game can be played again. */
export interface Bot {
  readonly name: string
  decide(seen: Seen, random: Random): Said
  /** The same in small parts, for whoever has others to serve in between: what comes last is what `decide` says. */
  think?(seen: Seen, random: Random): Generator<void, Said>
}

/** Makes the bot of one seat at one table. */
export type BotMaker = (at: { readonly seat: Seat; readonly seats: readonly Seat[]; readonly options: Json }) => Bot

/** How well a seat is doing, told from what it sees: 0 is lost, 1 is won. Asked of imagined tables, never where the game is over. */
export type ViewWorth = (view: View, seat: Seat) => number

/** What a game says about pieces that a seat cannot see. None of it may depend on what such a piece really is. */
export type Unknown = {
  /** What is known of a hidden piece all the same (whose deck it comes from): only pieces with the same answer stand in for each other. Default: its kind. */
  readonly alike?: (t: Kernel<AnyShape>, piece: PieceId, watcher: Seat) => string
  /** What could lie there, judged by the place and by what is known of it; null: anything. */
  readonly couldBe?: (t: Kernel<AnyShape>, piece: PieceId, watcher: Seat) => ((definition: Definition<AnyShape>) => boolean) | null
  /**
   * What the seat would guess hidden pieces to be that nobody has told it of (the cards of a deck somebody built): each time it is asked as many as there
   * are, and then others for places where none of these could lie. It is given what the seat sees and nothing else; null: they are each other.
   */
  readonly drawnFrom?: (hidden: Hidden) => Guess | null
  /** Other values for attributes that the watcher cannot know. */
  readonly secrets?: (t: Kernel<AnyShape>, watcher: Seat, random: Random) => readonly Secret[]
  /** What the seat knows of the table's options: all that its bot is told of them, and all there is of them in its worlds. */
  readonly options?: (options: Json, seats: readonly Seat[], watcher: Seat) => Json
}
/** Hidden pieces that are `alike`, and how many there are. */
export type Hidden = { readonly view: View; readonly watcher: Seat; readonly alike: string; readonly n: number }
export type Guess = (random: Random) => readonly DefId[]
export type Secret = { readonly of: Ref; readonly attribute: string; readonly value: Json }

/** An imagined table at the question the seat is asked, and the way between the seat's own keys and those of that table. */
export type World = {
  readonly table: Table<AnyShape>
  /** What the seat would say, as this world's table hears it. */
  readonly heard: (said: Answer) => Answer
  /** An answer to this world's table, as the seat would say it. */
  readonly said: (heard: Answer) => Answer
}

/** Imagines one world; null where none was found that fits what the seat has seen. The same random gives the same world. */
export type Imagine = (random: Random) => World | null
