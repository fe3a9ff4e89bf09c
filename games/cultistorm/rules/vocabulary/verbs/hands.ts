import { number, orMore, seq } from '@miskatonic/effects/text'
import { choose, chooseSome, onPiece, type Script } from '@miskatonic/kernel'
import { chooseDiscards, discardCards, drawCards, hand, handOf, pileOf } from '../../hands.ts'
import type { PieceId } from '../../shape.ts'
import { g, plain, verb, type X, you } from './frame.ts'

/* Action cards. */

const { clause, some, your } = g

/** Any number, at least one, for as many new ones. */
function* replaceHand(x: X): Script<boolean> {
  const cards = hand(x.t, you(x))
  if (!cards.length) return false
  const options = cards.map((card) => onPiece(card))
  const gone = yield* chooseSome(x.t, you(x), { about: 'replace-hand', options, limits: { count: [1, options.length] } })
  yield* discardCards(x.t, you(x), gone)
  yield* drawCards(x.t, you(x), gone.length)
  return true
}

function* recoverCard(x: X): Script<boolean> {
  const options = x.t.inZone(pileOf(you(x))).map((card) => onPiece(card))
  if (!options.length) return false
  const card: PieceId = yield* choose(x.t, you(x), { about: 'choose-card', options })
  yield* x.t.happens('card:recover', { who: you(x), card }, (w, e) => w.put(e.card, handOf(e.who)))
  return true
}

export const handVerbs = {
  draw: verb({
    fields: { n: 'integer' },
    *run(x, { n }) {
      return (yield* drawCards(x.t, you(x), n)) > 0
    },
    say: ({ n }) => clause('draw', { objects: [some('actionCard', n)] }),
  }),
  discard: verb({
    fields: { n: 'integer' },
    *run(x, { n }) {
      return (yield* chooseDiscards(x.t, you(x), n)).length > 0
    },
    could: (x) => hand(x.t, you(x)).length > 0,
    say: ({ n }) => clause('discard', { objects: [some('card', n, { from: your('hand') })] }),
  }),
  /** All but so many. */
  discardDownTo: verb({
    fields: { n: 'integer' },
    *run(x, { n }) {
      yield* chooseDiscards(x.t, you(x), hand(x.t, you(x)).length - n)
    },
    could: (x, { n }) => hand(x.t, you(x)).length > n,
    say: ({ n }) => clause('discard', { objects: [g.whole('card', { from: your('hand'), except: number(n) })] }),
  }),
  replaceHand: plain(
    replaceHand,
    seq(clause('discard', { objects: [some('card', orMore(1), { from: your('hand') })] }), clause('draw', { objects: [g.same('amount')] })),
    (x) => hand(x.t, you(x)).length > 0,
  ),
  recoverCard: plain(
    recoverCard,
    clause('take', { objects: [some('card', 1, { from: your('discardPile') })] }),
    (x) => x.t.size(pileOf(you(x))) > 0,
  ),
}
