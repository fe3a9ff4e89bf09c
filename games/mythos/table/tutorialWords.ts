/** What the coach of the tutorial says. Both languages are originals. Which cards there are is what the tutorial's seed brings; its test keeps it so. */
import type { TutorialStep } from '@miskatonic/web/kit'

export const tutorialWords = {
  welcome: {
    title: { es: 'Tu Investigadora', en: 'Your Investigator' },
    body: {
      es: 'Eres la {name}. La Educación decide empates, las lenguas dicen qué Libros lees, y la Mano, con cuántas cartas puedes acabar la Ronda.',
      en: 'You are the {name}. Education breaks ties, languages say which Tomes you read, and the Hand is how many cards you may end a Round with.',
    },
  },
  sanity: {
    title: { es: 'La Cordura', en: 'Sanity' },
    body: {
      es: 'Te quedan {n} puntos. Con ellos pagas muchas cartas, y los Monstruos te los quitan. Quien llega a 0 pierde la partida.',
      en: 'You have {n} points left. They pay for many cards, and Monsters take them from you. Whoever comes to 0 loses the game.',
    },
  },
  story: {
    title: { es: 'Cómo se gana', en: 'How to win' },
    body: {
      es: 'Completa una Aventura. Aquí ves la que tienes en la Mano, con lo que pide y lo que ya has reunido. Sus puntos y tu Cordura hacen el resultado.',
      en: 'Complete an Adventure. Here is the one in your Hand, with what it asks for and what you have gathered. Its points and your Sanity make the score.',
    },
  },
  other: {
    title: { es: 'Enfrente', en: 'Across the table' },
    body: {
      es: 'Tu rival juega con otro mazo. Ves su lado entero, salvo la Mano, el Mazo y los Monstruos boca abajo. Os turnáis: una sola acción cada vez.',
      en: 'Your opponent plays another deck. You see that whole side but for the Hand, the Deck and face-down Monsters. You take turns: one action each time.',
    },
  },
  hand: {
    title: { es: 'Tu Mano', en: 'Your Hand' },
    body: {
      es: 'Trece cartas. Las que brillan se pueden jugar ahora. Las demás están apagadas: elige una y te dirá por qué no, con su regla.',
      en: 'Thirteen cards. Those that shine can be played now. The others are dim: choose one and it tells you why not, with its rule.',
    },
  },
  place: {
    title: { es: 'Ir a un sitio', en: 'Going somewhere' },
    body: {
      es: 'Aún no estás en ninguna parte, y casi todo depende de dónde estás. Tu primera Localización se juega sin más.',
      en: 'You are nowhere yet, and almost everything depends on where you are. Your first Location is simply played.',
    },
    task: { es: 'Elige «{card}» y juégala.', en: 'Choose “{card}” and play it.' },
  },
  here: {
    title: { es: 'Dónde estás', en: 'Where you are' },
    body: {
      es: 'Una Localización tiene Región y atributos. De ellos depende qué Aliados encuentras, qué objetos hay y si se abre un Portal. Mira cuántas cartas brillan ahora.',
      en: 'A Location has a Region and attributes. They decide which Allies you find, which things there are, and whether a Gate opens. See how many cards shine now.',
    },
  },
  ally: {
    title: { es: 'Un Aliado', en: 'An Ally' },
    body: {
      es: 'Los Aliados te defienden en el Combate, saben lenguas y cuentan para las Aventuras. «{card}» es de esta Región.',
      en: 'Allies defend you in Combat, know languages and count for Adventures. “{card}” is from this Region.',
    },
    task: { es: 'Juega «{card}».', en: 'Play “{card}”.' },
  },
  monster: {
    title: { es: 'Un Monstruo por el Portal', en: 'A Monster through the Gate' },
    body: {
      es: 'Por el Portal de tu Localización sale un Monstruo, boca abajo, a tu Amenaza. Cada Portal sirve una vez.',
      en: 'A Monster comes through the Gate of your Location, face down, into your Threat. Each Gate serves once.',
    },
    task: { es: 'Pon «{card}» en tu Amenaza.', en: 'Put “{card}” into your Threat.' },
  },
  threat: {
    title: { es: 'Tu Amenaza', en: 'Your Threat' },
    body: {
      es: 'Los Monstruos esperan aquí hasta el Combate. Solo tú sabes cuáles son y cuánto valen; enfrente solo ven dorsos, y tú los suyos.',
      en: 'Monsters wait here until Combat. Only you know which they are and what they are worth; across the table they see backs, as you see theirs.',
    },
  },
  artifact: {
    title: { es: 'Un Artefacto', en: 'An Artifact' },
    body: {
      es: 'Aquí hay Artefactos, y «{card}» refuerza a tus Aliados HÍBRIDOS. El tuyo lo es.',
      en: 'There are Artifacts here, and “{card}” strengthens your HYBRID Allies. Yours is one.',
    },
    task: { es: 'Juega «{card}».', en: 'Play “{card}”.' },
  },
  walk: {
    title: { es: 'A otra parte, a pie', en: 'Elsewhere, on foot' },
    body: {
      es: 'Se puede andar de una Localización a otra. La nueva queda cruzada: vas de camino y aún no tienes lo que hay allí.',
      en: 'You can walk from one Location to another. The new one lies crossed: you are on the way and do not have what is there yet.',
    },
    task: { es: 'Juega «{card}».', en: 'Play “{card}”.' },
  },
  arrive: {
    title: { es: 'Llegar', en: 'Arriving' },
    body: {
      es: 'En un turno posterior la enderezas, y entonces has llegado. Los Sucesos de Viaje ahorran el camino y llevan más lejos.',
      en: 'In a later turn you straighten it, and then you have arrived. Travel Events save you the walk and take you further.',
    },
    task: { es: 'Elige enderezar «{card}».', en: 'Choose to straighten “{card}”.' },
  },
  chronicle: {
    title: { es: 'La Crónica', en: 'The Chronicle' },
    body: {
      es: 'Los sitios que dejas y los Monstruos que se gastan forman tu Crónica. No se pierden: las Aventuras los cuentan. Pulsa su número para abrirla.',
      en: 'The places you leave and the Monsters you spend make up your Chronicle. They are not lost: Adventures count them. Press its number to open it.',
    },
  },
  pass: {
    title: { es: 'Pasar', en: 'Passing' },
    body: {
      es: 'Podrías seguir, pero basta por hoy. Cuando alguien ha pasado y el siguiente pasa también, se acaba el juego de cartas y empieza el Combate.',
      en: 'You could go on, but that is enough for now. When somebody has passed and the next one passes too, card play ends and Combat begins.',
    },
    task: { es: 'Elige «{option}».', en: 'Choose “{option}”.' },
  },
  defend: {
    title: { es: 'Combate: defensores', en: 'Combat: defenders' },
    body: {
      es: 'Las Amenazas se enfrentan. Antes eliges qué Aliados se ponen delante: absorben el daño que sobre, pero pueden caer.',
      en: 'The Threats meet. Before that you choose which Allies step in front: they absorb what harm is left over, but may fall.',
    },
    task: { es: 'Elige que «{card}» te defienda.', en: 'Choose that “{card}” defends you.' },
  },
  fight: {
    title: { es: 'Lo que ha pasado', en: 'What happened' },
    body: {
      es: 'Al revelarse, los Monstruos se absorben punto por punto. Lo que sobra pasa a los Aliados, y lo que nadie para se pierde en Cordura. Luego todos van a la Crónica.',
      en: 'Once revealed, Monsters absorb each other point for point. What is left goes to Allies, and what nobody stops is lost as Sanity. Then all of them go to the Chronicle.',
    },
  },
  lobotomy: {
    title: { es: 'Empezar de nuevo', en: 'Starting over' },
    body: {
      es: 'Una vez por partida puedes barajar Mano, Crónica y descartes y robar otras trece. Es un remedio para cuando nada sale.',
      en: 'Once a game you may shuffle Hand, Chronicle and discards and draw thirteen anew. It is a cure for when nothing works.',
    },
    task: { es: 'Hoy no: «{option}».', en: 'Not today: “{option}”.' },
  },
  trim: {
    title: { es: 'Fin de la Ronda', en: 'The Round ends' },
    body: {
      es: 'Descarta hasta quedar entre tu mínimo y tu máximo: después robas otra vez hasta trece. Cuanto más descartas, más cartas nuevas.',
      en: 'Discard down to between your minimum and maximum: then you draw up to thirteen again. The more you discard, the more new cards.',
    },
    task: { es: 'Elige lo que menos te sirva y confirma.', en: 'Choose what serves you least, and confirm.' },
  },
  recompose: {
    title: { es: 'El Mazo', en: 'The Deck' },
    body: {
      es: 'Una vez puedes devolver los descartes al Mazo, por 1 de Cordura. Queda Mazo de sobra.',
      en: 'Once you may return your discards to the Deck, for 1 Sanity. There is plenty of Deck left.',
    },
    task: { es: 'Guárdalo para luego: «{option}».', en: 'Save it for later: “{option}”.' },
  },
  second: {
    title: { es: 'Segunda Ronda', en: 'The second Round' },
    body: {
      es: 'Manos llenas otra vez. Empieza quien tiene menos Cordura; lo que hay en juego sigue en juego. Un Aliado más no te vendrá mal.',
      en: 'Hands are full again. Whoever has less Sanity begins; what is in play stays in play. One more Ally would not hurt.',
    },
    task: { es: 'Juega «{card}».', en: 'Play “{card}”.' },
  },
  stops: {
    title: { es: 'Paradas', en: 'Stops' },
    body: {
      es: 'Si no puedes hacer nada, la mesa pasa por ti; con H la paras. Aquí eliges dónde quieres que espere. Nadie nota la diferencia.',
      en: 'When you can do nothing, the table passes for you; H holds it. Here you choose where it should wait. Nobody can tell the difference.',
    },
  },
  alone: {
    title: { es: 'Esta Ronda es tuya', en: 'This Round is yours' },
    body: {
      es: 'Viaja, lee un Libro donde los haya, suelta otro Monstruo donde haya Portal. Si algo no se puede, su carta dice por qué.',
      en: 'Travel, read a Tome where there are some, let another Monster loose where there is a Gate. If something cannot be done, its card says why.',
    },
    task: { es: 'Juega la Ronda hasta el final; pasar también vale.', en: 'Play the Round to its end; passing will do, too.' },
  },
  farewell: {
    title: { es: 'La partida sigue', en: 'The game goes on' },
    body: {
      es: 'Sitios, Aliados, Monstruos, Combate: ya conoces la Ronda. Mira qué le falta a tu Aventura y cuida la Cordura. Suerte.',
      en: 'Places, Allies, Monsters, Combat: now you know the Round. See what your Adventure lacks, and mind your Sanity. Good luck.',
    },
  },
} as const satisfies { readonly [step: string]: TutorialStep['text'] }
