import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { faces, healthOf, holdings, position, type Someone, saying } from './position.ts'

const ben = (more: Partial<Someone> = {}) => ({ ben: { is: 'lily-chen', at: '10', ...more } })
const testing = (skill: string, more: object = {}) => ({ do: 'test', skill, ...more })
const loss = (what: string, n = 1) => ({ do: 'lose', what, n })
const delay = { do: 'delay' }
const detained = { do: 'gain', what: 'condition', name: 'detained' }

describe('Mark Harrigan', () => {
  /* Health 8, Sanity 4. */
  const mark = (more: Partial<Someone> = {}) => ({ ana: { is: 'mark-harrigan', at: '10', ...more } })
  const acts = (someone: Partial<Someone>, monsters: string[], more: object = {}) =>
    position({ seats: { ...mark(someone), ...ben({ at: 'rome' }) }, monsters: { '10': monsters }, doom: 10, ...more }).choose(
      'ana',
      'mark-harrigan',
    )

  rule('EH-MARK-01 EH-RULING-43', 'action: he and 1 Monster on his space lose 1 Health each', () => {
    const t = acts({}, ['gug', 'zombie']).expectAsk('ana', 'prompt.pick', ['gug', 'zombie']).choose('ana', 'gug')
    expect([healthOf(t, 'mark-harrigan'), t.get('gug#1', 'lost'), t.get('zombie#1', 'lost')]).toEqual([[7, 4], 1, 0])
    expect(position({ seats: mark() }).refused('ana')).toHaveProperty('mark-harrigan/1')
  })

  rule('EH-MARK-02 EH-MARK-03', 'with its last Health he has defeated it, though in no Combat Encounter', () => {
    // The Lodge Researcher pays for a Monster defeated in combat: not for this one.
    const t = acts({ has: ['lodge-researcher'] }, ['ghoul']).expectAsk('ana', 'prompt.action')
    expect(t.zone('space:10')).toEqual(['mark-harrigan'])
    expect(t.zone('own-clues:mark-harrigan#1')).toEqual([])
    expect(t.table.kernel.chance.unused()).toEqual({})
    // It counts as his: who defeats this one gains the Axe.
    expect(holdings(acts({}, ['maniac']), 'mark-harrigan')).toEqual(['axe'])
  })

  rule('EH-MARK-09 EH-RULING-65', 'his point is lost, not spent: it can be prevented, and it can fell him, the Monster with him', () => {
    const t = acts({ has: ['bandages'] }, ['gug'])
      .expectAsk('ana', 'prompt.use-replacement')
      .choose('ana', 'bandages')
    expect([healthOf(t, 'mark-harrigan')[0], t.get('gug#1', 'lost')]).toEqual([8, 1])
    const both = acts({ health: 1, at: '14' }, [], { monsters: { '14': ['ghoul'] } }).expectAsk('ben', 'prompt.action')
    expect([both.zone('space:14'), both.zone('fallen:14'), both.state.doom]).toEqual([[], ['mark-harrigan'], 9])
    expect(both.zone('cup')).toContain('ghoul')
  })

  const says = (effect: object, more: object = {}) =>
    position({ seats: { ...mark(), ...ben() }, ...saying('mark-harrigan', effect), ...more })
  const state = (t: ReturnType<typeof position>) => [t.get('mark-harrigan#1', 'delayed'), holdings(t, 'mark-harrigan')]

  rule('EH-MARK-04 EH-MARK-05 EH-RULING-43', 'passive: without a choice of his own he is neither Delayed nor Detained', () => {
    expect(state(says({ do: 'seq', effects: [delay, detained] }))).toEqual([false, []])
    // But for the rest of the text.
    expect(healthOf(says({ do: 'seq', effects: [delay, loss('health')] }), 'mark-harrigan')).toEqual([7, 4])
  })

  rule('EH-MARK-06', 'picking it among several outcomes, he is Delayed or Detained', () => {
    const several = { do: 'choose', options: [delay, detained, loss('health')] }
    expect(
      state(says(several).expectAsk('ana', 'prompt.choose', ['delay', 'gain-condition-detained', 'lose-health']).choose('ana', 'delay')),
    ).toEqual([true, []])
    expect(state(says(several).choose('ana', 'gain-condition-detained'))).toEqual([false, ['detained']])
    expect(state(says({ do: 'unless', act: delay, otherwise: loss('health') }).choose('ana', 'yes'))).toEqual([true, []])
  })

  rule('EH-MARK-07', 'W-24 “Gain a Detained Condition unless you spend 1 Clue”: he declines, and nothing happens', () => {
    const clue = { do: 'unless', cost: [{ pay: 'clue', n: 1 }], otherwise: detained }
    const t = says(clue, { seats: mark({ clues: 1 }) })
      .expectAsk('ana', 'prompt.unless')
      .choose('ana', 'no')
    expect([state(t), t.zone('own-clues:mark-harrigan#1').length]).toEqual([[false, []], 1])
  })

  rule('EH-MARK-08 EH-RULING-65', 'what the Lead or the group chooses for all does not reach him, though he be the Lead', () => {
    const each = { do: 'forEach', of: { the: 'investigators' }, effect: delay, order: 'inOrder' }
    const t = says({ do: 'choose', options: [each, { do: 'doom', n: 1 }] }).choose('ana', 'delay')
    expect([t.get('mark-harrigan#1', 'delayed'), t.get('lily-chen#1', 'delayed')]).toEqual([false, true])
    const one = { do: 'for', who: { the: 'investigator', pick: 'group' }, effect: delay }
    const group = says({ do: 'choose', options: [one, { do: 'doom', n: 1 }] })
      .choose('ana', 'for-delay')
      .choose('ana', 'mark-harrigan')
    expect(group.get('mark-harrigan#1', 'delayed')).toBe(false)
  })
})

describe('Norman Withers', () => {
  /* Lore 3; Health 5, Sanity 7. */
  const norman = (more: Partial<Someone> = {}) => ({ ana: { is: 'norman-withers', at: '10', ...more } })
  const board = { gates: ['london', 'rome'], monsters: { london: ['ghoul'], rome: ['zombie', 'epic-shub-niggurath'], '5': ['gug'] } }

  rule('EH-NORMAN-01 EH-RULING-43', 'action: for 2 Clues 1 Monster on a space with a Gate is discarded', () => {
    const t = position({ seats: norman({ clues: 2, sanity: 1 }), ...board })
      .choose('ana', 'norman-withers')
      .expectAsk('ana', 'prompt.pick', ['ghoul', 'zombie'])
      .choose('ana', 'zombie')
    expect([t.zone('own-clues:norman-withers#1'), t.zone('space:rome').includes('zombie')]).toEqual([[], false])
    expect(t.zone('cup')).toContain('zombie')
    expect(position({ seats: norman({ clues: 2 }), gates: ['tokyo'], monsters: { '5': ['gug'] } }).refused('ana')).toHaveProperty(
      'norman-withers/1',
    )
  })

  rule(
    'EH-NORMAN-01 EH-NORMAN-02 EH-NORMAN-03',
    'W-25 1 Clue and Sanity 3: his action costs 1 Clue and 1 Sanity; a second time this round it does not work',
    () => {
      const more = { do: 'may', cost: [{ pay: 'clue', n: 1 }], effect: loss('health') }
      const t = position({ seats: norman({ clues: 1, sanity: 3 }), gates: ['london'], monsters: { london: ['ghoul'] } }).choose(
        'ana',
        'norman-withers',
      )
      expect([healthOf(t, 'norman-withers'), t.zone('own-clues:norman-withers#1'), t.zone('space:london')]).toEqual([
        [5, 2],
        [],
        ['gate-london'],
      ])
      expect(t.zone('cup')).toContain('ghoul')
      const twice = position({ seats: norman({ sanity: 3 }), ...saying('norman-withers', more, more) })
        .choose('ana', 'yes')
        .expectAsk('ana', 'pause')
      expect(healthOf(twice, 'norman-withers')).toEqual([4, 2])
    },
  )

  rule('EH-NORMAN-02 EH-NORMAN-03 EH-RULING-43', 'he may give Sanity for a Clue wherever he could spend one: for a reroll too', () => {
    const t = position({
      seats: norman({ clues: 1 }),
      ...saying('norman-withers', testing('lore')),
      chance: { test: [[1, 1, 1]], reroll: [[1], [1]] },
    })
    t.choose('ana', 'die:0')
    expect(t.table.ask).toMatchObject({ kind: 'number', about: { key: 'prompt.pay-instead' }, min: 0, max: 1 })
    t.choose('ana', 1).expectAsk('ana', 'prompt.reroll').choose('ana', 'die:1').expectAsk('ana', 'pause')
    expect([healthOf(t, 'norman-withers')[1], t.zone('own-clues:norman-withers#1')]).toEqual([6, []])
  })

  rule('EH-NORMAN-04', 'not his last Sanity; and as it is spent, nothing prevents it', () => {
    position({ seats: norman({ sanity: 1 }), ...saying('norman-withers', testing('lore')), chance: { test: [[1, 1, 1]] } }).expectAsk(
      'ana',
      'pause',
    )
    const t = position({
      seats: norman({ sanity: 2, has: ['whiskey'] }),
      ...saying('norman-withers', testing('lore')),
      chance: { test: [[1, 1, 1]], reroll: [[1]] },
    })
    t.choose('ana', 'die:0').expectAsk('ana', 'pause')
    expect([healthOf(t, 'norman-withers')[1], holdings(t, 'norman-withers')]).toEqual([1, ['whiskey']])
  })
})

describe('Silas Marsh', () => {
  /* Influence 3, Will 3, Lore 1. 3 is a Sea. */
  const silas = (more: Partial<Someone> = {}) => ({ ana: { is: 'silas-marsh', at: 'sydney', ...more } })

  rule(
    'EH-SILAS-01 EH-SILAS-03 EH-SILAS-04 EH-RULING-43',
    'W-26 from Sydney to 3, Travel on to Buenos Aires as the additional action, then Prepare for Travel; no second Travel',
    () => {
      const t = position({ seats: silas() }).choose('ana', 'silas-marsh').choose('ana', '3').expectAsk('ana', 'prompt.action')
      t.choose('ana', 'travel').choose('ana', 'buenos-aires').expectAsk('ana', 'prompt.action')
      expect(t.refused('ana').travel).toContain('EH-ACT-03')
      expect(t.get('silas-marsh#1', 'actionsLeft')).toBe(1)
      t.choose('ana', 'prepare').untilAsk('ana', 'prompt.encounter')
      expect([t.zone('space:buenos-aires'), t.get('silas-marsh#1', 'shipTickets')]).toEqual([['silas-marsh'], 1])
    },
  )

  rule('EH-SILAS-02', 'no ticket extends that move', () => {
    const t = position({ seats: silas({ ship: 2 }) })
      .choose('ana', 'silas-marsh')
      .choose('ana', '3')
      .expectAsk('ana', 'prompt.action')
    expect([t.zone('space:3'), t.get('silas-marsh#1', 'shipTickets')]).toEqual([['silas-marsh'], 2])
  })

  rule('EH-SILAS-04', 'in one round he may use it and Travel, in whichever order', () => {
    const t = position({ seats: silas() })
      .choose('ana', 'travel')
      .choose('ana', '3')
      .choose('ana', 'silas-marsh')
      .choose('ana', 'buenos-aires')
    t.expectAsk('ana', 'prompt.action')
    expect(t.refused('ana').travel).toContain('EH-ACT-03')
  })

  rule('EH-SILAS-05 EH-RULING-43', 'passive: at Sea all on his space roll 1 additional die in tests', () => {
    const rolls = (at: string, dice: number, other = at) => {
      const seats = { ...silas({ at }), ...ben({ at: other }) }
      const t = position({ seats, ...saying('lily-chen', testing('lore')), chance: { test: [faces(dice, 0)] } })
      expect(t.table.kernel.chance.unused()).toEqual({})
    }
    rolls('3', 3)
    rolls('sydney', 2)
    rolls('3', 2, 'sydney')
    position({ seats: silas({ at: '3' }), ...saying('silas-marsh', testing('will')), chance: { test: [faces(4, 0)] } }).expectAsk(
      'ana',
      'pause',
    )
  })

  rule(
    'EH-SILAS-06 EH-RULING-66',
    'without a Ship path, or if he cannot move, there is no such action; the additional one he may decline',
    () => {
      expect(position({ seats: silas({ at: 'istanbul' }) }).refused('ana')).toHaveProperty('silas-marsh/1')
      expect(position({ seats: silas({ has: ['detained-1'] }) }).offered('ana')).not.toContain('silas-marsh/1')
      const t = position({ seats: silas() })
        .choose('ana', 'silas-marsh')
        .choose('ana', '3')
        .choose('ana', 'end')
        .expectAsk('ana', 'prompt.action')
      expect(t.get('silas-marsh#1', 'actionsLeft')).toBe(1)
    },
  )
})

describe('Trish Scarborough', () => {
  /* Influence 3, Lore 1. */
  const trish = (more: Partial<Someone> = {}) => ({ ana: { is: 'trish-scarborough', at: '10', ...more } })

  rule('EH-TRISH-01 EH-RULING-43', 'action: without a Clue she gains 1', () => {
    expect(position({ seats: trish() }).choose('ana', 'trish-scarborough').zone('own-clues:trish-scarborough#1')).toHaveLength(1)
    expect(position({ seats: trish({ clues: 1 }) }).refused('ana')).toHaveProperty('trish-scarborough/1')
  })

  const tests = (seats: object, who: string, skill: string, test: number[], reroll: number[][]) =>
    position({
      seats: seats as never,
      ...saying(who, testing(skill, { bands: { 3: { do: 'gain', what: 'clue', n: 5 } } })),
      chance: { test: [test], reroll },
    })
  const charlie = (more: Partial<Someone>) => ({ ben: { is: 'charlie-kane', at: '10', ...more } })

  rule(
    'EH-TRISH-02 EH-TRISH-03 EH-TRISH-05 EH-RULING-67',
    'W-27 on her space, faces 2 3 6 and 1 Clue: he rerolls the 2 and the 3 together',
    () => {
      // Charlie: Observation 3.
      const t = tests({ ...trish(), ...charlie({ clues: 1 }) }, 'charlie-kane', 'observation', [2, 3, 6], [[5, 5]])
      t.choose('ben', 'die:0').expectAsk('ben', 'prompt.second-die', ['die:1']).choose('ben', ['die:1']).expectAsk('ana', 'pause')
      expect(t.zone('own-clues:charlie-kane#1')).toHaveLength(5)
      expect(t.zone('discard:clues')).toHaveLength(1)
    },
  )

  rule('EH-TRISH-02 EH-TRISH-03 EH-RULING-67', 'also for herself, up to two, each time anew; elsewhere a Clue is one die', () => {
    const t = tests(trish({ clues: 2 }), 'trish-scarborough', 'influence', [1, 1, 1], [[5], [5, 5]])
    t.choose('ana', 'die:0').choose('ana', []).expectAsk('ana', 'prompt.reroll').choose('ana', 'die:1').choose('ana', ['die:2'])
    expect(t.expectAsk('ana', 'pause').zone('own-clues:trish-scarborough#1')).toHaveLength(5)
    const far = tests({ ...trish({ at: 'rome' }), ...charlie({ clues: 1 }) }, 'charlie-kane', 'observation', [2, 3, 6], [[5]])
    far.choose('ben', 'die:0').expectAsk('ana', 'pause')
  })

  rule('EH-TRISH-04', 'a single die is just rerolled', () => {
    const t = tests(trish({ clues: 1 }), 'trish-scarborough', 'lore', [2], [[3]])
      .choose('ana', 'die:0')
      .expectAsk('ana', 'pause')
    expect(t.zone('discard:clues')).toHaveLength(1)
  })
})
