import { chooseNumber, type Script } from '@miskatonic/kernel'
import type { Suit, TurnCard } from '../content/kinds.ts'
import { cardOf } from './cards.ts'
import { lead } from './people.ts'
import type { Ether, PieceId, Seat } from './shape.ts'

/* The Turn deck: its top card is the current one, and time. */

export const currentTurnCard = (t: Ether): PieceId | null => t.inZone('turn-deck')[0] ?? null
export const turnCard = (t: Ether): TurnCard | null => {
  const piece = currentTurnCard(t)
  return piece === null ? null : cardOf(t, piece, 'turn')
}
export const currentSuit = (t: Ether): Suit | null => turnCard(t)?.suit ?? null

/** All twelve are shuffled; so many are the Turn deck, face up (EF-TCARD-01). */
export function* layTurnDeck(t: Ether, n: number): Script {
  yield* t.change((w) => {
    w.put(t.inZone('turn-deck'), 'turn-discard', { face: 'back' })
    w.mix('turn-discard')
  })
  const order = t.top('turn-discard', t.size('turn-discard'))
  yield* t.change((w) => {
    w.put(order.slice(n), 'turn-discard', { at: 'bottom', face: 'back' })
    w.put(order.slice(0, n), 'turn-deck', { face: 'front' })
  })
}
/** From the bottom of the discard to the bottom of the deck (EF-BLOCK-04). */
export function* addTurns(t: Ether, n: number): Script<number> {
  let added = 0
  for (; added < n && t.size('turn-discard') > 0; added++) {
    const card = t.inZone('turn-discard').at(-1) as PieceId
    yield* t.happens('turn:add', { n: 1 }, (w) => w.put(card, 'turn-deck', { at: 'bottom', face: 'front' })) // EF-BLOCK-05
  }
  return added // EF-RULING-35
}
type HoursLost = { readonly key: 'hours-before-loss'; readonly args: { n: number } }
/** At any time: whoever would wait until Hours are lost is asked just before (EF-CLOCK-04). */
export function* buyTurnsFirst(t: Ether, n: number): Script {
  if (t.state.encounter && n > 0) yield* buyTurns(t, lead(t), { key: 'hours-before-loss', args: { n } })
}
/** Hours for Turns (EF-CLOCK-04). */
export function* buyTurns(t: Ether, who: Seat, about: 'hours-for-turns' | 'last-hours' | HoursLost = 'hours-for-turns'): Script {
  const max = Math.min(t.state.hours, t.size('turn-discard'))
  if (max === 0) return
  const n = yield* chooseNumber(t, who, { about, min: about === 'hours-for-turns' ? 1 : 0, max })
  if (n > 0 && (yield* t.pay(who, [{ pay: 'hour', n }]))) yield* addTurns(t, n)
}
export function* discardTurnCard(t: Ether): Script {
  const card = currentTurnCard(t)
  if (card === null) return
  yield* t.change((w) => {
    w.put(card, 'turn-discard', { at: 'top', face: 'front' }) // EF-SCAPE-08
    w.add('table', 'blocksLeft', t.state.blockedSteps.length) // EF-RULING-34
    w.set('table', 'blockedSteps', [])
  })
}
/** The Loot that counts now: of the current card, or of the last that was discarded (EF-LOOT-01, EF-LOOT-03). */
export function lootCard(t: Ether): TurnCard | null {
  const piece = currentTurnCard(t) ?? t.inZone('turn-discard')[0]
  return piece === undefined ? null : cardOf(t, piece, 'turn')
}
