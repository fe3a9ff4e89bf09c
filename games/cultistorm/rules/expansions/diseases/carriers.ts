import type { PieceId } from '@miskatonic/kernel'
import { isActivated, placeOf } from '../../board.ts'
import type { Seat, Storm } from '../../shape.ts'
import { detectives } from '../../team.ts'

/* Who bears a disease. */

export const isCarrier = (t: Storm, who: Seat, disease: PieceId): boolean => who in t.get(disease, 'carriers')
export const carriersOf = (t: Storm, disease: PieceId): Seat[] => detectives(t).filter((who) => isCarrier(t, who, disease))

/** Whom it concerns: carriers, and whoever stands at an infected location. */
export const isConcerned = (t: Storm, who: Seat, disease: PieceId): boolean =>
  isCarrier(t, who, disease) || t.get(disease, 'infected').includes(placeOf(t, who))

/** Ill since an earlier turn, and a whole turn at an activated location. */
export const hasRested = (t: Storm, who: Seat, disease: PieceId): boolean =>
  (t.get(disease, 'carriers')[who] ?? t.state.turn) < t.state.turn && t.get(who, 'moves') === 0 && isActivated(t, placeOf(t, who))
