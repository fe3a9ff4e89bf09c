import type { AbilityData } from '@miskatonic/effects'
import type { Json, PieceView, Seat, View } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import { type ActionCard, type AncientOne, type Card, type Cultist, type MagicSymbol, SYMBOLS } from '../content/kinds.ts'
import { START } from '../rules/board.ts'
import type { Unit } from '../rules/cover.ts'
import { declared } from '../rules/expansions/declared.ts'
import { type Aid, aidsIn, aidsOfCard } from './aids.ts'

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
  /** Tokens for a move: the first is free, unless something makes every move dear. */
  readonly moveCost: number
  readonly takes: number
  readonly investigated: boolean
  readonly ready: boolean
  /** In another world: neither moves nor fights. */
  readonly trapped: MagicSymbol | null
  readonly trophies: readonly MagicSymbol[]
  readonly targets: readonly string[]
  readonly seals: readonly MagicSymbol[]
  readonly items: readonly Held[]
  readonly hand: readonly (Held & { readonly card: ActionCard })[]
  /** Everything that could give a symbol now. */
  readonly units: readonly Unit[]
  readonly dice: readonly Held[]
  /** What else helps in a fight: of the own abilities, items and help received. */
  readonly aids: readonly Aid[]
}
export type Enemy = { readonly alias: string; readonly card: Cultist | AncientOne; readonly needs: readonly MagicSymbol[] }
/** A location: its enemies from the front to the rear, an Ancient One last. */
export type Site = {
  readonly slot: MagicSymbol
  readonly enemies: readonly Enemy[]
  readonly cultists: number
  readonly ancient: Enemy | null
  /** What its cultist die adds, and what the Ancient One has devoured. */
  readonly die: MagicSymbol | null
  readonly devoured: readonly MagicSymbol[]
  readonly sealed: boolean
  /** Another world lies open behind it. */
  readonly gapes: boolean
  readonly offered: number
}

const BY_FACE: ReadonlyMap<string, Card> = new Map(cards.map((card) => [`${card.kind}/${card.id}`, card]))
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
const list = <T>(value: Json | undefined): readonly T[] => (Array.isArray(value) ? value : [])

export class Position {
  readonly view: View
  readonly team: readonly Detective[]
  readonly me: Detective
  readonly sites: readonly Site[]
  readonly pool: readonly Held[]
  /** Help from afar that waits for somebody. */
  readonly afar: readonly Held[]
  /** What a wild can be. */
  readonly wild: readonly MagicSymbol[]
  readonly cultists: number
  /** Where the next cultists arrive, one each. */
  readonly arrivals: readonly MagicSymbol[]
  /** Where nobody arrives next turn, as far as it can be seen: help that waits blocks where the helped detective stands. */
  readonly blocked: readonly MagicSymbol[]
  private readonly pieces = new Map<string, Held>()

  /** Victory asks for the pieces of the puzzle, and some are still to be found. */
  readonly seeksPieces: boolean

  constructor(view: View, seat: Seat, hasPuzzle = false) {
    this.view = view
    for (const zone of Object.values(view.zones))
      for (const piece of zone.pieces) {
        const held = heldOf(piece)
        if (held) this.pieces.set(held.alias, held)
      }
    this.pool = this.lying('dice-pool')
    this.afar = [1, 2, 3].flatMap((n) => this.lying(`help:${n}`))
    const horrors = SYMBOLS.flatMap((slot) => this.lying(`lair:${slot}`)).flatMap(({ card }) => abilitiesOf(card))
    this.wild = horrors.some((ability) => (ability as { on?: string }).on === 'wild:use') ? [] : SYMBOLS
    this.sites = SYMBOLS.map((slot) => this.site(slot))
    this.team = view.seats.filter((one) => view.of[one]?.apart !== true).map((one) => this.detective(one))
    this.me = this.team.find((one) => one.seat === seat) as Detective
    const pieces = view.seats.reduce((sum, one) => sum + (view.zones[`puzzle:${one}`]?.count ?? 0), 0)
    this.seeksPieces = hasPuzzle && pieces < PIECES
    this.cultists = this.sites.reduce((sum, { cultists }) => sum + cultists, 0)
    const first = SYMBOLS.indexOf(view.table.marker as MagicSymbol)
    this.arrivals = this.team.map((_, i) => SYMBOLS[(first + i) % SYMBOLS.length] as MagicSymbol)
    this.blocked = this.arrivals.filter((slot) => this.team.some((who) => who.at === slot && this.blocks(who)))
  }

  get players(): number {
    return this.team.length
  }
  /** One cultist more, and all is lost. */
  get limit(): number {
    return this.players + 8
  }
  get hasFreeSeals(): boolean {
    return (this.view.zones['seal-supply']?.count ?? 0) > 0
  }
  private moveCost(seat: Seat, at: MagicSymbol, moves: number): number {
    const own = [...this.lying(`items:${seat}`), ...this.lying(`altar:${at}`)]
    const all = [...this.lying('omens'), ...SYMBOLS.flatMap((slot) => this.lying(`lair:${slot}`))]
    const change = [...own, ...all]
      .flatMap(({ card }) => abilitiesOf(card))
      .reduce((sum, ability) => sum + moveChange(ability, moves + 1), 0)
    return Math.max(0, Math.min(1, (moves > 0 ? 1 : 0) + change))
  }

  private blocks({ seat }: Detective): boolean {
    return this.lying(`waiting:${seat}`).some(({ card }) => card.kind === 'action' && card.support?.do === 'block')
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

  /** What a die shows: a wild anything, unless something takes that away. */
  shownBy({ marks: { face = 'wild' } }: Held): readonly MagicSymbol[] {
    return face === 'wild' ? this.wild : [face as MagicSymbol]
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
    const sealed = (has.sealed ?? null) !== null
    const gapes = ancient !== null && this.lying(`otherworld:${slot}`).length > 0
    return {
      slot,
      enemies,
      cultists: column.length,
      ancient,
      die: die[0] ?? null,
      devoured,
      sealed,
      gapes,
      offered: list(has.offered).length,
    }
  }

  private detective(seat: Seat): Detective {
    const has = this.view.of[seat] ?? {}
    const [is] = this.lying(`detective:${seat}`)
    const hand = this.lying(`hand:${seat}`).flatMap((held) => (held.card.kind === 'action' ? [{ ...held, card: held.card }] : []))
    const items = this.lying(`items:${seat}`)
    const support = this.lying(`support:${seat}`).filter(({ marks }) => marks.committed !== true)
    const dice = this.lying(`dice:${seat}`).filter(({ marks }) => marks.committed !== true)
    const reaches = [...items, ...support].some(({ card }) => reachesFar(card))
    return {
      seat,
      at: (has.at ?? START) as MagicSymbol,
      isRanged: (is?.card.kind === 'detective' && is.card.style === 'ranged') || reaches,
      tokens: number(has.madness) + number(has.developing),
      madness: number(has.madness),
      level: number(has.level),
      moves: number(has.moves),
      moveCost: this.moveCost(seat, (has.at ?? START) as MagicSymbol, number(has.moves)),
      takes: number(has.takes),
      investigated: has.investigated === true,
      ready: has.ready === true,
      trapped: (has.trapped ?? null) as MagicSymbol | null,
      trophies: list(has.trophies),
      targets: list(has.targets),
      seals: this.lying(`seals:${seat}`).flatMap(({ card }) => (card.kind === 'seal' ? card.symbol : [])),
      items,
      hand,
      units: [
        ...dice.map((die) => ({ piece: die.alias, gives: this.shownBy(die) })),
        ...support.flatMap(lentUnits),
        ...hand.map(({ alias, card }) => ({ piece: alias, gives: [card.symbol] })),
        ...items.flatMap(lentUnits),
        ...declared.lending.flatMap((zone) => this.lying(`${zone}:${seat}`)).flatMap(lentUnits),
      ],
      dice,
      aids: [
        ...(is ? aidsIn(is.alias, levelsOf(is.card, number(has.level))) : []),
        ...[...support, ...items, ...this.lying(`learned:${seat}`)].flatMap(({ alias, card }) => aidsOfCard(alias, card)),
      ],
    }
  }
}

/** Of so many the puzzle is made. */
const PIECES = 6

const abilitiesOf = (card: Card): readonly AbilityData[] => ('abilities' in card ? (card.abilities ?? []) : [])
const levelsOf = (card: Card, level: number): readonly AbilityData[] =>
  card.kind === 'detective' ? card.levels.slice(0, level).flatMap(({ abilities }) => abilities) : []

/** What an ability adds to the price of the nth move of a turn. */
function moveChange(ability: AbilityData, nth: number): number {
  const { on, amount, where } = ability as { on?: string; amount?: unknown; where?: { nth?: number } }
  return on === 'moveCost' && (where?.nth === undefined || where.nth === nth) ? Number(amount) : 0
}

/** Lets its bearer fight from afar. */
const reachesFar = (card: Card): boolean =>
  abilitiesOf(card).some((ability) => ability.ability === 'allow' && ability.on === 'target:reach')

function heldOf({ alias, faces, attributes }: PieceView): Held | null {
  const card = BY_FACE.get(faces.front ?? '')
  return card ? { alias, card, marks: attributes } : null
}

const lentUnits = ({ alias, card, marks }: Held): Unit[] =>
  marks.committed !== true && 'lends' in card ? (card.lends ?? []).map((gives) => ({ piece: alias, gives })) : []
