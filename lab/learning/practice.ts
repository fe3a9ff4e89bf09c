import { heard, learnedPlay, type Network, seenBy } from '@miskatonic/bots'
import type { Bot, Learner, Seen } from '@miskatonic/contract'
import { botsOf, type Playable } from '@miskatonic/games/levels'
import {
  type Answer,
  type AnyShape,
  type Ask,
  type Key,
  optionsFor,
  type Random,
  randomFrom,
  type Seat,
  sample,
  Table,
} from '@miskatonic/kernel'
import { winnersIn } from '../levels.ts'
import { seatsFor } from '../play.ts'
import { type Moment, shown, tryOut } from './moment.ts'

/* Games that are played to learn from them. */

/** Whom the network plays against: the careful bot, a network as it was before, or itself. */
export type Rival = 'careful' | 'itself' | { readonly past: Network }

/** The moments of one seat in one game, and its share of the victory. */
export type Told = { readonly moments: readonly Moment[]; readonly won: number }

/** A game that goes on longer is nobody's. */
const MOST_DECISIONS = 400

/** A table to practise at. */
type Sitting = {
  readonly table: Table<AnyShape>
  readonly random: Random
  readonly seats: readonly Seat[]
  readonly careful: (seat: Seat) => Bot
}

function sitDown(playable: Playable, learner: Learner, seed: string): Sitting {
  const random = randomFrom(`${seed}/practice`)
  const seats = seatsFor(learner.seats)
  const options = learner.options(random)
  const table = Table.start(playable.game, { seats, options, seed }, { quiet: true, undo: false })
  return { table, random, seats, careful: (seat) => botsOf(playable, 'careful')({ seat, seats, options }) }
}

const wonBy = (table: Table<AnyShape>, seat: Seat): number => {
  const winners = winnersIn(table.result)
  return winners.includes(seat) ? 1 / winners.length : 0
}

function decide(table: Table<AnyShape>, seat: Seat, answer: Answer): void {
  const decided = table.decide(seat, answer, { keys: 'real', by: 'bot' })
  if (!decided.ok) throw new Error(`game ${table.setup.seed}: an answer of ${seat} was refused: ${decided.error.reason}`)
}

/** One game of the network; what is told of it is told by the seats it played. */
export function practise(playable: Playable, learner: Learner, network: Network, rival: Rival, seed: string): Told[] {
  const sitting = sitDown(playable, learner, seed)
  const { table, random, seats } = sitting
  const own = rival === 'itself' ? seats : [seats[random(seats.length)] as Seat]
  const moments = new Map<Seat, Moment[]>(own.map((seat) => [seat, []]))
  const others = new Map(seats.filter((seat) => !own.includes(seat)).map((seat) => [seat, rivalAt(sitting, learner, rival, seat)]))
  while (table.ask && table.seq < MOST_DECISIONS) {
    const [seat] = table.awaited() as [Seat]
    const other = others.get(seat)
    if (other) decide(table, seat, other())
    else {
      const { answer, moment } = tryOut(network, learner.perception, table, seat, random)
      moments.get(seat)?.push(moment)
      decide(table, seat, answer)
    }
  }
  return own.map((seat) => ({ moments: moments.get(seat) ?? [], won: wonBy(table, seat) }))
}

function rivalAt({ table, random, careful }: Sitting, { perception }: Learner, rival: Rival, seat: Seat): () => Answer {
  if (typeof rival === 'object') {
    const { policy } = learnedPlay(rival.past, perception)
    return () => policy(table, seat, random)
  }
  const bot = careful(seat)
  return () => saidBy(bot, table, seat, random)
}

/** What a bot says, in the table's own keys: a seat's question has the same options in the same order. */
function saidBy(bot: Bot, table: Table<AnyShape>, seat: Seat, random: Random): Answer {
  const seen = seenBy(table, seat) as Seen
  const said = heard(seen.ask, bot.decide(seen, random)).answer
  const real = optionsFor(table.ask as Ask, seat) ?? []
  const own = optionsFor(seen.ask, seat) ?? []
  const key = (one: Key): Key => real[own.findIndex((option) => option.key === one)]?.key ?? one
  if (typeof said === 'string') return key(said)
  return Array.isArray(said) ? (said as readonly Key[]).map(key) : said
}

/** One game of careful players, who now and then do anything at all: what they would have done is told of every moment. */
export function watchCareful(playable: Playable, learner: Learner, astray: number, seed: string): Told[] {
  const { table, random, seats, careful } = sitDown(playable, learner, seed)
  const bots = new Map(seats.map((seat) => [seat, careful(seat)]))
  const moments = new Map<Seat, Moment[]>(seats.map((seat) => [seat, []]))
  while (table.ask && table.seq < MOST_DECISIONS) {
    const { ask } = table
    const [seat] = table.awaited() as [Seat]
    const answer = saidBy(bots.get(seat) as Bot, table, seat, random)
    moments.get(seat)?.push(shown(learner.perception, table, seat, answer))
    decide(table, seat, random(100) < astray ? sample(ask, seat, random) : answer)
  }
  return seats.map((seat) => ({ moments: moments.get(seat) ?? [], won: wonBy(table, seat) }))
}
