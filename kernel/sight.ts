import { type Definition, declaredBy, type Sight, type ZoneSpec } from './game.ts'
import type { Face, FaceKey, PieceId, Seat, ZoneId } from './ids.ts'
import { hashText } from './json.ts'
import { engineOf, type Kernel } from './kernel.ts'
import { zoneKind, zoneOf } from './names.ts'
import type { Shape, ZoneOf } from './shape.ts'
import type { PieceState } from './state.ts'

/** Who watches without a seat: sees what everybody may see. */
export const SPECTATOR: Seat = '@spectator'

export const zoneSpec = <S extends Shape>(t: Kernel<S>, zone: ZoneId): ZoneSpec => declaredBy(t.game).zones[zoneKind(zone)] ?? {}

export function zoneOwner<S extends Shape>(t: Kernel<S>, zone: ZoneId): Seat | null {
  const named = t.game.owner?.(t, zone as ZoneOf<S>)
  if (named !== undefined) return named
  return zoneSpec(t, zone).per === 'seat' ? zoneOf(zone) : null
}

/** May this seat see that face: by the piece's own rule, else by the zone's for the face; or because it has looked. */
export function canSee<S extends Shape>(t: Kernel<S>, piece: PieceId, face: Face, seat: Seat): boolean {
  const held = t.piece(piece)
  const own = t.def(piece).see?.[face]
  const see = own === undefined ? zoneSpec(t, held.zone).see : undefined
  if (allows(t, own, held.zone, seat)) return true
  if (see) {
    if (allows(t, see[face], held.zone, seat)) return true
    const up = held.face ?? 'front'
    if (up === face && allows(t, see.up, held.zone, seat)) return true
    if (up === face && see.top && isFirst(t, piece, held.zone) && allows(t, see.top, held.zone, seat)) return true
  }
  return held.seen?.[face]?.includes(seat) ?? false
}

function allows<S extends Shape>(t: Kernel<S>, sight: Sight | undefined, zone: ZoneId, seat: Seat): boolean {
  if (sight === 'all') return true
  if (sight !== 'owner' && sight !== 'team') return false
  const owner = zoneOwner(t, zone)
  return owner === seat || (sight === 'team' && owner !== null && areTeam(t, owner, seat))
}

/** Whether two seats play together. Who watches without a seat belongs to nobody. */
export function areTeam<S extends Shape>(t: Kernel<S>, a: Seat, b: Seat): boolean {
  if (a === b) return true
  if (!t.seats.includes(a) || !t.seats.includes(b)) return false
  const { team } = t.game
  return !team || team(t, a) === team(t, b)
}

function isFirst<S extends Shape>(t: Kernel<S>, piece: PieceId, zone: ZoneId): boolean {
  const first = t.raw.zones[zone]?.[0]
  return first !== undefined && !first.mixed && first.ids[0] === piece
}

/** For each face of a piece, a bit for every watcher who can see it now: `canSee` for all of them at once. */
export function knowers<S extends Shape>(t: Kernel<S>, piece: PieceId): number[] {
  const held = t.piece(piece)
  const definition = t.def(piece)
  const known: number[] = []
  for (const face in definition.faces) known.push(knowersOf(t, piece, held, definition, face))
  return known
}

/** A bit for every watcher who cannot see the front, which tells which piece it is: they know it only by where it lies. */
export const blindTo = <S extends Shape>(t: Kernel<S>, piece: PieceId): number =>
  everybody(t) & ~knowersOf(t, piece, t.piece(piece), t.def(piece), 'front')

function knowersOf<S extends Shape>(t: Kernel<S>, piece: PieceId, held: PieceState, definition: Definition<S>, face: Face): number {
  const own = definition.see?.[face]
  const see = own === undefined ? zoneSpec(t, held.zone).see : undefined
  let bits = allowing(t, own, held.zone)
  if (see) {
    bits |= allowing(t, see[face], held.zone)
    if ((held.face ?? 'front') === face) {
      bits |= allowing(t, see.up, held.zone)
      if (see.top && isFirst(t, piece, held.zone)) bits |= allowing(t, see.top, held.zone)
    }
  }
  const seen = held.seen?.[face]
  if (seen) for (const seat of seen) bits |= bitOf(t, seat)
  return bits
}

const everybody = <S extends Shape>(t: Kernel<S>): number => (1 << t.watchers.length) - 1

/** Whom a sight lets see. */
function allowing<S extends Shape>(t: Kernel<S>, sight: Sight | undefined, zone: ZoneId): number {
  if (sight === 'all') return everybody(t)
  const owner = sight === 'owner' || sight === 'team' ? zoneOwner(t, zone) : null
  if (owner === null) return 0
  if (sight === 'owner') return bitOf(t, owner)
  return t.watchers.reduce((bits, watcher) => (areTeam(t, owner, watcher) ? bits | bitOf(t, watcher) : bits), 0)
}

const bitOf = <S extends Shape>(t: Kernel<S>, watcher: Seat): number => {
  const i = t.watchers.indexOf(watcher)
  return i < 0 ? 0 : 1 << i
}

/** Whether somebody sees a face now who did not know it before. */
export const isNewlySeen = <S extends Shape>(t: Kernel<S>, piece: PieceId, before: readonly number[]): boolean =>
  knowers(t, piece).some((bits, i) => bits & ~(before[i] ?? 0))

/** The faces of a piece a seat may see, as face keys: never its definition, which would tell the other side. */
export function visibleFaces<S extends Shape>(t: Kernel<S>, piece: PieceId, seat: Seat): Record<Face, FaceKey> {
  const faces: Record<Face, FaceKey> = {}
  const definition = t.def(piece)
  for (const face in definition.faces) if (canSee(t, piece, face, seat)) faces[face] = definition.faces[face] as FaceKey
  return faces
}

/** The name under which a seat knows a piece: kept while that seat could follow it with the eyes, new when it could not. */
export function aliasOf<S extends Shape>(t: Kernel<S>, piece: PieceId, seat: Seat): string {
  const held = t.piece(piece)
  const known = aliasesOf(t, seat)
  const last = known.get(held)
  if (last !== undefined) return last
  const { lost } = held
  const when = typeof lost === 'object' ? (lost[seat] ?? 0) : (lost ?? 0)
  const alias = hashText(`${engineOf(t).chance.seed}\n${seat}\n${piece}\n${when}`).slice(0, 12)
  known.set(held, alias)
  return alias
}

/** By the piece's own state, which is replaced whenever it is altered. */
type Aliases = WeakMap<PieceState, string>
/** By the table's chance: with another seed everything is called otherwise. */
const allAliases = new WeakMap<object, Map<Seat, Aliases>>()

function aliasesOf<S extends Shape>(t: Kernel<S>, seat: Seat): Aliases {
  const { chance } = engineOf(t)
  const own = allAliases.get(chance) ?? new Map<Seat, Aliases>()
  const aliases = own.get(seat) ?? new WeakMap()
  allAliases.set(chance, own.set(seat, aliases))
  return aliases
}
