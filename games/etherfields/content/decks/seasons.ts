import { each, everyone, gain, seasonCard, unseal, words } from '../builders.ts'
import type { Season } from '../kinds.ts'

/* The tides. The first is the one that changes nothing. */

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
  }),
]
