/** The shape of what a table says, for programs in other languages: written out as JSON Schemas by `npm run schemas`, and held against the types here. */
import Type from 'typebox'
import type { FromTable, Reason } from './protocol.ts'
import { reasons } from './strings.ts'

const text = Type.String()
const count = Type.Integer({ minimum: 0 })
const json = Type.Unknown()
const record = Type.Record(text, json)
const message = Type.Object({ key: text, args: Type.Optional(record) })
const seats = Type.Array(text)

const option = Type.Object({
  key: text,
  text,
  piece: Type.Optional(text),
  place: Type.Optional(text),
  seat: Type.Optional(text),
  label: Type.Optional(message),
  weights: Type.Optional(Type.Record(text, Type.Number())),
  group: Type.Optional(text),
  fatal: Type.Optional(Type.Literal(true)),
})
const refusedOption = Type.Object({
  key: text,
  text,
  piece: Type.Optional(text),
  place: Type.Optional(text),
  seat: Type.Optional(text),
  label: Type.Optional(message),
  reasons: Type.Array(Type.Object({ rule: text, text })),
})
const slot = Type.Object({
  key: text,
  min: Type.Integer(),
  max: Type.Integer(),
  text,
  piece: Type.Optional(text),
  place: Type.Optional(text),
  label: Type.Optional(message),
})
const limits = Type.Object({
  count: Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }),
  weigh: Type.Optional(Type.Record(text, Type.Object({ min: Type.Optional(Type.Number()), max: Type.Optional(Type.Number()) }))),
})
const ask = Type.Object({
  kind: Type.Union(['choose', 'some', 'number', 'allocate', 'order', 'all', 'floor'].map((kind) => Type.Literal(kind))),
  seq: count,
  seat: text,
  about: message,
  text,
  options: Type.Array(option),
  refused: Type.Array(refusedOption),
  limits: Type.Optional(limits),
  min: Type.Optional(Type.Integer()),
  max: Type.Optional(Type.Integer()),
  total: Type.Optional(Type.Integer()),
  slots: Type.Optional(Type.Array(slot)),
  awaited: Type.Boolean(),
})
const event = Type.Object({
  id: count,
  seq: count,
  record: Type.Union([count, Type.Null()]),
  cause: Type.Union([count, Type.Null()]),
  message,
  text,
  rule: Type.Optional(text),
  tone: Type.Optional(Type.Union(['head', 'own', 'harm', 'gain'].map((tone) => Type.Literal(tone)))),
  cue: Type.Optional(Type.Union(['dice', 'harm'].map((cue) => Type.Literal(cue)))),
})
const piece = Type.Object({ alias: text, up: text, faces: Type.Record(text, text), attributes: record })
const zone = Type.Object({ count, pieces: Type.Array(piece) })
/** What else is in it is the game's. */
const viewRecord = Type.Object({ id: count, kind: text }, { additionalProperties: true })
const view = Type.Object({
  watcher: text,
  seq: count,
  seats,
  table: record,
  of: Type.Record(text, record),
  zones: Type.Record(text, zone),
  records: Type.Array(viewRecord),
  result: json,
})
const differences = {
  table: Type.Optional(record),
  of: Type.Optional(Type.Record(text, Type.Union([record, Type.Null()]))),
  zones: Type.Optional(Type.Record(text, Type.Union([zone, Type.Null()]))),
  records: Type.Optional(Type.Array(viewRecord)),
  result: Type.Optional(json),
}
const change = Type.Object({ seq: count, ...differences })
const beat = Type.Object({ told: count, by: Type.Optional(text), change: Type.Optional(Type.Object(differences)) })
const faceText = Type.Object({
  kind: text,
  name: text,
  sort: text,
  parts: Type.Array(Type.Object({ id: text, title: Type.Optional(text), story: Type.Optional(text), rules: Type.Optional(text) })),
  figures: Type.Optional(record),
})
const faces = Type.Record(text, faceText)
const pictures = Type.Optional(Type.Record(text, text))
const holder = Type.Union([
  Type.Object({ kind: Type.Literal('open') }),
  Type.Object({ kind: Type.Literal('person'), person: text, name: text, present: Type.Boolean() }),
  Type.Object({ kind: Type.Literal('bot'), level: text, name: text, for: Type.Optional(text) }),
])
const info = Type.Object({
  id: text,
  code: text,
  game: text,
  name: text,
  seats: Type.Array(Type.Object({ seat: text, holder })),
  hostPerson: text,
  options: json,
  campaign: Type.Union([text, Type.Null()]),
  undo: text,
  spectators: text,
  public: Type.Boolean(),
  seedHash: text,
  seed: Type.Union([text, Type.Null()]),
  created: Type.Number(),
  over: Type.Boolean(),
  ending: Type.Union([Type.Object({ won: Type.Boolean(), headline: text, lines: Type.Array(text) }), Type.Null()]),
  watching: count,
  onlookers: Type.Array(Type.Object({ person: text, name: text })),
  pace: count,
  notice: Type.Union([text, Type.Null()]),
  laidOpen: Type.Boolean(),
  patience: Type.Union([count, Type.Null()]),
  silent: Type.Object({ seq: count, seats: Type.Array(Type.Object({ seat: text, since: Type.Number() })) }),
  talk: text,
  barred: Type.Array(Type.Object({ person: text, name: text, from: text })),
  expires: Type.Union([Type.Number(), Type.Null()]),
})
const chatLine = Type.Object({
  n: count,
  at: Type.Number(),
  who: text,
  text,
  trace: Type.Optional(Type.Literal(true)),
  looksOn: Type.Optional(Type.Literal(true)),
})
const wish = Type.Object({ by: text, to: count, waiting: seats })
const reason = Type.Union((Object.keys(reasons) as Reason[]).map((one) => Type.Literal(one)))

/** By what they begin with: `{ "is": "told", … }`. */
export const letters = {
  told: Type.Object({
    is: Type.Literal('told'),
    seat: text,
    turn: count,
    view: Type.Optional(view),
    change: Type.Optional(change),
    beats: Type.Optional(Type.Array(beat)),
    ask: Type.Union([ask, Type.Null()]),
    awaited: seats,
    events: Type.Array(event),
    eventCount: count,
    faces,
    pictures,
    freeUndo: count,
    ownLast: Type.Union([count, Type.Null()]),
    mayConcede: Type.Optional(Type.Literal(true)),
  }),
  table: Type.Object({
    is: Type.Literal('table'),
    info,
    you: Type.Object({ person: text, seats, host: Type.Boolean(), file: Type.Enum(['whole', 'seen', 'nothing']) }),
  }),
  done: Type.Object({ is: Type.Literal('done'), id: count, data: Type.Optional(json) }),
  refused: Type.Object({ is: Type.Literal('refused'), id: Type.Integer(), reason, text }),
  chat: Type.Object({ is: Type.Literal('chat'), lines: Type.Array(chatLine) }),
  point: Type.Object({ is: Type.Literal('point'), by: text, at: text, seat: Type.Optional(text) }),
  wish: Type.Object({ is: Type.Literal('wish'), wish: Type.Union([wish, Type.Null()]) }),
  why: Type.Object({ is: Type.Literal('why'), seat: text, seq: count, text }),
  older: Type.Object({ is: Type.Literal('older'), id: count, seat: text, events: Type.Array(event) }),
  moment: Type.Object({ is: Type.Literal('moment'), id: count, seat: text, seq: count, view, faces, pictures }),
  sum: Type.Object({
    is: Type.Literal('sum'),
    id: count,
    value: Type.Number(),
    lines: Type.Array(Type.Object({ label: text, value: text, counts: Type.Boolean() })),
    rule: Type.Optional(text),
  }),
  decisions: Type.Object({
    is: Type.Literal('decisions'),
    id: count,
    seat: text,
    list: Type.Array(Type.Object({ seq: count, about: text, question: text, answer: text })),
  }),
  broken: Type.Object({ is: Type.Literal('broken'), text, to: count }),
} as const

/** Every letter there is has a shape here, and nothing else has: the compiler checks it. */
letters satisfies { readonly [L in FromTable['is']]: unknown }
