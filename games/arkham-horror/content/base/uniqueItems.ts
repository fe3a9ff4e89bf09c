import {
  action,
  after,
  all,
  allow,
  aUse,
  bonus,
  changes,
  check,
  choose,
  defeat,
  discardSelf,
  draw,
  drawAnother,
  exhaustThis,
  gain,
  lose,
  monsters,
  movement,
  passCheck,
  prevent,
  repeat,
  rollDie,
  sanity,
  seq,
  stamina,
  thisCard,
  uniqueItem,
  upkeep,
  weapon,
} from '../builders.ts'
import type { UniqueItem } from '../kinds.ts'

const mine = { who: 'you' }
/** Read on the way: exhaust it, spend movement, and understand it or not. */
const read = (points: number, modifier: number, pass: Parameters<typeof action>[1]) =>
  action('movement', check('lore', modifier, { pass }), { cost: all(exhaustThis, movement(points)) })

/** Unique Items: 39 cards. */
export const uniqueItems: readonly UniqueItem[] = [
  uniqueItem('alien-statue', {
    title: { es: 'Estatua alienígena', en: 'Alien Statue' },
    price: 5,
    abilities: [
      action('movement', rollDie([1, 4, lose.stamina(2)], [5, 6, choose(draw('spell'), gain.clues(3))]), {
        cost: all(exhaustThis, movement(2), sanity(1)),
      }),
    ],
  }),
  uniqueItem('ancient-tablet', {
    title: { es: 'Tablilla antigua', en: 'Ancient Tablet' },
    price: 8,
    abilities: [action('movement', repeat(2, rollDie([1, 4, gain.clues(2)], [5, 6, draw('spell')])), { cost: all(movement(3), thisCard) })],
  }),
  uniqueItem('blue-watcher-of-the-pyramid', {
    title: { es: 'Vigía azul de la pirámide', en: 'Blue Watcher of the Pyramid' },
    price: 4,
    abilities: [
      action('combat', passCheck, { cost: all(stamina(2), thisCard) }),
      action('close', passCheck, { cost: all(stamina(2), thisCard) }),
    ],
  }),
  uniqueItem('book-of-dzyan', {
    title: { es: 'Libro de Dzyan', en: 'Book of Dzyan' },
    price: 3,
    tome: true,
    uses: 2,
    abilities: [
      action('movement', check('lore', -1, { pass: seq(draw('spell'), lose.sanity(1)) }), { cost: all(exhaustThis, movement(2), aUse) }),
    ],
  }),
  uniqueItem('cabala-of-saboth', {
    title: { es: 'Cábala de Saboth', en: 'Cabala of Saboth' },
    copies: 2,
    price: 5,
    tome: true,
    abilities: [read(2, -2, seq(draw('skill'), discardSelf))],
  }),
  uniqueItem('cultes-des-goules', {
    title: { es: 'Cultes des Goules', en: 'Cultes des Goules' },
    copies: 2,
    price: 3,
    tome: true,
    abilities: [read(2, -2, seq(draw('spell'), gain.clues(1), discardSelf, lose.sanity(2)))],
  }),
  uniqueItem('dragons-eye', {
    title: { es: 'Ojo del dragón', en: 'Dragon’s Eye' },
    price: 6,
    abilities: [after('encounter:begin', mine, drawAnother, { may: true, cost: all(exhaustThis, sanity(1)) })],
  }),
  uniqueItem('elder-sign', {
    title: { es: 'Símbolo Arcano', en: 'Elder Sign' },
    copies: 4,
    price: 5,
    elderSign: true,
    text: {
      es: 'Al cerrar un portal, en lugar de hacer la tirada: devuelve esta carta a la caja, quédate el portal como trofeo y séllalo con 1 ficha del medidor de perdición. Pierdes 1 punto de Cordura y 1 de Resistencia.',
      en: 'When you close a gate, instead of making the check: return this card to the box, take the gate as a trophy and seal it with 1 token of the doom track. You lose 1 Sanity and 1 Stamina.',
    },
  }),
  uniqueItem('enchanted-blade', {
    title: { es: 'Hoja encantada', en: 'Enchanted Blade' },
    copies: 2,
    price: 6,
    weapon: 'magical',
    hands: 1,
    abilities: [weapon(4, 'magical')],
  }),
  uniqueItem('enchanted-jewelry', {
    title: { es: 'Joyas encantadas', en: 'Enchanted Jewelry' },
    price: 3,
    uses: 3,
    abilities: [prevent('stamina:lose', mine, 1, { cost: aUse })],
  }),
  uniqueItem('enchanted-knife', {
    title: { es: 'Cuchillo encantado', en: 'Enchanted Knife' },
    copies: 2,
    price: 5,
    weapon: 'magical',
    hands: 1,
    abilities: [weapon(3, 'magical')],
  }),
  uniqueItem('flute-of-the-outer-gods', {
    title: { es: 'Flauta de los Dioses Exteriores', en: 'Flute of the Outer Gods' },
    price: 8,
    abilities: [action('combat', defeat(monsters({ where: 'here' })), { cost: all(sanity(3), stamina(3), thisCard) })],
  }),
  uniqueItem('gate-box', {
    title: { es: 'Caja de los portales', en: 'Gate Box' },
    price: 4,
    abilities: [allow('return:any', mine)],
  }),
  uniqueItem('healing-stone', {
    title: { es: 'Piedra curativa', en: 'Healing Stone' },
    price: 8,
    fleeting: true,
    abilities: [upkeep(choose(gain.stamina(1), gain.sanity(1)), { may: true })],
  }),
  uniqueItem('holy-water', {
    title: { es: 'Agua bendita', en: 'Holy Water' },
    copies: 4,
    price: 4,
    weapon: 'magical',
    hands: 2,
    single: true,
    abilities: [weapon(6, 'magical')],
  }),
  uniqueItem('lamp-of-alhazred', {
    title: { es: 'Lámpara de Alhazred', en: 'Lamp of Alhazred' },
    price: 7,
    weapon: 'magical',
    hands: 2,
    abilities: [weapon(5, 'magical')],
  }),
  uniqueItem('nameless-cults', {
    title: { es: 'Cultos sin nombre', en: 'Nameless Cults' },
    copies: 2,
    price: 3,
    tome: true,
    abilities: [read(1, -1, seq(draw('spell'), discardSelf, lose.sanity(1)))],
  }),
  uniqueItem('necronomicon', {
    title: { es: 'Necronomicón', en: 'Necronomicon' },
    price: 6,
    tome: true,
    abilities: [read(2, -2, seq(draw('spell'), lose.sanity(2)))],
  }),
  uniqueItem('obsidian-statue', {
    title: { es: 'Estatua de obsidiana', en: 'Obsidian Statue' },
    price: 4,
    abilities: [prevent('sanity:lose', mine, 'all', { cost: thisCard }), prevent('stamina:lose', mine, 'all', { cost: thisCard })],
  }),
  uniqueItem('pallid-mask', {
    title: { es: 'Máscara pálida', en: 'Pallid Mask' },
    price: 4,
    abilities: [bonus('evade', 2)],
  }),
  uniqueItem('powder-of-ibn-ghazi', {
    title: { es: 'Polvo de Ibn-Ghazi', en: 'Powder of Ibn-Ghazi' },
    copies: 2,
    price: 6,
    weapon: 'magical',
    hands: 2,
    single: true,
    abilities: [weapon(9, 'magical'), after('check:end', { ...mine, check: 'combat', inUse: 'self' }, lose.sanity(1))],
  }),
  uniqueItem('ruby-of-rlyeh', {
    title: { es: 'Rubí de R’lyeh', en: 'Ruby of R’lyeh' },
    price: 8,
    abilities: [changes('movement', 3, mine)],
  }),
  uniqueItem('silver-key', {
    title: { es: 'Llave de plata', en: 'Silver Key' },
    price: 4,
    uses: 3,
    abilities: [action('evade', passCheck, { cost: aUse })],
  }),
  uniqueItem('sword-of-glory', {
    title: { es: 'Espada de la gloria', en: 'Sword of Glory' },
    price: 8,
    weapon: 'magical',
    hands: 2,
    abilities: [weapon(6, 'magical')],
  }),
  uniqueItem('the-king-in-yellow', {
    title: { es: 'El Rey de Amarillo', en: 'The King in Yellow' },
    copies: 2,
    price: 2,
    tome: true,
    abilities: [read(2, -2, seq(gain.clues(4), discardSelf, lose.sanity(1)))],
  }),
  uniqueItem('warding-statue', {
    title: { es: 'Estatua protectora', en: 'Warding Statue' },
    price: 6,
    abilities: [prevent('combat:damage', mine, 'all', { cost: thisCard }), prevent('ancient:attack', mine, 'all', { cost: thisCard })],
  }),
]
