import { grammar, stats, type Tree } from '@miskatonic/effects/text'
import type { Ritual } from '../../../content/expansions/darkRituals.ts'
import { lexicon } from '../../lexicon.ts'
import type { Speaks } from '../cards.ts'

const { field, some } = grammar(lexicon)

export const ritualStats = ({ price }: Ritual): Tree[] => [stats(field('cost', some('experience', price)))]
export const ritualFigures = ({ price }: Ritual) => ({ price })

/** How it is learned is told by its price; that it works once it is learned goes without saying. */
export const ritualTrees = ({ abilities: [, ...powers] }: Ritual, speak: Speaks): Tree[] =>
  powers.map(({ while: _learned, ...power }) => speak.ability(power as (typeof powers)[number]))
