import { type LanguageId, name, person, type Ref } from '@miskatonic/effects/text'
import type { Json } from '@miskatonic/kernel'
import { decks } from '../content/decks.ts'
import { cards } from '../content/index.ts'
import type { Card, Tongue } from '../content/nodes.ts'
import { words } from './terms.ts'
import { g } from './things.ts'

/* What a message tells of, as its words read it: cards and players become noun phrases. */

export type Fields = { readonly [field: string]: Json | undefined }

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]))
const deckTitles = new Map(decks.map(({ id, title }) => [id, title]))

/** By its Title; what cannot be seen is a card like any other. */
export const cardRef = (card: Card | undefined): Ref =>
  card ? name({ es: `«${card.title.es}»`, en: `“${card.title.en}”` }, { g: card.grammar?.g ?? 'm' }) : g.some('card', 1)

/** Which card is seen: its front says it. */
export function seenCard(faces: Fields): Card | undefined {
  const [, id = ''] = String(faces.front ?? '').split(':')
  return byId.get(id)
}

export function thing(value: Fields): Ref {
  if (typeof value.card === 'string') return cardRef(byId.get(value.card))
  if (typeof value.seat === 'string') return person(value.seat, 'm', value.seat)
  return cardRef(seenCard((value.faces ?? {}) as Fields))
}

export function read(field: string, value: Json | undefined, lang: LanguageId): unknown {
  if (field === 'language') return words.terms[value as Tongue][lang].one
  if (field === 'deck') return deckTitles.get(String(value))?.[lang] ?? String(value)
  if (field === 'card' && typeof value === 'string') return cardRef(byId.get(value))
  if (Array.isArray(value)) return value.map((one) => thing(one))
  return typeof value === 'object' && value !== null ? thing(value as Fields) : value
}
