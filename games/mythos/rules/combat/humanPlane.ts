import type { Script } from '@miskatonic/kernel'
import { sameTitle } from '../filters.ts'
import { alliesOf, cardOf, currentOf, isFaceUp, isIn } from '../pieces.ts'
import { isWalking } from '../place.ts'
import type { Mythos, PieceId, Seat } from '../shape.ts'
import { currentValue, isInvisible } from '../value.ts'
import { type Absorber, absorb, asAbsorber, defendersAbsorb, type Striker } from './absorbing.ts'
import { facing, outsideLeft } from './cosmic.ts'

/* The human plane: what is left of a Threat strikes Allies and Investigators. */

const defendersOf = (t: Mythos, who: Seat, against: Seat): PieceId[] => alliesOf(t, who).filter((ally) => t.get(ally, 'facing') === against)

/** What is left of one's Threat in this pair, outside points first (MY-COSMIC-09, MY-RULING-29). */
function surplus(t: Mythos, who: Seat, against: Seat): Striker[] {
  const outside: Striker = { piece: null, n: outsideLeft(t, who, against), invisible: false, side: who }
  const monsters = facing(t, who, against).map(
    (piece): Striker => ({ piece, n: t.get(piece, 'points'), invisible: isInvisible(t, piece, who), side: who }),
  )
  return [outside, ...monsters].filter(({ n }) => n > 0)
}

/** Exactly the same current Location, a Travel Event too, and neither still walking there (MY-ASSAULT-01, -09, MY-TRAVEL-04). */
export function together(t: Mythos, a: Seat, b: Seat): boolean {
  const [here, there] = [currentOf(t, a), currentOf(t, b)]
  if (here === null || there === null || isWalking(t, a) || isWalking(t, b)) return false
  return sameTitle(cardOf(t, here), cardOf(t, there))
}

export function* humanPlane(t: Mythos, { a, b }: { a: Seat; b: Seat }): Script {
  if (!isIn(t, a) || !isIn(t, b)) return
  if (together(t, a, b)) return yield* assault(t, a, b) // MY-ASSAULT-07
  for (const [attacker, victim] of [
    [a, b],
    [b, a],
  ] as const) {
    const strikers = surplus(t, attacker, victim)
    if (!strikers.length) continue
    const left = yield* defendersAbsorb(t, victim, defendersOf(t, victim, attacker), strikers) // MY-ALLYDEF-01
    yield* getThrough(t, victim, left)
  }
}

/** A Threat forced against its own Investigator: no cosmic battle, it strikes the Allies that defend nowhere, then SAN (MY-THREAT-04, MY-RULING-58). */
export function* ownThreat(t: Mythos, { seat }: { seat: Seat }): Script {
  const strikers = surplus(t, seat, seat)
  if (!isIn(t, seat) || !strikers.length) return
  const free = alliesOf(t, seat).filter((ally) => isFaceUp(t, ally) && t.get(ally, 'facing') === null)
  const left = yield* defendersAbsorb(t, seat, free, strikers)
  yield* getThrough(t, seat, left)
}

/** Points not absorbed will be lost as SAN, those of a Monster are its harm (MY-SANLOSS-01, MY-EXTRA-02). */
function* getThrough(t: Mythos, victim: Seat, left: readonly Striker[]): Script {
  const n = left.reduce((sum, one) => sum + one.n, 0)
  if (n > 0)
    yield* t.change((w) => {
      w.add(victim, 'loss', n)
      for (const { piece, n: harm, ally } of left) if (piece !== null && !ally) w.set(piece, 'harmed', harm)
    })
}

type Side = { readonly who: Seat; readonly monsters: readonly Striker[]; readonly defenders: readonly PieceId[] }
const sideOf = (t: Mythos, who: Seat, against: Seat): Side => ({
  who,
  monsters: surplus(t, who, against),
  defenders: defendersOf(t, who, against),
})

/** Surplus and defenders strike together (MY-ASSAULT-03, -08). */
function strikersOf(t: Mythos, { who, monsters, defenders }: Side): Striker[] {
  const allies = defenders.map(
    (piece): Striker => ({
      piece,
      n: currentValue(t, piece, who),
      invisible: false,
      side: who,
      ally: { sees: t.number('sees', { piece, who }) > 0 },
    }),
  )
  return [...monsters, ...allies].filter(({ n }) => n > 0)
}

/** Monsters and Allies absorb as usual (MY-ASSAULT-04). */
function absorbersOf(t: Mythos, { who, monsters, defenders }: Side): Absorber[] {
  const own = monsters.flatMap(({ piece, n, invisible }): Absorber[] =>
    piece === null ? [] : [{ piece, n, ally: false, sees: true, invisible, unseen: 0 }],
  )
  return [...own, ...defenders.map((ally) => asAbsorber(t, who, ally))]
}

/** Points from outside absorb before anybody has to (MY-COSMIC-04). */
const lessOutside = (strikers: readonly Striker[], side: Side): Striker[] => {
  let room = side.monsters.find(({ piece }) => piece === null)?.n ?? 0
  return strikers.map((one) => {
    const n = Math.min(one.n, room)
    room -= n
    return { ...one, n: one.n - n }
  })
}

/** Totals are compared once, both sides absorb, the rest is lost as SAN (MY-ASSAULT-02..06, MY-RULING-30). */
function* assault(t: Mythos, a: Seat, b: Seat): Script {
  const [sideA, sideB] = [sideOf(t, a, b), sideOf(t, b, a)]
  const [fromA, fromB] = [strikersOf(t, sideA), strikersOf(t, sideB)]
  const [totalA, totalB] = [fromA, fromB].map((list) => list.reduce((sum, one) => sum + one.n, 0)) as [number, number]
  if (!totalA && !totalB) return
  yield* t.happens('battle:assault', { a, b, totalA, totalB })
  const [standA, standB] = [absorbersOf(t, sideA), absorbersOf(t, sideB)]
  const onB = yield* absorb(t, b, standB, lessOutside(fromA, sideB))
  const onA = yield* absorb(t, a, standA, lessOutside(fromB, sideA))
  yield* getThrough(t, b, onB)
  yield* getThrough(t, a, onA)
}
