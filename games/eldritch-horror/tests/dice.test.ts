import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { investigators } from '../content/investigators.ts'
import { skillOf } from '../rules/pieces.ts'
import { position, saying } from './position.ts'
import { tell } from './told.ts'

/* Lily: Lore 2, Influence 2, Observation 2, Strength 4, Will 3; Health 6, Sanity 6. */
const testing = (skill: string, more: object = {}) => ({ do: 'test', skill, ...more })
const clues = (n: number) => ({ do: 'gain', what: 'clue', n })
const loss = (what: string, n = 1) => ({ do: 'lose', what, n })

/** The result of a test with these faces, in Clues gained. */
const resultOf = (dice: number[], has: string[] = []): number => {
  const bands = { 0: { do: 'nothing' }, 1: clues(1), 2: clues(2), 3: clues(3), '4+': clues(12) }
  const effect = testing('strength', { modifier: dice.length - 4, bands })
  return position(`ana lily-chen 10, has ${has.join(' ')}`, saying('lily-chen', effect), { chance: { test: [dice] } }).zone(
    'own-clues:lily-chen#1',
  ).length
}

describe('the dice pool', () => {
  tell(`
    EH-TEST-01 EH-SKILL-01: as many dice as the skill is worth
      ana lily-chen 10; says lily-chen: test <strength lore>; test 0/<4 2> => table unrolled none
    EH-TEST-02: the modifier after the icon is added or taken away
      ana lily-chen 10; says lily-chen: test strength modifier:<-1 1>; test 0/<3 5> => table unrolled none
    EH-TEST-03: an Improvement token adds 1 or 2
      ana lily-chen 10, up strength <1 2 2>; says lily-chen: test <strength strength lore>; test 0/<5 6 2> => table unrolled none
    EH-TEST-04: of several bonuses only the highest counts
      ana lily-chen 10, has 38-revolver 45-automatic; says lily-chen: test strength kind:combat; test 0/7 => table unrolled none
    EH-TEST-05: all additional dice are added, to each other and to everything else
      ana lily-chen london, has urban-guide 38-revolver; ben jim-culver london; says lily-chen: test strength kind:combat; test 0/8
        => table unrolled none
    EH-TEST-01 EH-TEST-02 EH-TEST-03 EH-TEST-04 EH-TEST-05 EH-JIM-03: W-07 Trish, Strength 3 − 1, improved by 1, weapons of 3 and 1, on Jim’s space: 7 dice
      (The Bull Whip gives +1; its reroll is declined.)
      ana trish-scarborough 10, up strength 1, has 45-automatic bull-whip; ben jim-culver 10;
        says trish-scarborough: test strength modifier:-1 kind:combat; test 0/7
        -> ana? use-trigger > pass, ana? pause
    EH-TEST-06: below one die he rolls one
      ana lily-chen 10; says lily-chen: test lore modifier:<-2 -5>; test 0/1 => table unrolled none
    EH-TEST-05 EH-TEST-06 EH-TEST-07: W-08 Jacqueline, Strength 1 − 2 and one additional die: the least of one is for the whole sum
      ana jacqueline-fine 10; ben jim-culver 10; says jacqueline-fine: test strength modifier:<-2 -1 0> kind:combat; test 0/<1 1 2>
        => table unrolled none
  `)

  rule('EH-TEST-08', 'a pool above the dice in the box is rolled whole', () => {
    position(
      'ana lily-chen 10, up strength 2, has sword-of-saint-jerome; ben jim-culver 10; test 15/15',
      saying('lily-chen', testing('strength', { kind: 'combat', modifier: 3, bands: { 15: clues(1) } })),
    ).shows('lily-chen clues 1')
  })
})

describe('the result', () => {
  rule('EH-TEST-09 EH-TEST-10', 'each 5 and each 6 is a success; the result is how many there are', () => {
    expect(resultOf([1, 2, 3, 4])).toBe(0)
    expect(resultOf([5, 2, 3, 4])).toBe(1)
    expect(resultOf([6, 5, 5, 4])).toBe(3)
  })

  rule(
    'EH-TEST-09 EH-TEST-10 EH-TEST-11 EH-TEST-18 EH-RULING-48',
    'W-09 faces 1 3 5 6 2 give 2; 1 3 4 4 2 give none, and 2 to the Blessed',
    () => {
      expect(resultOf([1, 3, 5, 6, 2])).toBe(2)
      expect(resultOf([1, 3, 4, 4, 2])).toBe(0)
      expect(resultOf([1, 3, 4, 4, 2], ['blessed'])).toBe(2)
    },
  )

  rule('EH-TEST-18 EH-REROLL-03 EH-RULING-48', 'W-45 Cursed: faces 5 6 6 give 2, and the die of the Reckoning cannot be rerolled', () => {
    expect(resultOf([5, 6, 6])).toBe(3)
    expect(resultOf([5, 6, 6], ['cursed'])).toBe(2)
    position('ana lily-chen 10, has cursed, clues 3; phase mythos; roll 3; flow reckoning, pause').does(
      'ana? pause',
      'lily-chen has cursed, clues 3',
    )
  })

  tell(`
    EH-RULING-48: Blessed changes no plain roll: a 2 discards it at a Reckoning as for anybody
      ana lily-chen 10, has blessed; phase mythos; roll 2; flow reckoning, pause => lily-chen has none
    EH-TEST-13: without a consequence for what happened nothing happens
      ana lily-chen 10; test 0/3; says lily-chen: test will pass:(gain clue 1) => lily-chen clues 0, health 6, sanity 6
      ana lily-chen 10; test 1/3; says lily-chen: test will fail:(lose health 1) => lily-chen health 6, sanity 6
    EH-TEST-14: a test in an encounter’s text is a must: nobody asks whether he likes to
      ana lily-chen 10; says lily-chen: test will; test 0/3 -> ana? pause => table unrolled none
    EH-TEST-11 EH-TEST-12: one success passes, none fails, and the consequence of the one or the other is resolved
      ana lily-chen 10; test <0 1 3>/3; says lily-chen: test will pass:(gain clue 1) fail:(lose health 1)
        => lily-chen clues <0 1 1>, health <5 6 6>
    EH-TEST-15 EH-TEST-16: W-48 “Lose 1 Health. If you pass Will, gain 1 Clue. Then lose 1 Sanity.”: only the middle depends on the test
      ana lily-chen 10; test <0 2>/3; says lily-chen: then (lose health 1) (test will pass:(gain clue 1)) (lose sanity 1)
        => lily-chen health 5, sanity 5, clues <0 1>
  `)
})

describe('what is declared, and when', () => {
  tell(`
    EH-TEST-17 EH-RULING-47: a standing bonus counts of itself; one with a price is offered before the roll
      ana lily-chen 10, has kerosene 38-revolver; test 0/6; says lily-chen: test skill:strength kind:combat
        -> ana? use-trigger > pass => lily-chen has kerosene 38-revolver
      (It competes with the Revolver: 4 + 5, not 4 + 5 + 2.)
      ana lily-chen 10, has kerosene 38-revolver; test 0/9; says lily-chen: test skill:strength kind:combat
        -> ana kerosene => lily-chen has 38-revolver; table unrolled none
    EH-TEST-19 EH-RULING-49 EH-REROLL-02: declare, roll, reroll with Clues and cards in any order, count, and only then the loan
      ana lola-hayes 14, clues 2, has lucky-rabbits-foot; reserve axe whiskey bandages dynamite; test 1+1+1+1+1; reroll 2 3 6
        -> ana acquire, ana? use-trigger: lola-hayes/2 pass > lola-hayes, ana? use-trigger: lucky-rabbits-foot/1 pass > pass,
          ana? reroll > die:0, ana? use-trigger > lucky-rabbits-foot, ana? reroll > die:2, ana? bank-loan > yes
        (One success of the dice and two of the bank.)
        -> ana? buy: axe whiskey bandages dynamite
  `)
})

describe('skills and Improvements', () => {
  tell(`
    EH-SKILL-02: improving a skill gives its token, +1 up
      ana silas-marsh 10, up ; says silas-marsh: improve will => silas-marsh willUp 1
    EH-SKILL-03: improving it again flips the token to +2
      ana silas-marsh 10, up ; says silas-marsh: improve will, improve will => silas-marsh willUp 2
      ana silas-marsh 10, up will 1; says silas-marsh: improve will => silas-marsh willUp 2
    EH-SKILL-04: no skill is improved a third time, and none at +2 is offered
      ana silas-marsh 10, up ; says silas-marsh: improve will, improve will, improve will => silas-marsh willUp 2
      ana silas-marsh 10, up will 2 lore 1; says silas-marsh: improve choice -> ana? improve: lore influence observation strength
    EH-SKILL-05: Improvement tokens are no goods to trade
      ana lily-chen 10, up will 2, ship 1; ben silas-marsh 10 -> ana trade => ana offered offer:ship-0 leave
  `)

  rule('EH-SKILL-06 EH-RULING-47', 'a skill’s value is what is printed and its Improvement, without bonuses and dice', () => {
    const t = position('ana lily-chen 10, up strength 1, has hired-muscle; ben jim-culver 10')
    expect(skillOf(t.table.kernel, 'lily-chen#1', 'strength')).toBe(5)
  })

  rule(
    'EH-SKILL-07',
    'each skill has its use: Spells are cast with Lore, Assets acquired with Influence, the fallen mostly won over',
    () => {
      const t = position('ana diana-stanley 14, has feed-the-mind-2; reserve axe; test 0/2 0/3; find spells: feed-the-mind')
      expect(
        investigators
          .flatMap(({ crippled, insane }) => [crippled, insane])
          .filter(({ effect }) => JSON.stringify(effect).includes('"influence"')),
      ).toHaveLength(14)
      // Influence 2; then Lore 4 − 1.
      t.does('ana acquire > no, until ana action, ana feed-the-mind-2, until ana encounter')
      expect(t.table.kernel.chance.unused().test).toBeUndefined()
    },
  )
})

describe('rerolls', () => {
  tell(`
    EH-REROLL-01 EH-REROLL-04 EH-CLUE-08 EH-CLUE-02: W-10 faces 4 2 and two Clues: 4 becomes 1, even if worse, 2 becomes 6; passed, both Clues in the discard pile
      ana lily-chen 10, clues 2; says lily-chen: test lore pass:(improve lore); test 4+2; reroll 1 6
        -> ana die:0 > die:1, ana? use-trigger => lily-chen improved lore-1; discard:clues 2 cards
      (A passed test is not rolled again.)
      ana lily-chen 10, clues 2; says lily-chen: test lore pass:(improve lore); test 4+2; reroll 6
        -> ana die:0, until ana pause | use-trigger pass => discard:clues 1 cards
    EH-REROLL-02: there is no limit but the means: one die as often as he has Clues, and cards after Clues
      ana lily-chen 10, clues 3, has lucky-rabbits-foot; says lily-chen: test lore pass:(improve lore); test 4+2; reroll 1 2 1 5
        -> ana pass > die:0 > pass > die:0 > pass > die:0, ana? use-trigger > lucky-rabbits-foot, ana? use-trigger
        => lily-chen improved lore-1; discard:clues 3 cards
  `)

  rule('EH-REROLL-03', 'what serves during a test serves no plain roll', () => {
    position(
      'ana lily-chen 10, clues 3, has lucky-rabbits-foot; roll 1',
      saying('lily-chen', { do: 'roll', dice: 1, bands: [{ on: [1, 3], effect: loss('health') }] }),
    ).does('ana? pause', 'lily-chen health 5')
  })

  tell(`
    EH-REROLL-04: a Clue rerolls one die of the spender’s own test: others’ Clues are no help
      ana lily-chen 10, clues 2; says lily-chen: test lore pass:(improve lore); test 4+2; reroll 1
        -> ana? reroll: die:0 die:1 done > die:0 => lily-chen clues 1
      ana lily-chen 10; ben silas-marsh 10, clues 4; test 1+1; says lily-chen: test lore -> ana? pause
  `)

  rule('EH-HALF-01', 'half of a number is rounded up', () => {
    const half = { of: 'half', amount: 5, round: 'up' }
    position('ana lily-chen 10', saying('lily-chen', { do: 'lose', what: 'sanity', n: half })).shows('lily-chen health 6, sanity 3')
    // Half of three players: two Clues of the group.
    const cost = [{ pay: 'groupClue', n: 1, filter: { n: 'half' } }]
    const t = position(
      'ana lily-chen 10, clues 1; ben silas-marsh rome, clues 1; eva jim-culver rome, clues 1',
      saying('lily-chen', { do: 'may', cost, effect: loss('sanity') }),
    ).choose('ana', 'yes')
    t.expectAsk('ana', 'prompt.group-clues')
    expect(t.table.ask).toMatchObject({ limits: { count: [2, 2] } })
  })
})
