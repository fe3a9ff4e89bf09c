/** The areas of the board by name and ways; the board itself never changes, so it is known without asking. */
import { walkOn } from '@miskatonic/web/kit/board/chart'
import { arkham } from '../../content/base/board.ts'
import { worlds } from '../../content/base/worlds.ts'
import type { Location } from '../../content/kinds.ts'
import { chart } from '../map/board.ts'
import { type Language, say, words } from '../strings.ts'

const locations: ReadonlyMap<string, Location> = new Map(arkham.locations.map((one) => [one.id, one]))
const streets: ReadonlyMap<string, (typeof arkham.streets)[number]> = new Map(arkham.streets.map((one) => [one.id, one]))

export const locationOf = (id: string): Location | null => locations.get(id) ?? null
export const isStreet = (id: string): boolean => streets.has(id)
export const worldOf = (area: string): (typeof worlds)[number] | null =>
  worlds.find(({ id }) => area === `${id}-first` || area === `${id}-second`) ?? null

export const worldName = (id: string, lang: Language): string => worlds.find((one) => one.id === id)?.title[lang] ?? ''

const isOutside = (id: string): id is keyof typeof words.places => id in words.places

export function placeName(id: string, lang: Language): string {
  const world = worldOf(id)
  if (world) return id.endsWith('-second') ? say(words.areaOf, lang, { name: world.title[lang], n: 'II' }) : world.title[lang]
  if (isOutside(id)) return say(words.places[id], lang)
  return (locations.get(id) ?? streets.get(id))?.title[lang] ?? ''
}

/** Where the ways of an area lead. */
export const waysOf = (id: string): readonly string[] =>
  chart.ways.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))

export const walk = walkOn(chart)
