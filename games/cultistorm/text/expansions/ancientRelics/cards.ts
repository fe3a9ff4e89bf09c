import type { Tree } from '@miskatonic/effects/text'
import { grammar, may } from '@miskatonic/effects/text'
import type { Relic } from '../../../content/expansions/ancientRelics.ts'
import { adding } from '../../lending.ts'
import { lexicon } from '../../lexicon.ts'
import type { Speaks } from '../cards.ts'

const { label } = grammar(lexicon)

/** «Combate: Una vez por fase de combate, puedes añadir…» */
export const relicTrees = ({ lends, abilities = [] }: Relic, speak: Speaks): Tree[] => [
  ...(lends ? [label('combat', { kind: 'on', openers: [{ kind: 'once', per: 'combatPhase' }], body: may(adding(lends)) })] : []),
  ...abilities.map(speak.ability),
]
