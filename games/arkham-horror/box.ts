import type { GameBox } from '@miskatonic/contract'

/** What is printed on the box. */
export const box: GameBox = {
  seats: { min: 1, max: 8, usual: 4 },
  minutes: 180,
  weight: 4,
  manner: 'cooperative',
  motto: { es: 'La ciudad duerme. Los portales no.', en: 'The town sleeps. The gates do not.' },
}
