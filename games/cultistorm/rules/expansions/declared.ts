import { relicAttributes, relicZones } from './ancientRelics/declared.ts'
import { scenesTable, scenesZones } from './behindTheScenes/declared.ts'
import { cultistEventTable, cultistEventZones } from './cultistEvents/declared.ts'
import { puzzleZones } from './dangerousPuzzle/declared.ts'
import { ritualAttributes, ritualZones } from './darkRituals/declared.ts'
import { diseaseAttributes, diseaseZones } from './diseases/declared.ts'
import { helpTable, helpZones } from './distantHelp/declared.ts'
import { civilianAttributes, civilianZones } from './innocentVictims/declared.ts'
import { investigationEventZones } from './investigationEvents/declared.ts'
import { otherworldAttributes, otherworldZones } from './otherworlds/declared.ts'
import { blotZones } from './rorschach/declared.ts'
import { stormTable, stormZones } from './stormOfCultists/declared.ts'

/* Where the pieces of expansions lie, and what they carry: data alone, put together from their own `declared.ts`. */

export const declared = {
  table: { ...helpTable, ...scenesTable, ...stormTable, ...cultistEventTable },
  attributes: { ...relicAttributes, ...otherworldAttributes, ...ritualAttributes, ...civilianAttributes, ...diseaseAttributes },
  zones: {
    ...relicZones,
    ...helpZones,
    ...scenesZones,
    ...otherworldZones,
    ...stormZones,
    ...ritualZones,
    ...cultistEventZones,
    ...civilianZones,
    ...diseaseZones,
    ...puzzleZones,
    ...investigationEventZones,
    ...blotZones,
  },
  records: {},
  /** Zones of a detective whose cards lend their symbols in a fight, besides help and items. */
  lending: ['relics', 'aid'],
  /** Kinds of zones whose cards offer their actions to every detective. */
  common: ['help', 'rituals', 'blots'],
  /** Attributes and kinds of zones whose alteration may win the game. */
  victory: ['puzzle'],
  /** Kinds of cards whose actions are not there at all while their condition does not hold. */
  latent: ['ritual'],
} as const
