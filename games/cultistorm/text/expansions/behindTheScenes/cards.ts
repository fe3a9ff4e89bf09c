import { grammar, stats, type Tree } from '@miskatonic/effects/text'
import type { Manuscript, Moment } from '../../../content/expansions/behindTheScenes.ts'
import { lexicon } from '../../lexicon.ts'

const { bare, stat, field } = grammar(lexicon)

const MOMENTS = {
  cultists: 'cultistPhase',
  terror: 'terrorPhase',
  preparation: 'preparationPhase',
  beforeFight: 'beforeFight',
  afterFight: 'afterFight',
  support: 'asHelped',
} as const satisfies { readonly [M in Moment]: string }

/** «Tinta 2 · Momento: fase de terror.» */
export const manuscriptStats = ({ cost, moment }: Manuscript): Tree[] => [stats(stat('ink', cost), field('moment', bare(MOMENTS[moment])))]
