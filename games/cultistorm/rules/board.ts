import { defined, zoneOf, zonesCalled } from '@miskatonic/kernel'
import { type PieceId, type Seat, type Slot, type Storm, SYMBOLS } from './shape.ts'
import { detectives } from './team.ts'

/* The five locations, clockwise, and what stands at them. */

/** Where the cultist marker, the first detective and the fights begin. */
export const START: Slot = 'shield' // CS-RULING-02

/** A location and a place of the circle as things with attributes. */
export const slotRef = (slot: Slot): string => `slot:${slot}`
export const ringRef = (slot: Slot): string => `ring:${slot}`

export const columnOf = zonesCalled('column')
export const lairOf = zonesCalled('lair')
export const devouredOf = zonesCalled('devoured')
export const siteOf = zonesCalled('site')
export const altarOf = zonesCalled('altar')
export const ringOf = zonesCalled('ring')

export const clockwise = (slot: Slot, steps = 1): Slot => defined(SYMBOLS[(SYMBOLS.indexOf(slot) + steps) % SYMBOLS.length])
/** All five, beginning with this one. */
export const from = (slot: Slot): Slot[] => SYMBOLS.map((_, i) => clockwise(slot, i))

export const isSlot = (text: string): text is Slot => (SYMBOLS as readonly string[]).includes(text)

/** Front to rear: the first touches the location. */
export const column = (t: Storm, slot: Slot): PieceId[] => t.inZone(columnOf(slot)) // CS-RULING-12
export const ancientAt = (t: Storm, slot: Slot): PieceId | null => t.inZone(lairOf(slot))[0] ?? null
export const isSealed = (t: Storm, slot: Slot): boolean => t.get(slotRef(slot), 'sealed') !== null
export const isActivated = (t: Storm, slot: Slot): boolean => t.size(altarOf(slot)) > 0
/** Nothing is left between it and the location. */
export const isAtPortal = (t: Storm, slot: Slot): boolean => ancientAt(t, slot) !== null && t.size(columnOf(slot)) === 0 // CS-CMOVE-05

export const ancientsInPlay = (t: Storm): PieceId[] => SYMBOLS.flatMap((slot) => ancientAt(t, slot) ?? [])
export const cultistsInPlay = (t: Storm): number => SYMBOLS.reduce((sum, slot) => sum + t.size(columnOf(slot)), 0) // CS-LIMIT-03, CS-LIMIT-04

/** The enemies at a location, the Ancient One behind the cultists. */
export const enemiesAt = (t: Storm, slot: Slot): PieceId[] => [...column(t, slot), ...t.inZone(lairOf(slot))]
/** Where an enemy, a location card or a terror card lies; null: not on the board. */
export function slotOf(t: Storm, piece: PieceId): Slot | null {
  const slot = zoneOf(t.where(piece))
  return isSlot(slot) ? slot : null
}

export const detectivesAt = (t: Storm, slot: Slot): Seat[] => detectives(t).filter((seat) => t.get(seat, 'at') === slot)
/** Where a detective stands. */
export const placeOf = (t: Storm, who: Seat): Slot => t.get(who, 'at')

/** The first location clockwise from here, itself included, without an Ancient One. */
export const freeFrom = (t: Storm, slot: Slot): Slot => from(slot).find((one) => ancientAt(t, one) === null) ?? slot // CS-RULING-11
