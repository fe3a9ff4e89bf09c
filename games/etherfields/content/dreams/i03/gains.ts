import { district, pay, words } from '../../builders.ts'
import type { Card } from '../../kinds.ts'

/* What I-03 leads to: the hill over the roofs. */

export const gains: readonly Card[] = [
  district('bell-hill', 'Cerro de la Campana', 'Bell Hill', {
    at: 'C1',
    places: [
      { id: 'goat-path', title: words('La senda de las cabras', 'The Goat Path'), effects: ['slumber'] },
      { id: 'ringers-bench', title: words('El banco de los campaneros', 'The Ringers’ Bench'), effects: ['rest'] },
      { id: 'tower-foot', title: words('El pie de la torre', 'Tower Foot'), effects: ['gate'] },
      { id: 'wind-vane', title: words('La veleta', 'The Weathervane'), effects: ['fate', 'key'] },
      { id: 'sexton-lamp', title: words('El farol del sacristán', 'The Sexton’s Lamp'), effects: ['hour'] },
    ],
    paths: [
      ['gull-stairs', 'goat-path'],
      ['goat-path', 'ringers-bench'],
      ['ringers-bench', 'wind-vane'],
      ['wind-vane', 'tower-foot'],
      ['tower-foot', 'sexton-lamp'],
      ['sexton-lamp', 'goat-path'],
      ['sexton-lamp', 'coal-steps'],
    ],
    shortcuts: [['goat-path', 'tower-foot']],
    toll: { one: pay.hours(1), text: words('El Equipo pierde 1 Hora.', 'The Team loses 1 Hour.') },
  }),
]
