import { choose, chooseSome, confirm, onPiece, type PieceId, type Script } from '@miskatonic/kernel'
import { discardCard } from './decks.ts'
import { canGainCondition, gainCard, gainConditionNamed } from './gaining.ts'
import { cardOf, hasCondition, investigators, playerOf } from './pieces.ts'
import type { Eldritch, InvestigatorId } from './shape.ts'
import { test } from './tests.ts'

const LOAN = 2
export const priceOf = (t: Eldritch, card: PieceId): number => cardOf(t, card, 'asset', 'artifact').value ?? 0

/** Test Influence, then buy up to the result, or else discard one; the reserve waits until the action is over (EH-ACQ-02..06). */
export function* acquireAssets(t: Eldritch, who: InvestigatorId): Script {
  yield* t.hold(['reserve'], () => t.resolving({ kind: 'acquire', who }, () => acquiring(t, who)))
}

function* acquiring(t: Eldritch, who: InvestigatorId): Script {
  const { result } = yield* test(t, { who, skill: 'influence', kind: 'acquire' }, () => bankLoan(t, who))
  const bought = yield* buy(t, who, result)
  if (!bought) yield* discardFromReserve(t, who)
}

/** A Debt for two successes, once, after the dice are known; not with a Debt already (EH-LOAN-01..06). */
function* bankLoan(t: Eldritch, who: InvestigatorId): Script<number> {
  if (hasCondition(t, who, 'debt') || !canGainCondition(t, who, 'debt')) return 0
  if (!(yield* confirm(t, playerOf(t, who), { about: 'prompt.bank-loan' }))) return 0
  return (yield* t.chosenBy(playerOf(t, who), () => gainConditionNamed(t, who, 'debt'))) ? LOAN : 0
}

function* buy(t: Eldritch, who: InvestigatorId, result: number): Script<boolean> {
  const options = t
    .inZone('reserve')
    .filter((card) => priceOf(t, card) <= result)
    .map((card) => ({ ...onPiece(card), weights: { value: priceOf(t, card) } }))
  if (!options.length) return false
  const cards = yield* chooseSome(t, playerOf(t, who), {
    about: { key: 'prompt.buy', args: { value: result } },
    options,
    limits: { count: [0, options.length], weigh: { value: { max: result } } },
  })
  for (const card of cards) yield* gainCard(t, yield* receiver(t, who, card), card)
  return cards.length > 0
}

/** Charlie may let others gain what he buys, wherever they are (EH-CHARLIE-05..07). */
function* receiver(t: Eldritch, who: InvestigatorId, card: PieceId): Script<InvestigatorId> {
  if (!t.permits('card:gain', { who, card, kind: 'asset', name: cardOf(t, card).id })) return who
  return yield* choose(t, playerOf(t, who), {
    about: { key: 'prompt.who-gains', args: { card: { piece: card } } },
    options: investigators(t).map((one) => onPiece(one)),
  })
}

/** Only without a purchase (EH-ACQ-04, -05). */
function* discardFromReserve(t: Eldritch, who: InvestigatorId): Script {
  const options = t.inZone('reserve').map((card) => onPiece(card))
  if (!options.length) return
  const key = yield* choose(t, playerOf(t, who), { about: 'prompt.discard-reserve', options: [...options, { key: 'none' }] })
  if (key !== 'none') yield* discardCard(t, key)
}
