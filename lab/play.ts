import { type Bot, botsOf, heard, type Level, type Playable, seenBy } from '@miskatonic/bots'
import { type AnyShape, type Decided, type Json, type Random, randomFrom, type Seat, sample, Table } from '@miskatonic/kernel'

/** What shall be played: who, how well, with which options and seeds. */
export type Trial = {
  readonly players: number
  readonly bots: Level
  readonly seed: string
  readonly options: Json
  /** A game that has not ended after so many decisions is given up. */
  readonly most?: number
}

/** How one game went. `outcome` is null when it did not come to its end. */
export type Played = { readonly decisions: number; readonly outcome: string | null; readonly error: Failure | null }
/** Enough to look at it again: the seed of the game, the number of the decision, and what went wrong. */
export type Failure = { readonly seed: string; readonly seq: number; readonly message: string }

export const MOST_DECISIONS = 20_000

export const seatsFor = (players: number): Seat[] => Array.from({ length: players }, (_, i) => `seat${i + 1}`)

/** Game number `i` of a trial; its seed depends on nothing else, so that any game can be played again alone. */
export function playGame(playable: Playable, trial: Trial, i: number): Played {
  const seed = `${trial.seed}/${i}`
  let table: Table<AnyShape> | null = null
  try {
    const setup = { seats: seatsFor(trial.players), options: trial.options, seed }
    // Nothing is told to random players, who would not listen.
    table = Table.start(playable.game, setup, { quiet: trial.bots === 'random', undo: false })
    const random = randomFrom(`${seed}/bots`)
    const decide =
      trial.bots === 'random' ? () => decideAtRandom(table as Table<AnyShape>, random) : thinking(playable, trial, table, random)
    return playOn(table, decide, seed, trial.most ?? MOST_DECISIONS)
  } catch (error) {
    return failed(seed, table, error instanceof Error ? error.message : String(error))
  }
}

function playOn(table: Table<AnyShape>, decide: () => Decided, seed: string, most: number): Played {
  while (table.ask) {
    if (table.seq >= most) return failed(seed, table, `the game was not over after ${most} decisions`)
    const decided = decide()
    if (!decided.ok) return failed(seed, table, `${decided.error.reason}: ${decided.error.detail}`)
  }
  return { decisions: table.seq, outcome: outcomeOf(table.result), error: null }
}

const failed = (seed: string, table: Table<AnyShape> | null, message: string): Played => ({
  decisions: table?.seq ?? 0,
  outcome: null,
  error: { seed, seq: table?.seq ?? 0, message },
})

/** The same choice the random bot makes from the seat's own question, without the question being put into the seat's words first. */
function decideAtRandom(table: Table<AnyShape>, random: Random): Decided {
  const { ask } = table
  const seat = oneOf(table.asked(), random)
  return table.decide(seat, ask ? sample(ask, seat, random) : null, { by: 'bot', keys: 'real' })
}

/** Bots that look: each is sent what its seat may know, and answers in its seat's keys. */
function thinking(playable: Playable, trial: Trial, table: Table<AnyShape>, random: Random): () => Decided {
  const make = botsOf(playable, trial.bots)
  const { seats } = table.kernel
  const bots = new Map<Seat, Bot>(seats.map((seat) => [seat, make({ seat, seats, options: trial.options })]))
  return () => {
    const seat = oneOf(table.awaited(), random)
    const seen = seenBy(table, seat)
    const bot = bots.get(seat)
    if (!seen || !bot) throw new Error(`the table waits for ${seat}, who is not asked anything`)
    return table.decide(seat, heard(seen.ask, bot.decide(seen, random)).answer, { by: 'bot' })
  }
}

const oneOf = (seats: readonly Seat[], random: Random): Seat => seats[seats.length > 1 ? random(seats.length) : 0] ?? ''

/** What a game's result is counted as: its `outcome`, if it names one. */
export function outcomeOf(result: Json): string {
  if (typeof result === 'string') return result
  const named = typeof result === 'object' && result !== null && !Array.isArray(result) ? (result as { outcome?: Json }).outcome : undefined
  return typeof named === 'string' ? named : JSON.stringify(named ?? result)
}
