import type { ScriptedChance } from '@miskatonic/kernel'
import { ally, check, gain, lose } from '../../content/builders.ts'
import type { Skill } from '../../content/kinds.ts'
import { type Picture, says } from '../scene.ts'
import { cardsDo, type Deed, dice, does, part } from './deeds.ts'

const SKILL = { speed: 2, sneak: 3, fight: 2, will: 3, lore: 2, luck: 3 } as const
/** So many dice more in checks of that skill. */
const helps = (id: string, skill: Skill, n: number): Deed =>
  does(`${n} more in ${skill}`, {
    at: { people: { ana: { cards: [id] } }, chance: { 'check:skill': [dice(SKILL[skill] + n, 1)] } },
    from: says(check(skill, 0, { fail: lose.sanity(1) })),
    comes: [],
  })
const joins = (id: string, more: Picture, comes: readonly string[]): Deed[] => [
  does('joins, and brings something', {
    at: more,
    from: says(ally(id, gain.money(1))),
    answers: ['yes'],
    comes: [`ana +${id}`, ...comes],
  }),
  does('may be refused', { at: more, from: says(ally(id, gain.money(1))), answers: ['no'], comes: [] }),
]
/** Ana, with Fight 2 and Will 3, beside a monster. */
const beside = (cards: readonly string[], chance: ScriptedChance, monster: string): Picture => ({
  people: { ana: { at: 'northside', cards } },
  monsters: { northside: [monster] },
  chance,
})
/** One more of it at most; given up, all of it is back. */
const cares = (id: string, track: 'sanity' | 'stamina'): Deed[] => [
  does('raises the maximum by one', {
    at: { people: { ana: { cards: [id] } } },
    from: says(gain[track](2)),
    comes: [`ana ${track} 5→6`],
  }),
  does('given up, restores it', {
    at: { people: { ana: { cards: [id], [track]: 2, points: 1 } } },
    from: part('nextMove'),
    answers: [id],
    comes: [`ana ${track} 2→5`, `ana -${id}`, 'asks move'],
  }),
]

cardsDo('ally', {
  'anna-kaslow': [helps('anna-kaslow', 'luck', 2), ...joins('anna-kaslow', {}, ['ana clues 0→2'])],
  duke: cares('duke', 'sanity'),
  'eric-colt': [
    helps('eric-colt', 'speed', 2),
    does('what is nightmarish does nothing to his friend', {
      at: beside(['eric-colt'], { 'check:horror': [dice(3, 1)] }, 'dark-young'),
      from: part('moveEnds'),
      answers: ['fight:dark-young'],
      comes: ['asks fight-monster'],
    }),
  ],
  'john-legrasse': [
    helps('john-legrasse', 'will', 2),
    does('what is endless can be a trophy', {
      at: beside(['john-legrasse'], { 'check:combat': [dice(3, 1)] }, 'cultist'),
      from: part('moveEnds'),
      answers: ['fight:cultist', 'fight'],
      comes: ['ana trophies +cultist', 'northside -cultist'],
    }),
    does('without him it goes back to the cup', {
      at: beside([], { 'check:combat': [dice(3, 1)] }, 'cultist'),
      from: part('moveEnds'),
      answers: ['fight:cultist', 'fight'],
      comes: ['northside -cultist'],
    }),
  ],
  'professor-armitage': [
    helps('professor-armitage', 'lore', 2),
    does('what resists magic does not resist it', {
      at: beside(['professor-armitage', 'enchanted-blade'], { 'check:combat': [dice(2 + 4 - 3, 1)] }, 'witch'),
      from: part('moveEnds'),
      answers: ['fight:witch', 'fight'],
      comes: ['ana trophies +witch', 'northside -witch'],
    }),
  ],
  'richard-upton-pickman': [
    helps('richard-upton-pickman', 'luck', 1),
    helps('richard-upton-pickman', 'speed', 1),
    does('what resists arms does not resist them', {
      at: beside(
        ['richard-upton-pickman', 'revolver-38'],
        { 'check:horror': [dice(3, 1)], 'check:combat': [dice(2 + 3 - 3, 2)] },
        'vampire',
      ),
      from: part('moveEnds'),
      answers: ['fight:vampire', 'fight'],
      comes: ['ana trophies +vampire', 'northside -vampire'],
    }),
  ],
  'ruby-standish': [
    helps('ruby-standish', 'sneak', 2),
    ...joins('ruby-standish', { decks: { unique: ['silver-key'] } }, ['ana +silver-key']),
  ],
  'ryan-dean': [
    helps('ryan-dean', 'sneak', 1),
    helps('ryan-dean', 'will', 1),
    ...joins('ryan-dean', { decks: { common: ['food'] } }, ['ana +food']),
  ],
  'sir-william-brinton': cares('sir-william-brinton', 'stamina'),
  'thomas-f-malone': [
    helps('thomas-f-malone', 'fight', 1),
    helps('thomas-f-malone', 'lore', 1),
    ...joins('thomas-f-malone', { decks: { spell: ['wither'] } }, ['ana +wither']),
  ],
  'tom-mountain-murphy': [
    helps('tom-mountain-murphy', 'fight', 2),
    does('what is overwhelming does not overwhelm', {
      at: beside(['tom-mountain-murphy', 'tommy-gun'], { 'check:horror': [dice(2, 1)], 'check:combat': [dice(2 + 2 + 6 - 2, 3)] }, 'gug'),
      from: part('moveEnds'),
      answers: ['fight:gug', 'fight'],
      comes: ['ana trophies +gug', 'northside -gug'],
    }),
  ],
})
