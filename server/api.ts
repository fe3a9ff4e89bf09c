/** What is asked of the server over HTTP, and what a socket says first. Every request is parsed by these before anything looks at it. */

import { SEAT_NAME } from '@miskatonic/kernel'
import type { CampaignTold } from '@miskatonic/room'
import Type, { type Static } from 'typebox'

const exact = { additionalProperties: false } as const
const secret = Type.String({ pattern: '^[A-Za-z0-9_-]{32,128}$' })
const name = Type.String({ minLength: 1, maxLength: 40 })
const language = Type.Union([Type.Literal('es'), Type.Literal('en')])
export const tableId = Type.String({ pattern: '^[a-f0-9]{8,40}$' })
const code = Type.String({ pattern: '^[A-Za-z0-9]{6}$' })
const level = Type.Union([Type.Literal('random'), Type.Literal('careful'), Type.Literal('search')])

export const Hello = Type.Object(
  {
    hello: Type.Literal(1),
    secret,
    name,
    lang: language,
    /** The table's short code, for guests who came by a link. */
    code: Type.Optional(code),
  },
  exact,
)
export type Hello = Static<typeof Hello>

export const NewTable = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 60 }),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    /** The person's name at this table. */
    as: name,
    seats: Type.Array(
      Type.Object(
        {
          seat: Type.String({ pattern: SEAT_NAME.source }),
          holder: Type.Union([Type.Literal('me'), Type.Literal('open'), level]),
        },
        exact,
      ),
      { minItems: 1, maxItems: 12 },
    ),
    options: Type.Unknown(),
    undo: Type.Optional(Type.Union([Type.Literal('free'), Type.Literal('consent'), Type.Literal('host'), Type.Literal('own')])),
    spectators: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('closed'), Type.Literal('off')])),
    public: Type.Optional(Type.Boolean()),
    pace: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  },
  exact,
)
export type NewTable = Static<typeof NewTable>

/** A series of tables with a memory. */
export const NewCampaign = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 60 }),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    as: name,
    options: Type.Optional(Type.Unknown()),
  },
  exact,
)
export type NewCampaign = Static<typeof NewCampaign>

/** The revision the person has seen: if the campaign has moved on since, nothing is done. */
const revision = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const { as, seats, undo, spectators, public: listed, pace } = NewTable.properties
/** What tonight's table is set up with comes from the campaign. */
export const NewNight = Type.Object({ revision, as, seats, undo, spectators, public: listed, pace }, exact)
export type NewNight = Static<typeof NewNight>
export const BackToNight = Type.Object({ revision, night: Type.Integer({ minimum: 0, maximum: 10_000 }) }, exact)

/** The language a campaign is told in. */
export const Reader = Type.Object({ lang: Type.Optional(language) }, exact)

export const JoinTable = Type.Object({ code, as: name }, exact)
export const LookAtCode = Type.Object({ code }, exact)
export const ForkTable = Type.Object(
  { seq: Type.Integer({ minimum: 0, maximum: 1_000_000 }), name: Type.String({ minLength: 1, maxLength: 80 }), as: name },
  exact,
)
/** The longest games of the largest table take two million characters. */
const FILE_LENGTH = 6_000_000
export const ImportTable = Type.Object(
  { file: Type.String({ minLength: 1, maxLength: FILE_LENGTH }), name: Type.String({ minLength: 1, maxLength: 80 }), as: name },
  exact,
)
export const SeatLink = Type.Object({ seat: Type.String({ minLength: 1, maxLength: 40 }) }, exact)
export const TakeSeat = Type.Object({ link: secret, as: name }, exact)
export const Webhook = Type.Object({ url: Type.Union([Type.Null(), Type.String({ maxLength: 300, pattern: '^https?://' })]) }, exact)

/** A table as lists show it. */
export type ListedTable = {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly name: string
  readonly seats: readonly {
    readonly seat: string
    readonly kind: 'open' | 'person' | 'bot'
    readonly name: string
    readonly you: boolean
  }[]
  readonly host: boolean
  readonly yourTurn: boolean
  readonly decisions: number
  readonly touched: number
  /** When it is put into the bin if nothing happens at it; null: never. */
  readonly expires: number | null
  readonly created: number
  readonly binned: number | null
  readonly over: boolean
  readonly public: boolean
}

/** What a code leads to, for somebody who has not joined yet. `free`: the number of open seats. */
export type Invitation = {
  readonly kind: 'table' | 'campaign'
  readonly game: string
  readonly name: string
  /** What the host is called there; empty: nobody knows. */
  readonly host: string
  readonly people: readonly string[]
  readonly free: number
}

/** A campaign as lists show it. */
export type ListedCampaign = {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly touched: number
  readonly created: number
  readonly binned: number | null
  readonly host: boolean
  readonly nights: number
  /** The table of the night under way; null: none is. */
  readonly running: string | null
}

/** A campaign as somebody who takes part in it reads it. */
export type CampaignView = CampaignTold & {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly name: string
  readonly revision: number
  readonly binned: number | null
  readonly host: boolean
  /** Nights were played, and this person sat at none of them: they are asked before they read what those brought. */
  readonly late: boolean
  readonly people: readonly { readonly name: string; readonly you: boolean; readonly host: boolean }[]
}

/** Every refusal over HTTP looks like this. */
export type Refusal = { readonly error: ApiError; readonly text: string }
export type ApiError =
  | 'malformed'
  | 'no-secret'
  | 'not-found'
  | 'not-allowed'
  | 'hidden'
  | 'too-many'
  | 'bad-options'
  | 'bad-file'
  /** The campaign has gone on since it was looked at. */
  | 'stale'
  /** A night of the campaign is still being played. */
  | 'night-open'
  | 'campaign-over'
  /** Kept by a newer version of the game. */
  | 'newer'
  | 'unavailable'
  /** There is no space to keep anything; what is there can still be read. */
  | 'full'
