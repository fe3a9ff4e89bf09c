import { name, type Ref } from '@miskatonic/effects/text'
import { cards } from '../content/cards.ts'
import type { Card } from '../content/kinds.ts'

/* Cards by their titles. */

type Both = { readonly es: string; readonly en: string }
const SUITS: { readonly [suit: string]: Both } = {
  hearts: { es: 'corazones', en: 'hearts' },
  spades: { es: 'picas', en: 'spades' },
  diamonds: { es: 'diamantes', en: 'diamonds' },
  clubs: { es: 'tréboles', en: 'clubs' },
}
export const suitName = (suit: string): Both => SUITS[suit] ?? { es: suit, en: suit }
export const titleOfCard = (card: Card): Both => (card.kind === 'turn' ? turnTitle(card.suit) : card.title)
const turnTitle = (suit: string): Both => ({ es: `Turno de ${suitName(suit).es}`, en: `Turn of ${suitName(suit).en}` })
const titles = new Map<string, Both>(cards.map((card) => [card.id, titleOfCard(card)]))

const places = new Map(cards.flatMap((card) => (card.kind === 'district' ? card.places.map(({ id, title }) => [id, title] as const) : [])))
export const placeName = (id: string): Both => places.get(id) ?? { es: id, en: id }
export const placeRef = (id: string): Ref => quoted(placeName(id))

export const titleOf = (id: string): Both => titles.get(id) ?? { es: id, en: id }
export const cardRef = (id: string): Ref => quoted(titleOf(id))
const quoted = ({ es, en }: Both): Ref => name({ es: `«${es}»`, en: `“${en}”` }, { g: 'm' })
/** «Vera Sall», without «la Jugadora». */
export const calledOf = (dreamer: string): string => titleOf(dreamer).es.split(', ')[0] ?? dreamer
