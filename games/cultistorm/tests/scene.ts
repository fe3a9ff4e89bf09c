import {
  choose,
  definitionOf,
  type Game,
  type Json,
  type PieceId,
  type Script,
  type ScriptedChance,
  type Seat,
  type StepRef,
  type Write,
} from '@miskatonic/kernel'
import { type Player, play } from '@miskatonic/testing'
import type { DetectiveType } from '../content/kinds.ts'
import { altarOf, columnOf, devouredOf, lairOf, ringOf, ringRef, siteOf, slotRef } from '../rules/board.ts'
import { allOf } from '../rules/cards.ts'
import { diceOf } from '../rules/dice.ts'
import { cultistorm } from '../rules/game.ts'
import { deckOf, handOf, pileOf, supportOf } from '../rules/hands.ts'
import { itemsOf } from '../rules/items.ts'
import {
  type CultistFace,
  type Cultistorm,
  type DieFace,
  type MagicSymbol,
  type Phase,
  type Slot,
  type Storm,
  SYMBOLS,
} from '../rules/shape.ts'
import { SEATS } from './randomGames.ts'

type Per<T> = { readonly [S in Slot]?: T }

type Detective = {
  readonly at?: Slot
  readonly madness?: number
  readonly developing?: number
  readonly trophies?: readonly MagicSymbol[]
  readonly level?: number
  readonly hand?: readonly string[]
  /** The own discard pile, and the top of the own deck. */
  readonly discard?: readonly string[]
  readonly deck?: readonly string[]
  readonly items?: readonly string[]
  readonly dice?: readonly DieFace[]
  readonly seals?: readonly MagicSymbol[]
  /** Enemies by name. */
  readonly targets?: readonly string[]
  /** Help received: the card, and from whom. */
  readonly support?: readonly (readonly [card: string, from: Seat])[]
}

/** A picture of the table: what lies where. Cards are named by their ids; what is not named is not there. */
export type Picture = {
  readonly seats?: number
  readonly options?: Json
  /** Another one where the set-up of the usual one has nothing to ask and goes on into the first turn. */
  readonly seed?: string
  readonly chance?: ScriptedChance
  readonly turn?: number
  readonly phase?: Phase
  readonly marker?: Slot
  readonly terror?: Slot
  /** Front to rear. A number: as many as that, whoever they are. */
  readonly columns?: Per<readonly string[] | number>
  readonly ancients?: Per<string>
  readonly devoured?: Per<readonly string[]>
  readonly sealed?: readonly Slot[]
  readonly altars?: Per<string>
  readonly dice?: Per<CultistFace>
  readonly ring?: Per<string>
  /** The End-of-Game card. */
  readonly end?: string
  readonly crystals?: Per<number>
  readonly offered?: Per<readonly MagicSymbol[]>
  readonly pool?: readonly DieFace[]
  readonly supply?: Per<number>
  readonly takenSeals?: readonly MagicSymbol[]
  /** The top of these decks; `only`: nothing else lies in them. */
  readonly cultists?: readonly string[]
  readonly itemDeck?: readonly string[]
  readonly terrorDeck?: readonly string[]
  readonly only?: true
  /** The top of the narrative deck; an empty list: all of them have been drawn. */
  readonly narrative?: readonly string[]
  readonly detectives?: { readonly [seat: Seat]: Detective }
}

/** Who is who in tests: Ana fights hand to hand, Bea and Carl from afar. */
const TYPES: readonly DetectiveType[] = ['fighter', 'medium', 'healer', 'defender', 'gambler']
/** Cards that need so many crystals that none is carried out by chance. */
const QUIET: Per<string> = { shield: 'black-sabbath', tentacle: 'dark-omen', eye: 'panic', planet: 'blood-price' }

function* curtain(t: Storm): Script<StepRef[]> {
  yield* choose(t, t.seats[0] as Seat, { about: 'pick-some', options: [{ key: 'curtain' }, { key: 'still' }] })
  return [{ step: 'curtain' }]
}
const game: Game<Cultistorm> = { ...cultistorm, steps: { ...cultistorm.steps, curtain } }

/** The table as in the picture; then these steps. Afterwards the curtain asks something, so that the game stands still. */
export function scene(picture: Picture, ...steps: readonly (string | StepRef)[]): Player<Cultistorm> {
  const seats = SEATS.slice(0, picture.seats ?? 3)
  const options = { detectives: TYPES.slice(0, seats.length), ...(picture.options as object) }
  const player = play(game, {
    seats,
    options,
    seed: picture.seed ?? 'scene',
    ...(picture.chance ? { chance: picture.chance } : {}),
  })
  const flow = steps.map((step) => (typeof step === 'string' ? { step } : step))
  player.arrange((w, t) => new Arrangement(w, t).lay(picture), [...flow, { step: 'curtain' }])
  return player
}

export const curtainFallen = (player: Player<Cultistorm>): boolean =>
  player.offered(player.table.kernel.seats[0] as Seat).includes('curtain')

class Arrangement {
  private readonly w: Write<Cultistorm>
  private readonly t: Storm
  private readonly taken = new Set<PieceId>()
  constructor(w: Write<Cultistorm>, t: Storm) {
    this.w = w
    this.t = t
  }

  /** A copy of that card which nothing else in the picture has. */
  private one(id: string, owner?: Seat): PieceId {
    const { t } = this
    const piece = Object.keys(t.raw.pieces)
      .sort()
      .find((each) => definitionOf(t.raw, each) === id && !this.taken.has(each) && (owner === undefined || t.get(each, 'owner') === owner))
    const found = piece ?? this.w.make(id, 'box')
    this.taken.add(found)
    return found
  }

  lay(picture: Picture): void {
    const { w, t } = this
    this.clear()
    for (const name of ['turn', 'phase', 'marker', 'terror'] as const) if (picture[name] !== undefined) w.set('table', name, picture[name])
    if (picture.supply) w.set('table', 'supply', { ...t.state.supply, ...picture.supply })
    for (const slot of SYMBOLS) this.layAt(slot, picture)
    w.put(t.inZone(ringOf('star')), 'box')
    w.put(this.one(picture.end ?? 'the-last-night'), ringOf('star'), { face: 'back' })
    for (const face of picture.pool ?? []) this.die(face, 'dice-pool')
    w.set('table', 'poured', picture.pool?.length ?? 0)
    for (const [seat, detective] of Object.entries(picture.detectives ?? {})) this.layDetective(seat, detective)
    for (const symbol of picture.takenSeals ?? []) w.put(this.one(`seal-${symbol}`), 'box')
    if (picture.narrative?.length === 0) w.put(t.inZone('narrative-deck'), 'narrative-discard')
    else
      w.put(
        (picture.narrative ?? []).map((id) => this.one(id)),
        'narrative-deck',
        { at: 'top' },
      )
    for (const [zone, top] of [
      ['cultist-deck', picture.cultists],
      ['item-deck', picture.itemDeck],
      ['terror-deck', picture.terrorDeck],
    ] as const) {
      if (!top) continue
      const pieces = top.map((id) => this.one(id))
      if (picture.only) w.put(t.inZone(zone), 'box')
      w.put(pieces, zone, { at: 'top', ...(zone === 'terror-deck' ? { face: 'back' } : {}) })
    }
  }

  /** As after a set-up in which nobody has got anything. */
  private clear(): void {
    const { w, t } = this
    for (const slot of SYMBOLS) {
      w.put(t.inZone(columnOf(slot)), 'cultist-deck', { at: 'bottom' })
      w.put(t.inZone(ringOf(slot)), slot === 'star' ? ringOf(slot) : 'terror-deck', { face: 'back' })
      w.set(ringRef(slot), 'crystals', 0)
    }
    for (const { id, copies = 1 } of [...allOf('item'), ...allOf('event').filter(({ expansion }) => !expansion)])
      w.makeAll([{ def: id, copies }], 'item-deck')
    w.mix('item-deck')
    w.set('table', 'turn', 1)
  }

  private layAt(slot: Slot, picture: Picture): void {
    const { w, t } = this
    const column = picture.columns?.[slot] ?? []
    if (typeof column === 'number') {
      const free = t
        .inZone('cultist-deck')
        .filter((piece) => !this.taken.has(piece) && !JSON.stringify(picture).includes(`"${definitionOf(t.raw, piece)}"`))
      for (const piece of free.slice(0, column)) {
        this.taken.add(piece)
        w.put(piece, columnOf(slot))
      }
    } else for (const id of column) w.put(this.one(id), columnOf(slot))
    const ancient = picture.ancients?.[slot]
    if (ancient) w.put(this.one(ancient), lairOf(slot))
    for (const id of picture.devoured?.[slot] ?? []) w.put(this.one(id), devouredOf(slot))
    if (picture.sealed?.includes(slot)) w.set(slotRef(slot), 'sealed', 'marker')
    const altar = picture.altars?.[slot]
    if (altar) {
      w.put(t.inZone(siteOf(slot)), 'box')
      w.put(this.one(altar), altarOf(slot))
    }
    w.set(slotRef(slot), 'die', picture.dice?.[slot] ?? 'blank')
    const omen = picture.ring?.[slot] ?? QUIET[slot]
    if (omen && slot !== 'star') w.put(this.one(omen), ringOf(slot), { face: 'back' })
    w.set(ringRef(slot), 'crystals', picture.crystals?.[slot] ?? 0)
    w.set(slotRef(slot), 'offered', picture.offered?.[slot] ?? [])
  }

  private die(face: DieFace, zone: string): void {
    const [die] = this.t.inZone('dice-reserve') as [PieceId]
    this.w.put(die, zone)
    this.w.set(die, 'face', face)
  }

  private layDetective(seat: Seat, detective: Detective): void {
    const { w } = this
    for (const name of ['at', 'madness', 'developing', 'trophies', 'level'] as const)
      if (detective[name] !== undefined) w.set(seat, name, detective[name] as never)
    for (const id of detective.hand ?? []) w.put(this.one(id, seat), handOf(seat))
    for (const id of detective.discard ?? []) w.put(this.one(id, seat), pileOf(seat))
    w.put(
      (detective.deck ?? []).map((id) => this.one(id, seat)),
      deckOf(seat),
      { at: 'top' },
    )
    for (const id of detective.items ?? []) {
      const piece = this.one(id)
      w.put(piece, itemsOf(seat))
      w.set(piece, 'charges', 3)
    }
    for (const face of detective.dice ?? []) this.die(face, diceOf(seat))
    for (const symbol of detective.seals ?? []) w.put(this.one(`seal-${symbol}`), `seals:${seat}`)
    for (const [id, from] of detective.support ?? []) w.put(this.one(id, from), supportOf(seat))
    w.set(
      seat,
      'targets',
      (detective.targets ?? []).map(
        (id) => Object.keys(this.t.raw.pieces).find((piece) => definitionOf(this.t.raw, piece) === id) as PieceId,
      ),
    )
  }
}

/** How much madness each has, of both kinds. */
export const minds = (player: Player<Cultistorm>): number[] =>
  player.table.kernel.seats.map((seat) => player.get(seat, 'madness') + player.get(seat, 'developing'))
/** How many cultists each location has, clockwise from the Shield. */
export const crowds = (player: Player<Cultistorm>): number[] => SYMBOLS.map((slot) => player.zone(columnOf(slot)).length)
/** The crystals of the circle, clockwise from the Shield. */
export const crystals = (player: Player<Cultistorm>): number[] => SYMBOLS.map((slot) => player.get(ringRef(slot), 'crystals'))
export const ending = (player: Player<Cultistorm>): string | null => (player.result as { outcome: string } | null)?.outcome ?? null
