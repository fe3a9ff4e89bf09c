/** Every picture of the game, as parameters, keyed by face (`web/art/README.md`). The build draws them. */
import type { Back, Pictures } from '@miskatonic/web/art'
import { allies } from './pictures/allies.ts'
import { endings } from './pictures/endings.ts'
import { fates } from './pictures/fates.ts'
import { horrors } from './pictures/horrors.ts'
import { investigators } from './pictures/investigators.ts'
import { locations } from './pictures/locations.ts'
import { lore } from './pictures/lore.ts'

const back: Back = { kind: 'back', icon: 'pentacle', leather: '#1d4a43' }

export const pictures: Pictures = {
  'cover:mythos': { kind: 'cover', motif: 'book' },
  ...investigators,
  ...locations,
  ...allies,
  ...lore,
  ...horrors,
  ...fates,
}

/** What stands for each ready deck. */
const emblems: { readonly [deck: string]: string } = {
  'the-arkham-faculty': 'location:miskatonic-library',
  'the-order-of-the-reef': 'monster:deep-one',
  'physicians-of-providence': 'ally:dr-herbert-west',
  'the-miskatonic-expedition': 'location:city-of-the-elder-things',
  'dreamers-of-the-silver-key': 'artifact:the-silver-key',
  'whispers-in-the-hills': 'monster:mi-go',
  'the-long-arm-of-the-law': 'ally:inspector-legrasse',
  'the-fallen-parish': 'location:central-hill-church',
}

/** What the table shows besides faces: the back of every card, decks and Investigators where they are chosen. */
export const openPictures: Pictures = {
  back,
  ...endings,
  ...investigators,
  ...Object.fromEntries(Object.entries(emblems).flatMap(([deck, face]) => (pictures[face] ? [[`deck:${deck}`, pictures[face]]] : []))),
}
