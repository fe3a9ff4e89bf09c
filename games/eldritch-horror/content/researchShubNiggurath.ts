import {
  advanceDoom,
  also,
  ambush,
  anySpace,
  choose,
  damage,
  delay,
  discard,
  gain,
  here,
  ifYouDo,
  improve,
  inOrder,
  lose,
  may,
  monster,
  move,
  nearest,
  pay,
  recover,
  retreatDoom,
  seq,
  spawn,
  test,
  unless,
  when,
} from './builders.ts'
import type { Effect, Monster, ResearchCard } from './nodes.ts'

/** What a pass gives besides this Clue, and other words that recur. */
const another: Effect = seq(gain.thisClue, gain.clue(1, { additional: true }))
const withArtifact: Effect = seq(gain.thisClue, gain.artifact())
const toTheWild: Effect = move(anySpace({ type: 'wilderness' }), { may: true })
const foe: Monster = monster('nearest', { epic: false })

/* Cities give Conditions, the wilds ambushes at −1, the Sea lost time; the reward is mostly the Clue alone. */
export const researchShubNiggurath: readonly ResearchCard[] = [
  {
    id: 'research-shub-niggurath-1',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'El mercado de flores huele a establo. Las vendedoras no lo notan o no lo dicen y todas llevan el mismo alfiler, una rama con un ojo. Cambian de puesto cada vez que vuelves a mirar.',
          en: 'The flower market smells of cowshed. The women do not notice or do not say so and all of them wear the same brooch, a twig with an eye in it. They change stalls every time you look back.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('paranoia') }),
      },
      wilderness: {
        story: {
          es: 'Los troncos de este tramo tienen corteza a un lado y pelo al otro. El leñador los marca con tiza y vuelve a casa antes del mediodía. La tiza de esta mañana está a veinte metros de donde la puso.',
          en: 'The trunks along here have bark on one side and hair on the other. The woodcutter marks them with chalk and is home before noon. This morning’s chalk is twenty metres from where he put it.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: ambush('goat-spawn') }),
      },
      sea: {
        story: {
          es: 'El barco cruza un bosque de algas tan alto que roza la borda. Los tallos se apartan con educación. Uno lleva atada una bolsa de lona y hay que reconocerlo entre miles que se mecen a la vez.',
          en: 'The ship is crossing a kelp forest so tall that it brushes the rail. The stems make way politely. One has a canvas bag tied to it and must be picked out among thousands that sway as one.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: delay }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-2',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'El matadero cerró hace un año y los vecinos siguen oyendo balidos. Dentro, los ganchos están limpios y el suelo, recién fregado. En el libro de entradas alguien sigue anotando cabezas; en el de salidas, no.',
          en: 'The slaughterhouse closed a year ago and the neighbours still hear bleating. Inside, the hooks are clean and the floor is freshly scrubbed. In the book of arrivals somebody is still entering heads; in the other one, nobody is.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: spawn.monster(here, 1, 'goat-spawn') }),
      },
      wilderness: {
        story: {
          es: 'El sendero de cabras sube por donde ninguna cabra podría. Las pezuñas han dejado marcas también en el techo de la cornisa. Entre dos piedras, a medio camino, hay un pañuelo anudado que sus dueños no bajaron a buscar.',
          en: 'The goat track climbs where no goat could. The hooves have left marks on the underside of the overhang as well. Halfway up, wedged between two stones, is a knotted kerchief its owners did not come back for.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: gain.condition('leg-injury') }),
      },
      sea: {
        story: {
          es: 'El buque ganadero lleva seiscientas ovejas y llegará con mil cien. El veterinario duerme con la puerta atrancada y el estadillo bajo la almohada. En la cubierta baja, en lo oscuro, hay que contar cabezas y luego patas.',
          en: 'The livestock carrier sailed with six hundred sheep and will arrive with eleven hundred. The vet sleeps with his door barred and the tally under his pillow. On the lower deck, in the dark, you must count heads and then legs.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: ambush('goat-spawn') }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-3',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'La comadrona tiene cien años, manos firmes y una clienta que viene de lejos por las noches. Te ofrece el cuaderno de visitas y un vaso de leche tibia. La leche es lo que cuesta: hay que dejarla en la mesa sin ofender.',
          en: 'The midwife is a hundred years old with steady hands and one patient who comes a long way by night. She offers you the visiting book and a glass of warm milk. The milk is the hard part: it must be left on the table.',
        },
        effect: test('will', { pass: gain.thisClue, fail: gain.condition('dark-pact') }),
      },
      wilderness: {
        story: {
          es: 'El círculo de la arboleda está hecho con quince especies que no crecen juntas. Leído por sus nombres latinos es una invocación; por los vulgares, una receta. Falta por plantar el decimosexto y el hoyo ya está cavado.',
          en: 'The ring in the grove is made of fifteen species that do not grow together. Read by their Latin names it is a summons; by the common ones, a recipe. The sixteenth is still to be planted and the hole has been dug.',
        },
        effect: test('lore', -1, { pass: seq(gain.thisClue, spawn.clue()), fail: ambush('dark-young') }),
      },
      sea: {
        story: {
          es: 'Una raíz ha enganchado la hélice, a trescientas millas de cualquier árbol. Tira hacia abajo con la paciencia de un campo arado. Enredado en ella sube un cofre de marinero y hay que cortar a pulso, medio cuerpo fuera.',
          en: 'A root has caught the propeller, three hundred miles from any tree. It pulls with the patience of a ploughed field. Tangled in it is a seaman’s chest and the cutting must be done by hand, half out of the boat.',
        },
        effect: test('strength', -1, { pass: gain.thisClue, fail: gain.condition('back-injury') }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-4',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'El comité de parques se reúne a puerta cerrada desde que el seto del ayuntamiento parió. La secretaria quiere quemarlo; el tesorero, venderlo. Con el discurso adecuado te votarán el presupuesto y las podaderas.',
          en: 'The parks committee has met behind closed doors since the town hall hedge gave birth. The secretary wants it burnt; the treasurer wants it sold. With the right speech they will vote you the budget and the shears.',
        },
        effect: test('influence', { pass: seq(gain.thisClue, damage(foe, 2)), fail: gain.condition('debt') }),
      },
      wilderness: {
        story: {
          es: 'La fosa común del monasterio está abierta por abajo. Algo come ahí con cubiertos. Ha oído tus pasos, ha dejado la servilleta doblada y sube las paredes a por el segundo plato.',
          en: 'The monastery’s common grave is open at the bottom. Something is dining there with cutlery. It has heard your steps, folded its napkin and is climbing the walls for the second course.',
        },
        effect: inOrder(ambush('ghoul'), when({ is: 'defeatedIt' }, seq(gain.thisClue, improve('strength')))),
      },
      sea: {
        story: {
          es: 'Los tripulantes han adoptado una cabra negra que apareció a bordo en alta mar. Le llevan la ración antes que al capitán y le consultan el rumbo. Si quieres ver lo que guardan bajo su paja, tendrás que caerle bien. A ellos, quizá también.',
          en: 'The crew has adopted a black goat that turned up on board in mid-ocean. She is fed before the captain and consulted on the course. If you want to see what is kept under her straw, you must get into her good graces. Theirs too, perhaps.',
        },
        effect: test('influence', { pass: gain.thisClue, fail: delay }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-5',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'El invernadero botánico compra carne. Las orquídeas del fondo se giran a tu paso, no hacia la luz. Una ha crecido alrededor de algo de metal y se lo pasa de hoja en hoja cuando cree que no la ves.',
          en: 'The botanical hothouse is buying meat. The orchids at the back turn as you pass, not towards the light. One has grown round something metal and passes it from leaf to leaf when it thinks it is not being watched.',
        },
        effect: test('observation', -1, { pass: withArtifact, fail: gain.condition('cursed') }),
      },
      wilderness: {
        story: {
          es: 'Las setas han salido en una noche y siguen el plano de una casa: vestíbulo, pasillo, alcoba. Recorres las habitaciones. En la última, el corro rodea una almohada de musgo con la forma de una cabeza.',
          en: 'The mushrooms came up overnight and follow the plan of a house: hall, corridor, bedroom. You walk through the rooms. In the last the ring encloses a pillow of moss with the shape of a head in it.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('hallucinations') }),
      },
      sea: {
        story: {
          es: 'El islote no está en la carta y tiene lana. El bote se acerca por sotavento, con los remos envueltos. Entre los vellones hay restos de un campamento y conviene verlos todos antes de que aquello se dé la vuelta.',
          en: 'The islet is not on the chart and has wool. The boat comes up to leeward with muffled oars. Among the fleece are the remains of a camp and they had all better be seen before the thing rolls over.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: spawn.monster(here, 1, 'goat-spawn') }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-6',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'En el sótano de la panadería, la masa madre lleva siglos en la misma artesa. Los panaderos le cantan. Sube, baja, sube. Hay un papel debajo y la masa te coge la mano con cuidado, como para tomarte el pulso.',
          en: 'In the bakery cellar the leaven has been in the same trough for centuries. The bakers sing to it. It rises, sinks, rises. There is a paper underneath and the dough takes your hand gently, as if to feel your pulse.',
        },
        effect: test('will', { pass: gain.thisClue, fail: gain.condition('hallucinations') }),
      },
      wilderness: {
        story: {
          es: 'El almanaque del granjero trae santos que no constan en ningún martirologio: san Brote, santa Ubre, los Mil Mártires. Los días señalados se siembra sal. El de hoy tiene una oración y la última línea está por traducir.',
          en: 'The farmer’s almanac lists saints who are in no martyrology: Saint Sprout, Saint Udder, the Thousand Martyrs. On the days marked they sow salt. Today’s has a prayer and the last line is still to be translated.',
        },
        effect: test('lore', { pass: gain.thisClue, fail: gain.condition('cursed') }),
      },
      sea: {
        story: {
          es: 'Los troncos del cargamento han echado brotes y los brotes, manos. Han abierto la escotilla y van tirando por la borda lo que les estorba. Entre lo que les estorba está el baúl del consignatario y lo tienen cogido por la otra asa.',
          en: 'The logs in the cargo have put out shoots and the shoots, hands. They have opened the hatch and are throwing overboard whatever is in the way. In the way is the agent’s trunk and they have it by the other handle.',
        },
        effect: test('strength', -1, { pass: gain.thisClue, fail: lose.health(2) }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-7',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'La inquilina del último piso te recibe en bata y te da los papeles sin discutir. A cambio quiere que sostengas un momento lo que lleva en brazos, envuelto en una toca. Pesa poco y mama. También puedes decirle que no.',
          en: 'The tenant on the top floor receives you in her dressing gown and gives you the papers without argument. In return she would like you to hold for a moment what is in her arms, wrapped in a shawl. It weighs little and it suckles. You can also say no.',
        },
        effect: also(gain.thisClue, unless(pay.sanity(2), advanceDoom(1))),
      },
      wilderness: {
        story: {
          es: 'El panal cuelga del roble hueco y gotea negro. Las abejas entran por un lado y por el otro sale otra cosa, con alas. En el fondo, entre la cera, brilla un objeto que no han hecho ellas.',
          en: 'The comb hangs in the hollow oak and drips black. Bees go in on one side and something else comes out on the other, on wings. At the back, in the wax, is the gleam of an object they did not make.',
        },
        effect: test('observation', -1, { pass: another, fail: gain.condition('internal-injury') }),
      },
      sea: {
        story: {
          es: 'La balsa es de ramas vivas y trae un superviviente que agita los brazos. Al abarloarse resulta que son dos ramas y un sombrero. Debajo del sombrero algo respira hondo.',
          en: 'The raft is made of living branches and carries a survivor waving his arms. When it comes alongside, the arms are two boughs and a hat. Under the hat, something takes a deep breath.',
        },
        effect: inOrder(ambush(), when({ is: 'defeatedIt' }, another)),
      },
    },
  },
  {
    id: 'research-shub-niggurath-8',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'El cementerio viejo va por debajo de tres calles. El enterrador te enseña las entradas: unas las abrió él y otras se abrieron hacia arriba. Algunas lápidas están roídas justo por la fecha que te interesa.',
          en: 'The old cemetery runs under three streets. The gravedigger shows you the ways in: some he opened himself and some were opened upwards. A few of the stones have been gnawed exactly at the date you want.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: seq(lose.health(1), spawn.monster(here, 1, 'ghoul')) }),
      },
      wilderness: {
        story: {
          es: 'La última carbonera del valle apaga su pira con tierra, de espaldas, sin dejar de rezar. Cada año quema un árbol que no es un árbol. Ya solo conoce la mitad de ellos y te pide que le digas lo que sepas de la otra mitad.',
          en: 'The last charcoal burner in the valley is putting out her pile with earth, back turned, still praying. Every year she burns one tree that is not a tree. She knows only half of them now and asks you to tell her what you have of the rest.',
        },
        effect: also(gain.thisClue, may(retreatDoom(1), pay.clue(2))),
      },
      sea: {
        story: {
          es: 'El agua se ha llenado de huevos transparentes, del tamaño de un puño, hasta el horizonte. Dentro de cada uno hay algo distinto. El capitán para máquinas para no romper ninguno; tú buscas el que no se mueve.',
          en: 'The water has filled with clear eggs the size of a fist, all the way to the horizon. There is something different in each. The captain has stopped the engines so as not to break any; you are looking for the one that does not move.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: delay }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-9',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'En la perfumería, el frasco sin etiqueta huele a la casa donde naciste, a la lluvia y después al corral. El perfumista anota lo que dice la gente al olerlo. Deja el libro al alcance, seguro de que no recordarás haberlo visto.',
          en: 'At the perfumer’s the bottle without a label smells of the house where you were born, of rain and then of the pen. The perfumer writes down what people say when they smell it. He leaves the book within reach, sure that you will not recall having seen it.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('amnesia') }),
      },
      wilderness: {
        story: {
          es: 'La trampa del cazador ha cogido una pata y la pata sigue tirando. No hay rastro de sangre; hay rastro de savia. Sube ladera arriba y, cada pocos pasos, de cada gota ha brotado algo que se esconde.',
          en: 'The hunter’s trap has caught a leg and the leg is still pulling. There is no trail of blood; there is a trail of sap. It goes uphill and, every few steps, each drop has sprouted something that hides.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: ambush() }),
      },
      sea: {
        story: {
          es: 'El pesquero vuelve con la bodega llena y nadie se atreve a abrirla. Por los imbornales sale leche. Te dejan la linterna y la escotilla de popa, la pequeña, por donde se ve sin que te vean.',
          en: 'The trawler is back with a full hold and nobody dares open it. Milk is running from the scuppers. They leave you the lantern and the after hatch, the small one, where one can see without being seen.',
        },
        effect: test('observation', -1, { pass: another, fail: spawn.monster(here) }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-10',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'El tiovivo del parque tiene un animal nuevo: negro, con demasiadas rodillas. Gira de noche. Dicen que si das la vuelta entera montando y sin agarrarte, se baja él y se lleva a alguno de los suyos. La música empieza.',
          en: 'The carousel in the park has a new animal: black, with too many knees. It turns at night. They say that if you ride it once round without holding on, it gets down and takes one of its own away with it. The music is starting.',
        },
        effect: test('will', -1, { pass: seq(gain.thisClue, discard(foe)), fail: spawn.monster(here) }),
      },
      wilderness: {
        story: {
          es: 'El druida es bibliotecario jubilado y lo reconoce. Ha comparado veinte versiones del rito de cierre y todas callan en el mismo punto, donde el copista empezó a tener miedo. Entre las dos mitades de la noche hay que deducir qué se decía allí.',
          en: 'The druid is a retired librarian and admits it. He has compared twenty versions of the closing rite and all fall silent at the same point, where the scribe began to be afraid. Between the two halves of the night you must work out what was said there.',
        },
        effect: test('lore', -1, { pass: seq(gain.thisClue, retreatDoom(1)), fail: gain.condition('paranoia') }),
      },
      sea: {
        story: {
          es: 'La jaula de cubierta mide tres metros y el manifiesto dice «cabra, una». La lona se hincha y se deshincha. Hay que entrar, desatar la etiqueta del collar y volver a echar el pasador, que está torcido.',
          en: 'The cage on deck measures three metres and the manifest says “goat, one”. The tarpaulin swells and sinks. You must go in, untie the label from the collar and shoot the bolt again, which is bent.',
        },
        effect: test('strength', { pass: gain.thisClue, fail: ambush() }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-11',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'La gala benéfica recauda fondos para una casa de maternidad que no existe. Los donantes lo saben y aplauden. La presidenta, con su estola viva, te pregunta de parte de quién vienes y acerca la campanilla a la mano.',
          en: 'The charity gala is raising funds for a maternity home that does not exist. The donors know it and applaud. The chairwoman, whose stole is alive, asks on whose behalf you have come and draws the little bell closer to her hand.',
        },
        effect: test('influence', { pass: gain.thisClue, fail: gain.condition('detained') }),
      },
      wilderness: {
        story: {
          es: 'El zarzal se cierra detrás de ti con un ruido de telares. Delante, a tres metros de espinas, cuelga el zurrón del botánico. Se puede seguir adelante. También se puede volver, que es lo que él intentó.',
          en: 'The bramble closes behind you with a noise of looms. Ahead, through three metres of thorns, hangs the botanist’s satchel. One can go on. One can also go back, which is what he tried.',
        },
        effect: choose(seq(gain.thisClue, gain.condition('leg-injury')), lose.health(1)),
      },
      sea: {
        story: {
          es: 'El ballenero solo lleva mujeres, todas del mismo pueblo, y persigue algo que no es ballena. La capitana comparte la carta de sus apariciones con quien le hable sin rodeos. Si le caes bien, incluso te lleva.',
          en: 'The whaler is crewed entirely by women, all from one village, and is hunting something that is not a whale. The captain shares her chart of sightings with anyone who speaks plainly. If she takes to you, she will even give you a passage.',
        },
        effect: test('influence', -1, { pass: seq(gain.thisClue, move(anySpace({ type: 'sea' }), { may: true })) }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-12',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'Las raíces han levantado la calle en una sola noche y con ella el tendido eléctrico. Bajo los adoquines corre una galería, blanda, en cuesta, con viento de bosque. Se ve por dónde pisar si se mira antes cada paso.',
          en: 'Overnight the roots have lifted the street and the power lines with it. Under the cobbles runs a gallery, soft, sloping, with a wind of forests in it. One can see where to tread by looking before each step.',
        },
        effect: test('observation', { pass: seq(gain.thisClue, toTheWild), fail: gain.condition('leg-injury') }),
      },
      wilderness: {
        story: {
          es: 'El pastor cuenta su rebaño cantando y hoy le sobra un verso. Los animales mastican todos a la vez. Hay que pasearse entre ellos, como quien no busca nada, hasta dar con el que no tiene pupilas de cabra.',
          en: 'The shepherd counts his flock by singing and today he has a verse too many. The animals are chewing all together. You must stroll among them, as if looking for nothing, until you find the one without a goat’s pupils.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: ambush('goat-spawn') }),
      },
      sea: {
        story: {
          es: 'El arponero tuerto ha visto con el ojo que le queda dónde desova. No lo dice: lo señala con la gaviota, con la espuma, con el color del agua. Si sigues bien las señas, el primer arpón será el último.',
          en: 'The one-eyed harpooner has seen with the eye he has left where it spawns. He does not say: he points with the gull, with the foam, with the colour of the water. Follow the signs well and the first harpoon will be the last.',
        },
        effect: test('observation', -1, { pass: seq(gain.thisClue, discard(foe)) }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-13',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'La carnicería de la esquina vende un corte sin nombre y hay cola desde el alba. El carnicero envuelve cada pieza en páginas de un mismo libro. La tuya empieza a mitad de frase y gotea.',
          en: 'The butcher on the corner sells a cut without a name and there has been a queue since dawn. He wraps each piece in pages of the same book. Yours begins in mid-sentence and drips.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('internal-injury') }),
      },
      wilderness: {
        story: {
          es: 'El espantapájaros está de pie y el maizal, tumbado en espiral a su alrededor. Las cornejas lo miran desde lejos. Tiene los bolsillos llenos de notas y debajo de la camisa, donde debía haber paja, algo hace sitio.',
          en: 'The scarecrow is upright and the corn lies flattened in a spiral around it. The crows watch from a distance. Its pockets are full of notes and beneath the shirt, where there ought to be straw, something is making room.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: lose.health(2) }),
      },
      sea: {
        story: {
          es: 'El olor a tierra mojada llega a mil millas de tierra. La marinería se quita las botas. Si el timonel no distingue pronto qué parte de la niebla es niebla, el barco acabará en esa costa.',
          en: 'The smell of wet earth reaches you a thousand miles from land. The crew is taking off its boots. If the helmsman cannot soon be told which part of the fog is fog, you will end up on that shore.',
        },
        effect: test('observation', -1, { pass: gain.thisClue, fail: move(nearest({ type: 'wilderness' })) }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-14',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'La juguetería ha vendido ya novecientas noventa cabritas de peluche, todas a mano y todas distintas. El taller está en la trastienda y la puerta, entornada. Lo que las cose no ha levantado la vista todavía.',
          en: 'The toyshop has sold nine hundred and ninety plush kids so far, all sewn by hand and no two alike. The workroom is at the back and the door is ajar. What sews them has not yet looked up.',
        },
        effect: test('observation', { bands: { '0': advanceDoom(1), '1-2': gain.thisClue, '3+': withArtifact } }),
      },
      wilderness: {
        story: {
          es: 'Bajo el túmulo, las paredes están escritas a dos manos: una implora y la otra contesta. La que contesta usaba las uñas y su gramática mejora hacia el fondo. Al final de la galería, alguien está escribiendo ahora.',
          en: 'Under the barrow the walls are written in two hands: one pleads and the other replies. The one that replies used its nails and its grammar improves towards the back. At the end of the gallery somebody is writing now.',
        },
        effect: test('lore', -1, { pass: seq(gain.thisClue, gain.spell()), fail: ambush('ghoul') }),
      },
      sea: {
        story: {
          es: 'La ola trae un árbol entero, con nidos, y lo deja a horcajadas sobre la cubierta. De un nido cuelga una cartera de cuero. Hay que echar el árbol al agua antes de que lo que anida en él acabe de despertarse.',
          en: 'The wave brings an entire tree, nests and all, and leaves it astride the deck. From one nest hangs a leather case. The tree must be heaved overboard before what nests in it is fully awake.',
        },
        effect: test('strength', -1, { pass: gain.thisClue, fail: choose(lose.health(2), ambush()) }),
      },
    },
  },
  {
    id: 'research-shub-niggurath-15',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'El club de jardinería admite socios por invitación. El té es excelente y el reglamento tiene una sola cláusula, en letra muy pequeña y muy verde. Quien firma puede leer todas las actas desde la fundación, que fue antes que la ciudad.',
          en: 'The gardening club admits members by invitation. The tea is excellent and the rules have a single clause, in print that is very small and very green. Whoever signs may read all the minutes back to the foundation, which was before the city’s.',
        },
        effect: may(ifYouDo(gain.condition('dark-pact'), another)),
      },
      wilderness: {
        story: {
          es: 'Los segadores del valle alto dejan que siegues con ellos hasta el último surco. Entonces te contarán lo que crece debajo. La hoz pesa como un ternero, la jornada dura dos noches y la mies se levanta cuando no la miran.',
          en: 'The reapers of the high valley let you mow with them to the last furrow. Then they will tell you what grows underneath. The sickle weighs as much as a calf, the day lasts two nights and the corn gets up when nobody is looking.',
        },
        effect: may(ifYouDo(gain.condition('back-injury'), seq(gain.thisClue, improve('strength')))),
      },
      sea: {
        story: {
          es: 'La isla es verde, tibia y huele a heno. No se deja rodear: siempre ofrece la misma playa. Hay fruta, hay agua y hay tablillas apiladas a la sombra, que se leen mejor después de la siesta.',
          en: 'The island is green and warm and smells of hay. It will not be sailed around: it always presents the same beach. There is fruit, there is water and there are tablets stacked in the shade, which read better after a nap.',
        },
        effect: may(ifYouDo(delay, seq(gain.thisClue, recover.health(2)))),
      },
    },
  },
  {
    id: 'research-shub-niggurath-16',
    kind: 'research',
    ancientOne: 'shub-niggurath',
    sections: {
      city: {
        story: {
          es: 'Un caramillo suena dos calles más allá y los abrigos de la gente se abren solos. Hacia el parque, hacia el río, hacia los árboles. La que toca lleva un cuaderno en el cinto; puedes alcanzarla si no empiezas a bailar.',
          en: 'A shepherd’s pipe is playing two streets away and people’s coats come open by themselves. To the park, to the river, to the trees. The woman who plays has a notebook in her belt; you can catch her if you do not begin to dance.',
        },
        effect: test('will', { pass: gain.thisClue, fail: seq(lose.sanity(1), move(nearest({ type: 'wilderness' }))) }),
      },
      wilderness: {
        story: {
          es: 'Han talado el bosque sagrado y los tocones sangran anillos. Cada anillo es un año y cada año tiene un nombre dentro. El más ancho es el de este año y, si no te equivocas al contar, se ve el del que viene.',
          en: 'The sacred wood has been felled and the stumps bleed rings. Each ring is a year and each year has a name inside it. The widest is this year’s and, if you do not miscount, next year’s can be seen.',
        },
        effect: test('observation', -1, { pass: seq(gain.thisClue, spawn.clue()), fail: gain.condition('amnesia') }),
      },
      sea: {
        story: {
          es: 'El mascarón de proa es una mujer con cuernos y ha engordado desde el día de zarpar. El carpintero lo mide cada domingo y no dice nada. Por la noche, desde el bauprés, se puede ver qué tiene apretado contra el pecho.',
          en: 'The figurehead is a woman with horns and has put on weight since you sailed. The carpenter measures her every Sunday and says nothing. At night, from the bowsprit, one can see what she is clasping to her breast.',
        },
        effect: test('observation', { pass: gain.thisClue, fail: gain.condition('cursed') }),
      },
    },
  },
]
