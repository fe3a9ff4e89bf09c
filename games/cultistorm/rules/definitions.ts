import { type AbilityData, type Condition, compile } from '@miskatonic/effects'
import { type Ability, type Definition, hashJson } from '@miskatonic/kernel'
import { cards } from '../content/cards.ts'
import type { Card } from '../content/kinds.ts'
import type { Cultistorm } from './shape.ts'
import { language } from './vocabulary/language.ts'

/** A help that lies in front of somebody is used up by its action, and what it prevents it prevents once. */
function asHelp(ability: AbilityData): AbilityData {
  if (ability.ability === 'action') return { ...ability, cost: [{ pay: 'self', n: 1 }] }
  const once: AbilityData = { limit: { per: 'turn', on: 'piece' }, ...ability }
  return once.ability === 'after' || once.ability === 'instead' ? { ...once, effect: { do: 'useHelp', effect: once.effect } } : once
}

/** An ability of a detective works from its level on. */
const fromLevel = (ability: AbilityData, level: number): AbilityData => {
  const developed: Condition = { is: 'developed', level }
  return { ...ability, while: ability.while ? { is: 'all', conditions: [developed, ability.while] } : developed } // CS-DEV-17
}

/** What works while the card lies where cards work. */
export function abilitiesOf(card: Card): readonly AbilityData[] {
  if (card.kind === 'detective') return card.levels.flatMap(({ abilities }, i) => abilities.map((one) => fromLevel(one, i + 1)))
  if (card.kind === 'action') return (card.abilities ?? []).map(asHelp)
  return 'abilities' in card ? (card.abilities ?? []) : []
}

/** All cards with the same number have the same back. */
function facesOf(card: Card): Definition<Cultistorm>['faces'] {
  const front = `${card.kind}/${card.id}`
  if (card.kind === 'terror') return { front, back: `terror-back/${card.activation}` }
  return card.kind === 'end' ? { front, back: 'end-back/end' } : { front }
}

function define(card: Card): Definition<Cultistorm> {
  const front: Ability<Cultistorm>[] = abilitiesOf(card).map((ability, i) => compile(language, ability, `${i}`))
  // A story comes to the table when it is read.
  const supply = card.kind === 'tale' ? { supply: 'unlimited' as const } : {}
  return { id: card.id, kind: card.kind, faces: facesOf(card), ...supply, ...(front.length ? { abilities: { front } } : {}) }
}

export const definitions: ReadonlyMap<string, Definition<Cultistorm>> = new Map(
  cards.filter(({ kind }) => kind !== 'sect').map((card) => [card.id, define(card)]),
)
export const contentHash = hashJson(cards)
