import { resolveText } from '@miskatonic/effects'
import { choose, onPiece, type Refusal, type Script, zonesCalled } from '@miskatonic/kernel'
import type { Bar } from '../../../content/expansions/otherworlds.ts'
import { ancientAt, detectivesAt, placeOf } from '../../board.ts'
import { allOf, cardOf } from '../../cards.ts'
import { hand, pileOf } from '../../hands.ts'
import { onDetective } from '../../people.ts'
import { type PieceId, type Seat, type Slot, type Storm, SYMBOLS } from '../../shape.ts'
import { detectives } from '../../team.ts'

/* Worlds behind the portals: they open with their Ancient One, swallow who stands there, and give back whom somebody pulls out. */

const worldOf = zonesCalled('otherworld')
const worldAt = (t: Storm, slot: Slot): PieceId | null => t.inZone(worldOf(slot))[0] ?? null
const cardAt = (t: Storm, slot: Slot) => cardOf(t, worldAt(t, slot) as PieceId, 'otherworld')

export const trappedIn = (t: Storm, who: Seat): Slot | null => t.get(who, 'trapped')
const trappedAt = (t: Storm, slot: Slot): Seat[] => detectives(t).filter((who) => trappedIn(t, who) === slot)

/** Whether the world somebody is trapped in keeps them from this. */
export function isBarred(t: Storm, who: Seat, bar: Bar): boolean {
  const slot = trappedIn(t, who)
  return slot !== null && worldAt(t, slot) !== null && cardAt(t, slot).bars === bar
}

export function* layWorlds(t: Storm): Script {
  yield* t.change((w) => {
    for (const { id } of allOf('otherworld')) w.make(id, 'otherworlds')
  })
}

/** It comes with its world, which lies on that location. */
export function* openWorld(t: Storm, { ancient, at }: { ancient: PieceId; at: Slot }): Script {
  const card = t.inZone('otherworlds').find((one) => cardOf(t, one, 'otherworld').ancient === t.def(ancient).id)
  if (card !== undefined) yield* t.happens('otherworld:open', { card, at }, (w, e) => w.put(e.card, worldOf(e.at))) // CS-EXP-06, CS-RULING-124
}

/** With the Ancient One its world goes. */
export function* closeWorld(t: Storm, { at }: { at: Slot }): Script {
  const card = worldAt(t, at)
  if (card !== null) yield* t.change((w) => w.put(card, 'otherworlds'))
}

/** Everybody at an open world, but for those who have a target marker on its Ancient One. */
export function* suckIn(t: Storm): Script {
  for (const slot of SYMBOLS.filter((one) => worldAt(t, one) !== null))
    for (const who of detectivesAt(t, slot)) {
      const ancient = ancientAt(t, slot)
      if (trappedIn(t, who) !== null || (ancient !== null && t.get(who, 'targets').includes(ancient))) continue // CS-RULING-124
      yield* t.happens('detective:trap', { who, at: slot }, (w, e) => {
        w.set(e.who, 'trapped', e.at) // CS-EXP-07
        w.set(e.who, 'targets', [])
      })
    }
}

/** What the world does to those it holds, at the start of each preparation phase. */
export function* sufferWorlds(t: Storm): Script {
  for (const who of detectives(t)) {
    const slot = trappedIn(t, who)
    const card = slot === null ? null : worldAt(t, slot)
    if (card === null) continue
    const { effect } = cardOf(t, card, 'otherworld')
    const self = { source: { piece: card }, piece: card, controller: null, bound: {} }
    if (effect) yield* resolveText(t, effect, { self, you: who }) // CS-RULING-124
  }
}

const ropes = (t: Storm, who: Seat): PieceId[] =>
  hand(t, who).filter((card) => cardOf(t, card, 'action').symbol === cardAt(t, placeOf(t, who)).symbol)

export function cannotRescue(t: Storm, who: Seat): Refusal[] {
  const rule = 'CS-RULING-124'
  if (trappedIn(t, who) !== null) return [{ rule, message: { key: 'you-are-trapped' } }]
  if (!trappedAt(t, placeOf(t, who)).length) return [{ rule, message: { key: 'nobody-trapped-here' } }]
  return ropes(t, who).length ? [] : [{ rule, message: { key: 'lacks-symbol', args: { symbol: cardAt(t, placeOf(t, who)).symbol } } }]
}

/** A card with the symbol of that world, for one of those it holds. */
export function* rescue(t: Storm, who: Seat): Script {
  const at = placeOf(t, who)
  const other = yield* choose(t, who, { about: 'choose-trapped', options: trappedAt(t, at).map((seat) => onDetective(t, seat)) })
  const card: PieceId = yield* choose(t, who, { about: 'choose-card', options: ropes(t, who).map((one) => onPiece(one)) })
  yield* t.happens('detective:rescue', { who, other, card }, (w, e) => {
    w.put(e.card, pileOf(e.who))
    w.set(e.other, 'trapped', null) // CS-EXP-08, CS-RULING-124
    w.set(e.other, 'ready', false) // CS-RULING-95
  })
}
