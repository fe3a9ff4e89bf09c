import {
  action,
  advance,
  againstCultist,
  allow,
  anySymbol,
  appear,
  appearAt,
  block,
  detectivesHere,
  discardDownTo,
  heal,
  ignore,
  later,
  madden,
  modify,
  oncePerTurn,
  removeCrystal,
  rerollDice,
  seq,
  somebody,
  thisCard,
} from './builders.ts'
import { type Item, type MagicSymbol, SYMBOLS, type UnforeseenEvent } from './kinds.ts'

const item = (id: string, es: string, en: string, card: Omit<Item, 'id' | 'kind' | 'title'>): Item => ({
  id,
  kind: 'item',
  title: { es, en },
  copies: 2,
  ...card,
})
const SIGILS: { readonly [S in MagicSymbol]: { readonly es: string; readonly en: string } } = {
  shield: { es: 'Sigilo del escudo', en: 'Sigil of the Shield' },
  tentacle: { es: 'Sigilo del tentáculo', en: 'Sigil of the Tentacle' },
  eye: { es: 'Sigilo del ojo', en: 'Sigil of the Eye' },
  planet: { es: 'Sigilo del planeta', en: 'Sigil of the Planet' },
  star: { es: 'Sigilo de la estrella', en: 'Sigil of the Star' },
}

export const items: readonly Item[] = [
  ...SYMBOLS.map((symbol) =>
    item(`sigil-of-the-${symbol}`, SIGILS[symbol].es, SIGILS[symbol].en, { lends: [[symbol], [symbol]], charges: 3 }),
  ),
  item('elder-talisman', 'Talismán arcaico', 'Elder Talisman', { lends: [anySymbol, anySymbol], charges: 3 }),
  item('laudanum', 'Láudano', 'Laudanum', { abilities: [action('preparation', somebody(detectivesHere, heal(3)), { cost: thisCard })] }),
  item('old-journal', 'Diario antiguo', 'Old Journal', {
    unique: true,
    abilities: [modify('icons', 1, { who: 'you', icons: { min: 1 } })],
  }),
  item('motor-car', 'Automóvil', 'Motor Car', { unique: true, abilities: [modify('moveCost', -1, { who: 'you', nth: 2 })] }),
  item('lucky-coin', 'Moneda de la suerte', 'Lucky Coin', { abilities: [action('both', rerollDice(1), { limit: oncePerTurn })] }),
  item('hunting-rifle', 'Rifle de caza', 'Hunting Rifle', { unique: true, abilities: [allow('target:reach', { who: 'you' })] }),
  item('holy-chalk', 'Tiza bendita', 'Holy Chalk', { abilities: [action('preparation', block('here'), { cost: thisCard })] }),
  item('dynamite', 'Dinamita', 'Dynamite', {
    abilities: [action('fight', seq(ignore('any', 2), later('fight:end', advance(1))), { cost: thisCard, while: againstCultist })],
  }),
  item('black-candle', 'Vela negra', 'Black Candle', { abilities: [action('preparation', removeCrystal, { cost: thisCard })] }),
  item('silver-mirror', 'Espejo de plata', 'Silver Mirror', { abilities: [action('fight', ignore('die'), { cost: thisCard })] }),
]

const event = (id: string, es: string, en: string, effect: UnforeseenEvent['effect'], copies = 1): UnforeseenEvent => ({
  id,
  kind: 'event',
  title: { es, en },
  copies,
  effect,
})

/** Among the items lies what nobody was looking for. */
export const events: readonly UnforeseenEvent[] = [
  event('summoning-eye', 'Ojo invocador', 'Summoning Eye', seq(appearAt('here'), advance(1)), 2),
  event('something-breathes', 'Algo respira', 'Something Breathes', madden(1)),
  event('cursed-page', 'Página maldita', 'Cursed Page', advance(1)),
  event('they-were-waiting', 'Os estaban esperando', 'They Were Waiting', appear()),
  event('lost-hours', 'Horas perdidas', 'Lost Hours', discardDownTo(2)),
]
