import { describe, expect, it } from 'vitest'
import { monsters } from '../content/monsters.ts'
import { expectWays, type Run } from './outcomes.ts'
import { encounterOf, faces, holdings, type Position, pause, position, type Someone, text, turnOf } from './position.ts'

/*
 * The 28 Monsters of the cup and the 9 Epic ones: their figures, what they do in combat, when they come, and at a Reckoning. Leo fights
 * with Will 3 and Strength 5; «✓» is every die a success. Silas is far away unless he is called.
 */

const picture = (monster: string, leo: Partial<Someone> = {}, more: Partial<Position> = {}): Position => ({
  seats: { ana: { is: 'leo-anderson', at: 'rome', up: { strength: 2 }, ...leo }, ben: { is: 'silas-marsh', at: 'sydney' } },
  doom: 10,
  monsters: { rome: [monster] },
  ...more,
})
const fought = (monster: string, leo: Partial<Someone> = {}, more: Partial<Position> = {}, run: Partial<Run> = {}): Run => ({
  picture: picture(monster, leo, { from: [pause, turnOf('encounter', 'ana'), pause], phase: 'encounter', ...more }),
  who: 'leo-anderson',
  ...run,
  answers: { 'prompt.encounter': 'none', 'prompt.fight': monster, ...run.answers },
})

type Test = readonly [modifier: number, value: number] | null
type More = {
  /** What comes besides: of a failed Will test, of Health lost in the Strength test, of killing it. */
  readonly willFails?: string
  readonly healthLost?: string
  readonly killed?: string
  /** A failed Will test is the end of it. */
  readonly shy?: true
}
/** Will, Strength, toughness with two players. */
type Figures = readonly [id: string, will: Test, strength: Test, toughness: number, more?: More]

const ORDINARY: readonly Figures[] = [
  ['cthonian', [-1, 2], [-2, 3], 4],
  ['dark-young', [-1, 3], [-3, 3], 5],
  ['deep-one', [0, 2], [-1, 1], 2],
  ['elder-thing', [0, 3], [-1, 2], 3],
  ['ghoul', [1, 1], [0, 2], 1, { healthLost: '+1 paranoia' }],
  ['gnoph-keh', [0, 1], [-2, 2], 3],
  ['gug', [0, 2], [-2, 3], 4],
  ['hound-of-tindalos', [0, 2], [-1, 3], 3],
  ['lloigor', [0, 2], [-2, 3], 4],
  ['mi-go', [0, 1], [-2, 2], 3, { killed: '+1 artifact' }],
  ['mummy', [0, 2], [-2, 2], 3],
  ['nightgaunt', [0, 2], [-2, 1], 2],
  ['serpent-people', [0, 2], [-1, 3], 2],
  ['shoggoth', [0, 3], [-2, 2], 4],
  ['star-spawn', [-1, 3], [-3, 3], 5],
  ['warlock', [0, 1], [-1, 1], 1, { willFails: '-1 health' }],
  ['witch', [-1, 0], [-1, 1], 1, { willFails: '+1 cursed' }],
  ['wraith', [-1, 2], [-1, 2], 3],
  ['zombie', [0, 1], [-1, 2], 2],
]
const EPIC: readonly Figures[] = [
  ['cthylla', [-1, 4], [-2, 2], 4],
  ['dunwich-horror', [-1, 3], [-2, 3], 4],
  ['nug', [-1, 2], [-2, 4], 4],
  ['spinner-of-webs', [0, 2], [-2, 2], 4, { shy: true }],
  ['tick-tock-men', null, [-2, 3], 4],
  ['zombie-horde', [0, 2], [-3, 3], 5, { healthLost: '-1 ally' }],
]

/** The four ways of a combat, worked out from what is printed. */
function fourWays([, will, strength, toughness, more = {}]: Figures): Record<string, string> {
  const ways: Record<string, string> = {}
  for (const dared of will ? [true, false] : [true]) {
    const willSaid = will ? [`will${signed(will[0])} ${dared ? '✓' : '✗'}`] : []
    const sanity = will ? Math.max(0, will[1] - (dared ? 3 + will[0] : 0)) : 0
    for (const struck of more.shy && !dared ? [null] : [true, false]) {
      const dice = 5 + (strength?.[0] ?? 0)
      const hits = struck ? dice : 0
      const health = struck === null ? 0 : Math.max(0, (strength?.[1] ?? 0) - hits)
      const killed = hits >= toughness
      const led = tally(health, sanity, [
        ...(killed ? ['-1 monster on the board', more.killed] : hits ? [`-${hits} health of monsters`] : []),
        !dared && more.willFails,
        health > 0 && more.healthLost,
      ])
      const way = [...willSaid, ...(struck === null ? [] : [`strength${signed(strength?.[0] ?? 0)} ${struck ? '✓' : '✗'}`])]
      ways[way.join(', ')] = led
    }
  }
  return ways
}
const signed = (n: number): string => (n > 0 ? `+${n}` : `${n || ''}`)
/** Health lost in two ways is told as one number. */
function tally(health: number, sanity: number, more: readonly (string | false | undefined)[]): string {
  const extra = more.filter((one) => one === '-1 health').length
  const lost = health + extra
  const parts = [lost && `-${lost} health`, sanity && `-${sanity} sanity`, ...more.filter((one) => one !== '-1 health')].filter(Boolean)
  return parts.join(', ') || 'nothing'
}

describe('in combat, by their figures', () => {
  it.each([...ORDINARY, ...EPIC].map((figures) => ({ monster: figures[0], figures })))('$monster', ({ monster, figures }) => {
    expectWays(fought(monster, { has: ['cat-burglar'] }), fourWays(figures))
  })
})

describe('in combat, with something of their own', () => {
  it('byakhee: killed in combat, 1 Sanity may be lost to move up to three spaces; no additional encounter then', () => {
    const killed = (dice: number[]) => position(picture('byakhee', {}, encounterOf('ana')), { chance: { test: [dice, faces(5, 2)] } })
    killed(faces(3, 3))
      .does('ana? may > yes', 'leo-anderson health 6, sanity 5')
      .does('ana london > arkham > 5, ana? pause', 'space:5 leo-anderson')
    killed(faces(3, 0)).does('ana no, ana? encounter', 'leo-anderson health 6, sanity 5')
    // Not in combat: nothing is offered.
    const shot = text('leo-anderson', { do: 'damage', what: { the: 'monsters', on: 'board' }, n: 2 })
    position(picture('byakhee', {}, { from: [shot, pause] })).expectAsk('ana', 'pause')
  })

  it('byakhee: whoever flies into Monsters fights them', () => {
    position(picture('byakhee', {}, encounterOf('ana')), 'monsters rome: byakhee, london: ghoul; test 3/3 2/5 4/4 5/5').does(
      'ana yes > london > stop, ana? pause',
      'space:london leo-anderson',
    )
  })

  it('colour-out-of-space: no Strength test; after the Will test a 5 or 6 defeats it', () => {
    expectWays(
      fought('colour-out-of-space'),
      'will ✓, die 1: nothing | will ✓, die 6: -1 monster on the board | will ✗, die 1: -2 sanity',
      'will ✗, die 6: -1 monster on the board, -2 sanity',
    )
  })

  it('ghost: no Strength test; the successes of the Will test are its loss', () => {
    expectWays(
      fought('ghost', {}, {}, { results: [2, 1, 0] }),
      'will-1 2: -1 monster on the board | will-1 1: -1 health of monsters, -1 sanity | will-1 0: -2 sanity',
    )
  })

  it('goat-spawn: killed in combat, a Dark Pact may be taken to discard any one Monster', () => {
    const board = { monsters: { rome: ['goat-spawn'], tokyo: ['dark-young'] } }
    expectWays(fought('goat-spawn', {}, board, { results: { will: [9] } }), {
      'strength-2 ✓, yes': '+1 dark-pact, -2 monster on the board',
      'strength-2 ✓, no': '-1 monster on the board',
      'strength-2 ✗': '-2 health',
    })
    // With a Pact already there is nothing to take.
    expectWays(fought('goat-spawn', { has: ['dark-pact-1'] }, board, { results: { will: [9], strength: [9] } }), {
      '–': '-1 monster on the board',
    })
  })

  it('gug: killing it grants no additional encounter', () => {
    const won = (monster: string, strength: number) =>
      position(picture(monster, {}, encounterOf('ana')), `marks ${monster}: lost 3; test 3/3 1/${strength}`)
    won('gug', 3).expectAsk('ana', 'pause')
    won('shoggoth', 3).expectAsk('ana', 'prompt.encounter')
  })

  it('maniac: a failed Strength test may cost an Ally instead of Health; killing it gives the Axe', () => {
    const ways = {
      'strength-1 ✓': '+1 item weapon, -1 monster on the board',
      'strength-1 ✗, yes': '-1 ally',
      'strength-1 ✗, no': '-2 health',
    }
    expectWays(fought('maniac', { has: ['cat-burglar'] }, {}, { results: { will: [9] } }), ways)
    expectWays(fought('maniac', {}, {}, { results: { will: [9] } }), {
      'strength-1 ✓': '+1 item weapon, -1 monster on the board',
      'strength-1 ✗': '-2 health',
    })
    // A test passed with one success: 1 Health is lost, and no Ally can take it; less damage changes nothing.
    expectWays(fought('maniac', { has: ['cat-burglar'] }, {}, { results: { will: [9], strength: [1] } }), {
      '–': '-1 health, +1 item weapon, -1 monster on the board',
    })
    const net = { has: ['cat-burglar', 'fishing-net'] }
    expectWays(fought('maniac', net, {}, { results: { will: [9], strength: [0] }, answers: { 'prompt.use-trigger': 'pass' } }), {
      yes: '-1 ally',
      no: '-1 health',
    })
    const slain = text('leo-anderson', { do: 'damage', what: { the: 'monsters', on: 'here' }, n: 1 })
    expect(holdings(position(picture('maniac', {}, { from: [slain, pause] })), 'leo-anderson')).toEqual(['axe'])
  })

  it('riot: no Will test; Influence −1 may settle it before the Strength test', () => {
    expectWays(
      fought('riot'),
      'yes, influence-1 ✓: -1 monster on the board | yes, influence-1 ✗, strength-3 ✓: -1 health, -2 health of monsters',
      'yes, influence-1 ✗, strength-3 ✗: -3 health | no, strength-3 ✓: -1 health, -2 health of monsters',
      'no, strength-3 ✗: -3 health',
    )
  })

  it('skeleton: killing it in combat gives 1 Sanity', () => {
    expectWays(
      fought('skeleton', { sanity: 4 }),
      'will ✓, strength-2 ✓: +1 sanity, -1 monster on the board | will ✓, strength-2 ✗: -1 health',
      'will ✗, strength-2 ✓: -1 sanity, -1 monster on the board | will ✗, strength-2 ✗: -1 health, -2 sanity',
    )
  })

  it('vampire: a failed Will test ends it; Health lost to it gives it 2, if it is not defeated', () => {
    const hurt = { marks: { vampire: { lost: 2 } } }
    expectWays(fought('vampire', {}, hurt, { results: { will: [3, 0], strength: [1, 0] } }), {
      // One success: it has lost 3 of 3, and is defeated although 1 Health was lost.
      'will 3, strength-2 1': '-1 health, +2 health of monsters, -1 monster on the board',
      'will 3, strength-2 0': '-2 health, +2 health of monsters',
      'will 0': '-1 sanity',
    })
    // Also if it strikes him down.
    position(picture('vampire', { health: 1 }, encounterOf('ana')), 'marks vampire: lost 2; test 3/3 0/3').does(
      'until ana pause',
      'vampire lost 0; fallen:rome leo-anderson',
    )
    // The next combat gives it nothing.
    position(
      'ana leo-anderson rome, up strength 2; ben silas-marsh sydney; doom 10; monsters rome: vampire',
      'monsters rome: vampire zombie; marks vampire: lost 2; encounter ana; test 0/3 3/3 2/4',
    ).does('ana vampire, until ana pause', 'vampire lost 2')
  })

  it('wraith: however it is defeated, one Cursed investigator may be freed', () => {
    expectWays(fought('wraith', { has: ['cursed-1'] }, {}, { results: { will: [9], strength: [9] } }), {
      yes: '-1 cursed, -1 monster on the board',
      no: '-1 monster on the board',
    })
    const shot = text('silas-marsh', { do: 'damage', what: { the: 'monsters', on: 'board' }, n: 3 })
    expectWays(
      { picture: picture('wraith', { has: ['cursed-1'] }, { from: [pause, shot, pause] }), who: 'leo-anderson' },
      'yes: -1 cursed, -1 monster on the board | no: -1 monster on the board',
    )
  })

  it('epic-cthulhu: Sanity lost in the Will test is laid on the sheet', () => {
    expectWays(fought('epic-cthulhu', {}, { ancientOne: 'cthulhu', awakened: true }, { results: { will: [1, 0], strength: [2, 0] } }), {
      'will-2 1, strength-2 2': '-2 health, -2 health of monsters, -4 sanity, +4 sanityTokens on cthulhu',
      'will-2 1, strength-2 0': '-4 health, -4 sanity, +4 sanityTokens on cthulhu',
      'will-2 0, strength-2 2': '-2 health, -2 health of monsters, -5 sanity, +5 sanityTokens on cthulhu',
      'will-2 0, strength-2 0': '-4 health, -5 sanity, +5 sanityTokens on cthulhu',
    })
  })

  it('epic-shub-niggurath: no loss while fewer than three Mysteries are solved', () => {
    const solved = ['hunting-the-thousand', 'nature-of-the-all-mother', 'rituals-in-the-wild']
    const met = (n: number) =>
      fought(
        'epic-shub-niggurath',
        {},
        { ancientOne: 'shub-niggurath', awakened: true, solved: solved.slice(0, n) },
        { results: { will: [9], strength: [2, 0] } },
      )
    expectWays(met(2), { 'strength-3 2': '-3 health, -2 sanity', 'strength-3 0': '-5 health, -2 sanity' })
    expectWays(met(3), { 'strength-3 2': '-3 health, -2 health of monsters, -2 sanity', 'strength-3 0': '-5 health, -2 sanity' })
  })

  it('tick-tock-men: Clues buy no rerolls in this fight', () => {
    position(picture('tick-tock-men', { clues: 2 }, encounterOf('ana')), 'test 0/3').does('ana? pause')
    position(picture('cthylla', { clues: 2 }, encounterOf('ana')), 'test 0/2').does('ana? reroll')
  })

  it('wind-walker: before the Will test, a Clue, or 1 Health and 1 Sanity', () => {
    expectWays(fought('wind-walker', { clues: 1 }, {}, { results: { will: [9], strength: [9] } }), {
      yes: '-1 clue, -3 health of monsters',
      no: '-1 health, -3 health of monsters, -1 sanity',
    })
    expectWays(fought('wind-walker', {}, {}, { results: { will: [9], strength: [9] } }), '–: -1 health, -3 health of monsters, -1 sanity')
  })
})

describe('toughness', () => {
  it.each([
    ['byakhee', 2, 2],
    ['colour-out-of-space', 2, 2],
    ['ghost', 2, 2],
    ['goat-spawn', 2, 2],
    ['maniac', 1, 1],
    ['riot', 3, 3],
    ['skeleton', 2, 2],
    ['vampire', 3, 3],
    ['zombie-horde', 5, 5],
    ['cthylla', 4, 5],
    ['dunwich-horror', 4, 5],
    ['nug', 4, 5],
    ['spinner-of-webs', 4, 5],
    ['tick-tock-men', 4, 5],
    ['wind-walker', 4, 5],
    ['epic-cthulhu', 5, 6],
    ['epic-shub-niggurath', 5, 6],
  ])('%s: %i with two players, %i with three', (monster, two, three) => {
    const standing = (n: number, seats: Position['seats']) => {
      const hit = text('leo-anderson', { do: 'damage', what: { the: 'monsters', on: 'board' }, n })
      const solved = ['hunting-the-thousand', 'nature-of-the-all-mother', 'rituals-in-the-wild']
      const board = { ...picture(monster), ancientOne: 'shub-niggurath', awakened: true, solved, seats, from: [hit, pause] }
      const t = position(board)
      // Her defeat is the end of the game.
      return (t.over ? t : t.untilAsk('ana', 'pause')).zone('space:rome').includes(monster)
    }
    const pair = picture(monster).seats
    const trio = { ...pair, cleo: { is: 'lily-chen', at: 'sydney' } }
    expect([standing(two - 1, pair), standing(two, pair)]).toEqual([true, false])
    expect([standing(three - 1, trio), standing(three, trio)]).toEqual([true, false])
  })
})

describe('when they come', () => {
  it.each([
    ['colour-out-of-space', 'tunguska'],
    ['cthonian', 'the-heart-of-africa'],
    ['elder-thing', 'antarctica'],
    ['gnoph-keh', 'the-himalayas'],
    ['mummy', 'the-pyramids'],
    ['serpent-people', 'the-amazon'],
  ])('%s goes to %s', (monster, space) => {
    const t = position(picture(monster), 'says leo-anderson: spawn monster here', { monsters: {}, top: { cup: [monster] } })
    expect(t.zone(`space:${space}`)).toEqual([monster])
    expect(t.zone('space:rome')).toEqual(['leo-anderson'])
  })

  it('wraith: the Lead becomes Cursed', () => {
    position(
      'ana leo-anderson rome, up strength 2; ben silas-marsh sydney; doom 10; says silas-marsh: spawn monster here',
      'top cup: wraith',
      { monsters: {} },
    ).shows('leo-anderson has cursed; space:sydney wraith …')
  })
})

describe('at a Reckoning', () => {
  const reckon = text('leo-anderson', { do: 'reckon', group: 'monsters' })
  const reckoned = (monster: string, more: Partial<Position> = {}, leo: Partial<Someone> = {}, run: Partial<Run> = {}): Run => ({
    picture: picture(monster, leo, { from: [pause, reckon, pause], ...more }),
    who: 'leo-anderson',
    others: ['silas-marsh'],
    ...run,
  })
  const silasAt = (at: string): Pick<Position, 'seats'> => ({
    seats: { ana: { is: 'leo-anderson', at: 'rome' }, ben: { is: 'silas-marsh', at } },
  })

  it.each(['dark-young', 'star-spawn', 'zombie-horde'])('%s: on a 1 or 2 Doom advances', (monster) => {
    expectWays(reckoned(monster), { 'die 1': 'Doom advances 1', 'die 6': 'nothing' })
    const rolled = (face: number) => position(picture(monster, {}, { from: [reckon, pause] }), { chance: { roll: [[face]] } }).state.doom
    expect([rolled(2), rolled(3)]).toEqual([9, 10])
  })

  it('deep-one and gnoph-keh: whoever is on the space loses 1 Sanity, or 1 Health', () => {
    expectWays(reckoned('deep-one'), { '–': '-1 sanity' })
    expectWays(reckoned('gnoph-keh', silasAt('rome')), { '–': '-1 health; silas-marsh: -1 health' })
    expectWays(reckoned('deep-one', { monsters: { tokyo: ['deep-one'] } }), { '–': 'nothing' })
  })

  it('hound-of-tindalos: to the nearest investigator, who fights it at once', () => {
    position(picture('hound-of-tindalos', {}, { from: [reckon, pause] }), 'monsters london: hound-of-tindalos; test 0/3 0/4').shows(
      'space:rome {hound-of-tindalos leo-anderson}; leo-anderson health 3, sanity 4; silas-marsh health 8, sanity 4',
    )
  })

  it('lloigor: on its space and next to it, 1 Health and 1 Sanity', () => {
    expectWays(reckoned('lloigor', silasAt('london')), { '–': '-1 health, -1 sanity; silas-marsh: -1 health, -1 sanity' })
    expectWays(reckoned('lloigor', silasAt('arkham')), { '–': '-1 health, -1 sanity' })
  })

  it('mi-go: takes the nearest Clue from the board, and is where it was', () => {
    position(picture('mi-go', {}, { from: [reckon, pause] }), 'clues london tokyo').shows('space:london mi-go; discard:clues clue-london')
    position(picture('mi-go', {}, { from: [reckon, pause] })).shows('space:rome {leo-anderson mi-go}')
  })

  it('nightgaunt: carries an investigator of its space one space on, and he is Delayed', () => {
    expectWays(reckoned('nightgaunt', {}, {}, { answers: { 'prompt.pick': 'london' } }), { '–': 'Delayed, to london (city)' })
    position(picture('nightgaunt', {}, { from: [reckon, pause] })).does('ana london', 'space:london {leo-anderson nightgaunt}')
    // Detained, he stays where he is.
    position(picture('nightgaunt', { has: ['detained-1'] }, { from: [reckon, pause] })).does('ana london', 'space:rome leo-anderson')
  })

  it('nightgaunt: alone, it flies two spaces towards the nearest investigator', () => {
    const fly = (from: string) => position(picture('nightgaunt', {}, { from: [reckon, pause] }), `monsters ${from}: nightgaunt`)
    expect(fly('5').zone('space:london')).toEqual(['nightgaunt'])
    expect(fly('london').zone('space:rome')).toContain('nightgaunt')
  })

  it('serpent-people: on a 1 or 2 the nearest investigator comes one space closer', () => {
    const board = { monsters: { arkham: ['serpent-people'] } }
    expectWays(reckoned('serpent-people', board), { 'die 1': 'to london (city)', 'die 6': 'nothing' })
    expectWays(reckoned('serpent-people'), { 'die 1': 'nothing', 'die 6': 'nothing' })
  })

  it('shoggoth: is whole again', () => {
    expectWays(reckoned('shoggoth', { marks: { shoggoth: { lost: 3 } } }), { '–': '+3 health of monsters' })
  })

  it('warlock: on a 1 or 2 the nearest investigator is Cursed', () => {
    expectWays(reckoned('warlock', { monsters: { london: ['warlock'] } }), { 'die 1': '+1 cursed', 'die 6': 'nothing' })
  })

  it('witch: the Cursed lose 1 Health, wherever they are', () => {
    const board = { monsters: { tokyo: ['witch'] } }
    expectWays(reckoned('witch', board, { has: ['cursed-1'] }), { '–': '-1 health' })
    expectWays(reckoned('witch', board), { '–': 'nothing' })
  })

  it('zombie: becomes a Horde, if there is one', () => {
    position(picture('zombie', {}, { from: [reckon, pause] })).shows('space:rome {leo-anderson zombie-horde}; cup zombie …')
    position(picture('zombie', {}, { from: [reckon, pause] }), 'monsters rome: zombie, tokyo: zombie-horde; roll 6').does(
      'until ana pause',
      'space:rome zombie …',
    )
  })

  it('cthylla: a Deep One ambushes the nearest investigator', () => {
    const board = { monsters: { london: ['cthylla'] }, ancientOne: 'cthulhu' }
    expectWays(reckoned('cthylla', board, {}, { results: { will: [0], strength: [0] } }), { '–': '-1 health, -2 sanity' })
  })

  it('dunwich-horror: a die of as many as the players or fewer opens a Gate', () => {
    expectWays(reckoned('dunwich-horror', { top: { cup: ['zombie'] } }), {
      'die 1': '+1 gate on the board, +1 monster on the board',
      'die 6': 'nothing',
    })
    const opened = (face: number) =>
      position(picture('dunwich-horror', {}, { from: [reckon, pause] }), { chance: { roll: [[face]] } }).zone('gates').length
    expect([opened(2), opened(3)]).toEqual([8, 9])
  })

  it('nug: a Ghoul comes to his space', () => {
    position(picture('nug', {}, { ancientOne: 'shub-niggurath', from: [reckon, pause] })).shows('space:rome {ghoul leo-anderson nug}')
  })
})

it('all 37 kinds are tried, 34 tokens and 9', () => {
  const apart = [
    'byakhee',
    'colour-out-of-space',
    'ghost',
    'goat-spawn',
    'maniac',
    'riot',
    'skeleton',
    'vampire',
    'epic-cthulhu',
    'epic-shub-niggurath',
    'wind-walker',
  ]
  // Cultists are what the sheet says.
  expect(
    [...ORDINARY, ...EPIC]
      .map(([id]) => id)
      .concat(apart, 'cultist')
      .sort(),
  ).toEqual(monsters.map(({ id }) => id).sort())
  const copies = (epic: boolean) => monsters.filter((one) => (one.epic === true) === epic).reduce((sum, one) => sum + one.copies, 0)
  expect([copies(false), copies(true)]).toEqual([34, 9])
})
