import { type Context, contextOf, could, type Effect, languageOf, type Named, resolveText } from '@miskatonic/effects'
import type { Script, Self } from '@miskatonic/kernel'
import type { Mythos, MythosShape, PieceId, Seat } from './shape.ts'

/* Resolving what is printed on a card. */

type For = { readonly card: PieceId; readonly controller: Seat; readonly you?: Seat; readonly names?: Record<string, Named> }

const selfOf = ({ card, controller }: For): Self => ({ source: { piece: card }, piece: card, controller, bound: {} })
const from = (how: For) => ({ self: selfOf(how), you: how.you ?? how.controller, ...(how.names ? { names: how.names } : {}) })

export function* runText(t: Mythos, effect: Effect | undefined, how: For): Script {
  if (effect) yield* resolveText(t, effect, from(how))
}

/** Whether it could do anything now, hopeful about choices and chance. */
export function couldRun(t: Mythos, effect: Effect, how: For): boolean {
  const x: Context<MythosShape> = contextOf(languageOf(t), t, from(how))
  return could(x, effect)
}
