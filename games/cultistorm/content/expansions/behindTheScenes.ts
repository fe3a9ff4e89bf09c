import type { Both, Effect, Fields } from '@miskatonic/effects'
import { advance, appear, cannot, detectives, discard, lasting, moveMarker, somebody, summon } from '../builders.ts'
import { type Printed, printed } from '../kinds.ts'

/** When the author may play a manuscript: at the start of a phase, before or after a fight, as help is played. */
export type Moment = 'cultists' | 'terror' | 'preparation' | 'beforeFight' | 'afterFight' | 'support'
export const MOMENTS: readonly Moment[] = ['cultists', 'terror', 'preparation', 'beforeFight', 'afterFight', 'support']

/** A card of the author: its price in ink, its moment, what it does. */
export type Manuscript = Printed & {
  readonly kind: 'manuscript'
  readonly cost: number
  readonly moment: Moment
  readonly copies?: number
  readonly effect: Effect
}
export const manuscriptFields: Fields = { ...printed, cost: 'integer', moment: { one: MOMENTS }, 'copies?': 'integer', effect: 'effect' }

const rerollAnyCultistDie: Effect = { do: 'rerollAnyCultistDie' }
const shiftCrystal: Effect = { do: 'shiftCrystal' }
const detour: Effect = { do: 'detour' }
const underline: Effect = { do: 'underline' }
const loseDie: Effect = { do: 'loseDie' }
const crossOut: Effect = { do: 'crossOut' }
const thicken = (n: number): Effect => ({ do: 'thicken', n })

type Written = Pick<Manuscript, 'cost' | 'moment' | 'effect'> & { readonly copies?: number }
const manuscript = (id: string, title: Both, story: Both, card: Written): Manuscript => ({
  id,
  kind: 'manuscript',
  title,
  story,
  copies: 2,
  ...card,
})

/** Twenty-four pages: eight for 1 ink, eight for 2, five for 3, three for 4. */
export const manuscripts: readonly Manuscript[] = [
  manuscript(
    'slip-of-the-pen',
    { es: 'Desliz de la pluma', en: 'Slip of the Pen' },
    { es: 'Donde decía «nadie» ahora dice «nada».', en: 'Where it said “nobody” it now says “nothing”.' },
    { cost: 1, moment: 'terror', effect: rerollAnyCultistDie },
  ),
  manuscript(
    'footnote',
    { es: 'Nota al pie', en: 'Footnote' },
    { es: 'Remite a un capítulo que el editor jura no haber cortado.', en: 'It refers to a chapter the editor swears he never cut.' },
    { cost: 1, moment: 'cultists', effect: moveMarker(1) },
  ),
  manuscript(
    'cold-draught',
    { es: 'Corriente fría', en: 'Cold Draught' },
    {
      es: 'Se apaga una vela. La ventana estaba cerrada en el párrafo anterior.',
      en: 'A candle goes out. One paragraph ago the window was shut.',
    },
    { cost: 1, moment: 'preparation', effect: somebody(detectives, discard(1)) },
  ),
  manuscript(
    'ill-omen',
    { es: 'Mal presagio', en: 'Ill Omen' },
    {
      es: 'El autor escribe la palabra, la tacha y la deja legible.',
      en: 'The author writes the word, strikes it out and leaves it legible.',
    },
    { cost: 1, moment: 'terror', effect: shiftCrystal },
  ),
  manuscript(
    'sudden-turn',
    { es: 'Giro repentino', en: 'Sudden Turn' },
    { es: 'No llaman a la puerta que estabais mirando.', en: 'The knock is not at the door you were watching.' },
    { cost: 2, moment: 'cultists', effect: detour },
  ),
  manuscript(
    'underlined-word',
    { es: 'Palabra subrayada', en: 'Underlined Word' },
    { es: 'Una sola palabra. El encapuchado ya no es el de antes.', en: 'A single word. The hooded man is not who he was.' },
    { cost: 2, moment: 'beforeFight', effect: underline },
  ),
  manuscript(
    'torn-page',
    { es: 'Página arrancada', en: 'Torn Page' },
    { es: 'En ella salía bien.', en: 'On that page it went well.' },
    { cost: 2, moment: 'beforeFight', effect: somebody(detectives, loseDie) },
  ),
  manuscript(
    'marginal-horror',
    { es: 'Horror al margen', en: 'Marginal Horror' },
    {
      es: 'Alguien ha dibujado algo junto al texto. Cada vez está más cerca.',
      en: 'Somebody has drawn something beside the text. It keeps coming closer.',
    },
    { cost: 2, moment: 'afterFight', effect: advance(1) },
  ),
  manuscript(
    'crossed-out',
    { es: 'Tachado', en: 'Crossed Out' },
    { es: 'La mano que os ayudaba no está en esta versión.', en: 'The hand that helped you is not in this version.' },
    { cost: 3, moment: 'support', effect: crossOut },
  ),
  manuscript(
    'new-chapter',
    { es: 'Capítulo nuevo', en: 'New Chapter' },
    { es: 'Empieza con dos personajes que nadie ha presentado.', en: 'It opens with two characters nobody has introduced.' },
    { cost: 3, moment: 'cultists', effect: appear(2) },
  ),
  manuscript(
    'writers-block',
    { es: 'Página en blanco', en: 'Writer’s Block' },
    { es: 'Las calles están ahí. Falta lo que ocurre en ellas.', en: 'The streets are there. What happens in them is missing.' },
    { cost: 3, moment: 'preparation', copies: 1, effect: lasting(cannot('location:act'), { scope: 'turn' }) },
  ),
  manuscript(
    'the-plot-thickens',
    { es: 'La trama se complica', en: 'The Plot Thickens' },
    { es: 'Hay más nombres en la última página que en la primera.', en: 'There are more names on the last page than on the first.' },
    { cost: 4, moment: 'cultists', effect: thicken(2) },
  ),
  manuscript(
    'deus-ex-machina',
    { es: 'Deus ex machina', en: 'Deus ex Machina' },
    { es: 'El autor no sabe cómo seguir. Algo sí lo sabe.', en: 'The author does not know how to go on. Something does.' },
    { cost: 4, moment: 'terror', copies: 1, effect: summon },
  ),
]
