import { edgeOf, type Part, type Square, type SquareData, squareAt } from '@miskatonic/commons/map'
import type { Suit, Terrain } from './kinds.ts'

/* A map as its author draws it, and the parts it is laid from. Squares are named by their place on the Scape: `4,1` is column 4, row 1. */

/** What is printed on a square. */
export type ScapeSquare = SquareData & {
  /** Letters of the actions written here. */
  readonly actions?: readonly string[]
  readonly entrance?: true
  readonly spawn?: true
  readonly suit?: Suit
  readonly stairs?: number
  readonly gemSlot?: true
  readonly whimSlot?: true
  readonly drawBonus?: number
  readonly trap?: true
  readonly mark?: string
}
export type ScapePart = Part<ScapeSquare>

/**
 * A drawing. Each row is a line of squares; between two of them stands a blank, `|` for a Wall or `:` for a closed door. `_` is no square. On a
 * square: `a`–`z` an action, `E` entrance, `S` spawn, `W` whim slot, `^3` Stairs 3, `*` gem slot, `&` draw bonus 1, `!` trap, `#` blocked,
 * `~` Water, `%` Swamp, `"` Darkness, `+` Light, `.` nothing. `below[n]` draws the line under row n: `-` a Wall, `=` a door, `.` nothing.
 */
export type DreamMap = {
  readonly rows: readonly string[]
  readonly below?: { readonly [row: number]: string }
  readonly suits?: { readonly [square: Square]: Suit }
  readonly marks?: { readonly [square: Square]: string }
  readonly bonuses?: { readonly [square: Square]: number }
  /** Tiles that lie between two slots: by their code, the first of their squares (EF-ICON-02). */
  readonly between?: { readonly [slot: string]: Square }
}
/** One tile, drawn by itself; `at` is its slot: `B2`. */
export type TileMap = DreamMap & { readonly at: string }
/** A card laid over the map: what it shows in place of what lies there, its Walls, and what it opens. */
export type Overlay = {
  readonly squares?: { readonly [square: Square]: string }
  readonly walls?: readonly string[]
  readonly open?: readonly string[]
}

const TERRAIN_SIGNS: { readonly [sign: string]: Terrain } = { '~': 'water', '%': 'swamp', '"': 'darkness', '+': 'light' }

/** Reads what stands on one square. */
export function squareOf(text: string): { readonly square: ScapeSquare; readonly terrain: readonly Terrain[] } {
  const stairs = /\^(\d+)/.exec(text)?.[1]
  const signs = text.replace(/\^\d+/, '')
  const has = (sign: string): boolean => signs.includes(sign)
  const actions = [...signs].filter((sign) => /[a-z]/.test(sign))
  const known = /^[a-zESW*&!#~%"+.]*$/
  if (!known.test(signs)) throw new Error(`«${text}» on a map: what is drawn there?`)
  return {
    square: {
      ...(actions.length ? { actions } : {}),
      ...(has('E') ? { entrance: true } : {}),
      ...(has('S') ? { spawn: true } : {}),
      ...(has('W') ? { whimSlot: true } : {}),
      ...(has('*') ? { gemSlot: true } : {}),
      ...(has('&') ? { drawBonus: 1 } : {}),
      ...(has('!') ? { trap: true } : {}),
      ...(has('#') ? { blocked: true } : {}),
      ...(stairs ? { stairs: Number(stairs) } : {}),
    },
    terrain: Object.entries(TERRAIN_SIGNS).flatMap(([sign, terrain]) => (has(sign) ? [terrain] : [])),
  }
}

type Drawn = {
  readonly squares: ReadonlyMap<Square, { readonly square: ScapeSquare; readonly terrain: readonly Terrain[] }>
  readonly walls: readonly string[]
  readonly doors: readonly string[]
}

/** Reads a drawing whose first square is `origin`. */
export function readMap(
  { rows, below = {}, suits = {}, marks = {}, bonuses = {} }: DreamMap,
  [x0, y0]: readonly [number, number] = [1, 1],
): Drawn {
  const squares = new Map<Square, { square: ScapeSquare; terrain: readonly Terrain[] }>()
  const [walls, doors]: [string[], string[]] = [[], []]
  rows.forEach((row, r) => {
    const cells = row.split(/[ |:]/)
    const between = [...row].filter((sign) => ' |:'.includes(sign))
    cells.forEach((cell, c) => {
      if (cell === '_') return
      const at = squareAt(x0 + c, y0 + r)
      const { square, terrain } = squareOf(cell)
      const more = {
        ...(suits[at] ? { suit: suits[at] } : {}),
        ...(marks[at] ? { mark: marks[at] } : {}),
        ...(bonuses[at] ? { drawBonus: bonuses[at] } : {}),
      }
      squares.set(at, { square: { ...square, ...more }, terrain })
    })
    between.forEach((sign, c) => {
      const edge = edgeOf(squareAt(x0 + c, y0 + r), squareAt(x0 + c + 1, y0 + r))
      if (sign === '|') walls.push(edge)
      if (sign === ':') doors.push(edge)
    })
    for (const [c, sign] of (below[r + 1] ?? '').split(' ').entries()) {
      if (sign !== '-' && sign !== '=') continue
      const edge = edgeOf(squareAt(x0 + c, y0 + r), squareAt(x0 + c, y0 + r + 1))
      ;(sign === '-' ? walls : doors).push(edge)
    }
  })
  return { squares, walls, doors }
}

const COLUMNS = 'ABCD'
/** The slot a square lies in: tiles are two squares wide and high. */
export function slotOf(square: Square): string {
  const [x = 0, y = 0] = square.split(',').map(Number)
  return `${COLUMNS[Math.ceil(x / 2) - 1]}${Math.ceil(y / 2)}`
}
export const originOf = (slot: string): readonly [number, number] => [
  COLUMNS.indexOf(slot[0] ?? 'A') * 2 + 1,
  (Number(slot[1]) - 1) * 2 + 1,
]

/** What a tile or a card shows, laid in place. A door is a Wall until it is opened. */
export type DrawnPart = ScapePart & { readonly doors: readonly string[] }

/** The code of the tile a square of this drawing is on. */
function codeIn({ between = {} }: DreamMap): (square: Square) => string {
  const codes = new Map<Square, string>()
  for (const [code, first] of Object.entries(between)) {
    const [x = 0, y = 0] = first.split(',').map(Number)
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      codes.set(squareAt(x + dx, y + dy), code)
  }
  return (square) => codes.get(square) ?? slotOf(square)
}
/** The tiles of a drawing, by their slot. A Wall belongs to every tile it borders: it is there as soon as one of them is. */
export function tilesOf(map: DreamMap, origin?: readonly [number, number]): { readonly [slot: string]: DrawnPart } {
  const { squares, walls, doors } = readMap(map, origin)
  const codeOf = codeIn(map)
  const slots = [...new Set([...squares.keys()].map(codeOf))]
  const touching = (edges: readonly string[], slot: string) => edges.filter((edge) => edge.split('|').some((end) => codeOf(end) === slot))
  return Object.fromEntries(
    slots.map((slot) => {
      const own = [...squares].filter(([at]) => codeOf(at) === slot)
      const kinds = [...new Set(own.flatMap(([, { terrain }]) => terrain))]
      return [
        slot,
        {
          squares: Object.fromEntries(own.map(([at, { square }]) => [at, square])),
          walls: [...touching(walls, slot), ...touching(doors, slot)],
          doors: touching(doors, slot),
          terrain: kinds.map((kind) => ({ kind, on: own.filter(([, { terrain }]) => terrain.includes(kind)).map(([at]) => at) })),
        },
      ]
    }),
  )
}

export function overlayPart({ squares = {}, walls = [], open = [] }: Overlay): DrawnPart {
  const drawn = Object.entries(squares).map(([at, text]) => [at, squareOf(text)] as const)
  const kinds = [...new Set(drawn.flatMap(([, { terrain }]) => terrain))]
  return {
    squares: Object.fromEntries(drawn.map(([at, { square }]) => [at, square])),
    walls,
    open,
    doors: [],
    terrain: kinds.map((kind) => ({ kind, on: drawn.filter(([, { terrain }]) => terrain.includes(kind)).map(([at]) => at) })),
  }
}
