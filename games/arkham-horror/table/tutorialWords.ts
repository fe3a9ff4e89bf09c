/** What the guide of a first game says. Both languages are originals. */
export const tutorialWords = {
  welcome: {
    title: { es: 'Una noche en Arkham', en: 'A night in Arkham' },
    body: {
      es: 'Llevas a dos investigadores. En la ciudad se abren portales; si se abren demasiados, despierta el Primigenio. Ganáis si los cerráis todos, si selláis seis o si lo derrotáis.',
      en: 'You play two investigators. Gates open in the town; when too many have, the Ancient One awakens. You win by closing them all, by sealing six, or by defeating it.',
    },
  },
  firstSliders: {
    title: { es: 'Tres reguladores', en: 'Three sliders' },
    body: {
      es: 'Seis habilidades, por parejas: lo que ganas en una lo pierdes en la otra. La Velocidad te da pasos; la Pelea, dados contra los monstruos.',
      en: 'Six skills in pairs: what you gain in one you lose in the other. Speed gives you steps; Fight gives you dice against monsters.',
    },
    task: {
      es: 'Toca una posición en cada regulador, si quieres, y confirma.',
      en: 'Touch a stop on each slider, if you like, and confirm.',
    },
  },
  doom: {
    title: { es: 'El medidor de Perdición', en: 'The doom track' },
    body: {
      es: 'Cada portal que se abre añade una ficha. Cuando se llena, el Primigenio despierta. Ahora va por {doom}.',
      en: 'Every gate that opens adds a token. When it is full the Ancient One awakens. It stands at {doom} now.',
    },
  },
  terror: {
    title: { es: 'El terror', en: 'The terror' },
    body: {
      es: 'Si los monstruos desbordan las Afueras, la ciudad se asusta: se van Aliados y cierran tiendas. Conviene derrotar algunos.',
      en: 'When monsters overflow the Outskirts the town takes fright: Allies leave and shops close. It pays to defeat some of them.',
    },
  },
  gate: {
    title: { es: 'Un portal', en: 'A gate' },
    body: {
      es: 'En {place} hay un portal abierto. Quien termine allí su movimiento cruza al Otro Mundo, vuelve dos turnos después y puede intentar cerrarlo.',
      en: 'At {place} a gate stands open. Whoever ends a move there goes through to an Other World, comes back two turns later and may try to close it.',
    },
  },
  clue: {
    title: { es: 'Pistas', en: 'Clues' },
    body: {
      es: 'Las fichas verdes son Pistas. Cada una es un dado más en una tirada; con cinco se sella un portal que acabas de cerrar, y allí no se abrirá otro.',
      en: 'The green tokens are Clues. Each is one more die in a check; five of them seal a gate you have just closed, and none opens there again.',
    },
  },
  upkeep: {
    title: { es: 'Mantenimiento', en: 'Upkeep' },
    body: {
      es: 'Las cartas agotadas se enderezan solas. Cada turno puedes mover los reguladores tantas posiciones como Concentración tengas.',
      en: 'Exhausted cards are refreshed by themselves. Each turn you may move the sliders by as many stops as you have Focus.',
    },
    task: {
      es: 'Déjalos o cámbialos, y confirma. Luego hará lo mismo tu compañero.',
      en: 'Leave them or change them, and confirm. Then your companion does the same.',
    },
  },
  move: {
    title: { es: 'A pasear', en: 'Out into the streets' },
    body: {
      es: 'Todo lo que brilla está a tu alcance. Donde hay monstruos tendrás que evitarlos o luchar.',
      en: 'Everything lit is within reach. Where there are monsters you will have to evade or fight them.',
    },
    task: { es: 'Toca {place}: allí hay Pistas.', en: 'Touch {place}: there are Clues there.' },
  },
  stop: {
    title: { es: 'Hasta aquí', en: 'That is far enough' },
    body: {
      es: 'Si te quedan pasos puedes seguir. Las Pistas son de quien termina el movimiento junto a ellas, y se cogen solas.',
      en: 'With steps left you could go on. Clues belong to whoever ends a move beside them, and are picked up without asking.',
    },
    task: { es: 'Pulsa «{option}».', en: 'Press “{option}”.' },
  },
  second: {
    title: { es: 'Tu otro investigador', en: 'Your other investigator' },
    body: {
      es: 'Cada cual por su lado se abarca más: las tiendas, el hospital y el manicomio son de fiar; las casillas rojas son donde se abren los portales.',
      en: 'Apart you cover more ground: shops, hospital and asylum are safe; the red places are where gates open.',
    },
    task: { es: 'Llévalo donde quieras, o quédate.', en: 'Go wherever you like, or stay.' },
  },
  encounter: {
    title: { es: 'Encuentros', en: 'Encounters' },
    body: {
      es: 'En un lugar sin portal se lee una carta de su barrio. Si hay que tirar, cada 5 o 6 es un éxito; por cada Pista que gastes, un dado más.',
      en: 'At a location without a gate you read a card of its quarter. If you have to roll, each 5 or 6 is a success; every Clue you spend is one more die.',
    },
    task: { es: 'Contesta hasta que acabe el turno.', en: 'Answer until the turn is over.' },
  },
  opened: {
    title: { es: 'Los Mitos', en: 'The Mythos' },
    body: {
      es: 'Al final de cada turno una carta de Mitos abre un portal, deja una Pista y mueve a los monstruos por las flechas blancas o negras. Esta vez ha tocado {place}.',
      en: 'At the end of each turn a Mythos card opens a gate, leaves a Clue and moves monsters along the white or black arrows. This time it was {place}.',
    },
  },
  farewell: {
    title: { es: 'La noche sigue', en: 'The night goes on' },
    body: {
      es: 'Reunid cinco Pistas, cruzad un portal, volved y selladlo. Lo demás está en el reglamento: cada línea del registro abre su regla. Esta partida es ya de verdad.',
      en: 'Gather five Clues, go through a gate, come back and seal it. The rest is in the rules: every line of the log opens its own. From here on this is a real game.',
    },
  },
} as const
