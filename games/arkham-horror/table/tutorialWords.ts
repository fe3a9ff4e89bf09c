/** What the guide of a first game says. Both languages are originals. */
import { lesson } from '@miskatonic/web/kit/lesson'

export const tutorialWords = {
  welcome: lesson`
    Una noche en Arkham | A night in Arkham
    Llevas a dos investigadores. En la ciudad se abren portales; si se abren demasiados, despierta el Primigenio. Ganáis si los cerráis todos, si selláis seis o si lo derrotáis.
    You play two investigators. Gates open in the town; when too many have, the Ancient One awakens. You win by closing them all, by sealing six, or by defeating it.`,
  firstSliders: lesson`
    Tres reguladores | Three sliders
    Seis habilidades, por parejas: lo que ganas en una lo pierdes en la otra. La Velocidad te da pasos; la Pelea, dados contra los monstruos.
    Six skills in pairs: what you gain in one you lose in the other. Speed gives you steps; Fight gives you dice against monsters.
    Toca una posición en cada regulador, si quieres, y confirma. | Touch a stop on each slider, if you like, and confirm.`,
  doom: lesson`
    El medidor de Perdición | The doom track
    Cada portal que se abre añade una ficha. Cuando se llena, el Primigenio despierta. Ahora va por {doom}.
    Every gate that opens adds a token. When it is full the Ancient One awakens. It stands at {doom} now.`,
  terror: lesson`
    El terror | The terror
    Si los monstruos desbordan las Afueras, la ciudad se asusta: se van Aliados y cierran tiendas. Conviene derrotar algunos.
    When monsters overflow the Outskirts the town takes fright: Allies leave and shops close. It pays to defeat some of them.`,
  gate: lesson`
    Un portal | A gate
    En {place} hay un portal abierto. Quien termine allí su movimiento cruza al Otro Mundo, vuelve dos turnos después y puede intentar cerrarlo.
    At {place} a gate stands open. Whoever ends a move there goes through to an Other World, comes back two turns later and may try to close it.`,
  clue: lesson`
    Pistas | Clues
    Las fichas verdes son Pistas. Cada una es un dado más en una tirada; con cinco se sella un portal que acabas de cerrar, y allí no se abrirá otro.
    The green tokens are Clues. Each is one more die in a check; five of them seal a gate you have just closed, and none opens there again.`,
  upkeep: lesson`
    Mantenimiento | Upkeep
    Las cartas agotadas se enderezan solas. Cada turno puedes mover los reguladores tantas posiciones como Concentración tengas.
    Exhausted cards are refreshed by themselves. Each turn you may move the sliders by as many stops as you have Focus.
    Déjalos o cámbialos, y confirma. Luego hará lo mismo tu compañero. | Leave them or change them, and confirm. Then your companion does the same.`,
  move: lesson`
    A pasear | Out into the streets
    Todo lo que brilla está a tu alcance. Donde hay monstruos tendrás que evitarlos o luchar.
    Everything lit is within reach. Where there are monsters you will have to evade or fight them.
    Toca {place}: allí hay Pistas. | Touch {place}: there are Clues there.`,
  stop: lesson`
    Hasta aquí | That is far enough
    Si te quedan pasos puedes seguir. Las Pistas son de quien termina el movimiento junto a ellas, y se cogen solas.
    With steps left you could go on. Clues belong to whoever ends a move beside them, and are picked up without asking.
    Pulsa «{option}». | Press “{option}”.`,
  second: lesson`
    Tu otro investigador | Your other investigator
    Cada cual por su lado se abarca más: las tiendas, el hospital y el manicomio son de fiar; las casillas rojas son donde se abren los portales.
    Apart you cover more ground: shops, hospital and asylum are safe; the red places are where gates open.
    Llévalo donde quieras, o quédate. | Go wherever you like, or stay.`,
  encounter: lesson`
    Encuentros | Encounters
    En un lugar sin portal se lee una carta de su barrio. Si hay que tirar, cada 5 o 6 es un éxito; por cada Pista que gastes, un dado más.
    At a location without a gate you read a card of its quarter. If you have to roll, each 5 or 6 is a success; every Clue you spend is one more die.
    Contesta hasta que acabe el turno. | Answer until the turn is over.`,
  opened: lesson`
    Los Mitos | The Mythos
    Al final de cada turno una carta de Mitos abre un portal, deja una Pista y mueve a los monstruos por las flechas blancas o negras. Esta vez ha tocado {place}.
    At the end of each turn a Mythos card opens a gate, leaves a Clue and moves monsters along the white or black arrows. This time it was {place}.`,
  farewell: lesson`
    La noche sigue | The night goes on
    Reunid cinco Pistas, cruzad un portal, volved y selladlo. Lo demás está en el reglamento: cada línea del registro abre su regla. Esta partida es ya de verdad.
    Gather five Clues, go through a gate, come back and seal it. The rest is in the rules: every line of the log opens its own. From here on this is a real game.`,
}
