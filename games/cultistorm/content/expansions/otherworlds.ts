import type { Both, Effect, Fields } from '@miskatonic/effects'
import { advance, discard, madden } from '../builders.ts'
import { type MagicSymbol, type Printed, printed, symbol as symbolField } from '../kinds.ts'

/** What somebody who is trapped there cannot do: take a die, be helped, help. */
export type Bar = 'die' | 'beHelped' | 'help'
const BARS: readonly Bar[] = ['die', 'beHelped', 'help']

/** The dimension an Ancient One comes from. */
export type Otherworld = Printed & {
  readonly kind: 'otherworld'
  /** The id of its Ancient One. */
  readonly ancient: string
  /** An action card with this symbol pulls somebody out. */
  readonly symbol: MagicSymbol
  /** What befalls each who is trapped there when a preparation phase begins. */
  readonly effect?: Effect
  readonly bars?: Bar
}
export const otherworldFields: Fields = { ...printed, ancient: 'string', symbol: symbolField, 'effect?': 'effect', 'bars?': { one: BARS } }

type Does = Pick<Otherworld, 'effect' | 'bars'>
const world = (id: string, ancient: string, symbol: MagicSymbol, does: Does, title: Both, story: Both): Otherworld => ({
  id,
  kind: 'otherworld',
  title,
  story,
  ancient,
  symbol,
  ...does,
})

/** One for each Ancient One: five of the first wave, three of the second, five of the special sects. */
export const otherworlds: readonly Otherworld[] = [
  world(
    'black-wood',
    'shub-niggurath',
    'shield',
    { effect: discard(1) },
    { es: 'El bosque negro', en: 'Black Wood' },
    { es: 'Los árboles tienen corteza por dentro. Algo os va pelando.', en: 'The trees wear their bark inside. Something is peeling you.' },
  ),
  world(
    'sunken-reef',
    'dagon',
    'tentacle',
    { bars: 'die' },
    { es: 'El arrecife hundido', en: 'Sunken Reef' },
    { es: 'Nada cae aquí. Todo flota y nada se decide.', en: 'Nothing falls here. Everything floats and nothing is settled.' },
  ),
  world(
    'hall-of-masks',
    'nyarlathotep',
    'eye',
    { bars: 'beHelped' },
    { es: 'La sala de las máscaras', en: 'Hall of Masks' },
    { es: 'Tus amigos te llaman. Todos tienen tu cara.', en: 'Your friends are calling you. They all have your face.' },
  ),
  world(
    'yuggoth-peak',
    'ghatanothoa',
    'planet',
    { effect: advance(1) },
    { es: 'El pico de Yuggoth', en: 'Yuggoth Peak' },
    {
      es: 'Desde la cima se ve la Tierra. Alguien más la está mirando.',
      en: 'From the top you can see the Earth. Somebody else is looking at it.',
    },
  ),
  world(
    'carcosa',
    'hastur',
    'star',
    { effect: madden(1) },
    { es: 'Carcosa', en: 'Carcosa' },
    { es: 'Dos soles se hunden en el lago. La función empieza otra vez.', en: 'Twin suns sink into the lake. The play begins again.' },
  ),
  world(
    'rlyeh',
    'cthulhu',
    'tentacle',
    { effect: madden(1) },
    { es: 'R’lyeh', en: 'R’lyeh' },
    { es: 'Las esquinas son agudas por fuera y obtusas por dentro.', en: 'The corners are sharp from without and blunt from within.' },
  ),
  world(
    'beyond-the-gate',
    'yog-sothoth',
    'eye',
    { effect: discard(2) },
    { es: 'Más allá de la puerta', en: 'Beyond the Gate' },
    { es: 'Recuerdas haber salido. Recuerdas haber salido mañana.', en: 'You remember leaving. You remember leaving tomorrow.' },
  ),
  world(
    'throne-of-chaos',
    'azathoth',
    'star',
    { effect: advance(1) },
    { es: 'El trono del caos', en: 'Throne of Chaos' },
    { es: 'Las flautas no paran. Lo que duerme da una vuelta.', en: 'The flutes never stop. What sleeps turns over.' },
  ),
  world(
    'silent-nave',
    'the-unmouthed',
    'shield',
    { bars: 'help' },
    { es: 'La nave silenciosa', en: 'Silent Nave' },
    {
      es: 'Gritas el consejo justo. Aquí nadie tiene con qué oírlo.',
      en: 'You shout just the right advice. Nobody here has anything to hear it with.',
    },
  ),
  world(
    'clay-pit',
    'the-clay-mother',
    'planet',
    { effect: discard(1) },
    { es: 'La fosa de arcilla', en: 'Clay Pit' },
    { es: 'Tiene la forma de tu mano. Ya la tenía antes.', en: 'It has the shape of your hand. It had it before.' },
  ),
  world(
    'prism',
    'the-facet-king',
    'eye',
    { bars: 'die' },
    { es: 'El prisma', en: 'Prism' },
    { es: 'Tiras los dados y ves caer cien. Ninguno es el tuyo.', en: 'You throw the dice and see a hundred fall. None of them is yours.' },
  ),
  world(
    'ash-desert',
    'the-cinder-saint',
    'tentacle',
    { effect: madden(1) },
    { es: 'El desierto de ceniza', en: 'Ash Desert' },
    { es: 'Cada duna fue alguien. Una todavía respira.', en: 'Each dune was somebody. One of them still breathes.' },
  ),
  world(
    'stopped-hour',
    'the-thirteenth-hour',
    'star',
    { effect: advance(1) },
    { es: 'La hora detenida', en: 'Stopped Hour' },
    { es: 'El reloj no avanza. Todo lo demás sí.', en: 'The clock does not move. Everything else does.' },
  ),
]
