import type { Script } from '../../../book.ts'
import { addSlumbers, cases, endDream, gain, guard, reveal, seq, setFlag, story, turnTo } from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'
import { votes } from '../house.ts'

/* I-03: how the sitting ends. */

const rewards = seq(
  reveal('bell-hill', 'point-of-information', 'one-foot', 'aye'),
  addSlumbers('wet-choir', 'echo-that-arrived-first', 'undertow'),
)

export const ends: readonly Script[] = [
  {
    name: '3.28',
    effect: seq(
      story(
        'El quinto voto no suena. Es una pata que se apoya, nada más. Y entonces se levantan todas a la vez, las cinco y las cuatro, y el tejado, que llevaba toda la noche sosteniéndolas, sube un dedo. Lo notas en las rodillas.',
        'The fifth vote makes no sound. It is one foot, put down. Then they rise, all together, the five and the four, and the roof, which has been holding them up all night, comes up by a finger’s breadth. You feel it in your knees.',
      ),
      turnTo(g('3.30')),
    ),
  },
  {
    name: '3.29',
    effect: seq(
      story(
        'Se acabó el tiempo de debate. La Cámara se divide, y para que no haya dudas se cuenta en voz alta, tocando cada cabeza con la punta de una pluma: una, y otra, y otra. A ti también te tocan. Es una mano fría y se va enseguida.',
        'The time for debate is over. The House divides and, for the avoidance of doubt, counts itself aloud, touching each head with the tip of a feather: one, and one, and one. They touch yours as well. It is a cold hand, and soon gone.',
      ),
      cases([guard(votes(3), turnTo(g('3.33')))], turnTo(g('3.34'))),
    ),
  },
  {
    name: '3.30',
    effect: seq(
      story(
        '—Los noes ganan —dice el Presidente. Lo dice un solo pico; los otros ocho están bebiendo agua. Te desprenden del papel y te devuelven el alfiler, por si lo necesitas. En la calle, nueve plumas te esperan en fila sobre el bordillo, del lado de la pared, como quien cede el paso.',
        '“The Noes have it,” says the Speaker. One beak says it; the other eight are drinking water. They unpin you from the paper and let you keep the pin, in case. Down in the street nine feathers are waiting along the kerb, on the side by the wall, as when one lets a person pass.',
      ),
      setFlag('campaign', 'voted'),
      rewards,
      endDream('won'),
    ),
  },
  {
    name: '3.31',
    effect: seq(
      story(
        'Nula. La palabra recorre las chimeneas y en cada una despierta a alguien. No es que la Cámara perdone la renta: es que nunca estuvo lo bastante despierta para deber ni para cobrar. La gaviota vieja baja hasta ti, cojeando de la pata que acaba de estrenar.\n\n—Yo habría dicho que no —dice—. Quería que lo supiera alguien.',
        'Void. The word goes along the chimneys and wakes somebody at each. It is not that the House forgives the rent: it was never awake enough to owe or to be owed. The old gull comes down to you, limping on the foot it has only just begun to use.\n\n“I’d have said no,” it says. “I wanted somebody to know.”',
      ),
      setFlag('campaign', 'voided'),
      rewards,
      endDream('won'),
    ),
  },
  {
    name: '3.32',
    effect: seq(
      story(
        'El Presidente pide el libro y lee lo que escribiste. Lo lee nueve veces, y nueve veces dice lo mismo, así que es verdad. La sesión se levanta. Al bajar, ves en el escaparate de una papelería tres cuadernos abiertos: los tres tienen tu letra, y uno pone una cosa que no escribiste.',
        'The Speaker calls for the book and reads what you wrote. It reads it nine times, and nine times it says the same, so it is true. The House adjourns. On your way down there are three ledgers open in a stationer’s window: all three are in your handwriting, and one of them says something you did not put.',
      ),
      setFlag('campaign', 'minutes-swapped'),
      rewards,
      endDream('won'),
    ),
  },
  {
    name: '3.33',
    effect: seq(
      story(
        'No son cinco, pero han hecho ruido. La Cámara, que es justa, parte la diferencia: media renta. Sierran el papel por la mitad con un pico y te dan la mitad en la que no se lee nada.',
        'You do not reach five, but you have been heard. The House, which is fair, splits the difference: half the rent. They saw the paper in two with a beak and give you the half with nothing on it.',
      ),
      rewards,
      endDream('partial'),
    ),
  },
  {
    name: '3.34',
    effect: seq(
      story(
        'Aprobada, y se dan las gracias a la renta por haber asistido. Te bajan entre cuatro, con cuidado, agarrándote por la ropa y no por la piel. En el portal te cuelgan del cuello una llave: la puerta queda abierta, dicen, para que puedas venir a deber siempre que quieras.',
        'Carried; and the rent is thanked for attending. Four of them bring you down, with care, by the clothes and not the skin. In the doorway they hang a key round your neck: the door stands open, they say, so that you can come and owe whenever you like.',
      ),
      setFlag('campaign', 'rent-owed'),
      gain.keys(1),
      endDream('out'),
    ),
  },
]
