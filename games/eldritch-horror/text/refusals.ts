import { wordsFor } from '@miskatonic/effects/text'
import type { RefusalArgs } from './messages.ts'

/** What is refused, a colon, and the fact with its numbers. `refused.card` says itself what it forbids: `say.ts` puts it in. */
export const refusals = wordsFor<RefusalArgs>()({
  'refused.action-done': { es: 'Ya has realizado esta acción en esta ronda.', en: 'You have already performed this action this round.' },
  'refused.card': { es: '{on}', en: '{on}' },
  'refused.component-used': { es: 'Ya se ha usado esta acción en esta ronda.', en: 'This action has already been used this round.' },
  'refused.group-clues': { es: 'No puedes pagarlo: al grupo le faltan Pistas.', en: 'You cannot pay it: the group has too few Clues.' },
  'refused.last-health': { es: 'No puedes gastar tu último punto de Salud.', en: 'You cannot spend your last Health.' },
  'refused.last-sanity': { es: 'No puedes gastar tu último punto de Cordura.', en: 'You cannot spend your last Sanity.' },
  'refused.monster-here': {
    es: 'No puedes adquirir Apoyos: hay un Monstruo en tu casilla.',
    en: 'You cannot acquire Assets: there is a Monster on your space.',
  },
  'refused.no-improvement': {
    es: 'No puedes pagarlo: no tienes fichas de Mejora.',
    en: 'You cannot pay it: you have no Improvement tokens.',
  },
  'refused.no-such-card': { es: 'No puedes pagarlo: no tienes esa carta.', en: 'You cannot pay it: you have no such card.' },
  'refused.no-effect': { es: 'No puedes usarla: hace falta {effect}.', en: 'You cannot use it: it takes {effect}.' },
  'refused.no-target': { es: 'No puedes lanzarlo: hace falta {effect}.', en: 'You cannot cast it: it takes {effect}.' },
  'refused.no-train-or-ship': {
    es: 'No puedes prepararte para viajar: de esta casilla no sale ningún tren ni barco.',
    en: 'You cannot prepare for travel: no train or ship leaves this space.',
  },
  'refused.nobody-here': {
    es: 'No puedes intercambiar: no hay otro investigador en tu casilla.',
    en: 'You cannot trade: there is no other investigator on your space.',
  },
  'refused.not-a-city': { es: 'Solo puedes hacerlo en una casilla de Ciudad.', en: 'You can do that only on a City space.' },
  'refused.tickets': {
    es: 'Ya tienes dos billetes de los que se consiguen aquí.',
    en: 'You already hold two tickets of the kind this space gives.',
  },
  'refused.rest-monster': {
    es: 'No puedes descansar: hay un Monstruo en tu casilla.',
    en: 'You cannot rest: there is a Monster on your space.',
  },
  'refused.too-few-clues': {
    es: 'No puedes pagarlo: cuesta {n} {n.number:Pista|Pistas} y tienes {has}.',
    en: 'You cannot pay it: it costs {n} {n.number:Clue|Clues} and you have {has}.',
  },
  'refused.too-little-health': {
    es: 'No puedes pagarlo: cuesta {n} de Salud y {has.number:te queda|te quedan} {has}.',
    en: 'You cannot pay it: it costs {n} Health and you have {has}.',
  },
  'refused.too-little-sanity': {
    es: 'No puedes pagarlo: cuesta {n} de Cordura y {has.number:te queda|te quedan} {has}.',
    en: 'You cannot pay it: it costs {n} Sanity and you have {has}.',
  },
})
