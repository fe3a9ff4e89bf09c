import type { GameBox } from '@miskatonic/contract'

/** What is printed on the box. */
export const box: GameBox = {
  seats: { min: 2, max: 4, usual: 3 },
  minutes: 10,
  weight: 1,
  manner: 'cooperative',
  motto: { es: 'Que la luz no se apague.', en: 'Keep the light burning.' },
}
