import type { Script } from '../../../book.ts'
import {
  addToFlag,
  cases,
  discard,
  guard,
  hasFlag,
  hideActions,
  lose,
  openDoors,
  place,
  read,
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
import { TELESCOPE, theSail } from '../lamps.ts'

/* I-02: the stair door and its question (2.23 to 2.29, 2.40). 60 is the first breath that 4, 6 and 10 share. */

const opens = seq(openDoors('6,3|7,3'), setFlag('encounter', 'door'), hideActions('h', 'x'))
/** After three misses the hinges show. */
const missed = seq(addToFlag('encounter', 'misses'), cases([guard(hasFlag('encounter', 'misses', 3), read(g('2.46')))]))
const [yes, two, nearly, late] = [turnTo(g('2.24')), turnTo(g('2.25')), turnTo(g('2.26')), turnTo(g('2.27'))]

export const door: readonly Script[] = [
  {
    name: '2.23',
    effect: seq(
      story(
        'La puerta de la escalera no tiene cerradura: tiene modales. —Si las tres estuvieran encendidas —dice—, ¿al cabo de cuántas respiraciones hablarían las tres a la vez, por primera vez?',
        'The stair door has no lock: it has manners. “If all three were lit,” it says, “after how many breaths would all three speak at once, for the first time?”',
      ),
      riddle(
        9999,
        { 60: yes, 12: two, 20: nearly, 30: turnTo(g('2.47')), 120: late, 180: late, 240: late, 300: late, 360: late, 600: late },
        turnTo(g('2.29')),
        { about: words('¿Al cabo de cuántas respiraciones? Un número.', 'After how many breaths? A number.') },
      ),
    ),
  },
  {
    name: '2.24',
    effect: seq(
      story(
        '—Sesenta —repite la puerta, y se le nota que llevaba años esperando a que se lo preguntaran bien. Se abre hacia dentro y hacia arriba.',
        '“Sixty,” says the door after you, and one can tell that it has waited years to be asked properly. It opens inwards, and up.',
      ),
      opens,
    ),
  },
  {
    name: '2.25',
    effect: seq(
      story('—Dos de ellas —dice la puerta—. Él también lo creyó.', '“Two of them,” says the door. “He thought so too.”'),
      place('threat', { square: TELESCOPE }),
      missed,
      theSail,
    ),
  },
  {
    name: '2.26',
    effect: seq(
      story(
        '—A las veinte hablan la Baja y la Alta. La de la Barra aún tiene la boca cerrada: llegaría tarde.',
        '“At twenty Low and High speak. Bar still has its mouth shut: it would be late.”',
      ),
      seal(1),
      missed,
    ),
  },
  {
    name: '2.27',
    effect: seq(
      story(
        '—Cierto. También lo es el año que viene. —La puerta se abre despacio, para que se note la espera.',
        '“True. So is next year.” The door opens slowly, so that the wait is felt.',
      ),
      lose.hours(1),
      opens,
    ),
  },
  {
    name: '2.29',
    effect: seq(
      story(
        '—No —dice la puerta, con tacto, y baja un poco la luz para que nadie te vea la cara.',
        '“No,” says the door, with tact, and lowers the light a little so that nobody need see your face.',
      ),
      place('darkness', { tile: 'here' }),
      discard(1),
      missed,
    ),
  },
  {
    name: '2.40',
    effect: seq(
      story(
        'Las bisagras ceden una por una, y la puerta te deja hacer, como a un crío. —Arriba —dice desde el suelo—. Cuidado con el sexto peldaño.',
        'The hinges give one at a time, and the door lets you, as one lets a child. “Up,” it says from the floor. “Mind the sixth step.”',
      ),
      opens,
    ),
  },
  {
    name: '2.46',
    once: true,
    effect: seq(
      story(
        'La puerta suspira, y al suspirar enseña las bisagras: están por este lado. No dice nada de ellas.',
        'The door sighs, and sighing shows its hinges: they are on this side. It says nothing about them.',
      ),
      showActions('x'),
    ),
    again: showActions('x'),
  },
  {
    name: '2.47',
    effect: seq(
      story(
        '—A las treinta hablan la de la Barra y la Alta. La Baja acaba de hablar a las veintiocho: llegaría tarde.',
        '“At thirty Bar and High speak. Low has only just spoken, at twenty-eight: it would be late.”',
      ),
      seal(1),
      missed,
    ),
  },
]
