import { boxIsAPack } from '@miskatonic/testing/suites'
import { content } from '../index.ts'

const both = { es: 'a', en: 'b' }

boxIsAPack(content, {
  game: 'mythos',
  wrong: {
    cards: [
      { id: 'nameless', kind: 'monster', story: both, value: 1 },
      { id: 'odd', kind: 'ally', title: both, story: both, foundAt: [], attributes: [], value: 'x', onPlay: { do: 'explode' } },
      { id: 'nobody', kind: 'hero' },
    ],
    problems: [
      'nameless: «title» is missing',
      'odd: expected a whole number, found "x"',
      'odd: there is no verb «explode»',
      'nobody: there is no kind «hero»',
    ],
  },
  byHand: 0.15,
  pieces: 300,
})
