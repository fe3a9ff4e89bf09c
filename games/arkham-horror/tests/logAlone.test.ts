import { type AnyShape, aliasOf, type SeatEvent, SPECTATOR, type Table } from '@miskatonic/kernel'
import { logTellsAll } from '@miskatonic/testing/suites'
import { investigators } from '../content/base/investigators.ts'
import { game } from '../index.ts'
import type { Messages } from '../rules/messages.ts'

type Person = { sanity: number; stamina: number; money: number; clues: number; at: string; delayed: boolean }
type Known = {
  doom: number
  terror: number
  people: Record<string, Person>
  gates: string[]
  seals: string[]
  /** Clues by area, where there are any. */
  clues: Record<string, number>
  /** Monsters by the name under which everybody sees them. */
  monsters: Record<string, string>
  dice: readonly number[]
}

const TOWN = /^(?!.*-(?:first|second)$)/
const counted = (clues: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(clues).filter(([, n]) => n > 0))

function standing({ kernel: t }: Table<AnyShape>): Known {
  const areas = [...new Set([...t.zonesOf('area'), ...Object.keys(t.raw.of).filter((of) => of.startsWith('area:'))])].map((zone) =>
    zone.slice(5),
  )
  const open = t.record('check') as { faces: readonly number[] } | null
  const of = (who: string, what: string): never => t.read(who, what) as never
  return {
    doom: Number(t.state.doom),
    terror: Number(t.state.terror),
    people: Object.fromEntries(
      t.seats
        .filter((who) => of(who, 'inPlay'))
        .map((who) => [
          who,
          {
            sanity: of(who, 'sanity'),
            stamina: of(who, 'stamina'),
            money: of(who, 'money'),
            clues: of(who, 'clues'),
            at: of(who, 'at'),
            delayed: of(who, 'delayed'),
          },
        ]),
    ),
    gates: t
      .zonesOf('gate')
      .filter((zone) => t.size(zone) > 0)
      .map((zone) => zone.slice('gate:'.length))
      .sort(),
    seals: areas.filter((area) => t.read(`area:${area}`, 'sealed')).sort(),
    clues: counted(Object.fromEntries(areas.filter((one) => TOWN.test(one)).map((area) => [area, of(`area:${area}`, 'cluesThere')]))),
    monsters: Object.fromEntries(areas.flatMap((area) => t.inZone(`area:${area}`).map((one) => [aliasOf(t, one, SPECTATOR), area]))),
    dice: open?.faces ?? [],
  }
}

type Told = { [K in keyof Messages]?: (known: Known, args: Seen<Messages[K]>) => void }
/** As a guest is told: pieces by the names under which they are seen. */
type Seen<Args> = Args

const person = (known: Known, who: string): Person => {
  const found = known.people[who]
  if (!found) throw new Error(`the log tells of ${who}, who is not there`)
  return found
}
const without = (list: string[], what: string): string[] => {
  if (!list.includes(what)) throw new Error(`the log takes ${what} away where there is none`)
  return list.toSpliced(list.indexOf(what), 1)
}
const change =
  (what: 'sanity' | 'stamina' | 'money' | 'clues', sign: 1 | -1) =>
  (known: Known, { who, n }: { who: string; n: number }): void => {
    const one = person(known, who)
    one[what] = Math.max(0, one[what] + sign * n)
  }
const moved = (known: Known, { who, to }: { who: string; to: string }): void => {
  person(known, who).at = to
}
const dice = (known: Known, { faces }: { faces: readonly number[] }): void => {
  known.dice = faces
}
const ended = (known: Known): void => {
  known.dice = []
}
const gone = (known: Known, { cards }: { cards: readonly { piece: string }[] }): void => {
  for (const { piece } of cards) delete known.monsters[piece]
}
const taken = (known: Known, { card }: { card: { piece: string } }): void => {
  delete known.monsters[card.piece]
}

const LINES: Told = {
  'sanity-lost': change('sanity', -1),
  'stamina-lost': change('stamina', -1),
  'sanity-spent': change('sanity', -1),
  'stamina-spent': change('stamina', -1),
  'sanity-gained': change('sanity', 1),
  'stamina-gained': change('stamina', 1),
  'money-gained': change('money', 1),
  'money-lost': change('money', -1),
  'money-spent': change('money', -1),
  'clues-gained': change('clues', 1),
  'clues-lost': change('clues', -1),
  'clues-spent': change('clues', -1),
  'clues-taken': (known, { who, at, n }) => {
    person(known, who).clues += n
    known.clues[at] = (known.clues[at] ?? 0) - n
  },
  'clue-placed': (known, { at, n }) => {
    known.clues[at] = (known.clues[at] ?? 0) + n
  },
  'clues-removed': (known, { at, n }) => {
    known.clues[at] = (known.clues[at] ?? 0) - n
  },
  'money-given': (known, { who, other, n }) => {
    person(known, who).money -= n
    person(known, other).money += n
  },
  moved,
  'moved-by-effect': moved,
  'went-on': moved,
  'brought-away': moved,
  'went-through': (known, { who, at }) => moved(known, { who, to: at }),
  returned: (known, { who, at }) => moved(known, { who, to: at }),
  'got-lost': (known, { who }) => {
    moved(known, { who, to: 'lost' })
    person(known, who).delayed = true
  },
  arrested: (known, { who, n }) => {
    moved(known, { who, to: 'jail' })
    person(known, who).delayed = true
    person(known, who).money -= n
  },
  'card-bought': change('money', -1),
  delayed: (known, { who }) => {
    person(known, who).delayed = true
  },
  'stood-up': (known, { who }) => {
    person(known, who).delayed = false
  },
  maddened: (known, { who }) => {
    person(known, who).sanity = Math.max(1, person(known, who).sanity)
  },
  fainted: (known, { who }) => {
    person(known, who).stamina = Math.max(1, person(known, who).stamina)
  },
  devoured: (known, { who }) => {
    delete known.people[who]
  },
  eliminated: (known, { who }) => {
    delete known.people[who]
  },
  'investigator-entered': (known, { who, at, played }) => {
    const sheet = investigators.find(({ id }) => id === played?.[who])
    if (!sheet) throw new Error(`nobody has a sheet for ${who}`)
    known.people[who] = { sanity: sheet.sanity, stamina: sheet.stamina, money: 0, clues: 0, at, delayed: false }
  },
  'battle-begun': (known, { n }) => {
    known.doom = n
    for (const one of Object.values(known.people)) one.at = 'battle'
  },
  'check-passed': ended,
  'check-failed': ended,
  'check-rolled': dice,
  'check-rerolled': dice,
  'clue-die-rolled': (known, { faces }) => {
    known.dice = [...known.dice, ...faces]
  },
  'doom-added': (known, { n }) => {
    known.doom += n
  },
  'doom-removed': (known, { n }) => {
    known.doom -= n
  },
  'terror-risen': (known, { n }) => {
    known.terror = n
  },
  'gate-opened': (known, { at }) => {
    known.gates = [...known.gates, at].sort()
  },
  'gate-closed': (known, { at }) => {
    known.gates = without(known.gates, at)
  },
  'gate-closed-by-itself': (known, { at }) => {
    known.gates = without(known.gates, at)
  },
  'seal-placed': (known, { at }) => {
    known.seals = [...known.seals, at].sort()
  },
  'seal-removed': (known, { at }) => {
    known.seals = without(known.seals, at)
  },
  'monster-appeared': (known, { card, at }) => {
    known.monsters[card.piece] = at
  },
  'monster-overflowed': (known, { card }) => {
    known.monsters[card.piece] = 'outskirts'
  },
  'monster-moved': (known, { card, to }) => {
    known.monsters[card.piece] = to
  },
  'monster-claimed': taken,
  'monster-boxed': taken,
  'monster-kept': taken,
  'monsters-returned': gone,
}

type Line = { [K in keyof Messages]: { readonly key: K; readonly args: Messages[K] } }[keyof Messages]

function read(known: Known, { message }: SeatEvent): void {
  const line = message as unknown as Line
  ;(LINES[line.key] as ((known: Known, args: unknown) => void) | undefined)?.(known, line.args)
}

logTellsAll<Known>({
  game,
  tables: [1, 2, 3].flatMap((n) =>
    ['one', 'two'].map((name) => ({ seats: ['a', 'b', 'c'].slice(0, n), seed: `log alone, ${n}, ${name}` })),
  ),
  most: 400,
  begun: ({ kernel }) => Number(kernel.raw.table.turn) > 0 && kernel.raw.table.phase === 'upkeep',
  standing,
  read,
  now: (known, now) => ({ ...known, clues: counted(known.clues), dice: now.dice.length ? known.dice : [] }),
  saw: ({ dice: rolled }) => rolled.length > 0,
})
