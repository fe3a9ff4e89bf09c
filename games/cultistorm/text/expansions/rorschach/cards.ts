import { grammar, name, stats, type Tree } from '@miskatonic/effects/text'
import { ancientOnes } from '../../../content/ancients.ts'
import type { Blot } from '../../../content/expansions/rorschach.ts'
import { lexicon } from '../../lexicon.ts'

const { field } = grammar(lexicon)

/** Names of Ancient Ones are the same in every language. */
const dreamerOf = ({ ancient }: Blot): string => ancientOnes.find(({ id }) => id === ancient)?.title.en ?? ''

export const blotStats = (blot: Blot): Tree[] => [stats(field('dreamer', name(dreamerOf(blot), { g: 'm' })))]
export const blotFigures = (blot: Blot) => ({ symbols: blot.symbols, ancient: dreamerOf(blot) })
