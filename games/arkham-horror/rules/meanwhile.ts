import { choose, type Script } from '@miskatonic/kernel'
import { hasActions, isAction, offerActions, useAction } from './actions.ts'
import type { Arkham, Next, Seat, Slot, Trading } from './shape.ts'
import { tradeOptions } from './trading.ts'

/* What is open at any time while nothing is being resolved: trade, and what cards offer in any phase. */

const ANY: readonly Slot[] = ['any']

/** Before what the phase brings to somebody. Asked only where there is something; null: on with the phase. */
export function* meanwhile(t: Arkham, who: Seat, back: Trading['back'], slots: readonly Slot[] = ANY): Script<Next | null> {
  const trades = tradeOptions(t, who) // AH-TRADE-01, AH-TRADE-05
  if (!trades.length && !hasActions(t, who, slots)) return null
  const offer = offerActions(t, who, slots).add({ key: 'go-on' }) // AH-GEN-13
  for (const option of trades) offer.add(option)
  const key = yield* choose(t, who, { about: { key: 'meanwhile', args: { who } }, options: offer.options, refused: offer.refused })
  if (key.startsWith('trade:')) return [{ step: 'trading', args: { who, other: key.slice('trade:'.length), talk: null, back } }]
  if (!isAction(key)) return null
  yield* useAction(t, who, key, slots)
  return [{ step: back, args: { who } }]
}
