import {
  advanceOmen,
  cards,
  choose,
  delay,
  discard,
  for_,
  gain,
  ifYouDo,
  improve,
  inOrder,
  investigator,
  lose,
  may,
  pay,
  paying,
  recover,
  seq,
  spawn,
  test,
} from './builders.ts'
import type { LocationCard } from './nodes.ts'

/* Arkham teaches Incantations, San Francisco Observation, Buenos Aires Rituals; two sections of each teach something else. */
export const encountersAmerica: readonly LocationCard[] = [
  {
    id: 'america-1',
    kind: 'location',
    region: 'america',
    sections: {
      arkham: {
        story: {
          es: 'En la Biblioteca Orne te dejan el manuscrito una hora, con guantes. Alguien ha marcado a lápiz los acentos, como si el latín se cantara. Tarareas el primer verso y la lámpara se atenúa sola. El sentido del segundo lo tienes que poner tú.',
          en: 'The Orne Library allows you the manuscript for one hour, with gloves. Somebody has pencilled in the stresses, as if the Latin were to be sung. You hum the first line and the lamp dims itself. The meaning of the second you must supply.',
        },
        effect: test('lore', { pass: gain.spell(1, 'incantation'), fail: lose.sanity(1) }),
      },
      'san-francisco': {
        story: {
          es: 'En la cámara oscura del acantilado, el mar cabe en una mesa blanca y se mueve. Algo diminuto camina sobre él hacia la orilla. El encargado aparta siempre la vista en este punto; nadie te obliga a imitarlo.',
          en: 'In the camera obscura on the cliff the sea lies on a white table, moving. Something tiny is walking across it towards the shore. At this point the attendant always looks away; nothing says you have to.',
        },
        effect: test('will', { pass: improve('observation'), fail: lose.sanity(1) }),
      },
      'buenos-aires': {
        story: {
          es: 'En los túneles de los jesuitas quedan los estantes, pero no los libros. El polvo conserva la sombra de cada lomo, con el título al revés. Falta uno en la serie: puedes decirlo en voz alta, que es lo que espera el eco, o apuntarlo y averiguar dónde ha ido a parar.',
          en: 'In the Jesuit tunnels the shelves remain and the books do not. The dust has kept the shadow of every spine, titles reversed. One is missing from the sequence: you may say it aloud, as the echo is waiting for you to do, or write it down and find out where it went.',
        },
        effect: choose(test('lore', { pass: gain.spell(1, 'ritual'), fail: lose.sanity(1) }), spawn.clue()),
      },
    },
  },
  {
    id: 'america-2',
    kind: 'location',
    region: 'america',
    sections: {
      arkham: {
        story: {
          es: 'La pizarra del aula nueve no se borra desde mayo y los alumnos se sientan lejos. La ecuación es correcta hasta la sexta línea, donde se convierte en una frase. Corriges la frase; a tu espalda, la clase entera ha dejado de respirar y nadie te pide que te des la vuelta.',
          en: 'The blackboard in room nine has not been wiped since May and the students sit well back. The equation is sound as far as line six, where it turns into a sentence. You correct the sentence; behind you the whole class has stopped breathing and nobody asks you to turn round.',
        },
        effect: inOrder(test('lore', 1, { pass: gain.spell(1, 'incantation') }), test('will', { fail: gain.condition('paranoia') })),
      },
      'san-francisco': {
        story: {
          es: 'El práctico te enseña a contar las rocas por el eco de la sirena de niebla. Cada treinta segundos, la sirena; después, las rocas. Entre una cosa y las otras alguien dice tu nombre, cada vez más cerca. —Sigue contando —dice el práctico—. Sobre todo, no contestes.',
          en: 'The pilot teaches you to count rocks by the echo of the foghorn. Every thirty seconds the horn, then the rocks. Between the two somebody says your name, nearer each time. “Keep counting,” says the pilot. “Above all, do not answer.”',
        },
        effect: inOrder(test('observation', { pass: improve('observation') }), test('will', { fail: gain.condition('hallucinations') })),
      },
      'buenos-aires': {
        story: {
          es: 'Un panteón de la Recoleta tiene timbre. El guarda llama los jueves y se aparta, porque la familia recibe. Se entra con un regalo, dice, y de lo que la familia da a cambio nadie se ha quejado todavía, que él sepa.',
          en: 'One vault in Recoleta has a doorbell. On Thursdays the caretaker rings it and steps aside, because the family receives. One brings a present, he says, and of what the family gives in return nobody has complained as yet, so far as he knows.',
        },
        effect: may(seq(gain.spell(1, 'ritual'), recover.sanity(1)), pay.card({ kind: 'possession' })),
      },
    },
  },
  {
    id: 'america-3',
    kind: 'location',
    region: 'america',
    sections: {
      arkham: {
        story: {
          es: 'El relojero de French Hill enseña a susurrarle a un reloj para que se adelante. Funciona con todos, también con el grande. —Lo difícil —dice— es volver a dejarlo como estaba, y eso no lo enseño.',
          en: 'The watchmaker on French Hill teaches people to whisper to a clock so that it runs ahead. It works on all of them, the big one included. “The hard part,” he says, “is putting it back as it was, and that I do not teach.”',
        },
        effect: may(seq(gain.spell(1, 'incantation'), advanceOmen())),
        text: {
          es: 'Puedes obtener 1 Hechizo ENSALMO. Si lo haces, el Augurio avanza 1 casilla.',
          en: 'You may gain 1 INCANTATION Spell. If you do, the Omen advances by 1.',
        },
      },
      'san-francisco': {
        story: {
          es: 'El vigía de Telegraph Hill te ofrece la otra silla. Ni libros ni charla: se mira la bahía hasta que entre un barco que no esté en la lista. Es domingo, hace frío y la lista es muy larga.',
          en: 'The lookout on Telegraph Hill offers you the other chair. No books and no talk: you watch the bay until a ship comes in that is not on the list. It is Sunday, it is cold and the list is very long.',
        },
        effect: test('will', { pass: improve('observation'), fail: delay }),
      },
      'buenos-aires': {
        story: {
          es: 'La herbolaria de San Telmo etiqueta los manojos según contra qué sirven. El último dice solo «contra eso». Te pide que ordenes los siete antes de hervirlos y añade que el orden equivocado solo da sueño.',
          en: 'The herb seller in San Telmo labels her bundles by what they are against. The last one just says “that”. She asks you to put all seven in order before they boil, adding that the wrong order only makes one sleep.',
        },
        effect: test('lore', 1, { pass: gain.spell(1, 'ritual'), fail: delay }),
      },
    },
  },
  {
    id: 'america-4',
    kind: 'location',
    region: 'america',
    sections: {
      arkham: {
        story: {
          es: 'En Hangman’s Hill, la inscripción de una lápida sigue bajo tierra. Escarbas; cuanto más hondo, más recientes son las letras. La última palabra está a medio grabar y crees conocer el idioma.',
          en: 'On Hangman’s Hill the inscription on a headstone continues below the grass. You dig; the deeper you go, the newer the letters. The last word is half cut and you believe you know the language.',
        },
        effect: test('lore', {
          bands: { '0': lose.health(2), '1-2': gain.spell(1, 'incantation'), '3+': gain.spell(2, 'incantation') },
        }),
      },
      'san-francisco': {
        story: {
          es: 'En el laberinto de espejos de la playa hay cuarenta como tú. Uno va medio segundo tarde. Para señalarlo hay que mirarlos a todos a los ojos, despacio, incluido el que sonríe. La salida está a la izquierda y no la tapa nadie.',
          en: 'There are forty of you in the mirror maze on the beach. One is half a second late. To point it out you must look every one of them in the eye, slowly, the smiling one included. The exit is on the left and nobody is in the way.',
        },
        effect: may(improve('observation'), pay.sanity(2)),
      },
      'buenos-aires': {
        story: {
          es: 'La partitura es un tango para bandoneón a once pentagramas. El músico toca lo que le cabe en las manos; el resto son huellas de tiza en el suelo. Puedes bailarlas, y un mal paso quema, o copiarlas descalzo para alguien que sepa leerlas, que quema menos.',
          en: 'The score is a tango for bandoneon on eleven staves. The musician plays what his hands can hold; the rest is footprints chalked on the floor. You may dance them, and a false step burns, or copy them barefoot for somebody who can read them, which burns less.',
        },
        effect: choose(
          test('lore', { pass: gain.spell(1, 'ritual'), fail: lose.health(2) }),
          paying(pay.health(), for_(investigator('choice', { other: true }), gain.spell(1, 'ritual'))),
        ),
      },
    },
  },
  {
    id: 'america-5',
    kind: 'location',
    region: 'america',
    sections: {
      arkham: {
        story: {
          es: 'El guarda de la Sociedad Histórica hace su ronda cada once minutos. En la vitrina cuatro hay una página con el margen quemado. La cerradura es mala; lo difícil es ver a tiempo qué tablas del suelo se quejan.',
          en: 'The watchman of the Historical Society makes his round every eleven minutes. In case four lies a page with a burnt margin. The lock is poor; the hard part is seeing in time which floorboards complain.',
        },
        effect: test('observation', { pass: gain.spell(), fail: gain.condition('detained') }),
      },
      'san-francisco': {
        story: {
          es: 'El sismógrafo de Berkeley lleva toda la noche en marcha sin que tiemble nada. Dibuja bucles, ganchos y puntos finales. —Es caligrafía —dice el ayudante. Lo es y, por desgracia, has estudiado ese alfabeto.',
          en: 'The seismograph at Berkeley has been running all night with nothing shaking. It draws loops, hooks, full stops. “It’s handwriting,” says the assistant. It is and, unfortunately, you have studied the alphabet.',
        },
        effect: test('lore', { pass: improve(['lore', 'will']), fail: lose.sanity(2) }),
      },
      'buenos-aires': {
        story: {
          es: 'Subasta en la calle Florida: lote 44, baúl cerrado, «el comprador se compromete a no devolverlo». El otro postor lleva guantes en pleno enero. No tienes dinero; tienes voz y una sala que te escucha.',
          en: 'An auction on Calle Florida: lot 44, one locked trunk, “the buyer undertakes not to return it”. The other bidder is wearing gloves in the January heat. You have no money; you do have a voice and the attention of the room.',
        },
        effect: test('influence', { pass: gain.spell(), fail: gain.condition('debt') }),
      },
    },
  },
  {
    id: 'america-6',
    kind: 'location',
    region: 'america',
    sections: {
      arkham: {
        story: {
          es: 'En la habitación de al lado ensayan un verso y hoy se callan para que respondas. La patrona dice que ese cuarto no tiene puerta desde 1692. Si aguantas hasta el alba sin contestar, lo sabrás de memoria.',
          en: 'Next door they rehearse a verse and tonight they pause for you to answer. The landlady says that room has had no door since 1692. If you can last until dawn without replying, you will know it by heart.',
        },
        effect: test('will', { pass: gain.spell(1, 'incantation'), fail: gain.condition('cursed') }),
      },
      'san-francisco': {
        story: {
          es: 'El sargento de aduanas tiene tu baúl, tu diario y una pobre opinión de ti. Te propone quedarse el diario y que zarpes esta tarde. También puedes convencerlo de que es una novela; va por la página veinte y es un lector difícil.',
          en: 'The customs sergeant has your trunk, your diary and a low opinion of you. He proposes that he keep the diary and that you sail this afternoon. Or you may persuade him that it is a novel; he is on page twenty and a hard man to please.',
        },
        effect: choose(
          ifYouDo(discard(cards('clue')), gain.ticket('ship', 2)),
          test('influence', { pass: improve('influence'), fail: gain.condition('detained') }),
        ),
      },
      'buenos-aires': {
        story: {
          es: 'Pasas la noche bajo el ombú, donde acaba la línea del tranvía. Hacia las tres, las raíces empiezan a dictar. No repiten nada y no toleran interrupciones, tampoco gritos.',
          en: 'You spend the night under the ombú where the tram line ends. At about three the roots begin to dictate. They repeat nothing and tolerate no interruptions, screams included.',
        },
        effect: test('will', { pass: gain.spell(1, 'ritual'), fail: gain.conditionOf('madness') }),
      },
    },
  },
  {
    id: 'america-7',
    kind: 'location',
    region: 'america',
    sections: {
      arkham: {
        story: {
          es: 'El conserje de la Facultad de Medicina lee todo lo que cae en sus papeleras. Cambia lo que no entiende por algo que sí: un dato seco por una página húmeda. La página aún se mueve un poco.',
          en: 'The janitor of the Medical School reads everything that lands in his bins. He trades what he does not understand for what he does: one dry fact for one damp page. The page is still moving slightly.',
        },
        effect: may(gain.spell(1, 'incantation'), pay.clue()),
      },
      'san-francisco': {
        story: {
          es: 'La vendedora de periódicos de Market Street es ciega y distingue a los transeúntes por las suelas. Te dice de dónde vienes y con quién. Da clases, que cobra en noticias que no hayan salido en el periódico.',
          en: 'The news vendor on Market Street is blind and knows passers-by from their soles. She tells you where you have been and with whom. She gives lessons, payable in news that has not been in the papers.',
        },
        effect: may(improve('observation'), pay.clue()),
      },
      'buenos-aires': {
        story: {
          es: 'Un jesuita retirado juega al dominó contra una silla vacía en la avenida de Mayo. Apunta fórmulas en las servilletas y las regala a quien le cuente algo que no sepa. La silla acaba de doblar a seises.',
          en: 'A retired Jesuit plays dominoes against an empty chair on the Avenida de Mayo. He writes formulas on napkins and gives them to anyone who tells him something new. The chair has just played the double six.',
        },
        effect: may(seq(gain.spell(1, 'ritual'), recover.sanity(1)), pay.clue()),
      },
    },
  },
  {
    id: 'america-8',
    kind: 'location',
    region: 'america',
    sections: {
      arkham: {
        story: {
          es: 'En el comedor de St. Mary faltan manos y sobran patatas. Nadie te pregunta quién eres ni qué llevas en el maletín. Queda turno de noche, si quieres dormir por una vez bajo techo conocido.',
          en: 'The kitchen at St. Mary’s is short of hands and long on potatoes. Nobody asks who you are or what you keep in the bag. There is a night shift too, should you wish to spend one under an honest roof.',
        },
        effect: may(ifYouDo(delay, gain.condition('blessed'))),
      },
      'san-francisco': {
        story: {
          es: 'Bendicen la flota cangrejera y al cura le ha sobrado agua. Mira los barcos, te mira a ti y levanta el hisopo. A su espalda, un patrón te hace señas: le queda una litera y zarpa ya.',
          en: 'The crab fleet is being blessed and the priest has water left over. He looks at the boats, looks at you and raises the sprinkler. Behind him a skipper is waving: he has one berth free and is casting off.',
        },
        effect: choose(gain.condition('blessed'), gain.ticket('ship')),
      },
      'buenos-aires': {
        story: {
          es: 'La curandera del Riachuelo no acepta monedas. Quiere algo que te duela perder; lo atará a una piedra y el río hará el resto. Señala tu bolsillo antes de que lo abras.',
          en: 'The healer by the Riachuelo takes no coins. She wants something you will miss; she ties it to a stone and the river does the rest. She points at your pocket before you open it.',
        },
        effect: may(gain.condition('blessed'), pay.card({ kind: 'possession' })),
      },
    },
  },
]
