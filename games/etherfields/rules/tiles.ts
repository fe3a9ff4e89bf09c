import { edgeOf, type Square } from '@miskatonic/commons/map'
import { resolveText } from '@miskatonic/effects'
import { definitionOf, type Script } from '@miskatonic/kernel'
import type { ScapePart } from '../content/mapData.ts'
import { parts } from '../content/scapes.ts'
import { cardOf, currentDream, isKind } from './cards.ts'
import { lead } from './people.ts'
import { scapeOf } from './scape.ts'
import type { Ether, Laid, PieceId, Seat } from './shape.ts'
import { selfOf } from './source.ts'

/* What changes the Scape: tiles, cards laid over them, doors, tokens. */

/** Onto the Scape, on top of what lies there (EF-OVER-04). */
export function* laySquares(t: Ether, piece: PieceId): Script {
  yield* t.change((w) => w.put(piece, 'scape', { at: 'bottom', face: 'front' }))
  const [gate] = t.inZone('gate')
  const instructions = currentDream(t)?.instructions ?? {}
  const letters = Object.values(parts[definitionOf(t.raw, piece)]?.squares ?? {}).flatMap(({ actions = [] }) => actions)
  for (const letter of letters) {
    const effect = instructions[letter]
    if (effect && gate !== undefined) yield* resolveText(t, effect, { self: selfOf(gate, lead(t)), you: lead(t) }) // EF-ICON-10
  }
}
export function* changeScape(t: Ether, change: ScapePart): Script {
  yield* t.change((w) => w.set('table', 'changes', [...t.state.changes, change]))
}
export function* openWall(t: Ether, edge: string): Script {
  const [a = '', b = ''] = edge.split('|')
  yield* t.happens('wall:open', { edge: edgeOf(a, b) }, (w, e) => w.set('table', 'changes', [...t.state.changes, { open: [e.edge] }]))
}

/** The squares of a tile, by its code: of one that lies between two slots, those it covers (EF-ICON-02). */
export function squaresOfTile(t: Ether, slot: string): readonly Square[] {
  const own = new Set(t.inZone('scape').flatMap((piece) => (isTileAt(t, piece, slot) ? shownBy(t, piece) : [])))
  return scapeOf(t).squares.filter((square) => own.has(square))
}
export function tileOf(t: Ether, square: Square): readonly Square[] {
  const tile = t.inZone('scape').find((piece) => isKind(t, piece, 'tile') && shownBy(t, piece).includes(square))
  return tile === undefined ? [] : squaresOfTile(t, cardOf(t, tile, 'tile').at)
}
const isTileAt = (t: Ether, piece: PieceId, slot: string): boolean => isKind(t, piece, 'tile') && cardOf(t, piece, 'tile').at === slot
const shownBy = (t: Ether, piece: PieceId): readonly Square[] => Object.keys(parts[definitionOf(t.raw, piece)]?.squares ?? {})

/** So many there are of each; of the Terrains all together (EF-SUP-02). Everybody has one Personal token. */
const SUPPLY = { threat: 20, universal: 16, story: 10, spirit: 5, hole: 1, terrain: 8 } as const
type Sort = keyof typeof SUPPLY | 'personal'
const sortOf = (token: Laid['token']): Sort => (token === 'personal' || token in SUPPLY ? (token as Sort) : 'terrain')
function hasToken(t: Ether, sort: Sort): boolean {
  return sort === 'personal' || t.state.tokens.filter(({ token }) => sortOf(token) === sort).length < SUPPLY[sort]
}

/** One that is there already, as Terrain of the same squares, is not laid twice; a Personal token is moved (EF-SUP-09). */
export function* placeToken(t: Ether, laid: Laid): Script<boolean> {
  const { token, at } = laid
  const sort = sortOf(token)
  const isThere = sort === 'terrain' && t.state.tokens.some((one) => one.token === token && `${one.at}` === `${at}`)
  const kept = t.state.tokens.filter((one) => sort !== 'personal' || one.token !== 'personal' || one.of !== laid.of)
  if (!at.length || isThere || !hasToken(t, sort)) return false // EF-SUP-01
  return (yield* t.happens('token:place', { token, at }, (w, e) => w.set('table', 'tokens', [...kept, { ...laid, at: e.at }]))) !== null
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
