import { after, cannot, discardSelf, lose, modify, oncePerNight, prevent, roll, seq, turnSelf } from './builders.ts'
import type { Mark, MarkFront, Token } from './kinds.ts'

/** The side that everybody sees. */
export const markFront: MarkFront = {
  id: 'salt-mark',
  kind: 'mark-front',
  title: { es: 'Marca de sal', en: 'Salt Mark' },
  story: {
    es: 'Una línea blanca en la muñeca, como la que deja la marea. No se va con agua.',
    en: 'A white line on the wrist, such as the tide leaves. Water does not take it off.',
  },
  abilities: [after('night:fall', {}, roll([[1, 2, turnSelf]]))],
}

const mark = (id: string, card: Omit<Mark, 'id' | 'kind'>): Mark => ({ id, kind: 'mark', ...card })

export const marks: readonly Mark[] = [
  mark('gills', {
    title: { es: 'Branquias', en: 'Gills' },
    story: { es: 'Solo duelen fuera del agua.', en: 'They hurt only out of the water.' },
    back: [modify('dice', 'add', 1, { where: { who: 'you', skill: 'knack' } }), cannot('nerve:recover', { who: 'you' })],
  }),
  mark('the-song', {
    title: { es: 'La canción', en: 'The Song' },
    story: { es: 'Te sorprendes tarareando la tercera voz.', en: 'You catch yourself humming the third part.' },
    back: [after('mark:turn', { mark: 'self' }, seq(lose.nerve(2), discardSelf))],
  }),
  mark('scales', {
    title: { es: 'Escamas', en: 'Scales' },
    story: {
      es: 'Nada de lo que ves te impresiona ya. Eso debería impresionarte.',
      en: 'Nothing you see moves you any more. That should move you.',
    },
    back: [prevent('nerve:lose', { who: 'you' }, 1, { limit: oncePerNight })],
  }),
]

export const tokens: readonly Token[] = [
  {
    id: 'crack',
    kind: 'token',
    title: { es: 'Grieta', en: 'Crack' },
    story: {
      es: 'Al otro lado se oye el mar, más cerca de lo debido.',
      en: 'On the other side you hear the sea, nearer than it should be.',
    },
    abilities: [modify('light', 'add', -1)],
  },
]
