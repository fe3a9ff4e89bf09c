import type { Script } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import type { Arkham, ArkhamHorror, PieceId } from './shape.ts'

/* The doom track. Whether it is full is seen to by the checks. */

export const ancientPiece = (t: Arkham): PieceId => t.inZone('ancient')[0] as PieceId
export const ancientCard = (t: Arkham) => cardOf(t, ancientPiece(t), 'ancientOne')
export const trackSize = (t: Arkham): number => ancientCard(t).doom

type Cause = ArkhamHorror['happenings']['doom:add']['cause']

/** Never more than the track holds. */
export function* addDoom(t: Arkham, n: number, cause: Cause): Script {
  const room = trackSize(t) - t.state.doom
  if (n <= 0 || room <= 0) return
  yield* t.happens('doom:add', { n: Math.min(n, room), cause }, (w, e) => w.add('table', 'doom', e.n)) // AH-DOOM-01, AH-DOOM-03
}

export function* removeDoom(t: Arkham, n: number, cause: 'elderSign' | 'card' | 'battle'): Script<boolean> {
  const there = Math.min(n, t.state.doom)
  if (there <= 0) return false
  return (yield* t.happens('doom:remove', { n: there, cause }, (w, e) => w.add('table', 'doom', -e.n, { min: 0 }))) !== null // AH-DOOM-02
}
