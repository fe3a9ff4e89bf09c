import type { AbilityData } from '@miskatonic/effects'
import { asLongAs, grammar, on, type Tree } from '@miskatonic/effects/text'
import type { Disease } from '../../../content/expansions/diseases.ts'
import { lexicon } from '../../lexicon.ts'
import type { Speaks } from '../cards.ts'

const { clause, self } = grammar(lexicon)

/** What concerns carriers is said to them: «mientras padezcas esta enfermedad». */
function spoken(ability: AbilityData, speak: Speaks): Tree {
  if (!ability.where?.carrier) return speak.ability(ability)
  const toYou = { ...ability, where: { who: 'you' } } as AbilityData
  return on(asLongAs(clause('carry', { objects: [self('disease')] })), speak.ability(toYou))
}

export const diseaseTrees = ({ abilities }: Disease, speak: Speaks): Tree[] => abilities.map((one) => spoken(one, speak))
