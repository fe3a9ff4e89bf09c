import { ambush, choose, fight, gain, here, lose, recover, retreatDoom, seq, spawn, test, that } from './builders.ts'
import type { ComplexCard } from './nodes.ts'

/* First and second cards of a place lead to Artifacts, the third makes Doom retreat; the fail part is a second chance at the same, after a second card at a Clue. */
export const expeditions: readonly ComplexCard[] = [
  {
    id: 'amazon-1',
    kind: 'expedition',
    title: { es: 'El Amazonas', en: 'The Amazon' },
    space: 'the-amazon',
    initial: {
      story: {
        es: 'El río ha crecido y la balsa va donde él quiere. Delante se divide en dos: un brazo lleva al templo y el otro, a lo que arrastra todo lo demás. Hay que clavar la pértiga y no soltarla.',
        en: 'The river is up and the raft goes where it likes. Ahead it divides: one arm leads to the temple and the other to wherever everything else is being carried. The pole must be driven in and not let go.',
      },
      test: { skill: 'strength' },
    },
    pass: {
      story: {
        es: 'El templo está en pie y barrido. En el altar hay siete cuencos y una instrucción en nudos de colores: cuál se vacía, cuál se llena, cuál no se mira. Alguien ha dejado los cuencos a medias.',
        en: 'The temple stands and has been swept. On the altar are seven bowls and an instruction in coloured knots: which to empty, which to fill, which not to look at. Somebody has left the bowls half done.',
      },
      effect: test('lore', { pass: gain.artifact(), fail: lose.sanity(2) }),
    },
    fail: {
      story: {
        es: 'La balsa se deshace contra unas raíces y con ella los mapas. En el barro de la orilla hay joyas, herramientas y huesos de expediciones más ricas que la tuya. También hay caimanes, que se parecen mucho al barro.',
        en: 'The raft comes apart against the roots and the maps go with it. In the mud of the bank lie the jewels, tools and bones of better-funded expeditions. There are also caimans, which look very much like mud.',
      },
      effect: test('observation', -1, { pass: gain.artifact(), fail: choose(lose.health(2), gain.condition('leg-injury')) }),
    },
  },
  {
    id: 'amazon-2',
    kind: 'expedition',
    title: { es: 'El Amazonas', en: 'The Amazon' },
    space: 'the-amazon',
    initial: {
      story: {
        es: 'Las guacamayas repiten frases en portugués antiguo: órdenes, un padrenuestro, una dirección. Vuelan en bandada y cada una sabe un trozo. Siguiéndolas sin perder a ninguna se podría llegar.',
        en: 'The macaws repeat phrases in old Portuguese: orders, a paternoster, directions. They fly in a flock and each knows a piece. By following them and losing none it might be possible to arrive.',
      },
      test: { skill: 'observation' },
    },
    pass: {
      story: {
        es: 'El fuerte es de un conquistador que dejó de querer volver. Su último hallazgo cuelga de una cadena sobre el aljibe. En el brocal explica, en latín de sacristía, qué hay que decirle al agua primero.',
        en: 'The fort belonged to a conquistador who ceased to want to go home. His last find hangs on a chain above the cistern. On the rim he explains, in sacristy Latin, what must be said to the water first.',
      },
      effect: test('lore', { pass: gain.artifact(), fail: gain.condition('cursed') }),
    },
    fail: {
      story: {
        es: 'La última guacamaya te dice «cuidado», en portugués. La serpiente no cae: se deja caer, con toda su longitud, y empieza a medir la tuya. Tienes un brazo libre y ella, uno de los cuadernos perdidos entre los anillos.',
        en: 'The last macaw says “careful”, in Portuguese. The snake does not fall: it lets itself down, at full length, and begins to measure yours. You have one arm free and it has one of the lost notebooks among its coils.',
      },
      effect: test('strength', -1, { pass: gain.clue(), fail: choose(lose.health(2), gain.condition('internal-injury')) }),
    },
  },
  {
    id: 'amazon-3',
    kind: 'expedition',
    title: { es: 'El Amazonas', en: 'The Amazon' },
    space: 'the-amazon',
    initial: {
      story: {
        es: 'El muro verde no tiene camino y el machete rebota en las lianas. A veinte pasos se oye un claro. A quince empiezan a cerrarse por detrás los diez que ya has abierto.',
        en: 'The green wall has no path and the machete bounces off the creepers. Twenty paces ahead you can hear a clearing. After fifteen, the first ten have begun to close behind you.',
      },
      test: { skill: 'strength' },
    },
    pass: {
      story: {
        es: 'El claro es redondo y en el centro late una piedra con forma de nuez. A su alrededor, el aire vibra y la hierba crece hacia dentro. Entre sus arrugas hay una grieta por donde cabe una cuña, y hay que verla entre latido y latido.',
        en: 'The clearing is round and at its centre beats a stone shaped like a walnut. The air hums and the grass grows inwards. Among its folds there is one crack that would take a wedge, and it has to be seen between beats.',
      },
      effect: test('observation', -1, { pass: retreatDoom(1), fail: lose.health(2) }),
    },
    fail: {
      story: {
        es: 'Te saca de la maleza una gente que no figura en ningún censo y lo prefiere. Vigilan la piedra desde siempre, con desgana creciente. Si los convences de que aún vale la pena, harán lo suyo. Si no, tienen una choza para indecisos.',
        en: 'You are pulled out of the undergrowth by people who are in no census and prefer it so. They have always guarded the stone, with waning zeal. Persuade them it is still worth doing and they will do their part. If not, they have a hut for the undecided.',
      },
      effect: test('influence', { pass: retreatDoom(1), fail: gain.condition('detained') }),
    },
  },
  {
    id: 'antarctica-1',
    kind: 'expedition',
    title: { es: 'La Antártida', en: 'Antarctica' },
    space: 'antarctica',
    initial: {
      story: {
        es: 'La grieta se ha tragado el segundo trineo y tira del primero. Los perros clavan las uñas. Entre ellos y el borde quedan tus brazos, una cuerda helada y cuatro metros de pendiente.',
        en: 'The crevasse has swallowed the second sledge and is pulling at the first. The dogs dig in their claws. Between them and the edge are you, a frozen rope and four metres of slope.',
      },
      test: { skill: 'strength' },
    },
    pass: {
      story: {
        es: 'En el fondo de la grieta, tras el trineo, hay una galería con relieves. Cuentan quién vivió aquí y quién limpiaba. El objeto está al final de la historia y la historia hay que recorrerla entera, farol en alto, hasta el último panel.',
        en: 'At the bottom of the crevasse, behind the sledge, is a gallery of reliefs. They tell who lived here and who did the cleaning. The object is at the end of the story and the story has to be walked, lantern up, to the last panel.',
      },
      effect: test('will', { pass: gain.artifact(), fail: lose.sanity(2) }),
    },
    fail: {
      story: {
        es: 'Cuelgas de la cuerda en una luz azul. A tu lado, dentro del hielo, hay una mano tendida con algo en la palma. El hielo, mirado de cerca, está lleno de burbujas y de manos; solo una está lo bastante cerca de la superficie.',
        en: 'You hang from the rope in a blue light. Beside you, inside the ice, is an outstretched hand with something in its palm. Looked at closely, the ice is full of bubbles and hands; only one is near enough to the surface.',
      },
      effect: test('observation', -1, { pass: gain.artifact(), fail: choose(lose.health(2), gain.condition('amnesia')) }),
    },
  },
  {
    id: 'antarctica-2',
    kind: 'expedition',
    title: { es: 'La Antártida', en: 'Antarctica' },
    space: 'antarctica',
    initial: {
      story: {
        es: 'La ventisca borra el campamento y lo dibuja en otra parte. Has contado ya tres tiendas iguales con su humo. La buena es aquella en la que los perros ladran hacia fuera.',
        en: 'The blizzard rubs out the camp and draws it somewhere else. So far you have counted three identical tents, each with its smoke. The right one is where the dogs bark outwards.',
      },
      test: { skill: 'observation' },
    },
    pass: {
      story: {
        es: 'Dentro está la mesa de disección que dejó la otra expedición, con el espécimen cubierto. Lo que buscas está bajo la lona, en una de sus cinco manos. El calor de la estufa lo está ablandando y la lona se mueve al compás de tu respiración.',
        en: 'Inside is the dissecting table the other expedition left, its specimen covered. What you want is under the sheet in one of its five hands. The warmth of the stove is softening it and the sheet moves in time with your breath.',
      },
      effect: test('will', { pass: gain.artifact(), fail: gain.condition('paranoia') }),
    },
    fail: {
      story: {
        es: 'Era la segunda tienda, la que no tiene suelo. Caes sobre nieve blanda, latas y un pingüino blanco, enorme, sin ojos, que se ofende. Para trepar hay que usar las cajas; entre las cajas están los diarios.',
        en: 'It was the second tent, the one with no floor. You land on soft snow, tins and a penguin, huge, white and eyeless, which takes offence. To climb out you must use the crates; the diaries are among the crates.',
      },
      effect: test('strength', -1, { pass: gain.clue(), fail: choose(lose.health(2), gain.condition('leg-injury')) }),
    },
  },
  {
    id: 'antarctica-3',
    kind: 'expedition',
    title: { es: 'La Antártida', en: 'Antarctica' },
    space: 'antarctica',
    initial: {
      story: {
        es: 'El viento baja de las montañas como un tren y quiere la avioneta. Tres estacas han saltado. Con el cuerpo sobre el ala y las manos en el cable quizá aguante hasta que afloje.',
        en: 'The wind comes down from the mountains like a train and wants the aeroplane. Three of the pegs are gone. With your body across the wing and your hands on the cable it may hold until it drops.',
      },
      test: { skill: 'strength' },
    },
    pass: {
      story: {
        es: 'Desde el aire, la ciudad muerta se entiende: es un sello. Cinco plazas, cinco puntas y un bloque movido de su sitio no hace mucho. Se podría volver a poner con la carga de profundidad, si distingues el bloque entre diez mil.',
        en: 'From the air the dead city makes sense: it is a seal. Five squares, five points and one block lately moved from its place. It could be put back with the blasting charge, if you can tell the block among ten thousand.',
      },
      effect: test('observation', -1, { pass: retreatDoom(1), fail: lose.sanity(2) }),
    },
    fail: {
      story: {
        es: 'La avioneta se va sola hacia el polo y quedan nueve personas en el hielo, con la radio y el miedo. La base cree que exageras. Si consigues que te crean, volarán lo que les pides volar. Al fondo, alguien en la onda repite «tekeli-li».',
        en: 'The aeroplane leaves for the pole by itself and nine of you remain with the radio and the fear. The base believes you are exaggerating. Make them believe you and they will blow up what you ask. On the same wavelength somebody keeps saying “tekeli-li”.',
      },
      effect: test('influence', { pass: retreatDoom(1), fail: choose(lose.sanity(2), gain.condition('hallucinations')) }),
    },
  },
  {
    id: 'africa-1',
    kind: 'expedition',
    title: { es: 'El Corazón de África', en: 'The Heart of Africa' },
    space: 'the-heart-of-africa',
    initial: {
      story: {
        es: 'El rápido tiene doce saltos y la piragua cabe en once. Los remeros cantan para no oírlo. En el duodécimo hay que salir, levantarla entre todos y cruzar la roca con el agua por el pecho.',
        en: 'The rapids have twelve falls and the canoe fits down eleven. The paddlers sing so as not to hear it. At the twelfth everyone must get out, lift her and cross the rock with the water at chest height.',
      },
      test: { skill: 'strength' },
    },
    pass: {
      story: {
        es: 'La ciudad de piedra gris no tiene puertas porque nadie salía. En la sala redonda, el ídolo guarda entre las rodillas lo que trajeron sus constructores de otra parte. Hay un modo de pedirlo y está inscrito en una lengua sin consonantes.',
        en: 'The grey stone city has no doors because nobody went out. In the round hall the idol holds between its knees what the builders brought from elsewhere. There is a way of asking for it, inscribed in a language without consonants.',
      },
      effect: test('lore', { pass: gain.artifact(), fail: lose.sanity(2) }),
    },
    fail: {
      story: {
        es: 'La piragua sigue río abajo sin nadie, con la comida. En la orilla hay un campamento de buscadores de marfil, vacío, con las hamacas puestas. Se fueron deprisa y escondieron lo mejor. Las hormigas llegan en columna, en media hora.',
        en: 'The canoe goes on downstream without you, with the food. On the bank is an ivory hunters’ camp, empty, the hammocks slung. They left in haste and hid the best of it. The ants are half an hour away, in column.',
      },
      effect: test('observation', -1, { pass: gain.artifact(), fail: choose(lose.health(2), gain.condition('internal-injury')) }),
    },
  },
  {
    id: 'africa-2',
    kind: 'expedition',
    title: { es: 'El Corazón de África', en: 'The Heart of Africa' },
    space: 'the-heart-of-africa',
    initial: {
      story: {
        es: 'El bosque es tan espeso que la noche dura más. La guía lee las ramas rotas: leopardo, antílope, leopardo, nada conocido. Te señala la última y te deja decidir por dónde iba.',
        en: 'The forest is so thick that the night lasts longer. Your guide reads the broken branches: leopard, antelope, leopard, nothing known. She points to the last and leaves you to decide which way it went.',
      },
      test: { skill: 'observation' },
    },
    pass: {
      story: {
        es: 'La madriguera fue una capilla. Lo que vive en ella colecciona: botones, brújulas, dioses. Se ha ido a cazar y ha dejado cada cosa en su nicho, con su conjuro de propiedad. Hay que saber deshacer uno.',
        en: 'The den used to be a chapel. What lives in it collects: buttons, compasses, gods. It has gone hunting and left everything in its niche, each with a charm of ownership. You must know how to undo one.',
      },
      effect: test('lore', { pass: gain.artifact(), fail: gain.condition('cursed') }),
    },
    fail: {
      story: {
        es: 'Iba hacia ti. Baja del árbol cabeza abajo, sin soltar el tronco, con las manos por delante. Si sujetas la rama y aguantas el primer empujón, quizá suelte la mochila del naturalista, que lleva puesta.',
        en: 'It was coming towards you. It descends the tree head first, keeping hold of the trunk, hands before it. If you grip the branch and stand the first rush, it may let go of the naturalist’s rucksack, which it is wearing.',
      },
      effect: test('strength', -1, { pass: gain.clue(), fail: choose(lose.health(3), gain.condition('back-injury')) }),
    },
  },
  {
    id: 'africa-3',
    kind: 'expedition',
    title: { es: 'El Corazón de África', en: 'The Heart of Africa' },
    space: 'the-heart-of-africa',
    initial: {
      story: {
        es: 'El puente colgante lo tejieron hace dos siglos y nadie lo ha repasado. A mitad del barranco, el cable de la izquierda empieza a desenroscarse con mucha calma. Quedan treinta metros a pulso.',
        en: 'The hanging bridge was woven two centuries ago and nobody has looked at it since. Halfway over the gorge the left-hand cable begins to unwind, very calmly. There are thirty metres left, hand over hand.',
      },
      test: { skill: 'strength' },
    },
    pass: {
      story: {
        es: 'Al otro lado crece el árbol que los mapas omiten. De sus ramas cuelgan vainas, algunas abiertas ya. Si encuentras la raíz maestra entre las otras y la sangras con sal, no madurará ninguna más en mucho tiempo.',
        en: 'On the far side grows the tree that the maps leave out. Pods hang from its branches, a few already open. If you can find the mother root among the rest and bleed it with salt, no more will ripen for a long time.',
      },
      effect: test('observation', -1, { pass: retreatDoom(1), fail: gain.condition('hallucinations') }),
    },
    fail: {
      story: {
        es: 'Abajo, en el cauce seco, te rodean los guardianes del árbol con lanzas de madera quemada. La más anciana pregunta si vienes a cortarlo o a regarlo. Ellas llevan tres generaciones en desacuerdo y tu respuesta puede decidir.',
        en: 'Below, in the dry river bed, the guardians of the tree surround you with spears of charred wood. The eldest asks whether you have come to cut it or to water it. They have disagreed for three generations and your answer may settle the matter.',
      },
      effect: test('influence', { pass: retreatDoom(1), fail: choose(lose.sanity(2), gain.condition('detained')) }),
    },
  },
  {
    id: 'himalayas-1',
    kind: 'expedition',
    title: { es: 'El Himalaya', en: 'The Himalayas' },
    space: 'the-himalayas',
    initial: {
      story: {
        es: 'Los porteadores dejan la carga en la nieve y se van sin correr, que es como se van los que saben. Lo que baja por el glaciar no se esconde. Entre eso y la puerta del monasterio no hay nadie más que tú.',
        en: 'The porters set down their loads in the snow and leave without running, as people do who know. What is coming down the glacier does not hide. Between it and the monastery gate there is nobody but you.',
      },
      effect: seq(spawn.monster(here), fight(that('monster'))),
      next: { is: 'defeatedIt' },
    },
    pass: {
      story: {
        es: 'El abad lo ha visto todo desde la terraza y baja a abrirte en persona. Te lleva a la estantería que se sostiene sola. Puedes quedarte con un objeto: el que sepas nombrar en la lengua de quien lo hizo.',
        en: 'The abbot saw it all from the terrace and comes down to open the gate himself. He takes you to the shelf that holds itself up. You may keep one object: the one you can name in the language of its maker.',
      },
      effect: test('lore', { pass: gain.artifact(), fail: lose.sanity(2) }),
    },
    fail: {
      story: {
        es: 'Te escurres por una cornisa mientras aquello olfatea las cargas. La cueva de los ermitaños está a este lado, tapiada con nieve. Queda luz para mirar en tres de las celdas y hay nueve.',
        en: 'You slip away along a ledge while the thing sniffs at the loads. The hermits’ cave is on this side, walled up with snow. There is light enough to look into three of the cells and there are nine.',
      },
      effect: test('observation', { pass: gain.artifact(), fail: choose(lose.health(1), gain.condition('leg-injury')) }),
    },
  },
  {
    id: 'himalayas-2',
    kind: 'expedition',
    title: { es: 'El Himalaya', en: 'The Himalayas' },
    space: 'the-himalayas',
    initial: {
      story: {
        es: 'A seis mil metros, la cordada es de cuatro y la sombra, de cinco. No conviene decirlo. Hay que elegir en el hielo los apoyos buenos y no contar.',
        en: 'At six thousand metres there are four on the rope and five in the shadow. It is better not mentioned. One must pick out the sound holds in the ice and not count.',
      },
      test: { skill: 'observation' },
    },
    pass: {
      story: {
        es: 'En la meseta, el monasterio no tiene chimeneas y el lama no tiene cara: lleva un velo de seda amarilla. Te ofrece lo que buscas con las dos manos. Para cogerlo hay que acercarse y el velo se mueve donde no hay boca.',
        en: 'On the plateau the monastery has no chimneys and the lama has no face: he wears a veil of yellow silk. He offers you what you seek in both hands. To take it one must come close and the veil is stirring where there is no mouth.',
      },
      effect: test('will', { pass: gain.artifact(), fail: gain.condition('hallucinations') }),
    },
    fail: {
      story: {
        es: 'El apoyo era nieve y la nieve, aire. La cuerda se tensa y los otros tres dependen de ti. En la pared, a la altura de tus ojos, hay una tumba abierta y en la tumba, un alpinista de otro siglo con un estuche de mapas.',
        en: 'The hold was snow and the snow was air. The rope goes taut and the other three depend on you. In the face, level with your eyes, is an open tomb and in the tomb a climber of another century with a map case.',
      },
      effect: test('strength', -1, { pass: gain.clue(), fail: choose(lose.health(2), gain.condition('back-injury')) }),
    },
  },
  {
    id: 'himalayas-3',
    kind: 'expedition',
    title: { es: 'El Himalaya', en: 'The Himalayas' },
    space: 'the-himalayas',
    initial: {
      story: {
        es: 'El alud se anuncia con un carraspeo. Hay una roca, no muy grande, y sitio detrás para quien llegue. Luego, si llegas, hay que salir de debajo de lo que haya pasado por encima.',
        en: 'The avalanche announces itself with a cough. There is a rock, not very large, with room behind it for whoever gets there. Then, if you get there, you must dig out from under whatever has gone over.',
      },
      test: { skill: 'strength' },
    },
    pass: {
      story: {
        es: 'El alud ha dejado al aire un muro de molinos de oración, hechos de algo que no es bronce. Giran al revés. Para devolverlos a su sentido hay que recitar lo que llevan dentro, sin error, a la velocidad a la que giran.',
        en: 'The avalanche has laid bare a wall of prayer wheels made of something that is not bronze. They turn backwards. To set them right one must recite what is inside, without a mistake, at the speed they turn.',
      },
      effect: test('lore', -1, { pass: retreatDoom(1), fail: gain.condition('cursed') }),
    },
    fail: {
      story: {
        es: 'Te desentierran los soldados de un país que no admite visitas. El oficial lleva un año oyendo girar algo bajo la nieve y no puede ponerlo en el parte. Hazle ver que tú sí puedes y prestará la dinamita.',
        en: 'You are dug out by soldiers of a country that does not admit visitors. Their officer has heard something turning under the snow for a year and cannot put it in a report. Show him that you can and he will lend the dynamite.',
      },
      effect: test('influence', { pass: retreatDoom(1), fail: gain.condition('detained') }),
    },
  },
  {
    id: 'pyramids-1',
    kind: 'expedition',
    title: { es: 'Las Pirámides', en: 'The Pyramids' },
    space: 'the-pyramids',
    initial: {
      story: {
        es: 'El bloque que cierra la cámara pesa lo mismo que hace cuatro mil años y la palanca es nueva. Dentro suena arena al caer, en un hilo muy fino. Cuando deje de sonar, dicen las marcas, bajará otro bloque detrás.',
        en: 'The block that seals the chamber weighs what it did four thousand years ago and the crowbar is new. Inside, sand is falling in a very thin thread. When it stops, say the markings, another block will come down behind.',
      },
      test: { skill: 'strength' },
    },
    pass: {
      story: {
        es: 'El faraón sin nombre está de pie en su sarcófago. En la banda de la frente lleva la lista de lo que no hay que decirle. Todo lo demás se le puede pedir, con la fórmula debida y en el orden de las coronas.',
        en: 'The nameless pharaoh is standing in his sarcophagus. On the band across his brow is the list of what must not be said to him. Anything else may be asked, in the proper form and in the order of the crowns.',
      },
      effect: test('lore', { pass: gain.artifact(), fail: lose.sanity(2) }),
    },
    fail: {
      story: {
        es: 'El segundo bloque ha bajado. Queda el pozo de los ladrones, que excavaron con más prisa que medida y no salieron todos. Lo que llevaban está repartido por los recodos, en la oscuridad, entre dientes de piedra.',
        en: 'The second block has come down. There remains the robbers’ shaft, dug with more haste than judgement, and not all of them got out. What they carried is scattered along the bends, in the dark, among teeth of stone.',
      },
      effect: test('observation', -1, { pass: gain.artifact(), fail: choose(lose.health(2), gain.condition('cursed')) }),
    },
  },
  {
    id: 'pyramids-2',
    kind: 'expedition',
    title: { es: 'Las Pirámides', en: 'The Pyramids' },
    space: 'the-pyramids',
    initial: {
      story: {
        es: 'A mediodía, la sombra de la pirámide desaparece y la de al lado no. Hay una pirámide más de las que se ven. Se entra por donde la arena no conserva las huellas.',
        en: 'At noon the pyramid’s shadow vanishes and the one beside it does not. There is one pyramid more than can be seen. The way in is where the sand does not keep footprints.',
      },
      test: { skill: 'observation' },
    },
    pass: {
      story: {
        es: 'Dentro, las paredes cuentan un reinado borrado de todas las listas. El Faraón Negro reparte regalos y la fila de los que los reciben llega hasta la puerta, con un hueco. Hay que saber qué nombre leer en el hueco y no es el tuyo.',
        en: 'Inside, the walls tell of a reign struck from every list. The Black Pharaoh is handing out gifts and the line of those who receive them comes all the way to the door, with one gap. You must know which name to read in the gap and it is not yours.',
      },
      effect: test('lore', { pass: gain.artifact(), fail: gain.condition('amnesia') }),
    },
    fail: {
      story: {
        es: 'La arena no conserva huellas porque traga. Te llega a la cintura, luego al pecho. Los pies tocan algo firme: un hombro, una cesta de papiros, otro hombro. Si haces fuerza sobre el segundo, puede que salga la cesta contigo.',
        en: 'The sand keeps no footprints because it swallows. It is at your waist, then your chest. Your feet touch something firm: a shoulder, a basket of papyri, another shoulder. Push hard on the second and the basket may come up with you.',
      },
      effect: test('strength', -1, { pass: gain.clue(), fail: choose(lose.health(2), gain.condition('back-injury')) }),
    },
  },
  {
    id: 'pyramids-3',
    kind: 'expedition',
    title: { es: 'Las Pirámides', en: 'The Pyramids' },
    space: 'the-pyramids',
    initial: {
      story: {
        es: 'El pozo baja noventa metros y la cuerda, ochenta. Los últimos diez son de espaldas contra un muro y pies contra el otro. Desde abajo sube olor a natrón y el ruido de alguien que barre.',
        en: 'The shaft goes down ninety metres and the rope eighty. The last ten are back against one wall and feet against the other. From below rise the smell of natron and the sound of somebody sweeping.',
      },
      test: { skill: 'strength' },
    },
    pass: {
      story: {
        es: 'El barrendero es de barro y lleva aquí desde la dinastía. Barre hacia fuera algo que no se ve y no da abasto. En la sala hay cien vasos canopos y uno está mal tapado; si das con él, podrá descansar.',
        en: 'The sweeper is made of clay and has been here since the dynasty. He sweeps outwards something that cannot be seen and he is falling behind. There are a hundred canopic jars in the hall and one is badly stoppered; find it and he can rest.',
      },
      effect: test('observation', -1, { pass: retreatDoom(1), fail: choose(lose.sanity(2), gain.condition('hallucinations')) }),
    },
    fail: {
      story: {
        es: 'Te sacan con una polea los de la concesión vecina, que no son arqueólogos aunque lo pone en el permiso. Su jefe también quiere que aquello siga cerrado, pero cuesta dinero. Hay té, un contrato y un revólver sobre el contrato.',
        en: 'You are winched out by the people of the next concession, who are not archaeologists though the permit says so. Their chief would also like it to stay shut, but that costs money. There is tea, a contract and a revolver on the contract.',
      },
      effect: test('influence', { pass: retreatDoom(1), fail: choose(lose.sanity(2), gain.condition('debt')) }),
    },
  },
  {
    id: 'tunguska-1',
    kind: 'expedition',
    title: { es: 'Tunguska', en: 'Tunguska' },
    space: 'tunguska',
    initial: {
      story: {
        es: 'Miles de árboles tumbados, todos con la cabeza vuelta hacia el mismo lado. El carro no pasa. Hay que abrirse camino a hacha y espalda hasta el lugar del que huyen.',
        en: 'Thousands of trees lie flat, all with their heads turned the same way. The cart cannot pass. You must cut and shoulder your way through to the place they are fleeing from.',
      },
      test: { skill: 'strength' },
    },
    pass: {
      story: {
        es: 'En el centro, los árboles siguen de pie, desnudos, como un público. El pantano ha devuelto una pieza de lo que cayó. Está caliente, hace preguntas en forma de figuras y solo se deja coger por quien las complete.',
        en: 'At the centre the trees are still upright, bare, like an audience. The bog has given back a piece of what fell. It is warm, it asks questions in the form of figures and it lets itself be picked up only by whoever completes them.',
      },
      effect: test('lore', { pass: gain.artifact(), fail: gain.condition('cursed') }),
    },
    fail: {
      story: {
        es: 'Al tercer día llegas otra vez al principio. La última expedición también: aquí están sus tiendas, sus latas y los zapatos, en fila. Se llevaron del centro algo y lo escondieron de sí mismos. Los mosquitos ya no zumban, escuchan.',
        en: 'On the third day you are back at the beginning. So was the last expedition: here are their tents, their tins and their shoes in a row. They brought something from the centre and hid it from themselves. The mosquitoes no longer hum, they listen.',
      },
      effect: test('observation', -1, { pass: gain.artifact(), fail: choose(lose.health(2), gain.condition('internal-injury')) }),
    },
  },
  {
    id: 'tunguska-2',
    kind: 'expedition',
    title: { es: 'Tunguska', en: 'Tunguska' },
    space: 'tunguska',
    initial: {
      story: {
        es: 'El cazador evenki no mira el claro: mira a los renos que lo miran. Cuando bajan las orejas, tú tienes un segundo para ver qué ha cambiado. Van ya cuatro veces y cada vez falta un árbol.',
        en: 'The Evenki hunter does not watch the clearing: he watches the reindeer that watch it. When their ears go down you have one second to see what has changed. It has happened four times and each time there is a tree fewer.',
      },
      test: { skill: 'observation' },
    },
    pass: {
      story: {
        es: 'Lo que falta no se ha ido: está detrás, en fila, esperando. Entre los troncos hay un resplandor sin llama, con el tamaño de una puerta y algo en el umbral. Se puede ir hasta allí si no echas a correr a la vuelta.',
        en: 'What is missing has not gone: it is at the back, in line, waiting. Among the trunks there is a glow without a flame, the size of a door, with something on the threshold. You can go there if you do not break into a run on the way back.',
      },
      effect: test('will', { pass: gain.artifact(), fail: gain.condition('hallucinations') }),
    },
    fail: {
      story: {
        es: 'El claro se ha corrido y ahora estás dentro. La turba cede, te coge de las rodillas y tira. Un trineo viejo asoma a tu lado; si lo usas de palanca, saldrá contigo, con lo que traiga y su botella de vodka.',
        en: 'The clearing has shifted and now you are in it. The peat gives, takes you by the knees and pulls. An old sledge juts out beside you; use it as a lever and you will both come up, with whatever it carries and its bottle of vodka.',
      },
      effect: test('strength', -1, { pass: seq(gain.clue(), recover.health(1)), fail: ambush() }),
    },
  },
  {
    id: 'tunguska-3',
    kind: 'expedition',
    title: { es: 'Tunguska', en: 'Tunguska' },
    space: 'tunguska',
    initial: {
      story: {
        es: 'El río Podkamennaya lleva hielo suelto y la barca de cuero no perdona un golpe. Hay que apartar los témpanos a remo. Algunos, cuando los empujas, empujan.',
        en: 'The Podkamennaya is running with loose ice and the skin boat forgives no knocks. The floes have to be fended off with an oar. Some of them, when pushed, push back.',
      },
      test: { skill: 'strength' },
    },
    pass: {
      story: {
        es: 'En la orilla del cráter alguien ha montado una antena con raíles y huesos de mamut. Llama. El cielo de encima está muy atento. Entre tanto cable hay uno que, cortado, la haría sonar a otra cosa.',
        en: 'On the rim of the crater somebody has built an aerial of rails and mammoth bone. It is calling. The sky above is very attentive. Among all those wires is one that, when cut, would make it say something else.',
      },
      effect: test('observation', -1, { pass: retreatDoom(1), fail: choose(lose.sanity(2), gain.condition('paranoia')) }),
    },
    fail: {
      story: {
        es: 'La barca se abre y te pescan los deportados de un aserradero. Son físicos, poetas y un obispo y conocen la antena porque la obligaron a construir. Sabotearla es morir, dicen. Habrá que encontrarles una razón mejor.',
        en: 'The boat splits and you are fished out by the exiles of a sawmill. They are physicists, poets and one bishop and they know the aerial because they were made to build it. To sabotage it is death, they say. They will need a better reason.',
      },
      effect: test('influence', { pass: retreatDoom(1), fail: choose(lose.health(2), gain.condition('detained')) }),
    },
  },
]
