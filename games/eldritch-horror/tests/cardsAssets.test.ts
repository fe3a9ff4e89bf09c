import { describe, expect, it } from 'vitest'
import { assets } from '../content/assets.ts'
import { expectWays, type Run } from './outcomes.ts'
import { encounterOf, faces, healthOf, inWords, type Position, pause, position, type Someone, text, turnOf } from './position.ts'

/*
 * The 40 Assets. Leo has Lore 2, Influence 2, Observation 3, Strength 3 and Will 3; dice laid down must be as many as are rolled, so a
 * bonus shows in their number. Ghouls and a Shoggoth are there to be fought.
 */

const tried = new Set<string>()
const picture = (leo: Partial<Someone>, more: Partial<Position> = {}): Position => {
  for (const card of leo.has ?? []) tried.add(card)
  return {
    seats: { ana: { is: 'leo-anderson', at: 'rome', ...leo }, ben: { is: 'silas-marsh', at: 'rome' } },
    doom: 10,
    reserve: ['private-care', 'charter-flight', 'sanctuary', 'silver-twilight-ritual'],
    top: { cup: ['zombie'] },
    ...more,
  }
}
const told = (
  leo: Partial<Someone>,
  effect: object,
  more: Partial<Run> = {},
  board: Partial<Position> = {},
  who = 'leo-anderson',
): Run => ({
  picture: picture(leo, { from: [pause, text(who, effect), pause], ...board }),
  who: 'leo-anderson',
  others: ['silas-marsh'],
  ...more,
})
/** One action of his turn, and no more. */
const acted = (action: string, leo: Partial<Someone>, more: Partial<Run> = {}, board: Partial<Position> = {}): Run => ({
  picture: picture(leo, { from: [pause, turnOf('action', 'ana'), pause], ...board }),
  who: 'leo-anderson',
  others: ['silas-marsh'],
  ...more,
  answers: { 'prompt.action': [action, 'end'], ...more.answers },
})
const lose = (what: string, n: number) => ({ do: 'lose', what, n })
const test = (skill: string) => ({ do: 'test', skill, pass: { do: 'gain', what: 'clue' } })

/** A Shoggoth in Rome: Will, horror 3; Strength −2, damage 2, toughness 4. */
const fight = (has: readonly string[], will: number[], strength: number[], more: Partial<Position> = {}) =>
  position(
    picture(
      { has },
      { monsters: { rome: ['shoggoth'] }, ...encounterOf('ana'), ...more, chance: { test: [will, strength], ...more.chance } },
    ),
  )

describe('bonuses', () => {
  it.each([
    ['38-revolver', 3, 3],
    ['45-automatic', 3, 4],
    ['axe', 3, 3],
    ['bull-whip', 3, 2],
    ['double-barreled-shotgun', 3, 5],
    ['spirit-dagger', 4, 3],
    ['holy-cross', 5, 1],
    ['protective-amulet', 4, 1],
    ['hired-muscle', 3, 2],
    ['vatican-missionary', 4, 1],
    ['arcane-manuscripts', 3, 1],
    ['fishing-net', 3, 1],
  ])('%s in combat: %i dice for Will, %i for Strength', (card, will, strength) => {
    fight([card], faces(will, 0), faces(strength, 0)).untilAsk('ana', 'pause', { 'prompt.use-trigger': 'pass' })
  })

  it.each([
    ['arcane-scholar', 'lore', 3],
    ['personal-assistant', 'influence', 3],
    ['private-investigator', 'observation', 4],
    ['hired-muscle', 'strength', 4],
    ['vatican-missionary', 'will', 4],
    ['45-automatic', 'strength', 3],
    ['holy-cross', 'will', 3],
    ['arcane-manuscripts', 'lore', 2],
  ])('%s in another test: %s with %i dice', (card, skill, pool) => {
    position(picture({ has: [card] }, { from: [text('leo-anderson', test(skill)), pause], chance: { test: [faces(pool, 0)] } })).does(
      'until ana pause | use-trigger pass',
    )
  })

  it.each([
    ['arcane-manuscripts', 3],
    ['arcane-tome', 4],
    ['arcane-scholar', 3],
  ])('%s: a Spell is cast with %i dice', (card, pool) => {
    const board = { monsters: { rome: ['shoggoth'] }, from: [turnOf('action', 'ana'), pause], chance: { test: [faces(pool, 2)] } }
    position(picture({ has: [card, 'shriveling-1'] }, board)).does('ana shriveling-1/cast, until ana action | use-trigger pass')
  })

  it('double-barreled-shotgun: a 6 counts two in the Strength test, one elsewhere', () => {
    expect(fight(['double-barreled-shotgun'], faces(3, 0), [6, 1, 1, 1, 1]).get('shoggoth#1', 'lost')).toBe(2)
    expect(healthOf(fight(['double-barreled-shotgun'], [6, 1, 1], faces(5, 0)), 'leo-anderson')).toEqual([4, 4])
  })

  it('urban-guide: in a City one die more for everybody on the space, not in Other Worlds', () => {
    const tested = (at: string, who: 'leo-anderson' | 'silas-marsh', pool: number) =>
      position(
        picture({ has: ['urban-guide'], at }, { from: [text(who, test('will')), pause], chance: { test: [faces(pool, 0)] } }),
      ).expectAsk('ana', 'pause')
    tested('rome', 'leo-anderson', 4)
    tested('rome', 'silas-marsh', 4)
    tested('10', 'silas-marsh', 3)
    const gate = {
      gates: ['rome'],
      ...encounterOf('ana'),
      top: { otherWorld: ['celaeno-2'] },
      chance: { test: [faces(2, 1), faces(3, 1)] },
    }
    position(picture({ has: ['urban-guide'] }, gate)).does('ana otherWorld:gate-rome', 'discard:gates gate-rome')
  })
})

describe('bonuses for a price', () => {
  it('carbine-rifle: +5 Strength, once a round', () => {
    position(picture({ has: ['carbine-rifle'] }, inWords('monsters rome: shoggoth dark-young; encounter ana; test 3/3 1/6 2/2 0/1'))).does(
      'ana shoggoth, ana? use-trigger > carbine-rifle, ana? pause',
      'leo-anderson health 2, sanity 5',
    )
  })

  it('kerosene: discarded for +5 Strength', () => {
    fight(['kerosene'], faces(3, 0), faces(6, 4)).does(
      'ana kerosene, until ana pause | encounter none',
      'leo-anderson has none; space:rome not shoggoth',
    )
    fight(['kerosene'], faces(3, 0), faces(1, 0)).choose('ana', 'pass').expectAsk('ana', 'pause')
  })

  it('holy-water: discarded for +5 Will and Strength in that combat, or to bless somebody', () => {
    fight(['holy-water'], faces(8, 0), faces(6, 1)).does('ana holy-water, ana? pause', 'leo-anderson has none')
    fight(['holy-water'], faces(3, 0), faces(6, 1)).does('ana pass > holy-water, ana? pause', 'leo-anderson has none')
    expectWays(acted('holy-water/2', { has: ['holy-water'] }, { answers: { 'prompt.pick': 'silas-marsh' } }), {
      '–': '-1 item magical; silas-marsh: +1 blessed',
    })
  })
})

describe('dice again, and dice counted higher', () => {
  const rolled = (card: string, skill: string, pool: number) =>
    position(
      picture(
        { has: [card] },
        {
          from: [text('leo-anderson', test(skill)), text('leo-anderson', test(skill)), pause],
          chance: { test: [faces(pool, 0), faces(pool, 0)], reroll: [[5], [5]] },
        },
      ),
    )

  it.each([
    ['arcane-scholar', 'lore', 3],
    ['personal-assistant', 'influence', 3],
    ['private-investigator', 'observation', 4],
    ['hired-muscle', 'strength', 4],
    ['vatican-missionary', 'will', 4],
  ])('%s: one die of a %s test again, in each test', (card, skill, pool) => {
    const t = rolled(card, skill, pool)
    t.choose('ana', card).untilAsk('ana', 'prompt.use-trigger', { 'prompt.reroll': 'done' })
    expect(t.zone('own-clues:leo-anderson#1')).toHaveLength(1)
    rolled(card, skill === 'will' ? 'lore' : 'will', skill === 'will' ? 2 : 3).expectAsk('ana', 'pause')
  })

  it('lucky-rabbits-foot: one die of any test again, once a round', () => {
    rolled('lucky-rabbits-foot', 'will', 3).does('ana lucky-rabbits-foot, until ana pause | reroll done', 'leo-anderson clues 1')
  })

  it('lucky-cigarette-case: one die of any test one higher, once a round', () => {
    const t = position(
      picture(
        { has: ['lucky-cigarette-case'] },
        {
          from: [text('leo-anderson', test('will')), text('leo-anderson', test('will')), pause],
          chance: {
            test: [
              [4, 3, 1],
              [4, 1, 1],
            ],
          },
        },
      ),
    )
    // Only the 4 can become a success: it is taken. With that the test is passed, and no Clue is asked for.
    t.does('ana lucky-cigarette-case, ana? reroll: die:0 die:1 die:2 done', 'leo-anderson clues 1').does(
      'until ana pause | reroll done',
      'leo-anderson clues 1',
    )
  })

  it('18-derringer: one die of the Strength test of a combat one higher', () => {
    fight(['18-derringer'], faces(3, 0), [4]).does('ana 18-derringer, until ana pause', 'shoggoth lost 1; leo-anderson health 5, sanity 3')
  })

  it.each(['bull-whip', 'fishing-net'])('%s: one die of the Strength test of a combat again', (card) => {
    const t = fight([card], faces(3, 0), faces(card === 'bull-whip' ? 2 : 1, 0), { chance: { reroll: [[6]] } })
    t.choose('ana', card).untilAsk('ana', 'pause', { 'prompt.reroll': 'die:0' })
    expect(t.get('shoggoth#1', 'lost')).toBe(1)
  })

  it('king-james-bible: one die of the Will test of a combat again; resting, 1 Sanity more', () => {
    fight(['king-james-bible'], faces(3, 0), faces(1, 0), { chance: { reroll: [[6]] } }).does(
      'ana king-james-bible, until ana pause | reroll die:0',
      'leo-anderson health 4, sanity 4',
    )
    expectWays(acted('rest', { has: ['king-james-bible'], health: 3, sanity: 3 }), { '–': '+1 health, +2 sanity' })
  })

  it('axe: 2 Sanity roll any dice of the Strength test of a combat again', () => {
    const t = fight(['axe'], faces(3, 3), faces(3, 0), { chance: { reroll: [[6, 6, 6]] } })
    t.choose('ana', 'axe')
    for (const die of ['die:0', 'die:1', 'die:2']) t.choose('ana', die)
    t.does('until ana pause', 'shoggoth lost 3; leo-anderson health 6, sanity 4')
  })

  it('fine-clothes: a 6 counts two when acquiring Assets', () => {
    const board = { from: [turnOf('action', 'ana'), pause], chance: { test: [[6, 1]] } }
    const t = position(picture({ has: ['fine-clothes', 'debt-1'] }, board)).choose('ana', 'acquire')
    expect(t.table.ask?.about).toMatchObject({ key: 'prompt.buy', args: { value: 2 } })
  })

  it('fishing-net: Monsters deal 1 damage less, but at least 1', () => {
    const struck = (monster: string, strength: number) =>
      healthOf(
        position(
          picture(
            { has: ['fishing-net'] },
            { monsters: { rome: [monster] }, ...encounterOf('ana'), chance: { test: [faces(3, 3), faces(strength, 0)] } },
          ),
        ).untilAsk('ana', 'pause', { 'prompt.use-trigger': 'pass' }),
        'leo-anderson',
      )[0]
    expect(struck('shoggoth', 1)).toBe(5)
    expect(struck('skeleton', 1)).toBe(5)
    expect(struck('hound-of-tindalos', 2)).toBe(4)
  })
})

describe('what prevents and protects', () => {
  it.each([
    ['bandages', 'health'],
    ['whiskey', 'sanity'],
  ])('%s: discarded, up to 2 %s of somebody on the space are not lost', (card, what) => {
    expectWays(told({ has: [card] }, lose(what, 3), {}, {}, 'silas-marsh'), {
      yes: `-1 item; silas-marsh: -1 ${what}`,
      no: `nothing; silas-marsh: -3 ${what}`,
    })
    expectWays(told({ has: [card] }, lose(what, 1)), { yes: '-1 item', no: `-1 ${what}` })
    const apart = { seats: { ana: { is: 'leo-anderson', at: 'rome', has: [card] }, ben: { is: 'silas-marsh', at: 'tokyo' } } }
    expectWays(told({}, lose(what, 3), {}, apart, 'silas-marsh'), { '–': `nothing; silas-marsh: -3 ${what}` })
  })

  it('pocket-watch: never Delayed against his will', () => {
    expectWays(told({ has: ['pocket-watch'] }, { do: 'delay' }), { '–': 'nothing' })
    expectWays(told({ has: ['pocket-watch'] }, { do: 'choose', options: [{ do: 'delay' }, lose('health', 1)] }), {
      delay: 'Delayed',
      'lose-health': '-1 health',
    })
    expectWays(told({ has: ['pocket-watch'] }, { do: 'may', effect: { do: 'delay' } }), { yes: 'Delayed', no: 'nothing' })
  })
})

describe('resting', () => {
  it('arcane-tome: a Lore test may earn a Spell', () => {
    expectWays(acted('rest', { has: ['arcane-tome'] }), { 'yes, lore ✓': '+1 ritual', 'yes, lore ✗': 'nothing', no: 'nothing' })
  })

  it('puzzle-box: Observation −2; on a success it may be given up for an Artifact', () => {
    expectWays(
      acted('rest', { has: ['puzzle-box'] }),
      'yes, observation-2 ✓, yes: +1 artifact, -1 trinket | yes, observation-2 ✓, no: nothing | yes, observation-2 ✗: nothing',
      'no: nothing',
    )
  })

  it('witch-doctor: whoever rests on the space recovers 1 Health more, or loses Cursed', () => {
    expectWays(
      acted('rest', { has: ['witch-doctor', 'cursed-1'], health: 3 }),
      'yes, recover-health: +2 health | yes, discard: +1 health, -1 cursed | no: +1 health',
    )
    const other = {
      from: [pause, turnOf('action', 'ben'), pause],
      seats: { ana: { is: 'leo-anderson', at: 'rome', has: ['witch-doctor'] }, ben: { is: 'silas-marsh', at: 'rome', health: 3 } },
    }
    expectWays(acted('rest', {}, {}, other), { yes: 'nothing; silas-marsh: +2 health', no: 'nothing; silas-marsh: +1 health' })
  })
})

describe('actions', () => {
  it('dynamite: discarded, every Monster on the space loses 3 Health', () => {
    expectWays(acted('dynamite/1', { has: ['dynamite'] }, {}, { monsters: { rome: ['shoggoth', 'ghoul'], tokyo: ['dark-young'] } }), {
      '–': '-1 item weapon, -1 monster on the board, -3 health of monsters',
    })
  })

  it('cat-burglar: a 5 or 6 takes an Item or Trinket of the reserve, a 1 loses him', () => {
    const board = { reserve: ['axe', 'lucky-rabbits-foot', 'private-care', 'sanctuary'] }
    expectWays(
      acted('cat-burglar/1', { has: ['cat-burglar'] }, {}, board),
      'die 1: -1 ally | die 6, gain-asset-reserve-item: +1 item weapon | die 6, gain-asset-reserve-trinket: +1 trinket',
    )
    position(picture({ has: ['cat-burglar'] }, { from: [turnOf('action', 'ana'), pause], chance: { roll: [[4]] } })).does(
      'ana cat-burglar/1',
      'leo-anderson has cat-burglar',
    )
  })

  it('lodge-researcher: a Monster defeated in combat gives 1 Sanity and 1 Clue', () => {
    const board = { monsters: { rome: ['ghoul'] }, ...encounterOf('ana'), from: [pause, turnOf('encounter', 'ana'), pause] }
    const run = { results: { will: [9] }, answers: { 'prompt.encounter': 'none' } }
    expectWays(told({ has: ['lodge-researcher'], sanity: 3 }, {}, run, board), {
      'strength ✓': '+1 clue, +1 sanity, -1 monster on the board',
      'strength ✗': '-2 health, +1 paranoia',
    })
    expectWays(
      told(
        { has: ['lodge-researcher'], sanity: 3 },
        { do: 'damage', what: { the: 'monsters', on: 'here' }, n: 1 },
        {},
        { monsters: { rome: ['ghoul'] } },
      ),
      '–: -1 monster on the board',
    )
  })
})

describe('Services, resolved when gained and discarded', () => {
  const gained = (name: string, leo: Partial<Someone> = {}, board: Partial<Position> = {}, answers: Run['answers'] = {}): Run => {
    tried.add(name)
    return told(leo, { do: 'gain', what: 'asset', name }, { answers }, board)
  }

  it('agency-quarantine: every Monster on a space loses 4 Health', () => {
    const monsters = { rome: ['dark-young', 'shoggoth'], tokyo: ['ghoul'] }
    expectWays(gained('agency-quarantine', {}, { monsters }, { 'prompt.pick': 'rome' }), {
      '–': '-1 monster on the board, -4 health of monsters',
    })
    expectWays(gained('agency-quarantine'), { '–': 'nothing' })
  })

  it('charter-flight: up to two spaces, along any paths', () => {
    expectWays(gained('charter-flight', {}, {}, { 'prompt.move': ['london', 'arkham'] }), { '–': 'to arkham (city)' })
    expectWays(gained('charter-flight', {}, {}, { 'prompt.move': 'stop' }), { '–': 'nothing' })
  })

  it('delivery-service: any Items to somebody anywhere', () => {
    const far = {
      seats: {
        ana: { is: 'leo-anderson', at: 'rome', has: ['axe', 'holy-cross', 'cat-burglar'] },
        ben: { is: 'silas-marsh', at: 'tokyo' },
      },
    }
    expectWays(gained('delivery-service', {}, far), { '–': '-1 item weapon, -1 item; silas-marsh: +1 item weapon, +1 item' })
  })

  it('wireless-report: any Clues to somebody anywhere', () => {
    const far = { seats: { ana: { is: 'leo-anderson', at: 'rome', clues: 2 }, ben: { is: 'silas-marsh', at: 'tokyo' } } }
    expectWays(gained('wireless-report', {}, far), { '–': '-2 clue; silas-marsh: +2 clue' })
  })

  it('private-care: all Health and Sanity', () => {
    expectWays(gained('private-care', { health: 1, sanity: 2 }), { '–': '+5 health, +4 sanity' })
  })

  it('sanctuary: one Condition may be discarded', () => {
    expectWays(gained('sanctuary', { has: ['debt-1'] }), { yes: '-1 debt', no: 'nothing' })
    expectWays(gained('sanctuary'), { '–': 'nothing' })
  })

  it('silver-twilight-ritual: Doom retreats by 1', () => {
    expectWays(gained('silver-twilight-ritual'), { '–': 'Doom retreats 1' })
  })
})

it('all 40 are tried', () => {
  expect(assets).toHaveLength(40)
  expect(assets.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
})
