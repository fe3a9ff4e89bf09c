import { pieceArgument as card } from '@miskatonic/kernel'
import type { PieceId, Seat, Storm } from '../../shape.ts'
import type { Expansion } from '../frame.ts'
import { isConcerned } from './carriers.ts'
import { breakOut, buildDeck, catchDiseases, spreadAll } from './outbreaks.ts'

/** Diseases that break out with each lap of terror and spread around the board. */
export const diseases: Expansion = {
  id: 'diseases',
  after: { 'setup:begin': buildDeck, 'lap:complete': breakOut, 'terror:end': spreadAll, 'preparation:end': catchDiseases },
  abilities: [
    {
      id: 'cure',
      family: 'allow',
      on: 'card:use',
      when: (t: Storm, _self, { who, card: piece }: { who: Seat; card: PieceId }) =>
        t.where(piece) === 'diseases' && isConcerned(t, who, piece), // CS-RULING-129
    },
  ],
  tell: {
    'disease:break': { all: (_t, { disease, at }) => ({ key: 'disease-broke-out', args: { card: card(disease), slot: at } }) },
    'disease:spread': { all: (_t, { disease, at }) => ({ key: 'disease-spread', args: { card: card(disease), slot: at } }) },
    'disease:rage': { all: (_t, { disease, at }) => ({ key: 'disease-raged', args: { card: card(disease), slot: at } }) },
    'disease:catch': { all: (_t, { who, disease }) => ({ key: 'disease-caught', args: { who, card: card(disease) } }) },
    'disease:cure': { all: (_t, { who, disease }) => ({ key: 'disease-cured', args: { who, card: card(disease) } }) },
    'disease:end': { all: (_t, { disease }) => ({ key: 'disease-ended', args: { card: card(disease) } }) },
  },
}
