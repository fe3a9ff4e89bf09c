import type { ScriptedChance } from '@miskatonic/kernel'
import { check, lose } from '../../content/builders.ts'
import { type Picture, says } from '../scene.ts'
import { cardsDo, type Deed, dice, does, part } from './deeds.ts'

/** Ana, with Fight 1, Sneak 3, Will 4 and Lore 4, beside a monster. */
const beside = (cards: readonly string[], chance: ScriptedChance, monster: string): Picture => ({
  people: { ana: { at: 'northside', stops: [1, 0, 3], cards } },
  monsters: { northside: [monster] },
  chance,
})

/** One better than the slider says, and two dice for a Clue in checks of that skill; one in others. */
const better = (skill: 'speed' | 'sneak' | 'fight' | 'will' | 'lore' | 'luck', value: number): Deed[] => {
  const other = skill === 'luck' ? 'will' : 'luck'
  const holder = { ana: { cards: [`skill-${skill}`], clues: 1 } }
  return [
    does('one die more, and two for a Clue', {
      at: { people: holder, chance: { 'check:skill': [dice(value + 1)], 'clue:skill': [[1, 5]] } },
      from: says(check(skill, 0, { fail: lose.sanity(1) })),
      answers: ['clue'],
      comes: ['ana clues 1→0'],
    }),
    does('not in another skill', {
      at: { people: holder, chance: { 'check:skill': [dice(3)], 'clue:skill': [[5]] } },
      from: says(check(other, 0, { fail: lose.sanity(1) })),
      answers: ['clue'],
      comes: ['ana clues 1→0'],
    }),
  ]
}

cardsDo('skill', {
  bravery: [
    does('a Horror check is rolled again', {
      at: beside(['bravery'], { 'check:horror': [dice(3)], 'reroll:horror': [dice(3, 1)], 'check:combat': [[]] }, 'zombie'),
      from: part('moveEnds'),
      answers: ['fight:zombie', 'bravery', 'fight'],
      comes: ['ana stamina 5→3', 'ana exhausted +bravery', 'asks fight-monster'],
    }),
  ],
  'expert-occultist': [
    does('a Spell check is rolled again', {
      at: beside(
        ['expert-occultist', 'wither'],
        { 'check:spell': [dice(4)], 'reroll:spell': [dice(4, 1)], 'check:combat': [dice(5, 1)] },
        'maniac',
      ),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'wither', 'expert-occultist', 'fight'],
      comes: ['ana trophies +maniac', 'northside -maniac', 'ana exhausted +expert-occultist', 'ana exhausted +wither'],
    }),
  ],
  marksman: [
    does('a Combat check is rolled again', {
      at: beside(['marksman'], { 'check:combat': [dice(2)], 'reroll:combat': [dice(2, 1)] }, 'maniac'),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'fight', 'marksman'],
      comes: ['ana trophies +maniac', 'northside -maniac', 'ana exhausted +marksman'],
    }),
  ],
  stealth: [
    does('an Evade check is rolled again', {
      at: beside(['stealth'], { 'check:evade': [dice(2)], 'reroll:evade': [dice(2, 1)] }, 'maniac'),
      from: part('moveEnds'),
      answers: ['evade:maniac', 'stealth'],
      comes: ['ana exhausted +stealth'],
    }),
  ],
  'skill-speed': [
    ...better('speed', 2),
    does('one step more', {
      at: { people: { ana: { cards: ['skill-speed'] } } },
      from: part('movement'),
      comes: ['ana points 0→3', 'asks move'],
    }),
  ],
  'skill-sneak': better('sneak', 3),
  'skill-fight': better('fight', 2),
  'skill-will': better('will', 3),
  'skill-lore': better('lore', 2),
  'skill-luck': better('luck', 3),
})
