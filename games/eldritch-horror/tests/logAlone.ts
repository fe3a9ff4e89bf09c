/** The table put together again from the log alone: what a reader of the log must be able to know. */
import type { AnyShape, SeatEvent, Table } from '@miskatonic/kernel'
import { investigators } from '../content/investigators.ts'
import { SKILLS } from '../rules/shape.ts'
import type { Messages } from '../text/messages.ts'

type Person = {
  health: number
  sanity: number
  clues: number
  train: number
  ship: number
  delayed: boolean
  at: string
  up: Record<string, number>
}

/** Numbers and places everybody sees; investigators by their names, for a log names them so. */
export type Known = {
  doom: number
  colour: string
  people: Record<string, Person>
  gates: string[]
  clues: string[]
  /** The faces of the test that is under way. */
  dice: readonly number[]
}

const OMENS = ['green', 'blue', 'red', 'blue']

/** As the table has it. */
export function standing({ kernel: t }: Table<AnyShape>): Known {
  const known: Known = {
    doom: Number(t.state.doom),
    colour: OMENS[Number(t.state.omen)] ?? '',
    people: {},
    gates: [],
    clues: [],
    dice: diceOn(t),
  }
  for (const zone of t.zonesOf('space')) {
    const space = zone.slice(6)
    for (const piece of t.inZone(zone)) {
      const { kind, id } = t.def(piece)
      if (kind === 'gate') known.gates.push(space)
      if (kind === 'clue') known.clues.push(space)
      if (kind === 'investigator') known.people[id] = personOf(t, piece, space)
    }
  }
  known.gates.sort()
  known.clues.sort()
  return known
}

const diceOn = (t: Table<AnyShape>['kernel']): readonly number[] => (t.record('test')?.faces ?? []) as readonly number[]

function personOf(t: Table<AnyShape>['kernel'], piece: string, at: string): Person {
  return {
    health: Number(t.read(piece, 'health')),
    sanity: Number(t.read(piece, 'sanity')),
    clues: t.size(`own-clues:${piece}`),
    train: Number(t.read(piece, 'trainTickets')),
    ship: Number(t.read(piece, 'shipTickets')),
    delayed: t.read(piece, 'delayed') === true,
    at,
    up: Object.fromEntries(SKILLS.map((skill) => [skill, Number(t.read(piece, `${skill}Up`))])),
  }
}

type Line = { [K in keyof Messages]: { readonly key: K; readonly args: Messages[K] } }[keyof Messages]
type Lines = { readonly [K in keyof Messages]?: (known: Known, args: Messages[K]) => void }

const printed = (id: string): { readonly health: number; readonly sanity: number } => {
  const sheet = investigators.find((one) => one.id === id)
  if (!sheet) throw new Error(`there is no sheet of ${id}`)
  return sheet
}
const one = (known: Known, who: { readonly investigator: string }): Person => {
  const person = known.people[who.investigator]
  if (!person) throw new Error(`the log tells of ${who.investigator}, who is not there`)
  return person
}
const without = (list: string[], what: string): void => {
  const at = list.indexOf(what)
  if (at < 0) throw new Error(`the log takes ${what} away where there is none`)
  list.splice(at, 1)
}

const LINES: Lines = {
  'log.entered': (known, { who, at }) => {
    const { health, sanity } = printed(who.investigator)
    const up = Object.fromEntries(SKILLS.map((skill) => [skill, 0]))
    known.people[who.investigator] = { health, sanity, clues: 0, train: 0, ship: 0, delayed: false, at: at.space, up }
  },
  'log.rolled': (known, { dice }) => {
    known.dice = dice
  },
  'log.rerolled': (known, { dice }) => {
    known.dice = dice
  },
  'log.die-turned': (known, { dice }) => {
    known.dice = dice
  },
  'log.moved': (known, { who, to }) => {
    one(known, who).at = to.space
  },
  'log.delayed': (known, { who }) => {
    one(known, who).delayed = true
  },
  'log.stood': (known, { who }) => {
    one(known, who).delayed = false
  },
  'log.lost': (known, { who, what, n }) => {
    one(known, who)[what] = Math.max(0, one(known, who)[what] - n)
  },
  'log.lost-to': (known, { who, what, n }) => {
    one(known, who)[what] = Math.max(0, one(known, who)[what] - n)
  },
  'log.spent': (known, { who, what, n }) => {
    one(known, who)[what] = Math.max(0, one(known, who)[what] - n)
  },
  'log.recovered': (known, { who, what, n }) => {
    one(known, who)[what] += n
  },
  'log.gained-clue': (known, { who, at }) => {
    one(known, who).clues++
    if (at) without(known.clues, at.space)
  },
  'log.spent-clues': (known, { who, n, shares = [{ who, n }] }) => {
    for (const share of shares) one(known, share.who).clues -= share.n
  },
  'log.gave': (known, { who, other, clues, train, ship }) => {
    const [from, to] = [one(known, who), one(known, other)]
    for (const [thing, n] of [
      ['clues', clues],
      ['train', train],
      ['ship', ship],
    ] as const) {
      from[thing] -= n
      to[thing] += n
    }
  },
  'log.used-ticket': (known, { who, kind }) => {
    one(known, who)[kind]--
  },
  'log.discarded-ticket': (known, { who, kind }) => {
    one(known, who)[kind]--
  },
  'log.spent-improvements': (known, { who, skills }) => {
    for (const skill of skills) one(known, who).up[skill] = 0
  },
  'log.clue-discarded': (known, { at }) => without(known.clues, at.space),
  'log.discarded-clue': (known, { who }) => {
    one(known, who).clues--
  },
  'log.token-moved': (known, { what, from, to }) => {
    const list = what === 'clue' ? known.clues : known.gates
    without(list, from.space)
    list.push(to.space)
  },
  'log.kept-token': (known, { what, at, who }) => {
    if (who && what === 'clue') one(known, who).clues--
    if (at && what !== 'eldritch') without(what === 'clue' ? known.clues : known.gates, at.space)
  },
  'log.defeated': (known, { who }) => {
    delete known.people[who.investigator]
  },
  'log.devoured': (known, { who }) => {
    delete known.people[who.investigator]
  },
  'log.gained-ticket': (known, { who, kind }) => {
    one(known, who)[kind]++
  },
  'log.improved': (known, { who, skill }) => {
    one(known, who).up[skill] = (one(known, who).up[skill] ?? 0) + 1
  },
  'log.gate-spawned': (known, { at }) => {
    known.gates.push(at.space)
  },
  'log.gate-closed': (known, { at }) => without(known.gates, at.space),
  'log.gate-closed-by': (known, { at }) => without(known.gates, at.space),
  'log.gate-discarded': (known, { at }) => without(known.gates, at.space),
  'log.clue-spawned': (known, { at }) => {
    known.clues.push(at.space)
  },
  'log.omen-advanced': (known, { colour }) => {
    known.colour = colour
  },
  'log.omen-moved': (known, { colour }) => {
    known.colour = colour
  },
  'log.doom-advanced': (known, { to }) => {
    known.doom = to
  },
  'log.doom-retreated': (known, { to }) => {
    known.doom = to
  },
}

export function read(known: Known, { message }: SeatEvent): void {
  const line = message as unknown as Line
  ;(LINES[line.key] as ((known: Known, args: unknown) => void) | undefined)?.(known, line.args)
}
