import { type Fate, FateTally, fatesTold } from './befalling.ts'
import { type LevelStanding, LevelTally, levelsTold } from './levels.ts'
import type { Failure, Played } from './play.ts'

/** What came of a trial; printed as it is by `--json`. */
export type Report = {
  game: string
  players: number
  games: number
  finished: number
  errors: Failure[]
  decisions: number
  decisionsPerSecond: number
  results: Record<string, number>
  /** In decisions, of the games that came to their end. */
  length: { median: number; p90: number }
  /** Where different levels played against each other. */
  levels?: LevelStanding[]
  /** Where happenings were listened to: of each card, whether the others followed the first. */
  cards?: Fate[]
}

export const MOST_ERRORS = 20

/** Counts games as they come in, in any order. */
export class Tally {
  games = 0
  finished = 0
  decisions = 0
  private readonly failures: Failure[] = []
  private readonly results = new Map<string, number>()
  private readonly lengths: number[] = []

  private readonly levels = new LevelTally()
  private readonly fates = new FateTally()

  add(played: Played): void {
    const { decisions, outcome, error } = played
    this.levels.add(played)
    this.fates.add(played.befallen)
    this.games++
    this.decisions += decisions
    if (error) this.failures.push(error)
    if (outcome === null) return
    this.finished++
    this.lengths.push(decisions)
    this.results.set(outcome, (this.results.get(outcome) ?? 0) + 1)
  }

  report(game: string, players: number, seconds: number): Report {
    const lengths = this.lengths.sort((a, b) => a - b)
    const levels = this.levels.standings()
    const cards = this.fates.fates()
    return {
      game,
      players,
      games: this.games,
      finished: this.finished,
      errors: this.failures.sort(bySeed).slice(0, MOST_ERRORS),
      decisions: this.decisions,
      decisionsPerSecond: Math.round(this.decisions / Math.max(seconds, 1e-9)),
      results: Object.fromEntries([...this.results].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))),
      length: { median: quantile(lengths, 0.5), p90: quantile(lengths, 0.9) },
      ...(levels.length ? { levels } : {}),
      ...(cards.length ? { cards } : {}),
    }
  }
}

const gameNumber = ({ seed }: Failure): number => Number(seed.slice(seed.lastIndexOf('/') + 1))
const bySeed = (a: Failure, b: Failure): number => gameNumber(a) - gameNumber(b)

/** Of a sorted list: the smallest value that so large a part of it does not exceed. */
export const quantile = (sorted: readonly number[], part: number): number => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0

const share = (n: number, of: number): string => `${((100 * n) / of).toFixed(1)} %`.padStart(8)
const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ' ')

/** A report for people. */
export function told(report: Report): string {
  const { game, players, games, finished, errors, decisions, decisionsPerSecond, results, length } = report
  const width = Math.max(0, ...Object.keys(results).map((outcome) => outcome.length))
  return [
    `${game}, ${players} ${players === 1 ? 'player' : 'players'}: ${finished} of ${games} games came to their end`,
    ...Object.entries(results).map(([outcome, n]) => `  ${outcome.padEnd(width)}  ${String(n).padStart(7)}  ${share(n, finished)}`),
    ...levelsTold(report.levels ?? []),
    ...fatesTold(report.cards ?? []),
    `length: median ${length.median} decisions, one game in ten over ${length.p90}`,
    `${grouped(decisions)} decisions, ${grouped(decisionsPerSecond)} per second`,
    ...errors.map(({ seed, seq, message }) => `error in game ${seed} at decision ${seq}: ${message}`),
  ].join('\n')
}
