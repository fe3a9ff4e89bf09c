import { definitionOf, type Script } from '@miskatonic/kernel'
import { slumberTiles } from '../content/opened.ts'
import { standAtEntrance } from './moving.ts'
import { inOrder } from './people.ts'
import type { Ether, PieceId } from './shape.ts'
import { laySquares } from './tiles.ts'

/* The Scape on which Slumbers are played, as it grows (EF-SLUM-14). */

const starting = slumberTiles.filter((tile) => tile.starting).map(({ id }) => id)

/** The two starting tiles, with the Dreamers on them (EF-SLUM-02, EF-SETUP-19). */
export function* laySlumberScape(t: Ether): Script {
  for (const id of starting) {
    const tile = t.inZone('slumber-tiles').find((piece) => definitionOf(t.raw, piece) === id)
    if (tile !== undefined) yield* laySquares(t, tile)
  }
  for (const who of inOrder(t)) yield* standAtEntrance(t, who)
}
/** One at random whose place is free (EF-FATE-04, EF-RULING-47). */
export function* growSlumberScape(t: Ether): Script<PieceId | null> {
  const taken = new Set(t.inZone('scape').map((piece) => slotOfTile(definitionOf(t.raw, piece))))
  const tile = t.find('slumber-tiles', (piece) => !taken.has(slotOfTile(definitionOf(t.raw, piece))))
  if (tile !== null) yield* laySquares(t, tile)
  return tile
}
const slotOfTile = (id: string): string => slumberTiles.find((tile) => tile.id === id)?.at ?? ''
