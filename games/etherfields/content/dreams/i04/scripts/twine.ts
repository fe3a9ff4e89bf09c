import type { Script } from '../../../book.ts'
import {
  addToFlag,
  cases,
  choice,
  decide,
  draw,
  driveOff,
  figures,
  gainFlaw,
  goBack,
  guard,
  hasFlag,
  hideActions,
  not,
  place,
  read,
  reveal,
  riddle,
  seal,
  seq,
  setFlag,
  showActions,
  story,
  turnTo,
  words,
} from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'
import { freeze, GRAFTER, hasCoals } from '../orchard.ts'

/* I-04: the Grafter, the twine and the coals. */

const isPatient = hasFlag('encounter', 'patient')
const bare = turnTo(g('4.23'))

export const twine: readonly Script[] = [
  {
    name: '4.18',
    effect: seq(
      addToFlag('encounter', 'contacts'),
      cases(
        [
          guard(
            hasFlag('encounter', 'contacts', 4),
            story(
              'Te mira la muñeca, tira una vez, asiente y sigue a lo suyo.',
              'She looks at your wrist, gives one pull, nods, and goes on with it.',
            ),
          ),
          guard(hasFlag('encounter', 'contacts', 3), turnTo(g('4.19'))),
          guard(
            hasFlag('encounter', 'contacts', 2),
            seq(
              story(
                '—¿Por dónde empieza? —pregunta. No es un examen: quiere saberlo. Te enseña los dedos, hinchados, blancos en la punta—. Prueba. Si te equivocas, lo deshago yo. Deshacer no se me ha olvidado.',
                '“Where does it begin?” she asks. It is not an examination: she wants to know. She shows you her fingers, swollen, white at the tips. “Try. If it’s wrong I’ll undo it. Undoing I can still do.”',
              ),
              setFlag('encounter', 'patient'),
            ),
          ),
        ],
        seq(
          story(
            'No dice nada. Te pone un cabo en la mano y te cierra los dedos encima, uno por uno, contándolos. Mientras lo sujetas, ella ata. Está caliente por donde lo llevaba.',
            'She says nothing. She puts an end into your hand and closes your fingers over it, one by one, counting. While you hold, she ties. It is warm where she had it.',
          ),
          draw(2),
        ),
      ),
    ),
  },
  {
    name: '4.19',
    effect: seq(
      story(
        '—Por si te duermes —dice, y te da una vuelta a la muñeca con el otro cabo, y otra a todas las muñecas del Equipo. Aprieta lo justo para que sepas que está. Al otro lado, alguien, muy lejos, da un tirón de respuesta.',
        '“In case you drop off,” she says, and puts a turn of the other end round your wrist, and round every wrist in the Team. It is just tight enough to let you know it is there. At the far end, a long way off, somebody gives one pull in answer.',
      ),
      reveal('tied-wrist'),
    ),
  },
  {
    name: '4.20',
    effect: seq(
      story(
        'Se aparta antes de que llegue el segundo golpe y deja la soga donde estaba. Sin nadie que lo tense, el cordel se comba de árbol en árbol. La madre da un crujido, solo uno.',
        'She steps away before the second blow and leaves the rope where it lay. With no one to keep it taut the twine sags from tree to tree. The mother creaks, once.',
      ),
      driveOff(figures(GRAFTER)),
      freeze('B1'),
    ),
  },
  {
    name: '4.21',
    effect: riddle(
      9999,
      {
        2731: turnTo(g('4.22')),
        3127: turnTo(g('4.22')),
        2827: bare,
        2830: bare,
        2831: bare,
        2828: bare,
        3027: bare,
        3028: bare,
        3031: bare,
        3030: bare,
      },
      turnTo(g('4.24')),
      {
        about: words(
          'El carrete espera. ¿En qué árbol empieza el cordel y en cuál acaba? Los árboles responden por su número de dientes: cuatro cifras seguidas, el primero y el último.',
          'The spool waits. At which tree does the twine begin, and at which does it end? Trees answer to their number of teeth: four figures in a row, the first and the last.',
        ),
      },
    ),
  },
  {
    name: '4.22',
    effect: seq(
      story(
        'Te corre entre los dedos como si ya hubiera estado allí. Del níspero al cerezo, o del cerezo al níspero: ocho alambres, uno detrás de otro, y ninguno se queja dos veces. Llegas a la madre con el cordel todavía templado. Falta anudar.',
        'It runs through your fingers as if it had been there before. Medlar to cherry, or cherry to medlar: eight wires, one after another, and none complains twice. You come to the mother with the twine still warm. It remains to tie it.',
      ),
      setFlag('encounter', 'threaded'),
      hideActions('r'),
      showActions('v'),
    ),
  },
  {
    name: '4.23',
    effect: seq(
      story(
        'Terminas, te apartas, y hay un alambre desnudo. Deshaces, das otra vuelta: otro alambre, otro desnudo.\n\n—Siempre son los de tres —dice alguien, con paciencia, desde lo alto de una escalera.',
        'You finish, stand back, and there is one wire bare. You undo it and go round another way: another wire, bare again.\n\n“It is always the threes,” says somebody patient, from the top of a ladder.',
      ),
      cases([guard(not(isPatient), freeze('B2'))]),
    ),
  },
  {
    name: '4.24',
    effect: seq(
      story(
        'Los dedos no quieren. El cordel vuelve solo al carrete.',
        'Your fingers will not. The twine goes back on the spool by itself.',
      ),
      addToFlag('encounter', 'fumbled'),
      cases([
        guard(
          hasFlag('encounter', 'fumbled', 2),
          story(
            'Debajo del carrete alguien ha dejado una nota de jardinería: «Primero, contar dientes. Luego, contar alambres. Quien tiene un número que no se parte en dos se queda con una punta».',
            'Under the spool somebody has left a gardener’s note: “First count teeth. Then count wires. Whichever has a number that will not halve is left with an end.”',
          ),
        ),
      ]),
      cases([guard(not(isPatient), seal(1))]),
    ),
  },
  {
    name: '4.25',
    effect: seq(
      story(
        'Lo haces a la fuerza, con los dientes donde no llegan las manos. Agarra como agarra un puño: mucho, y sin saber qué. En el tercer nudo se te queda algo dentro que no era tuyo.',
        'You do it by force, with your teeth where hands will not reach. It holds the way a fist holds: hard, and not knowing what. At the third knot something stays in with you that was not yours.',
      ),
      setFlag('campaign', 'rough'),
      gainFlaw,
      turnTo(g('4.27')),
    ),
  },
  {
    name: '4.26',
    effect: cases(
      [
        guard(
          hasCoals,
          seq(
            story(
              'Devuelves las brasas a la estufa. Las recibe con un suspiro y cierra la puerta con el pie.',
              'You give the coals back to the stove. It takes them with a sigh and shuts its door with one foot.',
            ),
            setFlag('encounter', 'coals', 0),
            hideActions('w'),
          ),
        ),
      ],
      seq(
        story(
          'La estufa está encendida y lleva así toda la noche, con una silla arrimada. Llenas un cubo de brasas. Pesa, da luz y se come lo que llevas encima: al final de cada Turno habrá que echarle algo. Desde la madre se oye la corteza encogerse.',
          'The stove is lit and has been all night, with a chair drawn up. You fill a bucket with coals. It is heavy, it gives light, and it eats what you carry: at the end of each Turn it will have to be fed. Across at the mother you hear the bark shrink.',
        ),
        setFlag('encounter', 'coals'),
        place('light'),
        showActions('w'),
      ),
    ),
  },
  {
    name: '4.27',
    effect: seq(
      story(
        'Haces el quinto nudo y el huerto deja de castañetear, hilera por hilera, como una calle que va apagando las farolas. La Injertadora prueba el hilo con un dedo. Zumba. Sobra un trozo: lo que mide un antebrazo, no más. Te tiende el cabo y mira al suelo, a tu lado, donde la escarcha se ha fundido con la forma de una persona sentada que se abraza las rodillas.\n\n—Está cortado para seis —dice—. Siempre lo ha estado. Yo no soy quien corta.\n\nBajo la tierra alguien asegura que no pasa nada, de verdad.',
        'You tie the fifth knot and the orchard stops chattering, row by row, like a street putting out its lamps. The Grafter tries the line with one finger. It hums. There is twine over: a forearm’s length, no more. She holds out the end and looks at the ground beside you, where the frost has melted in the shape of someone sitting with their knees drawn up.\n\n“It’s cut for six,” she says. “It always was. I don’t do the cutting.”\n\nFrom under the soil somebody says that it’s perfectly all right, really.',
      ),
      decide(
        [
          choice('tie', words('Atar el sexto', 'Tie the sixth'), turnTo(g('4.28'))),
          choice('cut', words('Cortar el cabo', 'Cut the end'), turnTo(g('4.29'))),
        ],
        { by: 'group' },
      ),
    ),
  },
  {
    name: '4.28',
    effect: seq(
      story(
        'El sexto nudo se hace solo, casi. Desde muy abajo alguien da las gracias, y luego, por no molestar, las vuelve a dar más bajito. El cordel que sobra mide exactamente lo que tu muñeca.',
        'The sixth knot very nearly ties itself. From very low down somebody says thank you and then, so as not to be a trouble, says it again more quietly. What is left of the twine is exactly as long as your wrist is round.',
      ),
      addToFlag('campaign', 'room'),
      reveal('n-06'),
      read(g('4.36')),
      turnTo(g('4.31')),
    ),
  },
  {
    name: '4.29',
    effect: seq(
      story(
        'Cinco, pues. El cabo cae y se queda en el suelo, enroscado. La forma fundida se vuelve a helar despacio, empezando por los pies.',
        'Five, then. The end falls and lies on the ground in a curl. The melted shape freezes over slowly, from the feet.',
      ),
      read(g('4.36')),
      turnTo(g('4.31')),
    ),
  },
  {
    name: '4.30',
    effect: seq(
      story(
        'Arrimas el cubo. La corteza cruje de gusto, y por un momento el árbol entero se inclina hacia las brasas como se inclina una sala hacia un cuento. Arderá bien. Arderá una vez.',
        'You bring the bucket close. The bark creaks with pleasure, and for a moment the whole tree leans towards the coals as a room leans towards a story. It will burn well. It will burn once.',
      ),
      decide(
        [
          choice('burn', words('Quemarlo', 'Burn it'), seq(read(g('4.36')), turnTo(g('4.32')))),
          choice('back', words('Apartarse', 'Step back'), goBack),
        ],
        { by: 'group' },
      ),
    ),
  },
]
