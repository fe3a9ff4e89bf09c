import { contextOf, could, languageOf, resolveText } from '@miskatonic/effects'
import { choose, Offer, onPiece, type Script } from '@miskatonic/kernel'
import type { Moment } from '../../../content/expansions/behindTheScenes.ts'
import { allOf, cardOf } from '../../cards.ts'
import { pileOf } from '../../hands.ts'
import type { PieceId, Seat, Storm } from '../../shape.ts'
import { authorOf, pages } from './author.ts'

/* Pages played at their moment, for ink. */

const cheapest = (moment: Moment): number => Math.min(...allOf('manuscript').flatMap((card) => (card.moment === moment ? card.cost : [])))

const selfOf = (t: Storm, card: PieceId) => ({ source: { piece: card }, piece: card, controller: authorOf(t), bound: {} })

const isUseful = (t: Storm, card: PieceId): boolean =>
  could(contextOf(languageOf(t), t, { self: selfOf(t, card), you: authorOf(t) }), cardOf(t, card, 'manuscript').effect)

/** Any number of pages, while the ink lasts. Whether the author is asked follows from the ink alone: it tells nothing about the hand. */
export function* writingAt(t: Storm, moment: Moment, names: { readonly help?: PieceId } = {}): Script<boolean> {
  let crossed = false
  while (t.state.ink >= cheapest(moment)) {
    const { options, refused } = openPages(t, moment)
    const about = { key: 'play-manuscript', args: { moment, n: t.state.ink } } as const
    const key = yield* choose(t, authorOf(t), { about, options, refused, cover: true }) // CS-RULING-121
    if (key === 'pass') break
    yield* play(t, key.slice('play:'.length), names)
    crossed ||= names.help !== undefined
    if (crossed) break
  }
  return crossed
}

function openPages(t: Storm, moment: Moment): Offer {
  const offer = new Offer().add({ key: 'pass' })
  for (const card of pages(t)) {
    const { cost, moment: own } = cardOf(t, card, 'manuscript')
    if (own !== moment || !isUseful(t, card)) continue
    const lacking = cost > t.state.ink ? [{ rule: 'CS-RULING-121', message: { key: 'lacks-ink', args: { n: cost } } }] : []
    offer.add(onPiece(card, 'play'), lacking)
  }
  return offer
}

function* play(t: Storm, card: PieceId, names: { readonly help?: PieceId }): Script {
  const { cost, effect } = cardOf(t, card, 'manuscript')
  yield* t.happens('manuscript:play', { who: authorOf(t), card }, (w, e) => {
    w.add('table', 'ink', -cost) // CS-RULING-121
    w.put(e.card, 'manuscript-discard')
  })
  yield* resolveText(t, effect, { self: selfOf(t, card), you: authorOf(t), names })
}

/** The help is discarded and does nothing; the madness of having played it stays. */
export function* crossOut(t: Storm, help: PieceId): Script {
  yield* t.happens('support:cross-out', { who: authorOf(t), card: help }, (w, e) => w.put(e.card, pileOf(t.get(e.card, 'owner') as Seat)))
}
