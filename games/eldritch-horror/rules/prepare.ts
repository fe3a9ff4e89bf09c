import { type Check, choose, type Script } from '@miskatonic/kernel'
import { pathTypes } from './board.ts'
import { hereOf, investigators, playerOf } from './pieces.ts'
import type { Eldritch, EldritchShape, InvestigatorId } from './shape.ts'
import { ticketAttribute } from './travel.ts'

const MOST_TICKETS = 2
type Ticket = 'train' | 'ship'
const held = (t: Eldritch, who: InvestigatorId): number => t.get(who, 'trainTickets') + t.get(who, 'shipTickets')

/** A ticket for a path that leaves the space; with two already, one may be discarded first (EH-PREP-01..06). */
export function* prepareForTravel(t: Eldritch, who: InvestigatorId): Script {
  const seat = playerOf(t, who)
  if (held(t, who) >= MOST_TICKETS) {
    const own = ticketKinds(t, who)
    const drop = yield* choose(t, seat, { about: 'prompt.discard-ticket', options: [...own.map((key) => ({ key })), { key: 'keep' }] })
    if (drop === 'keep') return
    yield* discardTicket(t, who, drop as Ticket)
  }
  const kinds = (['train', 'ship'] as const).filter((kind) => pathTypes(hereOf(t, who)).has(kind))
  const kind = (yield* choose(t, seat, { about: 'prompt.which-ticket', options: kinds.map((key) => ({ key })) })) as Ticket
  yield* gainTicket(t, who, kind)
}

export function* gainTicket(t: Eldritch, who: InvestigatorId, kind: Ticket): Script {
  yield* t.happens('ticket:gain', { who, kind }, (w, what) => void w.add(what.who, ticketAttribute(what.kind), 1))
}

function* discardTicket(t: Eldritch, who: InvestigatorId, kind: Ticket): Script {
  yield* t.happens('ticket:discard', { who, kind }, (w, what) => void w.add(what.who, ticketAttribute(what.kind), -1))
}

const ticketKinds = (t: Eldritch, who: InvestigatorId): Ticket[] =>
  (['train', 'ship'] as const).filter((kind) => t.get(who, ticketAttribute(kind)) > 0)

/** Whoever has more than two keeps two of his choice, at once (EH-PREP-04, -07). */
export const ticketLimit: Check<EldritchShape> = {
  name: 'tickets',
  rule: 'EH-PREP-07',
  reads: ['trainTickets', 'shipTickets'],
  when: (t) => investigators(t).filter((who) => held(t, who) > MOST_TICKETS),
  *then(t, [who]) {
    const drop = yield* choose(t, playerOf(t, who as string), {
      about: 'prompt.discard-ticket',
      options: ticketKinds(t, who as string).map((key) => ({ key })),
    })
    yield* discardTicket(t, who as string, drop as Ticket)
  },
}
