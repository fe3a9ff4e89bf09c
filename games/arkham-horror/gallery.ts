import { galleryByKind } from '@miskatonic/commons/gallery'
import { cards } from './content/cards.ts'
import { faceText, SORTS } from './text/faces.ts'

const { investigator, ancientOne, monster, common, unique, spell, skill, ally, special } = SORTS

/** Who and what there is; encounters and Mythos cards are told in play. */
export const gallery = galleryByKind({
  cards: cards.map(({ id, kind }) => ({ id, kind, face: `${kind}/${id}` })),
  kinds: { investigator, ancientOne, monster, common, unique, spell, skill, ally, special },
  face: faceText,
})
