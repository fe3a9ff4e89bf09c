import { type AnyShape, aliasOf, type SeatEvent, SPECTATOR, type Table } from '@miskatonic/kernel'
import { logTellsAll } from '@miskatonic/testing/suites'
import { game } from '../index.ts'
import type { Messages } from '../rules/messages.ts'

type Detective = { at: string; madness: number; developing: number; level: number; trophies: string[] }
type Known = {
  marker: string
  terror: string
  people: Record<string, Detective>
  /** Crystals by place of the circle, where there are any. */
  crystals: Record<string, number>
  /** Cultists at the locations, by the name under which everybody sees them. */
  cultists: Record<string, string>
}

function standing({ kernel: t }: Table<AnyShape>): Known {
  const of = (who: string, what: string): never => t.read(who, what) as never
  const places = Object.keys(t.raw.of).filter((one) => one.startsWith('ring:'))
  return {
    marker: String(t.state.marker),
    terror: String(t.state.terror),
    people: Object.fromEntries(
      t.seats.map((who) => [
        who,
        {
          at: of(who, 'at'),
          madness: of(who, 'madness'),
          developing: of(who, 'developing'),
          level: of(who, 'level'),
          trophies: [...(of(who, 'trophies') as string[])].sort(),
        },
      ]),
    ),
    crystals: counted(Object.fromEntries(places.map((place) => [place.slice('ring:'.length), of(place, 'crystals')]))),
    cultists: Object.fromEntries(
      t.zonesOf('column').flatMap((zone) => t.inZone(zone).map((one) => [aliasOf(t, one, SPECTATOR), zone.slice('column:'.length)])),
    ),
  }
}
const counted = (all: Record<string, number>): Record<string, number> => Object.fromEntries(Object.entries(all).filter(([, n]) => n > 0))

const one = (known: Known, who: string): Detective => {
  const found = known.people[who]
  if (!found) throw new Error(`the log tells of ${who}, who is not there`)
  return found
}
const takeTrophy = (known: Known, who: string, symbol: string): void => {
  const { trophies } = one(known, who)
  if (!trophies.includes(symbol)) throw new Error(`the log takes a ${symbol} that ${who} has not`)
  one(known, who).trophies = trophies.toSpliced(trophies.indexOf(symbol), 1)
}
const giveTrophy = (known: Known, who: string, symbol: string): void => {
  one(known, who).trophies = [...one(known, who).trophies, symbol].sort()
}
const arrive = (known: Known, { card, slot }: { card: { piece: string }; slot: string }): void => {
  known.cultists[card.piece] = slot
}
const crystal =
  (sign: 1 | -1) =>
  (known: Known, { slot, n = 1 }: { slot: string; n?: number }): void => {
    known.crystals[slot] = Math.max(0, (known.crystals[slot] ?? 0) + sign * n)
  }

type Told = { [K in keyof Messages]?: (known: Known, args: Messages[K]) => void }
const LINES: Told = {
  'marker-moved': (known, { slot }) => {
    known.marker = slot
  },
  'terror-advanced': (known, { slot }) => {
    known.terror = slot
  },
  'detective-moved': (known, { who, slot }) => {
    one(known, who).at = slot
  },
  'detective-placed': (known, { who, slot }) => {
    one(known, who).at = slot
  },
  'madness-gained': (known, { who, n }) => {
    one(known, who).madness += n
  },
  'developing-gained': (known, { who, n }) => {
    one(known, who).developing += n
  },
  'madness-healed': (known, { who, n }) => {
    one(known, who).madness -= n
  },
  'madness-converted': (known, { who }) => {
    one(known, who).developing--
    one(known, who).madness++
  },
  'madness-passed': (known, { who, other }) => {
    one(known, who).madness--
    one(known, other).madness++
  },
  'ability-developed': (known, { who, n }) => {
    one(known, who).level = n
  },
  'trophy-gained': (known, { who, symbol }) => giveTrophy(known, who, symbol),
  'trophy-lost': (known, { who, symbol }) => takeTrophy(known, who, symbol),
  'trophies-spent': (known, { who, symbols }) => {
    for (const symbol of symbols) takeTrophy(known, who, symbol)
  },
  'trophy-placed': (known, { who, symbol }) => takeTrophy(known, who, symbol),
  'trophy-given': (known, { who, other, symbol }) => {
    takeTrophy(known, who, symbol)
    giveTrophy(known, other, symbol)
  },
  'crystal-placed': (known, { slot, n }) => {
    known.crystals[slot] = n
  },
  'crystal-removed': crystal(-1),
  'cultist-appeared': arrive,
  'cultist-moved': arrive,
  'cultist-defeated': (known, { card }) => {
    delete known.cultists[card.piece]
  },
  'ancient-devoured': (known, { other }) => {
    delete known.cultists[other.piece]
  },
}

type Line = { [K in keyof Messages]: { readonly key: K; readonly args: Messages[K] } }[keyof Messages]
function read(known: Known, { message }: SeatEvent): void {
  const line = message as unknown as Line
  ;(LINES[line.key] as ((known: Known, args: unknown) => void) | undefined)?.(known, line.args)
}

logTellsAll<Known>({
  game,
  tables: [2, 3, 4, 5].flatMap((n) =>
    ['one', 'two'].map((name) => ({ seats: ['a', 'b', 'c', 'd', 'e'].slice(0, n), seed: `log alone, ${n}, ${name}` })),
  ),
  most: 400,
  begun: ({ kernel }) => Number(kernel.raw.table.turn) > 0,
  standing,
  read,
  now: (known) => ({ ...known, crystals: counted(known.crystals) }),
  saw: ({ cultists }) => Object.keys(cultists).length > 0,
})
