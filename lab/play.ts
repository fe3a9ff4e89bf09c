import { heard, lookingAhead } from '@miskatonic/bots'
import type { Bot, Level } from '@miskatonic/contract'
import { botsOf, type Playable } from '@miskatonic/games/levels'
import {
  type AnyShape,
  type Decided,
  type Happened,
  type Json,
  type Random,
  randomFrom,
  type Seat,
  sample,
  Table,
} from '@miskatonic/kernel'
import { type Befallen, Listening } from './befalling.ts'
import { UsageError } from './usageError.ts'

/** What shall be played: who, how well, with which options and seeds. */
export type Trial = {
  readonly players: number
  readonly bots: Levels
  readonly seed: string
  readonly options: Json
  /** So many nights of the game's campaign make one game. */
  readonly nights?: number
  /** A game that has not ended after so many decisions is given up. */
  readonly most?: number
  /** How long bots think is measured too; a game told with it is not the same twice. */
  readonly timed?: boolean
  /** Happenings to listen to: which cards they befall is told with the game. */
  readonly happenings?: readonly string[]
}

/** One level for all seats, or several that go round with the games. */
export type Levels = Level | readonly Level[]

/** Who sits where in game number `i`: each order for as many games as there are seats, so that other things may go round with every game. */
export const levelsIn = (bots: Levels, players: number, i: number): Level[] =>
  Array.from({ length: players }, (_, seat) => {
    if (typeof bots === 'string') return bots
    return bots[(seat + Math.floor((i - 1) / players)) % bots.length] as Level
  })

/** What one level thought in a game, in milliseconds. */
export type Thought = { readonly decisions: number; readonly milliseconds: number; readonly most: number }

/** How one game went. `outcome` is null when it did not come to its end. */
export type Played = {
  readonly decisions: number
  readonly outcome: string | null
  readonly error: Failure | null
  /** What the game itself says of its end. */
  readonly result: Json
  /** Where different levels play: which sat on which seat. */
  readonly levels?: readonly Level[]
  readonly thought?: { readonly [L in Level]?: Thought }
  readonly befallen?: Befallen
}
/** Enough to look at it again: the seed of the game, the number of the decision, and what went wrong. */
export type Failure = { readonly seed: string; readonly seq: number; readonly message: string }

export const MOST_DECISIONS = 20_000

export const seatsFor = (players: number): Seat[] => Array.from({ length: players }, (_, i) => `seat${i + 1}`)

/** Game number `i` of a trial; its seed depends on nothing else, so that any game can be played again alone. With nights, a whole campaign. */
export const playGame = (playable: Playable, trial: Trial, i: number): Played =>
  trial.nights === undefined
    ? playTable(playable, trial, i, { seats: seatsFor(trial.players), options: trial.options, seed: `${trial.seed}/${i}` }).played
    : playCampaign(playable, trial, trial.nights, i)

/** Night after night until there is none or enough were played: what people may read of it then is its outcome. */
function playCampaign(playable: Playable, trial: Trial, nights: number, i: number): Played {
  const { campaign } = playable
  if (!campaign) throw new UsageError(`${playable.game.id} has no campaign`)
  const seats = seatsFor(trial.players)
  let memory = campaign.begin(trial.options)
  let decisions = 0
  for (let night = 1; night <= nights; night++) {
    const setup = campaign.open(memory, seats)
    if (!setup) break
    const { played, table } = playTable(playable, trial, i, { ...setup, seed: `${trial.seed}/${i}/${night}` })
    decisions += played.decisions
    if (!table || played.error) return { ...played, decisions }
    const left = campaign.leaves?.(table.kernel)
    memory = campaign.close(memory, { seats: setup.seats, result: played.result, ...(left === undefined ? {} : { left }) })
  }
  const view = campaign.view(memory, null)
  const { headline, lines } = campaign.text(view, 'en')
  return { decisions, outcome: [headline, ...lines].join(' '), error: null, result: view }
}

function playTable(
  playable: Playable,
  trial: Trial,
  i: number,
  setup: { readonly seats: readonly Seat[]; readonly options: Json; readonly seed: string },
): { readonly played: Played; readonly table: Table<AnyShape> | null } {
  const { seed } = setup
  const levels = levelsIn(trial.bots, trial.players, i)
  const random = levels.every((level) => level === 'random')
  const clock = trial.timed ? new Thinking() : null
  const ears = trial.happenings?.length ? new Listening(trial.happenings) : null
  let table: Table<AnyShape> | null = null
  try {
    // Nothing is told to random players, who would not listen.
    const trace = ears ? { trace: (happened: Happened) => ears.hear(happened) } : {}
    table = Table.start(playable.game, setup, { quiet: random, undo: false, ...trace })
    const chance = randomFrom(`${seed}/bots`)
    const decide = random
      ? () => decideAtRandom(table as Table<AnyShape>, chance)
      : thinking(playable, levels, table, chance, clock ? (level, think) => clock.time(level, think) : (_, think) => think())
    const played = {
      ...playOn(table, decide, seed, trial.most ?? MOST_DECISIONS),
      ...(typeof trial.bots === 'string' ? {} : { levels }),
      ...(clock ? { thought: clock.by } : {}),
      ...(ears ? { befallen: ears.befallen(table.kernel.raw) } : {}),
    }
    return { played, table }
  } catch (error) {
    return { played: failed(seed, table, error instanceof Error ? error.message : String(error)), table }
  }
}

function playOn(table: Table<AnyShape>, decide: () => Decided, seed: string, most: number): Played {
  while (table.ask) {
    if (table.seq >= most) return failed(seed, table, `the game was not over after ${most} decisions`)
    const decided = decide()
    if (!decided.ok) return failed(seed, table, `${decided.error.reason}: ${decided.error.detail}`)
  }
  return { decisions: table.seq, outcome: outcomeOf(table.result), error: null, result: table.result }
}

const failed = (seed: string, table: Table<AnyShape> | null, message: string): Played => ({
  decisions: table?.seq ?? 0,
  outcome: null,
  error: { seed, seq: table?.seq ?? 0, message },
  result: null,
})

/** The same choice the random bot makes from the seat's own question, without the question being put into the seat's words first. */
function decideAtRandom(table: Table<AnyShape>, random: Random): Decided {
  const { ask } = table
  const seat = oneOf(table.asked(), random)
  return table.decide(seat, ask ? sample(ask, seat, random) : null, { by: 'bot', keys: 'real' })
}

/** How long each level thinks. */
class Thinking {
  readonly by: { [L in Level]?: Thought } = {}

  time<R>(level: Level, think: () => R): R {
    const began = performance.now()
    const said = think()
    const milliseconds = performance.now() - began
    const before = this.by[level] ?? { decisions: 0, milliseconds: 0, most: 0 }
    this.by[level] = {
      decisions: before.decisions + 1,
      milliseconds: before.milliseconds + milliseconds,
      most: Math.max(before.most, milliseconds),
    }
    return said
  }
}

type Timing = <R>(level: Level, think: () => R) => R

/** Bots that look: each is sent what its seat may know, and answers in its seat's keys. */
function thinking(playable: Playable, levels: readonly Level[], table: Table<AnyShape>, random: Random, timing: Timing): () => Decided {
  const { seats } = table.kernel
  const { options } = table.setup
  const bots = new Map<Seat, Bot>(seats.map((seat, i) => [seat, botsOf(playable, levels[i] as Level)({ seat, seats, options })]))
  return () => {
    const seat = oneOf(table.awaited(), random)
    const seen = lookingAhead(table, seat, playable.unknown)
    const bot = bots.get(seat)
    if (!seen || !bot) throw new Error(`the table waits for ${seat}, who is not asked anything`)
    const said = timing(levels[seats.indexOf(seat)] as Level, () => bot.decide(seen, random))
    return table.decide(seat, heard(seen.ask, said).answer, { by: 'bot' })
  }
}

const oneOf = (seats: readonly Seat[], random: Random): Seat => seats[seats.length > 1 ? random(seats.length) : 0] ?? ''

/** What a game's result is counted as: its `outcome`, if it names one. */
export function outcomeOf(result: Json): string {
  if (typeof result === 'string') return result
  const named = typeof result === 'object' && result !== null && !Array.isArray(result) ? (result as { outcome?: Json }).outcome : undefined
  return typeof named === 'string' ? named : JSON.stringify(named ?? result)
}
