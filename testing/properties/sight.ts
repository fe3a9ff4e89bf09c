import {
  type Edge,
  type Face,
  type FaceKey,
  type Happened,
  type Kernel,
  type PieceId,
  type Seat,
  type Shape,
  type Sight,
  untyped,
} from '@miskatonic/kernel'

/**
 * What a watcher may see of a piece, worked out from what the game declares and not by asking the kernel: the test of
 * secrecy must not believe the one it tests.
 */
export function facesSeen<S extends Shape>(t: Kernel<S>, piece: PieceId, watcher: Seat): Record<Face, FaceKey> {
  const { faces } = t.def(piece)
  return Object.fromEntries(Object.entries(faces).filter(([face]) => maySee(t, piece, face, watcher)))
}

function maySee<S extends Shape>(of: Kernel<S>, piece: PieceId, face: Face, watcher: Seat): boolean {
  const t = untyped(of)
  const held = t.raw.pieces[piece]
  if (!held) return false
  if (held.seen?.[face]?.includes(watcher)) return true
  const [kind = '', ...seat] = held.zone.split(':')
  const { see = {}, per } = t.game.zones[kind] ?? {}
  const named = t.game.owner?.(t, held.zone)
  const owner = named === undefined ? (per === 'seat' ? seat.join(':') : null) : named
  const isMate =
    owner !== null &&
    [owner, watcher].every((one) => t.seats.includes(one)) &&
    (!t.game.team || t.game.team(t, owner) === t.game.team(t, watcher))
  const allows = (sight: Sight | undefined): boolean =>
    sight === 'all' || (sight === 'owner' && owner === watcher) || (sight === 'team' && (owner === watcher || isMate))
  const own = t.def(piece).see?.[face]
  if (own !== undefined) return allows(own)
  if (allows(see[face])) return true
  if ((held.face ?? 'front') !== face) return false
  const [first] = t.raw.zones[held.zone] ?? []
  return allows(see.up) || (allows(see.top) && first?.mixed !== true && first?.ids[0] === piece)
}

/** Remembers which faces could be seen when something happened to a piece, although they are hidden again. */
export class Witness<S extends Shape> {
  kernel: Kernel<S> | null = null
  private readonly glances: { readonly id: number; readonly piece: PieceId; readonly watcher: Seat; readonly faces: readonly Face[] }[] = []

  hear({ id, what }: Happened): void {
    const { kernel } = this
    if (!kernel) return
    for (const value of Object.values(what as object).flat()) {
      if (typeof value !== 'string' || !kernel.exists(value)) continue
      for (const watcher of kernel.watchers)
        this.glances.push({ id, piece: value, watcher, faces: Object.keys(facesSeen(kernel, value, watcher)) })
    }
  }

  seen(piece: PieceId, watcher: Seat, since: Edge): Set<Face> {
    const faces = new Set<Face>()
    for (let i = this.glances.length - 1; i >= 0; i--) {
      const glance = this.glances[i] as (typeof this.glances)[number]
      if (glance.id <= since.serial) break
      if (glance.piece === piece && glance.watcher === watcher) for (const face of glance.faces) faces.add(face)
    }
    return faces
  }
}
