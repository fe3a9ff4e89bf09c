import {
  type Answer,
  Beats,
  type Definition,
  type Game,
  type Json,
  type Kernel,
  type PieceId,
  type Random,
  type Ref,
  randomFrom,
  type Seat,
  type Shape,
  sample,
  Table,
  type TableSettings,
} from '@miskatonic/kernel'

/** What a game tells the suite about itself beyond its rules. All of it may be left out. */
export type Knowledge<S extends Shape> = {
  /** Happenings that one cause may bring about only once for one subject; the function names the subject, default: everything the happening says. */
  readonly once?: readonly string[] | { readonly [happening: string]: (what: Record<string, Json>) => string }
  /** What everybody knows of a hidden piece (its stage, its size): only pieces with the same answer are exchanged; null: never exchange it. */
  readonly alike?: (t: Kernel<S>, piece: PieceId, watcher: Seat) => string | null
  /** Definitions whose name may be said to a seat that sees none of them: "name a card". */
  readonly spoken?: (definition: Definition<S>) => boolean
  /** Other values for attributes that the watcher cannot know. */
  readonly secrets?: (t: Kernel<S>, watcher: Seat, random: Random) => readonly Secret[]
  /** What is so whenever somebody is asked something, by name: null, or what is wrong. */
  readonly invariants?: { readonly [name: string]: (t: Kernel<S>) => string | null }
  /** Whether set-up is over and the number of pieces stands; default: from the first question on. */
  readonly settled?: (t: Kernel<S>) => boolean
}
export type Secret = { readonly of: Ref; readonly attribute: string; readonly value: Json }

/** One random game to be played, and how closely it is looked at. */
export type Trial<S extends Shape> = Knowledge<S> & {
  readonly game: Game<S>
  readonly seats: readonly Seat[]
  readonly options: Json
  readonly seed: string
  /** A game that takes more decisions does not end. */
  readonly decisions: number
  /** At how many moments of a game the dear checks look. */
  readonly moments: number
}

export type Violation = { readonly property: string; readonly seed: string; readonly at: number; readonly what: string }
export type Property = <S extends Shape>(trial: Trial<S>) => Violation[]

export const trialOf = <S extends Shape>(game: Game<S>, how: Partial<Trial<S>> & { readonly seats: readonly Seat[] }): Trial<S> => ({
  options: null,
  seed: game.id,
  decisions: 2000,
  moments: 50,
  ...how,
  game,
})

export type Move = { readonly seat: Seat; readonly answer: Answer }
export type Broken = { readonly reason: string; readonly detail: string; readonly move: Move | null }

/** A game of random players. Each answers from its own view of the question alone. */
export class RandomGame<S extends Shape> {
  readonly trial: Trial<S>
  /** Where the game could not go on although the answer was sampled from the question. */
  broken: Broken | null = null
  /** Decisions made so far. */
  at = 0
  /** The beats of the last decision, where they are looked at. */
  beats: Beats<S> | null = null
  private readonly host: TableSettings
  private readonly closely: number
  private readonly beatByBeat: boolean
  private readonly random: Random
  private looked: ReadonlySet<number> | null = null

  /** `closely`: how many times as many moments are looked at as the trial says. */
  constructor(trial: Trial<S>, host: TableSettings = {}, closely = 1, beatByBeat = false) {
    this.trial = trial
    this.host = host
    this.closely = closely
    this.beatByBeat = beatByBeat
    this.random = randomFrom(`${trial.seed}/players`)
  }

  /** The table at its first question, after each answer, and at its end. */
  *moments(): Generator<Table<S>> {
    const table = this.begin()
    if (!table) return
    for (;;) {
      yield table
      if (!table.ask || this.at >= this.trial.decisions || !this.move(table)) return
      this.at++
    }
  }

  /** Plays to the end. */
  last(): Table<S> | null {
    let last: Table<S> | null = null
    for (const table of this.moments()) last = table
    return last
  }

  /** Whether this moment is one of those the dear checks look at: all of a short game, some of a long one. */
  get chosen(): boolean {
    this.looked ??= chosenMoments(this.trial, this.closely)
    return this.looked.has(this.at)
  }

  fault(property: string, what: string): Violation {
    return { property, seed: this.trial.seed, at: this.at, what }
  }

  private begin(): Table<S> | null {
    const { game, seats, options, seed } = this.trial
    try {
      return Table.start(game, { seats, options, seed }, this.host)
    } catch (error) {
      this.broken = { reason: 'broken', detail: messageIn(error), move: null }
      return null
    }
  }

  private move(table: Table<S>): boolean {
    const seats = table.asked()
    const seat = seats[this.random(seats.length)] as Seat
    const ask = table.askFor(seat)
    if (!ask || ask.kind === 'waiting') {
      this.broken = { reason: 'not-asked', detail: `${seat} is asked and shown no question`, move: null }
      return false
    }
    const move = { seat, answer: sample(ask, seat, this.random) }
    this.beats = this.beatByBeat ? new Beats(table, table.kernel.watchers) : null
    const decided = table.decide(seat, move.answer, { onBeat: this.beats?.onBeat })
    if (!decided.ok) this.broken = { ...decided.error, move }
    return decided.ok
  }
}

export const messageIn = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function chosenMoments<S extends Shape>(trial: Trial<S>, closely: number): ReadonlySet<number> {
  const most = trial.moments * closely
  const play = new RandomGame(trial, { quiet: true, undo: false })
  play.last()
  const all = Array.from({ length: play.at + 1 }, (_, i) => i)
  if (all.length <= most) return new Set(all)
  const random = randomFrom(`${trial.seed}/moments`)
  while (all.length > most - 1) all.splice(random(all.length - 1), 1)
  return new Set([...all, play.at])
}
