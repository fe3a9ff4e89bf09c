import { pieceArgument as card } from '@miskatonic/kernel'
import type { Expansion } from '../frame.ts'
import { buildDeck, discardEvent, drawEvent } from './drawing.ts'

/** At the start of every cultist phase but the first something happens, mostly something bad. */
export const cultistEvents: Expansion = {
  id: 'cultistEvents',
  after: { 'setup:begin': buildDeck, 'arrivals:begin': drawEvent, 'turn:end': discardEvent },
  tell: {
    'cultist-event:draw': { all: (_t, { event }) => ({ key: 'cultist-event-drawn', args: { card: card(event) } }) },
    'location:embolden': { all: (_t, { at }) => ({ key: 'location-emboldened', args: { slot: at } }) },
  },
}
