import type { Script } from '@miskatonic/kernel'
import { inTown, investigators, JAIL, LOST, locationCard, townAreas, whereIs, worldOf } from './board.ts'
import { endGame } from './ending.ts'
import { discardCards, discardHalfOfItems, loseClues } from './holdings.ts'
import { leaveTurn, moveInvestigator, stray } from './moving.ts'
import { possessions, sheetPiece } from './people.ts'
import type { AreaId, Arkham, Seat, Track } from './shape.ts'
import { loseSpecial } from './specials.ts'

/* Insane, unconscious, devoured, eliminated. */

const refuge = (t: Arkham, track: Track): AreaId => townAreas(t).find((area) => locationCard(area)?.refuge === track) as AreaId

/** Half of the items and Clues, all Retainers; at least one point again; then away, and no more encounters this turn. */
export function* fall(t: Arkham, who: Seat, track: Track): Script {
  if (t.state.awakened) return yield* eliminate(t, who) // AH-FINAL-13
  if (track === 'sanity') yield* t.happens('investigator:madden', { who })
  else yield* t.happens('investigator:faint', { who })
  yield* t.change((w) => {
    for (const one of ['sanity', 'stamina'] as const) if (t.get(who, one) < 1) w.set(who, one, 1) // AH-HEALTH-04
    w.set(who, 'outOfTurn', t.state.turn) // AH-ENC-20
  })
  yield* discardHalfOfItems(t, who, (at) => bereft(at, who, track))
  yield* bereft(t, who, track)
  leaveTurn(t, who)
}

function* bereft(t: Arkham, who: Seat, track: Track): Script {
  yield* loseClues(t, who, Math.floor(t.get(who, 'clues') / 2))
  yield* loseSpecial(t, who, 'retainer') // AH-HEALTH-02, AH-HEALTH-08
  yield* awayFrom(t, who, track)
}

function* awayFrom(t: Arkham, who: Seat, track: Track): Script {
  const at = whereIs(t, who)
  if (at === LOST) return // AH-HEALTH-15
  if (worldOf(at) !== null)
    yield* stray(t, who, track) // AH-HEALTH-06
  else if (inTown(at) || at === JAIL) yield* moveInvestigator(t, who, refuge(t, track), 'refuge') // AH-HEALTH-05
}

/** Everything but trophies is gone; a new investigator comes at the beginning of the next turn. */
export function* devour(t: Arkham, who: Seat): Script<boolean> {
  if (!t.get(who, 'inPlay')) return false
  const sheet = sheetPiece(t, who)
  const name = sheet === null ? '' : t.def(sheet).id
  const devoured = yield* t.happens('investigator:devour', { who })
  if (!devoured) return false
  yield* discardCards(t, who, possessions(t, who)) // AH-STATUS-09
  yield* t.change((w) => {
    if (sheet !== null) w.put(sheet, 'investigators') // AH-STATUS-11
    w.set(who, 'devoured', name)
    w.set(who, 'inPlay', false)
    w.set(who, 'awaits', !t.state.awakened)
    for (const one of ['money', 'clues', 'sanityLost', 'staminaLost', 'points'] as const) w.set(who, one, 0) // AH-STATUS-10
    for (const one of ['delayed', 'explored'] as const) w.set(who, one, false)
    w.set(who, 'at', '')
  })
  if (t.state.awakened) yield* eliminate(t, who) // AH-FINAL-19
  leaveTurn(t, who)
  return true
}

/** In the final battle: for good. When nobody is left, all is lost. */
export function* eliminate(t: Arkham, who: Seat): Script {
  if (t.state.eliminated.includes(who)) return
  yield* t.happens('player:eliminate', { who }, (w, e) => {
    w.set('table', 'eliminated', [...t.state.eliminated, e.who])
    w.set(e.who, 'inPlay', false)
  })
  if (!investigators(t).length) yield* endGame(t, 'eliminated') // AH-FINAL-14, AH-LOSE-01
  leaveTurn(t, who)
}
