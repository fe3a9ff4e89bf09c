import { metaTokens } from './decks/tokens.ts'
import { turnCards } from './decks/turnCards.ts'
import { freeSpirit, freeSpiritCards } from './dreamers/freeSpirit.ts'
import { gambler, gamblerCards } from './dreamers/gambler.ts'
import { specialist, specialistCards } from './dreamers/specialist.ts'
import { toughGuy, toughGuyCards } from './dreamers/toughGuy.ts'
import { dreams } from './dreams/index.ts'
import type { Card, DreamerId, Figure } from './kinds.ts'
import { districts, fates, flaws, items, market, masks, seasons, slumbers, wisdoms } from './opened.ts'
import { scapeCards } from './scapes.ts'

/* Every card, tile and piece, as plain data. */

/** Ids of cards are in kebab-case: `tough-guy`. */
export const boardId = (dreamer: DreamerId): string => dreamer.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const printed: readonly Card[] = [
  ...[gambler, specialist, toughGuy, freeSpirit].map((dreamer) => ({ ...dreamer, id: boardId(dreamer.id), dreamer: dreamer.id })),
  ...gamblerCards,
  ...specialistCards,
  ...toughGuyCards,
  ...freeSpiritCards,
  ...market,
  ...items,
  ...masks,
  ...flaws,
  ...fates,
  ...wisdoms,
  ...seasons,
  ...turnCards,
  ...metaTokens,
  ...slumbers,
  ...districts,
  ...dreams.flatMap(({ gate, cards: own }) => [gate, ...own]),
  ...scapeCards,
]

/** What stands on the Scape for an Entity. */
export const figureId = (entity: string): string => `${entity}-figure`
const figures: readonly Figure[] = printed.flatMap((card): Figure[] => {
  const body = card.kind === 'entity' ? card : card.kind === 'slumber' ? card.entity : undefined
  if (!body || !('title' in card)) return []
  return [{ id: figureId(card.id), kind: 'figure', title: card.title, entity: card.id, ...(body.large ? { large: true as const } : {}) }]
})

export const cards: readonly Card[] = [...printed, ...figures]
