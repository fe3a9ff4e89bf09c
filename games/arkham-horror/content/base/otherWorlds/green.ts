import {
  blessed,
  check,
  choose,
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
  restore,
  returnToArkham,
  rolled,
  rollFor,
  search,
  sell,
  seq,
  successes,
  takeTrophy,
} from '../../builders.ts'
import type { GateCard } from '../../kinds.ts'

/* Green: what is there can be carried home. */
export const green: readonly GateCard[] = [
  gateCard('gate-13', ['green'], {
    'city-of-the-great-race': entry(
      'El guardián del almacén cambia de cuerpo a mediodía. Entre uno y otro hay un minuto en que no mira nadie.',
      'The storeroom’s keeper changes bodies at noon. Between one and the next there is a minute in which nobody is looking.',
      check('sneak', -1, { difficulty: 2, pass: seq(draw('unique'), returnToArkham), fail: lose.both(3, 1) }),
    ),
    'plateau-of-leng': entry(
      'Los mercaderes de turbante puntiagudo regatean en un idioma muerto. Quien ofende, dicen, se queda de mercancía.',
      'The merchants in pointed turbans haggle in a dead language. Who gives offence, they say, stays on as merchandise.',
      check('lore', -2, { pass: gain.money(6), fail: lostInTime }),
    ),
    other: entry(
      'Alguien ha dejado migas de pan hasta aquí, y al final de las migas, su mochila.',
      'Somebody has left a trail of crumbs as far as here, and at the end of the crumbs, his satchel.',
      check('luck', -1, { pass: gain.clues(2) }),
    ),
  }),
  gateCard('gate-14', ['green'], {
    'the-dreamlands': entry(
      'Los setenta peldaños del sueño ligero están a tu espalda. Si das con el primero, puedes volver a casa por ellos.',
      'The seventy steps of lighter slumber are behind you. If you can find the first, you may go home by them.',
      check('luck', -1, { pass: may(returnToArkham) }),
    ),
    'plateau-of-leng': entry(
      'El lama de la máscara de seda te reta a quitársela. Debajo hay otra, y debajo de esa está el premio.',
      'The lama in the silken mask dares you to take it from him. There is another beneath, and beneath that the prize.',
      check('fight', -1, { pass: draw('unique'), fail: lostInTime }),
    ),
    other: entry(
      'Un cazador que ya no necesita sus piezas te deja elegir. Lo demás lo lleva escrito en el brazo.',
      'A hunter who no longer needs his bag lets you choose. The rest is written on his arm.',
      check('luck', -1, { pass: seq(gain.clues(2), takeTrophy('cup')) }),
    ),
  }),
  gateCard('gate-15', ['green'], {
    'the-dreamlands': entry(
      'Un mono vestido de juez falla a tu favor o en tu contra, según de qué bolsillo saque el martillo.',
      'An ape in a judge’s robe finds for you or against you, according to the pocket from which he takes the gavel.',
      check('luck', -1, { pass: draw('spell'), fail: discard('item', 1) }),
    ),
    'city-of-the-great-race': entry(
      'Tu celda es cómoda y la puerta pesa lo que pesan mil años. Empujas.',
      'Your cell is comfortable, and the door weighs what a thousand years weigh. You push.',
      check('fight', -1, { pass: returnToArkham }),
    ),
    other: entry(
      'Unas figuras encapuchadas ensayan. El libro está en el atril y el atril, de espaldas a ellas.',
      'Hooded figures are rehearsing. The book is on the lectern, and they have their backs to the lectern.',
      check('sneak', -1, { pass: draw('spell'), fail: lose.sanity(3) }),
    ),
  }),
  gateCard('gate-16', ['green'], {
    'city-of-the-great-race': entry(
      'En el museo de monedas nadie vigila: todas están maldecidas, dice el rótulo, salvo las que no.',
      'Nobody guards the museum of coins: they are all cursed, says the label, but for those that are not.',
      choose(check('luck', -1, { pass: gain.money(10), fail: cursed }), gain.clues(1)),
    ),
    'great-hall-of-celeano': entry(
      'El bibliotecario de Celeano exige silencio absoluto, y el silencio aquí dura mucho.',
      'The librarian of Celeano demands absolute silence, and silence here lasts a long while.',
      delayed,
    ),
    other: entry(
      'La salida está detrás de alguien muy grande que no ha entendido la pregunta.',
      'The way out is behind somebody very large who has not understood the question.',
      check('fight', -1, { pass: returnToArkham, fail: lose.stamina(2) }),
    ),
  }),
  gateCard('gate-17', ['green'], {
    'the-dreamlands': entry(
      'En el mercado de Celephaïs se paga con recuerdos pequeños. El olor de una cocina, por ejemplo.',
      'In the market of Celephaïs one pays in small memories. The smell of a kitchen, say.',
      check('luck', -1, { pass: draw('common', 2) }),
    ),
    'great-hall-of-celeano': entry(
      'Las estanterías llegan hasta donde alcanza la vista y después siguen. El libro que buscas te está buscando.',
      'The shelves go as far as the eye can reach, and then on. The book you want is looking for you.',
      check('luck', -2, { pass: search('unique', { type: 'tome' }) }),
    ),
    other: entry(
      'Un manantial tibio, sin nadie. Bebes, y no pasa nada malo.',
      'A warm spring, and nobody about. You drink, and nothing bad happens.',
      gain.stamina(1),
    ),
  }),
  gateCard('gate-18', ['green'], {
    'the-dreamlands': entry(
      'Te tumbas entre amapolas. O despiertas descansado o despiertas entre amapolas.',
      'You lie down among poppies. Either you wake rested, or you wake among poppies.',
      check('luck', -1, { pass: restore('both') }),
    ),
    'great-hall-of-celeano': entry(
      'Una tablilla promete, a quien la lea sin equivocarse, que algo lo tendrá en cuenta.',
      'A tablet promises whoever reads it without a mistake that something will bear them in mind.',
      check('lore', -1, { pass: blessed }),
    ),
    other: entry(
      'La estatua sostiene algo que no es de piedra y no quiere soltarlo.',
      'The statue is holding something that is not of stone, and will not let go of it.',
      check('fight', -2, { pass: draw('unique') }),
    ),
  }),
  gateCard('gate-19', ['green'], {
    'plateau-of-leng': entry(
      'El monje pinta sin parpadear y te ofrece el pincel. Mientras no parpadees, la mano sabe.',
      'The monk paints without blinking and offers you the brush. As long as you do not blink, the hand knows.',
      check('will', 0, { difficulty: 2, pass: draw('skill') }),
    ),
    'great-hall-of-celeano': entry(
      'Un lector antiguo dejó la escalera puesta. En el último peldaño falta el libro, pero hay otro.',
      'Some reader of old left the ladder standing. At the top the book is missing, but there is another.',
      check('luck', -2, { pass: drawFirst('unique', { type: 'tome' }) }),
    ),
    other: entry(
      'La lluvia cae escrita. Abres la boca y tragas un renglón.',
      'The rain comes down in writing. You open your mouth and swallow a line.',
      draw('spell'),
    ),
  }),
  gateCard('gate-20', ['green'], {
    'city-of-the-great-race': entry(
      'Un huésped de la era de los escarabajos te dicta lo que sabe a cambio de lo que sabes tú. Él sabe más.',
      'A guest from the age of the beetles dictates to you what he knows, in exchange for what you know. He knows more.',
      check('lore', -2, { difficulty: 2, pass: draw('spell', 2) }),
    ),
    'great-hall-of-celeano': entry(
      'Por una vez nadie te echa. Tomas notas hasta que se acaba la tinta y luego con lo que haya.',
      'For once nobody turns you out. You take notes until the ink is gone, and then with whatever there is.',
      check('lore', 2, { pass: gain.clues(successes) }),
    ),
    other: entry(
      'Un buhonero tuerto compra cualquier cosa que venga de «allí arriba» y la paga mejor que en casa.',
      'A one-eyed pedlar buys anything from “up there”, and pays better than they do at home.',
      sell({ change: 3 }),
    ),
  }),
  gateCard('gate-21', ['green'], {
    'city-of-the-great-race': entry(
      'La cámara de las cosas prestadas tiene la cerradura pensada para cuatro brazos. Dos hábiles quizá basten.',
      'The chamber of borrowed things has a lock made for four arms. Two clever ones may be enough.',
      check('sneak', -1, { pass: draw('unique', 2), fail: lostInTime }),
    ),
    'plateau-of-leng': entry(
      'En el monasterio sin ventanas hay un banco, una manta y nadie. Si logras no preguntarte por qué, descansas.',
      'In the windowless monastery there is a bench, a blanket and nobody. If you can help wondering why, you rest.',
      check('will', 0, { pass: restore('sanity') }),
    ),
    other: entry(
      'Las nubes repiten, para quien quiera verlo, el mismo plano de la misma ciudad.',
      'For anyone who cares to look, the clouds repeat the same plan of the same town.',
      gain.clues(1),
    ),
  }),
  gateCard('gate-22', ['green'], {
    'the-dreamlands': entry(
      'El rey sin nombre te nombra tesorero por un día. Al caer la tarde hace cuentas contigo.',
      'The king without a name makes you treasurer for a day. At dusk he goes over the accounts with you.',
      check('will', -1, { pass: rollFor(gain.money(rolled)) }),
    ),
    'plateau-of-leng': entry(
      'Bajo las piedras de una hoguera fría hay un hatillo bien atado. Lo ató alguien que pensaba volver.',
      'Under the stones of a cold fire is a well-tied bundle. Whoever tied it meant to come back.',
      check('luck', -2, { pass: seq(draw('common'), draw('spell')) }),
    ),
    other: entry(
      'El aire se dobla como una esquina. Si te fías, al otro lado está la calle.',
      'The air folds like a corner. If you trust it, the street is on the other side.',
      check('luck', -1, { pass: returnToArkham }),
    ),
  }),
  gateCard('gate-23', ['green'], {
    'the-dreamlands': entry(
      'Un gul cortés, que fue pintor en Boston, te enseña a pronunciar lo que no se debe escribir.',
      'A courteous ghoul who was a painter in Boston teaches you to pronounce what should not be written.',
      check('will', 0, { pass: draw('spell') }),
    ),
    'city-of-the-great-race': entry(
      'En el taller dejan probar los aparatos. El que te llevas puesto no lo echan de menos hasta mañana, y mañana es relativo.',
      'In the workshop one may try the devices. The one you leave wearing will not be missed until tomorrow, and tomorrow is relative.',
      check('luck', -1, { pass: draw('unique') }),
    ),
    other: entry(
      'Por un momento huele a lluvia en la calle de tu infancia. Te quedas hasta que deja de oler.',
      'For a moment it smells of rain in the street of your childhood. You stay until it stops.',
      gain.sanity(1),
    ),
  }),
  gateCard('gate-24', ['green'], {
    'plateau-of-leng': entry(
      'Viento, hierba gris y una hilera de hogueras que no se acercan. Caminas toda la noche sin que nada te salga al paso.',
      'Wind, grey grass, and a row of fires that never come nearer. You walk all night, and nothing crosses your path.',
      gain.stamina(1),
    ),
    'great-hall-of-celeano': entry(
      'Un mural explica, paso a paso, cómo se hace algo que las manos aprenden solas. Hay que verlo desde el único sitio en que cuadra.',
      'A mural explains, step by step, how to do something that hands can learn by themselves. One must see it from the one spot where it fits together.',
      check('luck', -1, { difficulty: 2, pass: draw('skill') }),
    ),
    other: entry(
      'Los dueños de la cueva han salido. Por el tamaño de las huellas, conviene no tardar.',
      'The owners of the cave are out. By the size of the prints, it is best to be quick.',
      check('sneak', -1, { pass: gain.money(3), fail: lose.stamina(2) }),
    ),
  }),
]
