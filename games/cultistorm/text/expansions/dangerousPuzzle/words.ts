import type { PuzzleMessages } from '../../../rules/expansions/dangerousPuzzle/shape.ts'
import { did, said } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

export const puzzleWords = {
  'puzzle-found': did('encontrado una pieza del puzzle: {card}.', 'found a piece of the puzzle: {card}.'),
  'puzzle-loosened': did('perdido una pieza del puzzle: {card}.', 'lost a piece of the puzzle: {card}.'),
  'choose-puzzle-piece': said('Elegid la pieza que vuelve al mazo.', 'Choose the piece that goes back to the deck.'),
  'puzzle-unsolved': said('Faltan piezas del puzzle.', 'Pieces of the puzzle are missing.'),
} satisfies WordsFor<PuzzleMessages>
