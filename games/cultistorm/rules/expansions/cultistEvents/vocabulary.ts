import { type HappeningSpec, run } from '@miskatonic/effects'
import { nobody, on, untilEnd } from '@miskatonic/effects/text'
import { clockwise } from '../../board.ts'
import { cultistDie, setCultistDie } from '../../dice.ts'
import { SYMBOLS } from '../../shape.ts'
import { g, plain } from '../../vocabulary/verbs/frame.ts'

const { clause, some, the, each, that, all, no, whole, plural } = g

export const cultistEventVerbs = {
  /** The cultists at the location after the marker's, for this turn. */
  embolden: plain(
    function* (x) {
      const at = clockwise(x.t.state.marker)
      yield* x.t.happens('location:embolden', { at }, (w, e) => w.set('table', 'emboldened', e.at))
      const ability = { ability: 'modify', on: 'slotSymbols', phase: 'add', amount: 1, where: { at, against: 'cultist' } }
      yield* run(x, { do: 'lasting', ability, until: { scope: 'turn' } })
    },
    on(
      untilEnd(the('turn')),
      clause('have', {
        subject: each('cultist', { at: the('nextLocation') }),
        objects: [some('symbol', 1, { more: true, owner: that('location') })],
      }),
    ),
  ),
  blankCultistDice: plain(
    function* (x) {
      for (const slot of SYMBOLS) if (cultistDie(x.t, slot) !== 'blank') yield* setCultistDie(x.t, slot, 'blank')
    },
    clause('set', { objects: [whole('cultistDie')], to: the('blank') }),
  ),
}

export const cultistEventWording: { readonly [name: string]: HappeningSpec } = {
  'arrival:block': {
    event: () => clause('appear', { subject: no('cultist') }),
    cannot: () => clause('have', { subject: all('block'), objects: [no('effect')] }),
  },
  'item:give': {
    event: () => clause('exchange', { objects: [plural('item')] }),
    cannot: () => ({ kind: 'cannot', body: clause('give', { subject: nobody, objects: [plural('item')], orVerb: 'exchange' }) }),
  },
}
