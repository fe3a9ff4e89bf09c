import type { Kinds } from '@miskatonic/effects'
import { type Relic, relicFields, relics } from './ancientRelics.ts'
import { type Manuscript, manuscriptFields, manuscripts } from './behindTheScenes.ts'
import { type CultistEvent, cultistEventFields, cultistEvents } from './cultistEvents.ts'
import { type PuzzlePiece, puzzleEvents, puzzleFields, puzzlePieces } from './dangerousPuzzle.ts'
import { type Ritual, ritualFields, rituals } from './darkRituals.ts'
import { type Disease, diseaseFields, diseases } from './diseases.ts'
import { type Help, helpCards, helpFields } from './distantHelp.ts'
import { type Civilian, civilianFields, civilians } from './innocentVictims.ts'
import { type InvestigationEvent, investigationEventFields, investigationEvents } from './investigationEvents.ts'
import { type Otherworld, otherworldFields, otherworlds } from './otherworlds.ts'
import { type Blot, blotFields, blots } from './rorschach.ts'
import { type Boon, boonFields, boons, type Mission, missionFields, missions, type Scar, scarFields, scars } from './stormOfCultists.ts'

/* The cards of all expansions. */

export type ExpansionCard =
  | Relic
  | Help
  | Manuscript
  | Otherworld
  | Mission
  | Boon
  | Scar
  | Ritual
  | CultistEvent
  | Civilian
  | Disease
  | PuzzlePiece
  | InvestigationEvent
  | Blot
export const expansionCards: readonly ExpansionCard[] = [
  ...relics,
  ...helpCards,
  ...manuscripts,
  ...otherworlds,
  ...missions,
  ...boons,
  ...scars,
  ...rituals,
  ...cultistEvents,
  ...civilians,
  ...diseases,
  ...puzzlePieces,
  ...investigationEvents,
  ...blots,
]
/** Of kinds the base has too. */
export const extraCards = puzzleEvents
export const expansionKinds: Kinds = {
  relic: relicFields,
  help: helpFields,
  manuscript: manuscriptFields,
  otherworld: otherworldFields,
  mission: missionFields,
  boon: boonFields,
  scar: scarFields,
  ritual: ritualFields,
  cultistEvent: cultistEventFields,
  civilian: civilianFields,
  disease: diseaseFields,
  puzzle: puzzleFields,
  investigationEvent: investigationEventFields,
  blot: blotFields,
}
