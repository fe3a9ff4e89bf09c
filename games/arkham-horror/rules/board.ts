import { type Graph, graph, type Roads } from '@miskatonic/commons/map'
import type { CardOf, ContentSet } from '../content/kinds.ts'
import { cardById, cardOf, setsInUse } from './cards.ts'
import type { AreaId, Arkham, PieceId, Seat } from './shape.ts'

/* Where things are. The board is data: streets, locations and ways are those of the boxes in use. */

export const SKY = 'sky'
export const OUTSKIRTS = 'outskirts'
export const JAIL = 'jail'
export const LOST = 'lost'

/** The place an area's attributes belong to, and the zone of what stands there. */
export const areaOf = (area: AreaId) => `area:${area}` as const
export const gateZone = (area: AreaId) => `gate:${area}` as const

type Arrow = 'white' | 'black'
type Town = Graph<Arkham, AreaId, 'line', Arrow>

/** The map of the boards in use: made once for all tables that use them. */
const towns = new Map<string, Town>()
function townOf(t: Arkham): Town {
  const used = setsInUse(t)
  const key = used.map(({ id }) => id).join(' ')
  const known = towns.get(key)
  if (known) return known
  const made = mapOf(used)
  towns.set(key, made)
  return made
}

function mapOf(used: readonly ContentSet[]): Town {
  const boards = used.flatMap((set) => set.boards)
  const streets = boards.flatMap((board) => board.streets.map((street) => ({ ...street, board: board.id })))
  const locations = boards.flatMap((board) => board.locations.map((location) => ({ ...location, board: board.id })))
  return graph<Arkham, AreaId, 'line', Arrow>({
    places: [...streets, ...locations].map(({ id, board }) => ({ id, board })),
    ways: [
      ...boards.flatMap((board) => board.ways.map(([from, to]) => ({ from, to, kind: 'line' as const }))),
      ...locations.map(({ id, street }) => ({ from: id, to: street, kind: 'line' as const })), // AH-BOARD-02
    ],
    arrows: [
      ...streets.flatMap(({ id, white, black }) => [
        ...(white ? [{ name: 'white' as const, from: id, to: white }] : []),
        ...(black ? [{ name: 'black' as const, from: id, to: black }] : []),
      ]),
      ...locations.flatMap(({ id, street }) => (['white', 'black'] as const).map((name) => ({ name, from: id, to: street }))), // AH-BOARD-03, AH-MMOVE-02
    ],
    enter: (t, place) => !isClosed(t, place), // AH-BOARD-08, AH-MMOVE-28
  }) // AH-BOARD-16
}

export const roads = (t: Arkham): Roads<AreaId, 'line', Arrow> => townOf(t).at(t)
export const townAreas = (t: Arkham): readonly AreaId[] => townOf(t).places
export const boardOf = (t: Arkham, area: AreaId): string | null => (townOf(t).has(area) ? townOf(t).boardOf(area) : null)

const locationOf = (area: AreaId): CardOf<'location'> | null => {
  const card = cardById(area)
  return card?.kind === 'location' ? card : null
}
export const locationCard = (area: AreaId): CardOf<'location'> | null => locationOf(area)
export const isLocation = (area: AreaId): boolean => locationOf(area) !== null
export const isStreet = (area: AreaId): boolean => cardById(area)?.kind === 'street'
/** A neighbourhood has the name of its street. */
export const streetOf = (area: AreaId): AreaId | null => (isStreet(area) ? area : (locationOf(area)?.street ?? null))
export const inTown = (area: AreaId): boolean => isLocation(area) || isStreet(area)

export const isSealed = (t: Arkham, area: AreaId): boolean => t.get(areaOf(area), 'sealed')
export const isClosed = (t: Arkham, area: AreaId): boolean => t.get(areaOf(area), 'closed') !== null && gateAt(t, area) === null // AH-BOARD-09
/** A red diamond without an elder sign. */
export const isUnstable = (t: Arkham, area: AreaId): boolean => locationOf(area)?.unstable === true && !isSealed(t, area) // AH-BOARD-04

// ── gates and worlds ──

export const gateAt = (t: Arkham, area: AreaId): PieceId | null => t.inZone(gateZone(area))[0] ?? null
/** The locations with an open gate, in the order of the board. */
export const openGates = (t: Arkham): AreaId[] => townAreas(t).filter((area) => t.size(gateZone(area)) > 0)
export const gateCard = (t: Arkham, gate: PieceId): CardOf<'gate'> => cardOf(t, gate, 'gate')

export const firstArea = (world: string): AreaId => `${world}-first`
export const secondArea = (world: string): AreaId => `${world}-second`
/** The Other World an area belongs to, and which of its two; null: it is none. */
export function worldOf(area: AreaId): { readonly world: string; readonly nth: 'first' | 'second' } | null {
  const at = area.lastIndexOf('-')
  const [world, nth] = [area.slice(0, at), area.slice(at + 1)]
  if ((nth !== 'first' && nth !== 'second') || cardById(world)?.kind !== 'world') return null
  return { world, nth } // AH-OW-01, AH-OW-18
}
export const gatesTo = (t: Arkham, world: string): AreaId[] =>
  openGates(t).filter((area) => gateCard(t, gateAt(t, area) as PieceId).world === world)

// ── who is where ──

export const whereIs = (t: Arkham, who: Seat): AreaId => t.get(who, 'at')
/** Seats with an investigator in play, clockwise from the first player. */
export function investigators(t: Arkham): Seat[] {
  const all = clockwise(t, t.state.firstPlayer)
  return all.filter((seat) => t.get(seat, 'inPlay'))
}
export function clockwise(t: Arkham, from: Seat): Seat[] {
  const at = Math.max(0, t.seats.indexOf(from))
  return [...t.seats.slice(at), ...t.seats.slice(0, at)] // AH-TURN-02
}
export const investigatorsAt = (t: Arkham, area: AreaId): Seat[] => investigators(t).filter((who) => whereIs(t, who) === area)
/** In the town: not in Other Worlds, lost, or in the cell. */
export const inArkham = (t: Arkham, who: Seat): boolean => t.get(who, 'inPlay') && (inTown(whereIs(t, who)) || whereIs(t, who) === JAIL) // AH-GEN-11
export const inOtherWorld = (t: Arkham, who: Seat): boolean => worldOf(whereIs(t, who)) !== null

export const monstersAt = (t: Arkham, area: AreaId): PieceId[] => t.inZone(areaOf(area))
/** Monsters of the streets and locations of a neighbourhood. */
export const neighbourhood = (t: Arkham, street: AreaId): AreaId[] => townAreas(t).filter((area) => streetOf(area) === street)
/** In the town and above it: neither in the Outskirts nor on cards. */
export const monstersOnBoard = (t: Arkham): PieceId[] => [...townAreas(t), SKY].flatMap((area) => monstersAt(t, area))
export function areaOfMonster(t: Arkham, monster: PieceId): AreaId | null {
  const zone = t.where(monster)
  return zone.startsWith('area:') ? zone.slice('area:'.length) : null
}
