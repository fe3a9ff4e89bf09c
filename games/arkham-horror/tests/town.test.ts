import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import {
  ally,
  blessed,
  check,
  cursed,
  encounterHere,
  gain,
  gateAndMonster,
  gateAppears,
  lose,
  may,
  money,
  moveTo,
} from '../content/builders.ts'
import { curtainFallen, has, monstersIn, purse, says, scene, stepOf, trophies } from './scene.ts'

const phase = 'arkham' as const
const visit = stepOf('arkham')

rule('AH-ENC-01 AH-ENC-02 AH-ENC-03 AH-ENC-05', 'an encounter, or the ability of the place; the card goes back to its deck', () => {
  const at = scene({ phase, people: { ana: { at: 'arkham-asylum', sanity: 3 } } }, visit)
  expect(at.offered('ana')[0]).toBe('encounter')
  at.choose('ana', at.offered('ana')[1] as string)
  expect([at.get('ana', 'sanity'), curtainFallen(at)]).toEqual([4, true])
  const met = scene({ phase, people: { ana: { at: 'newspaper' } } }, visit)
  expect([met.zone('deck:at-northside').length, met.zone('encounter')]).toEqual([7, []])
})

rule('AH-ENC-04 AH-TURN-06', 'in a street there is no encounter, in another world none of the town', () => {
  for (const where of ['downtown', 'abyss-first', 'lost', 'jail']) {
    const at = scene({ phase, people: { ana: { at: where } } }, visit)
    expect([curtainFallen(at), at.told('ana')]).toEqual([true, []])
  }
})

rule('AH-ENC-08 AH-ENC-09 AH-ENC-10', 'a monster that appears alone is fought or evaded, and never stays', () => {
  const at = scene(
    {
      phase,
      people: { ana: { at: 'woods', stops: [0, 3, 0], stamina: 1 } },
      decks: { cup: ['maniac'] },
      ancientOne: 'yig',
      chance: { 'check:combat': [[1, 1, 1, 1, 1]] },
    },
    says({ do: 'monsterAppears', n: 1 }),
  )
  at.choose('ana', 'fight').choose('ana', 'fight')
  expect([at.get('ana', 'at'), monstersIn(at, 'woods'), at.zone('fray'), trophies(at)]).toEqual(['st-marys-hospital', [], [], []])
})

rule(
  'AH-EX-65 AH-ENC-11 AH-ENC-12 AH-ENC-13 AH-ENC-14 AH-ENC-15',
  'a gate and a monster appear: doom, both who are there go through delayed, one monster stays; nothing where it is sealed',
  () => {
    const picture = {
      seats: 5,
      phase,
      people: { ana: { at: 'black-cave' }, bea: { at: 'black-cave' } },
      clues: { 'black-cave': 2 },
      doom: 1,
      decks: { gates: ['gate-yuggoth'] },
    }
    const at = scene(picture, says(gateAndMonster))
    expect([
      at.state.doom,
      at.get('ana', 'at'),
      at.get('bea', 'at'),
      at.get('bea', 'delayed'),
      at.get('area:black-cave', 'cluesThere'),
      monstersIn(at, 'black-cave').length,
    ]).toEqual([2, 'yuggoth-first', 'yuggoth-first', true, 0, 1])
    const sealed = scene({ ...picture, sealed: ['black-cave'] }, says(gateAppears))
    expect([sealed.state.doom, sealed.get('ana', 'at'), sealed.get('area:black-cave', 'cluesThere')]).toEqual([1, 'black-cave', 2])
  },
)

rule('AH-ENC-16', 'sent elsewhere for an encounter: monsters and Clues there are of no account, a gate draws one through', () => {
  const gated = scene(
    { phase, people: { ana: { at: 'library' } }, gates: { woods: 'abyss' }, clues: { woods: 1 }, monsters: { woods: ['ghoul'] } },
    says(moveTo('woods', 'encounter')),
  )
  expect([gated.get('ana', 'at'), gated.get('ana', 'clues')]).toEqual(['abyss-first', 0])
  const open = scene(
    { phase, people: { ana: { at: 'library' } }, monsters: { newspaper: ['ghoul'] } },
    says(moveTo('newspaper', 'encounter')),
  )
  expect(open.told('ana').map(({ key }) => key)).toContain('encounter-begun')
})

rule('AH-ENC-20 AH-HEALTH-05', 'who fell this turn has no more encounters in it', () => {
  const at = scene({ phase, people: { ana: { at: 'woods', sanity: 1 } } }, says(lose.sanity(1)), visit)
  expect([at.get('ana', 'at'), curtainFallen(at), at.told('ana').some(({ key }) => key === 'encounter-begun')]).toEqual([
    'arkham-asylum',
    true,
    false,
  ])
})

rule('AH-ENC-22', 'a member of the Lodge reads the entry of the Inner Sanctum', () => {
  const entries = (cards: readonly string[]) => {
    const at = scene(
      {
        phase,
        people: { ana: { at: 'silver-twilight-lodge', cards, money: 0 } },
        chance: { 'draw:deck:at-french-hill': ['french-hill-4'] },
      },
      says(encounterHere),
    )
    return (
      at.table.kernel.record('encounter')?.entry ??
      at
        .told('ana')
        .map(({ key }) => key)
        .join()
    )
  }
  expect(entries(['silver-twilight-membership'])).not.toBe(entries([]))
})

rule('AH-ENC-23', 'what cannot be paid is not offered', () => {
  expect(curtainFallen(scene({ phase, people: { ana: { money: 1 } } }, says(may(gain.clues(1), money(2)))))).toBe(true)
  scene({ phase, people: { ana: { money: 2 } } }, says(may(gain.clues(1), money(2)))).expectAsk('ana', 'may-do')
})

rule(
  'AH-LOC-03 AH-LOC-04 AH-LOC-25',
  'the Asylum and the Hospital heal one for nothing, or all for two dollars; who lacks nothing is not offered it',
  () => {
    const at = scene({ phase, people: { ana: { at: 'st-marys-hospital', stamina: 2, money: 2 } } }, visit)
    expect(at.offered('ana').length).toBe(3)
    at.choose('ana', at.offered('ana')[2] as string)
    expect(purse(at)).toEqual([5, 5, 0, 0])
    const well = scene({ phase, people: { ana: { at: 'arkham-asylum', money: 2 } } }, visit)
    expect(well.told('ana').map(({ key }) => key)).toContain('encounter-begun')
  },
)

rule('AH-LOC-05 AH-UPKEEP-12', 'the bank lends ten dollars once, and never to who has defaulted', () => {
  const at = scene({ phase, people: { ana: { at: 'bank-of-arkham' } } }, visit)
  at.choose('ana', at.offered('ana')[1] as string)
  expect([purse(at)[2], has(at)]).toEqual([10, ['bank-loan']])
  const again = scene({ phase, people: { ana: { at: 'bank-of-arkham', cards: ['bank-loan'] } } }, visit)
  expect(again.told('ana').map(({ key }) => key)).toContain('encounter-begun')
})

rule('AH-LOC-06 AH-LOC-08 AH-ITEM-03', 'the store shows three: one that can be paid must be bought', () => {
  const at = scene({ phase, people: { ana: { at: 'general-store', money: 3 } }, decks: { common: ['tommy-gun', 'food', 'axe'] } }, visit)
  at.choose('ana', at.offered('ana')[1] as string)
  at.expectAsk('ana', 'buy-card', ['food', 'axe']).choose('ana', 'axe')
  expect([purse(at)[2], has(at), at.zone('deck:common').slice(-2).sort()]).toEqual([0, ['axe'], ['food', 'tommy-gun']])
  const poor = scene(
    { phase, people: { ana: { at: 'general-store', money: 2 } }, decks: { common: ['tommy-gun', 'rifle', 'shotgun'] } },
    visit,
  )
  poor.choose('ana', poor.offered('ana')[1] as string)
  expect([purse(poor)[2], has(poor), curtainFallen(poor)]).toEqual([2, [], true])
  expect(
    scene({ phase, people: { ana: { at: 'general-store', money: 0 } } }, visit)
      .offered('ana')
      .some((key) => key.startsWith('use:')),
  ).toBe(false)
})

rule('AH-LOC-07 AH-LOC-09 AH-LOC-10', 'the other shops: three Unique Items, two Spells for five, two Skills for eight', () => {
  const unique = scene(
    { phase, people: { ana: { at: 'curiositie-shoppe', money: 5 } }, decks: { unique: ['silver-key', 'pallid-mask', 'elder-sign'] } },
    visit,
  )
  unique.choose('ana', unique.offered('ana')[1] as string).choose('ana', 'silver-key')
  expect([has(unique), purse(unique)[2]]).toEqual([['silver-key'], 1])
  const spells = scene({ phase, people: { ana: { at: 'ye-olde-magick-shoppe', money: 5 } }, decks: { spell: ['wither', 'heal'] } }, visit)
  spells.choose('ana', spells.offered('ana')[1] as string).choose('ana', ['heal'])
  expect([has(spells), purse(spells)[2]]).toEqual([['heal'], 0])
  const skills = scene(
    { phase, people: { ana: { is: 'bob-jenkins', at: 'administration-building', money: 8 } }, decks: { skill: ['bravery', 'stealth'] } },
    visit,
  )
  skills.choose('ana', skills.offered('ana')[1] as string).choose('ana', ['stealth'])
  expect([has(skills), purse(skills)[2]]).toEqual([['stealth'], 0])
})

rule(
  'AH-EX-46 AH-LOC-11 AH-MABIL-17 AH-TROPHY-01 AH-TROPHY-02 AH-TROPHY-03',
  'the docks pay five dollars for five toughness; what is too much is lost',
  () => {
    const at = scene({ phase, people: { ana: { at: 'river-docks', trophies: ['gug', 'ghoul', 'zombie'] } } }, visit)
    at.choose('ana', at.offered('ana')[1] as string)

    expect([purse(at)[2], trophies(at), at.zone('cup').filter((name) => name === 'gug').length]).toEqual([5, [], 2])
    const over = scene({ phase, people: { ana: { at: 'river-docks', trophies: ['gug', 'chthonian'] } } }, visit)
    over.choose('ana', over.offered('ana')[1] as string)
    expect([purse(over)[2], trophies(over)]).toEqual([5, []])
    const short = scene({ phase, people: { ana: { at: 'river-docks', trophies: ['gug', 'ghoul'] } } }, visit)
    expect(short.offered('ana').some((key) => key.startsWith('use:'))).toBe(false)
    const black = scene(
      { phase, ancientOne: 'shub-niggurath', people: { ana: { at: 'river-docks', trophies: ['formless-spawn', 'ghoul'] } } },
      visit,
    )
    black.choose('ana', black.offered('ana')[1] as string)
    expect(purse(black)[2]).toBe(5)
  },
)

rule(
  'AH-LOC-12 AH-LOC-13 AH-TROPHY-05',
  'a gate is worth five: two Clues at the Science Building, a Blessing for anybody at the church',
  () => {
    const clues = scene({ phase, people: { ana: { at: 'science-building', trophies: ['gate-abyss'] } } }, visit)
    clues.choose('ana', clues.offered('ana')[1] as string)
    expect([purse(clues)[3], trophies(clues)]).toEqual([2, []])
    const church = scene(
      { seats: 2, phase, people: { ana: { at: 'south-church', trophies: ['gate-abyss'] }, bea: { at: 'abyss-first' } } },
      visit,
    )
    church.choose('ana', church.offered('ana')[1] as string).choose('ana', 'bea')
    expect(has(church, 'bea')).toEqual(['blessing'])
  },
)

rule(
  'AH-EX-47 AH-LOC-14 AH-LOC-15 AH-SPECIAL-01',
  'ten toughness, or gates for five each: the Deputy with his things, or an Ally of choice',
  () => {
    const at = scene({ phase, people: { ana: { at: 'police-station', trophies: ['gate-abyss', 'gug', 'zombie', 'ghoul'] } } }, visit)
    at.choose('ana', at.offered('ana')[1] as string)
    expect(has(at)).toEqual(['deputy', 'deputys-revolver', 'patrol-wagon'])
    const ma = scene({ phase, people: { ana: { at: 'mas-boarding-house', trophies: ['gate-abyss', 'gate-rlyeh'] } } }, visit)
    ma.choose('ana', ma.offered('ana')[1] as string).choose('ana', 'duke')
    expect(has(ma)).toEqual(['duke'])
  },
)

rule('AH-LOC-02', 'what a place asks has to be paid in full', () => {
  const at = scene({ phase, people: { ana: { at: 'police-station', trophies: ['gate-abyss'] } } }, visit)
  expect(at.offered('ana').some((key) => key.startsWith('use:'))).toBe(false)
})

rule(
  'AH-STATUS-13 AH-STATUS-14 AH-EX-43 AH-SPECIAL-05 AH-CARD-07 AH-CARD-08',
  'a Curse and a Blessing take each other away; twice is once',
  () => {
    expect(has(scene({ people: { ana: { cards: ['blessing'] } } }, says(cursed)))).toEqual([])
    expect(has(scene({ people: { ana: { cards: ['curse'] } } }, says(blessed)))).toEqual([])
    expect(has(scene({}, says(blessed), says(blessed)))).toEqual(['blessing'])
  },
)

rule('AH-ALLY-02 AH-ALLY-04', 'a named Ally joins if still in the deck; else what is said instead', () => {
  const at = scene({ people: { ana: { cards: ['duke'] } } }, says(ally('anna-kaslow', gain.money(9))))
  at.expectAsk('ana', 'may-join').choose('ana', 'yes')
  expect([has(at), purse(at)[3]]).toEqual([['anna-kaslow', 'duke'], 2])
  const taken = scene({ seats: 2, people: { bea: { cards: ['anna-kaslow'] } } }, says(ally('anna-kaslow', gain.money(9))))
  expect(purse(taken)[2]).toBe(9)
})

rule('AH-CARD-03 AH-CARD-04 AH-ALLY-01', 'an exhausted card gives nothing; an exhausted Ally still its bonus', () => {
  const trial = (exhausted: readonly string[], faces: readonly number[]) =>
    purse(
      scene(
        { people: { ana: { exhausted, stops: [0, 0, 3] } }, chance: { 'check:skill': [[...faces]] } },
        says(check('luck', 0, { pass: gain.money(1) })),
      ),
    )[2]
  expect(trial(['lantern'], [1])).toBe(0)
  expect(trial(['anna-kaslow'], [1, 1, 6])).toBe(1)
})

rule('AH-CARD-05 AH-CARD-01', 'an empty deck gives nothing; what is discarded lies at the bottom', () => {
  const at = scene({ decks: { common: [] }, only: ['common'] }, says({ do: 'draw', deck: 'common', n: 1 }))
  expect([has(at), curtainFallen(at)]).toEqual([[], true])
  const gone = scene({ people: { ana: { cards: ['food'] } } }, says({ do: 'discard', what: 'item', n: 1 }))
  expect(gone.zone('deck:common').at(-1)).toBe('food')
})
