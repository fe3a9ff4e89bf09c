import { defined, type Script, zonesCalled } from '@miskatonic/kernel'
import { slotRef } from './board.ts'
import { type CultistFace, type DieFace, type PieceId, type Seat, type Slot, type Storm, SYMBOLS } from './shape.ts'
import { players } from './team.ts'

export const diceOf = zonesCalled('dice')
export const dice = (t: Storm, who: Seat): PieceId[] => t.inZone(diceOf(who))

/** Eight detective dice there are. */
export const DICE = 8 // CS-DICE-17
const SIDES = 6

/** Five symbols and a wild. */
const faceOf = (rolled: number): DieFace => SYMBOLS[rolled - 1] ?? 'wild' // CS-RULING-23
/** Five symbols and a blank. */
const cultistFaceOf = (rolled: number): CultistFace => SYMBOLS[rolled - 1] ?? 'blank' // CS-RULING-17

export const rollDice = (t: Storm, label: string, n: number): DieFace[] => t.roll(label, n, SIDES).map(faceOf)

/** The dice of the turn go into the middle of the board. */
export function* pourDice(t: Storm): Script {
  const poured = t.inZone('dice-reserve').slice(0, t.number('poolDice', {}))
  const faces = rollDice(t, 'pool', poured.length)
  yield* t.happens('dice:pour', { faces }, (w, e) => {
    w.put(poured, 'dice-pool')
    for (const [i, die] of poured.entries()) w.set(die, 'face', defined(e.faces[i]))
    w.set('table', 'poured', poured.length)
    w.set('table', 'surplusTaken', 0)
  }) // CS-REV-05
}

/** Everybody may have one; beyond the first only what the pool holds beyond one each. */
export const mayTake = (t: Storm, who: Seat): boolean =>
  t.get(who, 'takes') === 0 || t.state.surplusTaken < Math.max(0, t.state.poured - players(t)) // CS-DICE-05, CS-RULING-21

export function* takeDie(t: Storm, who: Seat, die: PieceId): Script {
  yield* t.happens('die:take', { who, die, face: t.get(die, 'face') }, (w, e) => {
    if (t.get(e.who, 'takes') > 0) w.add('table', 'surplusTaken', 1)
    w.add(e.who, 'takes', 1)
    w.put(e.die, diceOf(e.who)) // CS-DICE-01
  })
}

/** One more from the reserve, rolled as it comes: to a detective, or to the pool. */
export function* addDie(t: Storm, who: Seat | null): Script<boolean> {
  const [die] = t.inZone('dice-reserve')
  if (!die) return false // CS-RULING-22
  const face = defined(rollDice(t, 'extra', 1)[0])
  yield* t.happens('die:add', { who, die, face }, (w, e) => {
    w.put(e.die, e.who === null ? 'dice-pool' : diceOf(e.who)) // CS-DICE-10
    w.set(e.die, 'face', e.face) // CS-DICE-11, CS-ROLL-01
    if (e.who === null) w.add('table', 'poured', 1) // CS-DICE-18
  })
  return true
}

export function* rerollDie(t: Storm, who: Seat, die: PieceId): Script {
  const face = defined(rollDice(t, `reroll:${who}`, 1)[0])
  yield* t.happens('die:reroll', { who, die, face }, (w, e) => w.set(e.die, 'face', e.face)) // CS-ROLL-06
}

export function* setDie(t: Storm, who: Seat, die: PieceId, face: DieFace): Script {
  yield* t.happens('die:set', { who, die, face }, (w, e) => w.set(e.die, 'face', e.face)) // CS-DICE-07
}

/** Handed over, it keeps its face. */
export function* passDie(t: Storm, who: Seat, other: Seat, die: PieceId): Script {
  yield* t.happens('die:pass', { who, other, die }, (w, e) => w.put(e.die, diceOf(e.other))) // CS-DICE-08, CS-RULING-25
}

export const cultistDie = (t: Storm, slot: Slot): CultistFace => t.get(slotRef(slot), 'die')

export function* rollCultistDie(t: Storm, at: Slot): Script {
  const rolled = defined(t.roll(`cultist-die:${at}`, 1, SIDES)[0])
  yield* t.happens('cultist-die:roll', { at, face: cultistFaceOf(rolled) }, (w, e) => w.set(slotRef(e.at), 'die', e.face)) // CS-CMOVE-09
}

export function* setCultistDie(t: Storm, at: Slot, face: CultistFace): Script {
  yield* t.happens('cultist-die:set', { at, face }, (w, e) => w.set(slotRef(e.at), 'die', e.face))
}
