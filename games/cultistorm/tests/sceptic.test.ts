import { rule } from '@miskatonic/testing'
import { describe, expect, test } from 'vitest'
import { crowds, crystals, ending, minds, type Picture, scene } from './scene.ts'

/* Positions from the hardest pages of the rulebook, as somebody would set them up who trusts nothing: each is played by the decisions of players. */

const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })
const [TE, EY, PL, SH, ST] = ['whispered-formula', 'keen-glance', 'celestial-chart', 'stand-firm', 'guiding-light']

describe('summonings', () => {
  rule(['CS-SUMMON-11', 'CS-RULING-69'], 'one that fails kills by its madness before any terror advances', () => {
    const picture: Picture = { ancients: { eye: 'hastur' }, columns: { shield: 3, eye: 1 }, detectives: { bea: { madness: 4 } } }
    const table = scene(picture, 'arrival')
    expect([ending(table), minds(table), crystals(table)]).toEqual(['madness', [1, 5, 1], [0, 0, 0, 0, 0]])
  })

  rule(['CS-SUMMON-11', 'CS-TERR-08'], 'the terror of one that fails may carry out a card at each step', () => {
    const ring = { tentacle: 'distant-drums', eye: 'missing-persons' }
    const picture: Picture = {
      ancients: { eye: 'hastur' },
      columns: { star: 3, eye: 1 },
      marker: 'star',
      ring,
      crystals: { tentacle: 1, eye: 3 },
    }
    const table = scene(picture, 'arrival')
    // Star's fourth, then Distant Drums at the marker that has not moved yet: again a fourth or more there.
    expect(table.zone('terror-discard')).toEqual(expect.arrayContaining(['distant-drums', 'missing-persons']))
    expect(ending(table)).toBe(null)
  })

  rule(
    ['CS-RULING-13', 'CS-LIMIT-07', 'CS-SUMMON-10'],
    'every further cultist of a crowd tries again, and fails again while one is here',
    () => {
      const picture: Picture = { ancients: { eye: 'hastur' }, columns: { shield: 3, eye: 1 }, marker: 'shield' }
      const table = scene(picture, 'arrival').arrange((w) => w.set('table', 'marker', 'shield'), [{ step: 'arrival' }, { step: 'curtain' }])
      expect([crowds(table)[0], minds(table)]).toEqual([5, [2, 2, 2]])
    },
  )

  rule(['CS-SUMMON-07', 'CS-RULING-68', 'CS-SUMMON-16'], 'past sealed locations and past the last one around the board', () => {
    const picture: Picture = {
      marker: 'planet',
      sealed: ['planet', 'star', 'shield'],
      ring: { tentacle: 'the-stars-are-right' },
      crystals: { tentacle: 1 },
    }
    const table = scene(picture, 'terror')
    expect([table.zone('lair:tentacle').length, table.state.marker]).toEqual([1, 'planet'])
  })

  rule(['CS-RULING-11', 'CS-EX-06'], 'who comes under the marker sends it on, and that was the marker’s step', () => {
    const table = scene({ marker: 'planet', columns: { planet: 3 }, cultists: ['tentacle-1', 'eye-1', 'star-1'] }, 'cultists')
    expect([table.zone('lair:planet'), crowds(table)]).toEqual([['dagon'], [1, 0, 0, 4, 1]])
  })

  rule(['CS-RULING-92', 'CS-LIMIT-07'], 'a cultist driven to a sealed crowd calls nobody, one that appears at an open one does', () => {
    const sealed = scene(
      {
        seats: 4,
        sealed: ['eye'],
        columns: { tentacle: 1, eye: 4 },
        detectives: { dot: { hand: ['drive-them-off'] }, ana: { at: 'tentacle' } },
      },
      'preparation',
    )
    sealed.choose('dot', 'support:drive-them-off:ana')
    expect([crowds(sealed)[2], minds(sealed)]).toEqual([5, [0, 0, 0, 0]])
  })
})

describe('blocked, sealed and full', () => {
  rule(['CS-LIMIT-10', 'CS-RULING-11'], 'a block holds in the cultist phase only: what a card brings comes all the same', () => {
    const table = scene(
      { marker: 'eye', detectives: { ana: { items: ['holy-chalk'], at: 'eye' }, carl: { hand: ['group-session'] }, bea: { madness: 1 } } },
      'preparation',
    )
    table.choose('ana', 'use:holy-chalk/0').choose('carl', 'support:group-session:bea')
    expect([crowds(table), table.state.marker, table.state.blocks.length]).toEqual([[0, 0, 1, 0, 0], 'planet', 1])
  })

  rule(['CS-LIMIT-10', 'CS-LIMIT-11', 'CS-LIMIT-09'], 'sealed and blocked: the step is lost, and a crowd there calls nobody', () => {
    const picture: Picture = { marker: 'shield', sealed: ['shield', 'tentacle'], columns: { shield: 3, tentacle: 3 } }
    const table = scene(picture).arrange(
      (w) => w.set('table', 'blocks', [{ slot: 'shield', card: null }]),
      [{ step: 'cultists' }, { step: 'curtain' }],
    )
    expect([crowds(table), minds(table), table.state.marker]).toEqual([[3, 4, 1, 0, 0], [0, 0, 0], 'planet'])
  })

  rule(['CS-LIMIT-02', 'CS-DEV-09', 'CS-LIMIT-06'], 'developing at the limit is a loss, though nobody was fought', () => {
    const columns = { shield: 2, tentacle: 2, eye: 3, planet: 2, star: 2 }
    const table = scene({ columns, detectives: { ana: { level: 1, trophies: ['eye', 'eye'] } } }, 'preparation')
    expect(ending(table.choose('ana', 'develop:eye'))).toBe('overrun')
  })

  rule(
    ['CS-RULING-88', 'CS-LIMIT-02', 'CS-LIMIT-07'],
    'a fourth that is also one too many loses by the limit: nobody is called any more',
    () => {
      const columns = { shield: 3, tentacle: 2, eye: 2, planet: 2, star: 2 }
      const table = scene({ columns }, 'arrival')
      expect([ending(table), table.zone('lair:shield'), minds(table)]).toEqual(['overrun', [], [0, 0, 0]])
    },
  )

  rule(['CS-LIMIT-04', 'CS-CMOVE-02'], 'what was devoured makes room below the limit', () => {
    const columns = { shield: 2, tentacle: 2, eye: 3, planet: 2, star: 2 }
    expect(ending(scene({ columns, ancients: { eye: 'dagon' } }, 'arrival'))).toBe('overrun')
    const fed = scene({ columns: { ...columns, eye: 2 }, devoured: { eye: ['eye-1'] }, ancients: { eye: 'dagon' } }, 'arrival')
    expect(ending(fed)).toBe(null)
  })
})

describe('cover', () => {
  /** Bea, who fights from afar, at the Eye, with these. */
  const fight = (enemy: string, bea: object, more: Picture = {}) =>
    scene({ columns: { eye: [enemy] }, ...more, detectives: { bea: { at: 'eye', targets: [enemy], ...bea } } }, turnOf('bea')).choose(
      'bea',
      `fight:${enemy}`,
    )

  rule(['CS-MATCH-10', 'CS-RULING-58'], 'a die used in the first fight is not there for the second', () => {
    const picture: Picture = { columns: { eye: ['shield-1', 'shield-3'] } }
    const bea = { hand: [TE, EY, 'share-the-spoils', ST], dice: ['planet'], targets: ['shield-1', 'shield-3'] }
    const table = scene({ ...picture, detectives: { bea: { at: 'eye', ...bea } as never } }, turnOf('bea')).choose('bea', 'fight:shield-1')
    while (table.table.ask?.about.key !== 'combat-turn') table.choose('bea', table.offered('bea')[0] as string)
    expect(table.get('bea', 'trophies')).toEqual(['shield'])
    // Te Pl St: the Planet was the die's.
    table.choose('bea', 'fight:shield-3')
    expect([minds(table)[1], crowds(table)[2]]).toEqual([1, 1])
  })

  rule(['CS-DICE-16', 'CS-RULING-58'], 'a doubled wild meets two of one symbol, and nothing of another', () => {
    const doubled = (dice: readonly string[], hand: readonly string[]) => {
      const table = fight('star-5', { hand, dice, support: [['double-or-nothing', 'ana']] })
      if (table.offered('bea').includes('use:double-or-nothing/0')) table.choose('bea', 'use:double-or-nothing/0')
      return table
    }
    // Star-5 at the Eye: Te Te Ey.
    const won = doubled(['wild'], [EY])
    if (won.offered('bea').includes('strike')) won.choose('bea', 'strike')
    expect(won.get('bea', 'trophies')).toEqual(['star'])
    const lost = doubled(['wild'], [PL])
    expect(lost.offered('bea')).not.toContain('strike')
  })

  rule(['CS-MATCH-08', 'CS-MATCH-14'], 'a symbol that is ignored once is still to be met where it is shown twice', () => {
    // Star-5 with a Tentacle on the die: Te Te Te Ey; know what is left when the die is ignored.
    const table = fight('star-5', { hand: [TE, EY], items: ['silver-mirror'] }, { dice: { eye: 'tentacle' } }).choose(
      'bea',
      'use:silver-mirror/0',
    )
    expect([minds(table)[1], crowds(table)[2]]).toEqual([1, 1])
    const enough = fight('star-5', { hand: [TE, 'share-the-spoils', EY], items: ['silver-mirror'] }, { dice: { eye: 'tentacle' } })
    expect(enough.choose('bea', 'use:silver-mirror/0').get('bea', 'trophies')).toEqual(['star'])
  })

  rule(['CS-RULING-59', 'CS-ITEM-05'], 'a lost fight costs no charge and no card; what was done is done', () => {
    const table = fight('shield-1', { hand: [TE], items: ['sigil-of-the-eye'], dice: ['shield'] }, { chance: { 'reroll:bea': [[1]] } })
    table.choose('bea', 'reroll:detective-die').choose('bea', 'yield')
    expect([minds(table)[1], table.get('sigil-of-the-eye#1', 'charges'), table.zone('hand:bea')]).toEqual([2, 3, [TE]])
  })

  rule(['CS-RULING-40', 'CS-ICON-04'], 'a symbol that was lent and not needed brings no cultist', () => {
    const table = fight('shield-1', { hand: [TE, EY, PL], support: [['channel', 'ana']] }, { marker: 'star' })
    while (table.table.ask && ['fight', 'commit'].includes(table.table.ask.about.key)) {
      const offered = table.offered('bea')
      table.choose('bea', offered.find((key) => key !== 'channel') ?? (offered[0] as string))
    }
    expect([table.get('bea', 'trophies'), crowds(table), table.state.marker]).toEqual([['shield'], [0, 0, 0, 0, 0], 'star'])
  })

  rule(['CS-SUPP-01', 'CS-MATCH-13'], 'a card given away as help is not in one’s own fight', () => {
    const detectives = { ana: { at: 'eye' as const, hand: [TE, EY, PL], deck: [SH] }, bea: { at: 'star' as const } }
    const table = scene({ columns: { eye: ['shield-1'] }, detectives }, 'preparation', turnOf('ana'))
    table.choose('ana', 'target:shield-1').choose('ana', `support:${PL}:bea`)
    for (const who of ['ana', 'bea', 'carl']) table.choose(who, 'ready')
    table.choose('ana', 'fight:shield-1')
    expect([table.get('ana', 'trophies'), minds(table)[0]]).toEqual([[], 2])
  })
})

describe('reach and order', () => {
  rule(
    ['CS-COMBAT-10', 'CS-COMBAT-08', 'CS-RULING-62'],
    'two at one place: the front falls first, then the Ancient One can be reached by whoever marked it',
    () => {
      const hand = [TE, 'call-them-out', EY, PL, SH, 'barricade-the-door']
      const picture: Picture = {
        ancients: { shield: 'dagon' },
        columns: { shield: ['star-1'] },
        detectives: {
          ana: { at: 'shield', hand: [SH, TE, EY], targets: ['star-1'] },
          bea: { at: 'shield', hand, targets: ['dagon'] },
          carl: { at: 'star' },
        },
      }
      const right = scene(picture, { step: 'combatAt', args: { at: 'shield' } })
        .choose('ana', ['ana', 'bea'])
        .choose('ana', 'fight:star-1')
      right.choose('bea', 'fight:dagon')
      expect([right.get('slot:shield', 'sealed'), minds(right).slice(0, 2)]).toEqual(['marker', [0, 1]])
      const wrong = scene(picture, { step: 'combatAt', args: { at: 'shield' } }).choose('ana', ['bea', 'ana'])
      expect([minds(wrong)[1], wrong.table.asked()]).toEqual([1, ['ana']])
    },
  )

  rule(
    ['CS-RULING-54', 'CS-RULING-55', 'CS-COMBAT-09'],
    'hand to hand with two markers the second is reached when the first has fallen',
    () => {
      const ana = { at: 'eye' as const, hand: [TE, EY, PL, SH, 'search-party', ST], targets: ['shield-1', 'shield-2'] }
      const table = scene({ columns: { eye: ['shield-1', 'shield-2'] }, detectives: { ana } }, turnOf('ana'))
      expect(table.offered('ana').filter((key) => key.startsWith('fight:'))).toEqual(['fight:shield-1'])
      table.choose('ana', 'fight:shield-1')
      while (table.table.ask?.about.key === 'commit') table.choose('ana', table.offered('ana')[0] as string)
      table.choose('ana', 'fight:shield-2')
      while (table.table.ask?.about.key === 'commit') table.choose('ana', table.offered('ana')[0] as string)
      expect([table.get('ana', 'trophies'), minds(table)[0], crowds(table)[2]]).toEqual([['shield', 'shield'], 0, 0])
    },
  )
})

describe('two things at once', () => {
  rule(
    ['CS-AFIGHT-05', 'CS-RULING-79'],
    'an attack that kills wins nothing, though the Ancient One would have fallen and all would be sealed',
    () => {
      const hand = [TE, 'call-them-out', EY, PL, SH, 'barricade-the-door']
      const picture: Picture = {
        sealed: ['tentacle', 'eye', 'planet', 'star'],
        ancients: { shield: 'dagon' },
        detectives: { ana: { at: 'shield', madness: 4, hand, targets: ['dagon'] } },
      }
      expect(ending(scene(picture, turnOf('ana')).choose('ana', 'fight:dagon'))).toBe('madness')
    },
  )

  rule(['CS-RULING-06', 'CS-ALTAR-01'], 'where the Shield’s card is the last straw no altar is lit', () => {
    const picture: Picture = {
      terror: 'star',
      ring: { shield: 'panic', eye: 'blood-price' },
      crystals: { shield: 4 },
      detectives: { carl: { madness: 4 } },
    }
    const table = scene(picture, 'terror')
    expect([ending(table), table.zone('altar:shield')]).toEqual(['madness', []])
  })

  rule(['CS-RULING-48', 'CS-DEV-08', 'CS-DEV-12'], 'what a development sets off comes before its seal', () => {
    const picture: Picture = {
      ring: { tentacle: 'distant-drums' },
      crystals: { tentacle: 1 },
      marker: 'star',
      detectives: { ana: { trophies: ['eye'] } },
    }
    const table = scene(picture, 'preparation').choose('ana', 'develop:eye')
    expect([crowds(table)[4], table.table.ask?.about.key]).toEqual([1, 'choose-seal'])
  })

  test('a fifth token by the own general help cannot be taken, by the helper or the helped', () => {
    const table = scene({ detectives: { ana: { madness: 4, hand: [SH] }, bea: { hand: [TE] } } }, 'preparation')
    expect([table.refused('ana')[`support:${SH}:bea`], table.refused('bea')[`support:${TE}:ana`]]).toEqual([
      ['CS-RULING-36'],
      ['CS-RULING-36'],
    ])
    expect(table.offered('bea')).toContain(`support:${TE}:carl`)
  })
})
