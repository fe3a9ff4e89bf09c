import type { PieceId } from '../../shape.ts'
import { g, plain, you } from '../../vocabulary/verbs/frame.ts'
import { resolve } from './blots.ts'

export const blotVerbs = {
  dissolve: plain((x) => resolve(x.t, you(x), x.self.piece as PieceId), g.clause('resolve', { objects: [g.self('blot')] })),
}
