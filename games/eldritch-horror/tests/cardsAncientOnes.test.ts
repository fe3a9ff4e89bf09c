import { describe, expect, it } from 'vitest'
import { ancientOnes } from '../content/ancientOnes.ts'
import { expectWays, type Run } from './outcomes.ts'
import { type Position, pause, position, type Someone, text, turnOf } from './position.ts'

/* The four sheets, both sides, with their Cultists. Leo fights with Strength 3 and Will 3; «✓» is every die a success. */

const seats = (leo: Partial<Someone> = {}, silas: Partial<Someone> = {}): Position['seats'] => ({
  ana: { is: 'leo-anderson', at: 'rome', ...leo },
  ben: { is: 'silas-marsh', at: 'sydney', ...silas },
})
type Side = readonly [ancientOne: string, awakened: boolean]
const run = ([ancientOne, awakened]: Side, flow: Position['from'], more: Partial<Position> = {}, how: Partial<Run> = {}): Run => ({
  picture: {
    seats: seats(),
    ancientOne,
    awakened,
    doom: awakened ? 0 : 10,
    ...(flow ? { from: flow } : {}),
    top: { cup: ['zombie'] },
    ...more,
  },
  who: 'leo-anderson',
  others: ['silas-marsh'],
  ...how,
})
const reckonMonsters = [pause, text('leo-anderson', { do: 'reckon', group: 'monsters' }), pause]
/** The sheet's own Reckoning, as a step of the phase. */
const reckonSheet = (ancientOne: string) => [pause, { step: 'reckoningOf', args: { group: 'sheet', left: [`${ancientOne}#1`] } }, pause]
const doom = (n: number) => [pause, text('leo-anderson', { do: 'doom', n }), pause]

describe('figures', () => {
  it.each([
    ['azathoth', 15, {}, undefined],
    ['cthulhu', 12, { 'deep-one': 1, 'star-spawn': 1 }, 'rlyeh-risen'],
    ['shub-niggurath', 13, { ghoul: 2, 'goat-spawn': 2, 'dark-young': 1 }, undefined],
    ['yog-sothoth', 14, {}, 'the-key-and-the-gate'],
  ])('%s: Doom %i', (id, starting, aside, special) => {
    const sheet = ancientOnes.find((one) => one.id === id)
    expect(sheet).toMatchObject({ doom: starting, mysteries: 3, asideMonsters: aside })
    expect(sheet?.asideSpecial).toBe(special)
  })
})

describe('Cultists', () => {
  const fought = (side: Side, leo: Partial<Someone> = {}) =>
    run(
      side,
      [pause, turnOf('encounter', 'ana'), pause],
      { seats: seats(leo), phase: 'encounter', monsters: { rome: ['cultist'] } },
      { answers: { 'prompt.encounter': 'none' } },
    )

  it.each([
    ['azathoth', false, { 'will ✓': '-1 health, -1 monster on the board', 'will ✗': '-1 health, -1 monster on the board, -1 sanity' }],
    ['cthulhu', false, { 'strength ✓': '-1 monster on the board, -1 sanity', 'strength ✗': '-1 health, -1 sanity' }],
    ['cthulhu', true, { 'strength ✓': '-1 monster on the board, -2 sanity', 'strength ✗': '-1 health, -2 sanity' }],
    ['shub-niggurath', false, { 'strength-1 ✓': '-1 monster on the board', 'strength-1 ✗': '-1 health' }],
    // One die against a toughness of 2.
    ['shub-niggurath', true, { 'strength-2 ✓': '-1 health of monsters', 'strength-2 ✗': '-1 health' }],
    ['yog-sothoth', false, { 'strength ✓': '-1 monster on the board, +1 ritual, -1 sanity', 'strength ✗': '-1 health' }],
    ['yog-sothoth', true, { 'strength-1 ✓': '-1 monster on the board', 'strength-1 ✗': '-1 health' }],
  ] as const)('of %s, awake: %s', (ancientOne, awakened, ways) => {
    expectWays(fought([ancientOne, awakened]), ways)
  })

  it('of Yog-Sothoth awake: 1 Sanity for each Spell held, before the Strength test', () => {
    expectWays(fought(['yog-sothoth', true], { has: ['shriveling-1', 'feed-the-mind-1'] }), {
      'strength-1 ✓': '-1 monster on the board, -2 sanity',
      'strength-1 ✗': '-1 health, -2 sanity',
    })
  })

  it('of Cthulhu awake have toughness 2, of the others awake 2 and 1', () => {
    const hit = (ancientOne: string, n: number) => {
      const t = position(`ancientOne ${ancientOne}; awakened; monsters rome: cultist; ana leo-anderson rome; ben silas-marsh sydney`, {
        from: [text('leo-anderson', { do: 'damage', what: { the: 'monsters', on: 'board' }, n }), pause],
      })
      return t.zone('space:rome').length - 1
    }
    expect(['cthulhu', 'shub-niggurath', 'yog-sothoth'].map((one) => [hit(one, 1), hit(one, 2)])).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ])
  })

  it('of Shub-Niggurath at a Reckoning: become a Goat Spawn or a Dark Young', () => {
    const board = { seats: seats(), ancientOne: 'shub-niggurath', monsters: { tokyo: ['cultist'] }, from: reckonMonsters }
    const become = (name: string) => position(board).choose('ana', 'go on').choose('ana', name).zone('space:tokyo')
    expect(become('goat-spawn')).toEqual(['goat-spawn'])
    expect(become('dark-young')).toEqual(['dark-young'])
    const none = { ...board, monsters: { tokyo: ['cultist'], sydney: ['goat-spawn', 'goat-spawn', 'dark-young'] }, chance: { roll: [[6]] } }
    position(none).does('until ana pause, ana go on, until ana pause', 'space:tokyo cultist-shub-niggurath')
  })

  it('of Shub-Niggurath awake at a Reckoning: one space towards the Heart of Africa', () => {
    position('ancientOne shub-niggurath; awakened; monsters the-pyramids: cultist; ana leo-anderson rome; ben silas-marsh sydney', {
      from: reckonMonsters,
    }).does('ana go on, until ana pause', 'space:the-pyramids none')
  })
})

describe('Azathoth', () => {
  it('an advance to green costs Doom for each Eldritch token there; to other colours nothing', () => {
    const advance = [pause, text('leo-anderson', { do: 'omen', n: 1 }), pause]
    expectWays(run(['azathoth', false], advance, { omen: 3, marks: { azathoth: { eldritch: 2 } } }), '–: Doom advances 2, omen 0 green')
    expectWays(run(['azathoth', false], advance, { omen: 1, marks: { azathoth: { eldritch: 2 } } }), { '–': 'omen 2 red' })
    const moved = [pause, text('leo-anderson', { do: 'omen', to: 'green', move: true }), pause]
    expectWays(run(['azathoth', false], moved, { omen: 3, marks: { azathoth: { eldritch: 2 } } }), { '–': 'omen 0 green' })
  })

  it('awakens, and all is lost', () => {
    expectWays(run(['azathoth', false], doom(10)), { '–': 'Doom advances 10, lost: devouredWorld' })
  })

  it('has no Reckoning', () => {
    expectWays(run(['azathoth', false], reckonSheet('azathoth')), { '–': 'nothing' })
  })
})

describe('Cthulhu', () => {
  const move = [pause, text('leo-anderson', { do: 'move', to: { the: 'space', pick: 'named', space: '8' } }), pause]
  const token = { 'space:8': { eldritch: 1 } }

  it('moving onto a space with an Eldritch token: Delayed, 1 Sanity; awake also a Sanity token', () => {
    const here = { phase: 'encounter' as const }
    expectWays(run(['cthulhu', false], move, { ...here, marks: token }), { '–': 'Delayed, -1 sanity, to 8 (sea)' })
    expectWays(run(['cthulhu', false], move, here), { '–': 'to 8 (sea)' })
    expectWays(run(['cthulhu', true], move, { ...here, marks: token }), '–: Delayed, -1 sanity, +1 sanityTokens on cthulhu, to 8 (sea)')
  })

  it('Reckoning asleep: whoever is at Sea puts a token there, if there is none', () => {
    const t = (marks: Position['marks']) =>
      position(
        'ana leo-anderson 8; ben silas-marsh sydney; ancientOne cthulhu',
        { from: reckonSheet('cthulhu') },
        marks ? { marks } : {},
      ).choose('ana', 'go on')
    expect(t(undefined).get('space:8', 'eldritch')).toBe(1)
    expect(t({ 'space:8': { eldritch: 1 } }).get('space:8', 'eldritch')).toBe(1)
    expect(t(undefined).get('space:sydney', 'eldritch')).toBe(0)
  })

  it('awake: Doom is a Sanity token for each step; at a Reckoning all lose so much Sanity', () => {
    expectWays(run(['cthulhu', true], doom(2)), { '–': '+2 sanityTokens on cthulhu' })
    expectWays(run(['cthulhu', true], reckonSheet('cthulhu'), { marks: { cthulhu: { sanityTokens: 3 } } }), {
      '–': '-3 sanity; silas-marsh: -3 sanity',
    })
  })

  it('awake: everybody gone is lost; with three Mysteries solved he comes to 3, and his defeat wins', () => {
    // The tokens for the first of the fallen are the same effect's business.
    const gone = run(
      ['cthulhu', true],
      reckonSheet('cthulhu'),
      { seats: { ana: { is: 'leo-anderson', at: 'rome' } }, marks: { cthulhu: { sanityTokens: 6 } } },
      { others: [] },
    )
    expectWays(gone, { '–': '+1 sanityTokens on cthulhu, fallen (sanity), lost: eliminated' })
    const solve = text('leo-anderson', { do: 'solve', what: 'mystery' })
    const slay = text('leo-anderson', { do: 'damage', what: { the: 'monsters', name: 'epic-cthulhu', on: 'board' }, n: 5 })
    position(
      'ancientOne cthulhu; awakened; mystery the-stars-are-right; ana leo-anderson rome; ben silas-marsh sydney',
      'solved rlyeh-risen the-deep-ones-attack',
      { from: [solve, pause, slay, pause] },
    )
      .shows('space:3 epic-cthulhu')
      .does('ana go on', 'table won finalMystery')
  })
})

describe('Shub-Niggurath', () => {
  const her = ['shub-niggurath', true] as const
  const nine = ['ghoul', 'ghoul', 'goat-spawn', 'goat-spawn', 'dark-young', 'shoggoth', 'witch', 'wraith', 'byakhee']

  it('Reckoning asleep: a Monster on a random space; with ten on the board Doom advances by 2', () => {
    const board = (monsters: string[]) => ({ monsters: { '1': monsters }, top: { cup: ['zombie'] } })
    expectWays(run(['shub-niggurath', false], reckonSheet('shub-niggurath'), board(nine)), '–: Doom advances 2, +1 monster on the board')
    expectWays(run(['shub-niggurath', false], reckonSheet('shub-niggurath'), board(nine.slice(1))), { '–': '+1 monster on the board' })
  })

  it('awakening: she comes to the Heart of Africa, and her young with her', () => {
    position(
      'ancientOne shub-niggurath; doom 1; monsters 1: ghoul goat-spawn dark-young shoggoth; ana leo-anderson rome',
      'ben silas-marsh sydney; says leo-anderson: doom 1',
    ).shows('space:the-heart-of-africa {dark-young epic-shub-niggurath ghoul goat-spawn}; space:1 shoggoth')
  })

  it('awake: Doom is a Monster on her space; six there are the end', () => {
    const there = (n: number) => ({ monsters: { 'the-heart-of-africa': ['epic-shub-niggurath', ...nine.slice(0, n)] } })
    expectWays(run(her, doom(1), there(3)), { '–': '+1 monster on the board' })
    expectWays(run(her, doom(1), there(4)), { '–': '+1 monster on the board, lost: ancientOne' })
  })

  it('awake: at a Reckoning everybody on her space fights her', () => {
    const board = { seats: seats({ at: 'the-heart-of-africa' }), monsters: { 'the-heart-of-africa': ['epic-shub-niggurath'] } }
    expectWays(run(her, reckonSheet('shub-niggurath'), board, { results: [0] }), { '–': '-5 health, -4 sanity' })
  })
})

describe('Yog-Sothoth', () => {
  it('Reckoning asleep: on a Gate space, Doom or a Spell', () => {
    const board = { gates: ['rome', 'tokyo'] }
    expectWays(run(['yog-sothoth', false], reckonSheet('yog-sothoth'), { ...board, seats: seats({ has: ['wither-1'] }) }), {
      yes: '-1 incantation',
      no: 'Doom advances 1',
    })
    expectWays(run(['yog-sothoth', false], reckonSheet('yog-sothoth'), board), { '–': 'Doom advances 1' })
    expectWays(run(['yog-sothoth', false], reckonSheet('yog-sothoth')), { '–': 'nothing' })
  })

  it('awake: at a Reckoning the Gate goes onto the sheet, or a Spell away; three Gates are the end', () => {
    const side = ['yog-sothoth', true] as const
    expectWays(run(side, reckonSheet('yog-sothoth'), { gates: ['rome'], seats: seats({ has: ['wither-1'] }) }), {
      yes: '-1 incantation',
      no: '-1 gate on the board, +1 gate on yog-sothoth',
    })
    position('ancientOne yog-sothoth; awakened; gates rome; ana leo-anderson rome; ben silas-marsh sydney', {
      from: reckonSheet('yog-sothoth'),
    })
      .arrange((w) => w.put(['gate-tokyo#1', 'gate-london#1'], 'kept:yog-sothoth#1', { face: 'front' }))
      .does('ana go on', 'table lost ancientOne')
  })

  it('awake: Doom of a Gate takes that Gate, other Doom the first of the stack', () => {
    const side = ['yog-sothoth', true] as const
    expectWays(run(side, doom(1), { gates: ['rome'] }), { '–': '+1 gate on yog-sothoth' })
    expectWays(run(side, doom(3)), { '–': '+3 gate on yog-sothoth, lost: ancientOne' })
    // The Omen comes to blue: London.
    const advance = [pause, text('leo-anderson', { do: 'omen', n: 1 }), pause]
    expectWays(run(side, advance, { gates: ['london', 'rome'] }), { '–': '-1 gate on the board, +1 gate on yog-sothoth, omen 1 blue' })
  })

  it('awake: half as many tokens as players win', () => {
    const place = [pause, text('leo-anderson', { do: 'place', what: 'eldritch', n: 1, on: 'sheet' }), pause]
    expectWays(run(['yog-sothoth', true], place), { '–': '+1 eldritch on yog-sothoth, won: finalMystery' })
    const three = { seats: { ...seats(), cleo: { is: 'lily-chen', at: '20' } } }
    expectWays(run(['yog-sothoth', true], place, three), { '–': '+1 eldritch on yog-sothoth' })
  })

  it('a Cultist of his, met awake, is the one of the back', () => {
    position(
      'ancientOne yog-sothoth; awakened; test 2/2; ana leo-anderson rome, has wither-1; ben silas-marsh sydney',
      'says leo-anderson: ambush name:cultist',
    ).does('until ana pause | use-trigger pass', 'leo-anderson health 6, sanity 5')
  })
})
