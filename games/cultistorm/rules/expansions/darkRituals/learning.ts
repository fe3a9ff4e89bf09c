import { type Resource, type Script, zonesCalled } from '@miskatonic/kernel'
import { allOf, cardOf, isKind } from '../../cards.ts'
import type { Cultistorm, PieceId, Seat, Storm } from '../../shape.ts'

/* Experience from won fights, and the rituals it buys. */

export const learnedOf = zonesCalled('learned')

/** All ten lie open beside the board. */
export function* layRituals(t: Storm): Script {
  yield* t.change((w) => {
    for (const { id } of allOf('ritual')) w.make(id, 'rituals')
  }) // CS-RULING-126
}

/** One point for each card with one that the fight was won with. */
export function* gainExperience(t: Storm, who: Seat): Script {
  const spent = (t.record('fight')?.spent ?? []) as readonly PieceId[]
  const n = spent.filter((piece) => isKind(t, piece, 'action') && cardOf(t, piece, 'action').experience).length
  if (n) yield* t.happens('experience:gain', { who, n }, (w, e) => w.add(e.who, 'experience', e.n)) // CS-EXP-10, CS-RULING-126
}

/** Paid for, it is a personal action for the rest of the game. */
export function* learn(t: Storm, who: Seat, ritual: PieceId): Script {
  yield* t.happens('ritual:learn', { who, ritual }, (w, e) => w.put(e.ritual, learnedOf(e.who))) // CS-RULING-126
}

export const experience: Resource<Cultistorm> = {
  happening: 'experience:spend',
  has: (t, seat) => t.get(seat, 'experience'),
  lacking: (_t, _seat, n) => ({ rule: 'CS-RULING-126', message: { key: 'lacks-experience', args: { n } } }),
  // biome-ignore lint/correctness/useYield: there is nothing to choose.
  *gather(_t, who, n) {
    return { who, n }
  },
  spend: (w, { who, n }: { who: Seat; n: number }) => void w.add(who, 'experience', -n),
}
