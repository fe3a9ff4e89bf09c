import { rule } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { covers } from '../rules/cover.ts'
import { type MagicSymbol, SYMBOLS } from '../rules/shape.ts'
import { enemySymbols } from '../rules/symbols.ts'
import { crowds, crystals, ending, minds, scene } from './scene.ts'

/* The combat phase: order, reach, symbols, rerolls, trophies, penalties. */

const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })
const sorted = (symbols: readonly MagicSymbol[]): MagicSymbol[] => [...symbols].sort()
const shown = (picture: Parameters<typeof scene>[0], enemy: string) => sorted(enemySymbols(scene(picture).table.kernel, `${enemy}#1`))

/** Te, Ey and Pl; and one more Te, one more Pl. */
const [TE, EY, PL, SH, ST] = ['whispered-formula', 'keen-glance', 'celestial-chart', 'stand-firm', 'guiding-light']
const [TE2, PL2] = ['share-the-spoils', 'stroke-of-luck']

rule(
  ['CS-EX-19', 'CS-MATCH-01', 'CS-MATCH-02', 'CS-MATCH-03', 'CS-MATCH-04', 'CS-MATCH-07'],
  'at home and with a die a cultist shows five symbols',
  () => {
    expect(shown({ columns: { shield: ['shield-1'] }, dice: { shield: 'star' } }, 'shield-1')).toEqual([
      'eye',
      'planet',
      'shield',
      'star',
      'tentacle',
    ])
  },
)

rule(['CS-EX-20', 'CS-MATCH-05', 'CS-MATCH-06', 'CS-RULING-57'], 'elsewhere three, or four with the die', () => {
  expect(shown({ columns: { eye: ['shield-1'] } }, 'shield-1')).toEqual(['eye', 'planet', 'tentacle'])
  expect(shown({ columns: { eye: ['shield-1'] }, dice: { eye: 'eye' } }, 'shield-1')).toEqual(['eye', 'eye', 'planet', 'tentacle'])
})

rule(['CS-EX-21', 'CS-MATCH-14'], 'symbols repeat', () => {
  expect(shown({ columns: { shield: ['shield-9'] }, dice: { shield: 'shield' } }, 'shield-9')).toEqual([
    'eye',
    'shield',
    'shield',
    'shield',
    'shield',
  ])
})

rule(
  [
    'CS-EX-22',
    'CS-MATCH-08',
    'CS-MATCH-09',
    'CS-MATCH-11',
    'CS-TROPHY-01',
    'CS-TROPHY-05',
    'CS-TROPHY-07',
    'CS-TROPHY-09',
    'CS-DICE-14',
    'CS-ROLL-05',
    'CS-RULING-60',
    'CS-RULING-61',
  ],
  'the winner spends what covers the symbols and keeps the rest',
  () => {
    const ana = { at: 'eye' as const, hand: [TE, EY, PL, PL2], dice: ['star' as const], targets: ['shield-1'] }
    const table = scene({ columns: { eye: ['shield-1'] }, dice: { eye: 'star' }, detectives: { ana } }, turnOf('ana'))
    table.choose('ana', 'fight:shield-1').choose('ana', 'strike').choose('ana', PL)
    expect([table.zone('hand:ana'), table.get('ana', 'trophies'), table.zone('cultist-discard')]).toEqual([[PL2], ['shield'], ['shield-1']])
    expect([table.zone('discard:ana').sort(), minds(table)[0], table.state.supply.shield]).toEqual([[PL, EY, TE].sort(), 0, 7])
  },
)

rule(['CS-EX-23', 'CS-DICE-15', 'CS-RULING-23'], 'a wild is any one symbol', () => {
  const ana = { at: 'shield' as const, hand: [TE, EY, PL, SH], dice: ['wild' as const], targets: ['shield-1'] }
  const table = scene({ columns: { shield: ['shield-1'] }, dice: { shield: 'star' }, detectives: { ana } }, turnOf('ana'))
  table.choose('ana', 'fight:shield-1').choose('ana', 'strike')
  expect([table.zone('hand:ana'), table.get('ana', 'trophies')]).toEqual([[], ['shield']])
})

rule('CS-RULING-97', 'a wild covers one symbol, never two that are missing', () => {
  const lacking = (...hand: readonly string[]) => {
    const ana = { at: 'shield' as const, hand, dice: ['wild' as const], targets: ['shield-1'] }
    const table = scene({ columns: { shield: ['shield-1'] }, dice: { shield: 'star' }, detectives: { ana } }, turnOf('ana'))
    return table.choose('ana', 'fight:shield-1').offered('ana').includes('strike')
  }
  expect([lacking(TE, EY, PL, SH), lacking(TE, EY, PL), lacking(TE, EY, SH), lacking(EY, PL, SH)]).toEqual([true, false, false, false])
})

rule(['CS-DICE-14', 'CS-ROLL-05'], 'a die adds the symbol it shows and no other', () => {
  const facing = (face: 'planet' | 'star') => {
    const ana = { at: 'eye' as const, hand: [TE, EY], dice: [face], targets: ['shield-1'] }
    return scene({ columns: { eye: ['shield-1'] }, detectives: { ana } }, turnOf('ana'))
      .choose('ana', 'fight:shield-1')
      .offered('ana')
  }
  expect([facing('planet').includes('strike'), facing('star').includes('strike')]).toEqual([true, false])
})

rule(['CS-EX-24', 'CS-DICE-16'], 'a doubled wild is one symbol twice', () => {
  const wild = { piece: 'die', gives: SYMBOLS, pair: 'die' }
  const hand = [
    { piece: 'te', gives: ['tentacle'] as const },
    { piece: 'ey', gives: ['eye'] as const },
  ]
  expect(covers(['tentacle', 'eye', 'star', 'star'], [...hand, wild, { ...wild }])).toBe(true)
  expect(covers(['tentacle', 'eye', 'star', 'planet'], [...hand, wild, { ...wild }])).toBe(false)
  // The same at the table: Te Ey Ey and the die Ey against a wild that counts twice.
  const ana = {
    at: 'star' as const,
    hand: [TE, EY],
    dice: ['wild' as const],
    support: [['double-or-nothing', 'eve']] as const,
    targets: ['star-5'],
  }
  const table = scene({ seats: 5, columns: { eye: ['star-5'] }, detectives: { ana: { ...ana, at: 'eye' } } }, turnOf('ana'))
  expect(shown({ columns: { eye: ['star-5'] } }, 'star-5')).toEqual(['eye', 'tentacle', 'tentacle'])
  table.choose('ana', 'fight:star-5')
  expect(table.offered('ana')).toContain('strike')
})

rule(['CS-EX-25', 'CS-MATCH-12', 'CS-COMBAT-06', 'CS-RULING-59'], 'a lost fight costs madness and terror, and no card', () => {
  const ana = { at: 'shield' as const, hand: [TE, TE2, EY, PL], targets: ['shield-1'] }
  const table = scene({ columns: { shield: ['shield-1'] }, detectives: { ana } }, turnOf('ana')).choose('ana', 'fight:shield-1')
  expect([minds(table)[0], crystals(table), table.zone('column:shield'), table.zone('hand:ana').length]).toEqual([
    1,
    [0, 1, 0, 0, 0],
    ['shield-1'],
    4,
  ])
})

rule(['CS-EX-26', 'CS-RULING-56', 'CS-COMBAT-01'], 'who stands where nobody is to be fought pays too', () => {
  const table = scene({ detectives: { ana: { at: 'star' } } }, { step: 'combatAt', args: { at: 'star' } })
  expect([minds(table)[0], crystals(table)[1]]).toEqual([1, 1])
})

const two = (hand: readonly string[]) =>
  scene(
    { columns: { eye: ['shield-1', 'shield-2'] }, detectives: { bea: { at: 'eye', hand, targets: ['shield-1', 'shield-2'] } } },
    turnOf('bea'),
  )

rule(
  ['CS-EX-27', 'CS-RULING-52', 'CS-RULING-54', 'CS-TARGET-03', 'CS-MATCH-10', 'CS-RULING-58'],
  'one penalty for each fight lost, none for one withdrawn after a win',
  () => {
    const wonAndLost = two([TE, EY, PL]).choose('bea', 'fight:shield-1').choose('bea', 'fight:shield-2')
    expect([minds(wonAndLost)[1], wonAndLost.get('bea', 'trophies')]).toEqual([1, ['shield']])
    const withdrawn = two([TE, EY, PL]).choose('bea', 'fight:shield-1').choose('bea', 'withdraw')
    expect(minds(withdrawn)[1]).toBe(0)
    const bothLost = two([]).choose('bea', 'fight:shield-1').choose('bea', 'fight:shield-2')
    expect(minds(bothLost)[1]).toBe(2)
  },
)

rule(['CS-COMBAT-05', 'CS-COMBAT-06'], 'fighting may be declined, at the price of a lost fight', () => {
  const table = two([TE, EY, PL]).choose('bea', 'decline')
  expect([minds(table)[1], crystals(table), crowds(table)[2]]).toEqual([1, [0, 1, 0, 0, 0], 2])
})

rule(['CS-EX-28', 'CS-COMBAT-09', 'CS-RULING-50', 'CS-RULING-55'], 'hand to hand only the front can be fought, when its turn comes', () => {
  const ana = { at: 'eye' as const, hand: [SH, EY, ST], targets: ['shield-2'] }
  const barred = scene({ columns: { eye: ['shield-1', 'shield-2'] }, detectives: { ana } }, turnOf('ana'))
  expect(minds(barred)[0]).toBe(1)
  const bea = { at: 'eye' as const, hand: [TE, EY, PL], targets: ['shield-1'] }
  const opened = scene({ columns: { eye: ['shield-1', 'shield-2'] }, detectives: { ana, bea } }, turnOf('bea'), turnOf('ana'))
  opened.choose('bea', 'fight:shield-1').choose('ana', 'fight:shield-2')
  expect([minds(opened).slice(0, 2), crowds(opened)[2], opened.get('ana', 'trophies')]).toEqual([[0, 0], 0, ['shield']])
})

rule(
  ['CS-EX-29', 'CS-COMBAT-08', 'CS-RULING-51', 'CS-TROPHY-06', 'CS-RULING-104'],
  'from afar any of the column can be fought, and the rest moves up',
  () => {
    const bea = { at: 'eye' as const, hand: [SH, EY, ST], targets: ['shield-2'] }
    const table = scene({ columns: { eye: ['shield-1', 'shield-2', 'shield-3'] }, detectives: { bea } }, turnOf('bea')).choose(
      'bea',
      'fight:shield-2',
    )
    expect(table.zone('column:eye')).toEqual(['shield-1', 'shield-3'])
  },
)

rule(
  ['CS-EX-30', 'CS-ROLL-02', 'CS-ROLL-03', 'CS-ROLL-04', 'CS-ROLL-07', 'CS-RULING-24'],
  'a paid reroll as often as one can bear it',
  () => {
    const ana = { at: 'eye' as const, madness: 2, dice: ['shield' as const], targets: ['shield-1'] }
    const table = scene({ columns: { eye: ['shield-1'] }, detectives: { ana }, chance: { 'reroll:ana': [[1], [5]] } }, turnOf('ana'))
    table.choose('ana', 'fight:shield-1').choose('ana', 'reroll:detective-die').choose('ana', 'reroll:detective-die')
    // At four tokens nothing but giving up is left, and that loses the game: it is done without asking.
    expect(ending(table)).toBe('madness')
    const alive = scene(
      {
        columns: { eye: ['shield-1'] },
        detectives: { ana: { ...ana, madness: 3, items: ['lucky-coin'] } },
        chance: { 'reroll:ana': [[1], [5]] },
      },
      turnOf('ana'),
    )
    alive.choose('ana', 'fight:shield-1').choose('ana', 'reroll:detective-die')
    expect([minds(alive)[0], alive.refused('ana')['reroll:detective-die']]).toEqual([4, ['CS-ROLL-04']])
  },
)

rule(['CS-RULING-24', 'CS-RULING-58'], 'a die that was committed is not rolled again in the next fight', () => {
  const bea = { at: 'eye' as const, hand: [TE, EY], dice: ['planet' as const, 'star' as const], targets: ['shield-1', 'shield-2'] }
  const table = scene({ columns: { eye: ['shield-1', 'shield-2'] }, detectives: { bea } }, turnOf('bea'))
  table.choose('bea', 'fight:shield-1').choose('bea', 'strike').choose('bea', 'fight:shield-2')
  expect(table.offered('bea').filter((key) => key.startsWith('reroll:'))).toHaveLength(1)
})

rule(['CS-EX-31', 'CS-TROPHY-02', 'CS-TROPHY-03'], 'an empty supply owes nothing', () => {
  const ana = { at: 'shield' as const, hand: [PL, ST, SH], targets: ['eye-1'] }
  const table = scene(
    { columns: { tentacle: ['eye-1'] }, supply: { eye: 0 }, detectives: { ana: { ...ana, at: 'tentacle' } } },
    turnOf('ana'),
  ).choose('ana', 'fight:eye-1')
  expect([table.get('ana', 'trophies'), crowds(table)[1]]).toEqual([[], 0])
})

rule(['CS-TROPHY-04', 'CS-SECT-11'], 'a cultist without a sect symbol gives no trophy', () => {
  const ana = { at: 'shield' as const, hand: [EY, 'search-party', ST], targets: ['veiled-novice'] }
  const table = scene({ columns: { shield: ['veiled-novice'] }, detectives: { ana } }, turnOf('ana')).choose('ana', 'fight:veiled-novice')
  expect([table.get('ana', 'trophies'), table.zone('cultist-discard')]).toEqual([[], ['veiled-novice']])
})

rule(
  ['CS-EX-32', 'CS-COMBAT-02', 'CS-COMBAT-03', 'CS-RULING-53', 'CS-RULING-02'],
  'location by location, clockwise from the Shield',
  () => {
    const at = (slot: 'planet' | 'shield' | 'tentacle', enemy: string) => ({ at: slot, hand: [TE], targets: [enemy] })
    const columns = { planet: ['shield-1'], shield: ['eye-1'], tentacle: ['star-2'] }
    const table = scene(
      {
        marker: 'planet',
        columns,
        detectives: { ana: at('planet', 'shield-1'), bea: at('shield', 'eye-1'), carl: at('tentacle', 'star-2') },
      },
      'combat',
    )
    expect(table.table.asked()).toEqual(['bea'])
    table.choose('bea', 'decline')
    expect(table.table.asked()).toEqual(['carl'])
    table.choose('carl', 'decline')
    expect(table.table.asked()).toEqual(['ana'])
  },
)

rule(
  ['CS-COMBAT-04', 'CS-TARGET-04', 'CS-TARGET-05', 'CS-TARGET-06', 'CS-TARGET-07', 'CS-RULING-96'],
  'the team orders those who fight in one place; who comes too late has nobody to fight',
  () => {
    const at = { at: 'eye' as const, hand: [TE, EY, PL], targets: ['shield-1'] }
    const table = scene(
      { columns: { eye: ['shield-1'] }, detectives: { ana: at, bea: at, carl: { at: 'star' } } },
      { step: 'combatAt', args: { at: 'eye' } },
    )
    table.expectAsk('ana', 'order-fighters').choose('ana', ['bea', 'ana'])
    table.choose('bea', 'fight:shield-1')
    expect([table.get('bea', 'trophies'), minds(table)]).toEqual([['shield'], [1, 0, 0]])
  },
)

rule(['CS-COMBAT-11', 'CS-RULING-72'], 'nobody is healed in the combat phase', () => {
  const table = scene({ phase: 'combat', detectives: { ana: { madness: 2, items: ['laudanum'] } } }, 'deliberation')
  expect(table.refused('ana')['use:laudanum/0']).toEqual(['CS-RULING-37'])
})

rule(['CS-COMBAT-12', 'CS-MOVE-06', 'CS-TARGET-09', 'CS-SUPP-18'], 'in a combat turn there is no move and no new target', () => {
  expect(two([TE, EY, PL]).offered('bea').sort()).toEqual(['decline', 'fight:shield-1', 'fight:shield-2'])
})

rule(
  ['CS-COMBAT-13', 'CS-SUPP-14', 'CS-ICON-07', 'CS-RULING-39', 'CS-SUPP-20', 'CS-TROPHY-08'],
  'help that lies there lends its symbol and goes back to its owner',
  () => {
    const ana = {
      at: 'eye' as const,
      hand: [TE, EY],
      support: [
        ['celestial-chart', 'bea'],
        ['guiding-light', 'carl'],
      ] as const,
      targets: ['shield-1'],
    }
    const table = scene({ columns: { eye: ['shield-1'] }, detectives: { ana } }, turnOf('ana')).choose('ana', 'fight:shield-1')
    expect([table.get('ana', 'trophies'), table.zone('discard:bea'), table.zone('discard:carl'), table.zone('support:ana')]).toEqual([
      ['shield'],
      ['celestial-chart'],
      ['guiding-light'],
      [],
    ])
  },
)

rule(['CS-EX-39', 'CS-ICON-04', 'CS-RULING-40'], 'the cultist of a combat card comes after the fight it was used in, and only then', () => {
  const ana = { at: 'eye' as const, hand: [TE, EY], support: [['call-them-out', 'bea']] as const, targets: ['shield-4'] }
  // Shield-4 shows Te Te St; at the Star's die nothing: Te counts twice, and a Star is lent.
  const picture = { columns: { eye: ['shield-4'] }, marker: 'star' as const, detectives: { ana: { ...ana, hand: [TE, ST] } } }
  const used = scene(picture, turnOf('ana')).choose('ana', 'fight:shield-4').choose('ana', 'use:call-them-out/0').choose('ana', TE)
  expect([crowds(used), used.state.marker, used.get('ana', 'trophies')]).toEqual([[0, 0, 0, 0, 1], 'shield', ['shield']])
  const spared = scene(picture, turnOf('ana')).choose('ana', 'fight:shield-4').choose('ana', 'yield')
  expect([crowds(spared), spared.state.marker]).toEqual([[0, 0, 1, 0, 0], 'star'])
})

rule(['CS-RULING-59', 'CS-RULING-40'], 'what was to count twice in a lost fight can still do so in the next', () => {
  const bea = {
    at: 'eye' as const,
    hand: [TE, ST],
    support: [['call-them-out', 'ana']] as const,
    targets: ['shield-1', 'shield-4'],
  }
  // Shield-1 shows Te Ey Pl, shield-4 Te Te St.
  const table = scene({ columns: { eye: ['shield-1', 'shield-4'] }, marker: 'star', detectives: { bea } }, turnOf('bea'))
  table.choose('bea', 'fight:shield-1').choose('bea', 'use:call-them-out/0').choose('bea', TE)
  expect([crowds(table)[4], table.get('call-them-out#1', 'committed')]).toEqual([0, false])
  table.choose('bea', 'fight:shield-4').choose('bea', 'use:call-them-out/0').choose('bea', TE)
  expect([table.get('bea', 'trophies'), crowds(table)[4]]).toEqual([['shield'], 1])
})

rule(['CS-ITEM-05', 'CS-MATCH-10'], 'an item lends its symbol once in a phase, at the price of a charge', () => {
  const bea = { at: 'eye' as const, hand: [TE, PL, SH, ST], items: ['sigil-of-the-eye'], targets: ['shield-1', 'shield-2'] }
  const table = scene({ columns: { eye: ['shield-1', 'shield-2'] }, detectives: { bea } }, turnOf('bea')).choose('bea', 'fight:shield-1')
  expect([table.get('sigil-of-the-eye#1', 'charges'), table.get('bea', 'trophies')]).toEqual([2, ['shield']])
  table.choose('bea', 'fight:shield-2')
  expect([table.get('sigil-of-the-eye#1', 'charges'), minds(table)[1]]).toEqual([2, 1])
})

rule(['CS-MATCH-13', 'CS-SUPP-01'], 'the own cards give their symbol only: their support half is not offered in a fight', () => {
  const ana = { at: 'eye' as const, hand: ['call-them-out'], dice: ['shield' as const], targets: ['shield-1'] }
  const table = scene({ columns: { eye: ['shield-1'] }, detectives: { ana } }, turnOf('ana')).choose('ana', 'fight:shield-1')
  expect(table.offered('ana').sort()).toEqual(['reroll:detective-die', 'yield'])
})

rule(['CS-COMBAT-14', 'CS-SEAL-04'], 'trophies may be placed in the own combat turn', () => {
  const table = scene(
    { columns: { eye: ['shield-1'] }, detectives: { bea: { at: 'eye', trophies: ['star'], targets: ['shield-1'] } } },
    turnOf('bea'),
  ).choose('bea', 'place:star')
  expect(table.get('slot:eye', 'offered')).toEqual(['star'])
})

test('the defender spares a comrade the madness of a lost fight, once a turn', () => {
  const table = scene(
    { seats: 4, detectives: { ana: { at: 'eye' }, dot: { at: 'eye', level: 2 } } },
    { step: 'combatTurnEnd', args: { who: 'ana' } },
  )
  table.choose('dot', table.offered('dot').find((key) => key.startsWith('defender')) ?? 'yes')
  expect(minds(table)[0]).toBe(0)
})

rule(['CS-RULING-40'], 'the trophy hunter takes one more trophy, and then its terror step comes', () => {
  const ana = { at: 'eye' as const, hand: [TE, EY, PL], support: [['trophy-hunter', 'ana']] as const, targets: ['shield-1'] }
  const table = scene({ columns: { eye: ['shield-1'] }, detectives: { ana } }, turnOf('ana'))
    .choose('ana', 'fight:shield-1')
    .choose('ana', 'planet')
  expect([table.get('ana', 'trophies').toSorted(), table.state.terror]).toEqual([['planet', 'shield'], 'tentacle'])
})
