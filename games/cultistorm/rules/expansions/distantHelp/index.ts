import { pieceArgument } from '@miskatonic/kernel'
import type { Expansion } from '../frame.ts'
import { clearHelp, layHelp, returnAid, revealHelp } from './sending.ts'

/** For one or two players: somebody far away helps as a third would. */
export const distantHelp: Expansion = {
  id: 'distantHelp',
  after: { 'setup:begin': layHelp, 'preparation:begin': revealHelp, 'preparation:end': clearHelp, 'turn:end': returnAid },
  tell: {
    'help:reveal': { all: (_t, { card }) => ({ key: 'help-revealed', args: { card: pieceArgument(card) } }) },
    'help:send': { all: (_t, { who, other, card }) => ({ key: 'help-sent', args: { who, other, card: pieceArgument(card) } }) },
  },
}
