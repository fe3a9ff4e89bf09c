import {
  type Action,
  type Active,
  abilityKey,
  type Json,
  limitKey,
  limitReached,
  Offer,
  type Refusal,
  type Script,
} from '@miskatonic/kernel'
import { whereIs } from './board.ts'
import { anyCard } from './cards.ts'
import { isExhausted } from './people.ts'
import type { Arkham, ArkhamHorror, PieceId, Seat, Slot } from './shape.ts'

/* What cards and locations let somebody do, at the moments the rules offer it. */

type CardAction = Active<Action<ArkhamHorror>>

const usedUp: Refusal = { rule: 'AH-CARD-03', message: { key: 'used-up' } }

/** One's own; what lies open for everybody (an Environment, a Rumor); and that of the location where one stands. */
function isFor(t: Arkham, { self }: CardAction, who: Seat): boolean {
  if (self.controller !== null) return self.controller === who
  if (self.piece === null) return true
  const zone = t.where(self.piece)
  return zone.startsWith('site:') ? zone === `site:${whereIs(t, who)}` : true
}

const actionsOf = (t: Arkham, who: Seat, slots: readonly Slot[]): CardAction[] =>
  slots.flatMap((slot) => t.abilities('action', slot).filter((action) => isFor(t, action, who)))

const keyOf = (action: CardAction): string => `use:${abilityKey(action)}`

function refusalsOf(t: Arkham, action: CardAction, who: Seat): readonly Refusal[] {
  const { piece } = action.self
  if (limitReached(t, action, who) || (piece !== null && isExhausted(t, piece))) return [usedUp] // AH-ALLY-01
  return action.ability.refusals(t, action.self, who).map((refusal) => withNeed(t, action, refusal))
}

/** What would do nothing says what it does, and the condition of the card where that does not hold. */
function withNeed(t: Arkham, { ability, self }: CardAction, refusal: Refusal): Refusal {
  const card = self.piece === null ? null : anyCard(t, self.piece)
  const effect = card?.kind === 'spell' ? (card.effect as Json | undefined) : ability.label?.args?.effect
  if (refusal.message.key !== 'no-use' || effect === undefined || card === null) return refusal
  const unmet = ability.when !== undefined && !ability.when(t, self, {} as never, {})
  const condition = unmet && 'abilities' in card ? card.abilities?.[Number(ability.id)]?.while : undefined
  return { ...refusal, message: { key: 'no-use', args: { effect, ...(condition ? { condition: condition as unknown as Json } : {}) } } }
}

/** Whether there is anything to use here now. */
export const hasActions = (t: Arkham, who: Seat, slots: readonly Slot[]): boolean =>
  actionsOf(t, who, slots).some((action) => !refusalsOf(t, action, who).length)

/** In the final battle who pays the last Sanity for a Spell is out of the game. */
const takesTheLast = (t: Arkham, who: Seat, piece: PieceId): boolean =>
  t.state.awakened && t.def(piece).kind === 'spell' && t.number('spellCost', { who, spell: piece }) >= t.get(who, 'sanity') // AH-FINAL-13

/** Adds what somebody can use here, or why not. */
export function offerActions(t: Arkham, who: Seat, slots: readonly Slot[], offer = new Offer()): Offer {
  for (const action of actionsOf(t, who, slots)) {
    const { label } = action.ability
    const { piece } = action.self
    const n = piece !== null && t.def(piece).kind === 'spell' ? t.number('spellCost', { who, spell: piece }) : 0
    const price = n > 0 ? { label: { key: 'spell-price' as const, args: { n } } } : {}
    const fatal = piece !== null && takesTheLast(t, who, piece) ? { fatal: true as const } : {}
    offer.add(
      { key: keyOf(action), ...(piece === null ? {} : { piece }), ...(label ? { label } : {}), ...price, ...fatal },
      refusalsOf(t, action, who),
    )
  }
  return offer
}

export const isAction = (key: string): boolean => key.startsWith('use:')

export function* useAction(t: Arkham, who: Seat, key: string, slots: readonly Slot[]): Script {
  const action = actionsOf(t, who, slots).find((one) => keyOf(one) === key)
  if (!action) return
  const limit = limitKey(action, who)
  if (limit !== null) yield* t.change((w) => w.use(limit))
  yield* t.asSource(action.self, () => action.ability.run(t, action.self, who))
}
