/** Every picture of the game, as parameters, keyed by face (`web/art/README.md`). The build draws them. */
import { type Pictures, show } from '@miskatonic/web/art'
import { actions } from './pictures/actions.ts'
import { cultists } from './pictures/cultists.ts'
import { endings } from './pictures/endings.ts'
import { expansionPictures } from './pictures/expansions/index.ts'
import { horrors } from './pictures/horrors.ts'
import { people } from './pictures/people.ts'
import { specialSects } from './pictures/sects.ts'
import { things } from './pictures/things.ts'

export const pictures: Pictures = {
  'cover:cultistorm': { kind: 'cover', motif: 'storm' },
  ...people,
  ...actions,
  ...cultists,
  ...horrors,
  ...specialSects,
  ...things,
  ...expansionPictures,
  // What is told is the picture: all stories have one, and all cards that lead to them.
  tale: show('sepia', 'open-book', { ground: 'roofs' }),
  narrative: show('sepia', 'bookmark', { ground: 'columns' }),
  'terror-back': { kind: 'back', icon: 'terror', leather: '#5c1a1c' },
  'end-back': { kind: 'back', icon: 'evil-moon', leather: '#241a2c' },
}

/** What the table shows besides faces: the back of every card. */
export const openPictures: Pictures = {
  back: { kind: 'back', icon: 'lightning-storm', leather: '#1d3344' },
  ...endings,
}
