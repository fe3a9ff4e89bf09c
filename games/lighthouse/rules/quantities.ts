import type { Game } from '@miskatonic/kernel'
import { cardOf } from './cards.ts'
import { keepersAt } from './keepers.ts'
import type { Lighthouse } from './shape.ts'

/** Will is what nerve is left; knack does not wear out. */
const KNACK = 2

export const quantities: Game<Lighthouse>['quantities'] = {
  dice: {
    rule: 'LH-TEST-01',
    base: (t, { who, skill, modifier }) => (skill === 'will' ? t.get(who, 'nerve') : KNACK) + modifier,
    made: (t, { who, skill, modifier }) => [
      { phase: skill, amount: skill === 'will' ? t.get(who, 'nerve') : KNACK },
      ...(modifier ? [{ phase: 'modifier', amount: modifier }] : []),
    ],
    fold: ['add:bonus=highest', 'add', 'cap:6', 'floor:1'], // LH-TEST-03
  },
  light: {
    rule: 'LH-BEAM-03',
    base: (t) => keepersAt(t, 'tower').length + t.state.burned,
    fold: ['add', 'floor:0'],
  },
  need: {
    rule: 'LH-BEAM-07',
    base: (t, { ship }) => cardOf(t, ship, 'ship').light,
    fold: ['add', 'floor:1'],
  },
  kit: { rule: 'LH-KIT-01', base: () => 4, fold: ['add'] },
  /** What a part of a price really costs. */
  cost: { base: (_t, { n }) => n, fold: ['add', 'floor:0'] },
}
