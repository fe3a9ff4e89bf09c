import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { figureId } from '../content/cards.ts'
import { inDream, standing } from './inDream.ts'
import { worth } from './scene.ts'

/* What Dreams have in common: who comes back, what they add. */

const r2 = worth('rage', 2)

rule('EF-DREAM-07', 'an Entity that was driven off comes back when its effect says so', () => {
  const at = standing(inDream('i02'), '3,4', r2, r2)
  at.arrange((w, t) => {
    const tile = t.inZone('secrets').find((piece) => t.def(piece).id === 'lamp-eater') ?? ''
    w.put(tile, 'entity', { face: 'front' })
    const figure = w.make(figureId('lamp-eater'), 'figures')
    w.set(figure, 'at', '3,4')
    w.set(figure, 'entity', tile)
  })
  at.choose('ana', 'use:entity:lamp-eater/attack').choose('ana', [...at.table.kernel.inZone('hand:ana' as never)])
  at.untilAsk('ana', 'your-round', { boost: 'no' })
  expect(at.zone('figures')).toEqual([])
  at.arrange(
    (w, t) => {
      w.set('table', 'encounter', { kind: 'dream', id: 'i02', turn: 6 })
      w.put(t.inZone('turn-deck'), 'turn-discard', { face: 'back' })
      const cards = ['turn-spades-2', 'turn-hearts-1'].map((id) => t.inZone('turn-discard').find((piece) => t.def(piece).id === id) ?? '')
      w.put(cards, 'turn-deck', { face: 'front' })
    },
    [{ step: 'scapePhase' }],
  )
  expect(at.untilAsk('ana', 'your-round').zone('figures')).toEqual([figureId('lamp-eater')])
})
rule('EF-FATE-12', 'Fate cards that a Dream brings go under the Fate deck', () => {
  const at = inDream('i02')
  const before = at.zone('fate').length
  at.arrange((w, t) => w.set('table', 'marks', { ...t.state.marks, 'lamps-ever': 2, low: 2 }), [{ step: 'outOfTurns' }])
  at.untilAsk('ana', 'travel')
  expect(at.zone('fate')).toHaveLength(before + 2)
  expect(at.zone('fate').slice(-2)).toEqual(['horn-in-the-chimney', 'a-bill-for-light'])
})
