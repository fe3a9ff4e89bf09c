import {
  type Grid,
  grid,
  type Layout,
  type Range,
  type Square,
  type Figure as Stander,
  type Standing,
  standing,
} from '@miskatonic/commons/map'
import { copyJson, Derivation, definitionOf } from '@miskatonic/kernel'
import type { ScapeSquare } from '../content/mapData.ts'
import { parts } from '../content/scapes.ts'
import { cardOf } from './cards.ts'
import type { Ether, Etherfields, PieceId, Seat, Terrain } from './shape.ts'

/* The Scape as it lies: tiles, what was laid over them, what was opened; who stands where. */

/** Four stand on a square; the last Dreamer of a full one is not pushed (EF-CAP-01, EF-CAP-05). */
const CROWD = { capacity: 4, keeps: 1 }

const TERRAIN = ['light', 'darkness', 'swamp', 'water'] as const
const isTerrain = (token: string): token is Terrain => TERRAIN.includes(token as Terrain)

const laid = new Derivation<Etherfields, Grid<ScapeSquare>>(['scape', 'changes', 'tokens'], (t) => {
  const tiles: Layout<ScapeSquare> = t.inZone('scape').map((piece) => ({ part: definitionOf(t.raw, piece), at: [0, 0] }))
  const changes: Layout<ScapeSquare> = t.state.changes.map((change) => ({ change: copyJson(change) })) // what is worked out outlives the step: nothing of the state may stay in it
  const terrain = t.state.tokens.flatMap(({ token, at }) => (isTerrain(token) ? [{ kind: token, on: at }] : [])) // EF-TERR-05
  return grid(parts, [...tiles, ...changes, { change: { terrain } }])
})

export const scapeOf = (t: Ether): Grid<ScapeSquare> => t.derive(laid)

/** Terrain of a square; Light takes Darkness away. */
export function terrainAt(t: Ether, square: Square): ReadonlySet<string> {
  const there = scapeOf(t).terrain(square)
  return there.has('light') && there.has('darkness') ? new Set([...there].filter((kind) => kind !== 'darkness')) : there // EF-TERR-06, EF-RULING-17
}

/** Dreamers who stand on the Scape. */
export const dreamersOnScape = (t: Ether): readonly Seat[] => t.seats.filter((who) => t.get(who, 'at') !== '')
export const squareOf = (t: Ether, who: Seat | PieceId): Square | '' => t.get(who, 'at')
export const figuresOf = (t: Ether, entity?: PieceId): readonly PieceId[] =>
  t.inZone('figures').filter((figure) => entity === undefined || t.get(figure, 'entity') === entity)

export const asDreamer = (t: Ether, who: Seat): Stander => ({ id: who, at: t.get(who, 'at'), givesWay: true })
export function asFigure(t: Ether, figure: PieceId): Stander {
  const large = cardOf(t, figure, 'figure').large
  return { id: figure, at: t.get(figure, 'at'), pushes: true, ...(large ? { large } : {}) } // EF-CAP-04, EF-BIG-01
}

const crowd = new Derivation<Etherfields, Standing>(['scape', 'changes', 'tokens', 'figures', 'at'], (t) =>
  standing(
    scapeOf(t),
    [...dreamersOnScape(t).map((who) => asDreamer(t, who)), ...figuresOf(t).map((figure) => asFigure(t, figure))],
    CROWD,
  ),
)
export const standingOf = (t: Ether): Standing => t.derive(crowd)

/** Squares where somebody may come to stand. */
export const canStop = (t: Ether, square: Square): boolean =>
  scapeOf(t).has(square) && !scapeOf(t).data(square).blocked && !standingOf(t).isFull(square) // EF-CAP-03, EF-RULING-46

export const isInRange = (t: Ether, from: Square | '', to: Square | '', range: Range): boolean =>
  from !== '' && to !== '' && scapeOf(t).has(from) && scapeOf(t).has(to) && scapeOf(t).isInRange(from, to, range) // EF-RANGE-01, EF-WALL-02

export const squaresWith = (t: Ether, has: (square: ScapeSquare) => boolean): readonly Square[] =>
  scapeOf(t).squares.filter((square) => has(scapeOf(t).data(square)))
export const entrances = (t: Ether): readonly Square[] =>
  squaresWith(t, ({ entrance }) => entrance === true).filter((square) => canStop(t, square))

/** Tokens of a sort on a square, or on its tile. */
export const tokensAt = (t: Ether, token: string, square: Square): number =>
  t.state.tokens.filter((one) => one.token === token && one.at.includes(square)).length
