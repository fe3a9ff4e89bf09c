import { district, pay, wisdom, words } from '../../builders.ts'
import type { Card } from '../../kinds.ts'

/* What I-01 leads to: how the town is signposted, and its roofs. */

export const gains: readonly Card[] = [
  wisdom('places', 'Lugares', 'Places', {
    flavour: words('Cómo está señalizado el pueblo, visto desde abajo.', 'How the town is signposted, from below.'),
    text: words(
      'Al llegar a un Lugar se resuelve lo que muestra, de izquierda a derecha: Destino, Duermevela, Puerta al Sueño (si el Equipo tiene una de ese Lugar y sus Llaves), Llave, Mercado, Bazar, descanso, Hora, peaje, marea, Despertar.',
      'On arriving in a Place, resolve what it shows, from left to right: Fate, Slumber, Gate (if the Team owns one of that Place and its Keys), Key, Market, Bazaar, rest, Hour, toll, tide, Awakening.',
    ),
  }),
  district('chimney-rows', 'Las Chimeneas', 'Chimney Rows', {
    at: 'B1',
    places: [
      { id: 'coal-steps', title: words('Los peldaños del carbón', 'The Coal Steps'), effects: ['fate'] },
      { id: 'sweeps-landing', title: words('El rellano del deshollinador', 'Sweep’s Landing'), effects: ['rest'] },
      { id: 'assembly-roofs', title: words('Los tejados de la Asamblea', 'The Assembly Roofs'), effects: ['gate'] },
      { id: 'warm-flues', title: words('Los tiros calientes', 'The Warm Flues'), effects: ['slumber', 'hour'] },
      { id: 'attic-exchange', title: words('El trueque de los desvanes', 'The Attic Exchange'), effects: ['bazaar'] },
      { id: 'gull-stairs', title: words('La escalera de las gaviotas', 'The Gull Stairs'), effects: ['slumber', 'key'] },
    ],
    paths: [
      ['rope-walk', 'coal-steps'],
      ['coal-steps', 'sweeps-landing'],
      ['sweeps-landing', 'gull-stairs'],
      ['gull-stairs', 'assembly-roofs'],
      ['assembly-roofs', 'warm-flues'],
      ['warm-flues', 'attic-exchange'],
      ['attic-exchange', 'slipway'],
      ['attic-exchange', 'coal-steps'],
    ],
    shortcuts: [['coal-steps', 'gull-stairs']],
    toll: { one: pay.anguish(1), text: words('Un Soñador sufre 1 de Angustia.', 'One Dreamer suffers 1 Anguish.') },
  }),
]
