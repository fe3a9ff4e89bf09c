import { type Answer, type Ask, type EachAsk, isAsked, type OneAsk, type Option, optionsFor, partFor, type RefusedOption } from './ask.ts'
import type { Engine } from './engine.ts'
import { messageFor } from './events.ts'
import { type AttributeSpec, declaredBy, type Sight } from './game.ts'
import type { Face, FaceKey, Key, PieceId, Ref, Seat, ZoneId } from './ids.ts'
import type { Json } from './json.ts'
import { zoneName } from './names.ts'
import type { Shape } from './shape.ts'
import { aliasOf, areTeam, SPECTATOR, visibleFaces, zoneOwner, zoneSpec } from './sight.ts'
import type { PieceState, Rec, Segment } from './state.ts'
import { sizeOf } from './zones.ts'

export type PieceView = {
  readonly alias: string
  readonly up: Face
  readonly faces: { readonly [face: Face]: FaceKey }
  readonly attributes: { readonly [name: string]: Json }
}
export type ZoneView = { readonly count: number; readonly pieces: readonly PieceView[] }

/** What one seat may see, built up from nothing. */
export type View = {
  readonly watcher: Seat
  readonly seq: number
  readonly seats: readonly Seat[]
  readonly table: { readonly [attribute: string]: Json }
  readonly of: { readonly [ref: Ref]: { readonly [attribute: string]: Json } }
  readonly zones: { readonly [zone: ZoneId]: ZoneView }
  readonly records: readonly { readonly id: number; readonly kind: string; readonly [field: string]: Json }[]
  readonly result: Json
}

/** The question as one seat is put it: same data, its own offers, its own aliases. */
/** A question as one seat is asked it: of several, its own. */
export type AskView = Exclude<Ask, EachAsk>
export type Waiting = { readonly kind: 'waiting'; readonly for: readonly Seat[] }

export function viewOf<S extends Shape>(t: Engine<S>, watcher: Seat): View {
  const looks = looksOf(t, watcher)
  return {
    watcher,
    seq: t.seq,
    seats: t.seats,
    table: attributesFor(t, t.raw.table, t.game.table as Specs, null, watcher),
    of: ownersView(t, watcher, looks),
    zones: zonesView(t, watcher, looks),
    records: t.raw.records.map((record) => recordView(t, record, watcher)),
    result: t.raw.result,
  }
}

/** The keys of an object in the order of the alphabet: the order in which they came tells more than a view may. */
function namesIn(of: object): readonly string[] {
  const names = Object.keys(of)
  if (names.length < 2) return names
  const last = orders.get(of)
  if (last && last.names.length === names.length && last.names.every((name, i) => name === names[i])) return last.sorted
  const sorted = names.toSorted()
  orders.set(of, { names, sorted })
  return sorted
}
/** Few keys come or go between two looks. */
const orders = new WeakMap<object, { readonly names: readonly string[]; readonly sorted: readonly string[] }>()

type Specs = { readonly [attribute: string]: AttributeSpec<Json> }

function attributesFor<S extends Shape>(
  t: Engine<S>,
  values: { readonly [attribute: string]: Json },
  specs: Specs,
  owner: Seat | null,
  watcher: Seat,
): Record<string, Json> {
  const shown: Record<string, Json> = {}
  for (const name of namesIn(values)) {
    const spec = specs[name]
    const value = values[name] as Json
    if (!spec || !seesOf(t, spec.see, owner, watcher)) continue
    shown[name] = spec.holds ? aliased(t, value, watcher) : value
  }
  return shown
}

const seesOf = <S extends Shape>(t: Engine<S>, see: Sight | undefined, owner: Seat | null, watcher: Seat): boolean =>
  see === 'all' || (see === 'owner' && owner === watcher) || (see === 'team' && owner !== null && areTeam(t, owner, watcher))

function aliased<S extends Shape>(t: Engine<S>, value: Json, watcher: Seat): Json {
  if (typeof value === 'string') return t.exists(value) ? aliasOf(t, value, watcher) : value
  if (Array.isArray(value)) return value.map((one) => aliased(t, one, watcher))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, aliased(t, one ?? null, watcher)]))
}

/** Seats and places by their names; pieces are shown where they lie. */
function ownersView<S extends Shape>(t: Engine<S>, watcher: Seat, looks: Looks): Record<Ref, Record<string, Json>> {
  const owners: Record<Ref, Record<string, Json>> = {}
  for (const ref of namesIn(t.raw.of)) {
    let look = looks.owners.get(ref)
    if (!look) {
      look = ownerLook(t, ref, watcher)
      if (look.keeps) looks.owners.set(ref, look)
    }
    if (look.view) owners[ref] = look.view
  }
  return owners
}

function ownerLook<S extends Shape>(t: Engine<S>, ref: Ref, watcher: Seat): OwnerLook {
  if (t.exists(ref)) return { view: null, keeps: true }
  const values = t.raw.of[ref] ?? {}
  const view = attributesFor(t, values, t.game.attributes as Specs, t.seats.includes(ref) ? ref : null, watcher)
  return { view: Object.keys(view).length ? view : null, keeps: !namesPieces(t, values) }
}

/** Whether an attribute names pieces: how they are called may change without anything here being altered. */
function namesPieces<S extends Shape>(t: Engine<S>, values: { readonly [attribute: string]: Json }): boolean {
  const specs = t.game.attributes as Specs
  for (const name in values) if (specs[name]?.holds) return true
  return false
}

function zonesView<S extends Shape>(t: Engine<S>, watcher: Seat, looks: Looks): Record<ZoneId, ZoneView> {
  const names = namesIn(t.raw.zones)
  // Mostly the same zones are there: a copy is made in one go, and only what looks different is put into it.
  const zones: Record<ZoneId, ZoneView> = looks.names === names ? { ...looks.all } : {}
  let ownNames = true
  for (const zone of names) {
    const owner = zoneOwner(t, zone)
    const segments = t.raw.zones[zone] as readonly Segment[]
    let look = looks.zones.get(zone)
    if (!look?.keeps || look.segments !== segments || look.owner !== owner) {
      look = { segments, owner, ...zoneLook(t, zone, owner, watcher, looks, look?.view) }
      looks.zones.set(zone, look)
    }
    const name = nameFor(t, zone, watcher)
    ownNames &&= name === zone
    if (zones[name] !== look.view) zones[name] = look.view
  }
  looks.names = ownNames ? names : null
  looks.all = zones
  return zones
}

function zoneLook<S extends Shape>(
  t: Engine<S>,
  zone: ZoneId,
  owner: Seat | null,
  watcher: Seat,
  looks: Looks,
  before: ZoneView | undefined,
): Pick<ZoneLook, 'view' | 'keeps'> {
  const pieces: PieceView[] = []
  let first = true
  let keeps = true
  for (const segment of t.raw.zones[zone] ?? []) {
    // Of a mixed part only the number can be seen: it has no first card yet.
    if (!segment.mixed)
      for (const piece of segment.ids) {
        pieces.push(pieceView(t, piece, watcher, owner, first, looks.pieces))
        keeps &&= !namesPieces(t, t.raw.of[piece] ?? NO_ATTRIBUTES)
        first = false
      }
    first = false
  }
  // A hand has no order: sorting by alias tells nothing about how it came together.
  if (zoneSpec(t, zone).order === 'unordered') pieces.sort((a, b) => (a.alias < b.alias ? -1 : 1))
  return { view: sameOrNew(before, { count: sizeOf(t.raw.zones[zone]), pieces }), keeps }
}

const NO_ATTRIBUTES: { readonly [attribute: string]: Json } = {}

/** A zone that lies on a piece (`on:torch#1`) bears that piece's alias. */
function nameFor<S extends Shape>(t: Engine<S>, zone: ZoneId, watcher: Seat): ZoneId {
  const { kind, of } = zoneName(zone)
  return of && t.exists(of) ? `${kind}:${aliasOf(t, of, watcher)}` : zone
}

/** How a piece looked to a watcher: with its own state, which is replaced whenever it is altered, and with what else its looks depend on. */
type Look = { readonly held: PieceState; readonly owner: Seat | null; readonly first: boolean; readonly view: PieceView }
/** `keeps`: it looks the same until something in it is altered. */
type ZoneLook = { readonly segments: readonly Segment[]; readonly owner: Seat | null; readonly view: ZoneView; keeps: boolean }
/** Of a piece there is no view here. */
type OwnerLook = { readonly view: Record<string, Json> | null; readonly keeps: boolean }
/** What one watcher saw last: what looks the same is the same object, so that whoever compares two views has little to do. */
type Looks = {
  readonly pieces: Map<PieceId, Look>
  readonly zones: Map<ZoneId, ZoneLook>
  readonly owners: Map<Ref, OwnerLook>
  /** All zones as they were shown last, and their names; null where some bear the name of a piece, which may change. */
  all: Readonly<Record<ZoneId, ZoneView>>
  names: readonly ZoneId[] | null
  epoch: number
  alterations: number
}
const allLooks = new WeakMap<object, Map<Seat, Looks>>()

const newLooks = (): Looks => ({
  pieces: new Map(),
  zones: new Map(),
  owners: new Map(),
  all: {},
  names: null,
  epoch: -1,
  alterations: 0,
})

/** What a watcher saw last, without what was altered since. */
function looksOf<S extends Shape>(t: Engine<S>, watcher: Seat): Looks {
  const own = allLooks.get(t.chance) ?? new Map<Seat, Looks>()
  const looks = own.get(watcher) ?? newLooks()
  allLooks.set(t.chance, own.set(watcher, looks))
  const { epoch, alterations } = t.journal
  const altered = looks.epoch === epoch ? t.journal.alteredSince(looks.alterations) : null
  if (altered === null) {
    looks.owners.clear()
    for (const zone of looks.zones.values()) zone.keeps = false
  } else
    for (const ref of altered) {
      looks.owners.delete(ref)
      const zone = looks.zones.get(t.raw.pieces[ref]?.zone ?? '')
      if (zone) zone.keeps = false
    }
  looks.epoch = epoch
  looks.alterations = alterations
  return looks
}

const sameOrNew = (before: ZoneView | undefined, view: ZoneView): ZoneView =>
  before?.count === view.count && before.pieces.length === view.pieces.length && before.pieces.every((one, i) => one === view.pieces[i])
    ? before
    : view

function pieceView<S extends Shape>(
  t: Engine<S>,
  piece: PieceId,
  watcher: Seat,
  owner: Seat | null,
  first: boolean,
  looks: Looks['pieces'],
): PieceView {
  const held = t.raw.pieces[piece] as PieceState
  const attributes = t.raw.of[piece]
  // Attributes are altered in place: of a piece that has some, nothing is remembered.
  const last = attributes === undefined ? looks.get(piece) : undefined
  if (last?.held === held && last.owner === owner && last.first === first) return last.view
  const view = {
    alias: aliasOf(t, piece, watcher),
    up: t.up(piece),
    faces: visibleFaces(t, piece, watcher),
    attributes: attributesFor(t, attributes ?? NO_ATTRIBUTES, t.game.attributes as Specs, owner, watcher),
  }
  if (attributes === undefined) looks.set(piece, { held, owner, first, view })
  // Or it would look as it did before, once it has none again.
  else looks.delete(piece)
  return view
}

function recordView<S extends Shape>(t: Engine<S>, record: Rec, watcher: Seat): View['records'][number] {
  const spec = declaredBy(t.game).records[record.kind] ?? {}
  const shown: Record<string, Json> = {}
  for (const field of Object.keys(spec).sort()) {
    const value = record[field]
    if (value === undefined) continue
    const sight = spec[field]
    if (sight === 'owner' && record.who !== watcher) continue
    if (sight === 'team' && !areTeam(t, String(record.who), watcher)) continue
    shown[field] = sight === 'piece' || sight === 'pieces' ? aliased(t, value, watcher) : value
  }
  return { ...shown, id: record.id, kind: record.kind }
}

// ── asks ──

/** An option's key as a seat sees it: the piece in it under that seat's alias. */
export function seatKey<S extends Shape>(t: Engine<S>, option: Pick<Option, 'key' | 'piece'>, seat: Seat): Key {
  const { key, piece } = option
  if (piece === undefined || !t.exists(piece)) return key
  return key === piece ? aliasOf(t, piece, seat) : key.replace(piece, () => aliasOf(t, piece, seat))
}

const optionView = <S extends Shape, O extends Option | RefusedOption>(t: Engine<S>, option: O, seat: Seat): O => ({
  ...option,
  key: seatKey(t, option, seat),
  ...(option.piece === undefined ? {} : { piece: t.exists(option.piece) ? aliasOf(t, option.piece, seat) : option.piece }),
  ...(option.label === undefined ? {} : { label: messageFor(t, option.label, seat) }),
  ...('reasons' in option ? { reasons: option.reasons.map(({ rule, message }) => ({ rule, message: messageFor(t, message, seat) })) } : {}),
})

export function askView<S extends Shape>(t: Engine<S>, ask: Ask, seat: Seat, awaited: readonly Seat[]): AskView | Waiting {
  if (seat === SPECTATOR || !isAsked(ask, seat)) return { kind: 'waiting', for: awaited }
  // Of several questions a seat hears its own: to whoever answers it is a question like any other.
  if (ask.kind === 'each') return askView(t, ask.asks[seat] as OneAsk, seat, awaited)
  const about = messageFor(t, ask.about, seat)
  const views = <O extends Option | RefusedOption>(options: readonly O[]): O[] => options.map((option) => optionView(t, option, seat))
  switch (ask.kind) {
    case 'all':
      return { ...ask, about, offers: { [seat]: views(ask.offers[seat] ?? []) } }
    case 'floor': {
      const { refused, ...rest } = ask
      return {
        ...rest,
        about,
        offers: { [seat]: views(ask.offers[seat] ?? []) },
        ...(refused?.[seat] ? { refused: { [seat]: views(refused[seat] ?? []) } } : {}),
      }
    }
    case 'number':
      return { ...ask, about }
    case 'allocate':
      return {
        ...ask,
        about,
        slots: ask.slots.map((slot) => ({ ...slot, ...optionView(t, slot as Option, seat), min: slot.min, max: slot.max })),
      }
    default:
      return { ...ask, about, options: views(ask.options), ...(ask.refused ? { refused: views(ask.refused) } : {}) }
  }
}

/** What the keys of an answer stand for. */
function keyedIn(ask: Ask, seat: Seat): readonly Pick<Option, 'key' | 'piece'>[] {
  const part = partFor(ask, seat)
  return part?.kind === 'allocate' ? part.slots : (optionsFor(ask, seat) ?? [])
}

/** A seat's answer with the aliases turned back into pieces; what is unknown stays as it is, to be refused. */
export function realAnswer<S extends Shape>(t: Engine<S>, ask: Ask, seat: Seat, answer: unknown): unknown {
  const options = keyedIn(ask, seat)
  if (!options.some((option) => option.piece !== undefined)) return answer
  const real = new Map(options.map((option) => [seatKey(t, option, seat), option.key]))
  // A key the seat was not shown is unknown to it, also when it would be right: answers must not probe for hidden pieces.
  const one = (key: unknown): unknown => (typeof key === 'string' ? (real.get(key) ?? UNKNOWN) : key)
  if (typeof answer === 'string') return one(answer)
  if (Array.isArray(answer)) return answer.map(one)
  if (typeof answer === 'object' && answer !== null) return Object.fromEntries(Object.entries(answer).map(([key, n]) => [one(key), n]))
  return answer
}

/** A legal answer as the seat that gave it would say it. */
export function shownAnswer<S extends Shape>(t: Engine<S>, ask: Ask, seat: Seat, answer: Answer): Answer {
  const options = keyedIn(ask, seat)
  if (typeof answer === 'number') return answer
  if (typeof answer === 'string') {
    const option = options.find(({ key }) => key === answer)
    return option ? seatKey(t, option, seat) : answer
  }
  if (!options.some((option) => option.piece !== undefined)) return answer
  const shown = new Map(options.map((option) => [option.key, seatKey(t, option, seat)]))
  const one = (key: Key): Key => shown.get(key) ?? key
  if (isKeys(answer)) return answer.map(one)
  return Object.fromEntries(Object.entries(answer).map(([key, n]) => [one(key), n]))
}

const isKeys = (answer: Answer): answer is readonly Key[] => Array.isArray(answer)

const UNKNOWN = '\u0000'
