import { describe, expect, it } from 'vitest'
import { conditions } from '../content/conditions.ts'
import { expectWays, type Run } from './outcomes.ts'
import { faces, healthOf, holdings, type Position, pause, position, type Someone, saying, text, turnOf } from './position.ts'

/*
 * The 36 Conditions: 11 fronts, a back for each copy. What a back does is told by its ways: «forks → what is different afterwards».
 */

/** Leo in Rome with three Clues, hurt; Silas beside him. */
const picture = (leo: Partial<Someone>, flow: Position['from'], more: Partial<Position> = {}): Position => ({
  seats: { ana: { is: 'leo-anderson', at: 'rome', clues: 3, ...leo }, ben: { is: 'silas-marsh', at: leo.at ?? 'rome' } },
  doom: 10,
  ...(flow ? { from: flow } : {}),
  ...more,
  top: { cup: ['zombie'], ...more.top },
})

const ITEMS = ['38-revolver', 'fine-clothes', 'holy-cross']

/** What the back of that copy does when it comes up. */
const flipped = (copy: string, leo: Partial<Someone> = {}, more: Partial<Position> = {}): Run => ({
  picture: picture({ ...leo, has: [copy, ...(leo.has ?? [])] }, [pause, text('leo-anderson', { do: 'flipSelf' }, copy), pause], more),
  who: 'leo-anderson',
  others: ['silas-marsh'],
})

type Case = readonly [copy: string, ways: Record<string, string>, leo?: Partial<Someone>, more?: Partial<Position>]
const backs: readonly Case[] = [
  ['amnesia-1', { '–': '-1 amnesia, +1 dark-pact' }],
  ['amnesia-2', { '–': '-1 amnesia, +1 debt' }],
  ['amnesia-3', { '–': '-1 amnesia, +1 detained' }],
  ['hallucinations-1', { '–': '-3 clue, -1 hallucinations' }],
  ['hallucinations-2', { '–': '-1 sanity' }],
  ['hallucinations-3', { '–': '-1 hallucinations, -3 sanity' }],
  [
    'paranoia-1',
    { 'observation ✓': '+1 item weapon, -1 paranoia', 'observation ✗': '+1 detained, -1 paranoia' },
    {},
    { chance: { 'find:assets': ['axe'] } },
  ],
  ['paranoia-2', { '–': '-1 ally; silas-marsh: -2 health' }, { has: ['cat-burglar'] }],
  ['paranoia-3', { '–': '-2 sanity' }],
  ['paranoia-3', { '–': 'nothing' }, { at: '10' }],
  ['back-injury-1', { '–': '-1 item' }, { has: ITEMS }],
  ['back-injury-1', { '–': 'nothing' }, { has: ['cat-burglar'] }],
  ['back-injury-2', { '–': 'Delayed, -1 back-injury, -1 item' }, { has: ITEMS }],
  ['back-injury-3', { '–': '-1 back-injury, -2 item' }, { has: ITEMS }],
  ['back-injury-3', { '–': '-1 back-injury' }, { has: ['38-revolver'] }],
  ['internal-injury-1', { '–': '-1 health' }],
  ['internal-injury-2', { '–': '-3 health, -1 internal-injury' }],
  ['internal-injury-3', { '–': 'Delayed, -1 health, -1 internal-injury' }],
  ['leg-injury-1', { 'lose-health': '-2 health', delay: 'Delayed' }],
  ['leg-injury-1', { '–': '-2 health' }, { delayed: true }],
  ['leg-injury-2', { '–': 'Delayed' }],
  ['leg-injury-3', { delay: 'Delayed, -1 health, -1 leg-injury', 'flip-self': '-1 health' }],
  ['blessed-1', { '–': '+2 health, +2 sanity' }, { health: 3, sanity: 3 }],
  ['blessed-2', { '–': '+2 clue' }],
  ['blessed-3', { yes: '-1 monster on the board', no: 'nothing' }, {}, { monsters: { tokyo: ['dark-young'] } }],
  [
    'cursed-1',
    {
      'will ✓, strength-1 ✓': 'nothing',
      'will ✓, strength-1 ✗': '-2 health',
      'will ✗, strength-1 ✓': '-1 sanity',
      'will ✗, strength-1 ✗': '-2 health, -1 sanity',
    },
  ],
  ['cursed-2', { '–': '-1 cursed' }],
  ['cursed-3', { '–': '-1 cursed, -3 health' }],
  ['cursed-3', { '–': 'Doom advances 1, devoured' }, { at: '8' }],
  // Two Spells, two Gates; then the Omen advances to blue, and London is blue.
  [
    'dark-pact-1',
    { '–': 'Doom advances 1, -1 dark-pact, +2 gate on the board, +2 monster on the board, omen 1 blue' },
    { has: ['shriveling-1', 'wither-1'] },
    { chance: { 'draw:gates': ['gate-london', 'gate-sydney'] }, top: { cup: ['zombie', 'shoggoth'] } },
  ],
  ['dark-pact-2', { '–': 'Doom advances 1, devoured' }],
  ['dark-pact-3', { '–': 'Doom advances 1, -1 dark-pact; silas-marsh: devoured' }],
  ['debt-1', { 'strength ✓': '-1 debt', 'strength ✗': '-1 debt, -3 health' }],
  ['debt-2', { 'lore ✓': '-1 debt', 'lore ✗': '+1 amnesia, -1 debt' }],
  ['debt-3', { 'influence ✓': '-1 debt', 'influence ✗': '-1 debt, -2 item' }, { has: ITEMS }],
  [
    'debt-4',
    {
      'observation ✓': '-1 debt',
      'observation ✗, discard': '-1 ally, -1 debt',
      'observation ✗, move': '-1 debt, +1 detained, to shanghai (city)',
    },
    { at: '19', has: ['cat-burglar'] },
  ],
  ['debt-5', { yes: '+1 dark-pact, -1 debt', no: 'Doom advances 1, -1 debt' }],
  ['debt-5', { '–': 'Doom advances 1, -1 debt' }, { has: ['dark-pact-1'] }],
  ['debt-6', { 'will ✓': '-1 debt', 'will ✗': '-1 debt, -3 sanity' }],
  [
    'detained-1',
    { yes: '-1 clue, -1 detained', 'no, strength-1 ✓': '-1 detained', 'no, strength-1 ✗': '-1 detained, -3 health, +1 internal-injury' },
  ],
  [
    'detained-2',
    { yes: '-1 clue, -1 detained', 'no, influence-1 ✓': '-1 detained', 'no, influence-1 ✗': '-1 detained, -2 health, -2 sanity' },
  ],
  ['detained-3', { yes: '-1 clue, -1 detained', 'no, will-1 ✓': '-1 detained', 'no, will-1 ✗': '-1 detained, +1 paranoia, -3 sanity' }],
]

describe('the backs of Conditions', () => {
  it('are 36 copies of 11 names, each tried here', () => {
    const copies = conditions.flatMap(({ id, backs: all }) => all.map((back, i) => ({ copy: `${id}-${i + 1}`, times: back.times ?? 1 })))
    expect(copies.reduce((sum, { times }) => sum + times, 0)).toBe(36)
    expect([...new Set(backs.map(([copy]) => copy))].sort()).toEqual(copies.map(({ copy }) => copy).sort())
    expect(conditions).toHaveLength(11)
  })

  it.each(backs.map((one) => ({ back: one[0], one })))('$back', ({ one: [copy, ways, leo, more] }) => {
    expectWays(flipped(copy, leo, more), ways)
  })
})

const MADNESS = ['amnesia', 'hallucinations', 'paranoia']
const INJURIES = ['back-injury', 'internal-injury', 'leg-injury']

describe('the fronts of Conditions', () => {
  it.each([...MADNESS, ...INJURIES])('%s: when resting, a die may be rolled; 5 or 6 discards it', (name) => {
    const rest = (face: number) =>
      position(picture({ has: [`${name}-1`] }, [turnOf('action', 'ana'), pause], { chance: { roll: [[face]] } })).choose('ana', 'rest')
    expect(holdings(rest(5).choose('ana', `${name}-1`), 'leo-anderson')).toEqual([])
    expect(holdings(rest(4).choose('ana', `${name}-1`), 'leo-anderson')).toEqual([name])
    expect(holdings(rest(5).choose('ana', 'pass'), 'leo-anderson')).toEqual([name])
  })

  const reckoned = (copy: string, leo: Partial<Someone> = {}): Run => ({
    picture: picture({ ...leo, has: [copy, ...(leo.has ?? [])] }, [
      pause,
      text('leo-anderson', { do: 'reckon', group: 'conditions' }),
      pause,
    ]),
    who: 'leo-anderson',
  })

  it.each([
    ['amnesia-1', { 'will ✓': 'nothing', 'will ✗': '-1 amnesia, +1 dark-pact' }],
    ['hallucinations-2', { 'will ✓': 'nothing', 'will ✗': '-1 sanity' }],
    ['paranoia-3', { 'will ✓': 'nothing', 'will ✗': '-2 sanity' }],
    ['back-injury-2', { 'strength ✓': 'nothing', 'strength ✗': 'Delayed, -1 back-injury' }],
    ['internal-injury-1', { 'strength ✓': 'nothing', 'strength ✗': '-1 health' }],
    ['leg-injury-2', { 'strength ✓': 'nothing', 'strength ✗': 'Delayed' }],
    ['blessed-1', { 'die 1': '-1 blessed', 'die 6': 'nothing' }],
    ['cursed-1', { 'die 1': 'nothing', 'die 6': '-1 cursed' }],
    ['dark-pact-2', { 'die 1': 'Doom advances 1, devoured', 'die 6': 'nothing' }],
    ['debt-6', { 'will ✓': '-1 debt', 'will ✗': '-1 debt, -3 sanity' }],
    ['detained-1', { '–': 'nothing' }],
  ] as const)('%s at a Reckoning', (copy, ways) => {
    expectWays(reckoned(copy), ways)
  })

  it.each([
    ['blessed-1', 2, []],
    ['blessed-1', 3, ['blessed']],
    ['cursed-1', 3, ['cursed']],
    ['cursed-1', 4, []],
    ['dark-pact-1', 2, ['dark-pact']],
  ] as const)('%s: where a %i leaves it', (copy, face, left) => {
    const t = position(
      picture({ has: [copy] }, saying('leo-anderson', { do: 'reckon', group: 'conditions' }).from, { chance: { roll: [[face]] } }),
    )
    expect(holdings(t, 'leo-anderson')).toEqual(left)
  })

  it('blessed and cursed: 4, 5 and 6 succeed, or only 6', () => {
    const tested = (has: string[], face: number) => {
      const losing = { do: 'test', skill: 'will', fail: { do: 'lose', what: 'sanity', n: 1 } }
      const t = position(picture({ has, clues: 0 }, saying('leo-anderson', losing).from), { chance: { test: [[face, 1, 1]] } })
      return healthOf(t, 'leo-anderson')[1] === 6
    }
    expect([3, 4, 5, 6].map((face) => tested(['blessed-1'], face))).toEqual([false, true, true, true])
    expect([3, 4, 5, 6].map((face) => tested(['cursed-1'], face))).toEqual([false, false, false, true])
    expect([3, 4, 5, 6].map((face) => tested([], face))).toEqual([false, false, true, true])
  })

  const gains = (has: string, name: string): Run => ({
    picture: picture({ has: [has] }, [pause, text('leo-anderson', { do: 'gain', what: 'condition', name }), pause]),
    who: 'leo-anderson',
  })
  it('blessed and cursed: a second copy flips the first, the opposite takes it away', () => {
    expectWays(gains('blessed-2', 'blessed'), { '–': '+2 clue' })
    expectWays(gains('blessed-2', 'cursed'), { '–': '-1 blessed' })
    expectWays(gains('cursed-2', 'cursed'), { '–': '-1 cursed' })
    expectWays(gains('cursed-1', 'blessed'), { '–': '-1 cursed' })
    expectWays(gains('debt-1', 'debt'), { '–': 'nothing' })
    // The other's «instead» speaks of its own name only.
    expectWays(gains('blessed-2', 'debt'), { '–': '+1 debt' })
  })

  const acted = (name: string, seat: 'ana' | 'ben', successes: number) => {
    const t = position(
      picture({ has: [`${name}-1`], clues: 0 }, [turnOf('action', seat), pause], {
        chance: { test: [faces(seat === 'ana' ? 2 : 3, successes)] },
      }),
    )
    const key = t.offered(seat).find((option) => option.startsWith(`${name}-1`))
    if (key) t.choose(seat, key)
    return holdings(t, 'leo-anderson')
  }
  it('debt: as an action its holder tests Influence to discard it', () => {
    expect(acted('debt', 'ana', 1)).toEqual([])
    expect(acted('debt', 'ana', 0)).toEqual(['debt'])
    expect(acted('debt', 'ben', 1)).toEqual(['debt'])
  })
  it('detained: anybody on the space may test Influence to discard it', () => {
    expect(acted('detained', 'ana', 1)).toEqual([])
    expect(acted('detained', 'ana', 0)).toEqual(['detained'])
    expect(acted('detained', 'ben', 1)).toEqual([])
  })

  it('detained: no moving, no other action, and its back in place of an encounter, Monster or not', () => {
    const t = position(picture({ has: ['detained-2'] }, [turnOf('action', 'ana'), pause]))
    expect(t.offered('ana').map((option) => option.replace(/\/.*/, ''))).toEqual(['detained-2', 'end'])
    expect(Object.keys(t.refused('ana'))).toEqual(expect.arrayContaining(['travel', 'prepare', 'acquire', 'rest', 'trade']))
    position(picture({ has: ['detained-2'] }, undefined, { monsters: { rome: ['ghoul'] } }), 'encounter ana').does(
      'ana? unless > yes, ana? pause',
      'leo-anderson has none; space:rome ghoul …',
    )
  })
})
