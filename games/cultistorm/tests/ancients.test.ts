import type { Json } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { enemySymbols } from '../rules/symbols.ts'
import { crowds, ending, minds, scene } from './scene.ts'

/* Ancient Ones: how they move, what they show, how they come and go. */

const moves = (n: number, id = 'dagon') => Array.from({ length: n }, () => ({ step: 'ancientMoves', args: { ancient: `${id}#1` } }))
const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })

rule(
  ['CS-EX-10', 'CS-CMOVE-01', 'CS-CMOVE-02', 'CS-CMOVE-03', 'CS-CMOVE-05', 'CS-RULING-15'],
  'it devours from the rear, one a turn, and stands at the portal',
  () => {
    const picture = { ancients: { shield: 'dagon' }, columns: { shield: ['eye-1', 'eye-2', 'eye-3', 'eye-4'] } }
    expect(scene(picture, ...moves(1)).zone('devoured:shield')).toEqual(['eye-4'])
    const near = scene(picture, ...moves(4))
    expect([near.zone('devoured:shield'), crowds(near)[0], ending(near)]).toEqual([['eye-4', 'eye-3', 'eye-2', 'eye-1'], 0, null])
    expect(ending(scene(picture, ...moves(5)))).toBe('crossed')
  },
)

rule(
  ['CS-CMOVE-06', 'CS-CMOVE-07', 'CS-WIN-04', 'CS-AFIGHT-16'],
  'who is not beaten at the portal crosses in the next cultist phase',
  () => {
    expect(ending(scene({ ancients: { star: 'dagon' } }, 'cultists'))).toBe('crossed')
  },
)

rule(
  ['CS-EX-11', 'CS-AFIGHT-07', 'CS-AFIGHT-08', 'CS-CMOVE-04', 'CS-CMOVE-10'],
  'it shows its own symbols, those it devoured, the location and the die',
  () => {
    const picture = {
      ancients: { shield: 'shub-niggurath' },
      devoured: { shield: ['planet-1', 'planet-2', 'star-1', 'tentacle-1'] },
      dice: { shield: 'eye' as const },
    }
    const { kernel } = scene(picture).table
    const shown = enemySymbols(kernel, 'shub-niggurath#1')
    expect(['shield', 'tentacle', 'eye', 'star', 'planet'].map((symbol) => shown.filter((one) => one === symbol).length)).toEqual([
      3, 2, 2, 2, 2,
    ])
    expect(shown).toHaveLength(11)
  },
)

rule(['CS-EX-12', 'CS-CMOVE-11', 'CS-AFIGHT-08'], 'with a blank die and nothing devoured it shows six', () => {
  const { kernel } = scene({ ancients: { eye: 'hastur' } }).table
  expect(enemySymbols(kernel, 'hastur#1').sort()).toEqual(['eye', 'planet', 'shield', 'star', 'star', 'tentacle'])
})

rule(['CS-RULING-15'], 'a devoured cultist without a sect symbol adds none', () => {
  const { kernel } = scene({ ancients: { eye: 'hastur' }, devoured: { eye: ['veiled-novice'] } }).table
  expect(enemySymbols(kernel, 'hastur#1')).toHaveLength(6)
})

const FULL_HAND = ['whispered-formula', 'call-them-out', 'keen-glance', 'celestial-chart', 'stand-firm', 'barricade-the-door']

rule(
  [
    'CS-EX-15',
    'CS-AFIGHT-04',
    'CS-AFIGHT-06',
    'CS-AFIGHT-09',
    'CS-AFIGHT-10',
    'CS-AFIGHT-12',
    'CS-AFIGHT-13',
    'CS-AFIGHT-14',
    'CS-AFIGHT-15',
    'CS-AFIGHT-18',
    'CS-AFIGHT-19',
    'CS-RULING-64',
    'CS-RULING-66',
  ],
  'a beaten Ancient One goes back and its location is sealed',
  () => {
    // Dagon at the Shield: Te Te Ey Pl Sh and Sh.
    const table = scene(
      {
        ancients: { shield: 'dagon' },
        offered: { shield: ['eye', 'star'] },
        supply: { eye: 7, star: 7 },
        detectives: { ana: { at: 'shield', madness: 2, hand: FULL_HAND, targets: ['dagon'] } },
      },
      turnOf('ana'),
    )
    table.choose('ana', 'fight:dagon')
    expect([
      table.zone('ancients-first').includes('dagon'),
      table.get('slot:shield', 'sealed'),
      table.get('slot:shield', 'offered'),
    ]).toEqual([true, 'marker', []])
    expect([minds(table)[0], table.get('ana', 'trophies'), table.state.supply.eye, table.zone('hand:ana')]).toEqual([3, [], 8, []])
    expect(table.zone('seal-supply')).toContain('seal-shield')
  },
)

rule(['CS-AFIGHT-04', 'CS-RULING-64'], 'to attack costs what its card says: Cthulhu two', () => {
  const attacked = (ancient: string) => {
    const bea = { at: 'shield' as const, dice: ['eye' as const], targets: [ancient] }
    return minds(scene({ ancients: { shield: ancient }, detectives: { bea } }, turnOf('bea')).choose('bea', `fight:${ancient}`))[1]
  }
  expect([attacked('cthulhu'), attacked('azathoth')]).toEqual([2, 1])
})

rule(['CS-AFIGHT-12', 'CS-SECT-08', 'CS-RULING-86'], 'each goes back among its like: of the second wave, or of its sect', () => {
  const beaten = (ancient: string, options: object = {}) => {
    const hand = [...FULL_HAND, 'search-party', 'fresh-lead', 'guiding-light', 'stroke-of-luck']
    const ana = { at: 'shield' as const, hand, dice: ['wild' as const, 'wild' as const, 'wild' as const], targets: [ancient] }
    const table = scene({ options: options as Json, ancients: { shield: ancient }, detectives: { ana } }, turnOf('ana'))
    table.choose('ana', `fight:${ancient}`)
    while (table.table.ask && ['fight', 'commit'].includes(table.table.ask.about.key))
      table.choose('ana', table.offered('ana')[0] as string)
    return ['ancients-first', 'ancients-second', 'ancients-sect'].filter((zone) => table.zone(zone).includes(ancient))
  }
  expect([beaten('azathoth'), beaten('the-unmouthed', { sect: 'hollow-choir' })]).toEqual([['ancients-second'], ['ancients-sect']])
})

rule(['CS-EX-15', 'CS-AFIGHT-18', 'CS-RULING-66'], 'what it devoured goes to the discards', () => {
  const table = scene(
    {
      ancients: { shield: 'dagon' },
      devoured: { shield: ['star-1'] },
      detectives: { ana: { at: 'shield', hand: [...FULL_HAND, 'guiding-light'], targets: ['dagon'] } },
    },
    turnOf('ana'),
  )
  table.choose('ana', 'fight:dagon')
  expect([table.zone('cultist-discard'), table.zone('devoured:shield')]).toEqual([['star-1'], []])
})

rule(['CS-EX-16', 'CS-AFIGHT-11', 'CS-RULING-65'], 'an attack that fails costs the attack and the lost fight', () => {
  const table = scene(
    { ancients: { shield: 'dagon' }, detectives: { ana: { at: 'shield', madness: 2, hand: ['stand-firm'], targets: ['dagon'] } } },
    turnOf('ana'),
  )
  table.choose('ana', 'fight:dagon')
  expect([minds(table)[0], table.state.terror, table.zone('hand:ana')]).toEqual([4, 'tentacle', ['stand-firm']])
})

rule(['CS-AFIGHT-05', 'CS-RULING-36'], 'one may attack though it kills, and then all is lost', () => {
  const table = scene(
    { ancients: { shield: 'dagon' }, detectives: { ana: { at: 'shield', madness: 4, hand: FULL_HAND, targets: ['dagon'] } } },
    turnOf('ana'),
  )
  expect(ending(table.choose('ana', 'fight:dagon'))).toBe('madness')
})

rule(['CS-AFIGHT-01', 'CS-COMBAT-10'], 'behind cultists it cannot be fought, from afar neither', () => {
  const table = scene(
    { ancients: { shield: 'dagon' }, columns: { shield: ['eye-1'] }, detectives: { bea: { at: 'shield', targets: ['dagon'] } } },
    turnOf('bea'),
  )
  expect(minds(table)[1]).toBe(1)
})

rule(
  ['CS-EX-13', 'CS-RULING-62', 'CS-RULING-71', 'CS-TROPHY-06', 'CS-AFIGHT-02', 'CS-AFIGHT-03'],
  'with the last cultist gone it stands at the portal, and can be fought in the same phase',
  () => {
    const picture = {
      ancients: { eye: 'dagon' },
      columns: { eye: ['shield-1'] },
      detectives: {
        ana: { at: 'eye' as const, hand: ['whispered-formula', 'keen-glance', 'celestial-chart'], targets: ['shield-1'] },
        bea: { at: 'eye' as const, hand: FULL_HAND, dice: ['eye' as const], targets: ['dagon'] },
      },
    }
    const table = scene(picture, turnOf('ana'), turnOf('bea'))
    table.choose('ana', 'fight:shield-1')
    expect(table.offered('bea')).toContain('fight:dagon')
    expect(ending(scene({ ancients: { eye: 'dagon' }, columns: { eye: [] } }, 'cultists'))).toBe('crossed')
  },
)

rule(
  ['CS-EX-14', 'CS-CMOVE-08', 'CS-ICON-05', 'CS-ICON-06', 'CS-RULING-40', 'CS-RULING-41'],
  'held, it does not move once, and only then the card has cost a terror step',
  () => {
    const picture = { ancients: { star: 'dagon' }, detectives: { ana: { hand: ['delay-the-inevitable'] } } }
    const table = scene(picture, 'deliberation').choose('ana', 'support:delay-the-inevitable:bea')
    expect([table.state.holds.length, table.state.terror, table.zone('waiting:bea')]).toEqual([1, 'shield', ['delay-the-inevitable']])
    table.arrange(() => {}, [{ step: 'cultists' }, { step: 'curtain' }])
    expect([ending(table), table.state.holds.length, table.state.terror]).toEqual([null, 0, 'tentacle'])
    table.arrange(() => {}, [{ step: 'cultists' }, { step: 'curtain' }])
    expect(ending(table)).toBe('crossed')
  },
)

rule(
  ['CS-EX-17', 'CS-SUMMON-02', 'CS-SUMMON-05', 'CS-SUMMON-06', 'CS-SUMMON-07', 'CS-SUMMON-12', 'CS-RULING-68', 'CS-RULING-86'],
  'a terror card summons by the marker, or at the next unsealed location',
  () => {
    const table = scene(
      { marker: 'eye', sealed: ['eye'], ring: { tentacle: 'the-stars-are-right' }, crystals: { tentacle: 1 }, columns: { planet: 2 } },
      'terror',
    )
    expect([table.zone('lair:planet').length, minds(table), table.zone('terror-discard')]).toEqual([1, [1, 1, 1], ['the-stars-are-right']])
    expect(['dagon', 'hastur', 'nyarlathotep', 'ghatanothoa', 'shub-niggurath']).toContain(table.zone('lair:planet')[0])
  },
)

rule(['CS-RULING-68', 'CS-ENDG-06'], 'a second one comes to the next location where none is', () => {
  const picture = { marker: 'eye' as const, sealed: ['eye' as const], ancients: { planet: 'dagon' }, columns: { planet: 1 } }
  const table = scene({ ...picture, crystals: { star: 5 }, terror: 'planet', end: 'the-last-night' }, 'terror')
  expect([table.zone('lair:planet'), table.zone('lair:star').length]).toEqual([['dagon'], 1])
})

rule(['CS-RULING-68', 'CS-SUMMON-11'], 'with no location left for it the summoning fails', () => {
  const table = scene(
    {
      sealed: ['shield', 'tentacle', 'eye', 'planet'],
      ancients: { star: 'dagon' },
      columns: { star: 1 },
      ring: { tentacle: 'the-stars-are-right' },
      crystals: { tentacle: 1 },
    },
    'terror',
  )
  expect([minds(table), table.state.terror]).toEqual([[1, 1, 1], 'star'])
})

rule(
  ['CS-SUMMON-16', 'CS-RULING-71'],
  'summoned onto an empty column before the fights it must be beaten this turn; later it waits a turn',
  () => {
    const picture = { ring: { tentacle: 'the-stars-are-right' }, crystals: { tentacle: 1 } }
    expect(scene({ ...picture, phase: 'terror' }, 'terror').state.holds).toEqual([])
    expect(scene({ ...picture, phase: 'preparation' }, 'terror').state.holds).toEqual([])
    expect(scene({ ...picture, phase: 'combat' }, 'terror').state.holds).toHaveLength(1)
    expect(scene({ ...picture, phase: 'sealing' }, 'terror').state.holds).toHaveLength(1)
    // Where somebody stands before it, it has its way to go as any other.
    expect(scene({ ...picture, phase: 'combat', columns: { shield: 1 } }, 'terror').state.holds).toEqual([])
  },
)

rule(
  ['CS-EX-18', 'CS-DEV-09', 'CS-LIMIT-13', 'CS-RULING-99'],
  'where an Ancient One is, a named cultist appears one location on, and the marker stays',
  () => {
    const picture = {
      marker: 'eye' as const,
      ancients: { star: 'dagon' },
      columns: { star: 1 },
      detectives: { ana: { at: 'star' as const, level: 1, trophies: ['eye', 'eye'] as const } },
    }
    const table = scene(picture, 'deliberation').choose('ana', 'develop:eye')
    expect([crowds(table), table.state.marker]).toEqual([[1, 0, 0, 0, 1], 'eye'])
  },
)

rule(
  ['CS-EX-61', 'CS-SECT-07', 'CS-RULING-70', 'CS-SECT-06'],
  'with a special sect its own Ancient One is called, but a general fourth cultist calls its own',
  () => {
    const options = { sect: 'hollow-choir' }
    const terror = { options, ring: { tentacle: 'the-stars-are-right' }, crystals: { tentacle: 1 } }
    expect(scene(terror, 'terror').zone('lair:shield')).toEqual(['the-unmouthed'])
    expect(scene({ options, columns: { shield: 3 }, cultists: ['eye-1'] }, 'arrival').zone('lair:shield')).toEqual(['nyarlathotep'])
    expect(scene({ options, columns: { shield: 3 }, cultists: ['hollow-alto'] }, 'arrival').zone('lair:shield')).toEqual(['the-unmouthed'])
  },
)

rule(['CS-SUMMON-13', 'CS-SUMMON-14'], 'the second wave does more: Cthulhu leaves no wild dice, Azathoth hastens the terror', () => {
  const fight = { dice: { eye: 'star' as const }, columns: { eye: ['shield-1'] } }
  const ana = {
    at: 'eye' as const,
    hand: ['whispered-formula', 'keen-glance', 'celestial-chart'],
    dice: ['wild' as const],
    targets: ['shield-1'],
  }
  expect(
    scene({ ...fight, detectives: { ana } }, turnOf('ana'))
      .choose('ana', 'fight:shield-1')
      .offered('ana'),
  ).toContain('strike')
  const cursed = scene({ ...fight, ancients: { star: 'cthulhu' }, detectives: { ana } }, turnOf('ana')).choose('ana', 'fight:shield-1')
  expect(cursed.offered('ana')).not.toContain('strike')
  expect(scene({ ancients: { star: 'azathoth' } }, 'terror').state.terror).toBe('eye')
})

rule(['CS-SUMMON-15', 'CS-WIN-01'], 'no victory while an Ancient One is in play', () => {
  const all = ['shield', 'tentacle', 'eye', 'planet', 'star'] as const
  const held = scene(
    {
      sealed: all.slice(0, 4),
      ancients: { shield: 'dagon' },
      columns: { shield: 1 },
      offered: { star: ['eye', 'eye', 'eye'] },
      detectives: { ana: { at: 'star', seals: ['star'] } },
    },
    'sealing',
  )
  held.choose('ana', 'seal')
  expect([ending(held), held.get('slot:star', 'sealed')]).toEqual([null, 'card'])
})

rule(
  ['CS-EX-51', 'CS-WIN-01', 'CS-WIN-02', 'CS-FRAME-01', 'CS-WIN-06'],
  'the last seal by a beaten Ancient One wins at once for all',
  () => {
    const table = scene(
      {
        sealed: ['tentacle', 'eye', 'planet', 'star'],
        ancients: { shield: 'dagon' },
        detectives: { ana: { at: 'shield', hand: FULL_HAND, targets: ['dagon'] } },
      },
      turnOf('ana'),
      turnOf('bea'),
    )
    table.choose('ana', 'fight:dagon')
    expect(table.result).toMatchObject({ outcome: 'sealed', won: true, winners: ['ana', 'bea', 'carl'] })
  },
)
