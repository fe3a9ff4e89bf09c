import {
  advanceOmen,
  also,
  ambush,
  choose,
  delay,
  gain,
  ifYouDo,
  inOrder,
  lose,
  may,
  moveOmen,
  pay,
  recover,
  retreatDoom,
  seq,
  test,
  when,
} from './builders.ts'
import type { Effect, ResearchCard } from './nodes.ts'

/** What a pass gives besides this Clue, and other words that recur. */
const another: Effect = seq(gain.thisClue, gain.clue(1, { additional: true }))
const withArtifact: Effect = seq(gain.thisClue, gain.artifact())
const withSpell: Effect = seq(gain.thisClue, gain.spell())
const withDoom: Effect = seq(gain.thisClue, retreatDoom(1))

/* Cities and wilds cost Sanity and Conditions; at Sea two sections in three bring Deep Ones, and better rewards. */
export const researchCthulhu: readonly ResearchCard[] = [
  {
    id: 'research-cthulhu-1',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'En la taberna del muelle hay una mesa que nadie ocupa y siempre está mojada. Los parroquianos dejan monedas en ella al pasar. Uno, esta noche, ha dejado otra cosa y se ha sentado cerca para ver quién la coge.',
          en: 'In the dockside tavern there is a table nobody takes and which is always wet. The regulars leave coins on it as they pass. Tonight one of them has left something else and sat down nearby to see who picks it up.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: ambush('cultist') }),
      },
      wilderness: {
        story: {
          es: 'Kilómetros tierra adentro, el pozo sube y baja con la marea. En el brocal han rayado las alturas con fecha y hora. La última raya está por encima del brocal.',
          en: 'Miles inland, the well rises and falls with the tide. The levels have been scratched into the coping with date and hour. The latest scratch is above the coping.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: delay }),
      },
      sea: {
        story: {
          es: 'Los pescadores devuelven al mar una red llena sin abrirla. Dicen que pesaba igual que una persona y que les pidió disculpas. Antes de que se hunda puedes acercar el bote y mirar entre las mallas.',
          en: 'The fishermen are giving a full net back to the sea unopened. It weighed the same as a person, they say, and it apologised. Before it sinks you can bring the dinghy in and look between the meshes.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: ambush('deep-one') }),
      },
    },
  },
  {
    id: 'research-cthulhu-2',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'Once pintores que no se conocen exponen esta semana el mismo cuadro. Cambian el marco, el precio y el color del cielo. Si se ponen en fila por la hora en que se soñaron, lo de la esquina se va acercando.',
          en: 'Eleven painters who have never met are showing the same picture this week. The frame, the price and the colour of the sky vary. When they are hung in a row by the hour at which they were dreamt, something in the corner is getting nearer.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: lose.sanity(1) }),
      },
      wilderness: {
        story: {
          es: 'El terremoto ha abierto la colina y dentro hay una escalera verde. Los peldaños son demasiado altos y el musgo los prefiere a la piedra de alrededor. Habrá que distinguir cuáles aguantan y en qué ángulo están.',
          en: 'The earthquake has opened the hill and inside is a green staircase. The steps are too high and the moss prefers them to the stone around. It will be necessary to tell which ones hold and at what angle they lie.',
        },
        effect: test('observation', -1, { pass: another, fail: lose.health(2) }),
      },
      sea: {
        story: {
          es: 'El carguero navega con las luces puestas, la sopa caliente y nadie. En la bodega hay jaulas abiertas desde dentro y un rastro de agua que va de camarote en camarote, sin prisa. El capitán guardaba algo bajo la litera.',
          en: 'The freighter is under way with her lights on, the soup hot and nobody aboard. In the hold are cages opened from within and a trail of water going from cabin to cabin, unhurried. The captain kept something under his bunk.',
        },
        effect: test('observation', -1, { pass: withArtifact, fail: choose(ambush('deep-one'), gain.condition('detained')) }),
      },
    },
  },
  {
    id: 'research-cthulhu-3',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'El barrio chino, el puerto y el manicomio cantan la misma nana en tres idiomas. En los tres hay una palabra que nadie sabe traducir y que no se parece a las demás. Comparándolas, la palabra se deja deletrear.',
          en: 'The Chinese quarter, the harbour and the asylum sing the same lullaby in three languages. In all three there is one word nobody can translate and which is like none of the others. Compared side by side, it can be spelt.',
        },
        effect: test('lore', { pass: withSpell, fail: lose.sanity(2) }),
      },
      wilderness: {
        story: {
          es: 'Las figuras de la cueva son anteriores a la gente. Cazadores, bisontes y, encima de todo, una línea de estrellas con dos huecos. Si los huecos son lo que crees, la fecha de abajo es de este año.',
          en: 'The figures in the cave are older than people. Hunters, bison and above it all a line of stars with two gaps. If the gaps are what you think they are, the date underneath is this year’s.',
        },
        effect: test('lore', { pass: gain.thisClue, fail: advanceOmen() }),
      },
      sea: {
        story: {
          es: 'El buzo da tres tirones, que es la señal de subir, y sube. La escafandra viene cerrada, el traje viene lleno y el buzo, que sigue abajo, vuelve a dar tres tirones. Lo de cubierta busca el cierre con los dedos.',
          en: 'The diver gives three tugs, which is the signal to come up, and you bring him up. The helmet is sealed, the suit is full and the diver, who is still below, gives three tugs more. The thing on deck is feeling for the catch.',
        },
        effect: inOrder(ambush('deep-one'), when({ is: 'defeatedIt' }, withArtifact)),
      },
    },
  },
  {
    id: 'research-cthulhu-4',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'El director de la aduana ha precintado un cajón de arcilla cocida por «indecoro». Lo ha visto una vez y desde entonces firma con otra letra. Basta un permiso, o parecer la clase de persona que lo trae en el otro abrigo.',
          en: 'The head of customs has sealed a crate of fired clay on grounds of “indecency”. He has seen it once and his signature has been different since. A permit will do, or looking like somebody who left it in the other coat.',
        },
        effect: test('influence', { pass: gain.thisClue, fail: gain.condition('detained') }),
      },
      wilderness: {
        story: {
          es: 'En la choza del escultor, todas las figuras miran hacia la cama. Él ya no está; la huella del colchón respira. Entre los pies de la más grande asoma su diario y para sacarlo hay que dar la espalda a las otras.',
          en: 'In the sculptor’s hut every figure faces the bed. He is gone; the dent in the mattress is breathing. His diary sticks out between the feet of the largest and to pull it free you must turn your back on the rest.',
        },
        effect: test('will', { pass: gain.thisClue, fail: gain.condition('hallucinations') }),
      },
      sea: {
        story: {
          es: 'Toda la tripulación ha soñado la misma ciudad y discute sobre sus calles como si fueran de allí. A ti te falta un barrio. El contramaestre puede llevarte: solo hay que dormirse en su hamaca y saber volver.',
          en: 'The whole crew has dreamt the same city and argues over its streets like people who come from there. You are missing one district. The boatswain can take you: you need only fall asleep in his hammock and know the way back.',
        },
        effect: test('will', { pass: gain.thisClue, fail: seq(lose.sanity(1), gain.condition('hallucinations')) }),
      },
    },
  },
  {
    id: 'research-cthulhu-5',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'El edificio nuevo del puerto no cierra: el arquitecto dibujó una esquina que es cóncava y convexa según quién la mida. Se tiró ayer desde ella y aún no ha llegado abajo. En el plano, la esquina lleva una nota minúscula.',
          en: 'The new building by the harbour does not close: its architect drew a corner that is concave or convex depending on who measures it. Yesterday he jumped from it and he has not come down yet. On the plan the corner bears a minute note.',
        },
        effect: test('observation', -1, { pass: another, fail: gain.condition('hallucinations') }),
      },
      wilderness: {
        story: {
          es: 'El río baja salado desde el martes. Los ribereños beben vino y señalan con la barbilla aguas arriba, donde el bosque gotea hacia el cielo. Las huellas de la orilla van en las dos direcciones y hay que separarlas.',
          en: 'The river has run salt since Tuesday. The river people drink wine and point upstream with their chins, to where the forest drips towards the sky. The tracks on the bank go both ways and have to be told apart.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: delay }),
      },
      sea: {
        story: {
          es: 'Un grupo de pasajeros reza en popa cada noche, con impermeable y sin rezo conocido. Tiran algo al agua y anotan cuánto tarda en hundirse. Esta noche no se ha hundido y discuten en voz baja a quién le toca.',
          en: 'A party of passengers prays at the stern each night in oilskins, to no known prayer. They throw something in and note how long it takes to sink. Tonight it has not sunk and they are arguing in whispers over whose turn it is.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: choose(ambush('cultist'), gain.condition('cursed')) }),
      },
    },
  },
  {
    id: 'research-cthulhu-6',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'Bajo la lonja, el sumidero tiene una reja de bronce que no figura en los planos. Al otro lado suena una reunión: orden del día, votos, aplausos con la palma mojada. Si levantas la reja un palmo, podrás leer la pizarra.',
          en: 'Under the fish market the drain has a bronze grating that is on no plan. Beyond it a meeting can be heard: agenda, votes, the applause of wet palms. Lift the grating a hand’s breadth and you could read the blackboard.',
        },
        effect: test('strength', { pass: gain.thisClue, fail: lose.health(2) }),
      },
      wilderness: {
        story: {
          es: 'El monolito no está hincado en la ciénaga: flota. Los que venían a adorarlo le ataron debajo una caja, con cadenas, para que no se perdiera nada. Hay que volcarlo y el barro no suelta a nadie gratis.',
          en: 'The monolith is not planted in the bog: it floats. Those who came to worship it chained a box to the underside, so that nothing should be lost. It has to be tipped over and the mud lets nobody go for free.',
        },
        effect: test('strength', { pass: gain.thisClue, fail: gain.condition('leg-injury') }),
      },
      sea: {
        story: {
          es: 'De noche, una mano llama a tu ojo de buey y deja algas en el cristal. La voz es de agua, pero el trato es claro: ellos también preferirían que siguiera durmiendo. Piden poca cosa. La piden para más adelante.',
          en: 'At night a hand taps on your porthole, leaving weed on the glass. The voice is all water but the offer is clear: they too would rather it went on sleeping. They ask for very little. They ask for it later.',
        },
        effect: may(ifYouDo(gain.condition('dark-pact'), withDoom)),
      },
    },
  },
  {
    id: 'research-cthulhu-7',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'El paciente de la habitación nueve deja de gritar en cuanto entras. Ha estado guardando el sueño para alguien que lo use. Te lo cuenta entero, sin saltarse nada, y se duerme como no dormía en años. Tú ya no.',
          en: 'The patient in room nine stops screaming the moment you come in. He has been keeping the dream for somebody who would use it. He tells you all of it, leaving nothing out, and falls asleep as he has not in years. That leaves you.',
        },
        effect: may(gain.thisClue, pay.sanity(1)),
      },
      wilderness: {
        story: {
          es: 'La anciana de los manglares rema hacia atrás para ver venir lo que dejó. Su pueblo lleva siglos atando nudos que no dejan subir algo y hoy le faltan dedos para el último. Conoce el nudo. Quiere saber qué sabes tú.',
          en: 'The old woman of the mangroves rows backwards to see what she left behind. For centuries her people have tied the knots that keep something down and today she is short of fingers for the last one. She knows the knot. She wants to know what you know.',
        },
        effect: also(gain.thisClue, may(retreatDoom(1), pay.clue(2))),
      },
      sea: {
        story: {
          es: 'El sismógrafo de a bordo dibuja una silueta. Cada temblor le añade un trazo: un hombro, una ladera, otra vez un hombro. Conviene mirarla con el papel muy cerca, para no ver el conjunto.',
          en: 'The ship’s seismograph is drawing an outline. Each tremor adds a stroke: a shoulder, a hillside, a shoulder again. It is best studied with the paper held very close, so as not to see the whole.',
        },
        effect: test('observation', -1, { pass: another, fail: choose(lose.sanity(2), gain.condition('hallucinations')) }),
      },
    },
  },
  {
    id: 'research-cthulhu-8',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'La pensión del puerto tiene huéspedes a pensión completa que no comen. Pagan en oro blando, con dibujos de peces de pie. La patrona te alquila el cuarto de al lado y te aconseja el ojo de la cerradura.',
          en: 'The harbour boarding house has guests on full board who do not eat. They pay in soft gold stamped with fish standing up. The landlady lets you the next room and recommends the keyhole.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('paranoia') }),
      },
      wilderness: {
        story: {
          es: 'En el pantano, entre los cipreses, hay tambores y un resplandor rojo. La huella de los que bailan es un círculo perfecto; la de lo que los mira está dentro. Puedes acercarte hasta donde las cañas dejen de moverse.',
          en: 'In the swamp, among the cypresses, there are drums and a red glow. The tracks of the dancers make a perfect circle; the tracks of what watches them are inside it. You may go as close as where the reeds stop moving.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: ambush('cultist') }),
      },
      sea: {
        story: {
          es: 'El polizón salta sobre ti con un cuchillo de pizarra. No pide dinero ni silencio: pide que te apartes de la borda, porque tapas la vista. Lleva el cuerpo entero escrito, incluso por dentro de los párpados.',
          en: 'The stowaway comes at you with a knife made of slate. He wants neither money nor silence: he wants you away from the rail, because you are blocking the view. He has writing all over him, even inside the eyelids.',
        },
        effect: inOrder(ambush('cultist'), when({ is: 'defeatedIt' }, withSpell)),
      },
    },
  },
  {
    id: 'research-cthulhu-9',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'El acuario municipal ha cerrado el tanque grande «por mudanza». El agua está turbia y el cristal, empañado por los dos lados. Del de dentro, alguien ha limpiado un círculo a la altura de tus ojos.',
          en: 'The city aquarium has closed the large tank “while moving”. The water is cloudy and the glass is misted on both sides. On the inside somebody has wiped a circle at the height of your eyes.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: ambush('deep-one') }),
      },
      wilderness: {
        story: {
          es: 'Los isleños hablan contigo por turnos y nunca parpadean todos a la vez. Te dan de cenar, te preguntan de quién eres y repiten la respuesta a coro, media hora más tarde, en la playa. El más joven ha tallado lo que quieres saber. Hay que quedarse hasta que se fíe.',
          en: 'The islanders talk to you by turns and never all blink at once. They give you supper, ask whose you are and repeat the answer in chorus, half an hour later, on the beach. The youngest man has carved what you want to know. You must stay until he trusts you.',
        },
        effect: test('will', -1, { pass: gain.thisClue, fail: gain.condition('paranoia') }),
      },
      sea: {
        story: {
          es: 'Con marea baja aparece un arrecife que ayer no estaba, con bancos de piedra y una fuente. Tienes dos horas y mucho que ver. Los cangrejos se van todos a la vez cuando quedan veinte minutos.',
          en: 'Low tide uncovers a reef that was not there yesterday, with stone benches and a fountain. You have two hours and a great deal to look at. The crabs all leave at once when there are twenty minutes to go.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: choose(ambush('deep-one'), gain.condition('leg-injury')) }),
      },
    },
  },
  {
    id: 'research-cthulhu-10',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'El lingüista ha reconstruido la lengua de los sueños a partir de novecientas cartas al director. Solo tiene un tiempo verbal: el que espera. Te pasa la última ficha por debajo de la puerta, porque ya solo habla así y no quiere contagiarte.',
          en: 'The linguist has reconstructed the language of the dreams from nine hundred letters to the editor. It has a single tense: the one that waits. He slides you the last index card under the door, because he can speak nothing else now and does not want you to catch it.',
        },
        effect: test('lore', -1, { pass: withSpell, fail: gain.condition('cursed') }),
      },
      wilderness: {
        story: {
          es: 'En lo alto del acantilado queda una baliza de brujo: nueve conchas, una por viento, para que alguien duerma. Han roto una hace poco. Si distingues la buena entre las mil de la playa, se puede reponer.',
          en: 'On the clifftop stands a wizard’s beacon: nine shells, one for each wind, to keep somebody asleep. One has lately been broken. If you can tell the right one from the thousand on the beach, it can be replaced.',
        },
        effect: test('observation', -1, { pass: withDoom, fail: lose.sanity(2) }),
      },
      sea: {
        story: {
          es: 'La losa flota a la deriva, grande como una plaza, verde y seca. Encima hay un cofre abierto y dentro está todo lo que buscabas, ordenado, como un cebo. Lo coges. La losa se dobla por la mitad y se pone en pie.',
          en: 'The slab drifts by, as big as a town square, green and dry. On it is an open chest and in the chest is everything you were looking for, neatly arranged, like bait. You take it. The slab folds in the middle and stands up.',
        },
        effect: inOrder(withArtifact, ambush('star-spawn')),
      },
    },
  },
  {
    id: 'research-cthulhu-11',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'El taller de vaciados prepara un molde enorme por encargo y por partes. Hoy toca un párpado. En las estanterías esperan las piezas anteriores, numeradas, cubiertas con sábanas que alguien ha puesto deprisa.',
          en: 'The casting workshop is making an enormous mould, to order and in sections. Today it is an eyelid. The earlier pieces wait on the shelves, numbered, under sheets that somebody has thrown over them in haste.',
        },
        effect: test('observation', { bands: { '0': lose.sanity(2), '1-2': gain.thisClue, '3+': another } }),
      },
      wilderness: {
        story: {
          es: 'El chamán del hielo no te enseña el ídolo: te enseña el lugar vacío donde estaba. De las cuatro palabras del culto, tres las usa para espantar perros. La cuarta la dibuja en la nieve y la borra, por si la sabes leer deprisa.',
          en: 'The shaman of the ice does not show you the idol: he shows you the empty place where it stood. Of the four words of the cult he uses three for frightening dogs. The fourth he draws in the snow and rubs out, in case you read quickly.',
        },
        effect: test('lore', { pass: seq(gain.thisClue, may(moveOmen())), fail: lose.sanity(1) }),
      },
      sea: {
        story: {
          es: 'A las tres de la tarde, en calma, alguien llama a cenar a toda la tripulación desde abajo, con cariño. Lo de abajo volverá a dormirse si nadie contesta. Dura mucho rato y hacia el final mencionan el postre.',
          en: 'At three in the afternoon, in a flat calm, somebody below calls the whole crew to supper, affectionately. What is down there will go back to sleep if nobody answers. It goes on for a long while and towards the end they mention dessert.',
        },
        effect: test('will', -1, { pass: withDoom, fail: gain.condition('amnesia') }),
      },
    },
  },
  {
    id: 'research-cthulhu-12',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'La refinería de oro trabaja de noche y no compra oro. Su dueño, que va siempre con el cuello subido, puede enseñarte los libros si cierras un negocio con él. Brinda con agua de mar y te mira la garganta al tragar.',
          en: 'The gold refinery works at night and buys no gold. The owner, who always has his collar up, can show you the books if you do business with him. He drinks your health in sea water and watches your throat as you swallow.',
        },
        effect: test('influence', { pass: gain.thisClue, fail: gain.condition('debt') }),
      },
      wilderness: {
        story: {
          es: 'Un barco entero yace en mitad del bosque, de pie, sin un rasguño y con percebes frescos. El cuaderno de bitácora sigue en la timonera. Por los obenques sube algo despacio, pero no se ve si hacia ti o hacia la cofa.',
          en: 'An entire ship stands upright in the middle of the forest without a scratch, fresh barnacles on her hull. The log is still in the wheelhouse. Something is climbing the shrouds, slowly, though one cannot see whether towards you or the crow’s nest.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: lose.health(1) }),
      },
      sea: {
        story: {
          es: 'La sonda vuelve con cera de vela en la punta. La segunda vez, con un trozo de encaje. La tercera, más abajo, algo la sostiene un rato antes de soltarla y conviene leer bien la vibración del cable.',
          en: 'The sounding lead comes back with candle wax on the tip. The second time, with a scrap of lace. The third time, lower down, something holds it for a while before letting go and the trembling of the cable should be read with care.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: choose(lose.health(2), gain.condition('internal-injury')) }),
      },
    },
  },
  {
    id: 'research-cthulhu-13',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'Treinta vecinos de la misma calle se despertaron anoche de pie, en fila, de cara al puerto. Uno sonreía. El sereno apuntó las direcciones, pero se ha olvidado de la cara y te pide que pases tú por la calle, mirando ventanas.',
          en: 'Thirty neighbours from one street woke last night on their feet, in line, facing the harbour. One was smiling. The watchman took down the addresses but has forgotten the face and asks you to walk down the street, looking in at windows.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: lose.sanity(1) }),
      },
      wilderness: {
        story: {
          es: 'La estatua está a medio tragar por la higuera y hay que sacarla antes de que la raíz acabe. Pesa demasiado para su tamaño, como las cosas que vienen de abajo. Hacia la tercera palanca notas que te ayuda, y eso lo empeora.',
          en: 'The statue has been half swallowed by the fig tree and must come out before the root finishes. It weighs too much for its size, as things from below do. About the third heave you notice that it is helping, which makes it worse.',
        },
        effect: test('strength', -1, { pass: another, fail: gain.condition('back-injury') }),
      },
      sea: {
        story: {
          es: 'Suben por la cadena del ancla de uno en uno, como quien llega a una fiesta. El primero se sacude el agua y saluda. Lleva puesto un collar que tú has visto dibujado y, en la mano, el resto del collar.',
          en: 'They come up the anchor chain one by one, like guests arriving. The first shakes off the water and bows. He is wearing a collar you have seen in drawings and carrying the rest of it in his hand.',
        },
        effect: inOrder(ambush('deep-one'), when({ is: 'defeatedIt' }, choose(gain.artifact(), retreatDoom(1)))),
      },
    },
  },
  {
    id: 'research-cthulhu-14',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'El mensajero corre por los tejados con la caja bajo el brazo y a ti te queda más cerca el canalón. Tres saltos, una cornisa, un patio. En el último te espera con la caja en el suelo y las manos libres.',
          en: 'The courier runs over the rooftops with the box under his arm and the drainpipe is closer to you. Three leaps, a cornice, a courtyard. At the last he is waiting with the box on the ground and his hands free.',
        },
        effect: test('strength', { pass: gain.thisClue, fail: ambush('cultist') }),
      },
      wilderness: {
        story: {
          es: 'Las tortugas han subido a desovar donde no hay playa. Cada caparazón lleva un signo a cuchillo, viejo, crecido con el animal. Son muchas, se mueven a oscuras y el texto solo se entiende entero.',
          en: 'The turtles have come up to lay where there is no beach. Each shell bears a sign cut with a knife, old, grown with the animal. They are many, they move in the dark and the text makes sense only as a whole.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: delay }),
      },
      sea: {
        story: {
          es: 'La ballena varada en el hielo tiene el costado escrito de ventosas, en renglones. El cocinero dice que es casualidad; el arponero, que es correspondencia. Se puede leer con la marea baja si encuentras por dónde empieza.',
          en: 'The whale stranded on the ice has her flank written over in sucker marks, in lines. The cook says it is chance; the harpooner, that it is correspondence. It can be read at low tide if you find where it begins.',
        },
        effect: test('observation', -1, { pass: withSpell, fail: gain.condition('cursed') }),
      },
    },
  },
  {
    id: 'research-cthulhu-15',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'En la cripta de la iglesia del puerto han puesto redes donde iban las flores. El sacristán te recibe con la vela alta y la otra mano detrás. —Llegas a tiempo para la bendición del mar —dice mientras cierra.',
          en: 'In the crypt of the harbour church there are nets where the flowers used to be. The sexton greets you with his candle held high and the other hand behind him. “You are in time for the blessing of the sea,” he says, closing the door.',
        },
        effect: inOrder(ambush('cultist'), when({ is: 'defeatedIt' }, gain.thisClue)),
      },
      wilderness: {
        story: {
          es: 'El monasterio de la montaña no tiene ventanas al mar, que está a mil kilómetros. Aun así las tapiaron. El hermano bibliotecario puede leerte los sueños de la comunidad, uno por noche, con infusión.',
          en: 'The mountain monastery has no windows towards the sea, which is a thousand kilometres away. They were bricked up all the same. The librarian can read you the community’s dreams, one a night, with herbal tea.',
        },
        effect: may(ifYouDo(delay, seq(gain.thisClue, recover.sanity(1)))),
      },
      sea: {
        story: {
          es: 'Un cabo sube tenso desde el fondo hasta tu cornamusa y no lo ha amarrado nadie. Tirar es fácil: algo colabora. Cortarlo es fácil también, pero hasta media tarde se oye cómo, abajo, va cayendo.',
          en: 'A line comes up taut from the bottom to your cleat and nobody made it fast. Pulling is easy: something is helping. Cutting it is easy too, but until mid-afternoon one can hear it, down below, falling.',
        },
        effect: choose(seq(gain.thisClue, ambush('deep-one')), lose.sanity(2)),
      },
    },
  },
  {
    id: 'research-cthulhu-16',
    kind: 'research',
    ancientOne: 'cthulhu',
    sections: {
      city: {
        story: {
          es: 'La casa de empeños tiene catorce bajorrelieves idénticos, dejados por catorce personas que no han vuelto. Las fechas son consecutivas. Hay un decimoquinto sobre el mostrador, húmedo aún, con las huellas dactilares de su autor. Te suenan.',
          en: 'The pawnshop has fourteen identical bas-reliefs, left by fourteen people who have not come back. The dates run in sequence. A fifteenth lies on the counter, still damp, with its maker’s fingerprints. They look familiar.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('amnesia') }),
      },
      wilderness: {
        story: {
          es: 'El lago volcánico no tiene fondo ni peces, según la guía. La guía es de otro año. Desde la orilla se distinguen luces en hilera, abajo, como una calle, y una de ellas sube a ver quién mira.',
          en: 'The volcanic lake has no bottom and no fish, according to the guidebook. It is an old guidebook. From the bank one can make out lights in a row, down there, like a street, and one of them is coming up to see who is looking.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: ambush('deep-one') }),
      },
      sea: {
        story: {
          es: 'A medianoche, el agua se vuelve transparente durante un minuto, hasta el fondo. Los oficiales bajan la vista por reglamento. Debajo hay tejados, una puerta y, según dicen, el modo de tenerla cerrada.',
          en: 'At midnight, for one minute, the water turns clear to the bottom. Regulations require officers to look away. Below are rooftops, a door and, they say, the way to keep it shut.',
        },
        effect: test('observation', {
          bands: { '0': choose(ambush('deep-one'), gain.condition('paranoia')), '1-2': gain.thisClue, '3+': withDoom },
        }),
      },
    },
  },
]
