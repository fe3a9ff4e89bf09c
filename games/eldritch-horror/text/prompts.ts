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
const ONE_CLUE = { es: '¿Gastas 1 Pista', en: 'Spend 1 Clue' }
/** What is paid by somebody who has no Clue. */
const STANDS_IN: { readonly [resource: string]: { readonly es: string; readonly en: string } } = {
  sanity: { es: '¿Gastas 1 punto de Cordura en lugar de 1 Pista', en: 'Spend 1 Sanity in place of 1 Clue' },
  free: { es: '¿Te ahorras la Pista', en: 'Be spared the Clue' },
}
/** What a text affects, as the question ends: «Elige al investigador al que afecta.» */
const AFFECTED: { readonly [kind: string]: { readonly es: string; readonly en: string } } = {
  investigator: { es: 'al investigador al que afecta', en: 'investigator' },
  monster: { es: 'el Monstruo al que afecta', en: 'Monster' },
  space: { es: 'la casilla a la que afecta', en: 'space' },
  clue: { es: 'la Pista a la que afecta', en: 'Clue' },
  gate: { es: 'el Portal al que afecta', en: 'Gate' },
  mystery: { es: 'el Misterio al que afecta', en: 'Mystery' },
}
const A_CARD = { es: 'la carta a la que afecta', en: 'card' }
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
  'prompt.choose': { es: 'Elige qué ocurre.', en: 'Choose what happens.' },
  'prompt.deal': { es: 'Propón un intercambio o acéptalo.', en: 'Offer a trade or accept it.' },
  'prompt.die-up': { es: 'Elige el dado al que sumas 1 ({faces}).', en: 'Choose the die you add 1 to ({faces}).' },
  'prompt.discard': { es: 'Elige qué descartas.', en: 'Choose what you discard.' },
  'prompt.discard-reserve': { es: '¿Descartas 1 Apoyo de la reserva?', en: 'Discard 1 Asset from the reserve?' },
  'prompt.discard-ticket': { es: 'Elige el billete de viaje que descartas.', en: 'Choose the travel ticket you discard.' },
  'prompt.encounter': { es: 'Elige tu encuentro.', en: 'Choose your encounter.' },
  'prompt.end-of-mythos': {
    es: ({ due }) =>
      due
        ? 'Final de la Fase de Mitos: elige qué va antes, lo que está pendiente o el relevo de la jefatura.'
        : '¿Cedes a alguien la jefatura?',
    en: ({ due }) =>
      due
        ? 'End of the Mythos Phase: choose what comes first, what is pending or handing over the lead.'
        : 'Pass the Lead Investigator token to somebody?',
  },
  'prompt.fight': { es: 'Elige el Monstruo contra el que luchas ahora.', en: 'Choose the Monster you fight now.' },
  'prompt.gain-card': { es: 'Elige la carta que obtienes.', en: 'Choose the card you gain.' },
  'prompt.gate-on-top': { es: 'Elige el Portal que queda encima del montón.', en: 'Choose the Gate that stays on top of the stack.' },
  'prompt.give': { es: 'Elige qué das.', en: 'Choose what you give.' },
  'prompt.group-clues': { es: 'Elige las Pistas que gasta el grupo.', en: 'Choose the Clues the group spends.' },
  'prompt.hand-over-lead': { es: 'Elige quién recibe la jefatura.', en: 'Choose the next Lead Investigator.' },
  'prompt.improve': { es: 'Elige la habilidad que mejoras.', en: 'Choose the skill you improve.' },
  'prompt.keep': { es: 'Elige qué conservas.', en: 'Choose what you keep.' },
  'prompt.marker': { es: 'Elige con qué ficha caes: Salud o Cordura.', en: 'Choose the token you fall with: Health or Sanity.' },
  'prompt.may': { es: '{effect} ¿Quieres?', en: '{effect} Do you want to?' },
  'prompt.move': { es: 'Elige la casilla a la que te mueves.', en: 'Choose the space you move to.' },
  'prompt.nearest-city': { es: 'Elige la Ciudad más cercana.', en: 'Choose the nearest City.' },
  'prompt.new-investigator': { es: 'Elige a tu investigador.', en: 'Choose your investigator.' },
  'prompt.omen': { es: 'Elige la casilla del Augurio.', en: 'Choose the space of the Omen.' },
  'prompt.order-defeats': { es: 'Elige quién es derrotado primero.', en: 'Choose who is defeated first.' },
  'prompt.order-cards': {
    es: 'Se resuelven a la vez {cards}: elige qué va antes.',
    en: 'Resolved at the same time, {cards}: choose what comes first.',
  },
  'prompt.order-replacements': {
    es: 'Varias cosas cambian lo que va a ocurrir: elige cuál se aplica primero.',
    en: 'Several things change what is about to happen: choose which applies first.',
  },
  'prompt.order-triggers': {
    es: 'Varias cosas se resuelven a la vez: elige cuál va antes.',
    en: 'Several things are resolved at the same time: choose which comes first.',
  },
  'prompt.replace-cards': {
    es: 'Cambian lo que va a ocurrir {cards}: elige qué se aplica primero.',
    en: 'What is about to happen is changed by {cards}: choose what applies first.',
  },
  'prompt.pay-cards': { es: 'Elige qué descartas para pagar el coste.', en: 'Choose what you discard to pay the cost.' },
  'prompt.pay-improvements': { es: 'Elige las fichas de Mejora que gastas.', en: 'Choose the Improvement tokens you spend.' },
  'prompt.pay-to-pass': { es: '¿Lo pagas?', en: 'Do you pay it?' },
  'prompt.pay-much': {
    es: ({ resource }) => `${(SPENT[resource] ?? ANYTHING).es}?`,
    en: ({ resource }) => `${(SPENT[resource] ?? ANYTHING).en}?`,
  },
  'prompt.pay-instead': {
    es: ({ resource, instead }) => insteadOf('es', resource, instead),
    en: ({ resource, instead }) => insteadOf('en', resource, instead),
  },
  'prompt.pay-with': {
    es: 'Hay varias maneras de pagar el coste: elige una.',
    en: 'The cost can be paid in several ways: choose one.',
  },
  'prompt.pick': {
    es: ({ what }) => `Elige ${(AFFECTED[what] ?? A_CARD).es}.`,
    en: ({ what }) => `Choose the ${(AFFECTED[what] ?? A_CARD).en} it affects.`,
  },
  'prompt.random-space': { es: 'No quedan Pistas: elige una casilla.', en: 'No Clues are left: choose a space.' },
  'prompt.reckoning': { es: 'Elige la Retribución que se resuelve ahora.', en: 'Choose the Reckoning resolved now.' },
  'prompt.reroll': {
    es: ({ faces, clues, dice, instead }) =>
      clues
        ? `${(STANDS_IN[instead] ?? ONE_CLUE).es} para volver a tirar ${dice > 1 ? `hasta ${dice} dados` : '1 dado'} (${faces})?`
        : `Elige el dado que vuelves a tirar (${faces}).`,
    en: ({ faces, clues, dice, instead }) =>
      clues
        ? `${(STANDS_IN[instead] ?? ONE_CLUE).en} to reroll ${dice > 1 ? `up to ${dice} dice` : '1 die'} (${faces})?`
        : `Choose the die you reroll (${faces}).`,
  },
  'prompt.second-die': { es: '¿Vuelves a tirar otro dado ({faces})?', en: 'Reroll another die ({faces})?' },
  'prompt.surge-order': { es: 'Elige la próxima casilla de la Oleada de Monstruos.', en: 'Choose the next space of the Monster Surge.' },
  'prompt.swap-spaces': { es: '¿Cambias de casilla con ese investigador?', en: 'Swap spaces with that investigator?' },
  'prompt.ticket': { es: '¿Gastas un billete de viaje para seguir?', en: 'Spend a travel ticket to go on?' },
  'prompt.trade-with': { es: 'Elige con quién intercambias.', en: 'Choose whom you trade with.' },
  'prompt.travel': { es: 'Elige la casilla a la que viajas.', en: 'Choose the space you travel to.' },
  'prompt.unless': { es: '¿Lo evitas? Si no: {effect}', en: 'Avert it? If not: {effect}' },
  'prompt.unless-paid': { es: '{effect} ¿Lo evitas?', en: '{effect} Avert it?' },
  'prompt.use-one': {
    es: ({ dice }) => (dice ? `¿La usas en esta tirada (${dice})?` : '¿La usas?'),
    en: ({ dice }) => (dice ? `Use it on this roll (${dice})?` : 'Use it?'),
  },
  'prompt.use-replacement': { es: '¿La usas para cambiar lo que va a ocurrir?', en: 'Use it to change what is about to happen?' },
  'prompt.use-trigger': {
    es: ({ dice }) => `Puedes usar una de estas cartas${dice ? ` en esta tirada (${dice})` : ''}: elige cuál o ninguna.`,
    en: ({ dice }) => `You may use one of these cards${dice ? ` on this roll (${dice})` : ''}: choose which or none.`,
  },
  'prompt.which-monster': { es: 'Elige el Monstruo que se genera.', en: 'Choose the Monster that spawns.' },
  'prompt.which-ticket': { es: 'Elige el billete que obtienes.', en: 'Choose the ticket you gain.' },
  'prompt.who-gains': { es: 'Elige quién obtiene {card}.', en: 'Choose who gains {card}.' },
})

/** What is waived stands in for nothing. */
function insteadOf(lang: 'es' | 'en', resource: string, instead: string): string {
  const of = resource === 'free' ? '' : (REPLACED[instead]?.[lang] ?? '')
  return `${(SPENT[resource] ?? ANYTHING)[lang]}${of && ' '}${of}?`
}
