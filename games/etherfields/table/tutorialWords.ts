/** What the coach of the tutorial says. Both languages are originals. */
import type { TutorialStep } from '@miskatonic/web/kit'

export const tutorialWords = {
  welcome: {
    title: { es: 'Te has dormido', en: 'You have fallen asleep' },
    body: {
      es: 'Sueñas con los ojos de Vera, la Jugadora. Esto es un guion: léelo despacio, porque en lo que cuenta está casi siempre lo que se puede hacer. Lo que se lee no se pierde: queda en el diario.',
      en: 'You dream with the eyes of Vera, the Gambler. This is a script: read it slowly, for what it tells is nearly always what can be done. Nothing you read is lost: it stays in the journal.',
    },
  },
  enter: {
    title: { es: 'Por dónde se entra', en: 'Where you enter' },
    body: {
      es: 'En el sueño se entra por una casilla con puerta. Cada loseta tiene cuatro casillas; A1·1 es la primera de la loseta A1, y la cama tibia queda justo debajo.',
      en: 'You enter a dream by a square with a door. Each tile has four squares; A1·1 is the first of tile A1, and the warm bed lies just below it.',
    },
    task: { es: 'Entra por «{option}».', en: 'Enter at “{option}”.' },
  },
  goal: {
    title: { es: 'Lo que se busca', en: 'What you are after' },
    body: {
      es: 'Aquí están la Meta y las reglas que cambia este sueño. Nadie dice cómo se llega: se prueba, se lee y se piensa. Te quedan {n} Turnos.',
      en: 'Here are the Goal and the rules this dream changes. Nobody tells how to get there: you try, you read, you think. You have {n} Turns left.',
    },
  },
  cards: {
    title: { es: 'Pagar o jugar', en: 'Pay or play' },
    body: {
      es: 'Cada carta vale por su Motivo (disco, Consciencia; triángulo, Astucia; rombo, Ira), con el que se paga, o por su texto, si la juegas. Nunca por las dos cosas.',
      en: 'Each card counts for its Motive (disc, Awareness; triangle, Cunning; lozenge, Rage), with which you pay, or for its text, if you play it. Never for both.',
    },
  },
  health: {
    title: { es: 'Las cartas son tu vida', en: 'Cards are your life' },
    body: {
      es: 'Mazo, mano y descarte, juntos, son lo que te queda: con menos de seis cartas, el sueño se acaba para todos. Las Selladas no cuentan hasta que se Abren. Y siete de Angustia es demasiada.',
      en: 'Deck, hand and discard pile together are what you have left: with fewer than six cards the dream is over for everybody. Sealed ones do not count until they are Opened. And seven Anguish is too much.',
    },
  },
  move: {
    title: { es: 'Moverse', en: 'Moving' },
    body: {
      es: 'También andar se paga: una casilla por cada punto de Astucia.',
      en: 'Walking is paid for, too: one square for each point of Cunning.',
    },
    task: { es: 'Elige «{option}».', en: 'Choose “{option}”.' },
  },
  pay: {
    title: { es: 'Pagar', en: 'Paying' },
    body: {
      es: 'Aquí se ve cuánto cuesta y cuánto falta. Las cartas con que se paga van al descarte.',
      en: 'Here you see what it costs and what is missing. Cards you pay with go to the discard pile.',
    },
    task: { es: 'Toca una carta con triángulo y confirma.', en: 'Touch a card with a triangle and confirm.' },
  },
  die: {
    title: { es: 'El dado de Fortuna', en: 'The Fortune die' },
    body: {
      es: 'Una vez por Turno puede añadir hasta 3 de Motivo. Pero una de sus seis caras es el fracaso: la acción no ocurre, lo pagado se pierde y algo más también.',
      en: 'Once a Turn it can add up to 3 Motive. But one of its six faces is failure: the action does not happen, what was paid is lost, and something else with it.',
    },
    task: { es: 'Esta vez te basta con lo pagado: elige «{option}».', en: 'This time you have paid enough: choose “{option}”.' },
  },
  where: {
    title: { es: 'Hasta la cama', en: 'As far as the bed' },
    body: {
      es: 'Las casillas a las que llegas se iluminan. Los Muros y las puertas cerradas no se cruzan.',
      en: 'The squares you can reach light up. Walls and closed doors are not crossed.',
    },
    task: { es: 'Elige «{option}», donde está la cama tibia.', en: 'Choose “{option}”, where the warm bed is.' },
  },
  bed: {
    title: { es: 'Lo que está escrito en el mapa', en: 'What is written on the map' },
    body: {
      es: 'Cada letrero es una acción, con su precio delante. Se usa desde su casilla, y una sola por ronda.',
      en: 'Each label is an action, with its price before it. It is used from its square, and only one a round.',
    },
    task: { es: 'Usa «{option}».', en: 'Use “{option}”.' },
  },
  script: {
    title: { es: 'Un guion que pregunta', en: 'A script that asks' },
    body: {
      es: 'Ninguna respuesta vale para todos, y lo que contestes puede volver noches después.',
      en: 'No answer suits everybody, and what you say may come back nights later.',
    },
    task: { es: 'Contesta lo que quieras.', en: 'Answer as you like.' },
  },
  journal: {
    title: { es: 'El diario', en: 'The journal' },
    body: {
      es: 'Lo leído queda aquí, noche tras noche. Un número que alguien dijo de pasada puede ser la respuesta a otra pregunta.',
      en: 'What was read stays here, night after night. A number somebody let fall may be the answer to another question.',
    },
  },
  turn: {
    title: { es: 'La carta de Turno', en: 'The Turn card' },
    body: {
      es: 'Cuando pases, sus pasos se resuelven de arriba abajo y la carta se va. Los tachados están Bloqueados. Hoy no hay aquí ninguna Entidad; todavía.',
      en: 'When you pass, its steps are resolved from the top down and the card goes. Those struck out are Blocked. There is no Entity here; not yet.',
    },
  },
  clock: {
    title: { es: 'Horas', en: 'Hours' },
    body: {
      es: 'El Equipo tiene {n}. Compran Turnos, que siempre faltan, o pasos de más al forzar la marcha. Se ganan despacio.',
      en: 'The Team has {n}. They buy Turns, of which there are never enough, or steps when you Push On. They come slowly.',
    },
  },
  onward: {
    title: { es: 'Otra ronda, y otra', en: 'Another round, and another' },
    body: {
      es: 'Terminar la ronda te da otra, con otra acción del sueño. Cuando no quieras gastar más cartas, pasa: vendrá la carta de Turno.',
      en: 'Ending the round gives you another, with another action of the dream. When you want to spend no more cards, pass: the Turn card comes.',
    },
    task: { es: 'Sigue a tu manera hasta que pases.', en: 'Go on your own way until you pass.' },
  },
  draw: {
    title: { es: 'Robar', en: 'Drawing' },
    body: {
      es: 'Cada Turno robas cuatro cartas, hasta seis en la mano. Antes puedes descartar lo que no te sirva. Si el mazo se acaba, volver a barajar tiene su precio.',
      en: 'Each Turn you draw four cards, up to six in hand. Before that you may discard what is of no use. When the deck runs out, reshuffling has its price.',
    },
    task: { es: 'Descarta, o quédate con todo, y confirma.', en: 'Discard, or keep everything, and confirm.' },
  },
  farewell: {
    title: { es: 'El sueño es tuyo', en: 'The dream is yours' },
    body: {
      es: 'Quedan dos puertas por abrir, un reloj que miente y alguien que vendrá por el pasillo. Las reglas y el diario están siempre a mano, y deshacer también. No tengas prisa.',
      en: 'There are two doors to open, a clock that lies and somebody who will come along the corridor. Rules and journal are always at hand, and so is undo. Take your time.',
    },
  },
} as const satisfies { readonly [step: string]: TutorialStep['text'] }
