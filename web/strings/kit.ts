import type { Words } from './say.ts'

/** What parts of tables say that more than one game is made of. */
export const kit = {
  close: { es: 'Cerrar', en: 'Close' },
  colon: { es: '{a}: {b}', en: '{a}: {b}' },
  legal: { es: 'se puede elegir', en: 'can be chosen' },
  legalFor: { es: 'se puede elegir, cuesta {price}', en: 'can be chosen, costs {price}' },
  refused: { es: 'no se puede: {why}', en: 'not possible: {why}' },
  hiddenCard: { es: 'Carta boca abajo', en: 'Face-down card' },

  zoomIn: { es: 'Acercar', en: 'Zoom in' },
  zoomOut: { es: 'Alejar', en: 'Zoom out' },
  wholeMap: { es: 'Mapa entero', en: 'Whole map' },
  findMe: { es: '¿Dónde estoy?', en: 'Find me' },
  moreOn: { es: '{n} fichas más en {place}', en: '{n} more tokens on {place}' },
  pointAt: { es: 'Señalar', en: 'Point here' },
  leadsTo: { es: 'Conduce a', en: 'Leads to' },
  boardHow: {
    es: 'Las flechas recorren las casillas vecinas, Intro elige o abre la casilla, más y menos acercan y alejan.',
    en: 'Arrow keys walk to neighbouring spaces, Enter chooses or opens the space, plus and minus zoom.',
  },
} as const satisfies Words
