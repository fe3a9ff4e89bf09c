import {
  advanceOmen,
  choose,
  delay,
  gain,
  ifYouDo,
  lose,
  may,
  moveOmen,
  pay,
  place,
  recover,
  remove,
  seq,
  spawn,
  test,
} from './builders.ts'
import type { Effect, ResearchCard } from './nodes.ts'

/** What a pass gives besides this Clue, and other words that recur. */
const another: Effect = seq(gain.thisClue, gain.clue(1, { additional: true }))
const withArtifact: Effect = seq(gain.thisClue, gain.artifact())
const withOmen: Effect = seq(gain.thisClue, may(moveOmen()))

/* Every second section tests Observation; failing lets the Omen run and feeds the green space. */
export const researchAzathoth: readonly ResearchCard[] = [
  {
    id: 'research-azathoth-1',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'El organillero de la plaza toca sin disco y sin manivela. Los transeúntes aminoran, ajustan el paso y siguen, ahora todos al compás. Uno de ellos lleva la cuenta. Hay que ver cuál.',
          en: 'The organ-grinder in the square plays with no roll and no crank. Passers-by slow down, fall into step and walk on, all of them now in time. One of them is keeping count. You have to see which.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: advanceOmen() }),
      },
      wilderness: {
        story: {
          es: 'En el claro no crecen líquenes ni cantan grillos. Los árboles de alrededor se inclinan hacia afuera, como quien se aparta de una conversación. En el suelo hay un dibujo de piedrecitas que cambia cuando pestañeas.',
          en: 'In the clearing no lichen grows and no cricket sings. The trees around it lean outwards, like people backing away from a conversation. On the ground is a pattern of pebbles that changes when you blink.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: choose(lose.sanity(1), advanceOmen()) }),
      },
      sea: {
        story: {
          es: 'El sextante da tres posiciones y las tres están en tierra. El segundo culpa al horizonte. Esta noche hay una estrella de más y, si das con ella antes de que se ponga, sabrás a quién culpar.',
          en: 'The sextant gives three positions, all of them on dry land. The mate blames the horizon. There is one star too many tonight and, if you find it before it sets, you will know whom to blame.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: advanceOmen() }),
      },
    },
  },
  {
    id: 'research-azathoth-2',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'El planetario municipal cierra los martes y hoy, martes, zumba. Dentro, el proyector ha vaciado la cúpula salvo por un punto blanco que late. El cuadro de mandos tiene cien palancas y a una le han quitado el polvo.',
          en: 'The city planetarium is closed on Tuesdays and today, a Tuesday, it hums. Inside, the projector has emptied the dome of everything but one white dot, beating. The console has a hundred levers and the dust has been wiped off one.',
        },
        effect: test('observation', { pass: withOmen }),
      },
      wilderness: {
        story: {
          es: 'Los ciervos han abierto una senda en círculo y la recorren sin pacer. El guarda cuenta once vueltas por hora desde que pasó el cometa. En el centro, entre la hierba alta, algo refleja el cielo de otra noche.',
          en: 'The deer have worn a circular path and walk it without grazing. The ranger has counted eleven laps an hour since the comet passed. At the centre, in the long grass, something is reflecting the sky of another night.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: advanceOmen() }),
      },
      sea: {
        story: {
          es: 'El meteorito cayó esta mañana a media milla y el mar no ha vuelto a cerrarse del todo. Flota, aunque no debería, y el marinero que lo pescó lo está acunando. Te lo da sin que lo pidas. Arriba, algo ha tomado nota.',
          en: 'The meteorite came down half a mile off this morning and the sea has not quite closed over the place. It floats, which it should not, and the sailor who fished it out is rocking it. He gives it to you unasked. Overhead, something has taken note.',
        },
        effect: seq(gain.thisClue, advanceOmen()),
      },
    },
  },
  {
    id: 'research-azathoth-3',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'El catedrático jubilado ha demostrado que el universo está desafinado y por cuánto. La demostración ocupa el papel pintado de tres habitaciones. Te pide que la sigas por el pasillo; él ya no pasa de la puerta.',
          en: 'The retired professor has proved that the universe is out of tune and by how much. The proof covers the wallpaper of three rooms. He asks you to follow it down the corridor; he no longer goes beyond the door himself.',
        },
        effect: test('lore', -1, { pass: another, fail: lose.sanity(1) }),
      },
      wilderness: {
        story: {
          es: 'El ermitaño toca una flauta de caña y no para desde agosto. Si calla, dice, lo de arriba despertará para preguntar por qué. Puede soltarla un minuto, el tiempo de contártelo, si lo convences de que te toca a ti.',
          en: 'The hermit plays a reed pipe and has not stopped since August. If he does, he says, what is up there will wake and ask why. He could put it down for a minute, long enough to tell you, if you persuade him it is your turn.',
        },
        effect: test('influence', { pass: withOmen, fail: lose.sanity(1) }),
      },
      sea: {
        story: {
          es: 'El almanaque náutico trae este mes una página sin numerar. Da los ocasos de un astro que no sale nunca. Las tablas están en base siete y el capitán necesita saber si hay que virar.',
          en: 'This month’s nautical almanac has an unnumbered page. It gives the settings of a body that never rises. The tables are in base seven and the captain needs to know whether to come about.',
        },
        effect: test('lore', { pass: withOmen, fail: lose.sanity(1) }),
      },
    },
  },
  {
    id: 'research-azathoth-4',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'En comisaría guardan lo que llevaba encima el hombre que apedreó el observatorio. El inspector no cree en cometas, pero duerme con la luz encendida desde que lo interrogó. Tienes cinco minutos para ser alguien con derecho a verlo.',
          en: 'The police are holding what was found on the man who stoned the observatory. The inspector does not believe in comets but has slept with the light on since he questioned him. You have five minutes to be somebody with a right to see it.',
        },
        effect: test('influence', { pass: gain.thisClue, fail: gain.condition('detained') }),
      },
      wilderness: {
        story: {
          es: 'El cráter es reciente y tiene escalones. Abajo, entre la escoria que aún cruje, alguien ha dispuesto sillas en semicírculo, de cara a la roca. El suelo quema en algunos sitios y no en los que humean.',
          en: 'The crater is recent and has steps. At the bottom, among slag that still ticks, somebody has set out chairs in a half circle, facing the rock. The ground burns in places and not in the places that smoke.',
        },
        effect: test('observation', -1, { pass: another, fail: lose.health(2) }),
      },
      sea: {
        story: {
          es: 'La boya meteorológica no está donde la dejaron y remolca el barco. La cadena baja tensa y vibra en una nota que hace llorar al cocinero. Hay que izarla a mano, porque el cabrestante se niega.',
          en: 'The weather buoy is not where it was left and it is towing the ship. Its chain goes down taut, humming a note that makes the cook weep. It will have to be hauled in by hand, because the winch refuses.',
        },
        effect: test('strength', { pass: gain.thisClue, fail: delay }),
      },
    },
  },
  {
    id: 'research-azathoth-5',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'El hotel ha alquilado la azotea a unos astrónomos aficionados que no traen telescopio. Traen velas verdes. El ascensorista te presta la gorra y te recuerda que un ascensorista nunca mira de frente a nadie.',
          en: 'The hotel has let its roof to some amateur astronomers who bring no telescope. They bring green candles. The lift attendant lends you his cap and reminds you that a lift attendant never looks straight at anyone.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: place('eldritch', 1, 'greenOmen') }),
      },
      wilderness: {
        story: {
          es: 'La torre de incendios tiene cuatro ventanas y, desde esta mañana, cinco paisajes. El guardabosques prefiere no mirar. Te pide que le describas el quinto, despacio, mientras él lo busca en el mapa.',
          en: 'The fire tower has four windows and, since this morning, five views. The ranger would rather not look. He asks you to describe the fifth, slowly, while he finds it on the map.',
        },
        effect: test('observation', { pass: seq(gain.thisClue, spawn.clue()), fail: gain.condition('amnesia') }),
      },
      sea: {
        story: {
          es: 'Sobre la gavia, el cielo tiene un desgarrón del tamaño de una uña. El vigía lo ha visto abrirse cada vez que alguien silba. Ahora mismo alguien está silbando en cubierta, de espaldas, entre otros treinta.',
          en: 'Above the topsail there is a tear in the sky the size of a fingernail. The lookout has seen it open whenever somebody whistles. Somebody is whistling now, on deck, back turned, among thirty others.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: place('eldritch', 1, 'greenOmen') }),
      },
    },
  },
  {
    id: 'research-azathoth-6',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'El almacén de la orquesta sinfónica tiene el candado por dentro. Alguien toca los timbales, despacio, y el empapelado ha empezado a seguir el ritmo. La puerta es de roble y cede un poco con cada golpe.',
          en: 'The symphony’s store room is padlocked from the inside. Somebody is beating the kettledrums, slowly, and the wallpaper has begun to follow. The door is oak and gives a little at every stroke.',
        },
        effect: test('strength', { pass: gain.thisClue, fail: lose.health(1) }),
      },
      wilderness: {
        story: {
          es: 'De noche, en el salar, el cielo está arriba y abajo. Las dos mitades coinciden estrella por estrella salvo en una. Caminas hacia ella sin apartar los ojos y sin saber sobre cuál de las dos pisas.',
          en: 'At night on the salt flat the sky is above you and below. The halves agree star for star except in one. You walk towards it without taking your eyes off it, unsure which of the two you are treading on.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: seq(advanceOmen(), lose.sanity(1)) }),
      },
      sea: {
        story: {
          es: 'El pasajero del camarote doce viaja con una caja de música envuelta en siete mantas. No la vende; la deja oír. Tres compases, dice, bastan para entender hacia dónde gira todo. Cuatro ya no se olvidan.',
          en: 'The passenger in cabin twelve travels with a musical box wrapped in seven blankets. He does not sell it; he lets people listen. Three bars, he says, are enough to understand which way everything turns. Four cannot be forgotten.',
        },
        effect: may(seq(gain.thisClue, moveOmen()), pay.sanity(1)),
      },
    },
  },
  {
    id: 'research-azathoth-7',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'La médium no habla con los muertos: esta noche, dice, comunican. En su lugar oye flautas y abre la boca para que las oigan todos. Quien siga en la mesa hasta el final se queda con la transcripción.',
          en: 'The medium is not speaking with the dead: tonight, she says, the line is engaged. She hears flutes instead and opens her mouth so that everybody may. Whoever is still at the table at the end keeps the transcript.',
        },
        effect: test('will', { pass: gain.thisClue, fail: gain.condition('hallucinations') }),
      },
      wilderness: {
        story: {
          es: 'Un eco contesta antes de que hables. Lo que dice es sensato y amable y cada frase es un poco más corta que la anterior. El explorador que las anotó dejó aquí el cuaderno. Hay que cogerlo sin responder a la última pregunta.',
          en: 'An echo answers before you speak. What it says is sensible and kind, each sentence a little shorter than the last. The explorer who wrote them down left his notebook here. It must be picked up without answering the final question.',
        },
        effect: test('will', { pass: gain.thisClue, fail: gain.condition('hallucinations') }),
      },
      sea: {
        story: {
          es: 'El agua está tan quieta que se ve girar en ella la Vía Láctea, al revés. Alguien ha dejado una botella atada a un cabo, justo en el centro. Tiras del cabo. El centro también tira, de otra parte de ti.',
          en: 'The water is so still you can watch the Milky Way turning in it, the wrong way round. Somebody has left a bottle on a line at the very centre. You pull on the line. The centre pulls too, on another part of you.',
        },
        effect: test('will', { pass: gain.thisClue, fail: gain.condition('hallucinations') }),
      },
    },
  },
  {
    id: 'research-azathoth-8',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'En la hemeroteca han recortado la misma noticia de ciento veinte ejemplares. Queda lo que había al dorso: medio anuncio, medio poema. Puestos a contraluz, uno tras otro, los huecos se mueven.',
          en: 'In the newspaper archive the same item has been cut out of a hundred and twenty copies. What was on the back remains: half an advertisement, half a poem. Held to the light one after another, the holes move.',
        },
        effect: test('observation', -1, { pass: seq(gain.thisClue, gain.spell()), fail: delay }),
      },
      wilderness: {
        story: {
          es: 'La bola de fuego pasó tan baja que peinó el bosque. Todos los troncos apuntan al mismo sitio menos uno, que apunta hacia ti. Hay ramas que nada sujeta y conviene ver cuáles antes de pasar por debajo.',
          en: 'The fireball came over so low that it combed the forest. Every trunk points to the same spot except one, which points to you. There are branches held up by nothing and it is best to see which before walking under.',
        },
        effect: test('observation', { pass: withOmen, fail: lose.health(1) }),
      },
      sea: {
        story: {
          es: 'El pecio flota quilla arriba, vidriado de negro, como si lo hubieran cocido en un horno. Dentro hay aire, un farol encendido y tablas que crujen. Cuanto más miras, más cosas hay entre las cuadernas.',
          en: 'The wreck floats keel up, glazed black, as if it had been fired in a kiln. Inside there is air, a lit lantern and planks that creak. The longer you look, the more things there are among the ribs.',
        },
        effect: test('observation', { bands: { '0': lose.health(2), '1-2': gain.thisClue, '3+': withArtifact } }),
      },
    },
  },
  {
    id: 'research-azathoth-9',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'Desde hace una semana, cinco desconocidos leen el mismo periódico en cinco esquinas. Es el de mañana y solo trae el parte del tiempo. Cuando pasas, los cinco vuelven la hoja. Uno lo hace con dos dedos de más.',
          en: 'For a week now five strangers have been reading the same newspaper on five corners. It is tomorrow’s and contains nothing but the weather. When you pass, all five turn the page. One does it with two fingers too many.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('paranoia') }),
      },
      wilderness: {
        story: {
          es: 'En la ladera hay una veleta clavada en la roca que no obedece a ningún viento. Ha girado tres veces, siempre justo antes de que ocurriera algo. Alguien ha marcado sus posiciones en el suelo con huesos pequeños.',
          en: 'On the hillside a weathervane is driven into the rock and obeys no wind. It has turned three times, always just before something happened. Somebody has marked its positions on the ground with small bones.',
        },
        effect: test('observation', -1, { pass: seq(gain.thisClue, spawn.clue()), fail: gain.condition('cursed') }),
      },
      sea: {
        story: {
          es: 'Ha caído granizo negro y la cubierta rueda bajo los pies. Cada piedra lleva dentro una chispa que tarda en apagarse. La más grande ha quedado en el botalón y hay que mirar muy bien dónde se pisa.',
          en: 'Black hail has fallen and the deck rolls underfoot. Each stone has a spark inside that is slow to go out. The largest has lodged on the bowsprit and one must look very carefully where one treads.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('back-injury') }),
      },
    },
  },
  {
    id: 'research-azathoth-10',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'Los doscientos relojes de la tienda dan las doce cada cual a su aire y entre las campanadas hay un hueco. Siempre el mismo. Lo que pasa dentro del hueco dura menos de un segundo y hay que estar mirando.',
          en: 'The shop’s two hundred clocks strike twelve each in its own time and among the strokes there is a gap. It is always the same one. What happens inside the gap takes less than a second and you have to be looking.',
        },
        effect: test('observation', { bands: { '0': advanceOmen(), '1-2': gain.thisClue, '3+': another } }),
      },
      wilderness: {
        story: {
          es: 'Los perros del trineo se han sentado mirando al norte y no hay voz que los mueva. La aurora baja hasta tocar el hielo, como una cortina. Por debajo, como por debajo de cualquier cortina, se ven pies.',
          en: 'The sledge dogs have sat down facing north and no voice will move them. The aurora comes down until it touches the ice, like a curtain. Below it, as below any curtain, one can see feet.',
        },
        effect: test('observation', { bands: { '0': seq(advanceOmen(), lose.sanity(1)), '1-2': gain.thisClue, '3+': another } }),
      },
      sea: {
        story: {
          es: 'La orquesta del transatlántico ha aprendido una pieza nueva y nadie recuerda habérsela enseñado. En el salón se puede leer la partitura por encima del hombro del violinista. En cubierta, en cambio, no se oye nada y hay mantas.',
          en: 'The liner’s orchestra has learnt a new piece and nobody remembers teaching it to them. In the saloon the score can be read over the violinist’s shoulder. On deck, on the other hand, nothing can be heard and there are blankets.',
        },
        effect: choose(seq(gain.thisClue, advanceOmen()), recover.sanity(2)),
      },
    },
  },
  {
    id: 'research-azathoth-11',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'La imprenta rechazó el horóscopo de la viuda porque traía un decimotercer signo. El cajista guardó las pruebas: el signo es un punto y la predicción, igual para todos. En el margen están los cálculos, por si alguien sabe rehacerlos.',
          en: 'The printers turned down the widow’s horoscope because it had a thirteenth sign. The compositor kept the proofs: the sign is a dot and the forecast is the same for everyone. In the margin are the sums, should anybody be able to do them again.',
        },
        effect: test('lore', { pass: withOmen }),
      },
      wilderness: {
        story: {
          es: 'Alguien ha sembrado el valle de estacas con cintas. Desde el collado se reconoce la figura: el sistema solar, a escala, con otra cosa en el lugar del Sol. Las distancias son exactas y falta rotular una cinta.',
          en: 'Somebody has planted the valley with ribboned stakes. From the pass the figure is plain: the solar system, to scale, with something else in place of the Sun. The distances are exact and one ribbon is still to be labelled.',
        },
        effect: test('lore', -1, { pass: withOmen, fail: place('eldritch', 1, 'greenOmen') }),
      },
      sea: {
        story: {
          es: 'El radiotelegrafista recibe puntos sin rayas. No es morse, pero tiene gramática: se calla cuando contestas bien. Lleva once respuestas malas y el barómetro ha bajado once veces.',
          en: 'The wireless man is receiving dots without dashes. It is not Morse, but it has a grammar: it falls silent when you answer well. He has given eleven wrong answers and the glass has dropped eleven times.',
        },
        effect: test('lore', { pass: gain.thisClue, fail: advanceOmen() }),
      },
    },
  },
  {
    id: 'research-azathoth-12',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'El coleccionista guarda su mejor meteorito en una caja fuerte dentro de otra caja fuerte. No lo enseña: hace preguntas. Le interesa saber cuánto darías por verlo, en cifras.',
          en: 'The collector keeps his best meteorite in a safe inside another safe. He does not show it: he asks questions. What interests him is how much you would give to see it, in figures.',
        },
        effect: test('influence', -1, { pass: another, fail: gain.condition('debt') }),
      },
      wilderness: {
        story: {
          es: 'La aguja de la brújula gira despacio y no se detiene. El topógrafo la siguió hasta aquí y aquí dejó el trípode, el sombrero y una bota. La otra se adivina entre las grietas, con un papel dentro.',
          en: 'The compass needle turns slowly and does not stop. The surveyor followed it here and here he left his tripod, his hat and one boot. The other can be made out among the crevices with a paper inside it.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('leg-injury') }),
      },
      sea: {
        story: {
          es: 'Los delfines escoltan el barco en formación. Eran nueve; ahora son siete y nadie ha visto marcharse a ninguno. El último nada de espaldas y no quita ojo a un trozo de cielo en pleno día.',
          en: 'Dolphins escort the ship in formation. There were nine; now there are seven and nobody saw any of them leave. The last swims on its back, keeping an eye on one piece of the daylight sky.',
        },
        effect: test('observation', { pass: withOmen, fail: gain.condition('paranoia') }),
      },
    },
  },
  {
    id: 'research-azathoth-13',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'La modista cose un vestido negro de lentejuelas para un baile que no se anuncia en ninguna parte. El patrón es un mapa de estrellas y la clienta, muy estricta. Mientras te toma medidas puedes ir contando lentejuelas.',
          en: 'The dressmaker is sewing a black sequined gown for a ball that is advertised nowhere. The pattern is a star map and the customer is very strict. While she takes your measurements you can be counting sequins.',
        },
        effect: test('observation', { pass: gain.thisClue }),
      },
      wilderness: {
        story: {
          es: 'Los pastores pagan un diezmo de silencio: una hora al día sin hablar, por turnos, para que lo de arriba no se desvele. El más viejo sabe a quién se le ocurrió. Tendrás que sonsacárselo sin que ninguno abra la boca.',
          en: 'The shepherds pay a tithe of silence: an hour a day without speech, by turns, so that what is above may sleep on. The oldest knows whose idea it was. You will have to coax it out of him without either of you opening your mouth.',
        },
        effect: test('influence', { pass: gain.thisClue, fail: place('eldritch', 1, 'greenOmen') }),
      },
      sea: {
        story: {
          es: 'Un cable submarino ha salido a flote con algo redondo enganchado, del tamaño de un buey, que palpita. El capataz ofrece un hacha y la mitad. Hay que cortarlo antes del siguiente latido y los latidos empujan.',
          en: 'A submarine cable has surfaced with something round caught in it, the size of an ox, that throbs. The foreman offers an axe and half shares. It must be cut free before the next beat and the beats push.',
        },
        effect: test('strength', { pass: withArtifact, fail: gain.condition('internal-injury') }),
      },
    },
  },
  {
    id: 'research-azathoth-14',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'Debajo del observatorio hay una cúpula idéntica, boca abajo, con el telescopio apuntando al suelo. La rueda que lo gira está soldada de óxido. Si cede, verás lo que han estado mirando.',
          en: 'Below the observatory is an identical dome, upside down, its telescope trained on the floor. The wheel that turns it is welded with rust. If it gives, you will see what they have been looking at.',
        },
        effect: test('strength', { pass: gain.thisClue, fail: delay }),
      },
      wilderness: {
        story: {
          es: 'La secta levantó el campamento con prisa y enterró lo que no podía llevarse. En algún lugar del pedregal sobra una piedra. Encontrarla sería descoser una de las muchas puntadas que han dado.',
          en: 'The cult struck camp in a hurry and buried what it could not carry. Somewhere in the scree there is one stone too many. To find it would be to unpick one of the many stitches they have sewn.',
        },
        effect: test('observation', -1, { pass: seq(gain.thisClue, remove('eldritch', 1, 'greenOmen')), fail: lose.sanity(1) }),
      },
      sea: {
        story: {
          es: 'El barco hidrográfico lleva un mes cartografiando un agujero. No está en el fondo, sino en la superficie. Faltan manos para la última línea de sondas y el hidrógrafo no tiene prisa, porque el agujero tampoco.',
          en: 'The survey ship has spent a month charting a hole. It is not in the sea bed but in the surface. They are short of hands for the last line of soundings and the hydrographer is in no hurry, because neither is the hole.',
        },
        effect: may(ifYouDo(delay, another)),
      },
    },
  },
  {
    id: 'research-azathoth-15',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'El párroco ha tapado el reloj de sol. De noche da la hora, dice, y es siempre la misma. Puedes velar con él con una condición: cuando la sombra se mueva, nadie grita. Después habrá caldo.',
          en: 'The vicar has covered the sundial. At night, he says, it tells the hour and always the same one. You may keep watch with him on one condition: when the shadow moves, nobody screams. There will be broth afterwards.',
        },
        effect: test('will', -1, { pass: seq(gain.thisClue, recover.sanity(1)), fail: place('eldritch', 1, 'greenOmen') }),
      },
      wilderness: {
        story: {
          es: 'Doce personas llevan dos días bailando alrededor de la hoguera, sin música. Nadie las obliga: te dicen que pueden dejarlo cuando quieran. Lo que buscas está en el centro y al centro solo se llega bailando.',
          en: 'Twelve people have been dancing round the fire for two days without music. Nobody is making them: they tell you they can stop whenever they like. What you want is in the middle and the middle is only reached by dancing.',
        },
        effect: test('will', { pass: gain.thisClue, fail: choose(lose.sanity(2), advanceOmen()) }),
      },
      sea: {
        story: {
          es: 'Hay un punto del océano al que llegan olas de todas partes y del que no sale ninguna. El barco tarda doce minutos en cruzarlo. En el cuarto, la tripulación olvida para qué sirven las manos; alguien debe seguir tomando notas.',
          en: 'There is a point in the ocean where waves arrive from all sides and none leave. The ship takes twelve minutes to cross it. In the fourth the crew forgets what hands are for; somebody has to go on taking notes.',
        },
        effect: test('will', { pass: gain.thisClue, fail: place('eldritch', 1, 'greenOmen') }),
      },
    },
  },
  {
    id: 'research-azathoth-16',
    kind: 'research',
    ancientOne: 'azathoth',
    sections: {
      city: {
        story: {
          es: 'El afinador visita todos los pianos de la ciudad y a todos les sube la misma tecla. No cobra. Hoy se ha dejado la libreta de direcciones en tu banco, quizá adrede. La tinta de algunas solo se ve de lado.',
          en: 'The tuner is visiting every piano in the city and raising the same key on each. He does not charge. Today he has left his address book on your bench, perhaps on purpose. The ink of some entries shows only from the side.',
        },
        effect: test('observation', { pass: gain.thisClue }),
      },
      wilderness: {
        story: {
          es: 'La piedra del páramo lleva tallado un calendario sin meses. Cuenta algo que ocurre cada noventa y un mil años y está al día, con una muesca fresca. Falta entender si cuenta hacia delante o hacia atrás.',
          en: 'The stone on the moor is carved with a calendar that has no months. It counts something that happens every ninety-one thousand years and it is up to date, with one fresh notch. It remains to be worked out whether it counts up or down.',
        },
        effect: test('lore', { pass: gain.thisClue, fail: place('eldritch', 1, 'greenOmen') }),
      },
      sea: {
        story: {
          es: 'Las gaviotas vuelan en espiral sobre un punto y no bajan. En el agua no hay peces ni carroña: hay un dedo de ceniza que se ordena sola en anillos. El más pequeño se está cerrando.',
          en: 'The gulls fly in a spiral above one spot and do not come down. There are no fish on the water and no carrion: there is an inch of ash, arranging itself in rings. The smallest is closing.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: advanceOmen() }),
      },
    },
  },
]
