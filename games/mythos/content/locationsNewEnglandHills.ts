import { location } from './builders.ts'
import type { LocationCard } from './nodes.ts'

export const locationsOfTheHills: readonly LocationCard[] = [
  // ── Dunwich ──
  location('sentinel-hill', {
    title: { es: 'La colina Centinela', en: 'Sentinel Hill' },
    grammar: { g: 'f', the: 'la' },
    story: {
      es: 'Las piedras de la cima guardan el calor del sol toda la noche. No deberían.',
      en: 'The stones on the summit keep the heat of the sun all night. They should not.',
    },
    region: 'newEngland',
    subregion: 'dunwich',
    attributes: ['countryside'],
    generics: ['night', 'outdoors', 'ruins'],
    gate: true,
    sanity: -1,
  }),
  location('whateley-farmhouse', {
    title: { es: 'Granja de los Whateley', en: 'Whateley Farmhouse' },
    grammar: { g: 'f' },
    story: {
      es: 'Arriba han quitado los tabiques y han puesto una rampa hasta la ventana. Compran ganado todos los meses; el prado sigue vacío.',
      en: 'Upstairs the partitions are gone and a ramp runs to the window. They buy cattle every month; the pasture is still empty.',
    },
    region: 'newEngland',
    subregion: 'dunwich',
    attributes: ['countryside', 'tomePlace'],
    generics: ['night', 'indoors', 'lair'],
    gate: true,
    sanity: -1,
  }),
  location('cold-spring-glen', {
    title: { es: 'Barranco de Cold Spring', en: 'Cold Spring Glen' },
    story: {
      es: 'Los chotacabras callan de golpe. Algo ha bajado por la ladera y los helechos aún no han vuelto a levantarse.',
      en: 'The whippoorwills stop all at once. Something has gone down the slope, and the ferns have not stood up again yet.',
    },
    region: 'newEngland',
    subregion: 'dunwich',
    attributes: ['countryside'],
    generics: ['night', 'outdoors', 'wilderness'],
    gate: true,
  }),
  location('osborns-general-store', {
    title: { es: 'Tienda de Osborn', en: 'Osborn’s General Store' },
    grammar: { g: 'f' },
    story: {
      es: 'Clavos, melaza, cartuchos del doce. Lo que algunos traen a cambio se guarda bajo el mostrador, envuelto en periódicos.',
      en: 'Nails, molasses, twelve-bore shells. What certain customers bring in trade is kept under the counter, wrapped in newspaper.',
    },
    region: 'newEngland',
    subregion: 'dunwich',
    attributes: ['countryside', 'artifactPlace'],
    generics: ['day', 'indoors'],
  }),

  // ── Miskatonic Valley ──
  location('the-blasted-heath', {
    title: { es: 'El erial calcinado', en: 'The Blasted Heath' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'Dos hectáreas de ceniza fina que ningún viento se lleva. En el borde, todos los árboles se inclinan hacia fuera.',
      en: 'Five acres of fine ash that no wind carries off. Along the edge the trees all lean outwards.',
    },
    region: 'newEngland',
    subregion: 'miskatonicValley',
    attributes: ['countryside'],
    generics: ['day', 'outdoors', 'wilderness', 'ruins'],
    gate: true,
    sanity: -1,
  }),
  location('gardner-farm', {
    title: { es: 'Granja de los Gardner', en: 'Gardner Farm' },
    grammar: { g: 'f' },
    story: {
      es: 'Desde la cocina se ve el pozo en las noches sin luna. Desde agosto la familia no gasta en lámparas.',
      en: 'From the kitchen you can see the well on moonless nights. The family has bought no lamp oil since August.',
    },
    region: 'newEngland',
    subregion: 'miskatonicValley',
    attributes: ['countryside'],
    generics: ['night', 'indoors'],
    gate: true,
  }),
  location('old-chapman-farmhouse', {
    title: { es: 'Vieja granja Chapman', en: 'Old Chapman Farmhouse' },
    grammar: { g: 'f' },
    story: {
      es: 'Entre los cascotes del laboratorio queda en pie una mesa con correas. Siguen abrochadas.',
      en: 'In the rubble of the laboratory a table with straps is still standing. The straps are still buckled.',
    },
    region: 'newEngland',
    subregion: 'miskatonicValley',
    attributes: ['countryside', 'artifactPlace'],
    generics: ['night', 'indoors'],
  }),
  location('house-off-the-aylesbury-road', {
    title: { es: 'Casa junto al camino de Aylesbury', en: 'House off the Aylesbury Road' },
    grammar: { g: 'f' },
    story: {
      es: 'El libro del anciano se abre siempre por la misma lámina. Le cae encima una gota del techo, y la seca con el puño.',
      en: 'The old man’s book always falls open at the same plate. A drop lands on it from the ceiling, and he wipes it with his cuff.',
    },
    region: 'newEngland',
    subregion: 'miskatonicValley',
    attributes: ['countryside', 'tomePlace'],
    generics: ['day', 'indoors', 'ruins'],
  }),

  // ── Vermont ──
  location('akeley-farmhouse', {
    title: { es: 'Granja de Akeley', en: 'Akeley Farmhouse' },
    grammar: { g: 'f' },
    story: {
      es: 'Hay doce perros enterrados detrás del granero. En el salón a oscuras, el sillón del rincón dice: «Siéntese, por favor».',
      en: 'Twelve dogs are buried behind the barn. In the darkened parlour the armchair in the corner says, “Do sit down.”',
    },
    region: 'newEngland',
    subregion: 'vermont',
    attributes: ['countryside', 'tomePlace'],
    generics: ['night', 'indoors'],
  }),
  location('dark-mountain', {
    title: { es: 'Montaña Oscura', en: 'Dark Mountain' },
    grammar: { g: 'f' },
    story: {
      es: 'Los leñadores evitan la cara norte. De noche zumba la cantera abandonada y por la mañana falta piedra.',
      en: 'Loggers keep off the north face. At night the abandoned quarry hums, and in the morning there is less stone.',
    },
    region: 'newEngland',
    subregion: 'vermont',
    attributes: ['countryside', 'artifactPlace'],
    generics: ['night', 'outdoors', 'wilderness', 'lair'],
    gate: true,
    sanity: -1,
  }),
  location('round-hill-stones', {
    title: { es: 'Piedras de Round Hill', en: 'Round Hill Stones' },
    grammar: { g: 'f' },
    story: {
      es: 'Once piedras en círculo y, dentro, la hierba gastada como la de una era. Las pisadas podrían ser de cangrejo.',
      en: 'Eleven stones in a ring, the grass inside worn bare as a threshing floor. The prints might be a crab’s.',
    },
    region: 'newEngland',
    subregion: 'vermont',
    attributes: ['countryside'],
    generics: ['day', 'outdoors', 'ruins', 'wilderness'],
    gate: true,
  }),

  // ── Catskills ──
  location('martense-mansion', {
    title: { es: 'Mansión Martense', en: 'Martense Mansion' },
    grammar: { g: 'f' },
    story: {
      es: 'Con cada trueno, el césped se abomba en otro sitio. Lo que vive debajo ha heredado los ojos de la familia.',
      en: 'With each clap of thunder the lawn heaves in another place. Whatever lives below has inherited the family eyes.',
    },
    region: 'newEngland',
    subregion: 'catskills',
    attributes: ['countryside'],
    generics: ['night', 'indoors', 'underground', 'ruins', 'lair'],
    gate: true,
    sanity: -1,
  }),
]
