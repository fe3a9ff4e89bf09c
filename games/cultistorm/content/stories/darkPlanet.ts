import { type Story, story } from './story.ts'

/** Stories 61 to 80: before a fight with the Lodge of the Dark Planet, who have the sign of the planet. */
export const darkPlanet: readonly Story[] = [
  story(
    61,
    ['El hermano arrepentido', 'The Brother Who Thought Better'],
    'Devolvió el anillo y la Logia le devolvió la cuota, céntimo a céntimo, en sellos de un país que aún no existe. Te los ofrece por un favor: quítale de encima al que lo sigue. A cambio te contará el orden del próximo tránsito, que se sabe de memoria porque lo sueña.',
    'He gave back the ring and the Lodge gave back his dues, cent by cent, in stamps of a country that does not exist yet. He offers them to you for a favour: rid him of the one who follows. In return he will tell you the order of the next transit, which he knows by heart because he dreams it.',
  ),
  story(
    62,
    ['Un grado de fiebre', 'A Degree of Fever'],
    'La comadrona de la calle de atrás te palpa la frente y chasquea la lengua: no es fiebre, es que te han tomado la temperatura desde muy lejos. Te envuelve en una manta de caballo y te hace sudar lo ajeno hasta que sale, frío, por los talones. El de la Logia espera en el patio con un termómetro en la mano.',
    'The midwife in the back street feels your forehead and clicks her tongue: it is no fever, it is that your temperature has been taken from very far away. She wraps you in a horse blanket and makes you sweat out what is not yours until it leaves, cold, by the heels. The man from the Lodge waits in the yard with a thermometer in his hand.',
  ),
  story(
    63,
    ['La lente del viejo', 'The Old Man’s Lens'],
    'Pulió aquella lente cuarenta años y se la vendió a quien no debía. Ahora vive con las cortinas echadas y una piedra en el regazo. «Está arriba, en la torre del observatorio —dice—, y detrás de ella un cristal rojo, de los suyos. Un golpe vale para los dos.» Te da la piedra, y el nombre del que guarda la escalera.',
    'He ground that lens for forty years and sold it to the wrong man. Now he lives with the curtains drawn and a stone in his lap. “It’s up in the observatory tower,” he says, “and behind it a red crystal, one of theirs. One blow will do for both.” He gives you the stone, and the name of the one who keeps the stairs.',
  ),
  story(
    64,
    ['Maleta sin dueño', 'An Unclaimed Bag'],
    'La consigna de la estación guarda un bulto a nombre de un planeta. El empleado de la Logia ha venido a recogerlo y discute con el mozo por el franqueo: son nueve millones de millas. Mientras buscan la tarifa, el bulto se ha puesto de tu lado del mostrador. Lleva una etiqueta que dice: FRÁGIL, CUALQUIERA.',
    'The left-luggage office has a parcel in the name of a planet. The Lodge’s clerk has come to claim it and argues with the porter about the rate: it is nine million miles. While they look up the tariff the parcel has moved to your side of the counter. It bears a label that says: FRAGILE, ANYBODY.',
  ),
  story(
    65,
    ['Mareas de interior', 'Inland Tides'],
    'En el despacho del gran maestre los tinteros se inclinan todos a las cuatro. Es la atracción, explica, de lo que se acerca. Las lámparas también. Las puertas. Tú llevas un rato de puntillas sin saberlo. Él no: se ha lastrado los bolsillos con plomos y te espera bien plantado, con un peso más en cada mano.',
    'In the grand master’s study the inkwells all lean over at four. It is the pull, he explains, of what is coming nearer. The lamps as well. The doors. You have been on tiptoe for some time without knowing. Not he: he has ballasted his pockets with lead and waits for you planted firm, with one more weight in each hand.',
  ),
  story(
    66,
    ['La cuenta atrás', 'The Count'],
    'El relojero de la Logia no quiere pelear: quiere que escuches. Te pega la oreja a una caja de caoba. No es un tictac, son nombres, uno por segundo, en orden. Oyes los de tu calle. Oyes acercarse el tuyo con tiempo de sobra para pensar en quién viene después. Si fallas, la tapa ya no se abre.',
    'The Lodge’s clockmaker does not want to fight: he wants you to listen. He presses your ear to a mahogany case. It is no ticking, it is names, one a second, in order. You hear those of your street. You hear your own coming, with time enough to think who comes after it. If you fail, the lid will not open again.',
  ),
  story(
    67,
    ['Función en el planetario', 'At the Planetarium'],
    'Se apaga la sala y sale el cielo. El conferenciante señala con el puntero a Marte, a Júpiter, al anillo; luego a un hueco. «Y aquí —dice— ustedes no ven nada, porque está más cerca.» Medio público aplaude. En la cúpula, donde estaba el hueco, algo se acomoda, y en toda la ciudad se descuelgan los cuadros.',
    'The hall goes dark and the sky comes out. The lecturer points his stick at Mars, at Jupiter, at the ring; then at a gap. “And here,” he says, “you see nothing, because it is nearer.” Half the audience claps. On the dome, where the gap was, something settles itself, and all over town the pictures fall from their hooks.',
  ),
  story(
    68,
    ['Gravedad', 'Gravity'],
    'El hermano deja caer una moneda. Tarda demasiado. Deja caer otra, que sube un poco antes de decidirse. «Hoy está caprichosa», dice, y te pide que sueltes lo que llevas. No lo sueltas. Da igual: lo notas girar solo en la mano, muy despacio, buscando hacia dónde le apetece caer.',
    'The brother drops a coin. It takes too long. He drops another, which goes up a little before making up its mind. “She’s in a mood today,” he says, and asks you to let go of what you hold. You do not. No matter: you feel it turn by itself in your hand, very slowly, looking for where it would like to fall.',
  ),
  story(
    69,
    ['Horario de verano', 'Summer Time'],
    'La Logia ha adelantado sus relojes once minutos y vive en ellos. Los ves doblar esquinas que aún no has pisado, pagar rondas que nadie ha pedido. El tesorero te saluda desde dentro de once minutos con la mano vendada. «Pega usted fuerte», reconoce, y se quita la venda para que no se le note luego.',
    'The Lodge has set its clocks eleven minutes on and lives there. You see them turn corners you have not come to, pay for rounds nobody has ordered. The treasurer greets you from eleven minutes off with his hand in a bandage. “You hit hard,” he allows, and takes it off so that it will not show later.',
  ),
  story(
    70,
    ['El atlas', 'The Atlas'],
    'Es un atlas de otro sitio, encuadernado como los de la escuela. Hay mares con nombres de familia, una cordillera que se llama como tu madre de soltera, una ciudad pequeñita marcada con lápiz: «Aquí». El bibliotecario te pide que firmes el préstamo, y por la manera de ofrecerte la pluma ves que no habla del libro.',
    'It is an atlas of somewhere else, bound like those at school. There are seas with family names, a range of mountains called what your mother was before she married, a very small town marked in pencil: “Here.” The librarian asks you to sign for the loan, and by the way he holds out the pen you see that he does not mean the book.',
  ),
  story(
    71,
    ['Eclipse de salón', 'A Parlour Eclipse'],
    'Apagan las velas por turno hasta que queda una. El anfitrión pasa el dedo por delante: media cara a oscuras, la otra media contenta. Cuando lo retira faltan dos invitados. «Es solo un ensayo», tranquiliza, y en el hueco que dejaron en el sofá ves todavía la forma de los abrigos, esperando a que alguien los llene.',
    'They put out the candles in turn until there is one. The host passes a finger before it: half his face dark, the other half content. When he takes it away two guests are missing. “Only a rehearsal,” he says soothingly, and in the space they left on the sofa you still see the shape of the coats, waiting for somebody to fill them.',
  ),
  story(
    72,
    ['Órbita', 'Orbit'],
    'Sigues al hombre del bombín alrededor de la plaza. Una vuelta, dos, siempre a la misma distancia, sin esfuerzo. A la quinta te paras y él no te adelanta ni se aleja: sois las casas las que giráis. Lleva el bombín sujeto con la mano, como quien sabe cuándo viene la sacudida.',
    'You follow the man in the bowler round the square. Once, twice, always at the same distance, without effort. At the fifth turn you stop, and he neither gains nor falls behind: it is you and the houses that go round. He keeps a hand on the bowler, like somebody who knows when the jolt will come.',
  ),
  story(
    73,
    ['Mineral', 'Ore'],
    'Lo llaman «la muestra» y la bajan al sótano entre cuatro, con guantes de cocina. Pesa como un niño y a ratos pregunta. El que la acuna te mira por encima de la manta con ojos de no haber dormido. «No lo despierte —susurra—, que luego quiere volver.» Detrás de él se cierran, una tras otra, las puertas.',
    'They call it “the sample”, and four of them carry it to the cellar in oven gloves. It weighs what a child does, and now and then it asks. The one who rocks it looks at you over the blanket with eyes that have not slept. “Don’t wake him,” he whispers, “or he’ll want to go back.” Behind him the doors shut, one after another.',
  ),
  story(
    74,
    ['Correspondencia', 'Correspondence'],
    'El cartero de la Logia reparte cartas que tardan siglos en llegar, y llegan. Hoy trae una para ti, con la tinta parda y tu letra de mayor. Te ruegas, por lo que más quieras, que no abras la segunda. El cartero ya tiene la segunda en la mano, y pide que le firmes el recibo aquí, y aquí, y aquí.',
    'The Lodge’s postman delivers letters that take centuries to arrive, and do. Today he has one for you, in brown ink and the hand you will write when you are old. You beg yourself, by all that is dear to you, not to open the second. The postman has the second ready, and asks you to sign for it here, and here, and here.',
  ),
  story(
    75,
    ['El ascensor', 'The Lift'],
    'Pulsas «bajo» y baja. Pasa el bajo, pasa el sótano, pasa la oscuridad corriente. El botones mira al frente con profesionalidad. Cuando por fin se detiene hay, tras la reja, una llanura con luz de otra hora y dos soles que no se miran. «Aquí hace trasbordo», dice el botones, y se quita los guantes dedo a dedo.',
    'You press “ground” and it goes down. It passes the ground floor, the cellar, the usual dark. The boy looks straight ahead, as he was taught. When it stops at last there is, behind the grille, a plain in the light of another hour and two suns that do not look at each other. “Change here,” says the boy, and takes off his gloves finger by finger.',
  ),
  story(
    76,
    ['Música de las esferas', 'The Music of the Spheres'],
    'El gramófono de la Logia no tiene aguja. El disco es negro, sin surcos, y tampoco gira: es el cuarto el que da vueltas a su alrededor. Suena bien. Se te van los pies. Cuando comprendes que llevas una hora bailando, tu pareja, muy correcta, te pregunta si prefieres dejarte llevar.',
    'The Lodge’s gramophone has no needle. The record is black, without a groove, and does not turn either: the room goes round it. It sounds well. Your feet will not be still. When you see that you have been dancing for an hour, your partner, very correct, asks whether you would rather be led.',
  ),
  story(
    77,
    ['La sombra del globo', 'The Shadow of the Globe'],
    'En la clase vacía alguien ha dejado el globo terráqueo girando. La sombra en la pared tiene el tamaño que debe, y encima otra, mayor, que no la hace nadie y que también gira, al revés. El conserje entra con la escoba. Barre con mucho cuidado alrededor de la segunda.',
    'In the empty classroom somebody has left the globe turning. The shadow on the wall is as large as it should be, and above it is another, larger, cast by nothing, which turns as well, the other way. The janitor comes in with his broom. He sweeps very carefully around the second.',
  ),
  story(
    78,
    ['Peso neto', 'Net Weight'],
    'La báscula de la farmacia da tu peso en un cartoncito, con horóscopo al dorso. Echas otra moneda por ver si se equivoca, y pesas menos. Otra, y menos aún. El horóscopo dice: «Alguien te aguarda arriba». El boticario ha salido de detrás del mostrador y sujeta, por si acaso, el extremo de tu bufanda.',
    'The scale at the chemist’s gives your weight on a card, with a horoscope on the back. You put in another coin to see whether it is wrong, and you weigh less. Another, and less again. The horoscope says: “Somebody awaits you above.” The chemist has come out from behind the counter and holds, just in case, the end of your scarf.',
  ),
  story(
    79,
    ['La niña del cometa', 'The Girl with the Kite'],
    'Vuela la cometa sin viento y sin cuerda, solo señalándola. Te explica las reglas: si la miras tú, sube; si la miran ellos, baja. Son muchos, dice, pero miran siempre a la vez. Te da la mano, pequeña y muy caliente, y cuando el de la Logia sale al tejado la cometa baja en picado con su signo delante.',
    'She flies the kite without wind and without string, only by pointing. She explains the rules: if you look, it goes up; if they look, it comes down. There are a lot of them, she says, but they always look together. She gives you her hand, small and very warm, and when the man from the Lodge steps out on the roof the kite comes down on him with his own sign in front.',
  ),
  story(
    80,
    ['Reloj de sol', 'Sundial'],
    'El jardinero ha visto que el de la Logia consulta el reloj de sol antes de cada cosa que hace, hasta para sonarse. Así que esta mañana lo ha girado un poco. «Lo justo —dice—, para que llegue siempre tarde.» Se apoya en el rastrillo a mirar. No se lo quiere perder.',
    'The gardener has noticed that the man from the Lodge consults the sundial before whatever he does, even to blow his nose. So this morning he has turned it a little. “Just enough,” he says, “for him to be late every time.” He leans on his rake to watch. He would not miss it.',
  ),
]
