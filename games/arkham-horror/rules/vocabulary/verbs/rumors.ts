import { type Amount, addressing, could, find, run } from '@miskatonic/effects'
import type { Ref } from '@miskatonic/effects/text'
import { choose, onPiece } from '@miskatonic/kernel'
import { areaRef } from '../../../text/names.ts'
import { areaOf } from '../../board.ts'
import { combat } from '../../combat.ts'
import { drawMonster } from '../../monsters.ts'
import { onInvestigator } from '../../people.ts'
import { endRumor } from '../../rumors.ts'
import type { PieceId } from '../../shape.ts'
import { g, numberIn, plain, plays, verb, type X, you } from './frame.ts'

/* Counters on cards, rumors, and whom an effect befalls. */

const { clause, some, self, the } = g

const own = (x: X): PieceId => x.self.piece ?? ''
const said = (n: Amount): number => (typeof n === 'number' ? n : 1)
const keptBy = (x: X): PieceId[] => (x.self.piece === null ? [] : x.t.inZone(`kept:${x.self.piece}`))

export const rumorVerbs = {
  addCounter: verb({
    fields: { n: 'amount' },
    *run(x, { n }) {
      yield* x.t.happens('counter:add', { card: own(x), n: numberIn(x, n) }, (w, e) => w.add(e.card, 'counters', e.n))
    },
    could: (x) => x.self.piece !== null,
    say: ({ n }) => clause('place', { objects: [some('clue', said(n))], place: self('card') }),
  }),
  removeCounter: verb({
    fields: { n: 'amount' },
    *run(x, { n }) {
      yield* x.t.happens('counter:remove', { card: own(x), n: numberIn(x, n) }, (w, e) => w.add(e.card, 'counters', -e.n, { min: 0 }))
    },
    could: (x) => x.self.piece !== null && x.t.get(x.self.piece, 'counters') > 0,
    say: ({ n }) => clause('remove', { objects: [some('clue', said(n))], from: self('card') }),
  }),
  keepMonsters: verb({
    fields: { n: 'integer' },
    *run(x, { n }) {
      for (let i = 0; i < n; i++) {
        const monster = yield* drawMonster(x.t)
        yield* x.t.happens('monster:appear', { monster, at: null, who: null }, (w, e) =>
          w.put(e.monster, `kept:${own(x)}`, { face: 'front' }),
        ) // AH-MYTHOS-22
      }
    },
    say: ({ n }) => clause('place', { objects: [some('monster', n)], place: self('card') }),
  }),
  fightKept: plain(
    function* (x) {
      const options = keptBy(x).map((one) => onPiece(one))
      if (!options.length) return false
      const monster: PieceId = yield* choose(x.t, you(x), { about: 'choose-monster', options })
      yield* combat(x.t, you(x), monster, true)
      return true
    },
    clause('fightFor', { against: some('monster', 1, { at: self('card') }) }),
    (x) => keptBy(x).length > 0,
  ),
  releaseKept: verb({
    fields: { at: 'string' },
    *run(x, { at }) {
      for (const monster of keptBy(x))
        yield* x.t.happens('monster:appear', { monster, at, who: null }, (w, e) => w.put(e.monster, areaOf(at), { face: 'front' }))
    },
    say: ({ at }) => clause('move', { objects: [g.whole('monster', { at: self('card') })], to: areaRef(at) }),
  }),
  endRumor: verb({
    fields: { as: { one: ['pass', 'fail', 'box'] } },
    run: (x, { as }) => endRumor(x.t, own(x), as),
    could: (x) => x.self.piece !== null && x.t.where(x.self.piece) === 'rumor',
    say: ({ as }) =>
      as === 'box'
        ? clause('giveBack', { objects: [self('card')], to: 'box' })
        : clause(as === 'pass' ? 'pass' : 'fail', { objects: [the('rumor')] }),
  }),
  /** The one addressed picks whom it befalls. */
  somebody: verb({
    fields: { among: 'selector', effect: 'effect' },
    *run(x, { among, effect }) {
      const options = find(x, among)
        .filter((seat) => could(addressing(x, seat), effect))
        .map((seat) => onInvestigator(x.t, seat))
      if (!options.length) return false
      const who = yield* choose(x.t, you(x), { about: 'choose-investigator', options })
      return yield* run(addressing(x, who), effect)
    },
    could: (x, { among, effect }) => plays(x) && find(x, among).some((seat) => could(addressing(x, seat), effect)),
    say: ({ among, effect }, speak) => {
      const [whom, body] = [speak.selector(among), speak.effect(effect)]
      const who: Ref = whom.kind === 'noun' ? { ...whom, det: 'a', choice: true } : whom
      return body.kind === 'clause' ? { ...body, subject: who } : { kind: 'actor', who, body }
    },
  }),
}
