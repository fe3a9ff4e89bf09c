import { seq, verbatim } from '@miskatonic/effects/text'
import { type Action, type Active, choose, onPiece, onPlace, type Script } from '@miskatonic/kernel'
import { holdAncient } from '../../ancients.ts'
import { blockLocation, calmTerror, isBlocked } from '../../blocks.ts'
import { ancientAt, ancientsInPlay, clockwise, column, freeFrom, slotOf, slotRef } from '../../board.ts'
import { isKind } from '../../cards.ts'
import { appearAt, appearAtMarker, emptiest, moveCultist, moveMarker, refugeFrom } from '../../cultists.ts'
import { rollCultistDie } from '../../dice.ts'
import { type Cultistorm, type PieceId, type Slot, SYMBOLS } from '../../shape.ts'
import { summon } from '../../summoning.ts'
import { players } from '../../team.ts'
import { advanceTerror } from '../../terror.ts'
import { counted, g, here, plain, verb, type X, you } from './frame.ts'

/* Cultists, locations, Ancient Ones. */

const { clause, some, a, the, your, self } = g

/** By the marker, which moves on; at the own location; where there are fewest; or at the two locations after this Ancient One's. */
const appear = verb({
  fields: { at: { one: ['marker', 'here', 'fewest', 'next', 'nextTwo'] }, 'n?': 'integer' },
  *run(x, { at, n = 1 }) {
    if (at === 'marker') for (let i = 0; i < n; i++) yield* appearAtMarker(x.t)
    else for (const slot of slotsFor(x, at)) yield* appearAt(x.t, slot)
  },
  say: ({ at, n = 1 }) => {
    if (at === 'marker') return clause('appear', { subject: some('cultist', n) })
    if (at === 'nextTwo')
      return verbatim({
        es: 'Aparece 1 sectario en cada una de las 2 localizaciones siguientes.',
        en: '1 cultist appears at each of the next 2 locations.',
      })
    return clause('appear', { subject: some('cultist', 1), place: placeOfAppearance[at] })
  },
})
const placeOfAppearance = {
  here: your('location'),
  fewest: the('location', { fewest: 'cultist' }),
  next: the('location', { adjectives: ['next'] }),
} as const

function slotsFor(x: X, at: 'here' | 'fewest' | 'next' | 'nextTwo'): Slot[] {
  if (at === 'here') return [here(x)]
  if (at === 'fewest') return [emptiest(x.t)]
  const own = (x.self.piece === null ? null : slotOf(x.t, x.self.piece)) ?? x.t.state.marker
  return at === 'next' ? [clockwise(own)] : [clockwise(own), clockwise(own, 2)]
}

/** A cultist by the marker, and the die where it stands is rolled again. */
function* appearAndRoll(x: X): Script {
  const at = x.t.state.marker
  yield* appearAtMarker(x.t)
  yield* rollCultistDie(x.t, at)
}

/** The last of the column at the own location goes one location on. */
function* driveOff(x: X): Script<boolean> {
  const to = refugeFrom(x.t, here(x))
  const rear = column(x.t, here(x)).at(-1)
  if (to === null || rear === undefined) return false
  yield* moveCultist(x.t, rear, to)
  return true
}

/** The card that waits for it, if it is one of those. */
const waitingCard = (x: X): PieceId | null =>
  x.self.piece !== null && x.t.where(x.self.piece).startsWith('waiting:') ? x.self.piece : null

const block = verb({
  fields: { at: { one: ['here', 'choice'] } },
  *run(x, { at }) {
    const slot = at === 'here' ? here(x) : yield* chooseSlot(x)
    yield* blockLocation(x.t, slot, waitingCard(x))
  },
  could: (x, { at }) => (at === 'here' ? !isBlocked(x.t, here(x)) : SYMBOLS.some((slot) => !isBlocked(x.t, slot))),
  say: ({ at }) =>
    clause('be', {
      subject: at === 'here' ? your('location') : a('location', { choice: true }),
      state: 'blocked',
      place: the('cultistPhase', { adjectives: ['next'] }),
    }),
})

function* chooseSlot(x: X): Script<Slot> {
  const options = SYMBOLS.filter((slot) => !isBlocked(x.t, slot)).map((slot) => ({ ...onPlace(slotRef(slot)), key: slot }))
  return yield* choose(x.t, you(x), { about: 'choose-location', options })
}

const hold = verb({
  fields: { which: { one: ['any', 'here'] } },
  *run(x, { which }) {
    const options = holdable(x, which).map((ancient) => onPiece(ancient))
    if (!options.length) return false
    const ancient: PieceId = yield* choose(x.t, you(x), { about: 'choose-ancient', options })
    yield* holdAncient(x.t, ancient, waitingCard(x))
    return true
  },
  could: (x, { which }) => holdable(x, which).length > 0,
  say: ({ which }) =>
    clause('skip', {
      subject: which === 'any' ? some('ancientOne', 1, { choice: true }) : the('ancientOne', { at: your('location') }),
      objects: [the('movement', { owner: 'it', adjectives: ['next'] })],
    }),
})
const holdable = (x: X, which: 'any' | 'here'): PieceId[] => {
  const there = ancientAt(x.t, here(x))
  return which === 'any' ? ancientsInPlay(x.t) : there === null ? [] : [there]
}

/** The marker goes back; where an Ancient One is, further. */
function* retreatMarker(x: X): Script {
  const { marker } = x.t.state
  const to = SYMBOLS.map((_, i) => clockwise(marker, SYMBOLS.length - 1 - i)).find((slot) => ancientAt(x.t, slot) === null) ?? marker
  yield* x.t.happens('marker:move', { to }, (w, e) => w.set('table', 'marker', e.to))
}

/** It goes on to the rear of the next column; nobody is called by that. */
function* prowl(x: X): Script<boolean> {
  const [self, at] = [x.self.piece, x.self.piece === null ? null : slotOf(x.t, x.self.piece)]
  if (self === null || at === null) return false
  yield* moveCultist(x.t, self, freeFrom(x.t, clockwise(at)))
  return true
}

/** The actions of the other activated locations that this detective could take. */
const copied = (x: X): Active<Action<Cultistorm>>[] =>
  x.t
    .abilities('action', 'preparation')
    .filter(
      ({ self, ability }) =>
        self.controller === null && self.piece !== x.self.piece && isLocation(x, self.piece) && !ability.refusals(x.t, self, you(x)).length,
    )
const isLocation = (x: X, piece: PieceId | null): piece is PieceId => piece !== null && isKind(x.t, piece, 'location')

function* copyLocation(x: X): Script<boolean> {
  const pieces = copied(x).map(({ self }) => self.piece as PieceId)
  if (!pieces.length) return false
  const piece: PieceId = yield* choose(x.t, you(x), { about: 'choose-location', options: pieces.map((one) => onPiece(one)) })
  const action = copied(x).find(({ self }) => self.piece === piece)
  if (action) yield* x.t.asSource(action.self, () => action.ability.run(x.t, action.self, you(x)))
  return true
}

export const boardVerbs = {
  appear,
  appearAndRoll: plain(
    appearAndRoll,
    seq(
      clause('appear', { subject: some('cultist', 1) }),
      clause('reroll', { objects: [the('cultistDie', { owner: g.that('location') })] }),
    ),
  ),
  moveMarker: counted(
    (x, n) => moveMarker(x.t, n),
    (n) => clause('advance', { subject: the('cultistMarker'), objects: [some('location', n)] }),
  ),
  retreatMarker: plain(retreatMarker, clause('retreat', { subject: the('cultistMarker'), objects: [some('location', 1)] })),
  prowl: plain(prowl, clause('go', { subject: self('cultist'), to: the('location', { adjectives: ['next'] }) })),
  copyLocation: plain(
    copyLocation,
    clause('use', { objects: [the('locationAction', { owner: g.another('location') })] }),
    (x) => copied(x).length > 0,
  ),
  driveOff: plain(
    driveOff,
    clause('go', { subject: the('rearCultist', { owner: your('location') }), to: the('location', { adjectives: ['next'] }) }),
    (x) => refugeFrom(x.t, here(x)) !== null,
  ),
  block,
  hold,
  calm: plain(
    (x) => calmTerror(x.t, x.self.piece ?? ''),
    clause('advance', { subject: the('terrorMarker'), negated: true, place: the('terrorPhase', { adjectives: ['next'] }) }),
  ),
  summon: plain((x) => summon(x.t), clause('summon', { subject: a('ancientOne'), voice: 'passive' })),
  advancePerDetective: plain(
    (x) => advanceTerror(x.t, players(x.t), 'card'),
    verbatim({
      es: 'el marcador de terror avanza 1 casilla por cada detective.',
      en: 'the terror marker advances 1 place for each detective.',
    }),
  ),
  advance: counted(
    (x, n) => advanceTerror(x.t, n, 'card'),
    (n) => clause('advance', { subject: the('terrorMarker'), objects: [some('place', n)] }),
  ),
}
