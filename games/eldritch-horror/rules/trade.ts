import { choose, deal, onPiece, type Option, type PieceId, type Script } from '@miskatonic/kernel'
import { dropDuplicates } from './gaining.ts'
import { cluesOf, hereOf, investigatorsOn, playerOf, possessionsOf } from './pieces.ts'
import type { Eldritch, InvestigatorId } from './shape.ts'
import { ticketAttribute } from './travel.ts'

/** With one other investigator on the space, whatever both agree to (EH-TRADE-01, -02, -04). */
export function* trade(t: Eldritch, who: InvestigatorId): Script {
  const partners = investigatorsOn(t, hereOf(t, who)).filter((other) => other !== who)
  const partner = yield* choose(t, playerOf(t, who), { about: 'prompt.trade-with', options: partners.map((one) => onPiece(one)) })
  yield* exchange(t, who, partner, tradable)
}

/** Possessions: Clues, tickets, Assets, Artifacts, Spells; never Conditions, Health, Sanity or Improvements (EH-TRADE-03, EH-POSS-01). */
export function tradable(t: Eldritch, who: InvestigatorId): Option[] {
  const tickets = (['train', 'ship'] as const).flatMap((kind) => Array.from({ length: t.get(who, ticketAttribute(kind)) }, (_, i) => ({ key: `${kind}-${i}` })))
  return [...possessionsOf(t, who), ...cluesOf(t, who)].map((card) => onPiece(card)).concat(tickets)
}

export const tradableClues = (t: Eldritch, who: InvestigatorId): Option[] => cluesOf(t, who).map((clue) => onPiece(clue))

/** A trade is neither gaining nor discarding (EH-TRADE-05); a second copy of a Spell is discarded (EH-TRADE-06). */
export function* exchange(t: Eldritch, who: InvestigatorId, partner: InvestigatorId, may: (t: Eldritch, who: InvestigatorId) => Option[]): Script {
  const [a, b] = [playerOf(t, who), playerOf(t, partner)]
  const agreed = yield* deal(t, [a, b], { may: { [a]: may(t, who), [b]: may(t, partner) } })
  if (!agreed) return
  const parts = [
    { from: who, to: partner, keys: agreed[a] ?? [] },
    { from: partner, to: who, keys: agreed[b] ?? [] },
  ]
  const moves = parts.map(({ from, to, keys }) => ({ from, to, cards: keys }))
  yield* t.together('possession:trade', moves, (w, what) => {
    for (const key of what.cards) {
      const ticket = /^(train|ship)-\d$/.exec(key)
      if (ticket) {
        const attribute = ticketAttribute(ticket[1] as 'train' | 'ship')
        w.add(what.from, attribute, -1)
        w.add(what.to, attribute, 1)
      } else w.put(key, t.def(key).kind === 'clue' ? `own-clues:${what.to}` : `possessions:${what.to}`)
    }
  })
  for (const { to, cards } of moves) yield* dropDuplicates(t, to, (cards as readonly PieceId[]).filter((key) => t.exists(key)))
}
