import { choose, type Deal, deal, newTalk, type Option, onPiece, type Script, statement } from '@miskatonic/kernel'
import { dropDuplicates } from './gaining.ts'
import { cluesOf, hereOf, investigatorsOn, playerOf, possessionsOf } from './pieces.ts'
import type { Eldritch, InvestigatorId, Trading } from './shape.ts'
import { ticketAttribute } from './travel.ts'

/** With one other investigator on the space, whatever both agree to (EH-TRADE-01, -02, -04, EH-RULING-79). */
export function* trade(t: Eldritch, who: InvestigatorId): Script {
  yield* exchangeWithOne(t, who, (t) => investigatorsOn(t, hereOf(t, who)), tradable)
}

/** A refused offer does not end it: there may be others to ask, until something is agreed on or whoever acts has enough of it (EH-RULING-79). */
export function* exchangeWithOne(
  t: Eldritch,
  who: InvestigatorId,
  among: (t: Eldritch) => readonly InvestigatorId[],
  may: (t: Eldritch, who: InvestigatorId) => Option[],
): Script {
  const asked: InvestigatorId[] = []
  for (;;) {
    const left = among(t).filter((other) => !asked.includes(other))
    const partner = yield* partnerFor(t, who, left, may, asked.length === 0)
    if (partner === null || (yield* exchange(t, who, partner, may))) return
    asked.push(partner)
  }
}

/** Where neither has anything to give there is nothing to talk about. */
function* partnerFor(
  t: Eldritch,
  who: InvestigatorId,
  among: readonly InvestigatorId[],
  may: (t: Eldritch, who: InvestigatorId) => Option[],
  first: boolean,
): Script<InvestigatorId | null> {
  const something = may(t, who).length > 0
  const partners = among.filter((other) => other !== who && (something || may(t, other).length > 0))
  const options = [...partners.map((one) => onPiece(one)), ...(first ? [] : [{ key: 'end' }])]
  if (!options.length) return null
  const partner = yield* choose(t, playerOf(t, who), { about: 'prompt.trade-with', options })
  return partner === 'end' ? null : partner
}

/** Where a Trade action stands: with whom one talks, and what lies on the table. */
/** The next partner, or one statement of the talk: each is a step of its own, for talks can be long. Null: it is over. */
export function* trades(t: Eldritch, { who, partner, talk }: Trading, first: boolean): Script<Trading | null> {
  if (partner === null || talk === null) {
    const next = yield* partnerFor(t, who, investigatorsOn(t, hereOf(t, who)), tradable, first)
    return next === null ? null : { who, partner: next, talk: newTalk([playerOf(t, who), playerOf(t, next)]) }
  }
  const seats = [playerOf(t, who), playerOf(t, partner)] as const
  const now = yield* statement(t, seats, { may: { [seats[0]]: tradable(t, who), [seats[1]]: tradable(t, partner) } }, talk)
  if (!now) return { who, partner: null, talk: null }
  if (now.consents.length < 2) return { who, partner, talk: now }
  yield* handOver(t, who, partner, now.offers)
  return null
}

/** Possessions (EH-CLUE-10): Clues, tickets, Assets, Artifacts, Spells; never Conditions, Health, Sanity or Improvements (EH-TRADE-03, EH-POSS-01, -02, EH-COND-02, EH-SKILL-05). */
export function tradable(t: Eldritch, who: InvestigatorId): Option[] {
  const tickets = (['train', 'ship'] as const).flatMap((kind) =>
    Array.from({ length: t.get(who, ticketAttribute(kind)) }, (_, i) => ({ key: `${kind}-${i}` })),
  )
  return [...possessionsOf(t, who), ...cluesOf(t, who)].map((card) => onPiece(card)).concat(tickets)
}

export const tradableClues = (t: Eldritch, who: InvestigatorId): Option[] => cluesOf(t, who).map((clue) => onPiece(clue))

export function* exchange(
  t: Eldritch,
  who: InvestigatorId,
  partner: InvestigatorId,
  may: (t: Eldritch, who: InvestigatorId) => Option[],
): Script<boolean> {
  const [a, b] = [playerOf(t, who), playerOf(t, partner)]
  const agreed = yield* deal(t, [a, b], { may: { [a]: may(t, who), [b]: may(t, partner) } })
  if (agreed) yield* handOver(t, who, partner, agreed)
  return agreed !== null
}

/** A trade is neither gaining nor discarding (EH-TRADE-05); a second copy of a Spell is discarded (EH-TRADE-06). */
function* handOver(t: Eldritch, who: InvestigatorId, partner: InvestigatorId, agreed: Deal): Script {
  const [a, b] = [playerOf(t, who), playerOf(t, partner)]
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
  for (const { to, cards } of moves)
    yield* dropDuplicates(
      t,
      to,
      cards.filter((key) => t.exists(key)),
    )
}
