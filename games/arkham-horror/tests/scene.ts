import { type Effect, resolveText } from '@miskatonic/effects'
import {
  choose,
  definitionOf,
  type Json,
  type PieceId,
  type Script,
  type ScriptedChance,
  type Seat,
  type StepRef,
  type Write,
} from '@miskatonic/kernel'
import { type Player, play, withSteps } from '@miskatonic/testing'
import { areaOf, gateZone } from '../rules/board.ts'
import { allOf, anyCard, cardOf, deckZone } from '../rules/cards.ts'
import { arkhamHorror } from '../rules/game.ts'
import { possessionsZone, sheetZone, trophiesZone } from '../rules/people.ts'
import type { Arkham, ArkhamHorror, Phase } from '../rules/shape.ts'
import { layBoxes } from '../rules/steps/setUp.ts'
import { SEATS } from './randomGames.ts'

export type Person = {
  readonly is?: string
  readonly at?: string
  readonly sanity?: number
  readonly stamina?: number
  readonly money?: number
  readonly clues?: number
  /** Stops of the three sliders. */
  readonly stops?: readonly [number, number, number]
  readonly cards?: readonly string[]
  readonly exhausted?: readonly string[]
  readonly trophies?: readonly string[]
  readonly delayed?: boolean
  readonly explored?: boolean
  readonly points?: number
  /** Not in play at all. */
  readonly gone?: true
}

/** A picture of the table: what lies where. Cards are named by their ids; what is not named is not there. */
export type Picture = {
  readonly seats?: number
  readonly options?: Json
  readonly chance?: ScriptedChance
  readonly turn?: number
  readonly phase?: Phase
  readonly terror?: number
  readonly doom?: number
  readonly ancientOne?: string
  readonly firstPlayer?: Seat
  readonly people?: { readonly [seat: Seat]: Person }
  /** Locations with the world behind their gate. */
  readonly gates?: { readonly [area: string]: string }
  readonly monsters?: { readonly [area: string]: readonly string[] }
  readonly clues?: { readonly [area: string]: number }
  readonly sealed?: readonly string[]
  readonly closed?: readonly string[]
  readonly environment?: string
  readonly rumor?: string
  readonly counters?: number
  /** Monsters that lie on the Rumor. */
  readonly kept?: readonly string[]
  /** The battle has begun: this round of it. */
  readonly round?: number
  readonly tally?: number
  readonly loansDefaulted?: number
  readonly elderSignsUsed?: number
  /** The top of these decks; the rest lies below in no order. */
  readonly decks?: { readonly [deck: string]: readonly string[] }
  /** Nothing else lies in these. */
  readonly only?: readonly string[]
}

/** Who is who: none of them has an ability that meddles with most rules. */
const WHO = [
  'amanda-sharpe',
  'bob-jenkins',
  'dexter-drake',
  'gloria-goldberg',
  'monterey-jack',
  'joe-diamond',
  'jenny-barnes',
  'carolyn-fern',
]

function* curtain(t: Arkham): Script<StepRef[]> {
  yield* choose(t, t.seats[0] as Seat, { about: 'pick-some', options: [{ key: 'curtain' }, { key: 'still' }] })
  return [{ step: 'curtain' }]
}
/** A text that speaks to somebody, as that one's own part of a phase. */
function* text(t: Arkham, { who, effect }: { who: Seat; effect: Effect }): Script<StepRef[]> {
  yield* t.resolving({ kind: 'turn', who, phase: t.state.phase }, function* () {
    yield* resolveText(t, effect, { self: { source: { rule: 'a test' }, piece: null, controller: null, bound: {} }, you: who })
  })
  return []
}
export const sceneGame = withSteps(arkhamHorror, { curtain, text })

/** The table as in the picture; then these steps. Afterwards the curtain asks something, so that the game stands still. */
export function scene(picture: Picture, ...steps: readonly StepRef[]): Player<ArkhamHorror> {
  const seats = SEATS.slice(0, picture.seats ?? 1)
  return play(sceneGame, {
    seats,
    seed: 'scene',
    ...(picture.options === undefined ? {} : { options: picture.options }),
    ...(picture.chance ? { chance: picture.chance } : {}),
    at: [...steps, { step: 'curtain' }],
    arrange: (w, t) => new Arrangement(w, t, seats).lay(picture),
  })
}
export const says = (effect: Effect, who: Seat = 'ana'): StepRef => ({ step: 'text', args: { who, effect } as unknown as Json })
export const stepOf = (step: string, who: Seat = 'ana'): StepRef => ({ step, args: { who } })
export const curtainFallen = (at: Player<ArkhamHorror>): boolean => at.offered('ana').includes('curtain')

class Arrangement {
  private readonly w: Write<ArkhamHorror>
  private readonly t: Arkham
  private readonly seats: readonly Seat[]
  private readonly taken = new Set<PieceId>()
  constructor(w: Write<ArkhamHorror>, t: Arkham, seats: readonly Seat[]) {
    this.w = w
    this.t = t
    this.seats = seats
  }

  private one(id: string): PieceId {
    const found = Object.keys(this.t.raw.pieces)
      .sort()
      .find((piece) => definitionOf(this.t.raw, piece) === id && !this.taken.has(piece))
    const piece = found ?? this.w.make(id, 'box')
    this.taken.add(piece)
    return piece
  }

  lay(picture: Picture): void {
    const { w, t } = this
    layBoxes(t, w)
    for (const { id } of allOf(t, 'ally')) w.make(id, deckZone('ally'))
    for (const { id } of allOf(t, 'location')) w.set(areaOf(id), 'cluesThere', picture.clues?.[id] ?? 0)
    w.put(this.one(picture.ancientOne ?? 'azathoth'), 'ancient', { face: 'front' })
    w.put(
      t.inZone('box').filter((piece) => anyCard(t, piece).kind === 'monster'),
      'cup',
    )
    w.set('table', 'firstPlayer', picture.firstPlayer ?? 'ana')
    w.set('table', 'turn', picture.turn ?? 3)
    w.set('table', 'phase', picture.phase ?? 'movement')
    w.set('table', 'terror', picture.terror ?? 0)
    w.set('table', 'doom', picture.doom ?? 0)
    for (const [i, seat] of this.seats.entries()) this.seat(seat, { is: WHO[i] as string, ...picture.people?.[seat] })
    this.board(picture)
    for (const name of ['tally', 'loansDefaulted', 'elderSignsUsed'] as const) w.set('table', name, picture[name] ?? 0)
    if (picture.round !== undefined) this.battle(picture.round, picture.terror ?? 0)
    for (const [deck, top] of Object.entries(picture.decks ?? {})) this.stack(deck, top, picture.only?.includes(deck) ?? false)
    for (const deck of ['common', 'unique', 'spell', 'skill', 'ally', 'mythos', 'gate-cards'])
      if (!picture.decks?.[deck]) w.mix(deckZone(deck))
    if (!picture.decks?.cup) w.mix('cup')
  }

  private battle(round: number, terror: number): void {
    const { combat } = cardOf(this.t, this.t.inZone('ancient')[0] as PieceId, 'ancientOne')
    this.w.set('table', 'awakened', true)
    this.w.set('table', 'phase', 'battle')
    this.w.set('table', 'round', round)
    this.w.set('table', 'combatRating', combat === 'terror' ? -terror : Number(combat))
    for (const seat of this.seats) this.w.set(seat, 'at', 'battle')
  }

  private board(picture: Picture): void {
    const { w } = this
    for (const [area, world] of Object.entries(picture.gates ?? {})) w.put(this.one(`gate-${world}`), gateZone(area), { face: 'front' })
    for (const [area, names] of Object.entries(picture.monsters ?? {}))
      for (const name of names) w.put(this.one(name), areaOf(area), { face: 'front' })
    for (const area of picture.sealed ?? []) w.set(areaOf(area), 'sealed', true)
    for (const area of picture.closed ?? []) w.set(areaOf(area), 'closed', 'always')
    if (picture.environment) w.put(this.one(picture.environment), 'environment', { face: 'front' })
    if (picture.rumor) {
      const rumor = this.one(picture.rumor)
      w.put(rumor, 'rumor', { face: 'front' })
      w.set(rumor, 'counters', picture.counters ?? 0)
      for (const name of picture.kept ?? []) w.put(this.one(name), `kept:${rumor}`, { face: 'front' })
    }
  }

  private stack(deck: string, top: readonly string[], only: boolean): void {
    const zone = deck === 'cup' || deck === 'gates' ? deck : deckZone(deck)
    const pieces = top.map((id) => this.one(id))
    if (only) this.w.put(this.t.inZone(zone), 'box')
    else this.w.mix(zone)
    this.w.put(pieces, zone, { at: 'top', ...(deck === 'gates' ? { face: 'back' } : {}) })
  }

  private seat(seat: Seat, person: Person): void {
    const { w, t } = this
    if (person.gone) return
    const sheet = allOf(t, 'investigator').find(({ id }) => id === person.is)
    w.put(this.one(person.is as string), sheetZone(seat), { face: 'front' })
    w.set(seat, 'inPlay', true)
    w.set(seat, 'at', person.at ?? 'library')
    w.set(seat, 'sanity', person.sanity ?? sheet?.sanity ?? 5)
    w.set(seat, 'stamina', person.stamina ?? sheet?.stamina ?? 5)
    w.set(seat, 'money', person.money ?? 0)
    w.set(seat, 'clues', person.clues ?? 0)
    w.set(seat, 'points', person.points ?? 0)
    w.set(seat, 'delayed', person.delayed ?? false)
    w.set(seat, 'explored', person.explored ?? false)
    const [speed, fight, lore] = person.stops ?? [1, 1, 1]
    w.set(seat, 'speedStop', speed)
    w.set(seat, 'fightStop', fight)
    w.set(seat, 'loreStop', lore)
    for (const id of [...(person.cards ?? []), ...(person.exhausted ?? [])]) {
      const piece = this.one(id)
      const card = anyCard(t, piece)
      w.put(piece, possessionsZone(seat), { face: 'front' })
      if ('uses' in card && card.uses) w.set(piece, 'uses', card.uses)
      if (person.exhausted?.includes(id)) w.set(piece, 'exhausted', true)
    }
    for (const id of person.trophies ?? []) w.put(this.one(id), trophiesZone(seat), { face: 'front' })
  }
}

/** Sanity, Stamina, money, Clues. */
export const purse = (at: Player<ArkhamHorror>, who: Seat = 'ana'): readonly number[] =>
  (['sanity', 'stamina', 'money', 'clues'] as const).map((one) => at.get(who, one))
export const has = (at: Player<ArkhamHorror>, who: Seat = 'ana'): string[] => at.zone(possessionsZone(who)).sort()
export const trophies = (at: Player<ArkhamHorror>, who: Seat = 'ana'): string[] => at.zone(trophiesZone(who)).sort()
export const monstersIn = (at: Player<ArkhamHorror>, area: string): string[] => at.zone(areaOf(area)).sort()
export const ending = (at: Player<ArkhamHorror>): string | null => (at.result as { outcome: string } | null)?.outcome ?? null
