import type { Words } from './say.ts'

export const settings = {
  title: { es: 'Ajustes', en: 'Settings' },
  name: { es: 'Tu nombre', en: 'Your name' },
  language: { es: 'Idioma', en: 'Language' },
  motion: { es: 'Movimiento', en: 'Motion' },
  motions: {
    full: { es: 'normal', en: 'normal' },
    quick: { es: 'rápido', en: 'quick' },
    none: { es: 'ninguno', en: 'none' },
  },
  ownPace: { es: 'Lo que te ocurre', en: 'What happens to you' },
  ownPaces: {
    mine: { es: 'a mi ritmo', en: 'at my pace' },
    flowing: { es: 'fluido', en: 'flowing' },
    fast: { es: 'rápido', en: 'fast' },
    off: { es: 'de golpe', en: 'all at once' },
  },
  othersPace: { es: 'Lo que ocurre a los demás', en: 'What happens to others' },
  othersPaces: {
    watch: { es: 'mirar', en: 'watch' },
    glance: { es: 'de un vistazo', en: 'glance' },
    skip: { es: 'saltar', en: 'skip' },
  },
  sound: { es: 'Sonido', en: 'Sound' },
  sounds: {
    turn: { es: 'cuando te toca', en: 'on your turn' },
    dice: { es: 'los dados', en: 'dice' },
    cards: { es: 'las cartas', en: 'cards' },
    harm: { es: 'lo que amenaza', en: 'what threatens' },
    talk: { es: 'la charla', en: 'chat' },
  },
  textSize: { es: 'Tamaño de la letra', en: 'Size of the text' },
  contrast: { es: 'Contraste', en: 'Contrast' },
  contrasts: { normal: { es: 'normal', en: 'normal' }, high: { es: 'alto', en: 'high' } },
  palette: { es: 'Colores', en: 'Colours' },
  palettes: {
    lamp: { es: 'de la casa', en: 'of the house' },
    apart: { es: 'sin rojo contra verde', en: 'no red against green' },
  },
  confirm: { es: 'Preguntar antes de lo que no se arregla fácil', en: 'Ask before what is not easily mended' },
  skip: { es: 'Responder solo cuando hay una única respuesta', en: 'Answer by itself where there is only one answer' },
  odds: { es: 'Mostrar probabilidades donde deciden los dados', en: 'Show odds where dice decide' },
  curtain: { es: 'Cubrir la mesa cuando cambia de manos', en: 'Cover the table when it changes hands' },
  device: { es: 'Seguir en otro aparato', en: 'Go on on another device' },
  deviceNote: { es: 'tus asientos en línea, con un enlace o un QR', en: 'your online seats, by a link or a QR code' },
  deviceSecret: {
    es: 'Quien abra este enlace eres tú en las mesas en línea: no se lo des a nadie.',
    en: 'Whoever opens this link is you at online tables: give it to nobody.',
  },
  kept: { es: 'Estos ajustes se guardan en este navegador.', en: 'These settings are kept in this browser.' },
  keptHere: { es: 'Las mesas de este aparato, también.', en: 'So are the tables of this device.' },
  keptHereSize: {
    es: 'Las mesas de este aparato, también: con lo demás de esta página ocupan {size} MB.',
    en: 'So are the tables of this device: with the rest of this page they take {size} MB.',
  },
  keptSafe: { es: 'El navegador ha prometido no borrarlas.', en: 'The browser has promised not to clear them away.' },
  keptUnsafe: {
    es: 'El navegador podría borrarlas si le falta sitio: guarda en un archivo las que te importen.',
    en: 'The browser may clear them away when it runs out of space: save those you care about as a file.',
  },
  keptOnline: { es: 'Las mesas en línea se guardan en su servidor.', en: 'Online tables are kept by their server.' },
} as const satisfies Words
