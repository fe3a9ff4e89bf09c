import { describe, expect, test } from 'vitest'
import type { DetectiveType } from '../content/kinds.ts'
import { enemySymbols } from '../rules/symbols.ts'
import { crowds, crystals, minds, type Picture, scene } from './scene.ts'

/* What each action card does for the detective who is helped with it, played as players play it. */

const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })
const [TE, EY, PL, SH, ST] = ['whispered-formula', 'keen-glance', 'celestial-chart', 'stand-firm', 'guiding-light']

/** Ana is of this type and helps Bea, who is a healer, with this card. */
const helped = (card: string, by: DetectiveType, bea: object = {}, more: Picture = {}) => {
  const { detectives, ...rest } = more
  const options = {
    detectives: [by, by === 'healer' ? 'medium' : 'healer', 'gambler'].map((type, i) => (i === 2 && by === type ? 'fighter' : type)),
  }
  return scene(
    { options, ...rest, detectives: { ...detectives, ana: { hand: [card], deck: [ST], ...detectives?.ana }, bea } },
    'preparation',
  ).choose('ana', `support:${card}:bea`)
}

/** Bea fights a cultist at the Eye with this help in front of her. */
const fighting = (card: string, bea: object, more: Picture = {}) =>
  scene(
    {
      columns: { eye: ['shield-1'] },
      ...more,
      detectives: { bea: { at: 'eye', targets: ['shield-1'], support: [[card, 'ana']], ...bea } },
    },
    turnOf('bea'),
  )

describe('the healer’s', () => {
  test('hypnosis heals two, and no card is drawn for it', () => {
    const table = helped('hypnosis', 'healer', { madness: 3 })
    expect([minds(table)[1], table.zone('hand:ana')]).toEqual([1, []])
  })

  test('case-notes heals one, and a card may be changed', () => {
    const table = helped('case-notes', 'healer', { madness: 1, hand: [TE], deck: [PL] })
      .choose('bea', 'yes')
      .choose('bea', [TE])
    expect([minds(table)[1], table.zone('hand:bea'), table.zone('discard:bea')]).toEqual([0, [PL], [TE]])
  })

  test('deep-analysis makes developing madness curable, for a step of terror', () => {
    const table = helped('deep-analysis', 'healer', { madness: 1, developing: 1 })
    expect([table.get('bea', 'madness'), table.get('bea', 'developing'), table.state.terror]).toEqual([2, 0, 'tentacle'])
  })
})

describe('the investigator’s', () => {
  test('shared-dossier: the top three items are seen and put back in any order', () => {
    const table = helped('shared-dossier', 'investigator', {}, { itemDeck: ['laudanum', 'dynamite', 'lucky-coin'] })
    table.choose('bea', ['lucky-coin', 'laudanum', 'dynamite'])
    expect(table.zone('item-deck').slice(0, 3)).toEqual(['lucky-coin', 'laudanum', 'dynamite'])
  })

  test('follow-the-trail investigates with two icons, and the own investigation is still to come', () => {
    const table = helped('follow-the-trail', 'investigator', { hand: ['fresh-lead'] }, { itemDeck: ['laudanum', 'dynamite', 'lucky-coin'] })
    expect(table.offered('bea').sort()).toEqual(['dynamite', 'laudanum', 'none'])
    table.choose('bea', 'dynamite')
    expect([table.zone('items:bea'), table.offered('bea').includes('investigate:1')]).toEqual([['dynamite'], true])
  })

  test('evidence-locker brings back an item that was discarded, no event, for a step of terror', () => {
    const bare = scene({ detectives: { ana: { hand: ['evidence-locker'] } } })
    const table = bare
      .put(['laudanum', 'dynamite', 'cursed-page'], 'item-discard')
      .arrange(() => {}, [{ step: 'preparation' }, { step: 'curtain' }])
    table.choose('ana', 'support:evidence-locker:bea')
    expect(table.offered('bea').sort()).toEqual(['dynamite', 'laudanum'])
    table.choose('bea', 'laudanum')
    expect([table.zone('items:bea'), table.state.terror]).toEqual([['laudanum'], 'tentacle'])
  })

  test('know-the-sect: at home the sect symbol is not met', () => {
    // Shield-1 at the Shield: Te Ey Pl, and the Shield of its sect.
    const at = { at: 'shield', hand: [TE, EY, PL] }
    const table = fighting('know-the-sect', at, { columns: { shield: ['shield-1'] } }).choose('bea', 'fight:shield-1')
    expect(table.offered('bea')).not.toContain('strike')
    table.choose('bea', 'use:know-the-sect/0')
    expect(table.get('bea', 'trophies')).toEqual(['shield'])
  })

  test('anonymous-tip: two cultists are seen and ordered, and one may go to the bottom', () => {
    const table = helped('anonymous-tip', 'investigator', {}, { cultists: ['eye-1', 'star-1'] })
    table.choose('bea', ['star-1', 'eye-1']).choose('bea', 'star-1')
    const deck = table.zone('cultist-deck')
    expect([deck[0], deck.at(-1)]).toEqual(['eye-1', 'star-1'])
  })
})

describe('the fighter’s', () => {
  test('covering-fire lends a Shield or a Tentacle, one of them', () => {
    expect(
      fighting('covering-fire', { hand: [EY, PL] })
        .choose('bea', 'fight:shield-1')
        .get('bea', 'trophies'),
    ).toEqual(['shield'])
    const both = fighting('covering-fire', { hand: [EY], dice: ['planet'] }, { columns: { eye: ['shield-1'] }, dice: { eye: 'shield' } })
    expect(both.choose('bea', 'fight:shield-1').offered('bea')).toContain('yield')
  })

  test('left-hook lends a Tentacle and brings a card for the victory', () => {
    const table = fighting('left-hook', { hand: [EY, PL], deck: [ST] }).choose('bea', 'fight:shield-1')
    expect([table.get('bea', 'trophies'), table.zone('hand:bea')]).toEqual([['shield'], [ST]])
  })

  test('battle-cry lends a Tentacle and any symbol, and calls a cultist', () => {
    const table = fighting('battle-cry', { hand: [EY] }, { marker: 'star' }).choose('bea', 'fight:shield-1')
    expect([table.get('bea', 'trophies'), crowds(table), table.state.marker]).toEqual([['shield'], [0, 0, 0, 0, 1], 'shield'])
  })

  test('clear-shot lends an Eye and reaches the rear, hand to hand', () => {
    const ana = { at: 'eye' as const, hand: [TE, PL], targets: ['shield-1'] }
    const columns = { eye: ['eye-1', 'shield-1'] }
    const armed = scene({ columns, detectives: { ana: { ...ana, support: [['clear-shot', 'bea']] } } }, turnOf('ana'))
    expect(armed.choose('ana', 'fight:shield-1').get('ana', 'trophies')).toEqual(['shield'])
    expect(minds(scene({ columns, detectives: { ana: { ...ana, hand: [TE, EY, PL] } } }, turnOf('ana')))[0]).toBe(1)
  })

  test('second-wind: a card used in a won fight stays in hand, and serves in the next fight too', () => {
    const bea = { hand: [TE, EY, PL, ST], targets: ['shield-1', 'shield-10'] }
    const picture = { columns: { eye: ['shield-1', 'shield-10'] } }
    const table = fighting('second-wind', bea, picture).choose('bea', 'fight:shield-1')
    table.choose('bea', 'use:second-wind/0').choose('bea', EY)
    expect([table.zone('hand:bea').sort(), table.zone('discard:bea').sort()]).toEqual([[EY, ST].sort(), [PL, TE].sort()])
  })

  test('trophy-hunter: one trophy more of any symbol, in the next fight that is won', () => {
    const bea = { hand: [TE, EY, PL], targets: ['shield-1'] }
    const table = fighting('trophy-hunter', bea).choose('bea', 'fight:shield-1').choose('bea', 'planet')
    expect([table.get('bea', 'trophies').toSorted(), table.state.terror]).toEqual([['planet', 'shield'], 'tentacle'])
  })
})

describe('the defender’s', () => {
  test('shield-wall lends a Shield, or spares the madness of one lost fight', () => {
    expect(minds(fighting('shield-wall', { hand: [TE] }).choose('bea', 'fight:shield-1'))[1]).toBe(0)
    const two = fighting('shield-wall', { targets: ['shield-1', 'shield-10'] }, { columns: { eye: ['shield-1', 'shield-10'] } })
    two.choose('bea', 'fight:shield-1').choose('bea', 'fight:shield-10')
    expect(minds(two)[1]).toBe(1)
    const lent = fighting('shield-wall', { hand: [TE, EY, PL] }, { dice: { eye: 'shield' } }).choose('bea', 'fight:shield-1')
    expect(lent.get('bea', 'trophies')).toEqual(['shield'])
  })

  test('hold-the-line blocks where the helped one stands, and no card is drawn for it', () => {
    const table = helped('hold-the-line', 'defender', { at: 'planet' })
    expect([table.state.blocks.map(({ slot }) => slot), table.zone('hand:ana')]).toEqual([['planet'], []])
  })

  test('take-the-blow: the helper bears one token of the helped one', () => {
    expect(minds(helped('take-the-blow', 'defender', { madness: 2 })).slice(0, 2)).toEqual([1, 1])
    const full = scene({ seats: 4, detectives: { dot: { madness: 4, hand: ['take-the-blow'] }, bea: { madness: 1 } } }, 'preparation')
    expect(full.refused('dot')['support:take-the-blow:bea']).toEqual(['CS-SUPP-11'])
  })

  test('watchful-guard: the terror does not advance for one fight that was lost or declined', () => {
    const lost = fighting('watchful-guard', { hand: [TE] }).choose('bea', 'fight:shield-1')
    expect([minds(lost)[1], lost.state.terror]).toEqual([1, 'shield'])
    expect(fighting('watchful-guard', { hand: [TE] }).choose('bea', 'decline').state.terror).toBe('shield')
    const two = fighting('watchful-guard', { targets: ['shield-1', 'shield-10'] }, { columns: { eye: ['shield-1', 'shield-10'] } })
    two.choose('bea', 'fight:shield-1').choose('bea', 'fight:shield-10')
    expect(two.state.terror).toBe('tentacle')
  })

  test('ward-circle: the marker stays where it is in the next terror phase, and in that one only', () => {
    const table = helped('ward-circle', 'defender')
    expect(table.zone('hand:ana')).toEqual([])
    table.arrange(() => {}, [{ step: 'terror' }, { step: 'curtain' }])
    expect([table.state.terror, table.state.calm]).toEqual(['shield', []])
    expect(table.arrange(() => {}, [{ step: 'terror' }, { step: 'curtain' }]).state.terror).toBe('tentacle')
  })

  test('drive-them-off: the rear cultist goes one location on, where there is room, for a step of terror', () => {
    const columns = { eye: ['eye-1', 'eye-2'] }
    const table = helped('drive-them-off', 'defender', { at: 'eye' }, { columns })
    expect([table.zone('column:eye'), table.zone('column:planet'), table.state.terror]).toEqual([['eye-1'], ['eye-2'], 'tentacle'])
    const full = scene(
      { seats: 4, columns: { ...columns, planet: 3 }, detectives: { dot: { hand: ['drive-them-off'] }, bea: { at: 'eye' } } },
      'preparation',
    )
    expect(full.refused('dot')['support:drive-them-off:bea']).toEqual(['CS-SUPP-11'])
  })
})

describe('the medium’s', () => {
  test('protective-trance holds the Ancient One where the helped one stands', () => {
    const picture = { columns: { eye: ['eye-1', 'eye-2'] }, ancients: { eye: 'dagon' } }
    const table = helped('protective-trance', 'medium', { at: 'eye' }, picture)
    expect(table.state.holds.map(({ ancient }) => ancient)).toEqual(['dagon#1'])
    const elsewhere = scene({ ...picture, detectives: { bea: { hand: ['protective-trance'] }, ana: { at: 'star' } } }, 'preparation')
    expect(elsewhere.refused('bea')['support:protective-trance:ana']).toEqual(['CS-SUPP-11'])
  })

  test('channel lends any symbol, and calls a cultist', () => {
    const table = fighting('channel', { hand: [TE, EY] }, { marker: 'star' }).choose('bea', 'fight:shield-1')
    expect([table.get('bea', 'trophies'), crowds(table)]).toEqual([['shield'], [0, 0, 0, 0, 1]])
  })

  test('vision: a terror card is seen by all, and a crystal of it may go on', () => {
    const table = helped('vision', 'medium', {}, { crystals: { tentacle: 2 } })
      .choose('bea', 'tentacle')
      .choose('bea', 'yes')
    expect([crystals(table), JSON.stringify(table.table.view('carl').zones['ring:tentacle']).includes('dark-omen')]).toEqual([
      [0, 1, 1, 0, 0],
      true,
    ])
  })

  test('astral-memory takes a card back from the own discards', () => {
    const table = helped('astral-memory', 'medium', { discard: [TE, PL] }).choose('bea', PL)
    expect([table.zone('hand:bea'), table.zone('discard:bea')]).toEqual([[PL], [TE]])
  })

  test('unbind: no attack madness, and one devoured symbol less to meet', () => {
    const hand = [TE, 'call-them-out', EY, PL, SH, 'barricade-the-door']
    const picture = { columns: {}, ancients: { shield: 'dagon' as const }, devoured: { shield: ['star-1'] } }
    const table = fighting('unbind', { at: 'shield', hand, targets: ['dagon'] }, picture)
      .choose('bea', 'fight:dagon')
      .choose('bea', 'unbind/0')
    expect([minds(table)[1], table.get('slot:shield', 'sealed')]).toEqual([0, 'marker'])
    const bare = fighting(
      'guiding-light',
      { at: 'shield', hand, targets: ['dagon'] },
      { ...picture, devoured: { shield: ['star-1', 'star-2'] } },
    )
    expect([minds(bare.choose('bea', 'fight:dagon'))[1], bare.get('slot:shield', 'sealed')]).toEqual([2, null])
  })

  test('silence-the-stars turns the cultist die to blank, for a step of terror', () => {
    const table = helped('silence-the-stars', 'medium', { at: 'eye' }, { dice: { eye: 'star' } })
    expect([table.get('slot:eye', 'die'), table.state.terror]).toEqual(['blank', 'tentacle'])
  })
})

describe('the gambler’s', () => {
  test('try-again rolls up to two dice again', () => {
    const table = helped('try-again', 'gambler', { dice: ['eye', 'star', 'planet'] }, { chance: { 'reroll:bea': [[1], [2]] } })
    const dice = table.table.kernel.inZone('dice:bea')
    table.choose('bea', dice.slice(0, 2))
    expect(dice.map((die) => table.get(die, 'face'))).toEqual(['shield', 'tentacle', 'planet'])
  })

  test('nerves-at-the-table: a die is rolled again, up to twice, for nothing', () => {
    const table = fighting('nerves-at-the-table', { hand: [TE, EY], dice: ['star'] }, { chance: { 'reroll:bea': [[1], [4]] } })
    table.choose('bea', 'fight:shield-1').choose('bea', 'use:nerves-at-the-table/0').choose('bea', 'yes').choose('bea', 'strike')
    expect([minds(table)[1], table.get('bea', 'trophies')]).toEqual([0, ['shield']])
  })

  test('ace-up-the-sleeve: a die of the reserve, and no card is drawn for it', () => {
    const table = helped('ace-up-the-sleeve', 'gambler', {}, { chance: { extra: [[6]] } })
    expect([table.zone('dice:bea').length, table.get('detective-die#1', 'face'), table.zone('hand:ana'), minds(table)[1]]).toEqual([
      1,
      'wild',
      [],
      0,
    ])
  })
})

describe('the general', () => {
  test('search-party: two cards are drawn and one goes', () => {
    const table = helped('search-party', 'fighter', { deck: [TE, PL] }).choose('bea', [PL])
    expect([table.zone('hand:bea'), table.zone('discard:bea')]).toEqual([[TE], [PL]])
  })

  test('read-the-signs: the own die or the cultist die is rolled again', () => {
    const own = helped('read-the-signs', 'fighter', { dice: ['eye'] }, { chance: { 'reroll:bea': [[1]] } }).choose('bea', 'reroll-dice')
    expect(own.get('detective-die#1', 'face')).toBe('shield')
    const there = helped('read-the-signs', 'fighter', { at: 'eye' }, { chance: { 'cultist-die:eye': [[5]] } })
    expect(there.get('slot:eye', 'die')).toBe('star')
  })

  test('fresh-lead: as many new cards as go', () => {
    const table = helped('fresh-lead', 'fighter', { hand: [TE, EY, SH], deck: [PL, ST] }).choose('bea', [TE, EY])
    expect(table.zone('hand:bea').sort()).toEqual([SH, PL, ST].sort())
  })

  test('share-the-spoils: the helped one says which way, each chooses of the own', () => {
    const table = helped(
      'share-the-spoils',
      'fighter',
      { trophies: ['star', 'eye'] },
      { detectives: { ana: { trophies: ['planet', 'shield'] } } },
    )
    table.choose('bea', 'exchange').choose('bea', 'eye').choose('ana', 'shield')
    expect([table.get('ana', 'trophies').toSorted(), table.get('bea', 'trophies').toSorted()]).toEqual([
      ['eye', 'planet'],
      ['shield', 'star'],
    ])
  })

  test('delay-the-inevitable works for whatever Ancient One is chosen', () => {
    const picture = { columns: { eye: 1, star: 1 }, ancients: { eye: 'dagon', star: 'cthulhu' } }
    const table = helped('delay-the-inevitable', 'fighter', {}, picture).choose('bea', 'cthulhu')
    expect(table.state.holds.map(({ ancient }) => ancient)).toEqual(['cthulhu#1'])
  })

  test('a symbol that was lent is met by nothing else of the enemy', () => {
    const { kernel } = fighting('stand-firm', { hand: [TE, EY] }).table
    expect(enemySymbols(kernel, 'shield-1#1').toSorted()).toEqual(['eye', 'planet', 'tentacle'])
    expect(
      fighting('stand-firm', { hand: [TE, EY], dice: ['star'] })
        .choose('bea', 'fight:shield-1')
        .offered('bea'),
    ).toContain('yield')
  })
})
