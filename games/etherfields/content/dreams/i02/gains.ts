import {
  action,
  addMotive,
  cure,
  discard,
  each,
  everyone,
  fate,
  gain,
  lookAtSlumbers,
  may,
  pay,
  seal,
  seasonCard,
  seq,
  unless,
  wisdom,
  words,
} from '../../builders.ts'
import type { Card } from '../../kinds.ts'

/* What I-02 leads to: a use for matches, two Fates, and the Season of those who left it badly. */

export const gains: readonly Card[] = [
  wisdom('bright-ideas', 'Ideas brillantes', 'Bright Ideas', {
    flavour: words('Una cerilla sirve para ver o para calentarse.', 'A match can be spent on seeing or on warmth.'),
    actions: [action('see', { plus: pay.gems(1) }, addMotive(2), { moment: 'payment' }), action('warm', { plus: pay.gems(1) }, cure(1))],
  }),
  fate('horn-in-the-chimney', 'Una bocina en la chimenea', 'Horn in the Chimney', {
    flavour: words(
      'Pregunta el camino. Alguien desde dentro se lo indica, mal.',
      'It is asking the way. Somebody inside gives it directions, wrong ones.',
    ),
    effect: seq(lookAtSlumbers(2), each(everyone, may(cure(1), pay.discard(1)))),
  }),
  fate('a-bill-for-light', 'Factura por la luz', 'A Bill for Light', {
    flavour: words(
      'Desglosada: ventana, media; vela, una; mirada al mar, dos veces.',
      'Itemised: window, half; candle, one; glance at the sea, twice.',
    ),
    effect: seq(each(everyone, unless(pay.ether(1), seal(2))), gain.gems(1)),
  }),
  seasonCard('fog', 'Niebla', 'Fog', {
    flavour: words(
      'Las cosas pierden la etiqueta y se ofrecen por si acaso.',
      'Labels come off, and things offer themselves on the off chance.',
    ),
    hint: words('Alguien ha encendido dos y se ha ido.', 'Somebody lit two, and left.'),
    tide: each(everyone, discard(1)),
  }),
]
