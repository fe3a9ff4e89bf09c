import { exactly, verbsOf } from '@miskatonic/effects'
import { standing, until, untilEnd } from '@miskatonic/effects/text'
import type { PieceId } from '@miskatonic/kernel'
import type { Cards, LocationCard, TheTarget } from '../../content/nodes.ts'
import { g, here } from '../../text/things.ts'
import { straightenArtifact } from '../artifacts.ts'
import { arrive, retrace, retraceable } from '../locations.ts'
import { artifactsOf, cardOf, currentOf } from '../pieces.ts'
import { isWalking, placeOf } from '../place.ts'
import type { MythosShape } from '../shape.ts'
import { couldFind, settleCards, type X } from './context.ts'
import { cardsRef } from './selectors.ts'

/* Words about places, and about how cards lie. */

const { bare, clause, it, some, the, your, yourAll } = g
const verb = verbsOf<MythosShape>()

const hasGate = (x: X, place: PieceId | null): place is PieceId => place !== null && (cardOf(x.t, place) as LocationCard).gate === true
const crossed = (x: X): PieceId[] => artifactsOf(x.t, x.you).filter((piece) => x.t.get(piece, 'crossed'))

export const placeVerbs = {
  /** Its Gate is spent; nothing else is lost (MY-GATE-04). */
  invert: verb({
    fields: {},
    *run(x) {
      const place = placeOf(x.t, x.you)
      if (place === null) return false
      yield* x.t.happens('place:invert', { who: x.you, card: place }, (w) => w.set(place, 'inverted', true))
      return true
    },
    could: (x) => {
      const place = placeOf(x.t, x.you)
      return hasGate(x, place) && !x.t.get(place, 'inverted')
    },
    say: () => clause('invert', { objects: [here()] }),
  }),
  refresh: verb({
    fields: {},
    *run(x) {
      const place = placeOf(x.t, x.you)
      if (place === null) return false
      yield* x.t.happens('place:refresh', { who: x.you, card: place }, (w) => w.set(place, 'inverted', false))
      return true
    },
    could: (x) => {
      const place = placeOf(x.t, x.you)
      return hasGate(x, place) && x.t.get(place, 'inverted')
    },
    /** Not «enderezar»: that brings a walker to the place. */
    say: () => standing(clause('countAgain', { subject: the('gate', { owner: here() }), as: bare('unusedAgain') })),
  }),
  /** The crossed Location and all Artifacts. */
  straighten: verb({
    fields: {},
    *run(x) {
      const current = currentOf(x.t, x.you)
      const cards = crossed(x)
      if (current !== null && isWalking(x.t, x.you)) yield* arrive(x.t, x.you, current)
      for (const piece of cards) yield* straightenArtifact(x.t, x.you, piece)
      return true
    },
    could: (x) => isWalking(x.t, x.you) || crossed(x).length > 0,
    say: () => clause('straighten', { objects: [here(), yourAll('artifact')] }),
  }),
  turnDown: verb({
    fields: { what: exactly<Cards | TheTarget>()('selector') },
    *run(x, { what }) {
      const [card] = yield* settleCards(x, what, 1)
      if (card === undefined) return false
      yield* x.t.happens('card:turn-down', { card }, (w) => w.turn(card, 'back'))
      return true
    },
    could: (x, { what }) => couldFind(x, what),
    say: ({ what }) => clause('turnDown', { objects: [cardsRef(what)] }),
  }),
  retrace: verb({
    fields: {},
    run: (x) => retrace(x.t, x.you),
    could: (x) => retraceable(x.t, x.you).length > 0,
    say: () => clause('bringBack', { objects: [some('location', 1, { from: your('chronicle') })] }),
  }),
  /** The attribute ends when the Location is covered, or with the Round (MY-ALLY-06, MY-RULING-48). */
  sendBack: verb({
    fields: { until: { one: ['covered', 'round'] } },
    *run(x, { until }) {
      const place = placeOf(x.t, x.you)
      if (place === null) return false
      yield* x.t.happens('place:send-back', { who: x.you, card: place }, (w) => w.set(place, 'past', until))
      return true
    },
    could: (x) => placeOf(x.t, x.you) !== null,
    say: ({ until: when }) =>
      clause('stay', {
        subject: here(),
        state: bare('past'),
        until: when === 'round' ? untilEnd(the('round')) : until(clause('leavePlace', { objects: [it('currentLocation')] })),
      }),
  }),
}
