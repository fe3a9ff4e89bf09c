import { ANYBODY, type Answer, type Ask, type Limits, type Offers, type OneAsk, type Option, type RefusedOption, type Slot } from './ask.ts'
import { ContractError } from './errors.ts'
import type { Script } from './game.ts'
import type { Key, MessageOf, PieceId, Refusal, Seat } from './ids.ts'
import { messageOf } from './ids.ts'
import type { Kernel } from './kernel.ts'
import { saying } from './scripts.ts'
import type { Shape } from './shape.ts'

type About<S extends Shape> = { readonly about: MessageOf<S['messages']>; readonly cover?: boolean }
type Common<S extends Shape> = About<S> & { readonly refused?: readonly RefusedOption[]; readonly group?: boolean }
/** What is refused says nothing about what is legal: it may be worked out only when somebody looks, from the state as it is asked in. */
type Lazy = { readonly refused?: () => readonly RefusedOption[] }

type Head = { about: ReturnType<typeof messageOf>; seat: Seat; refused?: readonly RefusedOption[]; group?: true; cover?: true }

function head<S extends Shape>(t: Kernel<S>, seat: Seat, asked: Common<S>): Head {
  const common: Head = { about: messageOf(asked.about), seat: asked.group ? (t.game.spokesman?.(t) ?? ANYBODY) : seat }
  if (asked.refused?.length) common.refused = asked.refused
  if (asked.group) common.group = true
  if (asked.cover) common.cover = true
  return common
}

/** Options whose keys are known: the answer is one of them. */
type Keyed<K extends Key> = { readonly options: readonly (Option & { readonly key: K })[] }

/** One of several. */
export function choose<S extends Shape, K extends Key = Key>(
  t: Kernel<S>,
  seat: Seat,
  asked: (Common<S> | (Omit<Common<S>, 'refused'> & Lazy)) & Keyed<K>,
): Script<K> {
  // Most questions have nothing but options: made in one piece, they cost half.
  if (!asked.group && !asked.cover && !asked.refused)
    return saying({ kind: 'choose', about: messageOf(asked.about), seat, options: asked.options })
  const { refused, ...rest } = asked
  if (typeof refused === 'function') return saying(new LazyRefusals({ ...head(t, seat, rest), options: asked.options }, refused))
  return saying({ kind: 'choose', ...head(t, seat, refused ? { ...rest, refused } : rest), options: asked.options })
}

/** A question whose refusals are worked out when somebody looks. */
class LazyRefusals {
  readonly kind = 'choose'
  readonly about: Head['about']
  readonly seat: Seat
  readonly options: readonly Option[]
  declare readonly group?: true
  declare readonly cover?: true
  readonly #refused: () => readonly RefusedOption[]
  #known: readonly RefusedOption[] | null = null

  constructor({ about, seat, options, group, cover }: Head & { options: readonly Option[] }, refused: () => readonly RefusedOption[]) {
    this.about = about
    this.seat = seat
    this.options = options
    if (group) this.group = true
    if (cover) this.cover = true
    this.#refused = refused
  }

  get refused(): readonly RefusedOption[] {
    this.#known ??= this.#refused()
    return this.#known
  }
}

/** Some of several, within limits. */
export function* chooseSome<S extends Shape, K extends Key = Key>(
  t: Kernel<S>,
  seat: Seat,
  asked: Common<S> & Keyed<K> & { readonly limits: Limits },
): Script<K[]> {
  const chosen = yield* saying<readonly Key[]>({ kind: 'some', ...head(t, seat, asked), options: asked.options, limits: asked.limits })
  // In the order of the offer, so that the order of clicking decides nothing.
  return asked.options.map((option) => option.key).filter((key) => chosen.includes(key))
}

export function chooseNumber<S extends Shape>(
  t: Kernel<S>,
  seat: Seat,
  asked: Common<S> & { readonly min: number; readonly max: number },
): Script<number> {
  return saying<number>({ kind: 'number', ...head(t, seat, asked), min: asked.min, max: asked.max })
}

/** A total spread over slots. */
export function* allocate<S extends Shape>(
  t: Kernel<S>,
  seat: Seat,
  asked: Common<S> & { readonly total: number; readonly slots: readonly Slot[] },
): Script<Record<Key, number>> {
  const answer = yield* saying<{ readonly [slot: Key]: number }>({
    kind: 'allocate',
    ...head(t, seat, asked),
    total: asked.total,
    slots: asked.slots,
  })
  return Object.fromEntries(asked.slots.map((slot) => [slot.key, answer[slot.key] ?? 0]))
}

export function* order<S extends Shape, K extends Key = Key>(t: Kernel<S>, seat: Seat, asked: Common<S> & Keyed<K>): Script<K[]> {
  return [...(yield* saying<readonly K[]>({ kind: 'order', ...head(t, seat, asked), options: asked.options }))]
}

export function* confirm<S extends Shape>(t: Kernel<S>, seat: Seat, asked: Common<S>): Script<boolean> {
  return (yield* choose(t, seat, { ...asked, options: [{ key: 'yes' }, { key: 'no' }] })) === 'yes'
}

/** Everybody answers, in any order; the script goes on once, with all the answers. */
export function* askAll<S extends Shape>(
  _t: Kernel<S>,
  offers: Offers,
  asked: About<S> & { readonly secret?: boolean },
): Script<Record<Seat, Key>> {
  const ask: Ask = {
    kind: 'all',
    about: messageOf(asked.about),
    offers,
    ...(asked.secret ? { secret: true } : {}),
    ...(asked.cover ? { cover: true } : {}),
  }
  return { ...(yield* saying<{ readonly [seat: Seat]: Key }>(ask)) }
}

/** Each is asked a question of any kind; the script goes on once, with all the answers. Make the questions with `asking`. */
export function* askEach<S extends Shape>(
  _t: Kernel<S>,
  asks: { readonly [seat: Seat]: OneAsk },
  asked: About<S> & { readonly secret?: boolean },
): Script<Record<Seat, Answer>> {
  const ask: Ask = {
    kind: 'each',
    about: messageOf(asked.about),
    asks,
    ...(asked.secret ? { secret: true } : {}),
    ...(asked.cover ? { cover: true } : {}),
  }
  return { ...(yield* saying<{ readonly [seat: Seat]: Answer }>(ask)) }
}

/** The question a script would ask first, without asking it: `asking(chooseSome(t, seat, …))`. */
export function asking(script: Script<unknown>): OneAsk {
  const { value, done } = script.next(undefined as never)
  if (done || !('seat' in value)) throw new ContractError('there is no question to one seat here')
  return value
}

/** Whoever speaks first; with a lead, the others may speak but are not waited for; nor are those who may be silent. */
export function* openFloor<S extends Shape>(
  _t: Kernel<S>,
  asked: About<S> & {
    readonly offers: Offers
    readonly lead?: Seat
    readonly silent?: readonly Seat[]
    readonly refused?: { readonly [seat: Seat]: readonly RefusedOption[] }
  },
): Script<{ seat: Seat; key: Key }> {
  const ask: Ask = {
    kind: 'floor',
    about: messageOf(asked.about),
    offers: asked.offers,
    ...(asked.lead === undefined ? {} : { lead: asked.lead }),
    ...(asked.silent?.length ? { silent: asked.silent } : {}),
    ...(asked.refused === undefined ? {} : { refused: asked.refused }),
    ...(asked.cover ? { cover: true } : {}),
  }
  return yield* saying<{ seat: Seat; key: Key }>(ask)
}

/** Options by verb and piece: a hand is offered turn after turn, so each is made once for all tables. */
const made = new Map<string, Map<PieceId, Option>>()
const MOST_MADE = 10_000

/** An option that names a piece; with a verb its key is `verb:piece`. */
export function onPiece(piece: PieceId, verb?: string): Option {
  const named = typeof verb === 'string' ? verb : ''
  let known = made.get(named)
  if (!known || known.size >= MOST_MADE) {
    known = new Map()
    made.set(named, known)
  }
  let option = known.get(piece)
  if (!option) {
    option = Object.freeze({ key: named ? `${named}:${piece}` : piece, piece })
    known.set(piece, option)
  }
  return option
}
export const onPlace = <P extends string>(place: P): Option & { readonly key: P } => ({ key: place, place })
export const onSeat = (seat: Seat): Option => ({ key: seat, seat })

/** The option that was chosen: what it names, without taking its key apart. */
export const optionOf = (options: readonly Option[], key: Key): Option => options.find((option) => option.key === key) as Option

/** Sorts what a player would expect to do into what may be done and what is refused, with all reasons. */
export class Offer {
  readonly options: Option[] = []
  readonly refused: RefusedOption[] = []
  private readonly explains: boolean

  /** Where only the options are wanted, nobody needs to hear what is refused. */
  constructor(explains = true) {
    this.explains = explains
  }

  add(option: Option, reasons: readonly Refusal[] = NO_REASONS): this {
    if (!reasons.length) this.options.push(option)
    else if (this.explains) this.refused.push({ ...option, reasons })
    return this
  }
}
const NO_REASONS: readonly Refusal[] = []
