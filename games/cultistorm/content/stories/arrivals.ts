import { type Story, story } from './story.ts'

/** Stories 101 to 115: what arrives, and how the end of the game begins. */
export const arrivals: readonly Story[] = [
  story(
    101,
    ['Mil y una', 'A Thousand and One'],
    'Primero bajan los pastores, sin rebaño, con las manos sobre los oídos. Luego se oye: un balido hondo, lejos, y mil que le contestan desde las casas. Una vecina abre la ventana para llamar a sus hijos y se queda con la boca abierta. No es que no vengan. Es que ahora tiene muchos, y todos la llaman a la vez.',
    'First the shepherds come down, without a flock, their hands over their ears. Then you hear it: one deep bleat, far off, and a thousand that answer from the houses. A neighbour opens her window to call her children in, and stands there with her mouth open. It is not that they do not come. She has so many now, and all of them are calling her.',
  ),
  story(
    102,
    ['Lo que sube', 'What Comes Up'],
    'La marea se retira media milla y deja el puerto en seco, con los barcos recostados como perros. Los niños corren a coger cangrejos. El viejo del dique, que nunca corre, corre. Porque ha visto que los cangrejos huyen tierra adentro, y que el fondo, allí donde el agua hacía pared, acaba de abrir una mano para apoyarse.',
    'The tide draws back half a mile and leaves the harbour dry, with the boats lying on their sides like dogs. Children run out for crabs. The old man of the dock, who never runs, runs. He has seen that the crabs are making for the land, and that the sea-bed, where the water stood like a wall, has just opened a hand to push itself up by.',
  ),
  story(
    103,
    ['El señor del sombrero', 'The Gentleman in the Hat'],
    'Llega en el tranvía de las seis y paga el billete. Saluda a cada uno por su nombre, también al que no lo ha dicho nunca, y a cada uno le pregunta por lo que más teme como quien pregunta por la familia. Todos le contestan. Cuando se apea, el cobrador cuenta el cambio: son monedas de curso legal, acuñadas el año que viene.',
    'He comes on the six o’clock tram and pays his fare. He greets everyone by name, even the one who has never told it, and asks each after what they fear most as others ask after the family. All of them answer. When he gets down the conductor counts the change: it is good coin of the realm, struck next year.',
  ),
  story(
    104,
    ['No mires', 'Do Not Look'],
    'Han apagado las farolas a pedradas para no verlo, y aun así alguien miró. Está en mitad de la plaza con el brazo alzado, a medio santiguarse, y suena a hueco cuando lo roza el viento. Su mujer le ha puesto el abrigo por los hombros. «Oye —te dice sin apartar la vista del suelo—. Se le mueven los ojos. Todavía se le mueven.»',
    'They have stoned out the street lamps so as not to see it, and still somebody looked. He stands in the middle of the square with his arm raised, half-way through crossing himself, and rings hollow when the wind touches him. His wife has put his coat about his shoulders. “Listen,” she says, keeping her eyes on the ground. “His are moving. They still move.”',
  ),
  story(
    105,
    ['Luto amarillo', 'Yellow Mourning'],
    'Al caer la tarde todos los trapos tendidos de la ciudad apuntan al mismo sitio, y no hay viento. Un mendigo se levanta de su esquina, se sacude los andrajos, y los andrajos siguen cayendo, varas y varas, hasta llenar la calle. No tiene prisa. Nadie la tiene ya. Las puertas se van abriendo por donde pasa, y salen a hacerle reverencia los muebles.',
    'At dusk all the washing in the city points the same way, and there is no wind. A beggar gets up from his corner and shakes out his tatters, and the tatters go on falling, yard upon yard, until they fill the street. He is in no hurry. Nobody is, any more. Doors open as he goes by, and the furniture comes out to bow to him.',
  ),
  story(
    106,
    ['El mismo sueño', 'The Same Dream'],
    'A las tres y diez se despierta la ciudad entera, de golpe, sentada en la cama. Nadie grita. Cada uno mira al que tiene al lado y ve que ha soñado lo mismo: la puerta, la ciudad torcida, la mano en la puerta. Alguien enciende la radio para oír una voz. En todas las emisoras es la misma voz, que ronca, y que deja de roncar.',
    'At ten past three the whole city wakes at one stroke, sitting up in bed. Nobody screams. Each looks at whoever lies beside them and sees that they have dreamed the same: the door, the crooked city, the hand upon the door. Somebody switches on the wireless to hear a voice. On every station it is the one voice, snoring, and then it stops.',
  ),
  story(
    107,
    ['La llave y la puerta', 'The Key and the Door'],
    'Abres el armario y da a tu cuarto. Desde el otro lado, alguien con tu espalda abre su armario. En la calle pasa lo mismo con las esquinas: se doblan y es ayer, se doblan y el que viene eres tú, más viejo, haciendo señas de que no. Arriba, donde debería estar la luna, hay muchas, juntas, y todas son la cerradura.',
    'You open the wardrobe and it gives on to your room. On the far side somebody with your back is opening theirs. In the street it is the same with corners: you turn one and it is yesterday, you turn another and the one who comes is yourself, older, making signs for no. Above, where the moon should be, there are many, all together, and they are the lock.',
  ),
  story(
    108,
    ['Las flautas', 'The Flutes'],
    'Los músicos de la orquesta del parque dejan de tocar y la música sigue. Es solo una flauta, y desafina, y quien la oye pierde una palabra: primero las largas, luego las de la cocina, luego los nombres. La gente señala el cielo para no tener que decir lo que ve. En el centro no hay nada. Da vueltas, y tiene hambre.',
    'The band in the park stops playing and the music goes on. It is no more than one flute, out of tune, and whoever hears it loses a word: the long ones first, then those of the kitchen, then names. People point at the sky so as not to have to say what they see. There is nothing at the middle of it. It goes round, and it is hungry.',
  ),
  story(
    109,
    ['El silencio después', 'The Silence After'],
    'El coro canta y no se oye el coro. Tampoco los coches, ni tu propia voz cuando avisas a los otros. Ves a uno de ellos señalar detrás de ti con toda la cara. Lo que ha entrado en la nave lleva la cabeza vendada con esmero, de oreja a oreja. Se inclina hacia ti, muy atento, como quien espera que empieces tú.',
    'The choir sings and you cannot hear the choir. Nor the cars, nor your own voice when you warn the others. You see one of them pointing behind you with his whole face. What has come into the nave has its head bandaged with great care, from ear to ear. It leans toward you, most attentive, as one who waits for you to begin.',
  ),
  story(
    110,
    ['Hueco con forma de madre', 'A Mother’s Hollow'],
    'El suelo del solar se hunde sin ruido y deja un molde: hombros, caderas, dos brazos abiertos en los que cabría un tranvía. Los hijos de la secta se acuestan dentro, cada uno en su sitio, y se cubren con barro hasta la barbilla. Luego el molde se incorpora. Al ponerse en pie se le caen de encima las calles, y ella las recoge y las aprieta contra el pecho.',
    'The ground of the empty lot sinks without a sound and leaves a mould: shoulders, hips, two open arms in which a tram would fit. The children of the sect lie down in it, each in their own place, and pull the clay up to their chins. Then the mould sits up. As she gets to her feet the streets fall off her, and she gathers them and presses them to her breast.',
  ),
  story(
    111,
    ['El rey de ahí dentro', 'The King in There'],
    'Todos los escaparates de la avenida reflejan el desfile. Te vuelves: en la avenida no hay desfile. En el cristal ya ha llegado a tu altura, con sus mil caras planas y en cada una una corona distinta, y tu reflejo ha hincado la rodilla. Tú sigues de pie. Te lo agradece con un gesto, y llama con los nudillos, desde dentro, pidiendo paso.',
    'All the shop windows of the avenue show the procession. You turn round: there is none in the avenue. In the glass it has come level with you, with its thousand flat faces and a different crown in each, and your reflection has gone down on one knee. You are still standing. He thanks you with a nod and raps on the pane, from inside, to be let through.',
  ),
  story(
    112,
    ['Brasas', 'Embers'],
    'Caminan descalzos por la avenida y donde pisan la nieve se vuelve gris. En medio, sobre unas andas, llevan a la santa: una mujer sentada, negra, que se deshace por las puntas y no se acaba. Los bomberos le hacen pasillo con los cascos en la mano. Alguien tose. Ella gira la cabeza hacia la tos, y la ceniza de las chimeneas se vuelve a encender.',
    'They walk barefoot down the avenue, and where they tread the snow turns grey. In their midst, on a litter, they carry the saint: a woman seated, black, who crumbles at the edges and does not come to an end. The firemen line the way with their helmets off. Somebody coughs. She turns her head toward the cough, and the ash in all the chimneys takes light again.',
  ),
  story(
    113,
    ['Las trece', 'Thirteen'],
    'El reloj de la torre da las doce y carraspea. El relojero, que lleva treinta años oyéndolo, suelta la taza. La decimotercera campanada no suena: se queda. Las palomas cuelgan del aire, una moneda no acaba de caer, y por la calle parada, sin prisa, dándole cuerda a cada uno con una llave que llevan en la nuca, viene el que ha estado esperando su hora.',
    'The clock in the tower strikes twelve and clears its throat. The clockmaker, who has heard it for thirty years, lets go of his cup. The thirteenth stroke does not sound: it stays. Pigeons hang in the air, a coin does not finish falling, and down the stopped street, unhurried, winding each one up by a key they turn out to have in the neck, comes he who has waited for his hour.',
  ),
  story(
    114,
    ['La noche larga', 'The Long Night'],
    'El lechero no pasa. El periódico no sale. Hacia las nueve, por costumbre, alguien sube la persiana de la panadería y se queda mirando: las estrellas siguen ahí, solo que más bajas. Os reunís en torno a una lámpara con el petróleo que queda. Nadie dice cuánto. Todos miran el nivel, y luego, sin querer, el reloj.',
    'The milkman does not come. The paper is not out. Toward nine, from habit, somebody rolls up the shutter of the bakery and stands looking: the stars are still there, only lower. You gather round a lamp with what paraffin is left. Nobody says how much. Everyone looks at the mark on the glass and then, without meaning to, at the clock.',
  ),
  story(
    115,
    ['La costura', 'The Seam'],
    'Llevabais semanas llamándolo tormenta. Ahora se ve la costura: una línea blanca de este a oeste, recta, con sus puntadas. Los pájaros la evitan. Un niño pregunta quién cosió el cielo y por qué con tanta fuerza. Salta la primera puntada, muy arriba, con un ruido de botón. Luego la segunda. Al otro lado también es de noche, y hay luz en las ventanas.',
    'For weeks you have been calling it a storm. Now the seam can be seen: a white line from east to west, straight, stitch by stitch. Birds keep clear of it. A child asks who sewed up the sky, and why so tight. The first stitch goes, very high, with the sound of a button. Then the second. It is night on the other side too, and there are lights in the windows.',
  ),
]
