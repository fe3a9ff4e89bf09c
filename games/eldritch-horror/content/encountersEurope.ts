import {
  cards,
  choose,
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
  pay,
  recover,
  seq,
  spawn,
  test,
} from './builders.ts'
import type { LocationCard } from './nodes.ts'

/* London uncovers Clues, Rome steels the Will, Istanbul trains Influence; a quarter of the sections of each does something else. */
export const encountersEurope: readonly LocationCard[] = [
  {
    id: 'europe-1',
    kind: 'location',
    region: 'europe',
    sections: {
      london: {
        story: {
          es: 'La oficina de objetos perdidos del metro guarda paraguas, dentaduras y cuarenta zapatos izquierdos. El estante trece es para lo hallado en estaciones que no existen. Las etiquetas son diminutas y todas menos una mienten.',
          en: 'The Underground’s lost property office keeps umbrellas, dentures and forty left shoes. Shelf thirteen is for things found at stations that do not exist. The labels are tiny and all but one of them lie.',
        },
        effect: test('observation', { pass: spawn.clue(), fail: gain.condition('paranoia') }),
      },
      rome: {
        story: {
          es: 'El guía de las catacumbas apaga la vela, como anuncia el programa. En la oscuridad, el grupo contiene la respiración. Alguien que no ha pagado entrada no la contiene. Faltan seis minutos para la cerilla.',
          en: 'The catacomb guide blows out the candle, as announced in the programme. In the dark the party holds its breath. Somebody who has not bought a ticket does not. The match is due in six minutes.',
        },
        effect: test('will', { pass: improve('will'), fail: lose.sanity(2) }),
      },
      istanbul: {
        story: {
          es: 'El alfombrero sirve el tercer té sin hablar de precios. En la alfombra hay una figura por cada cliente que cedió primero y la última, a medio tejer, se te parece. Regatear es callar más tiempo que él.',
          en: 'The carpet dealer pours a third tea and does not speak of prices. The rug has a figure for every customer who gave in first and the last, half woven, looks like you. To bargain is to be silent longer than he is.',
        },
        effect: test('will', { pass: improve('influence'), fail: lose.sanity(1) }),
      },
    },
  },
  {
    id: 'europe-2',
    kind: 'location',
    region: 'europe',
    sections: {
      london: {
        story: {
          es: 'Desde hace tres semanas, alguien publica una jugada de ajedrez al día entre los anuncios por palabras. La de hoy es ilegal. La hemeroteca tiene veinte mil números, poca luz y hora de cierre.',
          en: 'For three weeks somebody has been placing one chess move a day in the personal column. Today’s is illegal. The newspaper archive has twenty thousand issues, bad light and a closing time.',
        },
        effect: test('observation', -1, { pass: spawn.clue(2), fail: delay }),
      },
      rome: {
        story: {
          es: 'Entras en un confesionario del Trastevere y la voz del otro lado se confiesa contigo. Lleva tres horas y va por el siglo IX. Sabe que no te levantarás; lo dijo al empezar, como quien apuesta. Levantarse sería un descanso y darle la razón.',
          en: 'You enter a confessional in Trastevere and the voice on the other side confesses to you. It has been three hours and it has reached the ninth century. It knows you cannot bear to stay; it said so at the start, like a wager. To get up would be a relief and would prove it right.',
        },
        effect: choose(recover.sanity(1), test('will', { pass: improve('will'), fail: gain.condition('paranoia') })),
      },
      istanbul: {
        story: {
          es: 'El prestamista te enseña a jugar al tavla y a perder con buena cara. Sus dados tienen una séptima cara que solo ves tú, porque solo sale cuando tiras. Primero, que no se te note; luego, véndele la revancha.',
          en: 'The moneylender is teaching you tavla and how to lose with grace. His dice have a seventh face that only you can see, since it only comes up when you throw. First do not let it show; then talk him into another game.',
        },
        effect: inOrder(test('will', { fail: gain.condition('debt') }), test('influence', { pass: improve('influence') })),
      },
    },
  },
  {
    id: 'europe-3',
    kind: 'location',
    region: 'europe',
    sections: {
      london: {
        story: {
          es: 'En la sala de lectura del Museo Británico, el lector del K7 ha salido deprisa y ha dejado el secante. Se lee en el cristal de la lámpara, del revés y a trozos. Un ujier viene hacia ti: te da tiempo a copiar las señas o, si no te importa que llegue, a leerlo entero.',
          en: 'In the British Museum reading room the gentleman at K7 has left in a hurry, without his blotter. It can be read in the glass of the lamp, backwards and in pieces. An attendant is approaching: there is time to copy the address or, if you do not mind his arriving, to read it all.',
        },
        effect: choose(test('observation', { pass: spawn.clue() }), seq(gain.clue(), gain.condition('detained'))),
      },
      rome: {
        story: {
          es: 'La Escalera Santa se sube de rodillas y por alguien. Tiene veintiocho peldaños; en el decimotercero has contado treinta. Los peregrinos que van delante, que tampoco llegan, preguntan en latín por quién subes tú.',
          en: 'The Holy Stairs are climbed on one’s knees and for somebody. They have twenty-eight steps; at the thirteenth you have counted thirty. The pilgrims ahead, who are not arriving either, ask you in Latin whom you are climbing for.',
        },
        effect: may(ifYouDo(delay, for_(investigator('choice'), improve('will')))),
      },
      istanbul: {
        story: {
          es: 'El capitán del transbordador habla de favores solo con quien cruce el Bósforo al timón, de noche y sin abrir la boca. A media corriente, otro transbordador navega justo debajo. Él te mira las manos.',
          en: 'The ferry captain discusses favours only with those who take the wheel across the Bosphorus, at night and without a word. In midstream another ferry is sailing directly underneath. He is watching your hands.',
        },
        effect: test('will', { pass: improve('influence'), fail: delay }),
      },
    },
  },
  {
    id: 'europe-4',
    kind: 'location',
    region: 'europe',
    sections: {
      london: {
        story: {
          es: 'En el museo de cera, sala de envenenadores, hay una figura que no está en el catálogo. Tiene los zapatos mojados y un papel en el puño. Te agachas a leerlo sin tocar nada, sobre todo el puño.',
          en: 'In the poisoners’ room of the waxworks stands a figure that is not in the catalogue. Its shoes are wet and there is a paper in its fist. You bend down to read without touching anything, the fist least of all.',
        },
        effect: test('observation', { pass: gain.clue(), fail: lose.sanity(1) }),
      },
      rome: {
        story: {
          es: 'En el convento solo se habla con el torno: dices lo que pides y una monja que nunca verás decide por la voz. Gira para entregarte un rosario o gira para entregarte otra cosa. Carraspeas.',
          en: 'At the convent one speaks only to the turning hatch: you say what you need and a nun you will never see judges by the voice. It turns to hand you a rosary or it turns to hand you something else. You clear your throat.',
        },
        effect: test('influence', { pass: gain.condition('blessed'), fail: lose.sanity(1) }),
      },
      istanbul: {
        story: {
          es: 'El cuentacuentos se queda afónico en lo mejor y te pasa el bastón. El café entero espera el final y unos cuantos llevan años sin dormir por no saberlo. En la tercera fila hay un policía que no ha venido por el cuento, pero ya ha dejado de escribir.',
          en: 'The storyteller loses his voice at the best part and hands you the staff. The whole coffee house is waiting for the end and some of them have not slept for years for want of it. There is a policeman in the third row who did not come for the story, though he has stopped writing.',
        },
        effect: test('influence', {
          bands: {
            '0': gain.condition('detained'),
            '1': improve('influence'),
            '2+': seq(improve('influence'), each(investigators({ on: 'here' }), recover.sanity(1))),
          },
        }),
      },
    },
  },
  {
    id: 'europe-5',
    kind: 'location',
    region: 'europe',
    sections: {
      london: {
        story: {
          es: 'Un rebuscador del Támesis vende lo que deja la marea, ordenado por siglos. La última bandeja pone «próximo». Solo vende a crédito y las monedas de esa bandeja, si te fijas, llevan tu perfil.',
          en: 'A mudlark sells what the Thames leaves behind, sorted by century. The last tray is marked “next”. He sells on credit only and the coins in that tray, if you look closely, have your profile on them.',
        },
        effect: may(ifYouDo(gain.condition('debt'), spawn.clue(2))),
      },
      rome: {
        story: {
          es: 'La cola de la reliquia es de cuatro horas y detrás de ti ya hay una delegación de Baviera. Se puede esperar. También se le puede decir al guardia de la alabarda a qué delegación representas tú; los de Baviera se acercan para oírlo.',
          en: 'The queue for the relic is four hours long and a delegation from Bavaria has already formed behind you. One can wait. One can also tell the guard with the halberd which delegation one represents; the Bavarians are moving up to hear it.',
        },
        effect: choose(
          ifYouDo(delay, gain.condition('blessed')),
          test('influence', { pass: gain.condition('blessed'), fail: gain.condition('detained') }),
        ),
      },
      istanbul: {
        story: {
          es: 'Remas por la cisterna entre columnas iguales. El barquero cuenta trescientas treinta y seis; tú, una más. La que sobra no se refleja y nunca está donde la dejaste. Dice que la busques antes de que ella te encuentre.',
          en: 'You row through the cistern between identical columns. The boatman counts three hundred and thirty-six; you make it one more. The extra one has no reflection and is never where you left it. Best spot it, he says, before it finds you.',
        },
        effect: test('observation', { pass: improve('observation'), fail: lose.health(1) }),
      },
    },
  },
  {
    id: 'europe-6',
    kind: 'location',
    region: 'europe',
    sections: {
      london: {
        story: {
          es: 'Bajo Fleet Street, tras una trampilla de hierro cerrada desde Waterloo, alguien escribe a máquina. El agua te llega a la cintura. Al otro lado no hay nadie: hay una máquina, una cinta gastada y, en la cinta, la última línea para quien sepa mirarla al trasluz.',
          en: 'Below Fleet Street, behind an iron hatch shut since Waterloo, somebody is typing. The water is up to your waist. On the other side there is nobody: there is a machine, a worn ribbon and, on the ribbon, the last line for anyone who can read it against the light.',
        },
        effect: inOrder(
          test('strength', { pass: gain.clue(), fail: gain.condition('back-injury') }),
          test('observation', { pass: gain.clue() }),
        ),
      },
      rome: {
        story: {
          es: 'La condesa sienta a su mesa a un ministro, a dos espías y a ti. Se juega a las cartas y se apuestan nombres. Te toca repartir, sonreír y decir el primero.',
          en: 'The countess has seated a minister, two spies and you. The game is cards and the stakes are names. It is your turn to deal, to smile and to say the first one.',
        },
        effect: test('influence', { pass: improve(['influence', 'observation']), fail: gain.condition('debt') }),
      },
      istanbul: {
        story: {
          es: 'El copista restaura un mapa de piel de gacela con una costa que nadie había pisado. En el margen hay una nota en cuatro alfabetos y cada uno contradice al anterior. Te pregunta a cuál creerías.',
          en: 'The copyist is restoring a gazelle-skin map of a coast on which nobody had yet set foot. The note in the margin is in four alphabets and each contradicts the one before. He asks you which you would believe.',
        },
        effect: test('lore', { pass: improve('lore') }),
      },
    },
  },
  {
    id: 'europe-7',
    kind: 'location',
    region: 'europe',
    sections: {
      london: {
        story: {
          es: 'Un escribiente de Somerset House te ofrece un asiento entre los testamentos. Están ordenados por causa y hay una causa que ocupa tres pasillos. Cierran a las cinco, pero puede olvidar que estás dentro.',
          en: 'A clerk at Somerset House offers you a seat among the wills. They are filed by cause and one of the causes takes up three corridors. They close at five, but he is able to forget that you are inside.',
        },
        effect: may(ifYouDo(delay, spawn.clue(2))),
      },
      rome: {
        story: {
          es: 'El exorcista está medio jubilado y solo acepta casos que se le supliquen bien. Ha tirado a tres obispos por las escaleras este mes. Abre la puerta en zapatillas y se cruza de brazos.',
          en: 'The exorcist is half retired and takes only those cases that are properly begged for. He has thrown three bishops down the stairs this month. He opens the door in slippers and folds his arms.',
        },
        effect: test('influence', -1, { pass: choose(gain.condition('blessed'), discard(cards('condition'))), fail: lose.health(1) }),
      },
      istanbul: {
        story: {
          es: 'El viejo dragomán tradujo para cinco embajadas y evitó dos guerras omitiendo adjetivos. Enseña ese arte a cambio de algo cierto. —Hace mucho que no oigo nada —dice.',
          en: 'The old dragoman translated for five embassies and prevented two wars by leaving out adjectives. He teaches the art in exchange for something true. “I have not heard anything in years,” he says.',
        },
        effect: may(improve('influence'), pay.clue()),
      },
    },
  },
  {
    id: 'europe-8',
    kind: 'location',
    region: 'europe',
    sections: {
      london: {
        story: {
          es: 'En Wapping, la campana de la parroquia toca una vez por cada ahogado y el campanero se ha roto el brazo. Esta noche van noventa. La soga despelleja las manos, pero los de abajo, dice, lo agradecen.',
          en: 'In Wapping the parish bell is rung once for each of the drowned and the ringer has broken his arm. Tonight there are ninety. The rope takes the skin off one’s hands, but those below, he says, are grateful.',
        },
        effect: may(gain.condition('blessed'), pay.health()),
      },
      rome: {
        story: {
          es: 'El astrónomo del Vaticano guarda en un cajón la fotografía del cielo que no publicaron. Una mirada por visitante y hay que firmar antes. Las firmas anteriores tienen mejor letra que las de la salida.',
          en: 'In a drawer the Vatican astronomer keeps the photograph of the sky that was not published. One look per visitor and you sign beforehand. The signatures going in are neater than those coming out.',
        },
        effect: may(improve('will'), pay.sanity(2)),
      },
      istanbul: {
        story: {
          es: 'En el hamam te frotan hasta la tercera capa. El bañero se detiene: debajo hay algo que no es piel y que brilla. Te pregunta, con la manopla en alto, si lo deja o lo quita.',
          en: 'At the hammam they scrub you down to the third layer. The attendant stops: underneath is something that is not skin and that shines. He asks you, mitt raised, whether it stays or goes.',
        },
        effect: choose(gain.condition('blessed'), recover.health(3)),
      },
    },
  },
]
