import {
  advanceDoom,
  ambush,
  anySpace,
  choose,
  delay,
  gain,
  here,
  ifYouDo,
  inOrder,
  lose,
  may,
  move,
  pay,
  recover,
  seq,
  spawn,
  test,
  unless,
  when,
} from './builders.ts'
import type { Effect, ResearchCard } from './nodes.ts'

/** What a pass gives besides this Clue, and other words that recur. */
const another: Effect = seq(gain.thisClue, gain.clue(1, { additional: true }))
const withArtifact: Effect = seq(gain.thisClue, gain.artifact())
const withSpell: Effect = seq(gain.thisClue, gain.spell())

/* Artifacts in Cities, Spells everywhere; failing opens Gates and costs Sanity. Some sections trade instead of testing. */
export const researchYogSothoth: readonly ResearchCard[] = [
  {
    id: 'research-yog-sothoth-1',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'El edificio tiene seis pisos por fuera y siete por la escalera. En el que sobra vive un hombre que paga el alquiler con moneda de otro siglo, siempre puntual. Para bajar en su rellano hay que contar puertas, no peldaños.',
          en: 'The building has six floors from outside and seven by the stairs. On the extra one lives a man who pays his rent in another century’s coin, always on time. To get off at his landing you must count doors, not steps.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: delay }),
      },
      wilderness: {
        story: {
          es: 'En la cima hay un marco de puerta, de piedra, sin pared ni puerta. A un lado es otoño. Al otro también, pero alguien ha dejado unas botas limpias en el umbral y no están siempre.',
          en: 'On the hilltop stands a door frame, of stone, with neither wall nor door. On one side it is autumn. On the other it is autumn too, but somebody has left a clean pair of boots on the threshold and they are not always there.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: lose.sanity(1) }),
      },
      sea: {
        story: {
          es: 'El barco ha cruzado tres veces el mismo meridiano en el mismo rumbo. El capitán ya no anota la fecha: pone «otra vez». En la cuarta pasada algo cambia y hay que estar en cubierta para ver qué.',
          en: 'The ship has crossed the same meridian three times on the same heading. The captain no longer enters the date: he writes “again”. On the fourth pass something changes and one must be on deck to see what.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: lose.sanity(1) }),
      },
    },
  },
  {
    id: 'research-yog-sothoth-2',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'El cerrajero guarda las llaves que nadie ha reclamado: unas cuatro mil. Una, dice, abre algo en cada casa donde ha entrado. No se acuerda de cuál y todas brillan igual, menos por el lado de la sombra.',
          en: 'The locksmith keeps the keys nobody has claimed: some four thousand. One of them, he says, opens something in every house it has been in. He forgets which and they all shine alike, except on the shadow side.',
        },
        effect: test('observation', -1, { pass: withArtifact, fail: gain.condition('cursed') }),
      },
      wilderness: {
        story: {
          es: 'Los chotacabras de la cañada respiran a la vez. Cuando callan, el aire de enfrente se abomba como una sábana tendida. Hay signos del otro lado, vistos al trasluz, y se puede leer mientras no se rasgue.',
          en: 'The whippoorwills in the glen breathe in unison. When they fall silent the air in front of you bellies like a sheet on a line. There are signs on the other side, seen against the light, and they can be read as long as it does not tear.',
        },
        effect: test('observation', -1, { pass: another, fail: spawn.gate() }),
      },
      sea: {
        story: {
          es: 'La niebla se abre y pasa tu propio barco, en sentido contrario. En la borda, alguien con tu gorra te lanza un paquete y acierta. Lo último que ves es la cara de pena con que te desea buen viaje.',
          en: 'The fog parts and your own ship goes by on the opposite course. At the rail somebody in your cap throws you a packet, accurately. The last you see is the look of pity with which they wish you a good voyage.',
        },
        effect: seq(gain.thisClue, lose.sanity(1)),
      },
    },
  },
  {
    id: 'research-yog-sothoth-3',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'El conserje del hotel conoce una habitación que se alquila por minutos. Entran con maleta y salen sin edad. El precio se negocia con la propia habitación, que habla por el teléfono interior y es muy suya.',
          en: 'The hotel porter knows of a room that is let by the minute. People go in with a suitcase and come out without an age. The price is agreed with the room itself, which speaks on the house telephone and is rather particular.',
        },
        effect: test('influence', { pass: withSpell, fail: gain.condition('debt') }),
      },
      wilderness: {
        story: {
          es: 'La losa del altar lleva escrita la frase que abre, empezada por los dos extremos. En el medio no se encuentran: falta una palabra que es a la vez la primera y la última. La has leído una vez, en griego, mal copiada.',
          en: 'The altar slab bears the sentence that opens, begun from both ends. They do not meet in the middle: there is a word missing that is both the first and the last. You read it once, in Greek, badly copied.',
        },
        effect: test('lore', { pass: withSpell, fail: lose.sanity(2) }),
      },
      sea: {
        story: {
          es: 'El reloj de bitácora atrasa siete horas al día y el barco con él: por la tarde vuelve a ser por la mañana. Solo la estela va hacia delante. Si la sigues con la vista, verás lo que el barco deja atrás cada vez.',
          en: 'The ship’s clock loses seven hours a day and so does the ship: in the afternoon it is morning again. Only the wake goes forward. Follow it with your eyes and you will see what is left behind each time.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('amnesia') }),
      },
    },
  },
  {
    id: 'research-yog-sothoth-4',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'El librero de viejo no acepta dinero desde que le pagaron con un billete de dentro de diez años. Cambia. Pone sobre el mostrador un estuche sellado y una carpeta y te pregunta si sabes algo de memoria que puedas olvidar aquí.',
          en: 'The second-hand bookseller has not taken money since somebody paid him with a note ten years from now. He barters. He sets a sealed case and a folder on the counter and asks whether you know anything by heart that you could forget here.',
        },
        effect: may(withArtifact, pay.card({ kind: 'spell' })),
      },
      wilderness: {
        story: {
          es: 'La granja se pudrió de golpe, de dentro afuera, como si algo demasiado grande hubiera salido por el piso de arriba. Las tablas crujen hacia el cielo. En el establo sin techo hay un pupitre y deberes de caligrafía.',
          en: 'The farmhouse rotted all at once, from the inside out, as if something too large had left by the upper floor. The boards creak skywards. In the roofless barn there is a school desk and exercises in penmanship.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: lose.health(1) }),
      },
      sea: {
        story: {
          es: 'El cronómetro de la expedición perdida sigue dando la hora de otro sitio. Comparada con la tuya, da una longitud de doscientos doce grados, que no existe. El astrónomo de a bordo pregunta, pálido, si existe la latitud.',
          en: 'The lost expedition’s chronometer still keeps the time of somewhere else. Compared with yours it gives a longitude of two hundred and twelve degrees, which does not exist. The ship’s astronomer, pale, asks whether the latitude does.',
        },
        effect: test('lore', { pass: withSpell, fail: lose.sanity(2) }),
      },
    },
  },
  {
    id: 'research-yog-sothoth-5',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'En la sala egipcia del museo, una de las puertas falsas ha dejado corriente. El vigilante la ha calzado con un periódico. Mirando por la rendija se ve la sala egipcia y, de espaldas, alguien que mira por una rendija.',
          en: 'In the museum’s Egyptian room one of the false doors has started letting in a draught. The attendant has wedged it with a newspaper. Through the crack one can see the Egyptian room and, from behind, somebody looking through a crack.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('hallucinations') }),
      },
      wilderness: {
        story: {
          es: 'El guía te deja en el collado y promete recogerte anteayer. Allí arriba se oye la montaña acordarse de ti: lo que hiciste, lo que ibas a hacer. Tienes que copiar lo que te sirva y no quedarte a escuchar el resto.',
          en: 'The guide leaves you at the pass and promises to pick you up the day before yesterday. Up there you can hear the mountain remembering you: what you did, what you were going to do. You must copy down what is useful and not stay for the rest.',
        },
        effect: test('will', { pass: gain.thisClue, fail: gain.condition('amnesia') }),
      },
      sea: {
        story: {
          es: 'El viejo lobo de mar tiene dos botellas y te deja elegir. Con una se ve durante una hora todo lo que ha pasado en esta cubierta, a la vez. La otra es ron.',
          en: 'The old salt has two bottles and lets you choose. With one you see, for an hour, everything that ever happened on this deck, at the same time. The other is rum.',
        },
        effect: choose(seq(gain.thisClue, gain.condition('hallucinations')), recover.sanity(1)),
      },
    },
  },
  {
    id: 'research-yog-sothoth-6',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'En la sociedad teosófica hay una junta de doce y una silla para Quien Está en el Umbral. El secretario levanta acta de lo que dice la silla. Te dejarán consultarla si la silla, que te está mirando, no se opone.',
          en: 'The theosophical society has a board of twelve and a chair for the One on the Threshold. The secretary takes down what the chair says. You may consult the minutes if the chair, which is looking at you, has no objection.',
        },
        effect: test('influence', { pass: gain.thisClue, fail: gain.condition('dark-pact') }),
      },
      wilderness: {
        story: {
          es: 'El puente de cuerda tiene la misma orilla en los dos extremos. Lo has cruzado tres veces. En la baranda alguien ha ido haciendo nudos y uno de cada diez es distinto: ahí hay que bajarse.',
          en: 'The rope bridge has the same bank at both ends. You have crossed it three times. Somebody has been tying knots in the handrail and one in ten is different: that is where to get off.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: choose(delay, gain.condition('paranoia')) }),
      },
      sea: {
        story: {
          es: 'En la calma, la superficie se llena de burbujas irisadas que no estallan. Flotan, se juntan, se cuentan. Dentro de cada una hay un paisaje y en alguna, si la encuentras, está el que buscas. Otras vienen ocupadas.',
          en: 'In the calm the surface fills with iridescent bubbles that do not burst. They float, gather, count themselves. In each there is a landscape and in one, if you can find it, the one you want. Others are occupied.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: spawn.monster(here) }),
      },
    },
  },
  {
    id: 'research-yog-sothoth-7',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'El callejero de la ciudad tiene una errata: la calle del Umbral. La buscas por eliminación, tachando todas las demás. Al tachar la última, el plano queda en blanco, menos un portal con la luz encendida.',
          en: 'The city directory contains a misprint: Threshold Street. You look for it by elimination, crossing out all the others. When the last is struck out the map is blank, except for one doorway with its light on.',
        },
        effect: test('observation', -1, { pass: another, fail: spawn.gate() }),
      },
      wilderness: {
        story: {
          es: 'El mago de la colina te dice los nombres con los que se le llama y para qué sirve cada uno. Dos los tacha a mitad de frase. Los otros los oyes hasta el final y notas que ocupan sitio.',
          en: 'The wizard on the hill tells you the names by which It is called and what each is for. Two he strikes out in mid-sentence. The others you hear to the end and you notice that they take up room.',
        },
        effect: may(withSpell, pay.sanity(2)),
      },
      sea: {
        story: {
          es: 'Dos horizontes se cruzan a estribor, en ángulo. Por la abertura entra otro oleaje, más lento y de otro color. Con los gemelos se distingue una costa y, en la costa, alguien que mueve banderas para ti.',
          en: 'Two horizons meet to starboard, at an angle. Through the opening comes another swell, slower and of another colour. With the glasses one can make out a coast and, on the coast, somebody waving flags at you.',
        },
        effect: test('observation', -1, { pass: another, fail: spawn.gate() }),
      },
    },
  },
  {
    id: 'research-yog-sothoth-8',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'La pitonisa de la feria lee el pasado. Puede darte un recuerdo que no es tuyo y que te hace falta, pero la cabeza, dice, es una maleta: algo hay que sacar. O bien te enseña un truco de cartas.',
          en: 'The fortune-teller at the fair reads the past. She can give you a memory that is not yours and that you need but a head, she says, is a suitcase: something must come out. Or else she teaches you a card trick.',
        },
        effect: choose(seq(gain.thisClue, gain.condition('amnesia')), gain.spell()),
      },
      wilderness: {
        story: {
          es: 'Las piedras del círculo proyectan sombras en direcciones distintas, cada una con su sol. A las seis, cinco de ellas se juntan en un punto. La sexta sombra es la tuya y señala dónde cavar, si no la pisas.',
          en: 'The stones of the circle cast shadows in different directions, each with its own sun. At six o’clock five of them meet at a point. The sixth shadow is yours and shows where to dig, provided you do not step on it.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: choose(lose.sanity(2), spawn.gate()) }),
      },
      sea: {
        story: {
          es: 'El barco correo lleva una saca sin destino, para «quien sepa pagar el franqueo». El sello es una palabra dicha en voz baja que, una vez pegada, ya no es tuya. Dentro se nota el bulto de muchas cartas.',
          en: 'The mail boat carries a sack with no destination, for “whoever can pay the postage”. The stamp is a word spoken softly which, once stuck on, is no longer yours. The sack is bulky with letters.',
        },
        effect: may(another, pay.card({ kind: 'spell' })),
      },
    },
  },
  {
    id: 'research-yog-sothoth-9',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'La señora del tercero ha tapado con yeso todas las esquinas de su piso. Vive en redondo desde hace un año, dice, y muy bien. Se ha dejado una, detrás de la cómoda, y de ahí sale un humo azul.',
          en: 'The lady on the third floor has plastered over every corner of her flat. She has lived in the round for a year, she says, and very well. She has missed one, behind the dresser, and blue smoke is coming out of it.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: choose(ambush('hound-of-tindalos'), spawn.gate()) }),
      },
      wilderness: {
        story: {
          es: 'La mina se abandonó cuando los de abajo oyeron picar hacia arriba. Los raíles terminan en una pared que suena a hueco y tiene timbre. Hay barrenos sin explotar, dispuestos en un orden que alguien entendió.',
          en: 'The mine was abandoned when the men below heard picking coming up. The rails end at a wall that sounds hollow and has a doorbell. There are unexploded charges, laid in an order that made sense to somebody.',
        },
        effect: test('observation', -1, { pass: another, fail: lose.health(2) }),
      },
      sea: {
        story: {
          es: 'El buque faro está en dos sitios desde la galerna y los dos avisan del otro. Hay que subir al que no existe a por el libro de guardias. La escala se ve entera; por el peso, le faltan peldaños.',
          en: 'Since the gale the lightship has been in two places, each warning of the other. The watch book is aboard the one that does not exist. The ladder looks whole; by its weight, some of the rungs are missing.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: lose.health(2) }),
      },
    },
  },
  {
    id: 'research-yog-sothoth-10',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'El notario custodia un testamento que se abre «cuando vuelva el testador». El testador está en la sala de espera, con barro de otra época en los zapatos, y se parece a ti lo bastante. Habrá que firmar con aplomo.',
          en: 'The notary holds a will to be opened “when the testator returns”. The testator is in the waiting room with another age’s mud on his shoes and is sufficiently like you. It will have to be signed with assurance.',
        },
        effect: test('influence', -1, { pass: withArtifact, fail: gain.condition('detained') }),
      },
      wilderness: {
        story: {
          es: 'En el granero celebran el solsticio tres días tarde y no por error. Han pintado en el suelo una puerta, con su cerradura, y hacen cola para mirar. Te pones el último. El de delante se vuelve a mirarte los zapatos.',
          en: 'In the barn they are keeping the solstice three days late and not by mistake. They have painted a door on the floor, keyhole and all, and are queuing to look. You join the end. The man in front turns to inspect your shoes.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: ambush('cultist') }),
      },
      sea: {
        story: {
          es: 'Los tatuajes del arponero muerto siguen la costa de un mar que se secó. En la espalda, la rosa de los vientos tiene nueve puntas y cada punta, su invocación. Antes de coser la lona se puede traducir al menos una.',
          en: 'The dead harpooner’s tattoos follow the coast of a sea that dried up. On his back the compass rose has nine points and each point its invocation. Before the canvas is sewn shut there is time to translate at least one.',
        },
        effect: test('lore', { pass: withSpell, fail: gain.condition('cursed') }),
      },
    },
  },
  {
    id: 'research-yog-sothoth-11',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'En la estación hay un andén entre el seis y el siete cuando nadie lo busca. El tren que espera no tiene máquina en ninguno de los extremos. En los asientos han quedado objetos perdidos y aún por perder.',
          en: 'At the station there is a platform between six and seven when nobody is looking for it. The train that waits has no engine at either end. On the seats lie things that have been lost or are about to be.',
        },
        effect: test('observation', { bands: { '0': advanceDoom(1), '1-2': gain.thisClue, '3+': withArtifact } }),
      },
      wilderness: {
        story: {
          es: 'La fórmula de los nueve versos está grabada en el tronco, el noveno incompleto. El árbol ha crecido y ha estirado las letras en el tiempo. Conviene pronunciarla entera o no empezar y ya la estás diciendo.',
          en: 'The formula of nine verses is carved on the trunk, the ninth unfinished. The tree has grown and stretched the letters in time. It is best said whole or not begun at all and you are already saying it.',
        },
        effect: test('lore', -1, { pass: gain.thisClue, fail: lose.both(1, 1) }),
      },
      sea: {
        story: {
          es: 'La botella contiene una nota, tu pista y un corcho tallado en forma de llave. En la nota pone que, si el mar te parece lento, busques un agujero donde encaje. A popa acaba de aparecer uno.',
          en: 'The bottle holds a note, what you were after and a cork carved into a key. The note says that, should the sea seem slow to you, you might look for a hole that it fits. One has just appeared astern.',
        },
        effect: seq(gain.thisClue, move(anySpace({ with: 'gate' }), { may: true })),
      },
    },
  },
  {
    id: 'research-yog-sothoth-12',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'La caja fuerte del banco está entreabierta y da a otra cámara, de otro banco, de otro color. Cabe una persona. Quien entra sale con lo que quiera y con la puerta un poco más abierta a su espalda.',
          en: 'The bank vault is ajar and gives on to another vault, in another bank, of another colour. A person could squeeze through. Whoever goes in comes out with what they please and the door a little wider open behind them.',
        },
        effect: may(seq(gain.thisClue, gain.artifact(), advanceDoom(1))),
        text: {
          es: 'Puedes obtener esta Pista y 1 Artefacto. Si lo haces, la Perdición avanza 1 casilla.',
          en: 'You may gain this Clue and 1 Artifact. If you do, Doom advances by 1.',
        },
      },
      wilderness: {
        story: {
          es: 'Las escaleras del templo suben en el sentido del reloj y bajan en el sentido de otro reloj. Cada peldaño lleva un glifo gastado por pies que aún no han pasado. El que buscas está gastado del todo.',
          en: 'The temple stairs go up clockwise and come down by a different clock. Each step has a glyph worn away by feet that have not yet passed. The one you want is worn away completely.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: choose(gain.condition('leg-injury'), delay) }),
      },
      sea: {
        story: {
          es: 'Un ojo de buey del casco da a una habitación donde alguien escribe. No hay tal habitación a bordo. Escribe despacio, levanta la página para que se seque y la pone, por cortesía o descuido, contra el cristal.',
          en: 'One porthole in the hull looks into a room where somebody is writing. There is no such room on board. They write slowly, lift the page to dry and hold it, from courtesy or carelessness, against the glass.',
        },
        effect: test('observation', { bands: { '0': lose.sanity(2), '1-2': gain.thisClue, '3+': withSpell } }),
      },
    },
  },
  {
    id: 'research-yog-sothoth-13',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'La escuela nocturna imparte «Geometría no recomendada» los jueves en el aula del sótano. Las figuras de la pizarra dan frío. El profesor ha dejado la solución en la esquina y borra hacia ella sin dejar de mirarte.',
          en: 'The night school teaches “Inadvisable Geometry” on Thursdays in the basement classroom. The figures on the board give off cold. The teacher has left the solution in the corner and wipes his way towards it, watching you.',
        },
        effect: test('observation', { pass: withSpell, fail: ambush('cultist') }),
      },
      wilderness: {
        story: {
          es: 'En la cueva del anacoreta el tiempo está sentado. No pasa: espera a que te sientes tú. Si consigues no levantarte durante lo que dure, sales con lo que él sabe y con un descanso que no tenías. Él sigue intentándolo.',
          en: 'In the anchorite’s cave time is sitting down. It does not pass: it is waiting for you to sit too. If you can stay seated for as long as it lasts, you come out with what he knows and more rest than you had. He is still trying.',
        },
        effect: test('will', -1, { pass: seq(gain.thisClue, recover.sanity(1)), fail: gain.condition('hallucinations') }),
      },
      sea: {
        story: {
          es: 'El barco se ha parado entre dos segundos. Las gotas cuelgan, el cocinero sonríe a media frase. Podrías empujar el péndulo y seguir viaje. O bien leer entera, sin que nadie te la cierre, la biblioteca del capitán.',
          en: 'The ship has stopped between two seconds. Spray hangs in the air, the cook is smiling in mid-sentence. You could push the pendulum and be on your way. Or read the captain’s library, all of it, with nobody to shut the book.',
        },
        effect: may(ifYouDo(delay, withSpell)),
      },
    },
  },
  {
    id: 'research-yog-sothoth-14',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'La viuda del explorador sigue recibiendo cartas de él, con sellos de países que no se han fundado. Nadie se las ha pedido nunca bien. Sirve dos tazas, una para ti, y espera a oír qué clase de persona eres.',
          en: 'The explorer’s widow still receives letters from him with the stamps of countries not yet founded. Nobody has ever asked for them properly. She pours two cups, one for you, and waits to hear what sort of person you are.',
        },
        effect: test('influence', -1, { pass: withArtifact, fail: gain.condition('paranoia') }),
      },
      wilderness: {
        story: {
          es: 'El lago refleja una torre que no está en la orilla. La torre tiene ventanas y en las ventanas hay luz. Desde cierta piedra, con el agua quieta, se puede leer lo que alguien deja apoyado en el alféizar.',
          en: 'The lake reflects a tower that is not on the shore. The tower has windows and there is light in the windows. From a certain stone, when the water is still, one can read what somebody has left propped on the sill.',
        },
        effect: test('observation', { bands: { '0': spawn.gate(), '1-2': gain.thisClue, '3+': another } }),
      },
      sea: {
        story: {
          es: 'A la hora del recuento sobra un marinero y todos juran conocerlo de siempre. Tú también. En las fotografías de la botadura no está, o está en una distinta cada vez que vuelves a barajarlas.',
          en: 'At roll call there is one sailor too many and everybody swears they have always known him. So do you. He is not in the photographs of the launching, or he is in a different one each time you shuffle them.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: gain.condition('paranoia') }),
      },
    },
  },
  {
    id: 'research-yog-sothoth-15',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'La biblioteca presta un libro que solo se lee en su sala y la sala cierra cuando se acaba el libro. El bedel trae una manta, apaga el pasillo y dice que ya le dirás, mañana o cuando sea, qué tal el final.',
          en: 'The library lends a book that may be read only in its own room and the room closes when the book ends. The attendant brings a blanket, turns off the corridor and says you must tell him, tomorrow or whenever it is, how it comes out.',
        },
        effect: may(ifYouDo(delay, withSpell)),
      },
      wilderness: {
        story: {
          es: 'El refugio de montaña tiene un huésped que firmó el libro en 1799 y aún no ha dejado la habitación. Ha oído la puerta. Baja la escalera con el candil delante y detrás del candil no viene nadie.',
          en: 'The mountain hut has a guest who signed the book in 1799 and has not yet vacated his room. He has heard the door. He comes downstairs behind his lamp and behind the lamp there is nobody.',
        },
        effect: inOrder(ambush('ghost'), when({ is: 'defeatedIt' }, another)),
      },
      sea: {
        story: {
          es: 'El remolino no traga: enseña. En la pared de agua van pasando, como en una linterna mágica, las costas de antes y de después. Lo tienes todo visto cuando notas que aquello no se cierra si alguien no lo mira fijamente hasta el final.',
          en: 'The whirlpool does not swallow: it shows. On the wall of water, as in a magic lantern, go the coasts of before and after. You have seen all you need when you notice that it will not close unless somebody stares it down to the last.',
        },
        effect: seq(gain.thisClue, unless(pay.sanity(2), spawn.gate())),
      },
    },
  },
  {
    id: 'research-yog-sothoth-16',
    kind: 'research',
    ancientOne: 'yog-sothoth',
    sections: {
      city: {
        story: {
          es: 'En la guía telefónica de este año vienes con otra dirección. Llamas y contesta una voz que también estaba a punto de llamarte. La cita es en un café con dos puertas. Hay que reconocer a quien no venga.',
          en: 'This year’s telephone book lists you at another address. You ring and it is answered by a voice that was about to ring you. You arrange to meet at a café with two doors. You will have to recognise whoever does not come.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('amnesia') }),
      },
      wilderness: {
        story: {
          es: 'Los cazadores han tapiado la boca de la cueva con todo lo que tenían: piedras, mesas, un piano. Por detrás, la misma barricada llega desde dentro. En el hueco que queda entre las dos hay luz y papeles.',
          en: 'The hunters have walled up the cave mouth with all they had: stones, tables, a piano. Behind it, the same barricade has been built from the inside. In the gap between the two there is light and there are papers.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: unless(pay.sanity(2), spawn.gate()) }),
      },
      sea: {
        story: {
          es: 'La esclusa del canal se llena por el lado equivocado y sube hacia un mar que está más alto que el mapa. El esclusero ata un farol al bote y te desea vista. A la altura del último escalón, algo nada en la otra agua.',
          en: 'The lock fills from the wrong side and lifts you to a sea that lies higher than the map. The keeper ties a lantern to the boat and wishes you good eyes. At the level of the last step something is swimming in the other water.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: choose(lose.health(2), spawn.monster(here)) }),
      },
    },
  },
]
