import type { Pictures } from '@miskatonic/web/art'
import { relics } from './ancientRelics.ts'
import { manuscripts } from './behindTheScenes.ts'
import { cultistEvents } from './cultistEvents.ts'
import { puzzle } from './dangerousPuzzle.ts'
import { rituals } from './darkRituals.ts'
import { diseases } from './diseases.ts'
import { help } from './distantHelp.ts'
import { civilians } from './innocentVictims.ts'
import { investigationEvents } from './investigationEvents.ts'
import { otherworlds } from './otherworlds.ts'
import { blots } from './rorschach.ts'
import { stormCards } from './stormOfCultists.ts'

/** The pictures of all expansions. */
export const expansionPictures: Pictures = {
  ...relics,
  ...help,
  ...manuscripts,
  ...otherworlds,
  ...stormCards,
  ...rituals,
  ...cultistEvents,
  ...civilians,
  ...diseases,
  ...puzzle,
  ...investigationEvents,
  ...blots,
}
