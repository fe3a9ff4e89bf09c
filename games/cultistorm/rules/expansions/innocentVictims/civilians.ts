import { type PieceId, type Script, zonesCalled } from '@miskatonic/kernel'
import { column, from, START, slotOf } from '../../board.ts'
import { allOf } from '../../cards.ts'
import { appearAt } from '../../cultists.ts'
import type { Seat, Slot, Storm } from '../../shape.ts'
import { players } from '../../team.ts'
import { advanceTerror } from '../../terror.ts'

/* Civilians among the cultists: they lose heart and join them, unless somebody leads them away. */

export const civiliansOf = zonesCalled('civilians')

/** So long a civilian bears it. */
const PATIENCE = 3 // CS-RULING-128
/** Each time so many are lost, terror spreads. */
const TOO_MANY = 4 // CS-RULING-128

export function* buildDeck(t: Storm): Script {
  yield* t.change((w) => {
    for (const { id } of allOf('civilian')) w.make(id, 'civilian-deck')
    w.mix('civilian-deck')
  })
}

/** Those who stand among cultists lose heart; then, every second turn, another one comes. */
export function* civilianPhase(t: Storm): Script {
  const among = from(START).flatMap((slot) => (column(t, slot).length ? t.inZone(civiliansOf(slot)) : []))
  for (const civilian of among) yield* loseHeart(t, civilian)
  if (t.state.turn % 2 === 0) yield* come(t) // CS-RULING-128
}

function* loseHeart(t: Storm, civilian: PieceId): Script {
  const left = t.get(civilian, 'patience') - 1
  yield* t.happens('civilian:fear', { civilian, left }, (w, e) => w.set(e.civilian, 'patience', e.left)) // CS-RULING-128
  if (t.get(civilian, 'patience') <= 0) yield* fall(t, civilian, slotOf(t, civilian) as Slot)
}

/** Becomes a cultist there: the top card of the deck appears. */
function* fall(t: Storm, civilian: PieceId, at: Slot): Script {
  yield* t.happens('civilian:fall', { civilian, at }, (w, e) => w.put(e.civilian, 'civilians-lost')) // CS-EXP-12
  yield* appearAt(t, at) // CS-RULING-128
  if (t.size('civilians-lost') % TOO_MANY === 0) yield* advanceTerror(t, players(t), 'card')
}

function* come(t: Storm): Script {
  const [civilian] = t.top('civilian-deck')
  if (civilian === undefined) return
  yield* t.happens('civilian:come', { civilian, at: t.state.marker }, (w, e) => {
    w.put(e.civilian, civiliansOf(e.at))
    w.set(e.civilian, 'patience', PATIENCE)
  })
}

export function* save(t: Storm, who: Seat, civilian: PieceId): Script {
  yield* t.happens('civilian:save', { who, civilian }, (w, e) => w.put(e.civilian, 'civilians-saved')) // CS-EXP-12
}
