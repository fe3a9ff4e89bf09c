import {
  type Ask,
  type AskView,
  isLegal,
  optionsFor,
  type Refused,
  randomFrom,
  type Seat,
  type Shape,
  SPECTATOR,
  sample,
  type Table,
} from '@miskatonic/kernel'
import { allOf, firstDifference } from './sent.ts'
import { messageIn, RandomGame, type Trial, type Violation } from './trial.ts'

const REASONS: readonly Refused[] = ['over', 'not-asked', 'stale', 'malformed', 'unknown-key', 'wrong-count', 'out-of-range', 'not-allowed']

/** What an answer must never be, of every type JSON has and some it has not. */
export const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  -1,
  0.5,
  Number.NaN,
  1e99,
  '',
  ' ',
  '\u0000',
  'no such key',
  '__proto__',
  'constructor',
  '#1',
  [],
  [null],
  [[]],
  [''],
  ['no such key', 'no such key'],
  [1, 2, 3],
  {},
  { '': 1 },
  { 'no such slot': 1 },
  { length: 1, 0: 'x' },
  JSON.parse('{"__proto__": 1}'),
  { deep: { deeper: [{}] } },
  'x'.repeat(10_000),
]

const STRANGERS: readonly Seat[] = [SPECTATOR, '', 'nobody at all', '__proto__', 'constructor', '*']

type Attempt = { readonly seat: Seat; readonly answer: unknown; readonly seq?: number; readonly why: string }

/** Whatever is not an answer is refused with a reason, and nothing at all changes. */
export function refusals<S extends Shape>(trial: Trial<S>): Violation[] {
  const play = new RandomGame(trial)
  const random = randomFrom(`${trial.seed}/refusals`)
  const faults: Violation[] = []
  for (const table of play.moments()) {
    if (!play.chosen || faults.length) continue
    const before = allOf(table)
    for (const attempt of attempts(table, random)) {
      const wrong = tried(table, attempt)
      if (wrong) faults.push(play.fault('refusals', wrong))
      if (wrong) break
    }
    const changed = firstDifference(before, allOf(table))
    if (changed) faults.push(play.fault('refusals', `refused answers left something behind: ${changed}`))
  }
  return faults
}

function tried<S extends Shape>(table: Table<S>, { seat, answer, seq, why }: Attempt): string | null {
  const said = `${seat || 'a seat without a name'} said ${String(JSON.stringify(answer)).slice(0, 80)} (${why})`
  try {
    const decided = table.decide(seat, answer, seq === undefined ? {} : { seq })
    if (decided.ok) return `${said}: it was taken`
    const { reason, detail } = decided.error
    if (!REASONS.includes(reason)) return `${said}: refused as «${reason}», ${detail}`
    return detail ? null : `${said}: refused without a word`
  } catch (error) {
    return `${said}: ${messageIn(error)}`
  }
}

function attempts<S extends Shape>(table: Table<S>, random: (n: number) => number): Attempt[] {
  const { ask } = table
  const asked = table.asked()
  const [first] = asked
  if (!ask || first === undefined) return GARBAGE.map((answer) => ({ seat: table.setup.seats[0] as Seat, answer, why: 'the game is over' }))
  const shown = table.askFor(first) as AskView
  const legal = sample(shown, first, random)
  const others = [...table.setup.seats.filter((seat) => !asked.includes(seat)), ...STRANGERS]
  return [
    ...others.map((seat) => ({ seat, answer: legal, why: 'not asked' })),
    ...asked.flatMap((seat) => {
      const own = table.askFor(seat) as AskView
      return [...GARBAGE, ...twoKeys(own, seat), ...realIds(ask, own, seat)]
        .filter((answer) => isLegal(own, seat, answer) !== null)
        .map((answer) => ({ seat, answer, why: 'garbage' }))
    }),
    ...stale(ask, table.seq).map((seq) => ({ seat: first, answer: legal, seq, why: 'stale' })),
    { seat: first, answer: 'no such key', seq: table.seq - 1, why: 'stale and unknown' },
  ]
}

/** Numbers of other questions. On a floor a late statement counts while it is offered, and a question to all stays open for several answers. */
const stale = (ask: Ask, seq: number): number[] => {
  if (ask.kind === 'floor') return [seq + 1]
  return ask.kind === 'all' || ask.kind === 'each' ? [seq + 1, -1] : [seq + 1, seq - 1, -1]
}

/** Two where one is asked; a known key with something behind it. */
function twoKeys(ask: AskView, seat: Seat): unknown[] {
  const keys = (optionsFor(ask, seat) ?? []).map((option) => option.key)
  const [one = 'x', two = one] = keys
  return [keys, [one, two], `${one},${two}`, [one, one], { [one]: 1 }, `${one} `, keys.length + 1, [...keys, 'no such key']]
}

/** A seat that guesses a hidden piece's real id has guessed nothing. */
function realIds(ask: Ask, shown: AskView, seat: Seat): unknown[] {
  const known = new Set((optionsFor(shown, seat) ?? []).map((option) => option.key))
  return (optionsFor(ask, seat) ?? []).map((option) => option.key).filter((key) => !known.has(key))
}
