import type { GameBox } from '@miskatonic/contract'

/** What is printed on the box. */
export const box: GameBox = {
  seats: { min: 2, max: 6, usual: 4 },
  minutes: 90,
  weight: 3,
  manner: 'cooperative',
  motto: { es: 'Cinco portales. Una tormenta.', en: 'Five portals. One storm.' },
}
