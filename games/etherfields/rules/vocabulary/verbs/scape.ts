import { find, type Selector } from '@miskatonic/effects'
import { choose, definitionOf, onPiece, onPlace, type Script } from '@miskatonic/kernel'
import { STATES, TERRAINS, TOKENS } from '../../../content/kinds.ts'
import { cardRef } from '../../../text/names.ts'
import { isKind } from '../../cards.ts'
import { addMetamorphoses, driveOff, goAlong, moveTowards, relocateFigure, removeMetamorphosis, spawn } from '../../entities.ts'
import { bodyOf, entityTiles } from '../../metamorphoses.ts'
import { move, relocate, relocateToOne } from '../../moving.ts'
import { lead } from '../../people.ts'
import { reveal } from '../../revealing.ts'
import { entrances, figuresOf, scapeOf, squaresWith } from '../../scape.ts'
import type { PieceId, Square } from '../../shape.ts'
import { putState } from '../../states.ts'
import { changeScape, openWall, placeToken, removeToken, squaresOfTile, tileOf } from '../../tiles.ts'
import { counted, entityOf, g, here, numberIn, plain, printed, squareHere, targetOf, verb, type X, you } from './frame.ts'

/* What happens on the Scape: Dreamers, Entities, tokens, doors. */

const { clause, some, a, the, that } = g

const moveVerb = verb({
  fields: { n: 'amount', 'throughWalls?': 'boolean' },
  run: (x, { n, throughWalls }) => move(x.t, you(x), numberIn(x, n), throughWalls ? { throughWalls: true } : {}),
  could: (x) => here(x) !== '' && !x.t.get(you(x), 'states').includes('paralysed'),
  say: ({ n, throughWalls }) =>
    clause('step', { objects: [some('square', printed(n))], ...(throughWalls ? { against: g.plural('wall') } : {}) }),
})
/** To an entrance, a square by its name, or wherever one likes. */
const relocateVerb = verb({
  fields: { to: { either: ['string', { one: ['entrance', 'any'] }] } },
  *run(x, { to }) {
    if (to === 'entrance') return yield* relocateToOne(x.t, you(x), entrances(x.t))
    if (to === 'any') return yield* relocateToOne(x.t, you(x), scapeOf(x.t).squares)
    yield* relocate(x.t, you(x), to)
    return true
  },
  could: (x) => here(x) !== '' && !x.t.get(you(x), 'states').includes('paralysed'),
  say: ({ to }) => clause('relocate', { to: to === 'entrance' ? a('entrance') : to === 'any' ? g.any('square') : a('square') }),
})

/** The tile of that Entity; it comes to light with its first figure. */
function* tileFor(x: X, entity: string | undefined): Script<PieceId | null> {
  if (entity === undefined) return entityOf(x)
  const known = entityTiles(x.t).find((piece) => definitionOf(x.t.raw, piece) === entity)
  if (known !== undefined) return known
  yield* reveal(x.t, you(x), entity)
  return entityTiles(x.t).find((piece) => definitionOf(x.t.raw, piece) === entity) ?? null
}
const spawnVerb = verb({
  fields: { 'entity?': 'string', n: 'amount', 'at?': 'string' },
  *run(x, { entity, n, at }) {
    const tile = yield* tileFor(x, entity)
    return tile !== null && (yield* spawn(x.t, tile, numberIn(x, n), at)) > 0
  },
  say: ({ entity, n }) => clause('spawn', { objects: [entity ? cardRef(entity) : some('figure', printed(n))] }),
})
/** Who is meant: the target of the action, or those a selector names; missing: of this Entity all. */
const meant = (x: X, of: Selector | undefined): readonly PieceId[] => {
  if (of) return find(x, of)
  const target = targetOf(x)
  return target !== null ? [target] : figuresOf(x.t, entityOf(x) ?? undefined)
}
const driveOffVerb = verb({
  fields: { 'of?': 'selector' },
  *run(x, { of }) {
    const whom = meant(x, of)
    for (const figure of whom) yield* driveOff(x.t, figure)
    return whom.length > 0
  },
  could: (x, { of }) => meant(x, of).length > 0,
  say: ({ of }, speak) => clause('driveOff', { objects: [of ? speak.selector(of) : that('entity')] }),
})
/** So many squares towards you, or away from you. */
const moveEntity = verb({
  fields: { n: 'amount', to: { one: ['you', 'away'] }, 'of?': 'selector' },
  *run(x, { n, to, of }) {
    for (const figure of meant(x, of)) {
      if (x.t.get(figure, 'states').includes('paralysed')) continue // EF-RULING-19
      const body = bodyOf(x.t, x.t.get(figure, 'entity'))
      if (to === 'you') yield* moveTowards(x.t, figure, numberIn(x, n), body?.move ?? { value: 1 }, [you(x)])
      else yield* flee(x, figure, numberIn(x, n))
    }
  },
  could: (x, { of }) => meant(x, of).length > 0,
  say: ({ n, of, to }, speak) =>
    clause(to === 'you' ? 'lure' : 'drive', { objects: [of ? speak.selector(of) : that('entity')], by: some('square', printed(n)) }),
})
function* flee(x: X, figure: PieceId, n: number): Script {
  const map = scapeOf(x.t)
  const path: Square[] = []
  for (let at: Square = x.t.get(figure, 'at'), i = 0; i < n; i++) {
    const far = (square: Square): number => map.distance(square, here(x))
    const open = map.neighbours(at).filter((square) => far(square) > far(at))
    const options = open.map((square) => onPlace(square))
    const next = open.length > 1 ? yield* choose(x.t, lead(x.t), { about: 'choose-course', options, group: true }) : open[0] // EF-GEN-02
    if (next === undefined) break
    path.push(next)
    at = next
  }
  yield* goAlong(x.t, figure, path)
}
const relocateEntity = verb({
  fields: { to: 'string' },
  *run(x, { to }) {
    for (const figure of meant(x, undefined)) yield* relocateFigure(x.t, figure, to)
  },
  could: (x) => meant(x, undefined).length > 0,
  say: () => clause('relocate', { subject: that('entity'), to: a('square') }),
})

/** Another’s text: the Team names a tile with pieces on the Scape (EF-RULING-52). */
function* tileThatGrows(x: X): Script<PieceId | null> {
  const tiles = entityTiles(x.t).filter((tile) => figuresOf(x.t, tile).length > 0)
  if (tiles.length < 2) return tiles[0] ?? null
  return yield* choose(x.t, lead(x.t), { about: 'choose-entity', options: tiles.map((tile) => onPiece(tile)), group: true })
}
const metamorphose = counted(
  function* (x, n) {
    const tile = entityOf(x) ?? (yield* tileThatGrows(x))
    return tile !== null && (yield* addMetamorphoses(x.t, tile, n))
  },
  (n) => clause('add', { objects: [some('metamorphosis', n)] }),
  (x) => entityTiles(x.t).length > 0,
)
const removeMetamorphoses = verb({
  fields: { n: { either: ['amount', { one: ['all'] }] } },
  *run(x, { n }) {
    let left = n === 'all' ? Infinity : numberIn(x, n)
    for (const tile of entityTiles(x.t))
      for (; left > 0 && x.t.size(`meta:${tile}`) > 0; left--) {
        const options = x.t.inZone(`meta:${tile}`).map((piece) => onPiece(piece))
        const token = n === 'all' ? (options[0]?.key ?? '') : yield* choose(x.t, you(x), { about: 'choose-metamorphosis', options })
        yield* removeMetamorphosis(x.t, tile, token)
      }
  },
  could: (x) => entityTiles(x.t).some((tile) => x.t.size(`meta:${tile}`) > 0),
  say: ({ n }) => clause('remove', { objects: [n === 'all' ? g.whole('metamorphosis') : some('metamorphosis', printed(n))] }),
})
const putStateVerb = verb({
  fields: { state: { one: STATES }, 'of?': 'selector' },
  *run(x, { state, of }) {
    for (const whom of of ? find(x, of) : [you(x)]) yield* putState(x.t, whom, state)
  },
  say: ({ state, of }, speak) => clause('become', { ...(of ? { subject: speak.selector(of) } : {}), state }),
})

// ── tokens, terrain, doors ──

const KINDS = [...TOKENS, ...TERRAINS] as const
type Where = { readonly square?: string | undefined; readonly tile?: string | undefined }
/** A square or a whole tile by name; else the square of the action, or where one stands. */
const squaresOf = (x: X, { square, tile }: Where): readonly Square[] => {
  if (square !== undefined) return [square]
  if (tile === 'here') return squareHere(x) === '' ? [] : tileOf(x.t, squareHere(x))
  if (tile !== undefined) return squaresOfTile(x.t, tile)
  return squareHere(x) === '' ? [] : [squareHere(x)]
}
const where = ({ square, tile }: Where) =>
  square !== undefined ? a('square') : tile === undefined ? g.your('square') : tile === 'here' ? g.your('tile') : a('tile')
/** Terrain lies there; tokens are counted. */
const what = (token: (typeof KINDS)[number]) =>
  token === 'light' || token === 'darkness' || token === 'swamp' || token === 'water' ? g.bare(token) : some(token, 1)
/** What the tile of a Slumber lays goes with it. */
const passing = ({ t, self: { piece } }: X): { passing?: true } => (piece !== null && isKind(t, piece, 'slumber') ? { passing: true } : {})
const place = verb({
  fields: { token: { one: KINDS }, 'square?': 'string', 'tile?': 'string', 'side?': { one: ['back'] } },
  run: (x, { token, side, ...at }) =>
    placeToken(x.t, {
      token,
      at: squaresOf(x, at),
      ...passing(x),
      ...(side ? { side } : {}),
      ...(token === 'personal' ? { of: you(x) } : {}),
    }),
  say: ({ token, ...at }) => clause('place', { objects: [what(token)], place: where(at) }),
})
const take = verb({
  fields: { token: { one: KINDS }, 'square?': 'string', 'tile?': 'string', 'anywhere?': 'boolean' },
  run: (x, { token, anywhere, ...at }) => removeToken(x.t, token, anywhere ? scapeOf(x.t).squares : squaresOf(x, at)),
  could: (x, { token }) => x.t.state.tokens.some((one) => one.token === token),
  say: ({ token }) => clause('remove', { objects: [what(token)] }),
})
/** Where the Entity stands: its whole tile. */
const darkenItsTile = verb({
  fields: { terrain: { one: TERRAINS } },
  *run(x, { terrain }) {
    for (const figure of figuresOf(x.t, entityOf(x) ?? undefined))
      yield* placeToken(x.t, { token: terrain, at: tileOf(x.t, x.t.get(figure, 'at')), ...passing(x) })
  },
  say: ({ terrain }) => clause('place', { objects: [what(terrain)], place: the('tile', { owner: that('entity') }) }),
})
const openDoor = verb({
  fields: { edges: { list: 'string' } },
  *run(x, { edges }) {
    for (const edge of edges) yield* openWall(x.t, edge)
  },
  say: () => clause('open', { objects: [a('gate')] }),
})
/** The Gem of a slot goes back to the supply. */
const emptySlot = verb({
  fields: { square: 'string' },
  *run(x, { square }) {
    if (!x.t.state.filled.includes(square)) return false
    yield* x.t.happens('slot:empty', { who: you(x), at: square }, (w, e) => {
      w.set(
        'table',
        'filled',
        x.t.state.filled.filter((at) => at !== e.at),
      )
      w.add('table', 'gemsLeft', 1)
    })
    return true
  },
  could: (x, { square }) => x.t.state.filled.includes(square),
  say: () => clause('remove', { objects: [a('gem')], from: a('gemSlot') }),
})
const blockSquare = verb({
  fields: { square: 'string' },
  run: (x, { square }) => changeScape(x.t, { squares: { [square]: { ...scapeOf(x.t).data(square), blocked: true } } }),
  say: () => clause('block', { objects: [a('square')] }),
})
/** The start player names a spawn square: where something begins. */
const ownSquare = plain(
  function* (x) {
    const open = squaresWith(x.t, ({ spawn: is }) => is === true)
    const options = open.map((square) => ({ key: square, place: square }))
    x.names.square = yield* choose(x.t, lead(x.t), { about: 'choose-square', options, group: true })
    return true
  },
  clause('choose', { objects: [a('spawnSquare')] }),
)

export const scapeVerbs = {
  move: moveVerb,
  relocate: relocateVerb,
  spawn: spawnVerb,
  driveOff: driveOffVerb,
  moveEntity,
  relocateEntity,
  metamorphose,
  removeMetamorphoses,
  putState: putStateVerb,
  place,
  take,
  darkenItsTile,
  openDoor,
  emptySlot,
  blockSquare,
  ownSquare,
}
