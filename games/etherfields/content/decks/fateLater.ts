import {
  buyInfluence,
  choose,
  cure,
  dieTable,
  discard,
  draw,
  each,
  everyone,
  fate,
  gain,
  layDown,
  lookAtSlumbers,
  nothing,
  pay,
  restoreMask,
  seal,
  standUp,
  suffer,
  unless,
  unseal,
  words,
} from '../builders.ts'
import type { Fate } from '../kinds.ts'

/* Fate that dreams put under the deck, two of each (those of I-02 stand with it); only the last two are plainly kind. */

export const laterFates: readonly Fate[] = [
  fate('point-of-information', 'Una aclaración', 'Point of Information', {
    later: true,
    flavour: words(
      'Desde un canalón, con voz de quien ha pedido la palabra.',
      'From a gutter, in the voice of one who has been given the floor.',
    ),
    effect: choose(lookAtSlumbers(3), each(everyone, unseal(1))),
  }),
  fate('one-foot', 'A la pata coja', 'One Foot', {
    later: true,
    flavour: words('Un poste dormido, con el otro pie recogido.', 'A post that is asleep, its other foot tucked up.'),
    whim: { steps: { metamorphosis: each(everyone, unseal(1)) } },
  }),
  fate('railings-chatter', 'Castañetean las verjas', 'Chatter', {
    later: true,
    flavour: words('Toda la calle, hierro contra hierro, de frío.', 'The whole street, iron on iron, with cold.'),
    whim: { steps: { basic: each(everyone, discard(1)) } },
  }),
  fate('a-knot-you-did-not-tie', 'Un nudo que no has hecho', 'A Knot You Did Not Tie', {
    later: true,
    flavour: words('En tu propia muñeca, bien hecho. Lo pruebas y aguanta.', 'Round your own wrist, and well made. You try it. It holds.'),
    effect: choose(each(everyone, standUp(1)), gain.hours(1)),
  }),
  fate('felt-weather', 'Tiempo de fieltro', 'Felt Weather', {
    later: true,
    flavour: words('Una calle entera sin un ruido. Ni el de tu pecho.', 'A whole street without a sound. Not even from your own chest.'),
    effect: each(everyone, choose(cure(1), discard(1))),
  }),
  fate('your-turn', 'Te toca', 'Your Turn', {
    later: true,
    flavour: words('Una tarjeta por debajo de una puerta. Detrás no hay casa.', 'A card under a door. There is no house behind it.'),
    text: words(
      'Tira el dado de Fortuna. Fracaso: sufres 1 de Angustia. En blanco: nada. Uno o dos: robas 1 carta. Tres: el Equipo gana 1 Hora.',
      'Roll the Fortune die. Failure: suffer 1 Anguish. Blank: nothing. One or two: draw 1 card. Three: the Team gains 1 Hour.',
    ),
    effect: dieTable('fortune', { failure: suffer(1), blank: nothing, one: draw(1), two: draw(1), three: gain.hours(1) }),
  }),
  fate('overdue', 'Fuera de plazo', 'Overdue', {
    later: true,
    flavour: words('Una multa por un libro en el que sales.', 'A fine for a book you are in.'),
    effect: each(everyone, unless(pay.discard(1), seal(2))),
  }),
  fate('ink-on-the-thumb', 'Tinta en el pulgar', 'Ink on the Thumb', {
    later: true,
    flavour: words(
      'Dejas la misma huella en todo. Cada vez se lee mejor.',
      'You leave the same print on everything. It gets easier to read.',
    ),
    whim: { steps: { special: each(everyone, choose(seal(1), layDown(1))) } },
  }),
  fate('the-cloakroom-girls-day-off', 'La chica del guardarropa libra hoy', 'The Cloakroom Girl’s Day Off', {
    later: true,
    flavour: words('Se ha puesto tu cara. Le sienta bien.', 'She has your face on. It suits her.'),
    effect: each(everyone, choose(restoreMask, discard(1))),
  }),
  fate('small-change', 'El cambio', 'Small Change', {
    later: true,
    flavour: words('Contado dos veces. Sobra una, las dos veces.', 'Counted twice. There is one over, both times.'),
    effect: choose(gain.ether(1), buyInfluence),
  }),
  fate('blankets', 'Mantas', 'Blankets', {
    later: true,
    flavour: words('Calientes, dobladas, con tu nombre en un papel.', 'Warm, folded, and addressed to you.'),
    effect: each(everyone, cure(2)),
  }),
  fate('somebody-said-your-name', 'Alguien ha dicho tu nombre', 'Somebody Said Your Name', {
    later: true,
    flavour: words('Y lo sigue diciendo.', 'And has gone on saying it.'),
    effect: each(everyone, unseal(3)),
  }),
]
