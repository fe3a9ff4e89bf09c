import {
  ally,
  buy,
  bySuccesses,
  check,
  choose,
  delayed,
  draw,
  drawFirst,
  entry,
  gain,
  locationCard,
  lookAtTop,
  lose,
  may,
  money,
  monsterAppears,
  monsterTrophies,
  moveAnywhere,
  placeMonsters,
  rolled,
  rollFor,
  search,
  sell,
  seq,
  toStreet,
} from '../../builders.ts'
import type { LocationCard } from '../../kinds.ts'

/* Rivertown: the Cave is deeper than it should be, the Store is honest, the Graveyard is not quite at rest. */
export const rivertown: readonly LocationCard[] = [
  locationCard('rivertown-1', 'rivertown', {
    'black-cave': entry(
      'Las marcas de tiza que dejaste a la entrada están ahora también más adelante, numeradas. Hay que recordar en qué orden las hiciste.',
      'The chalk marks you left at the entrance now stand farther on as well, numbered. You must remember in which order you made them.',
      check('lore', -2, { pass: gain.clues(1), fail: seq(lose.stamina(1), delayed) }),
    ),
    'general-store': entry(
      'El tendero cuenta la historia del naufragio por cuarta vez. Quien se ría donde toca se lleva el resto de la estantería.',
      'The storekeeper tells the story of the wreck for the fourth time. Whoever laughs in the right place may have what is left on the shelf.',
      check('will', -2, { pass: draw('common', 3) }),
    ),
    graveyard: entry(
      'Sigues las huellas de un hombre descalzo entre las tumbas. Terminan ante una puerta que no es de este cementerio.',
      'You follow the prints of bare feet between the graves. They end at a door that is not of this graveyard.',
      check('luck', -2, { pass: seq(gain.clues(2), moveAnywhere('area', 'encounter')), fail: lose.sanity(1) }),
    ),
  }),
  locationCard('rivertown-2', 'rivertown', {
    'black-cave': entry(
      'Un minero del tamaño de una puerta sostiene el techo con la espalda desde el martes. Agradecería un poco de suerte ajena y un puntal.',
      'A miner the size of a door has been holding up the roof with his back since Tuesday. He would be glad of a little of another’s luck, and of a prop.',
      check('luck', -2, { pass: ally('tom-mountain-murphy', search('common', { type: 'weapon' })) }),
    ),
    'general-store': entry(
      'La caja de sorpresas vale un dólar. Según el tendero nadie se ha quejado dos veces.',
      'The lucky dip costs a dollar. According to the storekeeper, nobody has complained twice.',
      may(check('lore', -2, { pass: gain.money(5), fail: draw('common') }), money(1)),
    ),
    graveyard: entry(
      'Llueve, huele a tierra y nadie te pide nada. Te sientas un rato con los muertos buenos.',
      'It rains, it smells of earth, and nobody asks anything of you. You sit a while with the good dead.',
      gain.sanity(2),
    ),
  }),
  locationCard('rivertown-3', 'rivertown', {
    'black-cave': entry(
      'El techo cruje con ritmo, como si alguien bailara encima. Luego pierde el paso.',
      'The roof creaks in time, as if somebody were dancing above. Then he misses a step.',
      check('speed', -1, { fail: lose.stamina(1) }),
    ),
    'general-store': entry(
      'El tendero hace inventario y le sobran dólares. Compra lo que le enseñes si cabe en la estantería de abajo.',
      'The storekeeper is taking stock and has dollars to spare. He buys whatever you show him, if it fits on the bottom shelf.',
      sell({ most: 1, change: 1 }),
    ),
    graveyard: entry(
      'El sepulturero no tiene sombra, pero sí pala. Te explica con ella que esta parcela está vendida.',
      'The gravedigger has no shadow, but he has a spade. With it he explains to you that this plot is taken.',
      check('combat', -2, { pass: gain.clues(1), fail: rollFor(lose.stamina(rolled)) }),
    ),
  }),
  locationCard('rivertown-4', 'rivertown', {
    'black-cave': entry(
      'Apagas el farol para ahorrar aceite. En la oscuridad hay alguien que también apaga el suyo.',
      'You put out your lantern to save oil. In the dark somebody else puts out theirs.',
      lose.sanity(1),
    ),
    'general-store': entry(
      'Todo está como siempre: el gato, la báscula, el reloj cinco minutos atrasado. Tardas un rato en marcharte.',
      'Everything is as it always was: the cat, the scales, the clock five minutes slow. It takes you a while to leave.',
      choose(gain.sanity(1), buy('common', 1)),
    ),
    graveyard: entry(
      'En el mausoleo de los Carter hay un atril y un libro de visitas. La última firma es de dentro de una semana, y ha dejado recado.',
      'In the Carters’ mausoleum there is a lectern with a visitors’ book. The last signature is dated a week from now, and has left a message.',
      check('lore', -1, { pass: seq(lookAtTop('mythos', 1), gain.clues(1)), fail: toStreet }),
    ),
  }),
  locationCard('rivertown-5', 'rivertown', {
    'black-cave': entry(
      'Hay tres túneles. El de la izquierda huele mal, el de la derecha no huele a nada y el del medio acaba de suspirar.',
      'There are three tunnels. The left one smells bad, the right one smells of nothing, and the middle one has just sighed.',
      bySuccesses('luck', 0, [0, 0, seq(lose.sanity(1), monsterAppears())], [1, 1, lose.sanity(1)], [2, 'more', draw('common')]),
    ),
    'general-store': entry(
      'Ayudas a bajar unas latas. El tendero insiste en pagarte y tú en no cobrar; gana él.',
      'You help to take down some tins. The storekeeper insists on paying, you on not being paid; he wins.',
      gain.money(1),
    ),
    graveyard: entry(
      'La losa se desliza sin ruido: la habían engrasado por dentro.',
      'The slab slides without a sound: it has been greased, from the inside.',
      monsterAppears(),
    ),
  }),
  locationCard('rivertown-6', 'rivertown', {
    'black-cave': entry(
      'Encuentras una bota, otra bota y por fin al dueño de ninguna de las dos.',
      'You find a boot, another boot, and at last the owner of neither.',
      monsterAppears(),
    ),
    'general-store': entry(
      'En el saco de harina hay una mano pequeña, blanca, de porcelana, dice el tendero. El saco se mueve cuando no lo miras.',
      'In the flour sack is a small white hand, of china, says the storekeeper. The sack moves when you are not looking.',
      lose.sanity(1),
    ),
    graveyard: entry(
      'Un pintor monta el caballete entre las lápidas y busca modelos que no se quejen. Por uno en buen estado comparte lo que sabe de sus amistades.',
      'A painter has set up his easel among the stones and wants sitters who do not complain. For one in good condition he shares what he knows of his friends.',
      may(ally('richard-upton-pickman', draw('spell')), monsterTrophies(1)),
    ),
  }),
  locationCard('rivertown-7', 'rivertown', {
    'black-cave': entry(
      'Alguien acampó aquí hasta que dejó de salir a por agua. Su diario está al fondo, más allá de donde llega tu luz.',
      'Somebody camped here until he stopped going out for water. His diary is at the back, beyond the reach of your light.',
      bySuccesses(
        'luck',
        0,
        [0, 0, lose.both(1, 1)],
        [1, 1, seq(lose.sanity(1), gain.clues(1))],
        [2, 'more', drawFirst('unique', { type: 'tome' })],
      ),
    ),
    'general-store': entry(
      'El tendero se equivoca de paquete y se da cuenta a la vez que tú. «Quédeselo —dice—; el otro daba más miedo».',
      'The storekeeper gives you the wrong parcel and notices when you do. “Keep it,” he says; “the other one was worse.”',
      draw('common'),
    ),
    graveyard: entry(
      'Se oyen palas al otro lado de la tapia, y no cavan hacia abajo. Puedes avisar a alguien o quedarte a ver quién sale.',
      'Spades can be heard beyond the wall, and they are not digging down. You can go and warn somebody, or stay and see who comes out.',
      choose(toStreet, seq(placeMonsters(1, 'here'), gain.clues(2))),
    ),
  }),
]
