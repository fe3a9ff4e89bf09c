import {
  addDoom,
  after,
  ancientOne,
  as,
  changes,
  check,
  cursed,
  devoured,
  discard,
  everybody,
  has,
  investigators,
  isCursed,
  lose,
  loseTrophy,
  lowerMaximum,
  monstersAre,
  monstersHave,
  monstersHaveExactly,
  not,
  rollSuccesses,
  seq,
  sets,
  when,
} from '../builders.ts'
import type { AncientOne } from '../kinds.ts'

/** Who has none of it left is devoured. */
const needs = (what: 'clue' | 'gateTrophy' | 'monsterTrophy') => when(not(has(what)), devoured)

/** The eight of the base game. */
export const ancientOnes: readonly AncientOne[] = [
  ancientOne('azathoth', {
    title: { es: 'Azathoth', en: 'Azathoth' },
    story: {
      es: 'Lo que duerme en el centro no sueña con nadie. Basta con que no despierte.',
      en: 'What sleeps at the centre dreams of nobody. It is enough that it does not wake.',
    },
    doom: 14,
    combat: 'none',
    worshippers: [monstersHave('toughness', 1, ['maniac'])],
    power: {
      title: { es: 'Destrucción absoluta', en: 'Absolute Destruction' },
      text: { es: 'Si Azathoth despierta, la partida está perdida.', en: 'If Azathoth awakens, the game is lost.' },
    },
  }),
  ancientOne('cthulhu', {
    title: { es: 'Cthulhu', en: 'Cthulhu' },
    story: {
      es: 'En su casa, bajo el mar, espera. Los que lo sueñan se levantan un poco más gastados.',
      en: 'In his house beneath the sea he waits. Those who dream of him get up a little more worn.',
    },
    doom: 13,
    combat: -6,
    worshippers: [monstersHaveExactly('horrorRating', -2, ['cultist']), monstersHaveExactly('horrorDamage', 2, ['cultist'])],
    power: { title: { es: 'Sueños de locura', en: 'Dreams of Madness' }, abilities: [changes('maxSanity', -1), changes('maxStamina', -1)] },
    attack: lowerMaximum('choice'),
    afterAttack: addDoom(),
  }),
  ancientOne('hastur', {
    title: { es: 'Hastur', en: 'Hastur' },
    story: {
      es: 'El segundo acto no lo ha leído nadie dos veces. En el tercero sales tú.',
      en: 'Nobody has read the second act twice. You appear in the third.',
    },
    doom: 13,
    combat: 'terror',
    defences: ['physicalResistance'],
    worshippers: [monstersAre('flying', ['cultist']), monstersHave('combatRating', -2, ['cultist'])],
    power: { title: { es: 'El Rey de Amarillo', en: 'The King in Yellow' }, abilities: [sets('sealCost', 8)] },
    attack: check('luck', 1, { fail: lose.sanity(2), falling: true }),
  }),
  ancientOne('ithaqua', {
    title: { es: 'Ithaqua', en: 'Ithaqua' },
    story: {
      es: 'El viento del norte trae el paso de algo que anda sin tocar la nieve.',
      en: 'The north wind brings the tread of something that walks without touching the snow.',
    },
    doom: 11,
    combat: -3,
    stills: 'weather',
    worshippers: [monstersHave('toughness', 2, ['cultist'])],
    power: {
      title: { es: 'Vientos helados', en: 'Icy Winds' },
      abilities: [after('phase:end', { phase: 'mythos' }, everybody(lose.stamina(1), investigators({ in: 'street' })))],
    },
    battle: rollSuccesses(as('items'), { miss: discard('item', 1, { random: true }) }),
    attack: check('fight', 1, { fail: lose.stamina(2), falling: true }),
  }),
  ancientOne('nyarlathotep', {
    title: { es: 'Nyarlathotep', en: 'Nyarlathotep' },
    story: {
      es: 'Tiene mil caras, y con cinco de ellas ya has hablado por la calle.',
      en: 'He has a thousand faces, and with five of them you have already passed the time of day.',
    },
    doom: 11,
    masks: true,
    combat: -4,
    defences: ['magicalResistance'],
    worshippers: [monstersAre('endless', ['cultist'])],
    power: {
      title: { es: 'Mil máscaras', en: 'A Thousand Masks' },
      text: {
        es: 'Los cinco monstruos Máscara entran en la reserva.',
        en: 'The five Mask monsters are put into the cup.',
      },
    },
    battle: needs('clue'),
    attack: check('lore', 1, { fail: seq(lose.clues(1), needs('clue')), falling: true }),
  }),
  ancientOne('shub-niggurath', {
    title: { es: 'Shub-Niggurath', en: 'Shub-Niggurath' },
    story: {
      es: 'El bosque ha crecido esta noche. Lo que ha crecido no es el bosque.',
      en: 'The woods have grown tonight. What has grown is not the woods.',
    },
    doom: 12,
    combat: -5,
    defences: ['physicalImmunity'],
    worshippers: [monstersAre('endless', ['dark-young'])],
    power: { title: { es: 'La cabra negra de los bosques', en: 'Black Goat of the Woods' }, abilities: [monstersHave('toughness', 1)] },
    battle: needs('monsterTrophy'),
    attack: check('sneak', 1, { fail: seq(loseTrophy('monster'), needs('monsterTrophy')), falling: true }),
  }),
  ancientOne('yig', {
    title: { es: 'Yig', en: 'Yig' },
    story: {
      es: 'El padre de las serpientes no olvida a quien pisa a sus hijos, ni a quien se pierde por sus caminos.',
      en: 'The father of serpents forgets neither those who tread on his children nor those who stray on his paths.',
    },
    doom: 10,
    combat: -3,
    worshippers: [monstersHaveExactly('combatRating', 0, ['cultist']), monstersHaveExactly('combatDamage', 4, ['cultist'])],
    power: {
      title: { es: 'La ira de Yig', en: 'Yig’s Anger' },
      abilities: [after('monster:defeat', { name: 'cultist' }, addDoom()), after('investigator:stray', {}, addDoom())],
    },
    battle: when(isCursed, devoured, cursed),
    attack: check('speed', 1, { fail: lose.both(1, 1), falling: true }),
  }),
  ancientOne('yog-sothoth', {
    title: { es: 'Yog-Sothoth', en: 'Yog-Sothoth' },
    story: {
      es: 'Es la puerta, es la llave y es quien la guarda. Cerrarla es pedirle permiso.',
      en: 'He is the gate, the key, and the guardian of the gate. To close it is to ask his leave.',
    },
    doom: 12,
    combat: -5,
    defences: ['magicalImmunity'],
    worshippers: [monstersAre('magicalImmunity', ['cultist']), monstersHave('combatRating', -1, ['cultist'])],
    power: {
      title: { es: 'La llave y la puerta', en: 'The Key and the Gate' },
      abilities: [changes('difficulty', 1, { check: 'close' }), after('investigator:stray', { each: true }, devoured)],
    },
    battle: needs('gateTrophy'),
    attack: check('will', 1, { fail: seq(loseTrophy('gate'), needs('gateTrophy')), falling: true }),
  }),
]
