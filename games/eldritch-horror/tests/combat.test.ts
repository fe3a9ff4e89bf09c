import { rule } from '@miskatonic/testing'
import { describe, expect, vi } from 'vitest'
import { faces, healthOf, position, saying, token } from './position.ts'

/* A Monster whose tokens show other skills: the box has none (EH-COMBAT-10). */
vi.mock('../content/monsters.ts', async (original) => {
  const { monsters } = await original<typeof import('../content/monsters.ts')>()
  const riddler = {
    id: 'riddler',
    kind: 'monster',
    name: { es: 'Acertijo', en: 'Riddler' },
    copies: 1,
    horror: { skill: 'lore', modifier: 1, value: 1 },
    damage: { skill: 'influence', modifier: 1, value: 2 },
    toughness: 2,
  }
  return { monsters: [...monsters, riddler] }
})

/* Lily: Lore 2, Influence 2, Observation 2, Strength 4, Will 3; Health 6, Sanity 6. */
const against = (monster: string, test: number[][], lily: object = {}, more: object = {}) =>
  position(`monsters 14: ${monster}; doom 10; encounter ana`, {
    seats: { ana: { is: 'lily-chen', at: '14', ...lily } },
    chance: { test },
    ...more,
  })

describe('a Combat Encounter', () => {
  rule('EH-COMBAT-01', 'the Monster’s effects come first: the Wind-Walker bites before the Will test', () => {
    const t = against('wind-walker', [faces(3, 2), faces(2, 2)], { clues: 1 })
    t.expectAsk('ana', 'prompt.unless')
    expect(t.table.kernel.chance.unused()).toHaveProperty('test')
    t.choose('ana', 'no')
    expect(healthOf(t, 'lily-chen')).toEqual([5, 5])
  })

  rule('EH-COMBAT-02 EH-COMBAT-03 EH-RULING-73', 'the Will test with the printed modifier; horror above the result costs Sanity', () => {
    // Dark Young: Will -1, horror 3.
    const lost = (successes: number) => healthOf(against('dark-young', [faces(2, successes), faces(1, 1)]), 'lily-chen')[1]
    expect(lost(0)).toBe(3)
    expect(lost(1)).toBe(4)
    expect(lost(2)).toBe(5)
    // Ghoul: Will +1, horror 1: two successes lose nothing and gain nothing.
    expect(healthOf(against('ghoul', [faces(4, 2), faces(4, 2)]), 'lily-chen')[1]).toBe(6)
  })

  rule('EH-COMBAT-04 EH-COMBAT-05 EH-RULING-73', 'then the Strength test with its modifier; damage above the result costs Health', () => {
    // Gug: Will +0, Strength -2, damage 3, toughness 4.
    const left = (successes: number) => healthOf(against('gug', [faces(3, 3), faces(2, successes)]), 'lily-chen')[0]
    expect(left(0)).toBe(3)
    expect(left(1)).toBe(4)
    expect(left(2)).toBe(5)
  })

  rule(
    'EH-COMBAT-06 EH-COMBAT-08',
    'a passed Strength test costs the Monster as much Health as the result; at its toughness it is defeated',
    () => {
      const stays = against('zombie', [faces(3, 1), faces(3, 1)])
      expect(stays.get('zombie#1', 'lost')).toBe(1)
      expect(stays.zone('space:14')).toContain('zombie')
      const falls = against('zombie', [faces(3, 1), faces(3, 2)])
      expect(falls.zone('space:14')).not.toContain('zombie')
      const failed = against('zombie', [faces(3, 1), faces(3, 0)])
      expect(failed.get('zombie#1', 'lost')).toBe(0)
    },
  )

  rule('EH-COMBAT-07 EH-COMBAT-08', 'W-12 both lose Health at once: with 1 Health against damage 3, result 2 fells both', () => {
    // Serpent People: Will 0, horror 2; Strength -1, damage 3, toughness 2.
    const t = against('serpent-people', [faces(3, 2), faces(3, 2)], { health: 1 })
    t.expectAsk('ana', 'pause')
    expect(t.zone('fallen:14')).toEqual(['lily-chen'])
    expect(t.zone('cup')).toContain('serpent-people')
    expect(t.state.doom).toBe(9)
  })

  rule('EH-COMBAT-09', 'a missing Will or Strength test is skipped together with its loss', () => {
    // A Riot has no Will test, the Colour Out of Space no Strength test.
    const riot = against('riot', [faces(1, 1)]).choose('ana', 'no')
    expect(healthOf(riot, 'lily-chen')).toEqual([4, 6])
    const colour = against('colour-out-of-space', [faces(3, 2)], {}, { chance: { test: [faces(3, 1)], roll: [[1]] } })
    expect(healthOf(colour, 'lily-chen')).toEqual([6, 5])
    expect(colour.zone('space:14')).toContain('colour-out-of-space')
  })

  rule(
    'EH-COMBAT-09 EH-CULT-02 EH-RULING-42',
    'W-13 a Cultist of Yog-Sothoth: no Will test; defeated, it costs 1 Sanity and gives 1 Spell',
    () => {
      const loses = against('cultist', [faces(4, 0)], {}, { ancientOne: 'yog-sothoth' })
      expect(healthOf(loses, 'lily-chen')).toEqual([5, 6])
      const wins = against('cultist', [faces(4, 1)], {}, { ancientOne: 'yog-sothoth' }).untilAsk('ana', 'prompt.encounter')
      expect(healthOf(wins, 'lily-chen')).toEqual([6, 5])
      expect(wins.zone('possessions:lily-chen#1')).toHaveLength(1)
      expect(wins.zone('space:14')).not.toContain('cultist-yog-sothoth')
    },
  )

  rule(
    'EH-COMBAT-10 EH-RULING-29',
    'another skill on the token is tested in its place, and bonuses to Strength do not count for it',
    () => {
      // The Axe gives +2 Strength in combat: the Riddler asks for Influence 2 + 1.
      const t = against('riddler', [faces(3, 1), faces(3, 2)], { has: ['axe'] }).untilAsk('ana', 'prompt.encounter')
      expect(t.zone('space:14')).not.toContain('riddler')
      expect(healthOf(t, 'lily-chen')).toEqual([6, 6])
    },
  )

  rule(
    'EH-COMBAT-11 EH-COMBAT-03 EH-ENC-04 EH-MON-05',
    'W-11 marks stay on the Monster, and the next attacker’s hits are added to them',
    () => {
      // A Gnoph-Keh: horror 1, Strength -2, damage 2, toughness 3. Silas (Will 3, Strength 3) follows Lily.
      const t = position('ana lily-chen 14; ben silas-marsh 14; monsters 14: gnoph-keh; from encounter; test 0/3 2/2 1/3 1/1')
      // Lily: 1 Sanity lost, no Health; the Monster has 2 marks, stays, and she gets no other encounter.
      expect(healthOf(t, 'lily-chen')).toEqual([6, 5])
      t.expectAsk('ben', 'prompt.encounter', ['general', 'none'])
      expect(healthOf(t, 'silas-marsh')).toEqual([7, 4])
      expect(t.zone('cup')).toContain('gnoph-keh')
      expect(t.get('gnoph-keh#1', 'lost')).toBe(0)
    },
  )

  rule('EH-COMBAT-12 EH-ENC-10', 'who falls in the Will test makes no Strength test', () => {
    const t = against('zombie', [faces(3, 0)], { sanity: 1 }).expectAsk('ana', 'pause')
    expect(t.zone('fallen:14')).toEqual(['lily-chen'])
    expect(t.get('lily-chen#1', 'marker')).toBe('sanity')
    expect(t.table.kernel.chance.unused()).toEqual({})
  })

  rule('EH-COMBAT-13 EH-RULING-30', 'a Monster that is gone before the Strength test ends the combat', () => {
    // The Ghost loses Health by the Will test itself; a Riot may be talked away before the Strength test.
    const ghost = against('ghost', [faces(2, 2)]).expectAsk('ana', 'prompt.encounter')
    expect(ghost.zone('space:14')).not.toContain('ghost')
    const riot = against('riot', [faces(1, 1)]).choose('ana', 'yes')
    riot.expectAsk('ana', 'prompt.encounter')
    expect(healthOf(riot, 'lily-chen')).toEqual([6, 6])
    expect(riot.table.kernel.chance.unused()).toEqual({})
  })

  rule('EH-COMBAT-14', 'each Monster is fought once in a turn, whatever came of it', () => {
    const t = against('zombie', [faces(3, 1), faces(3, 1)]).expectAsk('ana', 'pause')
    expect(t.zone('space:14')).toContain('zombie')
  })

  rule('EH-COMBAT-15 EH-RULING-30', 'a bonus for combat counts for the two tests of the Monster, not for a test elsewhere', () => {
    const fight = against('zombie', [faces(3, 1), faces(5, 2)], { has: ['axe'] })
    fight.untilAsk('ana', 'prompt.encounter', { 'prompt.use-trigger': 'pass' })
    const elsewhere = position('ana lily-chen 14, has axe; test 0/4', {
      ...saying('lily-chen', { do: 'test', skill: 'strength', fail: { do: 'lose', what: 'health', n: 1 } }),
    })
    expect(healthOf(elsewhere, 'lily-chen')).toEqual([5, 6])
  })
})

describe('an ambush', () => {
  const ambushed = (node: object, how: object, chance: object) =>
    position({
      seats: { ana: { is: 'lily-chen', at: '14' } },
      doom: 10,
      ...saying('lily-chen', {
        do: 'seq',
        effects: [
          { do: 'ambush', ...node },
          { do: 'gain', what: 'clue' },
        ],
      }),
      chance,
      ...how,
    } as never)

  rule('EH-AMB-01', 'a random Monster of the cup is fought at once', () => {
    const t = ambushed({}, {}, { 'draw:cup': ['gug'], test: [faces(3, 0), faces(2, 0)] })
    expect(healthOf(t, 'lily-chen')).toEqual([3, 4])
  })

  rule('EH-AMB-02', 'the ambusher is not spawned: what it does when spawned is ignored', () => {
    // A Wraith, spawned, curses the Lead.
    const t = ambushed({}, {}, { 'draw:cup': ['wraith'], test: [faces(2, 2), faces(3, 2)] })
    expect(t.zone('own-conditions:lily-chen#1')).toEqual([])
    const spawned = position('ana lily-chen 14; draw cup: wraith', {
      ...saying('lily-chen', { do: 'spawn', what: 'monster', on: { the: 'space', pick: 'here' } }),
    })
    expect(spawned.zone('own-conditions:lily-chen#1')[0]).toMatch(/^cursed/)
  })

  rule('EH-AMB-03 EH-AMB-01 EH-AMB-06', 'W-36 undefeated it is discarded all the same, and there is no additional encounter', () => {
    // General 9 in a City: who fails the Strength test is ambushed. A Mummy has toughness 3.
    const t = position('ana lily-chen 14; encounter ana; top general: general-9; test 0/4 2/3 1/2; draw cup: mummy')
    t.expectAsk('ana', 'pause')
    expect(t.zone('cup')).toContain('mummy')
    expect(t.zone('ambush')).toEqual([])
    expect(t.zone('space:14')).toEqual(['lily-chen'])
    expect(t.get('mummy#1', 'lost')).toBe(0)
  })

  rule('EH-AMB-06 EH-ENC-04', 'also a defeated ambusher grants no additional encounter', () => {
    const t = position('ana lily-chen 14; encounter ana; top general: general-9; test 0/4 1/4 1/3; draw cup: maniac')
    t.expectAsk('ana', 'pause')
    expect(t.zone('possessions:lily-chen#1')).toEqual(['axe'])
  })

  rule('EH-AMB-04 EH-AMB-09 EH-RULING-31', 'a named Monster ambushes without a token: the one on the board is untouched', () => {
    const t = ambushed(
      { name: 'deep-one' },
      { monsters: { rome: ['deep-one'] }, marks: { 'deep-one': { lost: 1 } } },
      { test: [faces(3, 1), faces(3, 1)] },
    )
    // Horror 2, damage 1, toughness 2: one hit does not fell the copy, although the real one is hurt.
    expect(healthOf(t, 'lily-chen')).toEqual([6, 5])
    expect(t.zone('space:rome')).toContain('deep-one')
    expect(t.get('deep-one#1', 'lost')).toBe(1)
    expect(t.zone('ambush')).toEqual([])
  })

  rule('EH-AMB-05', 'a Cultist that ambushes is the sheet’s', () => {
    const asleep = ambushed({ name: 'cultist' }, { ancientOne: 'cthulhu' }, { test: [faces(4, 0)] })
    expect(healthOf(asleep, 'lily-chen')).toEqual([5, 5])
    const awake = ambushed({ name: 'cultist' }, { ancientOne: 'cthulhu', awakened: true }, { test: [faces(4, 1)] })
    expect(healthOf(awake, 'lily-chen')).toEqual([6, 4])
    expect(awake.zone('cup').filter((one) => one === 'cultist-cthulhu')).toHaveLength(5)
  })

  rule('EH-AMB-07 EH-RULING-31', 'with an empty cup nobody ambushes', () => {
    const t = ambushed({}, { empty: ['cup'] }, {})
    expect(healthOf(t, 'lily-chen')).toEqual([6, 6])
    expect(t.zone('own-clues:lily-chen#1')).toHaveLength(1)
  })

  rule('EH-AMB-08 EH-RULING-31', 'afterwards the text goes on, for those still in play', () => {
    const goesOn = ambushed({}, {}, { 'draw:cup': ['ghoul'], test: [faces(4, 1), faces(4, 0)] })
    expect(goesOn.zone('own-clues:lily-chen#1')).toHaveLength(1)
    const fallen = ambushed(
      {},
      { seats: { ana: { is: 'lily-chen', at: '14', sanity: 1 } } },
      { 'draw:cup': ['zombie'], test: [faces(3, 0)] },
    )
    expect(fallen.zone('fallen:14')).toEqual(['lily-chen'])
    expect(fallen.zone(`own-clues:${token('lily-chen')}`)).toEqual([])
    expect(fallen.zone('cup')).toContain('zombie')
  })

  rule('EH-AMB-03 EH-COMBAT-12', 'also when the investigator falls, in the middle of an encounter', () => {
    const seats = { ana: { is: 'lily-chen', at: '14', sanity: 1 } }
    const t = position('doom 10; encounter ana; top general: general-9; test 0/4 0/3; draw cup: zombie', { seats })
    t.expectAsk('ana', 'pause')
    expect(t.zone('fallen:14')).toEqual(['lily-chen'])
    expect(t.zone('ambush')).toEqual([])
    expect(t.zone('cup')).toContain('zombie')
  })

  rule('EH-COMBAT-12 EH-RULING-31', 'an ambush outside any encounter ends with the fall too', () => {
    // The Colour Out of Space would roll after the Will test whether it is defeated.
    const t = ambushed(
      {},
      { seats: { ana: { is: 'lily-chen', at: '14', sanity: 1 } } },
      { 'draw:cup': ['colour-out-of-space'], test: [faces(3, 0)] },
    )
    expect(t.zone('fallen:14')).toEqual(['lily-chen'])
    expect(t.table.opening.map(({ label }) => label)).not.toContain('roll')
    expect(t.zone('cup')).toContain('colour-out-of-space')
  })

  rule('EH-RULING-31', 'what happens when a Monster is defeated in combat happens for an ambusher too', () => {
    // Skeleton: whoever defeats it in combat recovers 1 Sanity.
    const t = ambushed(
      {},
      { seats: { ana: { is: 'lily-chen', at: '14', sanity: 3 } } },
      { 'draw:cup': ['skeleton'], test: [faces(3, 2), faces(2, 2)] },
    )
    expect(healthOf(t, 'lily-chen')).toEqual([6, 4])
  })

  rule('EH-AMB-09 EH-RULING-31', 'a defeated shade cannot be laid on a card', () => {
    const t = ambushed(
      { name: 'deep-one' },
      { ancientOne: 'shub-niggurath', mystery: 'hunting-the-thousand', seats: { ana: { is: 'lily-chen', at: '14', clues: 2 } } },
      { test: [faces(3, 2), faces(3, 2)] },
    )
    while (t.table.ask?.about.key !== 'pause') t.choose('ana', t.offered('ana').includes('done') ? 'done' : 'yes')
    expect(t.zone('kept:hunting-the-thousand#1')).toEqual([])
    expect(t.get('hunting-the-thousand#1', 'eldritch')).toBe(0)
  })
})
