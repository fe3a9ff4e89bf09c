import { type Story, story } from './story.ts'

/** Stories 21 to 40: before a fight with the Esoteric Order of the Reef, who have the sign of the tentacle. */
export const reef: readonly Story[] = [
  story(
    21,
    ['Marea viva', 'Spring Tide'],
    'El práctico del puerto apunta en su libreta la altura del agua dentro de su propia casa. Primer escalón, segundo, tercero. La familia ha subido los muebles y sigue viviendo abajo. Te invita a pasar y te ofrece una silla. La suya ya flota, y él se ata a ella con el nudo de los que no piensan levantarse.',
    'The harbour pilot writes down in his notebook how high the water stands in his own house. First stair, second, third. The family have carried the furniture up and go on living below. He asks you in and offers you a chair. His own is afloat, and he ties himself to it with the knot of those who do not mean to get up.',
  ),
  story(
    22,
    ['Pescado del viernes', 'Friday’s Fish'],
    'La pescadera despacha sin mirar el mostrador. Cuando te toca, levanta un lenguado por la cola, y el lenguado parpadea con párpados. «Es de confianza», dice ella. Detrás, las clientas han dejado de hablar y abren los bolsos todas a la vez: dentro hay agua de mar, y algo que se ha dado la vuelta.',
    'The fishwife serves without looking at her slab. When it is your turn she lifts a sole by the tail, and the sole blinks, with eyelids. “Comes from people we know,” she says. Behind you the women have stopped talking and open their handbags all together: in them is sea-water, and something that has turned over.',
  ),
  story(
    23,
    ['La piscina municipal', 'The Public Baths'],
    'Cierran a las nueve y son las once, pero en la piscina hay clase. El monitor marca el compás con un bastón. Los alumnos, en filas, aguantan la respiración; el cronómetro de la pared lleva cincuenta minutos. El más pequeño abre los ojos bajo el agua, te ve en la puerta y levanta la mano para preguntar.',
    'They close at nine and it is eleven, but there is a class in the pool. The instructor beats time with a stick. The pupils, in rows, hold their breath; the clock on the wall has run for fifty minutes. The smallest opens his eyes under water, sees you in the doorway, and puts up a hand to ask.',
  ),
  story(
    24,
    ['Un buen partido', 'A Good Match'],
    'En la foto de boda la novia lleva velo hasta el suelo y el novio no sale: solo el traje, de pie, muy mojado. El fotógrafo jura que estaba. «Se mueven mucho», dice, y te enseña el negativo, donde sí se le ve, y donde los invitados, uno por uno, se han vuelto a mirar a la cámara.',
    'In the wedding picture the bride is veiled to the floor and the groom is not in it: only his suit, standing up, very wet. The photographer swears that he was there. “They move a good deal,” he says, and shows you the negative, where he can be seen, and where the guests, one by one, have turned to look at the camera.',
  ),
  story(
    25,
    ['El faro apagado', 'The Dark Light'],
    'El torrero lleva un mes sin encender. No hace falta, dice: los que tienen que llegar ya no vienen por arriba. En el registro ha cambiado la columna de barcos por una de brazas, y la de brazas por una de nombres. Te pide que firmes la visita. Hay cola, abajo, en la escalera; se la oye gotear.',
    'The keeper has not lit the lamp for a month. No need, he says: those who are to arrive no longer come across the top. In the log he has changed the column for ships into one for fathoms, and that one into one for names. He asks you to sign as a visitor. There is a queue on the stairs below; one can hear it drip.',
  ),
  story(
    26,
    ['Dinero antiguo', 'Old Money'],
    'El cajero pesa tu moneda, la muerde y la deja en el cajón de las que brillan. Te da el cambio en una aleación que no está en ninguna tabla, tibia, con el perfil de alguien que no tiene cuello. «Aquí siempre se ha pagado así», dice. En la calle, las alcantarillas te piden, en voz baja, la vuelta.',
    'The teller weighs your coin, bites it, and lays it in the drawer with those that shine. He gives you your change in a metal that is in no table, lukewarm, with the profile of somebody who has no neck. “It was always paid so here,” he says. In the street the drains ask you, in a low voice, for the difference.',
  ),
  story(
    27,
    ['El buzo', 'The Diver'],
    'Te espera sentado en el muelle con la escafandra en las rodillas. Bajó por dinero y volvió por vergüenza. Ha visto lo que hacen allí con los brazos y te lo enseña despacio, como quien enseña a nadar: primero esto, luego esto otro. «Cuando lo empiecen —dice—, termínelo usted.»',
    'He waits for you on the quay with the helmet on his knees. He went down for money and came up for shame. He has seen what they do there with their arms and shows you, slowly, as one teaches swimming: first this, and then that. “When they begin it,” he says, “you finish it.”',
  ),
  story(
    28,
    ['Señales de niebla', 'Fog Signals'],
    'Con esta niebla no ves ni tu mano, pero ellos tampoco la suya, y eso no lo habían ensayado. Oyes chocar a dos, pedirse perdón, volver a empezar el cántico por distinto sitio. Desde un bote, alguien que no conoces toca la sirena cada vez que vas a pisar mal.',
    'In this fog you cannot see your own hand, but neither can they see theirs, and that they had not rehearsed. You hear two of them collide, beg each other’s pardon, and begin the chant again in different places. From a boat somebody you do not know sounds the horn whenever you are about to step wrong.',
  ),
  story(
    29,
    ['La telefonista', 'The Operator'],
    'Llama ella, a tu hotel, desde una centralita que cerró en el incendio. Tiene tres minutos y no los gasta en explicarse. «El que le busca sube ahora por la calle Water. Cojea de la aleta.» Una pausa, un clic. «Si sale bien, pregunte por mí; le guardo una conferencia.»',
    'It is she who rings you, at your hotel, from an exchange that shut down in the fire. She has three minutes and does not spend them explaining. “The one who wants you is coming up Water Street now. He limps on the flipper side.” A pause, a click. “If it goes well, ask for me; I’m keeping a call for you.”',
  ),
  story(
    30,
    ['Sopa en la misión', 'Soup at the Mission'],
    'La hermana de la misión de marineros no pregunta de qué lado estás. Te sienta, te seca la cabeza con una toalla áspera y te pone un cuenco delante. Es la primera cosa caliente en tres días que no se mueve. «Coma —dice—. Al que está en la puerta ya le he dicho que espere a que acabe.»',
    'The sister at the seamen’s mission does not ask which side you are on. She sits you down, rubs your head with a rough towel, and sets a bowl before you. It is the first warm thing in three days that does not move. “Eat,” she says. “I’ve told the one at the door to wait until you’re done.”',
  ),
  story(
    31,
    ['La red', 'The Net'],
    'Los pescadores que aún pescan han subido algo esta noche y no saben qué hacer con ello: una cadena de boyas negras, amarrada a nada, que tira hacia el fondo aunque no hay corriente. Cortarla no se atreven, con el de la Orden mirando desde el malecón. «Si usted lo entretuviera», dice uno, y abre la navaja.',
    'The fishermen who still fish have hauled up something tonight and do not know what to do with it: a chain of black buoys, moored to nothing, that pulls for the bottom though there is no current. They dare not cut it with the man from the Order looking on from the mole. “If you were to keep him busy,” says one, and opens his knife.',
  ),
  story(
    32,
    ['El baúl del capitán', 'The Captain’s Chest'],
    'El acólito ha arrastrado el baúl hasta media playa y ha tenido que sentarse. Pesa más de lo que pensaba, dice, como si fuerais colegas. Tiene tres cerraduras y la llave de una. Os miráis. La marea sube. Uno de los dos va a abrirlo y el otro, ya se ve, no.',
    'The acolyte has dragged the chest half-way up the beach and has had to sit down. It weighs more than he had thought, he says, as if you were colleagues. It has three locks and he has the key to one. You look at each other. The tide is coming in. One of you will open it and the other, clearly, will not.',
  ),
  story(
    33,
    ['Muchas manos', 'Many Hands'],
    'Le sujetas el brazo. Te sujeta el tuyo. Le sujetas el otro, y te pone una mano en el hombro, y otra en la nuca, y una más, pequeña y fría, dentro de la tuya, como la de un niño que no quiere perderse entre la gente. Sonríe con paciencia. Aún no ha empezado a usar las buenas.',
    'You seize his arm. He seizes yours. You seize the other, and he lays a hand on your shoulder, and one on the back of your neck, and yet another, small and cold, in your own, like that of a child afraid of being lost in the crowd. He smiles patiently. He has not begun to use the good ones.',
  ),
  story(
    34,
    ['El retrato del fundador', 'The Founder’s Portrait'],
    'El fundador mira desde la pared, a los veinte años, a los cuarenta, a los sesenta. En cada cuadro está un poco más abajo, hasta que en el último solo asoma la frente por encima del marco. La archivera te deja a solas con él. El siguiente lienzo está preparado, con tu perfil en carboncillo, hasta la barbilla.',
    'The founder looks down from the wall at twenty, at forty, at sixty. In each picture he stands a little lower, until in the last only his brow shows above the frame. The archivist leaves you alone with him. The next canvas is ready, with your profile in charcoal, up to the chin.',
  ),
  story(
    35,
    ['La sirena de la fábrica', 'The Cannery Whistle'],
    'La conservera lleva cerrada desde la guerra, pero la sirena llama al turno. Salen de las casas con el delantal puesto, sin prisa, y fichan en un reloj sin agujas. El encargado te ve al otro lado de la valla, consulta la lista, y tira otra vez del cordón, más largo, mirando al mar.',
    'The cannery has been shut since the war, but the whistle calls the shift. They come out of the houses in their aprons, unhurried, and punch in at a clock without hands. The overseer sees you across the fence, runs a finger down the list, and pulls the cord again, longer, looking out to sea.',
  ),
  story(
    36,
    ['Suelo mojado', 'Wet Floor'],
    'Han fregado la nave entera con algo que no es agua. El bedel te lo advierte con mucha educación y se queda a mirar. Das dos pasos. La suela derecha llega antes de lo que esperabas, la izquierda no llega, y todo lo que traías bien agarrado sale despedido y rueda, rueda, con un ruido de dados.',
    'They have mopped the whole hall with something that is not water. The porter warns you of it very politely and stays to watch. You take two steps. The right sole gets there sooner than you expected, the left not at all, and everything you had a good hold of flies off and rolls, and rolls, with a sound of dice.',
  ),
  story(
    37,
    ['La lección de canto', 'The Singing Lesson'],
    'La maestra de coro corrige al nuevo: la boca más abierta, la lengua abajo, no, la otra. Él lo intenta con lágrimas en los ojos. Cuando le sale, en el aula de al lado se rompen los acuarios. Ella le besa en la frente, cierra la partitura y pregunta quién es el siguiente. Solo quedas tú.',
    'The choir mistress corrects the new boy: mouth wider, tongue down, no, the other one. He tries, with tears in his eyes. When he gets it right the aquariums in the next classroom burst. She kisses him on the forehead, shuts the score, and asks who is next. There is nobody left but you.',
  ),
  story(
    38,
    ['Cartas de navegación', 'Charts'],
    'En la tienda de mapas hay un arrecife que no está en ninguna carta inglesa. En las del cajón de abajo está en todas, y en cada edición más cerca. El dependiente, que las corrige a mano, te enseña la de este año. Se disculpa por la mancha: aún no se ha secado, y es tu calle.',
    'In the map shop there is a reef that stands on no Admiralty chart. On those in the bottom drawer it stands on all, and nearer with each edition. The assistant, who corrects them by hand, shows you this year’s. He apologises for the stain: it has not dried yet, and it is your street.',
  ),
  story(
    39,
    ['Pensión completa', 'Full Board'],
    'La patrona sirve el desayuno a los huéspedes en la bañera, uno por cuarto. Lleva las bandejas con la espalda recta de quien ha visto de todo y ha tenido que hacer la cama después. «El cinco baja hoy —te avisa—. Al mar, quiero decir.» El cinco abre la puerta. Lleva puesta tu bata.',
    'The landlady serves the lodgers breakfast in the bath, one to a room. She carries the trays with the straight back of a woman who has seen everything and had to make the bed afterwards. “Number five is going down today,” she lets you know. “To the sea, I mean.” Number five opens the door. He is wearing your dressing-gown.',
  ),
  story(
    40,
    ['Contra corriente', 'Upstream'],
    'Remontan el río de noche, nadando de espaldas, con los sombreros sobre el pecho para que no se mojen. El que va en cabeza te ve en el puente y se descubre. Los demás lo imitan, uno tras otro, hasta donde alcanza la farola y más allá. El último no lleva sombrero. Sale del agua a buscar uno.',
    'They come up the river by night, swimming on their backs, hats on their chests to keep them dry. The one in front sees you on the bridge and lifts his. The others do the same, one after another, as far as the street lamp reaches and beyond. The last one has no hat. He climbs out of the water to look for one.',
  ),
]
