import type { Refusal, Script } from '@miskatonic/kernel'
import { ancientAt, column, isSealed, placeOf, slotRef } from './board.ts'
import { cardOf } from './cards.ts'
import { sealsOf } from './development.ts'
import { gainMadness } from './madness.ts'
import { rulesOf } from './options.ts'
import type { MagicSymbol, PieceId, Seat, Slot, Storm } from './shape.ts'
import { clearOffered, offered, sorts, trophies } from './trophies.ts'

/** The seal card of this location, if the detective has it. */
export const sealFor = (t: Storm, who: Seat, slot: Slot): PieceId | undefined =>
  t.inZone(sealsOf(who)).find((seal) => cardOf(t, seal, 'seal').symbol === slot) // CS-SEAL-08

/** The card itself, or something that counts as it. */
export const hasSeal = (t: Storm, who: Seat, slot: Slot): boolean =>
  sealFor(t, who, slot) !== undefined || t.permits('seal:replace', { who, at: slot })

/** A location takes as many trophies as there are detectives, and none once it is sealed; in the hard variant only those of its symbol. */
export const takesTrophy = (t: Storm, slot: Slot, symbol: MagicSymbol): boolean =>
  !isSealed(t, slot) &&
  offered(t, slot).length < t.number('sealTrophies', { at: slot }) &&
  (rulesOf(t).sealTrophies !== 'matching' || symbol === slot) // CS-RULING-74, CS-RULING-75

const enough = (t: Storm, slot: Slot, fewer: number): boolean => offered(t, slot).length >= t.number('sealTrophies', { at: slot }) - fewer // CS-SEAL-02

/** The symbols this detective may put down here. */
export const placeable = (t: Storm, who: Seat): MagicSymbol[] =>
  sorts(trophies(t, who)).filter((symbol) => takesTrophy(t, placeOf(t, who), symbol)) // CS-SEAL-03

/** Why this detective cannot seal here, with so many trophies fewer. */
export function cannotSeal(t: Storm, who: Seat, fewer = 0): Refusal[] {
  const slot = placeOf(t, who) // CS-SEAL-10
  return [
    ...(isSealed(t, slot) ? [{ rule: 'CS-SEAL-21', message: { key: 'sealed-already' } }] : []),
    ...(hasSeal(t, who, slot) ? [] : [{ rule: 'CS-SEAL-09', message: { key: 'no-seal' } }]),
    ...(enough(t, slot, fewer) ? [] : [{ rule: 'CS-SEAL-02', message: { key: 'too-few-trophies' } }]),
    ...(ancientAt(t, slot) === null ? [] : [{ rule: 'CS-SEAL-16', message: { key: 'ancient-there' } }]),
    ...t.allowed('location:seal', { at: slot, who, by: 'card' }),
  ]
}

/** The cultists there are borne by whoever seals, all at once; whoever survives it has closed the portal for good. */
export function* seal(t: Storm, who: Seat): Script {
  const at = placeOf(t, who)
  const card = sealFor(t, who, at)
  const n = column(t, at).length
  yield* t.resolving({ kind: 'sealing', who, at }, function* () {
    if (n) yield* gainMadness(t, who, { n, cause: 'sealing' }) // CS-SEAL-12, CS-SEAL-13
    if (card === undefined) yield* t.happens('seal:replace', { who, at })
    yield* t.happens('location:seal', { at, who, by: 'card' }, (w, e) => {
      if (card !== undefined) w.put(card, `sealed:${e.at}`) // CS-SEAL-17
      w.set(slotRef(e.at), 'sealed', card === undefined ? 'marker' : 'card')
      clearOffered(t, w, e.at)
    }) // CS-SEAL-18, CS-RULING-73
  })
}
