/** What the coach of the tutorial says. Both languages are originals. Who, where and what at the set-up is what the tutorial's seed brings; its test keeps it so. */
import { lesson } from '@miskatonic/web/kit/lesson'

export const tutorialWords = {
  welcome: lesson`
    Tus investigadores | Your investigators
    Llevas a dos: Norman Withers, en Arkham, y Jim Culver. Esta es la hoja de Norman, con su Salud, su Cordura y cinco habilidades. Sin Salud o sin Cordura, cae.
    You play two: Norman Withers, in Arkham, and Jim Culver. This is Norman’s sheet, with Health, Sanity and five skills. Out of Health or out of Sanity, he is defeated.`,
  doom: lesson`
    Azathoth duerme | Azathoth sleeps
    La Perdición avanza hacia 0. Si llega, el Primigenio despierta y, con Azathoth, todo termina. Ahora está en {doom}: es el tiempo que te queda.
    Doom advances towards 0. When it gets there the Ancient One awakens and, with Azathoth, everything ends. It stands at {doom}: that is the time you have.`,
  mystery: lesson`
    Cómo se gana | How to win
    Resuelve tres Misterios antes de que despierte. El primero pide dos Pistas, conseguidas en Encuentros de Investigación.
    Solve three Mysteries before it awakens. The first one wants two Clues, gained in Research Encounters.`,
  gate: lesson`
    Un Portal y un Monstruo | A Gate and a Monster
    En Tokio hay un Portal abierto, y por él ha salido un Sectario. Los Portales hacen avanzar la Perdición; los Monstruos guardan su casilla.
    A Gate stands open in Tokyo, and a Cultist came through it. Gates make Doom advance; Monsters guard their space.`,
  clue: lesson`
    Una Pista | A Clue
    En Londres espera una Pista. Sirve para el Misterio y, si la gastas, para volver a tirar un dado. Norman llega en un solo viaje.
    A Clue waits in London. It serves the Mystery or, when spent, rerolls a die. Norman gets there in a single journey.`,
  travel: lesson`
    Fase de Acción | The Action Phase
    Cada investigador hace hasta dos acciones distintas. Las que ahora no son posibles están apagadas y dicen por qué.
    Each investigator performs up to two different actions. What cannot be done now is greyed and says why.
    Elige «{option}». | Choose “{option}”.`,
  where: lesson`
    ¿Adónde? | Where to?
    Se viaja a una casilla vecina, por cualquier ruta. Las que puedes elegir brillan en el mapa.
    One travels to a neighbouring space, along any path. Those you may choose shine on the map.
    Elige Londres. | Choose London.`,
  ticket: lesson`
    Un billete | A ticket
    Los billetes alargan un viaje futuro: el de tren, por las vías; el de barco, por mar. Se consiguen en las Ciudades.
    Tickets make a later journey longer: a Train ticket by rail, a Ship ticket by sea. Cities are where to get them.
    Elige «{option}». | Choose “{option}”.`,
  acquire: lesson`
    Le toca a Jim | Jim’s turn
    La mesa mira ahora con los ojos de Jim, que es quien decide. En la reserva hay cuatro Apoyos a la venta, y Jim tiene labia.
    The table now looks through Jim’s eyes: he decides. Four Assets are for sale in the reserve, and Jim has a way with people.
    Elige «{option}». | Choose “{option}”.`,
  dice: lesson`
    Una prueba | A test
    Se tiran tantos dados como valga la habilidad. Cada 5 o 6 es un éxito. Podrías gastar una Pista para volver a tirar uno.
    You roll as many dice as the skill is worth. Each 5 or 6 is a success. You could spend a Clue to reroll one.
    Guarda la Pista: «{option}». | Save the Clue: “{option}”.`,
  loan: lesson`
    El banco | The bank
    Un préstamo da dos éxitos más y una Deuda, que algún día alguien vendrá a cobrar.
    A loan gives two more successes and a Debt, which somebody will come to collect one day.
    Hoy no hace falta: «{option}». | No need today: “{option}”.`,
  buy: lesson`
    La reserva | The reserve
    Pagas con los éxitos: cada Apoyo cuesta lo que dice su sello rojo. Los Apoyos dan dados, curan o sacan de un apuro.
    Your successes pay: each Asset costs what its red seal says. Assets add dice, heal, or get you out of trouble.
    Elige uno que puedas pagar y confirma. | Choose one you can pay for, and confirm.`,
  second: lesson`
    Una acción más | One more action
    Descansar recupera Salud y Cordura, viajar lleva a otra casilla, y con quien esté en la tuya puedes intercambiar.
    Resting recovers Health and Sanity, travelling takes you elsewhere, and you can trade with whoever is on your space.
    Un billete nunca sobra, pero elige lo que quieras. | A ticket never hurts, but choose what you like.`,
  encounter: lesson`
    Fase de Encuentros | The Encounter Phase
    Ahora cada investigador resuelve un encuentro donde está. Con Monstruos en la casilla, antes hay que luchar. Donde hay una Pista, se puede investigar.
    Now each investigator resolves an encounter where they are. With Monsters on the space, they fight first. Where a Clue lies, it can be researched.
    Elige «{option}». | Choose “{option}”.`,
  story: lesson`
    Lo que cuenta la carta | What the card tells
    Casi todas las historias acaban en una prueba: con un éxito basta para superarla. Esta ha dado la Pista.
    Most stories end in a test: one success is enough to pass it. This one has given the Clue.`,
  place: lesson`
    De la Pista al Misterio | From Clue to Mystery
    Puedes quedarte la Pista o ponerla en el Misterio. Con una por jugador, al final de la ronda se resuelve.
    You may keep the Clue or place it on the Mystery. With one per player it is solved when the round ends.
    Ponla en el Misterio: «{option}». | Place it on the Mystery: “{option}”.`,
  turn: lesson`
    El encuentro de Jim | Jim’s encounter
    Las Ciudades con nombre tienen encuentros propios; en las demás casillas son Generales. Superes o falles la prueba, la historia sigue.
    Named Cities have encounters of their own; other spaces have General ones. Pass or fail, the story goes on.
    Resuélvelo a tu manera. | Resolve it your own way.`,
  mythos: lesson`
    Fase de Mitos | The Mythos Phase
    Cada ronda acaba con una carta de Mitos: primero sus iconos, en orden, y luego su texto. La Retribución despierta las cartas y los Monstruos que llevan ese icono. Si el mazo se agota, pierdes.
    Every round ends with a Mythos card: first its icons, in order, then its text. A Reckoning wakes the cards and Monsters that bear its icon. When the deck runs out, you lose.`,
  omen: lesson`
    Augurio y Perdición | Omen and Doom
    El Augurio da un paso, y la Perdición avanza 1 por cada Portal del mismo signo. Augurio actual: {omen}. Perdición: {doom}.
    The Omen takes a step, and Doom advances by 1 for each Gate of the same sign. The current Omen is the {omen}; Doom stands at {doom}.`,
  opened: lesson`
    Otro Portal | Another Gate
    Se ha abierto en {place}, y trae un Monstruo. Para cerrarlo, ve allí, vence al Monstruo y supera un Encuentro de Otros Mundos.
    It opened in {place}, and brings a Monster. To close it, go there, beat the Monster and win an Other World Encounter.`,
  lead: lesson`
    Fin de la ronda | The round ends
    El investigador jefe juega primero y tiene la última palabra. Puede pasar la ficha a otro o quedársela.
    The Lead Investigator plays first and has the last word. He may pass the token on, or keep it.
    Elige «{option}». | Choose “{option}”.`,
  farewell: lesson`
    La partida es tuya | The game is yours
    Acción, Encuentros, Mitos: ya conoces la ronda. Busca otra Pista, vigila los Portales y cuida la Cordura. Las reglas están siempre a mano, y deshacer también. Suerte.
    Action, Encounters, Mythos: now you know the round. Find another Clue, watch the Gates and mind your Sanity. The rules are always at hand, and so is undo. Good luck.`,
}
