import { resolveText } from '@miskatonic/effects'
import { cleanly, type Script } from '@miskatonic/kernel'
import { cardOf, deckZone } from './cards.ts'
import { sink } from './decks.ts'
import { returnMonsters } from './monsters.ts'
import type { Arkham, PieceId } from './shape.ts'

/** A Rumor ends: as its text says, and then it is gone with what lay on it. */
export function* endRumor(t: Arkham, card: PieceId, as: 'pass' | 'fail' | 'box'): Script<boolean> {
  if (!t.exists(card) || t.where(card) !== 'rumor') return false
  const printed = cardOf(t, card, 'mythos')
  const ending = as === 'box' ? undefined : printed[as]
  if (as === 'pass') yield* t.happens('rumor:pass', { card })
  if (as === 'fail') yield* t.happens('rumor:fail', { card })
  const self = { source: { piece: card }, piece: card, controller: null, bound: {} }
  yield* cleanly(
    t,
    function* () {
      // From here on it is over: what its own end does cannot end it again.
      yield* t.change((w) => w.put(card, 'mythos', { face: 'front' }))
      if (ending) yield* resolveText(t, ending.effect, { self, you: t.state.firstPlayer })
    },
    () => putAway(t, card, as === 'box'),
  )
  return true // AH-MYTHOS-14
}

function* putAway(t: Arkham, card: PieceId, box: boolean): Script {
  yield* returnMonsters(t, t.inZone(`kept:${card}`))
  yield* t.happens('mythos:leave', { card }, (w, e) => {
    w.clear(e.card, 'counters')
    w.clear(e.card, 'enteredIn')
    if (box) w.put(e.card, 'box')
    else sink(t, w, e.card, deckZone('mythos')) // AH-MYTHOS-17
  })
}
