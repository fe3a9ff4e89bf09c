import {
  advanceDoom,
  also,
  cards,
  choose,
  closeGate,
  count,
  delay,
  gain,
  gate,
  improve,
  lose,
  may,
  modify,
  pay,
  recover,
  seq,
  test,
  unless,
} from './builders.ts'
import type { ComplexCard, Effect } from './nodes.ts'

/** One more die for each Clue held, in the first test: no other part of the card tests Will. */
const dicePerClue: Effect = {
  do: 'lasting',
  ability: modify('dice', 'add:additional', count(cards('clue')), { who: 'you', skill: 'will' }),
  until: { record: 'encounter' },
}

/* Every pass part can close the Gate, five without a further test; six fail parts still can, at a price. Will and Lore carry the deck. */
export const otherWorlds: readonly ComplexCard[] = [
  {
    id: 'celaeno-1',
    kind: 'otherWorld',
    title: { es: 'Gran Salón de Celaeno', en: 'Great Hall of Celaeno' },
    initial: {
      story: {
        es: 'Los estantes del Gran Salón suben hasta donde hay nubes. No están ordenados por autor ni por materia, sino por quién los va a necesitar. Tu balda existe; hay que encontrarla entre las de todos los demás.',
        en: 'The shelves of the Great Hall go up to where there are clouds. They are arranged neither by author nor by subject but by who is going to need them. Your shelf exists; it has to be found among everybody else’s.',
      },
      test: { skill: 'observation', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Tu balda tiene un solo libro, de piedra, fino como una carta. Explica el paso por el que has venido: quién lo abrió, con qué palabras, con cuáles se cierra. La lengua se parece a una que sabes.',
        en: 'Your shelf holds a single book, of stone, as thin as a letter. It explains the way you came: who opened it, in what words, in what words it is shut. The language resembles one you know.',
      },
      effect: test('lore', { pass: seq(closeGate(gate('this')), gain.clue()), fail: delay }),
    },
    fail: {
      story: {
        es: 'La balda que abres es de otra persona y el libro empieza a leerte a ti. Va rápido, con el dedo por tus renglones. Puedes cerrarlo de golpe o dejar que termine la página.',
        en: 'The shelf you open is somebody else’s and the book begins to read you. It goes quickly, a finger along your lines. You can slam it shut or let it finish the page.',
      },
      effect: choose(lose.sanity(2), gain.condition('amnesia')),
    },
  },
  {
    id: 'celaeno-2',
    kind: 'otherWorld',
    title: { es: 'Gran Salón de Celaeno', en: 'Great Hall of Celaeno' },
    initial: {
      story: {
        es: 'El bibliotecario no tiene boca y señala un cartel. El cartel dice lo mismo en cuarenta escrituras, una de ellas recién extinguida. Solo deja pasar a quien corrija la errata.',
        en: 'The librarian has no mouth and points to a notice. The notice says the same thing in forty scripts, one of them lately extinct. Nobody passes who does not correct the error.',
      },
      test: { skill: 'lore' },
    },
    pass: {
      story: {
        es: 'La errata era la puerta. Detrás está el original del que copió Alhazred y se deja consultar de pie, cinco minutos, a solas. Lo difícil no es entenderlo: es apartar los ojos en la frase que te basta.',
        en: 'The error was the door. Behind it lies the original Alhazred copied from, which may be consulted standing, for five minutes, alone. Understanding it is not the hard part: the hard part is looking away at the sentence that suffices.',
      },
      effect: test('will', { pass: seq(closeGate(gate('this')), gain.clue()), fail: lose.sanity(1) }),
    },
    fail: {
      story: {
        es: 'El bibliotecario asiente con tristeza y anota tu respuesta. La llevará contigo, por los pasillos, a las otras mesas. Desde todas ellas te miran lectores que no parecen sorprendidos.',
        en: 'The librarian nods sadly and takes down your answer. He carries it, with you behind, through the aisles to the other tables. From each of them readers look up who do not seem surprised.',
      },
      effect: seq(lose.sanity(1), gain.condition('paranoia')),
    },
  },
  {
    id: 'celaeno-3',
    kind: 'otherWorld',
    title: { es: 'Gran Salón de Celaeno', en: 'Great Hall of Celaeno' },
    initial: {
      story: {
        es: 'En la sala de lectura no se puede pensar en voz alta y aquí todo pensamiento suena. Los demás lectores llevan siglos en silencio. El tuyo, por ahora, es un rumor. Hay que cruzar sin que llegue a ser una frase.',
        en: 'In the reading room one may not think aloud and here every thought makes a sound. The other readers have been silent for centuries. Yours, for the moment, is a murmur. You must cross before it becomes a sentence.',
      },
      test: { skill: 'will' },
    },
    pass: {
      story: {
        es: 'Al fondo, en un atril, está el registro de préstamos. Figura el Portal, prestado hace poco, con la firma del lector y la fecha de devolución. Se puede reclamar si se rellena el impreso en el idioma de la casa.',
        en: 'At the far end, on a lectern, is the loans register. The Gate is in it, lately borrowed, with the reader’s signature and the date due. It can be recalled by filling in the form in the language of the house.',
      },
      effect: test('lore', { pass: seq(closeGate(gate('this')), gain.clue()), fail: delay }),
    },
    fail: {
      story: {
        es: 'Piensas una palabra entera, con tilde y todo. Mil cabezas se vuelven. El ujier se acerca por el pasillo central y tiende la mano: aquí las multas se pagan en lo que se sabe.',
        en: 'You think an entire word, with its accent. A thousand heads turn. The usher comes down the centre aisle and holds out his hand: fines here are paid in what one knows.',
      },
      effect: unless(pay.clue(), choose(lose.sanity(2), gain.condition('cursed'))),
    },
  },
  {
    id: 'celaeno-4',
    kind: 'otherWorld',
    title: { es: 'Gran Salón de Celaeno', en: 'Great Hall of Celaeno' },
    initial: {
      story: {
        es: 'Las tablillas del vestíbulo son el índice del índice. Cada entrada remite a otra y la última remite a ti, con una signatura incompleta. Para completarla hay que saber en qué materia te han clasificado.',
        en: 'The tablets in the vestibule are the index to the index. Each entry refers to another and the last refers to you, with an incomplete shelf mark. To complete it you must know under what subject you have been filed.',
      },
      test: { skill: 'lore' },
    },
    pass: {
      story: {
        es: 'Estás entre «Visitas» y «Volúmenes desaparecidos». El conservador, una luz con manguitos, reconoce que el Portal es una fuga de aire muy dañina para el papel. Pero cerrarlo exige un papel firmado y hay que pedírselo bien.',
        en: 'You are between “Visitors” and “Volumes, missing”. The keeper, a light with sleeve protectors, concedes that the Gate lets in a draught very harmful to paper. But closing it requires a signed form and he must be asked nicely.',
      },
      effect: test('influence', -1, { pass: closeGate(gate('this')), fail: gain.condition('debt') }),
    },
    fail: {
      story: {
        es: 'La entrada equivocada se abre como una boca y te archiva. Estás en una caja con otras como tú, a oscuras, con olor a alcanfor. Alguien tendrá que levantar la tapa desde dentro, sin atender a lo que susurran las fichas vecinas.',
        en: 'The wrong entry opens like a mouth and files you. You are in a box with others of your kind, in the dark, in a smell of camphor. Somebody will have to lift the lid from within, paying no heed to what the neighbouring cards whisper.',
      },
      effect: test('will', { fail: lose.sanity(2) }),
    },
  },
  {
    id: 'future-1',
    kind: 'otherWorld',
    title: { es: 'El Futuro', en: 'The Future' },
    initial: {
      story: {
        es: 'Reconoces la bahía, pero no el agua, que es sólida y canta. De la ciudad quedan los ascensores, que siguen subiendo. En la lápida más alta están todos los nombres y hay que leerlos sin buscar ninguno.',
        en: 'You recognise the bay but not the water, which is solid and sings. Of the city the lifts remain, still going up. On the tallest stone are all the names and they must be read without looking for any.',
      },
      test: { skill: 'will', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Hay una fecha junto a los nombres y es evitable. Alguien ha tallado debajo, con prisas, cómo. Las letras se borran según las miras, empezando por las últimas.',
        en: 'Beside the names there is a date and it can be avoided. Underneath, in haste, somebody has carved how. The letters fade as you look at them, starting with the last.',
      },
      effect: test('observation', { pass: seq(closeGate(gate('this')), gain.clue()), fail: lose.sanity(1) }),
    },
    fail: {
      story: {
        es: 'Has buscado uno y lo has encontrado. Lo que sigue en pie de ti se sienta en el suelo del futuro. A tu lado, un insecto del tamaño de un perro te ofrece, en escritura de patas, sus condolencias y un dato.',
        en: 'You looked for one and you found it. What is left of you sits down on the floor of the future. Beside you, an insect as big as a dog offers in leg-script its condolences and a piece of information.',
      },
      effect: test('lore', { pass: gain.clue(), fail: lose.sanity(2) }),
    },
  },
  {
    id: 'future-2',
    kind: 'otherWorld',
    title: { es: 'El Futuro', en: 'The Future' },
    initial: {
      story: {
        es: 'El sol es grande, rojo y está muy cerca, como una visita. Queda un museo abierto y la última sala es una reproducción de tu dormitorio. Un cartel pide no tumbarse en la cama. Llevas todo el día de pie.',
        en: 'The sun is large, red and very near, like a visitor. One museum is still open and its last room is a reproduction of your bedroom. A notice asks people not to lie down on the bed. You have been on your feet all day.',
      },
      test: { skill: 'will' },
    },
    pass: {
      story: {
        es: 'En las vitrinas de al lado están las cosas que dejará tu especie. Una es el instrumento con el que, según la cartela, «cerraban». La cartela está en la lengua de los escarabajos, de la que solo conoces dos manuales.',
        en: 'In the cases next door are the things your kind will leave. One is the instrument with which, the label says, they “used to close”. The label is in the language of the beetles, of which you know just two grammars.',
      },
      effect: test('lore', { pass: seq(closeGate(gate('this')), gain.artifact()), fail: delay }),
    },
    fail: {
      story: {
        es: 'La cama era una trampa para conservar visitantes. Las sábanas se tensan y el techo baja con una placa grabada. Dice de qué época eres. Hay que romper algo, preferiblemente la cama.',
        en: 'The bed was a trap for preserving visitors. The sheets go taut and the ceiling descends with an engraved plate. It says what period you are. Something has to be broken, preferably the bed.',
      },
      effect: test('strength', { fail: choose(lose.health(2), gain.condition('leg-injury')) }),
    },
  },
  {
    id: 'great-race-1',
    kind: 'otherWorld',
    title: { es: 'Ciudad de la Gran Raza', en: 'City of the Great Race' },
    initial: {
      story: {
        es: 'Te miran tres ojos sobre un cuello largo y te preguntan, con pinzas, de qué siglo vienes. La escala que te enseñan tiene nueve mil millones de rayas. Señalar la tuya es cuestión de saber leerla.',
        en: 'Three eyes on a long neck look at you and ask, in clicks, what century you are from. The scale they show you has nine thousand million lines. Pointing to yours is a matter of knowing how to read it.',
      },
      test: { skill: 'lore', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Aceptan el canje: una historia de tu tiempo por el modo de cerrar el paso. Escribes en una mesa inmensa con un cuerpo que no es el tuyo. La pluma es cómoda. Lo difícil es querer volver.',
        en: 'They accept the exchange: a history of your time for the means to close the way. You write at an immense table with a body that is not yours. The pen is comfortable. Wanting to go back is the difficult part.',
      },
      effect: test('will', { pass: seq(closeGate(gate('this')), gain.spell()), fail: gain.condition('amnesia') }),
    },
    fail: {
      story: {
        es: 'Señalas el siglo de los escarabajos. Hay un revuelo de pinzas y te conducen a la sala donde se comprueba la memoria de los impostores. Salvo que traigas algo que ellos aún no tengan anotado.',
        en: 'You point to the century of the beetles. There is a flurry of claws and you are taken to the room where the memories of impostors are checked. Unless you have brought something they have not yet written down.',
      },
      effect: unless(pay.clue(), lose.sanity(2)),
    },
  },
  {
    id: 'great-race-2',
    kind: 'otherWorld',
    title: { es: 'Ciudad de la Gran Raza', en: 'City of the Great Race' },
    initial: {
      story: {
        es: 'Despiertas en una ciudad de rampas y tus brazos terminan en tijeras. Al pasar ante una superficie pulida conviene mirar hacia otro lado. La rampa está llena de superficies pulidas.',
        en: 'You wake in a city of ramps and your arms end in shears. When passing a polished surface it is best to look away. The ramp is lined with polished surfaces.',
      },
      test: { skill: 'will' },
    },
    pass: {
      story: {
        es: 'Has llegado al archivo con la mente en su sitio y una escolta curiosa. Los estuches de metal guardan la noche en que se abrió tu Portal. Se manejan con las tijeras y siguiendo un sistema decimal que no es de diez.',
        en: 'You have reached the archive with your mind in place and a curious escort. The metal cases hold the night your Gate was opened. They are handled with the shears, according to a decimal system not based on ten.',
      },
      effect: test('lore', { pass: closeGate(gate('this')), fail: delay }),
    },
    fail: {
      story: {
        es: 'Te has visto. Gritas con un ruido de castañuelas y los demás, por delicadeza, fingen que se cae algo. Uno se ofrece a acompañarte a la salida y a cerrarla a cambio de lo que sepas.',
        en: 'You have seen yourself. You scream with a sound of castanets and the others tactfully pretend that something fell. One offers to see you out and to shut the way behind you in return for what you know.',
      },
      effect: also(lose.sanity(1), may(closeGate(gate('this')), pay.clue(2))),
    },
  },
  {
    id: 'great-race-3',
    kind: 'otherWorld',
    title: { es: 'Ciudad de la Gran Raza', en: 'City of the Great Race' },
    initial: {
      story: {
        es: 'El funcionario del archivo no acepta ruegos ni miedo. Hay una ranura para contribuciones y una balanza al lado. Si traes un dato que no conste, te sentará a su mesa. Si no, la puerta de las mazmorras también es muy ancha.',
        en: 'The archive clerk accepts neither pleas nor fear. There is a slot for contributions and a balance beside it. If you bring a fact not on record, he will seat you at his table. If not, the dungeon door is also very wide.',
      },
      cost: pay.clue(),
    },
    pass: {
      story: {
        es: 'La balanza se inclina y el funcionario copia lo tuyo en metal. Después te sienta a la máquina con la que ellos cambian de época. Para apagar tu Portal hay que sostener la palanca mientras pasan por ti todas las demás épocas.',
        en: 'The balance tips and the clerk copies what you brought into metal. Then he seats you at the machine by which they change epochs. To put out your Gate the lever must be held while all the other epochs go through you.',
      },
      effect: test('will', { pass: seq(closeGate(gate('this')), improve('will')), fail: lose.sanity(1) }),
    },
    fail: {
      story: {
        es: 'Bajo las rampas hay trampillas selladas con bandas de hierro y algo silba contra ellas. Te encierran al lado, a esperar turno. El pestillo es de su fuerza, no de la tuya, y el silbido se acerca.',
        en: 'Under the ramps are trapdoors sealed with bands of iron and something whistles against them. They lock you in next door to await your turn. The bolt was made for their strength, not yours, and the whistling is coming closer.',
      },
      effect: test('strength', { fail: gain.condition('detained') }),
    },
  },
  {
    id: 'great-race-4',
    kind: 'otherWorld',
    title: { es: 'Ciudad de la Gran Raza', en: 'City of the Great Race' },
    initial: {
      story: {
        es: 'En el ágora se debate a qué especie emigrarán cuando llegue el fin. Alguien ha propuesto la tuya. Te conceden la palabra, es decir, una plataforma y un silencio de cuarenta mil ojos.',
        en: 'In the agora they are debating which species to migrate to when the end comes. Somebody has proposed yours. You are granted the floor, that is, a platform and the silence of forty thousand eyes.',
      },
      test: { skill: 'influence' },
    },
    pass: {
      story: {
        es: 'Los has disuadido: demasiadas muelas. En agradecimiento, la presidencia te abre la cámara de proyección. El teorema que cierra Portales está en la pared y le faltan los pasos que para ellos son evidentes.',
        en: 'You have dissuaded them: too many teeth. In gratitude the chair opens the projection chamber to you. The theorem that closes Gates is on the wall, without the steps that to them are obvious.',
      },
      effect: test('lore', -1, { pass: seq(closeGate(gate('this')), gain.spell()), fail: delay }),
    },
    fail: {
      story: {
        es: 'La moción se aprueba por aclamación. Un equipo de técnicos te mide el cráneo con mucha cortesía y apunta habitaciones. Cuando te devuelven a tu sitio han pasado, según ellos, unas pocas edades.',
        en: 'The motion is carried by acclamation. A team of technicians measures your skull with great courtesy, noting rooms. By the time they put you back where you were there have passed, they say, only a few ages.',
      },
      effect: seq(delay, lose.sanity(1)),
    },
  },
  {
    id: 'carcosa-1',
    kind: 'otherWorld',
    title: { es: 'Carcosa Perdida', en: 'Lost Carcosa' },
    initial: {
      story: {
        es: 'Dos soles se hunden en el lago y las torres están detrás de la luna. En la orilla, un coro ensaya una canción a la que le faltan versos. Se vuelven hacia ti: te toca y no puedes haberla leído. ¿O sí?',
        en: 'Two suns sink into the lake and the towers are behind the moon. On the shore a choir is rehearsing a song with verses missing. They turn to you: it is your cue and you cannot have read it. Or have you?',
      },
      test: { skill: 'lore', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Cantas. La letra te sube a la boca entera, como si la hubieras llevado siempre. Al último verso las torres se apagan y el Portal con ellas. No consigues callar del todo hasta llegar a casa.',
        en: 'You sing. The words come up whole, as if you had always carried them. At the last verse the towers go dark and so does the Gate. You cannot quite stop until you are home.',
      },
      effect: seq(closeGate(gate('this')), lose.sanity(1)),
    },
    fail: {
      story: {
        es: 'Desafinas y el coro se calla. Las máscaras pálidas se acercan a ver qué llevas tú por cara. Hay que decirles algo gracioso, enseguida, en verso si es posible.',
        en: 'You go flat and the choir stops. The pallid masks come closer to see what you are wearing for a face. Something amusing must be said to them at once, in verse if possible.',
      },
      effect: test('influence', { fail: seq(lose.sanity(1), gain.condition('hallucinations')) }),
    },
  },
  {
    id: 'carcosa-2',
    kind: 'otherWorld',
    title: { es: 'Carcosa Perdida', en: 'Lost Carcosa' },
    initial: {
      story: {
        es: 'En el baile todos llevan máscara menos uno, que lleva cara. Suena un vals de tres tiempos y medio. Para llegar al trono hay que ver qué parejas bailan y cuáles son solo ropa.',
        en: 'At the ball all wear masks except one, who wears a face. They are playing a waltz in three and a half time. To reach the throne you must see which couples are dancing and which are merely clothes.',
      },
      test: { skill: 'observation' },
    },
    pass: {
      story: {
        es: 'Sobre el trono vacío hay un libreto amarillo, abierto por el segundo acto. La acotación dice quién cierra la puerta y cómo. El resto de la página está en un idioma que empieza a ser el tuyo.',
        en: 'On the empty throne is a yellow playbook, open at the second act. The stage direction says who shuts the door and how. The rest of the page is in a language that is beginning to be yours.',
      },
      effect: test('lore', { pass: closeGate(gate('this')), fail: seq(lose.sanity(1), delay) }),
    },
    fail: {
      story: {
        es: 'Has sacado a bailar a un vestido. Dentro no hay nadie y baila muy bien. Cuando paras, te ofrecen quedarte; también te ofrecen la llave de la calle si cuentas un secreto que haga reír al Rey.',
        en: 'You have asked a dress to dance. There is nobody in it and it dances very well. When you stop they invite you to stay; they also offer you the key to the street if you tell a secret that makes the King laugh.',
      },
      effect: also(lose.sanity(2), may(closeGate(gate('this')), pay.clue(2))),
    },
  },
  {
    id: 'carcosa-3',
    kind: 'otherWorld',
    title: { es: 'Carcosa Perdida', en: 'Lost Carcosa' },
    initial: {
      story: {
        es: 'El signo amarillo cuelga sobre la puerta de la posada, recién pintado. Mirarlo es como acordarse de algo. Hay que entrar por debajo sin levantar la cabeza, y todo en él pide que la levantes.',
        en: 'The yellow sign hangs over the door of the inn, freshly painted. Looking at it is like remembering something. You must go in underneath without raising your head, and everything about it asks you to raise it.',
      },
      test: { skill: 'will' },
    },
    pass: {
      story: {
        es: 'El posadero conoce el asunto: los Portales son goteras del teatro. Te da la escalera de mano, un cubo de cal y el signo contrario, por escrito y al revés. Tendrás que desarrollarlo tú sobre la marcha.',
        en: 'The innkeeper knows all about it: Gates are leaks in the theatre. He gives you a stepladder, a bucket of lime and the opposite sign, in writing and back to front. You will have to work it out as you paint.',
      },
      effect: test('lore', { pass: closeGate(gate('this')), fail: gain.condition('hallucinations') }),
    },
    fail: {
      story: {
        es: 'Has levantado la cabeza y ahora el signo está en todo lo que miras. Con los ojos cerrados es peor: se mueve. Alguien escribió una vez qué hacer en estos casos, en un libro que juraste no abrir.',
        en: 'You raised your head and now the sign is on everything you look at. With your eyes closed it is worse: it moves. Somebody once wrote down what to do in such cases, in a book you swore not to open.',
      },
      effect: test('lore', -1, { pass: closeGate(gate('this')), fail: lose.sanity(2) }),
    },
  },
  {
    id: 'carcosa-4',
    kind: 'otherWorld',
    title: { es: 'Carcosa Perdida', en: 'Lost Carcosa' },
    initial: {
      story: {
        es: 'El chambelán te pregunta qué papel haces. No hay público: toda Carcosa está en el reparto. Si lo convences de que eres quien baja el telón, nadie te estorbará. Si no, hay otro papel libre, más corto.',
        en: 'The chamberlain asks what part you play. There is no audience: all Carcosa is in the cast. If you convince him that you are the one who lowers the curtain, nobody will hinder you. If not, there is another part free, a shorter one.',
      },
      test: { skill: 'influence' },
    },
    pass: {
      story: {
        es: 'Bajas el telón. Pesa como una noche y cae sobre el Portal sin hacer ruido. El chambelán pasa la gorra entre bastidores: por esta clase de función, dice, siempre se acaba pagando algo.',
        en: 'You lower the curtain. It weighs as much as a night and falls across the Gate without a sound. The chamberlain passes the hat round backstage: for this kind of performance, he says, one always ends up paying something.',
      },
      effect: also(closeGate(gate('this')), unless(pay.clue(), gain.condition('cursed'))),
    },
    fail: {
      story: {
        es: 'Te dan el papel de la Verdad y un sudario a tu medida. Sales a escena. El Rey se levanta a aplaudir y, al levantarse, se ve que no es la túnica lo que lleva hecho jirones. Hay que decir el texto sin mirarlo y hacer mutis.',
        en: 'They give you the part of Truth and a shroud in your size. You go on. The King rises to applaud and, as he rises, it appears that the tatters are not his robe. You must say the line without looking at him and exit.',
      },
      effect: test('will', { fail: advanceDoom(1) }),
    },
  },
  {
    id: 'past-1',
    kind: 'otherWorld',
    title: { es: 'El Pasado', en: 'The Past' },
    initial: {
      story: {
        es: 'Hueles el humo antes de ver la aldea: te esperaban. La sacerdotisa te señala con un hueso y pregunta algo a su gente. No hace falta entender el idioma para saber que es una votación.',
        en: 'You smell the smoke before you see the village: they were expecting you. The priestess points at you with a bone and asks her people something. One need not know the language to know that it is a vote.',
      },
      test: { skill: 'influence', modifier: -1 },
    },
    pass: {
      story: {
        es: 'Ganas por dos manos alzadas. La sacerdotisa te sienta a su lado y desata el haz de ramas que mantenía abierto el cielo. Antes de que te vayas dibuja en la ceniza lo que bajó la primera vez.',
        en: 'You win by two hands. The priestess seats you beside her and unties the bundle of branches that was holding the sky open. Before you go she draws in the ash what came down the first time.',
      },
      effect: seq(closeGate(gate('this')), gain.clue()),
    },
    fail: {
      story: {
        es: 'Pierdes por dos manos alzadas. La piedra es plana, tiene un canalillo y aún está templada. Son seis a sujetarte y solo uno ha hecho esto antes.',
        en: 'You lose by two hands. The stone is flat, has a small channel in it and is still warm. There are six to hold you down and only one of them has done this before.',
      },
      effect: test('strength', { fail: choose(lose.health(2), gain.condition('back-injury')) }),
    },
  },
  {
    id: 'past-2',
    kind: 'otherWorld',
    title: { es: 'El Pasado', en: 'The Past' },
    initial: {
      story: {
        es: 'La ciudad es Ur o Sarnath, recién encalada. En el mercado hay una tablilla a medio escribir y el escriba ha ido a comer. Es la fórmula del Portal, en borrador. Corregirla ahora sería un Portal menos.',
        en: 'The city is Ur or Sarnath, newly whitewashed. In the market lies a tablet half written and the scribe has gone to lunch. It is the formula for the Gate, in draft. To correct it now would be one Gate fewer.',
      },
      test: { skill: 'lore' },
    },
    pass: {
      story: {
        es: 'Cambias un signo, solo uno. El escriba vuelve, lee, frunce el ceño y lo da por bueno. El Portal deja de haberse abierto, lo que obliga a dar un rodeo de algunos siglos para volver a casa.',
        en: 'You change one sign, no more. The scribe comes back, reads, frowns and lets it stand. The Gate stops having been opened, which makes it necessary to go home the long way, by several centuries.',
      },
      effect: seq(closeGate(gate('this')), delay),
    },
    fail: {
      story: {
        es: 'Cambias el signo que no era y el mercado se queda callado. Todos miran al cielo, donde ahora hay algo. Aún puedes romper la tablilla: basta con no mirar tú también.',
        en: 'You change the wrong sign and the market goes quiet. Everybody is looking at the sky, where there is now something. You can still break the tablet: you only have to not look too.',
      },
      effect: test('will', { pass: closeGate(gate('this')), fail: lose.sanity(2) }),
    },
  },
  {
    id: 'dreamlands-1',
    kind: 'otherWorld',
    title: { es: 'Las Tierras del Sueño', en: 'The Dreamlands' },
    initial: {
      story: {
        es: 'Setenta peldaños de sueño ligero y los sacerdotes de barba te piden el nombre y el motivo. La caverna de la llama se alimenta de certezas. Cuantas más lleves encima, más luz dará; después hay que bajar setecientos peldaños más, a oscuras.',
        en: 'Seventy steps of light slumber and the bearded priests ask your name and purpose. The cavern of flame feeds on certainties. The more you carry, the more light it gives; after that there are seven hundred steps more, in the dark.',
      },
      effect: dicePerClue,
      test: { skill: 'will', modifier: -1 },
    },
    pass: {
      story: {
        es: 'En el Bosque Encantado, el Portal es una losa con una argolla, grande como un carro. Los zoogs han roído las cuñas. Hay que empujarla hasta su marco antes de que los zoogs vuelvan con sus primos.',
        en: 'In the Enchanted Wood the Gate is a slab with a ring in it, as big as a cart. The zoogs have gnawed through the wedges. It must be pushed back into its frame before the zoogs return with their cousins.',
      },
      effect: test('strength', { pass: closeGate(gate('this')), fail: delay }),
    },
    fail: {
      story: {
        es: 'La llama parpadea y los sacerdotes niegan con la cabeza. Te despiertas en otro sueño, con los mismos peldaños y otros sacerdotes, de barba más larga. Alguno de ellos acepta regalos.',
        en: 'The flame gutters and the priests shake their heads. You wake in another dream, with the same steps and other priests, longer in the beard. Some of them accept presents.',
      },
      effect: seq(lose.sanity(1), unless(pay.clue(), gain.condition('hallucinations'))),
    },
  },
  {
    id: 'dreamlands-2',
    kind: 'otherWorld',
    title: { es: 'Las Tierras del Sueño', en: 'The Dreamlands' },
    initial: {
      story: {
        es: 'En Ulthar nadie puede matar un gato y los gatos lo saben. El más viejo te espera en el brocal con una pregunta sobre la luna. No es un acertijo: es un examen y lo aprobaron pocos de los que escribieron los libros.',
        en: 'In Ulthar no man may kill a cat and the cats know it. The eldest is waiting for you on the well with a question about the moon. It is not a riddle: it is an examination and few who wrote the books have passed.',
      },
      test: { skill: 'lore' },
    },
    pass: {
      story: {
        es: 'El gato bosteza, conforme. Esa noche saltan todos a la vez desde los tejados y caen sobre el Portal como una manta. Te despiertas con calor en los pies, descanso en los huesos y pelos en el abrigo.',
        en: 'The cat yawns, satisfied. That night they all leap from the rooftops at once and settle on the Gate like a blanket. You wake with warm feet, rested bones and hairs on your coat.',
      },
      effect: seq(closeGate(gate('this')), recover.sanity(2)),
    },
    fail: {
      story: {
        es: 'El gato se va sin despedirse y te deja en un callejón que no acaba. En los alféizares hay mil gatos de piedra. Uno ha movido la cola; si lo ves otra vez, lo sigues.',
        en: 'The cat leaves without a goodbye and you are in an alley that does not end. On the sills are a thousand stone cats. One has moved its tail; if you see it again, follow it.',
      },
      effect: test('observation', { pass: closeGate(gate('this')), fail: seq(lose.sanity(1), delay) }),
    },
  },
  {
    id: 'yuggoth-1',
    kind: 'otherWorld',
    title: { es: 'Yuggoth', en: 'Yuggoth' },
    initial: {
      story: {
        es: 'Te recibe una delegación de crustáceos con alas y un gramófono que habla por ellos. Son comerciantes, dice el gramófono. Quieren saber qué vendes. Sobre la mesa hay un cilindro vacío, del tamaño de tu cabeza.',
        en: 'You are met by a delegation of winged crustaceans and a gramophone that speaks for them. They are traders, says the gramophone. They would like to know what you are selling. On the table is an empty cylinder about the size of your head.',
      },
      test: { skill: 'influence' },
    },
    pass: {
      story: {
        es: 'Les vendes silencio: cierras tú el paso y no volverás a molestar. Les parece un negocio redondo. El contrato está en hongo y la cláusula séptima, que es la fórmula, se lee con los dedos.',
        en: 'You sell them silence: you will shut the way yourself and trouble them no more. They think it an excellent bargain. The contract is in fungus and clause seven, which is the formula, has to be read with the fingers.',
      },
      effect: test('lore', { pass: seq(closeGate(gate('this')), gain.spell()), fail: lose.sanity(2) }),
    },
    fail: {
      story: {
        es: 'El gramófono se ríe y cambian el disco. Cuando vuelves a tener cuerpo, han pasado varias pruebas y te lo devuelven con un recibo. Falta alguna pieza; ellos dicen que no se usa.',
        en: 'The gramophone laughs and they change the record. When you next have a body, several tests have been run and it is returned to you with a receipt. A piece or two is missing; they say it is not used.',
      },
      effect: seq(lose.health(2), delay),
    },
  },
  {
    id: 'yuggoth-2',
    kind: 'otherWorld',
    title: { es: 'Yuggoth', en: 'Yuggoth' },
    initial: {
      story: {
        es: 'Los ríos de brea pasan bajo puentes que construyó otra gente, ya extinguida cuando llegaron los hongos. En los estantes de la orilla, los cilindros charlan. Uno habla con la voz de alguien que conoces y te pide que te quedes a hacerle compañía.',
        en: 'Rivers of pitch run under bridges built by other people, already extinct when the fungi came. On the shelves along the bank the cylinders are chatting. One speaks in a voice you know and asks you to stay and keep it company.',
      },
      test: { skill: 'will' },
    },
    pass: {
      story: {
        es: 'El cilindro comprende. Fue ingeniero y te dicta lo que ha oído en veinte años de estante: cómo se apaga un Portal desde el lado de la fábrica. Al terminar te pide que lo gires hacia la ventana.',
        en: 'The cylinder understands. He was an engineer and he dictates what he has overheard in twenty years on a shelf: how a Gate is turned off from the factory side. When he is done he asks to be turned towards the window.',
      },
      effect: test('lore', { pass: seq(closeGate(gate('this')), recover.health(2)), fail: delay }),
    },
    fail: {
      story: {
        es: 'Te has quedado un rato y el rato se ha quedado contigo: los brazos no responden. Los cirujanos ya despliegan el instrumental. Encima de la mesa cuelga el esquema de la sala, Portal incluido. Si lo entiendes antes que la anestesia…',
        en: 'You stayed a while and the while has stayed with you: your arms do not answer. The surgeons are laying out their instruments. Above the table hangs a diagram of the room, Gate included. If you can follow it sooner than the anaesthetic…',
      },
      effect: test('lore', -1, { pass: closeGate(gate('this')), fail: lose.both(1, 1) }),
    },
  },
  {
    id: 'yuggoth-3',
    kind: 'otherWorld',
    title: { es: 'Yuggoth', en: 'Yuggoth' },
    initial: {
      story: {
        es: 'La aduana de Yuggoth es un torno sin nadie. Admite una sola moneda: algo que ellos no sepan. Si lo introduces, el torno gira. Si no tienes qué introducir, gira igualmente, hacia las minas.',
        en: 'Yuggoth’s customs house is an unmanned turnstile. It takes a single coin: something they do not know. Put it in and the turnstile turns. If you have nothing to put in it turns all the same, towards the mines.',
      },
      cost: pay.clue(),
    },
    pass: {
      story: {
        es: 'Al otro lado está el taller donde hacen los Portales, de noche y por encargo. El tuyo cuelga de un gancho, a medio revisar, con la herramienta puesta. El manual está escrito en colores que casi ves.',
        en: 'On the far side is the workshop where Gates are made, at night and to order. Yours hangs from a hook, half serviced, with the tool still in it. The manual is written in colours you can almost see.',
      },
      effect: test('lore', { pass: seq(closeGate(gate('this')), gain.artifact()), fail: lose.health(2) }),
    },
    fail: {
      story: {
        es: 'En las minas trabaja gente de todas las épocas, con los ojos cerrados, a mucha profundidad. No hay capataz. Basta con que empieces a picar para que te parezca lo lógico. Conviene recordar, cada tres golpes, cómo se vuelve.',
        en: 'In the mines people of all ages are at work with their eyes shut, very deep. There is no overseer. One need only begin to dig for it to seem the reasonable thing. It is well to recall, every third stroke, the way back.',
      },
      effect: test('will', { pass: gain.clue(), fail: lose.sanity(2) }),
    },
  },
  {
    id: 'yuggoth-4',
    kind: 'otherWorld',
    title: { es: 'Yuggoth', en: 'Yuggoth' },
    initial: {
      story: {
        es: 'El frío de aquí tiene opiniones. Te dice que te sientes, que la nieve es de metano y muy blanda, que ya has andado bastante. En lo alto de la cuesta brilla la torre sin ventanas.',
        en: 'The cold here has opinions. It tells you to sit down, that the snow is methane and very soft, that you have walked enough. At the top of the slope shines the tower without windows.',
      },
      test: { skill: 'will' },
    },
    pass: {
      story: {
        es: 'Dentro de la torre no hay luz porque nadie la necesita. Tu linterna molesta; algo se queja en la pared. El mecanismo del Portal está entre otros cien, todos en marcha, y solo uno late a tu ritmo.',
        en: 'There is no light in the tower because nobody needs any. Your torch is resented; something in the wall complains. The Gate’s mechanism is one of a hundred, all running, and only one of them keeps time with your heart.',
      },
      effect: test('observation', -1, { pass: seq(closeGate(gate('this')), gain.clue()), fail: lose.health(2) }),
    },
    fail: {
      story: {
        es: 'Te has sentado. La nieve sube por ti con dedos hábiles y empieza a ordenar. Cuando comprendes que está haciendo sitio, hay que arrancarse de ella con lo que quede.',
        en: 'You have sat down. The snow comes up you with deft fingers and begins to tidy. By the time you understand that it is making room, you must tear yourself away with whatever is left.',
      },
      effect: test('strength', { fail: gain.condition('internal-injury') }),
    },
  },
  {
    id: 'underworld-1',
    kind: 'otherWorld',
    title: { es: 'El Inframundo', en: 'The Underworld' },
    initial: {
      story: {
        es: 'Bajo el cementerio hay otro y debajo, otro, y en el cuarto se celebra una cena. Los gules te hacen sitio: hace tiempo que no viene nadie por su propio pie. Esperan que cuentes algo mientras sirven.',
        en: 'Under the cemetery is another, under that another and in the fourth a dinner is being held. The ghouls make room for you: it is long since anybody came on their own feet. They expect a story while they serve.',
      },
      test: { skill: 'influence' },
    },
    pass: {
      story: {
        es: 'Tu historia gusta y te llenan el plato. Uno, que fue pintor en Boston, promete llevarte al Portal y taparlo con tierra de la buena. Después del postre. Hay que mirar el plato y decir que está en su punto.',
        en: 'They like your story and fill your plate. One of them, who used to paint in Boston, promises to take you to the Gate and stop it with good earth. After the sweet. You must look at the plate and say that it is done just right.',
      },
      effect: test('will', { pass: seq(closeGate(gate('this')), gain.clue()), fail: lose.sanity(1) }),
    },
    fail: {
      story: {
        es: 'Conocían la historia y la contaba mejor un difunto. Se hace un silencio de mandíbulas. El anfitrión te invita a compensarles con un chisme de arriba que no hayan oído; de lo contrario, con otra cosa.',
        en: 'They knew the story and one of the deceased told it better. There is a silence of jaws. Your host invites you to make it up to them with some gossip from above they have not heard; failing that, with something else.',
      },
      effect: unless(pay.clue(), lose.health(2)),
    },
  },
  {
    id: 'abyss-1',
    kind: 'otherWorld',
    title: { es: 'El Abismo', en: 'The Abyss' },
    initial: {
      story: {
        es: 'Caes despacio, con tiempo de sobra. El Abismo tiene paredes y en las paredes hay asideros, cada cual con su época y su dueño. Alguno es una mano. Conviene ver cuál antes de agarrarse.',
        en: 'You fall slowly, with time to spare. The Abyss has walls and in the walls are handholds, each with its age and its owner. Some of them are hands. It is best to see which before taking hold.',
      },
      test: { skill: 'observation' },
    },
    pass: {
      story: {
        es: 'Cuelgas del borde del Portal, que desde este lado es un ojal en la tela. El hilo está suelto y llega hasta ti. Hay que trepar por él, palmo a palmo, tirando con todo tu peso hasta que cierre.',
        en: 'You are hanging from the rim of the Gate, which from this side is a buttonhole in the cloth. The thread is loose and comes down to you. You must climb it hand over hand, with your whole weight, until it draws shut.',
      },
      effect: test('strength', -1, { pass: closeGate(gate('this')), fail: lose.health(2) }),
    },
    fail: {
      story: {
        es: 'Era una mano y se ha alegrado de verte. La caída continúa en compañía. Habla de todo lo que ha visto pasar hacia abajo, con mucho detalle, y quiere que le prometas que lo recordarás.',
        en: 'It was a hand and it is glad of you. You fall together. It speaks of everything it has seen go by on the way down, in much detail, and wants you to promise to remember.',
      },
      effect: test('will', { pass: gain.clue(), fail: lose.sanity(3) }),
    },
  },
]
