import type { Words } from './say.ts'

export const plainWords = {
  empty: { es: 'nada', en: 'nothing' },
  faceDown: { es: 'carta boca abajo', en: 'face-down card' },
  cards: { es: '{n} {n?carta|cartas}', en: '{n} {n?card|cards}' },
  table: { es: 'La mesa', en: 'The table' },
  places: { es: 'Lugares', en: 'Places' },
  piles: { es: 'Mazos', en: 'Piles' },
  yes: { es: 'sí', en: 'yes' },
  legal: { es: 'se puede elegir', en: 'can be chosen' },
  bot: { es: 'bot', en: 'bot' },
} as const satisfies Words
