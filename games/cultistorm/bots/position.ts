import type { AbilityData, Effect } from '@miskatonic/effects'
import type { Json, PieceView, Seat, View } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import { type ActionCard, type AncientOne, type Card, type Cultist, type MagicSymbol, SYMBOLS } from '../content/kinds.ts'
import { START } from '../rules/board.ts'
import type { Unit } from '../rules/cover.ts'

/* What a seat sees, put in the words of the game. Made from the view alone: what is hidden is not in it. */

export type Held = { readonly alias: string; readonly card: Card; readonly marks: { readonly [attribute: string]: Json } }
/** A detective of the team. */
export type Detective = {
  readonly seat: Seat
  readonly at: MagicSymbol
  readonly isRanged: boolean
  /** Tokens of madness, and those of them that can be healed. */
  readonly tokens: number
  readonly madness: number
  readonly level: number
  readonly moves: number
  readonly takes: number
  readonly investigated: boolean
  readonly trophies: readonly MagicSymbol[]
  readonly targets: readonly string[]
  readonly seals: readonly MagicSymbol[]
  readonly items: readonly Held[]
  readonly hand: readonly (Held & { readonly card: ActionCard })[]
  /** Everything that could give a symbol now. */
  readonly units: readonly Unit[]
  /** So many symbols more can be met by abilities in a fight with a cultist. */
  readonly jokers: number
}
export type Enemy = { readonly alias: string; readonly card: Cultist | AncientOne; readonly needs: readonly MagicSymbol[] }
/** A location: its enemies from the front to the rear, an Ancient One last. */
export type Site = {
  readonly slot: MagicSymbol
  readonly enemies: readonly Enemy[]
  readonly cultists: number
  readonly ancient: Enemy | null
  readonly sealed: boolean
  readonly offered: number
}

const BY_FACE: ReadonlyMap<string, Card> = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card]))
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
const list = <T>(value: Json | undefined): readonly T[] => (Array.isArray(value) ? (value as unknown as T[]) : [])

export class Position {
  readonly view: View
  readonly team: readonly Detective[]
  readonly me: Detective
  readonly sites: readonly Site[]
  readonly pool: readonly Held[]
  private readonly pieces = new Map<string, Held>()

  constructor(view: View, seat: Seat) {
    this.view = view
    for (const zone of Object.values(view.zones))
      for (const piece of zone.pieces) {
        const held = heldOf(piece)
        if (held) this.pieces.set(held.alias, held)
      }
    this.pool = this.lying('dice-pool')
    this.sites = SYMBOLS.map((slot) => this.site(slot))
    this.team = view.seats.map((one) => this.detective(one))
    this.me = this.team.find((one) => one.seat === seat) as Detective
  }

  get players(): number {
    return this.team.length
  }
  get cultists(): number {
    return this.sites.reduce((sum, { cultists }) => sum + cultists, 0)
  }
  /** One cultist more, and all is lost. */
  get limit(): number {
    return this.players + 8
  }
  get hasFreeSeals(): boolean {
    return (this.view.zones['seal-supply']?.count ?? 0) > 0
  }
  /** Where the next cultists arrive, one each. */
  get arrivals(): readonly MagicSymbol[] {
    const first = SYMBOLS.indexOf(this.view.table.marker as MagicSymbol)
    return this.team.map((_, i) => SYMBOLS[(first + i) % SYMBOLS.length] as MagicSymbol)
  }

  piece(alias: string | undefined): Held | null {
    return (alias !== undefined && this.pieces.get(alias)) || null
  }
  siteOf(slot: MagicSymbol): Site {
    return this.sites.find((one) => one.slot === slot) as Site
  }
  detectiveOf(seat: Seat | undefined): Detective | null {
    return this.team.find((one) => one.seat === seat) ?? null
  }
  lying(zone: string): Held[] {
    return (this.view.zones[zone]?.pieces ?? []).flatMap(({ alias }) => this.pieces.get(alias) ?? [])
  }

  private site(slot: MagicSymbol): Site {
    const has = this.view.of[`slot:${slot}`] ?? {}
    const die = SYMBOLS.filter((symbol) => symbol === has.die)
    const devoured = this.lying(`devoured:${slot}`).flatMap(({ card }) => (card.kind === 'cultist' ? (card.sectSymbol ?? []) : []))
    const column = this.lying(`column:${slot}`).flatMap(({ alias, card }): Enemy[] => {
      if (card.kind !== 'cultist') return []
      return [{ alias, card, needs: [...card.symbols, ...(card.sectSymbol === slot ? [slot] : []), ...die] }]
    })
    const [ancient = null] = this.lying(`lair:${slot}`).flatMap(({ alias, card }): Enemy[] =>
      card.kind === 'ancient' ? [{ alias, card, needs: [...card.symbols, ...devoured, slot, ...die] }] : [],
    )
    const enemies = ancient ? [...column, ancient] : column
    return { slot, enemies, cultists: column.length, ancient, sealed: (has.sealed ?? null) !== null, offered: list(has.offered).length }
  }

  private detective(seat: Seat): Detective {
    const has = this.view.of[seat] ?? {}
    const [is] = this.lying(`detective:${seat}`)
    const hand = this.lying(`hand:${seat}`).flatMap((held) => (held.card.kind === 'action' ? [{ ...held, card: held.card }] : []))
    const items = this.lying(`items:${seat}`)
    const reaches = [...items, ...this.lying(`support:${seat}`)].some(({ card }) => reachesFar(card))
    return {
      seat,
      at: (has.at ?? START) as MagicSymbol,
      isRanged: (is?.card.kind === 'detective' && is.card.style === 'ranged') || reaches,
      tokens: number(has.madness) + number(has.developing),
      madness: number(has.madness),
      level: number(has.level),
      moves: number(has.moves),
      takes: number(has.takes),
      investigated: has.investigated === true,
      trophies: list(has.trophies),
      targets: list(has.targets),
      seals: this.lying(`seals:${seat}`).flatMap(({ card }) => (card.kind === 'seal' ? card.symbol : [])),
      items,
      hand,
      units: [
        ...this.lying(`dice:${seat}`).flatMap(dieUnit),
        ...this.lying(`support:${seat}`).flatMap(lentUnits),
        ...hand.map(({ alias, card }) => ({ piece: alias, gives: [card.symbol] })),
        ...items.flatMap(lentUnits),
      ],
      jokers: jokersOf([...(is ? levelsOf(is.card, number(has.level)) : []), ...items.flatMap(({ card }) => abilitiesOf(card))]),
    }
  }
}

const abilitiesOf = (card: Card): readonly AbilityData[] => ('abilities' in card ? (card.abilities ?? []) : [])
const levelsOf = (card: Card, level: number): readonly AbilityData[] =>
  card.kind === 'detective' ? card.levels.slice(0, level).flatMap(({ abilities }) => abilities) : []

/** Symbols that may be left out, and cards that may stand for any. */
const jokersOf = (abilities: readonly AbilityData[]): number =>
  abilities.reduce((sum, ability) => sum + (ability.ability === 'action' && ability.on === 'fight' ? jokersIn(ability.effect) : 0), 0)
function jokersIn(effect: Effect): number {
  if (effect.do === 'freeCard') return 1
  if (effect.do === 'ignore') return effect.what === 'any' ? Number(effect.n ?? 1) : 0
  return effect.do === 'seq' ? (effect.effects as readonly Effect[]).reduce((sum, one) => sum + jokersIn(one), 0) : 0
}

/** Lets its bearer fight from afar. */
const reachesFar = (card: Card): boolean =>
  abilitiesOf(card).some((ability) => ability.ability === 'allow' && ability.on === 'target:reach')

function heldOf({ alias, faces, attributes }: PieceView): Held | null {
  const card = BY_FACE.get(faces.front ?? '')
  return card ? { alias, card, marks: attributes } : null
}

/** What a die shows; a wild shows anything. */
export const shownBy = (die: Held): readonly MagicSymbol[] => {
  const { face = 'wild' } = die.marks
  return face === 'wild' ? SYMBOLS : [face as MagicSymbol]
}
const dieUnit = (die: Held): Unit[] => (die.marks.committed === true ? [] : [{ piece: die.alias, gives: shownBy(die) }])
const lentUnits = ({ alias, card, marks }: Held): Unit[] =>
  marks.committed !== true && (card.kind === 'action' || card.kind === 'item')
    ? (card.lends ?? []).map((gives) => ({ piece: alias, gives }))
    : []
