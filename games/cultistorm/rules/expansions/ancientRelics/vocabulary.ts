import type { Filter, HappeningSpec } from '@miskatonic/effects'
import { verbatim } from '@miskatonic/effects/text'
import { choose, onPlace } from '@miskatonic/kernel'
import { slotRef } from '../../board.ts'
import { rollCultistDie } from '../../dice.ts'
import { SYMBOLS } from '../../shape.ts'
import { onlookers } from '../../team.ts'
import { g, plain, you } from '../../vocabulary/verbs/frame.ts'

const { clause, a, self } = g

export const relicVerbs = {
  /** Of any location. */
  rerollAnyCultistDie: plain(
    function* (x) {
      const options = SYMBOLS.map((slot) => ({ ...onPlace(slotRef(slot)), key: slot }))
      yield* rollCultistDie(x.t, yield* choose(x.t, you(x), { about: 'choose-location', options }))
    },
    clause('reroll', { objects: [a('cultistDie', { choice: true })] }),
  ),
  /** The top card of the cultist deck, if nobody has looked at it yet. */
  glimpseCultist: plain(
    function* (x) {
      const cards = x.t.top('cultist-deck')
      yield* x.t.happens('cards:look', { who: you(x), cards }, (w, e) => w.look(onlookers(x.t), e.cards))
    },
    clause('look', { objects: [g.top('cultistCard', 1)] }),
    (x) =>
      x.t
        .inZone('cultist-deck')
        .slice(0, 1)
        .some((card) => !x.t.piece(card).seen?.front?.includes(you(x))),
  ),
  /** This relic leaves the game. */
  loseRelic: plain(
    function* (x) {
      const relic = x.self.piece
      if (relic !== null) yield* x.t.happens('relic:lose', { who: you(x), relic }, (w, e) => w.put(e.relic, 'relics-gone'))
    },
    clause('discard', { objects: [self('card')] }),
  ),
}

export const relicHappenings: { readonly [name: string]: HappeningSpec } = {
  'relic:take': { event: (_where: Filter) => clause('take', { objects: [self()] }) },
  'seal:replace': {
    event: () => clause('seal', { objects: [a('location')], with: self() }),
    moment: () => ({ kind: 'after', what: clause('seal', { objects: [a('location')], with: self() }) }),
    allowed: () => verbatim({ es: 'Esta carta cuenta como cualquier carta de sello.', en: 'This card counts as any seal card.' }),
  },
}
