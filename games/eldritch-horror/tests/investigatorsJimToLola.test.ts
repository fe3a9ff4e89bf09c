import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { faces, healthOf, holdings, position, type Someone, saying } from './position.ts'

const ben = (more: Partial<Someone> = {}) => ({ ben: { is: 'silas-marsh', at: '10', ...more } })
const testing = (skill: string, kind = 'other') => ({ do: 'test', skill, kind })
const improve = (skill: string) => ({ do: 'improve', skill })

/** Rolls exactly these dice, or the table complains. */
const rolls = (dice: number, seats: object, who: string, effect: object) => {
  position(`test 0/${dice}`, { seats: seats as never }, saying(who, effect)).shows('table unrolled none')
}

describe('Jim Culver', () => {
  /* Strength 2, Will 3; Sanity 5. */
  const jim = (more: Partial<Someone> = {}) => ({ ana: { is: 'jim-culver', at: '10', ...more } })

  rule('EH-JIM-01 EH-RULING-43', 'action: each investigator on his space, himself too, recovers 1 Sanity', () => {
    const t = position('ana jim-culver 10, sanity 2; ben silas-marsh 10, sanity 1; eva lily-chen rome, sanity 3').choose(
      'ana',
      'jim-culver',
    )
    expect(['jim-culver', 'silas-marsh', 'lily-chen'].map((who) => healthOf(t, who)[1])).toEqual([3, 2, 3])
  })

  rule('EH-JIM-02 EH-JIM-01 EH-REST-01', 'W-43 Sanity 2 of 6: a Rest makes it 3, Jim’s action 4', () => {
    position('eva lily-chen 10, sanity 2; ana jim-culver 10, sanity 5; lead eva').does(
      'eva rest > end, ana jim-culver',
      'lily-chen health 6, sanity 4',
    )
  })

  rule(
    'EH-JIM-03 EH-RULING-43',
    'passive: on his space all roll 1 additional die in the tests of Combat Encounters, and in no others',
    () => {
      rolls(3, jim(), 'jim-culver', testing('strength', 'combat'))
      rolls(4, { ...jim(), ...ben() }, 'silas-marsh', testing('strength', 'combat'))
      rolls(3, { ...jim(), ...ben({ at: 'rome' }) }, 'silas-marsh', testing('strength', 'combat'))
      rolls(3, { ...jim(), ...ben() }, 'silas-marsh', testing('strength'))
      // In a fight: Will 3 + 1, Strength 3 + 1 - 1 against a Zombie.
      position('monsters 10: zombie; encounter ben; test 4/4 0/3; ana jim-culver 10; ben silas-marsh 10').shows('table unrolled none')
    },
  )
})

describe('Leo Anderson', () => {
  /* Influence 2. 9 is a Wilderness. */
  const leo = (more: Partial<Someone> = {}) => ({ ana: { is: 'leo-anderson', at: 'rome', ...more } })
  const calls = (successes: number, more: object = {}, dice = 2) =>
    position(
      `lying discard:assets: vatican-missionary dynamite; top assets: bandages; test ${successes}/${dice}; ana leo-anderson rome`,
      'reserve urban-guide axe whiskey cat-burglar',
      more,
    ).choose('ana', 'leo-anderson')

  rule('EH-LEO-01 EH-RULING-43', 'action: test Influence; passed, an Ally of his choice from the reserve or the discard pile', () => {
    calls(1).does('ana? gain-card: urban-guide cat-burglar vatican-missionary > vatican-missionary', 'leo-anderson has vatican-missionary')
    calls(0).does('ana? action', 'leo-anderson has none')
  })

  rule('EH-LEO-02', 'on any space, with a Monster there as well', () => {
    position('ana leo-anderson 9; monsters 9: ghoul').shows('ana offered leo-anderson/1 …, refused acquire')
  })

  rule('EH-LEO-03', 'one success is enough for the dearest', () => {
    expect(holdings(calls(1).choose('ana', 'urban-guide'), 'leo-anderson')).toEqual(['urban-guide'])
  })

  rule('EH-LEO-04 EH-RULING-43', 'passive: in a Wilderness all on his space roll 1 additional die in tests', () => {
    rolls(4, leo({ at: '9' }), 'leo-anderson', testing('will'))
    rolls(2, { ...leo({ at: '9' }), ...ben({ at: '9' }) }, 'silas-marsh', testing('lore'))
    rolls(1, { ...leo({ at: 'rome' }), ...ben({ at: 'rome' }) }, 'silas-marsh', testing('lore'))
    rolls(1, { ...leo({ at: '9' }), ...ben({ at: 'rome' }) }, 'silas-marsh', testing('lore'))
  })

  rule('EH-LEO-05 EH-RULING-63', 'the reserve is filled at once, and there is no bank loan', () => {
    calls(1).does('ana? gain-card > urban-guide', 'reserve axe whiskey cat-burglar bandages')
    // No Ally anywhere: the action is legal and gains nothing.
    calls(1, { reserve: ['axe', 'whiskey', 'dynamite', 'kerosene'], lying: {} }).does('ana? action', 'leo-anderson has none')
  })

  rule(
    'EH-LEO-01 EH-LEO-02 EH-LEO-03 EH-LEO-04 EH-LEO-05',
    'W-44 in a Wilderness with a Monster: 2 + 1 dice, one success, any Ally, the reserve filled at once',
    () => {
      calls(1, { seats: leo({ at: '9' }), monsters: { '9': ['ghoul'] } }, 3).does(
        'ana cat-burglar',
        'leo-anderson has cat-burglar; reserve 4 cards',
      )
    },
  )
})

describe('Lily Chen', () => {
  const lily = (more: Partial<Someone> = {}) => ({ ana: { is: 'lily-chen', at: '10', ...more } })
  const acts = (more: Partial<Someone>) => position({ seats: lily(more) }).choose('ana', 'lily-chen')

  rule(
    'EH-LILY-01 EH-LILY-04 EH-HS-02 EH-RULING-43',
    'W-21 Health 2, Sanity 5: she spends 4 Sanity, the most she may, and has Health 6, Sanity 1',
    () => {
      const t = acts({ health: 2, sanity: 5 }).does('ana? choose: recover-health recover-sanity > recover-health')
      expect(t.table.ask).toMatchObject({ kind: 'number', min: 1, max: 4 })
      expect(healthOf(t.choose('ana', 4), 'lily-chen')).toEqual([6, 1])
      // With Health 5 spending 3 wastes two.
      expect(healthOf(acts({ health: 5 }).choose('ana', 3), 'lily-chen')).toEqual([6, 3])
      // The other way round.
      expect(healthOf(acts({ health: 4, sanity: 2 }).choose('ana', 'recover-sanity').choose('ana', 2), 'lily-chen')).toEqual([2, 4])
    },
  )

  rule('EH-LILY-02 EH-LILY-03', 'she spends of one and recovers of the other, never of both or of the same', () => {
    const t = acts({ health: 3, sanity: 3 }).choose('ana', 'recover-sanity')
    expect(t.table.ask).toMatchObject({ kind: 'number', max: 2 })
    t.does('ana 1, ana? action', 'lily-chen health 2, sanity 4')
  })

  rule('EH-LILY-04', 'the last point she cannot spend', () => {
    position('ana lily-chen 10, health 1, sanity 1').shows('ana refused lily-chen/1')
    const one = acts({ health: 1, sanity: 3 })
    expect(one.table.ask).toMatchObject({ kind: 'number', min: 1, max: 2 })
  })

  const improves = (up: object, ...effects: object[]) => position({ seats: lily({ up }) }, saying('lily-chen', ...effects))

  rule('EH-LILY-05 EH-LILY-06 EH-RULING-43', 'passive: improving a skill, she may improve it once more at once, but not beyond +2', () => {
    improves({}, improve('will')).does('ana? use-trigger > lily-chen, ana? pause', 'lily-chen willUp 2')
    expect(improves({}, improve('will')).choose('ana', 'pass').get('lily-chen#1', 'willUp')).toBe(1)
    improves({}, improve('lore'), improve('will')).does('ana lily-chen > lily-chen', 'lily-chen willUp 2')
  })

  rule('EH-LILY-07', 'not if the skill had a token already', () => {
    improves({ will: 1 }, improve('will')).does('ana? pause', 'lily-chen willUp 2')
  })
})

describe('Lola Hayes', () => {
  /* Influence 4, Will 3. */
  const lola = (more: Partial<Someone> = {}) => ({ ana: { is: 'lola-hayes', at: '10', ...more } })
  const ups = (t: ReturnType<typeof position>) =>
    (['lore', 'influence', 'observation', 'strength', 'will'] as const).map((skill) => t.get('lola-hayes#1', `${skill}Up`)).join('')
  const acts = (up: object) => position({ seats: lola({ up }) }).choose('ana', 'lola-hayes')

  rule(
    'EH-LOLA-01 EH-LOLA-02 EH-LOLA-03 EH-LOLA-04 EH-RULING-43',
    'W-22 she spends her +2 Influence and improves Strength twice: Strength +2, Influence gone',
    () => {
      const t = acts({ influence: 2 }).choose('ana', 'yes').expectAsk('ana', 'prompt.improve')
      expect(ups(t)).toBe('00000')
      t.choose('ana', 'strength').choose('ana', 'yes').choose('ana', 'strength').expectAsk('ana', 'prompt.action')
      expect(ups(t)).toBe('00020')
    },
  )

  rule('EH-LOLA-01 EH-LOLA-05 EH-RULING-64', 'she picks whole tokens, as many as she likes, before anything is improved', () => {
    const t = acts({ lore: 1, influence: 2, will: 1 }).does('ana? pay-improvements: lore influence will > lore+influence')
    expect(ups(t)).toBe('00001')
    for (const skill of ['will', 'observation', 'lore']) t.choose('ana', 'yes').choose('ana', skill)
    t.expectAsk('ana', 'prompt.action')
    expect(ups(t)).toBe('10102')
    expect(position('ana lola-hayes 10').refused('ana')['lola-hayes/1']).toContain('EH-SPEND-02')
  })

  rule('EH-RULING-64', 'she may forgo some of them, and a skill at +2 is not offered', () => {
    const t = acts({ influence: 2, will: 2 }).does('ana influence > yes, ana? improve: lore influence observation strength')
    t.choose('ana', 'lore').choose('ana', 'no').expectAsk('ana', 'prompt.action')
    expect(ups(t)).toBe('10002')
  })

  const other = { ...lola(), ...ben() }
  const tests = (seats: object, dice: number[], who = 'silas-marsh', n = 1) =>
    position({ seats: seats as never }, saying(who, ...Array.from({ length: n }, () => testing('will'))), {
      chance: { test: dice.map((one) => faces(one, 0)) },
    })

  rule('EH-LOLA-06 EH-RULING-43', 'passive: once per round one investigator on her space may roll 1 additional die', () => {
    tests(other, [4, 3], 'silas-marsh', 2).does('ana? use-trigger: lola-hayes/2 pass > lola-hayes, ana? pause', 'table unrolled none')
    tests({ ...lola(), ...ben({ at: 'rome' }) }, [3]).expectAsk('ana', 'pause')
  })

  rule('EH-LOLA-07', 'also for herself', () => {
    tests(lola(), [4], 'lola-hayes').choose('ana', 'lola-hayes').expectAsk('ana', 'pause')
  })

  rule('EH-LOLA-08', 'it is said before the dice are rolled', () => {
    const t = tests(other, [3])
    expect(t.table.kernel.chance.unused()).toHaveProperty('test')
    t.choose('ana', 'pass').expectAsk('ana', 'pause')
  })
})
