import type { Script } from '../../../book.ts'
import {
  cases,
  choice,
  decide,
  either,
  gain,
  goBack,
  guard,
  hasFlag,
  hasNote,
  not,
  pay,
  place,
  seq,
  setFlag,
  spawn,
  story,
  turnTo,
  words,
} from '../../../builders.ts'
import { g } from '../../../scriptNumbers.ts'
import { bar, high, isLit, light, low } from '../lamps.ts'

/* I-02: arriving, set moments, and the toll-box (2.01 to 2.07, 2.42). */

const atTheBox = decide([
  choice('ether', words('Echar 1 de Éter por la ranura', 'Drop 1 Ether through the slot'), turnTo(g('2.07')), { cost: pay.ether(1) }),
  choice('leaf', words('Comparar la hoja con la tarifa', 'Hold the leaf against the tariff'), turnTo(g('2.06')), {
    needs: hasNote('n-02'),
    secret: true,
  }),
  choice('leave', words('No deber nada', 'Owe nothing'), goBack),
])

export const arrival: readonly Script[] = [
  {
    name: '2.01',
    effect: story(
      'El embarcadero tiene once tablones y una tarifa. La tarifa está enmarcada, bajo cristal, limpia; lo demás lo ha cubierto la sal. Arriba, la torre guarda tres lámparas, una encima de otra, y las tres te miran apagadas, como quien espera a que se vaya el último cliente. Por el suelo, por la barandilla, dentro de las caracolas, hay recibos: por un destello, por dos, por la molestia. El agua está pintada en la pared a la altura de un tercer piso.\n\nMar adentro suena una bocina. No avisa: pregunta. Hace la misma pregunta cuatro veces, con la misma educación, y deja cada vez un hueco donde cabría la respuesta. En la torre, una puerta carraspea.',
      'The jetty has eleven planks and a tariff. The tariff is framed, under glass, and clean; everything else the salt has taken. Above you the tower keeps three lamps, one over the other, and all three look down at you, out, as one waits for the last customer to leave. On the floor, along the rail, inside the shells there are receipts: for one flash, for two, for the inconvenience. The water is painted on the wall at the height of a third storey.\n\nFar out, a horn sounds. It is not warning anyone: it is asking. It asks the same thing four times, equally politely, and leaves each time a gap into which the answer would fit. In the tower, a door clears its throat.',
    ),
  },
  {
    name: '2.02',
    effect: seq(
      story(
        'Once tablones; el cuarto ya te conoce y no cruje. La tarifa sigue limpia.',
        'Eleven planks; the fourth knows you by now and does not creak. The tariff is still clean.',
      ),
      cases([
        guard(
          hasFlag('campaign', 'i02-low-left'),
          seq(
            story(
              'En la lámpara Baja ha quedado una brasa que ha esperado despierta. Pide lo suyo.',
              'In the Low lamp an ember has waited up for you. It asks for what is due to it.',
            ),
            decide([
              choice('gem', words('Darle una Gema', 'Give it a Gem'), light(low), { cost: pay.gems(1) }),
              choice('no', words('Dejar que se apague', 'Let it go out'), setFlag('campaign', 'i02-low-left', 0)),
            ]),
          ),
        ),
      ]),
    ),
  },
  {
    name: '2.03',
    effect: seq(
      story(
        'En la bodega alguien mastica despacio, con la boca cerrada. Deja de hacerlo, dobla una servilleta y empieza a subir: veintidós peldaños, y en cada uno se limpia los pies.',
        'In the cellar somebody is chewing, slowly, with their mouth shut. They stop, fold a napkin and start up the steps: twenty-two, and on each of them they wipe their feet.',
      ),
      spawn('lamp-eater', 1, '3,6'),
    ),
  },
  {
    name: '2.04',
    effect: seq(
      story(
        'La bocina otra vez, más cerca. Ahora la pregunta trae un nombre, y el nombre llega mojado.',
        'The horn again, nearer. Now there is a name in the question, and the name has got wet.',
      ),
      cases([
        guard(
          not(either(isLit(low), isLit(bar), isLit(high))),
          seq(
            story(
              'Como nadie contesta, la noche entra hasta el segundo tablón y se sienta.',
              'Since nobody answers, the night comes in as far as the second plank and sits down.',
            ),
            place('darkness', { tile: 'A2' }),
          ),
        ),
      ]),
    ),
  },
  {
    name: '2.05',
    once: true,
    effect: seq(
      story(
        '«Un destello, un cuarto de penique. Dos en línea, paso seguro. Tres, gratis.» Alguien ha subrayado «gratis» y ha escrito al lado, a lápiz: «¿Y de qué se vive?». La ranura de la caja está tibia.',
        '“One flash, a farthing. Two in line, safe passage. Three, free.” Somebody has underlined “free” and written beside it in pencil: “And what is one to live on?” The slot of the box is warm.',
      ),
      atTheBox,
    ),
    again: seq(story('La tarifa no ha subido en diez años. Ni bajado.', 'The tariff has not gone up in ten years. Nor down.'), atTheBox),
  },
  {
    name: '2.06',
    effect: story(
      'La hoja encaja detrás de la tarifa, donde hay cuatro agujeros de chincheta que la esperaban: «Lámpara Alta apagada, por ahorro de aceite. Por orden de la Cámara». Alguien de la Cámara ha firmado con una sola pata.',
      'The leaf fits behind the tariff, where four pinholes have been waiting for it: “High lamp out, to save oil. By order of the House.” Somebody of the House has signed with one foot.',
    ),
  },
  {
    name: '2.07',
    effect: seq(
      story(
        'La caja piensa, tose y devuelve una Gema y un recibo. Trae un sello: «Con nuestro pesar».',
        'The box thinks, coughs, and gives back a Gem and a receipt. It is stamped: “Regretfully”.',
      ),
      gain.gems(1),
    ),
  },
  {
    name: '2.42',
    effect: story(
      'En la pared de la torre, por dentro, cinco golpes. El guarda del faro esperaría el sexto; tú también. Llega tarde, y un poco más abajo.',
      'In the wall of the tower, from within, five knocks. A keeper would wait for the sixth; so do you. It comes late, and a little lower down.',
    ),
  },
]
