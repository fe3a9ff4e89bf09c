import { choose, onPiece, type Refusal, type Script, zonesCalled } from '@miskatonic/kernel'
import { ancientAt, isSealed, placeOf, slotRef } from '../../board.ts'
import { allOf } from '../../cards.ts'
import { appearAt } from '../../cultists.ts'
import { rollDice } from '../../dice.ts'
import type { DieFace, PieceId, Seat, Storm } from '../../shape.ts'
import { advanceTerror } from '../../terror.ts'

/* Detectives who open a portal themselves, and what they bring back. */

export const relicsOf = zonesCalled('relics')
const foundOf = zonesCalled('relics-found')

/** A trophy and a token of madness. */
const PRICE = [
  { pay: 'trophy', n: 1 },
  { pay: 'madness', n: 1 },
] as const

export function* layRelics(t: Storm): Script {
  yield* t.change((w) => {
    for (const { id } of allOf('relic')) w.make(id, 'relic-deck')
    w.mix('relic-deck')
  })
}

export function cannotOpen(t: Storm, who: Seat): Refusal[] {
  const at = placeOf(t, who)
  return [
    ...(isSealed(t, at) ? [{ rule: 'CS-RULING-125', message: { key: 'sealed-already' } }] : []),
    ...(ancientAt(t, at) === null ? [] : [{ rule: 'CS-RULING-125', message: { key: 'ancient-there' } }]),
    ...(t.size(relicsOf(who)) ? [{ rule: 'CS-RULING-125', message: { key: 'has-relic' } }] : []),
    ...(t.size('relic-deck') ? [] : [{ rule: 'CS-RULING-125', message: { key: 'no-relics-left' } }]),
    ...t.canPay(who, PRICE),
  ]
}

/** Paid for, then the terror, then the die: the symbol of the place shows two relics, any other face one. */
export function* openPortal(t: Storm, who: Seat): Script {
  const at = placeOf(t, who)
  if (!(yield* t.pay(who, PRICE))) return
  yield* advanceTerror(t, 1, 'card')
  const [face] = rollDice(t, `portal:${who}`, 1) as [DieFace]
  yield* t.happens('portal:open', { who, at, face }, (w, e) => w.add(slotRef(e.at), 'opened', 1)) // CS-EXP-09
  yield* findRelic(t, who, face === at || face === 'wild' ? 2 : 1) // CS-RULING-125
  if (t.get(slotRef(at), 'opened') > 1) yield* appearAt(t, at) // CS-RULING-125
}

function* findRelic(t: Storm, who: Seat, n: number): Script {
  const drawn = t.top('relic-deck', n)
  yield* t.change((w) => w.put(drawn, foundOf(who)))
  const relic: PieceId = yield* choose(t, who, { about: 'choose-relic', options: drawn.map((one) => onPiece(one)) })
  yield* t.change((w) => {
    w.put(
      drawn.filter((one) => one !== relic),
      'relic-deck',
    )
    w.mix('relic-deck')
  })
  yield* t.happens('relic:take', { who, relic }, (w, e) => w.put(e.relic, relicsOf(e.who)))
}
