import type { Imagine } from '@miskatonic/contract'
import {
  type Answer,
  type Ask,
  Chance,
  type Edge,
  messageOf,
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
const TRIES = 60
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
  for (const table of play.moments())
    for (const seat of table.asked()) {
      const found = needlessTo(table, seat, `${trial.seed}/${play.at}`, looked, worlds)
      if (!found) continue
      const { source } = table.kernel.provenance()
      yield { ...found, source: source?.piece ?? source?.rule ?? '', at: play.at }
    }
}

function needlessTo<S extends Shape>(table: Table<S>, seat: Seat, seed: string, looked: { questions: number }, worlds?: Worlds<S>) {
  const asked = table.ask && partFor(table.ask, seat)
  const answers = asked ? answersTo(asked, seat, seed) : []
  if (!asked || answers.length < 2) return null
  looked.questions++
  // Being asked is itself a secret kept; and what all say together counts only together.
  if (isCovered(table.ask) || differ(table, seat, answers, WAYS)) return null
  if (worlds && differElsewhere(worlds(table, seat), seat, seed)) return null
  return { prompt: asked.about.key, answers }
}

const isCovered = (ask: Ask | null): boolean => ask !== null && 'cover' in ask && ask.cover === true

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
  for (let i = 0; i < TRIES && found.size < MOST; i++) {
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
    const { ask, seats } = way % 2 ? { ask: copy.ask, seats: copy.asked() } : withoutLeaving(copy, copy.ask)
    const next = seats[random(seats.length)] as Seat
    if (!copy.decide(next, sample(ask, next, random), { keys: 'real' }).ok) break
  }
  return standingOf(copy, false)
}

/** Players at random hardly ever agree: nobody leaves a deal who could say something else. */
function withoutLeaving<S extends Shape>(table: Table<S>, ask: Ask): { readonly ask: Ask; readonly seats: readonly Seat[] } {
  if (ask.kind !== 'floor' || ask.about.key !== messageOf(table.game.prompts.deal).key) return { ask, seats: table.asked() }
  const offers = Object.fromEntries(Object.entries(ask.offers).map(([seat, all]) => [seat, all.filter(({ key }) => key !== 'leave')]))
  const seats = Object.keys(offers).filter((seat) => offers[seat]?.length)
  return seats.length ? { ask: { ...ask, offers }, seats } : { ask, seats: table.asked() }
}
