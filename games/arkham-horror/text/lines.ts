import type { LinesOf } from '@miskatonic/commons/lines'
import type { Messages } from '../rules/messages.ts'

/** What a line of the log brings besides its words: the rule it follows, and its tone. */
export const lines: Partial<LinesOf<Messages>> = {
  'turn-begins': { tone: 'head' },
  'phase-begins': { tone: 'head' },
  'first-player-passed': { rule: 'AH-TURN-04' },
  delayed: { rule: 'AH-STATUS-01' },
  arrested: { rule: 'AH-STATUS-04' },
  'got-lost': { rule: 'AH-STATUS-07' },
  maddened: { rule: 'AH-HEALTH-05' },
  fainted: { rule: 'AH-HEALTH-05' },
  devoured: { rule: 'AH-STATUS-09' },
  eliminated: { rule: 'AH-FINAL-13' },
  'check-passed': { rule: 'AH-CHECK-06' },
  'check-failed': { rule: 'AH-CHECK-06' },
  'clue-die-rolled': { rule: 'AH-CLUE-01' },
  'check-rerolled': { rule: 'AH-CHECK-11' },
  'monster-evaded': { rule: 'AH-EVADE-02' },
  'monster-overflowed': { rule: 'AH-LIMIT-03' },
  'outskirts-overflowed': { rule: 'AH-LIMIT-05' },
  'surge-begun': { rule: 'AH-SURGE-01' },
  'gate-opened': { rule: 'AH-GATE-01' },
  'gate-closed': { rule: 'AH-CLOSE-04' },
  'seal-placed': { rule: 'AH-CLOSE-05' },
  'terror-risen': { rule: 'AH-TERROR-09' },
  'ally-left': { rule: 'AH-TERROR-01' },
  awakened: { rule: 'AH-AWAKE-08' },
}
