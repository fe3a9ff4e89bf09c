import type { Both } from '@miskatonic/effects'
import type { Script } from '../../../book.ts'
import {
  atLeastPlayers,
  atTable,
  cases,
  choice,
  decide,
  either,
  goBack,
  guard,
  not,
  read,
  seq,
  setFlag,
  showActions,
  story,
  suitIs,
  turnTo,
  words,
} from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'
import { canFreeze, freeze, type Plot } from '../orchard.ts'

/* I-04: how it begins, and how the frost goes on. */

const PLACES: { readonly [P in Exclude<Plot, 'B1'>]: Both } = {
  A1: words('El cobertizo', 'The shed'),
  C1: words('La estufa', 'The stove'),
  A2: words('El manzano', 'The apple tree'),
  B2: words('El banco y el carrete', 'The bench and the spool'),
  C2: words('El ciruelo', 'The plum tree'),
  A3: words('El níspero', 'The medlar'),
  B3: words('La entrada', 'The way in'),
  C3: words('El cerezo', 'The cherry tree'),
}

export const frostScripts: readonly Script[] = [
  {
    name: '4.01',
    effect: story(
      'Cristal por encima, cristal por los lados, y un ruido como de un cajón de cucharas. Son los árboles. Cada uno está cargado de fruta, y la fruta, si te acercas, es pequeña y blanca y castañetea: dientes, todos sanos, treinta por rama en los buenos años. En medio hay un árbol que no tiembla porque ya no puede.\n\nAl fondo alguien muy alto pasa de tronco en tronco con una soga al hombro. Se para, se sopla los dedos, anuda. Lo que anuda lleva botas.',
      'Glass above, glass on every side, and a noise like a drawer of spoons. It is the trees. Each is heavy with fruit, and the fruit, when you come close, is small and white and chatters: teeth, all sound, thirty to the branch in a good year. In the middle stands a tree that does not shiver because it is past that.\n\nAt the far end somebody very tall goes from trunk to trunk with a rope over her shoulder. She stops, blows on her fingers, ties a knot. What she is tying wears boots.',
    ),
  },
  {
    name: '4.02',
    effect: story(
      'El cordel se acuerda de tus manos y se deja coger por el cabo. Los dientes son los mismos y son los mismos por árbol. La escarcha ha empezado otra vez por el rincón del cobertizo.',
      'The twine remembers your hands and lets itself be taken by the end. The teeth are the same, and the same to each tree. The frost has begun again in the corner by the shed.',
    ),
  },
  {
    name: '4.03',
    effect: story(
      'En el rincón del cobertizo, una fruta deja de castañetear. Las de al lado esperan un momento, por si vuelve. El silencio mide dos palmos y tiene el borde blanco.',
      'In the corner by the shed one fruit stops chattering. The ones beside it wait a moment, in case. The silence is two spans across and has a white edge.',
    ),
  },
  {
    name: '4.04',
    effect: seq(
      story(
        'Hay alguien atado al manzano que antes no estaba: tres vueltas al pecho, una a cada muñeca, la cabeza apoyada como se apoya en un hombro. La escarcha llega hasta sus botas y da un rodeo.',
        'There is somebody tied to the apple tree who was not there before: three turns round the chest, one round each wrist, the head laid as one lays it on a shoulder. The frost comes as far as the boots and goes round.',
      ),
      cases(
        [
          guard(
            not(atTable('specialist')),
            seq(
              story(
                'Es Anselm Rook. Del bolsillo le asoma una lupa de relojero, empañada por dentro.',
                'It is Anselm Rook. A watchmaker’s glass sticks out of his pocket, misted on the inside.',
              ),
              setFlag('encounter', 'tied', 1),
            ),
          ),
          guard(
            not(atTable('gambler')),
            seq(
              story(
                'Es Vera Sall. Duerme con un puño cerrado, como quien guarda la última ficha.',
                'It is Vera Sall. She sleeps with one fist shut, like someone keeping back the last chip.',
              ),
              setFlag('encounter', 'tied', 2),
            ),
          ),
          guard(
            not(atTable('toughGuy')),
            seq(
              story(
                'Es Bruno Hale. Ha hecho falta el doble de soga y sobra la mitad de él.',
                'It is Bruno Hale. It has taken twice the rope, and half of him is left over.',
              ),
              setFlag('encounter', 'tied', 3),
            ),
          ),
          guard(
            not(atTable('freeSpirit')),
            seq(
              story(
                'Es Lia Marrow. Lleva la saca puesta; entre las cartas, una lámpara pequeña, apagada.',
                'It is Lia Marrow. She has her mailbag on; among the letters, a small lamp, out.',
              ),
              setFlag('encounter', 'tied', 4),
            ),
          ),
        ],
        seq(
          story(
            'Es Kit Sall, que no sabe nadar y siempre se ofrece. Tiene una mano suelta. La mueve dormido, de lado a lado.',
            'It is Kit Sall, who cannot swim and always offers. One hand is free. He moves it in his sleep, from side to side.',
          ),
          setFlag('encounter', 'tied', 5),
        ),
      ),
      showActions('q'),
    ),
  },
  {
    name: '4.05',
    effect: story(
      'La tierra se endurece con tus huellas dentro. Tus botas le han cogido cariño al suelo; levantar una lleva dos intentos.',
      'The ground goes hard with your prints in it. Your boots have grown fond of the ground; to lift one takes two tries.',
    ),
  },
  {
    name: '4.06',
    effect: seq(
      story(
        'El último diente de la madre deja de moverse. No hace ruido al parar: deja de hacerlo.',
        'The mother’s last tooth leaves off. It makes no sound in stopping; it stops making one.',
      ),
      turnTo(g('4.33')),
    ),
  },
  {
    name: '4.37',
    effect: seq(
      cases([guard(either(suitIs('hearts'), suitIs('diamonds')), read(g('4.42')))], read(g('4.43'))),
      cases([guard(atLeastPlayers(3), read(g('4.43')))]),
    ),
  },
  {
    name: '4.38',
    effect: story(
      'En el cristal, por fuera, cinco golpes con los nudillos. La fruta se calla para contarlos. Cuando llega el sexto, un rato después, ya nadie lleva la cuenta más que tú.',
      'On the glass, from outside, five knocks with the knuckles. The fruit goes quiet to count them. When the sixth comes, a good while after, nobody is counting any more but you.',
    ),
  },
  {
    name: '4.41',
    effect: story(
      'Vuelve la Injertadora por donde se fue, sin reproche. Hay trabajo, y las manos que hay son las suyas.',
      'The Grafter comes back the way she went, without reproach. There is work, and the hands there are, are hers.',
    ),
  },
  {
    name: '4.42',
    effect: seq(
      story(
        'La escarcha sube por el tronco de la madre el ancho de una mano y se sienta a mirar.',
        'The frost climbs the mother’s trunk by the width of a hand, and sits down to watch.',
      ),
      freeze('B1'),
    ),
  },
  {
    name: '4.43',
    effect: seq(
      story('La escarcha vacila. Irá donde encuentre menos calor.', 'The frost hesitates. It will go where you leave it least warmth.'),
      decide(
        (Object.keys(PLACES) as (keyof typeof PLACES)[]).map((plot) =>
          choice(plot.toLowerCase(), PLACES[plot], freeze(plot), { needs: canFreeze(plot), secret: true }),
        ),
        { by: 'group', otherwise: goBack },
      ),
    ),
  },
]
