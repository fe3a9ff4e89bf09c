import { pieceArgument as card } from '@miskatonic/kernel'
import { placeOf } from '../../board.ts'
import type { PieceId, Seat, Storm } from '../../shape.ts'
import type { Expansion } from '../frame.ts'
import { buildDeck, civilianPhase, civiliansOf } from './civilians.ts'

/** Civilians among the cultists, to be led away before they join them. */
export const innocentVictims: Expansion = {
  id: 'innocentVictims',
  after: { 'setup:begin': buildDeck, 'arrivals:begin': civilianPhase },
  abilities: [
    {
      id: 'save',
      family: 'allow',
      on: 'card:use',
      when: (t: Storm, _self, { who, card: piece }: { who: Seat; card: PieceId }) => t.where(piece) === civiliansOf(placeOf(t, who)), // CS-RULING-128
    },
  ],
  tell: {
    'civilian:come': { all: (_t, { civilian, at }) => ({ key: 'civilian-came', args: { card: card(civilian), slot: at } }) },
    'civilian:fear': { all: (_t, { civilian, left }) => ({ key: 'civilian-feared', args: { card: card(civilian), n: left } }) },
    'civilian:fall': { all: (_t, { civilian, at }) => ({ key: 'civilian-fell', args: { card: card(civilian), slot: at } }) },
    'civilian:save': { all: (_t, { who, civilian }) => ({ key: 'civilian-saved', args: { who, card: card(civilian) } }) },
  },
}
