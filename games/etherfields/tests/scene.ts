import { read } from '@miskatonic/commons/book'
import { type Effect, resolveText } from '@miskatonic/effects'
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
import { cards, figureId } from '../content/cards.ts'
import type { Card, Colour, DreamerId, Influence, Motive } from '../content/kinds.ts'
import { campaign } from '../rules/campaign.ts'
import { etherfields } from '../rules/game.ts'
import { deckOf, discardOf, handOf, lead, maskOf, progressOf, sealedOf, unusedOf } from '../rules/people.ts'
import type { Ether, Etherfields, Laid, Options, Square } from '../rules/shape.ts'
import { selfOf } from '../rules/source.ts'
import { keptWorld } from '../rules/world.ts'
import { SEATS } from './randomGames.ts'

/* A picture of the first dream, and the steps that are to come. Cards are found by what they are: decks may be rewritten. */

const influences = cards.filter((card): card is Influence => card.kind === 'influence')
const amounts = (motive: Motive): number => Object.values(motive).filter((n) => n > 0).length

/** A card that yields so much of a colour, of that colour alone if there is one. */
export function worth(colour: Colour, n: number): string {
  const fitting = influences.filter((card) => card.motive[colour] === n && card.type !== 'progress')
  const found = fitting.find(({ motive }) => amounts(motive) === 1) ?? fitting[0]
  if (!found) throw new Error(`no card yields ${n} ${colour}`)
  return found.id
}
export function first(kind: Card['kind'], fits: (card: Card) => boolean = () => true): string {
  const found = cards.find((card) => card.kind === kind && fits(card))
  if (!found) throw new Error(`no ${kind} fits`)
  return found.id
}

export type Dreamer = {
  readonly at?: Square
  readonly hand?: readonly string[]
  /** From the top; a number: as many as that, whatever they are. */
  readonly deck?: readonly string[] | number
  readonly discard?: number
  readonly sealed?: readonly string[] | number
  readonly progress?: readonly string[]
  readonly laidDown?: readonly string[]
  readonly mask?: string
  readonly anguish?: number
  readonly ether?: number
  readonly gems?: number
}
export type Picture = {
  readonly seats?: number
  readonly chance?: ScriptedChance
  readonly seed?: string
  readonly options?: Partial<Options>
  readonly turn?: number
  /** The Turn deck from the top; the rest is in the discard. */
  readonly turnCards?: readonly string[]
  /** Tiles that lie there besides the first four. */
  readonly tiles?: readonly string[]
  readonly walls?: readonly string[]
  readonly hours?: number
  readonly keys?: number
  readonly anguishLeft?: number
  readonly tokens?: readonly Laid[]
  readonly caretaker?: readonly Square[]
  readonly metamorphoses?: readonly string[]
  readonly items?: readonly string[]
  readonly stored?: readonly string[]
  readonly dreamers?: { readonly [seat: Seat]: Dreamer }
}

const WHO: readonly DreamerId[] = ['gambler', 'specialist', 'toughGuy', 'freeSpirit']

function* curtain(t: Ether): Script<StepRef[]> {
  yield* choose(t, t.seats[0] as Seat, { about: 'pick-some', options: [{ key: 'curtain' }, { key: 'still' }] })
  return [{ step: 'curtain' }]
}
/** The start player reads a script, as if sent there by the dream. */
function* reading(t: Ether, { entry }: { entry: number }): Script {
  const who = lead(t)
  yield* resolveText(t, read(entry), { self: selfOf(t.inZone('gate')[0] ?? null, who), you: who })
}
/** Something says this, as a card or tile would: for what the rules foresee and nothing printed says yet. */
function* saying(t: Ether, { effect }: { effect: Effect }): Script {
  const who = lead(t)
  yield* resolveText(t, effect, { self: selfOf(t.inZone('slumber')[0] ?? t.inZone('gate')[0] ?? null, who), you: who })
}
const game: Game<Etherfields> = { ...etherfields, steps: { ...etherfields.steps, curtain, reading, saying } as never }

/** The table as in the picture, in the Dreamers phase of the first dream; then these steps, then the curtain. */
export function scene(picture: Picture, ...steps: readonly (string | StepRef)[]): Player<Etherfields> {
  const seats = SEATS.slice(0, picture.seats ?? 2)
  const options = { dreamers: WHO.slice(0, seats.length), ...picture.options } as Json
  const player = play(game, { seats, options, seed: picture.seed ?? 'scene', ...(picture.chance ? { chance: picture.chance } : {}) })
  if (player.table.ask?.about.key === 'choose-start') player.choose(seats[0] as Seat, seats[0] as Seat)
  const flow = steps.map((step) => (typeof step === 'string' ? { step } : step))
  return player.arrange((w, t) => new Arrangement(w, t).lay(picture), [...flow, { step: 'curtain' }])
}
/** The next night of the same campaign, with whoever sits there then. */
export function nextNight(
  ended: Player<Etherfields>,
  seats: readonly Seat[] = ended.table.kernel.seats,
  options: Partial<Options> = {},
): Player<Etherfields> {
  const end = { seats: ended.table.kernel.seats, result: ended.result, left: keptWorld(ended.table.kernel) }
  const opened = campaign.open(campaign.close(campaign.begin(null), end), seats)
  if (!opened) throw new Error('the campaign is over')
  return play(game, { seats: opened.seats, options: { ...(opened.options as object), ...options } as Json, seed: 'next night' })
}
/** One's own round. */
export const inRound = (picture: Picture, who: Seat = 'ana'): Player<Etherfields> => scene(picture, { step: 'round', args: { who } })

class Arrangement {
  private readonly w: Write<Etherfields>
  private readonly t: Ether
  private readonly taken = new Set<PieceId>()
  constructor(w: Write<Etherfields>, t: Ether) {
    this.w = w
    this.t = t
  }
  private one(id: string): PieceId {
    const { t } = this
    const piece = Object.keys(t.raw.pieces).find((each) => definitionOf(t.raw, each) === id && !this.taken.has(each))
    const found = piece ?? this.w.make(id, 'box')
    this.taken.add(found)
    return found
  }
  lay(picture: Picture): void {
    const { w, t } = this
    w.set('table', 'phase', 'dreamers')
    w.set('table', 'encounter', { kind: 'dream', id: 'i01', turn: picture.turn ?? 1 })
    for (const name of ['hours', 'keys', 'anguishLeft'] as const) if (picture[name] !== undefined) w.set('table', name, picture[name])
    if (picture.tokens) w.set('table', 'tokens', picture.tokens)
    if (picture.walls) w.set('table', 'changes', [{ walls: picture.walls }])
    for (const tile of picture.tiles ?? []) w.put(this.one(`i01-${tile.toLowerCase()}`), 'scape')
    if (picture.turnCards) {
      w.put(t.inZone('turn-deck'), 'turn-discard', { face: 'back' })
      w.put(
        picture.turnCards.map((id) => this.one(id)),
        'turn-deck',
        { face: 'front' },
      )
    }
    this.layCaretaker(picture)
    w.put(
      (picture.items ?? []).map((id) => this.one(id)),
      'items',
      { face: 'front' },
    )
    w.put(
      (picture.stored ?? []).map((id) => this.one(id)),
      'storage',
      { face: 'back' },
    )
    for (const who of t.seats) this.layDreamer(who, picture.dreamers?.[who] ?? {})
  }
  private layCaretaker({ caretaker = [], metamorphoses = [] }: Picture): void {
    const { w } = this
    if (!caretaker.length && !metamorphoses.length) return
    const tile = this.one('caretaker')
    w.put(tile, 'entity', { face: 'front' })
    for (const at of caretaker) {
      const figure = w.make(figureId('caretaker'), 'figures')
      w.set(figure, 'at', at)
      w.set(figure, 'entity', tile)
    }
    for (const type of metamorphoses) w.put(this.one(`meta-${type}`), `meta:${tile}`)
  }
  private layDreamer(who: Seat, dreamer: Dreamer): void {
    const { w, t } = this
    const own = [deckOf, handOf, discardOf].flatMap((zone) => t.inZone(zone(who)))
    w.put(own, unusedOf(who), { face: 'front' })
    const named = (ids: readonly string[]): PieceId[] => ids.map((id) => this.one(id))
    const some = (n: number): PieceId[] => {
      const pieces = own.filter((piece) => !this.taken.has(piece)).slice(0, n)
      for (const piece of pieces) this.taken.add(piece)
      return pieces.concat(Array.from({ length: n - pieces.length }, () => this.one(worth('cunning', 3))))
    }
    const { hand = [], deck = 10, discard = 0, sealed = [], progress = [], laidDown = [] } = dreamer
    w.put(named(hand), handOf(who), { face: 'front' })
    w.put(typeof deck === 'number' ? some(deck) : named(deck), deckOf(who), { face: 'back' })
    w.put(some(discard), discardOf(who), { face: 'front' })
    w.put(typeof sealed === 'number' ? some(sealed) : named(sealed), sealedOf(who), { face: 'back' })
    w.put(named(progress), progressOf(who), { face: 'front' })
    w.put(named(laidDown), progressOf(who), { face: 'back' })
    if (dreamer.mask) w.put(this.one(dreamer.mask), maskOf(who), { face: 'front' })
    w.set(who, 'at', dreamer.at ?? '1,1')
    for (const name of ['anguish', 'ether', 'gems'] as const) if (dreamer[name] !== undefined) w.set(who, name, dreamer[name])
    w.add('table', 'gemsLeft', -(dreamer.gems ?? 0))
    w.add('table', 'etherLeft', -(dreamer.ether ?? 0))
  }
}

export const hand = (player: Player<Etherfields>, who: Seat): number => player.zone(handOf(who)).length
export const deck = (player: Player<Etherfields>, who: Seat): number => player.zone(deckOf(who)).length
export const sizes = (player: Player<Etherfields>, who: Seat) => ({
  hand: hand(player, who),
  deck: deck(player, who),
  discard: player.zone(discardOf(who)).length,
  sealed: player.zone(sealedOf(who)).length,
})
