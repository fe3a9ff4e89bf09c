import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { specialCards } from '../content/actions/special.ts'
import type { Icon } from '../content/kinds.ts'
import { crowds, crystals, curtainFallen, minds, scene } from './scene.ts'

/* The open phase: dice, moves, locations, investigation, items, support, development, targets. */

rule(['CS-PREP-01', 'CS-PREP-02', 'CS-PREP-03', 'CS-PREP-04', 'CS-TURN-02'], 'all act in any order until all are ready', () => {
  const table = scene({ pool: ['eye', 'star', 'wild'] }, 'preparation')
  expect(table.table.asked()).toEqual(['ana', 'bea', 'carl'])
  table.choose('carl', 'take:detective-die#1').choose('ana', 'move:star').choose('carl', 'move:planet')
  table.choose('ana', 'ready').choose('bea', 'ready')
  expect(curtainFallen(table)).toBe(false)
  expect(curtainFallen(table.choose('carl', 'ready'))).toBe(true)
})

rule(['CS-RULING-95'], 'being ready can be taken back, and being helped takes it back', () => {
  const table = scene({ detectives: { bea: { hand: ['stand-firm'] } } }, 'preparation').choose('ana', 'ready')
  expect(table.offered('ana')).toEqual(['unready'])
  table.choose('ana', 'unready')
  expect(table.offered('ana')).toContain('ready')
  table.choose('ana', 'ready').choose('bea', 'support:stand-firm:ana')
  expect(table.get('ana', 'ready')).toBe(false)
})

rule(['CS-DICE-01', 'CS-DICE-02'], 'one die each, or none', () => {
  const table = scene({ pool: ['eye', 'star', 'wild'] }, 'preparation').choose('ana', 'take:detective-die#2')
  expect([table.get('detective-die#2', 'face'), table.zone('dice:ana').length]).toEqual(['star', 1])
  expect(table.refused('ana')['take:detective-die']).toEqual(['CS-DICE-05'])
})

rule(
  ['CS-EX-40', 'CS-DICE-03', 'CS-DICE-05', 'CS-DICE-18', 'CS-RULING-21'],
  'a die left behind is nobody else’s; one die more in the pool is one detective’s',
  () => {
    const picture = {
      seats: 5,
      pool: ['eye', 'star', 'planet', 'shield', 'tentacle'] as const,
      detectives: { eve: { hand: ['round-for-everybody'] } },
      chance: { extra: [[1]] },
    }
    const table = scene(picture, 'preparation')
    for (const who of ['ana', 'bea', 'carl', 'dot']) table.choose(who, table.offered(who).find((key) => key.startsWith('take:')) as string)
    expect(table.offered('ana').some((key) => key.startsWith('take:'))).toBe(false)
    table.choose('eve', 'support:round-for-everybody:bea')
    expect(table.offered('ana').some((key) => key.startsWith('take:'))).toBe(true)
    table.choose('ana', table.offered('ana').find((key) => key.startsWith('take:')) as string)
    expect(['ana', 'bea', 'carl', 'dot'].some((who) => table.offered(who).some((key) => key.startsWith('take:')))).toBe(false)
    expect(table.offered('eve').some((key) => key.startsWith('take:'))).toBe(true)
  },
)

rule(['CS-EX-41', 'CS-DICE-10', 'CS-DICE-17', 'CS-RULING-22'], 'with no die left in the reserve none can be added', () => {
  const full = {
    seats: 5,
    pool: ['eye', 'star', 'planet', 'shield', 'tentacle', 'eye', 'eye'] as const,
    detectives: { ana: { hand: ['stroke-of-luck', 'stand-firm'] }, bea: { hand: ['stroke-of-luck'] } },
  }
  const table = scene(full, 'preparation').choose('ana', 'support:stroke-of-luck:carl')
  expect(table.zone('dice:carl')).toHaveLength(1)
  expect(table.refused('bea')['support:stroke-of-luck:carl']).toEqual(['CS-SUPP-11'])
})

rule(
  ['CS-EX-33', 'CS-MOVE-01', 'CS-MOVE-02', 'CS-MOVE-03', 'CS-MOVE-04', 'CS-MOVE-05', 'CS-MOVE-07', 'CS-RULING-26'],
  'the first move is free, each further one costs a token, and none may kill',
  () => {
    const table = scene({ detectives: { ana: { madness: 2 } } }, 'preparation').choose('ana', 'move:star')
    expect([minds(table)[0], table.get('ana', 'at'), table.offered('ana').includes('move:star')]).toEqual([2, 'star', false])
    table.choose('ana', 'move:eye').choose('ana', 'move:shield')
    expect([minds(table)[0], table.refused('ana')['move:star']]).toEqual([4, ['CS-MOVE-07']])
    expect(scene({ detectives: { ana: { madness: 4 } } }, 'preparation').offered('ana')).toContain('move:star')
  },
)

rule(
  ['CS-LOC-01', 'CS-LOC-02', 'CS-LOC-03', 'CS-LOC-04', 'CS-LOC-05', 'CS-LOC-06', 'CS-ALTAR-03'],
  'an activated location serves whoever stands there, as often as it says',
  () => {
    const picture = {
      altars: { shield: 'sanatorium' },
      detectives: {
        ana: { at: 'shield' as const, madness: 2 },
        bea: { at: 'shield' as const, madness: 1 },
        carl: { at: 'eye' as const, madness: 1 },
      },
    }
    const table = scene(picture, 'preparation').choose('ana', 'use:sanatorium/0')
    expect([minds(table)[0], table.refused('ana')['use:sanatorium/0']]).toEqual([1, ['CS-LOC-06']])
    expect([table.offered('bea').includes('use:sanatorium/0'), table.offered('carl').includes('use:sanatorium/0')]).toEqual([true, false])
    const dormant = scene({ detectives: picture.detectives }, 'preparation')
    expect(dormant.offered('ana').some((key) => key.startsWith('use:'))).toBe(false)
  },
)

rule(['CS-LOC-07', 'CS-LOC-08', 'CS-RULING-28'], 'a location that costs something costs it, sealed or not', () => {
  const ana = { at: 'shield' as const, dice: ['eye' as const] }
  const table = scene({ altars: { shield: 'observatory' }, sealed: ['shield'], detectives: { ana } }, 'preparation')
    .choose('ana', 'use:observatory/0')
    .choose('ana', 'star')
  expect([table.get('detective-die#1', 'face'), table.state.terror]).toEqual(['star', 'tentacle'])
})

rule(
  [
    'CS-EX-42',
    'CS-INV-01',
    'CS-INV-03',
    'CS-INV-04',
    'CS-INV-05',
    'CS-INV-06',
    'CS-INV-09',
    'CS-INV-10',
    'CS-INV-11',
    'CS-ICON-03',
    'CS-RULING-29',
    'CS-RULING-30',
    'CS-RULING-31',
    'CS-ITEM-06',
    'CS-RULING-106',
  ],
  'an event strikes as it is drawn; of the items one may be kept',
  () => {
    const ana = { at: 'eye' as const, hand: ['fresh-lead', 'search-party', 'read-the-signs'] }
    const table = scene({ detectives: { ana }, itemDeck: ['summoning-eye', 'laudanum'] }, 'preparation')
    expect(table.offered('ana').filter((key) => key.startsWith('investigate'))).toEqual(['investigate:1', 'investigate:2', 'investigate:3'])
    table.choose('ana', 'investigate:2')
    expect([crowds(table)[2], table.state.terror]).toEqual([1, 'tentacle'])
    table.choose('ana', 'laudanum')
    expect([table.zone('items:ana'), table.zone('item-discard'), table.zone('hand:ana').length]).toEqual([
      ['laudanum'],
      ['summoning-eye'],
      3,
    ])
    expect(table.refused('ana')['investigate:1']).toEqual(['CS-INV-03'])
  },
)

rule(['CS-INV-02', 'CS-INV-07', 'CS-INV-08', 'CS-ITEM-07'], 'nothing found has to be kept', () => {
  const table = scene({ detectives: { ana: { hand: ['fresh-lead'] } }, itemDeck: ['laudanum'] }, 'preparation')
    .choose('ana', 'investigate:1')
    .choose('ana', 'none')
  expect([table.zone('items:ana'), table.zone('item-discard')]).toEqual([[], ['laudanum']])
})

rule(['CS-INV-06', 'CS-INV-08'], 'of two items that were found one is kept, not both', () => {
  const hand = ['fresh-lead', 'search-party']
  const table = scene({ detectives: { ana: { hand } }, itemDeck: ['laudanum', 'dynamite'] }, 'preparation')
    .choose('ana', 'investigate:2')
    .choose('ana', 'dynamite')
  expect([table.zone('items:ana'), table.zone('item-discard'), table.offered('ana').includes('ready')]).toEqual([
    ['dynamite'],
    ['laudanum'],
    true,
  ])
})

rule(['CS-INV-01'], 'without an icon nobody investigates', () => {
  expect(scene({ detectives: { ana: { hand: ['stand-firm'] } } }, 'preparation').refused('ana')['investigate:1']).toEqual(['CS-INV-01'])
})

rule(['CS-EX-43', 'CS-INV-12', 'CS-RULING-32'], 'the item deck is not made anew by itself', () => {
  const hand = ['fresh-lead', 'search-party', 'read-the-signs']
  const table = scene({ detectives: { ana: { hand }, bea: { hand } }, itemDeck: ['laudanum'], only: true }, 'preparation')
    .choose('ana', 'investigate:3')
    .choose('ana', 'none')
  expect(table.refused('bea')['investigate:1']).toEqual(['CS-RULING-32'])
})

rule(['CS-ITEM-01', 'CS-ITEM-02'], 'with two items one goes before another is kept', () => {
  const ana = { hand: ['fresh-lead'], items: ['holy-chalk', 'lucky-coin'] }
  const table = scene({ detectives: { ana }, itemDeck: ['laudanum'] }, 'preparation')
    .choose('ana', 'investigate:1')
    .choose('ana', 'laudanum')
  table.expectAsk('ana', 'choose-item-to-discard', ['holy-chalk', 'lucky-coin']).choose('ana', 'holy-chalk')
  expect([table.zone('items:ana').sort(), table.zone('item-discard')]).toEqual([['laudanum', 'lucky-coin'], ['holy-chalk']])
})

rule(['CS-INV-04', 'CS-ICON-03'], 'a card with two icons counts twice', () => {
  const options = { detectives: ['investigator', 'medium', 'healer'] }
  const draws = (hand: readonly string[]) =>
    scene({ options, detectives: { ana: { hand } } }, 'preparation')
      .offered('ana')
      .filter((key) => key.startsWith('investigate:')).length
  expect([draws(['evidence-locker']), draws(['evidence-locker', 'fresh-lead']), draws(['stand-firm'])]).toEqual([2, 3, 0])
})

rule(['CS-ITEM-03'], 'of some items nobody keeps a second copy', () => {
  const ana = { hand: ['fresh-lead'], items: ['motor-car'] }
  const table = scene({ detectives: { ana }, itemDeck: ['motor-car'] }, 'preparation').choose('ana', 'investigate:1')
  expect([table.zone('items:ana'), table.zone('item-discard')]).toEqual([['motor-car'], ['motor-car']])
})

rule(
  ['CS-EX-44', 'CS-TRADE-01', 'CS-TRADE-02', 'CS-RULING-33'],
  'items change hands at one location, with consent and within the limit',
  () => {
    const picture = {
      detectives: {
        ana: { at: 'eye' as const, items: ['holy-chalk', 'lucky-coin'] },
        bea: { at: 'eye' as const, items: ['laudanum'] },
        carl: { at: 'star' as const },
      },
    }
    const table = scene(picture, 'preparation').choose('ana', 'give:holy-chalk:bea').choose('bea', 'yes')
    expect([table.zone('items:ana'), table.zone('items:bea').sort()]).toEqual([['lucky-coin'], ['holy-chalk', 'laudanum']])
    expect([table.refused('ana')['give:lucky-coin:bea'], table.offered('ana').some((key) => key.endsWith(':carl'))]).toEqual([
      ['CS-TRADE-02'],
      false,
    ])
    const declined = scene(picture, 'preparation').choose('ana', 'give:holy-chalk:bea').choose('bea', 'no')
    expect(declined.zone('items:bea')).toEqual(['laudanum'])
    const swapped = scene(picture, 'preparation')
    swapped.choose('ana', 'swap:holy-chalk:bea:0').choose('bea', 'yes')
    expect([swapped.zone('items:ana').sort(), swapped.zone('items:bea')]).toEqual([['laudanum', 'lucky-coin'], ['holy-chalk']])
  },
)

rule(['CS-RULING-33', 'CS-ITEM-03'], 'nobody is given the second copy of an item of which one may have one', () => {
  const detectives = {
    ana: { at: 'eye' as const, items: ['motor-car', 'lucky-coin'] },
    bea: { at: 'eye' as const, items: ['motor-car'] },
  }
  const table = scene({ detectives }, 'preparation')
  expect(table.refused('ana')['give:motor-car:bea']).toEqual(['CS-ITEM-03'])
  const offered = table.offered('ana').filter((key) => /^(give|swap):.*:bea/.test(key))
  // One car for the other is nobody's second; the coin for the car would be Ana's second.
  expect(offered.sort()).toEqual(['give:lucky-coin:bea', 'swap:motor-car:bea:0'])
})

rule(
  ['CS-TRADE-03', 'CS-TRADE-04', 'CS-TRADE-05', 'CS-RULING-46', 'CS-ITEM-04'],
  'only items are given: no trophies, seals, dice or action cards',
  () => {
    const ana = {
      at: 'eye' as const,
      trophies: ['star'] as const,
      seals: ['eye'] as const,
      dice: ['eye' as const],
      hand: ['stand-firm'],
      items: ['laudanum', 'lucky-coin'],
    }
    const table = scene({ detectives: { ana, bea: { at: 'eye' }, carl: { at: 'star' } } }, 'preparation')
    expect(
      table
        .offered('ana')
        .filter((key) => key.startsWith('give') || key.startsWith('swap'))
        .sort(),
    ).toEqual(['give:laudanum:bea', 'give:lucky-coin:bea'])
  },
)

rule(
  [
    'CS-EX-34',
    'CS-SUPP-02',
    'CS-SUPP-03',
    'CS-SUPP-04',
    'CS-SUPP-06',
    'CS-SUPP-07',
    'CS-SUPP-09',
    'CS-SUPP-16',
    'CS-ICON-02',
    'CS-RULING-34',
    'CS-RULING-44',
    'CS-RULING-45',
    'CS-RULING-90',
  ],
  'a general card costs both a token, lies in front of the helped one, and is replaced',
  () => {
    const table = scene(
      { detectives: { ana: { madness: 1, hand: ['stand-firm'], deck: ['keen-glance'] }, bea: { madness: 2 } } },
      'preparation',
    )
    expect(table.offered('ana').some((key) => key.endsWith(':ana'))).toBe(false)
    table.choose('ana', 'support:stand-firm:bea')
    expect([minds(table), table.zone('support:bea'), table.zone('hand:ana')]).toEqual([[2, 3, 0], ['stand-firm'], ['keen-glance']])
  },
)

rule(['CS-EX-35', 'CS-ICON-01', 'CS-SUPP-08', 'CS-RULING-36'], 'whoever has four tokens can be helped by special cards only', () => {
  const table = scene({ detectives: { carl: { hand: ['stand-firm', 'talking-cure'] }, bea: { madness: 4 } } }, 'preparation')
  expect(table.refused('carl')['support:stand-firm:bea']).toEqual(['CS-RULING-36'])
  table.choose('carl', 'support:talking-cure:bea')
  expect(minds(table)).toEqual([0, 3, 0])
})

rule(['CS-EX-36', 'CS-RULING-35', 'CS-SUPP-13', 'CS-MAD-04', 'CS-MAD-08', 'CS-MAD-09'], 'first the madness, then the effect', () => {
  const table = scene({ detectives: { ana: { hand: ['steady-the-nerves'] }, bea: { madness: 3 } } }, 'preparation').choose(
    'ana',
    'support:steady-the-nerves:bea',
  )
  expect(minds(table)).toEqual([1, 0, 0])
})

rule(['CS-EX-37', 'CS-SUPP-05', 'CS-SUPP-17', 'CS-RULING-38'], 'twice as many cards as detectives, and no more', () => {
  const table = scene({ detectives: { carl: { hand: ['talking-cure'] }, bea: { madness: 2 } } }).arrange(
    (w) => w.set('carl', 'supports', 5),
    [{ step: 'deliberation' }],
  )
  expect(table.offered('carl')).toContain('support:talking-cure:bea')
  const done = scene({ detectives: { carl: { hand: ['talking-cure'] }, bea: { madness: 2 } } }).arrange(
    (w) => w.set('carl', 'supports', 6),
    [{ step: 'deliberation' }],
  )
  expect(done.refused('carl')['support:talking-cure:bea']).toEqual(['CS-SUPP-05'])
  const five = scene({ seats: 5, detectives: { carl: { hand: ['talking-cure'] }, bea: { madness: 2 } } }).arrange(
    (w) => w.set('carl', 'supports', 9),
    [{ step: 'deliberation' }],
  )
  expect(five.offered('carl')).toContain('support:talking-cure:bea')
})

rule(
  ['CS-EX-38', 'CS-SUPP-10', 'CS-ICON-11', 'CS-DICE-11', 'CS-ROLL-01'],
  'no new card with the no-redraw icon; an extra die is rolled as it comes',
  () => {
    const hand = ['stroke-of-luck', 'stand-firm', 'keen-glance', 'guiding-light']
    const table = scene({ detectives: { ana: { hand } }, chance: { extra: [[5]] } }, 'preparation').choose(
      'ana',
      'support:stroke-of-luck:bea',
    )
    expect([table.zone('hand:ana').length, table.get('detective-die#1', 'face'), table.zone('dice:bea').length]).toEqual([3, 'star', 1])
  },
)

rule(['CS-SUPP-11', 'CS-RULING-37'], 'a card that would change nothing cannot be played', () => {
  const table = scene(
    {
      detectives: {
        carl: { hand: ['talking-cure', 'deep-analysis'] },
        ana: { hand: ['delay-the-inevitable', 'force-the-dice', 'share-the-spoils'] },
      },
    },
    'preparation',
  )
  expect([table.refused('carl')['support:talking-cure:bea'], table.refused('carl')['support:deep-analysis:bea']]).toEqual([
    ['CS-SUPP-11'],
    ['CS-SUPP-11'],
  ])
  for (const card of ['delay-the-inevitable', 'force-the-dice', 'share-the-spoils'])
    expect(table.refused('ana')[`support:${card}:bea`], card).toEqual(['CS-SUPP-11'])
})

rule(['CS-SUPP-12'], 'the helped one decides about what is optional', () => {
  const table = scene({ detectives: { carl: { hand: ['case-notes'] }, bea: { madness: 1, hand: ['stand-firm'] } } }, 'preparation').choose(
    'carl',
    'support:case-notes:bea',
  )
  table.expectAsk('bea', 'may-do').choose('bea', 'no')
  expect([minds(table)[1], table.zone('hand:bea')]).toEqual([0, ['stand-firm']])
})

rule(
  ['CS-SUPP-15', 'CS-ICON-04', 'CS-ICON-06', 'CS-RULING-35'],
  'icons come after the action: the cultist by the marker, then the terror step',
  () => {
    const cultist = scene({ marker: 'eye', detectives: { carl: { hand: ['group-session'] }, bea: { madness: 1 } } }, 'preparation').choose(
      'carl',
      'support:group-session:bea',
    )
    expect([crowds(cultist), cultist.state.marker, minds(cultist)[1]]).toEqual([[0, 0, 1, 0, 0], 'planet', 0])
    const terror = scene({ detectives: { ana: { hand: ['force-the-dice'] }, bea: { dice: ['eye'] } } }, 'preparation')
      .choose('ana', 'support:force-the-dice:bea')
      .choose('bea', 'planet')
    expect([terror.state.terror, terror.get('detective-die#1', 'face')]).toEqual(['tentacle', 'planet'])
    // What waits for a fight has done nothing yet.
    const waiting = scene({ marker: 'eye', detectives: { ana: { hand: ['call-them-out'] } } }, 'preparation').choose(
      'ana',
      'support:call-them-out:bea',
    )
    expect([crowds(waiting), waiting.state.marker, waiting.zone('support:bea')]).toEqual([[0, 0, 0, 0, 0], 'eye', ['call-them-out']])
  },
)

rule(['CS-RULING-43'], 'with both icons the cultist comes first', () => {
  // No card of the box has both: one is given the other for as long as the test lasts.
  const icons = specialCards.find(({ id }) => id === 'group-session')?.icons as Icon[]
  icons.push('terror')
  const picture = { marker: 'eye' as const, detectives: { carl: { hand: ['group-session'] }, bea: { madness: 1 } } }
  const table = scene(picture, 'preparation').choose('carl', 'support:group-session:bea')
  icons.pop()
  const told = table.told('ana').map(({ key }) => key)
  expect(told.indexOf('cultist-appeared')).toBeGreaterThan(-1)
  expect(told.indexOf('terror-advanced')).toBeGreaterThan(told.indexOf('cultist-appeared'))
})

rule(['CS-SUPP-19', 'CS-ICON-09', 'CS-RULING-47', 'CS-TROPHY-10'], 'trophies move by a card, at any distance', () => {
  const picture = {
    detectives: { ana: { at: 'eye' as const, hand: ['share-the-spoils'], trophies: ['star'] as const }, bea: { at: 'star' as const } },
  }
  const table = scene(picture, 'preparation').choose('ana', 'support:share-the-spoils:bea')
  expect([table.get('ana', 'trophies'), table.get('bea', 'trophies')]).toEqual([[], ['star']])
})

rule(
  ['CS-ICON-05', 'CS-RULING-41', 'CS-LIMIT-10'],
  'a block is laid where the helped one stands now and works in the next cultist phase',
  () => {
    const table = scene({ detectives: { ana: { hand: ['barricade-the-door'] }, bea: { at: 'shield' } } }, 'preparation')
      .choose('ana', 'support:barricade-the-door:bea')
      .choose('bea', 'move:star')
    expect([table.state.blocks.map(({ slot }) => slot), table.zone('waiting:bea')]).toEqual([['shield'], ['barricade-the-door']])
    table.arrange(() => {}, [{ step: 'cultists' }, { step: 'preparation' }])
    expect([crowds(table), table.state.blocks, table.zone('discard:ana')]).toEqual([[0, 1, 1, 0, 0], [], ['barricade-the-door']])
  },
)

rule(['CS-ICON-05', 'CS-RULING-41'], 'a sedative works at the start of the next preparation phase', () => {
  const table = scene({ detectives: { carl: { hand: ['sedative'] }, bea: { madness: 3 } } }, 'preparation').choose(
    'carl',
    'support:sedative:bea',
  )
  expect(minds(table)[1]).toBe(3)
  table.arrange(() => {}, [{ step: 'preparation' }])
  expect([minds(table)[1], table.zone('discard:carl')]).toEqual([1, ['sedative']])
})

rule(['CS-DICE-06', 'CS-DICE-07', 'CS-DICE-08', 'CS-DICE-09', 'CS-RULING-25'], 'dice are rerolled, set and handed over by cards', () => {
  const picture = {
    seats: 5,
    detectives: { eve: { hand: ['try-again', 'pass-the-dice'], dice: ['star' as const] }, bea: { dice: ['eye' as const] } },
    chance: { 'reroll:bea': [[4]] },
  }
  const table = scene(picture, 'preparation').choose('eve', 'support:try-again:bea')
  expect(table.zone('dice:bea')).toHaveLength(1)
  expect(['planet']).toContain(table.get(table.table.kernel.inZone('dice:bea')[0] as string, 'face'))
  table.choose('eve', 'support:pass-the-dice:bea').choose('bea', table.table.kernel.inZone('dice:eve')[0] as string)
  expect([table.zone('dice:bea').length, table.zone('dice:eve').length]).toEqual([2, 0])
})

rule(
  ['CS-EX-45', 'CS-SEAL-03', 'CS-SEAL-05', 'CS-SEAL-06', 'CS-SEAL-07', 'CS-RULING-75', 'CS-PREP-05'],
  'a location takes as many trophies as there are detectives',
  () => {
    const picture = {
      seats: 4,
      offered: { tentacle: ['eye', 'eye', 'star'] as const },
      detectives: { ana: { at: 'tentacle' as const, trophies: ['planet', 'planet'] as const } },
    }
    const table = scene(picture, 'preparation').choose('ana', 'place:planet')
    expect([
      table.get('slot:tentacle', 'offered').length,
      table.offered('ana').includes('place:planet'),
      table.get('ana', 'trophies'),
    ]).toEqual([4, false, ['planet']])
  },
)

rule(
  [
    'CS-EX-46',
    'CS-DEV-01',
    'CS-DEV-02',
    'CS-DEV-04',
    'CS-DEV-06',
    'CS-DEV-07',
    'CS-DEV-08',
    'CS-DEV-12',
    'CS-DEV-17',
    'CS-RULING-48',
    'CS-RULING-49',
    'CS-RULING-112',
  ],
  'level 1 for one trophy: the ability, a terror step, a seal of choice',
  () => {
    const table = scene({ detectives: { ana: { trophies: ['planet'] } } }, 'preparation').choose('ana', 'develop:planet')
    table
      .expectAsk('ana', 'choose-seal', ['seal-shield', 'seal-tentacle', 'seal-eye', 'seal-planet', 'seal-star'])
      .choose('ana', 'seal-star')
    expect([table.get('ana', 'level'), table.get('ana', 'spent'), table.state.terror, table.zone('seals:ana'), crowds(table)]).toEqual([
      1,
      ['planet'],
      'tentacle',
      ['seal-star'],
      [0, 0, 0, 0, 0],
    ])
    expect(table.state.supply.planet).toBe(8)
  },
)

rule(['CS-EX-47', 'CS-DEV-03', 'CS-DEV-05', 'CS-DEV-09'], 'level 2 for two alike: a terror step and a cultist where one stands', () => {
  const mixed = scene({ detectives: { ana: { level: 1, trophies: ['tentacle', 'eye'] } } }, 'preparation')
  expect([mixed.refused('ana')['develop:tentacle'], mixed.refused('ana')['develop:eye']]).toEqual([['CS-DEV-05'], ['CS-DEV-05']])
  const table = scene(
    { marker: 'eye', detectives: { ana: { at: 'star', level: 1, trophies: ['tentacle', 'tentacle'] } } },
    'preparation',
  ).choose('ana', 'develop:tentacle')
  expect([table.state.terror, crowds(table), table.state.marker]).toEqual(['tentacle', [0, 0, 0, 0, 1], 'eye'])
})

rule(
  ['CS-EX-48', 'CS-DEV-10', 'CS-RULING-36', 'CS-MAD-05', 'CS-MAD-06', 'CS-RULING-81'],
  'level 3 also brings developing madness, and may not kill',
  () => {
    const star = ['star', 'star', 'star'] as const
    const table = scene({ detectives: { ana: { madness: 3, level: 2, trophies: star } } }, 'preparation').choose('ana', 'develop:star')
    expect([table.get('ana', 'developing'), minds(table)[0], table.state.terror, crowds(table)[0]]).toEqual([1, 4, 'tentacle', 1])
    expect(scene({ detectives: { ana: { madness: 4, level: 2, trophies: star } } }, 'preparation').refused('ana')['develop:star']).toEqual([
      'CS-RULING-36',
    ])
  },
)

rule(['CS-EX-49', 'CS-DEV-06', 'CS-DEV-13', 'CS-DEV-14', 'CS-DEV-15', 'CS-DEV-16'], 'with all seals taken a development gives none', () => {
  const table = scene(
    { takenSeals: ['shield', 'tentacle', 'eye', 'planet', 'star'], detectives: { ana: { trophies: ['star', 'eye', 'eye'] } } },
    'preparation',
  )
  table.choose('ana', 'develop:star').choose('ana', 'develop:eye')
  expect([table.get('ana', 'level'), table.zone('seals:ana')]).toEqual([2, []])
  // What was paid for the first ability lies on the board beside what was paid for the second.
  expect(table.get('ana', 'spent')).toEqual(['star', 'eye', 'eye'])
})

rule(['CS-DEV-14', 'CS-DEV-12'], 'the last seal goes to whoever develops next', () => {
  const picture = { takenSeals: ['shield', 'tentacle', 'eye', 'planet'] as const, detectives: { ana: { trophies: ['star'] as const } } }
  expect(scene(picture, 'preparation').choose('ana', 'develop:star').zone('seals:ana')).toEqual(['seal-star'])
})

rule(['CS-DEV-13', 'CS-DEV-12', 'CS-DEV-16'], 'whoever develops twice has two seals, in one turn too', () => {
  const table = scene({ detectives: { ana: { trophies: ['star', 'eye', 'eye'] } } }, 'preparation')
  table.choose('ana', 'develop:star').choose('ana', 'seal-eye').choose('ana', 'develop:eye').choose('ana', 'seal-star')
  expect([table.get('ana', 'level'), table.zone('seals:ana').sort(), table.zone('seal-supply').length]).toEqual([
    2,
    ['seal-eye', 'seal-star'],
    3,
  ])
})

rule(['CS-DEV-03'], 'nobody develops more than three levels', () => {
  expect(scene({ detectives: { ana: { level: 3, trophies: ['star'] } } }, 'preparation').refused('ana')['develop:star']).toEqual([
    'CS-DEV-02',
  ])
})

rule(
  ['CS-TARGET-01', 'CS-TARGET-02', 'CS-TARGET-03', 'CS-TARGET-08', 'CS-RULING-50', 'CS-SETUP-09'],
  'two markers, on enemies where one stands; they come off when one leaves',
  () => {
    const table = scene(
      { columns: { eye: ['shield-1', 'shield-2'] }, ancients: { eye: 'dagon' }, detectives: { ana: { at: 'eye' } } },
      'preparation',
    )
    expect(table.offered('ana').filter((key) => key.startsWith('target:'))).toEqual(['target:shield-1', 'target:shield-2', 'target:dagon'])
    table.choose('ana', 'target:shield-2').choose('ana', 'target:dagon')
    expect(table.offered('ana').filter((key) => key.startsWith('target:'))).toEqual([])
    table.choose('ana', 'untarget:dagon').choose('ana', 'target:shield-1')
    expect(table.get('ana', 'targets')).toEqual(['shield-2#1', 'shield-1#1'])
    expect(table.choose('ana', 'move:star').get('ana', 'targets')).toEqual([])
  },
)

rule(['CS-RULING-51'], 'with the house rule ranged detectives target any location', () => {
  const picture = { columns: { eye: ['shield-1'] }, detectives: { ana: { at: 'star' as const }, bea: { at: 'star' as const } } }
  const usual = scene(picture, 'preparation')
  const house = scene({ ...picture, options: { rangedAnyLocation: true } }, 'preparation')
  const targets = (table: typeof usual, who: string) => table.offered(who).includes('target:shield-1')
  expect([targets(usual, 'bea'), targets(house, 'bea'), targets(house, 'ana')]).toEqual([false, true, false])
})

rule(['CS-RULING-90'], 'with the house rule the helped one may refuse', () => {
  const table = scene({ options: { askBeforeSupport: true }, detectives: { ana: { hand: ['stand-firm'] } } }, 'preparation')
    .choose('ana', 'support:stand-firm:bea')
    .choose('bea', 'no')
  expect([table.zone('hand:ana'), minds(table)]).toEqual([['stand-firm'], [0, 0, 0]])
})

rule(['CS-MAD-01', 'CS-MAD-02', 'CS-MAD-03', 'CS-WIN-03'], 'the fifth token of anybody ends the game for all', () => {
  const table = scene({ detectives: { ana: { madness: 4 } } }, { step: 'combatTurnEnd', args: { who: 'ana' } })
  expect(table.result).toMatchObject({ outcome: 'madness', won: false, winners: [] })
  expect(crystals(scene({ detectives: { ana: { madness: 3 } } }, { step: 'combatTurnEnd', args: { who: 'ana' } }))[1]).toBe(1)
})
