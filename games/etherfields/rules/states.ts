import type { Script } from '@miskatonic/kernel'
import type { StateId } from '../content/kinds.ts'
import { figuresOf } from './scape.ts'
import type { Ether, PieceId, Seat } from './shape.ts'

/* States: two-sided tokens, two of each pair (EF-STATE-05, EF-RULING-19). */

const PAIRS: readonly (readonly StateId[])[] = [
  ['blinded', 'poisoned'],
  ['stunned', 'paralysed'],
]
const EACH = 2

const bearers = (t: Ether): readonly (Seat | PieceId)[] => [...t.seats, ...t.inZone('figures')]
function tokensLeft(t: Ether, state: StateId): number {
  const pair = PAIRS.find((one) => one.includes(state)) ?? []
  return EACH - bearers(t).reduce((sum, one) => sum + t.get(one, 'states').filter((has) => pair.includes(has)).length, 0)
}

/** Onto one piece; without a token left, not at all (EF-STATE-03, EF-STATE-06). */
export function* putState(t: Ether, whom: Seat | PieceId, state: StateId): Script<boolean> {
  if (tokensLeft(t, state) <= 0 || t.get(whom, 'states').includes(state)) return false
  if (state === 'stunned' && t.seats.some((seat: string) => seat === whom)) return false
  return (yield* t.happens('state:put', { whom, state }, (w, e) => w.set(e.whom, 'states', [...t.get(e.whom, 'states'), e.state]))) !== null
}
/** Dreamers are free of them when their phase ends. */
export function* clearDreamers(t: Ether): Script {
  yield* t.change((w) => {
    for (const who of t.seats) w.set(who, 'states', [])
  })
}
/** Entities when the Turn ends; poison stays as long as they do. */
export function* clearFigures(t: Ether): Script {
  yield* t.change((w) => {
    for (const figure of t.inZone('figures'))
      w.set(
        figure,
        'states',
        t.get(figure, 'states').filter((state) => state === 'poisoned'),
      )
  })
}
export const allPoisoned = (t: Ether, entity: PieceId): boolean =>
  figuresOf(t, entity).length > 0 && figuresOf(t, entity).every((figure) => t.get(figure, 'states').includes('poisoned'))
