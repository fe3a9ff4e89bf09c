import { may, seq } from '@miskatonic/effects/text'
import { choose, onPlace, type Script } from '@miskatonic/kernel'
import { clockwise, ringRef } from '../../board.ts'
import { endStorm } from '../../endings.ts'
import type { PieceId, Slot } from '../../shape.ts'
import { onlookers } from '../../team.ts'
import {
  crystalsOn,
  END_PLACE,
  placeCrystals,
  placesWithCrystals,
  terrorPlaces as placesWithTerror,
  removeCrystal,
  ringCard,
} from '../../terror.ts'
import { counted, g, plain, verb, type X, you } from './frame.ts'

/* The terror circle, and the clock of the last night. */

const { clause, some, a, the, self } = g

const terrorPlaces = (x: X): Slot[] => placesWithTerror(x.t)

function* choosePlace(x: X, among: readonly Slot[]): Script<Slot> {
  const options = among.map((place) => ({ ...onPlace(ringRef(place)), key: place }))
  return yield* choose(x.t, you(x), { about: 'choose-terror-card', options })
}

/** One after the other, each from any terror card. */
function* takeCrystals(x: X, n: number): Script<boolean> {
  let taken = 0
  for (; taken < n && placesWithCrystals(x.t).length; taken++) yield* removeCrystal(x.t, yield* choosePlace(x, placesWithCrystals(x.t)))
  return taken > 0
}

/** Looked at by all: the team plays with open cards. */
function* see(x: X, card: PieceId, what: 'terror:look' | 'end:look'): Script {
  yield* x.t.happens(what, { who: you(x), card }, (w, e) => w.look(onlookers(x.t), [e.card], 'front'))
}

const unseen = (x: X, place: Slot): boolean => {
  const card = ringCard(x.t, place)
  return card !== null && !x.t.piece(card).seen?.front?.includes(you(x))
}

function* seeTerror(x: X): Script<boolean> {
  const places = terrorPlaces(x).filter((place) => unseen(x, place))
  if (!places.length) return false
  yield* see(x, ringCard(x.t, yield* choosePlace(x, places)) as PieceId, 'terror:look')
  return true
}

function* seeEnd(x: X): Script<boolean> {
  if (!unseen(x, END_PLACE)) return false
  yield* see(x, ringCard(x.t, END_PLACE) as PieceId, 'end:look')
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

/** Then a crystal may go on to the next terror card. */
function* lookAtTerror(x: X): Script<boolean> {
  const places = terrorPlaces(x)
  if (!places.length) return false
  const place = yield* choosePlace(x, places)
  const card = ringCard(x.t, place) as PieceId
  yield* see(x, card, 'terror:look')
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
  removeCrystal: verb({
    fields: { 'n?': 'integer' },
    run: (x, { n = 1 }) => takeCrystals(x, n),
    could: (x) => placesWithCrystals(x.t).length > 0,
    say: ({ n = 1 }) => clause('remove', { objects: [some('crystal', n, { from: n > 1 ? g.plural('terrorCard') : a('terrorCard') })] }),
  }),
  seeTerror: plain(seeTerror, clause('look', { objects: [some('terrorCard', 1)] }), (x) =>
    terrorPlaces(x).some((place) => unseen(x, place)),
  ),
  seeEnd: plain(seeEnd, clause('look', { objects: [the('endCard')] }), (x) => unseen(x, END_PLACE)),
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
