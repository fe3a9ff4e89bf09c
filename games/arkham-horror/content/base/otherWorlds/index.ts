import { gateCard } from '../../builders.ts'
import type { GateCard } from '../../kinds.ts'
import { blue } from './blue.ts'
import { green } from './green.ts'
import { red } from './red.ts'
import { yellow } from './yellow.ts'

/** Twelve cards of each colour, and the one that shuffles the deck (AH-OW-13). */
export const gateCards: readonly GateCard[] = [
  ...yellow,
  ...green,
  gateCard('gate-25', ['blue', 'green', 'red', 'yellow'], {}),
  ...red,
  ...blue,
]
