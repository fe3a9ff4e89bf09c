/** What a table and its guests say to each other: over a socket to the server, over a message port to a local table. `docs/protocol.md` explains it. */

import type { FaceText, Language, LineFacts } from '@miskatonic/contract'
import type { Face, FaceKey, Json, Key, Limits, Message, Option, RefusedOption, Seat, View } from '@miskatonic/kernel'
import Type, { type Static } from 'typebox'

export const PROTOCOL = 1

// ── what guests say ──

const id = Type.Integer({ minimum: 0, maximum: 2 ** 31 })
const seat = Type.String({ minLength: 1, maxLength: 40 })
const seq = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const key = Type.String({ maxLength: 400 })
const exact = { additionalProperties: false } as const
const language = Type.Union([Type.Literal('es'), Type.Literal('en')])
const level = Type.Union([Type.Literal('random'), Type.Literal('careful'), Type.Literal('search')])
const undoPolicy = Type.Union([Type.Literal('free'), Type.Literal('consent'), Type.Literal('host'), Type.Literal('own')])
const talk = Type.Union([Type.Literal('all'), Type.Literal('seated')])
const person = Type.String({ minLength: 1, maxLength: 80 })
const spectators = Type.Union([Type.Literal('open'), Type.Literal('closed'), Type.Literal('off')])

const answer = Type.Union([
  key,
  Type.Array(key, { maxItems: 500 }),
  Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
  Type.Record(key, Type.Integer({ minimum: 0, maximum: 1_000_000 }), { maxProperties: 200 }),
])

export const ToTable = Type.Union([
  /** Answers question `seq` for a seat one holds. */
  Type.Object({ do: Type.Literal('decide'), id, seat, seq, answer }, exact),
  /** Takes back everything from decision `to` on, or asks the others to agree. */
  Type.Object({ do: Type.Literal('undo'), id, seat, to: seq }, exact),
  /** Gives the answers again that were taken back last. */
  Type.Object({ do: Type.Literal('redo'), id, seat }, exact),
  /** Agrees to what somebody wants taken back, or does not. */
  Type.Object({ do: Type.Literal('agree'), id, seat, yes: Type.Boolean() }, exact),
  Type.Object({ do: Type.Literal('chat'), id, text: Type.String({ minLength: 1, maxLength: 500 }) }, exact),
  /** Points at a piece or a place for everybody to see. */
  Type.Object({ do: Type.Literal('point'), id, seat, at: Type.String({ minLength: 1, maxLength: 80 }) }, exact),
  /** From now on in that language: everything is told anew. */
  Type.Object({ do: Type.Literal('read'), id, lang: language }, exact),
  /** From now on what happens is told beat by beat, or no longer. */
  Type.Object({ do: Type.Literal('beats'), id, on: Type.Boolean() }, exact),
  /** The whole of it again: the guest has lost its place. */
  Type.Object({ do: Type.Literal('again'), id }, exact),
  /** Earlier lines of the log: those before event `before`. */
  Type.Object({ do: Type.Literal('older'), id, seat, before: seq }, exact),
  /** The table as it stood before decision `seq`, to look at. */
  Type.Object({ do: Type.Literal('moment'), id, seat, seq }, exact),
  /** The sum behind a number of a piece or seat. */
  Type.Object(
    {
      do: Type.Literal('sum'),
      id,
      seat,
      quantity: Type.String({ maxLength: 60 }),
      of: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 8 }),
    },
    exact,
  ),
  /** One's last decisions, in words: so that any of them can be taken back by its name. */
  Type.Object({ do: Type.Literal('decisions'), id, seat }, exact),
  /** Sits down on a free seat. */
  Type.Object({ do: Type.Literal('claim'), id, seat }, exact),
  /** Gets up; the seat is free again. */
  Type.Object({ do: Type.Literal('leave'), id, seat }, exact),
  /** A bot plays the seat: one's own for a while, or, for the host of the table, any. */
  Type.Object({ do: Type.Literal('bot'), id, seat, level }, exact),
  /** Takes one's seat back from a bot. */
  Type.Object({ do: Type.Literal('return'), id, seat }, exact),
  /** Gives a seat to another person at the table. */
  Type.Object({ do: Type.Literal('give'), id, seat, to: Type.String({ maxLength: 80 }) }, exact),
  /** A seat is asked and says nothing: a bot answers this question for it. The host at once, players after the table's patience. */
  Type.Object({ do: Type.Literal('standIn'), id, seat }, exact),
  /** Nobody has played here for long, and the table would be put away: it stays. */
  Type.Object({ do: Type.Literal('keep'), id }, exact),
  Type.Object({ do: Type.Literal('name'), id, seat, name: Type.String({ minLength: 1, maxLength: 40 }) }, exact),
  // ── for the host of the table ──
  Type.Object({ do: Type.Literal('remove'), id, seat }, exact),
  Type.Object({ do: Type.Literal('restart'), id, to: seq }, exact),
  Type.Object({ do: Type.Literal('rename'), id, name: Type.String({ minLength: 1, maxLength: 80 }) }, exact),
  Type.Object(
    {
      do: Type.Literal('rules'),
      id,
      undo: Type.Optional(undoPolicy),
      spectators: Type.Optional(spectators),
      public: Type.Optional(Type.Boolean()),
      /** Milliseconds until any player may let a bot answer for a silent seat; null: only the host may. */
      patience: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 10_000, maximum: 7 * 24 * 3_600_000 })])),
      /** Who may write: everybody who is here, or those who sit. */
      talk: Type.Optional(talk),
    },
    exact,
  ),
  /** Somebody may no longer sit down, write, or be here; or may again. */
  Type.Object(
    {
      do: Type.Literal('bar'),
      id,
      person,
      from: Type.Union([Type.Literal('seats'), Type.Literal('table'), Type.Literal('talk')]),
      on: Type.Boolean(),
    },
    exact,
  ),
  /** Somebody else is the host from now on. */
  Type.Object({ do: Type.Literal('host'), id, to: person }, exact),
  /** Bots go on at this pace, in milliseconds between two of their decisions. */
  Type.Object({ do: Type.Literal('pace'), id, ms: Type.Integer({ minimum: 0, maximum: 10_000 }) }, exact),
])
export type ToTable = Static<typeof ToTable>
export type Level = Static<typeof level>
export type UndoPolicy = Static<typeof undoPolicy>
export type Spectators = Static<typeof spectators>
export type Talk = Static<typeof talk>

// ── what the table says ──

/** An option with the words of its button. */
export type SpokenOption = Option & { readonly text: string }
export type SpokenRefusal = Omit<RefusedOption, 'reasons'> & {
  readonly text: string
  readonly reasons: readonly { readonly rule: string; readonly text: string }[]
}
export type SpokenSlot = {
  readonly key: Key
  readonly min: number
  readonly max: number
  readonly text: string
  readonly piece?: string
  readonly place?: string
  readonly label?: Message
}

/** The question as one seat is put it, in its reader's language. On a floor and where all answer, the seat's own offers are the options. */
export type SpokenAsk = {
  readonly kind: 'choose' | 'some' | 'number' | 'allocate' | 'order' | 'all' | 'floor'
  readonly seq: number
  readonly seat: Seat
  readonly about: Message
  readonly text: string
  readonly options: readonly SpokenOption[]
  readonly refused: readonly SpokenRefusal[]
  readonly limits?: Limits
  readonly min?: number
  readonly max?: number
  readonly total?: number
  readonly slots?: readonly SpokenSlot[]
  /** On a floor: whether the table waits for this seat, or it may speak or be silent. */
  readonly awaited: boolean
}

export type SpokenEvent = {
  readonly id: number
  readonly seq: number
  readonly record: number | null
  readonly cause: number | null
  readonly message: Message
  readonly text: string
} & LineFacts

/** What differs between two views of one watcher; null: it is no more. */
export type ViewChange = {
  readonly seq: number
  readonly table?: { readonly [attribute: string]: Json }
  readonly of?: { readonly [ref: string]: { readonly [attribute: string]: Json } | null }
  readonly zones?: { readonly [zone: string]: View['zones'][string] | null }
  readonly records?: View['records']
  readonly result?: Json
}

/** One thing that happened, with the state of that instant. */
export type Beat = {
  /** The watcher's lines up to this id belong to it or to earlier beats. */
  readonly told: number
  /** Whose decision led here. Missing: as in the beat before. */
  readonly by?: Seat
  /** From the beat before; in the first, from turn `turn - 1`. Missing: nothing to see changed. */
  readonly change?: Omit<ViewChange, 'seq'>
}

/** Everything one watcher is sent after something happened. */
export type Told = {
  readonly is: 'told'
  readonly seat: Seat
  /** Counts what this watcher was told; a gap means that something was missed. */
  readonly turn: number
  /** The whole view, or what changed since turn `turn - 1`. */
  readonly view?: View
  readonly change?: ViewChange
  /** What happened on the way, for those who wish it: then `change` is what differs from the last beat. */
  readonly beats?: readonly Beat[]
  readonly ask: SpokenAsk | null
  /** Whom the table waits for. */
  readonly awaited: readonly Seat[]
  /** New lines; with a whole view, the last ones there are. */
  readonly events: readonly SpokenEvent[]
  /** How many events this watcher has been told in all. */
  readonly eventCount: number
  /** What is printed on faces not sent before in this language. */
  readonly faces: { readonly [key: FaceKey]: FaceText }
  /** Their pictures: names of files under `/art/` that nobody can know who has not seen the face. */
  readonly pictures?: { readonly [key: FaceKey]: string }
  /** The earliest decision this seat may take back without asking; equal to the table's seq: none. */
  readonly freeUndo: number
  /** The last decision that was made for this seat by a person; null: none yet. */
  readonly ownLast: number | null
  /** This seat may give the game up now, whoever is asked: by deciding `@concede`. */
  readonly mayConcede?: true
}

/** `about`: the rules' name of the question. */
export type OwnDecision = { readonly seq: number; readonly about: string; readonly question: string; readonly answer: string }

export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly present: boolean }
  | { readonly kind: 'bot'; readonly level: Level; readonly name: string /** Who may take it back. */; readonly for?: string }

/** What everybody may know of a table. */
export type TableInfo = {
  readonly id: string
  /** Empty for those who only watch. */
  readonly code: string
  readonly game: string
  readonly name: string
  readonly seats: readonly { readonly seat: Seat; readonly holder: Holder }[]
  readonly hostPerson: string
  /** What the game was set up with, decks among it: told when it is over. Of a campaign's night, never. */
  readonly options: Json
  /** The campaign this table is a night of; null: of none. */
  readonly campaign: string | null
  readonly undo: UndoPolicy
  readonly spectators: Spectators
  readonly public: boolean
  readonly seedHash: string
  /** Told when the game is over. */
  readonly seed: string | null
  readonly created: number
  readonly over: boolean
  readonly ending: { readonly won: boolean; readonly headline: string; readonly lines: readonly string[] } | null
  readonly watching: number
  /** Who is here without a seat: one may be given to them. */
  readonly onlookers: readonly { readonly person: string; readonly name: string }[]
  readonly pace: number
  /** What everybody at the table should know before they go on, in words: the rules have changed, something has to be decided again. */
  readonly notice: string | null
  /** Somebody took all of the running table home, or brought it from a file, and may know what is hidden. */
  readonly laidOpen: boolean
  /** Milliseconds until any player may let a bot answer for a silent seat; null: only the host may. */
  readonly patience: number | null
  /** Whom question `seq` waits for, and since when: as of this letter. */
  readonly silent: { readonly seq: number; readonly seats: readonly { readonly seat: Seat; readonly since: number }[] }
  readonly talk: Talk
  /** Who may no longer sit, write or be here: told to the host alone. */
  readonly barred: readonly { readonly person: string; readonly name: string; readonly from: 'seats' | 'table' | 'talk' }[]
  /** When the table is put into the bin if nothing happens here; null: never. */
  readonly expires: number | null
}

export type ChatLine = {
  readonly n: number
  readonly at: number
  readonly who: string
  readonly text: string /** Said by the table itself: a seat changed hands, something was taken back. */
  readonly trace?: true
  /** Said by somebody without a seat. */
  readonly looksOn?: true
}

export type Wish = { readonly by: Seat; readonly to: number; readonly waiting: readonly Seat[] }

export type FromTable =
  | Told
  | {
      readonly is: 'table'
      readonly info: TableInfo /** The seats you hold, and whether the table is yours. */
      readonly you: {
        readonly person: string
        readonly seats: readonly Seat[]
        readonly host: boolean
        /** What a file or a fork holds for you: all of it, what you know, or it is not to be had before the end. */
        readonly file: 'whole' | 'seen' | 'nothing'
      }
    }
  /** Request `id` was done. */
  | { readonly is: 'done'; readonly id: number; readonly data?: Json }
  | { readonly is: 'refused'; readonly id: number; readonly reason: Reason; readonly text: string }
  | { readonly is: 'chat'; readonly lines: readonly ChatLine[] }
  /** `seat`: whose name for the piece this is, where a piece was pointed at. */
  | { readonly is: 'point'; readonly by: Seat; readonly at: string; readonly seat?: Seat }
  /** Somebody wants something taken back; null: settled. */
  | { readonly is: 'wish'; readonly wish: Wish | null }
  /** Why a bot did what it did. */
  | { readonly is: 'why'; readonly seat: Seat; readonly seq: number; readonly text: string }
  | { readonly is: 'older'; readonly id: number; readonly seat: Seat; readonly events: readonly SpokenEvent[] }
  | {
      readonly is: 'moment'
      readonly id: number
      readonly seat: Seat
      readonly seq: number
      readonly view: View
      readonly faces: { readonly [key: FaceKey]: FaceText }
      readonly pictures?: { readonly [key: FaceKey]: string }
    }
  | {
      readonly is: 'sum'
      readonly id: number
      readonly value: number
      readonly lines: readonly { readonly label: string; readonly value: string; readonly counts: boolean }[]
      /** The rule by which the number is made up. */
      readonly rule?: string
    }
  | { readonly is: 'decisions'; readonly id: number; readonly seat: Seat; readonly list: readonly OwnDecision[] }
  /** The rules failed here. The game is kept as it was; `to` is the last good moment. */
  | { readonly is: 'broken'; readonly text: string; readonly to: number }

/** Why a message was refused: for programs. `text` says it to people. */
export type Reason =
  | 'over'
  | 'not-asked'
  | 'stale'
  | 'malformed'
  | 'unknown-key'
  | 'wrong-count'
  | 'out-of-range'
  | 'not-allowed'
  /** That was decided under other rules, before a release: it cannot be run again. */
  | 'other-rules'
  | 'broken'
  | 'not-your-seat'
  | 'not-host'
  | 'not-free'
  | 'nothing'
  | 'too-fast'
  | 'too-long'
  | 'no-such-bot'
  | 'no-such-seat'
  | 'no-such-person'
  | 'unavailable'
  | 'full'
  /** The next night of the campaign has begun: this one stays as it ended. */
  | 'later-night'

export type { Face, Language }
