import { choose, confirm, type Script } from '@miskatonic/kernel'
import {
  areaOf,
  firstArea,
  gateAt,
  gateCard,
  gateZone,
  investigatorsAt,
  isSealed,
  isUnstable,
  monstersOnBoard,
  OUTSKIRTS,
  openGates,
} from './board.ts'
import { cardOf, isKind } from './cards.ts'
import { check } from './check.ts'
import { sink } from './decks.ts'
import { addDoom, removeDoom } from './doom.ts'
import { endGame } from './ending.ts'
import { loseBoth } from './health.ts'
import { boxCard } from './holdings.ts'
import { monsterCard, placeMonster, returnMonsters, wake } from './monsters.ts'
import { delay, leaveTurn, moveInvestigator } from './moving.ts'
import { gateTrophies, possessions, trophiesZone } from './people.ts'
import type { AreaId, Arkham, PieceId, Seat } from './shape.ts'
import { clearOut } from './terror.ts'

/* Gates: how they open, how one goes through, how they are closed and sealed. */

/** Neither beside an elder sign nor beside another gate, nor where somebody keeps them away. */
export const canOpen = (t: Arkham, at: AreaId): boolean =>
  !isSealed(t, at) && gateAt(t, at) === null && !t.allowed('gate:open', { at, gate: '' }).length // AH-BOARD-05, AH-GATE-08

/** In this order: doom, the marker, whoever is there goes through and is delayed, Clues are gone. Monsters come after it. */
export function* openGate(t: Arkham, at: AreaId, doom = 1): Script<boolean> {
  if (!canOpen(t, at)) return false
  yield* addDoom(t, doom, 'gate') // AH-GATE-01, AH-GATE-02
  const [gate] = t.top('gates')
  if (gate === undefined) return yield* wake(t, 'markers') // AH-GATE-04, AH-AWAKE-03
  const opened = yield* t.happens('gate:open', { at, gate }, (w, e) => w.put(e.gate, gateZone(e.at), { face: 'front' })) // AH-GATE-03
  if (!opened) return false
  yield* discardClues(t, at) // AH-ENC-15, AH-CLUE-06
  for (const who of investigatorsAt(t, at)) {
    yield* goThrough(t, who, at)
    yield* delay(t, who)
  } // AH-ENC-12
  return true
}

function* discardClues(t: Arkham, at: AreaId): Script {
  const n = t.get(areaOf(at), 'cluesThere')
  if (n > 0) yield* t.happens('clue:remove', { at, n }, (w, e) => w.add(areaOf(e.at), 'cluesThere', -e.n, { min: 0 }))
}

/** To the first area of the world behind it. */
export function* goThrough(t: Arkham, who: Seat, at: AreaId): Script<boolean> {
  const gate = gateAt(t, at)
  if (gate === null) return false
  const { world } = gateCard(t, gate)
  const gone = yield* t.happens('gate:enter', { who, at, world })
  if (!gone) return false
  yield* moveInvestigator(t, who, firstArea(world), 'gate')
  return true
}

/** By an encounter: a gate, and where it says so one monster that stays. */
export function* gateAppears(t: Arkham, at: AreaId, withMonster: boolean, who: Seat): Script<boolean> {
  const opened = yield* openGate(t, at) // AH-ENC-11
  if (withMonster && opened) yield* placeMonster(t, at) // AH-ENC-13, AH-ENC-14
  if (opened) leaveTurn(t, who)
  return opened
}

// ── closing ──

/** It is gone from the board; monsters of its sign go back to the cup; nobody there has explored anything any more. */
export function* closeGate(t: Arkham, at: AreaId, who: Seat | null, trophy: boolean): Script<boolean> {
  const gate = gateAt(t, at)
  if (gate === null) return false
  const { symbol } = gateCard(t, gate)
  const closed = yield* t.happens('gate:close', { at, who, gate, trophy }, (w, e) => {
    if (e.trophy && e.who !== null)
      w.put(e.gate, trophiesZone(e.who), { face: 'front' }) // AH-CLOSE-04
    else sink(t, w, e.gate, 'gates') // AH-CLOSE-13
    for (const one of investigatorsAt(t, e.at)) w.set(one, 'explored', false) // AH-CLOSE-17
  })
  if (!closed) return false
  const signed = [...monstersOnBoard(t), ...t.inZone(areaOf(OUTSKIRTS))].filter(
    (monster) => monsterCard(t, monster).symbol === symbol && !monsterCard(t, monster).traits?.includes('spawn'),
  )
  yield* returnMonsters(t, signed) // AH-CLOSE-08
  if (!openGates(t).length && allGateTrophies(t) >= t.number('players', {})) yield* endGame(t, 'closed') // AH-WIN-01, AH-WIN-04, AH-CLOSE-19
  yield* clearOut(t, at) // AH-BOARD-09
  return true
}
/** Of all players, also of those whose investigator was devoured. */
export const allGateTrophies = (t: Arkham): number => t.seats.reduce((n, seat) => n + gateTrophies(t, seat).length, 0) // AH-WIN-06

/** A check of Fight or Lore; then, perhaps, a seal. */
export function* tryToClose(t: Arkham, who: Seat, at: AreaId, skill: 'fight' | 'lore'): Script<boolean> {
  const gate = gateAt(t, at) as PieceId
  const { passed } = yield* check(t, who, { skill, check: 'close', modifier: gateCard(t, gate).modifier, against: gate }) // AH-CLOSE-02
  if (!passed) return false // AH-CLOSE-03
  yield* closeGate(t, at, who, true)
  yield* offerSeal(t, who, at)
  return true
}

const canSeal = (t: Arkham, who: Seat, at: AreaId): boolean =>
  isUnstable(t, at) && !t.allowed('seal:place', { at, who, by: 'clues' }).length // AH-CLOSE-12

/** With Clues, from the supply: the doom track stays as it is. */
function* offerSeal(t: Arkham, who: Seat, at: AreaId): Script {
  const cost = [{ pay: 'clue', n: t.number('sealCost', { who, at }) }]
  if (!canSeal(t, who, at) || t.canPay(who, cost).length) return
  const n = t.number('sealCost', { who, at })
  if (!(yield* confirm(t, who, { about: { key: 'seal-gate', args: { who, at, n } } }))) return
  if (yield* t.pay(who, cost)) yield* t.happens('seal:place', { at, who, by: 'clues' }, (w, e) => w.set(areaOf(e.at), 'sealed', true)) // AH-CLOSE-05
}

export const elderSigns = (t: Arkham, who: Seat): PieceId[] =>
  possessions(t, who).filter((piece) => isKind(t, piece, 'unique') && cardOf(t, piece, 'unique').elderSign === true)

/** No check and no Clues: the gate is a trophy, a doom token becomes the seal, and it costs body and mind. */
export function* useElderSign(t: Arkham, who: Seat, at: AreaId, card: PieceId): Script {
  yield* boxCard(t, card)
  yield* t.change((w) => w.add('table', 'elderSignsUsed', 1))
  yield* closeGate(t, at, who, true) // AH-CLOSE-06
  if (canSeal(t, who, at)) {
    yield* removeDoom(t, 1, 'elderSign') // AH-CLOSE-07, AH-CLOSE-10
    yield* t.happens('seal:place', { at, who, by: 'elderSign' }, (w, e) => w.set(areaOf(e.at), 'sealed', true))
  }
  yield* loseBoth(t, who, { sanity: 1, stamina: 1, cause: 'elderSign' }) // AH-CLOSE-09
}

export const sealsOnBoard = (t: Arkham, areas: readonly AreaId[]): AreaId[] => areas.filter((area) => isSealed(t, area))

/** One of choice, by an effect. */
export function* chooseGate(t: Arkham, who: Seat): Script<AreaId | null> {
  const options = openGates(t).map((area) => ({ key: area, place: area }))
  return options.length ? yield* choose(t, who, { about: 'choose-gate', options }) : null
}
