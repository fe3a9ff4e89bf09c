import { ally, bury, cheaper, draw, opponentsCard } from './builders.ts'
import type { AllyCard } from './nodes.ts'

/** Found by an attribute, in whatever Region. */
export const alliesAnywhere: readonly AllyCard[] = [
  ally('inspector-legrasse', {
    title: { es: 'Inspector Legrasse', en: 'Inspector Legrasse' },
    story: {
      es: 'Lleva un ídolo de piedra en la bolsa de las pruebas. Cuarenta eruditos no supieron decirle qué es; él se conforma con saber quién lo echa de menos.',
      en: 'He carries a stone idol in an evidence bag. Forty scholars could not tell him what it is; he would settle for who misses it.',
    },
    unique: true,
    foundAt: [{ has: 'city' }],
    attributes: ['detective'],
    languages: ['french'],
    value: 2,
    onPlay: bury(opponentsCard({ kind: 'ally', has: 'cultist', value: 1 })),
  }),
  ally('old-castro', {
    title: { es: 'El viejo Castro', en: 'Old Castro' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'Dice que en los montes de China hay jefes que no mueren. Se lo contó uno de ellos, en alta mar.',
      en: 'He says there are leaders in the mountains of China who do not die. He had it from one of them, at sea.',
    },
    foundAt: [{ has: 'waterside' }],
    attributes: ['cultist', 'sailor'],
    languages: ['spanish', 'rlyehian'],
    value: 1,
    sanity: -1,
  }),
  ally('private-detective', {
    title: { es: 'Detective privado', en: 'Private Detective' },
    story: {
      es: 'Según el informe, siguió al sujeto hasta el cementerio y lo vio entrar. La segunda página es la factura de una pala.',
      en: 'He followed the subject to the cemetery, says the report, and saw him go in. Page two is the bill for a shovel.',
    },
    foundAt: [{ has: 'city' }],
    attributes: ['detective'],
    value: 1,
  }),
  ally('parish-priest', {
    title: { es: 'Párroco', en: 'Parish Priest' },
    story: {
      es: 'Te escucha hasta el final sin cambiar de cara. Luego cierra la sacristía y te pide que repitas lo de los cánticos.',
      en: 'He hears you out without a change of expression. Then he shuts the vestry door and asks you to repeat the part about the chanting.',
    },
    foundAt: [{ has: 'church' }],
    attributes: ['clergy'],
    languages: ['latin'],
    value: 1,
    sanity: 2,
  }),
  ally('antiquarian-bookseller', {
    title: { es: 'Librero anticuario', en: 'Antiquarian Bookseller' },
    story: {
      es: 'Claro que lo tiene. Está en la trastienda, boca abajo, con un ladrillo encima.',
      en: 'Of course he has it. It is in the back room, face down, with a brick on top.',
    },
    foundAt: [{ has: 'city' }],
    attributes: ['scholar'],
    languages: ['latin', 'german', 'french'],
    value: 0,
    sanity: 1,
  }),
  ally('newspaper-reporter', {
    title: { es: 'Reportero', en: 'Newspaper Reporter' },
    story: {
      es: 'Quiere saber cómo se escribe tu apellido y si prefieres que ponga «de viaje» o «en paradero desconocido».',
      en: 'He wants to know how you spell your surname, and whether you would rather be “abroad” or “missing”.',
    },
    foundAt: [{ has: 'city' }],
    attributes: ['reporter'],
    value: 0,
    sanity: 1,
    onPlay: draw(1),
  }),
  ally('police-sergeant', {
    title: { es: 'Sargento de policía', en: 'Police Sergeant' },
    story: {
      es: 'Veintidós años de ronda por el puerto. Hay una calle que siempre recorre por la otra acera.',
      en: 'Twenty-two years on the harbour beat. There is one street he always walks on the other side of.',
    },
    foundAt: [{ has: 'city' }],
    attributes: ['soldier', 'detective'],
    value: 2,
  }),
  ally('alienist', {
    title: { es: 'Alienista', en: 'Alienist' },
    grammar: { g: 'f' },
    story: {
      es: 'La doctora te pide que dibujes lo que viste y lo archiva con los dibujos de los demás. Podrían calcarse unos de otros.',
      en: 'The doctor asks you to draw what you saw, and files it with the drawings of the others. They might all have been traced.',
    },
    foundAt: [{ has: 'hospital' }],
    attributes: ['doctor', 'scientist'],
    languages: ['german'],
    value: 0,
    sanity: 2,
  }),
  ally('aviator', {
    title: { es: 'Aviador', en: 'Aviator' },
    story: {
      es: 'Vuela con la foto de su perro y un mapa en el que ha añadido a lápiz una montaña. «Ayer no estaba», explica.',
      en: 'He flies with a photograph of his dog and a map with one mountain pencilled in. “It was not there yesterday,” he explains.',
    },
    foundAt: [{ has: 'city' }],
    attributes: ['soldier', 'explorer'],
    languages: ['french'],
    value: 1,
    abilities: [cheaper({ kind: 'travel', mode: 'air' }, 1)],
  }),
]
