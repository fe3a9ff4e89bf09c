import { discardItem, district, pay, words } from '../builders.ts'
import type { District } from '../kinds.ts'

/* The districts that come last. */

export const far: readonly District[] = [
  district('under-market', 'Bajomercado', 'Under-Market', {
    at: 'D1',
    flavour: words(
      'Los puestos cuelgan del techo y el género cae hacia ellos.',
      'The stalls hang from the ceiling, and the goods fall up to them.',
    ),
    places: [
      { id: 'trapdoor', title: words('La trampilla', 'The Trapdoor'), effects: ['slumber'] },
      { id: 'chestnut-stall', title: words('El puesto de castañas', 'The Chestnut Stall'), effects: ['rest'] },
      { id: 'pawn-window', title: words('La ventanilla de empeños', 'The Pawn Window'), effects: ['bazaar'] },
      { id: 'cloakroom', title: words('El guardarropa', 'The Cloakroom'), effects: ['gate'] },
      { id: 'weighing-house', title: words('La casa del peso', 'The Weighing House'), effects: ['toll', 'market'] },
      { id: 'lost-property', title: words('Objetos perdidos', 'Lost Property'), effects: ['fate', 'key'] },
      { id: 'drain-cover', title: words('La tapa del sumidero', 'The Drain Cover'), effects: ['tide'] },
    ],
    paths: [
      ['chandlery', 'trapdoor'],
      ['tower-foot', 'trapdoor'],
      ['trapdoor', 'lost-property'],
      ['lost-property', 'weighing-house'],
      ['weighing-house', 'pawn-window'],
      ['pawn-window', 'cloakroom'],
      ['cloakroom', 'chestnut-stall'],
      ['chestnut-stall', 'drain-cover'],
      ['drain-cover', 'trapdoor'],
      ['drain-cover', 'rope-walk'],
    ],
    shortcuts: [
      ['trapdoor', 'cloakroom'],
      ['pawn-window', 'rope-walk'],
    ],
    toll: { each: pay.discard(1), text: words('Cada Soñador descarta 1 carta de la mano.', 'Each Dreamer discards 1 card from hand.') },
  }),
  district('threshold', 'El Umbral', 'Threshold', {
    at: 'D2',
    flavour: words('Seis felpudos, uno detrás de otro, y una sola puerta.', 'Six doormats, one behind the other, and only one door.'),
    places: [
      { id: 'coal-chute', title: words('La tolva del carbón', 'The Coal Chute'), effects: ['slumber'] },
      { id: 'boot-scraper', title: words('El limpiabarros', 'The Boot Scraper'), effects: ['toll'] },
      { id: 'meter-cupboard', title: words('El armario del contador', 'The Meter Cupboard'), effects: ['hour', 'key'] },
      { id: 'cellar-head', title: words('Lo alto del sótano', 'Cellar Head'), effects: ['gate'] },
      { id: 'warm-pipe', title: words('La tubería tibia', 'The Warm Pipe'), effects: ['rest'] },
    ],
    paths: [
      ['reading-steps', 'coal-chute'],
      ['cloakroom', 'coal-chute'],
      ['coal-chute', 'boot-scraper'],
      ['boot-scraper', 'meter-cupboard'],
      ['meter-cupboard', 'cellar-head'],
      ['cellar-head', 'warm-pipe'],
      ['warm-pipe', 'coal-chute'],
      ['warm-pipe', 'slipway'],
    ],
    shortcuts: [['coal-chute', 'cellar-head']],
    toll: { team: discardItem(), text: words('El Equipo descarta 1 Objeto activo.', 'The Team discards 1 active Item.') },
  }),
]
