import { contextOf, holds, languageOf, resolveText } from '@miskatonic/effects'
import type { Option, Script } from '@miskatonic/kernel'
import type { ActionMoment } from '../content/actionData.ts'
import { discardItem } from './items.ts'
import { discardOf } from './people.ts'
import type { Ether, Etherfields, Seat } from './shape.ts'
import { selfOf } from './source.ts'
import { actionsFor, type Usable } from './usable.ts'

/* Actions that answer something under way: a payment, a throw. They cost no Motive. */

export const limitKey = ({ id, action }: Usable, who: Seat): string => `${action.limit}|${id}${action.limit === 'turn' ? `|${who}` : ''}` // EF-RULING-49
export const isUsedUp = (t: Ether, who: Seat, usable: Usable): boolean =>
  usable.action.limit !== undefined && (t.raw.used[limitKey(usable, who)] ?? 0) > 0

/** What this Dreamer can answer with at that moment. */
export function answers(t: Ether, who: Seat, moment: ActionMoment): readonly Usable[] {
  return actionsFor(t, who).filter((usable) => {
    const { action, piece } = usable
    if (action.moment !== moment || isUsedUp(t, who, usable)) return false
    if (action.price.plus && t.canPay(who, action.price.plus).length) return false
    const x = contextOf<Etherfields>(languageOf(t), t, { self: selfOf(piece, who), you: who })
    return action.when === undefined || holds(x, action.when)
  })
}
export const answerOption = ({ id, name, piece, action }: Usable): Option => ({
  key: `use:${id}`,
  ...(piece === null ? {} : { piece }),
  label: { key: 'action-option', args: { action: name, key: action.key } },
})

/** Paid for, used up, done. */
export function* answer(t: Ether, who: Seat, usable: Usable): Script {
  const { action, bearer, piece, name } = usable
  if (action.limit) yield* t.change((w) => w.use(limitKey(usable, who)))
  if (bearer === 'hand' && piece !== null)
    yield* t.happens('card:play', { who, card: piece }, (w, e) => w.put(e.card, discardOf(who), { at: 'top' }))
  if (action.price.plus && !(yield* t.pay(who, action.price.plus))) return
  yield* t.happens('action:use', { who, action: name, times: 1 })
  yield* resolveText(t, action.effect, { self: selfOf(piece, who), you: who })
  if (action.discards && bearer === 'item' && piece !== null) yield* discardItem(t, piece)
}
