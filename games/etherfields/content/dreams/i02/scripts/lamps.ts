import type { Script } from '../../../book.ts'
import {
  addToFlag,
  cases,
  choice,
  decide,
  emptySlot,
  entityOn,
  gain,
  goBack,
  guard,
  hasFlag,
  hideActions,
  metamorphose,
  not,
  onSquares,
  place,
  read,
  reveal,
  seq,
  setFlag,
  slotFilled,
  story,
  take,
  turnTo,
  words,
} from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'
import {
  BAR,
  bar,
  HIGH,
  hasLostItsGem,
  high,
  isLit,
  type Lamp,
  LOW,
  light,
  low,
  putOut,
  seenFromTheSea,
  TELESCOPE,
  theSail,
  withHigh,
} from '../lamps.ts'

/* I-02: the three lamps, what is seen of them from the sea, and who eats them (2.08 to 2.15, 2.28, 2.39, 2.41). */

const alreadyLit = seq(
  story(
    'Ya arde. Se deja mirar un momento y vuelve a su cuenta.',
    'It is burning already. It lets itself be looked at, and goes back to its count.',
  ),
  goBack,
)
const eaten = (lamp: Lamp) => guard(entityOn('lamp-eater', { squares: [lamp.square] }), putOut(lamp))
const flameOf = (lamp: Lamp) => seq(putOut(lamp), light(high))

export const lampScripts: readonly Script[] = [
  {
    name: '2.08',
    effect: seq(
      cases([guard(isLit(low), alreadyLit)]),
      story(
        'La Baja prende a ras de agua, amarilla, corta de vista. Habla cada cuatro respiraciones: cuentas tres en silencio y a la cuarta dice lo suyo.',
        'Low takes, close to the water, yellow and short-sighted. It speaks every fourth breath: you count three of silence and on the fourth it says its word.',
      ),
      light(low),
      seenFromTheSea,
    ),
  },
  {
    name: '2.09',
    effect: seq(
      cases([
        guard(
          hasFlag('encounter', 'fasting'),
          seq(
            story(
              'Mira la llama con la servilleta puesta y no la toca. Ha dicho que esta vez no.',
              'It looks at the flame with its napkin on and does not touch it. It said not this time.',
            ),
            goBack,
          ),
        ),
      ]),
      story(
        'Se hace con pulcritud: primero el borde, luego el centro, al final la mecha, chupada hasta quedar blanca. Se limpia las comisuras. «Otro cuarto de penique», anota.',
        'It is done neatly: first the edge, then the middle, last the wick, sucked white. It dabs the corners of its mouth. “Another farthing,” it notes.',
      ),
      cases([eaten(low), eaten(bar), eaten(high)]),
      metamorphose(1),
    ),
  },
  {
    name: '2.10',
    effect: seq(
      cases([guard(isLit(bar), alreadyLit)]),
      story(
        'La de la Barra prende roja y con paciencia. Habla cada seis respiraciones; entre medias se oye la arena cambiar de sitio.',
        'Bar takes, red and patient. It speaks every sixth breath; in between one hears the sand changing places.',
      ),
      light(bar),
      seenFromTheSea,
    ),
  },
  {
    name: '2.11',
    effect: seq(
      story(
        'A la duodécima respiración la Baja y la de la Barra hablan a la vez. Es un sonido limpio, de puerta que encaja. Mar adentro la bocina deja la pregunta a medias: algo vira, despacio y con alivio, y pone la proa donde una luz queda encima de la otra.',
        'On the twelfth breath Low and Bar speak together. It is a clean sound, a door fitting its frame. Out at sea the horn leaves its question half asked: something turns, slowly and with relief, and puts its bow to where one light stands over the other.',
      ),
      setFlag('encounter', 'false-line'),
      reveal('two-in-line'),
      place('threat', { square: TELESCOPE }),
      theSail,
    ),
  },
  {
    name: '2.12',
    effect: seq(
      story(
        'Las dos luces siguen en línea. Lo que viene, viene contando hasta doce.',
        'The two lights are still in line. What is coming comes on counting twelves.',
      ),
      place('threat', { square: TELESCOPE }),
      theSail,
    ),
  },
  {
    name: '2.13',
    effect: seq(
      cases([guard(not(hasFlag('encounter', 'door')), turnTo(g('2.14'))), guard(isLit(high), alreadyLit)]),
      story(
        'La Alta prende blanca, con un ruido de libro que se abre. Habla cada diez respiraciones y se la entiende desde muy lejos.',
        'High takes, white, with the sound of a book being opened. It speaks every tenth breath and can be understood from very far off.',
      ),
      light(high),
      setFlag('encounter', 'false-line', 0),
      withHigh,
    ),
  },
  {
    name: '2.14',
    effect: seq(
      story(
        'La mecha escucha. La lámpara espera la opinión de la puerta, y a la puerta no se la ha preguntado nadie.',
        'The wick listens. The lamp is waiting for the door’s opinion, and nobody has asked the door.',
      ),
      cases([guard(slotFilled(HIGH), seq(emptySlot(HIGH), gain.gems(1)))]),
    ),
  },
  {
    name: '2.15',
    effect: seq(
      cases([guard(not(hasFlag('encounter', 'door')), turnTo(g('2.14'))), guard(isLit(high), alreadyLit)]),
      story(
        'Una llama se puede subir entre las manos si no se corre. La lámpara que la pierda se quedará a oscuras.',
        'A flame can be brought up between two hands, if one does not run. The lamp that loses it will be dark.',
      ),
      decide([
        choice('low', words('Subir la llama de la Baja', 'Bring up Low’s flame'), flameOf(low), { needs: isLit(low) }),
        choice('bar', words('Subir la llama de la Barra', 'Bring up Bar’s flame'), flameOf(bar), { needs: isLit(bar) }),
        choice('leave', words('Dejar cada llama en su sitio', 'Leave each flame where it is'), goBack),
      ]),
    ),
  },
  {
    name: '2.28',
    effect: seq(
      story(
        'Una vela lee dos lámparas como un camino, y entra. No hay estruendo: hay un roce largo, educado, de tabla contra arena, como cuando alguien arrastra una silla para no despertar a nadie. La bocina pregunta una vez más. Desde la barra se ve un farol, y alrededor del farol dos sombras que se apartan para dejarse sitio la una a la otra.\n\nLuego el farol ilumina a una.',
        'A sail reads two lamps as a road, and comes in. There is no crash: there is a long polite scrape of plank on sand, as when somebody moves a chair so as to wake nobody. The horn asks once more. On the bar one can see a lantern, and round the lantern two shadows, each moving over to leave the other room.\n\nThen the lantern lights one.',
      ),
      setFlag('campaign', 'wreck'),
      setFlag('encounter', 'false-line', 0),
      take('threat', { square: TELESCOPE }),
      take('threat', { square: TELESCOPE }),
      take('threat', { square: TELESCOPE }),
    ),
  },
  {
    name: '2.39',
    effect: cases([
      guard(hasLostItsGem(low), seq(read(g('2.43')), putOut(low))),
      guard(hasLostItsGem(bar), seq(read(g('2.43')), putOut(bar))),
      guard(hasLostItsGem(high), seq(read(g('2.43')), putOut(high))),
    ]),
  },
  {
    name: '2.41',
    effect: seq(
      story(
        'El aceite cae en un hilo muy fino y tarda una respiración entera.',
        'The oil falls in a very thin thread and takes one whole breath.',
      ),
      cases([
        guard(onSquares(LOW), seq(cases([guard(isLit(low), alreadyLit)]), read(g('2.44')), turnTo(g('2.08')))),
        guard(onSquares(BAR), seq(cases([guard(isLit(bar), alreadyLit)]), read(g('2.44')), turnTo(g('2.10')))),
        guard(not(hasFlag('encounter', 'door')), turnTo(g('2.14'))),
        guard(onSquares(HIGH), seq(cases([guard(isLit(high), alreadyLit)]), read(g('2.44')), turnTo(g('2.13')))),
      ]),
    ),
  },
  {
    name: '2.43',
    effect: story(
      'Sin su Gema la lámpara termina la palabra que estaba diciendo y se calla.',
      'Without its Gem the lamp finishes the word it was saying, and is silent.',
    ),
  },
  {
    name: '2.44',
    effect: seq(
      story('La última gota se queda en el pico, sin decidirse.', 'The last drop stays on the spout, undecided.'),
      addToFlag('encounter', 'oil', -1),
      cases([guard(not(hasFlag('encounter', 'oil')), hideActions('oil'))]),
    ),
  },
]
