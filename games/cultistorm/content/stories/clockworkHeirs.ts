import { type Story, story } from './story.ts'

/** Stories 179 to 185, and 190 for their monster: before a fight with the Clockwork Heirs. */
export const clockworkHeirs: readonly Story[] = [
  story(
    179,
    ['Garantía', 'Guaranteed'],
    'La relojera te atiende sin quitarse la lupa. Lo que hay que cerrar, dice, no se puede cerrar mientras ande, y mientras ande lo está garantizando ella; te enseña el papel. Por detrás del mostrador sale un cable que cruza la tienda, la acera y la plaza y acaba donde tú ya sabes. «Si lo para usted —añade—, pierde el derecho a reclamar.»',
    'The clockmaker serves you without taking the glass from her eye. What is to be shut, she says, cannot be shut while it goes, and that it goes is guaranteed by her; she shows you the paper. From behind the counter runs a cable that crosses the shop, the pavement and the square, and ends where you know. “If you stop it,” she adds, “the warranty is void.”',
  ),
  story(
    180,
    ['Contrapeso', 'Counterweight'],
    'Lleva la pesa al cuello, con una cadena, y baja un dedo cada hora. Ha calculado que tocará el suelo el día de su muerte. Entretanto no hay quien lo mueva, ni a él ni a la puerta que tiene amarrada al otro cabo. Empujas. Se disculpa, porque de verdad querría ayudarte: es que si él sube, baja otra cosa.',
    'He wears the weight round his neck, by a chain, and it drops a finger’s breadth an hour. He has worked out that it will touch the ground on the day he dies. Until then there is no moving him, nor the door that is made fast to the other end. You push. He begs your pardon, for he would really like to help: it is only that if he goes up, something else comes down.',
  ),
  story(
    181,
    ['Ajedrez', 'Chess'],
    'El autómata juega en el escaparate y gana. Detrás del cristal, la gente apuesta. Lo has visto mover el caballo y, un segundo después, levantarse el caballo del tablero de al lado, donde no juega nadie. Te sientas. Él echa el dado para ver quién sale, y tú no tienes que mirarlo: lo que haya salido ha salido dos veces.',
    'The automaton plays in the shop window and wins. Behind the glass people lay bets. You have seen it move the knight and, a second later, the knight rise from the next board, where nobody is playing. You sit down. It throws the die for who begins, and you need not look: whatever has come up has come up twice.',
  ),
  story(
    182,
    ['Repuesto', 'Spare'],
    'El notario lo presenta como el señor, y es idéntico: el lunar, la cadena, la manera de toser. Solo que cada hora en punto se queda quieto hasta que alguien le da cuerda. El otro, el de antes, está sentado en la cocina con el batín puesto y mira por la rendija. «No se lo diga —te ruega—. Lo hace mejor que yo. Lo hace todo dos veces.»',
    'The notary presents him as the master, and he is identical: the mole, the watch-chain, the way he coughs. Only, every hour on the hour, he stops until somebody winds him. The other, the one before, is sitting in the kitchen in his dressing-gown and looks through the crack. “Don’t tell him,” he begs of you. “He does it better than I did. He does everything twice.”',
  ),
  story(
    183,
    ['A la media', 'At the Half-Hour'],
    'Sale de su caja cada treinta minutos, dice lo que tiene que decir y vuelve a meterse. No es un pájaro. Es un señor de chaleco, con alas de hojalata, que te mira cada vez como si fuera la primera. A las y media ha dicho «cerca». A las en punto, «más». Has decidido esperar ante la puertecita. Falta medio minuto y ya se oye tomar aire.',
    'He comes out of his box every thirty minutes, says what he has to say, and goes in again. He is not a bird. He is a gentleman in a waistcoat, with tin wings, and he looks at you every time as if it were the first. At the half he said “near”. At the hour, “nearer”. You have made up your mind to wait before the little door. There is half a minute to go, and he can be heard drawing breath.',
  ),
  story(
    184,
    ['Las cuatro y sereno', 'Four and All’s Well'],
    'El sereno canta la hora por las esquinas, como siempre, pero no acaba: «Las tres y… —canta—, las cuatro y… las cinco y…», sin moverse de la misma farola. Las ventanas se van encendiendo. La gente baja con los relojes en la mano, a protestar, y ve que tiene razón. Entre hora y hora ha pasado algo por la calle, y ha pasado de largo.',
    'The watchman calls the hour at the corners, as ever, but does not end it: “Three o’clock and…” he calls, “four o’clock and… five…”, without moving from the one lamp. Windows light up. People come down with their watches in their hands, to protest, and see that he is right. Between one hour and the next something went along the street, and went by.',
  ),
  story(
    185,
    ['Testamento', 'Last Will'],
    'El último heredero tiene noventa años y no le han dejado salir del cuarto de los niños. No lleva el anillo de la casa porque le viene grande; lo guarda, con los otros, en un tarro. Te recibe en el caballo de balancín. «Mi abuelo dice que usted es lo que queda por arreglar», te comunica, y el reloj de la pared, sin abuelo dentro, asiente.',
    'The last heir is ninety years old and has never been let out of the nursery. He does not wear the ring of the house since it is too big for him; he keeps it, with the others, in a jar. He receives you on the rocking-horse. “My grandfather says you’re what is left to put right,” he informs you, and the clock on the wall, without a grandfather in it, nods.',
  ),
  story(
    190,
    ['La ida y la vuelta', 'There and Back'],
    'Cuelga de donde no se ve y va de una punta a otra de la ciudad, muy despacio, a la altura de un tercer piso. Lo oyes pasar cuando ya ha pasado. En las fachadas queda un surco. La gente ha aprendido a agacharse a tiempo, sin dejar la conversación. Solo los relojeros salen al balcón, levantan la cara, y esperan la vuelta con los brazos abiertos.',
    'It hangs from where one cannot see and goes from one end of the city to the other, very slowly, at the height of a third floor. You hear it pass when it has passed. It leaves a groove in the house fronts. People have learned to duck in time without breaking off their talk. Only the clockmakers step out on the balcony, lift up their faces, and wait for it to come back with open arms.',
  ),
]
