import { cards } from '../content/cards.ts'
import { dreams } from '../content/dreams/index.ts'
import type { Action } from '../content/kinds.ts'

/* Words that stand in several messages. */

type Both = { readonly es: string; readonly en: string }
type Words = { readonly [key: string]: Both }
const both = (es: string, en: string): Both => ({ es, en })

export const COLOURS: Words = {
  awareness: both('Consciencia', 'Awareness'),
  cunning: both('Astucia', 'Cunning'),
  rage: both('Ira', 'Rage'),
}
const LETTERS: { readonly [letter: string]: string } = { A: 'awareness', C: 'cunning', R: 'rage' }
/** «2A/3R» as it is said: «2 de Consciencia o 3 de Ira». */
export const priceWords = (price: string, lang: 'es' | 'en'): string =>
  price
    .replace(/(\d+)([ACR])/g, (_, n: string, letter: string) => {
      const colour = COLOURS[LETTERS[letter] ?? '']?.[lang] ?? letter
      return lang === 'es' ? `${n} de ${colour}` : `${n} ${colour}`
    })
    .replaceAll('/', lang === 'es' ? ' o ' : ' or ')
export const STEPS: Words = {
  metamorphosis: both('Metamorfosis', 'Metamorphosis'),
  basic: both('efecto Básico', 'Basic'),
  special: both('efecto Especial', 'Special'),
  movement: both('Movimiento', 'Movement'),
}
export const FACES: Words = {
  failure: both('fracaso', 'failure'),
  blank: both('en blanco', 'blank'),
  one: both('uno', 'one'),
  two: both('dos', 'two'),
  three: both('tres', 'three'),
  step: both('un paso', 'one step'),
  value: both('su valor', 'its value'),
  again: both('su valor y otra vez', 'its value, and again'),
}
export const ENDS: Words = {
  won: both('El Sueño ha terminado bien.', 'The Dream has ended well.'),
  partial: both('El Sueño ha terminado a medias.', 'The Dream has half ended.'),
  out: both('Se acabaron los Turnos.', 'The Turns ran out.'),
  lost: both('El Equipo ha perdido.', 'The Team has lost.'),
  left: both('El encuentro ha terminado.', 'The encounter is over.'),
}
export const REASONS: Words = {
  anguish: both('Demasiada Angustia: el Equipo ha perdido.', 'Too much Anguish: the Team has lost.'),
  supply: both('No queda más Angustia que repartir: el Equipo ha perdido.', 'There is no more Anguish to deal out: the Team has lost.'),
  cards: both('Quedan menos de seis cartas: el Equipo ha perdido.', 'Fewer than six cards are left: the Team has lost.'),
  left: both('El Equipo se ha ido.', 'The Team has gone.'),
}
export const STATES: Words = {
  stunned: both('Aturdido', 'Stunned'),
  blinded: both('Cegado', 'Blinded'),
  paralysed: both('Paralizado', 'Paralysed'),
  poisoned: both('Envenenado', 'Poisoned'),
}
export const TOKENS: Words = {
  light: both('Luz', 'Light'),
  darkness: both('Oscuridad', 'Darkness'),
  swamp: both('Pantano', 'Swamp'),
  water: both('Agua', 'Water'),
  threat: both('una ficha de Amenaza', 'A Threat token'),
  universal: both('una ficha Universal', 'A Universal token'),
  story: both('una ficha de Historia', 'A Story token'),
  spirit: both('una ficha de Espíritu', 'A Spirit token'),
  personal: both('una ficha Personal', 'A Personal token'),
  hole: both('una ficha de Agujero', 'A Hole token'),
}
export const RESOURCES: Words = {
  ether: both('Éter', 'Ether'),
  gems: both('Gemas Brillantes', 'Bright Gems'),
  keys: both('Llaves', 'Keys'),
  hours: both('Horas', 'Hours'),
  anguish: both('Angustia', 'Anguish'),
  card: both('cartas de la mano', 'cards in hand'),
  progress: both('cartas de Progreso', 'Progress cards'),
  sealable: both('cartas que Sellar', 'cards to Seal'),
}

const KEYWORDS: Words = { attack: both('Atacar', 'Attack'), contact: both('Contactar', 'Contact'), move: both('Moverse', 'Move') }
/** By dream and letter, or by dream and key where it floats. */
const labels = new Map<string, Both>(
  dreams.flatMap(({ id, mapActions, floating = [] }) => [
    ...Object.entries(mapActions).flatMap(([letter, { label }]) => (label ? [[`${id}/${letter}`, label] as const] : [])),
    ...floating.flatMap(({ key, label }) => (label ? [[`gate-${id}/${key}`, label] as const] : [])),
  ]),
)
type Named = readonly [string, { readonly action: Action; readonly title: Both }]
const named = (id: string, action: Action, title: Both): Named => [id, { action, title }]
const cardActions = new Map<string, { readonly action: Action; readonly title: Both }>(
  cards.flatMap((card) => {
    if (card.kind === 'dreamer') return [named(`back:${card.dreamer}`, card.back, card.title)]
    return 'actions' in card && 'title' in card
      ? (card.actions ?? []).map((action) => named(`${card.id}/${action.key}`, action, card.title))
      : []
  }),
)
/** An action by the name it has across the table: `map:i01/a`, `hand:wet-boots/play`, `back:gambler`. */
export function actionName(id: string): Both {
  const [bearer = '', rest = ''] = id.split(':')
  if (bearer === 'move') return both('Moverse', 'Move')
  if (bearer === 'place') return both('Colocar una carta de Progreso', 'Place a Progress card')
  if (bearer === 'map') return labels.get(rest) ?? both(rest, rest)
  const [piece = '', key = ''] = rest.split('/')
  if (bearer === 'floating') return labels.get(rest) ?? both(key, key)
  const found = cardActions.get(bearer === 'back' ? id : `${piece}/${key}`)
  if (!found) return both(rest, rest)
  if (bearer === 'back') return both('El reverso de tu mazo', 'The back of your deck')
  const word = KEYWORDS[found.action.keyword ?? ''] ?? found.action.label
  return word ? both(`${word.es}: ${found.title.es}`, `${word.en}: ${found.title.en}`) : found.title
}
