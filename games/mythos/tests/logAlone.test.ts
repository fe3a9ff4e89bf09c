import type { AnyShape, SeatEvent, Table } from '@miskatonic/kernel'
import { logTellsAll } from '@miskatonic/testing/suites'
import { game } from '../index.ts'
import type { Messages } from '../text/messages.ts'

/** Numbers alone: cards are told by name as they are played, drawn and buried. */
type Investigator = { sanity: number; education: number; points: number }
type Known = { round: number; people: Record<string, Investigator> }

function standing({ kernel: t }: Table<AnyShape>): Known {
  const of = (who: string, what: string): number => Number(t.read(who, what))
  return {
    round: Number(t.state.round),
    people: Object.fromEntries(
      t.seats.map((who) => [
        who,
        {
          sanity: of(who, 'sanity'),
          education: of(who, 'education'),
          points: of(who, 'adventurePoints'),
        },
      ]),
    ),
  }
}

type Told = { [K in keyof Messages]?: (known: Known, args: Messages[K]) => void }
const one = (known: Known, { seat }: { seat: string }): Investigator => {
  const found = known.people[seat]
  if (!found) throw new Error(`the log tells of ${seat}, who is not there`)
  return found
}
type Sanity = { who: { seat: string }; n: number }
const lost = (known: Known, { who, n }: Sanity): void => {
  one(known, who).sanity = Math.max(0, one(known, who).sanity - n)
}
const gained = (known: Known, { who, n }: Sanity): void => {
  one(known, who).sanity += n
}

const LINES: Told = {
  'log.round': (known, { round }) => {
    known.round = round
  },
  'log.education': (known, { who, n }) => {
    one(known, who).education = n
  },
  'log.gained': gained,
  'log.gained-by': gained,
  'log.lost': lost,
  'log.lost-to': lost,
  'log.paid': lost,
  'log.paid-last': lost,
  'log.adventure': (known, { who, n }) => {
    one(known, who).points += n
  },
}

type Line = { [K in keyof Messages]: { readonly key: K; readonly args: Messages[K] } }[keyof Messages]
function read(known: Known, { message }: SeatEvent): void {
  const line = message as unknown as Line
  ;(LINES[line.key] as ((known: Known, args: unknown) => void) | undefined)?.(known, line.args)
}

logTellsAll<Known>({
  game,
  tables: [2, 3, 4].flatMap((n) =>
    ['one', 'two', 'three'].map((name) => ({ seats: ['a', 'b', 'c', 'd'].slice(0, n), seed: `log alone, ${n}, ${name}` })),
  ),
  most: 600,
  begun: ({ kernel }) => Number(kernel.raw.table.round) > 0,
  standing,
  read,
})
