/** Every picture of the game, as parameters, keyed by face (`web/art/README.md`). The build draws them. */
import { type Picture, type Pictures, pictureKeys } from '@miskatonic/web/art'
import { backs } from './pictures/backs.ts'
import { encounters } from './pictures/encounters.ts'
import { endings } from './pictures/endings.ts'
import { fates } from './pictures/fates.ts'
import { horrors } from './pictures/horrors.ts'
import { people } from './pictures/people.ts'
import { possessions } from './pictures/possessions.ts'

export const pictures: Pictures = {
  'cover:eldritch-horror': { kind: 'cover', motif: 'world' },
  ...people,
  ...horrors,
  ...possessions,
  ...fates,
  ...encounters,
  ...backs,
}

/** The picture a face is shown with. */
export const pictureOfFace = (face: string): Picture | undefined =>
  pictureKeys(face)
    .map((key) => pictures[key])
    .find((picture) => picture !== undefined)

/** What the table shows besides faces: how it ended. */
export const openPictures: Pictures = endings
