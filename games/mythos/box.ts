import type { GameBox } from '@miskatonic/contract'

/** What is printed on the box. */
export const box: GameBox = {
  seats: { min: 2, max: 6, usual: 2 },
  minutes: 60,
  weight: 3,
  manner: 'competitive',
  motto: {
    es: 'Tu historia contra la de los demás, y los monstruos entre medias.',
    en: 'Your story against theirs, and the monsters in between.',
  },
}
