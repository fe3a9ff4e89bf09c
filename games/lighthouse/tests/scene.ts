import {
  type Answer,
  type Ask,
  choose,
  type Decided,
  definitionOf,
  optionsFor,
  type PieceId,
  partFor,
  type Script,
  type ScriptedChance,
  type Seat,
  type StepRef,
  Table,
  type Write,
  type ZoneOf,
} from '@miskatonic/kernel'
import { withSteps } from '@miskatonic/testing'
import { expect } from 'vitest'
import { lighthouse } from '../rules/game.ts'
import type { Lighthouse, Place, Rock } from '../rules/shape.ts'
import { setUp } from '../rules/steps/setUp.ts'
import { say } from '../text/messages.ts'
import { SEATS } from './randomGames.ts'

type Keeper = {
  readonly nerve?: number
  readonly at?: Place
  readonly kit?: readonly string[]
  readonly marks?: readonly string[]
  /** Marks that have been turned. */
  readonly turned?: readonly string[]
  readonly purpose?: string
  readonly offerings?: number
  readonly lost?: boolean
}
type PileName = 'channel' | 'aground' | 'harbour' | 'seabed' | 'shore' | 'sky'

/** A picture of the table: what lies where. Cards are named by their ids; what is not named is as set-up left it. */
export type Picture = { readonly [Pile in PileName]?: readonly string[] } & {
  readonly seats?: number
  readonly night?: number
  readonly log?: Seat
  readonly oil?: number
  readonly dark?: number
  readonly cracks?: number
  readonly keepers?: { readonly [seat: Seat]: Keeper }
  /** The top of these decks, in order. */
  readonly nights?: readonly string[]
  readonly finds?: readonly string[]
  readonly fleet?: readonly string[]
  readonly deep?: readonly string[]
  readonly marks?: readonly string[]
  /** These decks hold nothing but what is named. */
  readonly only?: true
  readonly chance?: ScriptedChance
}

const DECKS = { nights: 'night-deck', finds: 'finds', fleet: 'fleet', deep: 'deep', marks: 'marks' } as const

/** The table as in the picture; then these steps. Afterwards the curtain asks something, so that the game stands still. */
export function scene(picture: Picture, ...steps: readonly (string | StepRef)[]): Scene {
  const flow = steps.map((step) => (typeof step === 'string' ? { step } : step))
  return scripted(picture, function* (t) {
    yield* t.change((w) => arrange(t, w, picture))
    return [...flow, { step: 'curtain' }]
  })
}

/** The same, but what comes next is a script. */
export function script(picture: Picture, play: (t: Rock) => Script<unknown>): Scene {
  return scripted(picture, function* (t) {
    yield* t.change((w) => arrange(t, w, picture))
    yield* play(t)
    return [{ step: 'curtain' }]
  })
}

function scripted(picture: Picture, open: (t: Rock) => Script<StepRef[]>): Scene {
  function* opening(t: Rock): Script<StepRef[]> {
    yield* setUp(t)
    return yield* open(t)
  }
  function* curtain(t: Rock): Script<StepRef[]> {
    yield* choose(t, t.state.log, { about: 'council', options: [{ key: 'curtain' }, { key: 'still' }] })
    return [{ step: 'curtain' }]
  }
  const game = withSteps(lighthouse, { opening, curtain }, [{ step: 'opening' }])
  const seats = SEATS.slice(0, picture.seats ?? 2)
  return new Scene(Table.start(game, { seats, seed: 'scene' }, { strict: true, ...(picture.chance ? { scripted: picture.chance } : {}) }))
}

function arrange(t: Rock, w: Write<Lighthouse>, picture: Picture): void {
  const taken = new Set<PieceId>()
  /** A copy of that card which nothing else in the picture has. */
  const one = (id: string): PieceId => {
    const piece = Object.keys(t.raw.pieces).find((each) => definitionOf(t.raw, each) === id && !taken.has(each))
    if (!piece) throw new Error(`the box has no other «${id}»`)
    taken.add(piece)
    return piece
  }
  for (const name of ['night', 'log', 'oil', 'dark'] as const) {
    const value = picture[name]
    if (value !== undefined) w.set('table', name, value)
  }
  for (const pile of ['channel', 'aground', 'harbour', 'seabed', 'shore', 'sky'] as const)
    for (const id of picture[pile] ?? []) w.put(one(id), pile)
  for (let i = 0; i < (picture.cracks ?? 0); i++) w.make('crack', 'masonry')
  for (const [seat, keeper] of Object.entries(picture.keepers ?? {})) arrangeKeeper(t, w, seat, keeper, one)
  for (const name of ['nights', 'finds', 'fleet', 'deep', 'marks'] as const) {
    const zone = DECKS[name]
    const wanted = picture[name]?.map(one)
    if (wanted && picture.only) w.put(t.inZone(zone), 'box')
    if (wanted) w.put(wanted, zone, { at: 'top' })
  }
}

function arrangeKeeper(t: Rock, w: Write<Lighthouse>, seat: Seat, keeper: Keeper, one: (id: string) => PieceId): void {
  if (keeper.nerve !== undefined) w.set(seat, 'nerve', keeper.nerve)
  if (keeper.at) w.set(seat, 'shift', keeper.at)
  if (keeper.offerings) w.set(seat, 'offerings', keeper.offerings)
  if (keeper.lost) w.set(seat, 'lost', true)
  for (const id of keeper.kit ?? []) w.put(one(id), `kit:${seat}`)
  for (const id of keeper.marks ?? []) w.put(one(id), `skin:${seat}`)
  for (const id of keeper.turned ?? []) w.put(one(id), `skin:${seat}`, { face: 'back' })
  if (keeper.purpose) {
    w.put(t.inZone(`purpose:${seat}`), 'box')
    w.put(one(keeper.purpose), `purpose:${seat}`)
  }
}

/** A table in a test: gestures, what is offered, what can be seen. */
export class Scene {
  readonly table: Table<Lighthouse>
  constructor(table: Table<Lighthouse>) {
    this.table = table
  }
  get t(): Rock {
    return this.table.kernel
  }
  get ask(): Ask {
    if (!this.table.ask) throw new Error('nothing is asked')
    return this.table.ask
  }
  /** What the open question is about; `council` with the key `curtain` means that all steps are done. */
  get about(): string {
    return this.ended() ? 'curtain' : this.ask.about.key
  }
  ended(): boolean {
    return this.table.ask?.kind === 'choose' && this.table.ask.options.some(({ key }) => key === 'curtain')
  }
  try(seat: Seat, answer: Answer): Decided {
    return this.table.decide(seat, answer, { keys: 'real' })
  }
  does(seat: Seat, ...answers: readonly Answer[]): this {
    for (const answer of answers)
      expect(this.try(seat, answer), `${seat}: ${JSON.stringify(answer)} to «${this.table.ask?.about.key}»`).toEqual({ ok: true })
    return this
  }
  /** The keys this seat is offered. */
  offered(seat: Seat): string[] {
    return (optionsFor(this.ask, seat) ?? []).map(({ key }) => key)
  }
  /** What this seat is refused here: key → rules. */
  refused(seat: Seat): Record<string, string[]> {
    const ask = partFor(this.ask, seat)
    const list = ask?.kind === 'floor' ? (ask.refused?.[seat] ?? []) : !ask || ask.kind === 'all' ? [] : (ask.refused ?? [])
    return Object.fromEntries(list.map(({ key, reasons }) => [key, reasons.map(({ rule }) => rule)]))
  }
  /** The cards in a zone, by their ids. */
  cards(zone: ZoneOf<Lighthouse>): string[] {
    return this.t.inZone(zone).map((piece) => definitionOf(this.t.raw, piece))
  }
  piece(zone: ZoneOf<Lighthouse>, id: string): PieceId {
    const found = this.t.inZone(zone).find((piece) => definitionOf(this.t.raw, piece) === id)
    if (!found) throw new Error(`there is no «${id}» in ${zone}`)
    return found
  }
  nerve(seat: Seat): number {
    return this.t.get(seat, 'nerve')
  }
  /** What a seat was told, as message keys. */
  told(seat: Seat): string[] {
    return this.table.eventsFor(seat).map(({ message }) => message.key)
  }
  /** What a seat was told, in Spanish. */
  heard(seat: Seat): string[] {
    return this.table.eventsFor(seat).map(({ message }) => say(message, { lang: 'es', viewer: seat }))
  }
  get result() {
    return this.table.result as { outcome: string; winners: string[]; honoured: string[] } | null
  }
}
