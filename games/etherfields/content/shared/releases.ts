import type { Script } from '../book.ts'
import { cases, guard, seq, setFlag, story, youAre } from '../builders.ts'

/* How Slumbers end well (S.17 to S.28): each is something outside, seen from below. */

export const releases: readonly Script[] = [
  {
    name: 'S.17',
    effect: story(
      '—Justo —dice el Contador, y moja el lápiz. Tiene cinco rayas y las tacha de una en una, con cuidado de no saltarse ninguna. Debajo asoma otra que no recuerda haber hecho. La mira. Te mira. La deja donde está.',
      '“That’s right,” says the Tallyman, and wets his pencil. He has five strokes and crosses them off one at a time, taking care to miss none. Below them is another, which he does not remember making. He looks at it. He looks at you. He leaves it where it is.',
    ),
  },
  {
    name: 'S.18',
    effect: seq(
      story(
        'La más pequeña coge la Gema con las dos manoplas y la mete en su farol, que ya ardía. Son cuatro y se ponen en fila, de menor a mayor, de cara al agua. —Te la devolvemos —dice—. Es para que nos vea quien tenga que vernos. —Por detrás, una mano les sube el cuello del abrigo, uno por uno.',
        'The smallest takes the Gem in both mittens and puts it in her lantern, which was burning already. There are four of them, and they line up by height, facing the water. “You’ll have it back,” she says. “It’s so that whoever has to see us can.” From behind, a hand turns up their collars, one after another.',
      ),
      setFlag('campaign', 'lent-gem'),
    ),
  },
  {
    name: 'S.19',
    effect: story(
      'Sueltas lo que llevas y metes el brazo hasta el hombro. La suya está ahí, fría, de sal, y no tira: te palpa los cinco dedos, uno por uno, como se busca a alguien por el tacto. No es a ti a quien busca. Aprieta una vez, de todos modos, y la sal se te queda en la palma con la forma de otra palma.',
      'You let go of what you have and put your arm in to the shoulder. Hers is there, cold, made of salt, and it does not pull: it feels your five fingers one by one, as one looks for somebody by touch. It is not you she is looking for. She presses once all the same, and the salt stays in your palm in the shape of another palm.',
    ),
  },
  {
    name: 'S.20',
    effect: seq(
      story(
        'Se saca una carta de la manga, con cuidado de no rasgar el encaje, y te la tiende. En el sobre pone «H. Quill, la playa»; ni calle ni número. Prometes, porque hay que prometer. Ella deja de leer en voz alta a mitad de una palabra, y la palabra, sea cual sea, te la llevas tú.',
        'She takes a letter out of her sleeve, careful not to tear the lace, and holds it out. The envelope says “H. Quill, the beach”; no street, no number. You promise, since one has to. She stops reading aloud in the middle of a word, and the word, whichever it is, goes with you.',
      ),
      cases([
        guard(
          youAre('freeSpirit'),
          story('El matasellos es el tuyo: lo conoces por la muesca.', 'The postmark is yours: you know it by the nick.'),
        ),
      ]),
    ),
  },
  {
    name: 'S.21',
    effect: story(
      'Dejas de resistirte. La tercera vez las manos no empujan: se pasan algo por encima de las cabezas, de una a otra, cien veces, y lo que llega a las tuyas es el cabo de una cuerda, mojado y caliente de tanta mano. Al otro lado tira alguien. No es alguien: es un pueblo entero, contando hasta tres.',
      'You stop resisting. The third time the hands do not push: they pass something along over their heads, one to another, a hundred times, and what reaches yours is a rope’s end, wet, and warm with so much handling. At the far side somebody is pulling. Not somebody: a whole town, counting to three.',
    ),
  },
  {
    name: 'S.22',
    effect: story(
      'La Sombra lo entiende a la segunda, como se entiende un nombre en una lista. Lleva un cinturón que le queda ancho y se lo sujeta con una mano. Se hace a un lado, medio palmo, lo justo para que pase la luz; y antes de irse te toca la cabeza y, en voz baja, apunta: —Uno.',
      'The Shadow understands at the second telling, as one understands a name on a list. It wears a belt that is too wide and holds it up with one hand. It moves aside by half a span, just enough for the light to get past; and before it goes it touches your head and notes, under its breath: “One.”',
    ),
  },
  {
    name: 'S.23',
    effect: story(
      'Se te echa encima con todo su peso y no corres. Lleva el pelo por dentro y por fuera es solo calor, con un corazón a la izquierda que va al galope. Te lame la sal de una oreja; luego, de la otra. Lejos silba alguien, como se silba en una rampa, y el peso va a menos hasta que no hay perro: hay la marca de un perro, seca, en el suelo mojado.',
      'It lies down on you with all its weight and you do not run. It wears its fur on the inside, and outside it is only warmth, with a heart on the left going at a gallop. It licks the salt off one ear, then off the other. Far away somebody whistles, as one whistles on a slip, and it weighs less and less until there is no dog, only the mark of one, dry, on the wet floor.',
    ),
  },
  {
    name: 'S.24',
    effect: story(
      'Lo dices dos veces, igual, y por una vez no contesta nadie. Luego llega la respuesta a lo que ibas a preguntar: cinco golpes en madera y, tarde, otro. Han salido antes que la pregunta. Quien los da no puede saber que escuchas, y golpea como si lo supiera.',
      'You say it twice, the same, and for once nobody answers. Then comes the reply to what you were about to ask: five knocks on wood and, late, another. They set out before the question did. Whoever gives them cannot know that you are listening, and knocks as if they knew.',
    ),
  },
  {
    name: 'S.25',
    effect: story(
      'La tercera voz se calla donde se han callado las otras y ahí está, sin que nadie se haya puesto de acuerdo, la nota: la que sale al soplar en una botella. Es un himno. La primera estrofa es para quien anda por el agua; la segunda va diciendo quién. Se interrumpen justo antes de tu nombre, por delicadeza.',
      'The third voice stops where the others stopped and there, without anybody having agreed to it, is the note: the one you get by blowing across a bottle. It is a hymn. The first verse is for whoever is out on the water; the second goes on to say who. They break off just short of your name, out of delicacy.',
    ),
  },
  {
    name: 'S.26',
    effect: story(
      'Te declaras culpable. —¿De qué? —pregunta, y hojea. No lo encuentra. La fecha de la vista ya está puesta, con tinta morada, y también las firmas de nueve vocales que no estuvieron. —Queda en suspenso —dice—, como todo. —Y vuelve a la luz con el alivio de quien no quería firmar.',
      'You plead guilty. “To what?” he asks, and leafs. He cannot find it. The date of the hearing is filled in already, in violet ink, and so are the signatures of nine members who were not present. “Suspended,” he says, “like everything.” And he goes back to the light with the relief of one who did not want to sign.',
    ),
  },
  {
    name: 'S.27',
    effect: story(
      'Con el tercer tapón deja de tragar. Se oye entonces lo que tapaba: un hilo de agua que entra por una ranura, más delgado que un lápiz, y una mano que lo busca a tientas y pone encima la palma. La sanguijuela cae al suelo y es un puñado de estopa.',
      'With the third plug it stops swallowing. Now you can hear what it was covering: a thread of water coming in at a slot, thinner than a pencil, and a hand that feels about for it and lays its palm there. The leech drops to the floor and is a wad of oakum.',
    ),
  },
  {
    name: 'S.28',
    effect: seq(
      story(
        '—Te tenía cogida —dices—. Tú eras la mano izquierda. —Las palabras salen de una en una, como sacos. Ella escucha con los dedos. Cuando llegas a lo de abrir los tuyos no retira los suyos. —Pesábamos —dice el agua, al cabo de un rato—. ¿Llegó el otro?',
        '“I had hold of you,” you say. “You were the left hand.” The words come out one at a time, like sacks. She listens with her fingers. When you get to the part about opening yours she does not take hers away. “We were heavy,” says the water after a while. “Did the other one arrive?”',
      ),
      setFlag('campaign', 'mended-bruno'),
    ),
  },
]
