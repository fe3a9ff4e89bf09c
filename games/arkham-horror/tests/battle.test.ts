import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { addDoom, gain } from '../content/builders.ts'
import { curtainFallen, ending, has, purse, says, scene, stepOf } from './scene.ts'

const wake = { step: 'awaken', args: { cause: 'doom' } }

rule(
  'AH-FINAL-01 AH-FINAL-02 AH-FINAL-03 AH-FINAL-17 AH-FINAL-22',
  'it awakens: the track is full, the lost are gone, Mythos cards too, and all stand together',
  () => {
    const at = scene(
      {
        seats: 3,
        ancientOne: 'hastur',
        people: { ana: { at: 'woods', delayed: true }, bea: { at: 'abyss-first' }, carl: { at: 'lost' } },
        doom: 5,
        terror: 4,
        environment: 'heat-wave',
        rumor: 'disturbing-the-dead',
      },
      wake,
    )
    expect([at.state.doom, at.state.eliminated, at.zone('environment'), at.zone('rumor'), at.state.combatRating]).toEqual([
      13,
      ['carl'],
      [],
      [],
      -4,
    ])
    expect([at.get('ana', 'at'), at.get('bea', 'at'), at.get('ana', 'delayed')]).toEqual(['battle', 'battle', false])
  },
)

rule('AH-FINAL-05 AH-FINAL-13 AH-FINAL-19', 'its first deed: Nyarlathotep devours who has no Clue, for good', () => {
  const at = scene({ seats: 2, ancientOne: 'nyarlathotep', people: { ana: { clues: 1 }, bea: { clues: 0 } } }, wake)
  expect([at.state.eliminated, at.get('bea', 'awaits'), at.get('ana', 'inPlay')]).toEqual([['bea'], false, true])
})

rule('AH-FINAL-04 AH-FINAL-21', 'no money from Retainers, no word of loans; Blessings are still rolled for', () => {
  const at = scene(
    {
      ancientOne: 'hastur',
      round: 1,
      doom: 13,
      turn: 9,
      people: { ana: { cards: ['retainer', 'bank-loan', 'blessing'], money: 0 } },
      chance: { dice: [[1]] },
    },
    stepOf('battleUpkeep'),
  )
  expect([purse(at)[2], has(at)]).toEqual([0, ['bank-loan', 'retainer']])
})

rule('AH-FINAL-06 AH-FINAL-07 AH-SPELL-04', 'each round: cards are ready again, sliders, then the marker goes left', () => {
  const at = scene(
    {
      seats: 2,
      ancientOne: 'hastur',
      round: 0,
      doom: 13,
      people: { ana: { exhausted: ['shrivelling'] }, bea: { cards: ['knife', 'rifle'] } },
      firstPlayer: 'ana',
    },
    { step: 'battleRound' },
  )
  expect(at.get(at.piece('shrivelling', 'possessions:ana'), 'exhausted')).toBe(false)
  at.untilAsk('bea', 'fight-ancient-one', { 'upkeep-acts': 'done' })
  expect([at.state.round, at.state.firstPlayer]).toEqual([1, 'bea'])
})

rule(
  'AH-EX-54 AH-FINAL-08 AH-FINAL-09 AH-FINAL-10 AH-GEN-03',
  'four players, one eliminated: four successes for a token, and what is left over stays',
  () => {
    const picture = {
      seats: 4,
      ancientOne: 'ithaqua',
      round: 1,
      people: {
        ana: { stops: [0, 3, 0] as const, cards: ['tommy-gun', 'knife', 'skill-fight', 'skill-fight'] },
        bea: { gone: true as const },
      },
    }
    // Fight 4 + 2, the gun 6, −3: nine dice.
    const at = scene({ ...picture, doom: 11, chance: { 'check:combat': [[5, 5, 5, 5, 5, 5, 5, 5, 5]] } }, stepOf('battleStrike'))
    at.choose('ana', 'fight')
    expect([at.state.doom, at.state.tally]).toEqual([9, 1])
    const next = scene({ ...picture, doom: 9, tally: 1, chance: { 'check:combat': [[5, 5, 5, 1, 1, 1, 1, 1, 1]] } }, stepOf('battleStrike'))
    next.choose('ana', 'fight')
    expect([next.state.doom, next.state.tally]).toEqual([8, 0])
  },
)

rule('AH-FINAL-10', 'every success counts against it: with one already there the dice may still be thrown again', () => {
  const strike = (faces: readonly number[]) => {
    const chance = { 'check:combat': [[...faces]], 'reroll:combat': [[5, 6]] }
    const ana = { stops: [0, 3, 0] as const, cards: ['knife', 'marksman'] }
    return scene({ seats: 4, ancientOne: 'ithaqua', round: 1, doom: 11, people: { ana }, chance }, stepOf('battleStrike'))
  }
  const at = strike([6, 1])
  at.choose('ana', 'marksman/0')
  expect(at.state.tally).toBe(2)
  // With nothing but successes there is nothing to ask.
  expect(strike([6, 5]).state.tally).toBe(2)
})

rule('AH-FINAL-11 AH-WIN-03', 'the last token gone: it is banished', () => {
  const at = scene(
    {
      ancientOne: 'ithaqua',
      round: 1,
      doom: 1,
      people: { ana: { stops: [0, 3, 0], cards: ['knife'] } },
      chance: { 'check:combat': [[6, 1]] },
    },
    stepOf('battleStrike'),
  )
  expect(ending(at)).toBe('banished')
})

rule('AH-FINAL-12 AH-FINAL-20', 'it attacks each of them, one worse in every round', () => {
  const sanity = (round: number, faces: readonly number[]) =>
    scene(
      { ancientOne: 'hastur', round, doom: 13, people: { ana: { stops: [0, 0, 1] } }, chance: { 'check:skill': [[...faces]] } },
      stepOf('battleAttack'),
    ).get('ana', 'sanity')
  // Luck 3: +1 in the first round, −1 in the third.
  expect([sanity(1, [1, 1, 1, 1]), sanity(3, [1, 1]), sanity(3, [1, 6])]).toEqual([3, 3, 5])
})

rule('AH-FINAL-14 AH-LOSE-01 AH-FINAL-13', 'when nobody is left all is lost', () => {
  const at = scene(
    { ancientOne: 'hastur', round: 1, doom: 13, people: { ana: { stops: [0, 0, 3], sanity: 1 } }, chance: { 'check:skill': [[1, 1]] } },
    stepOf('battleAttack'),
  )
  expect(ending(at)).toBe('eliminated')
})

rule('AH-FINAL-15 AH-FINAL-16', 'its defences work as those of monsters; nobody flees and nobody is frightened', () => {
  const at = scene(
    {
      seats: 2,
      ancientOne: 'shub-niggurath',
      round: 1,
      doom: 12,
      people: { ana: { stops: [0, 3, 0], cards: ['tommy-gun', 'enchanted-blade'] } },
      chance: { 'check:combat': [[6, 1, 1]] },
    },
    stepOf('battleStrike'),
  )
  // Physical Immunity: Fight 4, −5, and only the blade's 4 counts.
  expect(at.offered('ana')).not.toContain('flee')
  at.choose('ana', 'fight')
  expect([at.state.tally, at.get('ana', 'sanity')]).toEqual([1, 5])
})

rule('AH-FINAL-18', 'nobody gains money or Clues in the battle', () => {
  const at = scene({ ancientOne: 'hastur', round: 1, doom: 13 }, says(gain.money(3)), says(gain.clues(3)))
  expect(purse(at).slice(2)).toEqual([0, 0])
})

rule('AH-DOOM-01 AH-DOOM-03 AH-AWAKE-01', 'doom comes by cards too, never beyond the track', () => {
  const at = scene({ ancientOne: 'azathoth', doom: 13 }, says(addDoom(5)))
  expect([ending(at), at.state.doom]).toEqual(['destroyed', 14])
})

rule(
  'AH-EX-64 AH-SCORE-03 AH-SCORE-04 AH-SCORE-05 AH-SCORE-06 AH-SCORE-07 AH-SCORE-08 AH-SCORE-01 AH-SCORE-02',
  'the score of a victory, and the First Citizen',
  () => {
    const monsters = [
      'ghoul',
      'ghoul',
      'ghoul',
      'zombie',
      'zombie',
      'zombie',
      'witch',
      'witch',
      'gug',
      'gug',
      'cultist',
      'cultist',
      'cultist',
      'cultist',
      'maniac',
      'maniac',
      'maniac',
    ]
    const gates = ['gate-abyss', 'gate-abyss', 'gate-rlyeh', 'gate-rlyeh', 'gate-yuggoth', 'gate-yuggoth', 'gate-plateau-of-leng']
    const at = scene(
      {
        seats: 5,
        ancientOne: 'azathoth',
        terror: 6,
        loansDefaulted: 1,
        elderSignsUsed: 3,
        people: {
          ana: { at: 'woods', explored: true, stops: [0, 0, 3], trophies: gates },
          bea: { trophies: monsters, cards: ['bank-loan'] },
        },
        gates: { woods: 'the-dreamlands' },
        chance: { 'check:close': [[6, 6, 6, 6, 6]] },
      },
      stepOf('arkham'),
    )
    at.choose('ana', 'close:lore')
    expect(at.result).toMatchObject({ outcome: 'closed', score: 21, firstCitizens: ['ana'], winners: ['ana', 'bea', 'carl', 'dot', 'eve'] })
  },
)

rule('AH-SCORE-10 AH-GEN-01', 'a defeat has no score and no winner', () => {
  const at = scene({ ancientOne: 'azathoth', doom: 13, seats: 2 }, says(addDoom(1)))
  expect(at.result).toMatchObject({ score: null, winners: [] })
  expect(curtainFallen(at)).toBe(false)
})

rule('AH-FINAL-08 AH-HAND-01', 'which weapon is taken up is asked only where one of them gives a die', () => {
  const picture = { ancientOne: 'cthulhu', round: 1, doom: 13 } as const
  const weak = scene(
    { ...picture, people: { ana: { stops: [0, 0, 0] as const, cards: ['knife', 'derringer-18'], clues: 0 } } },
    stepOf('battleStrike'),
  )
  expect([weak.table.ask?.about.key ?? null]).not.toContain('fight-ancient-one')
  const strong = scene(
    { ...picture, people: { ana: { stops: [0, 3, 0] as const, cards: ['knife', 'tommy-gun'], clues: 0 } } },
    stepOf('battleStrike'),
  )
  strong.expectAsk('ana', 'fight-ancient-one')
})

rule('AH-FINAL-13', 'a Spell for the last Sanity is asked for twice: it takes its caster out of the game', () => {
  const fatal = (sanity: number): boolean => {
    const at = scene(
      { ancientOne: 'hastur', round: 1, doom: 13, people: { ana: { cards: ['dread-curse-of-azathoth'], sanity } } },
      stepOf('battleStrike'),
    )
    const { ask } = at.table
    return ask?.kind === 'choose' && ask.options.some((option) => option.piece?.startsWith('dread-curse') && option.fatal === true)
  }
  expect([fatal(2), fatal(3)]).toEqual([true, false])
})
