import type { Player } from '@miskatonic/testing'
import { discardOf, handOf } from '../rules/people.ts'
import type { Etherfields, Square } from '../rules/shape.ts'
import { type Picture, scene } from './scene.ts'

/** Enters a dream through its Gate, as a Team does that owns the Key, and plays on to Ana's first round. */
export function inDream(id: string, picture: Picture = {}): Player<Etherfields> {
  const at = scene({ ...picture, keys: 3 })
  let gate = ''
  at.arrange((w, t) => {
    w.put(t.inZone('gate'), 'removed')
    gate = w.make(`gate-${id}`, 'gates')
  })
  return at.arrange(() => {}, [{ step: 'enterGate', args: { gate } }]).untilAsk('ana', 'your-round')
}
/** Ana stands there with these cards in hand, at the beginning of a round of hers. */
export function standing(at: Player<Etherfields>, square: Square, ...cards: readonly string[]): Player<Etherfields> {
  return at.arrange(
    (w, t) => {
      w.put(t.inZone(handOf('ana')), discardOf('ana'), { face: 'front' })
      for (const card of cards) w.put(w.make(card, 'box'), handOf('ana'), { face: 'front' })
      w.set('ana', 'at', square)
      w.set('ana', 'dreamActed', false)
      w.set('ana', 'boosted', false)
    },
    [{ step: 'round', args: { who: 'ana' } }, { step: 'curtain' }],
  )
}
