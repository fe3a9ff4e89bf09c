import type { LinesOf } from '@miskatonic/commons/lines'
import type { Messages } from '../rules/messages.ts'

/** What the lines of the log bring besides their words: the rule each follows, and what sounds with it. */
export const lines: Partial<LinesOf<Messages>> = {
  'turn-begins': { rule: 'EF-TURN-01' },
  'step-begins': { rule: 'EF-SCAPE-02' },
  'cards-sealed': { rule: 'EF-SEAL-01', cue: 'harm' },
  'cards-opened': { rule: 'EF-SEAL-03' },
  'deck-reshuffled': { rule: 'EF-SHUF-01' },
  'anguish-suffered': { rule: 'EF-ANG-01', cue: 'harm' },
  'die-rolled': { rule: 'EF-DIE-01', cue: 'dice' },
  'team-loses': { rule: 'EF-ANG-03', cue: 'harm' },
  'team-wakes': { rule: 'EF-AWAKE-01' },
  'secret-revealed': { rule: 'EF-SECRET-02' },
}
