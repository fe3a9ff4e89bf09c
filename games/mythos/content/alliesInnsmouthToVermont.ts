import { ally, cheaper, express, here, peek, permission, yourThreatValue } from './builders.ts'
import type { AllyCard } from './nodes.ts'

export const alliesFromInnsmouthToVermont: readonly AllyCard[] = [
  // ── Innsmouth ──
  ally('zadok-allen', {
    title: { es: 'Zadok Allen', en: 'Zadok Allen' },
    story: {
      es: 'Por una botella te cuenta la verdad. Por dos, la olvida contigo.',
      en: 'For one bottle he tells you the truth. For two he helps you forget it.',
    },
    foundAt: [{ subregion: 'innsmouth' }],
    attributes: ['sailor'],
    value: 0,
    onPlay: peek(3, { take: 1, rest: 'bottom' }),
  }),
  ally('barnabas-marsh', {
    title: { es: 'Barnabas Marsh', en: 'Barnabas Marsh' },
    story: {
      es: 'Recibe tras las cortinas de su coche. El guante que te tiende cede por donde no hay nudillos.',
      en: 'He receives callers behind the curtains of his car. The glove he holds out gives way where there are no knuckles.',
    },
    foundAt: [{ subregion: 'innsmouth' }],
    attributes: ['cultist', 'hybrid'],
    languages: ['rlyehian'],
    value: 2,
    sanity: -1,
  }),
  ally('captain-obed-marsh', {
    title: { es: 'Capitán Obed Marsh', en: 'Captain Obed Marsh' },
    story: {
      es: 'Otros capitanes traían nuez moscada; él trajo parientes. A la boda fue todo el pueblo y solo la mitad preguntó por la novia.',
      en: 'Other captains brought home nutmeg; he brought in-laws. The whole town came to the wedding, and only half of it asked about the bride.',
    },
    unique: true,
    foundAt: [{ subregion: 'innsmouth', past: true }],
    attributes: ['cultist', 'sailor'],
    languages: ['rlyehian'],
    value: 4,
    abilities: [yourThreatValue({ title: 'deep-one' }, 1)],
  }),
  ally('joe-sargent', {
    title: { es: 'Joe Sargent', en: 'Joe Sargent' },
    story: {
      es: 'Conduce el autobús de Arkham con los ojos muy abiertos. En ocho años ningún viajero lo ha visto parpadear ni llegar tarde.',
      en: 'He drives the Arkham bus with his eyes wide open. In eight years no passenger has seen him blink, or come in late.',
    },
    foundAt: [{ subregion: 'innsmouth' }],
    attributes: ['cultist', 'hybrid'],
    value: 1,
    abilities: [express({ kind: 'travel', mode: 'land' })],
  }),

  // ── Kingsport ──
  ally('the-terrible-old-man', {
    title: { es: 'El viejo terrible', en: 'The Terrible Old Man' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'Paga al tendero con oro español de hace dos siglos y cuenta las vueltas como quien lo vio acuñar.',
      en: 'He pays the grocer in Spanish gold two hundred years old, and counts his change like a man who saw it struck.',
    },
    unique: true,
    foundAt: [{ subregion: 'kingsport' }],
    attributes: ['sailor', 'occultist'],
    languages: ['spanish', 'latin'],
    value: 3,
    sanity: -1,
    knowsSpell: 1,
  }),
  ally('basil-elton', {
    title: { es: 'Basil Elton', en: 'Basil Elton' },
    story: {
      es: 'Guarda el faro de la punta norte, como su padre. Hay noches en que tapa la lámpara un minuto para que un barco blanco encuentre el rumbo.',
      en: 'He keeps the light on North Point, as his father did. Some nights he covers the lamp for a minute, so that a white ship can find its way.',
    },
    foundAt: [{ subregion: 'kingsport' }],
    attributes: ['sailor', 'dreamer'],
    value: 1,
    sanity: 1,
  }),
  ally('thomas-olney', {
    title: { es: 'Thomas Olney', en: 'Thomas Olney' },
    story: {
      es: 'Bajó del risco tranquilo, cortés y ligero. Su espíritu, cree, se quedó arriba para la sobremesa.',
      en: 'He came down from the crag calm, civil and unburdened. His spirit, he believes, stayed up there for the conversation.',
    },
    foundAt: [{ subregion: 'kingsport' }],
    attributes: ['scholar', 'dreamer'],
    languages: ['greek'],
    value: 0,
    sanity: 2,
  }),

  // ── Providence ──
  ally('charles-dexter-ward', {
    title: { es: 'Charles Dexter Ward', en: 'Charles Dexter Ward' },
    story: {
      es: 'Le cambió la letra en abril. Su madre guarda las cartas de antes; el mayordomo, la pala.',
      en: 'His handwriting changed in April. His mother has kept the earlier letters; the butler has kept the spade.',
    },
    foundAt: [{ subregion: 'providence' }],
    attributes: ['scholar', 'occultist'],
    languages: ['latin', 'arabic'],
    value: 0,
    knowsSpell: 1,
  }),
  ally('dr-marinus-willett', {
    title: { es: 'Dr. Marinus Willett', en: 'Dr. Marinus Willett' },
    story: {
      es: 'Trajo al muchacho al mundo y conoce la cicatriz de su ceja. Por eso nota que hoy la tiene en la otra.',
      en: 'He brought the boy into the world and knows the scar over his eye. That is how he sees that today it is over the other.',
    },
    foundAt: [{ subregion: 'providence' }],
    attributes: ['doctor'],
    languages: ['latin'],
    value: 1,
    sanity: 2,
  }),
  ally('joseph-curwen', {
    title: { es: 'Joseph Curwen', en: 'Joseph Curwen' },
    story: {
      es: 'Compra sal a un ritmo que ninguna despensa explica y cumple años a uno que ningún médico entiende.',
      en: 'He buys salt at a rate no larder can explain, and ages at a rate no doctor can.',
    },
    unique: true,
    foundAt: [{ subregion: 'providence', past: true }],
    attributes: ['cultist', 'occultist', 'undead'],
    languages: ['latin', 'arabic', 'aklo'],
    value: 5,
    sanity: -2,
    class: 'undead',
    knowsSpell: 2,
  }),
  ally('robert-blake', {
    title: { es: 'Robert Blake', en: 'Robert Blake' },
    story: {
      es: 'Desde su escritorio ve el campanario negro al otro lado de la ciudad. Ha cambiado la mesa de sitio tres veces y lo sigue viendo.',
      en: 'From his desk he can see the black steeple across town. He has moved the desk three times and can see it still.',
    },
    foundAt: [{ subregion: 'providence' }],
    attributes: ['author', 'artist'],
    languages: ['latin', 'aklo'],
    value: 0,
  }),
  ally('henry-wilcox', {
    title: { es: 'Henry Wilcox', en: 'Henry Wilcox' },
    story: {
      es: 'Llega con arcilla en las uñas y un boceto de edificios que lo mareó al dibujarlo. Lo soñó con humedad y todo: el papel gotea.',
      en: 'Clay under his nails, and a sketch of buildings that made him seasick to draw. He dreamed it damp and all; the paper drips.',
    },
    foundAt: [{ subregion: 'providence' }],
    attributes: ['artist', 'dreamer'],
    value: 0,
    sanity: 1,
  }),
  ally('prof-george-angell', {
    title: { es: 'Prof. George Angell', en: 'Prof. George Angell' },
    story: {
      es: 'Ordena los recortes por fecha: un pánico, un motín, un poeta que enmudece en París. Caen todos en la misma noche.',
      en: 'He sorts the cuttings by date: a panic, a riot, a poet struck dumb in Paris. They all fall on the same night.',
    },
    foundAt: [{ subregion: 'providence' }],
    attributes: ['scholar'],
    languages: ['latin', 'arabic'],
    value: 1,
    sanity: 1,
  }),

  // ── Boston ──
  ally('richard-upton-pickman', {
    title: { es: 'Richard Upton Pickman', en: 'Richard Upton Pickman' },
    story: {
      es: 'No sabe pintar de memoria, dice. Los modelos suben por el sótano y se están muy quietos mientras comen.',
      en: 'He cannot paint from memory, he says. His models come up through the cellar, and hold very still while they eat.',
    },
    unique: true,
    foundAt: [{ subregion: 'boston' }],
    attributes: ['artist', 'cultist'],
    value: 2,
    sanity: -1,
    abilities: [cheaper({ title: 'ghoul' }, 1)],
  }),
  ally('randolph-carter', {
    title: { es: 'Randolph Carter', en: 'Randolph Carter' },
    story: {
      es: 'Ha estado más veces en Ulthar que en Nueva York, y en Ulthar le deben dinero.',
      en: 'He has been to Ulthar more often than to New York, and in Ulthar they owe him money.',
    },
    unique: true,
    foundAt: [{ subregion: 'boston' }, { dimension: 'dreamlands' }],
    attributes: ['dreamer', 'author'],
    languages: ['latin', 'greek', 'aklo'],
    value: 2,
    sanity: 1,
    abilities: [permission('dreamlands', { while: here(['lodging', 'cemetery']) })],
  }),
  ally('harley-warren', {
    title: { es: 'Harley Warren', en: 'Harley Warren' },
    story: {
      es: 'Baja él, con el cable del teléfono y el libro bajo el brazo. A ti te toca quedarte arriba y no colgar.',
      en: 'He is the one who goes down, with the telephone wire and the book under his arm. Your part is to stay above and not hang up.',
    },
    foundAt: [{ subregion: 'boston' }],
    attributes: ['occultist', 'scholar'],
    languages: ['arabic', 'aklo'],
    value: 1,
  }),

  // ── Vermont ──
  ally('henry-akeley', {
    title: { es: 'Henry Akeley', en: 'Henry Akeley' },
    story: {
      es: 'Cada semana encarga cartuchos, perros y papel de cartas. Esta semana solo papel, y la firma viene a máquina.',
      en: 'Every week he orders cartridges, dogs and writing paper. This week only the paper, and the signature is typed.',
    },
    foundAt: [{ subregion: 'vermont' }],
    attributes: ['farmer', 'scholar'],
    languages: ['latin'],
    value: 1,
  }),
]
