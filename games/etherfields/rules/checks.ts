import { type Check, chooseSome, onPiece } from '@miskatonic/kernel'
import { discard } from './deck.ts'
import { cardsLeft, deckOf, discardOf, handOf, placed } from './people.ts'
import type { Ether, Etherfields, Seat } from './shape.ts'

type Watch = Check<Etherfields>

/** With fewer cards than these a Dreamer dies. */
const FEWEST = 6 // EF-ANG-05

/** Why a Dreamer is lost; null: lives. */
function fateOf(t: Ether, who: Seat): 'anguish' | 'cards' | null {
  if (t.get(who, 'anguish') > t.number('anguishLimit', { who })) return 'anguish' // EF-ANG-02
  return cardsLeft(t, who) < FEWEST ? 'cards' : null // EF-ANG-05
}
const isJudged = (t: Ether): boolean => t.state.ending === null && t.state.phase !== 'setup' && t.state.phase !== 'out'

/** One dies, all lose (EF-ANG-03); also where the supply has no Anguish left (EF-ANG-04). */
const death: Watch = {
  name: 'death',
  rule: 'EF-ANG-03',
  reads: ['anguish', 'anguishLeft', 'deck', 'hand', 'discard', 'phase'],
  when: (t) => {
    if (!isJudged(t)) return []
    const dead = t.seats.filter((who) => fateOf(t, who) !== null)
    return dead.length || t.state.anguishLeft >= 0 ? dead.slice(0, 1) : ['table']
  },
  *then(t, [whom]) {
    const who = whom === undefined || whom === 'table' ? null : whom
    yield* t.happens('team:lose', { who, why: who === null ? 'supply' : (fateOf(t, who) ?? 'anguish') }, (w) =>
      w.set('table', 'phase', 'out'),
    )
    yield* t.restart([{ step: 'death', args: { who } }])
  },
}

/** The back of the top card is there for all to see: it is settled as soon as the deck was shuffled (EF-INF-09). */
const topCard: Watch = {
  name: 'topCard',
  rule: 'EF-INF-09',
  reads: ['deck'],
  when: (t) => t.seats.filter((who) => t.raw.zones[deckOf(who)]?.[0]?.mixed === true),
  *then(t, whom) {
    for (const who of whom) {
      const top = t.top(deckOf(who))
      yield* t.change((w) => w.put(top, deckOf(who), { at: 'top', face: 'back' }))
    }
  },
}

/** At once, by choice (EF-HAND-02, EF-HAND-06, EF-META-14). */
const handLimit: Watch = {
  name: 'handLimit',
  rule: 'EF-HAND-06',
  reads: ['hand', 'mask', 'progress', 'meta', 'season', 'wisdom', 'items', 'at', 'figures', 'lasting'],
  when: (t) => (isJudged(t) ? t.seats.filter((who) => t.size(handOf(who)) > t.number('handLimit', { who })) : []),
  *then(t, whom) {
    for (const who of whom) {
      const n = t.size(handOf(who)) - t.number('handLimit', { who })
      const options = t.inZone(handOf(who)).map((piece) => onPiece(piece))
      const cards = yield* chooseSome(t, who, { about: { key: 'discard-some', args: { who, n } }, options, limits: { count: [n, n] } }) // EF-RULING-54
      yield* discard(t, who, cards)
      if (t.size(handOf(who)) > t.number('handLimit', { who })) yield* t.change((w) => w.put(cards, discardOf(who), { at: 'top' }))
    }
  },
}
const progressLimit: Watch = {
  name: 'progressLimit',
  rule: 'EF-PROG-05',
  reads: ['progress', 'mask', 'meta'],
  when: (t) => (isJudged(t) ? t.seats.filter((who) => placed(t, who).length > t.number('progressLimit', { who })) : []),
  *then(t, whom) {
    for (const who of whom) {
      const n = placed(t, who).length - t.number('progressLimit', { who })
      const options = placed(t, who).map((piece) => onPiece(piece))
      const cards = yield* chooseSome(t, who, { about: { key: 'discard-some', args: { who, n } }, options, limits: { count: [n, n] } })
      yield* t.change((w) => w.put(cards, discardOf(who), { at: 'top', face: 'front' }))
    }
  },
}

/** In this order: who has died discards nothing more. */
export const checks: readonly Watch[] = [death, topCard, handLimit, progressLimit]
