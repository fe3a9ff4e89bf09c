import type { Game, Json, Seat, Shape } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import { noEmptyAsk, sampling } from './properties/asks.ts'
import { beats } from './properties/beats.ts'
import { type Course, course, ends, shortTails, TAIL_LIMITS, type Tails, tailsOf } from './properties/course.ts'
import { plainData } from './properties/data.ts'
import { forks } from './properties/forks.ts'
import { invariants } from './properties/invariants.ts'
import { once } from './properties/once.ts'
import { pieces } from './properties/pieces.ts'
import { deterministic } from './properties/pure.ts'
import { records } from './properties/records.ts'
import { refusals } from './properties/refusals.ts'
import { replay } from './properties/replay.ts'
import { restore } from './properties/restore.ts'
import { type Exchanges, secrecy } from './properties/secrecy.ts'
import { strict } from './properties/strict.ts'
import { suppose } from './properties/suppose.ts'
import { type Knowledge, type Property, type Trial, trialOf, type Violation } from './properties/trial.ts'
import { undo } from './properties/undo.ts'

/** Every property a game must have, by its name. */
export const PROPERTIES = {
  'the log, run again from the start, is the game': replay,
  'a table restored after any answer is the table': restore,
  'taking back lands where the table stood, and leads on as before': undo,
  'forks leave the original untouched': forks,
  'no question is without an answer': noEmptyAsk,
  'what is not an answer is refused and changes nothing': refusals,
  'pieces are conserved': pieces,
  'everything is plain data': plainData,
  'nothing is being resolved between two steps': records,
  'nothing happens twice for one cause': once,
  'what is always so is so': invariants,
  'an answer can be made from the question alone': sampling,
  'what is only supposed leaves no trace': suppose,
  'nobody is told what they cannot know': secrecy,
  'looking at each beat changes nothing and misses nothing': beats,
  'the game ends': ends,
  'no object is kept across a question, nothing written outside a change': strict,
  'the same seed and answers give the same game': deterministic,
} satisfies Record<string, Property>

export type Conformance<S extends Shape> = Knowledge<S> & {
  readonly seats: readonly Seat[]
  readonly options?: Json
  /** How many random games; default 5. */
  readonly games?: number
  readonly seed?: string
  /** Within how many decisions a game of random players must end; default 2000. */
  readonly decisions?: number
  /** At how many moments of each game the dear checks look; default 50. `npm run endurance -- --only moments` says how many for all games. */
  readonly moments?: number
}

/** What the random games were like. Filled in as the tests run. */
export type Report = {
  games: number
  decisions: number[]
  endings: Record<string, number>
  tails: Tails
  secrecy: Exchanges
}

/** Registers one test for each property; each plays random games. */
export function conformance<S extends Shape>(game: Game<S>, how: Conformance<S>): Report {
  const trials = trialsOf(game, how)
  const report = emptyReport()
  describe(`${game.id} conforms, ${how.seats.length} seats`, () => {
    for (const [title, property] of Object.entries(PROPERTIES)) {
      if ((property === once && !how.once) || (property === invariants && !how.invariants)) continue
      test(title, () => {
        const found = property === secrecy ? trials.flatMap((trial) => secrecy(trial, report.secrecy)) : violations(property, trials)
        expect(found.slice(0, MOST_SHOWN).map(told)).toEqual([])
        if (report.secrecy.exchanged) expect(report.secrecy.compared, 'other worlds that could be compared').toBeGreaterThan(0)
      })
    }
    test('steps are small', () => {
      measure(report, trials.map(course))
      expect(report.tails.median, 'median of answers since the last edge').toBeLessThanOrEqual(TAIL_LIMITS.median)
      expect(report.tails.p99, '99 % of answers since the last edge').toBeLessThanOrEqual(TAIL_LIMITS.p99)
    })
  })
  return report
}

/** The same without a test runner: all violations, and what the games were like. */
export function examine<S extends Shape>(game: Game<S>, how: Conformance<S>): { violations: Violation[]; report: Report } {
  const trials = trialsOf(game, how)
  const report = emptyReport()
  const found = Object.values(PROPERTIES).flatMap((property: Property) =>
    property === secrecy ? trials.flatMap((trial) => secrecy(trial, report.secrecy)) : violations(property, trials),
  )
  measure(report, trials.map(course))
  return { violations: [...found, ...trials.flatMap(shortTails)], report }
}

export const told = ({ property, seed, at, what }: Violation): string => `${property}, game «${seed}», decision ${at}: ${what}`

const MOST_SHOWN = 5
const violations = <S extends Shape>(property: Property, trials: readonly Trial<S>[]): Violation[] =>
  trials.flatMap((trial) => property(trial))

function trialsOf<S extends Shape>(game: Game<S>, how: Conformance<S>): Trial<S>[] {
  const { games = 5, seed = game.id, ...rest } = how
  const asked = process.env.MISKATONIC_MOMENTS
  const moments = asked ? { moments: Number(asked) } : {}
  return Array.from({ length: games }, (_, i) => trialOf(game, { ...rest, ...moments, seed: `${seed}/${i + 1}` }))
}

const emptyReport = (): Report => ({
  games: 0,
  decisions: [],
  endings: {},
  tails: { median: 0, p99: 0, longest: 0 },
  secrecy: { exchanged: 0, compared: 0 },
})

function measure(report: Report, courses: readonly Course[]): void {
  report.games = courses.length
  report.decisions = courses.map(({ decisions }) => decisions)
  report.tails = tailsOf(courses)
  report.endings = {}
  for (const { ending } of courses) report.endings[ending ?? 'never'] = (report.endings[ending ?? 'never'] ?? 0) + 1
}
