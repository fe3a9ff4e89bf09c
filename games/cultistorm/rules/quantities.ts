import type { Quantity } from '@miskatonic/kernel'
import type { Cultistorm, Seat, Slot, Storm } from './shape.ts'

type Q = Quantity<Cultistorm>
const players = (t: Storm): number => t.seats.length

export const quantities = {
  /** Marker steps in the cultist phase. */
  arrivals: { rule: 'CS-CULT-02', base: players, fold: ['add', 'floor:0'] },
  /** How many a cultist counts for when a fourth is looked for. */
  presence: { rule: 'CS-LIMIT-07', base: () => 1, fold: ['add'] },
  handSize: { rule: 'CS-REV-02', base: () => 4, fold: ['add', 'floor:0'] },
  poolDice: { rule: 'CS-REV-05', base: players, fold: ['add', 'floor:0', 'cap:8'] },
  terrorSteps: { rule: 'CS-TERR-01', base: () => 1, fold: ['add', 'floor:0'] },
  /** The first move of a turn is free. */
  moveCost: {
    rule: 'CS-MOVE-04',
    base: (_t: Storm, { nth }: { who: Seat; from: Slot; nth: number }) => (nth > 1 ? 1 : 0),
    fold: ['add', 'floor:0', 'cap:1'],
  },
  icons: { rule: 'CS-INV-04', base: (_t: Storm, { icons }: { who: Seat; icons: number }) => icons, fold: ['add'] },
  itemLimit: { rule: 'CS-ITEM-01', base: () => 2, fold: ['add'] },
  kept: { rule: 'CS-INV-06', base: () => 1, fold: ['add'] },
  supportLimit: { rule: 'CS-SUPP-05', base: (t: Storm) => 2 * players(t), fold: ['add', 'floor:0'] },
  /** How often the cultist die counts for an enemy. */
  dieSymbols: { rule: 'CS-MATCH-04', base: () => 1, fold: ['add', 'floor:0'] },
} satisfies { [name: string]: Q }
