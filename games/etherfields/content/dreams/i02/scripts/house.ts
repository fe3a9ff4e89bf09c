import type { Script } from '../../../book.ts'
import {
  addToFlag,
  atTable,
  both,
  cases,
  choice,
  cure,
  decide,
  dieTable,
  draw,
  either,
  goBack,
  guard,
  hasFlag,
  hasNote,
  not,
  putState,
  read,
  reveal,
  seq,
  setFlag,
  showActions,
  story,
  suffer,
  turnTo,
  words,
  youAre,
} from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'

/* I-02: the cellar, the log, the bunk and the telescope (2.16 to 2.22, 2.30). */

/** She sits at the table and it is her turn, or she is one of the quiet ones. */
const itIsHers = either(youAre('freeSpirit'), not(atTable('freeSpirit')))
const oil = seq(
  story(
    'Detrás del último tonel, una lata con dos dedos de aceite. Alguien la guardó para una urgencia y luego no supo cuál.',
    'Behind the last cask, a can with two fingers of oil in it. Somebody kept it for an emergency and then could not tell which.',
  ),
  addToFlag('encounter', 'oil'),
  showActions('oil'),
)

export const house: readonly Script[] = [
  {
    name: '2.16',
    once: true,
    effect: seq(
      story(
        'La bodega huele a mecha. Apartas toneles a empujones; en el fondo, algo que mastica aparta los suyos para dejarte pasar.',
        'The cellar smells of wick. You shove casks aside; at the far end something that chews moves its own, to let you by.',
      ),
      dieTable('fortune', {
        failure: seq(
          story('El que te cae encima está vacío, pero es de roble.', 'The one that comes down on you is empty, but it is oak.'),
          suffer(1),
        ),
        blank: story('Nueve toneles, nueve veces nada.', 'Nine casks, nine times nothing.'),
        one: oil,
        two: oil,
        three: oil,
      }),
    ),
    again: turnTo(g('2.17')),
  },
  {
    name: '2.17',
    effect: seq(
      story(
        'Aceite no hay. Hay diez años de recibos, masticados hasta hacer de ellos un nido, con una taza de loza en el centro. Todos están a nombre del mismo deudor: «El que suscribe».',
        'There is no oil. There are ten years of receipts, chewed into a nest, with a china cup in the middle of it. They are all made out to the same debtor: “The undersigned”.',
      ),
      setFlag('encounter', 'receipts'),
    ),
  },
  {
    name: '2.18',
    effect: seq(
      story(
        'El diario lleva tres columnas, una por lámpara, y en cada una, las respiraciones en que habló. La Baja: 4, 8, 12, 16, 20, y así. La de la Barra: 6, 12, 18, 24, 30. La Alta: 10, 20, 30, 40, 50. Al pie de cada página, una raya y el mismo reparo: «Nunca las tres a la vez antes de acabar la hoja». Cada hoja tiene cincuenta y nueve líneas.',
        'The log has three columns, one for each lamp, and in each the breaths on which it spoke. Low: 4, 8, 12, 16, 20, and so on. Bar: 6, 12, 18, 24, 30. High: 10, 20, 30, 40, 50. At the foot of every page, a line and the same remark: “Never all three at once before the leaf ran out.” Every leaf has fifty-nine lines.',
      ),
      cases(
        [
          guard(both(hasNote('n-02'), not(hasFlag('campaign', 'i02-hand')), itIsHers), turnTo(g('2.20'))),
          guard(
            hasNote('n-02'),
            story(
              'Donde estaba la última hoja queda un borde de papel, como una encía.',
              'Where the last leaf was there is an edge of paper, like a gum.',
            ),
          ),
        ],
        showActions('m'),
      ),
    ),
  },
  {
    name: '2.19',
    effect: seq(
      story(
        'La última hoja está pegada con sal. La sueltas con la uña, fibra a fibra, y sale entera: una orden de una sola línea, y debajo, con otra letra más pequeña, el enterado.',
        'The last leaf is stuck down with salt. You work it loose with a fingernail, fibre by fibre, and it comes away whole: an order of a single line and under it, in a smaller hand, the word “noted”.',
      ),
      reveal('n-02'),
      cases([guard(itIsHers, turnTo(g('2.20')))]),
    ),
  },
  {
    name: '2.20',
    once: true,
    effect: seq(
      cases(
        [
          guard(
            youAre('freeSpirit'),
            story(
              'Conoces esa letra: la «l» que se escapa del renglón, la prisa. «Lámpara apagada», escribió, y luego la hora, y luego nada. No hay nadie mirando la hoja salvo todo el mundo.',
              'You know that hand: the l that gets away from the line, the hurry. “Lamp out,” it wrote, and the time, and nothing more. Nobody is looking at the leaf except everyone.',
            ),
          ),
        ],
        story(
          'Junto al diario hay una silla, y en la silla la forma de alguien menudo que se ha dormido con la mejilla en la mesa: Lia Marrow, con tinta en el pulgar. La letra del enterado es suya. Respira como quien tiene que coger un tren.',
          'By the log there is a chair, and in the chair the shape of somebody slight who has gone to sleep with one cheek on the table: Lia Marrow, ink on her thumb. The hand that noted it is hers. She breathes like a person with a train to catch.',
        ),
      ),
      decide([
        choice(
          'own',
          words('Decir de quién es la letra', 'Say whose hand it is'),
          seq(
            story(
              'Lo dices en voz alta. La torre no se cae. Alguien, detrás de ti, suelta el aire.',
              'You say it aloud. The tower does not fall. Behind you somebody lets out a breath.',
            ),
            setFlag('campaign', 'mended-lia'),
            setFlag('campaign', 'i02-hand'),
            cure(2),
          ),
          { needs: youAre('freeSpirit'), secret: true },
        ),
        choice(
          'open',
          words('Dejar la hoja abierta a su lado', 'Leave the leaf open beside her'),
          seq(
            story(
              'La pones donde la verá al despertar, con el tintero encima para que no se cierre.',
              'You put it where she will see it on waking, with the inkwell on it so that it cannot close.',
            ),
            setFlag('campaign', 'mended-lia'),
            setFlag('campaign', 'i02-hand'),
            cure(2),
          ),
          { needs: not(atTable('freeSpirit')), secret: true },
        ),
        choice(
          'turn',
          words('Pasar la página', 'Turn the page'),
          seq(
            story(
              'El dorso está en blanco, y es un alivio, y pesa lo mismo.',
              'The back is blank, which is a relief, and weighs the same.',
            ),
            setFlag('campaign', 'i02-hand'),
            draw(3),
          ),
        ),
      ]),
    ),
  },
  {
    name: '2.21',
    once: true,
    effect: seq(
      story(
        'La litera es para alguien que mide siete palmos. Bajo la almohada, envuelta en un pañuelo, una chapa de latón con un agujero.',
        'The bunk is for somebody seven spans long. Under the pillow, wrapped in a handkerchief, a brass tally with a hole in it.',
      ),
      reveal('n-03'),
    ),
    again: turnTo(g('2.22')),
  },
  {
    name: '2.22',
    effect: seq(
      story(
        'La litera está caliente, y nadie se ha acostado. Cabes, si encoges las rodillas; lo difícil será levantarse.',
        'The bunk is warm, and nobody has lain in it. You fit, with your knees drawn up; it is the getting up that will be hard.',
      ),
      decide([
        choice('rest', words('Echarse un momento', 'Lie down for a moment'), seq(cure(1), putState('paralysed'))),
        choice('leave', words('Estirar la colcha', 'Smooth the quilt'), goBack),
      ]),
    ),
  },
  {
    name: '2.30',
    effect: cases(
      [
        guard(
          hasFlag('campaign', 'wreck'),
          story(
            'Una balandra, de costado, muy quieta. Un farol a bordo y una persona, sentada, con las manos abiertas sobre las rodillas.',
            'A sloop, on her side, very still. One lantern aboard and one person, sitting, both hands open on their knees.',
          ),
        ),
      ],
      seq(
        story(
          'Una balandra, cuatro dedos por encima del horizonte, que el catalejo pone del revés y no lo arregla. Dos a bordo y un solo farol, que se pasan.',
          'A sloop, four fingers above the horizon, which the telescope turns over and does not put right. Two aboard and a single lantern, which they hand to and fro.',
        ),
        cases([guard(hasFlag('encounter', 'false-line'), read(g('2.45')))]),
      ),
    ),
  },
  {
    name: '2.45',
    effect: story(
      'Ya no buscan: vienen. Uno de los dos saluda con la mano hacia las dos luces, agradecido.',
      'They are no longer searching: they are coming. One of the two waves at the pair of lights, obliged to them.',
    ),
  },
]
