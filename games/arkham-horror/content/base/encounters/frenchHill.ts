import {
  all,
  ally,
  bySuccesses,
  check,
  choose,
  closeGate,
  clues,
  cursed,
  delayed,
  discard,
  draw,
  entry,
  gain,
  gateAndMonster,
  ifYouDo,
  locationCard,
  lose,
  loseSpecial,
  may,
  membership,
  money,
  monsterAppears,
  rollDie,
  rolled,
  rollFor,
  sanity,
  search,
  seq,
  takeTrophy,
  toStreet,
} from '../../builders.ts'
import type { LocationCard } from '../../kinds.ts'

/* French Hill: the Lodge tries visitors and sells itself to members; the Witch House was never emptied. */
export const frenchHill: readonly LocationCard[] = [
  locationCard('french-hill-1', 'french-hill', {
    'silver-twilight-lodge': entry(
      'Un caballero de guantes grises te ofrece el libro de socios abierto por una página en blanco. Firmar cuesta tres dólares; no firmar hay que explicárselo a los criados.',
      'A gentleman in grey gloves offers you the members’ book, open at a blank page. To sign costs three dollars; not to sign has to be explained to the footmen.',
      choose(ifYouDo(may(membership, money(3)), toStreet), check('will', -1, { pass: toStreet, fail: seq(lose.stamina(3), toStreet) })),
    ),
    'inner-sanctum': entry(
      'Es noche de cuotas. El tesorero acepta tres dólares o algo que llevas dentro; a quien no paga le tachan el nombre con su propia tinta.',
      'It is the night of dues. The treasurer takes three dollars, or something you carry inside; who does not pay has his name crossed out in his own ink.',
      choose(may(gain.clues(1), money(3)), lose.sanity(2), loseSpecial('silver-twilight-membership')),
    ),
    'the-witch-house': entry(
      'En la buhardilla los ángulos no suman. Algo del tamaño de una rata y con manos te mira desde el que sobra.',
      'In the attic the angles do not add up. Something the size of a rat, with hands, watches you from the one left over.',
      lose.sanity(1),
    ),
  }),
  locationCard('french-hill-2', 'french-hill', {
    'silver-twilight-lodge': entry(
      'Durante el brindis nadie vigila la escalera de servicio. Arriba hay una habitación de los objetos «en depósito», sin catalogar.',
      'During the toast nobody watches the service stairs. Upstairs there is a room of things “on deposit”, not catalogued.',
      check('sneak', -2, { pass: rollDie([1, 3, draw('common')], [4, 6, seq(draw('unique'), draw('common'))]) }),
    ),
    'inner-sanctum': entry(
      'Los maestros pueden cerrar desde aquí lo que se abrió lejos, si alguien pone la voz. La voz, avisan, no siempre se recupera entera.',
      'From here the masters can close what was opened far away, if somebody lends the voice. The voice, they warn, does not always come back whole.',
      may(check('lore', -2, { pass: closeGate('any') }), all(sanity(1), clues(2))),
    ),
    'the-witch-house': entry(
      'Bajo el papel pintado hay otra pared, escrita con una letra muy pequeña y muy paciente. Lees hasta que algo lee contigo.',
      'Under the wallpaper there is another wall, written over in a very small and patient hand. You read until something reads along.',
      check('will', -2, { pass: draw('spell'), fail: discard('item', 'half') }),
    ),
  }),
  locationCard('french-hill-3', 'french-hill', {
    'silver-twilight-lodge': entry(
      'Tu vecino de mesa cita mal un verso prohibido, adrede. Si lo corriges con acierto, el resto de la cena es otra cosa.',
      'Your neighbour at table misquotes a forbidden verse, on purpose. If you can set him right, the rest of the dinner is another matter.',
      check('lore', -1, { pass: draw('spell', 2), fail: toStreet }),
    ),
    'inner-sanctum': entry(
      'Te dejan elegir una vitrina. Todas están rotuladas, pero los rótulos mienten con educación.',
      'They let you choose a cabinet. All are labelled, but the labels lie politely.',
      check('luck', -2, { pass: search('unique'), fail: draw('common') }),
    ),
    'the-witch-house': entry(
      'Un hombre mide la habitación con un compás y un crucifijo. Si le das la medida que le falta, deja de medir y te sigue.',
      'A man is measuring the room with compasses and a crucifix. If you can give him the one figure he lacks, he stops measuring and follows you.',
      check('lore', -1, { pass: ally('thomas-f-malone', gain.clues(2)) }),
    ),
  }),
  locationCard('french-hill-4', 'french-hill', {
    'silver-twilight-lodge': entry(
      'Alguien te ha propuesto como miembro sin decírtelo. La sala espera tu respuesta de pie y con las velas a medio apagar.',
      'Somebody has put you up for membership without telling you. The hall awaits your answer standing, the candles half put out.',
      choose(
        ifYouDo(may(membership, money(3)), gain.clues(1)),
        check('will', -1, { pass: toStreet, fail: seq(lose.stamina(2), toStreet) }),
      ),
    ),
    'inner-sanctum': entry(
      'La invocación sale bien. Nadie había pensado en ese caso.',
      'The summoning succeeds. Nobody had given that case any thought.',
      monsterAppears(),
    ),
    'the-witch-house': entry(
      'Te duermes de pie. Sueñas que subes una escalera sin casa alrededor, peldaño a peldaño, y cada uno pregunta algo.',
      'You fall asleep on your feet. You dream of climbing a stair without a house around it, and each step asks you something.',
      rollFor(choose(lose.sanity(rolled), lose.stamina(rolled))),
    ),
  }),
  locationCard('french-hill-5', 'french-hill', {
    'silver-twilight-lodge': entry(
      'El bastón del gran maestre te roza al pasar, sin querer, tres veces.',
      'The grand master’s cane brushes against you in passing, by accident, three times.',
      check('luck', -1, { fail: cursed }),
    ),
    'inner-sanctum': entry(
      'El espejo negro responde a quien le da algo. Cuanto más hondo mires, más te cuenta y menos vuelves.',
      'The black mirror answers whoever gives it something. The deeper you look the more it tells, and the less of you comes back.',
      choose(ifYouDo(lose.sanity(1), gain.clues(1)), ifYouDo(lose.sanity(3), rollFor(gain.clues(rolled)))),
    ),
    'the-witch-house': entry(
      'La puerta de abajo da al piso de arriba. Das vueltas un rato, y la casa decide si le has caído bien.',
      'The door downstairs leads upstairs. You go round for a while, and the house makes up its mind whether it likes you.',
      bySuccesses('luck', 0, [0, 0, lose.sanity(3)], [1, 1, delayed], [2, 2, lose.stamina(1)], [3, 'more', gain.stamina(3)]),
    ),
  }),
  locationCard('french-hill-6', 'french-hill', {
    'silver-twilight-lodge': entry(
      'Alguien vestido de terciopelo sale por la ventana con la vitrina a medias, y los criados te han visto a ti. Codo con codo se cubre mejor la retirada.',
      'Somebody in velvet is leaving by the window with half the cabinet, and it is you the footmen have seen. Side by side, a retreat is better covered.',
      check('fight', -1, { pass: ally('ruby-standish', draw('unique')), fail: lose.stamina(1) }),
    ),
    'inner-sanctum': entry(
      'El altar está frío y recién fregado. Si aguantas la mano encima, algo que estaba de camino cambia de dueño.',
      'The altar is cold and freshly scrubbed. If you keep your hand on it, something that was on its way changes owners.',
      seq(lose.sanity(1), check('luck', -1, { pass: takeTrophy('cup') })),
    ),
    'the-witch-house': entry(
      'Los obreros que derriban el tabique han encontrado una caja de huesos y otra de otra cosa. Te venden la otra por una sonrisa.',
      'The workmen pulling down the partition have found one box of bones and one of something else. They part with the other for a smile.',
      check('luck', -1, { pass: draw('unique'), fail: lose.sanity(1) }),
    ),
  }),
  locationCard('french-hill-7', 'french-hill', {
    'silver-twilight-lodge': entry(
      'La conferencia de esta noche la da una voz detrás de un biombo. Al turno de preguntas el biombo señala hacia ti.',
      'Tonight’s lecture is given by a voice behind a screen. When it comes to questions, the screen points at you.',
      check('lore', -1, { pass: gain.clues(3), fail: seq(lose.clues('all'), toStreet) }),
    ),
    'inner-sanctum': entry(
      'Bebes de la copa común. Solo después reparas en que nadie más ha bebido.',
      'You drink from the common cup. Only then do you notice that nobody else has.',
      check('luck', -2, { pass: gain.sanity(1), fail: cursed }),
    ),
    'the-witch-house': entry(
      'El ángulo que sobraba se abre, como una puerta que hubiera estado siempre apoyada contra el aire.',
      'The angle that was left over opens, like a door that had always been leaning against the air.',
      gateAndMonster,
    ),
  }),
]
