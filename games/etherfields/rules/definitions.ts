import { type AbilityData, compile } from '@miskatonic/effects'
import { type Definition, hashJson } from '@miskatonic/kernel'
import { book } from '../content/book.ts'
import { cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import type { Card } from '../content/kinds.ts'
import { startingDecks } from '../content/startingDecks.ts'
import type { Etherfields } from './shape.ts'
import { language } from './vocabulary/language.ts'

/* What each piece is made of: its faces, and what works while it lies where cards work. */

export function abilitiesOf(card: Card): readonly AbilityData[] {
  if (card.kind === 'fate') return card.whim?.abilities ?? []
  return 'abilities' in card ? (card.abilities ?? []) : []
}

/** What a back tells: of whose deck an Influence card is, what kind of Secret lies there, what a Gate or a Note says to the outside. */
function backOf(card: Card): string {
  switch (card.kind) {
    case 'influence':
      return `back/${card.of ?? 'market'}` // EF-INF-08, EF-INF-10
    case 'gate':
    case 'note':
      return `${card.kind}-back/${card.id}` // EF-GATE-01, EF-NOTE-02
    case 'tile':
    case 'overlay':
      return `secret/${card.kind}`
    default:
      return `back/${card.kind}` // EF-SECRET-15
  }
}

/** On the table from the first night on, all of them. */
const laidOut: ReadonlySet<string> = new Set(Object.values(startingDecks).flat())
/** Figures stand and go; what campaigns bring lies in the box until it is called for. */
function supplyOf({ id, kind }: Card): Pick<Definition<Etherfields>, 'supply'> {
  if (kind === 'figure') return { supply: 'unlimited' }
  return kind === 'turn' || kind === 'metamorphosis' || laidOut.has(id) ? {} : { supply: 'reserve' }
}

const define = (card: Card): Definition<Etherfields> => {
  const abilities = abilitiesOf(card).map((ability, i) => compile(language, ability, `${i}`))
  return {
    id: card.id,
    kind: card.kind,
    faces: { front: `${card.kind}/${card.id}`, back: backOf(card) },
    ...supplyOf(card),
    ...(abilities.length ? { abilities: { front: abilities } } : {}),
  }
}

export const definitions: ReadonlyMap<string, Definition<Etherfields>> = new Map(cards.map((card) => [card.id, define(card)]))
export const contentHash = hashJson([cards, dreams, book.entries] as never)
