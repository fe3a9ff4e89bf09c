import {
  type Answer,
  type AnyShape,
  Chance,
  canonical,
  copyState,
  type Decision,
  type Definition,
  type Drawn,
  definitionOf,
  type Json,
  Kernel,
  type Key,
  optionsFor,
  type PieceId,
  type PieceState,
  type Random,
  type Ref,
  type Seat,
  type Segment,
  type State,
  seatKey,
  shuffled,
  Table,
  visibleFaces,
} from '@miskatonic/kernel'

/* Worlds a seat could be in: what it knows is as it is, what it cannot know is something else, and chance is fresh. */

/** What a game says about pieces that a seat cannot see. None of it may depend on what such a piece really is. */
export type Unknown = {
  /** What is known of a hidden piece all the same (whose deck it comes from): only pieces with the same answer stand in for each other. Default: its kind. */
  readonly alike?: (t: Kernel<AnyShape>, piece: PieceId, watcher: Seat) => string
  /** What could lie there, judged by the place and by what is known of it; null: anything. */
  readonly couldBe?: (t: Kernel<AnyShape>, piece: PieceId, watcher: Seat) => ((definition: Definition<AnyShape>) => boolean) | null
  /** Other values for attributes that the watcher cannot know. */
  readonly secrets?: (t: Kernel<AnyShape>, watcher: Seat, random: Random) => readonly Secret[]
}
type Secret = { readonly of: Ref; readonly attribute: string; readonly value: Json }

/** An imagined table at the question the seat is asked, and the way between the seat's own keys and those of that table. */
export type World = {
  readonly table: Table<AnyShape>
  /** What the seat would say, as this world's table hears it. */
  readonly heard: (said: Answer) => Answer
  /** An answer to this world's table, as the seat would say it. */
  readonly said: (heard: Answer) => Answer
}

/** Imagines one world; null where none was found that fits what the seat has seen. The same random gives the same world. */
export type Imagine = (random: Random) => World | null

/** Hidden pieces that could stand in for each other: where they lie, and which there are. */
type Group = { readonly places: Place[]; readonly pieces: PieceId[]; readonly in: Set<Segment> }
type Place = { readonly piece: PieceId; readonly fits: ((definition: Definition<AnyShape>) => boolean) | null }
type Renaming = ReadonlyMap<PieceId, PieceId>

const TRIES = 4
const SEEDS = 0x7fffffff

/** What a seat is handed instead of the table: a function that imagines. The table itself stays behind it. */
export function imagining(table: Table<AnyShape>, watcher: Seat, unknown: Unknown = {}): Imagine {
  let worlds: OtherWorlds | null = null
  return (random) => {
    worlds ??= new OtherWorlds(table, watcher, unknown)
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
  private readonly before: State
  private readonly then: Kernel<AnyShape>
  private readonly groups: readonly Group[]
  private readonly drawn: readonly Drawn[]
  private readonly decisions: readonly Decision[]
  /** Whether what is under way, or an attribute, names a piece that becomes another. */
  private readonly named: boolean
  /** The seat's own keys, and the real ones. */
  private readonly keys: ReadonlyMap<Key, Key>

  constructor(table: Table<AnyShape>, watcher: Seat, unknown: Unknown) {
    const edge = table.edges.at(-1)
    if (!edge) throw new Error('a table that asks has begun a step')
    const { game, setup, kernel, ask } = table
    this.table = table
    this.watcher = watcher
    this.unknown = unknown
    this.before = table.stateAt(edge)
    this.then = new Kernel(game, setup.seats, setup.options, this.before, new Chance(''), { quiet: true, strict: false })
    this.drawn = (table.line[edge.at - 1]?.chance ?? table.opening).slice(edge.offset)
    const since = table.line.slice(edge.at)
    // Where all answer the same question, what the others have said already is not known.
    this.decisions = ask?.kind === 'all' ? since.filter(({ seq, seat }) => seq < table.askedAt || seat === watcher) : since
    this.groups = this.hidden()
    const mentioned = canonical(mentioning(this.before))
    this.named = this.groups.some(({ pieces }) => pieces.some((piece) => mentioned.includes(piece)))
    const options = ask ? (ask.kind === 'allocate' ? ask.slots : (optionsFor(ask, watcher) ?? [])) : []
    this.keys = new Map(options.map((option) => [seatKey(kernel, option, watcher), option.key]))
  }

  /** Goes through the zones by name and place, so that the same is imagined whatever lies there. */
  private hidden(): Group[] {
    const { kernel } = this.table
    const groups = new Map<string, Group>()
    for (const zone of Object.keys(kernel.raw.zones).sort())
      for (const segment of kernel.raw.zones[zone] ?? [])
        for (const piece of segment.mixed ? bySince(kernel.raw, segment.ids) : segment.ids) {
          const looks = this.looksOf(piece)
          if (looks === null) continue
          const group = groups.get(looks) ?? { places: [], pieces: [], in: new Set() }
          groups.set(looks, group)
          group.places.push({ piece, fits: this.unknown.couldBe?.(kernel, piece, this.watcher) ?? null })
          group.pieces.push(piece)
          group.in.add(segment)
        }
    const order = (piece: PieceId): string => `${definitionOf(kernel.raw, piece)} ${piece}`
    const open = [...groups.values()].filter((group) => isOpen(group, kernel.raw))
    for (const { pieces } of open) pieces.sort((a, b) => (order(a) < order(b) ? -1 : 1))
    return open
  }

  /** How a hidden piece looked at the edge and looks now; null: it is not hidden, or was not. */
  private looksOf(piece: PieceId): string | null {
    const { kernel } = this.table
    if (!this.before.pieces[piece]) return null
    const { faces, kind } = kernel.def(piece)
    const now = visibleFaces(kernel, piece, this.watcher)
    const then = visibleFaces(this.then, piece, this.watcher)
    const known = { ...then, ...now }
    const alike = this.unknown.alike?.(kernel, piece, this.watcher) ?? kind
    // Whose front is hidden is known by its back wherever it lies, whether the zone says so or not.
    if (!('front' in known)) return canonical([{ ...known, back: faces.back ?? null }, alike])
    for (const face in faces) if (!(face in known)) return canonical([now, then, alike])
    return null
  }

  one(random: Random): World | null {
    const { game, setup } = this.table
    const names = this.renaming(random)
    const rename = renamer(names)
    const seed = String(random(SEEDS))
    const state = this.exchanged(names, rename, random)
    const line = this.decisions.map(({ seat, answer, by, chance }, seq): Decision => {
      return { seq, seat, by, answer: rename(answer as Json) as Answer, chance: rename(chance as unknown as Json) as unknown as Drawn[] }
    })
    const table = new Table(game, { ...setup, seed }, { quiet: true, undo: false }, state, new Chance(seed))
    try {
      table.resume(line, line, rename(this.drawn as unknown as Json) as unknown as Drawn[], { at: 0, offset: 0, events: 0, serial: 0 })
    } catch {
      // What was done since the step began does not fit this world.
      return null
    }
    return this.asksTheSame(table) ? { table, ...this.translating(rename) } : null
  }

  private asksTheSame(world: Table<AnyShape>): boolean {
    return world.ask?.kind === this.table.ask?.kind && world.awaited().includes(this.watcher)
  }

  /** Whatever lies in a place is called by the name of what is imagined to lie there. */
  private renaming(random: Random): Renaming {
    const { kernel } = this.table
    const names = new Map<PieceId, PieceId>()
    for (const { places, pieces } of this.groups) {
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

  private exchanged(names: Renaming, rename: Rename, random: Random): State {
    const { before } = this
    let state = copyState(before)
    if (this.named) state = { ...state, ...(rename(mentioning(state) as unknown as Json) as unknown as Mentioning) }
    for (const [piece, name] of names) {
      state.pieces[name] = lyingThere(before.pieces[piece] as PieceState, before.pieces[name] as PieceState)
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
    this.keepSecrets(state, random)
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
const isOpen = ({ pieces, in: where }: Group, state: State): boolean =>
  !(where.size === 1 && [...where][0]?.mixed) && new Set(pieces.map((piece) => definitionOf(state, piece))).size > 1

/** Of pieces in no order: a list that does not tell which they are. */
const bySince = ({ pieces }: State, ids: readonly PieceId[]): PieceId[] =>
  ids.toSorted((a, b) => (pieces[a]?.since ?? 0) - (pieces[b]?.since ?? 0) || (a < b ? -1 : 1))

/** One piece in the place of another. */
function lyingThere(place: PieceState, piece: PieceState): PieceState {
  const { def: _, ...lying } = place
  return piece.def === undefined ? lying : { ...lying, def: piece.def }
}

function renamedIn({ ids, mixed }: Segment, names: Renaming): Segment {
  const renamed = ids.map((id) => names.get(id) ?? id)
  return mixed ? { ids: renamed.sort(), mixed } : { ids: renamed }
}

/** The parts of a state that may name pieces anywhere in them. */
type Mentioning = Pick<State, 'table' | 'of' | 'records' | 'lasting' | 'used' | 'flow'>
const mentioning = ({ table, of, records, lasting, used, flow }: State): Mentioning => ({ table, of, records, lasting, used, flow })

type Rename = (value: Json) => Json
const escaped = (name: string): string => name.replace(/[^\w#:-]/g, '\\$&')

/** Gives pieces their other names wherever they are named: as a whole, or within a key. */
function renamer(names: Renaming): Rename {
  let pattern: RegExp | null = null
  const text = (value: string): string => {
    if (!value.includes('#')) return value
    const whole = names.get(value)
    if (whole !== undefined) return whole
    pattern ??= new RegExp(`(?<![\\w-])(?:${[...names.keys()].map(escaped).join('|')})(?!\\d)`, 'g')
    return value.replace(pattern, (name) => names.get(name) ?? name)
  }
  const any = (value: Json): Json => {
    if (typeof value === 'string') return text(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(any)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [text(key), any(one as Json)]))
  }
  return names.size ? any : (value) => value
}

function withKeys(answer: Answer, keys: ReadonlyMap<Key, Key>): Answer {
  const one = (key: Key): Key => keys.get(key) ?? key
  if (typeof answer === 'number') return answer
  if (typeof answer === 'string') return one(answer)
  if (Array.isArray(answer)) return (answer as readonly Key[]).map(one)
  return Object.fromEntries(Object.entries(answer).map(([key, n]) => [one(key), n]))
}
