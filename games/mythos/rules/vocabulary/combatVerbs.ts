import { exactly, verbsOf } from '@miskatonic/effects'
import { untilEnd, verbatim, you } from '@miskatonic/effects/text'
import { choose, type Json, onSeat, type PieceId, type Script } from '@miskatonic/kernel'
import type { Cards, ThisCard } from '../../content/nodes.ts'
import { g } from '../../text/things.ts'
import { opponentsOf, threatOf } from '../pieces.ts'
import type { MythosShape, Seat } from '../shape.ts'
import { couldFind, settleCards, type X } from './context.ts'
import { cardsRef } from './selectors.ts'

/* Words about Combat. What they change lasts until it ends. */

const { clause, self, some, the } = g
const verb = verbsOf<MythosShape>()
const cards = exactly<Cards>()('selector')

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
  remove: verb({
    fields: { what: exactly<Cards | ThisCard>()('selector') },
    *run(x, { what }) {
      const found: PieceId[] = yield* settleCards(x, what, 'all')
      for (const card of found) yield* x.t.happens('monster:remove', { card }, (w) => w.set(card, 'removed', true))
      return found.length > 0
    },
    could: (x, { what }) => couldFind(x, what),
    say: ({ what }) =>
      what.the === 'self'
        ? clause('retire', { objects: [self()], from: 'battle' })
        : clause('retireAll', { objects: [cardsRef(what, 'all')], from: 'battle' }),
  }),
  weaken: verb({
    fields: { what: cards, n: 'integer' },
    *run(x, { what, n }) {
      const [piece] = yield* settleCards(x, what, 1)
      if (piece === undefined) return false
      yield* untilCombatEnds(x, modify('value', 'lower', n, { piece }))
      return true
    },
    could: (x, { what }) => couldFind(x, what),
    say: ({ what, n }) => clause('enjoy', { subject: cardsRef(what, 1), objects: [g.bonus(-n, { of: 'value' })] }),
  }),
  veil: verb({
    fields: { what: cards },
    *run(x, { what }) {
      const [piece] = yield* settleCards(x, what, 1)
      if (piece === undefined) return false
      yield* untilCombatEnds(x, modify('invisible', 'set', 1, { piece }))
      return true
    },
    could: (x, { what }) => couldFind(x, what),
    say: ({ what }) => clause('become', { subject: cardsRef(what, 1), state: 'veiled', until: untilEnd(the('thisCombat')) }),
  }),
  /** Points from outside the Threat; there must be a Monster to lend them to. */
  swell: verb({
    fields: { n: 'integer' },
    *run(x, { n }) {
      const against = yield* one(x, prey(x))
      if (against === null) return false
      yield* untilCombatEnds(x, modify('outside', 'add', n, { who: x.you, against }))
      return true
    },
    could: (x) => prey(x).length > 0,
    /** In the words of the rules for points from outside (MY-COSMIC-04). */
    say: ({ n }) =>
      verbatim({
        es: `El total de tu Amenaza contra un oponente aumenta en ${n} hasta el final del Combate; los puntos añadidos son los primeros en perderse.`,
        en: `The total of your Threat against an opponent is increased by ${n} until the end of Combat; the added points are lost first.`,
      }),
  }),
  dampen: verb({
    fields: { n: 'integer' },
    *run(x, { n }) {
      const who = yield* one(x, hunters(x))
      if (who === null) return false
      yield* untilCombatEnds(x, modify('dampened', 'add', n, { who, against: x.you }))
      return true
    },
    could: (x) => hunters(x).length > 0,
    say: ({ n }) =>
      clause('reduce', {
        subject: the('cardTotal', { owner: some('threat', 1, { being: { adjective: 'assigned', to: you } }) }),
        voice: 'passive',
        topic: true,
        by: n,
      }),
  }),
}
