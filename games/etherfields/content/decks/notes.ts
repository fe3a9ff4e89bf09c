import { draw, hasFlag, note, words } from '../builders.ts'
import type { Note } from '../kinds.ts'

/* Notes that belong to no single dream. The others stand with the dream they come from. */

export const notes: readonly Note[] = [
  note('n-00', 'Papel en blanco', 'Blank Slip', {
    back: words('Cuando alguien haya preguntado si hay sitio.', 'Once somebody has asked if there is room.'),
    when: hasFlag('campaign', 'room'),
    effect: draw(1),
  }),
]
