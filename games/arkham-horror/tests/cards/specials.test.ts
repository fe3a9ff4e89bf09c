import { check, deputy, discard, lose } from '../../content/builders.ts'
import { says } from '../scene.ts'
import { cardsDo, dice, does, moves, part } from './deeds.ts'

const holding = (id: string, more: object = {}) => ({ ana: { cards: [id], ...more } })
const luck = says(check('luck', 0, { fail: lose.sanity(1) }))

cardsDo('special', {
  blessing: [
    does('a four is a success', { at: { people: holding('blessing'), chance: { 'check:skill': [[4, 1, 1]] } }, from: luck, comes: [] }),
    does('on a 1 it is gone', {
      at: { people: holding('blessing'), chance: { dice: [[1]] } },
      from: part('upkeep'),
      comes: ['ana -blessing', 'asks choose-sliders'],
    }),
    does('on a 2 it stays', {
      at: { people: holding('blessing'), chance: { dice: [[2]] } },
      from: part('upkeep'),
      comes: ['asks choose-sliders'],
    }),
  ],
  curse: [
    does('a five is none', {
      at: { people: holding('curse'), chance: { 'check:skill': [[5, 5, 5]] } },
      from: luck,
      comes: ['ana sanity 5→4'],
    }),
    does('a six is one', { at: { people: holding('curse'), chance: { 'check:skill': [[6, 1, 1]] } }, from: luck, comes: [] }),
    does('on a 1 it is gone', {
      at: { people: holding('curse'), chance: { dice: [[1]] } },
      from: part('upkeep'),
      comes: ['ana -curse', 'asks choose-sliders'],
    }),
  ],
  retainer: [
    does('two dollars, and on a 1 it is gone', {
      at: { people: holding('retainer'), chance: { dice: [[1]] } },
      from: part('upkeep'),
      answers: ['retainer/0'],
      comes: ['ana money 0→2', 'ana -retainer', 'asks choose-sliders'],
    }),
    does('on a 2 it stays', {
      at: { people: holding('retainer'), chance: { dice: [[2]] } },
      from: part('upkeep'),
      answers: ['retainer/0'],
      comes: ['ana money 0→2', 'asks choose-sliders'],
    }),
  ],
  'bank-loan': [
    does('on a 3 a dollar is due', {
      at: { people: holding('bank-loan', { money: 3 }), chance: { dice: [[3]] } },
      from: part('upkeep'),
      answers: ['yes'],
      comes: ['ana money 3→2', 'asks choose-sliders'],
    }),
    does('who does not pay loses all items, and the bank lends no more', {
      at: { people: { ana: { cards: ['bank-loan', 'food', 'wither', 'duke'] } }, chance: { dice: [[1]] } },
      from: part('upkeep'),
      comes: ['ana -bank-loan', 'ana -food', 'ana -wither', 'loansDefaulted 0→1', 'asks choose-sliders'],
    }),
    does('on a 4 nothing is due', {
      at: { people: holding('bank-loan', { money: 3 }), chance: { dice: [[4]] } },
      from: part('upkeep'),
      comes: ['asks choose-sliders'],
    }),
    does('ten dollars pay it off', {
      at: { people: holding('bank-loan', { money: 11, points: 1 }) },
      from: moves(),
      answers: ['bank-loan'],
      comes: ['ana -bank-loan', 'ana money 11→1', 'asks move'],
    }),
  ],
  'silver-twilight-membership': [
    does('opens the Inner Sanctum', {
      at: {
        people: holding('silver-twilight-membership', { at: 'silver-twilight-lodge' }),
        phase: 'arkham',
        chance: { 'draw:deck:at-french-hill': ['french-hill-6'], 'check:skill': [dice(2)] },
      },
      from: part('arkham'),
      comes: ['ana sanity 5→4'],
    }),
  ],
  deputy: [
    does('a dollar in every Upkeep', {
      at: { people: holding('deputy') },
      from: part('upkeep'),
      comes: ['ana money 0→1', 'asks choose-sliders'],
    }),
    does('comes with a revolver and a wagon', {
      at: {},
      from: says(deputy),
      comes: ['ana +deputy', 'ana +deputys-revolver', 'ana +patrol-wagon'],
    }),
  ],
  'deputys-revolver': [
    does('three dice more', {
      at: {
        people: holding('deputys-revolver', { at: 'northside' }),
        monsters: { northside: ['maniac'] },
        chance: { 'check:combat': [dice(2 + 1 + 3, 1)] },
      },
      from: part('moveEnds'),
      answers: ['fight:maniac', 'fight'],
      comes: ['ana trophies +maniac', 'northside -maniac'],
    }),
    does('is not lost against its owner’s will', {
      at: { people: holding('deputys-revolver') },
      from: says(discard('item', 1, { random: true })),
      comes: [],
    }),
  ],
  'patrol-wagon': [
    does('anywhere in the town, in place of moving', {
      at: { people: holding('patrol-wagon', { points: 2 }) },
      from: moves(),
      answers: ['patrol-wagon', 'woods'],
      comes: ['ana at library→woods', 'ana points 2→0'],
    }),
    does('after a combat a 1 sends it to the box', {
      at: {
        people: holding('patrol-wagon', { at: 'northside' }),
        monsters: { northside: ['maniac'] },
        chance: { 'check:combat': [dice(3, 1)], dice: [[1]] },
      },
      from: part('moveEnds'),
      answers: ['fight:maniac', 'fight'],
      comes: ['ana trophies +maniac', 'northside -maniac', 'ana -patrol-wagon'],
    }),
    does('on the way back from a world too; a 2 does nothing', {
      at: { people: holding('patrol-wagon', { at: 'abyss-second' }), gates: { woods: 'abyss' }, chance: { dice: [[2]] } },
      from: part('movement'),
      comes: ['ana at abyss-second→woods', 'ana explored false→true'],
    }),
    does('who has walked already does not get in', {
      at: { people: holding('patrol-wagon', { points: 2 }) },
      from: moves(),
      answers: ['to:miskatonic-university'],
      comes: ['ana at library→miskatonic-university', 'ana points 2→1', 'asks move'],
      lacks: ['patrol-wagon'],
    }),
  ],
})
