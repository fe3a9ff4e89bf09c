import { choose, chooseNumber, type Game, onPiece, type Script, type Seat } from '@miskatonic/kernel'
import { type Cellar, cellar, hand, type T } from './cellar.ts'

/** Whoever explores burns a card of the hand; a lamp asks how brightly, before anybody sees it. What is chosen shows in what follows, and that is no leak. */
export const chosenBeforeShown: Game<Cellar> = {
  ...cellar,
  steps: {
    ...cellar.steps,
    explore: function* (t: T, who: Seat): Script {
      if (t.get(who, 'out') || !hand(t, who).length) return
      const card = yield* choose(t, who, { about: 'explore', options: hand(t, who).map((piece) => onPiece(piece)), cover: true })
      if (t.def(card).id === 'lamp') yield* chooseNumber(t, who, { about: 'dice', min: 1, max: 4 })
      yield* t.change((w) => w.put(card, 'discard', { face: 'front' }))
    },
  },
}
