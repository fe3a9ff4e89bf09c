/** Every picture of the game, as parameters, keyed by face (`web/art/README.md`). The build draws them. */
import type { Pictures } from '@miskatonic/web/art'
import { endings } from './pictures/endings.ts'
import { fates } from './pictures/fates.ts'
import { horrors } from './pictures/horrors.ts'
import { people } from './pictures/people.ts'
import { possessions } from './pictures/possessions.ts'

export const pictures: Pictures = {
  'cover:arkham-horror': { kind: 'cover', motif: 'town' },
  ...people,
  ...horrors,
  ...possessions,
  ...fates,
  'gate-back/gate': { kind: 'back', icon: 'magic-portal', leather: '#3a1a1c' },
}

/** What the table shows besides faces: the back of every card, and how it ended. */
export const openPictures: Pictures = {
  back: { kind: 'back', icon: 'spooky-house', leather: '#2a2a1c' },
  ...endings,
}
