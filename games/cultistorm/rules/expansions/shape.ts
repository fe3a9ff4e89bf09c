import type { RelicAttributes, RelicHappenings, RelicMessages } from './ancientRelics/shape.ts'
import type { ScenesHappenings, ScenesMessages, ScenesTable } from './behindTheScenes/shape.ts'
import type { CultistEventHappenings, CultistEventMessages, CultistEventTable } from './cultistEvents/shape.ts'
import type { PuzzleHappenings, PuzzleMessages } from './dangerousPuzzle/shape.ts'
import type { RitualAttributes, RitualHappenings, RitualMessages } from './darkRituals/shape.ts'
import type { DiseaseAttributes, DiseaseHappenings, DiseaseMessages } from './diseases/shape.ts'
import type { HelpHappenings, HelpMessages, HelpTable } from './distantHelp/shape.ts'
import type { CivilianAttributes, CivilianHappenings, CivilianMessages } from './innocentVictims/shape.ts'
import type { InvestigationEventHappenings, InvestigationEventMessages } from './investigationEvents/shape.ts'
import type { OtherworldAttributes, OtherworldHappenings, OtherworldMessages } from './otherworlds/shape.ts'
import type { BlotHappenings, BlotMessages } from './rorschach/shape.ts'
import type { StormHappenings, StormMessages, StormTable } from './stormOfCultists/shape.ts'

/* What expansions add to the shape of the game, put together from their own `shape.ts`. */

export type ExpansionTable = HelpTable & ScenesTable & StormTable & CultistEventTable
export type ExpansionAttributes = RelicAttributes & OtherworldAttributes & RitualAttributes & CivilianAttributes & DiseaseAttributes
export type ExpansionHappenings = RelicHappenings &
  HelpHappenings &
  ScenesHappenings &
  OtherworldHappenings &
  StormHappenings &
  RitualHappenings &
  CultistEventHappenings &
  CivilianHappenings &
  DiseaseHappenings &
  PuzzleHappenings &
  InvestigationEventHappenings &
  BlotHappenings
export interface ExpansionMessages
  extends RelicMessages,
    HelpMessages,
    ScenesMessages,
    OtherworldMessages,
    StormMessages,
    RitualMessages,
    CultistEventMessages,
    CivilianMessages,
    DiseaseMessages,
    PuzzleMessages,
    InvestigationEventMessages,
    BlotMessages {}
/** Ways to lose that the base does not know. */
export type ExpansionEnding = 'swallowed' | 'accomplished' | 'fallen'
