import type { Effect } from '@miskatonic/effects'
import { cards } from '../content/index.ts'
import type { ComplexCard, GeneralCard, LocationCard, MythosCard, ResearchCard, Section } from '../content/nodes.ts'
import { spaceInfo, spaceType } from '../rules/board.ts'
import type { SpaceId } from '../rules/shape.ts'
import { closingWorth, wantsMatch } from './closing.ts'
import { testTable } from './dice.ts'
import { type Fought, fight } from './fights.ts'
import { anyGateWorth, closes, doomWorth, gateWorth } from './gates.ts'
import { clueWorth, isFinal, isResearched, spareClues, spellsAsked, stepWorth } from './mystery.ts'
import type { Foe, InPlay, Position, Someone } from './position.ts'
import { rumorEncounter } from './rumors.ts'
import { worthOf } from './texts.ts'

/* What an Encounter Phase on a space promises to somebody. */

const ofKind = <C>(kind: string): readonly C[] => cards.filter((card) => card.kind === kind) as unknown as readonly C[]
const GENERAL = ofKind<GeneralCard>('general')
const LOCATION = ofKind<LocationCard>('location')
const RESEARCH = ofKind<ResearchCard>('research')
const OTHER_WORLD = ofKind<ComplexCard>('otherWorld')
const EXPEDITION = ofKind<ComplexCard>('expedition')
const SPECIAL = ofKind<ComplexCard>('special')

const mean = (values: readonly number[]): number => (values.length ? values.reduce((sum, one) => sum + one, 0) / values.length : 0)

/** Kept between positions: what a deck is worth depends on little of them. */
export type Averages = Map<string, number>
const MOST_AVERAGES = 20_000
/** Clues somebody is ready to spend on a test that matters. */
const READY = 2

type Choice = { readonly key: string; readonly value: number; readonly alias?: string }

export class Prospects {
  readonly p: Position
  readonly who: Someone
  private readonly averages: Averages
  private readonly like: string
  private readonly raws = new Map<string, number>()
  private readonly ways: readonly Way[]

  constructor(p: Position, who: Someone, averages: Averages) {
    this.p = p
    this.who = who
    this.averages = averages
    this.like = likeOf(p, who)
    this.ways = waysOf(who)
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

  // ── decks ──

  private readonly sectionWorth = (section: Section | undefined): number => worthOf(this.p, this.who, section?.effect)

  private missed({ initial }: ComplexCard, kind: string, more = 0): number {
    if (initial.test) return testTable(this.who, initial.test.skill, kind, initial.test.modifier ?? 0, more)[0] ?? 0
    return this.who.clues > 0 ? 0 : 1
  }

  private complexWorth(card: ComplexCard, kind: string): number {
    const before = card.initial.effect ? worthOf(this.p, this.who, card.initial.effect) : 0
    const missed = this.missed(card, kind)
    return before + (1 - missed) * this.sectionWorth(card.pass) + missed * this.sectionWorth(card.fail)
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

  /** Another world without its Gate: what befalls on the way. */
  private otherWorld(): number {
    const closed = this.closing(0) * anyGateWorth(this.p)
    return this.average('otherWorld', () => mean(OTHER_WORLD.map((card) => this.complexWorth(card, 'otherWorld')))) - closed
  }

  /** How likely a visit to another world closes its Gate, with so many Clues to spend. */
  closing(spare = Math.min(READY, spareClues(this.p, this.who))): number {
    return this.average(`closing:${spare}`, () =>
      mean(
        OTHER_WORLD.map((card) => {
          const missed = this.missed(card, 'otherWorld', spare / 2)
          const pass = closes(this.who, card.pass.effect, 'otherWorld', Math.ceil(spare / 2))
          return (1 - missed) * pass + missed * closes(this.who, card.fail.effect, 'otherWorld')
        }),
      ),
    )
  }

  expedition(space: SpaceId): number {
    return this.average(`expedition:${space}`, () =>
      mean(EXPEDITION.filter((card) => card.space === space).map((card) => this.complexWorth(card, 'expedition'))),
    )
  }

  private special(): number {
    const own = (card: ComplexCard): boolean => card.ancientOne === this.p.sheet?.id
    return this.average('special', () => mean(SPECIAL.filter(own).map((card) => this.complexWorth(card, 'special'))))
  }

  // ── spaces ──

  /** Everything that could be encountered on a space, by the keys the table offers it under. */
  encounters(space: SpaceId, omens = 0): Choice[] {
    const { p, who } = this
    const all: Choice[] = [{ key: 'general', value: this.general(space) }]
    const deck = spaceInfo(space)?.deck
    if (deck) all.push({ key: `location:${deck}`, value: this.location(space) })
    for (const { alias, at } of p.clues) if (at === space) all.push({ key: `research:${alias}`, value: this.research(space), alias })
    for (const { alias, at, face } of p.gates) {
      if (at !== space) continue
      const shut = p.cannotClose ? 0 : this.closing() * (gateWorth(p, face) + closingWorth(p, who, face, omens))
      all.push({ key: `otherWorld:${alias}`, value: this.otherWorld() + shut, alias })
    }
    if (p.expedition === space) all.push({ key: 'expedition', value: this.expedition(space) })
    for (const one of p.view.zones[`fallen:${space}`]?.pieces ?? []) all.push({ key: `fallen:${one.alias}`, value: 5, alias: one.alias })
    return [...all, ...this.tokens(space)]
  }

  /** A text met as an encounter; one that draws a special encounter is worth what those are. */
  private tokenWorth(effect: Effect): number {
    return effect.do === 'encounter' && effect.kind === 'special' ? this.special() : worthOf(this.p, this.who, effect)
  }

  private tokens(space: SpaceId): Choice[] {
    const { p, who } = this
    const all: Choice[] = []
    const { mystery, sheet } = p
    const there = mystery?.card.encounter?.on === 'marked' ? mystery.marked.includes(space) : p.eldritchAt(space) > 0
    if (mystery?.card.encounter && there)
      all.push({ key: `token:${mystery.alias}`, value: stepWorth(p) > 0 ? this.tokenWorth(mystery.card.encounter.effect) : 0 })
    for (const rumor of p.ongoing)
      if (rumor.card.encounter && isRumorSpace(p, rumor, space))
        all.push({ key: `token:${rumor.alias}`, value: rumorEncounter(p, who, rumor) })
    const own = p.view.zones.sheet?.pieces[0]?.alias
    if (isFinal(p) && sheet?.back.encounter && own && p.gates.some(({ at }) => at === space))
      all.push({ key: `token:${own}`, value: this.tokenWorth(sheet.back.encounter) })
    return all
  }

  /** Any encounter on that space that is nobody's job. */
  plain(space: SpaceId): number {
    return Math.max(this.general(space), spaceInfo(space)?.deck ? this.location(space) : -9)
  }

  /** What an Encounter Phase there is worth, so many rounds from now: first its Monsters, then, if they are beaten, the best encounter. */
  raw(space: SpaceId, rounds = 0): number {
    const omens = rounds > 0 && wantsMatch(this.p) ? Math.min(3, Math.round(rounds * 0.85)) : 0
    const key = `${space}|${omens}`
    let known = this.raws.get(key)
    if (known === undefined) {
      const best = Math.max(...this.encounters(space, omens).map(({ value }) => value))
      const fought = this.fights(this.p.foesAt(space))
      known = this.byOtherWays(space, fought.value + fought.wins * best, best)
      this.raws.set(key, known)
    }
    return known
  }

  /** Some walk past the Monsters, some research from afar: where that is better, with the chance that it succeeds. */
  private byOtherWays(space: SpaceId, met: number, best: number): number {
    let worth = met
    for (const { chance, anywhere } of this.ways) {
      const there = anywhere ? Math.max(0, ...this.p.clues.map(({ at }) => this.research(at))) : this.p.foesAt(space).length ? best : met
      worth = Math.max(worth, chance * there + (1 - chance) * met - WAY_PRICE)
    }
    return worth
  }

  private fights(foes: readonly Foe[]): Fought {
    let [value, wins, stands] = [0, 1, 1]
    for (const foe of foes) {
      const one = fight(this.p, this.who, foe)
      value += stands * one.value
      wins *= one.wins
      stands *= 1 - one.falls
    }
    return { value, wins, falls: 1 - stands }
  }
}

type Way = { readonly chance: number; readonly anywhere: boolean }
/** What a Spell of that kind costs its caster now and then. */
const WAY_PRICE = 2

/** Cards that give another encounter than the one that waits. */
function waysOf(who: Someone): Way[] {
  return who.cards.flatMap(({ card }) => {
    const given =
      card.kind === 'spell'
        ? [card.cast.when === 'encounterPhase' ? card.cast.pass : null]
        : (card.abilities ?? []).map((ability) =>
            'on' in ability && ability.on === 'encounterPhase' && 'effect' in ability ? ability.effect : null,
          )
    const chance = card.kind === 'spell' ? 1 - (testTable(who, 'lore', 'spell', card.cast.modifier)[0] ?? 0) : 1
    return given.flatMap((effect) => (effect?.do === 'encounter' ? [{ chance, anywhere: effect.anywhere === true }] : []))
  })
}

/** Positions that are alike here make the same decks worth the same. */
const likeOf = (p: Position, who: Someone): string =>
  [
    who.card.id,
    who.health,
    who.sanity,
    Math.min(4, who.clues),
    Object.values(who.skills).join(''),
    who.cards.map(({ card }) => card.id).join(','),
    p.mystery?.card.id,
    stepWorth(p).toFixed(1),
    clueWorth(p, who).toFixed(1),
    doomWorth(p).toFixed(0),
    anyGateWorth(p).toFixed(0),
    p.awakened,
    p.omen,
    isResearched(p),
    spellsAsked(p),
  ].join('|')

/** Where a Rumor is dealt with. */
export function isRumorSpace(p: Position, { card }: InPlay<MythosCard>, space: SpaceId): boolean {
  const on = card.encounterOn
  if (on === 'expedition') return p.expedition === space
  if (typeof on === 'object') return 'space' in on ? on.space === space : spaceType(space) === on.type
  return card.rumorSpace === space
}
