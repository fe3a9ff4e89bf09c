import { grammar, stats, type Tree, verbatim } from '@miskatonic/effects/text'
import type { Boon, Mission } from '../../../content/expansions/stormOfCultists.ts'
import { lexicon } from '../../lexicon.ts'

const { field, some } = grammar(lexicon)

export const missionTrees = ({ goal, special }: Mission): Tree[] => [verbatim(goal), verbatim(special)]
export const boonStats = ({ cost }: Boon): Tree[] => [stats(field('boonCost', some('campaignPoint', cost)))]
