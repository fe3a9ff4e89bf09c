import { type Ask, canonical, type Shape } from '@miskatonic/kernel'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/** Most tails are short, nearly all are: what a table costs to open, fork and undo. */
export const TAIL_LIMITS = { median: 3, p99: 15 }

/** How a game went: its length, how it ended, and the answers since the last edge at each of its moments. */
export type Course = {
  readonly decisions: number
  readonly ending: string | null
  readonly tails: readonly number[]
  readonly broken: string | null
}

export function course<S extends Shape>(trial: Trial<S>): Course {
  const play = new RandomGame(trial, { quiet: true })
  const tails: number[] = []
  let ending: string | null = null
  let before = { ask: null as Ask | null, awaited: 0, edge: 0 }
  let changed = 0
  for (const table of play.moments()) {
    const now = { ask: table.ask, awaited: table.awaited().length, edge: table.edges.at(-1)?.at ?? 0 }
    if (now.edge !== before.edge) changed = 0
    // Random players change their answers where all answer; that is their way and not the length of a step.
    else if (now.ask === before.ask && now.awaited === before.awaited) changed++
    before = now
    if (table.ask) tails.push(table.line.length - now.edge - changed)
    else ending = canonical(table.result)
  }
  return { decisions: play.at, ending, tails, broken: play.broken?.detail ?? null }
}

/** The game comes to an end. */
export function ends<S extends Shape>(trial: Trial<S>): Violation[] {
  const { ending, decisions, broken } = course(trial)
  if (ending !== null) return []
  const what = broken ? `it could not go on: ${broken}` : `not over after ${decisions} decisions`
  return [{ property: 'ends', seed: trial.seed, at: decisions, what }]
}

export type Tails = { readonly median: number; readonly p99: number; readonly longest: number }

export function tailsOf(courses: readonly Course[]): Tails {
  const sorted = courses.flatMap((one) => one.tails).sort((a, b) => a - b)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { median: at(0.5), p99: at(0.99), longest: at(1) }
}

/** Steps are small: few answers lie between a moment and the last edge before it. */
export function shortTails<S extends Shape>(trial: Trial<S>): Violation[] {
  const { median, p99 } = tailsOf([course(trial)])
  if (median <= TAIL_LIMITS.median && p99 <= TAIL_LIMITS.p99) return []
  const what = `answers since the last edge: median ${median} (≤ ${TAIL_LIMITS.median}), 99 % ≤ ${p99} (≤ ${TAIL_LIMITS.p99}); split the step`
  return [{ property: 'short tails', seed: trial.seed, at: 0, what }]
}
