import { type Story, story } from './story.ts'

/** Stories 41 to 60: before a fight with the Brotherhood of the Veiled Eye, who have the sign of the eye. */
export const veiledEye: readonly Story[] = [
  story(
    41,
    ['El oculista', 'The Oculist'],
    'Te sienta en el sillón, apaga la luz y proyecta letras en la pared: una E grande, luego F y P. Lees. Cada línea es más pequeña y dice más. A la séptima comprendes que es una carta, y a quién va dirigida. «¿Mejor así o así?», pregunta, y cambia de lente; y en la octava línea contestas tú.',
    'He puts you in the chair, turns down the light and throws letters on the wall: a large E, then F and P. You read. Each line is smaller and says more. At the seventh you see that it is a letter, and to whom. “Better like this, or like this?” he asks, and changes the lens; and in the eighth line you answer.',
  ),
  story(
    42,
    ['Sesión de tarde', 'Matinée'],
    'En el cine dan una película de una sala de cine. Los espectadores de la pantalla miran hacia aquí con la boca entreabierta. En la fila nueve falta uno, y en la tuya, a tu lado, alguien come caramelos con cuidado de no hacer ruido con el papel. En la pantalla, la acomodadora baja por el pasillo con una linterna.',
    'The picture they are showing is of a picture house. The people on the screen look this way with their lips apart. In row nine one seat is empty, and in yours, beside you, somebody eats sweets with care not to rustle the paper. On the screen the usherette is coming down the aisle with her torch.',
  ),
  story(
    43,
    ['La fotografía de clase', 'The Class Photograph'],
    'Cuarenta hermanos del Ojo, en cuatro filas, con la fecha debajo. A uno le han arañado la cara. Lo encuentras en el hospicio: fue quien sostuvo la lámpara de magnesio y vio qué los alumbraba de verdad. Te aprieta la muñeca y te dibuja en ella, con tinta de sellos, la señal que ninguno de ellos puede mirar de frente.',
    'Forty brothers of the Eye, in four rows, with the date below. One has had his face scratched out. You find him in the almshouse: it was he who held the flash-pan, and saw what was really lighting them. He grips your wrist and draws on it, in stamping ink, the sign that none of them can look at straight.',
  ),
  story(
    44,
    ['Segunda opinión', 'A Second Opinion'],
    'El ciego de la esquina vende lápices y dice el porvenir por cinco centavos más. Contigo se calla. Luego te devuelve la moneda y te cambia el sombrero de lado. «Hágalo como iba a hacerlo —dice—, pero con la otra mano. Han visto la primera.» Recoge los lápices y se va antes de que doble la esquina quien tenía que doblarla.',
    'The blind man on the corner sells pencils and tells the future for a nickel more. With you he falls silent. Then he gives the coin back and sets your hat the other way round. “Do it as you were going to,” he says, “but with the other hand. They’ve seen the first.” He gathers his pencils and is gone before the one who had to turn the corner turns it.',
  ),
  story(
    45,
    ['El archivo de huellas', 'Fingerprints'],
    'La funcionaria del archivo te desliza una ficha por debajo de la rejilla. Es el hermano que buscas: diez dedos, diez ojos, cada uno mirando hacia un lado. «El del meñique es el que manda —susurra—. Los demás pestañean cuando él pestañea.» Si vuelves, tiene más; hoy no, que la del mostrador la está mirando con las manos.',
    'The clerk at the records office slides a card to you under the grille. It is the brother you are after: ten fingers, ten eyes, each looking a different way. “The little finger’s is in charge,” she whispers. “The rest blink when it blinks.” If you come back she has more; not today, the woman at the counter is watching her with her hands.',
  ),
  story(
    46,
    ['El paño húmedo', 'The Damp Cloth'],
    'Llevas horas con esa luz metida en la cabeza. La enfermera del dispensario te hace tumbar, te pone un paño húmedo sobre los párpados y se sienta al lado a pelar manzanas. «No mire nada durante un rato —dice—. Ellos no saben hacer eso.» Cuando te levantas, quien te vigilaba en el patio se ha quedado dormido con los ojos abiertos.',
    'You have had that light in your head for hours. The nurse at the dispensary makes you lie down, lays a damp cloth over your lids, and sits beside you paring apples. “Look at nothing for a while,” she says. “That’s what they can’t do.” When you get up, the one who was watching you from the yard has fallen asleep with his eyes open.',
  ),
  story(
    47,
    ['Lente rota', 'A Cracked Lens'],
    'El telescopio del hermano astrónomo apunta a la ciudad. Por él se ve dentro de cada cuarto, y en cada cuarto, de espaldas, a alguien mirando por un telescopio. La lente tiene una grieta de nada, como un pelo. Bastaría un golpe seco mientras él se agacha a anotar. Anota mucho. Está anotando esto.',
    'The brother astronomer’s telescope is trained on the town. Through it one sees into every room, and in every room, from behind, somebody looking through a telescope. There is a flaw in the lens, no more than a hair. One sharp knock would do while he bends to take notes. He takes a great many notes. He is noting this.',
  ),
  story(
    48,
    ['La caja de ojos', 'The Box of Eyes'],
    'El viajante abre el muestrario sobre el mostrador: ojos de vidrio en terciopelo, avellana, gris, azul marino. Vende a hospitales, dice, y a hermandades. El último compartimento está cerrado, y la llave la lleva en la cuenca. Podrías pedírsela. Ya se está quitando las gafas para discutir el precio.',
    'The traveller opens his case on the counter: glass eyes on velvet, hazel, grey, navy blue. He sells to hospitals, he says, and brotherhoods. The last compartment is locked, and he keeps the key in the socket. You could ask for it. He is taking off his spectacles already, to talk terms.',
  ),
  story(
    49,
    ['Detrás del velo', 'Behind the Veil'],
    'Le arrancas el velo. Debajo lleva otro. Debajo, otro, cada vez más fino y más limpio, como capas de cebolla, y entre todos no pesan nada. Se deja hacer. Cuando llegas al que late comprendes que no es tela, y que al otro lado hay uno más para cada uno de los que has quitado.',
    'You tear off the veil. There is another beneath. Beneath that, another, each finer and cleaner, like the coats of an onion, and all of them together weigh nothing. He lets you. When you come to the one that beats you see that it is not cloth, and that on the far side is one more for every one you took.',
  ),
  story(
    50,
    ['Testigo de cargo', 'Witness for the Prosecution'],
    'En la sala vacía el hermano fiscal te interroga sin levantar la voz. ¿Dónde estabas cuando tu compañero gritó? ¿Qué mirabas? Contestas la verdad, y el taquígrafo copia otra cosa. Te lee tu declaración. Está bien escrita, es tu letra, y al final, donde se firma, tu compañero todavía grita.',
    'In the empty courtroom the brother prosecutor examines you without raising his voice. Where were you when your friend cried out? What were you looking at? You tell the truth, and the stenographer writes down something else. They read you your statement. It is well put, it is in your hand, and at the end, where one signs, your friend is still crying out.',
  ),
  story(
    51,
    ['La edición de la noche', 'The Late Edition'],
    'El vendedor vocea tu nombre antes de que dobles la esquina. En primera plana estás tú, de frente, en esta calle, con este abrigo. El pie de foto da la hora: dentro de cuatro minutos. La gente baja el periódico, te mira, lo vuelve a mirar, y se aparta para dejar el sitio que se ve en la imagen.',
    'The newsboy cries your name before you have turned the corner. On the front page it is you, full face, in this street, in this coat. The caption gives the hour: four minutes from now. People lower the paper, look at you, look at it again, and step aside to leave the space that shows in the picture.',
  ),
  story(
    52,
    ['El salón de los espejos', 'The Hall of Mirrors'],
    'Entras con un plan. En el primer espejo lo llevas a cabo y sale mal. En el segundo lo cambias y sale mal antes. En el tercero no haces nada, y alguien te da las gracias. Cuando por fin ves al hermano, está rodeado de tus otras versiones, que te miran con cierta lástima, y ya no te acuerdas de cuál era la primera.',
    'You go in with a plan. In the first mirror you carry it out and it goes wrong. In the second you change it and it goes wrong sooner. In the third you do nothing, and somebody thanks you. When you see the brother at last he stands among your other versions, who look at you with a certain pity, and you no longer remember which came first.',
  ),
  story(
    53,
    ['Párpados', 'Eyelids'],
    'El hermano portero no los tiene. Se humedece los ojos con un pulverizador de perfume cada pocos segundos, con mucha pulcritud, y entre una vez y otra no hay nada que no vea. Te anuncia. Oyes tu nombre repetirse de cuarto en cuarto hacia el interior de la casa, cada vez mejor pronunciado.',
    'The brother at the door has none. He moistens his eyes from a scent spray every few seconds, very neatly, and between one time and the next there is nothing that he does not see. He announces you. You hear your name passed on from room to room into the depth of the house, better pronounced each time.',
  ),
  story(
    54,
    ['Vitrales', 'Stained Glass'],
    'En la capilla hay doce ventanas, y en cada una un santo que se tapa la cara. El sol las recorre por orden. A mediodía da en la undécima, y el santo baja un dedo. Falta una. El sacristán acerca la escalera, limpia con saliva el último cristal y te pide que te pongas un poco más a la izquierda.',
    'The chapel has twelve windows, and in each a saint who covers his face. The sun goes through them in order. At noon it stands in the eleventh, and the saint lowers a finger. There is one to go. The verger sets the ladder, wipes the last pane with spit, and asks you to stand a little more to the left.',
  ),
  story(
    55,
    ['El mirón', 'The Peeper'],
    'Hay un agujero en el tabique de tu hotel, a la altura de los ojos, y huele a tabaco del otro lado. Esperas. Cuando por fin te asomas, ves un cuarto como el tuyo, vacío, y al fondo, en el tabique opuesto, un agujero; y en él un ojo, que eres tú, y que se retira primero.',
    'There is a hole in the wall of your hotel room, at the height of the eyes, and a smell of tobacco from beyond. You wait. When at last you look through, you see a room like yours, empty, and on the far side, in the opposite wall, a hole; and in it an eye, which is yours, and which draws back first.',
  ),
  story(
    56,
    ['Contraluz', 'Against the Light'],
    'Sostienen la sábana entre dos y detrás encienden una lámpara. Es solo un teatro de sombras para los niños del barrio: un perro, un conejo, un señor con chistera. El señor saluda. Miras las manos que hay detrás de la sábana: están quietas, sujetándola. El señor se quita la chistera y se la pone al conejo.',
    'Two of them hold the sheet and behind it a lamp is lit. It is only a shadow play for the children of the street: a dog, a rabbit, a gentleman in a top hat. The gentleman bows. You look at the hands behind the sheet: they are still, holding it. The gentleman takes off the hat and puts it on the rabbit.',
  ),
  story(
    57,
    ['La guía', 'The Guide'],
    'El guía del museo recita sin mirar las piezas, que se sabe de memoria. Al llegar a la sala egipcia cambia de voz. «Y aquí tenemos», dice, y se detiene, porque en la vitrina no hay momia. Hay una tarjeta con la procedencia: la de hoy, el bolsillo de tu chaqueta. El grupo entero se vuelve, educadamente, con los catálogos en alto.',
    'The museum guide recites without looking at the pieces, which he knows by heart. In the Egyptian room his voice changes. “And here we have,” he says, and stops, for there is no mummy in the case. There is a card with the provenance: today’s date, the pocket of your jacket. The whole party turns round, politely, holding up their catalogues.',
  ),
  story(
    58,
    ['Insomnio', 'Insomnia'],
    'El hermano farmacéutico no duerme desde 1911 y se encuentra estupendamente. Lo recomienda. Te pone sobre el mostrador un frasco sin etiqueta y te cuenta lo que ha visto hacer a la ciudad mientras los demás teníais los ojos cerrados. Lo de tu casa lo deja para el final, y baja la persiana para contarlo bien.',
    'The brother apothecary has not slept since 1911 and feels splendid. He recommends it. He sets an unlabelled bottle on the counter and tells you what he has seen the town do while the rest of you had your eyes shut. He leaves what your house does to the last, and pulls down the blind to tell it properly.',
  ),
  story(
    59,
    ['Punto ciego', 'The Blind Spot'],
    'Hay un sitio de la plaza donde nadie se para. No lo rodean: simplemente no caminan por él. Tú sí. Allí en medio, sentado a una mesa de café, un hombre te hace señas con la cucharilla, encantado. «No sabe lo que cuesta —dice— que a uno lo vean.» Los demás siguen sin mirar, también cuando se levanta.',
    'There is a place in the square where nobody stops. They do not go round it: they merely do not walk there. You do. In the middle of it, at a café table, a man waves to you with his spoon, delighted. “You’ve no idea how hard it is,” he says, “to be seen.” The others go on not looking, also when he gets up.',
  ),
  story(
    60,
    ['Ojo por ojo', 'An Eye'],
    'La vidente no acepta dinero. Sobre el tapete ha puesto dos platillos: en el suyo hay ya uno, muy azul, que te sigue. En el tuyo, una cuchara. «Es lo justo —dice—, uno de cada.» Detrás de la cortina se oye la respiración de los que pagaron y quieren ver cómo lo haces tú.',
    'The seer takes no money. On the cloth she has set two saucers: in hers there is one already, very blue, that follows you. In yours, a spoon. “It is only fair,” she says, “one of each.” From behind the curtain comes the breathing of those who have paid and want to see how you do it.',
  ),
]
