import { newTalk, type Option, onPiece, type PieceId, type Script, statement } from '@miskatonic/kernel'
import { investigators, whereIs } from './board.ts'
import { anyCard } from './cards.ts'
import { played, possessions, possessionsZone } from './people.ts'
import type { Arkham, Seat, Trading } from './shape.ts'

/* Two in the same place may exchange what they have, if both agree. */

/** Common and Unique Items, Spells, and the special cards that say so; money, coin by coin. */
export function tradable(t: Arkham, who: Seat): Option[] {
  const cards = possessions(t, who).filter((piece) => {
    const card = anyCard(t, piece)
    return ['common', 'unique', 'spell'].includes(card.kind) || (card.kind === 'special' && card.tradable === true) // AH-TRADE-01, AH-TRADE-03, AH-TRADE-04
  })
  const coins = Array.from({ length: t.get(who, 'money') }, (_, i) => ({ key: `coin-${i}`, label: { key: 'coin', args: { n: 1 } } }))
  return [...cards.map((piece) => onPiece(piece)), ...coins]
}

export const partners = (t: Arkham, who: Seat): Seat[] =>
  investigators(t).filter(
    (other) => other !== who && whereIs(t, other) === whereIs(t, who) && (tradable(t, who).length > 0 || tradable(t, other).length > 0),
  )
export const tradeOptions = (t: Arkham, who: Seat): Option[] =>
  partners(t, who).map((other) => ({
    key: `trade:${other}`,
    seat: other,
    label: { key: 'trade-with', args: { other, played: played(t, other) } },
  }))

/** One statement of the talk; null: it is over. */
export function* talkOn(t: Arkham, { who, other, talk }: Trading): Script<Trading['talk']> {
  const between = [who, other] as const
  const now = yield* statement(t, between, { may: { [who]: tradable(t, who), [other]: tradable(t, other) } }, talk ?? newTalk(between)) // AH-TRADE-06
  if (now === null) {
    yield* t.happens('deal:fail', { who, other })
    return null
  }
  if (now.consents.length < 2) return now
  yield* handOver(t, who, other, now.offers[who] ?? [])
  yield* handOver(t, other, who, now.offers[other] ?? [])
  return null
}

/** Exhausted cards stay exhausted. */
function* handOver(t: Arkham, who: Seat, other: Seat, keys: readonly string[]): Script {
  const coins = keys.filter((key) => key.startsWith('coin-')).length
  for (const card of keys.filter((key) => !key.startsWith('coin-')) as PieceId[])
    yield* t.happens('card:give', { who, other, card }, (w, e) => w.put(e.card, possessionsZone(e.other)))
  if (coins)
    yield* t.happens('money:give', { who, other, n: coins }, (w, e) => {
      w.add(e.who, 'money', -e.n, { min: 0 })
      w.add(e.other, 'money', e.n)
    })
}
