import type { PieceId, Script } from '@miskatonic/kernel'
import { renewDeck } from './gaining.ts'
import { cardOf } from './pieces.ts'
import type { Eldritch } from './shape.ts'

/** The Active Expedition token follows the top card's back; a mixed deck needs no cutting (EH-EXP-01..03, -06). */
export function* followExpedition(t: Eldritch): Script {
  yield* renewDeck(t, 'expedition')
  const [top] = t.top('expedition')
  const space = top ? (cardOf(t, top, 'expedition').space ?? null) : null
  if (space !== t.state.expedition) yield* t.change((w) => w.set('table', 'expedition', space))
}

export function* drawExpedition(t: Eldritch): Script<PieceId | null> {
  const [card] = t.top('expedition')
  if (!card) return null
  yield* t.change((w) => w.put(card, 'encounter', { face: 'front' }))
  yield* followExpedition(t)
  return card
}
