import { edgeOf, type Square } from '@miskatonic/commons/map'
import { resolveText } from '@miskatonic/effects'
import type { Script } from '@miskatonic/kernel'
import type { ScapePart } from '../content/mapData.ts'
import { slotOf } from '../content/mapData.ts'
import { currentDream } from './cards.ts'
import { scapeOf } from './scape.ts'
import type { Ether, Laid, PieceId, Seat } from './shape.ts'

/* What changes the Scape: tiles, cards laid over them, doors, tokens. */

/** Onto the Scape, on top of what lies there (EF-OVER-04). */
export function* laySquares(t: Ether, piece: PieceId): Script {
  yield* t.change((w) => w.put(piece, 'scape', { at: 'bottom', face: 'front' }))
}
export function* changeScape(t: Ether, change: ScapePart): Script {
  yield* t.change((w) => w.set('table', 'changes', [...t.state.changes, change]))
}
export function* openWall(t: Ether, edge: string): Script {
  const [a = '', b = ''] = edge.split('|')
  yield* t.happens('wall:open', { edge: edgeOf(a, b) }, (w, e) => w.set('table', 'changes', [...t.state.changes, { open: [e.edge] }]))
}

/** The squares of a tile: by its slot. */
export const squaresOfTile = (t: Ether, slot: string): readonly Square[] => scapeOf(t).squares.filter((square) => slotOf(square) === slot)
export const tileOf = (t: Ether, square: Square): readonly Square[] => squaresOfTile(t, slotOf(square))

export function* placeToken(t: Ether, token: Laid['token'], at: readonly Square[]): Script<boolean> {
  if (!at.length) return false
  return (
    (yield* t.happens('token:place', { token, at }, (w, e) =>
      w.set('table', 'tokens', [...t.state.tokens, { token: e.token, at: e.at }]),
    )) !== null
  )
}
export function* removeToken(t: Ether, token: Laid['token'], at: readonly Square[]): Script<boolean> {
  const i = t.state.tokens.findIndex((one) => one.token === token && one.at.some((square) => at.includes(square)))
  const there = t.state.tokens[i]
  if (!there) return false
  return (
    (yield* t.happens('token:remove', { token, at: there.at }, (w) =>
      w.set(
        'table',
        'tokens',
        t.state.tokens.filter((_, j) => j !== i),
      ),
    )) !== null
  )
}

/** A trap fires once for each entering (EF-RULING-38). */
export function* springTrap(t: Ether, who: Seat, square: Square): Script {
  const trap = currentDream(t)?.trap
  const [gate] = t.inZone('gate')
  if (!trap || gate === undefined || !scapeOf(t).data(square).trap) return
  yield* resolveText(t, trap, { self: { source: { piece: gate }, piece: gate, controller: who, bound: {} }, you: who }) // EF-ICON-05, EF-ICON-07
}
