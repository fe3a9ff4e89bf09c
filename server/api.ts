/** What is asked of the server over HTTP, and what a socket says first. Every request is parsed by these before anything looks at it. */
import Type, { type Static } from 'typebox'

const exact = { additionalProperties: false } as const
const secret = Type.String({ pattern: '^[A-Za-z0-9_-]{32,128}$' })
const name = Type.String({ minLength: 1, maxLength: 40 })
const language = Type.Union([Type.Literal('es'), Type.Literal('en')])
export const tableId = Type.String({ pattern: '^[a-f0-9]{8,40}$' })
const code = Type.String({ pattern: '^[A-Za-z0-9]{6}$' })
const level = Type.Union([Type.Literal('random'), Type.Literal('careful'), Type.Literal('search')])

/** The name of a seat: the store and the kernel use some signs for their own ends. */
export const SEAT = /^[^@*:\0]{1,40}$/

export const Hello = Type.Object(
  {
    hello: Type.Literal(1),
    secret,
    name,
    lang: language,
    /** The table's short code, for whom has come by link. */
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
          seat: Type.String({ pattern: SEAT.source }),
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

export const JoinTable = Type.Object({ code, as: name }, exact)
export const ForkTable = Type.Object(
  { seq: Type.Integer({ minimum: 0, maximum: 1_000_000 }), name: Type.String({ minLength: 1, maxLength: 80 }), as: name },
  exact,
)
/** The longest games of the largest table come to two million. */
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
  readonly created: number
  readonly binned: number | null
  readonly over: boolean
  readonly public: boolean
}

/** Every refusal over HTTP looks like this. */
export type Refusal = { readonly error: ApiError; readonly text: string }
export type ApiError = 'malformed' | 'no-secret' | 'not-found' | 'not-allowed' | 'too-many' | 'bad-options' | 'bad-file' | 'unavailable'
