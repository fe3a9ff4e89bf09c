import type { Effect } from '@miskatonic/effects'
import { cards } from '../content/index.ts'
import type { ComplexCard, GeneralCard, LocationCard, ResearchCard, Section } from '../content/nodes.ts'
import { adjacent, allSpaces, distance, spaceInfo, spaceType } from '../rules/board.ts'
import type { SpaceId } from '../rules/shape.ts'
import type { Foe, Position, Someone } from './position.ts'
import { closes, closingWorth, clueWorth, fight, POINTS, stepWorth, testTable, urgency, worthOf } from './worth.ts'

/* Where it is good to be when the encounters come, and how to get there. */

const ofKind = <C>(kind: string): readonly C[] => cards.filter((card) => card.kind === kind) as unknown as readonly C[]
const GENERAL = ofKind<GeneralCard>('general')
const LOCATION = ofKind<LocationCard>('location')
const RESEARCH = ofKind<ResearchCard>('research')
const OTHER_WORLD = ofKind<ComplexCard>('otherWorld')
const EXPEDITION = ofKind<ComplexCard>('expedition')
const SPECIAL = ofKind<ComplexCard>('special')

const mean = (values: readonly number[]): number => (values.length ? values.reduce((sum, one) => sum + one, 0) / values.length : 0)

export const HABITS = {
  /** How far a round carries on average: a path, and now and then a ticket. */
  pace: 1.5,
  /** What is left of a promise after a round of waiting for it. */
  patience: 0.6,
  /** How much what lies ahead counts beside what is here. */
  foresight: 1.3,
  /** What is somebody else's task is worth little to another. */
  taken: 0.15,
}

export type Choice = { readonly key: string; readonly value: number; readonly alias?: string }

/** What somebody may expect of each space, worked out once for a position. */
export class Journey {
  readonly p: Position
  readonly who: Someone
  private readonly averages: Map<string, number>
  private readonly values = new Map<SpaceId, number>()
  private readonly ends = new Map<SpaceId, number>()
  private readonly like: string
  private readonly raws = new Map<SpaceId, number>()
  private readonly taken: ReadonlySet<SpaceId>

  /** `averages` is kept between positions: what a deck is worth depends on little of them. */
  constructor(p: Position, who: Someone, averages: Map<string, number>, alone = false) {
    this.p = p
    this.who = who
    this.averages = averages
    this.like = [
      who.card.id,
      who.health,
      who.sanity,
      Math.min(4, who.clues),
      Object.values(who.skills).join(''),
      who.cards.map(({ card }) => card.id).join(','),
      p.mystery?.card.id,
      stepWorth(p),
      clueWorth(p),
      p.awakened,
      p.gates.length > p.players + 1,
      p.omen,
    ].join('|')
    this.taken = alone ? NOBODYS : takenByOthers(p, who, this, averages)
  }

  private average(name: string, work: () => number): number {
    const key = `${name}|${this.like}`
    let known = this.averages.get(key)
    if (known === undefined) {
      known = work()
      if (this.averages.size > MOST_AVERAGES) this.averages.clear()
      this.averages.set(key, known)
    }
    return known
  }

  // ── encounters ──

  private readonly sectionWorth = (section: Section | undefined): number => worthOf(this.p, this.who, section?.effect as Effect | undefined)

  private complexWorth({ initial, pass, fail }: ComplexCard, kind: string): number {
    const { p, who } = this
    const before = initial.effect ? worthOf(p, who, initial.effect as Effect) : 0
    const missed = initial.test ? (testTable(who, initial.test.skill, kind, initial.test.modifier ?? 0)[0] ?? 0) : 0.5
    return before + (1 - missed) * this.sectionWorth(pass) + missed * this.sectionWorth(fail)
  }

  general(space: SpaceId): number {
    const type = spaceType(space)
    return this.average(`general:${type}`, () => mean(GENERAL.map(({ sections }) => this.sectionWorth(sections[type]))))
  }

  location(space: SpaceId): number {
    const deck = spaceInfo(space)?.deck
    return this.average(`location:${space}`, () =>
      mean(LOCATION.filter(({ region }) => region === deck).map(({ sections }) => this.sectionWorth(sections[space]))),
    )
  }

  research(space: SpaceId): number {
    const type = spaceType(space)
    const own = (card: ResearchCard): boolean => card.ancientOne === this.p.sheet?.id
    return this.average(`research:${type}`, () => mean(RESEARCH.filter(own).map(({ sections }) => this.sectionWorth(sections[type]))))
  }

  otherWorld(): number {
    return this.average('otherWorld', () => mean(OTHER_WORLD.map((card) => this.complexWorth(card, 'otherWorld'))))
  }

  /** How likely a visit to another world closes its Gate. */
  closing(): number {
    return this.average('closing', () =>
      mean(
        OTHER_WORLD.map(({ initial, pass, fail }) => {
          const missed = initial.test ? (testTable(this.who, initial.test.skill, 'otherWorld', initial.test.modifier ?? 0)[0] ?? 0) : 0.5
          return (
            (1 - missed) * closes(this.who, pass.effect as Effect, 'otherWorld') +
            missed * closes(this.who, fail.effect as Effect, 'otherWorld')
          )
        }),
      ),
    )
  }

  expedition(space: SpaceId): number {
    return this.average(`expedition:${space}`, () =>
      mean(EXPEDITION.filter((card) => card.space === space).map((card) => this.complexWorth(card, 'expedition'))),
    )
  }

  special(): number {
    const own = (card: ComplexCard): boolean => card.ancientOne === this.p.sheet?.id
    return this.average('special', () => mean(SPECIAL.filter(own).map((card) => this.complexWorth(card, 'special'))))
  }

  /** A text met as an encounter; one that draws a special encounter is worth what those are. */
  private tokenWorth(effect: Effect): number {
    return effect.do === 'encounter' && effect.kind === 'special' ? this.special() : worthOf(this.p, this.who, effect)
  }

  /** Everything that could be encountered on a space, by the keys the table offers it under. */
  encounters(space: SpaceId): Choice[] {
    const { p } = this
    const all: Choice[] = [{ key: 'general', value: this.general(space) }]
    const deck = spaceInfo(space)?.deck
    if (deck) all.push({ key: `location:${deck}`, value: this.location(space) })
    for (const { alias, at } of p.clues) if (at === space) all.push({ key: `research:${alias}`, value: this.research(space), alias })
    for (const { alias, at, face } of p.gates)
      if (at === space)
        all.push({
          key: `otherWorld:${alias}`,
          value: this.otherWorld() + this.closing() * (omenBonus(p, face) + closingWorth(p, this.who, face)),
          alias,
        })
    if (p.expedition === space) all.push({ key: 'expedition', value: this.expedition(space) })
    for (const one of p.view.zones[`fallen:${space}`]?.pieces ?? []) all.push({ key: `fallen:${one.alias}`, value: 4, alias: one.alias })
    return [...all, ...this.tokens(space)]
  }

  private tokens(space: SpaceId): Choice[] {
    const { p } = this
    const all: Choice[] = []
    const { mystery, sheet } = p
    const there = mystery?.card.encounter?.on === 'marked' ? mystery.marked.includes(space) : p.eldritchAt(space) > 0
    if (mystery?.card.encounter && there)
      all.push({ key: `token:${mystery.alias}`, value: this.tokenWorth(mystery.card.encounter.effect as Effect) })
    for (const { alias, card, eldritch } of p.ongoing) {
      const on = card.encounterOn
      const here =
        on === 'expedition'
          ? p.expedition === space
          : typeof on === 'object'
            ? 'space' in on
              ? on.space === space
              : spaceType(space) === on.type
            : card.rumorSpace === space
      if (card.encounter && here)
        all.push({ key: `token:${alias}`, value: this.tokenWorth(card.encounter as Effect) * urgency(card, eldritch) })
    }
    const final = p.awakened && sheet?.back.encounter && p.solved >= sheet.mysteries ? sheet.back.encounter : null
    const own = p.view.zones.sheet?.pieces[0]?.alias
    if (final && own && p.gates.some(({ at }) => at === space))
      all.push({ key: `token:${own}`, value: this.tokenWorth(final as Effect) + POINTS.mystery / 3 })
    return all
  }

  // ── spaces ──

  /** What an Encounter Phase on that space is worth: first its Monsters, then, if they are beaten, the best encounter. */
  value(space: SpaceId): number {
    let known = this.values.get(space)
    if (known === undefined) {
      known = this.workOut(space)
      this.values.set(space, known)
    }
    return known
  }

  private workOut(space: SpaceId): number {
    return this.taken.has(space) ? this.plain(space) + (this.raw(space) - this.plain(space)) * HABITS.taken : this.raw(space)
  }

  private plain(space: SpaceId): number {
    return Math.max(this.general(space), spaceInfo(space)?.deck ? this.location(space) : -9)
  }

  /** The same, whoever else may be after it. */
  raw(space: SpaceId): number {
    let known = this.raws.get(space)
    if (known === undefined) {
      const best = Math.max(...this.encounters(space).map(({ value }) => value))
      const fought = this.fights(this.p.foesAt(space))
      known = fought.value + fought.wins * best - (fought.falls > 0.4 ? 2 : 0)
      this.raws.set(space, known)
    }
    return known
  }

  /** How much more a space promises than any other, seen from where one stands. */
  pull(space: SpaceId): number {
    return (this.raw(space) - this.plain(this.who.at)) * HABITS.patience ** (distance(this.who.at, space) / HABITS.pace)
  }

  private fights(foes: readonly Foe[]): { value: number; wins: number; falls: number } {
    let [value, wins, stands] = [0, 1, 1]
    for (const foe of foes) {
      const one = fight(this.p, this.who, foe)
      value += one.value
      wins *= one.wins
      stands *= 1 - one.falls
    }
    return { value, wins, falls: 1 - stands }
  }

  /** What it is worth to end the turn there: the encounter, and what can be reached from there in later rounds. */
  ending(space: SpaceId): number {
    let known = this.ends.get(space)
    if (known === undefined) {
      known = this.value(space) + HABITS.foresight * this.prospect(space)
      this.ends.set(space, known)
    }
    return known
  }

  private prospect(from: SpaceId): number {
    let best = 0
    for (const space of worthwhile(this.p)) {
      if (space === from) continue
      best = Math.max(best, this.value(space) * HABITS.patience ** (distance(from, space) / HABITS.pace))
    }
    return best
  }

  /** The best that can be reached by tickets from a space one has come to. */
  onward(from: SpaceId, train: number, ship: number): number {
    let best = this.ending(from)
    if (train > 0) for (const to of adjacent(from, 'train')) best = Math.max(best, this.onward(to, train - 1, ship) - POINTS.ticket)
    if (ship > 0) for (const to of adjacent(from, 'ship')) best = Math.max(best, this.onward(to, train, ship - 1) - POINTS.ticket)
    return best
  }

  /** The best end of a Travel action from here with so many tickets. */
  travelling(train = this.who.train, ship = this.who.ship): number {
    return Math.max(...adjacent(this.who.at).map((to) => this.onward(to, train, ship)))
  }
}

const MOST_AVERAGES = 20_000
const CITIES = allSpaces.filter((space) => spaceInfo(space)?.deck !== undefined)
const NOBODYS: ReadonlySet<SpaceId> = new Set()

/** Spaces where something can be done that cannot be done anywhere. */
function worthwhile(p: Position): ReadonlySet<SpaceId> {
  const epic = p.foes.filter(({ card }) => card.epic)
  const rumors = p.ongoing.flatMap(({ card }) => (card.encounter && card.rumorSpace ? [card.rumorSpace] : []))
  const marked = p.mystery?.card.encounter ? p.mystery.marked : []
  const hunted = p.mystery?.card.id === 'hunting-the-thousand' ? p.foes : epic
  const all = [
    ...[...p.gates, ...p.clues, ...hunted].map(({ at }) => at),
    ...CITIES,
    ...rumors,
    ...marked,
    ...(p.expedition ? [p.expedition] : []),
  ]
  return new Set(all)
}

/**
 * Everybody reckons alike who should go where: the strongest pull first, one for each space, and all to an Epic Monster. What
 * falls to others is not for oneself.
 */
function takenByOthers(p: Position, me: Someone, own: Journey, averages: Map<string, number>): ReadonlySet<SpaceId> {
  const journeys = p.team.map((one) => (one.seat === me.seat ? own : new Journey(p, one, averages, true)))
  const shared = new Set(p.foes.filter(({ card }) => card.epic).map(({ at }) => at))
  const pulls = journeys.flatMap((journey) =>
    [...worthwhile(p)].filter((space) => !shared.has(space)).map((space) => ({ seat: journey.who.seat, space, pull: journey.pull(space) })),
  )
  const taken = new Set<SpaceId>()
  const busy = new Set<string>()
  const forMe = new Set<SpaceId>()
  for (const { seat, space, pull } of pulls.sort((a, b) => b.pull - a.pull || (a.seat < b.seat ? -1 : 1))) {
    if (pull <= 0 || busy.has(seat) || taken.has(space) || forMe.has(space)) continue
    busy.add(seat)
    if (seat === me.seat) forMe.add(space)
    else taken.add(space)
  }
  return taken
}

/** Gates of the colours the Omen comes to next are the pressing ones. */
function omenBonus(p: Position, face: string): number {
  const next = coloursAhead(p)
  const colour = spaceInfo(face.slice(5))?.gate
  return colour === next[0] ? 1.2 : colour === next[1] ? 0.5 : 0
}
const coloursAhead = (p: Position): readonly string[] =>
  [1, 2].map((steps) => ['green', 'blue', 'red', 'blue'][(p.omen + steps) % 4] as string)
