import type { ScriptedChance } from '@miskatonic/kernel'
import { check, lose } from '../../content/builders.ts'
import { type Picture, says } from '../scene.ts'
import { cardsDo, type Deed, dice, does, moves, part } from './deeds.ts'

/** Ana, with Fight 1 and Will 4, beside a Maniac: two dice with bare hands. */
const beside = (cards: readonly string[], chance: ScriptedChance = {}, more: object = {}): Picture => ({
  people: { ana: { at: 'northside', stops: [1, 0, 1], cards, ...more } },
  monsters: { northside: ['maniac'] },
  chance,
})
const WON = ['ana trophies +maniac', 'northside -maniac']
const strikesWith = (id: string, bonus: number): Deed =>
  does(`${bonus} dice more in a fight`, {
    at: beside([id], { 'check:combat': [dice(2 + bonus, 1)] }),
    from: part('moveEnds'),
    answers: ['fight:maniac', 'fight'],
    comes: WON,
  })
const holding = (id: string, more: object = {}): NonNullable<Picture['people']> => ({ ana: { cards: [id], ...more } })

/** A book read on the way: so many points, so many dice of Lore 4, and what comes of it. */
const isRead = (id: string, points: number, pool: number, comes: readonly string[]): Deed[] => [
  does('read and understood', {
    at: { people: holding(id, { points, stops: [1, 1, 3] }), decks: { spell: ['wither'] }, chance: { 'check:skill': [dice(pool, 1)] } },
    from: moves(),
    answers: [id],
    comes: [`ana points ${points}→0`, ...comes],
  }),
  does('not understood', {
    at: { people: holding(id, { points, stops: [1, 1, 3] }), chance: { 'check:skill': [dice(pool)] } },
    from: moves(),
    answers: [id],
    comes: [`ana points ${points}→0`, `ana exhausted +${id}`],
  }),
]

cardsDo('unique', {
  'alien-statue': [
    does('a success is a Spell', {
      at: { people: holding('alien-statue', { points: 2 }), decks: { spell: ['wither'] }, chance: { dice: [[5]] } },
      from: moves(),
      answers: ['alien-statue', 'draw-spell'],
      comes: ['ana points 2→0', 'ana sanity 5→4', 'ana exhausted +alien-statue', 'ana +wither'],
    }),
    does('or three Clues', {
      at: { people: holding('alien-statue', { points: 2 }), chance: { dice: [[6]] } },
      from: moves(),
      answers: ['alien-statue', 'gain-clues'],
      comes: ['ana points 2→0', 'ana sanity 5→4', 'ana exhausted +alien-statue', 'ana clues 0→3'],
    }),
    does('a failure hurts', {
      at: { people: holding('alien-statue', { points: 2 }), chance: { dice: [[4]] } },
      from: moves(),
      answers: ['alien-statue'],
      comes: ['ana points 2→0', 'ana sanity 5→4', 'ana exhausted +alien-statue', 'ana stamina 5→3'],
    }),
  ],
  'ancient-tablet': [
    does('two dice: a Spell for a success, two Clues for a failure', {
      at: { people: holding('ancient-tablet', { points: 3 }), decks: { spell: ['wither'] }, chance: { dice: [[5], [4]] } },
      from: moves(),
      answers: ['ancient-tablet'],
      comes: ['ana points 3→0', 'ana -ancient-tablet', 'ana +wither', 'ana clues 0→2'],
    }),
  ],
  'blue-watcher-of-the-pyramid': [
    does('passes a Combat check', {
      at: beside(['blue-watcher-of-the-pyramid']),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'blue-watcher-of-the-pyramid', 'fight'],
      comes: [...WON, 'ana stamina 5→3', 'ana -blue-watcher-of-the-pyramid'],
    }),
    does('passes a check to close a gate', {
      at: { seats: 2, people: { ana: { at: 'woods', explored: true, cards: ['blue-watcher-of-the-pyramid'] } }, gates: { woods: 'rlyeh' } },
      from: part('arkham'),
      answers: ['close:lore', 'blue-watcher-of-the-pyramid'],
      comes: [
        'ana stamina 5→3',
        'ana -blue-watcher-of-the-pyramid',
        'ana trophies +gate-rlyeh',
        'woods gate -gate-rlyeh',
        'ana explored true→false',
      ],
    }),
    does('is of no use in the final battle', {
      at: { people: { ana: { cards: ['blue-watcher-of-the-pyramid', 'knife', 'rifle'] } }, round: 1, doom: 11 },
      from: part('battleStrike'),
      comes: ['asks fight-ancient-one'],
      lacks: ['blue-watcher-of-the-pyramid'],
    }),
  ],
  'book-of-dzyan': [
    does('read the first time: a Spell, a point of Sanity, and it can be read again', {
      at: { people: holding('book-of-dzyan', { points: 2 }), decks: { spell: ['wither'] }, chance: { 'check:skill': [dice(1, 1)] } },
      from: moves(),
      answers: ['book-of-dzyan'],
      comes: ['ana points 2→0', 'ana +wither', 'ana sanity 5→4', 'ana exhausted +book-of-dzyan'],
    }),
    does('not understood', {
      at: { people: holding('book-of-dzyan', { points: 2 }), chance: { 'check:skill': [dice(1)] } },
      from: moves(),
      answers: ['book-of-dzyan'],
      comes: ['ana points 2→0', 'ana exhausted +book-of-dzyan'],
    }),
  ],
  'cabala-of-saboth': [
    does('read and understood: a Skill', {
      at: {
        people: { ana: { is: 'bob-jenkins', cards: ['cabala-of-saboth'], points: 2, stops: [1, 1, 3] } },
        decks: { skill: ['marksman'] },
        chance: { 'check:skill': [dice(1, 1)] },
      },
      from: moves(),
      answers: ['cabala-of-saboth'],
      comes: ['ana points 2→0', 'ana -cabala-of-saboth', 'ana +marksman'],
    }),
  ],
  'cultes-des-goules': isRead('cultes-des-goules', 2, 2, ['ana +wither', 'ana clues 0→1', 'ana sanity 5→3', 'ana -cultes-des-goules']),
  'dragons-eye': [
    does('another card in place of the one that was drawn in the town', {
      at: {
        people: { ana: { at: 'library', cards: ['dragons-eye'] } },
        phase: 'arkham',
        chance: { 'draw:deck:at-miskatonic-university': ['miskatonic-university-7', 'miskatonic-university-6'] },
      },
      from: part('arkham'),
      answers: ['dragons-eye', 'lose-sanity'],
      comes: ['ana sanity 5→3', 'ana clues 0→1', 'ana exhausted +dragons-eye'],
    }),
    does('or the card is read as it is', {
      at: {
        people: { ana: { at: 'library', cards: ['dragons-eye'] } },
        phase: 'arkham',
        chance: { 'draw:deck:at-miskatonic-university': ['miskatonic-university-7'] },
      },
      from: part('arkham'),
      answers: ['pass'],
      comes: ['ana sanity 5→4'],
    }),
    does('another card in place of the one that was drawn in a world', {
      at: {
        people: { ana: { at: 'abyss-first', stamina: 3, cards: ['dragons-eye'] } },
        phase: 'otherWorld',
        gates: { woods: 'abyss' },
        decks: { 'gate-cards': ['gate-36', 'gate-42'] },
      },
      from: part('otherWorld'),
      answers: ['dragons-eye'],
      comes: ['ana sanity 5→4', 'ana stamina 3→4', 'ana exhausted +dragons-eye'],
    }),
  ],
  'elder-sign': [
    does('closes and seals without a check, for a point of each', {
      at: { seats: 2, people: { ana: { at: 'woods', explored: true, cards: ['elder-sign'] } }, gates: { woods: 'rlyeh' }, doom: 4 },
      from: part('arkham'),
      answers: ['sign:elder-sign'],
      comes: [
        ...['ana sanity 5→4', 'ana stamina 5→4', 'ana -elder-sign', 'ana trophies +gate-rlyeh', 'woods gate -gate-rlyeh'],
        ...['woods sealed false→true', 'doom 4→3', 'elderSignsUsed 0→1', 'ana explored true→false'],
      ],
    }),
  ],
  'enchanted-blade': [strikesWith('enchanted-blade', 4)],
  'enchanted-jewelry': [
    does('takes one off a loss of Stamina, three times', {
      at: { people: holding('enchanted-jewelry') },
      from: [says(lose.stamina(2)), says(lose.stamina(1)), says(lose.stamina(1)), says(lose.stamina(1))],
      answers: ['enchanted-jewelry', 'enchanted-jewelry', 'enchanted-jewelry'],
      comes: ['ana stamina 5→3', 'ana -enchanted-jewelry'],
    }),
  ],
  'enchanted-knife': [strikesWith('enchanted-knife', 3)],
  'flute-of-the-outer-gods': [
    does('all monsters of the place are defeated', {
      at: {
        people: { ana: { at: 'northside', cards: ['flute-of-the-outer-gods'] } },
        monsters: { northside: ['maniac', 'dhole', 'ghoul'], downtown: ['ghoul'] },
        chance: { 'check:horror': [dice(3 - 1, 1)] },
      },
      from: part('moveEnds'),
      answers: ['fight:dhole', 'flute-of-the-outer-gods'],
      comes: [
        ...['ana trophies +maniac', 'ana trophies +dhole', 'ana trophies +ghoul'],
        ...['northside -maniac', 'northside -dhole', 'northside -ghoul'],
        // One for the horror of the Dhole, three for the tune; three more for the tune and one for the weight of the Dhole.
        ...['ana sanity 5→1', 'ana stamina 5→1', 'ana -flute-of-the-outer-gods'],
      ],
    }),
    does('nobody plays it to the Ancient One', {
      at: { people: { ana: { cards: ['flute-of-the-outer-gods', 'knife', 'rifle'] } }, round: 1, doom: 11 },
      from: part('battleStrike'),
      comes: ['asks fight-ancient-one'],
      lacks: ['flute-of-the-outer-gods'],
    }),
  ],
  'gate-box': [
    does('one comes back through any gate', {
      at: { people: { ana: { at: 'abyss-second', cards: ['gate-box'] } }, gates: { woods: 'rlyeh', graveyard: 'abyss' } },
      from: part('movement'),
      answers: ['woods'],
      comes: ['ana at abyss-second→woods', 'ana explored false→true'],
    }),
    does('without it, only through one that leads there', {
      at: { people: { ana: { at: 'abyss-second' } }, gates: { woods: 'rlyeh', graveyard: 'abyss' } },
      from: part('movement'),
      comes: ['ana at abyss-second→graveyard', 'ana explored false→true'],
    }),
  ],
  'healing-stone': [
    does('a point of Stamina in the Upkeep', {
      at: { people: holding('healing-stone', { stamina: 3, sanity: 3 }) },
      from: part('upkeep'),
      answers: ['healing-stone', 'gain-stamina'],
      comes: ['ana stamina 3→4', 'asks choose-sliders'],
    }),
    does('or a point of Sanity', {
      at: { people: holding('healing-stone', { stamina: 3, sanity: 3 }) },
      from: part('upkeep'),
      answers: ['healing-stone', 'gain-sanity'],
      comes: ['ana sanity 3→4', 'asks choose-sliders'],
    }),
  ],
  'holy-water': [
    does('six dice more, once; nobody pours it unasked', {
      at: beside(['holy-water'], { 'check:combat': [dice(2 + 6, 1)] }),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'wield:holy-water', 'fight'],
      comes: [...WON, 'ana -holy-water'],
    }),
  ],
  'lamp-of-alhazred': [strikesWith('lamp-of-alhazred', 5)],
  'nameless-cults': isRead('nameless-cults', 1, 3, ['ana +wither', 'ana sanity 5→4', 'ana -nameless-cults']),
  necronomicon: isRead('necronomicon', 2, 2, ['ana +wither', 'ana sanity 5→3', 'ana exhausted +necronomicon']),
  'obsidian-statue': [
    does('broken, nothing is lost of Sanity', {
      at: { people: holding('obsidian-statue') },
      from: says(lose.sanity(3)),
      answers: ['obsidian-statue'],
      comes: ['ana -obsidian-statue'],
    }),
    does('or of Stamina', {
      at: { people: holding('obsidian-statue') },
      from: says(lose.stamina(3)),
      answers: ['obsidian-statue'],
      comes: ['ana -obsidian-statue'],
    }),
  ],
  'pallid-mask': [
    does('two dice more in evading', {
      at: beside(['pallid-mask'], { 'check:evade': [dice(3 - 1 + 2, 1)] }),
      from: part('moveEnds'),
      answers: ['evade:maniac'],
      comes: [],
    }),
  ],
  'powder-of-ibn-ghazi': [
    does('nine dice more, once, for a point of Sanity', {
      at: beside(['powder-of-ibn-ghazi'], { 'check:combat': [dice(2 + 9, 1)] }),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'wield:powder-of-ibn-ghazi', 'fight'],
      comes: [...WON, 'ana -powder-of-ibn-ghazi', 'ana sanity 5→4'],
    }),
    does('one point only, also where a Clue is added to the dice', {
      at: beside(['powder-of-ibn-ghazi'], { 'check:combat': [dice(2 + 9)], 'clue:combat': [[5]] }, { clues: 1 }),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'wield:powder-of-ibn-ghazi', 'fight', 'clue'],
      comes: [...WON, 'ana -powder-of-ibn-ghazi', 'ana sanity 5→4', 'ana clues 1→0'],
    }),
  ],
  'ruby-of-rlyeh': [
    does('three steps more', {
      at: { people: holding('ruby-of-rlyeh') },
      from: part('movement'),
      comes: ['ana points 0→5', 'asks move'],
    }),
  ],
  'silver-key': [
    does('passes an Evade check, three times', {
      at: beside(['silver-key']),
      from: [part('moveEnds'), part('movement'), part('movement'), part('movement')],
      answers: ['evade:maniac', 'silver-key', 'stay', 'evade:maniac', 'silver-key', 'stay', 'evade:maniac', 'silver-key'],
      comes: ['ana -silver-key', 'ana points 0→2', 'asks move'],
    }),
  ],
  'sword-of-glory': [strikesWith('sword-of-glory', 6)],
  'the-king-in-yellow': isRead('the-king-in-yellow', 2, 2, ['ana clues 0→4', 'ana sanity 5→4', 'ana -the-king-in-yellow']),
  'warding-statue': [
    does('broken, a lost round does no harm', {
      at: beside(['warding-statue'], { 'check:combat': [dice(2)] }),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'fight', 'warding-statue'],
      comes: ['ana -warding-statue', 'asks fight-monster'],
    }),
    does('or an attack of the Ancient One', {
      at: { people: holding('warding-statue'), ancientOne: 'hastur', round: 1, doom: 13 },
      from: part('battleAttack'),
      answers: ['warding-statue'],
      comes: ['ana -warding-statue'],
    }),
    does('no card shields from what a card takes', {
      at: { people: holding('warding-statue') },
      from: says(check('luck', -9, { fail: lose.stamina(1) })),
      comes: ['ana stamina 5→4'],
    }),
  ],
})
