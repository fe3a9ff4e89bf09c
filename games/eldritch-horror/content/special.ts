import {
  advanceDoom,
  advanceOmen,
  ambush,
  choose,
  delay,
  devour,
  gain,
  here,
  lose,
  may,
  moveOmen,
  pay,
  place,
  seq,
  spawn,
  test,
} from './builders.ts'
import type { ComplexCard } from './nodes.ts'

/* R’lyeh tests twice at −1 and every failure hurts; the Key and the Gate tests once at −1, asks a sacrifice, and devours in four of six. */
export const special: readonly ComplexCard[] = [
  {
    id: 'rlyeh-risen-1',
    kind: 'special',
    title: { es: 'R’lyeh emerge', en: 'R’lyeh Risen' },
    ancientOne: 'cthulhu',
    initial: {
      story: {
        es: 'La ciudad ha salido del agua esta mañana y aún escurre. Las calles suben hacia abajo. En el primer arco hay un saludo de bienvenida o una advertencia, según dónde se ponga el acento, y las losas esperan a que lo leas.',
        en: 'The city came out of the water this morning and is still draining. The streets climb downwards. On the first arch is a welcome or a warning, depending on where one puts the stress, and the flagstones are waiting for you to read it.',
      },
      test: { skill: 'lore', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Era una bienvenida. Al otro lado aguardan los peregrinos, de pie en el fango, y te toman por quien debía presidir. Te ceden el púlpito. Puedes mandarlos a casa si hablas como ellos creen que habla Él.',
        en: 'It was a welcome. On the far side the pilgrims are waiting, upright in the ooze, and take you for the one who was to preside. They yield you the pulpit. You can send them home if you speak as they believe He speaks.',
      },
      effect: test('influence', -1, { pass: place('eldritch', 1, 'mystery'), fail: gain.condition('hallucinations') }),
    },
    fail: {
      story: {
        es: 'Era una advertencia y la has leído en alto. El eco la lleva por toda la ciudad, plaza a plaza, y cada plaza la repite más grave. Las nubes se apartan, obedientes, para que se vea qué estrella es.',
        en: 'It was a warning and you have read it aloud. The echo carries it through the city, square by square, and each square repeats it lower. The clouds draw back, obedient, to show which star it is.',
      },
      effect: advanceOmen(),
    },
  },
  {
    id: 'rlyeh-risen-2',
    kind: 'special',
    title: { es: 'R’lyeh emerge', en: 'R’lyeh Risen' },
    ancientOne: 'cthulhu',
    initial: {
      story: {
        es: 'La ladera es de piedra verde, resbala y no se decide por un ángulo. Los marineros trepan en cadena, agarrados por el cinturón. El de arriba ha puesto el pie en un sitio que ya no está y todo el peso pasa a ti.',
        en: 'The slope is of green stone, slippery, and cannot settle on an angle. The sailors climb in a chain, holding one another’s belts. The man at the top has put his foot where there is no longer anything and all the weight comes to you.',
      },
      test: { skill: 'strength', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Arriba está la losa inmensa que nadie sabe si es puerta o suelo. El sello que la sujetaba yace en trozos por la explanada. Hay que distinguir esos trozos de los que son solo ciudad y la ciudad imita.',
        en: 'At the top is the immense slab that might be a door or a floor. The seal that held it lies in pieces about the terrace. These must be told from those that are merely city and the city imitates.',
      },
      effect: test('observation', -1, { pass: place('eldritch', 1, 'mystery'), fail: lose.health(2) }),
    },
    fail: {
      story: {
        es: 'La cadena se rompe y todo el mundo resbala hasta una calle que estaba por encima. La piedra es áspera en ese sentido. Uno ha caído en un ángulo agudo que se comportaba como obtuso y no aparece.',
        en: 'The chain breaks and you all slide down to a street that was above you. The stone is rough in that direction. One man has fallen into an acute angle that behaved as if it were obtuse and cannot be found.',
      },
      effect: choose(lose.health(2), gain.condition('leg-injury')),
    },
  },
  {
    id: 'rlyeh-risen-3',
    kind: 'special',
    title: { es: 'R’lyeh emerge', en: 'R’lyeh Risen' },
    ancientOne: 'cthulhu',
    initial: {
      story: {
        es: 'Desde dentro de la montaña, algo sueña contigo. Lo notas porque te acuerdas de cosas que vas a hacer y en todas te arrodillas. Hay que seguir andando y que sea idea tuya.',
        en: 'From inside the mountain something is dreaming of you. You can tell because you remember things you are about to do and in all of them you kneel. You must go on walking and it must be your own idea.',
      },
      test: { skill: 'will', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Llegas de pie al calendario de los Engendros, una rueda que ocupa una plaza. Está parada en la noche de hoy. Con la fórmula de Castro, la completa, se la puede hacer avanzar hasta otra noche en que las estrellas no estén en su sitio.',
        en: 'You arrive on your feet at the calendar of the Spawn, a wheel that fills a square. It has stopped at tonight. With Castro’s formula, the complete one, it can be turned on to another night when the stars are not in place.',
      },
      effect: test('lore', -1, { pass: seq(place('eldritch', 1, 'mystery'), may(moveOmen())), fail: lose.sanity(2) }),
    },
    fail: {
      story: {
        es: 'Te arrodillas. La losa está tibia y tiene el desgaste exacto de tus rodillas. Cuando te levantan entre dos marineros, aún mueves los labios y ninguno de los dos quiere haberte oído.',
        en: 'You kneel. The flagstone is warm and worn to the exact shape of your knees. When two sailors pull you up your lips are still moving and neither of them will admit to having heard.',
      },
      effect: lose.sanity(3),
    },
  },
  {
    id: 'rlyeh-risen-4',
    kind: 'special',
    title: { es: 'R’lyeh emerge', en: 'R’lyeh Risen' },
    ancientOne: 'cthulhu',
    initial: {
      story: {
        es: 'La puerta no se abre ni hacia dentro ni hacia fuera: se desliza en diagonal, como una mirada. Ya hay un palmo de rendija y sale aire viejo. Los tablones del bote, tu espalda y seis hombres bastarán para frenarla si todos empujan a la vez.',
        en: 'The door opens neither inwards nor outwards: it slides on the diagonal, like a glance. There is already a hand’s breadth of gap and old air is coming out. The boat’s planks, your back and six men will hold it if you all push together.',
      },
      test: { skill: 'strength', modifier: -1 },
    },
    pass: {
      story: {
        es: 'La rendija se ha estrechado, pero por ella asoma ahora la oscuridad, que aquí es una cosa. Mira de uno en uno a los siete que empujan y empieza a decidir. Hay que poner la última cuña con la cara a un palmo.',
        en: 'The gap has narrowed, but out of it now leans the darkness, which here is a thing. It looks at all seven of you and begins to choose. The last wedge must be set with your face a hand’s breadth away.',
      },
      effect: test('will', -1, { pass: place('eldritch', 1, 'mystery'), fail: gain.condition('paranoia') }),
    },
    fail: {
      story: {
        es: 'Los tablones saltan y la puerta se abre un palmo más, lo justo para el portero. Es pequeño para ser de la familia. Se estira hasta que deja de serlo y viene a ver quién empujaba.',
        en: 'The planks burst and the door opens another hand’s breadth, enough for the porter. He is small for the family. He stretches until he is not and comes to see who was pushing.',
      },
      effect: ambush('star-spawn'),
    },
  },
  {
    id: 'rlyeh-risen-5',
    kind: 'special',
    title: { es: 'R’lyeh emerge', en: 'R’lyeh Risen' },
    ancientOne: 'cthulhu',
    initial: {
      story: {
        es: 'La avenida está flanqueada de estatuas y ninguna representa a nadie que convenga conocer. Las ves a todas por el rabillo del ojo. A la altura de la novena entiendes que no están en fila, sino en cola. Falta ver a qué esperan.',
        en: 'The avenue is lined with statues and none of them is of anybody one should meet. You see them all out of the corner of your eye. About the ninth you grasp that they are not in a row but in a queue. It remains to see what for.',
      },
      effect: lose.sanity(1),
      test: { skill: 'observation', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Al principio de la cola hay un cuenco, un cuchillo de obsidiana y el texto de lo que se ofrece. Es una renovación: caduca cada mil años, caduca hoy. Basta con rellenarla mal, pero de manera que parezca bien.',
        en: 'At the head of the queue are a bowl, an obsidian knife and the text of what is offered. It is a renewal: it lapses every thousand years and it lapses today. It need only be filled in wrong, in a way that looks right.',
      },
      effect: test('lore', -1, { pass: place('eldritch', 1, 'mystery'), fail: delay }),
    },
    fail: {
      story: {
        es: 'No has visto a tiempo que la cola avanzaba. La estatua de delante ha pasado y lo que había que entregar está entregado. En el mar, todas las olas se detienen un instante, como si contaran.',
        en: 'You did not see in time that the queue was moving. The statue in front has gone in and what had to be handed over has been. At sea all the waves pause for a moment, as if they were counting.',
      },
      effect: advanceDoom(1),
    },
  },
  {
    id: 'rlyeh-risen-6',
    kind: 'special',
    title: { es: 'R’lyeh emerge', en: 'R’lyeh Risen' },
    ancientOne: 'cthulhu',
    initial: {
      story: {
        es: 'En la plaza mayor, las distancias son opinables: el pozo está lejos hasta que caes en él. Un camino de algas secas rodea lo peor. Hay que seguirlo con los ojos en el suelo, aunque el suelo a ratos sea pared.',
        en: 'In the great square distances are a matter of opinion: the well is far away until you fall in. A trail of dried weed goes round the worst. You must follow it with your eyes on the ground, though the ground is now and then a wall.',
      },
      test: { skill: 'observation', modifier: -1 },
    },
    pass: {
      story: {
        es: 'El camino termina en un bajorrelieve incompleto, con el hueco de una pieza de arcilla. La copiaste una vez, en un sueño, y la tiraste por fea. Aquí hay barro. Las palabras que van alrededor las tienes que poner tú.',
        en: 'The trail ends at an unfinished bas-relief with a gap for one piece of clay. You modelled it once, in a dream, and threw it away as ugly. There is mud here. The words that go round the edge you must supply yourself.',
      },
      effect: test('lore', -1, { pass: place('eldritch', 1, 'mystery'), fail: lose.sanity(2) }),
    },
    fail: {
      story: {
        es: 'Pisas donde no era y la plaza te traslada a su centro, con cortesía. Desde ahí se ve la ciudad entera y, dentro de la ciudad, el tamaño de una mano dormida. Alguien tira de ti hacia atrás. No sabes durante cuánto tiempo lo ha estado haciendo.',
        en: 'You tread in the wrong place and the square moves you courteously to its centre. From there one sees the whole city and, inside the city, the size of a sleeping hand. Somebody is dragging you back. You do not know how long they have been at it.',
      },
      effect: seq(lose.sanity(1), gain.condition('hallucinations')),
    },
  },
  {
    id: 'key-and-gate-1',
    kind: 'special',
    title: { es: 'La llave y la puerta', en: 'The Key and the Gate' },
    ancientOne: 'yog-sothoth',
    initial: {
      story: {
        es: 'El Portal es hoy un arco y en el arco hay Alguien velado, sentado en un pedestal de muchos lados. Te pregunta si quieres seguir. Lo pregunta a todos los que has sido y bastaría con que uno dijera que no.',
        en: 'Today the Gate is an arch and in the arch is Someone veiled, seated on a pedestal of many sides. It asks whether you wish to go on. It asks everyone you have been and a single no would be enough.',
      },
      test: { skill: 'will', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Todos responden que sí. El Guía te pone en las manos una llave de plata sin dientes: los dientes son lo que sabes. Cada cosa cierta que le sueltes la afila y, si conoces el orden, cierra.',
        en: 'You all say yes. The Guide puts into your hands a silver key without teeth: the teeth are what you know. Each true thing you let go sharpens it and, if you have the order right, it locks.',
      },
      effect: test('lore', { pass: may(place('eldritch', 1, 'sheet'), pay.clue(2)), fail: lose.sanity(2) }),
    },
    fail: {
      story: {
        es: 'Uno de los que fuiste, medio dormido, dice que no. El velo se levanta solo para ti. Al arco le sobra sitio.',
        en: 'One of those you have been, half asleep, says no. The veil is lifted for you alone. There is plenty of room in the arch.',
      },
      effect: devour,
    },
  },
  {
    id: 'key-and-gate-2',
    kind: 'special',
    title: { es: 'La llave y la puerta', en: 'The Key and the Gate' },
    ancientOne: 'yog-sothoth',
    initial: {
      story: {
        es: 'Al otro lado del umbral no hay otro lado: estás en todos los cuartos de tu vida a la vez y en cada uno alguien abre la puerta. Hay que quedarse en uno. El que elijas será de donde vuelvas.',
        en: 'Beyond the threshold there is no beyond: you are in every room of your life at once and in each of them somebody is opening the door. You must stay in one. It will be the one you come back from.',
      },
      test: { skill: 'will', modifier: -1 },
    },
    pass: {
      story: {
        es: 'En tu cuarto hay una visita: globos de luz que se posan en el sofá. Están dispuestos a considerarlo todo cerrado, dicen con tu voz, a cambio de un favor sin fecha. Puedes discutir la redacción.',
        en: 'There is a visitor in your room: globes of light, settling on the sofa. They are prepared to consider everything closed, they say in your voice, in return for a favour to be named. You may argue over the wording.',
      },
      effect: test('influence', { pass: seq(place('eldritch', 1, 'sheet'), gain.condition('dark-pact')), fail: lose.both(1, 1) }),
    },
    fail: {
      story: {
        es: 'No eliges y las puertas se abren todas. Lo que entra es lo mismo en cada cuarto. Lo último que piensas lo piensas muchas veces.',
        en: 'You do not choose and the doors all open. What comes in is the same in every room. The last thing you think, you think many times over.',
      },
      effect: devour,
    },
  },
  {
    id: 'key-and-gate-3',
    kind: 'special',
    title: { es: 'La llave y la puerta', en: 'The Key and the Gate' },
    ancientOne: 'yog-sothoth',
    initial: {
      story: {
        es: 'El Portal es un ojo de cerradura grande como una catedral. Por él va y viene un soplo que arranca las tejas de media ciudad. Dentro, entre las guardas, se ve pasar una sombra: es el pestillo. Hay que ver cuándo.',
        en: 'The Gate is a keyhole the size of a cathedral. A breath goes in and out of it that strips the roofs of half the city. Inside, among the wards, a shadow comes and goes: it is the bolt. You have to see when.',
      },
      test: { skill: 'observation', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Ahora. Cuelgas del pestillo con las dos manos y es como sujetar la marea. Si consigues correrlo, se te llevará algo por delante. Ya se oye girar la llave por el otro lado.',
        en: 'Now. You hang from the bolt with both hands and it is like holding back the tide. If you do shoot it, something of yours will go with it. The key can be heard turning on the other side.',
      },
      effect: test('strength', { pass: seq(place('eldritch', 1, 'sheet'), lose.health(3)), fail: lose.health(2) }),
    },
    fail: {
      story: {
        es: 'Miras un instante de más. La sombra no era el pestillo. La cerradura inspira.',
        en: 'You look a moment too long. The shadow was not the bolt. The keyhole breathes in.',
      },
      effect: devour,
    },
  },
  {
    id: 'key-and-gate-4',
    kind: 'special',
    title: { es: 'La llave y la puerta', en: 'The Key and the Gate' },
    ancientOne: 'yog-sothoth',
    initial: {
      story: {
        es: 'Una espuma de esferas sale del Portal y rueda calle abajo. Donde tocan, no queda ni el hueco. Una se detiene ante ti y te refleja del revés, como quien hace una oferta. Después hay que abrirse paso entre las demás, con un banco de iglesia por ariete.',
        en: 'A froth of spheres comes out of the Gate and rolls down the street. Where they touch not even the gap is left. One stops before you and reflects you upside down, as if making an offer. Then you must force a way through the others with a church pew for a ram.',
      },
      effect: choose(gain.condition('cursed'), devour),
      test: { skill: 'strength', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Has llegado al centro, donde las esferas se tocan y son una. Está todo ahí, también lo que falta. Puedes decir el noveno verso, el que Wilbur Whateley no llegó a encontrar. Después de decirlo no volverás a estar a solas en tu cabeza.',
        en: 'You have reached the centre, where the spheres touch and are one. Everything is there, including what is missing. You can say the ninth verse, the one Wilbur Whateley never found. Having said it you will not be alone in your head again.',
      },
      effect: test('lore', { pass: seq(place('eldritch', 1, 'sheet'), lose.sanity(3)), fail: lose.sanity(2) }),
    },
    fail: {
      story: {
        es: 'El banco se deshace por la punta, luego por la mitad. Sueltas a tiempo. La esfera que pasa a tu lado se lleva lo que estabas pensando y la tarde en que lo empezaste a pensar.',
        en: 'The pew is gone at the tip, then as far as the middle. You let go in time. The sphere that brushes past you takes what you were thinking and the afternoon on which you began to think it.',
      },
      effect: seq(gain.condition('amnesia'), delay),
    },
  },
  {
    id: 'key-and-gate-5',
    kind: 'special',
    title: { es: 'La llave y la puerta', en: 'The Key and the Gate' },
    ancientOne: 'yog-sothoth',
    initial: {
      story: {
        es: 'Sobre el Portal se lee, en todas las lenguas a la vez, que Él sabe dónde irrumpieron y dónde volverán a irrumpir. La frase está mal puntuada. Una coma en su sitio la convertiría en una pregunta y a una pregunta se le puede dar largas.',
        en: 'Above the Gate it is written, in all languages at once, that He knows where They broke through and where They shall break through again. The sentence is badly punctuated. With one comma in place it becomes a question and a question can be put off.',
      },
      test: { skill: 'lore', modifier: -1 },
    },
    pass: {
      story: {
        es: 'La Llave y la Puerta se quedan pensando. Es el momento de hablar, de lo que sea, con soltura, mientras dejas sobre el umbral cosas tuyas que lo vayan colmando. Que no se note que no tienes más que eso.',
        en: 'The Key and the Gate falls to thinking. This is the moment to talk, about anything, with ease, while you lay things of your own across the threshold to fill it up. It must not be noticed that they are all you have.',
      },
      effect: test('influence', {
        pass: may(place('eldritch', 1, 'sheet'), pay.card({ kind: 'possession' }, 2)),
        fail: spawn.monster(here),
      }),
    },
    fail: {
      story: {
        es: 'Pones la coma donde no era. La frase se vuelve un imperativo y va dirigida a ti. Obedeces antes de entenderla.',
        en: 'You put the comma in the wrong place. The sentence becomes an order and it is addressed to you. You obey before you understand it.',
      },
      effect: devour,
    },
  },
  {
    id: 'key-and-gate-6',
    kind: 'special',
    title: { es: 'La llave y la puerta', en: 'The Key and the Gate' },
    ancientOne: 'yog-sothoth',
    initial: {
      story: {
        es: 'El último Portal es una puerta de madera, con felpudo, y huele a la cocina de tu casa. Encima han tallado un signo que falta en tres de los cuatro libros. El pomo ya está girando y hay que acabarlo de memoria.',
        en: 'The last Gate is a wooden door with a mat and smells of your own kitchen. Above it is carved a sign that is missing from three of the four books. The knob is already turning and the sign must be finished from memory.',
      },
      test: { skill: 'lore', modifier: -1 },
    },
    pass: {
      story: {
        es: 'El signo aguanta. Del otro lado llaman con los nudillos, con educación, y luego con la voz de cada persona a la que echas de menos. Hay que quedarse con la espalda contra la puerta hasta que terminen, y son muchas.',
        en: 'The sign holds. From the other side there is a knock, quite civil, and then the voice of each person you miss. You must stay with your back against the door until they have finished, and there are a good many.',
      },
      effect: test('will', { pass: seq(place('eldritch', 1, 'sheet'), lose.both(1, 1)), fail: seq(lose.sanity(1), advanceDoom(1)) }),
    },
    fail: {
      story: {
        es: 'El signo te sale entero, pero es otro. La puerta se abre lo justo para que una mano de luz te lo corrija sobre la palma, con paciencia. Escuece. Ahora sabes hacerlo y también saben dónde estás.',
        en: 'The sign comes out whole but it is a different one. The door opens just enough for a hand of light to correct it on your palm, patiently. It stings. Now you know how it is done and they know where you are.',
      },
      effect: seq(gain.spell(), gain.condition('cursed')),
    },
  },
]
