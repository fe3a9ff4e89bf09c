import {
  action,
  after,
  arrested,
  as,
  buy,
  cannot,
  changes,
  check,
  draw,
  environment,
  everybodysSkill,
  gain,
  hasCard,
  inArea,
  lose,
  monsters,
  monstersAreNot,
  monstersHave,
  not,
  returnToCup,
  rollSuccesses,
  seq,
  sets,
  when,
} from '../../builders.ts'
import type { MythosCard } from '../../kinds.ts'

/* The signs that move together, as they are printed. */
const DIAMONDS = { white: ['diamond', 'square'], black: ['circle'] } as const
const PLUS = { white: ['plus'], black: ['moon'] } as const
const SLASHES = { white: ['slash', 'star', 'triangle'], black: ['hexagon'] } as const

/** What one may do in place of an encounter, in the streets of a neighbourhood. */
const inTheStreets = (street: string, effect: Parameters<typeof action>[1]) => action('arkham', effect, { while: inArea(street) })
/** They do not bear this weather: each Mythos phase sends them back to the cup. */
const drivenOff = (name: string) => after('phase:begin', { phase: 'mythos' }, returnToCup(monsters({ named: [name] })))

/** Environments: one at a time, until another comes. */
export const environments: readonly MythosCard[] = [
  environment('a-strange-plague', {
    title: { es: 'Una plaga extraña', en: 'A Strange Plague' },
    subtype: 'mystic',
    story: {
      es: 'La fiebre no la cura el reposo ni el caldo. En el Hospital hay colchones hasta en la capilla.',
      en: 'Neither rest nor broth will mend the fever. At the hospital there are mattresses even in the chapel.',
    },
    gate: 'independence-square',
    clue: 'the-unnamable',
    ...DIAMONDS,
    abilities: [cannot('stamina:gain', { how: 'card' })],
  }),
  environment('alien-technology', {
    title: { es: 'Tecnología extraña', en: 'Alien Technology' },
    subtype: 'urban',
    story: {
      es: 'En las colinas se oye zumbar lo que nadie ha enchufado. Los que zumban han venido mejor equipados.',
      en: 'In the hills one can hear the hum of what nobody has plugged in. Those who hum have come better equipped.',
    },
    gate: 'unvisited-isle',
    clue: 'science-building',
    ...DIAMONDS,
    abilities: [monstersHave('toughness', 2, ['mi-go']), after('monster:defeat', { each: true, name: 'mi-go' }, draw('unique'))],
  }),
  environment('an-evil-fog', {
    title: { es: 'Una niebla maligna', en: 'An Evil Fog' },
    subtype: 'weather',
    story: {
      es: 'La niebla entra por las cerraduras y se sienta. Nada vuela, pero todo se acerca mejor.',
      en: 'The fog comes in by the keyholes and sits down. Nothing flies, but everything comes closer more easily.',
    },
    gate: 'graveyard',
    clue: 'unvisited-isle',
    ...PLUS,
    abilities: [everybodysSkill('will', -1), everybodysSkill('sneak', 1), cannot('monster:move', { flying: true })],
  }),
  environment('blackest-night', {
    title: { es: 'La noche más negra', en: 'Blackest Night' },
    subtype: 'mystic',
    story: {
      es: 'Ni luna ni farolas. La suerte no encuentra a nadie, y a nadie le encuentran los demás.',
      en: 'No moon and no lamps. Luck can find nobody, and nor can anything else.',
    },
    gate: 'black-cave',
    clue: 'hibbs-roadhouse',
    ...DIAMONDS,
    abilities: [everybodysSkill('luck', -1), everybodysSkill('sneak', 1)],
  }),
  environment('blood-magic', {
    title: { es: 'Magia de sangre', en: 'Blood Magic' },
    subtype: 'mystic',
    story: {
      es: 'Junto al río una mujer cambia secretos por vasos pequeños. Ella pone el vaso.',
      en: 'By the river a woman trades secrets by the small glass. She provides the glass.',
    },
    gate: 'independence-square',
    clue: 'the-unnamable',
    ...DIAMONDS,
    abilities: [inTheStreets('rivertown', seq(rollSuccesses(as('stamina'), { miss: lose.stamina(1) }), gain.clues(2)))],
  }),
  environment('curfew-enforced', {
    title: { es: 'Se declara el toque de queda', en: 'Curfew Enforced' },
    subtype: 'urban',
    story: {
      es: 'Después de las nueve, en la calle solo debe haber adoquines. La policía cuenta los adoquines.',
      en: 'After nine there should be nothing in the street but cobbles. The police count the cobbles.',
    },
    gate: 'unvisited-isle',
    clue: 'science-building',
    ...PLUS,
    abilities: [
      after('movement:end', { each: true, street: true }, when(not(hasCard('deputy')), check('will', 0, { fail: arrested }))), // AH-MYTHOS-21
    ],
  }),
  environment('darkes-carnival-arrives', {
    title: { es: 'Llega la feria de Darke', en: 'Darke’s Carnival Arrives' },
    subtype: 'urban',
    story: {
      es: 'El tiovivo gira al revés y las adivinas aciertan. Por cada verdad hay que pasar por la casa de los espejos.',
      en: 'The carousel turns backward and the fortune-tellers are right. For each truth one must go through the hall of mirrors.',
    },
    gate: 'the-unnamable',
    clue: 'woods',
    ...DIAMONDS,
    abilities: [inTheStreets('northside', seq(gain.clues(1), check('will', -1, { fail: lose.sanity(1) })))],
  }),
  environment('dreams-of-a-sunken-city', {
    title: { es: 'Sueños de una ciudad hundida', en: 'Dreams of a Sunken City' },
    subtype: 'mystic',
    story: {
      es: 'Nadie descansa: todos pasan la noche subiendo por las mismas calles mojadas. Solo en el Manicomio duermen, con ayuda.',
      en: 'Nobody rests: all spend the night climbing the same wet streets. Only at the asylum do they sleep, with assistance.',
    },
    gate: 'independence-square',
    clue: 'the-unnamable',
    ...PLUS,
    abilities: [cannot('sanity:gain', { how: 'card' })],
  }),
  environment('egyptian-exhibit-visits-miskatonic-u', {
    title: { es: 'Exposición egipcia en la Universidad', en: 'Egyptian Exhibit Visits Miskatonic U.' },
    subtype: 'urban',
    story: {
      es: 'Hay cola para ver el sarcófago. Los jeroglíficos de la tapa responden, a quien sabe leerlos, a los del fondo.',
      en: 'There is a queue to see the sarcophagus. For those who can read them, the signs on the lid answer those within.',
    },
    gate: 'the-witch-house',
    clue: 'black-cave',
    ...PLUS,
    abilities: [inTheStreets('miskatonic-university', check('lore', -1, { pass: gain.clues(1) }))],
  }),
  environment('estate-sale', {
    title: { es: 'Venta de herencia', en: 'Estate Sale' },
    subtype: 'urban',
    story: {
      es: 'Los herederos sacan al césped lo que el tío guardaba en el desván. Ninguno quiere quedarse nada, ni tocarlo.',
      en: 'The heirs put out on the lawn what uncle kept in the attic. None of them wants to keep anything, or to touch it.',
    },
    gate: 'the-witch-house',
    clue: 'black-cave',
    ...DIAMONDS,
    abilities: [inTheStreets('uptown', buy('unique', 2))],
  }),
  environment('happy-days-are-here-again', {
    title: { es: 'Vuelven los días felices', en: 'Happy Days Are Here Again' },
    subtype: 'urban',
    story: {
      es: 'Suben las acciones, bajan los precios y en el parque hay música. Nadie lee la página seis.',
      en: 'Shares go up, prices go down, there is music in the park. Nobody reads page six.',
    },
    gate: 'woods',
    clue: 'historical-society',
    ...DIAMONDS,
    abilities: [cannot('terror:rise')],
  }),
  environment('heat-wave', {
    title: { es: 'Ola de calor', en: 'Heat Wave' },
    subtype: 'weather',
    story: {
      es: 'El asfalto guarda las huellas y las bibliotecas se llenan por la sombra. De noche hay brasas que flotan.',
      en: 'The tar keeps the footprints, and the libraries fill for the sake of the shade. At night there are floating embers.',
    },
    gate: 'woods',
    clue: 'independence-square',
    ...DIAMONDS,
    abilities: [everybodysSkill('fight', -1), everybodysSkill('lore', 1), monstersHave('toughness', 1, ['fire-vampire'])],
  }),
  environment('icy-conditions', {
    title: { es: 'Calles heladas', en: 'Icy Conditions' },
    subtype: 'weather',
    story: {
      es: 'Todo lo que corre resbala, lleve botas o lleve garras.',
      en: 'Everything that runs slips, whether it wears boots or claws.',
    },
    gate: 'historical-society',
    clue: 'silver-twilight-lodge',
    ...PLUS,
    abilities: [changes('movement', -1), monstersAreNot('fast')],
  }),
  environment('no-one-can-help-you-now', {
    title: { es: 'Ya nadie puede ayudaros', en: 'No One Can Help You Now' },
    subtype: 'mystic',
    story: {
      es: 'Las palabras que cerraban siguen en su sitio. Es el sitio el que ya no escucha.',
      en: 'The words that used to close are still in their place. It is the place that no longer listens.',
    },
    gate: 'the-unnamable',
    clue: 'woods',
    ...PLUS,
    abilities: [cannot('seal:place')],
  }),
  environment('nodens-favor', {
    title: { es: 'El favor de Nodens', en: 'Nodens’ Favor' },
    subtype: 'mystic',
    story: {
      es: 'Alguien muy antiguo se aburre y, por una vez, mira hacia aquí con buenos ojos.',
      en: 'Somebody very old is bored and, for once, looks this way with kind eyes.',
    },
    gate: 'the-witch-house',
    clue: 'black-cave',
    ...SLASHES,
    abilities: [changes('sealCost', -2)],
  }),
  environment('planetary-alignment', {
    title: { es: 'Alineación planetaria', en: 'Planetary Alignment' },
    subtype: 'mystic',
    story: {
      es: 'Los astrónomos se felicitan. Los que no son astrónomos notan que las fórmulas salen solas.',
      en: 'The astronomers congratulate each other. Those who are no astronomers notice that the formulas say themselves.',
    },
    gate: 'the-witch-house',
    clue: 'black-cave',
    ...DIAMONDS,
    abilities: [sets('spellCost', 0)],
  }),
  environment('raining-cats-and-dogs', {
    title: { es: 'Llueve a mares', en: 'Raining Cats and Dogs' },
    subtype: 'weather',
    story: {
      es: 'El agua llega a los estribos de los coches y tapa todos los pasos. Lo que ardía por ahí ya no arde.',
      en: 'The water reaches the running boards and drowns every footstep. What was burning about the place burns no more.',
    },
    gate: 'hibbs-roadhouse',
    clue: 'independence-square',
    ...PLUS,
    abilities: [everybodysSkill('speed', -1), changes('movement', -1), everybodysSkill('sneak', 1), drivenOff('fire-vampire')],
  }),
  environment('rlyeh-rising', {
    title: { es: 'R’lyeh emerge', en: 'R’lyeh Rising' },
    subtype: 'mystic',
    story: {
      es: 'Los sismógrafos dibujan una línea que nadie quiere leer en voz alta. Los locos duermen de pie, mirando al mar.',
      en: 'The seismographs draw a line that nobody cares to read aloud. The mad sleep standing, with their faces to the sea.',
    },
    gate: 'woods',
    clue: 'historical-society',
    ...SLASHES,
    abilities: [monstersHave('toughness', 1, ['star-spawn', 'maniac']), changes('difficulty', 1, { check: 'close', world: 'rlyeh' })],
  }),
  environment('solar-eclipse', {
    title: { es: 'Eclipse de sol', en: 'Solar Eclipse' },
    subtype: 'mystic',
    story: {
      es: 'A mediodía se encienden las farolas. Las palabras de poder se quedan en palabras.',
      en: 'At noon the lamps are lit. Words of power remain words.',
    },
    gate: 'graveyard',
    clue: 'unvisited-isle',
    ...DIAMONDS,
    abilities: [cannot('spell:cast')],
  }),
  environment('sunny-and-clear', {
    title: { es: 'Soleado y despejado', en: 'Sunny and Clear' },
    subtype: 'weather',
    story: {
      es: 'Un día tan bueno que no hay donde esconderse. Lo que vive de la oscuridad se ha ido a buscarla a otra parte.',
      en: 'So fine a day that there is nowhere to hide. What lives on darkness has gone to look for it elsewhere.',
    },
    gate: 'black-cave',
    clue: 'hibbs-roadhouse',
    ...PLUS,
    abilities: [everybodysSkill('sneak', -1), everybodysSkill('will', 1), drivenOff('haunter-of-the-dark')],
  }),
  environment('the-chill-of-the-grave', {
    title: { es: 'El frío de la tumba', en: 'The Chill of the Grave' },
    subtype: 'mystic',
    story: {
      es: 'La tierra está dura y, aun así, se abre. A los que salen el frío les sienta bien.',
      en: 'The ground is hard, and opens all the same. The cold agrees with those who come out.',
    },
    gate: 'unvisited-isle',
    clue: 'science-building',
    ...PLUS,
    abilities: [monstersHave('toughness', 1, ['ghost', 'vampire', 'zombie'])],
  }),
  environment('the-festival', {
    title: { es: 'El festival', en: 'The Festival' },
    subtype: 'urban',
    story: {
      es: 'En el calendario no figura ninguna fiesta. En los tejados están colgando farolillos.',
      en: 'There is no feast in the calendar. On the roofs they are hanging up lanterns.',
    },
    gate: 'woods',
    clue: 'historical-society',
    ...PLUS,
    abilities: [monstersHave('toughness', 1, ['cultist', 'byakhee'])],
  }),
  environment('the-man-in-black', {
    title: { es: 'El hombre de negro', en: 'The Man in Black' },
    subtype: 'mystic',
    story: {
      es: 'Espera en la colina con un libro y una pluma que no necesita tinta. Quien firma vuelve sabiendo algo.',
      en: 'He waits on the hill with a book and a pen that needs no ink. Who signs comes back knowing something.',
    },
    gate: 'the-witch-house',
    clue: 'black-cave',
    ...PLUS,
    abilities: [inTheStreets('french-hill', seq(rollSuccesses(as('sanity'), { miss: lose.sanity(1) }), gain.clues(1), draw('spell')))],
  }),
  environment('things-of-darkness', {
    title: { es: 'Cosas de la oscuridad', en: 'Things of Darkness' },
    subtype: 'mystic',
    story: {
      es: 'Lo que vive en los sótanos ha encontrado las escaleras.',
      en: 'What lives in the cellars has found the stairs.',
    },
    gate: 'silver-twilight-lodge',
    clue: 'graveyard',
    ...DIAMONDS,
    abilities: [monstersHave('toughness', 1, ['ghoul', 'formless-spawn', 'shoggoth', 'flying-polyp'])],
  }),
]
