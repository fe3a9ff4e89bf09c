import { wordsFor } from '@miskatonic/effects/text'
import type { RefusalArgs } from './messages.ts'

/** What is refused, a colon, and the fact. `refused.card` says itself what it forbids: `say.ts` puts it in. */
export const refusals = wordsFor<RefusalArgs, 'effect' | 'cost' | 'language' | 'deck'>()({
  'refused.card': { es: '{on}', en: '{on}' },
  'refused.adventure-unmet': {
    es: 'No puedes jugar esta Aventura: te faltan cartas.',
    en: 'You cannot play this Adventure: you lack cards.',
  },
  'refused.already-here': { es: 'No puedes jugarla: ya estás ahí.', en: 'You cannot play it: you are there already.' },
  'refused.already-in-play': { es: 'No puedes jugarla: ya tienes una en juego.', en: 'You cannot play it: you already have one in play.' },
  'refused.already-told': {
    es: 'No puedes jugarla: ya has completado esta Aventura.',
    en: 'You cannot play it: you have completed this Adventure already.',
  },
  'refused.bearer-down': {
    es: 'No puedes lanzarlo: quien lo guarda está boca abajo.',
    en: 'You cannot cast it: its bearer lies face down.',
  },
  'refused.cast-already': { es: 'No puedes lanzarlo: ya se ha lanzado en esta Ronda.', en: 'You cannot cast it: it was cast this Round.' },
  'refused.combat-only': { es: 'Solo se puede usar en el Combate.', en: 'It can be used only in Combat.' },
  'refused.crossed': { es: 'No puedes usarlo: está cruzado.', en: 'You cannot use it: it is crossed.' },
  'refused.gate-spent': { es: 'No puedes jugar Monstruos: tu Portal ya está usado.', en: 'You cannot play Monsters: your Gate is spent.' },
  'refused.must-walk': { es: 'No puedes viajar ahí: solo se puede ir andando.', en: 'You cannot travel there: it can only be walked to.' },
  'refused.needs-card': {
    es: 'No puedes jugarla: te falta la carta que requiere.',
    en: 'You cannot play it: you lack the card it requires.',
  },
  'refused.needs-two-cards': {
    es: 'No puedes jugarlo: no tienes en juego las cartas que requiere.',
    en: 'You cannot play it: the cards it requires are not in play.',
  },
  'refused.no-artifact-place': {
    es: 'No puedes jugar Artefactos: tu Localización no tiene ARTEFACTO.',
    en: 'You cannot play Artifacts: your Location lacks ARTIFACT.',
  },
  'refused.no-bearer': {
    es: 'No puedes jugar este Hechizo: no cabe en ninguna de tus cartas.',
    en: 'You cannot play this Spell: it fits none of your cards.',
  },
  'refused.no-effect': { es: 'No tendría efecto: hace falta {effect}.', en: 'It would do nothing: it takes {effect}.' },
  'refused.no-gate': { es: 'No puedes jugar Monstruos: aquí no hay Portal.', en: 'You cannot play Monsters: there is no Gate here.' },
  'refused.no-permission': {
    es: 'No puedes ir ahí: te falta un permiso para cambiar de dimensión.',
    en: 'You cannot go there: you have no permission to change dimension.',
  },
  'refused.no-ally': {
    es: 'No puedes jugarlo: no hay en juego ningún Aliado que encaje.',
    en: 'You cannot play it: no fitting Ally is in play.',
  },
  'refused.no-event': { es: 'No puedes jugarlo: no hay ningún Suceso en juego.', en: 'You cannot play it: no Event is in play.' },
  'refused.no-person': {
    es: 'No puedes jugarlo: nadie a quien pueda afectar está donde hace falta o libre de él.',
    en: 'You cannot play it: nobody it could befall is where it needs them, or free of it.',
  },
  'refused.no-threat': { es: 'No puedes lanzarlo: nadie tiene Amenaza.', en: 'You cannot cast it: nobody has a Threat.' },
  'refused.no-tome-place': {
    es: 'No puedes jugar Libros: tu Localización no tiene LIBRO.',
    en: 'You cannot play Tomes: your Location lacks TOME.',
  },
  'refused.no-walk': { es: 'No puedes ir ahí andando.', en: 'You cannot walk there.' },
  'refused.nobody-to-arm': {
    es: 'No puedes jugar el Arma: ningún Aliado puede llevarla.',
    en: 'You cannot play the Weapon: no Ally can carry it.',
  },
  'refused.not-first': {
    es: 'La primera carta ha de ser una Localización o un Suceso.',
    en: 'The first card must be a Location or an Event.',
  },
  'refused.not-found-here': { es: 'No puedes jugarlo: no se encuentra aquí.', en: 'You cannot play it: it is not found here.' },
  'refused.not-from-here': { es: 'No puedes jugarlo: no sale de aquí.', en: 'You cannot play it: it does not leave from here.' },
  'refused.not-its-destination': {
    es: 'No puedes ir ahí: este viaje no llega.',
    en: 'You cannot go there: this journey does not lead there.',
  },
  'refused.not-same-turn': {
    es: 'No puedes jugarla en este turno: está en otra Región.',
    en: 'You cannot play it this turn: it is in another Region.',
  },
  'refused.nothing-to-summon': {
    es: 'No puedes invocar: no tienes en la Mano un Monstruo que encaje y puedas pagar.',
    en: 'You cannot summon: you hold no fitting Monster you can pay for.',
  },
  'refused.one-each-round': { es: 'Ya has jugado un Primigenio en esta Ronda.', en: 'You have already played a Great Old One this Round.' },
  'refused.other-dimension': { es: 'No puedes jugarla: es de otra dimensión.', en: 'You cannot play it: it belongs to another dimension.' },
  'refused.other-gate': {
    es: 'No puedes jugarlo: no entra por este Portal.',
    en: 'You cannot play it: it does not come through this Gate.',
  },
  'refused.out-of-reach': { es: 'No puedes ir ahí: ese viaje no llega.', en: 'You cannot go there: out of reach for that journey.' },
  'refused.too-dear': {
    es: 'No puedes jugarla: cuesta {n} COR y {has.number:te queda|te quedan} {has}.',
    en: 'You cannot play it: it costs {n} SAN and you have {has}.',
  },
  'refused.turn-only': { es: 'Solo se puede usar en tu turno, no en el Combate.', en: 'It can be used only in your turn, not in Combat.' },
  'refused.unknown-language': {
    es: 'No puedes jugar este Libro: ningún personaje tuyo sabe {language}.',
    en: 'You cannot play this Tome: none of your characters knows {language}.',
  },
  'refused.warded': { es: 'No hay pérdida de COR: una protección la impide.', en: 'No SAN is lost: a ward prevents it.' },
  'refused.walking': { es: 'No puedes jugarla mientras andas.', en: 'You cannot play it while walking.' },
})
