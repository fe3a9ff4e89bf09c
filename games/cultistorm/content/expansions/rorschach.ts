import type { AbilityData, Both, Effect, Fields } from '@miskatonic/effects'
import { action, showing } from '../builders.ts'
import { type MagicSymbol, type Printed, printed, SYMBOLS, symbols } from '../kinds.ts'

export type Blot = Printed & {
  readonly kind: 'blot'
  /** Whose dream it shows, by its id. */
  readonly ancient: string
  readonly symbols: readonly MagicSymbol[]
  readonly abilities: readonly AbilityData[]
}
export const blotFields: Fields = { ...printed, ancient: 'string', symbols, abilities: { list: 'ability' } }

const dissolve: Effect = { do: 'dissolve' }

type Told = { readonly title: Both; readonly story: Both }

/** The symbol so many steps further around the board. */
const after = (symbol: MagicSymbol, steps: number): MagicSymbol =>
  SYMBOLS[(SYMBOLS.indexOf(symbol) + steps) % SYMBOLS.length] as MagicSymbol

/** Three blots of one dream: the dreamer's symbol, and the first, second or third after it. */
const dreams = (ancient: string, symbol: MagicSymbol, told: readonly [Told, Told, Told]): Blot[] =>
  told.map((one, i) => {
    const needs = [symbol, after(symbol, i + 1)]
    const abilities = [action('preparation', dissolve, { cost: showing(needs) })]
    return { id: `blot-${ancient}-${i + 1}`, kind: 'blot', ...one, ancient, symbols: needs, abilities }
  })

export const blots: readonly Blot[] = [
  ...dreams('shub-niggurath', 'shield', [
    {
      title: { es: 'Un bosque, visto desde arriba', en: 'A Wood, Seen from Above' },
      story: {
        es: '«¿Qué hay en la lámina?» Árboles. «¿Y ahora?» Los mismos árboles, más cerca del borde del papel.',
        en: '“What is on the card?” Trees. “And now?” The same trees, closer to the edge of the paper.',
      },
    },
    {
      title: { es: 'Dos cabras que se miran', en: 'Two Goats Facing' },
      story: {
        es: 'Simétricas, salvo en que una mastica. Le das la vuelta a la lámina y mastica la otra.',
        en: 'Symmetrical, except that one is chewing. You turn the card around. Now it is the other.',
      },
    },
    {
      title: { es: 'Una cuna', en: 'A Cradle' },
      story: {
        es: 'La tinta no se seca. Pones el dedo y algo, muy despacio, lo agarra.',
        en: 'The ink does not dry. You put a finger to it and something, very slowly, takes hold.',
      },
    },
  ]),
  ...dreams('dagon', 'tentacle', [
    {
      title: { es: 'La marca de la marea', en: 'A Tide Line' },
      story: {
        es: 'Ayer llegaba a la mitad de la hoja. Nadie ha vuelto a tocar el tintero.',
        en: 'Yesterday it came halfway up the sheet. Nobody has touched the inkwell since.',
      },
    },
    {
      title: { es: 'Un hombre con escamas', en: 'A Man in Scales' },
      story: {
        es: 'Dices que es un pez. El doctor apunta que has dicho «padre».',
        en: 'You say it is a fish. The doctor writes down that you said “father”.',
      },
    },
    {
      title: { es: 'Campanas bajo el agua', en: 'Bells under Water' },
      story: {
        es: 'Es solo una mancha. Pero quien la mira ladea la cabeza, como para sacarse agua del oído.',
        en: 'It is only a blot. But whoever looks at it tilts their head, as if to shake water from an ear.',
      },
    },
  ]),
  ...dreams('nyarlathotep', 'eye', [
    {
      title: { es: 'Una máscara sin correas', en: 'A Mask without Straps' },
      story: {
        es: 'No tiene por dónde atarse. Te preguntas cómo se sujeta y, al hacerlo, parpadea.',
        en: 'There is no way to tie it on. You wonder what holds it up and, as you do, it blinks.',
      },
    },
    {
      title: { es: 'El que llama a la puerta', en: 'The Caller' },
      story: {
        es: 'Una figura alta, el sombrero en la mano. En la segunda lámina es la misma, pero ya dentro.',
        en: 'A tall figure, hat in hand. On the second card it is the same figure, already inside.',
      },
    },
    {
      title: { es: 'Mil ojos cerrados', en: 'A Thousand Shut Eyes' },
      story: {
        es: 'Los cuentas para no dormirte. Al llegar al último, te toca a ti.',
        en: 'You count them to stay awake. When you come to the last, it is your turn.',
      },
    },
  ]),
  ...dreams('ghatanothoa', 'planet', [
    {
      title: { es: 'La boca de un volcán', en: 'The Mouth of a Volcano' },
      story: {
        es: 'Mirada mucho rato, deja de parecer una boca. Deja de parecer un volcán.',
        en: 'If you look long enough it stops looking like a mouth. It stops looking like a volcano.',
      },
    },
    {
      title: { es: 'Manos de piedra', en: 'Hands of Stone' },
      story: {
        es: 'Después de la prueba, tres pacientes no pudieron soltar el lápiz. Hubo que cortar la mesa.',
        en: 'After the test three patients could not let go of the pencil. The table had to be cut.',
      },
    },
    {
      title: { es: 'Algo que no debes mirar', en: 'Something Not to Be Looked At' },
      story: {
        es: 'La lámina llega envuelta en otra lámina. «Diga lo que cree que hay dentro.» Nadie se equivoca.',
        en: 'The card comes wrapped in another card. “Say what you think is inside.” Nobody gets it wrong.',
      },
    },
  ]),
  ...dreams('hastur', 'star', [
    {
      title: { es: 'Torres detrás de la luna', en: 'Towers behind the Moon' },
      story: {
        es: 'Están dibujadas delante. Aun así quedan detrás. El doctor también lo ve. El doctor ya no pregunta.',
        en: 'They are drawn in front of it. Still they stand behind. The doctor sees it too. The doctor has stopped asking.',
      },
    },
    {
      title: { es: 'Un manto amarillo', en: 'A Yellow Mantle' },
      story: {
        es: 'La tinta es negra. Toda la sala, preguntada por separado, contesta lo mismo del color.',
        en: 'The ink is black. The whole ward, asked one by one, gives the same answer about its colour.',
      },
    },
    {
      title: { es: 'El segundo acto', en: 'The Second Act' },
      story: {
        es: 'Un telón, dicen todos. Y todos, sin que se les pida, se levantan.',
        en: 'A curtain, they all say. And all of them, without being asked, rise to their feet.',
      },
    },
  ]),
]
