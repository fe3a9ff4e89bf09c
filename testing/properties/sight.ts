import type { Face, FaceKey, Kernel, PieceId, Seat, Shape, Sight } from '@miskatonic/kernel'

/**
 * What a watcher may see of a piece, worked out from what the game declares and not by asking the kernel: the test of
 * secrecy must not believe the one it tests.
 */
export function facesSeen<S extends Shape>(t: Kernel<S>, piece: PieceId, watcher: Seat): Record<Face, FaceKey> {
  const { faces } = t.def(piece)
  return Object.fromEntries(Object.entries(faces).filter(([face]) => maySee(t, piece, face, watcher)))
}

function maySee<S extends Shape>(t: Kernel<S>, piece: PieceId, face: Face, watcher: Seat): boolean {
  const held = t.raw.pieces[piece]
  if (!held) return false
  if (held.seen?.[face]?.includes(watcher)) return true
  const [kind = '', ...seat] = held.zone.split(':')
  const { see = {}, per } = t.game.zones[kind] ?? {}
  const named = t.game.owner?.(t, held.zone)
  const owner = named === undefined ? (per === 'seat' ? seat.join(':') : null) : named
  const allows = (sight: Sight | undefined): boolean => sight === 'all' || (sight === 'owner' && owner === watcher)
  const own = t.def(piece).see?.[face]
  if (own !== undefined) return allows(own)
  if (allows(see[face])) return true
  if ((held.face ?? 'front') !== face) return false
  const [first] = t.raw.zones[held.zone] ?? []
  return allows(see.up) || (allows(see.top) && first?.mixed !== true && first?.ids[0] === piece)
}
