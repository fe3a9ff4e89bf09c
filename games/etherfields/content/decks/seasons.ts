import { choose, cure, each, everyone, gain, inSlumber, raise, seal, seasonCard, suffer, unseal, words } from '../builders.ts'
import type { Season } from '../kinds.ts'

/* The tides. The first is the one that changes nothing; Fog stands with I-02. */

export const seasons: readonly Season[] = [
  seasonCard('slack-tide', 'Marea parada', 'Slack Tide', {
    flavour: words('Nada se mueve, y todo el mundo lo llama paz.', 'Nothing moves, and everyone calls it peace.'),
    hint: words('El agua espera a que alguien decida.', 'The water waits for somebody to decide.'),
    tide: each(everyone, unseal(1)),
  }),
  seasonCard('spring-tide', 'Marea viva', 'Spring Tide', {
    flavour: words('El puerto rebosa; los relojes parecen a punto.', 'The harbour brims; the clocks look as if they might.'),
    hint: words('Alguien ha dejado una luz donde hacía falta.', 'Somebody has left a light where it was wanted.'),
    tide: gain.hours(1),
    text: words(
      'En los Lugares de Hora el Equipo gana 1 Hora más. En los Lugares de marea: El Equipo gana 1 Hora.',
      'At Places of the Hour the Team gains 1 Hour more. At Places of the tide: The Team gains 1 Hour.',
    ),
    adds: { hour: gain.hours(1) },
  }),
  seasonCard('neap', 'Aguas chicas', 'Neap', {
    flavour: words('Mareas cortas, caminos cortos.', 'Small tides, short ways.'),
    hint: words('Un nudo bien hecho acerca las dos orillas.', 'A knot well tied brings two shores nearer.'),
    tide: each(everyone, choose(cure(1), unseal(1))),
    text: words(
      'Una vez por viaje, un Atajo no cuesta nada. En los Lugares de marea: Cada Soñador cura 1 de Angustia o Abre 1 carta.',
      'Once per trip a Shortcut costs nothing. At Places of the tide: Each Dreamer cures 1 Anguish or Opens 1 card.',
    ),
    freeShortcut: true,
  }),
  seasonCard('red-tide', 'Marea roja', 'Red Tide', {
    flavour: words('Es hermosa, y más vale no tocarla.', 'It is beautiful, and you should not touch it.'),
    hint: words('Algo arde todavía bajo la superficie.', 'Something is still burning below the surface.'),
    tide: each(everyone, suffer(1)),
    abilities: [raise.turns(-1, { while: inSlumber })],
  }),
  seasonCard('long-ebb', 'Reflujo largo', 'Long Ebb', {
    flavour: words(
      'Los bancos han quedado en la arena, demasiado lejos para sentarse.',
      'The benches stand out on the sand, too far to sit on.',
    ),
    hint: words('Alguien ha cerrado un libro antes de la última página.', 'Somebody has shut a book before the last page.'),
    tide: each(everyone, seal(1)),
    text: words(
      'Los Lugares de descanso no hacen nada. En los Lugares de marea: Cada Soñador Sella 1 carta.',
      'Places of rest do nothing. At Places of the tide: Each Dreamer Seals 1 card.',
    ),
    closes: ['rest'],
  }),
]
