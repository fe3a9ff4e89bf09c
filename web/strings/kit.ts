import type { Words } from './say.ts'

/** What parts of tables say that more than one game is made of. */
export const kit = {
  close: { es: 'Cerrar', en: 'Close' },
  colon: { es: '{a}: {b}', en: '{a}: {b}' },
  legal: { es: 'se puede elegir', en: 'can be chosen' },
  legalFor: { es: 'se puede elegir, cuesta {price}', en: 'can be chosen, costs {price}' },
  refused: { es: 'no se puede: {why}', en: 'not possible: {why}' },
  read: { es: 'Leer la carta', en: 'Read the card' },

  putHere: { es: 'Suéltala aquí para jugarla', en: 'Drop it here to play it' },
  notNow: { es: 'Ahora no se puede', en: 'Not now' },

  zoomIn: { es: 'Acercar', en: 'Zoom in' },
  zoomOut: { es: 'Alejar', en: 'Zoom out' },
  wholeMap: { es: 'Mapa entero', en: 'Whole map' },
  findMe: { es: '¿Dónde estoy?', en: 'Find me' },
  moreOn: { es: '{n} fichas más en {place}', en: '{n} more tokens on {place}' },
  pointAt: { es: 'Señalar', en: 'Point here' },
  boardHow: {
    es: 'Las flechas recorren las casillas vecinas, Intro elige o abre la casilla, más y menos acercan y alejan.',
    en: 'Arrow keys walk to neighbouring spaces, Enter chooses or opens the space, plus and minus zoom.',
  },
  die: { es: '{n?dado|dados}', en: '{n?die|dice}' },
  successFrom: { es: 'éxito con {n} o más', en: '{n} or more succeeds' },
  successHighest: { es: 'éxito solo con {n}', en: 'only a {n} succeeds' },
  success: { es: 'éxito', en: 'success' },
  failure: { es: 'fallo', en: 'failure' },
  successes: { es: '{n?éxito|éxitos}', en: '{n?success|successes}' },
  passed: { es: 'prueba superada', en: 'test passed' },
  failed: { es: 'prueba fallada', en: 'test failed' },
  percent: { es: '{n} %', en: '{n}%' },
  ladder: { es: 'Qué hace cada éxito', en: 'What each success does' },
  now: { es: 'ahora', en: 'now' },
  withMore: { es: 'con {n} más', en: 'with {n} more' },
  offers: { es: '{name} ofrece', en: '{name} offers' },
  offersNothing: { es: 'Nada todavía', en: 'Nothing yet' },
  agrees: { es: 'Está de acuerdo', en: 'Agrees' },
} as const satisfies Words
