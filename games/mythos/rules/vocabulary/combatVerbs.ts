import { choose, type Json, onSeat, type PieceId, type Script } from '@miskatonic/kernel'
import type * as N from '../../content/nodes.ts'
import { opponentsOf, threatOf } from '../pieces.ts'
import type { Seat } from '../shape.ts'
import { couldFind, settleCards, type X } from './context.ts'

/* Words about Combat. What they change lasts until it ends. */

function* untilCombatEnds(x: X, ability: Json): Script {
  yield* x.t.change((w) =>
    w.last({ ability, source: x.self.source, controller: x.you, bound: { '@you': x.you }, until: { scope: 'combat' } }),
  )
}
const modify = (on: string, phase: string, amount: number, where: { readonly [field: string]: Json }): Json => ({
  ability: 'modify',
  on,
  phase,
  amount,
  where,
})

const faced = (x: X, by: Seat, who: Seat): boolean => threatOf(x.t, by).some((piece) => x.t.get(piece, 'facing') === who)
/** Opponents one's own Threat faces; opponents whose Threat faces one. */
const prey = (x: X): Seat[] => opponentsOf(x.t, x.you).filter((seat) => faced(x, x.you, seat))
const hunters = (x: X): Seat[] => opponentsOf(x.t, x.you).filter((seat) => faced(x, seat, x.you))

function* one(x: X, seats: readonly Seat[]): Script<Seat | null> {
  return seats.length ? yield* choose(x.t, x.you, { about: 'prompt.opponent', options: seats.map(onSeat) }) : null
}

export const combatVerbs = {
  /** Stays on the table with value 0 and no effects (MY-RULING-67). */
  remove: {
    fields: { what: 'selector' },
    *run(x: X, { what }: N.RemoveFromBattle): Script<boolean> {
      const cards: PieceId[] = yield* settleCards(x, what, 'all')
      for (const card of cards) yield* x.t.happens('monster:remove', { card }, (w) => w.set(card, 'removed', true))
      return cards.length > 0
    },
    could: (x: X, { what }: N.RemoveFromBattle) => couldFind(x, what),
  },
  weaken: {
    fields: { what: 'selector', n: 'integer' },
    *run(x: X, { what, n }: N.Weaken): Script<boolean> {
      const [piece] = yield* settleCards(x, what, 1)
      if (piece === undefined) return false
      yield* untilCombatEnds(x, modify('value', 'lower', n, { piece }))
      return true
    },
    could: (x: X, { what }: N.Weaken) => couldFind(x, what),
  },
  veil: {
    fields: { what: 'selector' },
    *run(x: X, { what }: N.Veil): Script<boolean> {
      const [piece] = yield* settleCards(x, what, 1)
      if (piece === undefined) return false
      yield* untilCombatEnds(x, modify('invisible', 'set', 1, { piece }))
      return true
    },
    could: (x: X, { what }: N.Veil) => couldFind(x, what),
  },
  /** Points from outside the Threat; there must be a Monster to lend them to. */
  swell: {
    fields: { n: 'integer' },
    *run(x: X, { n }: N.Swell): Script<boolean> {
      const against = yield* one(x, prey(x))
      if (against === null) return false
      yield* untilCombatEnds(x, modify('outside', 'add', n, { who: x.you, against }))
      return true
    },
    could: (x: X) => prey(x).length > 0,
  },
  dampen: {
    fields: { n: 'integer' },
    *run(x: X, { n }: N.Dampen): Script<boolean> {
      const who = yield* one(x, hunters(x))
      if (who === null) return false
      yield* untilCombatEnds(x, modify('dampened', 'add', n, { who, against: x.you }))
      return true
    },
    could: (x: X) => hunters(x).length > 0,
  },
} as const
