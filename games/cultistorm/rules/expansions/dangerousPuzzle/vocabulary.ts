import type { AbilityData } from '@miskatonic/effects'
import { seq } from '@miskatonic/effects/text'
import { choose, onPiece, type Script } from '@miskatonic/kernel'
import type { PieceId, Seat } from '../../shape.ts'
import { g, plain, type X, you } from '../../vocabulary/verbs/frame.ts'
import { loosen, piecesFound } from './pieces.ts'

const { clause, some, the } = g

function* loosePiece(x: X): Script<boolean> {
  const options = piecesFound(x.t).map((piece) => onPiece(piece))
  if (!options.length) return false
  const piece: PieceId = yield* choose(x.t, you(x), { about: 'choose-puzzle-piece', options, group: true })
  yield* loosen(x.t, x.t.controllerOf(piece) as Seat, piece)
  return true
}

export const puzzleVerbs = {
  loosePiece: plain(
    loosePiece,
    seq(
      clause('return', { objects: [some('puzzlePiece', 1, { adjectives: ['found'] })], to: the('deck') }),
      clause('shuffle', { objects: [g.it('deck')] }),
    ),
    (x) => piecesFound(x.t).length > 0,
  ),
}

export const puzzleQuantities = {
  supportMadness: {
    say: ({ amount }: AbilityData & { ability: 'modify' }) =>
      clause('receive', {
        objects: [some('madnessToken', amount as number, { more: true })],
        cause: g.each('supportCard', { adjectives: ['general'], thatYou: clause('play') }),
      }),
  },
}
