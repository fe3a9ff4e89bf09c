import { absorbsUnseen, ally, at, express } from './builders.ts'
import type { AllyCard } from './nodes.ts'

export const alliesAbroad: readonly AllyCard[] = [
  // ── Europe ──
  ally('erich-zann', {
    title: { es: 'Erich Zann', en: 'Erich Zann' },
    story: {
      es: 'Toca de cara a la ventana, con la cortina corrida. Cuando afloja, algo en el cristal le lleva el compás.',
      en: 'He plays facing the window, with the curtain drawn. When he slackens, something on the glass keeps time.',
    },
    unique: true,
    foundAt: [{ subregion: 'paris' }],
    attributes: ['artist'],
    languages: ['german', 'french'],
    value: 1,
    abilities: [absorbsUnseen(2)],
  }),
  ally('gustaf-johansen', {
    title: { es: 'Gustaf Johansen', en: 'Gustaf Johansen' },
    story: {
      es: 'Duerme con la mano cerrada sobre una rueda de timón que no está. Una vez puso proa a un dios y no viró.',
      en: 'He sleeps with one hand closed on a wheel that is not there. He once steered straight at a god.',
    },
    foundAt: [{ subregion: 'oslo' }, { region: 'islands' }],
    attributes: ['sailor'],
    value: 2,
    sanity: 1,
  }),
  ally('simon-orne', {
    title: { es: 'Simon Orne', en: 'Simon Orne' },
    story: {
      es: 'Se marchó de Salem en 1720 y no ha cambiado de sastre. En Praga lo toman por su propio nieto, y él se deja.',
      en: 'He left Salem in 1720 and has not changed his tailor. In Prague they take him for his own grandson, and he lets them.',
    },
    unique: true,
    foundAt: [{ subregion: 'prague' }],
    attributes: ['cultist', 'occultist', 'undead'],
    languages: ['latin', 'german'],
    value: 3,
    sanity: -1,
    class: 'undead',
    knowsSpell: 1,
  }),
  ally('baron-ferenczy', {
    title: { es: 'Barón Ferenczy', en: 'Baron Ferenczy' },
    story: {
      es: 'Escribe con la cortesía de un siglo y la ortografía de otro. Con sus invitados no cena: preside.',
      en: 'He writes with the courtesy of one century and the spelling of another. He does not dine with his guests; he presides.',
    },
    unique: true,
    foundAt: [{ subregion: 'transylvania' }],
    attributes: ['cultist', 'undead'],
    languages: ['latin', 'german'],
    value: 4,
    sanity: -2,
    class: 'undead',
  }),
  ally('captain-norrys', {
    title: { es: 'Capitán Norrys', en: 'Captain Norrys' },
    story: {
      es: 'Orondo, jovial, curtido en las trincheras. De noche no oye las ratas, cosa que empieza a inquietar al gato.',
      en: 'Stout, cheerful, seasoned in the trenches. He does not hear the rats at night, which has begun to trouble the cat.',
    },
    foundAt: [{ subregion: 'london' }, { subregion: 'anchester' }],
    attributes: ['soldier', 'explorer'],
    value: 2,
    sanity: 1,
  }),

  // ── Middle East ──
  ally('abdul-alhazred', {
    title: { es: 'Abdul Alhazred', en: 'Abdul Alhazred' },
    story: {
      es: 'Dicta en plena plaza, a mediodía, sin perder de vista el aire vacío de su izquierda. De vez en cuando le pide que espere.',
      en: 'He dictates in the open square at noon, keeping an eye on the empty air to his left. Now and then he asks it to wait.',
    },
    unique: true,
    foundAt: [{ subregion: 'damascus', past: true }],
    attributes: ['occultist'],
    languages: ['arabic', 'greek', 'aklo', 'rlyehian'],
    value: 3,
    sanity: -1,
    knowsSpell: 3,
  }),
  ally('abdul-reis-guide', {
    title: { es: 'Abdul Reis, guía', en: 'Abdul Reis, Guide' },
    story: {
      es: 'Promete enseñarte lo que no ven los turistas. Cuando aparece la cuerda resulta que la excursión es hacia abajo.',
      en: 'He promises to show you what the tourists miss. When the rope is produced it turns out that the excursion goes down.',
    },
    foundAt: [{ subregion: 'cairo' }, { subregion: 'giza' }],
    attributes: ['criminal', 'explorer'],
    languages: ['arabic', 'egyptian'],
    value: 1,
  }),
  ally('queen-nitocris', {
    title: { es: 'Reina Nitocris', en: 'Queen Nitocris' },
    grammar: { g: 'f' },
    story: {
      es: 'Ofreció a sus enemigos un banquete por debajo del nivel del Nilo. Sigue recibiendo, y la compuerta se sigue abriendo a los postres.',
      en: 'She once gave her enemies a banquet below the level of the Nile. She still entertains, and the sluice still opens with the dessert.',
    },
    unique: true,
    foundAt: [{ subregion: 'giza' }],
    attributes: ['cultist', 'undead'],
    languages: ['egyptian'],
    value: 4,
    sanity: -2,
    class: 'undead',
  }),

  // ── Dreamlands ──
  ally('king-kuranes', {
    title: { es: 'Rey Kuranes', en: 'King Kuranes' },
    story: {
      es: 'Reina en Celephaïs y añora Cornualles. Se ha hecho construir un pueblo inglés en los jardines, con lluvia.',
      en: 'He rules in Celephaïs and misses Cornwall. He has had an English village built in the grounds, with rain.',
    },
    unique: true,
    dimension: 'dreamlands',
    foundAt: [{ subregion: 'celephais' }],
    attributes: ['dreamer', 'soldier'],
    languages: ['greek'],
    value: 3,
    sanity: 2,
  }),
  ally('cats-of-ulthar', {
    title: { es: 'Gatos de Ulthar', en: 'Cats of Ulthar' },
    story: {
      es: 'No desfilan: llegan. Su general lleva un cascabel, y nadie lo ha mencionado jamás.',
      en: 'They do not march; they arrive. Their general wears a bell, and nobody has ever mentioned it.',
    },
    dimension: 'dreamlands',
    foundAt: [{ subregion: 'ulthar' }],
    attributes: ['animal'],
    value: 2,
    sanity: 1,
    sees: true,
  }),
  ally('barzai-the-wise', {
    title: { es: 'Barzai el Sabio', en: 'Barzai the Wise' },
    story: {
      es: 'Sabe de los dioses lo bastante para subir al monte a mirarlos. Pregúntale antes de que salga la luna.',
      en: 'He knows enough about the gods to climb the mountain and look at them. Ask him before moonrise.',
    },
    dimension: 'dreamlands',
    foundAt: [{ subregion: 'ulthar' }],
    attributes: ['clergy', 'scholar'],
    languages: ['greek', 'aklo'],
    value: 1,
    knowsSpell: 1,
  }),
  ally('dream-galley-captain', {
    title: { es: 'Capitán de la galera onírica', en: 'Dream Galley Captain' },
    story: {
      es: 'El pasaje se paga en horas de sueño, y con las vueltas es honrado. Solo pide que nadie despierte antes de amarrar.',
      en: 'The fare is paid in hours of sleep, and he is honest with the change. He only asks that nobody wake before the ship is tied up.',
    },
    dimension: 'dreamlands',
    foundAt: [{ has: 'waterside' }],
    attributes: ['sailor', 'dreamer'],
    value: 1,
    abilities: [express({ kind: 'travel', mode: 'sea' }, { while: at({ dimension: 'dreamlands' }) })],
  }),
]
