import type { Entity, Metamorphosis, Slumber } from '../content/kinds.ts'
import { anyCard, cardOf } from './cards.ts'
import type { Ether, PieceId } from './shape.ts'

/* The tiles of Entities, and what has grown on them. */

/** The tiles at work, of a Slumber or a Dream. */
export const entityTiles = (t: Ether): readonly PieceId[] => [...t.inZone('entity'), ...t.inZone('slumber')]
export function bodyOf(t: Ether, tile: PieceId): Entity | NonNullable<Slumber['entity']> | null {
  const card = anyCard(t, tile)
  if (card.kind === 'entity') return card
  return card.kind === 'slumber' ? (card.entity ?? null) : null
}
export const metaCount = (t: Ether, tile: PieceId, type: Metamorphosis): number =>
  t.inZone(`meta:${tile}`).filter((token) => cardOf(t, token, 'metamorphosis').type === type).length // EF-RULING-51
/** Some tile bears it: all Dreamers feel it. */
export const isUnder = (t: Ether, type: Metamorphosis): boolean => entityTiles(t).some((tile) => metaCount(t, tile, type) > 0)
