import type { Check } from '@miskatonic/kernel'
import { ancientOne } from './ancientOne.ts'
import { renewDeck } from './gaining.ts'
import type { DeckZone, EldritchShape } from './shape.ts'

/** An emptied stack or pool is made anew from its discard pile at once, face down and mixed. */
const renewed = (pile: 'gates' | 'clues', rule: string): Check<EldritchShape> => ({
  name: `renew-${pile}`,
  rule,
  reads: [pile, 'discard'],
  when: (t) => (!t.size(pile) && t.size(`discard:${pile}`) ? [pile] : []),
  *then(t) {
    yield* t.change((w) => w.put(t.inZone(`discard:${pile}`), pile, { mixed: true, face: 'back' }))
  },
})

export const gateStack = renewed('gates', 'EH-GATE-04')
export const cluePool = renewed('clues', 'EH-CLUE-03')

const DECKS = ['assets', 'artifacts', 'general', 'america', 'europe', 'asia', 'otherWorld', 'research', 'mysteries'] as const

const PILES = DECKS.map((deck) => ({ deck, pile: `discard:${deck}` }) as const)
const NOTHING: readonly DeckZone[] = []

/** So is every deck, at once: what is discarded later lies on a new pile. Never the Mythos deck; the expedition deck follows its token (EH-DISC-06, EH-EXP-03). */
export const emptyDecks: Check<EldritchShape, DeckZone> = {
  name: 'renew-decks',
  rule: 'EH-DISC-06',
  reads: [...DECKS, 'special', 'discard'],
  when: (t) => {
    if (!t.size('sheet')) return NOTHING
    const empty = PILES.filter(({ deck, pile }) => !t.size(deck) && t.size(pile)).map(({ deck }) => deck)
    const special = `special:${ancientOne(t).asideSpecial}` as const
    return !t.size(special) && t.size(`discard:${special}`) ? [...empty, special] : empty
  },
  *then(t, decks) {
    for (const deck of decks) yield* renewDeck(t, deck)
  },
}
