import { type Course, type Figure, pursuits, type Square } from '@miskatonic/commons/map'
import { choose, confirm, definitionOf, type Option, onPiece, onPlace, order, type Script } from '@miskatonic/kernel'
import { figureId } from '../content/cards.ts'
import type { EntityMovement } from '../content/kinds.ts'
import { outOfBox } from './box.ts'
import { rollDie } from './dice.ts'
import { bodyOf, entityTiles } from './metamorphoses.ts'
import { lead } from './people.ts'
import { asDreamer, asFigure, dreamersOnScape, figuresOf, scapeOf, squaresWith, standingOf, terrainAt } from './scape.ts'
import type { Ether, PieceId, Seat } from './shape.ts'
import { allPoisoned } from './states.ts'
import { currentSuit } from './turnCards.ts'

/* Entities: their tiles lie on their slot, their figures stand on the Scape. */

// ── coming and going ──

/** Tokens, and Shapeshifters of both sorts (EF-SUP-02). */
const PIECES = { token: 15, human: 4, creature: 4 } as const
function hasPieceFor(t: Ether, tile: PieceId): boolean {
  const piece = bodyOf(t, tile)?.piece ?? 'token'
  return figuresOf(t).filter((figure) => (bodyOf(t, t.get(figure, 'entity'))?.piece ?? 'token') === piece).length < PIECES[piece]
}
/** Whoever comes from nowhere, as large as its tile says (EF-BIG-04). */
const comer = (t: Ether, tile: PieceId): Figure => ({ id: '', at: '', pushes: true, ...(bodyOf(t, tile)?.large ? { large: true } : {}) })

/** Onto spawn squares, spread evenly; the first where the suit is that of the Turn. */
export function* spawn(t: Ether, tile: PieceId, n: number, at?: Square): Script<number> {
  const load = new Map<Square, number>()
  let spawned = 0
  for (; spawned < n; spawned++) {
    if (!hasPieceFor(t, tile)) break // EF-SPAWN-06
    const square = at ?? (yield* spawnSquare(t, tile, load, spawned === 0))
    if (square === null || !standingOf(t).entry(comer(t, tile), square).enters) break // EF-CAP-06, EF-RULING-44
    load.set(square, (load.get(square) ?? 0) + 1)
    yield* spawnAt(t, tile, square)
  }
  return spawned
}
function* spawnSquare(t: Ether, tile: PieceId, load: ReadonlyMap<Square, number>, first: boolean): Script<Square | null> {
  const who = comer(t, tile)
  const open = squaresWith(t, ({ spawn: is }) => is === true).filter((square) => standingOf(t).entry(who, square).enters)
  const suited = first ? open.filter((square) => scapeOf(t).data(square).suit === currentSuit(t)) : [] // EF-SPAWN-04, EF-SPAWN-05
  const among = suited.length ? suited : open
  const least = Math.min(...among.map((square) => load.get(square) ?? 0))
  const even = among.filter((square) => (load.get(square) ?? 0) === least) // EF-SPAWN-03
  if (even.length < 2) return even[0] ?? null
  return yield* choose(t, lead(t), { about: 'choose-spawn', options: even.map((square) => onPlace(square)), group: true }) // EF-SPAWN-02
}
function* spawnAt(t: Ether, tile: PieceId, at: Square): Script {
  const id = figureId(definitionOf(t.raw, tile))
  const figure = yield* outOfBox(t, id)
  yield* makeRoom(t, figure, at) // EF-SPAWN-07
  yield* t.happens('entity:spawn', { figure, at }, (w, e) => {
    w.put(e.figure, 'figures')
    w.set(e.figure, 'at', e.at) // EF-SPAWN-01
    w.set(e.figure, 'entity', tile)
  })
}

/** Pushes whoever has to make room, one after the other, to squares of the Team's choice. */
export function* makeRoom(t: Ether, figure: PieceId, square: Square): Script {
  const pusher = { ...asFigure(t, figure), at: t.get(figure, 'at') }
  const entry = standingOf(t).entry(pusher, square)
  if (!entry.enters) return
  const left: string[] = [...entry.whom]
  for (let i = 0; i < entry.push; i++) {
    const whom =
      left.length > 1
        ? yield* choose(t, lead(t), { about: 'choose-pushed', options: left.map((one) => pushOption(t, one)), group: true })
        : left[0]
    if (whom === undefined) return
    left.splice(left.indexOf(whom), 1)
    const asides = standingOf(t).asides(square, pusher)
    const to =
      asides.length > 1
        ? yield* choose(t, lead(t), { about: 'push-where', options: asides.map((one) => onPlace(one)), group: true })
        : asides[0] // EF-CAP-07
    if (to === undefined) return
    if (isSeat(t, whom)) yield* t.happens('dreamer:push', { who: whom, to }, (w, e) => w.set(e.who, 'at', e.to))
    else yield* t.happens('entity:push', { figure: whom, to }, (w, e) => w.set(e.figure, 'at', e.to)) // EF-BIG-04
  }
}
const pushOption = (t: Ether, whom: string): Option => (isSeat(t, whom) ? { key: whom, seat: whom } : { key: whom, piece: whom })
const isSeat = (t: Ether, whom: string): whom is Seat => t.seats.includes(whom)

export function* driveOff(t: Ether, figure: PieceId): Script {
  const tile = t.get(figure, 'entity')
  yield* t.happens('entity:leave', { figure }, (w, e) => w.put(e.figure, 'box')) // EF-ENT-08
  if (figuresOf(t, tile).length === 0) yield* clearMetamorphoses(t, tile) // EF-META-16
}

// ── Metamorphosis ──

export function* addMetamorphoses(t: Ether, entity: PieceId, n: number): Script<boolean> {
  let some = false
  for (let i = 0; i < n; i++) {
    if (figuresOf(t, entity).length === 0 || t.size('metamorphoses') === 0 || allPoisoned(t, entity)) return some // EF-META-17, EF-SUP-02
    const token = t.pick('metamorphosis', t.inZone('metamorphoses'))
    yield* t.happens('metamorphosis:add', { entity, token }, (w, e) => w.put(e.token, `meta:${e.entity}`)) // EF-META-01
    some = true
  }
  return some
}
export function* removeMetamorphosis(t: Ether, entity: PieceId, token: PieceId): Script {
  yield* t.happens('metamorphosis:remove', { entity, token }, (w, e) => w.put(e.token, 'metamorphoses'))
}
export function* clearMetamorphoses(t: Ether, tile: PieceId): Script {
  for (const token of t.inZone(`meta:${tile}`)) yield* removeMetamorphosis(t, tile, token)
}

// ── movement ──

/** Each figure in turn, in an order of the Team's, with a throw of its own, or one throw for all (EF-EMOVE-03, EF-EMOVE-12, EF-RULING-43). */
export function* moveEntities(t: Ether): Script {
  const movers = entityTiles(t).flatMap((tile) => figuresOf(t, tile).filter((figure) => isMoving(t, tile, figure)))
  const options = movers.map((piece) => onPiece(piece))
  const sorted = movers.length > 1 ? yield* order(t, lead(t), { about: 'order-figures', options, group: true }) : movers
  const thrown = movers.filter((figure) => !moveOf(t, figure)?.noDie)
  const once = thrown.length > 1 && (yield* confirm(t, lead(t), { about: 'one-roll', group: true }))
  const faces = once ? yield* throwDie(t) : null
  for (const figure of sorted) if (t.where(figure) === 'figures') yield* moveFigure(t, t.get(figure, 'entity'), figure, faces)
}
const moveOf = (t: Ether, figure: PieceId): EntityMovement | undefined => bodyOf(t, t.get(figure, 'entity'))?.move
/** Those that would go somewhere if they could. */
function isMoving(t: Ether, tile: PieceId, figure: PieceId): boolean {
  const move = bodyOf(t, tile)?.move
  return move !== undefined && move.towards !== 'none' && !t.get(figure, 'states').includes('paralysed')
}
/** Until it is not to be thrown again. */
function* throwDie(t: Ether): Script<readonly string[]> {
  const faces = [yield* rollDie(t, null, 'movement', 'movement')]
  while (faces.at(-1) === 'again') faces.push(yield* rollDie(t, null, 'movement', 'movement'))
  return faces
}
function* moveFigure(t: Ether, tile: PieceId, figure: PieceId, thrown: readonly string[] | null): Script {
  const move = moveOf(t, figure)
  if (!move) return
  const value = t.number('entityMove', { entity: tile, value: move.value })
  if (move.noDie) return yield* moveOn(t, figure, value, move) // EF-EMOVE-11, EF-RULING-14
  for (let i = 0; ; i++) {
    const face = thrown ? thrown[i] : yield* rollDie(t, null, 'movement', 'movement')
    yield* moveOn(t, figure, face === 'step' ? 1 : value, move) // EF-EMOVE-04, EF-EMOVE-05, EF-META-06
    if (face !== 'again') return // EF-EMOVE-06
  }
}
/** One that stands with a Dreamer stays, whomever it hunts (EF-EMOVE-09). */
function* moveOn(t: Ether, figure: PieceId, steps: number, move: EntityMovement): Script {
  const at = t.get(figure, 'at')
  if (!dreamersOnScape(t).some((who) => t.get(who, 'at') === at)) yield* moveTowards(t, figure, steps, move)
}
/** By a shortest way to the nearest it hunts; it stops there (EF-EMOVE-07, EF-EMOVE-08). */
export function* moveTowards(t: Ether, figure: PieceId, steps: number, move: EntityMovement, whom?: readonly Seat[]): Script {
  const hunter = asFigure(t, figure)
  const lit = whom === undefined && move.towards === 'light' ? litSquares(t) : []
  const prey = lit.length ? lit.map((at) => ({ id: at, at })) : (whom ?? preyOf(t, move)).map((who) => asDreamer(t, who))
  const movement = move.throughDoors ? { movement: { throughWalls: true as const } } : {}
  const courses = pursuits(scapeOf(t), standingOf(t), { hunter, prey, steps, ...movement })
  const course = yield* oneOf(t, courses)
  if (course) yield* goAlong(t, figure, course.path) // EF-EMOVE-10
}
/** Lamps that burn: gem slots in Light; where none does, whatever lies in Light. */
function litSquares(t: Ether): readonly Square[] {
  const lit = scapeOf(t).squares.filter((square) => terrainAt(t, square).has('light'))
  const lamps = lit.filter((square) => scapeOf(t).data(square).gemSlot)
  return lamps.length ? lamps : lit
}
function preyOf(t: Ether, { towards }: EntityMovement): readonly Seat[] {
  const all = dreamersOnScape(t)
  if (towards !== 'mostAnguish') return all
  const most = Math.max(...all.map((who) => t.get(who, 'anguish')))
  return all.filter((who) => t.get(who, 'anguish') === most)
}
function* oneOf(t: Ether, courses: readonly Course[]): Script<Course | null> {
  if (courses.length < 2) return courses[0] ?? null
  const to = yield* choose(t, lead(t), { about: 'choose-course', options: courses.map((one) => onPlace(one.to)), group: true }) // EF-EMOVE-14, EF-GEN-03
  return courses.find((one) => one.to === to) ?? null
}
/** As far as the last square of the way it can stand on (EF-RULING-30). */
export function* goAlong(t: Ether, figure: PieceId, way: readonly Square[]): Script {
  const path = way.slice(0, way.findLastIndex((square) => standingOf(t).entry(asFigure(t, figure), square).enters) + 1)
  const to = path.at(-1)
  if (to === undefined) return
  yield* makeRoom(t, figure, to)
  yield* t.happens('entity:move', { figure, path }, (w, e) => w.set(e.figure, 'at', e.path.at(-1) ?? ''))
}

/** Put elsewhere, if it finds room or can make some (EF-CAP-04, EF-CAP-06). */
export function* relocateFigure(t: Ether, figure: PieceId, to: Square): Script {
  if (t.get(figure, 'states').includes('paralysed') || !standingOf(t).entry(asFigure(t, figure), to).enters) return
  yield* makeRoom(t, figure, to)
  yield* t.happens('entity:relocate', { figure, to }, (w, e) => w.set(e.figure, 'at', e.to))
}
