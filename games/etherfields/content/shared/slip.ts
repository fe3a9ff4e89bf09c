import type { Script } from '../book.ts'
import {
  both,
  cases,
  choice,
  decide,
  either,
  goBack,
  guard,
  hasFlag,
  hasNote,
  lose,
  not,
  riddle,
  seq,
  setFlag,
  story,
  turnTo,
  words,
} from '../builders.ts'
import { g } from '../scriptNumbers.ts'

/* The Slip's question (S.14 to S.16): which of nine hooks are empty. Gate I-09 stands behind it. */

const TALLIES = ['n-03', 'n-05', 'n-07', 'n-09', 'n-14']
const pairs = TALLIES.flatMap((one, i) => TALLIES.slice(i + 1).map((other) => both(hasNote(one), hasNote(other))))
/** Two tallies, or a drawing of the board: whoever has neither is not asked. */
const knowsOfHooks = either(hasNote('n-13'), ...pairs)

export const slip: readonly Script[] = [
  {
    name: 'S.14',
    effect: cases([
      guard(
        both(knowsOfHooks, not(hasFlag('campaign', 'boathouse'))),
        seq(
          story(
            'Al pie del varadero, un cobertizo de barcas cerrado. Junto a la puerta cuelga un tablero de nueve ganchos, numerados con pintura blanca, y bajo él una tarjeta: «¿Cuáles están vacíos? De menor a mayor». La chapa que llevas pesa de pronto en el bolsillo, como si supiera dónde va.',
            'At the foot of the slip, a boathouse, shut. By the door hangs a board of nine hooks, numbered in white paint, and under it a card: “Which are empty? Low to high.” The tally you carry is heavy in your pocket all at once, as if it knew where it goes.',
          ),
          decide(
            [
              choice(
                'answer',
                words('Contestar', 'Answer'),
                riddle(99999, { 12458: turnTo(g('S.15')) }, turnTo(g('S.16')), {
                  about: words(
                    '¿Qué ganchos están vacíos? De menor a mayor, todo seguido.',
                    'Which hooks are empty? Low to high, in one number.',
                  ),
                }),
              ),
              choice('walk', words('Pasar de largo', 'Walk on'), goBack),
            ],
            { by: 'group' },
          ),
        ),
      ),
    ]),
  },
  {
    name: 'S.15',
    effect: seq(
      story(
        'Uno, dos, cuatro, cinco, ocho. El tablero no hace nada; es la puerta la que cede, como ceden las que nunca tuvieron la llave echada. Dentro huele a queroseno, a té y a madera seca, y está todo tan del derecho que da vértigo. Una mujer con mantas cruza por donde tú estás. La puerta vuelve sola a su sitio. Todavía no; pero ya sabe quién llama.',
        'One, two, four, five, eight. The board does nothing; it is the door that gives, as doors do that were never locked. Inside it smells of paraffin, tea and dry wood, and everything is so much the right way up that it makes you giddy. A woman with blankets crosses where you are standing. The door swings to by itself. Not yet; but it knows now who is knocking.',
      ),
      setFlag('campaign', 'boathouse'),
    ),
  },
  {
    name: 'S.16',
    effect: seq(
      story(
        '—Esos no —dice alguien al otro lado, sin impaciencia—. De uno de esos cuelga alguien. —El latón tintinea hasta pararse, y tarda.',
        '“Not those,” says somebody on the other side, without impatience. “Somebody is hanging on one of them.” The brass chinks until it comes to rest, and takes its time.',
      ),
      lose.hours(1),
    ),
  },
]
