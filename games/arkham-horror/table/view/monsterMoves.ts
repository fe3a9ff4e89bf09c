/** Where the monsters of a Mythos card will go, before they go: what is drawn as arrows. */
import type { View } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { arkham } from '../../content/base/board.ts'
import { type FaceOf, foeFigures, mythosFigures, textOf } from './figures.ts'
import { team } from './people.ts'

export type Arrow = { readonly from: string; readonly to: string; readonly colour: 'white' | 'black' | 'air' }

const streets = new Map(arkham.streets.map((one) => [one.id, one]))
const locations = new Map(arkham.locations.map((one) => [one.id, one]))
const neighbours = (street: string): readonly string[] => arkham.ways.flatMap(([a, b]) => (a === street ? [b] : b === street ? [a] : []))

/** The next area along the arrows: from a location into its street, then round. */
const along = (from: string, colour: 'white' | 'black'): string | undefined => locations.get(from)?.street ?? streets.get(from)?.[colour]

/** To somebody in a street beside it, else into the sky; from there upon anybody in any street. */
function flight(from: string, people: readonly string[]): string | undefined {
  const near = from === 'sky' ? [...streets.keys()] : [locations.get(from)?.street ?? '', ...neighbours(from)]
  return near.find((area) => streets.has(area) && people.includes(area)) ?? (from === 'sky' ? undefined : 'sky')
}

const STAYS = ['stationary', 'special', 'stalker', 'aquatic']

function movesOf(view: View, face: FaceOf, white: readonly string[], black: readonly string[]): Arrow[] {
  const people = team(view, face).map(({ place }) => place)
  return Object.entries(view.zones).flatMap(([zone, { pieces }]) =>
    zone.startsWith('area:')
      ? pieces.flatMap((piece): Arrow[] => {
          const from = zone.slice('area:'.length)
          const { symbol, movement } = foeFigures(textOf(piece, face))
          const colour = symbol && white.includes(symbol) ? 'white' : symbol && black.includes(symbol) ? 'black' : null
          if (!colour || STAYS.includes(movement) || people.includes(from)) return []
          if (movement === 'flying') {
            const to = flight(from, people)
            return to ? [{ from, to, colour: 'air' }] : []
          }
          const to = along(from, colour)
          const on = to && movement === 'fast' && !people.includes(to) ? along(to, colour) : undefined
          const step = (a: string, b: string | undefined): Arrow[] => (b ? [{ from: a, to: b, colour }] : [])
          return [...step(from, to), ...(to ? step(to, on) : [])]
        })
      : [],
  )
}

const GOES = ['monster-moved', 'monster-activated', 'mythos-entered', 'turn-begins']

/** From the card's drawing until the first of them has gone. */
export function arrowsOf({ view, face, events }: Pick<TableProps, 'view' | 'face' | 'events'>): readonly Arrow[] {
  const card = view.zones.mythos?.pieces.at(-1)
  if (!card) return []
  const drawn = events.findLastIndex(({ message }) => message.key === 'mythos-drawn')
  if (drawn < 0 || events.slice(drawn).some(({ message }) => GOES.includes(message.key))) return []
  const { white, black } = mythosFigures(textOf(card, face))
  const arrows = movesOf(view, face, white, black)
  return [...new Map(arrows.map((one) => [`${one.from} ${one.to} ${one.colour}`, one])).values()]
}
