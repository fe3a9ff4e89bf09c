import type { GameBox } from '@miskatonic/contract'

/** What is printed on the box. */
export const box: GameBox = {
  seats: { min: 1, max: 4, usual: 2 },
  minutes: 120,
  weight: 4,
  manner: 'campaign',
  motto: { es: 'Una campaña de sueños que se recuerdan.', en: 'A campaign of dreams that are remembered.' },
}
