import type { Level } from '@miskatonic/contract'
import type { Seat } from '@miskatonic/kernel'
import { type Played, seatsFor } from './play.ts'
import { wilson } from './wilson.ts'

/* Where different levels sit at one table: how often each of them wins, and how long it thinks. */

/** One level, over all its games; a game won by several counts in parts. Time is there where it was measured. */
export type LevelStanding = {
  readonly level: Level
  readonly games: number
  readonly wins: number
  /** Milliseconds for one decision. */
  readonly thought?: { readonly decisions: number; readonly mean: number; readonly most: number }
}

type Counted = { games: number; wins: number; decisions: number; milliseconds: number; most: number }

export class LevelTally {
  private readonly counted = new Map<Level, Counted>()

  add({ levels, outcome, result, thought }: Played): void {
    if (!levels || outcome === null) return
    const winners = winnersIn(result)
    for (const level of new Set(levels)) {
      const count = this.of(level)
      const seats = seatsFor(levels.length).filter((_, i) => levels[i] === level)
      count.games++
      count.wins += winners.filter((seat) => seats.includes(seat)).length / Math.max(1, winners.length)
      const spent = thought?.[level]
      if (!spent) continue
      count.decisions += spent.decisions
      count.milliseconds += spent.milliseconds
      count.most = Math.max(count.most, spent.most)
    }
  }

  private of(level: Level): Counted {
    const count = this.counted.get(level) ?? { games: 0, wins: 0, decisions: 0, milliseconds: 0, most: 0 }
    this.counted.set(level, count)
    return count
  }

  standings(): LevelStanding[] {
    return [...this.counted]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([level, { games, wins, decisions, milliseconds, most }]) => ({
        level,
        games,
        wins,
        ...(decisions ? { thought: { decisions, mean: milliseconds / decisions, most } } : {}),
      }))
  }
}

/** Whom a game's result names as its winners. */
export function winnersIn(result: Played['result']): readonly Seat[] {
  const { winners } = (typeof result === 'object' && result !== null ? result : {}) as { readonly winners?: unknown }
  return Array.isArray(winners) ? winners.filter((seat) => typeof seat === 'string') : []
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

/** A line for each level. */
export const levelsTold = (standings: readonly LevelStanding[]): string[] =>
  standings.map(({ level, games, wins, thought }) => {
    const [low, high] = wilson(wins, games)
    const won = `${level}: won ${Number(wins.toFixed(1))} of ${games}, ${percent(wins / games)} (${percent(low)} – ${percent(high)})`
    return thought ? `${won}; a decision took ${thought.mean.toFixed(1)} ms, at most ${thought.most.toFixed(0)} ms` : won
  })
