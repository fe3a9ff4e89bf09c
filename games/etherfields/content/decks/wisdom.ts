import {
  action,
  alone,
  cure,
  draw,
  figures,
  free,
  lookAtSlumbers,
  moveEntity,
  not,
  price,
  restoreMask,
  suitIs,
  unseal,
  wisdom,
  words,
} from '../builders.ts'
import type { Wisdom } from '../kinds.ts'

/* Rules that arrive. Awakening and Death are rules of the engine: their cards say so in words of their own. Places stands with I-01, Bright Ideas with I-02. */

export const wisdoms: readonly Wisdom[] = [
  wisdom('awakening', 'Despertar', 'Awakening', {
    flavour: words('Subes una vez y oyes la cuenta.', 'You come up once and hear the count.'),
    text: words(
      'Después de resolver un Lugar el Equipo puede Despertar: cada Soñador reúne todas sus cartas, cura toda su Angustia, pierde sus Gemas y vuelve a componer su mazo; se pierden las Llaves y empieza otra noche.',
      'After resolving a Place the Team may Awaken: each Dreamer gathers all their cards, cures all their Anguish, loses their Gems and builds their deck again; Keys are lost and another night begins.',
    ),
  }),
  wisdom('death', 'Muerte', 'Death', {
    flavour: words('Hay alguien que no está por la labor.', 'Someone is not having it.'),
    text: words(
      'Cuando el Equipo pierde, quien lo causó gana 1 Falla, cada Soñador conserva como mucho 1 de Éter y el Equipo Despierta.',
      'When the Team loses, whoever caused it gains 1 Flaw, each Dreamer keeps 1 Ether at most and the Team Awakens.',
    ),
  }),
  wisdom('rest-etiquette', 'Modales del descanso', 'Rest Etiquette', {
    flavour: words('Cómo dejarse abrazar.', 'How to be held.'),
    text: words(
      'En la Fase Delta cada Soñador elige dos cosas distintas y el Reloj vuelve a su hora. Cuantos menos Duermevelas haya delante, antes vuelve.',
      'In the Delta Phase each Dreamer picks two different things and the Clock goes back to its hour. The fewer Slumbers ahead of it, the sooner it returns.',
    ),
  }),
  wisdom('second-breath', 'Segundo aliento', 'Second Breath', {
    flavour: words('Quedaba otro ahí dentro.', 'There was one more in there.'),
    text: words('⚡ Una vez por noche, un Soñador Abre 3 cartas Selladas.', '⚡ Once a night, one Dreamer Opens 3 Sealed cards.'),
    actions: [action('breathe', free, unseal(3), { moment: 'rapid', limit: 'night' })],
  }),
  wisdom('release', 'Liberación', 'Release', {
    flavour: words('A las cosas se les puede dar las gracias y dejarlas ir a casa.', 'You may thank a thing and let it go home.'),
    text: words(
      'Cuando un Duermevela acaba por las buenas, puedes retirarlo de la partida.',
      'When a Slumber ends the friendly way, you may remove it from the game.',
    ),
  }),
  wisdom('undersong', 'Canto bajo', 'Undersong', {
    flavour: words('Los cuatro palos son cuatro manos en la misma cuerda.', 'The four suits are four hands on one rope.'),
    text: words(
      'Una vez por Turno cada una, según la carta de Turno. Corazones, 1A: cura 1. Picas, 1R: aleja 1 casilla a todas las Entidades en alcance 2. Diamantes, 1C: roba 1. Tréboles, 1A: Abre 2.',
      'Each once per Turn, by the Turn card. Hearts, 1A: cure 1. Spades, 1R: move all Entities in range 2 away by 1 square. Diamonds, 1C: draw 1. Clubs, 1A: Open 2.',
    ),
    actions: [
      action('hearts', price('1A'), cure(1), { when: suitIs('hearts'), limit: 'turn' }),
      action('spades', price('1R'), moveEntity(1, 'away', figures(undefined, 2)), { when: suitIs('spades'), limit: 'turn' }),
      action('diamonds', price('1C'), draw(1), { when: suitIs('diamonds'), limit: 'turn' }),
      action('clubs', price('1A'), unseal(2), { when: suitIs('clubs'), limit: 'turn' }),
    ],
  }),
  wisdom('tide-table', 'Tabla de mareas', 'Tide Table', {
    flavour: words('Saber lo que viene después de lo que viene.', 'To know what comes next but one.'),
    actions: [action('look', free, lookAtSlumbers(2), { moment: 'map', limit: 'turn' })],
  }),
  wisdom('borrowed-face', 'Cara prestada', 'Borrowed Face', {
    flavour: words('A oscuras casi da igual de quién sea.', 'In the dark it hardly matters whose.'),
    text: words(
      'Una vez por Turno, si compartes casilla con otro Soñador, puedes cambiar de Máscara.',
      'Once per Turn, if you share a square with another Dreamer, you may change your Mask.',
    ),
    actions: [action('swap', free, restoreMask, { when: not(alone), limit: 'turn' })],
  }),
]
