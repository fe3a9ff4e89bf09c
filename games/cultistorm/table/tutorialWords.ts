/** What the coach of the tutorial says. Both languages are originals. */
import { lesson } from '@miskatonic/web/kit/lesson'

export const tutorialWords = {
  equipment: lesson`
    Antes de salir | Before you go out
    Llevas a la Luchadora. Dos detectives más, que esta vez juegan solos, van contigo: ganáis o perdéis juntos.
    You play the Fighter. Two more detectives, who play by themselves this time, are with you: you win or lose together.
    Quédate con uno de los objetos. | Keep one of the items.`,
  board: lesson`
    Cinco portales | Five portals
    Cada punta de la estrella es una localización con su portal. Delante hacen cola los sectarios. Con cuatro en un mismo lugar, viene su Primigenio; con {most} en el tablero más uno, se acabó.
    Each point of the star is a location with its portal. Cultists queue up before it. Four at one place, and their Ancient One comes; one more than {most} on the board, and it is over.`,
  seals: lesson`
    Cómo se gana | How to win
    Sellad los cinco portales. Para eso hacen falta trofeos, que se les quitan a los sectarios derrotados, y sellos, que llegan al desarrollar habilidades.
    Seal the five portals. That takes trophies, taken from cultists you defeat, and seals, which come with developed abilities.`,
  hand: lesson`
    Tu mano | Your hand
    Cada carta tiene dos mitades: su símbolo es tuyo y sirve para pelear; su texto es para los demás y sirve para ayudar. Nunca las dos cosas.
    Each card has two halves: its symbol is yours and serves for fighting; its text is for the others and serves for helping. Never both.`,
  terror: lesson`
    El círculo del terror | The terror circle
    Cada turno el terror avanza y deja un cristal. Cuando una carta tiene los que pide, estalla. En la estrella espera la de fin de partida.
    Each turn terror advances and leaves a crystal. When a card has as many as it asks for, it breaks out. At the star waits the End-of-Game card.`,
  helper: lesson`
    Quién puede con quién | Who can beat whom
    Preparación: todos a la vez, en cualquier orden. Aquí se ve a quién podrías vencer con lo que tienes, qué te quedaría y quién podría prestarte lo que falta.
    Preparation: all at once, in any order. Here you see whom you could beat with what you have, what you would keep, and who could lend you what is missing.`,
  die: lesson`
    Los dados comunes | The common dice
    Hay un dado por detective en el centro. Vale por su símbolo; el comodín, por el que quieras.
    There is one die for each detective in the middle. It counts for its symbol; the wild for any you like.
    Coge un dado que te sirva. | Take a die that helps you.`,
  target: lesson`
    Un objetivo | A target
    Marca al sectario que vas a atacar, para que los demás lo vean. Con verde, puedes; con un símbolo apagado, te falta.
    Mark the cultist you are going to attack, so that the others see it. Green means you can; a faded symbol is what you lack.
    Pulsa al primer sectario de tu localización. | Press the first cultist at your location.`,
  ready: lesson`
    A punto | Ready
    También podrías moverte, investigar o dar tus cartas para ayudar a otros. La fase termina cuando todos están a punto.
    You could also move, investigate, or give your cards to help others. The phase ends when everybody is ready.
    Pulsa «{option}». | Press “{option}”.`,
  fight: lesson`
    La pelea | The fight
    Arriba, los símbolos que hay que igualar: los del sectario, el del dado del lugar y, si está en casa, el de su secta. Lo que uses se descarta. Si no llegas, pierdes: locura y terror.
    Above are the symbols you must match: the cultist’s, that of the die of the place and, where it is at home, that of its sect. What you use is discarded. Fall short and you lose: madness and terror.`,
  trophy: lesson`
    Un trofeo | A trophy
    De cada sectario derrotado queda un trofeo con el símbolo de su secta. Con dos iguales se desarrolla la primera habilidad; también se dejan en los portales para sellarlos.
    Each defeated cultist leaves a trophy with the symbol of its sect. Two alike develop the first ability; they are also laid at portals to seal them.`,
  onward: lesson`
    Lo demás ya lo sabes | The rest you know
    Empieza otro turno: llegan tantos sectarios como detectives. Hablad, ayudaos, y no dejéis que nadie llegue a cinco de locura. La partida sigue, y es de verdad.
    Another turn begins: as many cultists arrive as there are detectives. Talk, help each other, and let nobody get to five madness. The game goes on, and it is a real one.`,
}
