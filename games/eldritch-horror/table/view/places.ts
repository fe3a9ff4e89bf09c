/** The spaces of the board by name, type and ways; the board itself never changes, so it is known without asking. */
import { paths, type Space, spaces } from '../../content/map.ts'
import { board } from '../map/board.ts'
import { type Language, say, words } from '../strings.ts'

export type Way = { readonly to: string; readonly path: 'train' | 'ship' | 'uncharted' }

const byId: ReadonlyMap<string, Space> = new Map(spaces.map((space) => [space.id, space]))
const waysFrom: ReadonlyMap<string, readonly Way[]> = new Map(
  spaces.map(({ id }) => [
    id,
    paths.flatMap(({ a, b, type }) => (a === id ? [{ to: b, path: type }] : b === id ? [{ to: a, path: type }] : [])),
  ]),
)

export const placeIds: readonly string[] = spaces.map(({ id }) => id)
export const spaceOf = (id: string): Space | null => byId.get(id) ?? null
export const waysOf = (id: string): readonly Way[] => waysFrom.get(id) ?? []
export const isNumbered = (id: string): boolean => /^\d+$/.test(id)

export const placeName = (id: string, lang: Language): string =>
  isNumbered(id) ? say(words.space, lang, { n: id }) : (byId.get(id)?.name[lang] ?? '')

type Direction = 'left' | 'right' | 'up' | 'down'
const TOWARDS: { readonly [direction in Direction]: readonly [number, number] } = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** How well a way leads in a direction: how straight, then how near. Ways over the edge of the map lead on beyond it. */
function fitness(from: string, to: string, direction: Direction): number {
  const [a, b] = [board.spaces[from], board.spaces[to]]
  if (!a || !b) return Number.NEGATIVE_INFINITY
  const wraps = Math.abs(b.x - a.x) > board.width / 2
  const dx = wraps ? b.x - a.x + (b.x < a.x ? board.width : -board.width) : b.x - a.x
  const dy = b.y - a.y
  const [x, y] = TOWARDS[direction]
  const length = Math.hypot(dx, dy) || 1
  const straight = (dx * x + dy * y) / length
  return straight <= 0.35 ? Number.NEGATIVE_INFINITY : straight - length / 4000
}

const best = (from: string, direction: Direction, among: readonly string[]): string | null => {
  let [found, most] = [null as string | null, Number.NEGATIVE_INFINITY]
  for (const to of among) {
    const fit = fitness(from, to, direction)
    if (fit > most) [found, most] = [to, fit]
  }
  return found
}

/** Along the ways first; where none leads there, to the nearest space on that side. */
export function walk(from: string, direction: Direction): string | null {
  if (!byId.has(from)) return null
  const along = best(
    from,
    direction,
    waysOf(from).map(({ to }) => to),
  )
  if (along) return along
  const others = placeIds.filter(
    (id) => id !== from && Math.abs((board.spaces[id]?.x ?? 0) - (board.spaces[from]?.x ?? 0)) <= board.width / 2,
  )
  let [found, nearest] = [null as string | null, Number.POSITIVE_INFINITY]
  for (const to of others) {
    if (fitness(from, to, direction) === Number.NEGATIVE_INFINITY) continue
    const [a, b] = [board.spaces[from], board.spaces[to]]
    const far = a && b ? Math.hypot(b.x - a.x, b.y - a.y) : Number.POSITIVE_INFINITY
    if (far < nearest) [found, nearest] = [to, far]
  }
  return found
}
