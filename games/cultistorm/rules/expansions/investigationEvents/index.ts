import { pieceArgument as card } from '@miskatonic/kernel'
import type { Expansion } from '../frame.ts'
import { buildDeck, drawEvent } from './drawing.ts'

/** Whoever investigates finds something else first. */
export const investigationEvents: Expansion = {
  id: 'investigationEvents',
  after: {
    'setup:begin': buildDeck,
    'investigation:begin': (t, { who }) => drawEvent(t, who), // CS-RULING-131
    'investigation:end': (t) => t.ends('investigation'),
  },
  tell: {
    'investigation-event:draw': {
      all: (_t, { who, event }) => ({ key: 'investigation-event-drawn', args: { who, card: card(event) } }),
    },
  },
}
