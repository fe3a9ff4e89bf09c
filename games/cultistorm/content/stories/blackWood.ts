import { type Story, story } from './story.ts'

/** Stories 1 to 20: before a fight with the Wardens of the Black Wood, who have the sign of the shield. */
export const blackWood: readonly Story[] = [
  story(
    1,
    ['La leña', 'Firewood'],
    'El leñador no levanta la vista. Corta ramas del grueso de una muñeca y las apila de cinco en cinco, con los dedos hacia fuera. Cuando te acercas ves que las ramas no sangran. Eso no te tranquiliza, porque él sí: lleva las mangas empapadas hasta el codo y sonríe como quien ya ha pagado.',
    'The woodcutter does not look up. He cuts branches as thick as a wrist and stacks them by fives, fingers outward. Coming closer you see that the branches do not bleed. It is no comfort, because he does: his sleeves are soaked to the elbow, and he smiles like a man whose bill is settled.',
  ),
  story(
    2,
    ['El escudo de la familia', 'The Family Shield'],
    'En el vestíbulo cuelga un escudo con un árbol. La criada te explica las ramas: este fue juez, este obispo, este construyó el orfanato. Preguntas por las raíces, que ocupan más de la mitad. Deja el plumero en la mesa, se quita la cofia y cierra la puerta con llave desde dentro.',
    'A shield with a tree hangs in the hall. The maid explains the branches: this one was a judge, this one a bishop, this one built the orphanage. You ask about the roots, which take up more than half. She lays her duster on the table, takes off her cap, and locks the door from the inside.',
  ),
  story(
    3,
    ['Leche', 'Milk'],
    'El lechero deja cuatro botellas en un portal tapiado. Vuelves al amanecer: están vacías y limpias, en fila. La noche siguiente te escondes enfrente. No viene nadie. A las tres, las cuatro botellas giran la boca hacia ti, muy despacio, como cabritos que han oído un cencerro.',
    'The milkman leaves four bottles at a bricked-up door. You come back at dawn: they are empty and rinsed, in a row. The next night you hide across the street. Nobody comes. At three, all four bottles turn their mouths toward you, very slowly, like kids that have heard a bell.',
  ),
  story(
    4,
    ['Plano de arbolado', 'Street Trees'],
    'En el Ayuntamiento te dejan ver el plano del arbolado. Según la leyenda, los puntos verdes son tilos; los negros no tienen leyenda. Marcas los negros en tu propio mapa. El funcionario espera a que termines y te pide, por favor, que pongas también tu casa.',
    'At City Hall they let you see the plan of street trees. By the key, green dots are lindens; the black ones have no key. You mark the black ones on a map of your own. The clerk waits until you have finished, and asks you, please, to put your house on it as well.',
  ),
  story(
    5,
    ['La cuna', 'The Cradle'],
    'El carpintero te enseña su mejor pieza: una cuna de tejo para cuarenta. Ha calculado bien los balancines. «Una madre así no puede estar en todas partes», dice, y te tiende la lija para que toques lo suave que ha quedado. Debajo del barniz algo respira con el ritmo de dormir.',
    'The carpenter shows you his finest piece: a cradle of yew, for forty. He has worked out the rockers well. “A mother like that can’t be everywhere,” he says, and hands you the sandpaper so that you may feel how smooth it is. Under the varnish something breathes at the pace of sleep.',
  ),
  story(
    6,
    ['Tres golpes', 'Three Knocks'],
    'Alguien llama tres veces al árbol del parque, espera y llama otra vez. Es una señora con abrigo bueno. «Siempre tarda —te dice—, tiene muchas puertas.» Le preguntas quién. Ella mira tus zapatos, tu placa, tu cara, y contesta con la cortesía de quien indica el lavabo: «Pase usted primero».',
    'Somebody knocks three times on the tree in the park, waits, and knocks again. It is a lady in a good coat. “She always takes a while,” she tells you. “She has so many doors.” You ask who. She looks at your shoes, your badge, your face, and says, politely as one points out the cloakroom: “After you.”',
  ),
  story(
    7,
    ['El censo', 'The Census'],
    'La granja declara una familia de cinco. En la mesa hay cinco platos, y debajo, en el suelo, una artesa de doce metros recién fregada. El padre bendice la comida en un idioma sin pausas. Bajo las tablas, muchos pares de rodillas se arrodillan a la vez.',
    'The farm declares a family of five. There are five plates on the table and, on the floor beneath, a trough twelve yards long, freshly scrubbed. The father says grace in a language without pauses. Under the boards a great many pairs of knees kneel down at once.',
  ),
  story(
    8,
    ['Anillos', 'Rings'],
    'El profesor de botánica cuenta los anillos del tronco para la clase: trescientos, trescientos uno… Se detiene. Los últimos son de oro, finos, de los que se llevan en el dedo, y están crecidos hacia dentro. Un estudiante de la última fila, que ha perdido el suyo, se levanta despacio con el hacha.',
    'The professor of botany counts the rings of the trunk for his class: three hundred, three hundred and one… He stops. The last are gold, thin, the kind one wears on a finger, and they have grown inward. A student in the back row, who has lost his, gets up slowly with the axe.',
  ),
  story(
    9,
    ['Sombra de mediodía', 'Noon Shade'],
    'A las doce, con el sol encima, ningún árbol de la plaza da sombra menos uno. La gente come a su alrededor, al sol, sudando, y nadie pone un pie en lo oscuro. Hay allí un banco libre. Un guardia te lo señala con la porra: está reservado, dice, desde hace mucho, y a tu nombre.',
    'At twelve, with the sun straight above, no tree in the square casts a shade but one. People eat their lunch around it, in the sun, sweating, and nobody sets foot in the dark. There is a free bench there. A policeman points his stick at it: it has been reserved, he says, for a long time, and in your name.',
  ),
  story(
    10,
    ['La nana', 'The Lullaby'],
    'Reconoces la melodía: es la que te cantaban. La silba un guarda forestal, sentado en un tocón, mientras se afila las uñas con una lima de herrador. Te faltaba una estrofa; nunca la supiste. Él la sabe. Cuando llega a ella, todo el bosque aspira y se dispone a cantar el estribillo.',
    'You know the tune: it is the one they sang to you. A forest warden whistles it on a stump while he files his nails with a farrier’s rasp. There was a verse missing; you never learned it. He has it. When he comes to it the whole wood draws breath and makes ready for the chorus.',
  ),
  story(
    11,
    ['Tu madrina', 'Your Godmother'],
    'La mujer del delantal te reconoce. Te sostuvo en el bautizo, dice, antes de tener que elegir. No se aparta del camino, porque eso se lo vieron jurar, pero se desata el delantal y te lo pone en la mano: en el forro está bordado su escudo, con la puntada que lo deshace a la vista.',
    'The woman in the apron knows you. She held you at the font, she says, before she had to choose. She will not step aside, they saw her swear to that; but she unties the apron and puts it in your hand. Her shield is worked into the lining, with the stitch that undoes it on the outside.',
  ),
  story(
    12,
    ['El perro viejo', 'The Old Dog'],
    'El perro de la finca no ladra. Cojea hasta ti, olfatea la maleta y se sienta delante de una puerta que ibas a pasar de largo. Dentro, contra la pared, cuelgan los trajes de los que vinieron antes, con los bolsillos llenos. Alguien apuntó en un puño de camisa por dónde no se debía empezar.',
    'The dog of the estate does not bark. It limps up, sniffs your bag, and sits down before a door you would have passed. Inside, along the wall, hang the suits of those who came earlier, with full pockets. On a cuff somebody has written down where one should not begin.',
  ),
  story(
    13,
    ['El guarda jubilado', 'The Retired Warden'],
    'Juega solo al dominó a la entrada del sendero. Dejó la Orden cuando le pidieron al nieto. No te ayudará, pero te dirá una cosa si vuelves a contarle cómo acaba. Baraja las fichas, las pone boca abajo y señala con el pulgar el árbol tras el que te están esperando.',
    'He plays dominoes by himself where the path begins. He left the order when they asked for the grandson. He will not help, but he will tell you something if you come back and say how it ends. He shuffles the bones, lays them face down, and points his thumb at the tree they are waiting behind.',
  ),
  story(
    14,
    ['Té de tilo', 'Linden Tea'],
    'En la cabaña hay una tetera caliente y una nota con letra de colegio: «Para quien venga a acabar con esto. No es veneno. Perdone la hora». Bebes. Sabe a la cocina de alguien que te quería. Fuera, el que escribió la nota coge la azada y carraspea para que te dé tiempo a salir.',
    'There is a hot teapot in the hut, and a note in a schoolroom hand: “For whoever comes to put an end to this. It is not poison. Forgive the hour.” You drink. It tastes of the kitchen of somebody who loved you. Outside, the one who wrote the note takes up a hoe and coughs, to give you time to come out.',
  ),
  story(
    15,
    ['La tala', 'The Felling'],
    'Encuentras la cuadrilla sentada, con las sierras nuevas sin estrenar. Les pagan por no talar este. El capataz te mira las manos, echa cuentas y se encoge de hombros: si alguien se ocupa primero del que vigila, ellos podrían equivocarse de árbol. Ya se han equivocado de oficio.',
    'You find the gang sitting down, their new saws unused. They are paid not to fell this one. The foreman looks at your hands, does a sum, and shrugs: if somebody were to see to the man on watch first, they might mistake the tree. They have mistaken the trade already.',
  ),
  story(
    16,
    ['Objetos perdidos', 'Lost Property'],
    'Bajo las raíces hay un hueco con todo lo que la ciudad ha perdido: paraguas, dentaduras, un violín, cartas sin abrir. La vigilante lo ordena por fechas y no deja que nadie se lleve lo ajeno. Pero hay un estante con tu nombre. Para llegar a él solo tienes que pasar por ella.',
    'Under the roots there is a hollow with everything the town has lost: umbrellas, dentures, a fiddle, letters never opened. The keeper files it by date and lets nobody take what is not theirs. But there is a shelf with your name on it. To reach it you need only get past her.',
  ),
  story(
    17,
    ['La segunda corteza', 'The Second Bark'],
    'Le das de lleno. Suena a madera. Él se mira el golpe con curiosidad, mete dos dedos en la grieta y tira: la piel le cae a tiras largas y limpias, como a un plátano en otoño. La de debajo es más oscura y lleva grabado, corazón y flecha incluidos, el escudo entero.',
    'You catch him square. It sounds of wood. He looks at the place with interest, puts two fingers into the crack, and pulls: the skin comes away in long clean strips, as it does from a plane tree in autumn. The one beneath is darker and has the whole shield carved in it, heart and arrow included.',
  ),
  story(
    18,
    ['Todos tus nombres', 'All Your Names'],
    'En el claro, clavadas en los troncos, hay tablillas con nombres de niños. Lees en voz alta sin querer, uno tras otro, y con cada uno alguien contesta «presente» detrás de ti. Se acaba la lista. Queda una tablilla en blanco, un clavo y una mujer que te ofrece el martillo por el mango.',
    'In the clearing children’s names are nailed to the trunks on little boards. Without meaning to, you read them out, one after another, and at each somebody behind you answers “here”. The list comes to its end. What is left is a blank board, a nail, and a woman who offers you the hammer, handle first.',
  ),
  story(
    19,
    ['La campana de madera', 'The Wooden Bell'],
    'El campanero explica que de madera no suena, que es por el peso, por la costumbre. Tira de la cuerda para enseñártelo. No se oye nada. En toda la ciudad los perros se ponen en pie, se detienen los relojes, y en los solares la hierba crece un palmo. «¿Lo ve? —dice—. Nada.»',
    'The ringer explains that a wooden one makes no sound; it is for the weight, for the custom. He pulls the rope to show you. Nothing is heard. All over town the dogs stand up, the clocks stop, and on the empty lots the grass grows by a hand. “You see?” he says. “Nothing.”',
  ),
  story(
    20,
    ['Cuerda floja', 'Slack Rope'],
    'Habías contado los pasos desde la verja: diecinueve. Vuelves a contarlos y son treinta y uno. El bosque se ha corrido un poco mientras mirabas el reloj, con la discreción de quien hace sitio en un banco. Sea lo que sea lo que tenías pensado, lo habías pensado para otra distancia.',
    'You had counted the steps from the gate: nineteen. You count again and it is thirty-one. The wood has shifted a little while you looked at your watch, with the tact of somebody making room on a bench. Whatever it was that you had in mind, you had it in mind for another distance.',
  ),
]
