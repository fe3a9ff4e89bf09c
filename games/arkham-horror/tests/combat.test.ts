import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { curtainFallen, has, monstersIn, type Picture, purse, scene, stepOf, trophies } from './scene.ts'

/** Ana ends her movement beside these monsters. Fight 4, Will 1, Sneak 4 unless said otherwise. */
const beside = (monsters: readonly string[], picture: Picture = {}, person: object = {}) =>
  scene(
    {
      ...picture,
      people: { ana: { at: 'northside', stops: [0, 3, 3], ...person }, ...picture.people },
      monsters: { northside: monsters, ...picture.monsters },
    },
    stepOf('moveEnds'),
  )

rule('AH-COMBAT-01 AH-COMBAT-02 AH-COMBAT-03', 'a failed Horror check costs Sanity, once', () => {
  const at = beside(['zombie'], {
    chance: {
      'check:horror': [[]],
      'check:combat': [
        [1, 1, 1],
        [6, 1, 1],
      ],
    },
  })
  at.choose('ana', 'fight:zombie')
  expect(purse(at)[0]).toBe(4)
  at.choose('ana', 'fight').choose('ana', 'fight')
  expect([purse(at).slice(0, 2), trophies(at)]).toEqual([[4, 3], ['zombie']])
})

rule('AH-COMBAT-04 AH-COMBAT-05 AH-COMBAT-12 AH-COMBAT-13', 'fleeing is an Evade check each round; failing hurts', () => {
  const at = beside(['maniac'], {
    chance: {
      'check:evade': [
        [1, 1, 1],
        [6, 1, 1],
      ],
    },
  })
  at.choose('ana', 'fight:maniac').choose('ana', 'flee')
  expect(purse(at)[1]).toBe(4)
  at.choose('ana', 'flee')
  expect([curtainFallen(at), monstersIn(at, 'northside'), at.get('ana', 'at')]).toEqual([true, ['maniac'], 'northside'])
})

rule(
  'AH-EX-34 AH-COMBAT-06 AH-COMBAT-07 AH-COMBAT-08 AH-COMBAT-09',
  'two successes against toughness 3 are nothing, and do not add up',
  () => {
    const at = beside(
      ['star-spawn'],
      {
        chance: {
          'check:horror': [[]],
          'check:combat': [
            [6, 6, 1, 1, 1, 1, 1],
            [6, 1, 1, 1, 1, 1, 1],
          ],
        },
      },
      { cards: ['tommy-gun'], sanity: 5 },
    )
    at.choose('ana', 'fight:star-spawn')
    expect(at.get('ana', 'sanity')).toBe(3)
    at.choose('ana', 'fight')
    expect(at.get('ana', 'stamina')).toBe(2)
    at.choose('ana', 'fight')
    expect([at.get('ana', 'at'), trophies(at), monstersIn(at, 'northside')]).toEqual(['st-marys-hospital', [], ['star-spawn']])
  },
)

rule('AH-COMBAT-11', 'a monster without a horror rating frightens nobody', () => {
  const at = beside(['cultist'], { chance: { 'check:combat': [[6, 1, 1, 1, 1]] } })
  at.choose('ana', 'fight:cultist').expectAsk('ana', 'fight-monster').choose('ana', 'fight')
  expect(purse(at).slice(0, 2)).toEqual([5, 5])
})

rule('AH-COMBAT-14 AH-EVADE-08', 'who loses the mind at the sight of it fights no more', () => {
  const at = beside(['zombie'], { chance: { 'check:horror': [[]] } }, { sanity: 1 })
  at.choose('ana', 'fight:zombie')
  expect([at.get('ana', 'at'), curtainFallen(at), monstersIn(at, 'northside')]).toEqual(['arkham-asylum', true, ['zombie']])
})

rule('AH-COMBAT-15 AH-EVADE-06', 'what is printed in place of damage comes whenever it strikes', () => {
  const at = beside(['dimensional-shambler'], { chance: { 'check:evade': [[1]] } })
  at.choose('ana', 'evade:dimensional-shambler')
  expect([at.get('ana', 'at'), at.get('ana', 'stamina')]).toEqual(['lost', 5])
})

rule('AH-COMBAT-16 AH-GEN-25', 'a Nightgaunt drags one through the nearest gate, without delay', () => {
  const at = beside(['nightgaunt'], { gates: { woods: 'abyss', 'independence-square': 'yuggoth' }, chance: { 'check:evade': [[1, 1]] } })
  at.choose('ana', 'evade:nightgaunt')
  expect([at.get('ana', 'at'), at.get('ana', 'delayed'), at.get('ana', 'stamina')]).toEqual(['yuggoth-first', false, 5])
  const none = beside(['nightgaunt'], { chance: { 'check:evade': [[1, 1]], 'check:horror': [[]] } })
  none.choose('ana', 'evade:nightgaunt').expectAsk('ana', 'fight-monster')
  expect([none.get('ana', 'at'), none.get('ana', 'stamina')]).toEqual(['northside', 5])
})

rule('AH-COMBAT-17 AH-COMBAT-18', 'what one has beaten is gone for the next', () => {
  const at = scene(
    {
      seats: 2,
      people: { ana: { at: 'northside', stops: [0, 3, 0] }, bea: { at: 'northside' } },
      monsters: { northside: ['cultist'] },
      chance: { 'check:combat': [[6, 1, 1, 1, 1]] },
    },
    stepOf('moveEnds'),
    stepOf('moveEnds', 'bea'),
  )
  at.choose('ana', 'fight:cultist').choose('ana', 'fight')
  expect(curtainFallen(at)).toBe(true)
})

rule('AH-EVADE-01 AH-EVADE-05 AH-EVADE-09', 'evading is Sneak with the monster’s awareness; nobody is frightened', () => {
  const at = beside(['ghoul'], { chance: { 'check:evade': [[5]] } })
  at.choose('ana', 'evade:ghoul')
  expect([purse(at).slice(0, 2), curtainFallen(at), monstersIn(at, 'northside')]).toEqual([[5, 5], true, ['ghoul']])
})

rule('AH-EX-33 AH-HAND-01 AH-HAND-05 AH-MABIL-10 AH-MABIL-12 AH-SPELL-01', 'a weapon halved and a Spell that works: nine dice', () => {
  const at = beside(
    ['shoggoth'],
    { chance: { 'check:horror': [[]], 'check:spell': [[6, 1, 1]], 'check:combat': [[5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1]] } },
    { cards: ['automatic-45', 'shrivelling'] },
  )
  at.choose('ana', 'fight:shoggoth').expectAsk('ana', 'fight-monster')
  at.choose('ana', 'shrivelling').choose('ana', 'fight')
  // Fight 4, −1, the automatic halved to 2, the Spell 6: eleven dice.
  expect(trophies(at)).toEqual(['shoggoth'])
})

rule('AH-HAND-02 AH-HAND-03 AH-HAND-09', 'a weapon put down helps no more, and another can be taken up', () => {
  const at = beside(['cultist'], { chance: { 'check:combat': [[6, 1, 1, 1, 1]] } }, { cards: ['rifle', 'knife'] })
  at.choose('ana', 'fight:cultist')
  expect(at.offered('ana')).toContain('drop:rifle')
  expect(at.offered('ana')).not.toContain('wield:knife')
  at.choose('ana', 'drop:rifle')
  expect(at.offered('ana').sort()).toEqual(['fight', 'flee', 'wield:knife', 'wield:rifle'])
  at.choose('ana', 'fight')
  expect(trophies(at)).toEqual(['cultist'])
})

rule('AH-HAND-04 AH-SPELL-02 AH-SPELL-03 AH-SPELL-06', 'a Spell that fails is paid, exhausted, and keeps its hand busy', () => {
  const at = beside(
    ['cultist'],
    { chance: { 'check:spell': [[1, 1, 1]], 'check:combat': [[6, 1, 1, 1, 1]] } },
    { cards: ['shrivelling', 'rifle'] },
  )
  at.choose('ana', 'fight:cultist').choose('ana', 'drop:rifle').choose('ana', 'shrivelling')
  expect([
    at.get('ana', 'sanity'),
    at.offered('ana').includes('wield:rifle'),
    at.offered('ana').some((key) => key.startsWith('use:') || key.startsWith('drop:')),
  ]).toEqual([4, false, false])
  at.choose('ana', 'fight')
  expect(at.get(at.piece('shrivelling', 'possessions:ana'), 'exhausted')).toBe(true)
})

rule('AH-EX-39 AH-SPELL-05', 'the last Sanity may be paid: the Spell works first, then the mind goes', () => {
  const at = beside(['cultist'], {}, { cards: ['dread-curse-of-azathoth'], sanity: 1, stops: [0, 3, 3] })
  at.choose('ana', 'fight:cultist')
  expect(at.offered('ana').some((key) => key.startsWith('use:'))).toBe(false)
  const last = beside(['cultist'], { chance: { 'check:spell': [[6, 6]] } }, { cards: ['dread-curse-of-azathoth'], sanity: 2 })
  last.choose('ana', 'fight:cultist').choose('ana', 'dread-curse-of-azathoth')
  expect([last.get('ana', 'at'), last.get('ana', 'sanity'), monstersIn(last, 'northside')]).toEqual(['arkham-asylum', 1, ['cultist']])
})

rule('AH-HAND-08', 'the cross helps against horror though no hand holds it', () => {
  const at = beside(['zombie'], { chance: { 'check:horror': [[6]] } }, { cards: ['cross'], sanity: 5 })
  at.choose('ana', 'fight:zombie')
  expect(at.get('ana', 'sanity')).toBe(5)
})

rule('AH-EX-36 AH-MABIL-01 AH-MABIL-14', 'an Overwhelming monster is claimed before its victor falls', () => {
  const at = beside(
    ['gug'],
    { chance: { 'check:horror': [[]], 'check:combat': [[6, 6, 6, 1, 1]] } },
    { stamina: 1, cards: ['revolver-38'] },
  )
  at.choose('ana', 'fight:gug').choose('ana', 'fight')
  expect([trophies(at), at.get('ana', 'at'), at.get('ana', 'stamina')]).toEqual([['gug'], 'st-marys-hospital', 1])
})

rule('AH-MABIL-02', 'who fails against it suffers its damage and no more', () => {
  const at = beside(
    ['gug'],
    { chance: { 'check:horror': [[]], 'check:combat': [[1, 1, 1, 1, 1, 1, 1]] } },
    { is: 'michael-mcglen', stamina: 7, sanity: 3, stops: [0, 3, 3], cards: ['revolver-38'] },
  )
  at.choose('ana', 'fight:gug')
  const before = at.get('ana', 'stamina')
  at.choose('ana', 'fight')
  // Four by the blow, less one for a strong body; nothing more for Overwhelming.
  expect([before, at.get('ana', 'stamina')]).toEqual([7, 4])
})

rule('AH-MABIL-03 AH-MABIL-13', 'nobody flees from an Ambush, but it can be evaded', () => {
  const at = beside(['ghoul'], { chance: { 'check:horror': [[6]] } }, { cards: ['knife', 'rifle'] })
  expect(at.offered('ana')).toEqual(['evade:ghoul', 'fight:ghoul'])
  at.choose('ana', 'fight:ghoul')
  expect(at.offered('ana')).toEqual(['fight', 'drop:rifle'])
})

rule('AH-EX-35 AH-MABIL-04 AH-MABIL-05', 'Nightmarish 1: one Sanity though passed, and no more than the damage when failed', () => {
  const passed = beside(['dark-young'], { chance: { 'check:horror': [[6]] } })
  expect(passed.choose('ana', 'fight:dark-young').get('ana', 'sanity')).toBe(4)
  const failed = beside(['dark-young'], { chance: { 'check:horror': [[1]] } })
  expect(failed.choose('ana', 'fight:dark-young').get('ana', 'sanity')).toBe(2)
})

rule('AH-EX-37 AH-MABIL-08', 'an Endless monster is no trophy', () => {
  const at = beside(['maniac'], { terror: 6, chance: { 'check:combat': [[6, 6]] } })
  at.choose('ana', 'fight:maniac').choose('ana', 'fight')
  expect([trophies(at), at.zone('cup').filter((name) => name === 'maniac').length]).toEqual([[], 3])
})

rule('AH-EX-38 AH-MABIL-09 AH-MABIL-11', 'against Physical Immunity a gun is worth nothing', () => {
  const at = beside(['ghost'], { chance: { 'check:horror': [[]], 'check:combat': [[6]] } }, { cards: ['tommy-gun'] })
  at.choose('ana', 'fight:ghost')
  // Fight 4 at −3: one die, whatever is in the hands.
  at.choose('ana', 'fight')
  expect(trophies(at)).toEqual(['ghost'])
})

rule('AH-COMBAT-10', 'spoils: a Mi-Go goes to the box and leaves a Unique Item', () => {
  const at = beside(['mi-go'], { decks: { unique: ['silver-key'] }, chance: { 'check:horror': [[]], 'check:combat': [[6, 1, 1, 1]] } })
  at.choose('ana', 'fight:mi-go').choose('ana', 'fight')
  expect([trophies(at), has(at), at.zone('box').includes('mi-go')]).toEqual([[], ['silver-key'], true])
})

rule('AH-COMBAT-10', 'who is taken elsewhere has left the combat', () => {
  const at = scene(
    {
      people: { ana: { is: 'sister-mary', at: 'woods', stops: [0, 0, 0] } },
      monsters: { woods: ['dimensional-shambler'] },
      chance: { 'check:horror': [[6, 6]] },
    },
    stepOf('moveEnds'),
  )
  at.choose('ana', 'fight:dimensional-shambler').choose('ana', 'fight')
  expect([at.get('ana', 'at'), curtainFallen(at), monstersIn(at, 'woods')]).toEqual(['south-church', true, ['dimensional-shambler']])
})

rule('AH-RULING-86', 'nobody fights for ever what neither can be hit nor hits: after twenty rounds it is over', () => {
  const at = scene(
    {
      people: { ana: { is: 'sister-mary', at: 'woods', stops: [0, 0, 0] } },
      monsters: { woods: ['nightgaunt'] },
      chance: { 'check:horror': [[6, 6, 6]] },
    },
    stepOf('moveEnds'),
  )
  at.choose('ana', 'fight:nightgaunt')
  for (let round = 1; round <= 20; round++) at.expectAsk('ana', 'fight-monster').choose('ana', 'fight')
  expect([curtainFallen(at), at.get('ana', 'at'), at.get('ana', 'stamina'), monstersIn(at, 'woods')]).toEqual([
    true,
    'woods',
    3,
    ['nightgaunt'],
  ])
})
