/** The spaces of the board by name, type and ways; the board itself never changes, so it is known without asking. */
import { walkOn } from '@miskatonic/web/kit/board/chart'
import { paths, type Space, spaces } from '../../content/map.ts'
import { chart } from '../map/board.ts'
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

export const walk = walkOn(chart)
