/** Every picture of the game, as parameters, keyed by face (`web/art/README.md`). The build draws them. */
import type { Back, Pictures } from '@miskatonic/web/art'
import { allies } from './pictures/allies.ts'
import { fates } from './pictures/fates.ts'
import { horrors } from './pictures/horrors.ts'
import { investigators } from './pictures/investigators.ts'
import { locations } from './pictures/locations.ts'
import { lore } from './pictures/lore.ts'

const back: Back = { kind: 'back', icon: 'pentacle', leather: '#1d4a43' }

export const pictures: Pictures = {
  'cover:mythos': { kind: 'cover', motif: 'book' },
  back,
  ...investigators,
  ...locations,
  ...allies,
  ...lore,
  ...horrors,
  ...fates,
}
