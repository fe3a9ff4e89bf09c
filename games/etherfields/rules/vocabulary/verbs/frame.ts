import { type Amount, amountOf, type Context, verbsOf } from '@miskatonic/effects'
import { grammar, type Tree } from '@miskatonic/effects/text'
import type { Script } from '@miskatonic/kernel'
import { lexicon } from '../../../text/lexicon.ts'
import { isKind } from '../../cards.ts'
import type { Etherfields, PieceId, Seat, Square } from '../../shape.ts'

/* What all verbs are made with. */

export const verb = verbsOf<Etherfields>()
export const g = grammar(lexicon)
export type X = Context<Etherfields>
export type Term = Parameters<typeof g.some>[0]
export const you = (x: X): Seat => x.you
export const here = (x: X): Square | '' => x.t.get(x.you, 'at')
export const numberIn = (x: X, n: Amount): number => Math.max(0, amountOf(x, n))
/** How a number is written: one that is worked out is told by its phrase. */
export const printed = (n: Amount): number => (typeof n === 'number' ? n : 1)

/** The Entity whose text this is; null: it is no Entity's. */
export const entityOf = (x: X): PieceId | null => {
  const { piece } = x.self
  return piece !== null && (isKind(x.t, piece, 'entity') || isKind(x.t, piece, 'slumber')) ? piece : null
}
/** The figure this is about: named by the action, else every one of the Entity. */
export const targetOf = (x: X): PieceId | null => (typeof x.names.target === 'string' ? x.names.target : null)
/** The square an action is written on, else where one stands. */
export const squareHere = (x: X): Square | '' => (typeof x.names.square === 'string' ? x.names.square : here(x))

/** A verb with a number and nothing else. */
export const counted = (script: (x: X, n: number) => Script<unknown>, say: (n: number) => Tree, could?: (x: X) => boolean) =>
  verb({
    fields: { n: 'amount' },
    *run(x, { n }) {
      return (yield* script(x, numberIn(x, n))) !== false
    },
    ...(could ? { could: (x: X) => could(x) } : {}),
    say: ({ n }) => say(printed(n)),
  })
/** A verb that is said alone. */
export const plain = (script: (x: X) => Script<unknown>, say: Tree, could?: (x: X) => boolean) =>
  verb({
    fields: {},
    *run(x) {
      return (yield* script(x)) !== false
    },
    ...(could ? { could } : {}),
    say: () => say,
  })
