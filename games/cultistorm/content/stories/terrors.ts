import { type Story, story } from './story.ts'

/** Stories 131 to 150: the terror cards, each read when it breaks out, before what it does. */
export const terrors: readonly Story[] = [
  story(
    131,
    ['Al otro lado del río', 'Across the River'],
    'Empiezan al anochecer, al otro lado del río, donde no vive nadie. No son muchos tambores. El viejo músico ciego del puente los escucha con la cabeza ladeada y cuenta con los dedos. «Faltaba uno —dice—. Han estado tocando con uno de menos, y ahora no.» Detrás de ti, en tu orilla, alguien se quita los zapatos y se va a su encuentro.',
    'They begin at nightfall, across the river, where nobody lives. They are not many drums. The old blind fiddler on the bridge listens with his head on one side and counts on his fingers. “There was one missing,” he says. “They’ve been playing with one short, and now they’re not.” Behind you, on your own bank, somebody takes off their shoes and goes to meet them.',
  ),
  story(
    132,
    ['La mano en la nuca', 'A Hand on the Neck'],
    'Había uno entre vosotros que dormía bien. Hacía chistes, silbaba al afeitarse, decía que todo tiene su explicación. Esta noche le han puesto una mano fría en la nuca, un momento, como quien comprueba la fruta. Se ha vuelto y no había nadie. Lo cuenta riéndose. Se ríe un rato más de lo que dura el cuento.',
    'There was one among you who slept well. Who made jokes, whistled while shaving, said there was a reason for everything. Tonight somebody laid a cold hand on the back of that neck, a moment, as one tries fruit. There was nobody there to turn round to. It is told with a laugh. The laugh goes on for a while after the story is over.',
  ),
  story(
    133,
    ['Calle sin luz', 'No Lamps'],
    'El farolero empieza la ronda y la deja a medias: va encendiendo por delante y por detrás se las van rompiendo, una a una, sin ruido de cristales. No corre. Baja la escalera, la apoya en el suelo y se sienta encima. «Yo a oscuras no trabajo», dice. Nadie trabaja a oscuras en esta ciudad. Nadie que hayáis visto.',
    'The lamplighter sets out on his round and leaves it half done: he lights them ahead of him and behind him they are broken, one by one, without a sound of glass. He does not run. He takes down his ladder, lays it on the ground, and sits on it. “I don’t work in the dark,” he says. Nobody works in the dark in this city. Nobody that you have seen.',
  ),
  story(
    134,
    ['Las letras cambian', 'The Letters Change'],
    'Has copiado el signo de la pared en tu libreta, por si acaso. Al comparar, no coinciden. Vuelves a copiarlo. A la tercera entiendes que no te has equivocado: has levantado la vista, y en ese rato el signo se ha dado la vuelta, como quien duerme mal. En los cinco barrios, a la vez, han llamado a los pintores.',
    'You have copied the sign from the wall into your notebook, just in case. When you compare them, they do not agree. You copy it again. By the third time you understand that you made no mistake: you looked up, and in that while the sign had turned over, like one who sleeps badly. In five parts of the city, all at once, they have sent for the painters.',
  ),
  story(
    135,
    ['Lo que te iba a decir', 'What I Was Going to Say'],
    'Te hablan al oído mientras piensas otra cosa. No dicen nada importante: que apagues el gas, que no te fíes de esa letra, que ya lo tirarás mañana. Cuando quieres darte cuenta has roto una hoja que necesitabas y estás haciendo con ella un barquito. Los demás te miran. Cada uno tiene el suyo en la mano.',
    'They speak into your ear while you are thinking of something else. Nothing of any weight: that you should turn off the gas, that this handwriting is not to be trusted, that you can throw it out tomorrow. By the time you notice, you have torn up a sheet you needed and are folding a little boat of it. The others are looking at you. Each has one in their hand.',
  ),
  story(
    136,
    ['¿Alguien lo ha visto?', 'Have You Seen'],
    'Los carteles aparecen por la mañana, con foto y recompensa. A mediodía hay uno en cada árbol. La mujer del estanco reconoce a su cliente de las ocho, al cartero, a su hermano. Lo raro, dice, no es que falten. Es que los retratos están hechos hoy: de noche, de frente, con los ojos muy abiertos, y les han dejado sonreír.',
    'The notices appear in the morning, with a picture and a reward. By noon there is one on every tree. The woman at the tobacconist’s knows her eight o’clock customer, the postman, her own brother. What is strange, she says, is not that they are missing. The portraits were taken today: at night, full face, eyes wide open, and they have been allowed to smile.',
  ),
  story(
    137,
    ['La boya que llama', 'The Buoy'],
    'La niebla sube calle arriba con olor a fondo. No se ve el suelo; cada paso es un favor que os hace la acera. En algún sitio toca una boya, aquí, a dos millas del agua, y los que llevan muchos años en la mar se paran y cambian de rumbo. Uno no cambia. Se le oye entrar chapoteando, tan tranquilo, hasta que deja de hacer pie.',
    'The fog comes up the street with a smell of sea-bed. You cannot see the ground; each step is a favour the pavement does you. Somewhere a buoy is tolling, here, two miles from the water, and those who were long at sea stop and change course. One does not. He can be heard wading in, quite easy, until he is out of his depth.',
  ),
  story(
    138,
    ['Inventario', 'Stocktaking'],
    'Han entrado en la pensión sin forzar nada. No falta el dinero ni las alhajas. A cada uno le han quitado lo que usaba para no tener miedo, y en su lugar, en la mesilla, hay un recibo escrito con buena letra: «Una cosa. Se devolverá a los herederos». La patrona jura que solo dejó pasar al cobrador de la luz, que traía la luz.',
    'They got into the boarding-house and forced nothing. Neither money nor jewels are missing. From each they took what was used against being afraid, and in its place on the bedside table is a receipt in a fair hand: “One article. To be returned to the heirs.” The landlady swears she let in nobody but the man about the light, who had it with him.',
  ),
  story(
    139,
    ['Una cama de más', 'One Bed Too Many'],
    'Dormís por turnos en el mismo cuarto. A media noche, el que vela cuenta las respiraciones para no dormirse: una, dos, tres, cuatro. Vuelve a contar. Despierta al siguiente con cuidado y se lo dice al oído. Cuentan juntos. Los que mejor estaban hasta ahora son los que oyen, con toda claridad, que la que sobra ronca con su voz.',
    'You sleep in turns, in one room. At midnight whoever is on watch counts breaths so as not to nod: one, two, three, four. Counts again. Wakes the next, gently, and tells them in their ear. They count together. Those who had been best until now are those who hear, quite plainly, that the one too many snores in their own voice.',
  ),
  story(
    140,
    ['Donde no mirabais', 'Where You Were Not Looking'],
    'Habíais dejado un barrio sin vigilar, porque allí no pasaba nada. Ese era el motivo de que no pasara. El panadero abre a las cinco y ve la plaza llena de gente de pie, en silencio, como si esperasen un tranvía. Van bien vestidos. Al que está en primera fila le compra siempre el pan. Hoy no compra. Hoy lleva él la cesta.',
    'There was a part of town you had left without a guard, since nothing happened there. That was why nothing did. The baker opens at five and finds the square full of people, standing in silence as if they waited for a tram. They are well dressed. The one in front buys bread of him every day. He is not buying now. Today he has brought the basket.',
  ),
  story(
    141,
    ['El pájaro equivocado', 'The Wrong Bird'],
    'El cuervo de la plaza dice la hora. Siempre la ha dicho bien, por eso le echan pan. Hoy ha dicho un nombre, y un número de portal, y otra vez el nombre. Un hombre que pasaba se lleva la mano al sombrero, le da las gracias y se encamina hacia allí. Bajo el alero, alguien ha echado un dado y espera a ver qué sale.',
    'The raven in the square tells the time. It has always told it right, and so they throw it bread. Today it has said a name, and the number of a house, and the name again. A man going by touches his hat, thanks it, and turns his steps that way. Under the eaves somebody has thrown a die and is waiting to see what comes up.',
  ),
  story(
    142,
    ['Corro', 'Ring Dance'],
    'En el prado, detrás del matadero, el corro gira hacia la izquierda. Cantan algo de niños y son gente mayor. Cada vuelta se sueltan dos manos, entra uno que miraba y se vuelven a cerrar. Tú también mirabas. Han pasado ya dos veces por delante y en la segunda te han hecho hueco. Detrás de ti, otros dos se impacientan y se cuelan.',
    'In the field behind the slaughterhouse the ring goes round to the left. They are singing something for children and they are not young. At each turn two hands let go, somebody who was watching steps in, and they close again. You too were watching. They have passed you twice now, and the second time they made room. Behind you two others lose patience and slip in.',
  ),
  story(
    143,
    ['Todos a la vez', 'All at Once'],
    'Nadie sabe quién fue el primero. Alguien echó a correr por la calle Mayor, y alguien que lo vio echó a correr, y en un minuto corría la ciudad. Vosotros también. Al cabo de un rato os paráis sin aliento en un portal, avergonzados, y os preguntáis de qué. Entonces llega por el empedrado, al paso, sin cansarse, aquello delante de lo que corrían.',
    'Nobody knows who was first. Somebody broke into a run down the High Street, and somebody who saw it ran, and within a minute the city was running. So were you. After a time you stop in a doorway, out of breath and ashamed, and ask each other what from. Then it comes along the cobbles, at a walk, not tiring, what they were running ahead of.',
  ),
  story(
    144,
    ['Pan de boca', 'Mouthfuls'],
    'Esta mañana las palabras cuestan. Abres la boca para pedir un cuchillo y sale «cuchara»; para avisar a uno, y le insultas. Al mediodía habéis decidido hablar lo justo y con el dedo. Un niño que vende cerillas os lo explica sin dejar de masticar: las que no se digan se las quedan ellos, y ya tienen casi para la oración entera.',
    'This morning words come dear. You open your mouth to ask for a knife and out comes “spoon”; to warn somebody, and you insult them. By noon you have agreed to say as little as you can, and to point. A boy who sells matches explains it, without ceasing to chew: those that are not said they keep for themselves, and they have nearly enough for the whole prayer.',
  ),
  story(
    145,
    ['Lo que dejasteis allí', 'What You Left There'],
    'Alguien ha estado en los cinco lugares esta noche. No ha roto nada. Ha dado la vuelta a cada una de las señales que pusisteis, con cuidado de cocinera, y las ha dejado boca abajo, todavía calientes. Debajo de una había un papel. No es una amenaza. Es vuestra letra, y da las gracias por la ayuda.',
    'Somebody has been at the five places tonight. Nothing is broken. Each of the signs you laid has been turned over, with a cook’s care, and left face down, still warm. Under one of them was a slip of paper. It is not a threat. It is in your own hand, and says thank you for your help.',
  ),
  story(
    146,
    ['Ahora', 'Now'],
    'El viejo del observatorio baja a la calle en zapatillas, con la carta celeste bajo el brazo. Lleva cuarenta años esperando a que siete puntos se pongan en fila para poder morirse tranquilo. Os los va enseñando. Seis están. «El séptimo no lo busquen arriba», dice, y señala la claraboya de enfrente, donde acaba de encenderse una luz.',
    'The old man from the observatory comes down into the street in slippers, the chart under his arm. For forty years he has waited for seven points to stand in a row so that he might die in peace. He shows you one after the other. Six are there. “Don’t look for the seventh up above,” he says, and points at the skylight across the way, where a lamp has just been lit.',
  ),
  story(
    147,
    ['La factura', 'The Bill'],
    'Llega por correo, certificada. Dentro, con membrete, una lista de todo lo que les habéis quitado desde que empezó esto: fecha, lugar, pieza. El total está en una moneda que no conocéis. Al pie, en rojo, plazo vencido. Cuando subís corriendo a comprobarlo, en cada caja hay un hueco con la forma exacta, y dentro del hueco, humedad.',
    'It comes by registered post. Inside, with a letterhead, is a list of all you have taken from them since this began: date, place, article. The total is in a coin you do not know. Below, in red: overdue. When you run upstairs to see, there is in every box a gap of the exact shape, and in the gap it is damp.',
  ),
  story(
    148,
    ['Las bisagras', 'Hinges'],
    'Desde hace un rato todas las puertas de la casa dan golpecitos en el marco, como si pasara un tren. No pasa. Las sujetáis con sillas. Alguien propone dejarlas abiertas, y es peor: siguen vibrando, abiertas de par en par, y el aire que hay en el vano, ese aire que nadie usa, tiene ya bastante cuerpo para que se vea respirar.',
    'For some time now all the doors in the house have been tapping in their frames, as when a train goes by. None does. You wedge them with chairs. Somebody proposes to leave them open, and that is worse: they go on trembling, wide open, and the air in the doorway, that air for which nobody has a use, has thickened enough that one can see it breathe.',
  ),
  story(
    149,
    ['Acuse de recibo', 'Acknowledgement'],
    'El telegrama va dirigido a la ciudad. Lo abre el de guardia y lo lee en voz alta porque es corto: LLEGADO BIEN. Lo demás son la firma, que no se puede leer sin mover mucho la cabeza, y la estación de origen, que es la de aquí. En el vestíbulo los mozos están descargando un equipaje. Han abierto las dos hojas de la puerta y no basta.',
    'The telegram is addressed to the city. The man on duty opens it and reads it out, since it is short: ARRIVED SAFELY. The rest is the signature, which cannot be read without moving one’s head a good deal, and the office of origin, which is this one. In the hall the porters are unloading luggage. They have opened both leaves of the door, and it is not enough.',
  ),
  story(
    150,
    ['Cielo raso', 'The Ceiling'],
    'Siempre se dijo que el cielo estaba muy alto. Hoy lo ha tocado un niño con una cometa, y se ha combado como una tela. Por el desgarrón baja una luz sin color que hace transparentes los papeles: los mapas, los planes, las notas con las que ibais a seguir mañana. Hacia el borde, apoyadas como las de quien se asoma a una cuna, se ven las puntas de unos dedos.',
    'The sky was always said to be very high. Today a child touched it with a kite, and it gave like cloth. Through the tear comes down a light without colour that makes paper transparent: maps, plans, the notes you were to go on with tomorrow. Along the edge, resting there like those of somebody who leans over a cradle, are the tips of fingers.',
  ),
]
