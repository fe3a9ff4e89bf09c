import { resolveText } from '@miskatonic/effects'
import { type PieceId, type Script, zonesCalled } from '@miskatonic/kernel'
import { allOf, cardOf, isKind } from '../../cards.ts'
import type { Seat, Storm } from '../../shape.ts'
import { detectives } from '../../team.ts'

/* Six pieces among the items: without all of them nobody wins. */

export const puzzleOf = zonesCalled('puzzle')
export const piecesFound = (t: Storm): PieceId[] => detectives(t).flatMap((who) => t.inZone(puzzleOf(who)))

export const isSolved = (t: Storm): boolean => piecesFound(t).length === allOf('puzzle').length // CS-EXP-14

/** Pieces and events are shuffled into the item deck before anybody is dealt from it. */
export function* buildDeck(t: Storm): Script {
  yield* t.change((w) => {
    for (const { id } of allOf('puzzle')) w.make(id, 'item-deck')
    const events = allOf('event').filter(({ expansion }) => expansion === 'dangerousPuzzle')
    for (const { id, copies = 1 } of events) w.makeAll([{ def: id, copies }], 'item-deck')
    w.mix('item-deck')
  }) // CS-RULING-130
}

/** Kept in front of the finder; it is no item. */
export function* find(t: Storm, who: Seat, piece: PieceId): Script {
  if (!isKind(t, piece, 'puzzle')) return
  yield* t.happens('puzzle:find', { who, piece }, (w, e) => w.put(e.piece, puzzleOf(e.who))) // CS-RULING-130
  const { effect } = cardOf(t, piece, 'puzzle')
  const self = { source: { piece }, piece, controller: who, bound: {} }
  if (effect) yield* resolveText(t, effect, { self, you: who }) // CS-EXP-15
}

/** Goes back among the items. */
export function* loosen(t: Storm, who: Seat, piece: PieceId): Script {
  yield* t.happens('puzzle:loosen', { who, piece }, (w, e) => {
    w.put(e.piece, 'item-deck')
    w.mix('item-deck')
  })
}
