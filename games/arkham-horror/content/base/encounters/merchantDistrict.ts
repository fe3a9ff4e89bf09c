import {
  ally,
  arrested,
  check,
  choose,
  cursed,
  delayed,
  draw,
  entry,
  gain,
  ifYouDo,
  locationCard,
  lose,
  lostInTime,
  may,
  money,
  restore,
  seq,
  stamina,
  toStreet,
} from '../../builders.ts'
import type { LocationCard } from '../../kinds.ts'

/* The Merchant District: the Docks pay and soak, the Unnamable takes what it likes, the Isle keeps its stones and its hermit. */
export const merchantDistrict: readonly LocationCard[] = [
  locationCard('merchant-district-1', 'merchant-district', {
    'river-docks': entry(
      'Dos cajas sin marca flotan junto al muelle ocho. Son de quien las pesque, salvo que la patrullera esté despierta.',
      'Two unmarked crates are drifting by pier eight. They belong to whoever fishes them out, unless the harbour launch is awake.',
      seq(draw('common', 2), check('luck', -1, { fail: arrested })),
    ),
    'the-unnamable': entry(
      'En la casa quemada alguien ha ido dejando páginas bajo las piedras, cada una para que encuentres la siguiente. La última está encima de ti.',
      'In the burnt house somebody has left pages under the stones, each so that you find the next. The last one is above you.',
      check('lore', -1, { pass: draw('spell'), fail: seq(lose.sanity(2), gain.clues(2), delayed) }),
    ),
    'unvisited-isle': entry(
      'Al otro lado de la isla un hombre ahúma pescado sin mirar el río. No quiere compañía ruidosa.',
      'On the far side of the isle a man smokes fish and never looks at the river. He wants no noisy company.',
      check('sneak', -1, { pass: ally('john-legrasse', restore('both')), fail: lose.stamina(1) }),
    ),
  }),
  locationCard('merchant-district-2', 'merchant-district', {
    'river-docks': entry(
      'El marinero te cambia un puñado de tabaco por lo que lleva tatuado en la espalda: tienes lo que dure el cigarro para copiarlo.',
      'The sailor trades you, for a pinch of tobacco, what is tattooed on his back: you have as long as the cigarette lasts to copy it.',
      check('luck', -1, { pass: draw('spell') }),
    ),
    'the-unnamable': entry(
      'Lo que vive en la casa no tiene forma, pero tiene preguntas, y a un hombre acorralado en el rincón. Puedes contestarlas todas por él o salir corriendo tras la primera.',
      'What lives in the house has no shape, but it has questions, and a man cornered behind the stairs. You can answer them all in his stead, or run after the first.',
      choose(ifYouDo(lose.sanity(2), ally('eric-colt', gain.clues(3))), toStreet),
    ),
    'unvisited-isle': entry(
      'Las piedras blancas de la isla están más juntas que el año pasado. En medio, la hierba crece en renglones.',
      'The white stones on the isle stand closer together than last year. Between them the grass grows in lines of writing.',
      ifYouDo(lose.sanity(1), draw('spell')),
    ),
  }),
  locationCard('merchant-district-3', 'merchant-district', {
    'river-docks': entry(
      'El chapoteo bajo las tablas te sigue, paso por paso. Te paras y da uno más.',
      'The splashing under the planks keeps pace with you. You stop, and it takes one step more.',
      check('speed', -1, { fail: lose.sanity(1) }),
    ),
    'the-unnamable': entry(
      'El desván huele a tormenta. Algo cuelga de la viga, envuelto en una manta infantil, y no está claro de qué cuelga la viga.',
      'The attic smells of thunder. Something hangs from the beam in a nursery blanket, and it is not clear what the beam hangs from.',
      check('luck', -1, { pass: draw('unique'), fail: lose.both(1, 2) }),
    ),
    'unvisited-isle': entry(
      'Entre la niebla cantan a coro y en tu tono de voz. Te saben la letra de algo que nunca has contado.',
      'In the fog a choir sings, in your own voice. They know the words of something you have never told.',
      check('will', -2, { fail: lose.sanity(3) }),
    ),
  }),
  locationCard('merchant-district-4', 'merchant-district', {
    'river-docks': entry(
      'Un cable cede en la grúa justo cuando pasas por debajo. La carga es tuya, en el mejor de los sentidos o en el otro.',
      'A cable gives on the crane just as you walk beneath. The load is yours, in the best sense or in the other.',
      check('luck', -1, { pass: draw('common'), fail: lose.both(1, 3) }),
    ),
    'the-unnamable': entry(
      'En la chimenea hay un hueco del tamaño de un brazo. El tuyo entra hasta el hombro antes de tocar nada.',
      'There is a hole in the chimney the size of an arm. Yours goes in up to the shoulder before it touches anything.',
      check('luck', -1, { pass: draw('unique'), fail: lose.stamina(1) }),
    ),
    'unvisited-isle': entry(
      'Unas figuras con faroles entierran algo largo y discuten por el orden de las palabras. Tú tienes un tronco y mucha paciencia.',
      'Figures with lanterns are burying something long and arguing about the order of the words. You have a log to lie behind, and patience.',
      check('sneak', -1, { pass: gain.clues(2), fail: toStreet }),
    ),
  }),
  locationCard('merchant-district-5', 'merchant-district', {
    'river-docks': entry(
      'El capitán del Clara Marsh te enseña, por si te interesa, lo que ha subido en la red. Sigue mirando hacia arriba, y lo lleva puesto alguien.',
      'The captain of the Clara Marsh shows you, in case it is of interest, what came up in the net. It is still looking up, and somebody is wearing it.',
      seq(draw('unique'), check('will', -1, { pass: lose.sanity(1), fail: lose.sanity(2) })),
    ),
    'the-unnamable': entry(
      'El suelo se hunde bajo tus pies con mucha educación, tabla a tabla, para que te dé tiempo a entenderlo.',
      'The floor gives way beneath you with great courtesy, board by board, so that you have time to understand.',
      check('speed', -1, { pass: toStreet, fail: lose.stamina(2) }),
    ),
    'unvisited-isle': entry(
      'Alguien ha grabado tu nombre en la piedra más alta. La letra es bonita y la fecha está en blanco.',
      'Somebody has carved your name into the tallest stone. The lettering is handsome, and the date is blank.',
      check('will', -1, { fail: cursed }),
    ),
  }),
  locationCard('merchant-district-6', 'merchant-district', {
    'river-docks': entry(
      'Faltan brazos para descargar antes de la marea. Pagan por caja, y las cajas de hoy se resisten.',
      'They are short of hands to unload before the tide. They pay by the crate, and today’s crates resist.',
      check('fight', 0, { pass: gain.money(4), fail: seq(lose.stamina(1), toStreet) }),
    ),
    'the-unnamable': entry(
      'La ventana del desván conserva, como una placa, lo último que se asomó a ella. Si frotas con la manga se ve un poco mejor.',
      'The attic window has kept, like a photographic plate, the last thing that leaned against it. Rub it with your sleeve and it shows a little better.',
      may(gain.clues(1), stamina(1)),
    ),
    'unvisited-isle': entry(
      'La corriente te arranca el remo. Llegas, pero hay que nadar el último trecho, y no nadas solo.',
      'The current takes your oar. You arrive, but the last stretch has to be swum, and you do not swim alone.',
      seq(lose.stamina(1), check('will', -1, { pass: gain.clues(1), fail: lose.sanity(1) })),
    ),
  }),
  locationCard('merchant-district-7', 'merchant-district', {
    'river-docks': entry(
      'Atraca un barco sin nombre y por la pasarela baja música. Te has dejado algo a bordo, estás seguro, aunque nunca hayas estado.',
      'A ship without a name ties up, and music comes down the gangway. You left something aboard, you are certain of it, though you have never been there.',
      check('will', 1, { fail: lostInTime }),
    ),
    'the-unnamable': entry(
      'La puerta del fondo está un paso más lejos cada vez que la miras. Detrás de ti, la de la calle también.',
      'The door at the back is a step farther off each time you look. Behind you, so is the one to the street.',
      check('speed', -1, { fail: lostInTime }),
    ),
    'unvisited-isle': entry(
      'Una anciana vende pan en mitad de una isla desierta. Está bueno. Por cada rebanada te pregunta un recuerdo, y tú se lo das.',
      'An old woman sells bread in the middle of a desert isle. It is good. For every slice she asks for a memory, and you give it.',
      choose(ifYouDo(lose.sanity(1), gain.clues(1)), may(gain.stamina(1), money(1))),
    ),
  }),
]
