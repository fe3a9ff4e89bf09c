import { choose, onPiece, type Refusal, type Script, zonesCalled } from '@miskatonic/kernel'
import { SIDE_EFFECTS, type SideEffect } from '../content/detectives.ts'
import { placeOf } from './board.ts'
import { appearAt } from './cultists.ts'
import { deadly, gainMadness } from './madness.ts'
import type { MagicSymbol, PieceId, Seat, Storm } from './shape.ts'
import { advanceTerror } from './terror.ts'
import { countOf, trophies, without } from './trophies.ts'

/** Portal seal cards that a detective owns. */
export const sealsOf = zonesCalled('seals')

const LEVELS = SIDE_EFFECTS.length // CS-DEV-02

const sideEffectsOf = (level: number): readonly SideEffect[] => SIDE_EFFECTS[level - 1] ?? []
const SIDES: { readonly [E in SideEffect]: (t: Storm, who: Seat) => Script } = {
  terror: (t) => advanceTerror(t, 1, 'develop'), // CS-DEV-08
  cultist: (t, who) => appearAt(t, placeOf(t, who)), // CS-DEV-09
  developing: (t, who) => gainMadness(t, who, { developing: true, cause: 'develop' }), // CS-DEV-10
}

/** Why the next ability cannot be bought with trophies of this symbol; as many as its level, all alike. */
export function cannotDevelop(t: Storm, who: Seat, symbol: MagicSymbol): Refusal[] {
  const level = t.get(who, 'level') + 1 // CS-DEV-03
  if (level > LEVELS) return [{ rule: 'CS-DEV-02', message: { key: 'fully-developed' } }]
  const few = countOf(trophies(t, who), symbol) < level
  return [
    ...(few ? [{ rule: level === 1 ? 'CS-DEV-04' : 'CS-DEV-05', message: { key: 'lacks-trophies', args: { n: level, symbol } } }] : []),
    ...(sideEffectsOf(level).includes('developing') ? deadly(t, who, 1, 'CS-RULING-36') : []),
    ...t.allowed('ability:develop', { who, level, symbol }),
  ]
}

/** Paid, it works at once; then its side effects; then a portal seal card. */
export function* develop(t: Storm, who: Seat, symbol: MagicSymbol): Script {
  const level = t.get(who, 'level') + 1
  const paid = Array.from({ length: level }, () => symbol) // CS-DEV-04
  yield* t.happens('ability:develop', { who, level, symbol }, (w, e) => {
    w.set(e.who, 'trophies', without(trophies(t, e.who), paid))
    w.set(e.who, 'spent', [...t.get(e.who, 'spent'), ...paid]) // CS-DEV-06, CS-DEV-07
    w.set(e.who, 'level', e.level) // CS-DEV-17
  })
  for (const effect of sideEffectsOf(level)) yield* SIDES[effect](t, who) // CS-RULING-48
  yield* takeSeal(t, who)
}

/** Any that is left, and one must be taken. */
function* takeSeal(t: Storm, who: Seat): Script {
  const options = t.inZone('seal-supply').map((seal) => onPiece(seal))
  if (!options.length) return // CS-DEV-14
  const seal: PieceId = yield* choose(t, who, { about: 'choose-seal', options }) // CS-DEV-12, CS-RULING-49
  yield* t.happens('seal:take', { who, seal }, (w, e) => w.put(e.seal, sealsOf(e.who))) // CS-DEV-13
}
