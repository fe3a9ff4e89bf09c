import { play } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { check, draw, gateAppears, lose, lostInTime, monsterAppears } from '../../content/builders.ts'
import { arkhamHorror } from '../../rules/game.ts'
import { possessionsZone } from '../../rules/people.ts'
import { says } from '../scene.ts'
import { cardsDo, type Deed, dice, does, part } from './deeds.ts'

const am = (is: string, more: object = {}) => ({ ana: { is, ...more } })
/** One card more, of which one is given back. */
const choosesAmong = (is: string, deck: 'common' | 'unique' | 'spell' | 'skill', two: readonly [string, string]): Deed =>
  does('one card more, of which one goes back', {
    at: { people: am(is), decks: { [deck]: two } },
    from: says(draw(deck)),
    answers: [[two[1]]],
    comes: [`ana +${two[1]}`],
  })

cardsDo('investigator', {
  'amanda-sharpe': [choosesAmong('amanda-sharpe', 'skill', ['bravery', 'marksman'])],
  'ashcan-pete': [
    does('from the bottom of the deck, where he has looked', {
      at: { people: am('ashcan-pete'), decks: { common: ['knife', 'food'] }, only: ['common'] },
      from: says(draw('common')),
      answers: ['bottom'],
      comes: ['ana +food'],
    }),
    does('or from the top', {
      at: { people: am('ashcan-pete'), decks: { common: ['knife', 'food'] }, only: ['common'] },
      from: says(draw('common')),
      answers: ['top'],
      comes: ['ana +knife'],
    }),
  ],
  'bob-jenkins': [choosesAmong('bob-jenkins', 'common', ['knife', 'food'])],
  'carolyn-fern': [
    does('heals a mind in the Upkeep', {
      at: { seats: 2, people: { ...am('carolyn-fern'), bea: { sanity: 2 } } },
      from: part('upkeep'),
      answers: ['carolyn-fern'],
      comes: ['bea sanity 2→3', 'asks choose-sliders'],
    }),
  ],
  'darrell-simmons': [
    does('two cards in the town, and the better one', {
      at: {
        people: am('darrell-simmons', { at: 'ye-olde-magick-shoppe' }),
        phase: 'arkham',
        chance: { 'draw:deck:at-uptown': ['uptown-1', 'uptown-3'] },
      },
      from: part('arkham'),
      answers: ['uptown-3'],
      comes: ['ana clues 0→1'],
    }),
  ],
  'dexter-drake': [choosesAmong('dexter-drake', 'spell', ['wither', 'heal'])],
  'gloria-goldberg': [
    does('two cards in another world, and the better one', {
      at: {
        people: am('gloria-goldberg', { at: 'abyss-first', stamina: 2 }),
        phase: 'otherWorld',
        gates: { woods: 'abyss' },
        decks: { 'gate-cards': ['gate-36', 'gate-42'] },
      },
      from: part('otherWorld'),
      answers: ['gate-42'],
      comes: ['ana stamina 2→3'],
    }),
  ],
  'harvey-walters': [
    does('a point less of every loss of Sanity', {
      at: { people: am('harvey-walters') },
      from: says(lose.sanity(3)),
      comes: ['ana sanity 7→5'],
    }),
  ],
  'jenny-barnes': [
    does('a dollar in every Upkeep', {
      at: { people: am('jenny-barnes') },
      from: part('upkeep'),
      comes: ['ana money 0→1', 'asks choose-sliders'],
    }),
  ],
  'joe-diamond': [
    does('two dice for a Clue', {
      at: { people: am('joe-diamond', { clues: 1 }), chance: { 'check:skill': [dice(2)], 'clue:skill': [[1, 5]] } },
      from: says(check('luck', 0, { fail: lose.sanity(1) })),
      answers: ['clue'],
      comes: ['ana clues 1→0'],
    }),
  ],
  'kate-winthrop': [
    does('where she is no gate opens, and nobody counts doom', {
      at: { people: am('kate-winthrop', { at: 'woods' }), clues: { woods: 1 } },
      from: { step: 'mythosGate', args: { card: 'all-quiet-in-arkham#1', only: false } },
      comes: [],
    }),
    does('nor in her own encounters', { at: { people: am('kate-winthrop', { at: 'woods' }) }, from: says(gateAppears), comes: [] }),
    does('and no monster appears before her', {
      at: { people: am('kate-winthrop', { at: 'woods' }) },
      from: says(monsterAppears()),
      comes: [],
    }),
    does('in another world they come all the same', {
      at: { people: am('kate-winthrop', { at: 'abyss-first' }) },
      from: says(monsterAppears()),
      comes: ['asks meet-monster'],
    }),
    does('where a gate is open already, a surge spares her place', {
      at: { people: am('kate-winthrop', { at: 'woods', explored: true }), gates: { woods: 'abyss' } },
      from: { step: 'mythosGate', args: { card: 'all-quiet-in-arkham#1', only: false } },
      comes: [],
    }),
  ],
  'mandy-thompson': [
    does('once a turn, failed dice of anybody are rolled again', {
      at: {
        seats: 2,
        people: { ...am('mandy-thompson'), bea: { at: 'abyss-first' } },
        chance: { 'check:skill': [dice(3), dice(3)], 'reroll:skill': [[1, 1, 5]] },
      },
      from: [says(check('luck', 0, { fail: lose.sanity(1) }), 'bea'), says(check('luck', 0, { fail: lose.sanity(1) }), 'bea')],
      answers: ['mandy-thompson'],
      comes: ['bea sanity 4→3'],
    }),
  ],
  'michael-mcglen': [
    does('a point less of every loss of Stamina', {
      at: { people: am('michael-mcglen') },
      from: says(lose.stamina(3)),
      comes: ['ana stamina 7→5'],
    }),
  ],
  'monterey-jack': [choosesAmong('monterey-jack', 'unique', ['silver-key', 'pallid-mask'])],
  'sister-mary': [
    does('is not lost: she wakes in her church', {
      at: { people: am('sister-mary', { at: 'abyss-first' }) },
      from: says(lostInTime),
      comes: ['ana at abyss-first→south-church'],
    }),
    does('or in the asylum', {
      at: { people: am('sister-mary', { at: 'abyss-first', sanity: 1 }) },
      from: says(lose.sanity(1)),
      comes: ['ana at abyss-first→arkham-asylum'],
    }),
    does('or in the hospital', {
      at: { people: am('sister-mary', { at: 'abyss-first', stamina: 1 }) },
      from: says(lose.stamina(1)),
      comes: ['ana at abyss-first→st-marys-hospital'],
    }),
  ],
  'vincent-lee': [
    does('heals a body in the Upkeep', {
      at: { seats: 2, people: { ...am('vincent-lee'), bea: { stamina: 2 } } },
      from: part('upkeep'),
      answers: ['vincent-lee'],
      comes: ['bea stamina 2→3', 'asks choose-sliders'],
    }),
  ],
})

/** Home, Sanity, Stamina, Focus, money, Clues, cards of one's own, cards by chance. */
const SHEETS: { readonly [id: string]: readonly [string, number, number, number, number, number, readonly string[], number] } = {
  'amanda-sharpe': ['bank-of-arkham', 5, 5, 3, 1, 1, [], 5],
  'ashcan-pete': ['river-docks', 4, 6, 1, 1, 3, ['duke'], 3],
  'bob-jenkins': ['general-store', 4, 6, 1, 9, 0, [], 5],
  'carolyn-fern': ['arkham-asylum', 6, 4, 2, 7, 1, [], 5],
  'darrell-simmons': ['newspaper', 4, 6, 2, 4, 1, ['retainer'], 4],
  'dexter-drake': ['ye-olde-magick-shoppe', 5, 5, 2, 5, 0, ['shrivelling'], 5],
  'gloria-goldberg': ['velmas-diner', 6, 4, 2, 7, 2, [], 5],
  'harvey-walters': ['administration-building', 7, 3, 2, 5, 1, [], 5],
  'jenny-barnes': ['train-station', 6, 4, 1, 10, 0, [], 5],
  'joe-diamond': ['police-station', 4, 6, 3, 8, 3, ['automatic-45'], 3],
  'kate-winthrop': ['science-building', 6, 4, 1, 7, 2, [], 5],
  'mandy-thompson': ['library', 5, 5, 2, 6, 4, [], 4],
  'michael-mcglen': ['mas-boarding-house', 3, 7, 1, 8, 0, ['dynamite', 'tommy-gun'], 2],
  'monterey-jack': ['curiositie-shoppe', 3, 7, 2, 7, 1, ['bullwhip', 'revolver-38'], 3],
  'sister-mary': ['south-church', 7, 3, 1, 0, 0, ['blessing', 'cross', 'holy-water'], 3],
  'vincent-lee': ['st-marys-hospital', 5, 5, 2, 9, 1, [], 5],
}
test.each(Object.entries(SHEETS))(
  '%s sits down with what the sheet says',
  (is, [home, sanity, stamina, focus, money, clues, own, others]) => {
    const at = play(arkhamHorror, { seats: ['ana'], seed: 'sheets', options: { investigators: [is], ancientOne: 'hastur' } })
    at.untilAsk('ana', 'choose-first-sliders')
    const has = at.zone(possessionsZone('ana'))
    const more = is === 'ashcan-pete' && has.includes('duke') ? 1 : 0
    expect([at.get('ana', 'at'), at.get('ana', 'sanity'), at.get('ana', 'stamina')]).toEqual([home, sanity + more, stamina])
    expect([at.table.kernel.number('focus', { who: 'ana' }), at.get('ana', 'money'), at.get('ana', 'clues')]).toEqual([focus, money, clues])
    expect(has).toEqual(expect.arrayContaining([...own]))
    expect(has.length).toBe(own.length + others)
  },
)
