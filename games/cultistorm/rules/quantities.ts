import type { Quantity } from '@miskatonic/kernel'
import { isOn } from './expansions/frame.ts'
import { type Cultistorm, type Seat, type Slot, type Storm, SYMBOLS } from './shape.ts'
import { players } from './team.ts'

type Q = Quantity<Cultistorm>

/** Two detectives whom nobody helps from afar: each has one card more, and one die more. */
const isPairAlone = (t: Storm): boolean => players(t) === 2 && !isOn(t, 'distantHelp') // CS-RULING-93

export const quantities = {
  /** Marker steps in the cultist phase. */
  arrivals: { rule: 'CS-CULT-02', base: players, fold: ['add', 'floor:0'] },
  /** How many a cultist counts for when a fourth is looked for. */
  presence: { rule: 'CS-LIMIT-07', base: () => 1, fold: ['add'] },
  handSize: { rule: 'CS-REV-02', base: (t: Storm) => (isPairAlone(t) ? 5 : 4), fold: ['add', 'floor:0'] },
  poolDice: { rule: 'CS-REV-05', base: (t: Storm) => (isPairAlone(t) ? 4 : players(t)), fold: ['add', 'floor:0', 'cap:8'] },
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
  /** Tokens for whoever helps with a general card. */
  supportMadness: { rule: 'CS-SUPP-07', base: () => 1, fold: ['add', 'floor:0'] },
  /** Cards that an investigation draws. */
  found: { rule: 'CS-INV-04', base: (_t: Storm, { n }: { who: Seat; n: number }) => n, fold: ['add', 'floor:0'] },
  /** Tokens for a paid reroll. */
  rerollCost: { rule: 'CS-ROLL-02', base: () => 1, fold: ['add', 'floor:0'] },
  /** Trophies that must lie at a location before it can be sealed. */
  sealTrophies: { rule: 'CS-SEAL-02', base: players, fold: ['add', 'floor:0'] },
  /** Ancient Ones that may be in play at a time. */
  ancientLimit: { rule: 'CS-SUMMON-09', base: () => 1, fold: ['add'] },
  /** Sealed locations that win the game. */
  sealsToWin: { rule: 'CS-WIN-01', base: () => SYMBOLS.length, fold: ['add', 'floor:0'] },
  /** How often the symbol of the location counts for an enemy, beyond what its card says. */
  slotSymbols: { rule: 'CS-MATCH-01', base: () => 0, fold: ['add', 'floor:0'] },
  /** How often the cultist die counts for an enemy. */
  dieSymbols: { rule: 'CS-MATCH-04', base: () => 1, fold: ['add', 'floor:0'] },
} satisfies { [name: string]: Q }
