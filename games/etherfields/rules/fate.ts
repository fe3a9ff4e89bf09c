import { resolveText } from '@miskatonic/effects'
import { choose, onPlace, type Script } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { lead } from './people.ts'
import { squaresWith } from './scape.ts'
import type { Ether, PieceId } from './shape.ts'
import { growSlumberScape } from './slumberScape.ts'
import { selfOf } from './source.ts'

/* Fate cards, and the Whims among them. */

export function* drawFate(t: Ether): Script {
  if (t.size('fate') === 0) return
  const [card] = t.top('fate') as [PieceId]
  yield* t.happens('fate:draw', { card }, (w, e) => w.put(e.card, 'situations', { face: 'front' }))
  const { effect, whim } = cardOf(t, card, 'fate')
  if (whim) return yield* placeWhim(t, card)
  if (effect) yield* resolveText(t, effect, { self: selfOf(card, lead(t)), you: lead(t) }) // EF-FATE-01
  if (t.where(card) === 'situations') yield* t.change((w) => w.put(card, 'fate', { at: 'bottom', face: 'back' })) // EF-FATE-02
}

/** First the Scape grows, then the Whim finds a slot or nothing has happened (EF-FATE-04 … EF-FATE-08). */
function* placeWhim(t: Ether, card: PieceId): Script {
  yield* growSlumberScape(t)
  const taken = t.inZone('whims').map((piece) => t.get(piece, 'slot'))
  const free = squaresWith(t, ({ whimSlot }) => whimSlot === true).filter((square) => !taken.includes(square))
  if (!free.length) return yield* t.change((w) => w.put(card, 'fate', { at: 'bottom', face: 'back' })) // EF-FATE-07
  const at =
    free.length > 1
      ? yield* choose(t, lead(t), { about: 'choose-whim-slot', options: free.map((square) => onPlace(square)), group: true })
      : (free[0] ?? '')
  yield* t.happens('whim:place', { card, at }, (w, e) => {
    w.put(e.card, 'whims')
    w.set(e.card, 'slot', e.at)
  })
}
