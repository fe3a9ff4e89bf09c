import { adventure } from './builders.ts'
import type { AdventureCard } from './nodes.ts'

/** Section 9.13 leaves open how many «different» Allies the Dunwich Affair and the Edge of the Ice ask for: two each. */
export const adventures: readonly AdventureCard[] = [
  adventure('the-dunwich-affair', {
    title: { es: 'El caso de Dunwich', en: 'The Dunwich Affair' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'El claustro aprueba los gastos: botas, latín y un seguro de vida. En la casilla «motivo» nadie escribe nada.',
      en: 'The faculty approves the expenses: boots, Latin, life insurance. Under “purpose” nobody writes anything.',
    },
    points: 9,
    sanity: 2,
    slots: [
      { card: { title: 'sentinel-hill' } },
      { card: { kind: 'location', subregion: 'dunwich' }, other: true },
      { n: 2, card: { kind: 'ally', has: 'scholar' }, different: 'title' },
      { card: { kind: 'tome' } },
      { card: { title: ['powder-of-ibn-ghazi', 'voorish-sign'] } },
    ],
  }),
  adventure('shadows-over-the-reef', {
    title: { es: 'Sombras sobre el arrecife', en: 'Shadows over the Reef' },
    grammar: { g: 'f' },
    story: {
      es: 'El faro lleva apagado desde marzo. Los barcos siguen entrando.',
      en: 'The light has been out since March. Ships still find their way in.',
    },
    points: 8,
    sanity: 1,
    slots: [
      { card: { title: 'devil-reef' } },
      { n: 2, card: { kind: 'location', subregion: 'innsmouth' }, different: 'title', other: true },
      { card: { kind: 'ally', has: 'sailor' } },
      { n: 2, card: { title: 'deep-one' } },
    ],
  }),
  adventure('the-ward-inheritance', {
    title: { es: 'La herencia de los Ward', en: 'The Ward Inheritance' },
    grammar: { g: 'f', the: 'la' },
    story: {
      es: 'El joven cataloga los papeles de su tatarabuelo con una letra cada mes más antigua.',
      en: 'The young man is cataloguing his great-great-grandfather’s papers, in a hand that grows older by the month.',
    },
    points: 9,
    sanity: 2,
    slots: [
      { n: 2, card: { kind: 'location', subregion: 'providence' }, different: 'title' },
      { card: { kind: 'location', has: 'cemetery' }, other: true },
      { card: { title: ['charles-dexter-ward', 'dr-marinus-willett'] } },
      { card: { kind: 'spell' } },
      { card: { has: 'undead' } },
    ],
  }),
  adventure('antiquarian-rounds', {
    title: { es: 'Ronda de anticuarios', en: 'Antiquarian Rounds' },
    grammar: { g: 'f' },
    story: {
      es: 'Cinco tiendas, cinco dueños y, en el polvo de cada escaparate, el mismo hueco rectangular.',
      en: 'Five shops, five owners, and in the dust of every window the same oblong gap.',
    },
    points: 5,
    sanity: 2,
    slots: [
      { n: 5, card: { kind: 'location', has: 'city' }, different: 'title', across: { by: 'subregion', atLeast: 3 } },
      { card: { kind: ['tome', 'artifact', 'weapon'] } },
    ],
  }),
  adventure('the-call-from-the-deep', {
    title: { es: 'La llamada del abismo', en: 'The Call from the Deep' },
    grammar: { g: 'f', the: 'la' },
    story: {
      es: 'Los delirios de esta semana, puestos en orden, dan una latitud. Los de la próxima darán la hora.',
      en: 'This week’s deliriums, put in order, give a latitude. Next week’s will give the hour.',
    },
    points: 13,
    sanity: 2,
    slots: [
      { card: { title: 'rlyeh' } },
      { card: { kind: 'location', region: 'islands' }, other: true },
      { card: { kind: 'travel', mode: 'sea' } },
      { card: { title: ['clay-bas-relief', 'idol-of-cthulhu'] } },
      { card: { kind: 'ally', has: ['cultist', 'sailor'] } },
    ],
  }),
  adventure('beneath-the-pyramids', {
    title: { es: 'Bajo las pirámides', en: 'Beneath the Pyramids' },
    story: {
      es: 'La soga mide noventa metros y el guía la ha soltado toda. Abajo alguien la está enrollando con esmero.',
      en: 'The rope is three hundred feet long and the guide has paid out all of it. Below, somebody is coiling it neatly.',
    },
    points: 9,
    sanity: 1,
    slots: [
      { card: { kind: 'location', region: 'middleEast', has: 'underground' } },
      { n: 2, card: { kind: 'location', region: 'middleEast' }, different: 'title', other: true },
      { card: { kind: ['artifact', 'weapon'] } },
      { card: { has: 'undead' } },
    ],
  }),
  adventure('at-the-edge-of-the-ice', {
    title: { es: 'Al borde del hielo', en: 'At the Edge of the Ice' },
    story: {
      es: 'Hace dos días que la radio del campamento emite un único sonido. Los perros de la base, a mil kilómetros, lo reconocen.',
      en: 'For two days the camp wireless has been sending a single sound. The dogs at base, six hundred miles off, know what it is.',
    },
    points: 12,
    sanity: 2,
    slots: [
      { card: { title: 'city-of-the-elder-things' } },
      { card: { kind: 'travel', mode: 'air' } },
      { n: 2, card: { kind: 'ally', has: ['explorer', 'scientist'] }, different: 'title' },
      { card: { title: ['elder-thing', 'shoggoth'] } },
    ],
  }),
  adventure('dreams-in-crooked-rooms', {
    title: { es: 'Sueños en cuartos torcidos', en: 'Dreams in Crooked Rooms' },
    story: {
      es: 'Entregas el examen de geometría sin un solo fallo. El catedrático pregunta con quién has estudiado, y algo se ríe debajo de la tarima.',
      en: 'You hand in the geometry paper without one mistake. The professor asks whom you studied with, and something titters under the dais.',
    },
    points: 9,
    sanity: 1,
    slots: [
      { card: { title: 'the-witch-house' } },
      { card: { kind: 'location', subregion: 'arkham', gate: true }, other: true },
      { card: { title: ['walter-gilman', 'keziah-mason'] } },
      { card: { title: ['brown-jenkin', 'rat-thing-familiar'] } },
      { card: { kind: 'spell' } },
    ],
  }),
  adventure('whispers-from-the-hills', {
    title: { es: 'Susurros de las colinas', en: 'Whispers from the Hills' },
    story: {
      es: 'Tu corresponsal te invita al fin a su granja y ruega que traigas todas las pruebas. Antes siempre rogaba que no vinieras.',
      en: 'Your correspondent at last invites you up to the farm, and begs you to bring all the proofs. He used to beg you not to come.',
    },
    points: 10,
    sanity: 1,
    slots: [
      { n: 2, card: { kind: 'location', subregion: 'vermont' }, different: 'title' },
      { card: { title: 'henry-akeley' } },
      { card: { title: 'mi-go' } },
      { card: { title: ['brain-cylinder', 'carved-black-stone', 'phonograph-recorder'] } },
    ],
  }),
  adventure('the-quest-of-the-silver-key', {
    title: { es: 'La búsqueda de la llave de plata', en: 'The Quest of the Silver Key' },
    grammar: { g: 'f', the: 'la' },
    story: {
      es: 'En sueños te prometieron una terraza sobre una ciudad, a la puesta de sol. Llave ya tienes; queda dar con la puesta de sol.',
      en: 'In a dream you were promised a terrace over a city, at sunset. You have the key; it is the sunset that must be found.',
    },
    points: 10,
    sanity: 2,
    slots: [
      { n: 3, card: { kind: 'location', region: 'dreamlands' }, different: 'title' },
      { card: { title: ['the-silver-key', 'randolph-carter'] } },
      { card: { kind: 'ally', has: 'dreamer' }, other: true },
      { card: { title: ['night-gaunt', 'cats-of-ulthar'] } },
    ],
  }),
  adventure('the-haunter-on-federal-hill', {
    title: { es: 'El morador de Federal Hill', en: 'The Haunter on Federal Hill' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'El diario del escritor es puntual hasta el apagón. La última línea no la ha terminado él.',
      en: 'The writer’s diary is punctual up to the blackout. The last line was not finished by him.',
    },
    points: 12,
    sanity: 2,
    slots: [
      { card: { title: 'church-of-starry-wisdom' } },
      { card: { title: 'shining-trapezohedron' } },
      { card: { kind: 'ally', has: ['author', 'artist'] } },
      { card: { title: ['haunter-of-the-dark', 'nightfall'] } },
      { card: { kind: 'tome' } },
    ],
  }),
  adventure('the-forbidden-shelf', {
    title: { es: 'El estante prohibido', en: 'The Forbidden Shelf' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'La ficha dice: «consúltese al doctor». El doctor, tras un muro de fichas, dice: «consulta el catálogo».',
      en: 'The card says: see the Doctor. The Doctor, behind a wall of cards, says: see the catalogue.',
    },
    points: 10,
    sanity: 2,
    slots: [
      { n: 3, card: { kind: 'tome' }, different: 'title' },
      { n: 2, card: { kind: 'location', has: 'library' }, different: 'title' },
      { card: { kind: 'ally', has: 'scholar' } },
      { card: { kind: 'spell' } },
    ],
  }),
  adventure('rites-of-the-winter-festival', {
    title: { es: 'Ritos del festival de invierno', en: 'Rites of the Winter Festival' },
    story: {
      es: 'Se celebra una vez cada cien años. La anfitriona te recuerda de la última y lamenta que no te quedaras a cenar.',
      en: 'It is held once in a hundred years. Your hostess remembers you from the last one, and is sorry you did not stay to supper.',
    },
    points: 8,
    sanity: 1,
    slots: [
      { n: 2, card: { kind: 'location', subregion: 'kingsport' }, different: 'title' },
      { card: { kind: 'location', has: 'church' }, other: true },
      { n: 2, card: { title: 'festival-steed' } },
      { card: { kind: 'ally', has: ['sailor', 'cultist'] } },
    ],
  }),
  adventure('physician-of-the-dead', {
    title: { es: 'Médico de los muertos', en: 'Physician of the Dead' },
    story: {
      es: 'El paciente murió el lunes, mejoró el jueves y el sábado preguntaba por su ropa.',
      en: 'The patient died on Monday, rallied on Thursday, and by Saturday was asking for his clothes.',
    },
    points: 8,
    sanity: 1,
    slots: [
      { n: 2, card: { kind: 'location', has: 'cemetery' }, different: 'title' },
      { card: { kind: 'location', has: ['hospital', 'university'] } },
      { card: { kind: 'ally', has: 'doctor' } },
      { n: 2, card: { title: 'reanimated-corpse' } },
    ],
  }),
  adventure('around-the-world-in-dread', {
    title: { es: 'La vuelta al mundo en vilo', en: 'Around the World in Dread' },
    grammar: { g: 'f', the: 'la' },
    story: {
      es: 'En cuatro continentes, cuatro porteros de hotel te entregan el mismo sobre. Dentro está la factura de un quinto hotel.',
      en: 'On four continents four hotel porters hand you the same envelope. In it is the bill from a fifth hotel.',
    },
    points: 12,
    sanity: 3,
    slots: [
      { n: 4, card: { kind: 'location' }, different: 'region' },
      { n: 2, card: { kind: 'travel' }, different: 'mode' },
      { card: { kind: 'ally', has: ['explorer', 'sailor'] } },
    ],
  }),
  adventure('unmasking-the-order', {
    title: { es: 'Desenmascarar a la Orden', en: 'Unmasking the Order' },
    story: {
      es: 'Tras la tercera puerta hay un perchero con veinte túnicas. En el bolsillo de una está tu tarjeta de visita.',
      en: 'Behind the third door is a rack with twenty robes. In the pocket of one is your calling card.',
    },
    points: 7,
    sanity: 1,
    slots: [
      { card: { kind: 'ally', has: 'cultist' } },
      { n: 3, card: { kind: 'location', gate: true }, different: 'title' },
      { card: { kind: 'ally', has: ['detective', 'reporter'] } },
      { card: { kind: 'weapon' } },
    ],
  }),
  adventure('masks-of-the-crawling-chaos', {
    title: { es: 'Máscaras del Caos Reptante', en: 'Masks of the Crawling Chaos' },
    grammar: { g: 'f' },
    story: {
      es: 'El faraón, el conferenciante, el hombre de negro del bosque. Pones los retratos en fila y los tres miran a un mismo punto, detrás de ti.',
      en: 'The pharaoh, the lecturer, the man in black from the wood. You lay the portraits in a row, and all three look at one spot, behind you.',
    },
    points: 14,
    sanity: 2,
    slots: [
      { card: { title: 'nyarlathotep' } },
      { card: { kind: 'location', has: 'ruins' } },
      { card: { kind: 'ally', has: 'occultist' } },
      { card: { kind: 'spell' } },
    ],
  }),
  adventure('the-lamp-on-yuggoth', {
    title: { es: 'La lámpara de Yuggoth', en: 'The Lamp on Yuggoth' },
    grammar: { g: 'f', the: 'la' },
    story: {
      es: 'Más allá del último planeta arde una luz que no figura en ningún catálogo. Anoche se apagó dos veces, según lo convenido.',
      en: 'Past the last planet burns a light no catalogue lists. Last night it went out twice, as arranged.',
    },
    points: 14,
    sanity: 3,
    slots: [
      { card: { title: 'yuggoth' } },
      { card: { kind: 'travel', mode: 'space' } },
      { card: { title: 'mi-go' } },
      { card: { kind: 'ally', has: ['scholar', 'scientist'] } },
    ],
  }),
]
