import type { PieceId, Script } from '@miskatonic/kernel'
import type * as N from '../../content/nodes.ts'
import { straightenArtifact } from '../artifacts.ts'
import { arrive, retrace, retraceable } from '../locations.ts'
import { artifactsOf, cardOf, currentOf } from '../pieces.ts'
import { isWalking, placeOf } from '../place.ts'
import { couldFind, settleCards, type X } from './context.ts'

/* Words about places, and about how cards lie. */

const hasGate = (x: X, place: PieceId | null): place is PieceId => place !== null && (cardOf(x.t, place) as N.LocationCard).gate === true
const crossed = (x: X): PieceId[] => artifactsOf(x.t, x.you).filter((piece) => x.t.get(piece, 'crossed'))

export const placeVerbs = {
  /** Its Gate is spent; nothing else is lost (MY-GATE-04). */
  invert: {
    fields: {},
    *run(x: X): Script<boolean> {
      const place = placeOf(x.t, x.you)
      if (place === null) return false
      yield* x.t.happens('place:invert', { who: x.you, card: place }, (w) => w.set(place, 'inverted', true))
      return true
    },
    could: (x: X) => {
      const place = placeOf(x.t, x.you)
      return hasGate(x, place) && !x.t.get(place, 'inverted')
    },
  },
  refresh: {
    fields: {},
    *run(x: X): Script<boolean> {
      const place = placeOf(x.t, x.you)
      if (place === null) return false
      yield* x.t.happens('place:refresh', { who: x.you, card: place }, (w) => w.set(place, 'inverted', false))
      return true
    },
    could: (x: X) => {
      const place = placeOf(x.t, x.you)
      return hasGate(x, place) && x.t.get(place, 'inverted')
    },
  },
  /** The crossed Location and all Artifacts. */
  straighten: {
    fields: {},
    *run(x: X): Script<boolean> {
      const here = currentOf(x.t, x.you)
      const cards = crossed(x)
      if (here !== null && isWalking(x.t, x.you)) yield* arrive(x.t, x.you, here)
      for (const piece of cards) yield* straightenArtifact(x.t, x.you, piece)
      return true
    },
    could: (x: X) => isWalking(x.t, x.you) || crossed(x).length > 0,
  },
  turnDown: {
    fields: { what: 'selector' },
    *run(x: X, { what }: N.TurnDown): Script<boolean> {
      const [card] = yield* settleCards(x, what, 1)
      if (card === undefined) return false
      yield* x.t.happens('card:turn-down', { card }, (w) => w.turn(card, 'back'))
      return true
    },
    could: (x: X, { what }: N.TurnDown) => couldFind(x, what),
  },
  retrace: { fields: {}, run: (x: X) => retrace(x.t, x.you), could: (x: X) => retraceable(x.t, x.you).length > 0 },
  /** The attribute ends when the Location is covered, or with the Round (MY-ALLY-06, MY-RULING-48). */
  sendBack: {
    fields: { until: { one: ['covered', 'round'] } },
    *run(x: X, { until }: N.SendBack): Script<boolean> {
      const place = placeOf(x.t, x.you)
      if (place === null) return false
      yield* x.t.happens('place:send-back', { who: x.you, card: place }, (w) => w.set(place, 'past', until))
      return true
    },
    could: (x: X) => placeOf(x.t, x.you) !== null,
  },
} as const
