import type { LastingEffect, Selector } from '@miskatonic/effects'
import {
  after,
  ambush,
  at,
  atLeast,
  before,
  clues,
  discard,
  each,
  encounter,
  halfPlayers,
  inOrder,
  investigators,
  keep,
  mark,
  may,
  moveThing,
  nearest,
  pay,
  place,
  players,
  randomSpace,
  repeat,
  seq,
  spawn,
  test,
  that,
  toBox,
  tokens,
  when,
} from './builders.ts'
import type { MysteryCard } from './nodes.ts'

/* Four for each Ancient One, in the order of the sheets. Solved conditions are judged at the end of the Mythos Phase. */

const half = tokens('eldritch', halfPlayers)
const all = tokens('eldritch', players())
/** What lies on the card. */
const kept: Selector = { the: 'kept' }
/** A Spell turns face up again when it has been resolved. */
const giveUp: LastingEffect = {
  do: 'lasting',
  ability: after('card:flip', { to: 'front', card: that('spell') }, discard(that('spell'))),
  until: { record: 'spell' },
}
/** A Clue won by research may be laid on the card. */
const research = after('clue:gain', { research: true }, may(keep('thisClue')))
const researched = atLeast(players(), kept)

export const mysteries: readonly MysteryCard[] = [
  // ── Azathoth ──
  {
    id: 'occult-research',
    kind: 'mystery',
    ancientOne: 'azathoth',
    name: { es: 'Investigación ocultista', en: 'Occult Research' },
    story: {
      es: 'Cuatro bibliotecas guardan cada una la cuarta parte de un tratado, y los cuatro bibliotecarios niegan que exista. En los márgenes, alguien ha calculado el peso de una melodía. Falta sumar.',
      en: 'Four libraries each hold a quarter of one treatise, and the four librarians deny there is any such book. In the margins someone has worked out the weight of a tune. It only wants adding up.',
    },
    abilities: [research],
    solved: researched,
  },
  {
    id: 'omen-of-devastation',
    kind: 'mystery',
    ancientOne: 'azathoth',
    name: { es: 'Augurio de devastación', en: 'Omen of Devastation' },
    story: {
      es: 'Por las puertas abiertas se oye una flauta, muy lejos, y solo desafina cuando la estrella del dintel coincide con la del cielo. Si alguna ha de cerrarse de verdad, es en ese compás.',
      en: 'Through the open doors a flute can be heard, far off, and it goes out of tune only while the star on the lintel is the star in the sky. If a door is to be shut for good, it is on that beat.',
    },
    abilities: [after('gate:close', { if: { is: 'omen', matchesGate: true } }, may(place('eldritch', 1, 'self'), pay.clue(1)))],
    solved: half,
  },
  {
    id: 'seed-of-the-daemon-sultan',
    kind: 'mystery',
    ancientOne: 'azathoth',
    name: { es: 'La semilla del Sultán de los Demonios', en: 'Seed of the Daemon Sultan' },
    story: {
      es: 'Los árboles caídos de Tunguska señalan todos hacia fuera, menos unos pocos que este verano se han vuelto. En el centro, la tierra está tibia y no crece nada que se pueda nombrar. Hay que encontrar lo que cayó antes de que germine.',
      en: 'The fallen trees of Tunguska all point outwards, but for a few that turned round this summer. In the middle the ground is warm and nothing grows that has a name. What fell must be found before it sprouts.',
    },
    onEnter: mark('tunguska'),
    encounter: { on: 'marked', effect: test('observation', { pass: may(place('eldritch', 1, 'self'), pay.clue(2)) }) },
    solved: half,
  },
  {
    id: 'the-true-name',
    kind: 'mystery',
    ancientOne: 'azathoth',
    name: { es: 'El nombre verdadero', en: 'The True Name' },
    story: {
      es: 'El nombre se rompió adrede y sus sílabas se enterraron lejos unas de otras. Donde hay una, los ecos llegan antes que las voces. Solo se puede sacar la que ya se sabe pronunciar.',
      en: 'The name was broken on purpose and its syllables buried far from one another. Where one lies, echoes come before voices. You can only dig up what you already know how to say.',
    },
    onEnter: repeat(halfPlayers, place('eldritch', 1, randomSpace)),
    encounter: { on: 'eldritchToken', effect: may(keep('thisToken'), pay.clue(2)) },
    solved: half,
    text: {
      es: 'Cuando esta carta entre en juego, coloca tantas fichas de Arcano como la mitad del número de jugadores (redondeando hacia arriba), cada una en una casilla aleatoria. Como encuentro, un investigador que esté en la casilla de una de ellas puede gastar 2 Pistas para moverla a esta carta. Al final de la Fase de Mitos, si hay en esta carta tantas fichas de Arcano como la mitad del número de jugadores (redondeando hacia arriba) o más, resuelve este Misterio.',
      en: 'When this card enters play, place Eldritch tokens equal to half the number of players (rounded up), each on a random space. As an encounter, an investigator on the space of one of them may spend 2 Clues to move it to this card. At the end of the Mythos Phase, if this card has Eldritch tokens equal to half the number of players (rounded up) or more, solve this Mystery.',
    },
  },
  // ── Cthulhu ──
  {
    id: 'rlyeh-risen',
    kind: 'mystery',
    ancientOne: 'cthulhu',
    name: { es: 'R’lyeh emerge', en: 'R’lyeh Risen' },
    story: {
      es: 'El guano de la isla nueva tiene una semana y los sillares tienen algas de un millón de años. Ningún ángulo suma lo que debe. Las puertas están en el suelo, o quizá el suelo está en las puertas.',
      en: 'The guano on the new island is a week old and the weed on the masonry a million years. No angle adds up to what it should. The doors are in the floor, unless the floor is in the doors.',
    },
    onEnter: mark('3'),
    encounter: { on: 'marked', effect: encounter('special') },
    solved: half,
  },
  {
    id: 'the-deep-ones-attack',
    kind: 'mystery',
    ancientOne: 'cthulhu',
    name: { es: '¡Los Profundos atacan!', en: 'The Deep Ones Attack!' },
    story: {
      es: 'Los pesqueros vuelven con las redes remendadas por otro. En el agua quedan boyas de coral con una luz dentro, y bajo cada una espera un centinela. Para llevarse la luz hay que bajar al remo y discutirlo con él.',
      en: 'The trawlers come home with their nets mended by somebody else. On the water stand buoys of coral with a light inside, and under each a sentry waits. To take the light you row out and argue it with him.',
    },
    onEnter: each(investigators(), place('eldritch', 1, nearest({ type: 'sea', without: 'eldritch' }))),
    encounter: {
      on: 'eldritchToken',
      effect: inOrder(ambush('deep-one'), when({ is: 'defeatedIt' }, may(keep('thisToken'), pay.clue(1)))),
    },
    solved: all,
    leavesTokens: true,
  },
  {
    id: 'the-stars-are-right',
    kind: 'mystery',
    ancientOne: 'cthulhu',
    name: { es: '¡Las estrellas están en posición!', en: 'The Stars Are Right!' },
    story: {
      es: 'Todo lo que se sabía en tierra aparece ahora flotando: cuadernos, cartas, un archivador cerrado con llave. Las olas los llevan en fila hacia donde se reflejan ciertas estrellas. Quien quiera leerlos ha de embarcarse.',
      en: 'Everything that was known on land is turning up afloat: notebooks, letters, a filing cabinet still locked. The waves carry them in line to where certain stars are reflected. Whoever wants to read them must put to sea.',
    },
    onEnter: moveThing(clues('board', 'all'), nearest({ type: 'sea' })),
    abilities: [research],
    solved: researched,
  },
  {
    id: 'watching-the-stars',
    kind: 'mystery',
    ancientOne: 'cthulhu',
    name: { es: 'Mirando las estrellas', en: 'Watching the Stars' },
    story: {
      es: 'Al sur del Cabo de Hornos, algo sube cada noche a la superficie, flota boca arriba y mira. Dicen los balleneros que es joven, que es hembra y que espera. No conviene que vea lo que está esperando.',
      en: 'South of the Horn something comes up every night, floats on its back and watches. The whalers say it is young, that it is a daughter, and that it is waiting. It had better not see what for.',
    },
    onEnter: spawn.monster(at('12'), 1, 'cthylla'),
    abilities: [after('monster:defeat', { name: 'cthylla' }, place('eldritch', 1, 'self'))],
    solved: tokens('eldritch', 1),
  },
  // ── Shub-Niggurath ──
  {
    id: 'hunting-the-thousand',
    kind: 'mystery',
    ancientOne: 'shub-niggurath',
    name: { es: 'A la caza de los Mil', en: 'Hunting the Thousand' },
    story: {
      es: 'El forense separa lo que le traes en dos montones: lo que nació y lo que parieron. El segundo crece. Cuando sepa cuánto pesa una camada entera, sabrá qué hay que buscar.',
      en: 'The coroner sorts what you bring him into two heaps: what was born, and what was whelped. The second is growing. When he knows what a whole litter weighs he will know what to look for.',
    },
    abilities: [after('monster:defeat', { epic: false, who: { not: null } }, may(keep('thisMonster'), pay.clue(2)))],
    solved: { is: 'compare', a: { of: 'toughness', what: kept }, op: '>=', b: { of: 'players', times: 2 } },
    text: {
      es: 'Cuando un investigador derrote a un Monstruo no Épico, puede gastar 2 Pistas para colocarlo en esta carta. Al final de la Fase de Mitos, si la fortaleza de los Monstruos de esta carta suma el doble del número de jugadores o más, resuelve este Misterio.',
      en: 'When an investigator defeats a non-Epic Monster, they may spend 2 Clues to place it on this card. At the end of the Mythos Phase, if the toughness of the Monsters on this card adds up to twice the number of players or more, solve this Mystery.',
    },
  },
  {
    id: 'nature-of-the-all-mother',
    kind: 'mystery',
    ancientOne: 'shub-niggurath',
    name: { es: 'La naturaleza de la Madre de Todo', en: 'Nature of the All-Mother' },
    story: {
      es: 'En las ciudades, las pistas se secan como charcos. Donde hay maleza, en cambio, cada corteza lleva algo escrito y todo lo escrito está preñado de otra cosa. Habrá que dormir al raso para aprenderlo.',
      en: 'In the cities the trail dries up like a puddle. Where there is undergrowth every bark has something written on it, and everything written is big with something else. It will have to be learnt sleeping out.',
    },
    onEnter: moveThing(clues('board', 'all'), nearest({ type: 'wilderness' })),
    abilities: [research],
    solved: researched,
  },
  {
    id: 'rituals-in-the-wild',
    kind: 'mystery',
    ancientOne: 'shub-niggurath',
    name: { es: 'Rituales en la espesura', en: 'Rituals in the Wild' },
    story: {
      es: 'Hay cuatro claros en el mundo donde la hierba crece hacia el centro, y en los cuatro han atado cintas esta semana. Nadie vive cerca. Las cenizas, removidas con un palo, conservan el orden de los pasos.',
      en: 'There are four clearings in the world where the grass grows towards the middle, and ribbons have been tied in all of them this week. Nobody lives near. Stirred with a stick, the ashes still keep the order of the steps.',
    },
    onEnter: seq(
      place('eldritch', 1, at('4')),
      place('eldritch', 1, at('10')),
      place('eldritch', 1, at('21')),
      place('eldritch', 1, at('tunguska')),
    ),
    encounter: { on: 'eldritchToken', effect: test('observation', { pass: may(keep('thisToken'), pay.clue(2)) }) },
    solved: half,
    text: {
      es: 'Al entrar en juego: Coloca 1 ficha de Arcano en cada una de estas casillas: 4, 10, 21 y Tunguska. Encuentro (ficha de Arcano): Realiza una prueba de Observación. Si la superas, puedes gastar 2 Pistas para mover esa ficha a esta carta. Al final de la Fase de Mitos, si hay en esta carta al menos 1 ficha de Arcano por cada 2 jugadores (redondeando hacia arriba), resuelve este Misterio.',
      en: 'When it enters play: Place 1 Eldritch token on each of these spaces: 4, 10, 21 and Tunguska. Encounter (Eldritch token): Test Observation. If you pass, you may spend 2 Clues to move that token to this card. At the end of the Mythos Phase, if this card has at least 1 Eldritch token per 2 players (rounded up), solve this Mystery.',
    },
  },
  {
    id: 'spawn-of-the-black-goat',
    kind: 'mystery',
    ancientOne: 'shub-niggurath',
    name: { es: 'El engendro de la Cabra Negra', en: 'Spawn of the Black Goat' },
    story: {
      es: 'Río arriba, los caucheros han dejado de dormir en el suelo. Algo anda por el Amazonas desenterrando a los muertos para tener con quién hablar, y ellos le contestan. Lo llaman por su nombre, que es corto.',
      en: 'Upriver the rubber tappers have stopped sleeping on the ground. Something is walking the Amazon digging up the dead for company, and they answer it. They call it by its name, which is short.',
    },
    onEnter: spawn.monster(at('the-amazon'), 1, 'nug'),
    abilities: [after('monster:defeat', { name: 'nug' }, place('eldritch', 1, 'self'))],
    solved: tokens('eldritch', 1),
  },
  // ── Yog-Sothoth ──
  {
    id: 'arcane-understanding',
    kind: 'mystery',
    ancientOne: 'yog-sothoth',
    name: { es: 'Comprensión arcana', en: 'Arcane Understanding' },
    story: {
      es: 'Cada hechizo es una cerradura copiada de memoria por quien oyó girar la llave. Si lo pronuncias y lo dejas ir, el hueco que queda tiene una forma. Con huecos suficientes se puede limar la llave.',
      en: 'Every spell is a lock drawn from memory by someone who heard the key turn. Speak one and let it go, and the gap it leaves has a shape. With gaps enough, a key can be filed.',
    },
    abilities: [
      after(
        'test:end',
        { kind: 'spell', skill: 'lore', passed: true },
        may(
          seq(place('eldritch', 1, 'self'), { do: 'as', name: 'spell', of: { the: 'that', name: 'source' }, effect: giveUp }),
          pay.clue(1),
        ),
      ),
    ],
    solved: all,
    text: {
      es: 'Cuando un investigador supere la prueba de Saber de un Hechizo, puede gastar 1 Pista para colocar 1 ficha de Arcano en esta carta; si lo hace, descarta ese Hechizo después de resolverlo. Al final de la Fase de Mitos, si hay en esta carta tantas fichas de Arcano como jugadores o más, resuelve este Misterio.',
      en: 'When an investigator passes the Lore test of a Spell, they may spend 1 Clue to place 1 Eldritch token on this card; if they do, they discard that Spell after resolving it. At the end of the Mythos Phase, if this card has Eldritch tokens equal to the number of players or more, solve this Mystery.',
    },
  },
  {
    id: 'spawn-of-yog-sothoth',
    kind: 'mystery',
    ancientOne: 'yog-sothoth',
    name: { es: 'El engendro de Yog-Sothoth', en: 'Spawn of Yog-Sothoth' },
    story: {
      es: 'El granero se ha vaciado por dentro y las huellas que salen de él son redondas y del tamaño de toneles. No se ve nada en ellas; la hierba se aplasta sola, camino de Arkham. La harina la hace visible, dicen, un momento.',
      en: 'The barn has been emptied from inside, and the prints leading out are round and broad as barrels. Nothing can be seen in them; the grass goes flat on its own, along the road to Arkham. Flour shows it, they say, for a moment.',
    },
    onEnter: spawn.monster(at('arkham'), 1, 'dunwich-horror'),
    abilities: [after('monster:defeat', { name: 'dunwich-horror' }, place('eldritch', 1, 'self'))],
    solved: tokens('eldritch', 1),
  },
  {
    id: 'the-beyond-one',
    kind: 'mystery',
    ancientOne: 'yog-sothoth',
    name: { es: 'El que está más allá', en: 'The Beyond One' },
    story: {
      es: 'Todas las declaraciones coinciden en lo que no vieron. Puestas una sobre otra, al trasluz, dejan en blanco una silueta hecha de esferas. Cuantas más reúnas, menos espacio tiene para esconderse.',
      en: 'All the statements agree about what was not seen. Laid one upon another and held to the light they leave a blank, an outline made of spheres. The more you collect, the less room it has to hide in.',
    },
    abilities: [research],
    solved: researched,
  },
  {
    id: 'where-the-old-ones-broke-through',
    kind: 'mystery',
    ancientOne: 'yog-sothoth',
    name: { es: 'Por donde irrumpieron los Primordiales', en: 'Where the Old Ones Broke Through' },
    story: {
      es: 'Las puertas no se abren al azar: son las mismas de la primera vez y la cicatriz se nota al tacto. Una puerta cerrada vuelve a abrirse; una puerta cosida, no. Se cose con hechizos enteros, que no se recuperan.',
      en: 'The doors do not open at random: they are the same as the first time, and you can feel the scar. A door that is shut will open again; a door that is sewn will not. The thread is whole spells, and you do not get them back.',
    },
    abilities: [
      after('gate:close', {}, may(keep('thisGate'), pay.card({ kind: 'spell' }, 2))),
      before('mystery:solve', { card: 'self' }, toBox(kept)),
    ],
    solved: atLeast(halfPlayers, kept),
  },
]
