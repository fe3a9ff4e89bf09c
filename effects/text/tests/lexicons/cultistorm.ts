import { extend, inO } from '../../lexicon.ts'
import { shared, term, verb } from '../../shared.ts'

const mass = (es: string, g: 'm' | 'f', en: string) => term(es, g, en, { es: { many: null } })

export const cultistorm = extend(shared, {
  terms: {
    ability: term('habilidad', 'f', 'ability'),
    detective: term('detective', 'mf', 'detective', { es: { alive: 'person' } }),
    medium: term('médium', 'mf', 'medium', { es: { alive: 'person', many: 'médiums' } }),
    fighter: term('luchador', 'm', 'fighter', { es: { alive: 'person', fem: 'luchadora' } }),
    cultist: term('sectario', 'm', 'cultist', { es: { alive: 'creature' } }),
    ancientOne: term('Primigenio', 'm', 'Ancient One', { es: { alive: 'creature' } }),
    enemy: term('enemigo', 'm', 'enemy', { es: { alive: 'creature' } }),
    symbol: term('símbolo', 'm', 'symbol'),
    shield: term('escudo', 'm', 'shield', { icon: 'shield' }),
    eye: term('ojo', 'm', 'eye', { icon: 'eye' }),
    star: term('estrella', 'f', 'star', { icon: 'star' }),
    wild: term('comodín', 'm', 'wild'),
    blank: term('cara en blanco', 'f', 'blank'),
    actionCard: term('carta de acción', 'f', 'action card'),
    cultistCard: term('carta de sectario', 'f', 'cultist card'),
    charge: term('carga', 'f', 'charge'),
    trophy: term('trofeo', 'm', 'trophy'),
    madnessToken: term('ficha de locura', 'f', 'madness token', { icon: 'madness' }),
    madness: mass('locura', 'f', 'madness'),
    terrorMarker: term('marcador de terror', 'm', 'terror marker', { es: { many: 'marcadores de terror' } }),
    crystal: term('cristal', 'm', 'crystal'),
    location: term('localización', 'f', 'location', { en: { place: 'at' } }),
    locationAction: term('acción de lugar', 'f', 'location action', { es: { many: 'acciones de lugar' } }),
    cultistPhase: term('fase de los sectarios', 'f', 'cultist phase'),
    combatPhase: term('fase de combate', 'f', 'combat phase'),
    preparation: mass('preparación', 'f', 'preparation'),
    combat: mass('combate', 'm', 'combat'),
    fight: term('pelea', 'f', 'fight'),
    investigation: term('investigación', 'f', 'investigation'),
    movement: term('movimiento', 'm', 'move'),
    icon: term('icono', 'm', 'icon'),
    sect: term('secta', 'f', 'sect'),
    skull: term('calavera', 'f', 'skull'),
    nextTurn: mass('próximo turno', 'm', 'next turn'),
    noRedraw: mass('sin reposición', 'f', 'no redraw'),
    policeStation: term('Comisaría', 'f', 'Police Station', { es: { the: 'la' }, en: { the: true, place: 'at' } }),
  },
  adjectives: {
    helped: { es: inO('ayudado'), en: 'helped' },
  },
  verbs: {
    draw: verb('sacar', 'draw', { a: 'never' }),
    investigate: verb('investigar', 'investigate'),
    help: verb('ayudar', 'help'),
  },
})
