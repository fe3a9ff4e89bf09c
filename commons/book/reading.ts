import {
  addressing,
  amountOf,
  type Both,
  type ConditionSpec,
  type Context,
  could,
  type Effect,
  holds,
  run,
  type VerbSpec,
  type Vocabulary,
} from '@miskatonic/effects'
import type { Tree } from '@miskatonic/effects/text'
import {
  ContractError,
  type Cost,
  choose,
  chooseNumber,
  confirm,
  type Json,
  type Kernel,
  type Key,
  type Message,
  type MessageOf,
  Offer,
  type RecordSpec,
  type Refusal,
  type Script,
  type Seat,
  type Shape,
  untyped,
  type Write,
} from '@miskatonic/kernel'
import type {
  Book,
  Cases,
  Choice,
  Decide,
  DieTable,
  EndReading,
  Entry,
  Flag,
  GoBack,
  HasFlag,
  Passage,
  Read,
  Riddle,
  Story,
  Toll,
  TurnTo,
} from './nodes.ts'

/** What a game says of a book of its own: where its memory lies, and in which of the game's messages it speaks. */
export interface Reader<S extends Shape> {
  readonly book: Book
  /** Whether an entry that is read once has been. Kept in the game's state. */
  readonly wasRead: (t: Kernel<S>, entry: number) => boolean
  readonly markRead: (t: Kernel<S>, w: Write<S>, entry: number) => void
  readonly flag: (t: Kernel<S>, scope: string, flag: string) => number
  readonly setFlag: (t: Kernel<S>, w: Write<S>, scope: string, flag: string, value: number) => void
  /** Tells a passage: a happening of the game's own, so that it is told and logged like everything else. */
  readonly tell: (x: Context<S>, at: Passage) => Script<unknown>
  /** Whom `each` addresses, in order. */
  readonly everyone: (t: Kernel<S>) => readonly string[]
  /** The faces of each die, by name. */
  readonly dice: { readonly [die: string]: readonly string[] }
  /** Where a game has more to do than to roll: gives the name of the face. */
  readonly roll?: (x: Context<S>, die: string) => Script<string>
  readonly prompts: {
    readonly decide: (at: Passage) => MessageOf<S['messages']>
    readonly choice: (at: Passage, key: Key) => Message
    /** Why a choice whose needs are not met may not be chosen. */
    readonly unmet: (at: Passage, key: Key) => Refusal
    readonly riddle: (at: Passage) => MessageOf<S['messages']>
    readonly toll: (at: Passage, cost: Cost) => MessageOf<S['messages']>
  }
  /** How a card says it: «Resolve script 212». */
  readonly calls: (entry: number) => Tree
}

const READING = 'reading'
/** The game declares this kind of record, so that everybody sees what is being read. */
export const readingRecord: { readonly [READING]: RecordSpec } = { reading: { entry: 'all', who: 'all' } }

/** How a reading was left. */
type Left = { readonly turnTo: number } | { readonly back: true } | { readonly end: Effect | null; readonly you: string }

const seatOf = <S extends Shape>(x: Context<S>): Seat => x.language.seatOf(x.t, x.you)

function passageOf(at: Passage | undefined): Passage {
  if (!at) throw new ContractError('what is read aloud stands in no book: books are made by defineBook')
  return at
}

function entryOf<S extends Shape>({ book }: Reader<S>, number: number): Entry {
  const entry = book.entry(number)
  if (!entry) throw new ContractError(`the book has no entry ${number}`)
  return entry
}

/** What there is to read now; null: it was read and has nothing more to say. */
const pageOf = <S extends Shape>(reader: Reader<S>, t: Kernel<S>, entry: Entry): Effect | null =>
  entry.once && reader.wasRead(t, entry.number) ? (entry.again ?? null) : entry.effect

/** Reads an entry and whatever it turns to. What ends everything unwinds to the first entry that was called. */
function* reading<S extends Shape>(reader: Reader<S>, x: Context<S>, number: number): Script<boolean> {
  let some = false
  for (let next: number | null = number; next !== null; ) {
    const entry = entryOf(reader, next)
    const page = pageOf(reader, x.t, entry)
    if (page === null) return some
    // Entries that only turn to each other change nothing that would be counted.
    x.t.spend(`entry ${entry.number}`)
    if (entry.once) yield* x.t.change((w) => reader.markRead(x.t, w, entry.number))
    const out = yield* untyped(x.t).resolving({ kind: READING, entry: entry.number, who: x.you }, () => run(x, page))
    const left = (out.left ?? null) as Left | null
    if (left && 'end' in left) return left.end ? yield* run(addressing(x, left.you), left.end) : true
    some = left ? true : (out.done ?? false) || some
    next = left && 'turnTo' in left ? left.turnTo : null
  }
  return some
}

/** Leaves what is being read: the innermost entry, or all of them. */
function leave<S extends Shape>({ t }: Context<S>, which: 'innermost' | 'all', left: Left): void {
  const open = t.raw.records.filter(({ kind }) => kind === READING)
  const id = (which === 'all' ? open[0] : open.at(-1))?.id
  if (id === undefined) throw new ContractError('nothing is being read that could be left')
  t.leave((record) => record.id === id, left as unknown as Json)
}

/** Makes the choice of one person, or of one who speaks for all. */
function* deciding<S extends Shape>(reader: Reader<S>, x: Context<S>, { at, choices, by, otherwise }: Decide): Script<boolean> {
  const passage = passageOf(at)
  const seat = seatOf(x)
  const offer = new Offer()
  for (const choice of choices) {
    const refusals = [
      ...(choice.needs && !holds(x, choice.needs) ? [reader.prompts.unmet(passage, choice.key)] : []),
      ...(choice.cost ? x.t.canPay(seat, choice.cost) : []),
    ]
    if (refusals.length === 0 || !choice.secret) offer.add({ key: choice.key, label: reader.prompts.choice(passage, choice.key) }, refusals)
  }
  if (!offer.options.length) return otherwise ? yield* run(x, otherwise) : false
  const { options, refused } = offer
  const about = reader.prompts.decide(passage)
  const key = yield* choose(x.t, seat, { about, options, refused, ...(by === 'group' ? { group: true } : {}) })
  const chosen = choices.find((choice) => choice.key === key) as Choice
  const carryOut = () => paying(x, seat, chosen)
  return yield* options.length > 1 ? x.t.chosenBy(seat, carryOut) : carryOut()
}

function* paying<S extends Shape>(x: Context<S>, seat: Seat, { cost, then }: Pick<Choice, 'cost' | 'then'>): Script<boolean> {
  const paid = cost ? yield* x.t.pay(seat, cost) : {}
  if (!paid) return false
  for (const resource in paid) x.names[`paid:${resource}`] = paid[resource] as number
  return yield* run(x, then)
}

function* rolled<S extends Shape>({ dice, roll }: Reader<S>, x: Context<S>, die: string): Script<string> {
  if (roll) return yield* roll(x, die)
  const faces = dice[die]
  if (!faces) throw new ContractError(`there is no die «${die}»`)
  const [face = 1] = x.t.roll(die, 1, faces.length)
  return faces[face - 1] as string
}

const notOnCards = (): never => {
  throw new Error('what stands in an entry of a book is printed by printEntry, not on a card')
}
const said = (words: Both) => ({ kind: 'verbatim', es: words.es, en: words.en }) as const

/** The verbs that read a book, for the game's vocabulary. */
export function bookVerbs<S extends Shape>(reader: Reader<S>): Vocabulary<S>['verbs'] {
  return {
    story: {
      fields: { text: 'both', 'at?': 'json' },
      *run(x, { at }) {
        yield* reader.tell(x, passageOf(at))
      },
      say: ({ text }) => said(text),
    } satisfies VerbSpec<S, Story>,
    decide: {
      fields: {
        'about?': 'both',
        'by?': { one: ['group', 'each'] },
        choices: {
          list: {
            fields: { key: 'string', label: 'both', 'needs?': 'condition', 'cost?': 'cost', 'secret?': 'boolean', then: 'effect' },
          },
        },
        'otherwise?': 'effect',
        'at?': 'json',
      },
      *run(x, node) {
        if (node.by !== 'each') return yield* deciding(reader, x, node)
        let some = false
        for (const you of reader.everyone(x.t)) some = (yield* deciding(reader, addressing(x, you), node)) || some
        return some
      },
      say: notOnCards,
    } satisfies VerbSpec<S, Decide>,
    cases: {
      fields: { cases: { list: { fields: { if: 'condition', then: 'effect' } } }, 'otherwise?': 'effect' },
      *run(x, { cases, otherwise }) {
        const effect = cases.find((one) => holds(x, one.if))?.then ?? otherwise
        return effect ? yield* run(x, effect) : false
      },
      could: (x, { cases, otherwise }) => {
        const effect = cases.find((one) => holds(x, one.if))?.then ?? otherwise
        return effect !== undefined && could(x, effect)
      },
      say: notOnCards,
    } satisfies VerbSpec<S, Cases>,
    dieTable: {
      fields: { die: 'string', faces: { map: 'effect' } },
      *run(x, { die, faces }) {
        const effect = faces[yield* rolled(reader, x, die)]
        return effect ? yield* run(x, effect) : false
      },
      say: notOnCards,
    } satisfies VerbSpec<S, DieTable>,
    riddle: {
      fields: { 'about?': 'both', 'by?': { one: ['group'] }, most: 'integer', answers: { map: 'effect' }, wrong: 'effect', 'at?': 'json' },
      *run(x, { at, by, most, answers, wrong }) {
        const about = reader.prompts.riddle(passageOf(at))
        const number = yield* chooseNumber(x.t, seatOf(x), { about, min: 0, max: most, ...(by ? { group: true } : {}) })
        return yield* run(x, answers[`${number}`] ?? wrong)
      },
      say: notOnCards,
    } satisfies VerbSpec<S, Riddle>,
    toll: {
      fields: { 'about?': 'both', cost: 'cost', paid: 'effect', unpaid: 'effect', 'at?': 'json' },
      *run(x, { at, cost, paid, unpaid }) {
        const seat = seatOf(x)
        const able = x.t.canPay(seat, cost).length === 0
        if (able && (yield* confirm(x.t, seat, { about: reader.prompts.toll(passageOf(at), cost) })))
          return yield* x.t.chosenBy(seat, () => paying(x, seat, { cost, then: paid }))
        return yield* run(x, unpaid)
      },
      say: notOnCards,
    } satisfies VerbSpec<S, Toll>,
    read: {
      fields: { entry: 'integer' },
      run: (x, { entry }) => reading(reader, x, entry),
      could: (x, { entry }) => pageOf(reader, x.t, entryOf(reader, entry)) !== null,
      say: ({ entry }) => reader.calls(entry),
    } satisfies VerbSpec<S, Read>,
    turnTo: {
      fields: { entry: 'integer' },
      // biome-ignore lint/correctness/useYield: it only leaves.
      *run(x, { entry }) {
        leave(x, 'innermost', { turnTo: entry })
      },
      say: ({ entry }) => reader.calls(entry),
    } satisfies VerbSpec<S, TurnTo>,
    goBack: {
      fields: {},
      // biome-ignore lint/correctness/useYield: it only leaves.
      *run(x) {
        leave(x, 'innermost', { back: true })
      },
      say: notOnCards,
    } satisfies VerbSpec<S, GoBack>,
    endReading: {
      fields: { 'then?': 'effect' },
      // biome-ignore lint/correctness/useYield: it only leaves.
      *run(x, { then }) {
        leave(x, 'all', { end: then ?? null, you: x.you })
      },
      say: ({ then }, speak) => (then ? speak.effect(then) : notOnCards()),
    } satisfies VerbSpec<S, EndReading>,
    flag: {
      fields: { flag: 'string', scope: 'string', 'set?': 'amount', 'add?': 'amount' },
      *run(x, { flag, scope, set, add }) {
        const value = set === undefined && add !== undefined ? reader.flag(x.t, scope, flag) + amountOf(x, add) : amountOf(x, set ?? 1)
        yield* x.t.change((w) => reader.setFlag(x.t, w, scope, flag, value))
      },
      say: notOnCards,
    } satisfies VerbSpec<S, Flag>,
  } as Vocabulary<S>['verbs']
}

/** Whether something was remembered. */
export const bookConditions = <S extends Shape>(reader: Reader<S>): Vocabulary<S>['conditions'] =>
  ({
    flag: {
      fields: { flag: 'string', scope: 'string', 'atLeast?': 'integer' },
      holds: (x, { flag, scope, atLeast = 1 }) => reader.flag(x.t, scope, flag) >= atLeast,
      say: notOnCards,
    } satisfies ConditionSpec<S, HasFlag>,
  }) as Vocabulary<S>['conditions']
