import { boxIsAPack } from '@miskatonic/testing/suites'
import { content } from '../index.ts'

const both = { es: 'a', en: 'b' }

boxIsAPack(content, {
  game: 'lighthouse',
  wrong: {
    cards: [
      { id: 'no-title', kind: 'ship', story: both, needs: [], light: 1, loss: 1 },
      { id: 'odd', kind: 'night', title: both, story: both, stage: 1, effect: { do: 'explode' } },
    ],
    problems: ['no-title: «title» is missing', 'odd: there is no verb «explode»'],
  },
  byHand: 0,
  pieces: { night: 11, find: 22, ship: 12, thing: 6, purpose: 6, 'mark-front': 1, mark: 3, token: 1 },
})
