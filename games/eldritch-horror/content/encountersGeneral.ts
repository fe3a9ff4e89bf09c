import {
  ambush,
  anySpace,
  choose,
  delay,
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
  move,
  pay,
  recover,
  seq,
  spawn,
  test,
  unless,
} from './builders.ts'
import type { GeneralCard } from './nodes.ts'

/* Cities trade Influence for Assets, the Wilderness hides Artifacts and wounds, the Sea gives Clues and takes time. */
export const encountersGeneral: readonly GeneralCard[] = [
  {
    id: 'general-1',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'El prestamista está bajando el cierre y duda al verte. En el escaparate hay cosas cuyos dueños no van a volver; lo sabe porque leyó la esquela. Hoy no quiere dinero: quiere algo tuyo que nadie vaya a reclamar.',
          en: 'The pawnbroker is lowering the shutter and hesitates when he sees you. In the window are things whose owners will not be back; he knows because he read the notice. He does not want money today: he wants something of yours that nobody will come asking for.',
        },
        effect: may(gain.asset({ from: 'reserve' }), pay.card({ kind: 'possession' })),
      },
      wilderness: {
        story: {
          es: 'Un montón de piedras marca el camino, luego otro y otro. El noveno está hueco y tiene grabada una advertencia en una lengua muerta, con su verbo al final. Puede decir «no abrir» o «no cerrar».',
          en: 'A cairn marks the trail, then another and another. The ninth is hollow and carved with a warning in a dead language, verb at the end. It says either “do not open” or “do not close”.',
        },
        effect: test('lore', { pass: gain.artifact(), fail: gain.condition('cursed') }),
      },
      sea: {
        story: {
          es: 'La carta náutica pone ahí una isla y el segundo de a bordo la ve. El capitán no. El nombre de la isla ha salido antes, en un libro que no era de geografía. El rumbo depende de que recuerdes cuál.',
          en: 'The chart shows an island there and the mate can see it. The captain cannot. The island’s name has come up before, in a book that was not about geography. The course depends on your remembering which.',
        },
        effect: test('lore', { pass: gain.clue(), fail: delay }),
      },
    },
  },
  {
    id: 'general-2',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'El hombre del banco lleva tres días siguiéndote y por fin se presenta. Ha visto lo mismo que tú, lo ha perdido todo y busca a quién servir de algo. Puedes llevártelo, con todo lo que ve por encima de tu hombro, o escucharlo hasta que se convenza de volver a casa.',
          en: 'The man on the bench has followed you for three days and introduces himself at last. He has seen what you have seen, lost everything and would like to be of use. You may take him along, with all that he sees over your shoulder, or hear him out until he can be persuaded to go home.',
        },
        effect: choose(seq(gain.asset({ trait: 'ally' }), gain.condition('paranoia')), test('influence', { pass: gain.clue() })),
      },
      wilderness: {
        story: {
          es: 'Alguien ha dibujado con ceniza un círculo, una lista de nombres y, al lado, la palabra que los llama. Te faltan dos letras. Mientras piensas, una voz muy educada se ofrece a ponerlas a cambio de otra cosa.',
          en: 'Somebody has drawn in ash a circle, a list of names and beside it the word that calls them. You are two letters short. While you think, a very polite voice offers to supply them in return for something else.',
        },
        effect: test('lore', { pass: gain.spell(), fail: choose(lose.sanity(2), gain.condition('dark-pact')) }),
      },
      sea: {
        story: {
          es: 'Suben una botella con un mensaje dentro. La letra es tuya, la fecha es de dentro de un año y el texto está en una lengua que aún estás aprendiendo. Parecen instrucciones. La última frase lleva tres signos de admiración.',
          en: 'They haul up a bottle with a message in it. The hand is yours, the date is next year and the text is in a language you are still learning. It seems to be instructions. The last sentence has three exclamation marks.',
        },
        effect: test('lore', { pass: gain.spell(), fail: lose.sanity(2) }),
      },
    },
  },
  {
    id: 'general-3',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'La ventanilla siete resuelve lo que las demás no pueden. La funcionaria te tiende un billete sellado: puedes cogerlo y marcharte. O puedes exponer tu caso, con brevedad y sin la palabra «secta»; el botón que avisa a los guardias está debajo del gato.',
          en: 'Window seven settles what the other windows cannot. The official holds out a stamped ticket: you may take it and go. Or you may state your case, briefly and without the word “cult”; the button that calls the guards is underneath the cat.',
        },
        effect: choose(
          gain.ticket(),
          test('influence', { pass: gain.asset({ from: 'reserve', trait: 'service' }), fail: gain.condition('detained') }),
        ),
      },
      wilderness: {
        story: {
          es: 'Encuentras huellas frescas y las sigues media jornada. Son de tus botas. Más adelante, las huellas se detienen, dan la vuelta y echan a correr; habría que ver qué vieron.',
          en: 'You find fresh tracks and follow them for half a day. They are your own boots’. Further on the tracks stop, turn and break into a run; it would be well to see what they saw.',
        },
        effect: test('observation', { pass: gain.clue(), fail: delay }),
      },
      sea: {
        story: {
          es: 'La red trae un cofre con cinco cierres y una línea de signos en cada uno. Cuatro son una maldición; el quinto, una disculpa. La tripulación se ha ido a proa y nadie va a decirte si lo abres o lo devuelves.',
          en: 'The net brings up a chest with five clasps and a line of signs on each. Four are a curse; the fifth is an apology. The crew has gone forward and nobody is going to tell you whether to open it or throw it back.',
        },
        effect: may(ifYouDo(gain.condition('cursed'), gain.artifact())),
      },
    },
  },
  {
    id: 'general-4',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'El coleccionista cena solo ante doce cubiertos y te sienta en el decimotercero. Regala una pieza al invitado que lo convenza de que no la desea. Hasta hoy, dice, nadie ha sabido mentirle con la boca llena.',
          en: 'The collector dines alone before twelve places and seats you at the thirteenth. He makes a gift of one piece to the guest who persuades him that he does not want it. Nobody yet, he says, has lied to him well with a full mouth.',
        },
        effect: test('influence', -1, { pass: gain.artifact(), fail: gain.condition('cursed') }),
      },
      wilderness: {
        story: {
          es: 'El campamento está vacío y la mesa, puesta para seis. El café humea. Entre tú y los cuadernos hay veinte pasos de suelo removido con mucho cuidado y un hilo que brilla cuando le da el sol.',
          en: 'The camp is empty and the table is laid for six. The coffee is steaming. Between you and the notebooks lie twenty paces of very carefully turned earth and a thread that glints when the sun catches it.',
        },
        effect: test('observation', { pass: gain.clue(), fail: gain.condition('leg-injury') }),
      },
      sea: {
        story: {
          es: 'Un barco de quincalleros se abarloa sin que nadie lo llame. Venden cosas que alguien tiró: reconoces un par. Lo menudo te lo dan por la conversación; lo bueno solo lo entregan a domicilio, en casa ajena, y ya saben en la de quién.',
          en: 'A pedlars’ boat comes alongside without having been hailed. They sell what others have thrown away: you recognise a thing or two. The small stuff is yours for the conversation; the good things they only deliver, to somebody else’s door, and they know whose.',
        },
        effect: choose(
          gain.asset({ from: 'discard', value: 1 }),
          for_(investigator('choice', { other: true }), gain.asset({ from: 'discard' })),
        ),
      },
    },
  },
  {
    id: 'general-5',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'El hospital está lleno y queda una cama. Delante de ti hay un hombre con un hacha clavada que ha pedido la vez. La enfermera jefe dice que él puede esperar y que tú decides si es verdad.',
          en: 'The hospital is full and one bed is left. Ahead of you is a man with an axe in him who is keeping his place. The matron says that he can wait and that it is for you to say whether that is true.',
        },
        effect: choose(seq(recover.health(3), lose.sanity(1)), recover.sanity(2)),
      },
      wilderness: {
        story: {
          es: 'Un teodolito sigue en su trípode, sin topógrafo, enfocado a una ladera. Por la lente se ve una puerta; sin la lente, piedra. Hay que caminar hacia ella sin perder de vista lo que no está.',
          en: 'A theodolite stands on its tripod without a surveyor, trained on a slope. Through the lens there is a door; without the lens, rock. You must walk towards it and not lose sight of what is not there.',
        },
        effect: test('observation', -1, { pass: gain.artifact(), fail: lose.sanity(1) }),
      },
      sea: {
        story: {
          es: 'Once días sin viento y la tripulación ha votado que la culpa es tuya. El contramaestre trae los grilletes y una pregunta: si tienes algo que alegar. Hay ron sobre la mesa para quien salga bien parado.',
          en: 'Eleven days without wind and the crew has voted that it is your fault. The boatswain brings the irons and a question: have you anything to say? There is rum on the table for whoever comes out of it well.',
        },
        effect: test('influence', { pass: seq(recover.health(1), recover.sanity(1)), fail: gain.condition('detained') }),
      },
    },
  },
  {
    id: 'general-6',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'En el noticiario del cine, detrás del alcalde, hay una mujer que mira a la cámara y mueve los labios. Es la misma en la regata, en el desfile y en el eclipse. Puedes preguntar en la cabina dónde se rodó o quedarte al pase siguiente, cuando ella ya sabe que estás.',
          en: 'In the newsreel, behind the mayor, a woman looks into the camera and moves her lips. She is there again at the regatta, at the parade and at the eclipse. You may ask the projectionist where it was shot or stay for the next showing, when she will know that you are there.',
        },
        effect: choose(spawn.clue(), seq(gain.clue(), lose.sanity(2))),
      },
      wilderness: {
        story: {
          es: 'Hay un camión volcado y algo de valor en la caja, debajo del eje. También hay un olor a gasolina y un tictac. Si empujas desde la roca puede que ruede hacia el otro lado.',
          en: 'A lorry has overturned with something of value in the back, under the axle. There is also a smell of petrol and a ticking. If you push from the rock, it may roll the other way.',
        },
        effect: test('strength', { pass: gain.asset({ trait: 'item' }), fail: gain.condition('internal-injury') }),
      },
      sea: {
        story: {
          es: 'De guardia, a las cuatro, ves tres luces por la amura. Luego, las mismas tres por debajo del agua. Parpadean a un ritmo y conviene apuntarlo antes de que una de las tres te mire.',
          en: 'On watch at four you see three lights off the bow. Then the same three under the water. They blink in a rhythm and it would be wise to note it before one of the three looks at you.',
        },
        effect: test('observation', { pass: spawn.clue(), fail: gain.condition('hallucinations') }),
      },
    },
  },
  {
    id: 'general-7',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'Un cartero deja cada día una carta en el mismo solar vacío y cada día desaparece. Esperas tras la valla, entre cascotes y gatos. El tejado de al lado también espera: de vez en cuando suelta una teja.',
          en: 'A postman leaves a letter every day at the same vacant lot and every day it disappears. You wait behind the fence among rubble and cats. The roof next door is waiting too: now and then it lets go of a tile.',
        },
        effect: test('observation', { pass: spawn.clue(), fail: lose.health(1) }),
      },
      wilderness: {
        story: {
          es: 'El pozo tiene agua, polea y un letrero: «Tira tú». El cubo sube con el peso de un cubo hasta la mitad; luego algo, abajo, empieza a tirar también. Cuando por fin lo tienes en el brocal y sueltas la soga, la soga sigue subiendo.',
          en: 'The well has water, a pulley and a sign: “You pull”. As far as halfway the bucket weighs what a bucket weighs; then something below begins to pull as well. When you have it on the rim at last and let go of the rope, the rope keeps coming up.',
        },
        effect: inOrder(test('strength', { pass: gain.clue(), fail: lose.health(1) }), test('will', { fail: lose.sanity(1) })),
      },
      sea: {
        story: {
          es: 'La sonda marca cien brazas, luego noventa, luego ochenta y el barco no se mueve. El sebo del escandallo sube con algo pegado: arena, una concha, un botón de uniforme. El fondo sigue llegando y la marca siguiente hay que verla bien.',
          en: 'The lead shows a hundred fathoms, then ninety, then eighty and the ship is not moving. The tallow comes up with something stuck to it: sand, a shell, a uniform button. The bottom is still coming and the next mark must be read right.',
        },
        effect: test('observation', { pass: gain.clue(), fail: delay }),
      },
    },
  },
  {
    id: 'general-8',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'Arde la armería. Por la derecha la persiana está atrancada y detrás hay fusiles; por la izquierda está al rojo y detrás está el aprendiz, que llama. El dueño te deja elegir el lado y se tapa los oídos.',
          en: 'The gunsmith’s is on fire. On the right the shutter is jammed and behind it are rifles; on the left it is red hot and behind it is the apprentice, calling. The owner leaves you to choose a side and covers his ears.',
        },
        effect: choose(
          test('strength', { pass: gain.asset({ trait: 'weapon' }), fail: gain.condition('leg-injury') }),
          seq(lose.health(2), gain.asset({ trait: 'ally' })),
        ),
      },
      wilderness: {
        story: {
          es: 'De noche, algo da vueltas a tu tienda. Pasos de hombre, de perro, de hombre otra vez. No entra si nadie pregunta quién es; a la tercera vuelta empieza a llorar con la voz de alguien a quien quieres.',
          en: 'At night something is circling your tent. A man’s steps, a dog’s, a man’s again. It does not come in unless somebody asks who is there; on the third round it starts to weep in a voice you love.',
        },
        effect: test('will', { pass: improve('will'), fail: gain.condition('hallucinations') }),
      },
      sea: {
        story: {
          es: 'En plena borrasca se sueltan las cajas de la bodega y una embiste a las otras. Alguien tiene que bajar, pegarle la espalda al mamparo y trincarla. Cuando por fin está quieta, desde dentro te dan las gracias y te piden que abras.',
          en: 'In the thick of the gale the crates break loose in the hold and one of them rams the others. Somebody has to go down, set their back to it and lash it fast. When it is still at last, something inside thanks you and asks to be let out.',
        },
        effect: inOrder(test('strength', { fail: gain.condition('back-injury') }), test('will', { pass: gain.artifact() })),
      },
    },
  },
  {
    id: 'general-9',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'El ladrón salta al estribo del expreso con tu cartera y tú detrás. Llevas un brazo dentro y medio cuerpo fuera. En el techo del vagón, algo que no es otro ladrón viene a gatas hacia los dos.',
          en: 'The thief leaps onto the footboard of the express with your wallet and you leap after him. You have one arm in and half of you out. On the roof of the carriage something that is not another thief is crawling towards you both.',
        },
        effect: test('strength', { pass: gain.ticket('train'), fail: ambush() }),
      },
      wilderness: {
        story: {
          es: 'Hay un cadáver sentado junto a la senda, con tu abrigo, tu reloj y veinte años más que tú. Abraza un bulto. Habría que separarle los brazos sin mirarle la cara y sin pensar en qué fecha marca el reloj.',
          en: 'A corpse sits by the trail in your coat, wearing your watch and twenty more years than you. It is hugging a bundle. One would have to part the arms without looking at the face or thinking about the date.',
        },
        effect: test('will', { pass: gain.artifact(), fail: gain.condition('amnesia') }),
      },
      sea: {
        story: {
          es: 'Pasa un velero sin luces y su tripulación te saluda desde la borda, uno por uno, con tu nombre. Los tuyos miran al suelo; así se hace. Si devuelves el saludo, son cuarenta y tres nombres; si no, el velero irá a saludar a los que conoces.',
          en: 'A ship passes without lights and her crew hails you from the rail, one by one, by name. Your own crew looks at the deck; that is the custom. To return the greeting takes forty-three names; otherwise she will go on to greet the people you know.',
        },
        effect: choose(test('will', { pass: improve('will'), fail: lose.sanity(2) }), each(investigators(), lose.sanity(1))),
      },
    },
  },
  {
    id: 'general-10',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'El órgano de la iglesia suena de madrugada y descansa como pocas cosas. Lo malo es el registro más grave, que no tiene tubo. Si consigues no levantarte cuando entre, dicen, dormirás bien un mes entero.',
          en: 'The church organ plays before dawn and it is as restful as anything you know. The trouble is the lowest stop, which has no pipe. If you can remain seated when it comes in, they say, you will sleep for a month.',
        },
        effect: test('will', { pass: recover.sanity(3), fail: gain.condition('hallucinations') }),
      },
      wilderness: {
        story: {
          es: 'La geóloga lee el corte de la ladera como un periódico: ceniza, caracolas, ceniza, escalones. Lleva un año sin hablar con nadie. Te enseña a leerlo si le dices qué sección falta.',
          en: 'The geologist reads the cut in the hillside like a newspaper: ash, shells, ash, stairs. She has not spoken to anyone in a year. She will teach you to read it if you tell her which section is missing.',
        },
        effect: may(improve('lore'), pay.clue()),
      },
      sea: {
        story: {
          es: 'Calma, sol y sopa de guisantes. El radiotelegrafista te ofrece su hamaca o sus auriculares: en una se duerme, por los otros lleva desde el lunes oyendo a un barco que se hundió en marzo.',
          en: 'Flat calm, sun and pea soup. The wireless man offers you his hammock or his headphones: in the one he sleeps, through the other he has been hearing since Monday a ship that sank in March.',
        },
        effect: choose(recover.sanity(2), gain.clue()),
      },
    },
  },
  {
    id: 'general-11',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'En el depósito te entregan los efectos de un desconocido que llevaba tus señas. Ya has firmado cuando el forense va a levantar la sábana. Solo se la dejará puesta a quien le explique por qué el desconocido ha vuelto la cara.',
          en: 'The morgue hands you the effects of a stranger who was carrying your address. You have already signed when the coroner goes to lift the sheet. He will leave it down only for somebody who can explain why the stranger has turned his face away.',
        },
        effect: inOrder(gain.asset({ trait: 'trinket' }), unless(pay.clue(), lose.sanity(2))),
      },
      wilderness: {
        story: {
          es: 'Un refugio con leña cortada, mantas secas y un libro de visitas. Los últimos firmantes recomiendan quedarse un día más. Todos recomiendan quedarse un día más. Las mantas son muy buenas.',
          en: 'A shelter with cut wood, dry blankets and a visitors’ book. The last people to sign recommend staying another day. Everybody recommends staying another day. They are very good blankets.',
        },
        effect: may(ifYouDo(delay, seq(recover.health(2), recover.sanity(2)))),
      },
      sea: {
        story: {
          es: 'Una ballena vieja nada junto al casco y no se aparta. Lleva arpones de seis países y un nudo de cabo que alguien podría cortar con paciencia y un cuchillo. El capitán manda parar máquinas y no da más órdenes.',
          en: 'An old whale swims beside the hull and does not leave. She carries the harpoons of six nations and a snarl of rope that somebody could cut with patience and a knife. The captain stops the engines and gives no further orders.',
        },
        effect: may(ifYouDo(delay, gain.condition('blessed'))),
      },
    },
  },
  {
    id: 'general-12',
    kind: 'general',
    sections: {
      city: {
        story: {
          es: 'La academia liquida su biblioteca por metros y el tasador no distingue el griego del copto. Entre misales hay un lomo sin título, encuadernado en algo con poros. Para saber qué metro comprar hay que saber más que él.',
          en: 'The academy is selling its library by the yard and the valuer cannot tell Greek from Coptic. Among the missals is a spine without a title, bound in something with pores. To know which yard to buy you must know more than he does.',
        },
        effect: test('lore', { pass: gain.asset({ trait: 'tome' }) }),
      },
      wilderness: {
        story: {
          es: 'En la cabaña de radio, una voz amable responde a tu llamada y la charla dura hasta el amanecer. Sabe tratar a la gente; se aprende mucho escuchándola. Al salir ves que la antena lleva años en el suelo.',
          en: 'In the radio hut a pleasant voice answers your call and the two of you talk until dawn. It has a way with people; one learns a good deal by listening. On leaving you see that the aerial has been down for years.',
        },
        effect: seq(improve('influence'), lose.sanity(1)),
      },
      sea: {
        story: {
          es: 'Una corriente que no está en las cartas toma el barco por la quilla, con suavidad, como se coge a un gato. La brújula se limita a mirar. El capitán pregunta si alguien tiene prisa por llegar a alguna parte.',
          en: 'A current that is not on the charts takes the ship by the keel, gently, as one picks up a cat. The compass merely watches. The captain asks whether anybody is in a hurry to be somewhere.',
        },
        effect: move(anySpace({ type: 'sea' }), { may: true }),
      },
    },
  },
]
