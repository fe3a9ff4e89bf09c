import {
  choose,
  cure,
  dieTable,
  discard,
  each,
  everyone,
  fate,
  gain,
  lookAtSlumbers,
  lose,
  move,
  near,
  nothing,
  seal,
  seq,
  suffer,
  unseal,
  words,
} from '../builders.ts'
import type { Fate } from '../kinds.ts'
import { laterFates } from './fateLater.ts'

/* Fate: four Whims, three throws, two choices and the voice to begin with; the others join through dreams. */

export const fates: readonly Fate[] = [
  fate('the-voice-reads-tomorrow', 'La voz lee mañana', 'The Voice Reads Tomorrow', {
    flavour: words(
      'Lee las mareas de mañana, se equivoca en una y se corrige.',
      'It reads tomorrow’s tides, gets one wrong, and corrects itself.',
    ),
    effect: lookAtSlumbers(3),
  }),
  fate('stove-left-lit', 'Una estufa encendida', 'Stove Left Lit', {
    flavour: words('Con una silla arrimada.', 'With a chair drawn up.'),
    whim: { steps: { basic: each(everyone, cure(1)) } },
  }),
  fate('a-dry-step', 'Un escalón seco', 'A Dry Step', {
    flavour: words('Uno, entre cuarenta. Nadie ha pasado frío en él.', 'One, out of forty. Nobody has been cold on it.'),
    whim: { steps: { special: each(everyone, unseal(1)) } },
  }),
  fate('rope-across-the-lane', 'Una cuerda en la calleja', 'Rope Across the Lane', {
    flavour: words('Para tropezar con ella, o para tirar de ella.', 'To trip over, or to haul by.'),
    whim: { steps: { basic: each(everyone, choose(move(1), discard(1))) } },
  }),
  fate('water-under-the-rug', 'Agua bajo la alfombra', 'Water Under the Rug', {
    flavour: words('A nivel, pero no con el suelo.', 'Level, but not with the floor.'),
    whim: { steps: { special: each(everyone, seal(1)) } },
  }),
  fate('kit-waves', 'Kit saluda', 'Kit Waves', {
    flavour: words(
      'Está al final de la calle y agita el brazo. No hay forma de saber si es «ven» o «vete».',
      'He is at the end of the street, waving. You cannot tell if it means come or go.',
    ),
    text: words(
      'Tira el dado de Fortuna. Fracaso: cada Soñador Sella 2 cartas. En blanco: nada. Uno o dos: cada Soñador Abre 2. Tres: el Equipo gana 1 Llave.',
      'Roll the Fortune die. Failure: each Dreamer Seals 2 cards. Blank: nothing. One or two: each Dreamer Opens 2. Three: the Team gains 1 Key.',
    ),
    effect: dieTable('fortune', {
      failure: each(everyone, seal(2)),
      blank: nothing,
      one: each(everyone, unseal(2)),
      two: each(everyone, unseal(2)),
      three: gain.keys(1),
    }),
  }),
  fate('the-gull-knows-you', 'La gaviota te conoce', 'The Gull Knows You', {
    flavour: words('Inclina la cabeza. Todavía no sabes para qué.', 'It lowers its head. You do not know yet what for.'),
    text: words(
      'Tira el dado de Fortuna. Fracaso: sufres 1 de Angustia. En blanco: descartas 1 carta. Uno o dos: ganas 1 de Éter. Tres: ganas 2 de Éter.',
      'Roll the Fortune die. Failure: suffer 1 Anguish. Blank: discard 1 card. One or two: gain 1 Ether. Three: gain 2 Ether.',
    ),
    effect: dieTable('fortune', {
      failure: suffer(1),
      blank: discard(1),
      one: gain.ether(1),
      two: gain.ether(1),
      three: gain.ether(2),
    }),
  }),
  fate('whose-umbrella', '¿De quién es este paraguas?', 'Whose Umbrella', {
    flavour: words('Abierto en mitad de la acera, gotea hacia arriba.', 'Open in the middle of the pavement, dripping upward.'),
    text: words(
      'Tira el dado de Fortuna. Fracaso: el Equipo pierde 1 Hora. En blanco: nada. Uno: cada Soñador Abre 1 carta. Dos: cada Soñador cura 1 de Angustia. Tres: el Equipo gana 1 Hora.',
      'Roll the Fortune die. Failure: the Team loses 1 Hour. Blank: nothing. One: each Dreamer Opens 1 card. Two: each Dreamer cures 1 Anguish. Three: the Team gains 1 Hour.',
    ),
    effect: dieTable('fortune', {
      failure: lose.hours(1),
      blank: nothing,
      one: each(everyone, unseal(1)),
      two: each(everyone, cure(1)),
      three: gain.hours(1),
    }),
  }),
  fate('two-streets-same-name', 'Dos calles, el mismo nombre', 'Two Streets, Same Name', {
    flavour: words(
      'Una está seca y es larga. La otra baja hasta el agua y sube por el otro lado.',
      'One is dry, and long. The other goes down to the water and up the far side.',
    ),
    effect: choose(lose.hours(1), each(everyone, seal(1))),
  }),
  fate('a-cup-too-many', 'Una taza de más', 'A Cup Too Many', {
    flavour: words(
      'Seis tazas en el poyete y sois cuantos sois. Humea la última. Puedes beberla o dejarla para quien sea.',
      'Six cups on the sill, and you are as many as you are. The last one steams. Drink it, or leave it for whoever it is for.',
    ),
    effect: choose(cure(2), seq(each(near(0), unseal(1)), gain.gems(1))),
  }),
  ...laterFates,
]
