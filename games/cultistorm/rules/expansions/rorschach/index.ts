import { pieceArgument as card } from '@miskatonic/kernel'
import type { Expansion } from '../frame.ts'
import { buildDeck, reveal } from './blots.ts'

/** Ink blots: nothing by themselves, until three of one dream lie there. */
export const rorschach: Expansion = {
  id: 'rorschach',
  after: { 'setup:begin': buildDeck, 'terror:begin': reveal },
  tell: {
    'blot:reveal': { all: (_t, { blot }) => ({ key: 'blot-revealed', args: { card: card(blot) } }) },
    'blot:resolve': { all: (_t, { who, blot }) => ({ key: 'blot-resolved', args: { who, card: card(blot) } }) },
    'blot:awaken': { all: (_t, { blots }) => ({ key: 'blots-awoke', args: { cards: blots.map(card) } }) },
  },
}
