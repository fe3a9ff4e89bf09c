import {
  aim,
  anOpponent,
  artifact,
  at,
  atReveal,
  cheaper,
  crossOver,
  dampen,
  discardHand,
  draw,
  facingYou,
  inOrder,
  invert,
  lasting,
  lessLoss,
  look,
  oncePerCombat,
  peek,
  recover,
  search,
  sendBack,
  weaken,
  youKnow,
  yourAlliesSee,
  yourPlace,
  yourValue,
} from './builders.ts'
import type { ArtifactCard } from './nodes.ts'

/** The 23 Artifacts that are no Weapons. */
export const artifacts: readonly ArtifactCard[] = [
  artifact('powder-of-ibn-ghazi', {
    title: { es: 'Polvo de Ibn Ghazi', en: 'Powder of Ibn Ghazi' },
    story: {
      es: 'Se sopla por un canuto hacia donde no parece haber nada. Conviene cerrar los ojos antes de acertar.',
      en: 'Blow it through a tube at the place where there seems to be nothing. You may want to shut your eyes before you hit.',
    },
    subtype: 'magic',
    sanity: -1,
    use: { effect: lasting(yourAlliesSee) },
  }),
  artifact('shining-trapezohedron', {
    title: { es: 'Trapezoedro resplandeciente', en: 'Shining Trapezohedron' },
    story: {
      es: 'Cierra la caja antes de que oscurezca. Si ya ha oscurecido, no la cierres.',
      en: 'Close the box before dark. If it is dark already, leave it open.',
    },
    unique: true,
    subtype: 'magic',
    sanity: -2,
    knowsSpell: 1,
    use: { sanity: 1, effect: look.hand(anOpponent) },
  }),
  artifact('the-silver-key', {
    title: { es: 'La llave de plata', en: 'The Silver Key' },
    grammar: { g: 'f', the: 'la' },
    story: {
      es: 'Huele a incienso y a desván. No abre ninguna puerta de la casa, pero en todas gira.',
      en: 'It smells of incense and attics. It opens no door in the house, yet turns in every one.',
    },
    unique: true,
    subtype: 'magic',
    sanity: -1,
    use: { when: 'turn', effect: crossOver('waking', 'dreamlands') },
  }),
  artifact('clay-bas-relief', {
    title: { es: 'Bajorrelieve de arcilla', en: 'Clay Bas-Relief' },
    story: {
      es: 'Un rectángulo no más largo que una mano. El artista lo firmó dormido: tres líneas, y en ninguna su nombre.',
      en: 'A rectangle no longer than a hand. The artist signed it asleep: three lines, none of them his name.',
    },
    subtype: 'sculpture',
    use: { effect: draw(1) },
  }),
  artifact('idol-of-cthulhu', {
    title: { es: 'Ídolo de Cthulhu', en: 'Idol of Cthulhu' },
    story: {
      es: 'El geólogo devuelve la muestra con sus disculpas y sus honorarios.',
      en: 'The geologist returns the sample with his apologies and his fee.',
    },
    subtype: 'sculpture',
    sanity: -1,
    abilities: [cheaper({ has: 'cultist' }, 1)],
  }),
  artifact('innsmouth-tiara', {
    title: { es: 'Tiara de Innsmouth', en: 'Innsmouth Tiara' },
    grammar: { g: 'f' },
    story: {
      es: 'Está hecha para una cabeza de nadie, demasiado larga, casi una elipse. Te la pruebas y te queda bien.',
      en: 'It was made for nobody’s head, too long and almost an ellipse. You try it on, and it fits.',
    },
    subtype: 'jewel',
    abilities: [yourValue({ kind: 'ally', has: 'hybrid' }, 1)],
  }),
  artifact('star-stone-of-the-elder-things', {
    title: { es: 'Piedra estelar de los Antiguos', en: 'Star-Stone of the Elder Things' },
    grammar: { g: 'f' },
    story: {
      es: 'Esteatita verde, cinco puntas, siempre más fría que la mano. Los perros le dejan sitio, y no solo los perros.',
      en: 'Green soapstone, five points, always colder than the hand. Dogs give it room, and not only dogs.',
    },
    subtype: 'magic',
    sanity: -1,
    use: { when: 'combat', effect: atReveal(weaken(facingYou({ has: ['lesserIndependent', 'lesserServitor'] }), 3)) },
  }),
  artifact('brain-cylinder', {
    title: { es: 'Cilindro cerebral', en: 'Brain Cylinder' },
    story: {
      es: 'Tres enchufes: vista, voz, oído. Sobre el segundo alguien ha pegado una etiqueta: «Canta; no conectar de noche».',
      en: 'Three sockets: sight, speech, hearing. Over the second somebody has gummed a label: “Sings; do not connect at night.”',
    },
    subtype: 'machine',
    sanity: -2,
    knowsSpell: 1,
    abilities: [youKnow('aklo')],
  }),
  artifact('carved-black-stone', {
    title: { es: 'Piedra negra labrada', en: 'Carved Black Stone' },
    grammar: { g: 'f' },
    story: {
      es: 'Se perdió en un tren, a la altura de Keene. Quien la retiró firmó el recibo; si acercas el oído, la firma zumba.',
      en: 'It was lost from a train at Keene. Whoever collected it signed the receipt; put your ear to the signature and it hums.',
    },
    subtype: 'sculpture',
    sanity: -1,
    use: { effect: peek(5, { rest: 'top' }) },
  }),
  artifact('resonator', {
    title: { es: 'Resonador', en: 'Resonator' },
    story: {
      es: 'Al encenderlo, la habitación se llena de lo que ya había en ella. No te muevas: ahora también te ven.',
      en: 'Switch it on and the room fills with what was in it already. Do not move: now they see you too.',
    },
    subtype: 'machine',
    sanity: -1,
    abilities: [yourAlliesSee],
  }),
  artifact('essential-saltes', {
    title: { es: 'Sales esenciales', en: 'Essential Saltes' },
    grammar: { g: 'f' },
    story: {
      es: 'Una pizca de ceniza azulada en un papel doblado, con un nombre y dos fechas. Han dejado sitio para una tercera.',
      en: 'A pinch of bluish ash in a folded paper, with a name and two dates. Room has been left for a third.',
    },
    subtype: 'magic',
    sanity: -1,
    use: { effect: recover({ kind: 'monster', has: 'undead' }) },
  }),
  artifact('reanimating-reagent', {
    title: { es: 'Reactivo reanimador', en: 'Reanimating Reagent' },
    story: {
      es: 'Serie siete, verde. Inyectar en la base del cráneo, apartarse, no decir el propio nombre.',
      en: 'Series seven, green. Inject at the base of the skull, stand clear, do not give your name.',
    },
    subtype: 'machine',
    sanity: -1,
    use: { sanity: 1, effect: recover({ kind: 'ally', not: { has: 'cultist' } }) },
  }),
  artifact('mind-sending-engine', {
    title: { es: 'Máquina de enviar mentes', en: 'Mind-Sending Engine' },
    grammar: { g: 'f' },
    story: {
      es: 'Varillas, ruedas y espejos en un orden que el mecánico no discutió. Ya no recuerda haberla montado, ni el año 1908.',
      en: 'Rods, wheels and mirrors, in an order the fitter did not dispute. He no longer recalls putting it together, or 1908.',
    },
    unique: true,
    subtype: 'machine',
    sanity: -2,
    use: { effect: sendBack('covered') },
  }),
  artifact('hourglass-of-the-pharaohs', {
    title: { es: 'Reloj de arena de los faraones', en: 'Hourglass of the Pharaohs' },
    story: {
      es: 'La arena sube. En la ampolla de abajo queda la suficiente para un reinado corto.',
      en: 'The sand runs upwards. There is enough left in the lower bulb for one short reign.',
    },
    subtype: 'magic',
    sanity: -1,
    use: { sanity: 2, effect: sendBack('round') },
  }),
  artifact('jade-amulet', {
    title: { es: 'Amuleto de jade', en: 'Jade Amulet' },
    story: {
      es: 'Un sabueso alado, en cuclillas. Lo hallaron en el cuello de un muerto, lo mismo que las marcas de dientes.',
      en: 'A winged hound, crouching. It was found on a dead man’s neck, as were the teeth marks.',
    },
    subtype: 'jewel',
    abilities: [lessLoss(1, { limit: oncePerCombat })],
  }),
  artifact('viol-of-erich-zann', {
    title: { es: 'Viola de Erich Zann', en: 'Viol of Erich Zann' },
    grammar: { g: 'f' },
    story: {
      es: 'Sin arco y sin manos, da un re grave cada vez que alguien abre la ventana.',
      en: 'With no bow and no hands, it gives a low D whenever somebody opens the window.',
    },
    unique: true,
    subtype: 'instrument',
    use: { when: 'combat', effect: dampen(2) },
  }),
  artifact('phonograph-recorder', {
    title: { es: 'Fonógrafo grabador', en: 'Phonograph Recorder' },
    story: {
      es: 'En el cilindro hay una voz culta, una ceremonia y, detrás, algo que ensaya las consonantes.',
      en: 'The cylinder holds a cultivated voice, a ceremony and, behind them, something practising its consonants.',
    },
    subtype: 'machine',
    use: { effect: look.threat('one') },
  }),
  artifact('electric-torch', {
    title: { es: 'Linterna eléctrica', en: 'Electric Torch' },
    grammar: { g: 'f' },
    story: {
      es: 'Alumbra hasta doce metros. Los pasos se oyen a trece.',
      en: 'It lights up forty feet. The footsteps are at forty-three.',
    },
    subtype: 'equipment',
    use: { effect: lasting(yourPlace('night', false)) },
  }),
  artifact('expedition-radio', {
    title: { es: 'Radio de la expedición', en: 'Expedition Radio' },
    grammar: { g: 'f' },
    story: {
      es: 'El campamento base contesta cada tarde a las seis. El operador de ayer silbaba.',
      en: 'Base camp answers every evening at six. Yesterday’s operator whistled.',
    },
    subtype: 'equipment',
    use: { effect: inOrder(draw(2), discardHand(1)) },
  }),
  artifact('pabodie-drill', {
    title: { es: 'Perforadora Pabodie', en: 'Pabodie Drill' },
    grammar: { g: 'f' },
    story: {
      es: 'Ligera, desmontable, rápida en cualquier roca. A los nueve metros el motor deja de esforzarse: debajo hay aire.',
      en: 'Light, portable, quick through any rock. At thirty feet the engine stops straining: there is air below.',
    },
    subtype: 'machine',
    abilities: [
      yourPlace('artifactPlace', true, { while: at({ region: 'exotic' }) }),
      yourPlace('tomePlace', true, { while: at({ region: 'exotic' }) }),
    ],
  }),
  artifact('quaint-carved-box', {
    title: { es: 'Curiosa caja tallada', en: 'Quaint Carved Box' },
    grammar: { g: 'f' },
    story: {
      es: 'Roble, rostros tallados, ninguna cerradura. Todos los rostros vigilan el borde de la tapa.',
      en: 'Oak, carved faces, no lock. All the faces are watching the edge of the lid.',
    },
    subtype: 'equipment',
    use: { effect: search({ any: [{ title: 'the-silver-key' }, { kind: 'tome' }] }) },
  }),
  artifact('silver-crucifix', {
    title: { es: 'Crucifijo de plata', en: 'Silver Crucifix' },
    story: {
      es: 'Era de tu madrina. En el dorso tiene una huella de pulgar hundida en el metal.',
      en: 'It was your godmother’s. On the back is a thumbprint, sunk into the metal.',
    },
    subtype: 'equipment',
    use: { when: 'combat', effect: atReveal(weaken(facingYou({ has: ['undead', 'cultist'] }), 3)) },
  }),
  artifact('elder-sign-ward', {
    title: { es: 'Guarda del Símbolo Arcano', en: 'Elder Sign Ward' },
    grammar: { g: 'f' },
    story: {
      es: 'Una rama, un ojo, una llama, según quién la copie. Lo que importa es clavarla antes de que llamen.',
      en: 'A branch, an eye, a flame, depending on who copied it. What matters is to nail it up before the knock.',
    },
    subtype: 'magic',
    sanity: -1,
    use: { effect: aim(invert) },
  }),
]
