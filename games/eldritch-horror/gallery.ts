import { galleryByKind } from '@miskatonic/commons/gallery'
import { cards } from './content/index.ts'
import { faceText, SORTS } from './text/faces.ts'

const { investigator, ancientOne, monster, asset, artifact, spell, condition } = SORTS

/** Who and what there is, by its front; backs, Mysteries, encounters and Mythos cards are told in play. */
export const gallery = galleryByKind({
  cards: cards.map(({ id, kind }) => ({ id, kind, face: `${kind}:${id}` })),
  kinds: { investigator, ancientOne, monster, asset, artifact, spell, condition },
  face: faceText,
})
