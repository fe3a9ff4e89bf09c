import type { Effect } from '@miskatonic/effects'
import type { Script } from '../../../book.ts'
import {
  addSlumbers,
  atLeastPlayers,
  cases,
  choice,
  cure,
  decide,
  each,
  endDream,
  everyone,
  gainFlaw,
  goBack,
  guard,
  hasFlag,
  not,
  pay,
  read,
  reveal,
  season,
  seq,
  setFlag,
  story,
  words,
} from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'
import { isTied } from '../orchard.ts'

/* I-04: who is carried out, what is picked, and how it ends. */

const pick = (card: string, es: string, en: string) =>
  choice(card, words(es, en), seq(setFlag('campaign', `i04-${card}`), reveal(card)), { needs: not(hasFlag('campaign', `i04-${card}`)) })
/** Everybody picks until four are gone, however many there are. */
const harvest: Effect = cases(
  [guard(atLeastPlayers(4), read(g('4.39'))), guard(atLeastPlayers(2), seq(read(g('4.39')), read(g('4.39'))))],
  seq(read(g('4.39')), read(g('4.39')), read(g('4.39')), read(g('4.39'))),
)
const tended = (who: string): Effect => setFlag('campaign', `tended-${who}`)

const rewards = seq(
  reveal('reading-deep', 'second-breath', 'a-knot-you-did-not-tie', 'railings-chatter', 'teeth-chatter'),
  addSlumbers('inside-out-hound', 'hundred-handed-fog'),
)

export const ends: readonly Script[] = [
  {
    name: '4.31',
    effect: seq(
      story(
        'Todos los dientes del huerto se callan a la vez, y lo que se oye es respirar: despacio, acompasado, por hileras. La madre echa una hoja. Es del tamaño de una uña y está caliente. La Injertadora recoge la navaja, la cera y la escalera, te toca la frente con el dorso de la mano, por comprobar, y pasa al siguiente.',
        'Every tooth in the orchard stops at once, and what one hears is breathing: slow, in time, row by row. The mother puts out a leaf. It is the size of a fingernail, and hot. The Grafter gathers up knife, wax and ladder, touches your forehead with the back of her hand, to make sure, and goes on to the next.',
      ),
      setFlag('campaign', 'grafted'),
      season('neap'),
      harvest,
      rewards,
      endDream('won'),
    ),
  },
  {
    name: '4.32',
    effect: seq(
      story(
        'Es la mejor hoguera de tu vida. Los cristales se ponen rojos y lloran por dentro; las botas humean; sientes los diez dedos, con nombre y todo. Cada cual se sienta donde el calor le da de lleno, y solo al rato se nota que nadie se ha sentado cerca de nadie.',
        'It is the best fire of your life. The panes go red and weep on the inside; boots steam; you feel all ten fingers, by name. Everyone sits where the heat is full on them, and it is a while before you notice that nobody has sat near anybody.',
      ),
      setFlag('campaign', 'burned'),
      season('red-tide'),
      each(everyone, cure(3)),
      harvest,
      rewards,
      endDream('won'),
    ),
  },
  {
    name: '4.33',
    effect: seq(
      story(
        'La madre se pone blanca de abajo arriba, como una taza que se llena. Te da tiempo a cortar una púa de un palmo y metértela en la camisa, contra la piel, donde quizá no se entere. Se sale con los dientes apretados. Algo se queda apretado después.',
        'The mother goes white from the bottom up, like a cup being filled. There is time to cut a scion, one span, and put it inside your shirt, against the skin, where it may not find out. You leave with your teeth set. Something stays set afterwards.',
      ),
      each(everyone, gainFlaw),
      rewards,
      endDream('partial'),
    ),
  },
  {
    name: '4.34',
    effect: seq(
      story(
        'Abres los ojos contra un tronco. Tres vueltas al pecho, una a cada muñeca; la cabeza, apoyada. No puedes moverte y, por primera vez en toda la noche, no tienes frío. La Injertadora ha terminado sola, deprisa y mal, con los dedos que le quedaban. Te suelta con uno.',
        'You open your eyes against a trunk. Three turns round the chest, one round each wrist; your head laid down. You cannot move and, for the first time all night, you are not cold. The Grafter has finished it alone, fast and badly, with such fingers as she had. She slips your knot with one of them.',
      ),
      setFlag('campaign', 'grafted'),
      setFlag('campaign', 'rough'),
      read(g('4.40')),
      rewards,
      endDream('out'),
    ),
  },
  {
    name: '4.36',
    effect: cases([
      guard(hasFlag('encounter', 'cut'), goBack),
      guard(isTied(5), goBack),
      guard(
        hasFlag('encounter', 'tied'),
        seq(
          story(
            'Antes de salir, una mirada hacia el manzano. La cabeza sigue apoyada; el nudo, en su sitio. Cargar con alguien dormido lleva su tiempo.',
            'Before you go you look across at the apple tree. The head is still laid down; the knot is where it was. To carry a sleeper takes time.',
          ),
          decide(
            [
              choice(
                'carry',
                words('Cargar con quien duerme', 'Carry the sleeper'),
                seq(
                  story(
                    'Pesa lo que pesa una persona que confía. Se despierta un instante, dice «ah, eres tú» y se vuelve a dormir.',
                    'The weight is that of a person who trusts you. One waking moment, an “oh, it’s you”, and asleep again.',
                  ),
                  cases(
                    [guard(isTied(1), tended('anselm')), guard(isTied(2), tended('vera')), guard(isTied(3), tended('bruno'))],
                    tended('lia'),
                  ),
                ),
                { cost: pay.hours(1) },
              ),
              choice(
                'trust',
                words('Fiarse del nudo', 'Trust the knot'),
                story(
                  'Lo pruebas con un dedo. Aguanta. Lo ha hecho alguien que sabía.',
                  'You try it with one finger. It holds. It was made by somebody who knew how.',
                ),
              ),
            ],
            { by: 'group' },
          ),
        ),
      ),
    ]),
  },
  {
    name: '4.39',
    effect: seq(
      story('Lo que ha caído está tibio y es para quien lo coja.', 'What has fallen is warm, and is for whoever picks it up.'),
      decide(
        [
          pick('scion', 'La púa', 'The scion'),
          pick('windfall', 'La fruta caída', 'The windfall'),
          pick('a-line-to-follow', 'El cabo', 'The line'),
          pick('grafting-wax', 'La cera', 'The wax'),
        ],
        { by: 'each', otherwise: goBack },
      ),
    ),
  },
  {
    name: '4.40',
    effect: seq(
      story('En los bolsillos de cada cual ha dejado lo que sobró.', 'In your pockets she has left what was over.'),
      reveal('scion', 'windfall'),
      setFlag('campaign', 'i04-scion'),
      setFlag('campaign', 'i04-windfall'),
    ),
  },
]
