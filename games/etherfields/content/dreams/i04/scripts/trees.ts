import type { Condition } from '@miskatonic/effects'
import type { Script } from '../../../book.ts'
import {
  both,
  cases,
  choice,
  cure,
  decide,
  draw,
  gainFlaw,
  goBack,
  guard,
  hasFlag,
  not,
  pay,
  reveal,
  seq,
  setFlag,
  story,
  turnTo,
  words,
  youAre,
} from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'
import { freeze, thaw } from '../orchard.ts'

/* I-04: what is written on the bench, how many teeth a tree has, and who is tied to one. */

const own = (who: Condition) => cases([guard(both(who, not(hasFlag('campaign', 'i04-ache'))), turnTo(g('4.14')))])

export const trees: readonly Script[] = [
  {
    name: '4.07',
    once: true,
    effect: story(
      'Sobre el banco, una navaja, cera, y una regla grabada a punzón en la madera: «Un solo cordel. Cada alambre una vez. Ninguno dos». Debajo hay ocho muescas, y en cada una una hebra, tensa como si alguien tirara desde abajo. Le han dado la vuelta al banco para escribir lo demás por el otro lado.',
      'On the bench a knife, wax, and a rule pricked into the wood with an awl: “One length. Every wire once. None twice.” Under it are eight notches with a strand in each, taut as if someone pulled from below. The bench has been turned over to write the rest on the other side.',
    ),
    again: turnTo(g('4.08')),
  },
  {
    name: '4.08',
    effect: story(
      'Te agachas y miras por debajo. La letra está al revés y es de otra mano: «Los árboles de alambres pares lo dejan pasar: entra y sale. Los de impares se quedan con un cabo». Cuesta leerlo con la sangre en la cabeza.',
      'You get down and look underneath. The writing is upside down and in another hand: “Even trees let it through, in and out. Odd trees keep an end.” It is hard to read with the blood in your head.',
    ),
  },
  {
    name: '4.09',
    effect: seq(
      story(
        'Cuentas con el dedo, sin tocar. El manzano tiene veintiocho, gastados por igual, como los de quien muerde siempre lo mismo a la misma hora. En la corteza, aceite de reloj. Cuatro alambres.',
        'You count with a finger, not touching. The apple tree has twenty-eight, evenly worn, as of somebody who bites the same thing at the same time each day. There is clock-oil on the bark. Four wires.',
      ),
      own(youAre('specialist')),
    ),
  },
  {
    name: '4.10',
    effect: seq(
      story(
        'El ciruelo tiene treinta. Dos eran de oro y están en otra parte; el hueco se ríe por ese lado. Cuatro alambres.',
        'The plum has thirty. Two were gold and are elsewhere; the gap smiles on that side. Four wires.',
      ),
      own(youAre('gambler')),
    ),
  },
  {
    name: '4.11',
    effect: seq(
      story(
        'El níspero tiene veintisiete, y nudillos a juego: uno por cada diente que falta, y más. Se agarra a la tierra con las dos manos. Tres alambres.',
        'The medlar has twenty-seven, and the knuckles to match: one for each that is gone, and then some. It holds on to the ground with both hands. Three wires.',
      ),
      own(youAre('toughGuy')),
    ),
  },
  {
    name: '4.12',
    effect: seq(
      story(
        'El cerezo tiene treinta y uno; uno es dulce, y el árbol lo esconde detrás de una hoja con forma de sobre. Se inclina hacia el ferrocarril, aunque desde aquí no se oye. Tres alambres.',
        'The cherry has thirty-one; one is sweet, and the tree keeps it behind a leaf shaped like an envelope. It leans towards the railway, though one cannot hear it from here. Three wires.',
      ),
      own(youAre('freeSpirit')),
    ),
  },
  {
    name: '4.13',
    effect: seq(
      story(
        'La madre tiene dos alambres y un solo diente, que no es suyo. La corteza está caliente a la altura del pecho, en una franja de dos palmos, como la cama de alguien que acaba de levantarse.',
        'The mother has two wires and a single tooth, not hers. Her bark is warm at the height of a chest, in a band two spans wide, like a bed somebody has just got out of.',
      ),
      cases([guard(not(hasFlag('encounter', 'leaned')), seq(setFlag('encounter', 'leaned'), cure(1)))]),
    ),
  },
  {
    name: '4.14',
    effect: seq(
      story(
        'Te pasas la lengua por los tuyos mientras cuentas, y el número sale igual. Este árbol te conoce la boca. Uno de los dientes de arriba tiembla en la rama justo cuando el tuyo duele.',
        'You run your tongue along your own while you count, and the number comes out the same. This tree knows your mouth. One of its upper teeth stirs on the branch exactly when yours aches.',
      ),
      setFlag('campaign', 'i04-ache'),
      decide([
        choice('keep', words('Quedarte con el dolor', 'Keep the ache'), reveal('toothache')),
        choice('out', words('Que te lo saquen', 'Have it out'), seq(cure(2), gainFlaw)),
      ]),
    ),
  },
  {
    name: '4.15',
    effect: seq(
      story(
        'Respira despacio, más despacio que tú. El nudo es bueno: se soltaría con un dedo. Tiene las manos heladas y el resto no.',
        'The breathing is slow, slower than yours. The knot is a good one: a finger would slip it. The hands are frozen and the rest is not.',
      ),
      decide([
        choice('cut', words('Cortar la soga', 'Cut the rope'), turnTo(g('4.16'))),
        choice('rub', words('Frotarle las manos', 'Rub the hands'), turnTo(g('4.17')), { cost: pay.discard(2) }),
        choice('leave', words('Dejarlo estar', 'Let be'), goBack),
      ]),
    ),
  },
  {
    name: '4.16',
    effect: seq(
      story(
        'Cortas. Te da las gracias con los ojos cerrados, se aparta tres pasos del tronco y se sienta en la tierra, donde nadie se sienta. Al rato tiene las cejas blancas. La escarcha que daba un rodeo ya no lo da.',
        'You cut. You are thanked, eyes shut; three steps away from the trunk, and then a sitting down on the ground, where nobody sits. In a while the eyebrows are white. The frost that was going round no longer does.',
      ),
      setFlag('encounter', 'cut'),
      freeze('A2'),
      freeze('B2'),
    ),
  },
  {
    name: '4.17',
    effect: seq(
      story(
        'Le coges las dos manos entre las tuyas y frotas hasta que no sabes cuál es de quién. Diez dedos, veinte, diez. El cristal se empaña en redondo por encima de vuestras cabezas y gotea. Un palmo de escarcha se va por donde vino.',
        'You take both hands between yours and rub until you cannot tell which is whose. Ten fingers, twenty, ten. The glass mists in a ring above your heads and drips. A span of frost goes back the way it came.',
      ),
      setFlag('encounter', 'tended'),
      thaw,
      draw(1),
    ),
  },
  {
    name: '4.35',
    effect: cases(
      [
        guard(
          hasFlag('campaign', 'i04-hands'),
          story(
            'El cobertizo está vacío. El cubo tiene una capa de hielo con diez agujeros.',
            'The shed is empty. The bucket has a skin of ice with ten holes in it.',
          ),
        ),
        guard(
          youAre('toughGuy'),
          seq(
            story(
              'Entre tiestos, una chapa de latón con un 5 y la huella de un pulgar hundida en el metal. Pones el tuyo. Encaja. Al lado hay un cubo de agua limpia, jabón y una toalla doblada para dos manos. Tus manos se abren solas, como se abrieron aquella noche, primero una y después la otra.',
              'Among flowerpots, a brass tally with a 5, a thumb-mark sunk in the metal. You put yours there. It fits. Beside it stand a bucket of clean water, soap, and a towel folded for two hands. Your hands come open by themselves, as they came open that night, first one and then the other.',
            ),
            reveal('n-07'),
            setFlag('campaign', 'i04-hands'),
            decide([
              choice(
                'say',
                words('Decir lo que hicieron tus manos', 'Say what your hands did'),
                seq(
                  story(
                    '—Eran dos —dices, a los tiestos—. Tenía a uno en cada mano y podía con uno. Solté a quien estaba más lejos.\n\nNadie contesta. Fuera, la Injertadora ha parado a medio nudo; luego lo termina, más despacio. Las manos te siguen pesando. Pero son dos.',
                    '“There were two,” you say, to the flowerpots. “I had one by each hand and could lift one. I let go of the farther.”\n\nNobody answers. Outside, the Grafter has stopped with a knot half made; then she finishes it, more slowly. Your hands are as heavy as before. But there are two of them.',
                  ),
                  setFlag('campaign', 'mended-bruno'),
                ),
              ),
              choice(
                'wash',
                words('Lavártelas', 'Wash them'),
                seq(
                  story(
                    'El agua está tibia y el jabón huele a casa. Las lavas hasta el codo. Al secarlas, la toalla solo se moja por un lado.',
                    'The water is warm and the soap smells of home. You wash to the elbow. When you dry them the towel gets wet on one side only.',
                  ),
                  cure(1),
                ),
              ),
            ]),
          ),
        ),
      ],
      seq(
        story(
          'Entre tiestos, una chapa de latón con un 5 y la huella de un pulgar hundida en el metal, como en cera. No es tu pulgar: te sobra sitio por los dos lados. Junto a ella, un cubo de agua que nadie ha tocado.',
          'Among flowerpots, a brass tally with a 5, and a thumb-mark sunk in the metal as in wax. It is not your thumb: there is room to spare on either side. Next to it a bucket of water, not touched.',
        ),
        reveal('n-07'),
      ),
    ),
  },
]
