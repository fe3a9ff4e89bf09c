import type { Words } from './say.ts'

export const gallery = {
  title: { es: 'Galería de cartas', en: 'Card gallery' },
  open: { es: 'Ver las cartas', en: 'See the cards' },
  openNote: { es: 'con su texto, para curiosear', en: 'with their text, at leisure' },
  none: { es: 'Este juego no tiene galería.', en: 'This game has no gallery.' },
  before: { es: 'Anterior', en: 'Previous' },
  next: { es: 'Siguiente', en: 'Next' },
  place: { es: '{n} de {all}', en: '{n} of {all}' },
} as const satisfies Words
