import { choose, type Offer, type Script } from '@miskatonic/kernel'
import { hasActions, isAction, offerActions, useAction } from './actions.ts'
import type { Arkham, Next, Seat, Slot, Trading } from './shape.ts'
import { tradeOptions } from './trading.ts'

/* What is open at any time while nothing is being resolved: trade, and what cards offer in any phase. It stands beside what is asked anyway. */

const ANY: readonly Slot[] = ['any']

/** Adds it to a question of somebody's own part. */
export function offerMeanwhile(t: Arkham, who: Seat, offer: Offer): void {
  offerActions(t, who, ANY, offer) // AH-GEN-13
  for (const option of tradeOptions(t, who)) offer.add(option) // AH-TRADE-01, AH-TRADE-05
}
/** What follows where that was chosen: then the part begins again. Null: it was not. */
export function* didMeanwhile(t: Arkham, who: Seat, key: string, back: Trading['back']): Script<Next | null> {
  if (key.startsWith('trade:')) return [{ step: 'trading', args: { who, other: key.slice('trade:'.length), talk: null, back } }]
  if (!offerActions(t, who, ANY).options.some((option) => option.key === key)) return null
  yield* useAction(t, who, key, ANY)
  return [{ step: back, args: { who } }]
}

/** Where a movement asks nothing else: of who is delayed, and in an Other World. Null: on with it. */
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
