import { pieceArgument as card } from '@miskatonic/kernel'
import { isKind } from '../../cards.ts'
import { reshuffleItems } from '../../items.ts'
import type { Expansion } from '../frame.ts'
import { buildDeck, find, isSolved } from './pieces.ts'

/** Six pieces among the items: without all of them nobody wins. */
export const dangerousPuzzle: Expansion = {
  id: 'dangerousPuzzle',
  after: { 'items:lay': buildDeck, 'item:draw': (t, { who, item }) => find(t, who, item) },
  abilities: [
    {
      id: 'unsolved',
      rule: 'CS-EXP-14',
      family: 'cannot',
      on: 'storm:win',
      when: (t) => !isSolved(t), // CS-RULING-130
      refusal: () => ({ rule: 'CS-EXP-14', message: { key: 'puzzle-unsolved' } }),
    },
  ],
  checks: [
    {
      name: 'puzzle-buried',
      rule: 'CS-RULING-130',
      reads: ['item-deck', 'item-discard'],
      when: (t) => (t.size('item-deck') === 0 && t.inZone('item-discard').some((card) => isKind(t, card, 'puzzle')) ? ['table'] : []),
      *then(t) {
        yield* reshuffleItems(t) // CS-RULING-130
      },
    },
  ],
  tell: {
    'puzzle:find': { all: (_t, { who, piece }) => ({ key: 'puzzle-found', args: { who, card: card(piece) } }) },
    'puzzle:loosen': { all: (_t, { who, piece }) => ({ key: 'puzzle-loosened', args: { who, card: card(piece) } }) },
  },
}
