import type { ShownOption } from '@miskatonic/contract'
import { type LanguageId, printRef } from '@miskatonic/effects/text'
import { lexicon } from './lexicon.ts'
import { pieceRef, say } from './messages.ts'
import { placeName } from './names.ts'

/* An option as its button reads. */

type How = { readonly lang: LanguageId; readonly viewer?: string }

const WORDS: { readonly [key: string]: { readonly es: string; readonly en: string } } = {
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
  none: { es: 'Ninguno', en: 'None' },
  stay: { es: 'Quedarse', en: 'Stay' },
  pass: { es: 'Pasar', en: 'Pass' },
  done: { es: 'Terminar la ronda', en: 'End the round' },
  keep: { es: 'Dejarlo así', en: 'Let it stand' },
  'gem-reroll': { es: 'Gastar una Gema y repetir la tirada', en: 'Spend a Gem and reroll' },
  anguish: { es: 'Sufrir 1 de Angustia', en: 'Suffer 1 Anguish' },
  seal: { es: 'Sellar 3 cartas', en: 'Seal 3 cards' },
  ether: { es: 'Perder 1 de Éter', en: 'Lose 1 Ether' },
  cure: { es: 'Curar 1 de Angustia', en: 'Cure 1 Anguish' },
  open: { es: 'Abrir 2 cartas', en: 'Open 2 cards' },
  move: { es: 'Moverse', en: 'Move' },
  'push-on': { es: 'Forzar la marcha', en: 'Push On' },
  gem: { es: 'Ganar una Gema (descartar 3)', en: 'Gain a Gem (discard 3)' },
  peek: { es: 'Ojear (descartar 1)', en: 'Peek (discard 1)' },
  unmorph: { es: 'Retirar una Metamorfosis', en: 'Remove a Metamorphosis' },
  hours: { es: 'Gastar Horas en Turnos', en: 'Spend Hours on Turns' },
  'take-gem': { es: 'Coger la Gema', en: 'Take the Gem' },
  'fill-slot': { es: 'Dejar una Gema', en: 'Leave a Gem' },
  enough: { es: 'Ya basta', en: 'That is all' },
  luck: { es: 'Probar suerte con los naipes', en: 'Try the playing cards' },
  metamorphoses: { es: 'Las Metamorfosis', en: 'The Metamorphoses' },
  gems: { es: 'Las Gemas', en: 'The Gems' },
  'all-hours': { es: 'Las Horas', en: 'The Hours' },
  'one-anguish': { es: 'La Angustia', en: 'The Anguish' },
  sealed: { es: 'Las cartas Selladas', en: 'The Sealed cards' },
  replace: { es: 'Retirar del juego y robar otra:', en: 'Remove from the game and draw another:' },
  cards: { es: 'Pagar con cartas', en: 'Pay with cards' },
  marker: { es: 'Ofrecer el marcador de Jugador Inicial', en: 'Offer the start-player marker' },
  wake: { es: 'Despertar', en: 'Awaken' },
  again: { es: 'Soñar otra vez', en: 'Dream again' },
  'give-up': { es: 'Dejarlo en mitad del sueño', en: 'Stop in the middle of it' },
  save: { es: 'Dejarlo aquí por esta noche', en: 'Rest here for tonight' },
  place: { es: 'Colocar', en: 'Place' },
  note: { es: 'Usar la Nota', en: 'Use the Note' },
  you: { es: 'Tú', en: 'You' },
}

export function optionText({ key, place, seat, label, faces }: ShownOption, how: How): string {
  const [head = '', rest = ''] = key.split(':')
  if (label) return say(label, how).replace(/\.$/, '')
  if (faces) {
    const name = printRef(lexicon, pieceRef({ faces }), how)
    return WORDS[head] ? `${WORDS[head][how.lang]} ${name}` : name
  }
  if (seat !== undefined) return seat === how.viewer ? (WORDS.you?.[how.lang] ?? seat) : seat
  if (head === 'go' || head === 'shortcut') return wayText(rest, head === 'shortcut', how)
  if (Object.hasOwn(WORDS, key)) return WORDS[key]?.[how.lang] ?? key
  return place ?? key
}
const wayText = (place: string, shortcut: boolean, { lang }: How): string =>
  shortcut ? `${placeName(place)[lang]} (${lang === 'es' ? 'Atajo' : 'Shortcut'})` : placeName(place)[lang]
