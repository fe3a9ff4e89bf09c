import type { Script } from '../book.ts'
import { addToFlag, cases, guard, hasFlag, reveal, seq, story, turnTo } from '../builders.ts'
import { g } from '../scriptNumbers.ts'

/* What is read in Slumbers: Delta (S.08), Ebb (S.09), Undertow (S.10), and the Stranger, three times (S.11 to S.13). */

const room = seq(addToFlag('campaign', 'room'), addToFlag('campaign', 'stranger-asked'))

export const slumberScripts: readonly Script[] = [
  {
    name: 'S.08',
    once: true,
    effect: seq(
      story(
        'Alguien te rodea con los dos brazos, por detrás, sin decir nada. No aprieta; hace de pared. Notas en la espalda una respiración que no es la tuya y, a la sexta, ya no sabes cuál era la tuya. Cuando te vuelves no hay nadie, y la chaqueta te queda caliente por fuera.',
        'Somebody puts both arms round you from behind and says nothing. They do not squeeze; they are a wall. There is a breath at your back that is not yours and by the sixth you no longer know which one was. When you turn there is nobody, and your jacket is warm on the outside.',
      ),
      reveal('rest-etiquette'),
    ),
  },
  {
    name: 'S.09',
    effect: story(
      'El agua se retira calle abajo y enseña sobre qué estaba: arena, un cabo, un banco del paseo, los papeles que llevas, secos. Al fondo, en lo que ayer era mar, un cobertizo de barcas con la puerta cerrada. Quien pase por allí que mire bien el tablero: el cobertizo pregunta en latón y cuenta de menor a mayor.',
      'The water draws back down the street and shows what it was standing on: sand, a rope’s end, a bench from the front, the papers you carry, dry. Far out, in what was sea yesterday, a boathouse with its door shut. Whoever goes by there should look well at the board: the boathouse asks its question in brass, and counts upwards.',
    ),
  },
  {
    name: 'S.10',
    effect: story(
      'Algo tira de los tobillos hacia donde guardas lo que guardas. No quita nada: cuenta, trago a trago, y cuando acaba sabe cuánto tienes mejor que tú. A tu sombra le ha parecido bien quedarse con ello.',
      'Something pulls at your ankles, towards where you keep what you keep. It takes nothing: it counts, mouthful by mouthful, and when it is done it knows better than you what you have. Your shadow has thought it a good idea to stay behind with it.',
    ),
  },
  {
    name: 'S.11',
    effect: seq(
      cases([
        guard(hasFlag('campaign', 'stranger-asked', 2), turnTo(g('S.13'))),
        guard(hasFlag('campaign', 'stranger-asked'), turnTo(g('S.12'))),
      ]),
      story(
        'Espera al pie de la escalera con el sombrero entre las manos, y se nota que lleva rato: tiene un cerco de agua alrededor de los zapatos. No lo pisa.\n\n—Perdone que moleste tan tarde —dice—. O tan temprano. ¿Hay sitio?\n\nHay de sobra. Hay una calle entera. La mira y vuelve a mirarte, como si no le correspondiera opinar sobre la calle. Al inspirar te das cuenta de que él espera; y solo cuando has terminado respira.',
        'He is waiting at the foot of the steps with his hat in both hands, and has plainly been there for some time: there is a ring of water round his shoes. He does not step over it.\n\n“I’m sorry to trouble you so late,” he says. “Or so early. Is there room?”\n\nThere is plenty. There is the whole street. He looks at it, and back at you, as if the street were not his to judge. When you breathe in you notice that he waits; and only when you have finished does he breathe.',
      ),
      room,
    ),
  },
  {
    name: 'S.12',
    effect: seq(
      story(
        'Está en el mismo peldaño. El cerco de agua ha crecido dos palmos y él ha encogido los pies. —No quisiera abusar —dice—. ¿Hay sitio? —Y cuando te apartas se sienta en la mitad de la mitad que le dejas, con el sombrero sobre las rodillas, y procura que no gotee hacia tu lado.',
        'He is on the same step. The ring of water has grown by two spans and he has drawn in his feet. “I wouldn’t want to presume,” he says. “Is there room?” And when you move over he sits down on half of the half you leave him, hat on his knees, and takes care that it does not drip towards your side.',
      ),
      room,
    ),
  },
  {
    name: 'S.13',
    effect: story(
      '—Ha sido usted muy amable —dice, y ya no pregunta. Se ha traído una caja para no ocupar peldaño. Durante un rato no hay más que mirar la calle; respira él, respiras tú. Es lo más parecido a dormir que has hecho en toda la noche.',
      '“You’ve been very good,” he says, and asks nothing any more. He has brought a box so as not to take up the step. The two of you look at the street for a while; he breathes, you breathe. It is the nearest thing to sleep you have had all night.',
    ),
  },
]
