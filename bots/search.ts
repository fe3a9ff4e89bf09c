import type { Bot, Imagine, Said, Seen, World } from '@miskatonic/contract'
import { type Answer, type AnyShape, type Random, randomFrom, type Seat, sample, type Table } from '@miskatonic/kernel'
import { candidates, legal } from './searchCandidates.ts'

/*
 * A bot that looks ahead. It imagines worlds it could be in, tries every answer worth trying in the same worlds, lets a policy play on
 * for all seats for a while, and takes the answer after which its own prospects were best on average. Half of the answers are
 * dropped again and again, so that most of the effort goes into telling the good ones apart.
 */

/** What a game knows about playing itself: given imagined tables only. Answers are in the table's own keys. */
export type Foresight = {
  /** Answers worth trying, the best first, from what the seat itself is sent. Missing: the policy's own, and whatever else is legal. */
  readonly promising?: (seen: Seen, random: Random) => readonly Answer[]
  /** The same, asked in the first world that is imagined; where no world is found, or nothing is known to be worth trying, `promising` is asked. */
  readonly ranked?: (table: Table<AnyShape>, seat: Seat, random: Random) => readonly Answer[]
  /** What a seat does without thinking long: plays on where the search does not look at every answer. */
  readonly policy: (table: Table<AnyShape>, seat: Seat, random: Random) => Answer
  /** How likely the seat is to win from there, 0 to 1; where the game is over, whether it has. */
  readonly prospects: (table: Table<AnyShape>, seat: Seat) => number
  /** What part of the game this is (a round, a night): nothing is looked at beyond the end of the next ones. Missing: one game, one part. */
  readonly part?: (table: Table<AnyShape>) => number
}

/** How much is thought about one answer. */
export type Budget = {
  /** Games played on to see what comes of an answer, all answers together. */
  readonly playouts: number
  /** The thinking ends after so much time of its own, finished or not. */
  readonly milliseconds: number
  /** Answers looked at, at most. */
  readonly answers: number
  /** Decisions after which a playout is judged as it stands. */
  readonly decisions: number
  /** Parts of the game that are looked at: 1 is the rest of the current one. */
  readonly parts: number
  /** By so much another answer must look better than the most promising one: what is seen in few worlds may be chance. */
  readonly doubt: number
}

type Tried = { readonly answer: Answer; readonly trust: number; sum: number; n: number }

/** `now` counts milliseconds. Limited by playouts alone, the same question and the same random give the same answer. */
export function searchingBot(name: string, foresight: Foresight, budget: Budget, now: () => number = Date.now): Bot {
  const think = (seen: Seen, random: Random): Generator<void, Said> => new Search(seen, foresight, budget, random, now).run()
  return {
    name,
    think,
    decide: (seen, random) => {
      const thought = think(seen, random)
      for (;;) {
        const { done, value } = thought.next()
        if (done) return value
      }
    },
  }
}

class Search {
  private readonly seen: Seen
  private readonly foresight: Foresight
  private readonly budget: Budget
  private readonly random: Random
  private readonly now: () => number
  /** Every world and what happens in it comes from this seed: the n-th is the same for all answers. */
  private readonly seed: string
  private spent = 0

  constructor(seen: Seen, foresight: Foresight, budget: Budget, random: Random, now: () => number) {
    this.seen = seen
    this.foresight = foresight
    this.budget = budget
    this.random = random
    this.now = now
    this.seed = String(random(0x7fffffff))
  }

  *run(): Generator<void, Said> {
    const { seen, budget, random } = this
    const answers = this.answers()
    const { imagine } = seen
    let left: Tried[] = answers.map((answer, i) => ({ answer, trust: i ? 0 : budget.doubt, sum: 0, n: 0 }))
    const stages = Math.max(1, Math.ceil(Math.log2(left.length)))
    let worlds = 0
    while (imagine && left.length > 1 && this.spent < budget.milliseconds) {
      const more = Math.max(1, Math.round(budget.playouts / stages / left.length))
      for (let i = 0; i < more; i++) yield* this.tryAll(imagine, left, worlds++)
      left = left.toSorted(better).slice(0, Math.ceil(left.length / 2))
    }
    return left[0]?.answer ?? sample(seen.ask, seen.seat, random)
  }

  private answers(): Answer[] {
    const { seen, budget, random, foresight } = this
    const first = seen.imagine && (foresight.ranked || !foresight.promising) ? this.world(seen.imagine, 0) : null
    const ranked = first && foresight.ranked ? foresight.ranked(first.table, seen.seat, random).map(first.said) : []
    const known = legal(seen.ask, seen.seat, ranked, budget.answers)
    if (known.length) return known
    if (foresight.promising) return legal(seen.ask, seen.seat, foresight.promising(seen, random), budget.answers)
    const favourite = first ? first.said(foresight.policy(first.table, seen.seat, random)) : sample(seen.ask, seen.seat, random)
    return candidates(seen.ask, seen.seat, favourite, budget.answers, random)
  }

  /** Every answer in the same world, with the same chance. */
  private *tryAll(imagine: Imagine, left: readonly Tried[], i: number): Generator<void, void> {
    const { seen, budget } = this
    let began = this.now()
    const world = this.world(imagine, i)
    for (const tried of world ? left : []) {
      if (this.spent >= budget.milliseconds && tried.n > 0) return
      const copy = (world as World).table.fork({ quiet: true, undo: false })
      const decided = copy.decide(seen.seat, (world as World).heard(tried.answer), { keys: 'real', by: 'bot' })
      // What is not offered in this world says nothing about the answer.
      if (decided.ok) {
        tried.sum += this.playOn(copy, randomFrom(`${this.seed}/play/${i}`))
        tried.n++
      }
      this.spent += this.now() - began
      yield
      began = this.now()
    }
  }

  private world(imagine: Imagine, i: number): World | null {
    return imagine(randomFrom(`${this.seed}/world/${i}`))
  }

  private playOn(table: Table<AnyShape>, random: Random): number {
    const { foresight, budget, seen } = this
    const end = (foresight.part?.(table) ?? 0) + budget.parts
    for (let i = 0; i < budget.decisions && table.ask; i++) {
      if (foresight.part && foresight.part(table) >= end) break
      const seats = table.awaited()
      const seat = seats[seats.length > 1 ? random(seats.length) : 0] as Seat
      if (!table.decide(seat, foresight.policy(table, seat, random), { keys: 'real', by: 'bot' }).ok) break
    }
    return foresight.prospects(table, seen.seat)
  }
}

const meanOf = ({ sum, n, trust }: Tried): number => (n ? sum / n : 0) + trust
/** What stands first stays first among equals. */
const better = (a: Tried, b: Tried): number => meanOf(b) - meanOf(a)
