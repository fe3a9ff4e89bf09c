import type { LinesOf } from '@miskatonic/commons/lines'
import type { ExpansionEnding } from '../../rules/expansions/shape.ts'
import type { Messages } from '../../rules/messages.ts'
import type { Both } from '../phrases.ts'
import { relicWords } from './ancientRelics/words.ts'
import { scenesWords } from './behindTheScenes/words.ts'
import { cultistEventWords } from './cultistEvents/words.ts'
import { puzzleWords } from './dangerousPuzzle/words.ts'
import { ritualWords } from './darkRituals/words.ts'
import { diseaseWords } from './diseases/words.ts'
import { helpWords } from './distantHelp/words.ts'
import { civilianWords } from './innocentVictims/words.ts'
import { investigationEventWords } from './investigationEvents/words.ts'
import { otherworldWords, swallowed } from './otherworlds/words.ts'
import { blotWords } from './rorschach/words.ts'
import { stormEndings, stormOptions, stormWords } from './stormOfCultists/words.ts'

/* What is said at tables with expansions. */

export const expansionWords = {
  ...relicWords,
  ...helpWords,
  ...scenesWords,
  ...otherworldWords,
  ...stormWords,
  ...ritualWords,
  ...cultistEventWords,
  ...civilianWords,
  ...diseaseWords,
  ...puzzleWords,
  ...investigationEventWords,
  ...blotWords,
}
export const expansionEndings: { readonly [E in ExpansionEnding]: Both } = { swallowed, ...stormEndings }
export const expansionLines: Partial<LinesOf<Messages>> = {
  'portal-opened': { rule: 'CS-RULING-125', cue: 'dice' },
  'ink-gained': { rule: 'CS-RULING-121' },
  'manuscript-played': { rule: 'CS-RULING-121', cue: 'harm' },
  'otherworld-opened': { rule: 'CS-EXP-06', cue: 'harm' },
  'detective-trapped': { rule: 'CS-EXP-07', cue: 'harm' },
  'detective-rescued': { rule: 'CS-EXP-08' },
  'mission-begun': { rule: 'CS-EXP-03' },
  'boon-bought': { rule: 'CS-RULING-122' },
  'scar-drawn': { rule: 'CS-RULING-122', cue: 'harm' },
  'witness-moved': { rule: 'CS-RULING-122' },
  'help-revealed': { rule: 'CS-RULING-123' },
  'help-sent': { rule: 'CS-RULING-123' },
  'relic-taken': { rule: 'CS-EXP-09' },
  'experience-gained': { rule: 'CS-RULING-126' },
  'ritual-learned': { rule: 'CS-EXP-10' },
  'cultist-event-drawn': { rule: 'CS-EXP-11', cue: 'harm' },
  'civilian-came': { rule: 'CS-RULING-128' },
  'civilian-feared': { rule: 'CS-RULING-128' },
  'civilian-fell': { rule: 'CS-EXP-12', cue: 'harm' },
  'civilian-saved': { rule: 'CS-EXP-12' },
  'disease-broke-out': { rule: 'CS-EXP-13', cue: 'harm' },
  'disease-spread': { rule: 'CS-RULING-129' },
  'disease-raged': { rule: 'CS-RULING-129', cue: 'harm' },
  'disease-caught': { rule: 'CS-RULING-129', cue: 'harm' },
  'disease-cured': { rule: 'CS-RULING-129' },
  'puzzle-found': { rule: 'CS-EXP-14' },
  'puzzle-loosened': { rule: 'CS-EXP-15', cue: 'harm' },
  'investigation-event-drawn': { rule: 'CS-EXP-16' },
  'blot-revealed': { rule: 'CS-EXP-17' },
  'blot-resolved': { rule: 'CS-RULING-132' },
  'blots-awoke': { rule: 'CS-EXP-18', cue: 'harm' },
}
/** Answers that are neither a card nor a message: by the head of their key. */
export const expansionOptions: { readonly [head: string]: Both } = { play: { es: 'Escribir', en: 'Write' }, ...stormOptions }
