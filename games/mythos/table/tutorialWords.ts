/** What the coach of the tutorial says. Both languages are originals. Which cards there are is what the tutorial's seed brings; its test keeps it so. */
import { lesson } from '@miskatonic/web/kit/lesson'

export const tutorialWords = {
  welcome: lesson`
    Tu Investigadora | Your Investigator
    Eres la {name}. La Educación decide empates, las lenguas dicen qué Libros lees, y la Mano, con cuántas cartas puedes acabar la Ronda.
    You are the {name}. Education breaks ties, languages say which Tomes you read, and the Hand is how many cards you may end a Round with.`,
  sanity: lesson`
    La Cordura | Sanity
    Te quedan {n} puntos. Con ellos pagas muchas cartas, y los Monstruos te los quitan. Quien llega a 0 pierde la partida.
    You have {n} points left. They pay for many cards, and Monsters take them from you. Whoever comes to 0 loses the game.`,
  story: lesson`
    Cómo se gana | How to win
    Completa una Aventura. Aquí ves la que tienes en la Mano, con lo que pide y lo que ya has reunido. Sus puntos y tu Cordura hacen el resultado.
    Complete an Adventure. Here is the one in your Hand, with what it asks for and what you have gathered. Its points and your Sanity make the score.`,
  other: lesson`
    Enfrente | Across the table
    Tu rival juega con otro mazo. Ves su lado entero, salvo la Mano, el Mazo y los Monstruos boca abajo. Os turnáis: una sola acción cada vez.
    Your opponent plays another deck. You see that whole side but for the Hand, the Deck and face-down Monsters. You take turns: one action each time.`,
  hand: lesson`
    Tu Mano | Your Hand
    Trece cartas. Las que brillan se pueden jugar ahora. Las demás están apagadas: elige una y te dirá por qué no, con su regla.
    Thirteen cards. Those that shine can be played now. The others are dim: choose one and it tells you why not, with its rule.`,
  place: lesson`
    Ir a un sitio | Going somewhere
    Aún no estás en ninguna parte, y casi todo depende de dónde estás. Tu primera Localización se juega sin más.
    You are nowhere yet, and almost everything depends on where you are. Your first Location is simply played.
    Elige «{card}» y juégala. | Choose “{card}” and play it.`,
  here: lesson`
    Dónde estás | Where you are
    Una Localización tiene Región y atributos. De ellos depende qué Aliados encuentras, qué objetos hay y si se abre un Portal. Mira cuántas cartas brillan ahora.
    A Location has a Region and attributes. They decide which Allies you find, which things there are, and whether a Gate opens. See how many cards shine now.`,
  ally: lesson`
    Un Aliado | An Ally
    Los Aliados te defienden en el Combate, saben lenguas y cuentan para las Aventuras. «{card}» es de esta Región.
    Allies defend you in Combat, know languages and count for Adventures. “{card}” is from this Region.
    Juega «{card}». | Play “{card}”.`,
  monster: lesson`
    Un Monstruo por el Portal | A Monster through the Gate
    Por el Portal de tu Localización sale un Monstruo, boca abajo, a tu Amenaza. Cada Portal sirve una vez.
    A Monster comes through the Gate of your Location, face down, into your Threat. Each Gate serves once.
    Pon «{card}» en tu Amenaza. | Put “{card}” into your Threat.`,
  threat: lesson`
    Tu Amenaza | Your Threat
    Los Monstruos esperan aquí hasta el Combate. Solo tú sabes cuáles son y cuánto valen; enfrente solo ven dorsos, y tú los suyos.
    Monsters wait here until Combat. Only you know which they are and what they are worth; across the table they see backs, as you see theirs.`,
  artifact: lesson`
    Un Artefacto | An Artifact
    Aquí hay Artefactos, y «{card}» refuerza a tus Aliados HÍBRIDOS. El tuyo lo es.
    There are Artifacts here, and “{card}” strengthens your HYBRID Allies. Yours is one.
    Juega «{card}». | Play “{card}”.`,
  walk: lesson`
    A otra parte, a pie | Elsewhere, on foot
    Se puede andar de una Localización a otra. La nueva queda cruzada: vas de camino y aún no tienes lo que hay allí.
    You can walk from one Location to another. The new one lies crossed: you are on the way and do not have what is there yet.
    Juega «{card}». | Play “{card}”.`,
  arrive: lesson`
    Llegar | Arriving
    En un turno posterior la enderezas, y entonces has llegado. Los Sucesos de Viaje ahorran el camino y llevan más lejos.
    In a later turn you straighten it, and then you have arrived. Travel Events save you the walk and take you further.
    Elige enderezar «{card}». | Choose to straighten “{card}”.`,
  chronicle: lesson`
    La Crónica | The Chronicle
    Los sitios que dejas y los Monstruos que se gastan forman tu Crónica. No se pierden: las Aventuras los cuentan. Pulsa su número para abrirla.
    The places you leave and the Monsters you spend make up your Chronicle. They are not lost: Adventures count them. Press its number to open it.`,
  pass: lesson`
    Pasar | Passing
    Podrías seguir, pero basta por hoy. Cuando alguien ha pasado y el siguiente pasa también, se acaba el juego de cartas y empieza el Combate.
    You could go on, but that is enough for now. When somebody has passed and the next one passes too, card play ends and Combat begins.
    Elige «{option}». | Choose “{option}”.`,
  defend: lesson`
    Combate: defensores | Combat: defenders
    Las Amenazas se enfrentan. Antes eliges qué Aliados se ponen delante: absorben el daño que sobre, pero pueden caer.
    The Threats meet. Before that you choose which Allies step in front: they absorb what harm is left over, but may fall.
    Elige que «{card}» te defienda. | Choose that “{card}” defends you.`,
  fight: lesson`
    Lo que ha pasado | What happened
    Al revelarse, los Monstruos se absorben punto por punto. Lo que sobra pasa a los Aliados, y lo que nadie para se pierde en Cordura. Luego todos van a la Crónica.
    Once revealed, Monsters absorb each other point for point. What is left goes to Allies, and what nobody stops is lost as Sanity. Then all of them go to the Chronicle.`,
  lobotomy: lesson`
    Empezar de nuevo | Starting over
    Una vez por partida puedes barajar Mano, Crónica y descartes y robar otras trece. Es un remedio para cuando nada sale.
    Once a game you may shuffle Hand, Chronicle and discards and draw thirteen anew. It is a cure for when nothing works.
    Hoy no: «{option}». | Not today: “{option}”.`,
  trim: lesson`
    Fin de la Ronda | The Round ends
    Descarta hasta quedar entre tu mínimo y tu máximo: después robas otra vez hasta trece. Cuanto más descartas, más cartas nuevas.
    Discard down to between your minimum and maximum: then you draw up to thirteen again. The more you discard, the more new cards.
    Elige lo que menos te sirva y confirma. | Choose what serves you least, and confirm.`,
  recompose: lesson`
    El Mazo | The Deck
    Una vez puedes devolver los descartes al Mazo, por 1 de Cordura. Queda Mazo de sobra.
    Once you may return your discards to the Deck, for 1 Sanity. There is plenty of Deck left.
    Guárdalo para luego: «{option}». | Save it for later: “{option}”.`,
  second: lesson`
    Segunda Ronda | The second Round
    Manos llenas otra vez. Empieza quien tiene menos Cordura; lo que hay en juego sigue en juego. Un Aliado más no te vendrá mal.
    Hands are full again. Whoever has less Sanity begins; what is in play stays in play. One more Ally would not hurt.
    Juega «{card}». | Play “{card}”.`,
  stops: lesson`
    Paradas | Stops
    Si no puedes hacer nada, la mesa pasa por ti; con H la paras. Aquí eliges dónde quieres que espere. Nadie nota la diferencia.
    When you can do nothing, the table passes for you; H holds it. Here you choose where it should wait. Nobody can tell the difference.`,
  alone: lesson`
    Esta Ronda es tuya | This Round is yours
    Viaja, lee un Libro donde los haya, suelta otro Monstruo donde haya Portal. Si algo no se puede, su carta dice por qué.
    Travel, read a Tome where there are some, let another Monster loose where there is a Gate. If something cannot be done, its card says why.
    Juega la Ronda hasta el final; pasar también vale. | Play the Round to its end; passing will do, too.`,
  farewell: lesson`
    La partida sigue | The game goes on
    Sitios, Aliados, Monstruos, Combate: ya conoces la Ronda. Mira qué le falta a tu Aventura y cuida la Cordura. Suerte.
    Places, Allies, Monsters, Combat: now you know the Round. See what your Adventure lacks, and mind your Sanity. Good luck.`,
}
