import type { PieceId } from '../../shape.ts'
import { g, plain, you } from '../../vocabulary/verbs/frame.ts'
import { save } from './civilians.ts'

export const civilianVerbs = {
  rescue: plain((x) => save(x.t, you(x), x.self.piece as PieceId), g.clause('save', { objects: [g.self('civilian')] })),
}
