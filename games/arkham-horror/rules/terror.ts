import type { Script } from '@miskatonic/kernel'
import { areaOf, investigatorsAt, isClosed, locationCard, monstersAt, OUTSKIRTS, streetOf, townAreas } from './board.ts'
import { deckZone } from './cards.ts'
import { addDoom } from './doom.ts'
import { moveInvestigator } from './moving.ts'
import type { AreaId, Arkham } from './shape.ts'

/* Terror: point by point. */

const MOST = 10

export function* raiseTerror(t: Arkham, n: number): Script {
  for (let i = 0; i < n; i++) yield* raiseOnce(t) // AH-TERROR-09
}

function* raiseOnce(t: Arkham): Script {
  const at10 = t.state.terror >= MOST
  const risen = yield* t.happens('terror:rise', { n: Math.min(MOST, t.state.terror + 1) }, (w, e) => w.set('table', 'terror', e.n)) // AH-TERROR-07
  if (!risen) return
  if (at10) return yield* addDoom(t, 1, 'terror') // AH-TERROR-06, AH-TERROR-11
  yield* allyLeaves(t)
  for (const area of townAreas(t)) if (locationCard(area)?.closesAt === t.state.terror) yield* closeLocation(t, area, 'always')
  if (t.state.terror === MOST) yield* overrun(t)
}

/** One unclaimed Ally, by chance, for good. */
export function* allyLeaves(t: Arkham): Script<boolean> {
  const [card] = t.top(deckZone('ally'))
  if (card === undefined) return false
  yield* t.happens('ally:leave', { card }, (w, e) => w.put(e.card, 'box', { face: 'front' })) // AH-TERROR-01
  return true
}

/** There is no limit any more: one doom token, and the Outskirts are empty. */
function* overrun(t: Arkham): Script {
  const monsters = t.inZone(areaOf(OUTSKIRTS))
  if (monsters.length && (yield* t.happens('monster:return', { monsters })))
    yield* t.change((w) => {
      w.put(monsters, 'cup')
      w.mix('cup')
    }) // AH-TERROR-10
  yield* addDoom(t, 1, 'terror') // AH-TERROR-05
}

/** Whoever and whatever is in it goes to the street at once. */
export function* closeLocation(t: Arkham, at: AreaId, until: number | 'always'): Script {
  const now = t.get(areaOf(at), 'closed')
  if (now === 'always' || (typeof now === 'number' && typeof until === 'number' && now >= until)) return
  yield* t.happens('location:close', { at }, (w, e) => w.set(areaOf(e.at), 'closed', until)) // AH-TERROR-08
  yield* clearOut(t, at)
}

export function* clearOut(t: Arkham, at: AreaId): Script {
  const street = streetOf(at)
  if (street === null || !isClosed(t, at)) return
  for (const who of investigatorsAt(t, at)) yield* moveInvestigator(t, who, street, 'effect') // AH-BOARD-08
  for (const monster of monstersAt(t, at))
    yield* t.happens('monster:move', { monster, from: at, to: street }, (w, e) => w.put(e.monster, areaOf(e.to)))
}

/** What was closed to the end of this turn opens. */
export function* reopen(t: Arkham): Script {
  for (const at of townAreas(t)) {
    const until = t.get(areaOf(at), 'closed')
    if (typeof until === 'number' && until <= t.state.turn)
      yield* t.happens('location:open', { at }, (w, e) => w.set(areaOf(e.at), 'closed', null))
  }
}
