import { verbatim } from '@miskatonic/effects/text'
import { choose, onPiece, onPlace } from '@miskatonic/kernel'
import { ancientAt, clockwise, ringRef, slotRef } from '../../board.ts'
import { dice } from '../../dice.ts'
import { type MagicSymbol, type PieceId, type Slot, SYMBOLS } from '../../shape.ts'
import { placeCrystals, placesWithCrystals, removeCrystal, terrorPlaces } from '../../terror.ts'
import { counted, g, plain, type X, you } from '../../vocabulary/verbs/frame.ts'
import { crossOut } from './manuscripts.ts'

const { clause, some, a, the } = g

/** The terror card clockwise of a place, never the End-of-Game card. */
function nextCard({ t }: X, place: Slot): Slot | null {
  const next = SYMBOLS.map((_, i) => clockwise(place, i + 1)).find((one) => terrorPlaces(t).includes(one))
  return next === undefined || next === place ? null : next
}
const shiftable = (x: X): Slot[] => placesWithCrystals(x.t).filter((place) => nextCard(x, place) !== null)

const freeSlots = ({ t }: X): Slot[] => SYMBOLS.filter((slot) => ancientAt(t, slot) === null)

export const scenesVerbs = {
  /** One crystal to the next terror card clockwise. */
  shiftCrystal: plain(
    function* (x) {
      const options = shiftable(x).map((place) => ({ ...onPlace(ringRef(place)), key: place }))
      const place = (yield* choose(x.t, you(x), { about: 'choose-terror-card', options })) as Slot
      yield* removeCrystal(x.t, place)
      yield* placeCrystals(x.t, nextCard(x, place) as Slot, 1)
    },
    clause('move', { objects: [some('crystal', 1, { from: a('terrorCard') })], to: the('terrorCard', { adjectives: ['next'] }) }),
    (x) => shiftable(x).length > 0,
  ),
  /** Where the next cultist appears. */
  detour: plain(
    function* (x) {
      const options = freeSlots(x).map((slot) => ({ ...onPlace(slotRef(slot)), key: slot }))
      const slot = (yield* choose(x.t, you(x), { about: 'choose-location', options })) as Slot
      yield* x.t.change((w) => w.set('table', 'detour', slot))
    },
    clause('appear', { subject: the('cultist', { adjectives: ['next'] }), place: a('location', { choice: true }) }),
    (x) => freeSlots(x).length > 0,
  ),
  /** One symbol more for the enemy of this fight. */
  underline: plain(
    function* (x) {
      const id = x.t.record('fight')?.id
      if (id === undefined) return false
      const options = SYMBOLS.map((symbol) => ({ key: symbol, label: { key: 'symbol', args: { symbol } } }))
      const symbol = (yield* choose(x.t, you(x), { about: 'choose-face', options })) as MagicSymbol
      const more = x.t.recordById(id).more as readonly MagicSymbol[]
      yield* x.t.change((w) => w.note(id, { more: [...more, symbol] }))
      return true
    },
    clause('have', { subject: the('enemy'), objects: [some('symbol', 1, { more: true, choice: true })], place: g.that('fight') }),
  ),
  /** A die of the pool that somebody took goes back to the reserve. */
  loseDie: plain(
    function* (x) {
      const options = dice(x.t, you(x)).map((die) => onPiece(die))
      if (!options.length) return false
      const die: PieceId = yield* choose(x.t, you(x), { about: 'choose-die', options })
      yield* x.t.happens('die:lose', { who: you(x), die }, (w, e) => w.put(e.die, 'dice-reserve'))
      return true
    },
    clause('lose', { objects: [some('die', 1)] }),
    (x) => dice(x.t, you(x)).length > 0,
  ),
  /** The help that has just been played. */
  crossOut: plain(
    (x) => crossOut(x.t, x.names.help as PieceId),
    verbatim({
      es: 'La carta de apoyo recién jugada se descarta sin efecto.',
      en: 'The support card just played is discarded without effect.',
    }),
  ),
  /** One more arrival in this cultist phase and in those that follow, so many in all. */
  thicken: counted(
    (x, n) => x.t.change((w) => w.set('table', 'complications', [...x.t.state.complications, x.t.state.turn + n - 1])),
    (n) =>
      verbatim({
        es: `Durante ${n} turnos, aparece 1 sectario más en la fase de los sectarios.`,
        en: `For ${n} turns, 1 more cultist appears in the cultist phase.`,
      }),
  ),
}
