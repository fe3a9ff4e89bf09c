import { type Action, type Active, abilityKey, limitKey, limitReached, type Offer, type Refusal, type Script } from '@miskatonic/kernel'
import { altarOf, placeOf } from './board.ts'
import { isKind } from './cards.ts'
import type { Cultistorm, Seat, Storm } from './shape.ts'

/** Where cards offer something to do: in the preparation phase, in one's own fight, in both. */
export type ActionSlot = 'preparation' | 'fight' | 'both'
export const ACTION_SLOTS: readonly ActionSlot[] = ['preparation', 'fight', 'both']

const usedUp: Refusal = { rule: 'CS-LOC-06', message: { key: 'used-up' } }
type CardAction = Active<Action<Cultistorm>>

/** One's own, and that of the location where one stands. */
function isFor(t: Storm, { self }: CardAction, seat: Seat): boolean {
  if (self.controller !== null || self.piece === null) return self.controller === seat
  return t.where(self.piece) === altarOf(placeOf(t, seat)) // CS-LOC-03, CS-LOC-04
}

const actionsOf = (t: Storm, seat: Seat, slots: readonly ActionSlot[]): CardAction[] =>
  slots.flatMap((slot) =>
    t.abilities('action', slot).filter((action) => isFor(t, action, seat) && !isSpent(t, action) && isDeveloped(t, action)),
  )

/** Help that was used in a fight lies there until its owner takes it back. */
const isSpent = (t: Storm, { self }: CardAction): boolean => self.piece !== null && t.get(self.piece, 'committed')

/** What a detective has not developed is not there yet. */
const isDeveloped = (t: Storm, { ability, self }: CardAction): boolean =>
  self.piece === null || !isKind(t, self.piece, 'detective') || ability.when === undefined || ability.when(t, self, {} as never, {}) // CS-DEV-17

const keyOf = (action: CardAction): string => `use:${abilityKey(action)}`

function refusalsOf(t: Storm, action: CardAction, seat: Seat): Refusal[] {
  if (limitReached(t, action, seat)) return [usedUp]
  const isLocation = action.self.controller === null
  const barred = isLocation ? t.allowed('location:act', { who: seat, at: placeOf(t, seat) }) : []
  return barred.length ? barred : action.ability.refusals(t, action.self, seat)
}

/** Adds what this seat's cards offer here, or why they do not. */
export function offerActions(t: Storm, seat: Seat, slots: readonly ActionSlot[], offer: Offer): Offer {
  for (const action of actionsOf(t, seat, slots)) {
    const { label } = action.ability
    const { piece } = action.self
    offer.add({ key: keyOf(action), ...(piece === null ? {} : { piece }), ...(label ? { label } : {}) }, refusalsOf(t, action, seat))
  }
  return offer
}

export const isAction = (key: string): boolean => key.startsWith('use:')

export function* useAction(t: Storm, seat: Seat, key: string, slots: readonly ActionSlot[]): Script {
  const action = actionsOf(t, seat, slots).find((one) => keyOf(one) === key)
  if (!action) return
  const limit = limitKey(action, seat)
  if (limit !== null) yield* t.change((w) => w.use(limit))
  if (action.self.controller === null) yield* t.happens('location:act', { who: seat, at: placeOf(t, seat) })
  yield* t.asSource(action.self, () => action.ability.run(t, action.self, seat))
}
