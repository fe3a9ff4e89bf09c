import type { AbilityData } from '@miskatonic/effects'
import {
  action,
  advanceDoom,
  advanceOmen,
  ambush,
  cannot,
  cards,
  choose,
  count,
  delay,
  devour,
  discard,
  discardSelf,
  each,
  flipSelf,
  for_,
  gain,
  ifYouDo,
  inOrder,
  instead,
  investigator,
  investigators,
  localAction,
  lose,
  may,
  monster,
  move,
  native,
  nearest,
  on,
  pay,
  recover,
  roll,
  seq,
  spawn,
  successOn,
  test,
  unless,
  unlessYou,
  when,
  whenYouRest,
} from './builders.ts'
import type { ConditionCard, Effect } from './nodes.ts'

/*
 * The 36 Conditions: 11 fronts, one copy for each back. Injuries and Madness share their fronts (EH-COND-06, -08, EH-RULING-44).
 */

const shedByResting: readonly AbilityData[] = [whenYouRest(roll(1, [[5, 6, discardSelf]]), { may: true })]
const madnessReckoning: Effect = test('will', { fail: flipSelf, kind: 'reckoning' })
const injuryReckoning: Effect = test('strength', { fail: flipSelf, kind: 'reckoning' })

const madness: readonly ConditionCard[] = [
  {
    id: 'amnesia',
    kind: 'condition',
    name: { es: 'Amnesia', en: 'Amnesia' },
    traits: ['madness'],
    abilities: shedByResting,
    reckoning: madnessReckoning,
    backs: [
      {
        title: { es: 'De tu puño y letra', en: 'In Your Own Hand' },
        story: {
          es: 'En el forro de tu abrigo hay un contrato doblado en ocho, con tu firma al pie y tu sangre por tinta. La fecha cae en los días que no recuerdas.',
          en: 'In the lining of your coat there is a contract folded into eighths, your signature at its foot and your blood for ink. The date falls in the days you cannot remember.',
        },
        effect: inOrder(gain.condition('dark-pact'), discardSelf),
      },
      {
        title: { es: 'La suite del tercer piso', en: 'The Third-Floor Suite' },
        story: {
          es: 'Un conserje al que no has visto nunca te saluda por tu nombre y te tiende la cuenta de tres semanas de champán. Todas las botellas se pidieron con dos copas.',
          en: 'A hotel clerk you have never seen greets you by name and slides over the bill for three weeks of champagne. Every bottle was ordered with two glasses.',
        },
        effect: inOrder(gain.condition('debt'), discardSelf),
      },
      {
        title: { es: 'Rueda de reconocimiento', en: 'The Line-Up' },
        story: {
          es: 'Seis testigos te señalan sin dudar, y no hay dos que coincidan en lo que hiciste con la estatua. El sargento te pide que empieces por el principio, y darías lo que fuera por saber cuál es.',
          en: 'Six witnesses point at you without hesitation, and no two agree on what you did with the statue. The sergeant asks you to start at the beginning, and you would give anything to know where that is.',
        },
        effect: inOrder(gain.condition('detained'), discardSelf),
      },
    ],
  },
  {
    id: 'hallucinations',
    kind: 'condition',
    name: { es: 'Alucinaciones', en: 'Hallucinations' },
    traits: ['madness'],
    abilities: shedByResting,
    reckoning: madnessReckoning,
    backs: [
      {
        title: { es: 'Caligrafía', en: 'Penmanship' },
        story: {
          es: 'Relees tus notas y no dicen nada: páginas y páginas de círculos trazados con muchísimo cuidado. Las quemas antes de recordar lo que significan los círculos.',
          en: 'You read your notes again and they say nothing: page after page of circles, drawn with great care. You burn them before you remember what the circles mean.',
        },
        effect: inOrder(discard(cards('clue'), 'all'), discardSelf),
      },
      {
        title: { es: 'El parte del tiempo', en: 'The Weather Forecast' },
        story: {
          es: 'La radio está desenchufada, pero el locutor sigue leyendo el tiempo de una ciudad que no existe. Mañana, anuncia, lloverá sobre ti.',
          en: 'The wireless is unplugged, yet the announcer goes on reading the weather for a city that does not exist. Tomorrow, he says, it will rain on you.',
        },
        effect: inOrder(lose.sanity(1), flipSelf),
      },
      {
        title: { es: 'Debajo del papel pintado', en: 'Under the Wallpaper' },
        story: {
          es: 'El dibujo del papel pintado ha cambiado de pared durante la noche. Apoyas la palma y notas miles de patas que se apartan para hacerle sitio.',
          en: 'The pattern of the wallpaper has changed walls during the night. You lay your palm on it and feel thousands of legs shift to make room.',
        },
        effect: inOrder(lose.sanity(3), discardSelf),
      },
    ],
  },
  {
    id: 'paranoia',
    kind: 'condition',
    name: { es: 'Paranoia', en: 'Paranoia' },
    traits: ['madness'],
    abilities: shedByResting,
    reckoning: madnessReckoning,
    backs: [
      {
        title: { es: 'Iban a usarlo contra ti', en: 'They Meant to Use It on You' },
        story: {
          es: 'Lo habían puesto en el escaparate para que lo vieras, así que ahora está dentro de tu abrigo. El dependiente cuenta las piezas; tú cuentas las salidas.',
          en: 'They had put it in the window for you to see, so now it is inside your coat. The shopkeeper counts the pieces; you count the exits.',
        },
        effect: inOrder(native('eh:shoplift'), discardSelf),
      },
      {
        title: { es: 'Uno no parpadea', en: 'One Does Not Blink' },
        story: {
          es: 'Entre los que cenan contigo hay uno que no parpadea, y la vela se apaga justo cuando ibas a descubrir cuál. Golpeas hasta que todos gritan igual.',
          en: 'One of those dining with you does not blink, and the candle goes out just as you were about to learn which. You strike until they all scream alike.',
        },
        effect: inOrder(
          seq(each(investigators({ on: 'here', other: true }), lose.health(2)), discard(cards('asset', { trait: 'ally' }))),
          flipSelf,
        ),
      },
      {
        title: { es: 'Demasiadas ventanas', en: 'Too Many Windows' },
        story: {
          es: 'Cuentas las ventanas de la plaza y, en cada una, a alguien que acaba de apartarse. Solo en el campo, donde no las hay, consigues dormir.',
          en: 'You count the windows on the square and, in each, someone who has just stepped back. Only in open country, where there are none, do you manage to sleep.',
        },
        effect: inOrder(when(on({ type: 'city' }), lose.sanity(2)), flipSelf),
      },
    ],
  },
]

const injuries: readonly ConditionCard[] = [
  {
    id: 'back-injury',
    kind: 'condition',
    name: { es: 'Espalda herida', en: 'Back Injury' },
    traits: ['injury'],
    abilities: shedByResting,
    reckoning: injuryReckoning,
    backs: [
      {
        title: { es: 'Dedos ajenos', en: 'Someone Else’s Fingers' },
        story: {
          es: 'El hormigueo baja del hombro a la mano, y la mano se abre sin pedirte permiso. Algo tuyo rueda hasta la alcantarilla.',
          en: 'The tingling runs from shoulder to hand, and the hand opens without asking you. Something of yours rolls into the storm drain.',
        },
        effect: inOrder(discard(cards('item')), flipSelf),
      },
      {
        title: { es: 'Boca abajo en el andén', en: 'Face Down on the Platform' },
        story: {
          es: 'La espalda se te cierra como una navaja y, desde el suelo, solo ves las botas de quienes se llevan tu equipaje. Cuando el médico te endereza ya han salido todos los trenes.',
          en: 'Your back snaps shut like a clasp knife and, from the ground, all you see is the boots of whoever takes your luggage. By the time the doctor straightens you, every train has left.',
        },
        effect: inOrder(seq(discard(cards('item')), delay), discardSelf),
      },
      {
        title: { es: 'Lo que cabe en una mano', en: 'What One Hand Can Hold' },
        story: {
          es: 'La cirujana te enseña la radiografía y luego la báscula: ni un gramo más que tu propio abrigo. Extiendes tus cosas sobre la cama y eliges.',
          en: 'The surgeon shows you the plate and then the scales: not an ounce beyond your own coat. You lay your things out on the bed and choose.',
        },
        effect: inOrder(native('eh:keep-one-item'), discardSelf),
      },
    ],
  },
  {
    id: 'internal-injury',
    kind: 'condition',
    name: { es: 'Heridas internas', en: 'Internal Injury' },
    traits: ['injury'],
    abilities: shedByResting,
    reckoning: injuryReckoning,
    backs: [
      {
        title: { es: 'No me hagas reír', en: 'Don’t Make Me Laugh' },
        story: {
          es: 'Alguien cuenta un chiste en el vagón restaurante y, bajo tu camisa, algo responde con un chasquido. Nadie vuelve a contarte un chiste en todo el viaje.',
          en: 'Someone tells a joke in the dining car and, under your shirt, something answers with a click. Nobody tells you another for the rest of the journey.',
        },
        effect: inOrder(lose.health(1), flipSelf),
      },
      {
        title: { es: 'La mesa de la cocina', en: 'The Kitchen Table' },
        story: {
          es: 'El médico del pueblo opera sobre la mesa de la cocina, con aguardiente para los dos. Lo que saca lo echa al fuego sin dejarte verlo.',
          en: 'The village doctor operates on the kitchen table, with brandy for both of you. What he takes out he throws on the fire without letting you see it.',
        },
        effect: inOrder(lose.health(3), discardSelf),
      },
      {
        title: { es: 'Reposo absoluto', en: 'Complete Rest' },
        story: {
          es: 'La mancha crece bajo la venda con la forma de un continente. La enfermera corre las cortinas, cierra tu maleta y se guarda la llave.',
          en: 'The stain under the bandage grows in the shape of a continent. The nurse draws the curtains, shuts your suitcase and keeps the key.',
        },
        effect: inOrder(seq(lose.health(1), delay), discardSelf),
      },
    ],
  },
  {
    id: 'leg-injury',
    kind: 'condition',
    name: { es: 'Pierna herida', en: 'Leg Injury' },
    traits: ['injury'],
    abilities: shedByResting,
    reckoning: injuryReckoning,
    backs: [
      {
        title: { es: 'Un escalón de más', en: 'One Step Too Many' },
        story: {
          es: 'La escalera tiene un peldaño más que ayer, y tu rodilla lo descubre antes que tú. Puedes apretar los dientes o sentarte a esperar.',
          en: 'The stairs have one more step than yesterday, and your knee finds it before you do. You can grit your teeth or sit down and wait.',
        },
        effect: inOrder(choose(lose.health(2), delay), flipSelf),
      },
      {
        title: { es: 'El bastón prestado', en: 'The Borrowed Cane' },
        story: {
          es: 'El bastón que te prestan era de alguien más bajo y con mejor pierna. Ves zarpar el transbordador desde la mitad del muelle.',
          en: 'The cane they lend you belonged to someone shorter, with a better leg. You watch the ferry sail from halfway down the pier.',
        },
        effect: inOrder(delay, flipSelf),
      },
      {
        title: { es: 'La mujer de la marisma', en: 'The Woman of the Marsh' },
        story: {
          es: 'La mujer abre la herida con una espina y te ofrece un emplasto que respira. Hay que dejarlo trabajar, dice, hasta que se canse.',
          en: 'The woman opens the wound with a thorn and offers you a poultice that breathes. It must be left to work, she says, until it tires.',
        },
        effect: inOrder(lose.health(1), choose(ifYouDo(delay, discardSelf), flipSelf)),
      },
    ],
  },
]

const fates: readonly ConditionCard[] = [
  {
    id: 'blessed',
    kind: 'condition',
    name: { es: 'Bendecido', en: 'Blessed' },
    traits: ['boon'],
    abilities: [
      successOn(4),
      instead('condition:gain', { who: 'you', name: 'blessed' }, flipSelf),
      instead('condition:gain', { who: 'you', name: 'cursed' }, discardSelf),
    ],
    reckoning: roll(1, [[1, 2, discardSelf]]),
    backs: [
      {
        title: { es: 'La gata del umbral', en: 'The Cat on the Threshold' },
        story: {
          es: 'Una gata negra te sigue desde la estación y se duerme sobre la herida. Por la mañana no queda herida, ni gata, ni miedo.',
          en: 'A black cat follows you from the station and falls asleep on the wound. By morning there is no wound, no cat and no fear.',
        },
        effect: inOrder(seq(recover.health(2), recover.sanity(2)), flipSelf),
      },
      {
        title: { es: 'Un sueño con notas al pie', en: 'A Dream with Footnotes' },
        story: {
          es: 'Sueñas con una biblioteca de mármol donde alguien lee en voz alta lo que te falta por saber. Al despertar, la letra de los márgenes de tu cuaderno no es la tuya.',
          en: 'You dream of a marble library where someone reads aloud what you have yet to learn. When you wake, the handwriting in the margins of your notebook is not yours.',
        },
        effect: inOrder(gain.clue(2), flipSelf),
      },
      {
        title: { es: 'El carro de concha', en: 'The Chariot of Shell' },
        story: {
          es: 'Sobre los tejados pasa un carro de concha, y el viejo que lo guía te pregunta con la mirada. Tú solo tienes que señalar.',
          en: 'A chariot of shell goes by above the rooftops, and the old man who drives it asks you a question with his eyes. You need only point.',
        },
        effect: inOrder(may(discard(monster('choice', { on: 'board', epic: false }))), flipSelf),
      },
    ],
  },
  {
    id: 'cursed',
    kind: 'condition',
    name: { es: 'Maldito', en: 'Cursed' },
    traits: ['bane'],
    abilities: [
      successOn(6),
      instead('condition:gain', { who: 'you', name: 'cursed' }, flipSelf),
      instead('condition:gain', { who: 'you', name: 'blessed' }, discardSelf),
    ],
    reckoning: roll(1, [[4, 6, discardSelf]]),
    backs: [
      {
        title: { es: 'No es el eco', en: 'Not an Echo' },
        story: {
          es: 'Te detienes, y los pasos que vienen detrás dan uno de más antes de detenerse. Esta vez, cuando te vuelves, siguen ahí.',
          en: 'You stop, and the footsteps behind you take one too many before they stop. This time, when you turn, they are still there.',
        },
        effect: inOrder(ambush(), flipSelf),
      },
      {
        title: { es: 'Saldo a tu favor', en: 'A Balance in Your Favour' },
        story: {
          es: 'El barco que perdiste por un neumático pinchado no llega nunca a puerto. Desde esa noche los gatos vuelven a cruzarse contigo sin erizarse.',
          en: 'The ship you missed because of a flat tyre never makes port. From that night on, cats cross your path again without bristling.',
        },
        effect: discardSelf,
      },
      {
        title: { es: 'Sangre salobre', en: 'Brackish Blood' },
        story: {
          es: 'El espejo te devuelve unos ojos que ya no saben cerrarse y, bajo la mandíbula, dos pliegues que se abren al oír las olas. Si hay agua cerca, alguien te llama desde ella por un nombre que reconoces.',
          en: 'The mirror gives back eyes that no longer know how to close and, under the jaw, two folds that open at the sound of waves. If there is water near, someone calls you from it by a name you recognise.',
        },
        effect: inOrder(when(on({ type: 'sea' }), devour, lose.health(3)), discardSelf),
      },
    ],
  },
]

const deals: readonly ConditionCard[] = [
  {
    id: 'dark-pact',
    kind: 'condition',
    name: { es: 'Pacto oscuro', en: 'Dark Pact' },
    traits: ['deal'],
    reckoning: roll(1, [[1, 1, flipSelf]]),
    backs: [
      {
        title: { es: 'Las cerraduras', en: 'The Locks' },
        story: {
          es: 'Cada palabra que aprendiste era una llave, y alguien ha llevado la cuenta. Esta noche las gira todas a la vez.',
          en: 'Every word you learned was a key, and someone kept count. Tonight they are all turned at once.',
        },
        effect: inOrder(spawn.gate(count(cards('spell'))), advanceOmen(1), discardSelf),
      },
      {
        title: { es: 'El paraguas', en: 'The Umbrella' },
        story: {
          es: 'Llueve, pero el hombre alto que te espera bajo el paraguas está seco hasta los zapatos. —Tu parte, por favor —dice, y la acera se abre como un libro.',
          en: 'It is raining, yet the tall man waiting for you under the umbrella is dry down to his shoes. “Your share, please,” he says, and the pavement opens like a book.',
        },
        effect: devour,
      },
      {
        title: { es: 'Un nombre cualquiera', en: 'Any Name Will Do' },
        story: {
          es: 'La cabra negra del claro tiene hambre y una memoria excelente para los juramentos. Le da igual qué nombre digas, siempre que no sea el tuyo.',
          en: 'The black goat in the clearing is hungry and has an excellent memory for oaths. It does not mind which name you say, so long as it is not your own.',
        },
        effect: inOrder(for_(investigator('choice', { other: true }), devour), discardSelf),
      },
    ],
  },
  {
    id: 'debt',
    kind: 'condition',
    name: { es: 'Deuda', en: 'Debt' },
    traits: ['deal', 'common'],
    abilities: [action(test('influence', { pass: discardSelf }))],
    reckoning: flipSelf,
    backs: [
      {
        title: { es: 'Dos hermanos con prisa', en: 'Two Brothers in a Hurry' },
        story: {
          es: 'Dos hermanos con el mismo bigote te cortan el paso en el muelle, y uno empieza a remangarse. El otro te sujeta el sombrero, por educación.',
          en: 'Two brothers with the same moustache block your way on the pier, and one begins rolling up his sleeves. The other holds your hat, to be polite.',
        },
        effect: inOrder(test('strength', { fail: lose.health(3) }), discardSelf),
      },
      {
        title: { es: 'Intereses en especie', en: 'Interest in Kind' },
        story: {
          es: 'El prestamista no quiere dinero: quiere que leas en voz alta una sola página. Las letras se borran según las pronuncias, y con ellas se va borrando tu martes.',
          en: 'The lender does not want money: he wants you to read a single page aloud. The letters fade as you pronounce them, and with them goes your Tuesday.',
        },
        effect: inOrder(test('lore', { fail: gain.condition('amnesia') }), discardSelf),
      },
      {
        title: { es: 'Inventario', en: 'Inventory' },
        story: {
          es: 'Un hombrecillo marca con tiza tus maletas, tu abrigo y tu silla mientras tararea. Aún no ha llegado a tu bolsillo interior, y parece que le gusta conversar.',
          en: 'A little man marks your suitcases, your coat and your chair with chalk, humming. He has not yet reached your inside pocket, and he seems to enjoy conversation.',
        },
        effect: inOrder(test('influence', { fail: discard(cards('item'), 2) }), discardSelf),
      },
      {
        title: { es: 'Se busca', en: 'Wanted' },
        story: {
          es: 'El retrato del cartel se te parece demasiado, y el agente de la esquina lo mira una vez más. Entre él y tú hay tres puertas, y solo una da a alguna parte.',
          en: 'The portrait on the poster looks too much like you, and the constable on the corner glances at it once more. Between him and you there are three doors, and only one leads anywhere.',
        },
        effect: inOrder(
          test('observation', {
            fail: choose(discard(cards('asset', { trait: 'ally' })), seq(move(nearest({ type: 'city' })), gain.condition('detained'))),
          }),
          discardSelf,
        ),
        text: {
          es: 'Realiza una prueba de Observación. Si la fallas, elige 1 opción: descartar 1 Apoyo ALIADO; moverte a la casilla de Ciudad más cercana y obtener el Estado Detenido. Luego, descarta esta carta.',
          en: 'Test Observation. If you fail, choose 1: discard 1 ALLY Asset; move to the nearest City space and gain a Detained Condition. Then discard this card.',
        },
      },
      {
        title: { es: 'Cambio de acreedor', en: 'A Change of Creditor' },
        story: {
          es: 'Un bufete sin dirección te comunica que un cliente ha comprado tu deuda y no la quiere en oro. Puedes firmar tú o puede firmar el mundo.',
          en: 'A law firm with no address informs you that a client has bought your debt and does not want it in gold. You may sign, or the world may.',
        },
        effect: inOrder(unlessYou(gain.condition('dark-pact'), advanceDoom(1)), discardSelf),
      },
      {
        title: { es: 'El que no pagó', en: 'The One Who Did Not Pay' },
        story: {
          es: 'La cobradora te invita a bajar al sótano, a conocer a quien no pagó. Sigue vivo, y te ruega que cuentes las baldosas con él.',
          en: 'The collector invites you down to the cellar, to meet the one who did not pay. He is still alive, and begs you to count the tiles with him.',
        },
        effect: inOrder(test('will', { fail: lose.sanity(3) }), discardSelf),
      },
    ],
  },
]

const restrictions: readonly ConditionCard[] = [
  {
    id: 'detained',
    kind: 'condition',
    name: { es: 'Detenido', en: 'Detained' },
    traits: ['restriction'],
    abilities: [
      cannot('investigator:move', { who: 'you' }),
      cannot('action:perform', { who: 'you', not: { card: 'self' } }),
      { ability: 'action', on: 'insteadOfEncounter', effect: flipSelf },
      localAction(test('influence', { pass: discardSelf })),
    ],
    backs: [
      {
        title: { es: 'El cuenco', en: 'The Bowl' },
        story: {
          es: 'La trampilla se abre dos veces al día, y el cuenco siempre está vacío. El barrote de la derecha cede un dedo; te quedan fuerzas para un intento.',
          en: 'The hatch opens twice a day, and the bowl is always empty. The right-hand bar gives by a finger’s breadth; you have strength for one attempt.',
        },
        effect: inOrder(
          unless(pay.clue(1), test('strength', -1, { fail: seq(lose.health(3), gain.condition('internal-injury')) })),
          discardSelf,
        ),
      },
      {
        title: { es: 'Votación', en: 'Show of Hands' },
        story: {
          es: 'Tus compañeros de celda han votado y les sobra uno. Tienes lo que dura un cigarrillo para que vuelvan a votar.',
          en: 'Your cellmates have taken a vote, and there is one too many. You have the length of a cigarette to make them vote again.',
        },
        effect: inOrder(unless(pay.clue(1), test('influence', -1, { fail: lose.both(2, 2) })), discardSelf),
      },
      {
        title: { es: 'La lámpara', en: 'The Lamp' },
        story: {
          es: 'No te hacen preguntas: encienden la lámpara, la apagan y apuntan lo que tarda en moverse tu sombra. La última vez se movió antes que tú.',
          en: 'They ask you nothing: they switch the lamp on, switch it off and note how long your shadow takes to move. Last time it moved before you did.',
        },
        effect: inOrder(unless(pay.clue(1), test('will', -1, { fail: seq(lose.sanity(3), gain.condition('paranoia')) })), discardSelf),
      },
    ],
  },
]

export const conditions: readonly ConditionCard[] = [...madness, ...injuries, ...fates, ...deals, ...restrictions]
