import {
  bySuccesses,
  check,
  choose,
  closeGate,
  cursed,
  delayed,
  discard,
  draw,
  drawFirst,
  entry,
  gain,
  gateCard,
  lose,
  lostInTime,
  may,
  monsterAppears,
  moveTo,
  returnToAnyGate,
  returnToArkham,
  rollDie,
  search,
  seq,
  share,
  successes,
} from '../../builders.ts'
import type { GateCard } from '../../kinds.ts'

/* Blue: what is there changes one's way. */
export const blue: readonly GateCard[] = [
  gateCard('gate-38', ['blue'], {
    abyss: entry(
      'La brújula señala hacia abajo. Discutirlo con ella lleva tiempo.',
      'The compass points down. To argue with it takes time.',
      check('lore', -1, { fail: delayed }),
    ),
    yuggoth: entry(
      'El tubo neumático se lleva cartas, muestras y, si uno cabe, a uno. Los inspectores vienen por el pasillo.',
      'The pneumatic tube carries letters, samples and, if one fits, oneself. The inspectors are coming down the corridor.',
      check('sneak', -1, { pass: returnToArkham, fail: seq(lose.stamina(2), returnToArkham) }),
    ),
    other: entry(
      'Oyes que te llaman por un nombre que solo usaba tu madre. No contestas, y te llaman con el otro.',
      'You hear yourself called by a name only your mother used. You do not answer, and they call you by the other.',
      lose.sanity(1),
    ),
  }),
  gateCard('gate-39', ['blue'], {
    yuggoth: entry(
      'La mina está cerrada por vacaciones. Alguien se ha quedado a cuidar de las herramientas.',
      'The mine is shut for the holidays. Somebody has stayed behind to look after the tools.',
      monsterAppears(),
    ),
    'great-hall-of-celeano': entry(
      'Has abierto dos libros a la vez, y no se llevan bien. Lo que sale de la discusión te bloquea la puerta.',
      'You have opened two books at once, and they do not get on. What comes of the quarrel stands in the doorway.',
      check('luck', -1, { fail: rollDie([1, 3, monsterAppears()], [4, 6, delayed]) }),
    ),
    other: entry(
      'En el campo de batalla de una guerra por venir, las armas están como nuevas.',
      'On the battlefield of a war to come the weapons are as good as new.',
      check('luck', -1, { pass: drawFirst('common', { type: 'weapon' }) }),
    ),
  }),
  gateCard('gate-40', ['blue'], {
    'the-dreamlands': entry(
      'En el mercado de Baharna, un niño con demasiados dedos te ofrece frutas y cuenta tu dinero mientras las miras.',
      'In the market of Baharna a child with too many fingers offers you fruit, and counts your money while you look at it.',
      check('speed', -1, { fail: lose.money('all') }),
    ),
    'great-hall-of-celeano': entry(
      'Has leído en voz alta. En Celeano eso equivale a firmar.',
      'You have read aloud. In Celeano that is the same as signing.',
      check('lore', -1, { fail: cursed }),
    ),
    other: entry(
      'El cartel dice «vuelvo enseguida» y, en efecto, vuelve.',
      'The sign says “back in a moment” and, indeed, it is.',
      monsterAppears(),
    ),
  }),
  gateCard('gate-41', ['blue'], {
    'the-dreamlands': entry(
      'Todos los gatos de Ulthar pasan esta noche por el mismo callejón. Si no molestas, puedes pasar con ellos.',
      'All the cats of Ulthar go down the same alley tonight. If you do not disturb them, you may go along.',
      check('sneak', 0, { pass: choose(gain.sanity(1), returnToAnyGate), fail: lose.stamina(1) }),
    ),
    yuggoth: entry(
      'La aduana de Yuggoth es minuciosa. Te devuelven casi todo, limpio y numerado.',
      'The customs of Yuggoth are thorough. They give you back nearly everything, cleaned and numbered.',
      check('will', -2, { fail: discard('item', 1) }),
    ),
    other: entry(
      'Cruzas un prado precioso. A la salida descubres que has llorado todo el camino.',
      'You cross a lovely meadow. On the far side you find that you have been weeping all the way.',
      lose.sanity(1),
    ),
  }),
  gateCard('gate-42', ['blue'], {
    abyss: entry(
      'En una repisa del precipicio hay un banco de jardín con las vistas que te figuras. Te sientas.',
      'On a ledge of the precipice there is a garden bench with the view you would imagine. You sit down.',
      gain.stamina(1),
    ),
    yuggoth: entry(
      'El portero de la torre no habla, no cede y no entiende de documentos.',
      'The porter of the tower does not speak, does not give way, and has no notion of papers.',
      check('fight', -2, { fail: lostInTime }),
    ),
    other: entry(
      'Desde aquí los portales cuelgan como telones viejos. Puedes arrancar uno y salir por el desgarrón, si llegas antes de que se cierre.',
      'From here the gates hang like old curtains. You can tear one down and leave by the rent, if you reach it before it closes.',
      may(check('speed', -2, { pass: seq(closeGate('any'), returnToArkham), fail: lostInTime })),
    ),
  }),
  gateCard('gate-43', ['blue'], {
    'the-dreamlands': entry(
      'El oráculo del pozo responde a la pregunta anterior. Con paciencia se puede deducir la tuya.',
      'The oracle in the well answers the question before. With patience, yours can be worked out.',
      check('luck', -1, { pass: gain.clues(2), fail: delayed }),
    ),
    'great-hall-of-celeano': entry(
      'El vendaval entre las estanterías cura a quien abraza un libro y despluma a quien abraza sus cosas.',
      'The gale between the shelves heals those who cling to a book and plucks those who cling to their belongings.',
      check('luck', -1, { pass: share(4), fail: discard('item', 2) }),
    ),
    other: entry(
      'Una caja fuerte en mitad del desierto, con la puerta abollada desde dentro.',
      'A safe in the middle of the desert, its door dented from the inside.',
      check('fight', -2, { pass: gain.money(8), fail: lose.stamina(1) }),
    ),
  }),
  gateCard('gate-44', ['blue'], {
    'the-dreamlands': entry(
      'Te invitan a té en una terraza de ónice. La conversación decae y nadie tiene prisa.',
      'You are asked to tea on a terrace of onyx. The talk flags, and nobody is in a hurry.',
      gain.sanity(1),
    ),
    abyss: entry(
      'En el fondo del fondo hay una repisa con velas, monedas y exvotos de gente que salió.',
      'At the bottom of the bottom is a shelf of candles, coins and thank-offerings from people who got out.',
      check('luck', -1, { pass: seq(gain.money(3), draw('unique')) }),
    ),
    other: entry(
      'El cielo se apaga por partes y queda, un instante, el andamio.',
      'The sky goes out piece by piece, and for a moment the scaffolding remains.',
      check('luck', -1, { pass: seq(gain.clues(1), gain.clues(successes)) }),
    ),
  }),
  gateCard('gate-45', ['blue'], {
    abyss: entry(
      'Una escala de cuerda cuelga de la nada. El último que subió por ella está bajando.',
      'A rope ladder hangs from nothing. The last to climb it is on his way down.',
      check('luck', -1, { pass: returnToArkham, fail: monsterAppears() }),
    ),
    'great-hall-of-celeano': entry(
      'La sección reservada está abierta y el guardián lee con la boca. Con las dos.',
      'The restricted section is open, and the keeper moves his lips as he reads. Both pairs.',
      check('sneak', -2, { pass: search('spell'), fail: lose.stamina(2) }),
    ),
    other: entry(
      'Un mendigo te desafía a quitarle el bastón. Dentro del bastón hay un pergamino, y dentro del mendigo no hay nadie.',
      'A beggar dares you to take his stick. Inside the stick is a scroll, and inside the beggar there is nobody.',
      check('fight', -1, { pass: draw('spell'), fail: lose.stamina(1) }),
    ),
  }),
  gateCard('gate-46', ['blue'], {
    abyss: entry(
      'Caes. Durante la caída tienes tiempo de mirar a los lados, y a los lados hay puertas.',
      'You fall. On the way down there is time to look to either side, and to either side there are doors.',
      bySuccesses(
        'luck',
        1,
        [0, 0, moveTo('black-cave')],
        [1, 2, seq(gain.clues(1), returnToArkham)],
        [3, 'more', seq(draw('unique'), returnToArkham)],
      ),
    ),
    'great-hall-of-celeano': entry(
      'El atril central está custodiado por su último lector, que no ha terminado. Puedes quitarle el libro o dejarle leer.',
      'The central lectern is guarded by its last reader, who has not finished. You can take the book from him, or let him read.',
      may(check('fight', -1, { difficulty: 2, pass: draw('spell', 3), fail: lose.stamina(3) })),
    ),
    other: entry(
      'Sigues la música. Quien la toca se alegra mucho de tener público.',
      'You follow the music. Whoever is playing is very glad of an audience.',
      monsterAppears(),
    ),
  }),
  gateCard('gate-47', ['blue'], {
    'the-dreamlands': entry(
      'Los nenúfares aguantan tu peso mientras no pienses en ello. Uno te pregunta en qué piensas.',
      'The water lilies bear your weight as long as you do not think of it. One of them asks you what you are thinking of.',
      check('luck', -1, { fail: seq(lose.stamina(1), delayed) }),
    ),
    abyss: entry(
      'La cuerda se acaba antes que el pozo. Cuelgas un rato y decides qué es peor.',
      'The rope ends before the shaft does. You hang there a while, making up your mind which is worse.',
      check('luck', -2, { fail: seq(lose.sanity(1), delayed) }),
    ),
    other: entry(
      'El mapa está bien y el terreno está mal. Convencer al terreno requiere saber más geometría.',
      'The map is right and the ground is wrong. To convince the ground one needs to know more geometry.',
      check('lore', -1, { fail: delayed }),
    ),
  }),
  gateCard('gate-48', ['blue'], {
    yuggoth: entry(
      'Te miden la cabeza, por fuera y después por dentro. Guardan una copia y no siempre devuelven el original.',
      'They measure your head, first from outside and then from within. They keep a copy, and do not always return the original.',
      check('will', -2, { fail: seq(lose.sanity(2), discard('spell', 2)) }),
    ),
    'great-hall-of-celeano': entry(
      'Un volumen se cierra de golpe y muerde. Otro, más grande, baja de la estantería.',
      'One volume snaps shut and bites. Another, larger one climbs down from the shelf.',
      monsterAppears(),
    ),
    other: entry(
      'Una procesión sin fin cruza el camino. Se puede esperar a que termine o colarse entre dos que no se miren.',
      'An endless procession crosses the road. One can wait for its end, or slip between two who are not looking at each other.',
      check('sneak', -2, { fail: delayed }),
    ),
  }),
  gateCard('gate-49', ['blue'], {
    'the-dreamlands': entry(
      'Nasht y Kaman-Thah, a la llama de su caverna, te preguntan qué has soñado. Hay una respuesta correcta.',
      'Nasht and Kaman-Thah, by the flame in their cavern, ask what you have dreamed. There is a right answer.',
      check('lore', 0, { pass: returnToArkham, fail: lostInTime }),
    ),
    yuggoth: entry(
      'El transbordador sale con el equipaje de alguien y sin ese alguien. Tienes el tiempo justo.',
      'The ferry leaves with somebody’s luggage and without that somebody. You have just time enough.',
      check('speed', -1, { pass: seq(gain.clues(2), gain.money(5)), fail: lostInTime }),
    ),
    other: entry(
      'Entre los restos de un campamento queda una caja sin abrir, de una tienda de Arkham.',
      'Among the remains of a camp there is one unopened box, from a shop in Arkham.',
      draw('common'),
    ),
  }),
]
