import type { Words } from './say.ts'

export const tutorial = {
  learn: { es: 'Aprende jugando', en: 'Learn by playing' },
  learnNote: { es: 'una primera ronda con guía', en: 'a first round with a guide' },
  tableName: { es: 'Primera partida', en: 'First game' },
  guide: { es: 'Guía', en: 'Guide' },
  step: { es: '{n} de {of}', en: '{n} of {of}' },
  back: { es: 'Anterior', en: 'Previous' },
  next: { es: 'Siguiente', en: 'Next' },
  skip: { es: 'Saltar', en: 'Skip' },
  finish: { es: 'Seguir jugando', en: 'Play on' },
  close: { es: 'Cerrar la guía', en: 'Close the guide' },
  reopen: { es: 'Abrir la guía', en: 'Open the guide' },
  otherwise: { es: 'Has hecho otra cosa, y también vale.', en: 'You did something else, and that is fine.' },
  waits: { es: 'Mira lo que ha pasado', en: 'See what happened' },
  waitsBody: { es: 'Léelo con calma y sigue: la guía espera.', en: 'Take your time to read it, then go on: the guide waits.' },
  quiet: { es: 'Sigue jugando', en: 'Play on' },
  quietBody: { es: 'La guía volverá a hablar cuando haya algo nuevo.', en: 'The guide will speak again when there is something new.' },
} as const satisfies Words
