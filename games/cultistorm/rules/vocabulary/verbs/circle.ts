import { may, seq } from '@miskatonic/effects/text'
import { choose, onPlace, type Script } from '@miskatonic/kernel'
import { clockwise, ringRef } from '../../board.ts'
import { endStorm } from '../../endings.ts'
import { type PieceId, type Slot, SYMBOLS } from '../../shape.ts'
import { crystalsOn, END_PLACE, placeCrystals, placesWithCrystals, removeCrystal, ringCard } from '../../terror.ts'
import { counted, g, plain, type X, you } from './frame.ts'

/* The terror circle, and the clock of the last night. */

const { clause, some, a, the, self } = g

const terrorPlaces = (x: X): Slot[] => SYMBOLS.filter((place) => place !== END_PLACE && ringCard(x.t, place) !== null)

function* choosePlace(x: X, among: readonly Slot[]): Script<Slot> {
  const options = among.map((place) => ({ ...onPlace(ringRef(place)), key: place }))
  return (yield* choose(x.t, you(x), { about: 'choose-terror-card', options })) as Slot
}

function* takeCrystal(x: X): Script<boolean> {
  const places = placesWithCrystals(x.t)
  if (!places.length) return false
  yield* removeCrystal(x.t, yield* choosePlace(x, places))
  return true
}

/** The terror cards beside it, never the End-of-Game card. */
const beside = (x: X, place: Slot): Slot[] => terrorPlaces(x).filter((one) => clockwise(one) === place || clockwise(place) === one)
const movable = (x: X): Slot[] => placesWithCrystals(x.t).filter((place) => beside(x, place).length)

function* moveCrystal(x: X): Script<boolean> {
  const places = movable(x)
  if (!places.length) return false
  const place = yield* choosePlace(x, places)
  const to = yield* choosePlace(x, beside(x, place))
  yield* removeCrystal(x.t, place)
  yield* placeCrystals(x.t, to, 1)
  return true
}

/** Looked at by all: the team plays with open cards. Then a crystal may go on to the next terror card. */
function* lookAtTerror(x: X): Script<boolean> {
  const places = terrorPlaces(x)
  if (!places.length) return false
  const place = yield* choosePlace(x, places)
  const card = ringCard(x.t, place) as PieceId
  yield* x.t.happens('terror:look', { who: you(x), card }, (w, e) => w.look(x.t.watchers, [e.card], 'front'))
  const next = clockwise(place)
  if (crystalsOn(x.t, place) === 0 || !terrorPlaces(x).includes(next)) return true
  const options = [{ key: 'yes' }, { key: 'no' }]
  if ((yield* choose(x.t, you(x), { about: 'move-crystal', options })) === 'no') return true
  yield* removeCrystal(x.t, place)
  yield* placeCrystals(x.t, next, 1)
  return true
}

/** One crystal less on this card; without one, all is lost. */
function* countDown(x: X): Script {
  const card = x.self.piece ?? ''
  if (x.t.get(card, 'crystals') === 0) return yield* endStorm(x.t, 'countdown')
  yield* x.t.happens('countdown:tick', { n: x.t.get(card, 'crystals') - 1 }, (w, e) => w.set(card, 'crystals', e.n))
}

export const circleVerbs = {
  removeCrystal: plain(
    takeCrystal,
    clause('remove', { objects: [some('crystal', 1, { from: a('terrorCard') })] }),
    (x) => placesWithCrystals(x.t).length > 0,
  ),
  moveCrystal: plain(
    moveCrystal,
    clause('move', { objects: [some('crystal', 1, { from: a('terrorCard') })], to: a('terrorCard', { adjectives: ['neighbouring'] }) }),
    (x) => movable(x).length > 0,
  ),
  lookAtTerror: plain(
    lookAtTerror,
    seq(
      clause('look', { objects: [some('terrorCard', 1)] }),
      may(clause('move', { objects: [some('crystal', 1, { from: g.it('terrorCard') })], to: the('terrorCard', { adjectives: ['next'] }) })),
    ),
    (x) => terrorPlaces(x).length > 0,
  ),
  /** Crystals on the End-of-Game card itself. */
  setClock: counted(
    (x, n) => x.t.change((w) => w.set(x.self.piece ?? '', 'crystals', n)),
    (n) => clause('put', { objects: [some('crystal', n)], place: self('card') }),
  ),
  countDown: plain(countDown, {
    kind: 'ifCannot',
    first: clause('remove', { objects: [some('crystal', 1, { from: self('card') })] }),
    otherwise: clause('lose', { subject: the('detective', { plural: true }), objects: [the('game')] }),
  }),
}
