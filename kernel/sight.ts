import type { Shape, Sight, ZoneSpec } from './game.ts'
import type { Face, FaceKey, PieceId, Seat, ZoneId } from './ids.ts'
import { hashText } from './json.ts'
import type { Kernel } from './kernel.ts'

/** Who watches without a seat: sees what everybody may see. */
export const SPECTATOR: Seat = '@spectator'

/** Asked of every zone at every move: what was once cut out of a name is kept, for all tables. */
const kinds = new Map<ZoneId, string>()
const MOST_KINDS = 50_000

export const zoneKind = (zone: ZoneId): string => kinds.get(zone) ?? cutKind(zone)

function cutKind(zone: ZoneId): string {
  const colon = zone.indexOf(':')
  const kind = colon < 0 ? zone : zone.slice(0, colon)
  if (kinds.size >= MOST_KINDS) kinds.clear()
  kinds.set(zone, kind)
  return kind
}

export const zoneSpec = <S extends Shape>(t: Kernel<S>, zone: ZoneId): ZoneSpec => t.game.zones[zoneKind(zone)] ?? {}

export function zoneOwner<S extends Shape>(t: Kernel<S>, zone: ZoneId): Seat | null {
  const named = t.game.owner?.(t, zone)
  if (named !== undefined) return named
  return zoneSpec(t, zone).per === 'seat' ? zone.slice(zone.indexOf(':') + 1) : null
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
  return sight === 'all' || (sight === 'owner' && zoneOwner(t, zone) === seat)
}

function isFirst<S extends Shape>(t: Kernel<S>, piece: PieceId, zone: ZoneId): boolean {
  const first = t.raw.zones[zone]?.[0]
  return first !== undefined && !first.mixed && first.ids[0] === piece
}

/** Its front tells which piece it is; a seat that cannot see it knows it only by where it lies. */
export const isHiddenFrom = <S extends Shape>(t: Kernel<S>, piece: PieceId, seat: Seat): boolean => !canSee(t, piece, 'front', seat)

/** For each face of a piece, a bit for every watcher who can see it now. */
export function knowers<S extends Shape>(t: Kernel<S>, piece: PieceId): number[] {
  const known: number[] = []
  for (const face in t.def(piece).faces) {
    let bits = 0
    for (let i = 0; i < t.watchers.length; i++) if (canSee(t, piece, face, t.watchers[i] as Seat)) bits |= 1 << i
    known.push(bits)
  }
  return known
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
  const { lost } = t.piece(piece)
  const when = typeof lost === 'object' ? (lost[seat] ?? 0) : (lost ?? 0)
  return hashText(`${t.chance.seed}\n${seat}\n${piece}\n${when}`).slice(0, 12)
}
