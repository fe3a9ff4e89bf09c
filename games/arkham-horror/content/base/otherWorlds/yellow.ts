import {
  check,
  choose,
  delayed,
  discard,
  draw,
  entry,
  gain,
  gateCard,
  lose,
  lostInTime,
  monsterAppears,
  nothing,
  returnToArkham,
  rolled,
  rollFor,
  rollSuccesses,
  seq,
} from '../../builders.ts'
import type { GateCard } from '../../kinds.ts'

/* Yellow: what is seen there wears the mind down. */
export const yellow: readonly GateCard[] = [
  gateCard('gate-1', ['yellow'], {
    rlyeh: entry(
      'La escalera mojada sube y baja a la vez, y en el rellano alguien ha dejado un libro de piedra. Para leerlo hay que quedarse.',
      'The wet stair goes up and down at once, and on the landing somebody has left a book of stone. To read it one must stay.',
      choose(check('speed', -1, { difficulty: 2, pass: gain.clues(5), fail: delayed }), gain.clues(1)),
    ),
    yuggoth: entry(
      'Un río de pez corre bajo puentes construidos por alguien más antiguo que el río. Nada te mira.',
      'A river of pitch runs beneath bridges built by somebody older than the river. Nothing is looking at you.',
      gain.sanity(1),
    ),
    other: entry(
      'Una voz paciente deletrea, una y otra vez, la misma fórmula. Al final te la sabes, y ya no puedes dejar de saberla.',
      'A patient voice spells out the same formula over and over. In the end you know it, and you cannot stop knowing it.',
      check('lore', -2, { pass: seq(draw('spell'), lose.sanity(1)) }),
    ),
  }),
  gateCard('gate-2', ['yellow'], {
    yuggoth: entry(
      'En los estantes hay cilindros de metal con ojos de cristal. Uno te reconoce y pide, por favor, que lo apagues.',
      'On the shelves stand metal cylinders with eyes of glass. One of them knows you and asks, please, to be switched off.',
      check('will', -1, { fail: lose.sanity(2) }),
    ),
    'the-dreamlands': entry(
      'Un gato negro te acompaña hasta el linde del bosque encantado y se sienta. No va a entrar, y te deja ver por qué.',
      'A black cat walks you to the edge of the enchanted wood and sits down. It will not go in, and lets you see why.',
      lose.sanity(1),
    ),
    other: entry(
      'El viento pasa las páginas de lo que has aprendido, busca una y la arranca, si no la sujetas.',
      'The wind leafs through what you have learned, finds a page and tears it out, unless you hold it fast.',
      check('lore', -1, { fail: discard('spell', 1) }),
    ),
  }),
  gateCard('gate-3', ['yellow'], {
    rlyeh: entry(
      'La puerta es del tamaño de un granero y está entornada. Algo del otro lado ha notado tu sombra.',
      'The door is as large as a barn and stands ajar. Something on the other side has noticed your shadow.',
      check('speed', -1, { fail: lose.sanity(1) }),
    ),
    yuggoth: entry(
      'El casquete de hielo cruje como un tambor. Corres, y el tambor va detrás, más rápido que tú.',
      'The cap of ice cracks like a drum. You run, and the drum comes after, faster than you.',
      check('luck', -1, { fail: rollFor(lose.stamina(rolled)) }),
    ),
    other: entry('Lo que creías una roca estira las patas.', 'What you took for a rock stretches its legs.', monsterAppears()),
  }),
  gateCard('gate-4', ['yellow'], {
    rlyeh: entry(
      'Te apoyas en una pared y la pared respira. Luego sueña, y tú con ella.',
      'You lean against a wall, and the wall breathes. Then it dreams, and you along with it.',
      rollFor(lose.sanity(rolled)),
    ),
    'city-of-the-great-race': entry(
      'Despiertas con pinzas en lugar de manos y una pluma entre las pinzas. Tu letra sigue siendo la tuya.',
      'You wake with pincers for hands and a pen between the pincers. The handwriting is still yours.',
      check('will', -1, { fail: lose.sanity(2) }),
    ),
    other: entry(
      'Los pasos que oyes son los tuyos de hace una hora, y vienen de frente. Lo sensato es esperar a que pasen.',
      'The steps you hear are your own of an hour ago, coming toward you. The sensible thing is to wait until they have gone by.',
      check('will', -2, { fail: delayed }),
    ),
  }),
  gateCard('gate-5', ['yellow'], {
    rlyeh: entry(
      'El suelo se inclina hacia una plaza vacía. Cuesta más subir de lo que pesaría la cuesta.',
      'The ground tilts toward an empty square. It is harder to climb than the slope is steep.',
      check('will', 0, { fail: seq(lose.stamina(1), delayed) }),
    ),
    'the-dreamlands': entry(
      'La galera negra te ofrece pasaje a la luna. Los remeros sonríen sin boca, y ya han soltado amarras.',
      'The black galley offers you passage to the moon. The rowers smile without mouths, and have cast off already.',
      check('luck', 0, { pass: gain.clues(1), fail: seq(lose.sanity(2), delayed) }),
    ),
    other: entry(
      'En la arena alguien ha escrito, con tu letra, la respuesta a algo que aún no has preguntado.',
      'In the sand somebody has written, in your hand, the answer to something you have not asked yet.',
      gain.clues(1),
    ),
  }),
  gateCard('gate-6', ['yellow'], {
    'city-of-the-great-race': entry(
      'Bajo las trampillas selladas silba un viento que no debería estar encerrado. Una se abre un palmo.',
      'Beneath the sealed trapdoors whistles a wind that should not be shut in. One of them opens a hand’s breadth.',
      check('fight', -1, { fail: lose.both(1, 1) }),
    ),
    yuggoth: entry(
      'Los hongos del jardín forman columnas de números. Si te sientas a sumarlas, se hace tarde.',
      'The fungi in the garden grow in columns of figures. If you sit down to add them up, it gets late.',
      check('luck', -2, { pass: seq(gain.clues(2), delayed) }),
    ),
    other: entry(
      'En el bolsillo del esqueleto hay monedas de un país que todavía acepta Arkham.',
      'In the skeleton’s pocket are coins of a country whose money Arkham still takes.',
      gain.money(2),
    ),
  }),
  gateCard('gate-7', ['yellow'], {
    rlyeh: entry(
      'Una corriente de aire salado te empuja hacia las tumbas altas. Te agarras a lo que hay, y lo que hay se agarra a ti.',
      'A draught of salt air pushes you toward the high tombs. You hold on to what is there, and it holds on to you.',
      check('will', -1, { fail: lose.stamina(1) }),
    ),
    'city-of-the-great-race': entry(
      'Te dejan consultar tu propia biografía. Llega más lejos de lo que esperabas y acaba en mitad de una palabra.',
      'They let you consult your own biography. It goes on longer than you expected, and ends in the middle of a word.',
      seq(gain.clues(1), lose.sanity(1)),
    ),
    other: entry(
      'Un hombre con traje de viaje te pregunta por la salida y te la señala él mismo. A veces miente.',
      'A man in travelling clothes asks you the way out and points it out himself. Sometimes he lies.',
      check('luck', -1, { pass: returnToArkham, fail: delayed }),
    ),
  }),
  gateCard('gate-8', ['yellow'], {
    'city-of-the-great-race': entry(
      'El archivo central tiene una ficha por cada instante. La tuya está encima de la mesa, abierta, con una anotación reciente.',
      'The central archive has a card for every instant. Yours lies open on the desk, with a recent note on it.',
      seq(gain.clues(2), check('luck', -1, { fail: lose.sanity(2) })),
    ),
    yuggoth: entry(
      'La ciudad sin ventanas no las necesita: todo el mundo mira hacia dentro. Ahora también tú.',
      'The windowless city has no need of windows: everybody is looking inward. So, now, are you.',
      check('will', -2, { fail: lose.sanity(2) }),
    ),
    other: entry(
      'Llevas un rato siguiendo un rastro. El rastro se detiene, da media vuelta y te olfatea.',
      'You have been following a trail for a while. The trail stops, turns round and sniffs at you.',
      monsterAppears(),
    ),
  }),
  gateCard('gate-9', ['yellow'], {
    yuggoth: entry(
      'Junto a la máquina de viajar duerme su piloto. La palanca está a un brazo de distancia; el brazo tiene que ser muy callado.',
      'Beside the travelling machine its pilot is asleep. The lever is an arm’s length away; it must be a very quiet arm.',
      check('sneak', -2, { pass: seq(gain.clues(2), returnToArkham), fail: lostInTime }),
    ),
    'the-dreamlands': entry(
      'Sueñas que despiertas, desayunas y sales a la calle. Hay que fijarse mucho en el desayuno.',
      'You dream that you wake, have breakfast and go out. One has to look very closely at the breakfast.',
      check('luck', -1, { fail: delayed }),
    ),
    other: entry(
      'El espejo enseña tantas caras como te quedan ganas de mirar. Unas enseñan algo; las otras solo se ríen.',
      'The mirror shows as many faces as you have the heart to look at. Some of them teach you something; the others merely laugh.',
      rollSuccesses(2, { each: gain.clues(1), miss: lose.sanity(1) }),
    ),
  }),
  gateCard('gate-10', ['yellow'], {
    'city-of-the-great-race': entry(
      'Suena la alarma por todas las rampas: están cambiando de época. El que no corre se queda en la de al lado.',
      'The alarm sounds along all the ramps: they are changing epochs. Who does not run is left in the one next door.',
      check('speed', -1, { fail: lostInTime }),
    ),
    'the-dreamlands': entry(
      'En Ulthar, un notario de largas barbas dicta las leyes de los sueños a quien sepa escribirlas tan deprisa.',
      'In Ulthar a long-bearded notary dictates the laws of dreams to anyone who can write them down so fast.',
      check('lore', -1, { difficulty: 2, pass: gain.clues(4) }),
    ),
    other: entry(
      'Encuentras tu propio cuaderno, más usado que el que llevas. Arrancas la página que te hace falta.',
      'You find your own notebook, more worn than the one you carry. You tear out the page you need.',
      gain.clues(1),
    ),
  }),
  gateCard('gate-11', ['yellow'], {
    'city-of-the-great-race': entry(
      'Paseas por los jardines en compañía de un mercader de Cartago y de un físico de Sídney. La conversación es estupenda.',
      'You walk in the gardens with a merchant of Carthage and a physicist from Sydney. The conversation is splendid.',
      nothing,
    ),
    'the-dreamlands': entry(
      'El faro de Thalarión ilumina lo que cada cual ha perdido. Hay que saber mirar solo el faro.',
      'The beacon of Thalarion lights up what each has lost. One must know how to look only at the beacon.',
      check('lore', -1, { pass: gain.sanity(2), fail: lose.sanity(2) }),
    ),
    other: entry(
      'Una risa muy educada te acompaña, a dos pasos, durante horas.',
      'A very polite laugh keeps you company, two steps behind, for hours.',
      check('will', -1, { fail: lose.both(1, 1) }),
    ),
  }),
  gateCard('gate-12', ['yellow'], {
    rlyeh: entry(
      'El monolito cae despacio, como caen las cosas en los sueños. Tú también corres despacio.',
      'The monolith falls slowly, as things fall in dreams. You run slowly, too.',
      check('speed', -1, { fail: lostInTime }),
    ),
    'the-dreamlands': entry(
      'En la posada te dan la mejor habitación. El huésped anterior sigue en el espejo y no quiere dejarla.',
      'At the inn they give you the best room. The previous guest is still in the mirror and will not give it up.',
      check('will', -2, { fail: lose.sanity(2) }),
    ),
    other: entry(
      'Hay una puerta, hay una llave y hay algo que también buscaba la llave.',
      'There is a door, there is a key, and there is something that was looking for the key as well.',
      monsterAppears(),
    ),
  }),
]
