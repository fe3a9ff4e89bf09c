import {
  ambush,
  anySpace,
  cards,
  damage,
  delay,
  discard,
  each,
  for_,
  gain,
  ifYouDo,
  improve,
  inOrder,
  investigator,
  investigators,
  lose,
  may,
  monster,
  move,
  nearest,
  pay,
  recover,
  roll,
  seq,
  spawn,
  test,
} from './builders.ts'
import type { LocationCard } from './nodes.ts'

/* Shanghai deepens Lore, Tokyo deals with Monsters, Sydney builds Strength; a quarter of the sections of each does something else. */
export const encountersAsia: readonly LocationCard[] = [
  {
    id: 'asia-1',
    kind: 'location',
    region: 'asia',
    sections: {
      shanghai: {
        story: {
          es: 'El librero de Foochow Road no vende: presta, a quien le caiga bien, de una trastienda sin estantes. Ya ha sentado a otros nueve clientes y les va sirviendo té. Empieza por ti y pregunta qué no has leído.',
          en: 'The bookseller on Foochow Road does not sell: he lends, to people he likes, out of a back room without shelves. He has already seated nine other customers and is pouring tea. He begins with you and asks what you have not read.',
        },
        effect: test('influence', { pass: improve('lore'), fail: delay }),
      },
      tokyo: {
        story: {
          es: 'En el Ministerio de la Guerra hay un mapa con alfileres y un coronel con ganas de estrenar obuses. Bombardeará donde digas si le das un motivo que pueda escribir en un informe. «Monstruo», aclara, no puede.',
          en: 'The War Ministry has a map with pins and a colonel with new howitzers. He will shell whatever point you name if you give him a reason he can put in a report. “Monster”, he explains, he cannot.',
        },
        effect: test('influence', { pass: discard(monster('choice', { epic: false })), fail: gain.condition('detained') }),
      },
      sydney: {
        story: {
          es: 'En el muelle de la lana pagan por bala cargada y nadie pregunta nombres. Las tuyas pesan lo normal salvo una, que da patadas. El capataz señala la bodega: esa también va arriba del todo.',
          en: 'On the wool wharf they pay by the bale and ask no names. Yours weigh what they should except for one, which kicks. The foreman points at the hold: that one goes on top as well.',
        },
        effect: test('strength', { pass: improve('strength'), fail: gain.condition('back-injury') }),
      },
    },
  },
  {
    id: 'asia-2',
    kind: 'location',
    region: 'asia',
    sections: {
      shanghai: {
        story: {
          es: 'La viuda Tang juega al mahjong contra catedráticos y colecciona lo que pierden. Esta noche falta un jugador. Admite dos clases de apuesta: algo que sepas y nadie más sepa o algo que tengas y vayas a echar de menos.',
          en: 'The widow Tang plays mah-jong against professors and collects what they lose. Tonight they are one short. She accepts two kinds of stake: something you know and nobody else does or something you own and will miss.',
        },
        effect: may(improve('lore'), { or: [pay.clue(), pay.card({ kind: 'asset' })] }),
      },
      tokyo: {
        story: {
          es: 'El dueño de los baños de Asakusa conoce a unos hombres que resuelven quejas de vecinos. Nunca han fallado; tampoco han tenido nunca un vecino así. No cobran por adelantado: apuntan tu nombre en un libro grueso y te enseñan las páginas de quienes tardaron en pagar.',
          en: 'The owner of the Asakusa bathhouse knows some men who settle complaints about neighbours. They have never failed; nor have they had a neighbour like this one. They ask nothing in advance: they write your name in a thick book and show you the pages of those who were slow to pay.',
        },
        effect: may(ifYouDo(gain.condition('debt'), discard(monster('choice', { epic: false })))),
      },
      sydney: {
        story: {
          es: 'En la carpa de boxeo dan diez libras a quien aguante con el Holandés. No suda, no parpadea y entre asaltos no respira. El primer asalto es para las manos; el segundo, cuando ya sabes qué es lo que no respira, para todo lo demás.',
          en: 'The boxing tent pays ten pounds to anybody who lasts with the Dutchman. He does not sweat, does not blink and between rounds does not breathe. The first round is for the fists; the second, when you know what it is that does not breathe, is for the rest of you.',
        },
        effect: inOrder(test('strength', { fail: lose.health(1) }), test('will', { pass: improve('strength'), fail: lose.health(1) })),
      },
    },
  },
  {
    id: 'asia-3',
    kind: 'location',
    region: 'asia',
    sections: {
      shanghai: {
        story: {
          es: 'La botica vende huesos de dragón al peso, para moler. Son omóplatos con preguntas de hace tres mil años. En uno, las grietas son de hoy y siguen creciendo; hay que fijarse bien para ver dónde empieza la respuesta.',
          en: 'The apothecary sells dragon bones by weight, for grinding. They are shoulder blades, with questions three thousand years old. On one of them the cracks are fresh and still growing; it takes a sharp eye to see where the answer starts.',
        },
        effect: test('observation', { pass: improve('lore'), fail: lose.sanity(1) }),
      },
      tokyo: {
        story: {
          es: 'Un redactor de Ginza calcula que, si imprime mañana las señas de la criatura, irán diez mil curiosos con cámara. A esas cosas, dice, no les sienta bien la fama. Solo falta que te crea.',
          en: 'An editor in Ginza reckons that if he prints the creature’s address tomorrow, ten thousand people will turn up with cameras. Such things, he says, do not thrive on fame. It remains for him to believe you.',
        },
        effect: test('influence', { pass: damage(monster('choice'), 3), fail: gain.condition('paranoia') }),
      },
      sydney: {
        story: {
          es: 'Los socorristas de Bondi te atan el cinto y sueltan carrete. Hay un bañista que agita la mano tras la rompiente, como ayer a la misma hora. Al llegar ves que solo es la mano. Queda el camino de vuelta.',
          en: 'The Bondi lifesavers buckle the belt on you and pay out the reel. There is a bather waving beyond the break, as there was yesterday at this hour. When you get there you see that it is only the hand. There is still the way back.',
        },
        effect: test('will', { pass: improve('strength'), fail: lose.sanity(1) }),
      },
    },
  },
  {
    id: 'asia-4',
    kind: 'location',
    region: 'asia',
    sections: {
      shanghai: {
        story: {
          es: 'Trescientos sampanes duermen amarrados en el arroyo Suzhou. Uno no tiene reflejo. La patrona de al lado te alquila un taburete por una noche; si al amanecer no lo has encontrado, dice, el taburete sigue libre.',
          en: 'Three hundred sampans lie moored on Soochow Creek. One has no reflection. The woman on the next boat rents you a stool for the night; if by dawn you have not found it, she says, the stool is still free.',
        },
        effect: test('observation', { pass: improve('observation'), fail: may(ifYouDo(delay, improve('observation'))) }),
      },
      tokyo: {
        story: {
          es: 'Los bomberos del barrio derriban casas con ganchos y cantan mientras lo hacen. Si se lo pides, derribarán otra cosa. Antes hay que brindar con los treinta, uno por uno, y el que hace veintiocho ya se ha dormido y exige repetir.',
          en: 'The firemen of the ward pull houses down with hooks and sing while they do it. If asked, they will pull down something else. First you must drink with all thirty, one by one, and number twenty-eight has fallen asleep and insists on starting over.',
        },
        effect: may(ifYouDo(delay, damage(monster('nearest'), 4))),
      },
      sydney: {
        story: {
          es: 'El intendente del cuartel ha contado mal a propósito y le sobra material. No lo vende: lo pierde cerca de gente simpática. Mira hacia la garita, mira el reloj y espera que digas algo.',
          en: 'The barracks quartermaster has miscounted on purpose and has stores to spare. He does not sell them: he loses them in the vicinity of agreeable people. He looks at the sentry box, looks at his watch and waits for you to speak.',
        },
        effect: test('influence', { pass: gain.asset({ from: 'reserve', trait: 'item' }), fail: gain.condition('debt') }),
      },
    },
  },
  {
    id: 'asia-5',
    kind: 'location',
    region: 'asia',
    sections: {
      shanghai: {
        story: {
          es: 'El maestro enciende una varita de incienso y te pone en los brazos un trípode de bronce. Dentro algo cambia de postura. Se trata de que no toque el suelo hasta que se apague la varita, que es larga.',
          en: 'The master lights a stick of incense and sets a bronze tripod in your arms. Inside it something shifts its weight. The point is that it must not touch the ground until the stick burns out, which is a long one.',
        },
        effect: test('strength', { pass: improve('strength'), fail: lose.health(2) }),
      },
      tokyo: {
        story: {
          es: 'Cien cuentos, cien velas y una que se apaga con cada final. Te toca el último cuento y queda una llama. Lo que venga cuando la soples se irá, dicen, si nadie aparta los ojos.',
          en: 'A hundred tales, a hundred candles and one put out at every ending. The last tale falls to you and one flame is left. Whatever comes when you blow it out will go away, they say, if nobody averts their eyes.',
        },
        effect: test('will', { pass: discard(monster('choice', { epic: false })), fail: ambush() }),
      },
      sydney: {
        story: {
          es: 'El ballenero está en venta y su arponero, sin trabajo y con todo el equipo. Te lo regala si le haces un favor: tocar tres veces la campana de niebla. Lo que le quitó el barco, dice, siempre sube a la tercera y esta vez lo espera otra persona.',
          en: 'The whaler is for sale and her harpooner is out of work, with all his gear. It is yours for a favour: three strokes on the fog bell. What took his ship from him, he says, always comes up at the third and this time somebody else will be waiting.',
        },
        effect: may(ifYouDo(spawn.monster(nearest({ type: 'sea' })), gain.asset({ trait: 'weapon' }))),
      },
    },
  },
  {
    id: 'asia-6',
    kind: 'location',
    region: 'asia',
    sections: {
      shanghai: {
        story: {
          es: 'En el templo del Dios de la Ciudad guardan el registro de los muertos, con fecha y causa. Quien lo abre lee primero su propia página y la tinta de la tuya está fresca. Antes de que lo cierres, el abad te deja el pincel un momento: alcanza para enmendar la página de otra persona.',
          en: 'The Temple of the City God keeps the register of the dead, with date and cause. Whoever opens it must first read their own page and the ink on yours is wet. Before you close it the abbot lends you the brush for a moment: long enough to amend somebody else’s page.',
        },
        effect: inOrder(
          test('will', { pass: improve('lore'), fail: discard(cards('clue')) }),
          for_(investigator('choice', { other: true }), recover.health(1)),
        ),
      },
      tokyo: {
        story: {
          es: 'Una topógrafa jubilada dibuja los caminos de lo que camina de noche. Cuando sabe por dónde vuelve una cosa a su casa, cierra ese camino con tinta. Necesita que le digas dónde gira.',
          en: 'A retired surveyor draws the paths of what walks at night. Once she knows which way a thing goes home, she closes that path with ink. She needs you to tell her where it turns.',
        },
        effect: may(discard(monster('choice', { epic: false })), pay.clue()),
      },
      sydney: {
        story: {
          es: 'La cuadrilla del puente contrata cada mañana a gritos. Ayer faltaron dos hombres y hoy nadie quiere su viga. El capataz no compra brazos sueltos: véndele los tuyos y los de quienes vengan contigo, para trabajar a ciento treinta metros.',
          en: 'The bridge gang hires each morning by shouting. Two men went missing yesterday and nobody wants their girder. The foreman does not buy arms singly: sell him yours and those of whoever came with you, for work at four hundred feet.',
        },
        effect: test('influence', { pass: each(investigators({ on: 'here' }), improve('strength')), fail: delay }),
      },
    },
  },
  {
    id: 'asia-7',
    kind: 'location',
    region: 'asia',
    sections: {
      shanghai: {
        story: {
          es: 'El bibliotecario ruso perdió la biblioteca en Kazán y la lleva entera en la cabeza. Recita un tomo por cada hecho nuevo que le traigan. Los clientes del salón de té han aprendido a no escuchar los viernes.',
          en: 'The Russian librarian lost his library at Kazan and carries all of it in his head. He recites one volume for each new fact he is brought. The regulars of the tea room have learnt not to listen on Fridays.',
        },
        effect: may(improve('lore'), pay.clue()),
      },
      tokyo: {
        story: {
          es: 'El piloto tiene un hidroavión, una red de atún y una corazonada. Busca a alguien que le diga adónde y que sujete la red. El depósito está lleno; el asiento de atrás tiene marcas de uñas.',
          en: 'The pilot has a seaplane, a tuna net and a hunch. He is looking for somebody to tell him where and to hold the net. The tank is full; the back seat has scratch marks.',
        },
        effect: ifYouDo(may(move(anySpace({ with: 'monster' }))), damage(monster('choice', { on: 'here' }), 2)),
      },
      sydney: {
        story: {
          es: 'La esquiladora más rápida de Nueva Gales del Sur mueve carneros de cien kilos con dos dedos. Dice que la fuerza es saber dónde duele. Te lo enseña si le cuentas qué mató a su rebaño.',
          en: 'The fastest shearer in New South Wales shifts sixteen-stone rams with two fingers. Strength, she says, is knowing where it hurts. She will teach you if you tell her what killed her flock.',
        },
        effect: may(improve('strength'), pay.clue()),
      },
    },
  },
  {
    id: 'asia-8',
    kind: 'location',
    region: 'asia',
    sections: {
      shanghai: {
        story: {
          es: 'Agitas el bote de bambú hasta que cae una varilla. El adivino compara el número con su libro, tose y pide que la agites otra vez. La segunda trae el mismo número. Va a leerlo en voz alta.',
          en: 'You shake the bamboo cup until one stick falls out. The fortune-teller checks the number in his book, coughs and asks you to shake again. The second has the same number. He is about to read it aloud.',
        },
        effect: roll(1, [[4, 6, gain.condition('blessed')]]),
      },
      tokyo: {
        story: {
          es: 'En el santuario venden tablillas para pedir por alguien ausente. La última de hoy está en blanco y el pincel, cargado. Cabe un solo nombre y la tinta no se borra.',
          en: 'The shrine sells tablets on which to ask on behalf of somebody absent. Today’s last one is blank and the brush is loaded. There is room for a single name and the ink does not come off.',
        },
        effect: for_(investigator('choice'), gain.condition('blessed')),
      },
      sydney: {
        story: {
          es: 'Un carguero zarpa hoy y bautiza a quien no haya cruzado la línea: cubo de agua, jabón y un Neptuno con barba de estopa. Ríen todos los marineros menos Neptuno, que te tiende la mano desde la escala.',
          en: 'A freighter sails today and baptises anyone who has not crossed the line: a bucket, soap and a Neptune with a beard of oakum. All the sailors are laughing except Neptune, who holds out his hand from the gangway.',
        },
        effect: may(seq(gain.condition('blessed'), move(nearest({ type: 'sea' })))),
      },
    },
  },
]
