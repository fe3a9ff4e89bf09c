import { defined } from '@miskatonic/kernel'
import { describe, expect, it } from 'vitest'
import { mysteries } from '../content/mysteries.ts'
import { expectWays, type Run } from './outcomes.ts'
import { type Position, pause, position, type Someone, text, turnOf } from './position.ts'

/*
 * The 16 Mysteries: what they do on entering play, how they come forward, and when they are solved: at the end of the Mythos Phase, with
 * three players, so that «all» is 3 and «half» is 2.
 */

const owner = (mystery: string): string => defined(mysteries.find(({ id }) => id === mystery)?.ancientOne)
const seats = (leo: Partial<Someone> = {}): Position['seats'] => ({
  ana: { is: 'leo-anderson', at: 'rome', ...leo },
  ben: { is: 'silas-marsh', at: 'sydney' },
  cleo: { is: 'lily-chen', at: 'shanghai' },
})
const picture = (mystery: string, leo: Partial<Someone> = {}, more: Partial<Position> = {}): Position => ({
  seats: seats(leo),
  ancientOne: owner(mystery),
  mystery,
  doom: 10,
  ...more,
})
const piece = (mystery: string): string => `${mystery}#1`

describe('entering play', () => {
  /** Another Mystery of that Ancient One is solved, and this one follows. */
  const entered = (mystery: string, more: Partial<Position> = {}) => {
    const other = defined(
      mysteries.find(({ id, ancientOne }) => ancientOne === owner(mystery) && id !== mystery && !/stars|deep|wild|name|spawn/.test(id))?.id,
    )
    return position(picture(other, {}, more), `top mysteries: ${mystery}; says leo-anderson: solve mystery`).untilAsk('ana', 'pause')
  }

  it.each([
    ['seed-of-the-daemon-sultan', 'tunguska'],
    ['rlyeh-risen', '3'],
  ])('%s: its token lies on %s', (mystery, space) => {
    const t = position('ana leo-anderson rome; ben silas-marsh sydney; cleo lily-chen shanghai', {
      ancientOne: owner(mystery),
      top: { mysteries: [mystery] },
      from: [{ step: 'startingEffects' }, pause],
    })
    expect(t.zone('mystery')).toEqual([mystery])
    expect(t.get(piece(mystery), 'tokenSpaces')).toEqual([space])
  })

  it('the-true-name: half as many Eldritch tokens as players, on random spaces', () => {
    entered('the-true-name', { chance: { 'draw:clues': ['clue-4', 'clue-london'] } }).shows(
      'the-true-name placed 4 london; space:4 eldritch 1; space:london eldritch 1',
    )
  })

  it('the-deep-ones-attack: a token for each investigator, on the nearest Sea space without one', () => {
    const t = entered('the-deep-ones-attack')
    expect(t.get(piece('the-deep-ones-attack'), 'placed')).toHaveLength(3)
    expect(new Set(t.get(piece('the-deep-ones-attack'), 'placed')).size).toBe(3)
    expect(t.get('space:10', 'eldritch')).toBe(0)
  })

  it.each([
    ['the-stars-are-right', { '15': 'sea', rome: 'sea' }],
    ['nature-of-the-all-mother', { '8': 'wilderness', rome: 'wilderness' }],
  ])('%s: the Clues on the board go to the nearest space of that type', (mystery, from) => {
    const t = entered(mystery, { clues: Object.keys(from) })
    const type = Object.values(from)[0]
    const seaOrWild = {
      sea: ['1', '2', '3', '8', '11', '12', '13', '18', 'antarctica'],
      wilderness: ['4', '9', '10', '15', '19', '21', 'the-amazon', 'the-heart-of-africa', 'the-himalayas', 'the-pyramids', 'tunguska'],
    }[defined(type)]
    for (const clue of Object.keys(from)) expect(seaOrWild).toContain(t.table.kernel.where(`clue-${clue}#1`).slice(6))
  })

  it.each([
    ['watching-the-stars', 'cthylla', '12'],
    ['spawn-of-the-black-goat', 'nug', 'the-amazon'],
    ['spawn-of-yog-sothoth', 'dunwich-horror', 'arkham'],
  ])('%s: %s comes to %s', (mystery, monster, space) => {
    expect(entered(mystery).zone(`space:${space}`)).toEqual([monster])
  })

  it('rituals-in-the-wild: a token each on 4, 10, 21 and Tunguska', () => {
    const t = entered('rituals-in-the-wild')
    expect(['4', '10', '21', 'tunguska'].map((space) => t.get(`space:${space}`, 'eldritch'))).toEqual([1, 1, 1, 1])
  })

  it.each([
    'occult-research',
    'omen-of-devastation',
    'hunting-the-thousand',
    'arcane-understanding',
    'the-beyond-one',
    'where-the-old-ones-broke-through',
  ])('%s: nothing happens', (mystery) => {
    expect(mysteries.find(({ id }) => id === mystery)?.onEnter).toBeUndefined()
  })
})

describe('coming forward', () => {
  const run = (mystery: string, leo: Partial<Someone>, more: Partial<Position>, how: Partial<Run> = {}): Run => ({
    picture: picture(mystery, leo, { from: [pause, turnOf('encounter', 'ana'), pause], phase: 'encounter', ...more }),
    who: 'leo-anderson',
    ...how,
  })

  it.each(['occult-research', 'the-stars-are-right', 'nature-of-the-all-mother', 'the-beyond-one'])(
    '%s: a Clue won by research may be laid on it',
    (mystery) => {
      const research = {
        azathoth: 'research-azathoth-13',
        cthulhu: 'research-cthulhu-2',
        'shub-niggurath': 'research-shub-niggurath-13',
        'yog-sothoth': 'research-yog-sothoth-1',
      }[owner(mystery)] as string
      const answers = { 'prompt.encounter': 'research:clue-london' }
      const fails = { azathoth: 'nothing', cthulhu: '-1 sanity', 'shub-niggurath': '+1 internal-injury', 'yog-sothoth': 'Delayed' }[
        owner(mystery)
      ] as string
      expectWays(run(mystery, { at: 'london' }, { clues: ['london'], top: { research: [research] } }, { answers }), {
        'observation ✓, yes': `+1 clue on ${mystery}, this clue discarded`,
        'observation ✓, no': 'this clue',
        'observation ✗': fails,
      })
      // Not a Clue from elsewhere.
      const gain = text('leo-anderson', { do: 'gain', what: 'clue' })
      expectWays(run(mystery, {}, { from: [pause, gain, pause] }), { '–': '+1 clue' })
    },
  )

  it('occult-research: an additional Clue of a Research Encounter counts too', () => {
    const board = { clues: ['london'], top: { research: ['research-azathoth-12'] } }
    expectWays(
      run('occult-research', { at: 'london' }, board, { answers: { 'prompt.encounter': 'research:clue-london', 'prompt.may': 'yes' } }),
      'influence-1 ✓: +2 clue on occult-research, this clue discarded | influence-1 ✗: +1 debt',
    )
  })

  const close = (space: string) => text('leo-anderson', { do: 'closeGate', what: { the: 'gates', on: { space } } })
  it('omen-of-devastation: closing a Gate that matches the Omen, 1 Clue places a token', () => {
    const board = (space: string) => ({ gates: [space], from: [pause, close(space), pause] })
    expectWays(run('omen-of-devastation', { clues: 1 }, board('istanbul')), {
      yes: '-1 clue, +1 eldritch on omen-of-devastation, -1 gate on the board',
      no: '-1 gate on the board',
    })
    expectWays(run('omen-of-devastation', { clues: 1 }, board('rome')), { '–': '-1 gate on the board' })
    expectWays(run('omen-of-devastation', {}, board('istanbul')), { '–': '-1 gate on the board' })
  })

  it('seed-of-the-daemon-sultan: at Tunguska, Observation, then 2 Clues', () => {
    const board = { marks: { 'seed-of-the-daemon-sultan': { tokenSpaces: ['tunguska'] } } }
    expectWays(
      run('seed-of-the-daemon-sultan', { at: 'tunguska', clues: 2 }, board, {
        answers: { 'prompt.encounter': 'token:seed-of-the-daemon-sultan' },
      }),
      'observation ✓, yes: -2 clue, +1 eldritch on seed-of-the-daemon-sultan | observation ✓, no: nothing',
      'observation ✗: nothing',
    )
  })

  const onSpace = (mystery: string, space: string) => ({
    marks: { [mystery]: { placed: [space, space] }, [`space:${space}`]: { eldritch: 2 } },
  })
  it('the-true-name: at a token, 2 Clues move it to the card', () => {
    expectWays(
      run('the-true-name', { at: '8', clues: 2 }, onSpace('the-true-name', '8'), {
        answers: { 'prompt.encounter': 'token:the-true-name' },
      }),
      'yes: -2 clue, +1 eldritch on the-true-name | no: nothing',
    )
    position(picture('the-true-name', { at: '8', clues: 2 }), onSpace('the-true-name', '8'), 'encounter ana').does(
      'ana token:the-true-name > yes',
      'space:8 eldritch 1; the-true-name placed 8',
    )
  })

  it('rlyeh-risen: on space 3 the deck of its name is met', () => {
    position(
      picture('rlyeh-risen', { at: '3' }),
      { marks: { 'rlyeh-risen': { tokenSpaces: ['3'] } } },
      'encounter ana; top special:rlyeh-risen: rlyeh-risen-1; test 1/1 1/1',
    ).does('ana token:rlyeh-risen', 'rlyeh-risen eldritch 1')
  })

  it('the-deep-ones-attack: at a token a Deep One ambushes; killed, 1 Clue moves the token to the card', () => {
    const how = { answers: { 'prompt.encounter': 'token:the-deep-ones-attack' }, results: { will: [9], strength: [2, 0] } }
    expectWays(
      run('the-deep-ones-attack', { at: '8', clues: 1 }, onSpace('the-deep-ones-attack', '8'), how),
      'strength-1 2, yes: -1 clue, +1 eldritch on the-deep-ones-attack | strength-1 2, no: nothing | strength-1 0: -1 health',
    )
  })

  it('rituals-in-the-wild: at a token, Observation, then 2 Clues move it to the card', () => {
    const how = { answers: { 'prompt.encounter': 'token:rituals-in-the-wild' } }
    expectWays(
      run('rituals-in-the-wild', { at: '10', clues: 2 }, onSpace('rituals-in-the-wild', '10'), how),
      'observation ✓, yes: -2 clue, +1 eldritch on rituals-in-the-wild | observation ✓, no: nothing | observation ✗: nothing',
    )
  })

  const slay = text('leo-anderson', { do: 'damage', what: { the: 'monsters', on: 'board' }, n: 9 })
  it.each([
    ['watching-the-stars', 'cthylla'],
    ['spawn-of-the-black-goat', 'nug'],
    ['spawn-of-yog-sothoth', 'dunwich-horror'],
  ])('%s: the defeat of %s', (mystery, monster) => {
    expectWays(run(mystery, {}, { monsters: { rome: [monster] }, from: [pause, slay, pause] }), {
      '–': `+1 eldritch on ${mystery}, -1 monster on the board`,
    })
    expectWays(run(mystery, {}, { monsters: { rome: ['zombie'] }, from: [pause, slay, pause] }), { '–': '-1 monster on the board' })
  })

  it('hunting-the-thousand: 2 Clues lay an ordinary Monster that falls on the card', () => {
    expectWays(run('hunting-the-thousand', { clues: 2 }, { monsters: { rome: ['shoggoth'] }, from: [pause, slay, pause] }), {
      yes: '-2 clue, -1 monster on the board, +1 monster on hunting-the-thousand',
      no: '-1 monster on the board',
    })
    expectWays(run('hunting-the-thousand', { clues: 2 }, { monsters: { rome: ['zombie-horde'] }, from: [pause, slay, pause] }), {
      '–': '-1 monster on the board',
    })
  })

  it('arcane-understanding: a passed Lore test of a Spell, 1 Clue, and the Spell when it has been resolved', () => {
    const how = { answers: { 'prompt.action': ['shriveling-2/cast', 'end'], 'prompt.pick': 'shoggoth' }, results: [2, 0] }
    const board = { from: [pause, turnOf('action', 'ana'), pause], phase: 'action' as const, monsters: { rome: ['shoggoth', 'ghoul'] } }
    expectWays(run('arcane-understanding', { clues: 1, has: ['shriveling-2'] }, board, how), {
      // Its back is still resolved: the Ghoul falls.
      'lore 2, yes': '-1 clue, +1 eldritch on arcane-understanding, -2 health of monsters, -1 monster on the board, -1 ritual',
      'lore 2, no': '-2 health of monsters, -1 monster on the board',
      'lore 0': '-2 health',
    })
  })

  it('where-the-old-ones-broke-through: closing a Gate, 2 Spells lay it on the card', () => {
    const board = { gates: ['rome'], from: [pause, close('rome'), pause] }
    expectWays(run('where-the-old-ones-broke-through', { has: ['wither-1', 'shriveling-1'] }, board), {
      yes: '-1 gate on the board, +1 gate on where-the-old-ones-broke-through, -1 incantation, -1 ritual',
      no: '-1 gate on the board',
    })
    expectWays(run('where-the-old-ones-broke-through', { has: ['wither-1'] }, board), { '–': '-1 gate on the board' })
  })
})

describe('solved at the end of the Mythos Phase', () => {
  /** The end of a Mythos Phase with so many tokens and these pieces on the card. */
  const judged = (mystery: string, tokens: number, kept: readonly string[] = [], more: Partial<Position> = {}) => {
    const t = position(picture(mystery, {}, more), 'phase mythos', {
      from: [pause, { step: 'mythosEnds', args: { exhausted: false } }, pause],
    })
    t.arrange((w) => {
      w.set(piece(mystery), 'eldritch', tokens)
      for (const one of kept) w.put(`${one}#1`, `kept:${piece(mystery)}`, { face: 'front' })
    }).choose('ana', 'go on')
    while (t.table.ask?.about.key === 'prompt.end-of-mythos')
      t.choose('ana', t.offered('ana').find((option) => option.startsWith('mystery:')) ?? 'done')
    return t
  }
  const solved = (...all: Parameters<typeof judged>): boolean =>
    judged(...all)
      .zone('solved')
      .includes(all[0])

  it.each([
    ['omen-of-devastation', 2],
    ['seed-of-the-daemon-sultan', 2],
    ['the-true-name', 2],
    ['rlyeh-risen', 2],
    ['the-deep-ones-attack', 3],
    ['watching-the-stars', 1],
    ['rituals-in-the-wild', 2],
    ['spawn-of-the-black-goat', 1],
    ['arcane-understanding', 3],
    ['spawn-of-yog-sothoth', 1],
  ])('%s: with %i Eldritch tokens, not with fewer', (mystery, tokens) => {
    expect([solved(mystery, tokens - 1), solved(mystery, tokens)]).toEqual([false, true])
  })

  const CLUES = ['clue-1', 'clue-2', 'clue-3']
  it.each(['occult-research', 'the-stars-are-right', 'nature-of-the-all-mother', 'the-beyond-one'])(
    '%s: with three Clues on it',
    (mystery) => {
      expect([solved(mystery, 0, CLUES.slice(1)), solved(mystery, 0, CLUES)]).toEqual([false, true])
    },
  )

  it('hunting-the-thousand: with Monsters of a toughness of 6 in all', () => {
    // 5, and 5 + 1.
    expect([solved('hunting-the-thousand', 0, ['star-spawn']), solved('hunting-the-thousand', 0, ['star-spawn', 'witch'])]).toEqual([
      false,
      true,
    ])
  })

  it('where-the-old-ones-broke-through: with two Gates, which leave the game', () => {
    expect([
      solved('where-the-old-ones-broke-through', 0, ['gate-rome']),
      solved('where-the-old-ones-broke-through', 0, ['gate-rome', 'gate-tokyo']),
    ]).toEqual([false, true])
    expect(
      judged('where-the-old-ones-broke-through', 0, ['gate-rome', 'gate-tokyo'])
        .zone('gates')
        .concat(judged('where-the-old-ones-broke-through', 0, ['gate-rome', 'gate-tokyo']).zone('discard:gates')),
    ).not.toContain('gate-rome')
  })

  it.each([
    ['the-deep-ones-attack', 3, 1],
    ['rituals-in-the-wild', 2, 0],
    ['the-true-name', 2, 0],
  ])('%s, solved with %i: of its tokens left on the board %i stay', (mystery, tokens, left) => {
    const t = judged(mystery, tokens, [], { marks: { [mystery]: { placed: ['8'] }, 'space:8': { eldritch: 1 } } })
    expect(t.get('space:8', 'eldritch')).toBe(left)
  })

  it('all 16 are four of each', () => {
    expect(mysteries).toHaveLength(16)
    for (const ancientOne of ['azathoth', 'cthulhu', 'shub-niggurath', 'yog-sothoth'])
      expect(mysteries.filter((one) => one.ancientOne === ancientOne)).toHaveLength(4)
  })
})
