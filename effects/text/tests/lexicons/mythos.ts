import { extend, inO, oneEnding } from '../../lexicon.ts'
import { shared, term, verb } from '../../shared.ts'

const mass = (es: string, g: 'm' | 'f', en: string) => term(es, g, en, { es: { many: null } })
const attribute = (es: string, en: string, linked?: true) =>
  term(es, 'm', en, { es: { many: null, ...(linked ? { linked } : {}) }, en: { many: null }, style: 'trait' })
const calling = (es: string, en: string) => term(es, 'm', en, { es: { many: `${es}S`, agrees: true }, en: { many: null }, style: 'trait' })
const kin = (es: string, en: string, more: { many?: string } = {}) =>
  term(es, 'm', en, { es: { alive: 'creature', ...more }, style: 'trait' })

export const mythos = extend(shared, {
  terms: {
    investigator: term('Investigador', 'm', 'Investigator', { es: { alive: 'person', fem: 'Investigadora' } }),
    ally: term('Aliado', 'm', 'Ally', { es: { alive: 'person', piece: true } }),
    location: term('Localización', 'f', 'Location', { en: { place: 'at' } }),
    artifact: term('Artefacto', 'm', 'Artifact'),
    weapon: term('Arma', 'f', 'Weapon', { es: { el: true } }),
    tome: term('Libro', 'm', 'Tome'),
    spell: term('Hechizo', 'm', 'Spell'),
    monster: term('Monstruo', 'm', 'Monster', { es: { alive: 'creature' } }),
    hand: term('Mano', 'f', 'Hand'),
    mythosDeck: term('Mazo de Mitos', 'm', 'Mythos Deck'),
    san: term('COR', 'f', 'SAN', { es: { many: null }, en: { many: null }, icon: 'sanity' }),
    adventurePoint: term('Punto de Aventura', 'm', 'Adventure Point'),
    combat: term('Combate', 'm', 'Combat'),
    battle: term('batalla', 'f', 'battle'),
    round: term('Ronda', 'f', 'Round'),
    reveal: term('Revelación', 'f', 'Reveal', { es: { the: 'la' } }),
    opponent: term('oponente', 'mf', 'opponent', { es: { alive: 'person' } }),
    victim: term('víctima', 'f', 'victim', { es: { alive: 'person' } }),
    target: term('objetivo', 'm', 'target', { es: { alive: 'person' } }),
    city: attribute('CIUDAD', 'CITY', true),
    countryside: attribute('CAMPO', 'COUNTRYSIDE', true),
    cemetery: attribute('CEMENTERIO', 'CEMETERY', true),
    dunwich: attribute('DUNWICH', 'DUNWICH', true),
    day: attribute('DE DÍA', 'DAY'),
    indoors: attribute('INTERIOR', 'INDOORS'),
    cultist: calling('SECTARIO', 'CULTIST'),
    hybrid: calling('HÍBRIDO', 'HYBRID'),
    undead: term('MUERTO VIVIENTE', 'm', 'UNDEAD', {
      es: { many: 'MUERTOS VIVIENTES', alive: 'creature' },
      en: { many: null },
      style: 'trait',
    }),
    deepOne: kin('PROFUNDO', 'DEEP ONE'),
    ghoul: kin('GUL', 'GHOUL'),
    shoggoth: kin('SHOGGOTH', 'SHOGGOTH'),
    hospital: kin('HOSPITAL', 'HOSPITAL'),
    greek: mass('griego', 'm', 'Greek'),
    latin: mass('latín', 'm', 'Latin'),
    capacity: mass('capacidad', 'f', 'capacity'),
    icon: term('icono', 'm', 'icon'),
    star: term('estrella', 'f', 'star'),
    handIcon: term('mano', 'f', 'hand'),
    eye: term('ojo', 'm', 'eye'),
    cast: term('lanzamiento', 'm', 'cast'),
    harm: mass('daño', 'm', 'harm'),
    loss: term('pérdida', 'f', 'loss'),
    invisible: mass('invisible', 'm', 'invisible'),
    combines: mass('combina consigo mismo', 'm', 'combines with itself'),
    travelMode: mass('viaje', 'm', 'travel'),
    air: mass('aéreo', 'm', 'air'),
    outerSpace: mass('espacial', 'm', 'space'),
    landTravel: mass('viaje terrestre', 'm', 'land travel'),
    express: mass('exprés', 'm', 'express'),
    attributes: mass('atributos', 'm', 'attributes'),
    requiresInPlay: mass('requiere en juego', 'm', 'requires in play'),
    requires: mass('requiere', 'm', 'requires'),
    gate: term('Portal', 'm', 'Gate'),
  },
  adjectives: {
    current: { es: oneEnding('Actual', 'Actuales'), en: 'current' },
    used: { es: inO('usado'), en: 'spent' },
  },
  verbs: {
    cross: verb('cruzar', 'cross', { a: 'never' }),
    bury: verb('enterrar', 'bury', { a: 'never' }),
  },
})
