import type { GameBox } from '@miskatonic/contract'

/** What is printed on the box. */
export const box: GameBox = {
  seats: { min: 1, max: 8, usual: 2 },
  minutes: 150,
  weight: 3,
  manner: 'cooperative',
  motto: { es: 'El mundo entero contra lo que despierta.', en: 'The whole world against what awakens.' },
}
