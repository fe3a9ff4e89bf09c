import { dreams } from './dreams/index.ts'
import type { OverlayCard, Tile } from './kinds.ts'
import type { DrawnPart } from './mapData.ts'
import { originOf, overlayPart, tilesOf } from './mapData.ts'
import { slumberTiles } from './opened.ts'

/* Every tile and every card laid over one, cut out of the drawings. */

const tileId = (dream: string, slot: string): string => `${dream}-${slot.toLowerCase()}`

const drawn: readonly { readonly card: Tile | OverlayCard; readonly part: DrawnPart }[] = [
  ...dreams.flatMap(({ id, map, overlays = {}, gate }) => [
    ...Object.entries(tilesOf(map)).map(([slot, part]) => ({
      card: { id: tileId(id, slot), kind: 'tile' as const, dream: id, at: slot, title: gate.title },
      part,
    })),
    ...Object.entries(overlays).map(([overlay, { title, ...shown }]) => ({
      card: { id: `${id}-${overlay}`, kind: 'overlay' as const, dream: id, title },
      part: overlayPart(shown),
    })),
  ]),
  ...slumberTiles.map(({ id, title, at, map }) => ({
    card: { id, kind: 'tile' as const, dream: 'slumber', at, title },
    part: onlyTile(map, at),
  })),
]

/** A tile of its own is drawn from its first square on. */
function onlyTile(map: (typeof slumberTiles)[number]['map'], at: string): DrawnPart {
  const part = tilesOf(map, originOf(at))[at]
  if (!part) throw new Error(`the tile at ${at} has no squares`)
  return part
}

export const scapeCards: readonly (Tile | OverlayCard)[] = drawn.map(({ card }) => card)
export const parts: { readonly [id: string]: DrawnPart } = Object.fromEntries(drawn.map(({ card, part }) => [card.id, part]))
