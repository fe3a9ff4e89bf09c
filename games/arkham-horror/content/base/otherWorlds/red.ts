import {
  check,
  choose,
  delayed,
  devoured,
  draw,
  entry,
  gain,
  gateCard,
  ifYouDo,
  lose,
  lostInTime,
  may,
  monsterAppears,
  nothing,
  rolled,
  rollFor,
  rollSuccesses,
  seq,
  share,
} from '../../builders.ts'
import type { GateCard } from '../../kinds.ts'

/* Red: what is there bites. */
export const red: readonly GateCard[] = [
  gateCard('gate-26', ['red'], {
    rlyeh: entry(
      'Los escalones están hechos para otras piernas. En el tercero resbalas hacia un lado que no habías visto.',
      'The steps were made for other legs. On the third you slip, in a direction you had not noticed.',
      check('luck', 0, { fail: seq(lose.sanity(1), delayed) }),
    ),
    'plateau-of-leng': entry(
      'Las arañas de Leng no tejen telas: tejen valles. Este todavía huele a nuevo.',
      'The spiders of Leng do not weave webs: they weave valleys. This one still smells new.',
      check('sneak', 0, { fail: rollFor(lose.stamina(rolled)) }),
    ),
    other: entry(
      'Caminas, no ocurre nada, y el que no ocurra nada empieza a parecerte un favor.',
      'You walk, nothing happens, and that nothing happens begins to look like a kindness.',
      nothing,
    ),
  }),
  gateCard('gate-27', ['red'], {
    abyss: entry(
      'Algo mastica despacio al otro lado de la cornisa. Pasas conteniendo la respiración, y él también contiene la suya.',
      'Something is chewing slowly beyond the ledge. You go by holding your breath, and it holds its own.',
      check('sneak', -1, { fail: lose.sanity(2) }),
    ),
    'plateau-of-leng': entry(
      'Un duelista de cuernos vendados traza una raya en el polvo. A un lado estás tú; al otro, lo que ganarías.',
      'A duellist with bandaged horns draws a line in the dust. You stand on one side; on the other lies what you would win.',
      check('fight', -1, { difficulty: 2, pass: seq(gain.clues(1), draw('unique')), fail: lose.both(1, 2) }),
    ),
    other: entry(
      'Las zarzas tienen letras en las espinas. Cada una que lees se te queda.',
      'The brambles have letters on their thorns. Each one you read stays with you.',
      rollSuccesses(2, { each: gain.clues(1), miss: lose.stamina(1) }),
    ),
  }),
  gateCard('gate-28', ['red'], {
    'plateau-of-leng': entry(
      'La manada baja del monte sin ruido, y el que va delante lleva riendas que no sujeta nadie.',
      'The herd comes down the mountain without a sound, and the leader wears reins that nobody holds.',
      check('speed', -1, { fail: lose.stamina(2) }),
    ),
    'the-dreamlands': entry(
      'El puente de Dylath-Leen se recoge al anochecer como se recoge una lengua. Estás en mitad.',
      'At nightfall the bridge of Dylath-Leen is drawn in as one draws in a tongue. You are halfway across.',
      check('speed', -1, { fail: lose.stamina(3) }),
    ),
    other: entry(
      'La ceniza que cae está tibia, y al rato ya no está tibia.',
      'The falling ash is warm, and after a while it is no longer merely warm.',
      lose.stamina(1),
    ),
  }),
  gateCard('gate-29', ['red'], {
    rlyeh: entry(
      'La marea no avisa. Sube por las calles con todo lo que lleva dentro despierto.',
      'The tide gives no warning. It comes up the streets with everything in it awake.',
      check('luck', -1, { fail: rollFor(lose.stamina(rolled)) }),
    ),
    'plateau-of-leng': entry(
      'En el altar de obsidiana hay una pregunta escrita con sangre seca. El que contesta mal no se queda para oír la solución.',
      'On the obsidian altar a question is written in dried blood. Who answers wrongly does not stay to hear the solution.',
      check('lore', -2, { pass: draw('spell'), fail: lostInTime }),
    ),
    other: entry(
      'Un derrumbe antiguo deja ver media cámara. La otra media puede caerte encima.',
      'An old rockfall shows half of a chamber. The other half may come down on you.',
      check('luck', -1, { pass: draw('unique'), fail: lose.stamina(1) }),
    ),
  }),
  gateCard('gate-30', ['red'], {
    rlyeh: entry(
      'Una mano del tamaño de un carro tantea la plaza buscando por el ruido. Dejas de respirar y echas a correr, en ese orden.',
      'A hand the size of a cart gropes about the square, feeling for the noise. You stop breathing and start running, in that order.',
      check('speed', -1, { fail: lose.stamina(3) }),
    ),
    abyss: entry(
      'Se oye caer la piedra que has soltado. Se oye caer otra vez, más cerca.',
      'You hear the stone you dropped fall. You hear it fall again, closer.',
      check('luck', -1, { fail: lose.sanity(3) }),
    ),
    other: entry(
      'Las enredaderas son solo enredaderas, pero hay muchas y quieren que te quedes.',
      'The vines are only vines, but there are many of them, and they want you to stay.',
      check('fight', -1, { fail: delayed }),
    ),
  }),
  gateCard('gate-31', ['red'], {
    'plateau-of-leng': entry(
      'Te invitan a un banquete en un pueblo sin fuegos. En la cocina preguntan cuánto pesas.',
      'You are bidden to a feast in a village without fires. In the kitchen they are asking what you weigh.',
      check('sneak', -1, { pass: gain.stamina(1), fail: seq(lose.both(2, 2), delayed) }),
    ),
    'the-dreamlands': entry(
      'Los zoogs celebran consejo y tú estás debajo de la mesa. Hablan de ti en tercera persona y en pasado.',
      'The zoogs are holding council, and you are under the table. They speak of you in the third person and in the past tense.',
      choose(check('sneak', -1, { pass: gain.clues(3), fail: devoured }), ifYouDo(lose.stamina(2), gain.clues(1))),
    ),
    other: entry(
      'Un papel ardiendo cruza volando por delante de ti. Quedan tres renglones, ahora dos.',
      'A burning paper flies past you. There are three lines left on it, now two.',
      check('speed', -1, { pass: draw('spell') }),
    ),
  }),
  gateCard('gate-32', ['red'], {
    abyss: entry(
      'El eco te responde con otra voz, y luego con pasos.',
      'The echo answers you in another voice, and then with footsteps.',
      monsterAppears(),
    ),
    'the-dreamlands': entry(
      'El ave shantak huele a caballo mojado y a cripta. Te ha visto y le caes bien, en el peor sentido.',
      'The shantak-bird smells of wet horse and of crypts. It has seen you and it likes you, in the worst sense.',
      check('speed', -2, { fail: lose.stamina(2) }),
    ),
    other: entry(
      'La cripta tiene un solo huésped, y está leyendo. Puede que al acabar el capítulo te deje el libro.',
      'The crypt has a single tenant, and he is reading. He may let you have the book when he has finished the chapter.',
      check('luck', -2, { pass: seq(gain.clues(2), draw('spell')), fail: monsterAppears() }),
    ),
  }),
  gateCard('gate-33', ['red'], {
    rlyeh: entry(
      'Algo blando y muy fuerte te ofrece la mano desde un pozo. No suelta.',
      'Something soft and very strong offers you its hand from a well. It does not let go.',
      check('fight', -1, { fail: lose.stamina(3) }),
    ),
    'the-dreamlands': entry(
      'En el coliseo de los gugs siempre falta un participante. Esta tarde no falta.',
      'In the arena of the gugs there is always one contestant missing. Not this afternoon.',
      check('fight', -1, { pass: gain.clues(1), fail: lose.stamina(2) }),
    ),
    other: entry(
      'Al mover la rama descubres que sostenía el cielo raso, y que el cielo raso tenía hambre.',
      'Moving the branch you find that it was holding up the ceiling, and that the ceiling was hungry.',
      monsterAppears(),
    ),
  }),
  gateCard('gate-34', ['red'], {
    rlyeh: entry(
      'El guardián de la puerta esculpida es parte de la escultura hasta que le das la espalda.',
      'The guardian of the carved door is part of the carving until you turn your back.',
      check('fight', -2, { fail: seq(lose.stamina(2), delayed) }),
    ),
    'the-dreamlands': entry(
      'Cruzas el río Skai montado en un tronco que va hablando. A ratos dice cosas sensatas.',
      'You cross the river Skai on a log that talks as it goes. Now and then it says something sensible.',
      check('luck', -2, { pass: seq(gain.sanity(1), gain.clues(1)), fail: lostInTime }),
    ),
    other: entry(
      'Hay un árbol con fruta y bajo el árbol un muerto que murió de otra cosa. Comes.',
      'There is a tree with fruit on it, and under the tree a dead man who died of something else. You eat.',
      check('luck', -1, { pass: share(4) }),
    ),
  }),
  gateCard('gate-35', ['red'], {
    rlyeh: entry(
      'De la fosa sale primero el olor, después el ruido y después lo demás.',
      'Out of the pit comes first the smell, then the noise, then the rest.',
      monsterAppears(),
    ),
    abyss: entry(
      'El sendero se desmorona a tu espalda al ritmo de tus pasos. Luego, algo más deprisa.',
      'The path crumbles behind you in time with your steps. Then a little faster.',
      check('speed', -1, { fail: lostInTime }),
    ),
    other: entry(
      'Los mojones del camino cuentan hacia atrás en una base que no es la diez.',
      'The milestones count backward, in a base that is not ten.',
      check('lore', -1, { fail: delayed }),
    ),
  }),
  gateCard('gate-36', ['red'], {
    abyss: entry(
      'Una lengua de fuego frío barre la galería. El hueco en el que cabes está a doce zancadas.',
      'A tongue of cold fire sweeps the gallery. The niche you would fit into is twelve strides off.',
      check('speed', -1, { fail: rollFor(lose.stamina(rolled)) }),
    ),
    'the-dreamlands': entry(
      'Una niña te pide que sujetes el hilo de su cometa y no vuelve. La cometa tira, y no hacia arriba.',
      'A girl asks you to hold the string of her kite and does not come back. The kite pulls, and not upward.',
      check('luck', -1, { pass: gain.clues(1), fail: lostInTime }),
    ),
    other: entry(
      'El suelo está cubierto de huesos pequeños, muy afilados por el lado de arriba.',
      'The ground is covered with small bones, very sharp on the upper side.',
      lose.stamina(1),
    ),
  }),
  gateCard('gate-37', ['red'], {
    abyss: entry(
      'El manantial negro cura o quema. Otros lo han averiguado antes y siguen aquí, de pie, con la copa en la mano.',
      'The black spring heals or burns. Others have found out before you, and are still standing here, cup in hand.',
      may(check('luck', -1, { pass: rollFor(gain.stamina(rolled)), fail: rollFor(lose.stamina(rolled)) })),
    ),
    'plateau-of-leng': entry(
      'Alguien ha encendido una hoguera para ti y te espera sentado. Cuando se levanta no acaba de levantarse.',
      'Somebody has lit a fire for you and sits waiting. When he gets up, he does not finish getting up.',
      monsterAppears(),
    ),
    other: entry(
      'Duermen a cientos, colgados, con las alas cruzadas. El techo gotea sobre tu sombrero, y el sombrero suena.',
      'They sleep in their hundreds, hanging, with folded wings. The roof drips on your hat, and the hat makes a sound.',
      check('sneak', 0, { fail: lose.stamina(2) }),
    ),
  }),
]
