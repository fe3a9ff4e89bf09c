import { grammar, on, type Tree, upon } from '@miskatonic/effects/text'
import type { PuzzlePiece } from '../../../content/expansions/dangerousPuzzle.ts'
import { lexicon } from '../../lexicon.ts'
import type { Speaks } from '../cards.ts'

const { clause, self } = grammar(lexicon)

/** What happens when it is found; what it does as long as it is held. */
export const puzzleTrees = ({ effect, abilities = [] }: PuzzlePiece, speak: Speaks): Tree[] => [
  ...(effect ? [on(upon(clause('find', { objects: [self('puzzlePiece')] })), speak.effect(effect))] : []),
  ...abilities.map(speak.ability),
]
