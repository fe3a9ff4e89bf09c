/** What the coach of the tutorial says. Both languages are originals. Who, where and what at the set-up is what the tutorial's seed brings; its test keeps it so. */
import type { TutorialStep } from '@miskatonic/web/kit'

export const tutorialWords = {
  welcome: {
    title: { es: 'Tus investigadores', en: 'Your investigators' },
    body: {
      es: 'Llevas a dos: Norman Withers, en Arkham, y Jim Culver. Esta es la hoja de Norman, con su Salud, su Cordura y cinco habilidades. Sin Salud o sin Cordura, cae.',
      en: 'You play two: Norman Withers, in Arkham, and Jim Culver. This is Norman’s sheet, with Health, Sanity and five skills. Out of Health or out of Sanity, he is defeated.',
    },
  },
  doom: {
    title: { es: 'Azathoth duerme', en: 'Azathoth sleeps' },
    body: {
      es: 'La Perdición avanza hacia 0. Si llega, el Primigenio despierta y, con Azathoth, todo termina. Ahora está en {doom}: es el tiempo que te queda.',
      en: 'Doom advances towards 0. When it gets there the Ancient One awakens and, with Azathoth, everything ends. It stands at {doom}: that is the time you have.',
    },
  },
  mystery: {
    title: { es: 'Cómo se gana', en: 'How to win' },
    body: {
      es: 'Resuelve tres Misterios antes de que despierte. El primero pide dos Pistas, conseguidas en Encuentros de Investigación.',
      en: 'Solve three Mysteries before it awakens. The first one wants two Clues, gained in Research Encounters.',
    },
  },
  gate: {
    title: { es: 'Un Portal y un Monstruo', en: 'A Gate and a Monster' },
    body: {
      es: 'En Tokio hay un Portal abierto, y por él ha salido un Sectario. Los Portales hacen avanzar la Perdición; los Monstruos guardan su casilla.',
      en: 'A Gate stands open in Tokyo, and a Cultist came through it. Gates make Doom advance; Monsters guard their space.',
    },
  },
  clue: {
    title: { es: 'Una Pista', en: 'A Clue' },
    body: {
      es: 'En Londres espera una Pista. Sirve para el Misterio y, si la gastas, para volver a tirar un dado. Norman llega en un solo viaje.',
      en: 'A Clue waits in London. It serves the Mystery or, when spent, rerolls a die. Norman gets there in a single journey.',
    },
  },
  travel: {
    title: { es: 'Fase de Acción', en: 'The Action Phase' },
    body: {
      es: 'Cada investigador hace hasta dos acciones distintas. Las que ahora no son posibles están apagadas y dicen por qué.',
      en: 'Each investigator performs up to two different actions. What cannot be done now is greyed and says why.',
    },
    task: { es: 'Elige «{option}».', en: 'Choose “{option}”.' },
  },
  where: {
    title: { es: '¿Adónde?', en: 'Where to?' },
    body: {
      es: 'Se viaja a una casilla vecina, por cualquier ruta. Las que puedes elegir brillan en el mapa.',
      en: 'One travels to a neighbouring space, along any path. Those you may choose shine on the map.',
    },
    task: { es: 'Elige Londres.', en: 'Choose London.' },
  },
  ticket: {
    title: { es: 'Un billete', en: 'A ticket' },
    body: {
      es: 'Los billetes alargan un viaje futuro: el de tren, por las vías; el de barco, por mar. Se consiguen en las Ciudades.',
      en: 'Tickets make a later journey longer: a Train ticket by rail, a Ship ticket by sea. Cities are where to get them.',
    },
    task: { es: 'Elige «{option}».', en: 'Choose “{option}”.' },
  },
  acquire: {
    title: { es: 'Le toca a Jim', en: 'Jim’s turn' },
    body: {
      es: 'La mesa mira ahora con los ojos de Jim, que es quien decide. En la reserva hay cuatro Apoyos a la venta, y Jim tiene labia.',
      en: 'The table now looks through Jim’s eyes: he decides. Four Assets are for sale in the reserve, and Jim has a way with people.',
    },
    task: { es: 'Elige «{option}».', en: 'Choose “{option}”.' },
  },
  dice: {
    title: { es: 'Una prueba', en: 'A test' },
    body: {
      es: 'Se tiran tantos dados como valga la habilidad. Cada 5 o 6 es un éxito. Podrías gastar una Pista para volver a tirar uno.',
      en: 'You roll as many dice as the skill is worth. Each 5 or 6 is a success. You could spend a Clue to reroll one.',
    },
    task: { es: 'Guarda la Pista: «{option}».', en: 'Save the Clue: “{option}”.' },
  },
  loan: {
    title: { es: 'El banco', en: 'The bank' },
    body: {
      es: 'Un préstamo da dos éxitos más y una Deuda, que algún día alguien vendrá a cobrar.',
      en: 'A loan gives two more successes and a Debt, which somebody will come to collect one day.',
    },
    task: { es: 'Hoy no hace falta: «{option}».', en: 'No need today: “{option}”.' },
  },
  buy: {
    title: { es: 'La reserva', en: 'The reserve' },
    body: {
      es: 'Pagas con los éxitos: cada Apoyo cuesta lo que dice su sello rojo. Los Apoyos dan dados, curan o sacan de un apuro.',
      en: 'Your successes pay: each Asset costs what its red seal says. Assets add dice, heal, or get you out of trouble.',
    },
    task: { es: 'Elige uno que puedas pagar y confirma.', en: 'Choose one you can pay for, and confirm.' },
  },
  second: {
    title: { es: 'Una acción más', en: 'One more action' },
    body: {
      es: 'Descansar recupera Salud y Cordura, viajar lleva a otra casilla, y con quien esté en la tuya puedes intercambiar.',
      en: 'Resting recovers Health and Sanity, travelling takes you elsewhere, and you can trade with whoever is on your space.',
    },
    task: { es: 'Un billete nunca sobra, pero elige lo que quieras.', en: 'A ticket never hurts, but choose what you like.' },
  },
  encounter: {
    title: { es: 'Fase de Encuentros', en: 'The Encounter Phase' },
    body: {
      es: 'Ahora cada investigador resuelve un encuentro donde está. Con Monstruos en la casilla, antes hay que luchar. Donde hay una Pista, se puede investigar.',
      en: 'Now each investigator resolves an encounter where they are. With Monsters on the space, they fight first. Where a Clue lies, it can be researched.',
    },
    task: { es: 'Elige «{option}».', en: 'Choose “{option}”.' },
  },
  story: {
    title: { es: 'Lo que cuenta la carta', en: 'What the card tells' },
    body: {
      es: 'Casi todas las historias acaban en una prueba: con un éxito basta para superarla. Esta ha dado la Pista.',
      en: 'Most stories end in a test: one success is enough to pass it. This one has given the Clue.',
    },
  },
  place: {
    title: { es: 'De la Pista al Misterio', en: 'From Clue to Mystery' },
    body: {
      es: 'Puedes quedarte la Pista o ponerla en el Misterio. Con una por jugador, al final de la ronda se resuelve.',
      en: 'You may keep the Clue or place it on the Mystery. With one per player it is solved when the round ends.',
    },
    task: { es: 'Ponla en el Misterio: «{option}».', en: 'Place it on the Mystery: “{option}”.' },
  },
  turn: {
    title: { es: 'El encuentro de Jim', en: 'Jim’s encounter' },
    body: {
      es: 'Las Ciudades con nombre tienen encuentros propios; en las demás casillas son Generales. Superes o falles la prueba, la historia sigue.',
      en: 'Named Cities have encounters of their own; other spaces have General ones. Pass or fail, the story goes on.',
    },
    task: { es: 'Resuélvelo a tu manera.', en: 'Resolve it your own way.' },
  },
  mythos: {
    title: { es: 'Fase de Mitos', en: 'The Mythos Phase' },
    body: {
      es: 'Cada ronda acaba con una carta de Mitos: primero sus iconos, en orden, y luego su texto. La Retribución despierta las cartas y los Monstruos que llevan ese icono. Si el mazo se agota, pierdes.',
      en: 'Every round ends with a Mythos card: first its icons, in order, then its text. A Reckoning wakes the cards and Monsters that bear its icon. When the deck runs out, you lose.',
    },
  },
  omen: {
    title: { es: 'Augurio y Perdición', en: 'Omen and Doom' },
    body: {
      es: 'El Augurio da un paso, y la Perdición avanza 1 por cada Portal del mismo signo. Augurio actual: {omen}. Perdición: {doom}.',
      en: 'The Omen takes a step, and Doom advances by 1 for each Gate of the same sign. The current Omen is the {omen}; Doom stands at {doom}.',
    },
  },
  opened: {
    title: { es: 'Otro Portal', en: 'Another Gate' },
    body: {
      es: 'Se ha abierto en {place}, y trae un Monstruo. Para cerrarlo, ve allí, vence al Monstruo y supera un Encuentro de Otros Mundos.',
      en: 'It opened in {place}, and brings a Monster. To close it, go there, beat the Monster and win an Other World Encounter.',
    },
  },
  lead: {
    title: { es: 'Fin de la ronda', en: 'The round ends' },
    body: {
      es: 'El investigador jefe juega primero y tiene la última palabra. Puede pasar la ficha a otro o quedársela.',
      en: 'The Lead Investigator plays first and has the last word. He may pass the token on, or keep it.',
    },
    task: { es: 'Elige «{option}».', en: 'Choose “{option}”.' },
  },
  farewell: {
    title: { es: 'La partida es tuya', en: 'The game is yours' },
    body: {
      es: 'Acción, Encuentros, Mitos: ya conoces la ronda. Busca otra Pista, vigila los Portales y cuida la Cordura. Las reglas están siempre a mano, y deshacer también. Suerte.',
      en: 'Action, Encounters, Mythos: now you know the round. Find another Clue, watch the Gates and mind your Sanity. The rules are always at hand, and so is undo. Good luck.',
    },
  },
} as const satisfies { readonly [step: string]: TutorialStep['text'] }
