import { describe, expect, test } from 'vitest'
import type { MagicSymbol } from '../content/kinds.ts'
import { SYMBOLS } from '../rules/shape.ts'
import { crowds, crystals, minds, type Picture, scene } from './scene.ts'

/* Locations, items and the events among them, each used as players use it. */

const turnOf = (who: string) => ({ step: 'combatTurn', args: { who } })
const [TE, EY, PL, SH, ST] = ['whispered-formula', 'keen-glance', 'celestial-chart', 'stand-firm', 'guiding-light']

describe('locations', () => {
  const at = (altar: string, ana: object, more: Picture = {}) =>
    scene({ altars: { eye: altar }, ...more, detectives: { ana: { at: 'eye', ...ana }, bea: { at: 'eye' } } }, 'preparation')

  test('university-library: a card, then one goes; each detective once a turn', () => {
    const table = at('university-library', { hand: [TE], deck: [PL] })
      .choose('ana', 'use:university-library/0')
      .choose('ana', [TE])
    expect([table.zone('hand:ana'), table.zone('discard:ana')]).toEqual([[PL], [TE]])
    expect([table.refused('ana')['use:university-library/0'], table.offered('bea').includes('use:university-library/0')]).toEqual([
      ['CS-LOC-06'],
      true,
    ])
  })

  test('police-station: for a card two cultists are seen and ordered, once a turn for all', () => {
    const table = at('police-station', { hand: [TE] }, { cultists: ['eye-1', 'star-1'] }).choose('ana', 'use:police-station/0')
    table.choose('ana', ['star-1', 'eye-1'])
    expect([table.zone('cultist-deck').slice(0, 2), table.zone('discard:ana')]).toEqual([['star-1', 'eye-1'], [TE]])
    expect(table.offered('bea').includes('use:police-station/0')).toBe(false)
  })

  test('old-harbour: a trophy is changed for one of another symbol', () => {
    const table = at('old-harbour', { trophies: ['eye'] })
      .choose('ana', 'use:old-harbour/0')
      .choose('ana', 'star')
    expect([table.get('ana', 'trophies'), table.state.supply.eye, table.state.supply.star]).toEqual([['star'], 9, 7])
  })

  test('curiosity-shop: for an item three are drawn and one may be kept, as often as one likes', () => {
    const picture = { itemDeck: ['dynamite', 'cursed-page', 'laudanum'] }
    const table = at('curiosity-shop', { items: ['lucky-coin'] }, picture)
      .choose('ana', 'use:curiosity-shop/0')
      .choose('ana', 'laudanum')
    expect([table.zone('items:ana'), table.state.terror, table.zone('item-discard').sort()]).toEqual([
      ['laudanum'],
      'tentacle',
      ['cursed-page', 'dynamite', 'lucky-coin'],
    ])
    expect(table.offered('ana')).toContain('use:curiosity-shop/0')
  })

  test('graveyard-chapel: the first fight here in a combat phase ignores the die, the second does not', () => {
    const picture: Picture = {
      altars: { eye: 'graveyard-chapel' },
      columns: { eye: ['shield-1', 'shield-3'] },
      dice: { eye: 'shield' },
      detectives: { bea: { at: 'eye', hand: [TE, EY, PL, 'share-the-spoils', 'stroke-of-luck', ST], targets: ['shield-1', 'shield-3'] } },
    }
    const table = scene(picture, turnOf('bea')).choose('bea', 'fight:shield-1')
    if (table.offered('bea').includes('strike')) table.choose('bea', 'strike')
    while (table.table.ask?.about.key === 'commit') table.choose('bea', table.offered('bea')[0] as string)
    expect(table.get('bea', 'trophies')).toEqual(['shield'])
    // Te Pl St and the Shield of the die: no Shield in hand.
    expect(minds(table.choose('bea', 'fight:shield-3'))[1]).toBe(1)
  })

  test('railway-station: who starts here moves for nothing', () => {
    const table = at('railway-station', {}).choose('ana', 'move:star').choose('ana', 'move:eye').choose('ana', 'move:shield')
    expect(minds(table)[0]).toBe(1)
  })

  test('newspaper-office: for two cards a crystal of a terror card is taken away', () => {
    const table = at('newspaper-office', { hand: [TE, PL] }, { crystals: { planet: 3, star: 2 } }).choose('ana', 'use:newspaper-office/0')
    expect([crystals(table), table.zone('hand:ana'), table.offered('ana').includes('use:newspaper-office/0')]).toEqual([
      [0, 0, 0, 2, 2],
      [],
      false,
    ])
  })

  test('town-hall: for a trophy any location is blocked, once a turn for all', () => {
    const table = at('town-hall', { trophies: ['eye', 'eye'] })
      .choose('ana', 'use:town-hall/0')
      .choose('ana', 'tentacle')
    expect([
      table.state.blocks.map(({ slot }) => slot),
      table.get('ana', 'trophies'),
      table.offered('ana').includes('use:town-hall/0'),
    ]).toEqual([['tentacle'], ['eye'], false])
  })

  test('silent-abbey: for a card the cultist die here is rolled again', () => {
    const table = at('silent-abbey', { hand: [TE] }, { chance: { 'cultist-die:eye': [[1]] } }).choose('ana', 'use:silent-abbey/0')
    expect([table.get('slot:eye', 'die'), table.zone('discard:ana')]).toEqual(['shield', [TE]])
  })
})

describe('items', () => {
  const having = (item: string, ana: object = {}, more: Picture = {}) =>
    scene({ ...more, detectives: { ana: { at: 'eye', items: [item], ...ana }, bea: { at: 'eye', madness: 3 } } }, 'preparation')
  const fighting = (item: string, ana: object, more: Picture = {}) =>
    scene(
      { columns: { eye: ['shield-1'] }, ...more, detectives: { ana: { at: 'eye', items: [item], targets: ['shield-1'], ...ana } } },
      turnOf('ana'),
    ).choose('ana', 'fight:shield-1')

  const CARD: { readonly [S in MagicSymbol]: string } = { shield: SH, tentacle: TE, eye: EY, planet: PL, star: ST }
  const SIGILS = ['sigil-of-the-shield', 'sigil-of-the-tentacle', 'sigil-of-the-eye', 'sigil-of-the-planet', 'sigil-of-the-star']
  test.each(SIGILS.map((sigil, i) => [sigil, SYMBOLS[i] as MagicSymbol] as const))(
    '%s lends a %s for a charge, and another where it is needed twice',
    (sigil, symbol) => {
      // The die of the location shows what the sigil lends; all else is in hand.
      const hand = [TE, EY, PL].filter((card) => card !== CARD[symbol])
      const table = fighting(sigil, { hand }, { dice: { eye: symbol } })
      expect([table.get('ana', 'trophies'), table.get(`${sigil}#1`, 'charges')]).toEqual([['shield'], 2])
      expect(minds(fighting('black-candle', { hand }, hand.length === 3 ? { dice: { eye: symbol } } : {}))[0]).toBe(1)
    },
  )

  test('elder-talisman lends any two symbols, three times, and is gone with the last charge', () => {
    const table = scene({
      columns: { eye: ['shield-1'] },
      detectives: { ana: { at: 'eye', hand: [TE], items: ['elder-talisman'], targets: ['shield-1'] } },
    })
    table.arrange((w) => w.set('elder-talisman#1', 'charges', 1), [turnOf('ana'), { step: 'curtain' }])
    table.choose('ana', 'fight:shield-1')
    expect([table.get('ana', 'trophies'), table.zone('items:ana'), table.zone('item-discard')]).toEqual([
      ['shield'],
      [],
      ['elder-talisman'],
    ])
    expect(fighting('elder-talisman', { hand: [PL] }).get('elder-talisman#1', 'charges')).toBe(2)
  })

  test('laudanum heals three of somebody here, and is gone', () => {
    const table = having('laudanum').choose('ana', 'use:laudanum/0')
    expect([minds(table)[1], table.zone('items:ana')]).toEqual([0, []])
  })

  test('old-journal: one icon more, where there is one', () => {
    const draws = (hand: readonly string[]) =>
      having('old-journal', { hand })
        .offered('ana')
        .filter((key) => key.startsWith('investigate'))
    expect([draws([]).length, draws(['fresh-lead']).length]).toEqual([0, 2])
  })

  test('motor-car: the second move costs nothing, the third does', () => {
    const table = having('motor-car').choose('ana', 'move:star').choose('ana', 'move:eye')
    expect(minds(table)[0]).toBe(0)
    expect(minds(table.choose('ana', 'move:shield'))[0]).toBe(1)
  })

  test('lucky-coin: an own die is rolled again for nothing, once a turn', () => {
    const table = having('lucky-coin', { dice: ['eye'] }, { chance: { 'reroll:ana': [[5]] } }).choose('ana', 'use:lucky-coin/0')
    expect([table.get('detective-die#1', 'face'), minds(table)[0], table.offered('ana').includes('use:lucky-coin/0')]).toEqual([
      'star',
      0,
      false,
    ])
  })

  test('hunting-rifle: hand to hand one reaches the rear', () => {
    const rear = { columns: { eye: ['eye-1', 'shield-1'] } }
    expect(fighting('hunting-rifle', { hand: [TE, EY, PL] }, rear).get('ana', 'trophies')).toEqual(['shield'])
  })

  test('holy-chalk blocks where one stands, and is gone', () => {
    const table = having('holy-chalk').choose('ana', 'use:holy-chalk/0')
    expect([table.state.blocks.map(({ slot }) => slot), table.zone('item-discard')]).toEqual([['eye'], ['holy-chalk']])
  })

  test('dynamite: up to two symbols of a cultist are not met, and afterwards the terror advances', () => {
    const table = fighting('dynamite', { hand: [TE] })
    table.choose('ana', 'use:dynamite/0')
    const symbols = table.offered('ana').filter((key) => !key.endsWith('tentacle'))
    table.choose('ana', symbols)
    expect([table.get('ana', 'trophies'), table.state.terror, table.zone('item-discard')]).toEqual([['shield'], 'tentacle', ['dynamite']])
    const ancient = { columns: {}, ancients: { eye: 'dagon' as const } }
    const bare = scene(
      { ...ancient, detectives: { ana: { at: 'eye', items: ['dynamite'], dice: ['eye'], targets: ['dagon'] } } },
      turnOf('ana'),
    )
    expect(bare.choose('ana', 'fight:dagon').offered('ana')).not.toContain('use:dynamite/0')
  })

  test('black-candle takes a crystal from a terror card, not from the End-of-Game card', () => {
    const table = having('black-candle', {}, { crystals: { eye: 2, star: 4 } }).choose('ana', 'use:black-candle/0')
    expect([crystals(table), table.zone('item-discard')]).toEqual([[0, 0, 1, 0, 4], ['black-candle']])
    expect(having('black-candle', {}, { crystals: { star: 4 } }).offered('ana')).not.toContain('use:black-candle/0')
  })

  test('silver-mirror: the cultist die is not met in one fight', () => {
    const table = fighting('silver-mirror', { hand: [TE, EY, PL] }, { dice: { eye: 'star' } }).choose('ana', 'use:silver-mirror/0')
    expect([table.get('ana', 'trophies'), table.zone('item-discard')]).toEqual([['shield'], ['silver-mirror']])
  })
})

describe('events among the items', () => {
  const found = (event: string, ana: object = {}, more: Picture = {}) =>
    scene({ ...more, itemDeck: [event], detectives: { ana: { at: 'planet', hand: ['fresh-lead'], ...ana } } }, 'preparation').choose(
      'ana',
      'investigate:1',
    )

  test('summoning-eye: a cultist where one stands, and the terror advances', () => {
    const table = found('summoning-eye')
    expect([crowds(table), table.state.marker, table.state.terror]).toEqual([[0, 0, 0, 1, 0], 'shield', 'tentacle'])
  })

  test('something-breathes: a token for the finder', () => {
    expect(minds(found('something-breathes'))).toEqual([1, 0, 0])
  })

  test('cursed-page: the terror advances', () => {
    expect(found('cursed-page').state.terror).toBe('tentacle')
  })

  test('they-were-waiting: a cultist by the marker, which moves on', () => {
    const table = found('they-were-waiting', {}, { marker: 'eye' })
    expect([crowds(table), table.state.marker]).toEqual([[0, 0, 1, 0, 0], 'planet'])
  })

  test('lost-hours: all cards but two go', () => {
    const table = found('lost-hours', { hand: ['fresh-lead', TE, EY, PL] }).choose('ana', [TE, EY])
    expect([table.zone('hand:ana').sort(), table.zone('discard:ana').sort()]).toEqual([[PL, 'fresh-lead'].sort(), [EY, TE].sort()])
  })
})
