import { defined, type PieceId, type Script } from '@miskatonic/kernel'
import { holderOf, kindOf } from './pieces.ts'
import type { Eldritch } from './shape.ts'

export type Deck = 'assets' | 'artifacts' | 'spells' | 'conditions'
const DECKS: { readonly [kind: string]: Deck } = { asset: 'assets', artifact: 'artifacts', spell: 'spells', condition: 'conditions' }
export const deckOf = (kind: string): Deck => defined(DECKS[kind])
export const isDouble = (deck: string): boolean => deck === 'spells' || deck === 'conditions'

/** The front of the first Spell and Condition can be seen by all (EH-DSC-02, EH-HIDE-12). */
export const showTop = (t: Eldritch): void => {
  t.top('spells')
  t.top('conditions')
}

/** Face up to its pile; a double-sided card back into its deck, which is shuffled and needs no cutting (EH-DISC-02, -04, -05, EH-DSC-04, -05, EH-RULING-54); set-aside ones aside again. */
export function* discardCard(t: Eldritch, card: PieceId): Script<boolean> {
  const who = holderOf(t, card)
  const done = yield* t.happens('card:discard', { who, card }, (w, what) => {
    const deck = deckOf(kindOf(t, what.card))
    if (isDouble(deck)) {
      w.put(what.card, deck, { face: 'front' })
      w.mix(deck)
    } else w.put(what.card, `discard:${deck}`, { face: 'front' })
  })
  if (!done) return false
  showTop(t)
  return true
}
