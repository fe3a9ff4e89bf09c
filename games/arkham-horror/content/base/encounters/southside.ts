import {
  ally,
  blessed,
  bySuccesses,
  check,
  choose,
  clues,
  cursed,
  delayed,
  draw,
  entry,
  gain,
  gateTrophies,
  locationCard,
  lose,
  may,
  money,
  monsterTrophies,
  moveTo,
  removeDoom,
  restore,
  rolled,
  rollFor,
  search,
  seq,
  toStreet,
} from '../../builders.ts'
import type { LocationCard } from '../../kinds.ts'

/* Southside: the Society keeps what the town would rather forget, Ma keeps lodgers, the Church keeps its doors open. */
export const southside: readonly LocationCard[] = [
  locationCard('southside-1', 'southside', {
    'historical-society': entry(
      'En el retrato de los fundadores hay un hueco en la segunda fila. Cuando te acercas a leer los nombres, todos se han apretado para hacerte sitio.',
      'In the portrait of the founders there is a gap in the second row. When you step closer to read the names, they have all moved up to make room for you.',
      lose.sanity(1),
    ),
    'mas-boarding-house': entry(
      'Ma guarda lo que los huéspedes dejan en prenda. El de la tres no va a volver, y lo suyo ocupa sitio.',
      'Ma keeps what lodgers leave as a pledge. Number three is not coming back, and his things take up room.',
      draw('common'),
    ),
    'south-church': entry(
      'Te arrodillas. Algo se arrodilla a tu lado, y durante un rato no sabes cuál de los dos reza.',
      'You kneel. Something kneels beside you, and for a while you do not know which of you is praying.',
      bySuccesses('luck', 0, [0, 0, seq(lose.sanity(3), toStreet)], [1, 1, toStreet], [2, 'more', restore('sanity')]),
    ),
  }),
  locationCard('southside-2', 'southside', {
    'historical-society': entry(
      'La visita guiada cuesta tres dólares, y la guía va señalando salas que no figuran en el plano. Al final te pone en la calle con la mano llena o sin ella.',
      'The guided tour costs three dollars, and the guide points out rooms that are not on the plan. At the end she puts you in the street, with your hand full or not.',
      may(seq(check('luck', -1, { pass: draw('spell') }), toStreet), money(3)),
    ),
    'mas-boarding-house': entry(
      'Te despierta un peso a los pies de la cama. Es el gato de Ma. Ma no tiene gato desde el martes.',
      'A weight at the foot of the bed wakes you. It is Ma’s cat. Ma has had no cat since Tuesday.',
      check('will', -1, { pass: gain.sanity(1), fail: lose.sanity(1) }),
    ),
    'south-church': entry(
      'El padre Michael te pone la mano en la cabeza sin preguntar qué has hecho. Pesa menos al salir.',
      'Father Michael lays a hand on your head without asking what you have done. It weighs less when you leave.',
      blessed,
    ),
  }),
  locationCard('southside-3', 'southside', {
    'historical-society': entry(
      'Un plano de 1704 marca en el bosque una casa que sigue pagando impuestos. El archivero te dibuja el camino en la mano.',
      'A plan of 1704 shows a house in the woods that still pays its taxes. The archivist draws you the way on the back of your hand.',
      may(moveTo('woods', 'encounter')),
    ),
    'mas-boarding-house': entry(
      'Partida de dominó en el salón, a un dólar la mano. Ma hace trampas a favor de los huéspedes.',
      'Dominoes in the parlour, a dollar a hand. Ma cheats in favour of her lodgers.',
      check('luck', 0, { pass: gain.money(2), fail: lose.money(1) }),
    ),
    'south-church': entry(
      'Las velas del altar se inclinan todas hacia la cripta, donde no hay corriente.',
      'The candles on the altar all lean toward the crypt, where there is no draught.',
      lose.sanity(1),
    ),
  }),
  locationCard('southside-4', 'southside', {
    'historical-society': entry(
      'El diario de un ferroviario describe la cueva por dentro, con medidas. La última medida es «no».',
      'A railwayman’s diary describes the inside of the cave, with measurements. The last measurement is “no”.',
      may(moveTo('black-cave', 'encounter')),
    ),
    'mas-boarding-house': entry(
      'Por cuatro dólares Ma alquila la habitación buena: sábanas, silencio y una llave que cierra por dentro.',
      'For four dollars Ma lets the good room: sheets, silence, and a key that locks from the inside.',
      may(restore('both'), money(4)),
    ),
    'south-church': entry(
      'Se desprende una gárgola. Por la cara que lleva, no ha sido idea suya.',
      'A gargoyle comes down. By the look on its face, it was not its own idea.',
      seq(check('speed', -1, { fail: lose.stamina(2) }), toStreet),
    ),
  }),
  locationCard('southside-5', 'southside', {
    'historical-society': entry(
      'El arqueólogo que exponía hoy ha visto su pieza moverse. Si le enseñas una de las tuyas, deja de dudar de sí mismo.',
      'The archaeologist who was to speak today has seen his exhibit move. Show him one of yours, and he stops doubting himself.',
      may(ally('professor-armitage', draw('unique')), monsterTrophies(1)),
    ),
    'mas-boarding-house': entry(
      'El escalón que cruje no es el de siempre. Algo del tercero baja contando.',
      'The stair that creaks is not the usual one. Something from the third floor is coming down, counting.',
      check('luck', -1, { fail: choose(lose.stamina(1), lose.sanity(1)) }),
    ),
    'south-church': entry(
      'El padre Michael pide que alguien vele con él esta noche y le cuente la verdad, toda. A veces, dice, allá abajo se vuelven a dormir.',
      'Father Michael asks for somebody to keep vigil with him tonight and tell him the truth, all of it. Sometimes, he says, they go back to sleep down there.',
      may(check('luck', -1, { pass: removeDoom() }), clues(2)),
    ),
  }),
  locationCard('southside-6', 'southside', {
    'historical-society': entry(
      'Te han encerrado con las momias por descuido. Si no haces ruido, es casi un descanso.',
      'They have locked you in with the mummies by mistake. If you make no noise it is almost a rest.',
      check('sneak', -1, { pass: gain.sanity(1), fail: seq(lose.stamina(2), cursed, toStreet) }),
    ),
    'mas-boarding-house': entry(
      'Guiso de tres días. Ma se sienta enfrente hasta que rebañas el plato.',
      'Three-day stew. Ma sits opposite until you have wiped the plate clean.',
      rollFor(gain.stamina(rolled)),
    ),
    'south-church': entry(
      'El cepillo está roto y las monedas por el suelo. Las recoges todas; nadie mira, o casi nadie.',
      'The poor box is broken and the coins are on the floor. You gather them all up; nobody is looking, or hardly anybody.',
      choose(gain.money(3), blessed),
    ),
  }),
  locationCard('southside-7', 'southside', {
    'historical-society': entry(
      'Un funcionario te confunde con el becario y te sienta ante treinta legajos. Al amanecer sabes hacer algo que ayer no sabías.',
      'A clerk takes you for the intern and sits you down before thirty bundles of papers. By dawn you can do something you could not do yesterday.',
      check('luck', -1, { difficulty: 2, pass: seq(draw('skill'), delayed) }),
    ),
    'mas-boarding-house': entry(
      'El huésped del ático ofrece un trueque a ciegas, por debajo de la puerta. Quien se queda escuchando detrás de ella llega tarde a todo.',
      'The lodger in the attic offers a blind exchange, under the door. Whoever stays to listen behind it is late for everything.',
      choose(may(draw('unique'), [{ pay: 'card', n: 1, filter: 'item' }]), check('will', 0, { pass: gain.clues(1), fail: delayed })),
    ),
    'south-church': entry(
      'El padre Michael abre la caja fuerte de la sacristía. «Elija —dice—, pero deje algo suyo en el hueco».',
      'Father Michael opens the safe in the vestry. “Choose,” he says, “but leave something of yours in its place.”',
      may(search('unique'), gateTrophies(1)),
    ),
  }),
]
