/** The Scape as it lies: squares, Walls, terrain, what is written on it, who stands there. */
import { type Grid, grid, type Layout, type Part, pointOf, squareAt } from '@miskatonic/commons/map'
import type { PieceView, View } from '@miskatonic/kernel'
import type { SpokenOption, SpokenRefusal, TableProps } from '@miskatonic/web/kit'
import { fields, listIn, numberIn, textIn } from '@miskatonic/web/kit/figures'
import type { Price } from '../../content/kinds.ts'
import type { ScapeSquare } from '../../content/mapData.ts'
import { type Dreamer, lying, modeOf, type Read, team, textOf } from './team.ts'

export type WrittenAction = {
  readonly letter: string
  readonly name: string
  readonly price: Price
  readonly blocked: boolean
  /** Paid so far, where it is paid in stages. */
  readonly stages: number
}
export type Token = { readonly kind: string; readonly n: number }
export type Spot = {
  readonly at: string
  readonly x: number
  readonly y: number
  readonly data: ScapeSquare
  readonly terrain: readonly string[]
  readonly actions: readonly WrittenAction[]
  readonly tokens: readonly Token[]
  readonly filled: boolean
  readonly figures: readonly PieceView[]
  readonly dreamers: readonly Dreamer[]
}
export type Edge = { readonly from: readonly [number, number]; readonly upright: boolean; readonly door: boolean }
export type Slot = { readonly slot: string; readonly x: number; readonly y: number; readonly piece: PieceView | null }
export type Scape = {
  readonly spots: readonly Spot[]
  readonly edges: readonly Edge[]
  readonly slots: readonly Slot[]
  readonly columns: number
  readonly rows: number
  /** Of the whole Scape, from wherever one stands. */
  readonly floating: readonly WrittenAction[]
}

const TERRAIN = ['light', 'darkness', 'swamp', 'water']
const SIDE = 2
const COLUMNS = 'ABCD'

type TilePart = Part<ScapeSquare> & { readonly doors?: readonly string[]; readonly written?: unknown }
const partOf = (piece: PieceView, face: TableProps['face']): TilePart => (textOf(piece, face)?.figures ?? {}) as TilePart
type LaidToken = { readonly token: string; readonly at: readonly string[] }
const tokensOf = (view: View): readonly LaidToken[] => listIn(view.table, 'tokens') as readonly LaidToken[]

function gridOf(tiles: readonly PieceView[], { view, face }: Read): Grid<ScapeSquare> {
  const parts = Object.fromEntries(tiles.map((piece) => [piece.alias, partOf(piece, face)]))
  const changes = listIn(view.table, 'changes') as readonly Part<ScapeSquare>[]
  const terrain = tokensOf(view).flatMap(({ token, at }) => (TERRAIN.includes(token) ? [{ kind: token, on: at }] : []))
  const layout: Layout<ScapeSquare> = [
    ...tiles.map(({ alias }) => ({ part: alias, at: [0, 0] as const })),
    ...changes.map((change) => ({ change })),
    { change: { terrain } },
  ]
  return grid(parts, layout)
}

/** What stands on the tiles, and what appeared since; without what went. */
function writtenOn(
  tiles: readonly PieceView[],
  { view, face }: Read,
): ReadonlyMap<string, { name: string; price: Price; at: readonly string[] | null }> {
  const { faces, gone } = fields(view.table.written) as { faces?: { [letter: string]: string }; gone?: readonly string[] }
  const printed = tiles.flatMap((piece) => Object.entries(fields(partOf(piece, face).written)))
  const appeared = Object.entries(faces ?? {}).flatMap(([letter, key]) => {
    const text = face(key)
    return text ? [[letter, text.figures ?? {}] as const] : []
  })
  return new Map(
    [...printed, ...appeared]
      .filter(([letter]) => !gone?.includes(letter))
      .map(([letter, of]) => {
        const action = fields(of)
        const at = Array.isArray(action.at) ? action.at.map(String) : null
        return [letter, { name: textIn(action, 'name'), price: (action.price ?? {}) as Price, at }] as const
      }),
  )
}

export function scapeOf(read: Read): Scape | null {
  const { view, face } = read
  const tiles = lying(view, 'scape')
  if (!tiles.length) return null
  const map = gridOf(tiles, read)
  const written = writtenOn(tiles, read)
  const actionOf = (letter: string): readonly WrittenAction[] => {
    const action = written.get(letter)
    if (!action) return []
    const blocked = listIn(view.table, 'blocked').includes(`map:${letter}`)
    return [
      {
        letter,
        name: action.name,
        price: action.price,
        blocked,
        stages: numberIn(fields(fields(view.table.stages)[`map:${letter}`]), 'n'),
      },
    ]
  }
  const appearedAt = (square: string): readonly string[] =>
    [...written].flatMap(([letter, { at }]) => (at?.includes(square) ? [letter] : []))
  const people = team(read)
  const spots = map.squares.map((at): Spot => {
    const [x, y] = pointOf(at)
    const data = map.data(at)
    const letters = [...new Set([...(data.actions ?? []), ...appearedAt(at)])]
    const tokens = tokensOf(view).filter(({ token, at: on }) => on.includes(at) && !TERRAIN.includes(token))
    return {
      at,
      x,
      y,
      data,
      terrain: [...map.terrain(at)],
      actions: letters.flatMap(actionOf),
      tokens: [...new Set(tokens.map(({ token }) => token))].map((kind) => ({
        kind,
        n: tokens.filter(({ token }) => token === kind).length,
      })),
      filled: listIn(view.table, 'filled').includes(at),
      figures: lying(view, 'figures').filter(({ attributes }) => attributes.at === at),
      dreamers: people.filter((one) => one.at === at),
    }
  })
  const last = Math.max(...spots.map(({ y }) => y))
  const rows = Math.max(SIDE * 2, Math.ceil(last / SIDE) * SIDE)
  return {
    spots,
    edges: edgesOf(map, doorsOf(tiles, face)),
    slots: slotsOf(tiles, rows, face),
    columns: COLUMNS.length * SIDE,
    rows,
    floating: [...written].flatMap(([letter, { at }]) => (at?.length === 0 ? actionOf(letter) : [])),
  }
}

const doorsOf = (tiles: readonly PieceView[], face: TableProps['face']): ReadonlySet<string> =>
  new Set(tiles.flatMap((piece) => partOf(piece, face).doors ?? []))

/** Walls of every square that lies there, also those towards the dark. */
function edgesOf(map: Grid<ScapeSquare>, doors: ReadonlySet<string>): readonly Edge[] {
  return map.squares.flatMap((square) => {
    const [x, y] = pointOf(square)
    const beside = [
      { a: square, b: squareAt(x + 1, y), upright: true },
      { a: square, b: squareAt(x, y + 1), upright: false },
      { a: squareAt(x - 1, y), b: square, upright: true },
      { a: squareAt(x, y - 1), b: square, upright: false },
    ]
    return beside
      .filter(({ a, b }) => (square === a || !map.has(a)) && map.hasWall(a, b))
      .map(({ a, b, upright }) => ({ from: [...pointOf(a)] as [number, number], upright, door: doors.has(`${a}|${b}`) }))
  })
}

/** The slots of the board, those among them that are still dark. */
function slotsOf(tiles: readonly PieceView[], rows: number, face: TableProps['face']): readonly Slot[] {
  const bySlot = new Map(tiles.map((piece) => [textIn(fields(textOf(piece, face)?.figures), 'at'), piece]))
  return Array.from({ length: rows / SIDE }, (_, row) =>
    [...COLUMNS].map((column, i) => {
      const slot = `${column}${row + 1}`
      return { slot, x: i * SIDE + 1, y: row * SIDE + 1, piece: bySlot.get(slot) ?? null }
    }),
  ).flat()
}

/** The slot a square is part of. */
export function slotOf(at: string): string {
  const [x, y] = pointOf(at)
  return `${COLUMNS[Math.ceil(x / SIDE) - 1] ?? '?'}${Math.ceil(y / SIDE)}`
}

/** How a square is spoken of: its tile and which of its four squares. */
export function squareName(at: string): string {
  if (!/^-?\d+,-?\d+$/.test(at)) return at
  const [x, y] = pointOf(at)
  return `${slotOf(at)}·${((y - 1) % SIDE) * SIDE + ((x - 1) % SIDE) + 1}`
}

/** A square as an answer names it. */
export const isSquare = (key: string): boolean => /^\d+,\d+$/.test(key)
/** The Team is on the Map, and is not asked about squares of a Slumber that is only being laid out. */
export const isAboutMap = ({ view, ask }: Pick<TableProps, 'view' | 'ask'>): boolean =>
  modeOf(view) === 'map' && !(ask?.options.some(({ key }) => isSquare(key)) ?? false)

/** Whether an action of the map can be used now, and why not. */
export function offerOf(letter: string, { ask }: Pick<TableProps, 'ask'>): SpokenOption | SpokenRefusal | null {
  const key = `use:map:${letter}`
  return ask?.options.find((one) => one.key === key) ?? ask?.refused.find((one) => one.key === key) ?? null
}
/** Options on a square that are not among what is written there: a step, a gem slot, a square to choose. */
export const squareOptions = (at: string, { lit }: Pick<TableProps, 'lit'>): readonly SpokenOption[] =>
  (lit.places.get(at) ?? []).filter(({ key }) => !key.startsWith('use:'))
