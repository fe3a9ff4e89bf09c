import { type Check, defined, type PieceId, type Script } from '@miskatonic/kernel'
import { resolveText } from './cardTexts.ts'
import { clearTokens } from './mysteries.ts'
import { cardOf, leadInvestigator, ongoing } from './pieces.ts'
import type { Eldritch, EldritchShape } from './shape.ts'

/** Card, tokens, its Epic Monster and Eldritch tokens go; Clues, Gates and ordinary Monsters stay (EH-RUM-03, -04). */
export function* solveRumor(t: Eldritch, card: PieceId): Script {
  yield* t.happens('rumor:solve', { card }, (w, what) => {
    clearTokens(t, w, what.card)
    w.put(what.card, 'discard:mythos', { face: 'front' })
  })
}

/** "When there are no Eldritch tokens on this card": from the moment the last one goes (EH-MYTH-17). */
export const countdown: Check<EldritchShape> = {
  name: 'countdown',
  rule: 'EH-MYTH-17',
  reads: ['eldritch', 'armed', 'ongoing'],
  when: (t) => ongoing(t).filter((card) => t.get(card, 'armed') && t.get(card, 'eldritch') <= 0 && cardOf(t, card, 'mythos').countdown),
  *then(t, [card]) {
    const piece = defined(card)
    yield* t.change((w) => w.set(piece, 'armed', false))
    yield* resolveText(t, piece, defined(cardOf(t, piece, 'mythos').countdown), leadInvestigator(t))
  },
}
