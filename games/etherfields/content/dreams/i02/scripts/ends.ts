import type { Script } from '../../../book.ts'
import {
  addSlumbers,
  cases,
  choice,
  decide,
  driveOff,
  endDream,
  gain,
  guard,
  hasFlag,
  moveEntity,
  reveal,
  season,
  seq,
  setFlag,
  spawn,
  story,
  turnTo,
  words,
} from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'
import { isLit, low } from '../lamps.ts'

/* I-02: three lights, the ways out, and the Lamp-Eater (2.31 to 2.38). */

const rewards = seq(
  reveal('bright-ideas', 'horn-in-the-chimney', 'a-bill-for-light', 'tidal-flats', 'glass-orchard', 'gate-i04'),
  addSlumbers('moth-magistrate', 'lantern-children'),
)
const items = reveal('oilcan', 'toll-whistle')

export const ends: readonly Script[] = [
  {
    name: '2.31',
    effect: seq(
      story(
        'Cuentas. A la cuarta habla la Baja, a la sexta la de la Barra, a la décima la Alta; y a la sexagésima las tres dicen lo mismo y la noche se aparta de la torre como quien cede el paso. La bocina deja de preguntar.\n\nEn un gancho, junto a la Alta, hay un farol de tormenta con la puertecilla abierta. La llama se puede dejar donde está, donde la vea quien tenga que verla, o se puede llevar: abriga lo suyo, y abajo hace frío.',
        'You count. On the fourth Low speaks, on the sixth Bar, on the tenth High; and on the sixtieth all three say the same thing and the night steps back from the tower, as one gives way on a stair. The horn stops asking.\n\nOn a hook by the High lamp hangs a storm lantern with its little door open. The flame can be left where it is, for whoever needs to see it; or it can be carried: it is a warm thing, and it is cold below.',
      ),
      decide(
        [
          choice('leave', words('Dejar la llama en la Alta', 'Leave the flame in the High lamp'), turnTo(g('2.32'))),
          choice('carry', words('Llevársela en el farol', 'Carry it in the lantern'), turnTo(g('2.33'))),
        ],
        { by: 'group' },
      ),
    ),
  },
  {
    name: '2.32',
    effect: seq(
      story(
        'La bocina da las gracias: una nota, bajita, la misma de antes pero hacia abajo. La tarifa se despega sola de la pared. Debajo, el yeso es de otro color, y alguien había escrito en él, antes de que hubiera tarifa: «Tres, gratis».',
        'The horn says thank you: one note, low, the same as before but falling. The tariff comes off the wall of its own accord. Underneath, the plaster is another colour, and somebody had written on it, before there was a tariff: “Three, free.”',
      ),
      setFlag('campaign', 'high-lit'),
      season('spring-tide'),
      rewards,
      items,
      endDream('won'),
    ),
  },
  {
    name: '2.33',
    effect: seq(
      story(
        'La llama pasa al farol sin hacer preguntas. Va tibia contra el abrigo, como un animal pequeño que se fía. Cuando miras atrás la Alta es una ventana más, y las otras dos bajan la voz hasta apagarse por educación.',
        'The flame goes into the lantern without asking questions. It is warm against your coat, like a small animal that trusts you. When you look back High is one more window, and the other two lower their voices until they are out, from politeness.',
      ),
      setFlag('campaign', 'high-carried'),
      reveal('storm-lantern'),
      season('spring-tide'),
      rewards,
      items,
      endDream('won'),
    ),
  },
  {
    name: '2.34',
    effect: seq(
      cases([guard(isLit(low), setFlag('campaign', 'i02-low-left'))]),
      cases(
        [
          guard(
            hasFlag('encounter', 'lamps-ever', 2),
            seq(
              story(
                'Se acaba el turno. Alguien baja la persiana de la torre contigo fuera y cuelga un cartel: «Vuelvan con luz». Desde el mar se habrá visto algo, aunque no lo que era. La niebla te acompaña a casa y les va quitando el nombre a las calles.',
                'The shift is over. Somebody pulls down the tower’s shutter with you outside it and hangs up a card: “Call again in daylight.” From the sea something will have been seen, though not what it was. The fog walks you home and takes the names off the streets.',
              ),
              season('fog'),
              reveal('squint'),
              rewards,
              endDream('partial'),
            ),
          ),
        ],
        seq(
          story(
            'El embarcadero se queda a oscuras, tablón a tablón; tú estás en el undécimo. Al pasar por la caja del peaje algo tintinea en la bandeja: una Llave, y un recibo por nada.',
            'The jetty goes dark, plank by plank; you are on the eleventh. As you pass the toll-box something rings in the tray: a Key, and a receipt for nothing.',
          ),
          gain.keys(1),
          reveal('squint'),
          endDream('out'),
        ),
      ),
    ),
  },
  {
    name: '2.35',
    effect: seq(
      cases([guard(hasFlag('encounter', 'receipts'), turnTo(g('2.37')))]),
      story(
        'Le preguntas cuánto. Se le ilumina lo que tenga por cara y enumera lo ahorrado, lámpara a lámpara, cuarto a cuarto, retrocediendo mientras cuenta para ver mejor la suma. Mientras cuente no comerá.',
        'You ask it how much. Whatever it has for a face lights up, and it lists what it has saved, lamp by lamp, farthing by farthing, backing away as it counts to see the sum better. While it counts it will not eat.',
      ),
      moveEntity(3, 'away'),
      setFlag('encounter', 'fasting'),
    ),
  },
  {
    name: '2.36',
    effect: seq(
      story(
        'No se defiende. Recoge la servilleta, pide perdón a la lámpara y baja los veintidós peldaños. La puerta de la bodega queda entornada.',
        'It does not defend itself. It picks up its napkin, begs the lamp’s pardon and goes down the twenty-two steps. The cellar door is left ajar.',
      ),
      setFlag('encounter', 'below'),
      driveOff(),
    ),
  },
  {
    name: '2.37',
    effect: seq(
      story(
        'Le enseñas sus recibos. Los lee por orden, moviendo los labios; en el último busca quién cobra y encuentra su propia firma. Se sienta en el primer peldaño de la bodega con los papeles en el regazo. No vuelve a mirar ninguna luz.',
        'You show it its receipts. It reads them in order, moving its lips; on the last it looks for who is paid, and finds its own signature. It sits down on the top step of the cellar with the papers in its lap. It does not look at a light again.',
      ),
      setFlag('encounter', 'below', 0),
      driveOff(),
    ),
  },
  {
    name: '2.38',
    effect: cases([
      guard(
        hasFlag('encounter', 'below'),
        seq(
          story(
            'Veintidós peldaños, y en cada uno se limpia los pies. Ha cambiado de servilleta.',
            'Twenty-two steps, and on each of them it wipes its feet. It has changed its napkin.',
          ),
          setFlag('encounter', 'below', 0),
          spawn('lamp-eater', 1, '3,6'),
        ),
      ),
    ]),
  },
]
