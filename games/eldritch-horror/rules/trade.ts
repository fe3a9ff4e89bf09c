import { choose, deal, onPiece, type Option, type PieceId, type Script } from '@miskatonic/kernel'
import { dropDuplicates } from './gaining.ts'
import { cluesOf, hereOf, investigatorsOn, playerOf, possessionsOf } from './pieces.ts'
import type { Eldritch, InvestigatorId } from './shape.ts'
import { ticketAttribute } from './travel.ts'

/** With one other investigator on the space, whatever both agree to (EH-TRADE-01, -02, -04, EH-RULING-79). */
export function* trade(t: Eldritch, who: InvestigatorId): Script {
  yield* exchangeWithOne(t, who, (t) => investigatorsOn(t, hereOf(t, who)), tradable)
}

/** A refused offer does not end it: until something is agreed on, or whoever acts has enough of it (EH-RULING-79). */
export function* exchangeWithOne(t: Eldritch, who: InvestigatorId, among: (t: Eldritch) => InvestigatorId[], may: (t: Eldritch, who: InvestigatorId) => Option[]): Script {
  for (let first = true; !(yield* offerOnce(t, who, among, may, first)); first = false);
}

/** One talk with one partner; says whether that is the end of it. */
function* offerOnce(t: Eldritch, who: InvestigatorId, among: (t: Eldritch) => InvestigatorId[], may: (t: Eldritch, who: InvestigatorId) => Option[], first: boolean): Script<boolean> {
  const partners = among(t).filter((other) => other !== who)
  const options = [...partners.map((one) => onPiece(one)), ...(first ? [] : [{ key: 'end' }])]
  if (!options.length) return true
  const partner = yield* choose(t, playerOf(t, who), { about: 'prompt.trade-with', options })
  return partner === 'end' || (yield* exchange(t, who, partner, may))
}

/** One talk of a Trade action: each is a step of its own, for a refused offer may be followed by many. */
export const tradeOnce = (t: Eldritch, who: InvestigatorId, first: boolean): Script<boolean> =>
  offerOnce(t, who, () => investigatorsOn(t, hereOf(t, who)), tradable, first)

/** Possessions (EH-CLUE-10): Clues, tickets, Assets, Artifacts, Spells; never Conditions, Health, Sanity or Improvements (EH-TRADE-03, EH-POSS-01). */
export function tradable(t: Eldritch, who: InvestigatorId): Option[] {
  const tickets = (['train', 'ship'] as const).flatMap((kind) => Array.from({ length: t.get(who, ticketAttribute(kind)) }, (_, i) => ({ key: `${kind}-${i}` })))
  return [...possessionsOf(t, who), ...cluesOf(t, who)].map((card) => onPiece(card)).concat(tickets)
}

export const tradableClues = (t: Eldritch, who: InvestigatorId): Option[] => cluesOf(t, who).map((clue) => onPiece(clue))

/** A trade is neither gaining nor discarding (EH-TRADE-05); a second copy of a Spell is discarded (EH-TRADE-06). */
export function* exchange(t: Eldritch, who: InvestigatorId, partner: InvestigatorId, may: (t: Eldritch, who: InvestigatorId) => Option[]): Script<boolean> {
  const [a, b] = [playerOf(t, who), playerOf(t, partner)]
  const agreed = yield* deal(t, [a, b], { may: { [a]: may(t, who), [b]: may(t, partner) } })
  if (!agreed) return false
  const parts = [
    { from: who, to: partner, keys: [...(agreed[a] ?? [])] },
    { from: partner, to: who, keys: [...(agreed[b] ?? [])] },
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
  return true
}
