import { pieceArgument, type Seat } from '@miskatonic/kernel'
import type { Storm } from '../../shape.ts'
import type { Expansion } from '../frame.ts'
import { cannotOpen, layRelics, openPortal } from './portals.ts'

/** Powerful objects of other dimensions; whoever wants one opens a portal. */
export const ancientRelics: Expansion = {
  id: 'ancientRelics',
  after: { 'setup:begin': layRelics },
  abilities: [
    {
      id: 'open-portal',
      rule: 'CS-RULING-125',
      family: 'action',
      on: 'preparation',
      label: { key: 'open-portal-option' },
      refusals: (t: Storm, _self, who: Seat) => cannotOpen(t, who),
      run: (t: Storm, _self, who: Seat) => openPortal(t, who),
    },
  ],
  tell: {
    'portal:open': { all: (_t, { who, at, face }) => ({ key: 'portal-opened', args: { who, slot: at, face } }) },
    'relic:take': { all: (_t, { who, relic }) => ({ key: 'relic-taken', args: { who, card: pieceArgument(relic) } }) },
    'relic:lose': { all: (_t, { who, relic }) => ({ key: 'relic-lost', args: { who, card: pieceArgument(relic) } }) },
  },
}
