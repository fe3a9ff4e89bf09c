import type { Option } from '@miskatonic/kernel'
import { adjacent, pathTypes } from '../rules/board.ts'
import type { PathType } from '../rules/shape.ts'
import { abilityBehind, component } from './abilities.ts'
import { type Asked, argsOf, because, type Judging } from './asked.ts'
import { testTable } from './dice.ts'
import { fight } from './fights.ts'
import { Journey } from './journey.ts'
import { recovery } from './points.ts'
import type { Position, Someone } from './position.ts'
import { acquiring } from './shopping.ts'
import type { Why } from './whys.ts'

/* Actions, ways and encounters: what to do with a turn. */

/** The action that begins the best turn: what can be done here comes before leaving, and a ticket before the journey it is for. */
export const action: Judging = (asked, me) => {
  const { p } = asked
  const turn = new Turn(asked, me)
  return {
    option: (option) => {
      switch (option.key) {
        case 'travel':
          return because(turn.travelling(), 'travel')
        case 'rest':
          return because(turn.doing('rest'), 'rest')
        case 'prepare':
          return because(turn.preparing(), 'prepare')
        case 'acquire':
          return because(turn.doing('acquire'), 'acquire')
        case 'trade':
          return -999
        case 'end':
          return because(turn.stay + 0.05, 'stay')
        default:
          return because(sailing(p, me, turn, option as Option) ?? turn.doing(option.key), 'ability')
      }
    },
  }
}

/** Silas sets sail and may act again there. */
function sailing(p: Position, me: Someone, turn: Turn, option: Option): number | null {
  const ability = abilityBehind(p, option)?.ability
  const effect = (ability && 'effect' in ability ? ability.effect : null) as {
    do?: string
    first?: { do?: string; along?: PathType }
  } | null
  if (effect?.do !== 'ifYouDo' || effect.first?.do !== 'move' || !effect.first.along) return null
  const { journey } = turn
  return Math.max(
    ...adjacent(me.at, effect.first.along).map((to) => Math.max(journey.ending(to), turn.mayTravel ? journey.travellingFrom(to) : -99)),
  )
}

/** What is left of a turn: the deeds that may be done on the spot, and where it could end. */
class Turn {
  readonly journey: Journey
  readonly stay: number
  readonly mayTravel: boolean
  private readonly me: Someone
  private readonly more: boolean
  private readonly deeds: ReadonlyMap<string, number>
  private readonly mayRest: boolean

  constructor(asked: Asked, me: Someone) {
    const { p, seen } = asked
    const options = 'options' in seen.ask ? (seen.ask.options as readonly Option[]) : []
    const offered = new Set(options.map(({ key }) => key))
    this.me = me
    this.journey = new Journey(p, me, asked.averages)
    this.stay = this.journey.ending(me.at)
    this.more = Number(argsOf(asked).left ?? 1) > 1
    this.mayTravel = offered.has('travel')
    this.mayRest = offered.has('rest') || p.foesAt(me.at).length > 0
    this.deeds = new Map(
      options
        .filter(({ key }) => key !== 'travel' && key !== 'prepare' && key !== 'trade' && key !== 'end')
        .map((option) => [
          option.key,
          option.key === 'rest' ? resting(me) : option.key === 'acquire' ? acquiring(p, me) : component(p, me, option),
        ]),
    )
  }

  private go(train = this.me.train, ship = this.me.ship): number {
    return this.mayTravel ? this.journey.travelling(train, ship) : Number.NEGATIVE_INFINITY
  }

  private other(than = ''): number {
    return Math.max(0, ...[...this.deeds].filter(([key]) => key !== than).map(([, worth]) => worth))
  }

  /** A deed here, then the best that is left: another, or the journey. */
  doing(key: string): number {
    const worth = this.deeds.get(key) ?? 0
    return worth + (this.more ? Math.max(this.go(), this.stay + this.other(key)) : this.stay)
  }

  /** The better ticket of those sold here. */
  preparing(): number {
    const { train, ship, at } = this.me
    if (train + ship >= 2) return this.stay - 1
    const kinds = pathTypes(at)
    const having = (t: number, s: number): number => {
      const waiting = this.journey.ending(at, t, s)
      return this.more ? Math.max(this.go(t, s), waiting + this.other()) : waiting
    }
    return Math.max(kinds.has('train') ? having(train + 1, ship) : -99, kinds.has('ship') ? having(train, ship + 1) : -99)
  }

  /** With an action left one may rest where one arrives. */
  travelling(): number {
    return this.go() + (this.more && this.mayRest ? 0.7 * resting(this.me) : 0)
  }
}

const resting = (me: Someone): number => recovery(me.health, me.card.health, 1) + recovery(me.sanity, me.card.sanity, 1) + shedding(me)

/** Injuries and Madness may be shed by resting. */
const shedding = (me: Someone): number =>
  0.7 *
  me.cards.filter(({ card }) => card.kind === 'condition' && card.traits.some((trait) => trait === 'madness' || trait === 'injury')).length

export const travel: Judging = ({ p, averages }, me) => {
  const journey = new Journey(p, me, averages)
  return { option: ({ key }) => because(journey.onward(key, me.train, me.ship), 'travel') }
}

export const ticket: Judging = ({ p, averages }, me) => {
  const journey = new Journey(p, me, averages)
  return {
    option: ({ key }) => {
      if (key === 'stop') return journey.ending(me.at)
      const [kind, space = ''] = key.split(':')
      return journey.onward(space, me.train - (kind === 'train' ? 1 : 0), me.ship - (kind === 'ship' ? 1 : 0))
    },
  }
}

export const move: Judging = ({ p, averages }, me) => {
  const journey = new Journey(p, me, averages)
  // Whoever is moved in the Action Phase may often travel on from there.
  const onward = (space: string): number =>
    p.phase === 'action' ? Math.max(journey.ending(space), 0.95 * journey.travellingFrom(space)) : journey.ending(space)
  return { option: ({ key }) => onward(key === 'stop' || key === 'stay' ? me.at : key) }
}

export const whichTicket: Judging = ({ p, averages }, me) => {
  const journey = new Journey(p, me, averages)
  const worth = (train: number, ship: number): number => Math.max(journey.travelling(train, ship), journey.ending(me.at, train, ship))
  return {
    option: ({ key }) =>
      worth(me.train + (key === 'train' ? 1 : 0), me.ship + (key === 'ship' ? 1 : 0)) + 0.01 * adjacent(me.at, key as PathType).length,
  }
}

// ── encounters ──

const reasonFor = (key: string): Why =>
  key.startsWith('research') ? 'research' : key.startsWith('otherWorld') ? 'gate' : key.startsWith('token') ? 'token' : 'encounter'

export const encounter: Judging = ({ p, averages }, me) => {
  const choices = new Map(new Journey(p, me, averages).prospects.encounters(me.at).map(({ key, value }) => [key, value]))
  return {
    option: (option) =>
      option.key === 'none' ? 0 : because(choices.get(option.key) ?? component(p, me, option) - 0.5, reasonFor(option.key)),
  }
}

/** An encounter from afar, or past the Monsters: worth its chance of a better one than waits here. */
export const beforeEncounter: Judging = ({ p, averages }, me) => {
  const { prospects } = new Journey(p, me, averages)
  const now = prospects.raw(me.at)
  return {
    option: (option) => {
      if (option.key === 'no') return now
      const behind = abilityBehind(p, option)
      const card = behind?.card
      const given = card?.kind === 'spell' ? card.cast.pass : behind?.ability && 'effect' in behind.ability ? behind.ability.effect : null
      if (given?.do !== 'encounter') return now + component(p, me, option)
      const passes = card?.kind === 'spell' ? 1 - (testTable(me, 'lore', 'spell', card.cast.modifier)[0] ?? 0) : 1
      const best = given.anywhere
        ? Math.max(0, ...p.clues.map(({ at }) => prospects.research(at)))
        : p.foesAt(me.at).length
          ? Math.max(...prospects.encounters(me.at).map(({ value }) => value))
          : -9
      return passes * best + (1 - passes) * now - (card?.kind === 'spell' ? 0.4 : 0.1)
    },
  }
}

/** The likeliest victory first. */
export const fightFirst: Judging = ({ p }, me) => ({
  option: ({ piece = '' }) => {
    const foe = p.foeCalled(piece)
    return foe ? fight(p, me, foe).wins : 0
  },
})
