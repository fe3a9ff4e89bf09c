import { type Answer, type Ask, askedSeats, forced, type Option, type Random, type Reply, sample } from './ask.ts'
import { choose } from './asking.ts'
import { Chance, randomFrom } from './chance.ts'
import type { Engine } from './engine.ts'
import { ContractError } from './errors.ts'
import type { Script } from './game.ts'
import type { Key, MessageOf, Seat } from './ids.ts'
import { canonical, type Json } from './json.ts'
import { engineOf, type Kernel } from './kernel.ts'
import { isDrop, LeaveSignal } from './records.ts'
import type { Shape } from './shape.ts'
import { isNewlySeen, knowers, zoneOwner, zoneSpec } from './sight.ts'
import { copyState, type Lasting, type PieceState, type Rec, type Segment } from './state.ts'
import { Twins } from './twins.ts'
import { type Change, isOfLasting, isOfPiece, isOfRecords, isOfZone, isOnlyCounted } from './undoLog.ts'

/*
 * Whether a question can matter, found out by doing on copies of the table what it asks about, with imagined dice, cards and answers that
 * have nothing to do with those to come. A question that would only be left out because of something hidden stands: being left out would tell.
 */

/** Something done with the table it is given: it may be done on a copy of it first. What it gives back is part of what comes of it. */
export type Deed<S extends Shape> = (t: Kernel<S>) => Script<unknown>

/** Ways in which chance and answers may fall that are tried, and questions followed on each. */
const WAYS = 20
const QUESTIONS = 8
/** More than so many things are not tried in different orders: they are taken to matter. */
const MOST_IN_ORDER = 6

/** One of several things to do, and doing it; asked only where it makes a difference which: the first is done where it makes none. */
export function* chooseDeed<S extends Shape, K extends Key, R>(
  t: Kernel<S>,
  seat: Seat,
  asked: { readonly about: MessageOf<S['messages']>; readonly options: readonly (Option & { readonly key: K })[] },
  does: (t: Kernel<S>, key: K) => Script<R>,
): Script<R> {
  const [first, ...others] = asked.options
  if (!first) throw new ContractError('there is nothing to choose from')
  const same =
    !others.length ||
    comesToTheSame(
      t,
      asked.options.map(
        ({ key }) =>
          (at: Kernel<S>) =>
            does(at, key),
      ),
    )
  return yield* does(t, same ? first.key : yield* choose(t, seat, asked))
}

/** Whether the same comes of doing these in one order or another. */
export function sameInAnyOrder<S extends Shape>(t: Kernel<S>, deeds: readonly Deed<S>[]): boolean {
  if (deeds.length < 2) return true
  if (deeds.length > MOST_IN_ORDER) return false
  const orders = deeds.flatMap((first, i) => {
    const others = deeds.filter((_, k) => k !== i)
    return others.length > 1
      ? [
          [first, ...others],
          [first, ...others.toReversed()],
        ]
      : [[first, ...others]]
  })
  return comesToTheSame(t, orders.map(oneByOne))
}

/** Whether the same comes of doing one of these or another. */
export function comesToTheSame<S extends Shape>(t: Kernel<S>, ways: readonly Deed<S>[]): boolean {
  const here = engineOf(t)
  // A table that runs ahead already does not look further.
  if (here.chance instanceof ImaginedChance) return false
  const ahead = new Ahead(here)
  for (let i = 0; i < WAYS; i++) {
    const imagined = new Imagined(`${i}`)
    let first: string | null = null
    for (const way of ways) {
      const { after, isOver } = ahead.run(way, imagined)
      first ??= after
      // What an ended game shows is no secret any more.
      if (after !== first || ahead.covered || (!isOver && ahead.showed())) return false
    }
    if (!imagined.used) break
  }
  return true
}

const oneByOne = <S extends Shape>(deeds: readonly Deed<S>[]): Deed<S> =>
  function* (t) {
    for (const deed of deeds) yield* deed(t)
  }

/** Dice, cards and answers of one imagined way; the same from the beginning for each deed. */
class Imagined {
  readonly seed: string
  used = false

  constructor(seed: string) {
    this.seed = seed
  }
}

class ImaginedChance extends Chance {
  private readonly way: Imagined

  constructor(way: Imagined) {
    super(way.seed)
    this.way = way
  }

  override roll(label: string, dice: number, sides: number): number[] {
    this.way.used = true
    return super.roll(label, dice, sides)
  }

  override pick<Id extends string>(label: string, ids: readonly Id[]): Id {
    this.way.used = true
    return super.pick(label, ids)
  }
}

/** A copy of the table that runs ahead on imagined ways, on each from here. */
class Ahead<S extends Shape> {
  private readonly here: Engine<S>
  private readonly copy: Engine<S>
  /** Whether a question came that is asked whatever is hidden: what there is to say to it is known to the one who is asked alone. */
  covered = false
  private readonly twins: Twins<S>

  constructor(here: Engine<S>) {
    this.here = here
    this.twins = new Twins(here)
    this.copy = here.another(copyState(here.raw))
    this.copy.journal.exchanged = here.journal.exchanged
  }

  /** What is other on the table afterwards. */
  run(deed: Deed<S>, way: Imagined): { readonly after: string; readonly isOver: boolean } {
    const random = randomFrom(way.seed)
    this.copy.journal.rollBack(0)
    this.copy.goOnAs(this.here, new ImaginedChance(way))
    this.copy.answered()
    let end: Json = null
    try {
      const script = deed(this.copy)
      let step = script.next(undefined as never)
      for (let asked = 0; !step.done; ) {
        if (isDrop(step.value as never) || asked++ === QUESTIONS) {
          end = step.value as unknown as Json
          if (isDrop(step.value as never)) this.copy.dropAll()
          break
        }
        step = script.next(this.reply(step.value, way, random))
      }
      if (step.done) end = (step.value ?? null) as Json
    } catch (signal) {
      if (!(signal instanceof LeaveSignal)) throw signal
      end = ['left', signal.why]
    }
    const over = isOver(end)
    return { isOver: over, after: over ? canonical(end) : `${canonical(end)}${this.changes()}` }
  }

  private reply(ask: Ask, way: Imagined, random: Random): Reply {
    this.covered ||= isCovered(ask)
    const known = forced(ask)
    if (known !== undefined) return known
    way.used = true
    const say = (seat: Seat): Answer => sample(ask, seat, random)
    const seats = askedSeats(ask, this.copy.seats)
    const first = seats[random(seats.length)] as Seat
    if (ask.kind === 'floor') return { seat: first, key: say(first) as string }
    if (ask.kind === 'each' && ask.since) return { seat: first, answer: say(first) }
    return ask.kind === 'all' || ask.kind === 'each' ? Object.fromEntries(seats.map((seat) => [seat, say(seat)])) : say(first)
  }

  /** Whether somebody would have seen what is hidden in front of somebody: which card a stack gives next is taken for chance, the back of what everybody knows for no secret. */
  showed(): boolean {
    const { here, copy } = this
    return changedPieces(copy).some(
      (piece) =>
        here.exists(piece) &&
        copy.exists(piece) &&
        isHeld(here, piece) &&
        !this.twins.isKnownAllRound(piece) &&
        isNewlySeen(copy, piece, knowers(here, piece)),
    )
  }

  /** Each thing that became another, without what only the bookkeeping knows. */
  private changes(): string {
    const { copy } = this
    const told = changesIn(copy).filter((change) => !isOnlyCounted(change))
    const named = this.twins.named(
      copy,
      told.flatMap((change) => (isOfPiece(change) ? [change[1]] : [])),
    )
    return told
      .map((change) => named(canonical(plain(copy, change, named))))
      .sort()
      .join('\n')
  }
}

/** Of a game that is over nothing but its end counts. */
const isOver = (end: Json): boolean => typeof end === 'object' && end !== null && 'kind' in end && end.kind === '@over'
const isCovered = (ask: Ask): boolean => ask.cover === true || (ask.kind === 'each' && Object.values(ask.asks).some(isCovered))
const changesIn = <S extends Shape>({ journal }: Engine<S>): readonly Change[] => journal.changesAlong([0, journal.mark])[0] ?? []
const changedPieces = <S extends Shape>(t: Engine<S>): string[] => changesIn(t).flatMap((change) => (isOfPiece(change) ? [change[1]] : []))
const isHeld = <S extends Shape>(t: Engine<S>, piece: string): boolean => {
  const { zone } = t.piece(piece)
  return zoneSpec(t, zone).active === true || zoneOwner(t, zone) !== null
}

function plain<S extends Shape>(copy: Engine<S>, change: Change, named: (text: string) => string): Json {
  const [kind, name, attribute, value] = change
  if (value === undefined) return [kind, name, attribute]
  if (isOfPiece(change)) {
    const { since: _, lost: __, ...held } = value as PieceState
    return [kind, name, held as Json]
  }
  if (isOfZone(change)) {
    const heap = zoneSpec(copy, name).order === 'unordered'
    return [kind, name, (value as readonly Segment[]).map(({ ids, mixed }) => (mixed || heap ? ids.map(named).sort() : ids)) as Json]
  }
  if (isOfLasting(change)) return [kind, (value as readonly Lasting[]).map(({ id: _, since: __, ...fields }) => fields as Json)]
  if (isOfRecords(change)) return [kind, (value as readonly Rec[]).map(({ id: _, ...fields }) => fields)]
  return [kind, name, attribute, value]
}
