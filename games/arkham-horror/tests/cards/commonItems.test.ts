import type { ScriptedChance } from '@miskatonic/kernel'
import { check, discard, lose } from '../../content/builders.ts'
import { type Picture, says } from '../scene.ts'
import { cardsDo, type Deed, dice, does, moves, part } from './deeds.ts'

/** Ana, with Fight 1, beside a Maniac: two dice with bare hands. */
const beside = (cards: readonly string[], chance: ScriptedChance = {}, monster = 'maniac'): Picture => ({
  people: { ana: { at: 'northside', stops: [1, 0, 1], cards } },
  monsters: { northside: [monster] },
  chance,
})
/** It is taken up by itself, and gives so many dice. */
const strikesWith = (id: string, bonus: number): Deed =>
  does(`${bonus} dice more in a fight`, {
    at: beside([id], { 'check:combat': [dice(2 + bonus, 1)] }),
    from: part('moveEnds'),
    answers: ['fight:maniac', 'fight'],
    comes: ['ana trophies +maniac', 'northside -maniac'],
  })
const holding = (id: string, more: object = {}): NonNullable<Picture['people']> => ({ ana: { cards: [id], ...more } })
const loses = says({ ...lose.stamina(2) })

cardsDo('common', {
  'derringer-18': [
    strikesWith('derringer-18', 2),
    does('stays with its owner when something has to go', {
      at: { people: holding('derringer-18') },
      from: says(discard('item', 1)),
      answers: [[]],
      comes: [],
    }),
  ],
  'revolver-38': [strikesWith('revolver-38', 3)],
  'automatic-45': [strikesWith('automatic-45', 4)],
  'ancient-tome': [
    does('read with two points and understood, it is a Spell, and gone', {
      at: { people: holding('ancient-tome', { points: 2 }), decks: { spell: ['wither'] }, chance: { 'check:skill': [dice(1, 1)] } },
      from: moves(),
      answers: ['ancient-tome'],
      comes: ['ana points 2→0', 'ana -ancient-tome', 'ana +wither'],
    }),
    does('not understood, it waits for another day', {
      at: { people: holding('ancient-tome', { points: 3 }), chance: { 'check:skill': [dice(1)] } },
      from: moves(),
      answers: ['ancient-tome'],
      comes: ['ana points 3→1', 'ana exhausted +ancient-tome', 'asks move'],
    }),
    does('one point is not enough', {
      at: { people: holding('ancient-tome', { points: 1 }) },
      from: moves(),
      comes: ['asks move'],
      lacks: ['ancient-tome'],
    }),
  ],
  axe: [
    strikesWith('axe', 3),
    does('beside another weapon it is worth 2', {
      at: beside(['axe', 'knife'], { 'check:combat': [dice(2 + 2 + 1, 1)] }),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'wield:knife', 'fight'],
      comes: ['ana trophies +maniac', 'northside -maniac'],
    }),
  ],
  bullwhip: [
    strikesWith('bullwhip', 1),
    does('exhausted, it rolls one die of the fight again', {
      at: beside(['bullwhip'], { 'check:combat': [dice(3)], 'reroll:combat': [[6]] }),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'fight', 'bullwhip'],
      comes: ['ana trophies +maniac', 'northside -maniac', 'ana exhausted +bullwhip'],
    }),
  ],
  'cavalry-saber': [strikesWith('cavalry-saber', 2)],
  cross: [
    does('three dice more against the undead, and one against the horror of them', {
      at: beside(['cross'], { 'check:horror': [dice(4 - 1 + 1, 1)], 'check:combat': [dice(1 - 1 + 3, 1)] }, 'zombie'),
      from: part('moveEnds'),
      answers: ['fight:zombie', 'fight'],
      comes: ['ana trophies +zombie', 'northside -zombie'],
    }),
    does('nothing against the living', {
      at: beside(['cross'], { 'check:combat': [dice(2, 1)] }),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'fight'],
      comes: ['ana trophies +maniac', 'northside -maniac'],
    }),
  ],
  'dark-cloak': [
    does('one die more in evading', {
      at: beside(['dark-cloak'], { 'check:evade': [dice(3 - 1 + 1, 1)] }),
      from: part('moveEnds'),
      answers: ['evade:maniac'],
      comes: [],
    }),
  ],
  dynamite: [
    does('eight dice more, once; nobody lights it unasked', {
      at: beside(['dynamite'], { 'check:combat': [dice(2 + 8, 1)] }),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'wield:dynamite', 'fight'],
      comes: ['ana trophies +maniac', 'northside -maniac', 'ana -dynamite'],
    }),
  ],
  food: [
    does('eaten, it takes one off a loss of Stamina', {
      at: { people: holding('food') },
      from: loses,
      answers: ['food'],
      comes: ['ana stamina 5→4', 'ana -food'],
    }),
    does('or is kept', { at: { people: holding('food') }, from: loses, answers: ['pass'], comes: ['ana stamina 5→3'] }),
    does('is no help against the loss of Sanity', {
      at: { people: holding('food') },
      from: says(lose.sanity(1)),
      comes: ['ana sanity 5→4'],
    }),
  ],
  knife: [strikesWith('knife', 1)],
  lantern: [
    does('one die more for Luck', {
      at: { people: holding('lantern'), chance: { 'check:skill': [dice(3 + 1, 1)] } },
      from: says(check('luck', 0, { fail: lose.sanity(1) })),
      comes: [],
    }),
  ],
  'lucky-cigarette-case': [
    does('given away, all dice of a check are rolled again', {
      at: { people: holding('lucky-cigarette-case'), chance: { 'check:skill': [dice(3)], 'reroll:skill': [dice(3, 1)] } },
      from: says(check('will', 0, { fail: lose.sanity(1) })),
      answers: ['lucky-cigarette-case'],
      comes: ['ana -lucky-cigarette-case'],
    }),
  ],
  'map-of-arkham': [
    does('one step more', {
      at: { people: holding('map-of-arkham', { points: 1 }) },
      from: moves(),
      answers: ['map-of-arkham'],
      comes: ['ana points 1→2', 'ana exhausted +map-of-arkham', 'asks move'],
    }),
  ],
  motorcycle: [
    does('two steps more', {
      at: { people: holding('motorcycle', { points: 1 }) },
      from: moves(),
      answers: ['motorcycle'],
      comes: ['ana points 1→3', 'ana exhausted +motorcycle', 'asks move'],
    }),
  ],
  'old-journal': [
    does('one point and a Lore check: three Clues, and it is gone', {
      at: { people: holding('old-journal', { points: 1 }), chance: { 'check:skill': [dice(1, 1)] } },
      from: moves(),
      answers: ['old-journal'],
      comes: ['ana points 1→0', 'ana clues 0→3', 'ana -old-journal'],
    }),
  ],
  'research-materials': [
    does('given away in place of a Clue', {
      at: { people: holding('research-materials'), chance: { 'check:skill': [dice(3)], 'clue:skill': [[5]] } },
      from: says(check('will', 0, { fail: lose.sanity(1) })),
      answers: ['clue'],
      comes: ['ana -research-materials'],
    }),
  ],
  rifle: [strikesWith('rifle', 5)],
  shotgun: [
    strikesWith('shotgun', 4),
    does('a six is two successes', {
      at: beside(['shotgun'], { 'check:horror': [dice(5, 1)], 'check:combat': [[6, 1, 1]] }, 'high-priest'),
      from: part('moveEnds'),
      answers: ['fight:high-priest', 'fight'],
      comes: ['ana trophies +high-priest', 'northside -high-priest'],
    }),
  ],
  'tommy-gun': [strikesWith('tommy-gun', 6)],
  whiskey: [
    does('drunk, it takes one off a loss of Sanity', {
      at: { people: holding('whiskey') },
      from: says(lose.sanity(2)),
      answers: ['whiskey'],
      comes: ['ana sanity 5→4', 'ana -whiskey'],
    }),
  ],
})
