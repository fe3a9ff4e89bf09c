import type { Guess, Imagine, Unknown, World } from '@miskatonic/contract'
import {
  type Answer,
  type AnyShape,
  Chance,
  canonical,
  copyState,
  type Decision,
  type DefId,
  type Definition,
  type Drawn,
  definitionOf,
  type Json,
  type Kernel,
  type Key,
  kernelOf,
  optionsFor,
  type PieceId,
  type PieceState,
  partFor,
  pieceName,
  type Random,
  type Seat,
  type Segment,
  type State,
  seatKey,
  shuffled,
  Table,
  type View,
  visibleFaces,
} from '@miskatonic/kernel'
import { type Mentioning, mentioning, type Rename, type Renaming, renamer } from './renaming.ts'

/* Worlds a seat could be in: what it knows is as it is, what it cannot know is something else, and chance is fresh. */

/** Hidden pieces that could stand in for each other: where they lie, and which there are. */
type Group = {
  readonly places: Place[]
  readonly pieces: PieceId[]
  readonly in: Set<Segment>
  /** Where the seat does not know which there are: what it guesses. */
  readonly guess: Guess | null
}
type Lying = { readonly piece: PieceId; readonly segment: Segment }
type Place = { readonly piece: PieceId; readonly fits: ((definition: Definition<AnyShape>) => boolean) | null }

const TRIES = 4
const SEEDS = 0x7fffffff

/** What a seat is handed instead of the table: a function that imagines. The table itself stays behind it. */
export function imagining(table: Table<AnyShape>, watcher: Seat, unknown: Unknown = {}): Imagine {
  let worlds: OtherWorlds | null = null
  return (random) => {
    worlds ??= new OtherWorlds(table, watcher, unknown)
    if (!worlds.areThere) return null
    for (let i = 0; i < TRIES; i++) {
      const world = worlds.one(random)
      if (world) return world
    }
    return null
  }
}

/** All worlds of one seat at one question. */
class OtherWorlds {
  private readonly table: Table<AnyShape>
  private readonly watcher: Seat
  private readonly unknown: Unknown
  private seen: View | null = null
  private readonly before: State
  private readonly then: Kernel<AnyShape>
  private readonly groups: readonly Group[]
  private readonly drawn: readonly Drawn[]
  private readonly decisions: readonly Decision[]
  /** Whether what is under way, or an attribute, names a piece that becomes another. */
  private readonly named: boolean
  /** The seat's own keys, and the real ones. */
  private readonly keys: ReadonlyMap<Key, Key>
  /**
   * Before anything lies on the table nothing can be imagined, and what runs may carry what others have chosen in secret. A game without any
   * pieces never comes further than that.
   */
  readonly areThere: boolean
  /** All pieces whose names the seat may know, in an order that does not tell of the others; only where some are guessed. */
  private readonly known: readonly PieceId[]

  constructor(table: Table<AnyShape>, watcher: Seat, unknown: Unknown) {
    const edge = table.edges.at(-1)
    if (!edge) throw new Error('a table that asks has begun a step')
    const { game, kernel, ask } = table
    this.table = table
    this.watcher = watcher
    this.unknown = unknown
    this.before = table.stateAt(edge)
    this.then = kernelOf(table, this.before)
    this.drawn = (table.line[edge.at - 1]?.chance ?? table.opening).slice(edge.offset)
    const since = table.line.slice(edge.at)
    // Where all answer the same question, what the others have said already is not known.
    const together = ask?.kind === 'all' || (ask?.kind === 'each' && !ask.since)
    this.decisions = together ? since.filter(({ seq, seat }) => seq < table.askedAt || seat === watcher) : since
    this.groups = this.hidden()
    this.areThere = Object.keys(this.before.pieces).length > 0 || game.definitions.size === 0
    const guessed = new Set(this.groups.flatMap(({ guess, pieces }) => (guess ? pieces : [])))
    this.known = guessed.size ? inOrder(this.before).filter((piece) => !guessed.has(piece)) : []
    const mentioned = canonical(mentioning(this.before))
    this.named = guessed.size > 0 || this.groups.some(({ pieces }) => pieces.some((piece) => mentioned.includes(piece)))
    const part = ask && partFor(ask, watcher)
    const options = part ? (part.kind === 'allocate' ? part.slots : (optionsFor(part, watcher) ?? [])) : []
    this.keys = new Map(options.map((option) => [seatKey(kernel, option, watcher), option.key]))
  }

  /** Goes through the zones by name and place, so that the same is imagined whatever lies there. */
  private hidden(): Group[] {
    const { kernel } = this.table
    const looking = new Map<string, { readonly alike: string; readonly front: boolean; readonly lying: Lying[] }>()
    for (const zone of Object.keys(kernel.raw.zones).sort())
      for (const segment of kernel.raw.zones[zone] ?? [])
        for (const piece of segment.mixed ? bySince(kernel.raw, segment.ids) : segment.ids) {
          const looks = this.looksOf(piece)
          if (looks === null) continue
          const found = looking.get(looks.as) ?? { alike: looks.alike, front: looks.front, lying: [] }
          looking.set(looks.as, found)
          found.lying.push({ piece, segment })
        }
    return [...looking.values()]
      .map(({ alike, front, lying }) => this.group(alike, front, lying))
      .filter((group) => isOpen(group, kernel.raw))
  }

  private group(alike: string, front: boolean, lying: readonly Lying[]): Group {
    const { table, watcher, unknown } = this
    const { kernel } = table
    const order = (piece: PieceId): string => `${definitionOf(kernel.raw, piece)} ${piece}`
    // Whose front is known is known.
    const guess = front ? null : (unknown.drawnFrom?.({ view: this.view(), watcher, alike, n: lying.length }) ?? null)
    return {
      places: lying.map(({ piece }) => ({ piece, fits: unknown.couldBe?.(kernel, piece, watcher) ?? null })),
      pieces: lying.map(({ piece }) => piece).sort((a, b) => (order(a) < order(b) ? -1 : 1)),
      in: new Set(lying.map(({ segment }) => segment)),
      guess,
    }
  }

  private view(): View {
    this.seen ??= this.table.view(this.watcher)
    return this.seen
  }

  /** How a hidden piece looked at the edge and looks now; null: it is not hidden, or was not. */
  private looksOf(piece: PieceId): { readonly as: string; readonly alike: string; readonly front: boolean } | null {
    const { kernel } = this.table
    if (!this.before.pieces[piece]) return null
    const { faces, kind } = kernel.def(piece)
    const now = visibleFaces(kernel, piece, this.watcher)
    const then = visibleFaces(this.then, piece, this.watcher)
    const known = { ...then, ...now }
    const alike = this.unknown.alike?.(kernel, piece, this.watcher) ?? kind
    // Whose front is hidden is known by its back wherever it lies, whether the zone says so or not.
    if (!('front' in known)) return { as: canonical([{ ...known, back: faces.back ?? null }, alike]), alike, front: false }
    for (const face in faces) if (!(face in known)) return { as: canonical([now, then, alike]), alike, front: true }
    return null
  }

  one(random: Random): World | null {
    const { game, setup } = this.table
    const exchanged = this.renaming(random)
    const names = this.known.length ? this.numbered(exchanged, random) : exchanged
    const rename = renamer(names)
    const seed = String(random(SEEDS))
    const state = this.known.length ? this.anew(names, exchanged, rename) : this.exchanged(names, rename)
    this.keepSecrets(state, random)
    const line = this.decisions.map(({ seat, answer, by, chance }, seq): Decision => {
      return { seq, seat, by, answer: rename(answer as Json) as Answer, chance: rename(chance as unknown as Json) as unknown as Drawn[] }
    })
    const options = this.unknown.options?.(setup.options, setup.seats, this.watcher) ?? setup.options
    const table = new Table(game, { ...setup, options, seed }, { quiet: true, undo: false }, state, new Chance(seed))
    try {
      table.resume(line, line, rename(this.drawn as unknown as Json) as unknown as Drawn[], { at: 0, offset: 0, events: 0, serial: 0 })
    } catch {
      // What was done since the step began does not fit this world.
      return null
    }
    return this.asksTheSame(table) ? { table, ...this.translating(rename) } : null
  }

  private asksTheSame(world: Table<AnyShape>): boolean {
    const { table, watcher } = this
    return world.ask?.kind === table.ask?.kind && world.awaited().includes(watcher) === table.awaited().includes(watcher)
  }

  /** Whatever lies in a place is called by the name of what is imagined to lie there. */
  private renaming(random: Random): Renaming {
    const { kernel } = this.table
    const names = new Map<PieceId, PieceId>()
    for (const { places, pieces, guess } of this.groups) {
      if (guess) continue
      const left = shuffled(pieces, random)
      const take = ({ piece, fits }: Place): void => {
        const at = fits ? left.findIndex((one) => fits(kernel.def(one))) : -1
        const [taken] = left.splice(at < 0 ? left.length - 1 : at, 1)
        if (taken !== undefined && taken !== piece) names.set(piece, taken)
      }
      for (const place of places) if (place.fits) take(place)
      for (const place of places) if (!place.fits) take(place)
    }
    return names
  }

  /** What is guessed gets names of its own, and all names are counted anew: the gaps between them would tell what is hidden. */
  private numbered(exchanged: Renaming, random: Random): Renaming {
    const { definitions } = this.table.game
    const names = new Map<PieceId, PieceId>()
    const counted = new Map<DefId, number>()
    const next = (def: DefId): PieceId => {
      const n = (counted.get(def) ?? 0) + 1
      counted.set(def, n)
      return pieceName(def, n)
    }
    for (const piece of this.known) names.set(piece, next(titleOf(exchanged.get(piece) ?? piece)))
    for (const { places, guess } of this.groups) {
      if (!guess) continue
      const left = [...guess(random)]
      const take = ({ piece, fits }: Place): void => {
        const at = fits ? left.findIndex((def) => fits(definitions.get(def) as Definition<AnyShape>)) : 0
        const [taken] = left.splice(Math.max(0, at), 1)
        if (taken === undefined) throw new Error('fewer pieces were guessed than there are hidden')
        names.set(piece, next(taken))
      }
      for (const place of places) if (place.fits) take(place)
      for (const place of places) if (!place.fits) take(place)
    }
    return names
  }

  /** The state with every piece under its other name. */
  private anew(names: Renaming, exchanged: Renaming, rename: Rename): State {
    const { before } = this
    const state: State = { ...copyState(before), ...(rename(mentioning(before) as unknown as Json) as unknown as Mentioning) }
    const known = new Set(this.known)
    state.pieces = {}
    for (const [piece, name] of names) {
      const stands = known.has(piece) ? before.pieces[exchanged.get(piece) ?? piece] : undefined
      state.pieces[name] = lyingThere(before.pieces[piece] as PieceState, stands?.def)
    }
    state.zones = {}
    for (const zone in before.zones)
      state.zones[rename(zone) as string] = (before.zones[zone] as readonly Segment[]).map((segment) => renamedIn(segment, names))
    return state
  }

  private exchanged(names: Renaming, rename: Rename): State {
    const { before } = this
    let state = copyState(before)
    if (this.named) state = { ...state, ...(rename(mentioning(state) as unknown as Json) as unknown as Mentioning) }
    for (const [piece, name] of names) {
      state.pieces[name] = lyingThere(before.pieces[piece] as PieceState, before.pieces[name]?.def)
      const attributes = before.of[piece]
      if (attributes) state.of[name] = rename(attributes) as Record<string, Json>
      else delete state.of[name]
    }
    for (const zone in before.zones) {
      const segments = before.zones[zone] as readonly Segment[]
      if (!zone.includes('#') && !segments.some(({ ids }) => ids.some((id) => names.has(id)))) continue
      delete state.zones[zone]
      state.zones[rename(zone) as string] = segments.map((segment) => renamedIn(segment, names))
    }
    return state
  }

  private keepSecrets(state: State, random: Random): void {
    const { then, table } = this
    for (const { of, attribute, value } of this.unknown.secrets?.(then, this.watcher, random) ?? []) {
      if (canonical(then.read(of, attribute)) !== canonical(table.kernel.read(of, attribute))) continue
      if (of === 'table') state.table[attribute] = value
      else state.of[of] = { ...state.of[of], [attribute]: value }
    }
  }

  private translating(rename: Rename): Pick<World, 'heard' | 'said'> {
    const there = new Map([...this.keys].map(([own, real]) => [own, rename(real) as Key]))
    const back = new Map([...there].map(([own, real]) => [real, own]))
    return { heard: (said) => withKeys(said, there), said: (heard) => withKeys(heard, back) }
  }
}

/** What lies in one heap without order may come out of it in any order as it is; like things need not change places. */
const isOpen = ({ pieces, in: where, guess }: Group, state: State): boolean =>
  guess !== null || (!(where.size === 1 && [...where][0]?.mixed) && new Set(pieces.map((piece) => definitionOf(state, piece))).size > 1)

/** Of pieces in no order: a list that does not tell which they are. */
const bySince = ({ pieces }: State, ids: readonly PieceId[]): PieceId[] =>
  ids.toSorted((a, b) => (pieces[a]?.since ?? 0) - (pieces[b]?.since ?? 0) || (a < b ? -1 : 1))

/** All pieces by when they came to where they lie, then by the place: by what everybody has seen of them. */
function inOrder({ pieces, zones }: State): PieceId[] {
  const lying = Object.keys(zones)
    .sort()
    .flatMap((zone) => (zones[zone] as readonly Segment[]).flatMap(({ ids }) => ids))
  return lying.sort((a, b) => (pieces[a]?.since ?? 0) - (pieces[b]?.since ?? 0))
}

/** What a piece is called after: `torch#2` after the torch. */
const titleOf = (piece: PieceId): DefId => piece.slice(0, piece.lastIndexOf('#'))

/** Another piece in the place of this one. */
function lyingThere(place: PieceState, def: DefId | undefined): PieceState {
  const { def: _, ...lying } = place
  return def === undefined ? lying : { ...lying, def }
}

function renamedIn({ ids, mixed }: Segment, names: Renaming): Segment {
  const renamed = ids.map((id) => names.get(id) ?? id)
  return mixed ? { ids: renamed.sort(), mixed } : { ids: renamed }
}

function withKeys(answer: Answer, keys: ReadonlyMap<Key, Key>): Answer {
  const one = (key: Key): Key => keys.get(key) ?? key
  if (typeof answer === 'number') return answer
  if (typeof answer === 'string') return one(answer)
  if (Array.isArray(answer)) return (answer as readonly Key[]).map(one)
  return Object.fromEntries(Object.entries(answer).map(([key, n]) => [one(key), n]))
}
