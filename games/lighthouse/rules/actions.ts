import { type Action, type Active, abilityKey, limitKey, limitReached, type Offer, type Refusal, type Script } from '@miskatonic/kernel'
import type { Lighthouse, Rock, Seat } from './shape.ts'

/** Where cards offer something to do: on one's own shift, on anybody's, in the council. */
export type Slot = 'shift' | 'help' | 'council'

const usedUp: Refusal = { rule: 'LH-LIMIT-01', message: { key: 'used-up' } }
type CardAction = Active<Action<Lighthouse>>

const actionsOf = (t: Rock, seat: Seat, slots: readonly Slot[]): CardAction[] =>
  slots.flatMap((slot) => t.abilities('action', slot).filter(({ self }) => self.controller === seat))

const keyOf = (action: CardAction): string => `use:${abilityKey(action)}`

/** Adds what this seat's cards offer here, or why they do not. */
export function offerActions(t: Rock, seat: Seat, slots: readonly Slot[], offer: Offer): Offer {
  for (const action of actionsOf(t, seat, slots)) {
    const { label, refusals } = action.ability
    const { piece } = action.self
    const reasons = limitReached(t, action, seat) ? [usedUp] : refusals(t, action.self, seat) // LH-LIMIT-01
    offer.add({ key: keyOf(action), ...(piece === null ? {} : { piece }), ...(label ? { label } : {}) }, reasons)
  }
  return offer
}

export const isAction = (key: string): boolean => key.startsWith('use:')

export function* useAction(t: Rock, seat: Seat, key: string, slots: readonly Slot[]): Script {
  const action = actionsOf(t, seat, slots).find((one) => keyOf(one) === key)
  if (!action) return
  const limit = limitKey(action, seat)
  if (limit !== null) yield* t.change((w) => w.use(limit))
  yield* t.asSource(action.self, () => action.ability.run(t, action.self, seat))
}
