import { wordsFor } from '@miskatonic/effects/text'
import type { PromptArgs } from './messages.ts'

/** What is asked. */
export const prompts = wordsFor<PromptArgs>()({
  'prompt.absorb': { es: 'Elige quién absorbe ahora (quedan {n}).', en: 'Choose who absorbs now ({n} left).' },
  'prompt.arm': { es: 'Elige el Aliado que lleva el Arma.', en: 'Choose the Ally that carries the Weapon.' },
  'prompt.assign': { es: 'Elige contra quién va el Monstruo.', en: 'Choose whom the Monster faces.' },
  'prompt.assign-monster': { es: 'Asigna {card}: elige contra quién.', en: 'Assign {card}: choose against whom.' },
  'prompt.bearer': { es: 'Elige dónde queda el Hechizo.', en: 'Choose where the Spell goes.' },
  'prompt.casting': {
    es: 'Combate: lanza un Hechizo, usa un Artefacto o renuncia.',
    en: 'Combat: cast a Spell, use an Artifact or decline.',
  },
  'prompt.choose': { es: 'Elige qué ocurre.', en: 'Choose what happens.' },
  'prompt.combine': { es: 'Elige los Monstruos que entran con él.', en: 'Choose the Monsters that come with it.' },
  'prompt.control': { es: 'Elige la Amenaza en la que buscas.', en: 'Choose the Threat you reach into.' },
  'prompt.cross-over': {
    es: 'Elige una Localización de la otra dimensión o guarda el permiso.',
    en: 'Choose a Location of the other dimension or keep the permission.',
  },
  'prompt.deal': { es: 'Propón un intercambio.', en: 'Offer a trade.' },
  'prompt.deck': { es: 'Elige tu mazo.', en: 'Choose your deck.' },
  'prompt.defend': { es: 'Combate: elige qué Aliados defienden.', en: 'Combat: choose which Allies defend.' },
  'prompt.destination': {
    es: 'Exprés: puedes jugar el destino en este turno.',
    en: 'Express: you may play the destination this turn.',
  },
  'prompt.discard': { es: 'Elige qué descartas.', en: 'Choose what you discard.' },
  'prompt.investigator': { es: 'Elige a tu Investigador.', en: 'Choose your Investigator.' },
  'prompt.language': {
    es: 'Elige la lengua que sabes hasta el final de la Ronda.',
    en: 'Choose the language you know until the end of the Round.',
  },
  'prompt.lobotomy': {
    es: '¿Te sometes a la lobotomía voluntaria? Pierdes 1 COR, barajas tu Mano, tu Crónica sin la carta de arriba, tu Mazo y tus descartes, y robas 13 cartas.',
    en: 'Voluntary Lobotomy? Lose 1 SAN, shuffle your Hand, your Chronicle without its top card, your Deck and your discards together, and draw 13 cards.',
  },
  'prompt.may': { es: '{effect} ¿Quieres?', en: '{effect} Do you want to?' },
  'prompt.opponent': { es: 'Elige a quién.', en: 'Choose whom.' },
  'prompt.order-bottom': { es: 'Ordena las cartas que van al fondo.', en: 'Order the cards that go to the bottom.' },
  'prompt.order-cards': {
    es: 'Se resuelven a la vez {cards}: elige qué va antes.',
    en: 'Resolved at the same time, {cards}: choose what comes first.',
  },
  'prompt.order-replacements': {
    es: 'Varias cosas cambian lo que va a ocurrir: elige cuál se aplica primero.',
    en: 'Several things change what is about to happen: choose which applies first.',
  },
  'prompt.order-top': { es: 'Ordena las cartas que quedan encima.', en: 'Order the cards that go on top.' },
  'prompt.order-triggers': {
    es: 'Varias cosas se resuelven a la vez: elige cuál va antes.',
    en: 'Several things are resolved at the same time: choose which comes first.',
  },
  'prompt.pay-with': {
    es: 'Hay varias maneras de pagar el coste: elige una.',
    en: 'The cost can be paid in several ways: choose one.',
  },
  'prompt.pick': { es: 'Elige la carta a la que afecta.', en: 'Choose the card it affects.' },
  'prompt.play-now': { es: 'Elige la carta que juegas ahora.', en: 'Choose the card you play now.' },
  'prompt.recompose': {
    es: '¿Recompones el Mazo de Mitos con tus descartes por 1 COR?',
    en: 'Shuffle your discards into your Mythos Deck for 1 SAN?',
  },
  'prompt.recover': { es: 'Elige la carta que vuelve a tu Mano.', en: 'Choose the card that returns to your Hand.' },
  'prompt.retrace': { es: 'Elige la Localización a la que vuelves.', en: 'Choose the Location you go back to.' },
  'prompt.revive': { es: 'Elige el Aliado que vuelve.', en: 'Choose the Ally that returns.' },
  'prompt.search': { es: 'Elige la carta que tomas de tu Mazo.', en: 'Choose the card you take from your Deck.' },
  'prompt.spells-along': { es: 'Elige los Hechizos que entran con el Libro.', en: 'Choose the Spells that go under the Tome.' },
  'prompt.stand-in': {
    es: 'Te atacan: elige el próximo Aliado que se interpone.',
    en: 'You are attacked: choose the next Ally to stand in the way.',
  },
  'prompt.strike-order': {
    es: 'Ordena quiénes golpean: los últimos llegan al Investigador.',
    en: 'Order those who strike: the last reach the Investigator.',
  },
  'prompt.summon': { es: 'Elige el Monstruo que invocas.', en: 'Choose the Monster you summon.' },
  'prompt.summoned': { es: 'Elige a quién ataca, o monta en él.', en: 'Choose whom it attacks, or ride it.' },
  'prompt.support': { es: 'Elige contra quién cuenta {card}.', en: 'Choose against whom {card} counts.' },
  'prompt.take': { es: 'Elige qué te quedas.', en: 'Choose what you take.' },
  'prompt.target': { es: 'Elige a quién o a qué afecta {card}.', en: 'Choose whom or what {card} affects.' },
  'prompt.trim': { es: 'Descarta hasta quedarte entre {min} y {max} cartas.', en: 'Discard until you hold {min} to {max} cards.' },
  'prompt.turn': { es: 'Es tu turno: elige 1 acción.', en: 'Your turn: choose 1 action.' },
  'prompt.unless': { es: '{effect} ¿Lo evitas?', en: '{effect} Avert it?' },
  'prompt.use-replacement': { es: '¿La usas para cambiar lo que va a ocurrir?', en: 'Use it to change what is about to happen?' },
  'prompt.use-trigger': {
    es: 'Puedes usar una de estas cartas: elige cuál o ninguna.',
    en: 'You may use one of these cards: choose which or none.',
  },
  'prompt.use-one': { es: '¿La usas?', en: 'Use it?' },
})
