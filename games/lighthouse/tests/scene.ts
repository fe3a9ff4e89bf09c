import type { Write, ZoneOf } from '@miskatonic/kernel'
import { choose, definitionOf, type PieceId, type Script, type ScriptedChance, type Seat, type StepRef, Table } from '@miskatonic/kernel'
import { Player, withSteps } from '@miskatonic/testing'
import { aNumber, aWord, dice, fields, itIsSo, names, readPicture } from '@miskatonic/testing/pictures'
import { lighthouse } from '../rules/game.ts'
import type { Lighthouse, Place, Rock } from '../rules/shape.ts'
import { setUp } from '../rules/steps/setUp.ts'
import { say } from '../text/messages.ts'
import { SEATS } from './randomGames.ts'

/*
 * A picture of the table: «oil 3; ana at tower, kit flask dory, nerve 2; channel ironclad; nights pinholes; rolls test:ana 5+6 1+1». Cards
 * are named by their ids; what is not named is as set-up left it. Decks name their top, in order; with `only` they hold nothing else.
 */

const keeperWords = fields<Keeper>({
  ...{ nerve: aNumber, at: aWord, kit: names, marks: names, turned: names, purpose: aWord, offerings: aNumber, lost: itIsSo },
})
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

const PILES = ['channel', 'aground', 'harbour', 'seabed', 'shore', 'sky'] as const
const DECKS = { nights: 'night-deck', finds: 'finds', fleet: 'fleet', deep: 'deep', marks: 'marks' } as const
type Cards = { readonly [pile in (typeof PILES)[number] | keyof typeof DECKS]?: readonly string[] }
type Numbers = { readonly [name in 'seats' | 'night' | 'oil' | 'dark' | 'cracks']?: number }
type Picture = Cards &
  Numbers & {
    readonly log?: Seat
    readonly only?: true
    readonly keepers?: { readonly [seat: Seat]: Keeper }
    readonly chance?: ScriptedChance
  }

const words = {
  ...fields<Picture>({ seats: aNumber, night: aNumber, oil: aNumber, dark: aNumber, cracks: aNumber, log: aWord, only: itIsSo }),
  ...fields<Picture>(Object.fromEntries([...PILES, ...Object.keys(DECKS)].map((pile) => [pile, names]))),
  rolls: (said: string): Picture => {
    const [label = '', ...throws] = names(said)
    return { chance: { [label]: dice(6, 1)(throws.join(' ')) } }
  },
}
const otherwise = (seat: string, said: string): Picture => ({ keepers: { [seat]: readPicture(said, { words: keeperWords }, ',') } })

/** The table as in the picture; then these steps, «watch ana» for a keeper’s. Then the curtain asks, so that the game stands still. */
export function scene(picture: string, ...steps: readonly (string | StepRef)[]): Scene {
  const flow = steps.map((step): StepRef => {
    if (typeof step !== 'string') return step
    const [name = '', who] = step.split(' ')
    return who === undefined ? { step: name } : { step: name, args: { who } }
  })
  return opened(picture, () => flow)
}
/** The same, but what comes next is a script. */
export const script = (picture: string, play: (t: Rock) => Script<unknown>): Scene =>
  opened(picture, function* (t) {
    yield* play(t)
    return []
  })
/** The same, and nothing comes next. */
export const still = (picture: string): Scene => scene(picture)

function opened(said: string, play: (t: Rock) => StepRef[] | Script<StepRef[]>): Scene {
  const picture: Picture = readPicture<Picture>(said, { words, otherwise })
  function* opening(t: Rock): Script<StepRef[]> {
    yield* setUp(t)
    yield* t.change((w) => arrange(t, w, picture))
    const next = play(t)
    return [...(Array.isArray(next) ? next : yield* next), { step: 'curtain' }]
  }
  function* curtain(t: Rock): Script<StepRef[]> {
    yield* choose(t, t.state.log, { about: 'curtain' as never, options: [{ key: 'curtain' }], cover: true })
    return [{ step: 'curtain' }]
  }
  const game = withSteps(lighthouse, { opening, curtain }, [{ step: 'opening' }])
  const seats = SEATS.slice(0, picture.seats ?? 2)
  return new Scene(Table.start(game, { seats, seed: 'scene' }, { strict: true, scripted: picture.chance ?? {} }))
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
  for (const pile of PILES) for (const id of picture[pile] ?? []) w.put(one(id), pile)
  for (let i = 0; i < (picture.cracks ?? 0); i++) w.make('crack', 'masonry')
  for (const [seat, keeper] of Object.entries(picture.keepers ?? {})) arrangeKeeper(t, w, seat, keeper, one)
  for (const name of ['nights', 'finds', 'fleet', 'deep', 'marks'] as const) {
    const wanted = picture[name]?.map(one)
    if (wanted && picture.only) w.put(t.inZone(DECKS[name]), 'box')
    if (wanted) w.put(wanted, DECKS[name], { at: 'top' })
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

/** A table in a test. When all steps are done it is `about curtain`. */
export class Scene extends Player<Lighthouse> {
  get t(): Rock {
    return this.table.kernel
  }
  get light(): number {
    return this.t.number('light', {})
  }
  /** What a seat was told last, in Spanish. */
  hears(seat: Seat, last = 1): string[] {
    const lines = this.table.eventsFor(seat).map(({ message }) => say(message, { lang: 'es', viewer: seat }))
    return lines.slice(-last)
  }
  /** The faces that a seat sees of what lies on top somewhere. */
  seen(seat: Seat, zone: ZoneOf<Lighthouse>): unknown {
    return this.table.view(seat).zones[zone]?.pieces[0]?.faces
  }
}
