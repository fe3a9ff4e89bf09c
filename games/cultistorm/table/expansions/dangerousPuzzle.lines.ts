import { say } from '../strings.ts'
import { lying, nameOf, type Read } from '../view/storm.ts'
import type { ExpansionLines } from './parts.ts'

export const puzzleStrings = {
  puzzle: { es: 'Puzzle peligroso', en: 'Dangerous puzzle' },
  count: { es: '{n} de 6', en: '{n} of 6' },
  found: { es: 'Piezas del puzzle: {n} de 6', en: 'Pieces of the puzzle: {n} of 6' },
  missing: { es: 'Sin las seis piezas no se gana.', en: 'Without all six pieces nobody wins.' },
  piece: { es: 'Pieza del puzzle: {name}', en: 'Piece of the puzzle: {name}' },
}

export const piecesHeld = ({ view }: Pick<Read, 'view'>) => view.seats.flatMap((seat) => lying(view, `puzzle:${seat}`))

export const puzzleLines: ExpansionLines = {
  lines: (read) => (piecesHeld(read).length ? [say(puzzleStrings.found, read.lang, { n: piecesHeld(read).length })] : []),
  linesOf: (one, { view, face, lang }) =>
    lying(view, `puzzle:${one.seat}`).map((card) => say(puzzleStrings.piece, lang, { name: nameOf(card, face) })),
}
