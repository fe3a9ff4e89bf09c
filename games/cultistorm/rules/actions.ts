import {
  type Action,
  type Active,
  abilityKey,
  type Json,
  limitKey,
  limitReached,
  type Offer,
  type Refusal,
  type Script,
  zoneKind,
} from '@miskatonic/kernel'
import { altarOf, placeOf } from './board.ts'
import { anyCard, isKind } from './cards.ts'
import { declared } from './expansions/declared.ts'
import type { Cultistorm, PieceId, Seat, Storm } from './shape.ts'

/** Where cards offer something to do: in the preparation phase, in one's own fight, in both, in the sealing phase. */
export type ActionSlot = 'preparation' | 'fight' | 'both' | 'sealing'
export const ACTION_SLOTS: readonly ActionSlot[] = ['preparation', 'fight', 'both', 'sealing']

const usedUp: Refusal = { rule: 'CS-LOC-06', message: { key: 'used-up' } }
type CardAction = Active<Action<Cultistorm>>

/** Cards that lie there for the whole team. */
const isCommon = (t: Storm, { piece }: CardAction['self']): boolean =>
  piece !== null && (declared.common as readonly string[]).includes(zoneKind(t.where(piece)))

/** One's own, that of the location where one stands, what an expansion opens to one, and what the rules offer to everybody. */
function isFor(t: Storm, { self }: CardAction, seat: Seat): boolean {
  if (self.source.rule !== undefined || isCommon(t, self)) return true
  if (self.controller !== null || self.piece === null) return self.controller === seat
  if (isKind(t, self.piece, 'location')) return t.where(self.piece) === altarOf(placeOf(t, seat)) // CS-LOC-03, CS-LOC-04
  return t.permits('card:use', { who: seat, card: self.piece })
}

const actionsOf = (t: Storm, seat: Seat, slots: readonly ActionSlot[]): CardAction[] =>
  slots.flatMap((slot) =>
    t.abilities('action', slot).filter((action) => isFor(t, action, seat) && !isSpent(t, action) && isDeveloped(t, action)),
  )

/** Help that was used in a fight lies there until its owner takes it back. */
const isSpent = (t: Storm, { self }: CardAction): boolean => self.piece !== null && t.get(self.piece, 'committed')

/** What a detective has not developed, and what belongs to an expansion nobody plays with, is not there. */
const isDeveloped = (t: Storm, { ability, self }: CardAction): boolean =>
  (self.piece !== null && !isLatent(t, self.piece)) || ability.when === undefined || ability.when(t, self, {} as never, {}) // CS-DEV-17
/** Cards whose abilities are there only while their condition holds; those of others are refused. */
const isLatent = (t: Storm, piece: PieceId): boolean => LATENT.includes(anyCard(t, piece).kind)
const LATENT: readonly string[] = ['detective', ...declared.latent]

const isLocation = (t: Storm, { self }: CardAction): boolean => self.piece !== null && isKind(t, self.piece, 'location')
const keyOf = (action: CardAction): string => `use:${abilityKey(action)}`

function refusalsOf(t: Storm, action: CardAction, seat: Seat): Refusal[] {
  if (limitReached(t, action, seat)) return [usedUp]
  const barred = isLocation(t, action) ? t.allowed('location:act', { who: seat, at: placeOf(t, seat) }) : []
  return barred.length ? barred : action.ability.refusals(t, action.self, seat).map((refusal) => withNeed(t, action, refusal))
}

/** What would do nothing says what it does, and the condition of the card where that does not hold. */
function withNeed(t: Storm, { ability, self }: CardAction, refusal: Refusal): Refusal {
  const effect = ability.label?.args?.effect
  if (refusal.message.key !== 'no-use' || effect === undefined || self.piece === null) return refusal
  const card = anyCard(t, self.piece)
  const unmet = ability.when !== undefined && !ability.when(t, self, {} as never, {})
  const condition = unmet && 'abilities' in card ? card.abilities?.[Number(ability.id)]?.while : undefined
  return { ...refusal, message: { key: 'no-use', args: { effect, ...(condition ? { condition: condition as unknown as Json } : {}) } } }
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
  if (isLocation(t, action)) yield* t.happens('location:act', { who: seat, at: placeOf(t, seat) })
  yield* t.asSource(action.self, () => action.ability.run(t, action.self, seat))
}
