import type { AbilityData } from '@miskatonic/effects'
import type { PieceView, Seat, View } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Card, CardOf, Skill } from '../content/kinds.ts'
import { PAIRS, SKILLS } from '../content/kinds.ts'
import { isTown, townAreas } from './roads.ts'
import { WEIGHTS } from './weights.ts'

/* What a seat sees, as a player reads it off the table. */

const byFace: ReadonlyMap<string, Card> = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card]))
export function cardOf({ faces }: PieceView): Card | null {
  for (const side in faces) return byFace.get(faces[side] ?? '') ?? null
  return null
}
const asKind = <K extends Card['kind']>(piece: PieceView, kind: K): CardOf<K> | null => {
  const card = cardOf(piece)
  return card?.kind === kind ? (card as CardOf<K>) : null
}
/** How often the Mythos deck opens a gate there: printed on its cards. */
export const gatesDrawnAt: ReadonlyMap<string, number> = cards.reduce((found, card) => {
  if (card.kind === 'mythos' && card.gate !== undefined) found.set(card.gate, (found.get(card.gate) ?? 0) + 1)
  return found
}, new Map<string, number>())

/** Which check a bonus counts in; a skill's own bonus is in the skill. */
export type Bonus = 'combat' | 'evade' | 'horror' | 'spell' | 'close'

export type Me = {
  readonly seat: Seat
  readonly at: string
  readonly sanity: number
  readonly stamina: number
  readonly maxSanity: number
  readonly maxStamina: number
  readonly money: number
  readonly clues: number
  readonly explored: boolean
  readonly delayed: boolean
  /** Movement points left. */
  readonly points: number
  readonly focus: number
  readonly sheet: CardOf<'investigator'>
  readonly skills: { readonly [S in Skill]: number }
  /** What cards add to every stop of a skill. */
  readonly raised: { readonly [S in Skill]: number }
  readonly bonus: { readonly [B in Bonus]: number }
  readonly possessions: readonly PieceView[]
  /** Toughness of the monsters, and gates, among the trophies. */
  readonly toughness: number
  readonly gateTrophies: number
  /** What it costs to fall, in points. */
  readonly dread: number
}

const STOPS = ['speedStop', 'fightStop', 'loreStop'] as const
const GATE_LIMIT = [8, 8, 7, 7, 6, 6, 5, 5] as const
const SEAL = 5
const SEALS_TO_WIN = 6

type Modify = { readonly on?: string; readonly amount?: unknown; readonly where?: { readonly [name: string]: unknown } }
type Figures = CardOf<'monster'>
const FIGURES: { readonly [on: string]: (monster: Figures, of: (n: number) => number) => Figures } = {
  toughness: (monster, of) => ({ ...monster, toughness: of(monster.toughness) }),
  awareness: (monster, of) => ({ ...monster, awareness: of(monster.awareness) }),
  combatRating: (monster, of) => ({ ...monster, combat: { ...monster.combat, rating: of(monster.combat.rating) } }),
  combatDamage: (monster, of) => ({ ...monster, combat: { ...monster.combat, damage: of(monster.combat.damage) } }),
  horrorRating: (monster, of) => ({ ...monster, horror: { damage: 0, ...monster.horror, rating: of(monster.horror?.rating ?? 0) } }),
  horrorDamage: (monster, of) => ({ ...monster, horror: { rating: 0, ...monster.horror, damage: of(monster.horror?.damage ?? 0) } }),
}
/** A monster as the Ancient One makes it. */
function altered(monster: Figures, ancient: CardOf<'ancientOne'> | null): Figures {
  const abilities = [...(ancient?.worshippers ?? []), ...(ancient?.power.abilities ?? [])] as readonly (Modify & {
    readonly phase?: string
  })[]
  return abilities.reduce((now, { on = '', amount, phase, where = {} }) => {
    const named = where.name as readonly string[] | undefined
    if (typeof amount !== 'number' || (named && !named.includes(monster.id))) return now
    return FIGURES[on]?.(now, (n) => (phase === 'set' ? amount : n + amount)) ?? now
  }, monster)
}
/** Whether the Ancient One gains by the death of it. */
const isAvenged = (monster: Figures, ancient: CardOf<'ancientOne'> | null): boolean =>
  (ancient?.power.abilities ?? []).some(
    (one) => 'on' in one && one.on === 'monster:defeat' && JSON.stringify(one).includes(`"${monster.id}"`),
  )

const modifying = (card: Card | null): readonly Modify[] =>
  ((card && 'abilities' in card && card.abilities) || []).filter((one: AbilityData) => one.ability === 'modify') as readonly Modify[]

/** What one's cards add to a skill, or to one sort of check. */
function added(possessions: readonly PieceView[], on: 'skill' | 'dice', name: string): number {
  let sum = 0
  for (const piece of possessions)
    for (const { on: what, amount, where = {} } of modifying(cardOf(piece)))
      if (what === on && typeof amount === 'number' && where.who === 'you' && (where.skill === name || where.check === name)) sum += amount
  return sum
}

function skillsAt(sheet: CardOf<'investigator'>, stops: readonly number[], raised: Me['raised']): Me['skills'] {
  const level = (skill: Skill): number => {
    const track = PAIRS.findIndex((pair) => pair.some((one) => one === skill))
    return (sheet.sliders[skill][stops[track] ?? 0] ?? 0) + raised[skill]
  }
  return Object.fromEntries(SKILLS.map((skill) => [skill, level(skill)])) as Me['skills']
}

const isCrowd = (view: View): boolean => view.seats.length >= 5

function personAt(view: View, seat: Seat): Me | null {
  const [piece] = view.zones[`sheet:${seat}`]?.pieces ?? []
  const sheet = piece ? asKind(piece, 'investigator') : null
  const of = view.of[seat] ?? {}
  if (!sheet || of.inPlay === false) return null
  const number = (name: string): number => Number(of[name] ?? 0)
  const possessions = view.zones[`possessions:${seat}`]?.pieces ?? []
  const trophies = view.zones[`trophies:${seat}`]?.pieces ?? []
  const raised = Object.fromEntries(SKILLS.map((skill) => [skill, added(possessions, 'skill', skill)])) as Me['raised']
  const bonus = (check: Bonus): number => added(possessions, 'dice', check)
  return {
    seat,
    at: String(of.at ?? ''),
    sanity: number('sanity'),
    stamina: number('stamina'),
    maxSanity: sheet.sanity - number('sanityLost'),
    maxStamina: sheet.stamina - number('staminaLost'),
    money: number('money'),
    clues: number('clues'),
    explored: of.explored === true,
    delayed: of.delayed === true,
    points: number('points'),
    focus: sheet.focus,
    sheet,
    skills: skillsAt(sheet, STOPS.map(number), raised),
    raised,
    bonus: { combat: bonus('combat'), evade: bonus('evade'), horror: bonus('horror'), spell: bonus('spell'), close: bonus('close') },
    possessions,
    toughness: trophies.reduce((sum, one) => sum + (asKind(one, 'monster')?.toughness ?? 0), 0),
    gateTrophies: trophies.filter((one) => asKind(one, 'gate')).length,
    dread: isCrowd(view) ? WEIGHTS.crowdFall : WEIGHTS.fall,
  }
}

/** Asked for again and again: worked out once. */
function known<V>(those: Map<string, V>, name: string, make: () => V): V {
  const before = those.get(name)
  if (before !== undefined) return before
  const made = make()
  those.set(name, made)
  return made
}

export class Position {
  readonly view: View
  readonly me: Me | null
  /** Everybody in play: all lies open. */
  readonly people: readonly Me[]
  readonly ancient: CardOf<'ancientOne'> | null
  readonly gates: readonly string[]
  private readonly standing = new Map<string, readonly Figures[]>()
  private readonly opened = new Map<string, CardOf<'gate'> | null>()

  constructor(view: View, seat: Seat) {
    this.view = view
    this.people = view.seats.flatMap((one) => personAt(view, one) ?? [])
    this.me = this.people.find((one) => one.seat === seat) ?? null
    const [sheet] = view.zones.ancient?.pieces ?? []
    this.ancient = sheet ? asKind(sheet, 'ancientOne') : null
    this.gates = townAreas.filter((area) => this.gateAt(area) !== null)
  }

  get players(): number {
    return this.view.seats.length
  }
  /** So many that one more or less who falls counts little, and gates count much. */
  get isCrowd(): boolean {
    return isCrowd(this.view)
  }
  get doomLeft(): number {
    return (this.ancient?.doom ?? 12) - Number(this.view.table.doom ?? 0)
  }
  /** Successes that would end the battle. */
  get strikesLeft(): number {
    return Number(this.view.table.doom ?? 0) * this.players - Number(this.view.table.tally ?? 0)
  }
  get terror(): number {
    return Number(this.view.table.terror ?? 0)
  }
  get gateLimit(): number {
    return GATE_LIMIT[Math.min(8, this.players) - 1] ?? 5
  }
  get sealCost(): number {
    const set = (this.ancient?.power.abilities ?? []).find((one) => one.ability === 'modify' && one.on === 'sealCost')
    return set && 'amount' in set && typeof set.amount === 'number' ? set.amount : SEAL
  }
  /** Successes it takes to close a gate. */
  get closing(): number {
    const more = (this.ancient?.power.abilities ?? []).some((one) => one.ability === 'modify' && one.on === 'difficulty')
    return more ? 2 : 1
  }
  get sealsLeft(): number {
    return SEALS_TO_WIN - townAreas.filter((area) => this.isSealed(area)).length
  }
  get monstersInTown(): number {
    return townAreas.reduce((sum, area) => sum + this.monstersAt(area).length, 0) + (this.view.zones['area:sky']?.count ?? 0)
  }
  /** So many more monsters find room before the town gets afraid. */
  get roomForMonsters(): number {
    const outskirts = this.view.zones['area:outskirts']?.count ?? 0
    return Math.max(0, this.players + 3 - this.monstersInTown) + Math.max(0, 8 - this.players - outskirts)
  }

  cluesAt(area: string): number {
    return Number(this.view.of[`area:${area}`]?.cluesThere ?? 0)
  }
  isSealed(area: string): boolean {
    return this.view.of[`area:${area}`]?.sealed === true
  }
  isClosed(area: string): boolean {
    return (this.view.of[`area:${area}`]?.closed ?? null) !== null
  }
  gateAt(area: string): CardOf<'gate'> | null {
    return known(this.opened, area, () => {
      const [piece] = this.view.zones[`gate:${area}`]?.pieces ?? []
      return piece ? asKind(piece, 'gate') : null
    })
  }
  monstersAt(area: string): readonly Figures[] {
    return known(this.standing, area, () => (this.view.zones[`area:${area}`]?.pieces ?? []).flatMap((piece) => this.figured(piece) ?? []))
  }
  monster(alias: string): CardOf<'monster'> | null {
    const piece = this.piece(alias)
    return piece && this.figured(piece)
  }
  private figured(piece: PieceView): Figures | null {
    const monster = asKind(piece, 'monster')
    return monster && altered(monster, this.ancient)
  }
  /** The worst that a death can bring: doom. */
  isAvenged(monster: Figures): boolean {
    return isAvenged(monster, this.ancient)
  }
  get rumor(): CardOf<'mythos'> | null {
    const [piece] = this.view.zones.rumor?.pieces ?? []
    return piece ? asKind(piece, 'mythos') : null
  }
  /** What lies on the Rumor, where monsters do. */
  get kept(): readonly Figures[] {
    const zones = Object.entries(this.view.zones).filter(([name]) => name.startsWith('kept:'))
    return zones.flatMap(([, { pieces }]) => pieces.flatMap((piece) => this.figured(piece) ?? []))
  }
  /** Trophies one can part with, in fives: not those the Ancient One will ask for, nor, before the battle is near, the gates a victory needs. */
  spendable(me: Me, near: boolean): number {
    const lives = this.ancient?.battle?.do === 'when' ? JSON.stringify(this.ancient.battle) : ''
    const monsters = lives.includes('"monsterTrophy"') ? me.toughness - 10 : me.toughness
    const gates = lives.includes('"gateTrophy"') ? 0 : near ? me.gateTrophies : this.players > 2 ? 0 : me.gateTrophies - 1
    return Math.max(0, Math.floor(monsters / 5)) + Math.max(0, gates)
  }
  piece(alias: string | undefined): PieceView | null {
    for (const { pieces } of Object.values(this.view.zones)) for (const one of pieces) if (one.alias === alias) return one
    return null
  }
  /** Somebody else is in the world behind that gate, or stands at it with it explored. */
  isTakenCareOf(area: string, by: Me): boolean {
    const world = this.gateAt(area)?.world
    return this.people.some(
      ({ seat, at, explored }) =>
        seat !== by.seat && ((at === area && explored) || (world !== undefined && (at === `${world}-first` || at === `${world}-second`))),
    )
  }
  /** Where somebody in an Other World will come out, if that is known. */
  wayBack({ at }: Me): string | null {
    return this.gates.find((area) => at.startsWith(`${this.gateAt(area)?.world}-`)) ?? null
  }
}

export const inTown = ({ at }: Me): boolean => isTown(at)
export const hasCard = (me: Me, id: string): boolean => me.possessions.some((piece) => cardOf(piece)?.id === id)
export const hasElderSign = (me: Me): boolean =>
  me.possessions.some((piece) => {
    const card = cardOf(piece)
    return card?.kind === 'unique' && card.elderSign === true
  })
