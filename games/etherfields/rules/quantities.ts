import type { Game } from '@miskatonic/kernel'
import { metaCount } from './metamorphoses.ts'
import { scapeOf } from './scape.ts'
import type { Etherfields } from './shape.ts'

/** Numbers that cards alter, each folded where it is read. */
export const quantities: Game<Etherfields>['quantities'] = {
  handLimit: { rule: 'EF-HAND-01', base: () => 6, fold: ['add', 'floor:0'] }, // EF-HAND-04
  progressLimit: { rule: 'EF-PROG-05', base: () => 4, fold: ['add', 'floor:0'] }, // EF-PROG-06
  itemLimit: { rule: 'EF-ITEM-04', base: () => 3, fold: ['add', 'cap:4'] }, // EF-BOARD-13
  anguishLimit: { rule: 'EF-ANG-02', base: () => 7, fold: ['add'] }, // EF-RULING-42
  /** In the draw step. */
  drawn: {
    rule: 'EF-DRAW-01',
    base: (t, { who }) => {
      const at = t.get(who, 'at')
      return 4 + (at !== '' && scapeOf(t).has(at) ? (scapeOf(t).data(at).drawBonus ?? 0) : 0) // EF-DRAW-07
    },
    fold: ['add', 'floor:0'],
  },
  range: { rule: 'EF-RANGE-08', base: (_t, { range }) => range, fold: ['add', 'floor:0'] },
  price: { rule: 'EF-ACT-03', base: (_t, { n }) => n, fold: ['set', 'add', 'floor:0'] },
  motive: { rule: 'EF-PAY-03', base: (_t, { n }) => n, fold: ['add', 'floor:0'] },
  entityMove: {
    rule: 'EF-EMOVE-02',
    base: (t, { entity, value }) => value + 2 * metaCount(t, entity, 'movement'),
    fold: ['add', 'floor:0'],
  }, // EF-META-05
  turns: { rule: 'EF-TURN-04', base: (_t, { n }) => n, fold: ['add', 'floor:1'] },
}
