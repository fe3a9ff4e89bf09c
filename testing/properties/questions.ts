import type { Imagine } from '@miskatonic/contract'
import {
  type Answer,
  type Ask,
  Chance,
  type Edge,
  optionsFor,
  partFor,
  randomFrom,
  type Seat,
  type Shape,
  sample,
  Table,
} from '@miskatonic/kernel'
import { standingOf } from './sameTable.ts'
import { RandomGame, type Trial, type Violation } from './trial.ts'

/* Only questions whose answer can matter: of some answer something must come that does not come of another. */

/** A question that need not have been asked: what it was about, who asked, and where. */
export type Needless = { readonly prompt: string; readonly source: string; readonly at: number; readonly answers: readonly Answer[] }

/** Answers tried at most, ways in which each is followed to the end of its step, each with chance of its own, and questions on such a way. */
const MOST = 10
const WAYS = 100
const FAR = 20
/** Tables tried besides, at which the one who answers could be sitting: what only something hidden would tell may be asked. */
const WORLDS = 40
const WAYS_ELSEWHERE = 10

/** Makes tables at which the seat could be sitting, for all that it knows. */
export type Worlds<S extends Shape> = (table: Table<S>, seat: Seat) => Imagine

/** All questions of a random game whose answers all lead to the same table, whatever is said to what follows from them. */
export function* needlessIn<S extends Shape>(trial: Trial<S>, looked = { questions: 0 }, worlds?: Worlds<S>): Generator<Needless> {
  const play = new RandomGame(trial, { quiet: true })
  for (const table of play.moments()) {
    const [seat, ...others] = table.asked()
    if (seat === undefined || others.length || !table.ask || table.ask.kind === 'all') continue
    looked.questions++
    const seed = `${trial.seed}/${play.at}`
    const answers = answersTo(table.ask, seat, seed)
    // Being asked is itself a secret kept.
    if (answers.length < 2 || ('cover' in table.ask && table.ask.cover) || differ(table, seat, answers, WAYS)) continue
    if (worlds && differElsewhere(worlds(table, seat), seat, seed)) continue
    const { source } = table.kernel.provenance()
    yield { prompt: table.ask.about.key, source: source?.piece ?? source?.rule ?? '', at: play.at, answers }
  }
}

export function questionsMatter<S extends Shape>(trial: Trial<S>): Violation[] {
  return [...needlessIn(trial)].map(({ prompt, source, at, answers }) => ({
    property: 'questions that matter',
    seed: trial.seed,
    at,
    what: `«${prompt}»${source && ` of ${source}`}: ${answers.map((one) => JSON.stringify(one)).join(' and ')} come to the same`,
  }))
}

function answersTo(asked: Ask, seat: Seat, seed: string): Answer[] {
  const ask = partFor(asked, seat)
  if (!ask) return []
  if (ask.kind === 'choose' || ask.kind === 'floor') return (optionsFor(ask, seat) ?? []).slice(0, MOST).map(({ key }) => key)
  if (ask.kind === 'number') return Array.from({ length: Math.min(MOST, ask.max - ask.min + 1) }, (_, i) => ask.min + i)
  const random = randomFrom(seed)
  const found = new Map<string, Answer>()
  for (let i = 0; i < MOST; i++) {
    const answer = sample(ask, seat, random)
    found.set(JSON.stringify(answer), answer)
  }
  return [...found.values()]
}

/** Whether the answers come to something else at a table that is this one for all the seat knows. */
function differElsewhere(imagine: Imagine, seat: Seat, seed: string): boolean {
  const random = randomFrom(seed)
  for (let i = 0; i < WORLDS; i++) {
    const table = imagine(random)?.table
    if (table?.ask && differ(table, seat, answersTo(table.ask, seat, seed), WAYS_ELSEWHERE)) return true
  }
  return false
}

function differ<S extends Shape>(table: Table<S>, seat: Seat, answers: readonly Answer[], ways: number): boolean {
  for (let way = 0; way < ways; way++) {
    let first: string | null = null
    for (const answer of answers) {
      const after = followed(table, seat, answer, way)
      first ??= after
      if (after !== first) return true
    }
  }
  return false
}

/** The table as it stands, with other chance to come; the same for every answer that is tried on this way. */
function otherChance<S extends Shape>(table: Table<S>, way: number): Table<S> {
  const edge = table.edges.at(-1) as Edge
  const seed = `${table.setup.seed}/way/${way}`
  const copy = new Table(table.game, { ...table.setup, seed }, { quiet: true, undo: false }, table.stateAt(edge), new Chance(seed))
  return copy.resume(table.log, table.line, table.opening, edge)
}

/** What stands at the end of the step if this is answered; what is asked on the way is answered at random. */
function followed<S extends Shape>(table: Table<S>, seat: Seat, answer: Answer, way: number): string {
  const copy = otherChance(table, way)
  const begun = (copy.edges.at(-1) as Edge).at
  const random = randomFrom(`${way}`)
  copy.decide(seat, answer, { keys: 'real' })
  for (let n = 0; n < FAR && copy.ask && (copy.edges.at(-1) as Edge).at === begun; n++) {
    const asked = copy.asked()
    const next = asked[random(asked.length)] as Seat
    if (!copy.decide(next, sample(copy.ask, next, random), { keys: 'real' }).ok) break
  }
  return standingOf(copy, false)
}
