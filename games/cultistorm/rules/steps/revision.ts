import { askEach, asking, chooseSome, onPiece, type Script } from '@miskatonic/kernel'
import { pourDice } from '../dice.ts'
import { discardCards, drawCards, hand } from '../hands.ts'
import type { PieceId, Storm } from '../shape.ts'
import { detectives } from '../team.ts'

/** All at once discard what they do not want; then hands are filled, then the dice are thrown. */
export function* revision(t: Storm): Script {
  const holding = detectives(t).filter((who) => hand(t, who).length)
  const asks = holding.map((who) => {
    const options = hand(t, who).map((card) => onPiece(card))
    return [who, asking(chooseSome(t, who, { about: 'revise-hand', options, limits: { count: [0, options.length] } }))]
  })
  const chosen = asks.length ? yield* askEach(t, Object.fromEntries(asks), { about: 'revise-hand' }) : {} // CS-REV-01
  for (const who of holding) yield* discardCards(t, who, (chosen[who] ?? []) as PieceId[])
  for (const who of detectives(t)) yield* drawCards(t, who, Math.max(0, t.number('handSize', { who }) - hand(t, who).length)) // CS-REV-02, CS-REV-07
  yield* pourDice(t)
}
