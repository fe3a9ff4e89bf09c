import type { Playable } from '@miskatonic/games/levels'
import type { Json, Seat } from '@miskatonic/kernel'
import { type Fate, FateTally } from './befalling.ts'
import { type LevelStanding, LevelTally } from './levels.ts'
import { type Failure, type Played, playGame, seatsFor, type Trial } from './play.ts'
import { quantile } from './report.ts'
import type { Progress } from './simulate.ts'

/* Who wins with what: every choice of an option that each seat has of its own, against every other. */

/** One choice, over all its tables; a game won by several counts in parts. */
export type Standing = { readonly choice: string; readonly games: number; readonly wins: number }
/** One table: who sat there, and how much each of them won. */
export type Meeting = { readonly choices: readonly string[]; readonly games: number; readonly wins: readonly number[] }
type Spread = { readonly median: number; readonly p90: number; readonly most: number }

export type Comparison = {
  readonly game: string
  readonly by: string
  readonly players: number
  readonly games: number
  readonly finished: number
  readonly errors: readonly Failure[]
  readonly standings: readonly Standing[]
  readonly meetings: readonly Meeting[]
  readonly results: { readonly [outcome: string]: number }
  /** How games ended, by the winner's choice. */
  readonly endings: { readonly [choice: string]: { readonly [ending: string]: number } }
  readonly decisions: Spread
  readonly rounds: Spread
  /** Where different levels played against each other. */
  readonly levels?: readonly LevelStanding[]
  /** Where happenings were listened to: of each card, whether the others followed the first. */
  readonly cards?: readonly Fate[]
}

/** Two at a table: every pairing, like against like too. More: every company of different ones. */
export function tablesOf(choices: readonly string[], players: number): string[][] {
  const grow = (chosen: string[], from: number): string[][] =>
    chosen.length === players
      ? [chosen]
      : choices.slice(from).flatMap((choice, i) => grow([...chosen, choice], from + i + (players === 2 ? 0 : 1)))
  return grow([], 0)
}

/** What a competitive game says of its end; what it does not say is not counted. */
type Ended = { readonly winners?: readonly Seat[]; readonly round?: number; readonly outcome?: string }
const endedOf = (result: Json): Ended => (typeof result === 'object' && result !== null && !Array.isArray(result) ? (result as Ended) : {})

/** What the ending is called: by the card that brought it about, where the result names one. */
function endingOf(result: Json): string {
  const { outcome = '' } = endedOf(result)
  const named = (result as { readonly [field: string]: Json | undefined })[outcome]
  return typeof named === 'string' ? named : outcome
}

export function compare(
  played: Playable,
  trial: Trial,
  by: string,
  choices: readonly string[],
  games: number,
  progress: Progress = () => {},
): Comparison {
  const tables = tablesOf(choices, trial.players)
  const count = new Counting(choices)
  for (const table of tables) {
    const meeting = { choices: table, games: 0, wins: table.map(() => 0) }
    count.meetings.push(meeting)
    for (let i = 1; i <= games; i++) {
      // Everybody sits everywhere: the order goes round with the games.
      const seated = table.map((_, seat) => (seat + i) % table.length)
      const options = { ...(trial.options as object), [by]: seated.map((one) => table[one] as string) }
      const one = playGame(played, { ...trial, seed: `${trial.seed}/${table.join('+')}`, options }, i)
      count.add(one, meeting, seated)
      progress(count.games)
    }
  }
  return count.comparison(played.game.id, by, trial.players)
}

type Counted = { readonly choices: readonly string[]; games: number; readonly wins: number[] }

class Counting {
  games = 0
  readonly meetings: Counted[] = []
  private readonly choices: readonly string[]
  private readonly errors: Failure[] = []
  private readonly results: Record<string, number> = {}
  private readonly endings: Record<string, Record<string, number>> = {}
  private readonly decisions: number[] = []
  private readonly rounds: number[] = []

  constructor(choices: readonly string[]) {
    this.choices = choices
  }

  private readonly levels = new LevelTally()
  private readonly fates = new FateTally()

  add(played: Played, meeting: Counted, seated: readonly number[]): void {
    const { outcome, error, decisions, result } = played
    this.levels.add(played)
    this.fates.add(played.befallen)
    this.games++
    if (error) this.errors.push(error)
    if (outcome === null) return
    this.results[outcome] = (this.results[outcome] ?? 0) + 1
    this.decisions.push(decisions)
    const { winners = [], round } = endedOf(result)
    if (typeof round === 'number') this.rounds.push(round)
    meeting.games++
    for (const seat of winners) {
      const one = seated[seatsFor(seated.length).indexOf(seat)] as number
      meeting.wins[one] = (meeting.wins[one] ?? 0) + 1 / winners.length
      const endings = this.endings[meeting.choices[one] as string] ?? {}
      this.endings[meeting.choices[one] as string] = endings
      endings[endingOf(result)] = (endings[endingOf(result)] ?? 0) + 1
    }
  }

  /** Against oneself one wins as often as one loses: that says nothing, and is left out. */
  private standing(choice: string): Standing {
    const met = this.meetings.filter((one) => one.choices.includes(choice) && new Set(one.choices).size > 1)
    const wins = met.reduce((sum, one) => sum + (one.wins[one.choices.indexOf(choice)] ?? 0), 0)
    return { choice, games: met.reduce((sum, one) => sum + one.games, 0), wins }
  }

  comparison(game: string, by: string, players: number): Comparison {
    const finished = this.decisions.length
    const standings = this.choices.map((choice) => this.standing(choice))
    const { games, errors, meetings, results, endings } = this
    const lengths = { decisions: spread(this.decisions), rounds: spread(this.rounds) }
    const levels = this.levels.standings()
    const told = { game, by, players, games, finished, errors, standings, meetings, results, endings, ...lengths }
    const cards = this.fates.fates()
    return { ...told, ...(levels.length ? { levels } : {}), ...(cards.length ? { cards } : {}) }
  }
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9), most: sorted.at(-1) ?? 0 }
}
