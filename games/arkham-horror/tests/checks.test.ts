import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import type { Checked } from '../content/builders.ts'
import { check, gain, lose } from '../content/builders.ts'
import { curtainFallen, has, type Person, purse, says, scene } from './scene.ts'

/** One check whose result is money: 1 when passed, nothing when failed. */
const trial = (skill: Checked, modifier: number, difficulty: number, person: Person, faces: readonly number[], more: object = {}) =>
  scene(
    { people: { ana: person }, chance: { 'check:skill': [[...faces]], ...more } },
    says(check(skill, modifier, { difficulty, pass: gain.money(1) })),
  )

rule('AH-EX-01 AH-CHECK-01 AH-CHECK-04 AH-CHECK-06', 'Sneak 3 at −1: two dice, one success, passed', () => {
  expect(purse(trial('sneak', -1, 1, { stops: [1, 1, 1] }, [2, 5]))[2]).toBe(1)
  expect(purse(trial('sneak', -1, 1, { stops: [1, 1, 1] }, [2, 4]))[2]).toBe(0)
})

rule('AH-EX-02 AH-CHECK-02', 'two successes are needed where the difficulty is 2', () => {
  expect(purse(trial('luck', 2, 2, { stops: [0, 0, 2] }, [2, 5, 3, 6]))[2]).toBe(1)
  expect(purse(trial('luck', 2, 2, { stops: [0, 0, 2] }, [2, 5, 3, 1]))[2]).toBe(0)
})

rule('AH-EX-03 AH-CHECK-03 AH-CLUE-01 AH-CLUE-02 AH-CLUE-03', 'no dice at all, but a Clue always gives one', () => {
  const at = trial('will', -4, 1, { stops: [0, 2, 0], clues: 2 }, [], { 'clue:skill': [[6]] })
  at.expectAsk('ana', 'spend-clue', ['clue', 'done']).choose('ana', 'clue')
  expect(purse(at)).toEqual([5, 5, 1, 1])
  const declined = trial('will', -4, 1, { stops: [0, 2, 0], clues: 2 }, [])
  expect(purse(declined.choose('ana', 'done'))).toEqual([5, 5, 0, 2])
})

rule('AH-EX-04 AH-CHECK-05', 'Cursed counts sixes alone, Blessed fours too', () => {
  const with_ = (cards: readonly string[]) =>
    scene(
      { people: { ana: { stops: [0, 2, 0], cards } }, chance: { 'check:skill': [[5, 5, 6]] } },
      says(check('fight', 0, { difficulty: 2, pass: gain.money(1) })),
    )
  expect(purse(with_(['curse']))[2]).toBe(0)
  expect(purse(with_(['blessing']))[2]).toBe(1)
  expect(purse(with_([]))[2]).toBe(1)
  const four = scene(
    { people: { ana: { stops: [0, 0, 0], cards: ['blessing'] } }, chance: { 'check:skill': [[4]] } },
    says(check('fight', 0, { pass: gain.money(1) })),
  )
  expect(purse(four)[2]).toBe(1)
})

rule('AH-EX-05 AH-CHECK-11 AH-CHECK-12', 'a re-roll takes every die again, also the one a Clue gave', () => {
  const at = scene(
    {
      people: { ana: { stops: [0, 1, 0], clues: 1, cards: ['lucky-cigarette-case'] } },
      chance: { 'check:skill': [[5, 2]], 'clue:skill': [[3]], 'reroll:skill': [[6, 5, 1]] },
    },
    says(check('fight', 0, { difficulty: 2, pass: gain.money(1) })),
  )
  at.expectAsk('ana', 'use-ability').choose('ana', 'pass')
  at.expectAsk('ana', 'spend-clue').choose('ana', 'clue')
  at.expectAsk('ana', 'use-ability').choose('ana', 'lucky-cigarette-case')
  expect(purse(at)).toEqual([5, 5, 1, 0])
  expect(has(at)).toEqual([])
})

rule('AH-CHECK-07 AH-CHECK-08 AH-CHECK-09', 'a bonus to Horror checks helps no other Will check', () => {
  const at = (skill: Checked) =>
    scene(
      { people: { ana: { stops: [0, 3, 0], cards: ['cross'] } }, chance: { 'check:skill': [[1]], 'check:horror': [[1, 6]] } },
      says(check(skill, 0, { pass: gain.money(1) })),
    )
  expect(purse(at('will'))[2]).toBe(0)
  expect(purse(at('horror'))[2]).toBe(1)
})

rule('AH-CHECK-13 AH-ENC-24', 'nobody is asked whether to fail: enough successes end the check', () => {
  const at = trial('fight', 0, 1, { stops: [0, 1, 0], clues: 3 }, [6, 1])
  expect(curtainFallen(at)).toBe(true)
  expect(purse(at)).toEqual([5, 5, 1, 3])
})

rule('AH-CLUE-04', 'a skill gives one more die for each Clue spent on it', () => {
  const at = scene(
    { people: { ana: { stops: [0, 0, 0], clues: 1, cards: ['skill-lore'] } }, chance: { 'check:skill': [[1]], 'clue:skill': [[1, 5]] } },
    says(check('lore', -1, { pass: gain.money(1) })),
  )
  expect(purse(at.choose('ana', 'clue'))).toEqual([5, 5, 1, 0])
})

rule('AH-CHECK-16', 'a higher difficulty makes no Clue dearer', () => {
  const at = trial('fight', 0, 3, { stops: [0, 1, 0], clues: 2 }, [6, 1], { 'clue:skill': [[6], [6]] })
  at.choose('ana', 'clue').choose('ana', 'clue')
  expect(purse(at)).toEqual([5, 5, 1, 0])
})

rule('AH-GEN-16', 'what prevents a loss does not lower a price', () => {
  const at = scene({ people: { ana: { is: 'harvey-walters', sanity: 5 } } }, says(lose.sanity(2)))
  expect(at.get('ana', 'sanity')).toBe(4)
  const cast = scene(
    { people: { ana: { is: 'harvey-walters', sanity: 5, cards: ['voice-of-ra'], stops: [0, 0, 0] } }, phase: 'upkeep' },
    {
      step: 'upkeepActs',
      args: { who: 'ana' },
    },
  )
  cast.choose('ana', 'voice-of-ra')
  expect(cast.get('ana', 'sanity')).toBe(4)
})
