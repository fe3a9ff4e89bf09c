import { type Check, choose, defined, type Script } from '@miskatonic/kernel'
import { pathTypes } from './board.ts'
import { hereOf, investigators, playerOf } from './pieces.ts'
import type { Eldritch, EldritchShape, InvestigatorId, SpaceId } from './shape.ts'
import { ticketAttribute } from './travel.ts'

const MOST_TICKETS = 2
type Ticket = 'train' | 'ship'
const TICKETS: readonly Ticket[] = ['train', 'ship']
const ticketsAt = (space: SpaceId): Ticket[] => TICKETS.filter((kind) => pathTypes(space).has(kind))
const held = (t: Eldritch, who: InvestigatorId): number => t.get(who, 'trainTickets') + t.get(who, 'shipTickets')

/** A ticket for a path that leaves the space; with two already, one may be discarded first (EH-PREP-01..06). */
export function* prepareForTravel(t: Eldritch, who: InvestigatorId): Script {
  const seat = playerOf(t, who)
  const here = ticketsAt(hereOf(t, who))
  let drop: Ticket | null = null
  if (held(t, who) >= MOST_TICKETS) {
    const own = ticketKinds(t, who).filter((kind) => here.some((other) => other !== kind))
    const dropped = yield* choose(t, seat, { about: 'prompt.discard-ticket', options: [...own.map((key) => ({ key })), { key: 'keep' }] })
    if (dropped === 'keep') return
    drop = dropped
    yield* discardTicket(t, who, drop)
  }
  const kinds = here.filter((kind) => kind !== drop)
  const kind = yield* choose(t, seat, { about: 'prompt.which-ticket', options: kinds.map((key) => ({ key })) })
  yield* gainTicket(t, who, kind)
}

export function* gainTicket(t: Eldritch, who: InvestigatorId, kind: Ticket): Script {
  yield* t.happens('ticket:gain', { who, kind }, (w, what) => void w.add(what.who, ticketAttribute(what.kind), 1))
}

function* discardTicket(t: Eldritch, who: InvestigatorId, kind: Ticket): Script {
  yield* t.happens('ticket:discard', { who, kind }, (w, what) => void w.add(what.who, ticketAttribute(what.kind), -1))
}

const ticketKinds = (t: Eldritch, who: InvestigatorId): Ticket[] => TICKETS.filter((kind) => t.get(who, ticketAttribute(kind)) > 0)

/** With two tickets of the one kind that can be had there, there is nothing to prepare. */
export const hasAllTickets = (t: Eldritch, who: InvestigatorId): boolean =>
  held(t, who) >= MOST_TICKETS && !ticketKinds(t, who).some((own) => ticketsAt(hereOf(t, who)).some((other) => other !== own))

/** Whoever has more than two keeps two of his choice, at once (EH-PREP-04, -07). */
export const ticketLimit: Check<EldritchShape> = {
  name: 'tickets',
  rule: 'EH-PREP-07',
  reads: ['trainTickets', 'shipTickets'],
  when: (t) => investigators(t).filter((who) => held(t, who) > MOST_TICKETS),
  *then(t, [first]) {
    const who = defined(first)
    const options = ticketKinds(t, who).map((key) => ({ key }))
    yield* discardTicket(t, who, yield* choose(t, playerOf(t, who), { about: 'prompt.discard-ticket', options }))
  },
}
