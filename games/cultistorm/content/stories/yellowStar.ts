import { type Story, story } from './story.ts'

/** Stories 81 to 100: before a fight with the Chapel of the Yellow Star, who have the sign of the star. */
export const yellowStar: readonly Story[] = [
  story(
    81,
    ['El papel principal', 'The Lead'],
    'El actor se sabe su parte y también la tuya. Te da el pie, te corrige la postura, te apunta la frase; y tú, que solo querías pedirle la documentación, la dices entera, con su pausa y su mano en el pecho. Aplauden desde las butacas a oscuras. Él hace una reverencia y crece un palmo con cada aplauso.',
    'The actor knows his part and yours as well. He gives you the cue, mends your stance, prompts you; and you, who only meant to ask for his papers, speak the whole line, with its pause and a hand on the breast. They clap from the dark of the stalls. He bows, and with every round of applause he grows by a hand.',
  ),
  story(
    82,
    ['La crítica', 'The Notice'],
    'El periódico de mañana está ya en la peluquería. La crítica es tibia con la obra y cruel contigo: tercer acto, escena del balcón, «un temblor innecesario». El barbero te ata el paño. Es uno de ellos y está de acuerdo. «Aún puede hacerlo peor —dice—, todo el mundo puede», y abre la navaja para señalarte la línea.',
    'Tomorrow’s paper is already at the barber’s. The notice is lukewarm about the play and cruel about you: third act, balcony scene, “an uncalled-for tremor”. The barber ties the cloth. He is one of them, and agrees. “You could do worse yet,” he says, “anybody could,” and opens the razor to point out the line.',
  ),
  story(
    83,
    ['Tercera llamada', 'Third Bell'],
    'Suena la primera llamada y la calle se vacía. Suena la segunda y se apagan los escaparates, de dos en dos, hacia el teatro. El portero de la Capilla te sostiene la puerta con una sonrisa de uniforme. Dices que no vienes a la función. «No, señor —contesta—. La función viene», y con el codo toca la tercera.',
    'The first bell sounds and the street empties. The second, and the shop windows go dark, two by two, toward the theatre. The Chapel’s doorman holds the door for you with a smile that belongs to the uniform. You say that you have not come for the play. “No, sir,” he answers. “The play comes,” and with his elbow he rings the third.',
  ),
  story(
    84,
    ['El apuntador', 'The Prompter'],
    'Asoma por la concha solo la boca. Te sopla lo que ibas a hacer medio segundo antes de que lo hagas, y es tan exacto que dudas, y al dudar haces otra cosa, y esa también te la sopla. El de la máscara amarilla, en el proscenio, espera educadamente a que decidas cuál de las dos era tuya.',
    'Only his mouth shows in the box. He whispers what you were going to do half a second before you do it, and so exactly that you falter, and faltering do something else, and he whispers that as well. The one in the yellow mask waits politely at the footlights for you to settle which of the two was yours.',
  ),
  story(
    85,
    ['Ensayo general', 'Dress Rehearsal'],
    'Ensayan la muerte de alguien. El que cae se levanta, se sacude el polvo y cae de nuevo, hasta que la directora lo da por bueno. Entonces no se levanta. Ella pasa la página, busca en el reparto con el lápiz y pregunta a la sala, haciendo visera con la mano, si ha llegado ya el del segundo acto.',
    'They are rehearsing somebody’s death. He who falls gets up, dusts himself off and falls again, until the directress is satisfied. Then he does not get up. She turns the page, runs her pencil down the cast and asks the house, shading her eyes with a hand, whether the one for the second act is here yet.',
  ),
  story(
    86,
    ['Amarillo', 'Yellow'],
    'Es un color como otro cualquiera, te repites, el de los limones y los tranvías. Pero en la tintorería llevan un mes sin conseguir otro. Lo sacan de la cuba a brazadas, goteando, y lo tienden hasta el techo. La encargada tiene los brazos amarillos hasta el hombro, y cuando te estrecha la mano no destiñe: coge.',
    'It is a colour like any other, you tell yourself, that of lemons and of trams. But at the dyer’s they have got no other for a month. They lift it from the vat by the armful, dripping, and hang it up to the ceiling. The forewoman has yellow arms to the shoulder, and when she shakes your hand it does not come off: it takes.',
  ),
  story(
    87,
    ['Butaca de pasillo', 'Aisle Seat'],
    'Tu entrada es buena, fila uno. Detrás no hay nadie, y delante, en lugar de escenario, otra fila de butacas vueltas hacia ti. Las ocupan señoras con gemelos. Se pasan bombones. Una da un codazo a la otra cuando te remueves en el asiento, y las dos consultan el programa para ver qué significa.',
    'Your ticket is a good one, row A. There is nobody behind, and in front, where the stage should be, another row of seats, turned toward you. Ladies with opera glasses sit there. They pass chocolates. One nudges the other when you shift in your place, and both look in the programme for what it means.',
  ),
  story(
    88,
    ['La segunda escena', 'Scene Two'],
    'De la obra solo se lee en voz alta el primer acto. Lo sabe todo el mundo. Por eso el librero de viejo te la vende sin el segundo, cortado con navaja, y por eso te extraña encontrarlo en tu bolsillo al llegar a casa, doblado en cuatro, tibio. Llaman a la puerta. Es alguien que tiene la primera línea y viene por la tuya.',
    'Of the play only the first act is ever read aloud. Everybody knows that. So the old bookseller sells it to you without the second, cut out with a knife, and so you wonder at finding it in your pocket when you get home, folded in four, warm. There is a knock. It is somebody who has the first line and has come for yours.',
  ),
  story(
    89,
    ['El lago', 'The Lake'],
    'En el decorado hay un lago pintado con dos soles hundiéndose. El tramoyista jura que ayer estaban más altos. Toca el lienzo y saca la mano mojada. «Mañana estrenamos», dice, y no sabes si lo teme o lo desea. Sobre el agua, muy al fondo, una barca que no estaba viene remando hacia las candilejas.',
    'The backcloth has a lake with two suns going down. The stagehand swears that they stood higher yesterday. He touches the canvas and brings his hand back wet. “We open tomorrow,” he says, and you cannot tell whether he dreads it or longs for it. Far off on the water a boat that was not there is rowing toward the footlights.',
  ),
  story(
    90,
    ['Máscaras', 'Masks'],
    'A medianoche todos se descubren. Caen al suelo dominós, antifaces, narices de cartón. Quedas tú, y queda él, al otro lado del salón. «Usted, señor, debería quitarse la suya», dicen a tu espalda. Él inclina la cabeza, halagado. No lleva ninguna. A ti te falta un segundo para comprobar si tú sí.',
    'At midnight everybody unmasks. Dominoes, vizards and pasteboard noses fall to the floor. You are left, and he is left, across the room. “You, sir, should take off yours,” they say behind you. He bows his head, flattered. He wears none. You want another second to make sure whether you do.',
  ),
  story(
    91,
    ['Claque', 'The Claque'],
    'Cobran por aplaudir, y no preguntan qué. Ocupan las dos primeras filas de tu vida desde el martes: cuando pagas el tranvía, cuando te anudas la corbata. Al principio te azoraba; ya esperas la ovación. Hoy, al sacar el arma delante del hombre de amarillo, vuelves la cabeza. No han venido. Él sí ha contratado a los suyos.',
    'They are paid to clap and do not ask at what. Since Tuesday they have had the front two rows of your life: when you pay on the tram, when you knot your tie. At first it made you blush; by now you wait for the hand. Today, drawing your gun on the man in yellow, you turn your head. They have not come. He has engaged his own.',
  ),
  story(
    92,
    ['El camerino', 'The Dressing-Room'],
    'En la puerta hay una estrella y tu nombre debajo. Dentro, tu ropa, tu peine, flores de alguien que te admira desde hace tiempo. La doncella te pinta los ojos con tanta delicadeza que tardas en ver que el espejo no tiene luna: al otro lado del marco, ella se pinta los suyos, y es a ti a quien se parece.',
    'There is a star on the door and your name below it. Inside are your clothes, your comb, flowers from somebody who has admired you for a long time. The dresser paints your eyes so gently that it is a while before you see that the mirror has no glass: beyond the frame she paints her own, and it is you she comes to look like.',
  ),
  story(
    93,
    ['Carta de recomendación', 'A Letter of Introduction'],
    'El portador de la presente, dice, es persona de toda confianza y morirá en el acto cuarto. La firma un notario. El de la Capilla la lee dos veces, te la devuelve y te ofrece asiento: mientras no llegue el cuarto, aclara, eres su invitado. Da una palmada. En alguna parte, alguien tira de un telón.',
    'The bearer of this, it says, may be trusted in every respect and will die in the fourth act. A notary has signed. The man from the Chapel reads it twice, hands it back, and offers you a chair: until the fourth, he explains, you are his guest. He claps his hands. Somewhere, somebody hauls at a curtain.',
  ),
  story(
    94,
    ['Las farolas', 'Street Lamps'],
    'El farolero de la Capilla las enciende de día. Dice que de noche no hace falta: hay una sobre los tejados que no se apaga. Miras. No deberías. Cuando bajas los ojos, él ha arrimado la escalera a tu pecho y busca, con el chisquero, dónde tienes el mechero del gas.',
    'The Chapel’s lamplighter lights them by day. At night, he says, there is no need: there is one above the roofs that does not go out. You look. You should not. When you lower your eyes he has set his ladder against your chest and is feeling about, lighter in hand, for where you keep the gas tap.',
  ),
  story(
    95,
    ['La suplente', 'The Understudy'],
    'Se ha aprendido el papel de víctima y está cansada de no hacerlo. «Si usted me presta el pañuelo —dice—, salgo yo.» Le explicas que es peligroso. «Para ellos —contesta—. Yo la escena la he pensado mucho.» Se pone el signo amarillo al revés, por dentro, donde quema, y te guiña un ojo desde el foso.',
    'She has learned the part of the victim and is tired of not playing it. “Lend me the handkerchief,” she says, “and I’ll go on.” You tell her that it is dangerous. “For them,” she says. “I’ve given that scene a good deal of thought.” She pins on the yellow sign the wrong way round, inside, where it burns, and winks at you from the pit.',
  ),
  story(
    96,
    ['Errata', 'Misprint'],
    'El cajista era de los suyos y dejó de serlo con una letra. La cambió en la última prueba, en la línea que invoca, y nadie ha vuelto a leer despacio lo que se sabe de memoria. Te dice cuál es. «Cuando lleguen ahí —sonríe— se les va a enredar. Aproveche y tire otra vez.»',
    'The typesetter was one of them and stopped being so by one letter. He changed it in the last proof, in the line that calls, and nobody has read slowly since what they know by heart. He tells you which. “When they get there,” he smiles, “they’ll trip. Make use of it and throw again.”',
  ),
  story(
    97,
    ['El crítico ciego', 'The Blind Critic'],
    'Ha venido a todas las funciones y de esta no piensa escribir. Oye los pasos, dice, y se sabe el reparto por las suelas: el que te espera entre bastidores pisa con la izquierda y respira con la boca. Si luego pasas por la redacción, tiene un artículo empezado; le falta el final, y le gustaría que fuera bueno.',
    'He has come to every performance and does not mean to write of this one. He hears the steps, he says, and knows the cast by their soles: the one who waits for you in the wings treads on the left and breathes through the mouth. If you drop by the office later, he has an article begun; it wants an ending, and he would like it to be a happy one.',
  ),
  story(
    98,
    ['Entreacto', 'Interval'],
    'Sirven limonada en el vestíbulo como si nada. Una señora mayor te hace sitio, te quita algo del hombro —una hebra amarilla, larga, que no se acaba nunca— y la va ovillando mientras te habla de sus nietos. Cuando suena el timbre te sientes casi persona. Guarda el ovillo en el bolso y lo cierra con las dos manos.',
    'They are serving lemonade in the foyer as if nothing were the matter. An elderly lady makes room, takes something off your shoulder —a yellow thread, long, that does not end— and winds it up while she tells you about her grandchildren. When the bell rings you feel almost human. She puts the ball in her bag and shuts it with both hands.',
  ),
  story(
    99,
    ['El electricista', 'The Electrician'],
    'Lleva tres semanas subido al telar y no ha visto la obra ni una vez: mira los cables. Desde ahí, dice, se ve un cristal rojo detrás de los focos que no sale en ningún plano y que calienta más que todos. Lo ha aflojado por costumbre. «Si se me lleva al de la máscara un momento —grita hacia abajo—, lo desenrosco.»',
    'He has been up in the flies for three weeks and has not seen the play once: he watches the wires. From there, he says, one can see a red crystal behind the lamps that is on no plan and gives more heat than all of them. He has loosened it out of habit. “Get that one in the mask away for a minute,” he shouts down, “and I’ll have it out.”',
  ),
  story(
    100,
    ['Guardarropía', 'The Wardrobe'],
    'El sastre te deja elegir: hay coronas de lata, puñales que se doblan, y en el último perchero cosas que no son de atrezo y que alguien colgó allí para que pasaran por serlo. «Devuélvalo limpio», pide. El figurante de la capa amarilla sabe cuál es la buena y ha venido a por ella; prueba con el pulgar el filo de una espada de madera, y sonríe.',
    'The tailor lets you choose: there are tin crowns, daggers that fold, and on the last rail things that are not properties and that somebody hung there to pass for them. “Bring it back clean,” he asks. The extra in the yellow cloak knows which is the real one and has come for it; he tries the edge of a wooden sword with his thumb, and smiles.',
  ),
]
