import { type AbilityData, compile } from '@miskatonic/effects'
import { type Ability, type Definition, hashJson } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Card } from '../content/kinds.ts'
import { markFront } from '../content/marks.ts'
import type { Lighthouse } from './shape.ts'
import { language } from './vocabulary/language.ts'

const compiled = (abilities: readonly AbilityData[] = [], side = ''): Ability<Lighthouse>[] =>
  abilities.map((ability, i) => compile(language, ability, `${side}${i}`))

/** What is printed on the side that is up, as data. */
export function abilitiesOf(card: Card, face: string): readonly AbilityData[] {
  if (card.kind === 'mark') return face === 'back' ? card.back : markFront.abilities
  return 'abilities' in card ? (card.abilities ?? []) : []
}

/** All marks share one front: its key must not tell them apart. */
function facesOf(card: Card): Definition<Lighthouse>['faces'] {
  if (card.kind === 'mark') return { front: `mark-front/${markFront.id}`, back: `mark/${card.id}` }
  return { front: `${card.kind}/${card.id}` }
}

function define(card: Card): Definition<Lighthouse> {
  const front = compiled(abilitiesOf(card, 'front'))
  const back = card.kind === 'mark' ? { back: compiled(card.back, 'back-') } : {}
  return {
    id: card.id,
    kind: card.kind,
    faces: facesOf(card),
    ...(card.kind === 'token' ? { supply: 'unlimited' as const } : {}),
    ...(front.length || card.kind === 'mark' ? { abilities: { front, ...back } } : {}),
  }
}

export const definitions: ReadonlyMap<string, Definition<Lighthouse>> = new Map(
  cards.filter((card) => card.kind !== 'mark-front').map((card) => [card.id, define(card)]),
)
export const contentHash = hashJson(cards)
