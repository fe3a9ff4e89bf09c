import { wordsFor } from '@miskatonic/effects/text'
import type { PromptArgs } from './messages.ts'

/** What prices of an open amount are paid with, as the questions begin: «¿Cuántas Pistas gastas …?» */
const SPENT: { readonly [resource: string]: { readonly es: string; readonly en: string } } = {
  health: { es: '¿Cuántos puntos de Salud gastas', en: 'How much Health do you spend' },
  sanity: { es: '¿Cuántos puntos de Cordura gastas', en: 'How much Sanity do you spend' },
  clue: { es: '¿Cuántas Pistas gastas', en: 'How many Clues do you spend' },
  free: { es: '¿Cuántas Pistas te ahorras', en: 'How many Clues are you spared' },
}
const REPLACED: { readonly [resource: string]: { readonly es: string; readonly en: string } } = {
  health: { es: 'en lugar de Salud', en: 'in place of Health' },
  sanity: { es: 'en lugar de Cordura', en: 'in place of Sanity' },
  clue: { es: 'en lugar de Pistas', en: 'in place of Clues' },
}
const ANYTHING = { es: '¿Cuánto gastas', en: 'How much do you spend' }

/** What is asked: in the imperative, or as a question. */
export const prompts = wordsFor<PromptArgs>()({
  'prompt.action': {
    es: ({ left }) => (left ? `Elige 1 acción (${left === 1 ? 'te queda' : 'te quedan'} ${left}).` : 'Elige 1 acción adicional.'),
    en: ({ left }) => (left ? `Choose 1 action (${left} left).` : 'Choose 1 additional action.'),
  },
  'prompt.bank-loan': {
    es: '¿Pides un préstamo? Obtienes 2 éxitos y el Estado Deuda.',
    en: 'Take a bank loan? You get 2 successes and a Debt Condition.',
  },
  'prompt.before-encounter': { es: '¿Usas algo en lugar de tu encuentro?', en: 'Use something in place of your encounter?' },
  'prompt.buy': { es: 'Elige Apoyos de valor total {value} o menos.', en: 'Choose Assets of total value {value} or less.' },
  'prompt.choose': { es: 'Elige 1 opción.', en: 'Choose 1 option.' },
  'prompt.deal': { es: 'Propón un intercambio o acéptalo.', en: 'Offer a trade or accept it.' },
  'prompt.die-up': { es: 'Elige el dado al que sumas 1 ({faces}).', en: 'Choose the die you add 1 to ({faces}).' },
  'prompt.discard': { es: 'Elige qué descartas.', en: 'Choose what you discard.' },
  'prompt.discard-reserve': { es: '¿Descartas 1 Apoyo de la reserva?', en: 'Discard 1 Asset from the reserve?' },
  'prompt.discard-ticket': { es: 'Elige el billete de viaje que descartas.', en: 'Choose the travel ticket you discard.' },
  'prompt.encounter': { es: 'Elige tu encuentro.', en: 'Choose your encounter.' },
  'prompt.end-of-mythos': {
    es: 'Final de la Fase de Mitos: elige qué se resuelve ahora.',
    en: 'End of the Mythos Phase: choose what is resolved now.',
  },
  'prompt.fight': { es: 'Elige el Monstruo contra el que luchas ahora.', en: 'Choose the Monster you fight now.' },
  'prompt.gain-card': { es: 'Elige la carta que obtienes.', en: 'Choose the card you gain.' },
  'prompt.gate-on-top': { es: 'Elige el Portal que queda encima del montón.', en: 'Choose the Gate that stays on top of the stack.' },
  'prompt.give': { es: 'Elige qué das.', en: 'Choose what you give.' },
  'prompt.group-clues': { es: 'Elige las Pistas que gasta el grupo.', en: 'Choose the Clues the group spends.' },
  'prompt.hand-over-lead': { es: 'Elige al próximo investigador jefe.', en: 'Choose the next Lead Investigator.' },
  'prompt.improve': { es: 'Elige la habilidad que mejoras.', en: 'Choose the skill you improve.' },
  'prompt.keep': { es: 'Elige qué conservas.', en: 'Choose what you keep.' },
  'prompt.marker': { es: 'Elige con qué ficha caes: Salud o Cordura.', en: 'Choose the token you fall with: Health or Sanity.' },
  'prompt.may': { es: '{effect} ¿Quieres?', en: '{effect} Do you want to?' },
  'prompt.move': { es: 'Elige la casilla a la que te mueves.', en: 'Choose the space you move to.' },
  'prompt.nearest-city': { es: 'Elige la Ciudad más cercana.', en: 'Choose the nearest City.' },
  'prompt.new-investigator': { es: 'Elige a tu investigador.', en: 'Choose your investigator.' },
  'prompt.omen': { es: 'Elige la casilla del Augurio.', en: 'Choose the space of the Omen.' },
  'prompt.order-defeats': { es: 'Elige quién es derrotado primero.', en: 'Choose who is defeated first.' },
  'prompt.order-replacements': { es: 'Elige qué se aplica primero.', en: 'Choose what applies first.' },
  'prompt.order-triggers': { es: 'Elige qué se resuelve antes.', en: 'Choose what is resolved first.' },
  'prompt.pay-cards': { es: 'Elige qué descartas para pagar el coste.', en: 'Choose what you discard to pay the cost.' },
  'prompt.pay-improvements': { es: 'Elige las fichas de Mejora que gastas.', en: 'Choose the Improvement tokens you spend.' },
  'prompt.pay-to-pass': { es: '¿Pagas lo que pide la carta?', en: 'Do you pay what the card asks?' },
  'prompt.pay-much': {
    es: ({ resource }) => `${(SPENT[resource] ?? ANYTHING).es}?`,
    en: ({ resource }) => `${(SPENT[resource] ?? ANYTHING).en}?`,
  },
  'prompt.pay-instead': {
    es: ({ resource, instead }) => insteadOf('es', resource, instead),
    en: ({ resource, instead }) => insteadOf('en', resource, instead),
  },
  'prompt.pay-with': { es: 'Elige con qué pagas.', en: 'Choose what you pay with.' },
  'prompt.pick': { es: 'Elige a quién o qué afecta.', en: 'Choose whom or what it affects.' },
  'prompt.random-space': { es: 'No quedan Pistas: elige una casilla.', en: 'No Clues are left: choose a space.' },
  'prompt.reckoning': { es: 'Elige la Retribución que se resuelve ahora.', en: 'Choose the Reckoning resolved now.' },
  'prompt.reroll': {
    es: ({ faces, clues }) =>
      clues ? `¿Gastas 1 Pista para volver a tirar 1 dado (${faces})?` : `Elige el dado que vuelves a tirar (${faces}).`,
    en: ({ faces, clues }) => (clues ? `Spend 1 Clue to reroll 1 die (${faces})?` : `Choose the die you reroll (${faces}).`),
  },
  'prompt.second-die': { es: '¿Vuelves a tirar otro dado ({faces})?', en: 'Reroll another die ({faces})?' },
  'prompt.surge-order': { es: 'Elige la próxima casilla de la Oleada de Monstruos.', en: 'Choose the next space of the Monster Surge.' },
  'prompt.swap-spaces': { es: '¿Cambias de casilla con ese investigador?', en: 'Swap spaces with that investigator?' },
  'prompt.ticket': { es: '¿Gastas un billete de viaje para seguir?', en: 'Spend a travel ticket to go on?' },
  'prompt.trade-with': { es: 'Elige con quién intercambias.', en: 'Choose whom you trade with.' },
  'prompt.travel': { es: 'Elige la casilla a la que viajas.', en: 'Choose the space you travel to.' },
  'prompt.unless': { es: '¿Lo evitas? Si no: {effect}', en: 'Avert it? If not: {effect}' },
  'prompt.unless-paid': { es: '{effect} ¿Lo evitas?', en: '{effect} Avert it?' },
  'prompt.use-replacement': { es: '¿La usas ahora?', en: 'Use it now?' },
  'prompt.use-trigger': { es: '¿Quieres usar algo ahora?', en: 'Use something now?' },
  'prompt.which-monster': { es: 'Elige el Monstruo que se genera.', en: 'Choose the Monster that spawns.' },
  'prompt.which-ticket': { es: 'Elige el billete que obtienes.', en: 'Choose the ticket you gain.' },
  'prompt.who-gains': { es: 'Elige quién obtiene {card}.', en: 'Choose who gains {card}.' },
})

/** What is waived stands in for nothing. */
function insteadOf(lang: 'es' | 'en', resource: string, instead: string): string {
  const of = resource === 'free' ? '' : (REPLACED[instead]?.[lang] ?? '')
  return `${(SPENT[resource] ?? ANYTHING)[lang]}${of && ' '}${of}?`
}
