import { games } from '@miskatonic/games'
import { type Playable, playable } from '@miskatonic/games/levels'
import {
  type AnyShape,
  copyState,
  deepCopyState,
  type Edge,
  type Game,
  randomFrom,
  restore,
  type Saved,
  type State,
  sample,
  save,
  Table,
  type TableSettings,
} from '@miskatonic/kernel'
import { quantile, seatsFor, simulate, type Trial } from '@miskatonic/lab'
import { contestant } from './contestant.ts'
import { longGame } from './longGame.ts'
import { type SocketEffort, sockets } from './sockets.ts'
import { interleaved, median, ratio, usualTime, worked } from './timing.ts'

/** What was measured: one flat object of numbers. */
export type Measures = Record<string, number>

/** How much patience to have; tests have less. */
export type Effort = { readonly rounds: number; readonly milliseconds: number; readonly restores: number; readonly games: number }
export const FULL: Effort = { rounds: 15, milliseconds: 150, restores: 80, games: 150 }
export const SOCKETS: SocketEffort = { rounds: 5, warming: 15, milliseconds: 2000, tables: 150, held: 300, heldSeconds: 12 }
/** What we promise of one machine with two cores: a thousand tables with three sockets each. */
export const CROWDED: SocketEffort = { ...SOCKETS, held: 1000, heldSeconds: 40 }

/** The same small game on our kernel, on boardgame.io and as a bare loop. */
export async function ticTacToe(effort: Effort): Promise<Measures> {
  const contestants = {
    kernel: contestant('kernel'),
    boardgameIo: contestant('boardgameIo'),
    boardgameIoInProduction: contestant('boardgameIo', { NODE_ENV: 'production' }),
    bareLoop: contestant('bareLoop'),
  }
  try {
    const { kernel, boardgameIo, boardgameIoInProduction, bareLoop } = await interleaved(
      {
        kernel: contestants.kernel.play,
        boardgameIo: contestants.boardgameIo.play,
        boardgameIoInProduction: contestants.boardgameIoInProduction.play,
        bareLoop: contestants.bareLoop.play,
      },
      effort,
    )
    return {
      ticTacToeMovesPerSecond: median(kernel),
      boardgameIoMovesPerSecond: median(boardgameIo),
      boardgameIoInProductionMovesPerSecond: median(boardgameIoInProduction),
      bareLoopMovesPerSecond: median(bareLoop),
      ticTacToeVsBoardgameIo: ratio(kernel, boardgameIo),
      ticTacToeVsBoardgameIoInProduction: ratio(kernel, boardgameIoInProduction),
      ticTacToeVsBareLoop: ratio(kernel, bareLoop),
    }
  } finally {
    for (const { leave } of Object.values(contestants)) await leave()
  }
}

/** Opening a save must not take longer because the game has been going on for long. */
export function restoring(effort: Effort): Measures {
  const game = longGame as unknown as Game<AnyShape>
  const saved = (decisions: number): string => {
    const table = played(game, 3, 'restore', decisions, { undo: true }, 1_000_000)
    if (table.seq !== decisions) throw new Error(`the long game ended after ${table.seq} decisions`)
    return JSON.stringify(save(table))
  }
  const [early, late] = [saved(100), saved(1000)]
  const time = (text: string): number =>
    usualTime(
      effort.restores,
      () => JSON.parse(text) as Saved,
      (parsed) => {
        const { problems } = restore(game, parsed)
        if (problems.length) throw new Error(`the long game could not be restored: ${problems.join('; ')}`)
      },
    )
  time(late)
  const rounds = Array.from({ length: 5 }, () => ({ restore100Ms: time(early), restore1000Ms: time(late) }))
  return {
    restore100Ms: median(rounds.map((round) => round.restore100Ms)),
    restore1000Ms: median(rounds.map((round) => round.restore1000Ms)),
    restore1000Vs100: median(rounds.map((round) => round.restore1000Ms / round.restore100Ms)),
  }
}

/** Copying the state of a table in the middle of a game: the dearest of all registered games, or the long game. */
export function copying(all: readonly Playable[], effort: Effort): Measures {
  const states = all.length
    ? all.map(({ game }) => played(game, usualPlayers(game), 'copy', middleOf(game)).kernel.raw)
    : [played(longGame as unknown as Game<AnyShape>, 4, 'copy', 200, {}, 1000).kernel.raw]
  const times = effort.restores * 20
  const slowest = (copy: (state: State) => State): number =>
    Math.max(
      ...states.map((state) =>
        usualTime(
          times,
          () => state,
          (it) => copy(it),
        ),
      ),
    )
  return { copyStateMs: slowest(copyState), deepCopyStateMs: slowest(deepCopyState) }
}

const middleOf = (game: Game<AnyShape>): number => Math.floor(played(game, usualPlayers(game), 'copy', Number.POSITIVE_INFINITY).seq / 2)

/** As many as usually sit at a table, or as many as the game allows. */
const USUAL_PLAYERS = 4
const usualPlayers = (game: Game<AnyShape>): number => Math.max(game.seats.min, Math.min(USUAL_PLAYERS, game.seats.max))

/** Random games of everything in the register: how fast, how large a table is in mid-game, and how much is run again when one is opened. */
export function registered({ game }: Playable, effort: Effort): Measures {
  const players = usualPlayers(game)
  const microseconds = decisionTime({ game }, { players, bots: 'random', seed: 'bench', options: null }, effort)
  const tails = tailsOf(game, players, Math.ceil(effort.games / 10))
  const decisions = played(game, players, 'middle', Number.POSITIVE_INFINITY).seq
  const middle = played(game, players, 'middle', Math.floor(decisions / 2)).kernel.raw
  const copies = effort.restores * 20
  const name = game.id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    [`${name}DecisionsPerSecond`]: 1e6 / microseconds,
    [`${name}MicrosecondsPerDecision`]: microseconds,
    [`${name}MidGameStateKilobytes`]: JSON.stringify(middle).length / 1000,
    [`${name}MidGameCopyMs`]: usualTime(copies, () => middle, copyState),
    [`${name}TailMedian`]: quantile(tails, 0.5),
    [`${name}TailP99`]: quantile(tails, 0.99),
  }
}

/** How often the same games are played: the quickest round is the one others on the machine disturbed least. */
const ROUNDS = 5

/** Microseconds of this thread's own time for a random decision, set-up included, over whole games. */
function decisionTime(playable: Playable, trial: Trial, { games }: Effort): number {
  simulate(playable, trial, games)
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = worked()
    const { errors, decisions } = simulate(playable, trial, games)
    const [failure] = errors
    if (failure) throw new Error(`${playable.game.id}, game ${failure.seed}, decision ${failure.seq}: ${failure.message}`)
    return ((worked() - began) * 1000) / decisions
  })
  return Math.min(...rounds)
}

/** After each decision: how many decisions ago the last edge was. Sorted. */
function tailsOf(game: Game<AnyShape>, players: number, count: number): number[] {
  const tails: number[] = []
  for (let i = 0; i < count; i++)
    played(game, players, `tails/${i}`, Number.POSITIVE_INFINITY, {}, null, ({ line, edges }) =>
      tails.push(line.length - ((edges.at(-1) as Edge | undefined)?.at ?? 0)),
    )
  return tails.sort((a, b) => a - b)
}

/** A table after so many random decisions, or at its end. */
function played(
  game: Game<AnyShape>,
  players: number,
  seed: string,
  decisions: number,
  host: TableSettings = {},
  options: number | null = null,
  after: (table: Table<AnyShape>) => void = () => {},
): Table<AnyShape> {
  const table = Table.start(game, { seats: seatsFor(players), seed, options }, { quiet: !host.undo, undo: false, ...host })
  const random = randomFrom(`${seed}/bots`)
  while (table.ask && table.seq < decisions) {
    const seats = table.asked()
    const seat = seats[random(seats.length)] ?? ''
    const decided = table.decide(seat, sample(table.ask, seat, random), { keys: 'real' })
    if (!decided.ok) throw new Error(`${game.id} refused a legal answer: ${decided.error.detail}`)
    after(table)
  }
  return table
}

export const registeredGames = (): Promise<Playable[]> => Promise.all(games.map(({ id }) => playable(id)))

export async function measureAll(
  effort: Effort = FULL,
  socketEffort: SocketEffort = SOCKETS,
  told: (what: string) => void = () => {},
): Promise<Measures> {
  const all = await registeredGames()
  told('tic-tac-toe')
  const small = await ticTacToe(effort)
  told('restoring')
  const restored = restoring(effort)
  told('copying')
  const copied = copying(all, effort)
  const rest: Measures = {}
  for (const one of all) {
    told(one.game.id)
    Object.assign(rest, registered(one, effort))
  }
  told('sockets')
  const online = await sockets(all, socketEffort)
  const measures = { ...small, ...restored, ...copied, ...rest, ...online }
  for (const [name, value] of Object.entries(measures)) if (!Number.isFinite(value)) throw new Error(`${name} could not be measured`)
  return measures
}
